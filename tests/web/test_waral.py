"""Waral's table: the draft, the coach, and what a round came to."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import Board, make_table, play_on_board, prefer

Someone = Callable[..., Page]
BOARD = Board(pieces=".piece.lit", goals=".ways [data-option]", spots=".piece")


def test_all_characters_of_the_draft_are_in_sight_on_a_small_phone(someone: Someone) -> None:
    page = someone(width=360, height=740, has_touch=True, is_mobile=True)
    prefer(page, confirm=False)
    make_table(page, "waral", ["me", "bot", "bot"])
    expect(page.locator(".own .piece.lit")).to_have_count(4)
    dock = page.locator(".dock").first.bounding_box()
    assert dock
    for piece in page.locator(".own .piece.lit").all():
        box = piece.bounding_box()
        assert box
        assert box["y"] + box["height"] <= dock["y"]


def test_a_card_tells_what_a_round_came_to(someone: Someone) -> None:
    """The coach teaches a first game; the card of a round goes with the first answer."""
    page = someone(width=1440, height=900)
    prefer(page, confirm=False)
    make_table(page, "waral", ["me", "bot"], mode="learning")
    expect(page.get_by_text("The coach says")).to_be_visible()
    play_on_board(page, BOARD, seed=3, until="document.querySelector('.round-card')")
    card = page.get_by_role("region", name="Round 1 is over")
    expect(card).to_contain_text("of 15 power")
    expect(card).to_contain_text("collects")
    play_on_board(page, BOARD, seed=3, until="!document.querySelector('.round-card')")
    expect(card).to_have_count(0)
