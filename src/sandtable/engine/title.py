"""A title: one game as the rest of Sandtable sees it, from its modes and settings to its result."""

from __future__ import annotations

import importlib
import importlib.util
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic

from sandtable.engine.content import Content, load
from sandtable.engine.errors import BadSetup
from sandtable.engine.flow import ask_afresh, dismiss
from sandtable.engine.messages import ENGLISH, HOUSE, Messages, messages
from sandtable.engine.names import Events, Verbs
from sandtable.engine.position import Event
from sandtable.engine.steps import G
from sandtable.engine.words import Noun, Words, dashed

# Standing orders
ASK: Final = "ask"
USE: Final = "use"
NEVER: Final = "never"


@dataclass(frozen=True)
class Mode:
    """A way to play a title. Its words are `mode-<id>`, and `mode-<id>.about` for a sentence about it."""

    id: str
    players: tuple[int, ...]
    campaign: bool = False  # whether something carries over from game to game


@dataclass(frozen=True)
class Setting:
    """An option of the table: one of some values, or a whole number in a range. `setting-<id>` says what it is about."""

    id: str
    values: tuple[str, ...] = ()
    range: tuple[int, int] | None = None
    default: str | int = ""
    modes: tuple[str, ...] = ()  # where it applies; empty: everywhere
    defaults: dict[str, str | int] = field(default_factory=dict)  # by mode, where it differs

    def check(self, value: object) -> str | int:
        if self.range:
            low, high = self.range
            try:
                number = int(str(value))
            except ValueError:
                number = low - 1
            if not low <= number <= high:
                raise BadSetup(f"{self.id} must be a number from {low} to {high}, not {value!r}")
            return number
        if value not in self.values:
            raise BadSetup(f"{self.id} must be {' or '.join(self.values)}, not {value!r}")
        return str(value)


@dataclass(frozen=True)
class Setup:
    """Everything a game starts from. With the picks it is the whole game."""

    players: int
    seed: str
    mode: str
    settings: dict[str, str | int]
    content: Content
    campaign: dict[str, Any] | None = None


@dataclass(frozen=True)
class Ledger:
    """A page of a campaign's sheet: a table, or things that are ticked off one by one."""

    name: str
    heads: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    ticks: list[tuple[str, bool]] = field(default_factory=list)


@dataclass(frozen=True)
class Result:
    """How a game ended. `ranks` are 1 for the winners; `lines` break each seat's score down.

    The reason and what the lines count are names: their words are `reason-<name>` and `line-<name>`.
    """

    ranks: list[int]
    scores: list[int]
    reason: str
    lines: list[list[tuple[str, int]]]

    @staticmethod
    def by_points(scores: list[int], reason: str) -> Result:
        """The most points win; equal points share a rank."""
        ranks = [1 + sum(other > score for other in scores) for score in scores]
        return Result(ranks, scores, reason, [[("points", score)] for score in scores])

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Title(Generic[G]):
    """What a title tells the table about itself. Its package makes one instance, `TITLE`."""

    slug: str
    version: int = 1  # of our implementation: a record names the one it was played with
    modes: tuple[Mode, ...]
    settings: tuple[Setting, ...] = ()
    folder: Path | None = None  # where content/, words/ and rules.md lie, if it has any
    texts: str = ""  # the messages of a title without a folder
    verbs: Verbs
    events: Events
    steps: tuple[str, ...]  # the modules that hold its steps
    renamed: dict[str, str] = {}  # noqa: RUF012  steps of older records: old class name -> new

    def content(self, packs: list[Path] | None = None) -> Content:
        """The cards, packs laid over them, checked."""
        return load(self.folder / "content", packs) if self.folder else Content({}, (), "")

    def begin(self, setup: Setup) -> G:
        """Lay out the table and go on to the first decision."""
        raise NotImplementedError

    def empty(self, setup: Setup) -> G:
        """The same table with nothing on it: what a stored position is loaded into."""
        raise NotImplementedError

    def nouns(self, setup: Setup, g: G, messages: Messages) -> dict[str, list[Noun]]:
        """By kind: the things options and events of this game name, in the language of these messages."""
        raise NotImplementedError

    def result(self, setup: Setup, g: G) -> Result:
        """How a finished game ended."""
        raise NotImplementedError

    def evaluate(self, g: G, seat: int) -> float:
        """How good a position is for a seat: what the greedy bot maximises and search starts from."""
        raise NotImplementedError

    def seat_names(self, players: int) -> list[str]:
        """What to call the seats as long as nobody has said who sits there."""
        return [self.messages().text("seat", number=seat + 1) for seat in range(players)]

    def facts(self, setup: Setup, g: G, seat: int, words: Words) -> dict[str, Any]:
        """What a seat could work out from what it sees, ready for its screen: totals, prices, limits."""
        return {}

    def picture(self, setup: Setup, g: G, seat: int) -> str:
        """The board in plain characters, as far as a seat may know it; empty where cards and numbers say it all."""
        return ""

    def variants(self) -> list[dict[str, Any]]:
        """The tables the tests of every title play: by default each mode with each number of players."""
        return [{"mode": mode.id, "players": players} for mode in self.modes for players in mode.players]

    def idle(self, g: G, seat: int) -> int:
        """What the table picks for a seat whose clock ran out."""
        return g.offers[seat][-1]

    def orders(self, content: Content) -> list[str]:
        """The cards on which a player may leave orders: to be asked (ASK), to use it at the first chance (USE), or NEVER."""
        return []

    def obey(self, setup: Setup, g: G, seat: int, orders: dict[str, str]) -> int | None:
        """What standing orders pick for a seat that is asked; None if they leave it to the player."""
        return None

    def pauses(self, g: G, event: Event) -> bool:
        """Whether a live table falls silent for a moment after this: somebody may be asked in secret, and time must not tell."""
        return False

    def may_resign(self, g: G, seat: int) -> bool:
        """Whether the rules say what becomes of this seat if it leaves now. Where they do not, somebody must play it on."""
        return False

    def resign(self, g: G, seat: int) -> None:
        """Let a seat leave for good, whether it is asked something or not. The others are asked afresh."""
        g.actor = seat
        dismiss(g, seat)
        self.leave(g, seat)
        ask_afresh(g)

    def leave(self, g: G, seat: int) -> None:
        """What the rules say becomes of the cards and pieces of a seat that leaves."""
        raise NotImplementedError

    def broken(self, g: G) -> str:
        """An invariant of the title that a position breaks, in a sentence; empty if it keeps them all. Fuzzing asks."""
        return ""

    def carry(self, setup: Setup, g: G) -> dict[str, Any] | None:
        """After a game of a campaign: what the next game starts from, with `over` once there is no next game."""
        return None

    def dated(self, campaign: dict[str, Any], days: list[str]) -> dict[str, Any]:
        """The campaign with the day on which each of its games ended, in words, where its sheet has a place for it."""
        return campaign

    def campaign_lines(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> list[str]:
        """How a campaign stands, in sentences."""
        return []

    def campaign_ledgers(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> list[Ledger]:
        """The sheet of a campaign as it would lie on the table. Everybody who plays in it may see all of it."""
        return []

    def campaign_page(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> str:
        """How a campaign stands, as an HTML page of its own to keep or mail. Empty: this title has none."""
        return ""

    def cards(self, content: Content, messages: Messages) -> list[dict[str, Any]]:
        """Everything printed, as plain entries with at least `id`, `name` and `text`."""
        return []

    def maps(self, content: Content) -> dict[str, str]:
        """The maps of this title by name, each drawn in plain text."""
        return {}

    def balance(self, games: int, seed: str) -> str:
        """A report on how even this title is, in Markdown: what `report` in its module `balance` writes, if it has one."""
        name = f"{type(self).__module__.rpartition('.')[0]}.balance"
        if importlib.util.find_spec(name) is None:
            raise BadSetup(f"{self.name} has no balance report")
        return str(importlib.import_module(name).report(games, seed))

    # What every title shares

    def messages(self, language: str = ENGLISH) -> Messages:
        """The messages of the house and of this title."""
        return messages(language, HOUSE, self.folder / "words" if self.folder else self.texts)

    def words(self, setup: Setup, g: G, language: str = ENGLISH) -> Words:
        """The vocabulary of a game in some language."""
        spoken = self.messages(language)
        return Words(self.verbs, self.nouns(setup, g, spoken), self.events, spoken)

    @property
    def name(self) -> str:
        return self.messages().text("title")

    @property
    def about(self) -> str:
        return self.messages().text("title.about")

    @property
    def edition(self) -> str:
        """The rules followed, and where we deviate."""
        return self.messages().text("title.edition")

    def mode_name(self, mode: str, language: str = ENGLISH) -> str:
        return self.messages(language).text(f"mode-{dashed(mode)}")

    def mode_about(self, mode: str, language: str = ENGLISH) -> str:
        return self.messages(language).text(f"mode-{dashed(mode)}.about")

    def setting_about(self, setting: str, language: str = ENGLISH) -> str:
        return self.messages(language).text(f"setting-{dashed(setting)}")

    def mode(self, id: str) -> Mode:
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise BadSetup(f"{self.name} has no mode {id!r}; it has {', '.join(mode.id for mode in self.modes)}")

    def setup(
        self,
        *,
        players: int,
        seed: str,
        mode: str = "",
        settings: dict[str, Any] | None = None,
        packs: list[Path] | None = None,
        campaign: dict[str, Any] | None = None,
    ) -> Setup:
        """Check what somebody asks for and fill in the defaults."""
        chosen = self.mode(mode) if mode else next((m for m in self.modes if players in m.players), self.modes[0])
        if players not in chosen.players:
            counts = ", ".join(str(count) for count in chosen.players)
            raise BadSetup(f"{self.name}, {self.mode_name(chosen.id)}: {players} cannot play; players: {counts}")
        given = dict(settings or {})
        filled: dict[str, str | int] = {}
        for setting in self.settings:
            if setting.modes and chosen.id not in setting.modes:
                continue
            default = setting.defaults.get(chosen.id, setting.default)
            filled[setting.id] = setting.check(given.pop(setting.id, default))
        if given:
            known = ", ".join(filled) or "none"
            raise BadSetup(f"{self.name}, {self.mode_name(chosen.id)} has no setting {next(iter(given))!r}; it has {known}")
        if campaign is not None and not chosen.campaign:
            raise BadSetup(f"{self.mode_name(chosen.id)} is no campaign: nothing carries over")
        return Setup(players, seed, chosen.id, filled, self.content(packs), campaign)
