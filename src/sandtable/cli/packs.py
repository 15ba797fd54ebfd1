"""The command that checks a pack: its files, and games played with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sandtable
from sandtable.arena import fuzz as fuzzing
from sandtable.arena.executors import Cores
from sandtable.cli.common import Json, at_least, find_title, play_all, print_json
from sandtable.cli.words import Told, language, say
from sandtable.engine.content import Content, parse
from sandtable.engine.errors import ContentError
from sandtable.engine.phrases import Phrase
from sandtable.engine.title import Title

GAMES = 50


def check_pack(folder: Path, /, *, title: str = "", games: int = GAMES, json: Json = False) -> int:
    """Check a pack: every file, entry and field, that every kind of table can be set up with it, and that random games with it
    keep every promise."""
    at_least(1, games, "--games")
    chosen = title_of_pack(folder, title)
    content = chosen.content([folder])
    read_all_cards(chosen, content)
    variants = chosen.variants(content)
    for variant in variants:
        sandtable.new(chosen.slug, packs=[folder], seed=1, **variant)
    failures = played(chosen, folder, variants, games, quiet=json)
    if json:
        found = [{"variant": f.variant, "seed": f.seed, "reason": f.reason} for f in failures]
        counts = {"variants": len(variants), "games": games, "failures": found}
        print_json({"pack": str(folder), "title": chosen.slug, "hash": content.hash, **counts})
    else:
        for f in failures:
            print(say("fuzz-failure", reason=f.reason, variant=f.variant, seed=f.seed, picks=f.picks))
        name = chosen.messages(language()).text("title")
        message = "pack-unsound" if failures else "pack-sound"
        print(say(message, folder=folder, title=name, count=len(variants), games=games, failures=len(failures)))
    return 1 if failures else 0


def read_all_cards(title: Title[Any], content: Content) -> None:
    """Put every card into words, which raises what is wrong with any of them."""
    messages = title.messages(language())
    cards = title.cards(content, messages)
    names = {card["id"]: str(card["name"]) for card in cards}
    for card in cards:
        title.prose(card, names, messages)


def played(title: Title[Any], pack: Path, variants: list[fuzzing.Variant], games: int, *, quiet: bool) -> list[fuzzing.Failure]:
    """Play random games with a pack, showing how far they are. Returns those that broke a promise."""
    fuzz = fuzzing.Fuzz(title.slug, variants, "pack", (pack,))
    return [outcome.failure for outcome in play_all(fuzz, games, Cores(), quiet=quiet) if outcome.failure]


def title_of_pack(folder: Path, title: str) -> Title[Any]:
    """The title a pack is for: as given, as its pack.toml says, or the only one whose files it overrides."""
    if title:
        return find_title(title)
    if not folder.is_dir():
        raise ContentError(Phrase("content-no-folder", pack=str(folder)))
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
        raise Told("pack-which-title", folder=folder)
    return sandtable.title(fitting[0])
