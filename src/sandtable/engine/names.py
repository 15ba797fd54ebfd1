"""The names of a title: its verbs and its events, each declared once, with the number the rules use for it.

    VERBS: Final = Verbs()
    BUILD: Final = VERBS.add("build", "card")      # the option to build a card: BUILD | card

    EVENTS: Final = Events()
    BUILT: Final = EVENTS.by("built", "card")       # g.tell(BUILT, seat, card)

Their words stand in the message files of the title: `option-build` and `event-built`.
"""

from __future__ import annotations

from typing import Final, final

VERB_BITS: Final = 16
VERB: Final = 1 << VERB_BITS  # option // VERB: its verb
NOUN: Final = VERB - 1  # option & NOUN: the thing it names


@final
class Verb:
    """What an option does, and the kind of thing it names, if it names one."""

    def __init__(self, name: str, noun: str) -> None:
        self.name: Final = name
        self.noun: Final = noun


@final
class Verbs:
    """The verbs of a title's options, in the order they are declared."""

    def __init__(self) -> None:
        self.all: Final[list[Verb]] = []

    def add(self, name: str, noun: str = "") -> int:
        """Declare a verb. Returns the option it makes; one that names a thing is made complete with `| thing`."""
        if name in [verb.name for verb in self.all]:
            raise ValueError(f"there are two verbs {name!r}")
        self.all.append(Verb(name, noun))
        return (len(self.all) - 1) * VERB

    def family(self, name: str, members: list[str], noun: str) -> int:
        """Declare verbs that differ by one more thing: the option for member i is the first one + i * VERB."""
        options = [self.add(f"{name}_{member}", noun) for member in members]
        return options[0]


@final
class EventKind:
    """A kind of event: its name, whether a player acts in it, and what the two numbers it carries stand for."""

    def __init__(self, name: str, by_player: bool, arguments: list[tuple[str, str]]) -> None:
        self.name: Final = name
        self.by_player: Final = by_player
        self.arguments: Final = arguments  # of `a` and of `b`: what messages call it, and which kind of thing it is


@final
class Events:
    """The kinds of events of a title, in the order they are declared.

    What an event's numbers stand for is given as a kind of thing (a noun of the title, `seat` or `number`), with another name
    for messages before it where that is clearer: `rival:seat`.
    """

    def __init__(self) -> None:
        self.all: Final[list[EventKind]] = []

    def add(self, name: str, a: str = "", b: str = "") -> int:
        """Declare an event in which nobody acts."""
        return self._add(name, a, b, by_player=False)

    def by(self, name: str, a: str = "", b: str = "") -> int:
        """Declare an event in which a player acts."""
        return self._add(name, a, b, by_player=True)

    def _add(self, name: str, a: str, b: str, *, by_player: bool) -> int:
        if name in [kind.name for kind in self.all]:
            raise ValueError(f"there are two events {name!r}")
        self.all.append(EventKind(name, by_player, [named(a), named(b)]))
        return len(self.all) - 1


def named(argument: str) -> tuple[str, str]:
    name, _, kind = argument.rpartition(":")
    return name or kind, kind
