"""The rules of Waral in words are complete."""

from __future__ import annotations

from collections import Counter

import sandtable
from sandtable.engine.rulebook import read_rulebook

TITLE = sandtable.title("waral")
CHAPTERS = {1: 7, 2: 6, 3: 7, 4: 13, 5: 11, 6: 10, 7: 18, 8: 13, 9: 5, 10: 7}


def test_no_rule_is_missing() -> None:
    rules = read_rulebook(TITLE).rules()
    assert Counter(int(rule.id[3:].split(".")[0]) for rule in rules) == CHAPTERS


def test_every_card_says_where_it_comes_from_and_which_rules_it_follows() -> None:
    cards = TITLE.cards(TITLE.content(), TITLE.messages())
    assert {card["provenance"] for card in cards} == {"public", "designed"}
    assert all(card["rules"] for card in cards)
