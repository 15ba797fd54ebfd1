"""Who may import whom. The table below is the architecture; the rest of this file holds the sources to it."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.files import PACKAGE

# Each part of the package, the other parts it may import, and the packages from outside it may import besides the
# standard library. "sandtable" is the public surface: what `import sandtable` gives. "games/*" is any one title, and
# "games/*/terminal" what it brings along for the terminal: that draws views, so it knows the terminal and nothing of the rules.
#
# Rules, bots and search know the engine alone. Everything around them reaches a title through the surface, never
# through the title's own modules. Only the shelf finds titles, and by name.
CORE = {"msgspec", "mypy_extensions", "fluent", "babel"}
ANYTHING = None
MAY_IMPORT: dict[str, tuple[set[str], set[str] | None]] = {
    "engine": (set(), CORE),
    "games": (set(), set()),
    "games/*": ({"engine"}, CORE),
    "games/*/terminal": ({"engine", "terminal"}, {"textual"}),
    "bots": ({"engine"}, CORE),
    "shelf": ({"engine", "games"}, set()),
    "sandtable": ({"engine", "shelf"}, set()),
    "extras": ({"engine"}, set()),
    "arena": ({"sandtable", "engine", "bots", "extras"}, ANYTHING),
    "envs": ({"sandtable", "engine", "bots"}, ANYTHING),
    "terminal": ({"sandtable", "engine", "bots", "extras"}, ANYTHING),
    "server": ({"sandtable", "engine", "bots", "extras"}, ANYTHING),
    "cli": ({"sandtable", "engine", "bots", "arena", "terminal", "server"}, ANYTHING),
    "__main__": ({"cli", "extras"}, set()),
}

# The rooms of the server, from the ground up: each may import those above it in this list that it names, and itself.
# "server" is the ground floor: modules that belong to no room. Nothing below the house knows HTTP or the WebSocket.
GROUND = {"problems", "languages", "settings", "times", "limits", "metrics", "origin", "heap", "pulse"}
SERVER_MAY_IMPORT: dict[str, set[str]] = {
    **dict.fromkeys(GROUND, GROUND),
    "storage": {"problems", "times"},
    "nodes": set(),
    "wire": {"problems", "times", "storage"},
    "rulebook": {"wire"},
    "people": {"problems", "times", "storage", "wire"},
    "tables": {*GROUND, "storage", "nodes", "wire", "rulebook", "people"},
    "bots": {*GROUND, "storage", "tables"},
    "notices": {*GROUND, "storage", "wire", "people", "tables"},
    "hosts": {*GROUND, "storage", "nodes", "wire", "people", "tables"},
    "heartbeat": {"times", "storage"},
    "house": {*GROUND, "heartbeat", "storage", "nodes", "people", "tables", "notices", "bots", "hosts"},
    "socket": {*GROUND, "storage", "wire", "people", "tables", "house"},
    "http": {*GROUND, "storage", "nodes", "wire", "rulebook", "people", "tables", "notices", "hosts", "house"},
    "app": {*GROUND, "house", "socket", "http"},
    "commands": {*GROUND, "storage", "wire", "people", "tables", "notices", "hosts", "app", "socket"},
}

# These know no title, not even by name.
TITLELESS = ["engine", "bots"]
TITLES = re.compile(r"fine.?sand|waral|legion|frontier.?wars", re.IGNORECASE)

SOURCES = sorted(PACKAGE.rglob("*.py"))


def part(module: str) -> str:
    """The part of the package that a module belongs to: `sandtable.games.waral.draft` to `games/waral`."""
    names = module.split(".")[1:]
    if names[:1] == ["games"]:
        return "/".join(names[: 3 if names[2:3] == ["terminal"] else 2])
    return names[0] if names else "sandtable"


def module_name(path: Path) -> str:
    names = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def imports(path: Path, source: str) -> Iterator[str]:
    """Every module that a source names: in import statements, and in the words it may give to importlib."""
    yield from statements(path, source)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            yield from (name.strip(".") for name in re.findall(r"sandtable\.games[\w.]*", node.value))


def statements(path: Path, source: str) -> Iterator[str]:
    """Every module that a source imports: at its top, inside functions, or for types alone."""
    package = module_name(path).split(".")[: None if path.name == "__init__.py" else -1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{module}.{alias.name}" if is_module(module, alias.name) else module for alias in node.names)


def is_module(package: str, name: str) -> bool:
    """Whether `from package import name` brings a module of ours, and not something out of one."""
    place = PACKAGE.parent.joinpath(*package.split("."), name)
    return package.split(".")[0] == "sandtable" and (place.is_dir() or place.with_suffix(".py").exists())


def trespasses(path: Path, source: str) -> list[str]:
    """The imports of a source that the table does not allow."""
    home = part(module_name(path))
    inside, outside = MAY_IMPORT[re.sub("(?<=games/)[^/]+", "*", home)]
    found = []
    for module in imports(path, source):
        if module.split(".")[0] == "sandtable":
            allowed = part(module) in inside | {home}
        else:
            allowed = outside is ANYTHING or module.split(".")[0] in outside | sys.stdlib_module_names
        if not allowed:
            found.append(f"{module_name(path)} imports {module}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_a_module_imports_only_what_its_part_may(path: Path) -> None:
    assert trespasses(path, path.read_text()) == []


def room(module: str) -> str:
    """The room of the server that a module belongs to: `sandtable.server.tables.live` to `tables`."""
    return module.split(".")[2]


SERVER = [
    path for path in SOURCES if path.is_relative_to(PACKAGE / "server") and path.parent / path.stem != PACKAGE / "server/__init__"
]


def strays(path: Path, source: str) -> list[str]:
    """The imports of a server module that reach into rooms its own may not know."""
    home = room(module_name(path))
    reached = [module for module in imports(path, source) if module.startswith("sandtable.server.")]
    return [f"{module_name(path)} imports {module}" for module in reached if room(module) not in SERVER_MAY_IMPORT[home] | {home}]


@pytest.mark.parametrize("path", SERVER, ids=module_name)
def test_a_room_of_the_server_knows_only_the_rooms_it_stands_on(path: Path) -> None:
    assert strays(path, path.read_text()) == []


def test_the_rooms_of_the_server_stand_on_each_other_without_circles() -> None:
    floors = list(SERVER_MAY_IMPORT)
    for index, home in enumerate(floors):
        assert SERVER_MAY_IMPORT[home] <= {*floors[:index], *GROUND}, home


def test_no_module_imports_itself_over_others() -> None:
    """Imports inside functions and for types alone count: they hide circles, they do not undo them."""
    graph = {module_name(path): set(statements(path, path.read_text())) for path in SOURCES}
    assert circles(graph) == []


def test_an_import_for_types_alone_counts() -> None:
    source = "if TYPE_CHECKING:\n    from sandtable.engine.steps import Step"
    assert list(imports(PACKAGE / "engine/position.py", source)) == ["sandtable.engine.steps"]


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Ways through the graph that come back to where they began."""
    found: list[list[str]] = []
    done: set[str] = set()

    def walk(module: str, way: list[str]) -> None:
        if module in way:
            found.append([*way[way.index(module) :], module])
        elif module not in done:
            for other in sorted(graph.get(module, ())):
                walk(other, [*way, module])
            done.add(module)

    for module in sorted(graph):
        walk(module, [])
    return found


def test_a_circle_is_noticed() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == [["b", "c", "b"]]


@pytest.mark.parametrize("folder", TITLELESS)
def test_the_engine_and_the_bots_name_no_title(folder: str) -> None:
    named = {module_name(path): TITLES.findall(path.read_text()) for path in (PACKAGE / folder).rglob("*.py")}
    assert {module: titles for module, titles in named.items() if titles} == {}


def test_every_title_is_known_to_the_check_by_name() -> None:
    titles = [path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()]
    assert [title for title in titles if not TITLES.fullmatch(title)] == []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("engine/flow.py", "import sandtable.games"),
        ("engine/flow.py", "from sandtable import bots"),
        ("engine/flow.py", "from ..games import waral"),
        ("engine/flow.py", "import rich"),
        ("games/waral/draft.py", "from sandtable.games.legion.orders import Order"),
        ("games/waral/draft.py", "from ..legion import orders"),
        ("games/waral/draft.py", "import sandtable"),
        ("games/waral/draft.py", "from sandtable.games.waral.terminal import BOARD"),
        ("games/waral/draft.py", "from sandtable.terminal.boards import Board"),
        ("games/waral/terminal/area.py", "from sandtable.games.waral.position import Waral"),
        ("games/waral/terminal/area.py", "from sandtable.games.legion.terminal import BOARD"),
        ("bots/search.py", "from sandtable.games.waral import bot"),
        ("server/tables/live.py", "def f():\n    from sandtable.games.waral.position import Waral"),
        ("terminal/table.py", "importlib.import_module(f'sandtable.games.{title}')"),
        ("arena/match.py", "from sandtable.server import tables"),
    ],
)
def test_a_trespass_is_noticed(place: str, source: str) -> None:
    assert trespasses(PACKAGE / place, source) != []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("server/tables/live.py", "from sandtable.server.http.routes.playing import pick"),
        ("server/socket/device.py", "from sandtable.server.http import route"),
        ("server/storage/sqlite.py", "def f():\n    from sandtable.server.tables.live import LiveTable"),
    ],
)
def test_a_stray_import_in_the_server_is_noticed(place: str, source: str) -> None:
    assert strays(PACKAGE / place, source) != []


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("engine/flow.py", "from . import steps\nfrom sandtable.engine.steps import Step\nimport random"),
        ("games/waral/draft.py", "from sandtable.games.waral.position import Waral\nfrom .market import Market"),
        ("games/waral/terminal/area.py", "from textual.content import Content\nfrom sandtable.terminal.boards import Board"),
        ("server/tables/live.py", "import sandtable\nfrom sandtable import new\nimport starlette"),
    ],
)
def test_what_the_table_allows_is_allowed(place: str, source: str) -> None:
    assert trespasses(PACKAGE / place, source) == []
