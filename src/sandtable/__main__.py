"""`sandtable` and `python -m sandtable`: the command line."""

import sys


def main() -> None:
    """Run the command line, or say in one sentence what must be installed for it."""
    try:
        from sandtable import extras

        try:
            extras.require("cli", "cyclopts", "rich")
        except extras.MissingExtra as missing:
            sys.exit(str(missing))
        from sandtable.cli import main as run

        run()
    except KeyboardInterrupt:  # also while everything is still being loaded
        sys.exit(130)


if __name__ == "__main__":
    main()
