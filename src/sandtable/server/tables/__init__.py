"""Tables: who sits where, picks, clocks, talk, and what each seat sees."""
