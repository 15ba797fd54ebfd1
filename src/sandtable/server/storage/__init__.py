"""What the server keeps, and the databases it keeps it in."""
