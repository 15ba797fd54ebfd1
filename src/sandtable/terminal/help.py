"""What the help key shows."""

HELP = """\
1-9, letters   pick the option with that sign
↑ ↓ Enter      choose an option and pick it; a click does the same
u              take back your last pick, until something came to light
w              what is not offered, and which rule forbids it
c              every card, with its text; opens at the option you stand on
r              the rules, opened at the one in force, with search
s              save; every pick is saved by itself
Space          skip the pause after a bot's move
PgUp PgDn      scroll the table
F2             light or dark
q              save and quit

A card shows the key that picks it in its corner. ▸ marks who is asked.
In the log • marks what happened since your last turn.
"""
