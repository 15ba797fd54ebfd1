"""The names of a title: its verbs and its events, each declared once, with the number the rules use for it.

    VERBS: Final = Verbs()
    BUILD: Final = VERBS.act("build", "card")      # the option to build a card: BUILD | card
    PASS: Final = VERBS.leave("pass")               # the option to do nothing of what is asked

    EVENTS: Final = Events()
    BUILT: Final = EVENTS.by("built", "card")       # g.tell(BUILT, seat, card)

Their words stand in the message files of the title: `option-build` and `event-built`.
"""

from __future__ import annotations

from typing import Final, final

VERB_BITS: Final = 16
VERB: Final = 1 << VERB_BITS  # option // VERB: its verb
NOUN: Final = VERB - 1  # option & NOUN: the thing it names

# What an event says of an argument in which events of one sentence may differ
LISTED: Final = "*"
ADDED_UP: Final = "+"
VARYING: Final = "~"
MARKS: Final = (LISTED, ADDED_UP, VARYING)

# The kinds of answers that options are
ACT: Final = "act"  # do something
LEAVE: Final = "leave"  # do nothing of what is asked: pass, decline, that is enough
GO_ON: Final = "go_on"  # on to the next step of one's own turn, or to its end
TAKE_BACK: Final = "take_back"  # go back on what was begun


@final
class Verb:
    """What an option does, the kind of thing it names, if it names one, and which kind of answer it is."""

    def __init__(self, name: str, noun: str, answer: str, member: str = "") -> None:
        self.name: Final = name
        self.noun: Final = noun
        self.answer: Final = answer
        self.member: Final = member  # of a family: the other thing it names


@final
class Verbs:
    """The verbs of a title's options, in the order they are declared, each by the method of its kind of answer.

    These return the option that the verb makes; one that names a thing is made complete with `| thing`.
    """

    def __init__(self) -> None:
        self.all: Final[list[Verb]] = []

    def act(self, name: str, noun: str = "") -> int:
        """Declare a verb that does something."""
        return self._add(name, noun, ACT)

    def leave(self, name: str, noun: str = "") -> int:
        """Declare a verb that does nothing (more) of what is asked: pass, decline, that is enough."""
        return self._add(name, noun, LEAVE)

    def go_on(self, name: str, noun: str = "") -> int:
        """Declare a verb that goes on to the next step of the player's turn, or ends the turn."""
        return self._add(name, noun, GO_ON)

    def take_back(self, name: str, noun: str = "") -> int:
        """Declare a verb that goes back on what the player has begun."""
        return self._add(name, noun, TAKE_BACK)

    def family(self, name: str, members: list[str], noun: str) -> int:
        """Declare verbs that do something and differ by one more thing: the option for member i is the first + i * VERB."""
        options = [self._add(f"{name}_{member}", noun, ACT, member) for member in members]
        return options[0]

    def _add(self, name: str, noun: str, answer: str, member: str = "") -> int:
        if name in [verb.name for verb in self.all]:
            raise ValueError(f"there are two verbs {name!r}")
        self.all.append(Verb(name, noun, answer, member))
        return (len(self.all) - 1) * VERB


@final
class EventKind:
    """A kind of event: its name, whether a player acts in it, and what the numbers it carries stand for."""

    def __init__(self, name: str, by_player: bool, declared: list[str]) -> None:
        self.name: Final = name
        self.by_player: Final = by_player
        # Of `a`, `b`, `c`, `d`: what messages call it, and which kind of thing it is
        self.arguments: Final = [named(argument.rstrip("".join(MARKS))) for argument in declared]
        self.gathered: Final = [argument[-1:] if argument.endswith(MARKS) else "" for argument in declared]


@final
class Events:
    """The kinds of events of a title, in the order they are declared.

    What an event's numbers stand for is given as a kind of thing (a noun of the title, `seat` or `number`), with another name
    for messages before it where that is clearer: `rival:seat`. Events in a row that differ only in what is marked are told in
    one sentence: `card*` is listed in it, `count:number+` is added up, of `slot:number~` it has the last.
    """

    def __init__(self) -> None:
        self.all: Final[list[EventKind]] = []

    def add(self, name: str, a: str = "", b: str = "", c: str = "", d: str = "") -> int:
        """Declare an event in which nobody acts."""
        return self._add(name, [a, b, c, d], by_player=False)

    def by(self, name: str, a: str = "", b: str = "", c: str = "", d: str = "") -> int:
        """Declare an event in which a player acts."""
        return self._add(name, [a, b, c, d], by_player=True)

    def _add(self, name: str, arguments: list[str], *, by_player: bool) -> int:
        if name in [kind.name for kind in self.all]:
            raise ValueError(f"there are two events {name!r}")
        self.all.append(EventKind(name, by_player, arguments))
        return len(self.all) - 1


def named(argument: str) -> tuple[str, str]:
    name, _, kind = argument.rpartition(":")
    return name or kind, kind


def in_order(numbers: dict[str, int]) -> list[str]:
    """Names by the number that each stands for. On import this makes sure that the numbers run from 0 without a gap."""
    if list(numbers.values()) != list(range(len(numbers))):
        raise ValueError(f"expected names numbered from 0 on, in order, not {numbers}")
    return list(numbers)


def by_number(values: dict[int, int]) -> list[int]:
    """What belongs to each number, as a list. On import this makes sure that the numbers run from 0 without a gap."""
    if list(values) != list(range(len(values))):
        raise ValueError(f"expected something for each number from 0 on, in order, not {values}")
    return list(values.values())


def in_order_of_bits(bits: dict[str, int]) -> list[str]:
    """Names by the place of the bit that each stands for: 1, 2, 4 and so on."""
    if list(bits.values()) != [1 << place for place in range(len(bits))]:
        raise ValueError(f"expected a name for each bit from 1 on, in order, not {bits}")
    return list(bits)
