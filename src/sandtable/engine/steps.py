"""Steps: what the rules still have to do. A step never changes once made, so positions share it."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from sandtable.engine.native import mypyc_attr
from sandtable.engine.phrases import Phrase, Thing

G = TypeVar("G")  # the position of a title: steps of any kind know nothing about it
Refusal = tuple[int, str, Phrase]  # an option that is not offered, the rule that forbids it, and why


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One rule at work. Its docstring is the rule, `rule` its number; its constructor's arguments are its attributes."""

    rule: ClassVar[str] = ""

    def run(self, g: G) -> None:
        raise NotImplementedError

    def without(self, seat: int) -> Step[G] | None:
        """What takes the place of this step when a seat leaves the game. None: nothing does."""
        return self

    def closes(self, g: G, seat: int) -> bool:
        """Whether this step ends something that cannot go on without a seat: if that leaves, all steps before are dropped."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[G]):
    """A step that waits until its seat has picked one of its options. One that offers nothing is skipped.

    Its question is the message `ask-` with the name of its class, unless `question` says otherwise. All it says is for its seat
    and tells nothing that this may not know.
    """

    foreseen: ClassVar[bool] = False  # whether it depends on no hidden card if this is asked, skipped or taken by itself

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def opens(self, g: G) -> bool:
        """Whether this is asked at all. Only for questions that nobody else sees asked; what they offer is never nothing."""
        return True

    def options(self, g: G) -> list[int]:
        raise NotImplementedError

    def chosen(self, g: G, option: int) -> None:
        raise NotImplementedError

    def without(self, seat: int) -> Step[G] | None:
        return None if seat == self.seat else self

    def first_come(self) -> bool:
        """Whether seats that act apart take from one supply here, first come, first served."""
        return False

    def automatic(self, g: G) -> bool:
        """Whether a single option is taken without asking. Say no where the silence would betray a hidden hand."""
        return True

    def waited_for(self, g: G) -> int:
        """The seat that others see waited for. Where being asked would betray a hidden hand: the one whose turn it is."""
        return self.seat

    def question(self, g: G) -> Phrase | None:
        """The question, where it names what it is about: whose attack on which tile. None: the message of its class."""
        return None

    def detail(self, g: G) -> Phrase | None:
        """What is added to the question this time, such as how much is still to be paid."""
        return None

    def subject(self, g: G) -> Thing | None:
        """What the question is about, if that is one thing: a tile, a card, a person."""
        return None

    def wanted(self, g: G) -> int:
        """How many picks of this kind are asked for in a row, this one included."""
        return 1

    def binds(self, g: G, option: int) -> bool:
        """Whether the rules make an option final, whatever comes of it: only a table that agrees takes it back."""
        return False

    def consequence(self, g: G, option: int) -> Phrase | None:
        """What an option will bring about besides what it says, where the rules know it."""
        return None

    def why_not(self, g: G) -> list[Refusal]:
        """Options a player might look for here and which rule forbids them. Asked only when somebody wants to know."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[G]):
    """A decision of several seats at once. Picks stay sealed until the last is in. A seat without options is not asked."""

    foreseen: ClassVar[bool] = False  # whether it depends on no hidden card who is asked

    def __init__(self, seats: list[int]) -> None:
        self.seats: Final = seats

    def options(self, g: G, seat: int) -> list[int]:
        raise NotImplementedError

    def chosen(self, g: G, picks: dict[int, int]) -> None:
        raise NotImplementedError

    def without(self, seat: int) -> Step[G] | None:
        """The same question to the others. A decision made from more than its seats says how it is made again."""
        return type(self)([other for other in self.seats if other != seat])

    def question(self, g: G, seat: int) -> Phrase | None:
        return None

    def detail(self, g: G, seat: int) -> Phrase | None:
        return None

    def subject(self, g: G, seat: int) -> Thing | None:
        return None

    def wanted(self, g: G, seat: int) -> int:
        return 1

    def consequence(self, g: G, seat: int, option: int) -> Phrase | None:
        return None

    def why_not(self, g: G, seat: int) -> list[Refusal]:
        return []
