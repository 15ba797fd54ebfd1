"""LE-13.5 The War Diary in words: how a campaign stands, its sheets, and the page to keep."""

from __future__ import annotations

from html import escape
from typing import Any

from sandtable.engine.messages import Messages
from sandtable.engine.title import Ledger
from sandtable.games.legion.diary import standing


def lines(campaign: dict[str, Any], names: list[str], messages: Messages) -> list[str]:
    """The campaign in sentences, the leader first."""
    ranks = standing(campaign)
    found = [messages.text("diary-played", count=len(campaign["diary"]))]
    for seat in sorted(range(len(names)), key=lambda seat: (ranks[seat], seat)):
        alive = len(campaign["hands"][seat]) + len(campaign["decks"][seat])
        faction, points, dead = faction_name(campaign["factions"][seat], messages), campaign["vp"][seat], campaign["dead"][seat]
        found.append(messages.text("diary-stands", player=names[seat], faction=faction, points=points, alive=alive, dead=dead))
    if campaign["over"]:
        winners = [name for name, rank in zip(names, ranks, strict=True) if rank == 1]
        found.append(messages.text("diary-winner", players=messages.listed(winners)))
    return found


def faction_name(slug: str, messages: Messages) -> str:
    return messages.text(f"faction-{slug}")


# The page

HEADS = ("rank", "name", "faction", "points", "supplies", "commander", "won", "fallen")

STYLE = """
body { font: 16px/1.5 Georgia, serif; color: #2b2620; background: #f4efe4; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1 { letter-spacing: .08em; text-transform: uppercase; border-bottom: 3px double; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; }
caption { text-align: left; font-weight: bold; padding: .3rem 0; }
th, td { border-bottom: 1px solid #b9ab91; padding: .3rem .5rem; text-align: left; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
@media (prefers-color-scheme: dark) { body { color: #e9e2d3; background: #211e1a; } th, td { border-color: #57503f; } }
"""


def heading(game: dict[str, Any], messages: Messages) -> str:
    if game.get("date"):
        return messages.text("diary-game-dated", game=game["game"], date=game["date"])
    return messages.text("diary-game", game=game["game"])


def heads(messages: Messages) -> list[str]:
    return [messages.text(f"diary-head-{head}") for head in HEADS]


def page(campaign: dict[str, Any], names: list[str], messages: Messages) -> str:
    """LE-13.5 The War Diary as a page of its own: one table for each game, the fallen, and how the campaign stands."""
    games = [game_table(game, names, messages) for game in campaign["diary"]]
    closing = "".join(f"<li>{escape(line)}</li>" for line in lines(campaign, names, messages))
    title, standing = escape(messages.text("diary")), escape(messages.text("diary-standing"))
    return (
        f'<!doctype html>\n<html lang="{messages.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n"
        f"{''.join(games)}<h2>{standing}</h2><ul>{closing}</ul></body></html>\n"
    )


def game_table(game: dict[str, Any], names: list[str], messages: Messages) -> str:
    """The sheet of one game, in order of rank."""
    rows = "".join(f"<tr>{''.join(map(cell, row))}</tr>" for row in game_rows(game, names, messages))
    head = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads(messages))
    caption = escape(heading(game, messages))
    return f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>\n"


def cell(word: str) -> str:
    return f"<td{' class=number' if word.lstrip('-').isdigit() else ''}>{escape(word)}</td>"


def game_rows(game: dict[str, Any], names: list[str], messages: Messages) -> list[list[str]]:
    """LE-13.5 What the diary records of a game for each seat, in order of rank."""
    order = sorted(range(len(names)), key=lambda seat: (game["rows"][seat]["rank"], seat))
    return [game_row(game["rows"][seat], names[seat], messages) for seat in order]


def game_row(row: dict[str, Any], name: str, messages: Messages) -> list[str]:
    won = [messages.text(f"diary-won-{type_}", count=count) for type_, count in row["won"].items() if count]
    fallen = [messages.printed(fallen) for fallen in row["fallen"]]
    numbers = [str(row["vp"]), str(row["supplies"])]
    words = [messages.printed(row["commander"]), messages.listed(won) or messages.text("diary-won-none")]
    faction = faction_name(row["faction"], messages)
    return [str(row["rank"]), name, faction, *numbers, *words, messages.listed(fallen) or messages.text("diary-fallen-nobody")]


def ledgers(campaign: dict[str, Any], names: list[str], messages: Messages) -> list[Ledger]:
    """The War Diary, a table for each game."""
    return [
        Ledger(messages.text("diary-sheet", game=heading(game, messages)), heads(messages), game_rows(game, names, messages))
        for game in campaign["diary"]
    ]
