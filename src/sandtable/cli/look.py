"""Commands to look things up: titles, rules, cards, maps, packs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape
from rich.table import Table

import sandtable
from sandtable.cli.common import Json, Told, console, find_title, nearest, print_json, unknown
from sandtable.engine.content import parse
from sandtable.engine.errors import ContentError
from sandtable.engine.rulebook import Rule, read_rulebook
from sandtable.engine.title import Mode, Title

Name = Annotated[str, Parameter(help="The title, in any spelling.")]


def titles(*, json: Json = False) -> None:
    """The titles on the shelf, with their modes, numbers of players and settings."""
    shelf = [sandtable.title(slug) for slug in sandtable.titles()]
    if json:
        print_json([title_data(title) for title in shelf])
        return
    for title in shelf:
        console.print(f"[bold]{title.name}[/]  [dim]{title.slug}[/]\n{escape(title.about)}")
        console.print(mode_table(title))
        if title.settings:
            console.print(setting_table(title))
        console.print()


def title_data(title: Title[Any]) -> dict[str, Any]:
    return {
        "slug": title.slug,
        "name": title.name,
        "about": title.about,
        "edition": title.edition,
        "version": title.version,
        "modes": [mode_data(title, mode) for mode in title.modes],
        "settings": [
            {
                "id": setting.id,
                "about": title.setting_about(setting.id),
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
    words = {"name": title.mode_name(mode.id), "about": title.mode_about(mode.id)}
    return {"id": mode.id, **words, "players": list(mode.players), "campaign": mode.campaign}


def mode_table(title: Title[Any]) -> Table:
    table = Table("mode", "players", "", box=None, header_style="dim", padding=(0, 2, 0, 0))
    for mode in title.modes:
        table.add_row(mode.id, players_of(mode), f"[bold]{title.mode_name(mode.id)}[/]: {escape(title.mode_about(mode.id))}")
    return table


def players_of(mode: Mode) -> str:
    first, last = mode.players[0], mode.players[-1]
    return (
        f"{first}-{last}"
        if mode.players == tuple(range(first, last + 1)) and first != last
        else ", ".join(map(str, mode.players))
    )


def setting_table(title: Title[Any]) -> Table:
    table = Table("setting", "values", "", box=None, header_style="dim", padding=(0, 2, 0, 0))
    for setting in title.settings:
        values = f"{setting.range[0]}-{setting.range[1]}" if setting.range else ", ".join(setting.values)
        table.add_row(setting.id, values, f"{escape(title.setting_about(setting.id))} [dim](usually {setting.default})[/]")
    return table


def rules(title: Name, id: str = "", /, *, json: Json = False) -> None:
    """The rules of a title: its chapters, or one chapter or rule.

    Parameters
    ----------
    id
        The number of a rule or chapter, such as FS-4.2 or FS-4, or words to search for.
    """
    book = read_rulebook(find_title(title).folder)
    found = (book.find(id) or book.search(id)) if id else book.rules()
    if not found:
        raise Told(unknown("rule", id, [rule.id for rule in book.rules()] if nearest(id, [r.id for r in book.rules()]) else
                           [chapter.id for chapter in book.chapters if chapter.id]))  # fmt: skip
    if json:
        print_json([{"id": rule.id, "text": rule.text} for rule in found])
    elif id:
        print_rules(found)
    else:
        for chapter in book.chapters:
            console.print(f"\n[bold]{escape(f'{chapter.id} {chapter.name}'.strip())}[/]")
            print_rules(chapter.rules)


def print_rules(rules: list[Rule]) -> None:
    for rule in rules:
        console.print(f"[cyan]{rule.id}[/] {plain(rule.text)}")


def plain(markdown: str) -> str:
    """Markdown emphasis for a terminal."""
    bold = re.sub(r"\*\*(.+?)\*\*", r"[bold]\1[/]", escape(markdown))
    return re.sub(r"\*(.+?)\*", r"[italic]\1[/]", bold).replace("`", "")


def cards(
    title: Name, id: str = "", /, *, pack: Annotated[list[Path] | None, Parameter(negative="")] = None, json: Json = False
) -> None:
    """The cards of a title, or one of them.

    Parameters
    ----------
    id
        The id or the name of a card.
    pack
        A pack to lay over the cards. May be repeated.
    """
    chosen = find_title(title)
    entries = chosen.cards(chosen.content(pack), chosen.messages())
    if id:
        entries = [entry for entry in entries if id.lower() in (entry["id"].lower(), entry["name"].lower())]
        if not entries:
            known = chosen.cards(chosen.content(pack), chosen.messages())
            raise Told(unknown("card", id, [entry["id"] for entry in known] + [entry["name"] for entry in known]))
    if json:
        print_json(entries)
    elif id:
        print_card(entries[0])
    else:
        table = Table("id", "name", "kind", "cost", "text", box=None, header_style="dim", padding=(0, 2, 0, 0))
        for entry in entries:
            table.add_row(*(escape(str(entry.get(key, ""))) for key in ("id", "name", "kind", "cost", "text")))
        console.print(table)


def print_card(entry: dict[str, Any]) -> None:
    console.print(f"[bold]{escape(entry['name'])}[/]  [dim]{entry['id']}[/]\n{escape(entry['text'])}")
    if entry.get("flavour"):
        console.print(f"[italic]{escape(entry['flavour'])}[/]")
    for name, value in entry.items():
        if name not in ("id", "name", "text", "flavour") and value not in ("", None, [], {}):
            console.print(f"[dim]{name.replace('_', ' ')}:[/] {escape(shown(value))}")


def shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(shown(item) for item in value)
    if isinstance(value, dict):
        return " ".join(f"{name} {shown(item)}" for name, item in value.items())
    return str(value)


def maps(name: str = "", /, *, title: str = "", json: Json = False) -> None:
    """The maps of the titles that have some, or one of them drawn.

    Parameters
    ----------
    name
        The name of a map. Without it all maps are listed.
    title
        Only maps of this title.
    """
    shelf = [find_title(title)] if title else [sandtable.title(slug) for slug in sandtable.titles()]
    drawn = {found: text for chosen in shelf for found, text in chosen.maps(chosen.content()).items()}
    if not drawn:
        raise Told("There are no maps: no title here is played on one.")
    if name and name not in drawn:
        raise Told(unknown("map", name, list(drawn)))
    if json:
        print_json({name: drawn[name]} if name else drawn)
    else:
        print(drawn[name] if name else "\n".join(drawn))


def check_pack(folder: Path, /, *, title: str = "", json: Json = False) -> None:
    """Check a pack: every file, entry and field, and that games can be set up with it.

    Parameters
    ----------
    folder
        The folder of the pack.
    title
        The title it is for, unless its pack.toml says so.
    """
    chosen = title_of_pack(folder, title)
    content = chosen.content([folder])
    chosen.cards(content, chosen.messages())
    for variant in chosen.variants():
        sandtable.new(chosen.slug, packs=[folder], seed=1, **variant)
    if json:
        print_json({"pack": str(folder), "title": chosen.slug, "hash": content.hash, "variants": len(chosen.variants())})
    else:
        print(f"{folder} is a sound pack for {chosen.name}: {len(chosen.variants())} kinds of table were set up with it.")


def title_of_pack(folder: Path, title: str) -> Title[Any]:
    """The title a pack is for: as given, as its pack.toml says, or the only one whose files it overrides."""
    if title:
        return find_title(title)
    if not folder.is_dir():
        raise ContentError(f"{folder}: a pack is a folder with TOML files")
    about = folder / "pack.toml"
    named = parse(about).get("title") if about.exists() else None
    if named is not None:
        return find_title(str(named))
    files = {path.name for path in folder.glob("*.toml")}
    fitting = [
        slug
        for slug in sandtable.titles()
        if files and (home := sandtable.title(slug).folder) and all((home / "content" / file).exists() for file in files)
    ]
    if len(fitting) != 1:
        raise Told(f'{folder}: which title is this pack for? Say it with --title, or with title = "..." in its pack.toml.')
    return sandtable.title(fitting[0])
