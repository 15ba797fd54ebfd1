"""Commands to look things up: titles, rules, cards, maps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import sandtable
from sandtable.cli.common import Json, console, find_title, print_json
from sandtable.cli.complaints import nearest, unknown
from sandtable.cli.words import Told, language, say
from sandtable.engine.rulebook import Passage, read_rulebook
from sandtable.engine.setup import Mode
from sandtable.engine.title import Title


def titles(*, json: Json = False) -> None:
    """The titles on the shelf, with their modes, numbers of players and settings."""
    shelf = [sandtable.title(slug) for slug in sandtable.titles()]
    if json:
        print_json([title_data(title) for title in shelf])
        return
    for title in shelf:
        text = title.messages(language()).text
        console.print(f"[bold]{escape(text('title'))}[/]  [dim]{title.slug}[/]\n{escape(text('title.about'))}")
        console.print(mode_table(title))
        if title.settings:
            console.print(setting_table(title))
        console.print()


def title_data(title: Title[Any]) -> dict[str, Any]:
    text = title.messages(language()).text
    return {
        "slug": title.slug,
        "name": text("title"),
        "about": text("title.about"),
        "edition": text("title.edition"),
        "version": title.version,
        "modes": [mode_data(title, mode) for mode in title.modes],
        "settings": [
            {
                "id": setting.id,
                "about": title.setting_about(setting.id, language()),
                "values": list(setting.values),
                "range": setting.range,
                "default": setting.default,
                "defaults": setting.defaults,
                "modes": list(setting.modes),
            }
            for setting in title.settings
        ],
    }


def mode_data(title: Title[Any], mode: Mode) -> dict[str, Any]:
    words = {"name": title.mode_name(mode.id, language()), "about": title.mode_about(mode.id, language())}
    return {"id": mode.id, **words, "players": list(mode.players), "campaign": mode.campaign}


def mode_table(title: Title[Any]) -> Table:
    table = Table(head("mode"), head("players"), "", box=None, header_style="dim", padding=(0, 2, 0, 0))
    for mode in title.modes:
        words = mode_data(title, mode)
        table.add_row(mode.id, players_of(mode), f"[bold]{escape(words['name'])}[/]: {escape(words['about'])}")
    return table


def head(name: str) -> str:
    """The head of a column."""
    return escape(say(f"head-{name}"))


def players_of(mode: Mode) -> str:
    first, last = mode.players[0], mode.players[-1]
    return (
        f"{first}-{last}"
        if mode.players == tuple(range(first, last + 1)) and first != last
        else ", ".join(map(str, mode.players))
    )


def setting_table(title: Title[Any]) -> Table:
    table = Table(head("setting"), head("values"), "", box=None, header_style="dim", padding=(0, 2, 0, 0))
    for setting in title.settings:
        values = f"{setting.range[0]}-{setting.range[1]}" if setting.range else ", ".join(setting.values)
        about = title.setting_about(setting.id, language())
        table.add_row(setting.id, values, escape(say("setting-usually", about=about, default=str(setting.default))))
    return table


def rules(title: str, id: str = "", /, *, json: Json = False) -> None:
    """The rules of a title: its chapters, or one chapter or rule."""
    book = read_rulebook(find_title(title), language())
    found = (book.find(id) or book.search(id)) if id else book.passages()
    if not found:
        numbers = [rule.id for rule in book.rules()]
        raise unknown("rule", id, numbers if nearest(id, numbers) else [chapter.id for chapter in book.chapters if chapter.id])
    if json:
        print_json([{"id": passage.id, "text": passage.text} for passage in found])
    elif id:
        print_passages(found)
    else:
        for chapter in book.chapters:
            console.print(f"\n[bold]{escape(f'{chapter.id} {chapter.name}'.strip())}[/]")
            print_passages(chapter.passages)


def print_passages(passages: list[Passage]) -> None:
    for passage in passages:
        console.print(f"[cyan]{passage.id}[/] {plain(passage.text)}" if passage.id else Markdown(passage.text))


def plain(markdown: str) -> str:
    """Markdown emphasis for a terminal."""
    bold = re.sub(r"\*\*(.+?)\*\*", r"[bold]\1[/]", escape(markdown))
    return re.sub(r"\*(.+?)\*", r"[italic]\1[/]", bold).replace("`", "")


def cards(
    title: str, id: str = "", /, *, pack: Annotated[list[Path] | None, Parameter(negative="")] = None, json: Json = False
) -> None:
    """The cards of a title, or one of them."""
    chosen = find_title(title)
    messages = chosen.messages(language())
    known = entries = chosen.cards(chosen.content(pack), messages)
    names = {entry["id"]: str(entry["name"]) for entry in known}
    if id:
        entries = [entry for entry in entries if id.lower() in (entry["id"].lower(), entry["name"].lower())]
        if not entries:
            raise unknown("card", id, [entry["id"] for entry in known] + [entry["name"] for entry in known])
    if json:
        print_json(entries)
        return
    for entry in entries:
        console.print(f"[bold]{escape(entry['name'])}[/]  [dim]{entry['id']}[/]")
        console.print(escape(chosen.prose(entry, names, messages)))
        if id:
            print_small_print(entry)
        console.print()


def print_small_print(entry: dict[str, Any]) -> None:
    """What stands at the foot of a card: its flavour, its rules, and where it comes from."""
    if entry.get("flavour"):
        console.print(f"[italic]{escape(entry['flavour'])}[/]")
    if entry.get("rules"):
        console.print(escape(say("card-rules", rules=entry["rules"])))
    console.print(escape(say(f"card-from-{entry['provenance']}")))


def maps(name: str = "", /, *, title: str = "", json: Json = False) -> None:
    """The maps of the titles that have some, or one of them drawn."""
    shelf = [find_title(title)] if title else [sandtable.title(slug) for slug in sandtable.titles()]
    drawn = {
        found: text for chosen in shelf for found, text in chosen.maps(chosen.content(), chosen.messages(language())).items()
    }
    if not drawn:
        raise Told("no-maps")
    if name and name not in drawn:
        raise unknown("map", name, list(drawn))
    if json:
        print_json({name: drawn[name]} if name else drawn)
    else:
        print(drawn[name] if name else "\n".join(drawn))
