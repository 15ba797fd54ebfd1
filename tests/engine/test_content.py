"""Content by its hash: words may change, numbers may not; a record may bring its own cards."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable import BadRecord, Record
from sandtable.engine.content import READ_ONLY, Content
from sandtable.engine.errors import ContentError

GAMES = Path(__file__).parents[1] / "games"
ONE_EACH = [sorted((GAMES / slug / "games").glob("*.jsonl"))[0] for slug in ("fine_sand", "frontier_wars", "legion", "waral")]


def reworded(value: Any) -> Any:
    """The same tables with every text that people read turned around."""
    if isinstance(value, list):
        return [reworded(one) for one in value]
    if isinstance(value, dict):
        return {key: turned(one) if is_text(key, one) else reworded(one) for key, one in value.items()}
    return value


def is_text(key: str, value: Any) -> bool:
    readable = (key in READ_ONLY and key not in ("rules", "provenance")) or key.endswith("_text")  # these two are checked
    return readable and isinstance(value, str)


def turned(text: str) -> str:
    return f"Reworded {text[::-1]}"


@pytest.mark.parametrize("file", ONE_EACH, ids=lambda file: file.parts[-3])
def test_other_words_on_the_cards_change_neither_the_hash_nor_any_game(file: Path) -> None:
    record = Record.loads(file.read_text())
    today = sandtable.title(record.title).content()
    other = Content.of(reworded(today.tables), ())
    assert (other.hash, other.edition == today.edition) == (today.hash, False)
    table = sandtable.replay(record, content=other)
    table.verify(record)
    assert "Reworded" in str(table.title.cards(other, table.title.messages()))
    assert table.view(0)["zones"] == sandtable.replay(record).view(0)["zones"]


def other_cards() -> Content:
    tables = deepcopy(sandtable.title("fine_sand").content().tables)
    tables["rules"]["board"]["opening_hand"] -= 1
    return Content.of(tables, ())


def played_with(content: Content) -> Record:
    title = sandtable.title("fine_sand")
    table = sandtable.Table(title, title.setup(players=2, seed="1", mode="basic", content=content))
    for _ in range(10):
        seat = table.waiting_for[0]
        table.play(seat, table.options(seat)[-1])
    return table.record


def test_a_record_that_brings_its_cards_replays_wherever_the_rules_are_the_same() -> None:
    content = other_cards()
    record = played_with(content)
    with pytest.raises(BadRecord, match="other cards"):
        sandtable.replay(record)
    record.cards = content.tables
    again = sandtable.replay(record.dumps())
    assert again.picks == record.picks
    assert again.setup.content == content


def test_a_record_cannot_bring_cards_other_than_those_it_names() -> None:
    record = played_with(other_cards())
    record.cards = sandtable.title("fine_sand").content().tables
    with pytest.raises(BadRecord, match="other cards"):
        sandtable.replay(record.dumps())


def test_content_is_kept_and_read_again() -> None:
    content = other_cards()
    assert Content.loads(content.dumps()) == content


def test_records_that_name_every_word_of_their_cards_still_fit() -> None:
    """So did records before texts were left out of the hash."""
    record = Record.loads(ONE_EACH[0].read_text())
    record.content = sandtable.title(record.title).content().edition
    assert sandtable.replay(record).over


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ('[[card]]\nid = "castle-1"\ncost = 3\n[[card]]\nid = "castle-1"\ncost = 4', "'castle-1': this id is listed twice"),
        ('[[card]]\nid = "two words"', "'two words': an id is made of small letters and numbers"),
        ('[[card]]\nid = ["castle-1"]', "there is no entry with this id"),
        ('[[card]]\nid = "castle-1"\nname = ""', r"'castle-1': Expected `str` of length >= 1 - at `\$\.name`"),
        ('[card]\nid = "castle-1"', r"card: it must be written as \[\[card\]\]"),
        ('card = "castle-1"', r"card: it must be written as \[\[card\]\]"),
    ],
    ids=["the same id twice", "an id that is no id", "an id that is no text", "no name", "one table", "no table"],
)
def test_a_pack_that_means_nothing_is_refused_by_name(tmp_path: Path, written: str, complaint: str) -> None:
    (tmp_path / "cards.toml").write_text(written)
    with pytest.raises(ContentError, match=complaint):
        sandtable.title("fine_sand").content([tmp_path])


def test_a_table_is_not_written_as_entries(tmp_path: Path) -> None:
    (tmp_path / "rules.toml").write_text("[[board]]\ndraw = 3")
    with pytest.raises(ContentError, match=r"board: it must be written as \[board\]"):
        sandtable.title("fine_sand").content([tmp_path])
