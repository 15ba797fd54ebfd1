"""The command line: `sandtable COMMAND`, or no command to sit down at the table."""

from __future__ import annotations

import os
import sys

from cyclopts import CycloptsError

from sandtable.cli.app import app
from sandtable.cli.complaints import one_sentence
from sandtable.cli.words import take_language
from sandtable.engine.errors import Spoken

BAD_INPUT = 2
INTERRUPTED = 130


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Carry out a command; answer its exit code. What a person got wrong is told in one sentence, without a traceback."""
    try:
        code = app(take_language(arguments), exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (CycloptsError, Spoken, OSError) as error:
        print(one_sentence(error), file=sys.stderr)
        return BAD_INPUT
    return code if isinstance(code, int) else 0
