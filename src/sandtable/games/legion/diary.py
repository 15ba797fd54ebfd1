"""LE-13 The War Diary: what a campaign carries from game to game."""

from __future__ import annotations

from typing import Any

from sandtable.engine.errors import BadSetup
from sandtable.engine.phrases import Phrase
from sandtable.games.legion import book as b
from sandtable.games.legion.position import Legion
from sandtable.games.legion.zones import AVAILABLE, BOX, DECK, HAND, LEFT_BEHIND


def carry(g: Legion, before: dict[str, Any] | None) -> dict[str, Any]:
    """LE-13.5 to LE-13.9 What the next game starts from: people with all they bear, Supplies, VP, and the diary so far."""
    seats = range(g.players)
    slugs = g.book.slugs
    return {
        "game": g.game + 1,
        "first": g.first,
        "factions": [b.FACTIONS[g.faction[seat]] for seat in seats],
        "commanders": [g.book.commander_slugs[g.commander[seat]] for seat in seats],
        "left_behind": [" ".join([slugs[card] for card in sorted(g.piles[LEFT_BEHIND + seat])]) for seat in seats],
        "hands": [[slugs[card] for card in sorted(g.hand[seat])] for seat in seats],
        "decks": [[slugs[card] for card in sorted(g.deck[seat])] for seat in seats],
        "people": people(g),
        "supplies": [g.supplies[seat] for seat in seats],
        "vp": [g.earlier_vp[seat] + g.recorded[seat] for seat in seats],
        "dead": [g.earlier_dead[seat] + g.dead(seat) for seat in seats],
        "diary": [*(before["diary"] if before else []), entry(g)],
        "over": g.campaign_over(),
    }


def people(g: Legion) -> dict[str, dict[str, Any]]:
    """LE-13.7 What living characters bear: equipment, Wounds, Frostbite, lost skills."""
    found = {}
    for seat in range(g.players):
        for card in sorted(g.hand[seat] + g.deck[seat]):
            if g.kit[card] or g.wounds[card] or g.frostbites[card] or g.crippled[card]:
                found[g.book.slugs[card]] = {
                    "kit": [kind for i, kind in enumerate(g.book.kit_slugs) if g.kit[card] >> i & 1],
                    "wounds": g.wounds[card],
                    "frostbites": g.frostbites[card],
                    "crippled": [skill for i, skill in enumerate(b.SKILLS) if g.crippled[card] >> i & 1],
                }
    return found


def entry(g: Legion) -> dict[str, Any]:
    """LE-13.5 One page of the diary: rank before spending, faction, VP after spending, Supplies, commander, types won."""
    rows = [
        {
            "rank": g.rank[seat],
            "faction": b.FACTIONS[g.faction[seat]],
            "vp": g.recorded[seat],
            "supplies": g.supplies[seat],
            "commander": g.book.commander_names[g.commander[seat]],
            "won": {
                "freezing": g.freezing_won[seat],
                "warming": g.warming_won[seat],
                "peaceful": g.peaceful_won[seat],
            },
            "fallen": [g.book.names[card] for card in g.graveyard[seat]],
        }
        for seat in range(g.players)
    ]
    return {"game": g.game, "rows": rows}


def lay_out(g: Legion, campaign: dict[str, Any]) -> None:
    """LE-13.7, LE-13.8 Put everything kept back on the table: all six tokens available, no new Supply, no Officer choice."""
    if campaign.get("over"):
        raise BadSetup(Phrase("setup-campaign-over"))
    try:
        g.game, g.first = campaign["game"], campaign["first"]
        for seat in range(g.players):
            seat_survivors(g, campaign, seat)
        for slug, worn in campaign["people"].items():
            dress(g, g.book.slugs.index(slug), worn)
    except (KeyError, IndexError, ValueError, TypeError) as error:
        raise BadSetup(Phrase("setup-campaign-unreadable", why=str(error))) from None


def seat_survivors(g: Legion, campaign: dict[str, Any], seat: int) -> None:
    faction = b.FACTIONS.index(campaign["factions"][seat])
    commander = g.book.commander_slugs.index(campaign["commanders"][seat])
    if faction in g.faction[:seat] or g.book.commander_faction[commander] != faction:
        raise ValueError(f"seat {seat + 1} cannot have this faction and commander")
    g.faction[seat], g.commander[seat] = faction, commander
    g.supplies[seat] = campaign["supplies"][seat]
    g.earlier_vp[seat] = campaign["vp"][seat]
    g.earlier_dead[seat] = campaign["dead"][seat]
    left = campaign["left_behind"][seat].split()
    piles = ((HAND, campaign["hands"][seat]), (DECK, campaign["decks"][seat]), (LEFT_BEHIND, left))
    for pile, slugs in piles:
        for slug in slugs:
            card = g.book.slugs.index(slug)
            if g.book.faction_of[card] != faction:
                raise ValueError(f"{slug} is not of this faction")
            g.piles[BOX].remove(card)
            g.piles[pile + seat].append(card)
    for token in g.book.commander_tokens[commander]:
        g.piles[BOX].remove(token)
        g.piles[AVAILABLE + seat].append(token)


def dress(g: Legion, card: int, worn: dict[str, Any]) -> None:
    for kind in worn["kit"]:
        g.kit[card] |= 1 << g.book.kit_slugs.index(kind)
        g.stock[g.book.kit_slugs.index(kind)] -= 1
    g.wounds[card], g.frostbites[card] = worn["wounds"], worn["frostbites"]
    for skill in worn["crippled"]:
        g.crippled[card] |= 1 << b.SKILLS.index(skill)


# How it stands


def standing(campaign: dict[str, Any]) -> list[int]:
    """LE-13.11 Ranks: the sum of the recorded VP; then whether anybody lives, Supplies, fewer dead in all."""
    keys = []
    for seat in range(len(campaign["factions"])):
        alive = bool(campaign["hands"][seat] or campaign["decks"][seat])
        keys.append((campaign["vp"][seat], alive, campaign["supplies"][seat], -campaign["dead"][seat]))
    return [1 + sum(other > key for other in keys) for key in keys]


def dated(campaign: dict[str, Any], days: list[str]) -> dict[str, Any]:
    """LE-13.5 The campaign with the day of each game in its diary, as far as days are given."""
    diary = [{**game, "date": day} for game, day in zip(campaign["diary"], days, strict=False)]
    return {**campaign, "diary": diary + campaign["diary"][len(diary) :]}
