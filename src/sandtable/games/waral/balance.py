"""How balanced Waral is: many games of greedy players with random bands, counted against our targets, as a page of Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from statistics import mean, quantiles, stdev

from sandtable.engine.chance import TABLE, Dice, key
from sandtable.engine.flow import apply, asks
from sandtable.engine.greedy import greedy
from sandtable.games.waral import verbs
from sandtable.games.waral.book import END, TYPES
from sandtable.games.waral.scoring import final_power
from sandtable.games.waral.title import TITLE

COUNTS = (2, 3, 4)
CHUNK = 25  # games a worker plays in one go
FAIR = (0.65, 1.4)  # for the owner of a character
EVEN = (0.88, 1.12)  # for a seat

TOLD = {
    "loots": verbs.LOOTED,
    "takes": verbs.TOOK,
    "tricks played": verbs.PLAYED,
    "strikes": verbs.STRUCK_BY,
    "wrecks": verbs.WRECKED,
}


@dataclass
class Game:
    """What is remembered of one game."""

    rounds: int
    capped: bool
    scores: list[int]
    shown: list[int]  # power of the districts alone
    target: int
    first: int
    bands: list[list[int]]
    owned: set[int]
    played: set[int]  # designs
    told: Counter[int]
    asked: Counter[str]
    choices: int

    @property
    def winners(self) -> list[int]:
        return [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]

    def share(self, seat: int) -> float:
        """The part of the victory that fell to a seat, as a multiple of its fair share."""
        return len(self.scores) / len(self.winners) if seat in self.winners else 0.0


@dataclass
class Tally:
    """Games with one number of players."""

    players: int
    games: list[Game] = field(default_factory=list)

    def part(self, marks: Iterator[bool]) -> float:
        """Of how many games something is true, in percent."""
        return 100 * sum(marks) / len(self.games)


def play(players: int, seed: str, number: int) -> Game:
    setup = TITLE.setup(players=players, seed=f"{seed} {number}", settings={"draft": "random"})
    g = TITLE.begin(setup)
    dice = Dice(key(seed, TABLE, number))
    told: Counter[int] = Counter()
    played: set[int] = set()
    owned: set[int] = set()
    asked: Counter[str] = Counter()
    first = g.first
    while g.offers:
        seat = min(g.offers)
        asked[type(asks(g, seat)).__name__] += 1
        apply(g, seat, greedy(g, seat, TITLE.evaluate, dice))
        told.update(event.kind for event in g.events)
        played.update(event.a for event in g.events if event.kind == verbs.PLAYED)
        owned.update(event.a for event in g.events if event.kind == verbs.TOOK)
        g.events.clear()
    seats = range(players)
    shown = [g.power_of(seat) for seat in seats]
    return Game(
        rounds=g.round,
        capped=max(shown) < g.target,
        scores=[final_power(g, seat) for seat in seats],
        shown=shown,
        target=g.target,
        first=first,
        bands=[g.band[seat][:] for seat in seats],
        owned=owned,
        played=played,
        told=told,
        asked=asked,
        choices=asked.total(),
    )


def tally(players: int, games: int, seed: str) -> Tally:
    with ProcessPoolExecutor() as pool:
        return Tally(players, list(pool.map(play, repeat(players), repeat(seed), range(games), chunksize=CHUNK)))


# The page


def report(games: int, seed: int | str) -> str:
    """The balance of the cards as they are: so many games for each number of players."""
    return page([tally(players, games, str(seed)) for players in COUNTS], str(seed))


def page(tallies: list[Tally], seed: str) -> str:
    games = len(tallies[0].games)
    return "\n".join(
        [
            "# Chronicles of Waral: balance",
            "",
            f"Greedy players with random bands, {games} games for each number of players, seed {seed}:",
            f"`./sandtable balance waral --games {games} --seed {seed}` writes this page.",
            "Shared victories count in equal parts; ± is one standard error. Targets are those the cards were designed for.",
            "",
            *table("Game", game_rows(tallies)),
            "",
            *table("Win rate by seat, 1 = fair share; the first seat begins the first round", seat_rows(tallies)),
            "",
            *table(f"Win rate of a character's owner, 1 = fair share; target {FAIR[0]} to {FAIR[1]}", character_rows(tallies)),
            "",
            outside(tallies),
            "",
            *table("Tricks: played in how many games; target at least 10%", trick_rows(tallies)),
            "",
            *table("Districts: taken in how many games; target at least 8% with 4 players", district_rows(tallies)),
            "",
        ]
    )


def table(title: str, rows: list[list[str]]) -> list[str]:
    head = ["", "2 players", "3 players", "4 players", "target"][: len(rows[0])]
    lines = [f"## {title}", "", line(head), line(["---"] * len(head))]
    return lines + [line(row) for row in rows]


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def game_rows(tallies: list[Tally]) -> list[list[str]]:
    return [
        ["rounds, mean", *(f"{mean(g.rounds for g in t.games):.2f}" for t in tallies), "6.5-8 / 5.5-7 / 4.8-6.2"],
        ["rounds, spread", *(spread(t) for t in tallies), ""],
        ["ended by round 8", *(f"{t.part(g.rounds <= 8 for g in t.games):.1f}%" for t in tallies), "85% / 97% / 99%"],
        ["ended by the round limit", *(f"{t.part(g.capped for g in t.games):.2f}%" for t in tallies), "below 1%"],
        ["winner's power, 5% / median / 95%", *(power(t) for t in tallies), "median 17-21 / 15-19 / 12-16"],
        ["winner had reached the target", *(f"{t.part(reached(g) for g in t.games):.0f}%" for t in tallies), "65-95%"],
        ["shared victories", *(f"{t.part(len(g.winners) > 1 for g in t.games):.1f}%" for t in tallies), "12% / 20% / 28%"],
        ["choices per player", *(f"{mean(g.choices for g in t.games) / t.players:.0f}" for t in tallies), "45-80"],
        ["W3 and W4 prompts per player", *(f"{prompts(t):.2f}" for t in tallies), "below 1"],
        *([name, *(f"{per_player(t, kind):.1f}" for t in tallies), "per player"] for name, kind in TOLD.items()),
        ["districts taken, by type", *(by_type(t) for t in tallies), "military / merchant / cultural / strategic"],
    ]


def spread(t: Tally) -> str:
    counts = Counter(g.rounds for g in t.games)
    return ", ".join(f"{rounds}: {100 * counts[rounds] / len(t.games):.0f}%" for rounds in sorted(counts))


def power(t: Tally) -> str:
    best = [max(g.scores) for g in t.games]
    cuts = quantiles(best, n=20, method="inclusive")
    return f"{cuts[0]:.0f} / {cuts[9]:.0f} / {cuts[18]:.0f}"


def reached(game: Game) -> bool:
    return any(game.shown[seat] >= game.target for seat in game.winners)


def prompts(t: Tally) -> float:
    return mean(g.asked["Struck"] + g.asked["SentBack"] for g in t.games) / t.players


def per_player(t: Tally, kind: int) -> float:
    return mean(g.told[kind] for g in t.games) / t.players


def by_type(t: Tally) -> str:
    book = TITLE.empty(TITLE.setup(players=2, seed="")).book
    counts = Counter(book.type[district] for g in t.games for district in g.owned)
    return " / ".join(f"{counts[type_] / len(t.games):.1f}" for type_ in range(len(TYPES)))


def seat_rows(tallies: list[Tally]) -> list[list[str]]:
    rows = []
    for turn in range(max(COUNTS)):
        rates = [seat_rate(t, turn) if turn < t.players else None for t in tallies]
        cells = [f"{rate[0]:.2f} ± {rate[1]:.2f}" if rate else "" for rate in rates]
        rows.append([f"seat {turn + 1}", *cells, f"{EVEN[0]}-{EVEN[1]}"])
    return rows


def seat_rate(t: Tally, turn: int) -> tuple[float, float]:
    """How often a seat wins, counted from the first player of the first round, and the standard error."""
    return with_error([g.share((g.first + turn) % t.players) for g in t.games])


def character_rows(tallies: list[Tally]) -> list[list[str]]:
    book = TITLE.empty(TITLE.setup(players=2, seed="")).book
    rows = []
    for character in range(book.districts, book.districts + book.characters):
        rates = [owner_rate(t, character) for t in tallies]
        rows.append([book.names[character], *(f"{rate:.2f} ± {error:.2f}" for rate, error in rates)])
    return rows


def owner_rate(t: Tally, character: int) -> tuple[float, float]:
    """How often the owner of a character wins, as a multiple of the fair share, and the standard error."""
    return with_error([g.share(seat) for g in t.games for seat in range(t.players) if character in g.bands[seat]])


def with_error(shares: list[float]) -> tuple[float, float]:
    return (mean(shares), stdev(shares) / len(shares) ** 0.5) if len(shares) > 1 else (0.0, 0.0)


def outside(tallies: list[Tally]) -> str:
    """Which seats and characters miss their target, in a sentence."""
    book = TITLE.empty(TITLE.setup(players=2, seed="")).book
    found = []
    for t in tallies:
        for turn in range(t.players):
            found += miss(f"seat {turn + 1}", t.players, seat_rate(t, turn), EVEN)
        for character in range(book.districts, book.districts + book.characters):
            found += miss(book.names[character], t.players, owner_rate(t, character), FAIR)
    return f"Outside the targets: {', '.join(found) or 'nothing'}."


def miss(name: str, players: int, measured: tuple[float, float], target: tuple[float, float]) -> list[str]:
    rate, error = measured
    return [] if target[0] <= rate <= target[1] else [f"{name} with {players} players ({rate:.2f} ± {error:.2f})"]


def trick_rows(tallies: list[Tally]) -> list[list[str]]:
    book = TITLE.empty(TITLE.setup(players=2, seed="")).book
    rows = []
    for design in range(len(book.mode)):
        if book.mode[design] != END:
            name = book.names[book.design.index(design)]
            rows.append([name, *(f"{t.part(design in g.played for g in t.games):.0f}%" for t in tallies)])
    return rows


def district_rows(tallies: list[Tally]) -> list[list[str]]:
    book = TITLE.empty(TITLE.setup(players=2, seed="")).book
    return [
        [book.names[district], *(f"{t.part(district in g.owned for g in t.games):.0f}%" for t in tallies)]
        for district in range(book.districts)
    ]
