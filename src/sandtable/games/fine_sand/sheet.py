"""The sheet of a campaign: wins and unbuilt cards of Fable (FS-13.9), struck numbers and points of solo games (FS-14)."""

from __future__ import annotations

from typing import Any

from sandtable.engine.messages import Messages
from sandtable.engine.title import Ledger


def lines(campaign: dict[str, Any], names: list[str], messages: Messages) -> list[str]:
    """FS-13.9 Wins and unbuilt cards, or FS-14.15 struck numbers and points."""
    return solo_lines(campaign, messages) if len(names) == 1 else fable_lines(campaign, names, messages)


def solo_lines(campaign: dict[str, Any], messages: Messages) -> list[str]:
    struck = [str(number) for number, gone in enumerate(campaign["struck"], 1) if gone]
    played = {"game": campaign["game"] - 1, "games": campaign["games"], "count": len(struck)}
    found = [messages.text("campaign-played", **played, numbers=messages.listed(struck))]
    if campaign["over"] and campaign["results"][-1]["ranks"] != [1]:
        found.append(messages.text("campaign-lost"))
    elif campaign["over"]:
        found.append(messages.text("campaign-won", points=campaign["points"]))
    return found


def fable_lines(campaign: dict[str, Any], names: list[str], messages: Messages) -> list[str]:
    results = campaign["results"]
    seats = range(len(names))
    wins = [sum([1 in game["ranks"][seat : seat + 1] for game in results]) for seat in seats]
    unbuilt = [sum([sum(game["scores"][seat : seat + 1]) for game in results]) for seat in seats]
    best = max(zip(wins, [-cards for cards in unbuilt], strict=True))
    found = [messages.text("campaign-standing", player=names[seat], wins=wins[seat], cards=unbuilt[seat]) for seat in seats]
    if campaign["over"]:
        winners = [names[seat] for seat in seats if (wins[seat], -unbuilt[seat]) == best]
        found.append(messages.text("campaign-season", players=messages.listed(winners)))
    return found


def high_score(campaign: dict[str, Any]) -> int | None:
    """FS-14.15 The points of a solo campaign that was won."""
    won = campaign["over"] and campaign["results"][-1]["ranks"] == [1]
    return int(campaign["points"]) if won else None


def victory_points(struck: list[int], worth: list[int]) -> int:
    """FS-14.15 What the struck numbers are worth."""
    return sum([points for points, gone in zip(worth, struck, strict=True) if gone])


def ledgers(campaign: dict[str, Any], names: list[str], messages: Messages) -> list[Ledger]:
    """The sheet as it would lie on the table: the numbers of a solo campaign, and every game so far."""
    games = list(enumerate(campaign["results"], 1))
    game_head = messages.text("ledger-game")
    if len(names) > 1:
        rows = [[str(number), *unbuilt(game, len(names), messages)] for number, game in games]
        return [Ledger(messages.text("ledger-unbuilt"), [game_head, *names], rows)]
    ticks = [(str(number), bool(gone)) for number, gone in enumerate(campaign["struck"], 1)]
    heads = [game_head, messages.text("ledger-points"), messages.text("ledger-result")]
    rows = [[str(number), str(game["scores"][0]), ending(game, messages)] for number, game in games]
    return [Ledger(messages.text("ledger-numbers"), ticks=ticks), Ledger(messages.text("ledger-scores"), heads, rows)]


def ending(game: dict[str, Any], messages: Messages) -> str:
    """Whether a solo game was won."""
    return messages.text("ledger-won" if game["ranks"] == [1] else "ledger-lost")


def unbuilt(game: dict[str, Any], players: int, messages: Messages) -> list[str]:
    """The unbuilt cards of each seat, marked for the winners; nothing for seats that came later (FS-13.8)."""
    known = zip(game["scores"], game["ranks"], strict=True)
    cells = [messages.text("ledger-winner", cards=cards) if rank == 1 else str(cards) for cards, rank in known]
    return (cells + [""] * players)[:players]
