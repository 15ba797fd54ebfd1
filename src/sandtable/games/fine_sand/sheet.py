"""The sheet of a campaign: wins and unbuilt cards of Fable (FS-13.9), struck numbers and points of solo games (FS-14)."""

from __future__ import annotations

from typing import Any

from sandtable.engine.title import Ledger


def lines(campaign: dict[str, Any], names: list[str]) -> list[str]:
    """FS-13.9 Wins and unbuilt cards, or FS-14.15 struck numbers and points."""
    return solo_lines(campaign) if len(names) == 1 else fable_lines(campaign, names)


def solo_lines(campaign: dict[str, Any]) -> list[str]:
    struck = [number for number, gone in enumerate(campaign["struck"], 1) if gone]
    played = f"Game {campaign['game'] - 1} of {campaign['games']} played."
    found = [f"{played} Struck off: {', '.join(map(str, struck)) or 'nothing'}."]
    if campaign["over"]:
        lost = campaign["results"][-1]["ranks"] != [1]
        found.append("The campaign is lost." if lost else f"The campaign is won. Victory points: {campaign['points']}.")
    return found


def fable_lines(campaign: dict[str, Any], names: list[str]) -> list[str]:
    results = campaign["results"]
    seats = range(len(names))
    wins = [sum(1 in game["ranks"][seat : seat + 1] for game in results) for seat in seats]
    unbuilt = [sum(sum(game["scores"][seat : seat + 1]) for game in results) for seat in seats]
    best = max(zip(wins, [-cards for cards in unbuilt], strict=True))
    found = [f"{names[seat]}: {wins[seat]} won, {unbuilt[seat]} unbuilt cards in all." for seat in seats]
    if campaign["over"]:
        winners = [names[seat] for seat in seats if (wins[seat], -unbuilt[seat]) == best]
        found.append(f"The season goes to {' and '.join(winners)}.")
    return found


def victory_points(struck: list[int], worth: list[int]) -> int:
    """FS-14.15 What the struck numbers are worth."""
    return sum(points for points, gone in zip(worth, struck, strict=True) if gone)


def ledgers(campaign: dict[str, Any], names: list[str]) -> list[Ledger]:
    """The sheet as it would lie on the table: the numbers of a solo campaign, and every game so far."""
    games = list(enumerate(campaign["results"], 1))
    if len(names) == 1:
        rows = [[str(number), str(game["scores"][0]), "won" if game["ranks"] == [1] else "lost"] for number, game in games]
        ticks = [(str(number), bool(gone)) for number, gone in enumerate(campaign["struck"], 1)]
        return [Ledger("Numbers to strike off", ticks=ticks), Ledger("Score of each game", ["Game", "Points", "Result"], rows)]
    rows = [[str(number), *unbuilt(game, len(names))] for number, game in games]
    return [Ledger("Unbuilt cards in each game (* won)", ["Game", *names], rows)]


def unbuilt(game: dict[str, Any], players: int) -> list[str]:
    """The unbuilt cards of each seat, a star for the winners; nothing for seats that came later (FS-13.8)."""
    known = zip(game["scores"], game["ranks"], strict=True)
    cells = [f"{cards}{' *' if rank == 1 else ''}" for cards, rank in known]
    return (cells + [""] * players)[:players]
