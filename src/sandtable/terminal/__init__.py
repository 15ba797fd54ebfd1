"""The table in a terminal. It draws views and offers options; it knows no rules."""

from sandtable import extras

extras.require("terminal", "textual")
