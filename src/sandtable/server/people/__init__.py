"""People: accounts, sessions, names, and who is connected."""
