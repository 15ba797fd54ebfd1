"""What can be done with a server from the command line."""
