"""A title: one game as the rest of Sandtable sees it, from its modes and settings to its result."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, cached_property
from types import ModuleType
from typing import Any, Final, Generic

from sandtable.engine.balance import Balance
from sandtable.engine.box import Box
from sandtable.engine.content import Content
from sandtable.engine.declared import names_in
from sandtable.engine.flow import ask_afresh, dismiss
from sandtable.engine.judge import Judge, Opinion
from sandtable.engine.messages import ENGLISH, Messages
from sandtable.engine.position import Event, P
from sandtable.engine.setup import Setup
from sandtable.engine.status import Status
from sandtable.engine.steps import Refusal
from sandtable.engine.words import Noun, Words

# Standing orders
ASK: Final = "ask"
USE: Final = "use"
NEVER: Final = "never"


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


class Title(Box, Generic[P]):
    """What a title tells the table about itself. Its package makes one instance, `TITLE`."""

    steps: tuple[str, ...]  # the modules that hold its steps
    facts_type: type | None = None  # what `facts` returns, as a TypedDict
    telling: tuple[str, ...] = ()  # the events that tell why a score changed: the story of a game is told in them
    renamed: dict[str, str] = {}  # noqa: RUF012  steps of older positions: old class name -> new
    migrations: dict[int, Callable[[dict[str, Any]], None]] = {}  # noqa: RUF012  by version: what it did to positions (see `shapes`)

    def begin(self, setup: Setup) -> P:
        """Lay out the table and go on to the first decision."""
        raise NotImplementedError

    def empty(self, setup: Setup) -> P:
        """The same table with nothing on it: what a stored position is loaded into."""
        raise NotImplementedError

    def nouns(self, setup: Setup, g: P, messages: Messages) -> dict[str, list[Noun]]:
        """By kind: the things options and events of this game name, in the language of these messages."""
        raise NotImplementedError

    def words(self, setup: Setup, g: P, language: str = ENGLISH) -> Words:
        """The vocabulary of a game in some language."""
        spoken = self.messages(language)
        return Words(self.verbs, self.nouns(setup, g, spoken), self.events, spoken)

    def result(self, setup: Setup, g: P) -> Result:
        """How a finished game ended."""
        raise NotImplementedError

    def evaluate(self, g: P, seat: int) -> float:
        """How good a position is for a seat: what the greedy bot maximises and search starts from."""
        return self.judge.evaluate(g, seat)

    @cached_property
    def judge(self) -> Judge[Any]:
        """What bots go by. A title that only says how it evaluates positions is judged by that."""
        return Opinion(self.evaluate)

    @cached_property
    def fact_names(self) -> list[str]:
        """The names of all facts, as far as their type is declared."""
        return sorted(set(names_in(self.facts_type)))

    def facts(self, setup: Setup, g: P, seat: int, words: Words) -> dict[str, Any]:
        """What a seat could work out from what it sees, ready for its screen: totals, prices, limits."""
        return {}

    def status(self, setup: Setup, g: P, seat: int) -> Status | None:
        """How the game stands, as far as a seat may know: round, goal, scores, and warnings before somebody wins."""
        return None

    def variants(self, content: Content | None = None) -> list[dict[str, Any]]:
        """The tables that tests play, and that a pack is checked with: by default each mode with each number of players."""
        return [{"mode": mode.id, "players": players} for mode in self.modes for players in mode.players]

    def idle(self, g: P, seat: int) -> int:
        """What the table picks for a seat whose clock ran out."""
        return g.offers[seat][-1]

    def not_now(self, g: P, seat: int) -> list[Refusal]:
        """For each thing a seat has: an option made with it, and the rule that says when there is such an option.

        It is what somebody is told who tries a thing of which the present question says nothing.
        """
        return []

    def orders(self, setup: Setup) -> list[str]:
        """The cards on which a player may leave orders: to be asked (ASK), to use it at the first chance (USE), or NEVER."""
        return []

    def obey(self, setup: Setup, g: P, seat: int, orders: dict[str, str], otherwise: str) -> int | None:
        """What standing orders pick for a seat that is asked, `otherwise` where there is none; None: the player must be asked."""
        return None

    def pauses(self, g: P, event: Event) -> bool:
        """Whether a live table falls silent for a moment after this: somebody may be asked in secret, and time must not tell."""
        return False

    def may_resign(self, g: P, seat: int) -> bool:
        """Whether the rules say what becomes of this seat if it leaves now. Where they do not, somebody must play it on."""
        return False

    def resign(self, g: P, seat: int) -> None:
        """Let a seat leave for good, whether it is asked something or not. The others are asked afresh."""
        g.actor = g.picker = seat
        dismiss(g, seat)
        self.leave(g, seat)
        ask_afresh(g)

    def leave(self, g: P, seat: int) -> None:
        """What the rules say becomes of the cards and pieces of a seat that leaves."""
        raise NotImplementedError

    def broken(self, g: P) -> str:
        """An invariant of the title that a position breaks, in a sentence; empty if it keeps them all.

        It is what `broken` in its module `invariants` finds, if it has one. Fuzzing and tests ask after every pick.
        """
        invariants = self._chapter("invariants")
        return str(invariants.broken(g)) if invariants else ""

    def carry(self, setup: Setup, g: P) -> dict[str, Any] | None:
        """After a game of a campaign: what the next game starts from, with `over` once there is no next game."""
        return None

    def dated(self, campaign: dict[str, Any], days: list[str]) -> dict[str, Any]:
        """The campaign with the day on which each of its games ended, in words, where its sheet has a place for it."""
        return campaign

    def campaign_lines(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> list[str]:
        """How a campaign stands, in sentences."""
        return []

    def high_score(self, campaign: dict[str, Any]) -> int | None:
        """What a campaign is worth in a list of the best, once it is over; None if there is nothing to write down."""
        return None

    def campaign_ledgers(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> list[Ledger]:
        """The sheet of a campaign as it would lie on the table. Everybody who plays in it may see all of it."""
        return []

    def campaign_page(self, campaign: dict[str, Any], names: list[str], messages: Messages) -> str:
        """How a campaign stands, as an HTML page of its own to keep or mail. Empty: this title has none."""
        return ""

    @cached_property
    def balance(self) -> Balance[Any]:
        """What is counted for the report on how even this title is: `BALANCE` of its module `balance`, if it has one."""
        balance = self._chapter("balance")
        if balance is None:
            raise self.bad("setup-no-balance")
        found = balance.BALANCE
        assert isinstance(found, Balance)
        return found

    def listing(self, name: str, language: str = ENGLISH) -> str:
        """A list for the rules page, in Markdown, made from what is printed: by `LISTS` in the title's module `lists`."""
        lists = self._chapter("lists")
        if lists is None or name not in lists.LISTS:
            raise LookupError(f"{self.slug} has no list {name!r} for its rules")
        return str(lists.LISTS[name](self.content(), self.messages(language)))

    def _chapter(self, name: str) -> ModuleType | None:
        """A module of the title's own package, if it has one of this name."""
        return module_beside(type(self).__module__, name)


@cache
def module_beside(module: str, name: str) -> ModuleType | None:
    """The module of some name in the same package as another, if there is one."""
    package = module.rpartition(".")[0]
    found = package and importlib.util.find_spec(f"{package}.{name}")
    return importlib.import_module(f"{package}.{name}") if found else None
