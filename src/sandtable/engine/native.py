"""What classes tell the compiler. Only mypyc reads it: where nothing is compiled, nothing has to be installed for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Leave a class as it is."""
        return lambda cls: cls
