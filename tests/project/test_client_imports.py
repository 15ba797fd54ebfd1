"""Which room of the web client may import which. The table below is the plan; the rest of this file holds the client to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.project.files import ROOT
from tests.project.test_imports import TITLES

WEB = ROOT / "web"
SOURCES = WEB / "src"

# Each room of web/src and the rooms it may import. "boards/*" is the folder of any one title, "main.ts" the module that
# starts the client. Whatever a room imports stands above it here, so rooms know nothing of those that are built on them.
MAY_IMPORT: dict[str, set[str]] = {
    "art": set(),
    "net": set(),
    "app": {"net"},
    "motion": {"net", "app"},
    "theatre": {"net", "app", "motion"},
    "pieces": {"art", "net", "app", "motion", "theatre"},
    "generic": {"net", "app", "motion", "pieces"},
    "boards/*": {"art", "net", "app", "motion", "theatre", "pieces", "generic"},
    "boards": {"app", "pieces", "boards/*"},
    "table": {"net", "app", "motion", "theatre", "pieces"},
    "pages": {"art", "net", "app", "motion", "theatre", "pieces", "generic", "boards", "table"},
    "main.ts": {"app", "pages"},
    "worker": set(),
}
TITLELESS = ["net", "motion", "theatre", "pieces", "generic", "table"]

# Static and dynamic imports, imports of types, what is exported on, and Vite's globs. Translations are found by a glob of app.
IMPORT = re.compile(r"""(?:\bfrom|\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\s*\(?)\s*\[?\s*['"]([^'"?]+)(?:\?raw)?['"]""")
COMPUTED = re.compile(r"""\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\s*\(\s*[^'"\s[]""")
ICONS = "virtual:icons/"


def modules() -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*") if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".d.ts"))


def room(path: Path) -> str:
    """The room a file lies in: `boards/legion` for a file of Legion's board, `main.ts` for that module itself."""
    parts = path.relative_to(SOURCES).parts
    return "/".join(parts[:2]) if parts[0] == "boards" and len(parts) > 2 else parts[0]


def imported(path: Path, source: str) -> Iterator[Path]:
    """Every file of the client that a module imports. Packages from outside are not of interest here."""
    for name in IMPORT.findall(source):
        if name.startswith(ICONS):
            yield SOURCES / f"{name.removeprefix(ICONS)}.icons.json"
        elif "*" in name:
            yield from (found.resolve() for found in path.parent.glob(name))
        elif name.startswith("."):
            yield resolved((path.parent / name).resolve())


def resolved(place: Path) -> Path:
    """The file that an import means: its ending may be left out."""
    candidates = [place, place.with_name(f"{place.name}.ts"), place / "index.ts"]
    return next((one for one in candidates if one.is_file()), place)


def trespasses(path: Path, source: str) -> list[str]:
    """The imports of a module that the plan does not allow, and those that nobody can follow."""
    home = room(path)
    found = [f"{path.name} computes what it imports: {match[0]}" for match in COMPUTED.finditer(source)]
    for other in imported(path, source):
        if not (may_enter(home, room(other)) if other.is_relative_to(SOURCES) else is_own_text(home, other)):
            found.append(f"{path.relative_to(SOURCES)} imports {other.relative_to(WEB)}")
    return found


def may_enter(home: str, other: str) -> bool:
    return home == other or entry(other) in MAY_IMPORT[entry(home)]


def entry(place: str) -> str:
    """The entry of the plan that is about a room: `boards/*` for `boards/legion`."""
    return "boards/*" if place.startswith("boards/") else place


def is_own_text(home: str, path: Path) -> bool:
    """Whether a file has the texts of a room: those of the client for app, those of a title for its board."""
    own = {"app": "client.ftl", "boards/*": f"{Path(home).name}.ftl"}.get(entry(home))
    return own is not None and path.parent.parent == WEB / "messages" and (path.name == own or home == "app")


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_a_module_of_the_client_imports_only_what_its_room_may(path: Path) -> None:
    assert trespasses(path, path.read_text("utf-8")) == []


def test_every_room_is_in_the_plan() -> None:
    assert {entry(room(path)) for path in modules()} == set(MAY_IMPORT)


def test_no_modules_of_the_client_import_each_other_in_a_circle() -> None:
    graph = {path: set(imported(path, path.read_text("utf-8"))) - {path} for path in modules()}
    assert circle(graph) == []


def circle(graph: dict[Path, set[Path]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [path.name for path in error.args[1]]
    return []


@pytest.mark.parametrize("folder", TITLELESS)
def test_rooms_that_serve_every_title_name_none(folder: str) -> None:
    named = {str(path): TITLES.findall(path.read_text("utf-8")) for path in modules() if room(path) == folder}
    assert {path: titles for path, titles in named.items() if titles} == {}


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("net/api.ts", "import { t } from '../app/messages';"),
        ("net/api.ts", 'import {\n  t,\n} from "../app/messages";'),
        ("motion/moves.ts", "import type { Play } from '../pieces/play.svelte';"),
        ("pieces/Piece.svelte", "export { default } from '../generic/Board.svelte';"),
        ("generic/Board.svelte", "const lanes = await import('../boards/legion/lanes');"),
        ("generic/Board.svelte", "import.meta.glob<{ default: Board }>('../boards/*/board.ts')"),
        ("boards/waral/Board.svelte", "import { drawn } from '../legion/lanes';"),
        ("boards/waral/Board.svelte", "import icons from 'virtual:icons/boards/fine_sand/fine_sand';"),
        ("boards/waral/messages.ts", "import english from '../../../messages/en/legion.ftl?raw';"),
        ("table/Log.svelte", "import Lobby from '../pages/Lobby.svelte';"),
        ("pages/Lobby.svelte", "const board = await import(`../boards/${title}/board.ts`);"),
    ],
)
def test_a_trespass_of_the_client_is_noticed(place: str, source: str) -> None:
    assert trespasses(SOURCES / place, source) != []


def test_a_circle_is_noticed() -> None:
    one, other = SOURCES / "net" / "api.ts", SOURCES / "net" / "merge.ts"
    assert circle({one: {other}, other: {one}}) == ["api.ts", "merge.ts", "api.ts"]
