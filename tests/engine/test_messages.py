"""Messages are read once, whoever wants one first. What is printed on cards is translated by its words."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import fluent.runtime
import pytest

from sandtable.engine.messages import Messages


def test_a_message_is_found_while_another_thread_still_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    parse, begun, both = fluent.runtime.FluentResource, Event(), Barrier(2)

    def slowly(text: str) -> object:
        begun.set()
        both.wait(10)  # both threads read: neither may see the other's half-read messages
        return parse(text)

    monkeypatch.setattr(fluent.runtime, "FluentResource", slowly)
    messages = Messages("en", ["hello = Hello"])
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(messages.text, "hello")
        begun.wait(10)
        second = threads.submit(messages.text, "hello")
        assert (first.result(), second.result()) == ("Hello", "Hello")


def test_what_is_printed_is_translated_by_its_words_so_that_other_words_are_never_misquoted() -> None:
    messages = Messages("de", [], {"Draw two cards.": "Zieh zwei Karten."})
    assert messages.printed("Draw two cards.") == "Zieh zwei Karten."
    assert messages.printed("Draw three cards.") == "Draw three cards."
