"""A translation of what is printed on cards is a file: views, options, the log and the cards follow it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import sandtable
from sandtable.engine.messages import PRINTED, Messages
from tests.every_title.test_words import EVERY, said, titles


def all_printed(slug: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Everything a title asks for as printed, be it on a card, in an option or in a line of the log."""
    title, printed, asked = sandtable.title(slug), Messages.printed, set[str]()

    def noted(self: Messages, text: str) -> str:
        asked.add(text)
        return printed(self, text)

    with monkeypatch.context() as patched:
        patched.setattr(Messages, "printed", noted)
        title.cards(title.content(), title.messages())
        told(slug)
    return asked - {""}


def translate(slug: str, folder: Path, words: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a title another folder, with a British translation in which everything printed stands between marks."""
    title = sandtable.title(slug)
    assert title.folder is not None
    british = folder / "words" / "en-GB"
    british.mkdir(parents=True)
    (folder / "content").symlink_to(title.folder / "content")
    (folder / "words" / "en").symlink_to(title.folder / "words" / "en")
    lines = [
        f"{json.dumps(text, ensure_ascii=False)} = {json.dumps(f'«{text}»', ensure_ascii=False)}\n" for text in sorted(words)
    ]
    (british / PRINTED).write_text("".join(lines), encoding="utf-8")
    monkeypatch.setattr(title, "folder", folder)


def told(slug: str, language: str = "en") -> tuple[list[str], list[str], list[str]]:
    """Of the opening of a game: the labels of the options, the log, and what else is said."""
    table, rng = sandtable.new(slug, seed=8, **sandtable.title(slug).variants()[-1]), random.Random(8)
    labels, rest, voice = list[str](), list[str](), table.voice(language)
    while not table.over and len(table.history) < 4 * EVERY:
        seat = rng.choice(table.waiting_for)
        labels += [option.label for option in voice.options(seat)]
        rest += said(voice, table, seat)
        table.play(seat, rng.choice(table.g.offers[seat]))
    return labels, voice.log(), rest


def unmarked(text: str) -> str:
    """A sentence without marks, and without what English does for a word that it knows: its article, and one full stop."""
    plain = re.sub("[«»]", "", text)
    return re.sub(r"\ba (?=[aeiou])", "an ", re.sub(r"([.!?])\.$", r"\1", plain))


@titles
def test_a_translation_says_what_is_printed_in_its_own_words(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, english = all_printed(slug, monkeypatch), told(slug)
    translate(slug, tmp_path, words, monkeypatch)
    title, british = sandtable.title(slug), told(slug, "en-GB")
    cards = title.cards(title.content(), title.messages("en-GB"))
    assert all("«" in card["name"] for card in cards)
    for before, after in zip(english, british, strict=True):
        assert any("«" in text for text in after)
        assert [unmarked(text) for text in after] == [unmarked(text) for text in before]
