"""The server: accounts, lobby, tables, clocks, storage, live updates. It sees views and options, never a title's inside."""
