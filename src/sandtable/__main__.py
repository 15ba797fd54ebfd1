"""`python -m sandtable`: the command line."""

import sys

if __name__ == "__main__":
    try:
        from sandtable.cli import main

        main()
    except KeyboardInterrupt:  # also while everything is still being loaded
        sys.exit(130)
