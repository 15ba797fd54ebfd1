"""The table in a terminal. It draws views and offers options; it knows no rules."""
