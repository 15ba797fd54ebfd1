"""Files of weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.engine.errors import ContentError
from sandtable.engine.weights import dump_weights, load_weights


def test_weights_are_read_in_the_order_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(dump_weights(["coin", "card"], [0.5, -1.25], "a test"))
    assert load_weights(path, ["card", "coin"]) == [-1.25, 0.5]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('provenance = "x"\n[weights]\ncoin = 1', "expected weights of"),
        ('provenance = "x"\n[weights]\ncoin = 1\ncard = 1\nhat = 1', "expected weights of"),
        ("[weights]\ncoin = 1\ncard = 1", "provenance"),
        ('provenance = "x"\n[weights]\ncoin = 1\ncard = nan', "must be a number"),
    ],
)
def test_a_file_that_says_too_little_or_too_much_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(text)
    with pytest.raises(ContentError, match=complaint):
        load_weights(path, ["coin", "card"])
