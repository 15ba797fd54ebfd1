"""A second opinion on money and on the end of a round: FS-4.8 to FS-4.10, FS-8, FS-10.4, FS-11 and FS-14.9 by the letter.

It shares no code with the engine: payments are found by trying all of them, and what is printed on cards it reads itself.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sandtable.games.fine_sand

FILE = Path(sandtable.games.fine_sand.__file__).parent / "content" / "cards.toml"
CARDS = {card["id"]: card for card in tomllib.loads(FILE.read_text("utf-8"))["card"]}
SWALLOWS = {"f7-big-castle": 1, "f7-giant-castle": 2}
WOODEN = "pay_coin"

Payment = Counter[str]


# FS-4.8 to FS-4.10


def worth(card: str) -> int:
    """FS-4.8 Any card is worth 1, a coin card its value."""
    return int(CARDS[card].get("coin", 1))


@dataclass(frozen=True)
class Purse:
    """What a player could pay with: cards by name."""

    hand: Counter[str]
    coins: int
    laid_out: Counter[str]
    pallet: Counter[str]
    owes: bool  # FS-14.5 the last hand card

    def means(self) -> list[tuple[str, int, int]]:
        """Each kind of means as an option names it, what one of it is worth, and how many there are."""
        found = [(WOODEN, 1, self.coins)]
        found += [(f"pay_scaffold {worth(card)}", worth(card), count) for card, count in self.laid_out.items()]
        found += [(f"pay_pallet {worth(card)}", worth(card), count) for card, count in self.pallet.items()]
        found += [(f"pay_card {card}", worth(card), count) for card, count in self.hand.items()]
        return [entry for entry in found if entry[1] and entry[2]]

    def payments(self, bill: int) -> Iterator[Payment]:
        """FS-4.10 All that reach the bill and would not reach it without any single part. FS-4.11 For nothing, nothing."""
        if bill == 0:
            yield Counter()
            return
        values = {name: value for name, value, _ in self.means()}
        for payment in some_of(self.means(), bill):
            total = sum(values[name] * count for name, count in payment.items())
            least = min((values[name] for name in payment), default=0)
            spent = sum(count for name, count in payment.items() if name.startswith("pay_card"))
            if total >= bill > total - least and not (self.owes and spent and spent == self.hand.total()):
                yield payment


def cards_of(purse: Purse, payment: Payment) -> Counter[str]:
    """The cards of a payment by name, wherever they lay, and its wooden coins."""
    lying = {"pay_scaffold": purse.laid_out, "pay_pallet": purse.pallet}
    found: Counter[str] = Counter()
    for name, number in payment.items():
        verb, _, noun = name.partition(" ")
        found[next(card for card in lying[verb] if worth(card) == int(noun)) if verb in lying else noun or name] += number
    return found


def some_of(means: list[tuple[str, int, int]], bill: int) -> Iterator[Payment]:
    """Every choice of means, as long as there is still something to pay."""
    if not means:
        yield Counter()
        return
    (name, value, count), *others = means
    for number in range(count + 1):
        if number and (number - 1) * value >= bill:
            return
        for rest in some_of(others, bill - number * value) if bill > number * value else [Counter()]:
            yield Counter({name: number} if number else {}) + rest


def next_parts(payments: list[Payment], paid: Payment) -> tuple[set[str], set[str]]:
    """What some legal payment goes on with after these parts, and what every one does."""
    rests = [payment - paid for payment in payments if paid <= payment and payment != paid]
    return {name for rest in rests for name in rest}, set.intersection(*(set(rest) for rest in rests)) if rests else set()


# FS-8, FS-10.4, FS-11


@dataclass
class Player:
    """What lies in front of somebody when all turns of a round are over."""

    unbuilt: Counter[str]  # hand, draw stack, discard pile, laid out
    built: Counter[str]
    symbol: list[str]  # bottom card first
    outbox: list[str]
    coins: int
    last_round: int  # that the player's own trigger names, 0: none


def end_round(players: list[Player], round: int, known_end: int, cap: int) -> tuple[list[str], bool]:
    """FS-8 in order. Returns what is told of it, and whether the game is over (FS-10.4, FS-10.9)."""
    told = chairs(players) + exchange(players) if len(players) > 1 else []
    ends = [end for end in (known_end, *(player.last_round for player in players)) if end]
    over = bool(ends and min(ends) <= round) or (len(players) > 1 and round >= cap)
    if ends and not over:
        told.append(f"last-round {min(ends)}")
    return told, over


def chairs(players: list[Player]) -> list[str]:
    """FS-8.1"""
    told = []
    for seat, player in enumerate(players):
        left = (seat + 1) % len(players)
        for card in player.outbox:
            players[left].unbuilt[card] += 1
            told.append(f"chair {card} {left}")
        player.outbox = []
    return told


def exchange(players: list[Player]) -> list[str]:
    """FS-8.2 to FS-8.4"""
    if not all(player.symbol for player in players):
        return ["no-exchange"] if any(player.symbol for player in players) else []
    told = []
    for seat, player in enumerate(players):
        card = player.symbol.pop()
        players[(seat + 1) % len(players)].unbuilt[card] += 1
        told.append(f"exchanged {card} {seat}")
    return told


def count(player: Player) -> int:
    """FS-11.1, FS-11.2 What is left unbuilt after the castles have taken theirs."""
    return max(0, player.unbuilt.total() - sum(number * player.built[castle] for castle, number in SWALLOWS.items()))


def winners(players: list[Player]) -> list[int]:
    """FS-11.3 Fewest unbuilt cards, then most wooden coins."""
    ranked = [(count(player), -player.coins) for player in players]
    return [seat for seat, place in enumerate(ranked) if place == min(ranked)]


def solo_total(player: Player) -> int:
    """FS-14.9 One point for each card of the stack, two for each off-load."""
    return count(player) + 2 * len(player.symbol)
