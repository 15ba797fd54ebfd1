"""How fair and how long the game is: many games between greedy players, counted, beside what we aim for."""

from __future__ import annotations

from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat
from statistics import mean, median

from sandtable.engine.chance import TABLE, Dice, key
from sandtable.engine.flow import apply
from sandtable.engine.greedy import greedy
from sandtable.games.legion import book as b
from sandtable.games.legion import verbs as v
from sandtable.games.legion.position import Legion
from sandtable.games.legion.title import TITLE

CHUNK = 20  # games a worker plays in one go
SAMPLES = 3  # imagined positions in which a greedy player tries its options
PLAYERS = (2, 3, 4)
FAIR = {2: (42, 58), 3: (27, 40), 4: (20, 30)}  # win rate of a faction, in percent
HOW = "Factions, commanders and the start player by lot. A shared victory counts in parts; ± is one standard error."


@dataclass
class Share:
    """How often somebody won, a shared victory counting in parts."""

    games: int = 0
    won: float = 0.0

    def add(self, won: float) -> None:
        self.games += 1
        self.won += won

    @property
    def percent(self) -> float:
        return 100 * self.won / self.games if self.games else 0.0

    def __str__(self) -> str:
        error = 100 * (self.percent / 100 * (1 - self.percent / 100) / self.games) ** 0.5 if self.games else 0.0
        return f"{self.percent:.1f} ± {error:.1f}"


@dataclass
class Game:
    """What is remembered of one game."""

    factions: list[int]
    commanders: list[int]
    start: int
    winners: list[int]
    scores: list[int]
    rounds: int
    picks: int
    locations: set[int] = field(default_factory=set)
    kinds: Counter[int] = field(default_factory=Counter)  # events
    given: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)
    tied: int = 0

    def read(self, g: Legion) -> None:
        """Count what was told."""
        won = 0
        for event in g.events:
            self.kinds[event.kind] += 1
            if event.kind == v.GAVE_ORDER:
                self.given[event.b] += 1
            elif event.kind in (v.USED, v.REVEALED):
                self.used[event.a] += 1
            elif event.kind == v.INSTANT:
                self.given[event.a] += 1
                self.used[event.a] += 1
            elif event.kind == v.LOCATION_UP:
                self.locations.add(event.a)
            elif event.kind == v.WON:
                won += 1
            elif event.kind == v.PLOT_RESOLVES:
                self.tied += won > 1
                won = 0
        self.tied += won > 1


@dataclass
class Tally:
    """What is counted over the games of one number of players."""

    players: int
    games: int = 0
    factions: dict[int, Share] = field(default_factory=lambda: defaultdict(Share))
    commanders: dict[int, Share] = field(default_factory=lambda: defaultdict(Share))
    seats: dict[int, Share] = field(default_factory=lambda: defaultdict(Share))
    locations: dict[tuple[int, int], Share] = field(default_factory=lambda: defaultdict(Share))
    ranked: list[list[int]] = field(default_factory=list)  # scores, best first
    kinds: Counter[int] = field(default_factory=Counter)
    given: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)
    tied: int = 0
    picks: int = 0
    shared: int = 0
    rounds: set[int] = field(default_factory=set)

    def add(self, game: Game) -> None:
        self.games += 1
        self.picks += game.picks
        self.tied += game.tied
        self.rounds.add(game.rounds)
        self.shared += len(game.winners) > 1
        self.ranked.append(sorted(game.scores, reverse=True))
        self.kinds += game.kinds
        self.given += game.given
        self.used += game.used
        for seat in range(self.players):
            won = (seat in game.winners) / len(game.winners)
            self.factions[game.factions[seat]].add(won)
            self.commanders[game.commanders[seat]].add(won)
            self.seats[(seat - game.start) % self.players].add(won)
            for place in game.locations:
                self.locations[place, game.factions[seat]].add(won)


def play(players: int, seed: str, number: int) -> Game:
    """One game; factions, commanders and the start player by lot."""
    settings = {"factions": "random", "commanders": "random"}
    setup = TITLE.setup(players=players, seed=f"balance {seed} {number}", mode="standard", settings=settings)
    g = TITLE.begin(setup)
    start, picks, dice = g.first, 0, Dice(key(setup.seed, TABLE, 0))
    while g.offers:
        seat = min(g.offers)
        apply(g, seat, greedy(g, seat, TITLE.evaluate, dice, SAMPLES))
        picks += 1
    result = TITLE.result(setup, g)
    game = Game(g.faction[:players], g.commander[:players], start, result.winners, result.scores, g.round, picks)
    game.read(g)
    return game


def count(players: int, games: int, seed: str) -> Tally:
    """Play on all cores of this machine. The games are the same on any."""
    tally = Tally(players)
    with ProcessPoolExecutor() as pool:
        for game in pool.map(play, repeat(players), repeat(seed), range(games), chunksize=CHUNK):
            tally.add(game)
    return tally


# The report


def report(games: int, seed: int | str) -> str:
    """The balance of the game in Markdown: so many games for each number of players."""
    tallies = [count(players, games, str(seed)) for players in PLAYERS]
    parts = [
        "# Legion: balance",
        opening(games, seed),
        "## Factions",
        faction_table(tallies),
        "## Commanders, four players",
        commander_table(tallies[-1]),
        "## Seats",
        seat_table(tallies),
        "## Scores, casualties and length",
        score_table(tallies),
        "## Special orders, four players",
        order_table(tallies[-1]),
        "## Locations, four players",
        location_table(tallies[-1]),
    ]
    return "\n\n".join(parts) + "\n"


def opening(games: int, seed: int | str) -> str:
    """What was played, and the command that plays it again."""
    command = f"`./sandtable balance legion --games {games} --seed {seed}` writes this page."
    return f"Greedy players, {games} games for each number of players, seed {seed}:\n{command}\n{HOW}"


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def within(value: float, low: float, high: float) -> str:
    return "yes" if low <= value <= high else "no"


def faction_table(tallies: list[Tally]) -> str:
    rows = []
    for faction, name in enumerate(b.FACTIONS):
        row = [name.capitalize()]
        for tally in tallies:
            share = tally.factions[faction]
            row += [str(share), within(share.percent, *FAIR[tally.players])]
        rows.append(row)
    heads = ["win %"]
    for tally in tallies:
        low, high = FAIR[tally.players]
        heads += [f"{tally.players} players", f"{low}-{high}"]
    return table(heads, rows)


def commander_table(tally: Tally) -> str:
    names = TITLE.content().tables["commanders"]["commander"]
    rows = []
    for commander, share in sorted(tally.commanders.items()):
        rows.append([names[commander]["name"], str(share), within(share.percent, 18, 32)])
    return table(["commander", "win %", "18-32"], rows)


def seat_table(tallies: list[Tally]) -> str:
    rows = []
    for tally in tallies:
        rows.append([str(tally.players), *(str(tally.seats[seat]) for seat in range(4))])
    return table(["players", "start player", "second", "third", "fourth"], rows)


def score_table(tallies: list[Tally]) -> str:
    return table(["", *(f"{tally.players} players" for tally in tallies), "aim"], [
        ["mean score by rank", *(" / ".join(f"{mean(rank):.1f}" for rank in zip(*t.ranked, strict=True)) for t in tallies), ""],
        ["winner's median score", *(f"{median(ranked[0] for ranked in t.ranked):g}" for t in tallies), "22-27, 22-27, 18-22"],
        ["last above 4 points, % of games", *(percent(sum(r[-1] > 4 for r in t.ranked), t.games) for t in tallies), "90"],
        ["deaths per player", *(f"{deaths(t) / t.games / t.players:.2f}" for t in tallies), "1.0-2.0"],
        ["of these by frost, %", *(percent(t.kinds[v.FROZEN_DEAD], deaths(t)) for t in tallies), "at most 50"],
        ["tied Plots, %", *(percent(t.tied, t.kinds[v.PLOT_RESOLVES]) for t in tallies), "under 25"],
        ["empty Plots, %", *(percent(t.kinds[v.EMPTY_PLOT], t.kinds[v.PLOT_RESOLVES]) for t in tallies), "under 2"],
        ["take-backs per game", *(f"{t.kinds[v.TOOK_BACK] / t.games:.2f}" for t in tallies), "0.5-2 with four"],
        ["shared victories, %", *(percent(t.shared, t.games) for t in tallies), "under 3"],
        ["decisions per player", *(f"{t.picks / t.games / t.players:.0f}" for t in tallies), "60-75"],
        ["rounds", *("/".join(map(str, sorted(t.rounds))) for t in tallies), "4"],
    ])  # fmt: skip


def deaths(tally: Tally) -> int:
    return tally.kinds[v.DIED] + tally.kinds[v.FROZEN_DEAD]


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "-"


def order_table(tally: Tally) -> str:
    rows = []
    for kind, order in enumerate(TITLE.content().tables["orders"]["order"]):
        if order["id"] != "blank":
            given, used = tally.given[kind], tally.used[kind]
            rows.append([order["name"], str(given), percent(used, given), within(100 * used / max(given, 1), 50, 100)])
    return table(["order", "given", "used %", "50 or more"], rows)


def location_table(tally: Tally) -> str:
    rows = []
    for place, location in enumerate(TITLE.content().tables["locations"]["location"]):
        shares = [tally.locations[place, faction] for faction in range(len(b.FACTIONS))]
        fair = all(15 <= share.percent <= 40 for share in shares)
        rows.append([location["name"], *(f"{share.percent:.0f}" for share in shares), "yes" if fair else "no"])
    return table(["win %", *(name.capitalize() for name in b.FACTIONS), "15-40"], rows)
