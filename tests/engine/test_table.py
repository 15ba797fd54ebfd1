"""A table: several picks at once, and the log in parts and with what it is about."""

from __future__ import annotations

import pytest

import sandtable


def table_with_a_pick() -> sandtable.Table:
    table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
    table.play(0, table.options(0)[0])
    return table


def test_while_nothing_comes_to_light_picks_sent_together_are_made_all_or_none() -> None:
    table = table_with_a_pick()
    before, log, undoable = table.view(0), table.log(0), table.undoable(0)
    assert undoable == 1
    more = [option.text for option in table.options(0) if option.text.startswith("throw")]
    with pytest.raises(sandtable.IllegalPick):
        table.play_all(0, [more[0], "no such thing"])
    assert table.view(0) == before
    assert table.log(0) == log
    assert table.undoable(0) == undoable
    assert table.undo(0) == 0
    assert table.play_all(0, [more[0], more[1]]) == 2
    assert table.undoable(0) == 2


def test_picks_sent_along_with_one_that_brings_something_to_light_are_dropped_unread() -> None:
    table = table_with_a_pick()
    assert table.play_all(0, ["keep_rest", "no such thing", "throw blue-3"]) == 1
    assert [text for _, text in table.picks][1:] == ["keep_rest"]
    assert not table.can_undo(0)
    assert table.play_all(1, []) == 0


def test_the_log_can_be_read_in_parts() -> None:
    table = table_with_a_pick()
    read = table.log(0)
    seen = len(table.history)
    table.play(0, "keep_rest")
    table.play(1, "keep_rest")
    assert read + table.log(0, after=seen) == table.log(0)
    assert len(table.log(0)) > len(read)


def test_a_title_without_a_rule_for_it_lets_nobody_resign() -> None:
    table = table_with_a_pick()
    with pytest.raises(sandtable.IllegalPick, match="cannot resign"):
        table.resign(0)
    assert len(table.history) == 1


def test_a_line_of_the_story_says_who_acts_and_what_it_names() -> None:
    table = sandtable.new("fine_sand", players=2, seed=2, mode="basic")
    table.play(0, "throw blue-3")
    table.play(0, "keep_rest")
    assert table.story(0) == [
        {
            "kind": "threw",
            "text": "Trowel throws away Pocket Tipper.",
            "seat": 0,
            "args": {"card": "blue-3"},
            "about": ["blue-3"],
            "joins": False,
        },
        {"kind": "drew", "text": "Trowel draws 1 card.", "seat": 0, "args": {"count": 1}, "about": [], "joins": False},
    ]
    table.play(1, "keep_rest")
    begins = {"kind": "round-begins", "text": "Round 1 begins.", "seat": -1, "args": {"round": 1}, "about": [], "joins": False}
    assert begins in table.story(0)
    assert [line["text"] for line in table.story(1)] == table.log(1)


def test_equal_lines_in_a_row_are_gathered_in_the_last_of_them() -> None:
    """One sentence tells what was thrown away, however many picks that took; each event keeps its line."""
    table = sandtable.new("fine_sand", players=2, seed=2, mode="basic")
    for card in ("blue-3", "castle-2", "green-6"):
        table.play(0, f"throw {card}")
    lines = table.story(0)
    assert [line["args"]["card"] for line in lines] == ["blue-3", "castle-2", "green-6"]
    assert [line["joins"] for line in lines] == [False, True, True]
    assert table.log(0) == ["Trowel throws away Pocket Tipper, Drip Tower and Tin Roller."]
    assert table.story(0, after=2) == lines[2:]
    assert lines[2]["about"] == ["blue-3", "castle-2", "green-6"]


@pytest.mark.parametrize("slug", sandtable.titles())
def test_a_story_names_nothing_that_its_sentences_do_not_say(slug: str) -> None:
    """Whoever hears two names that sound alike is not told which of the two it was."""
    mode = sandtable.title(slug).modes[0]
    table = sandtable.new(slug, players=max(mode.players), seed=7, mode=mode.id)
    words = table.words
    for kind in words.nouns.keys() & {kind for event in words.events.all for _, kind in event.arguments}:
        named = [(noun.called(table.names), noun.slug) for noun in words.nouns[kind]]
        assert len(set(named)) == len({name for name, _ in named}), f"{slug}: one name for several things of the kind {kind}"


def test_options_name_people_as_they_are_called() -> None:
    table = sandtable.new("waral", players=2, seed=7, mode="revolt")
    table.names = ["Anna", "Ben"]
    steal = table.words.code("steal 2")
    assert steal is not None
    assert table.words.option(steal, table.names).label == "Steal from Ben"
    table = sandtable.new("legion", players=2, seed=7)
    lure = table.words.code("lure_back 2-1")
    assert lure is not None
    assert table.words.option(lure, ["Anna", "Ben"]).label == "Lure face-down card 1 of Ben away"
