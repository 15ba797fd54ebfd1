"""How fair and how long the games are: greedy players against each other, counted by scenario, faction, start tile and seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

from sandtable.engine.chance import TABLE, Dice, key
from sandtable.engine.flow import apply
from sandtable.engine.greedy import greedy
from sandtable.games.frontier_wars.content import scenarios
from sandtable.games.frontier_wars.position import BY_CONQUEST, BY_LIMIT, BY_POINTS, BY_RESEARCH
from sandtable.games.frontier_wars.title import TITLE
from sandtable.games.frontier_wars.victory import victory_points

PLAYED = (
    "compact_2", "varsity", "brevity", "compact_3", "gunnerside", "urano", "chastise", "compact_4", "biting", "neretva",
)  # fmt: skip
ENDS = (BY_POINTS, BY_RESEARCH, BY_CONQUEST, BY_LIMIT)
TARGETS = {2: "6-9, HQ 3-25", 3: "6-9, HQ 0-10", 4: "7-10, HQ 0-10"}


@dataclass
class Game:
    """What is remembered of a game."""

    scenario: str
    side: str
    players: int
    ended: int
    rounds: int
    winner: int
    factions: list[str]
    starts: list[int]  # of each seat: the number of its start tile
    places: list[int]  # of each seat: its place in the tie-breaker order among those who play
    points: int  # the winner's, less the target
    outs: int
    picks: list[int] = field(default_factory=list)  # decisions of each seat


def play(scenario: str, players: int, side: str, seed: str) -> Game:
    """One game of greedy players, each of which sees only what its seat may know."""
    setup = TITLE.setup(players=players, seed=seed, settings={"scenario": scenario, "side": side})
    g = TITLE.begin(setup)
    starts = [g.scenario.starts.index(g.flag.index(seat)) for seat in range(players)]
    dice = Dice(key(seed, TABLE, 0))
    picks = [0] * players
    while g.offers:
        seat = min(g.offers)
        picks[seat] += 1
        apply(g, seat, greedy(g, seat, TITLE.evaluate, dice))
    ranks = sorted(g.ties[:players])
    return Game(
        scenario, side, players, g.ended, g.round, g.winner, [g.book.factions[faction] for faction in g.faction[:players]],
        starts, [ranks.index(g.ties[seat]) for seat in range(players)],
        victory_points(g, g.winner) - g.scenario.target, sum(out > 0 for out in g.out[:players]), picks,
    )  # fmt: skip


def report(games: int, seed: int | str) -> str:
    """Markdown: `games` games on each scenario, sheet sides by turns."""
    players = {entry.id: entry.players for entry in scenarios(TITLE.content())}
    played = [
        play(scenario, players[scenario], "AB"[number % 2], f"balance {seed} {scenario} {number}")
        for scenario in PLAYED
        for number in range(games)
    ]
    return summary(played, f"`./sandtable balance frontier_wars --games {games} --seed {seed}` writes this page")


def summary(played: list[Game], how: str) -> str:
    """What these games show, in tables."""
    side_a = [game for game in played if game.side == "A"]
    side_b = [game for game in played if game.side == "B"]
    parts = [
        "# Frontier Wars: balance",
        "",
        f"{len(played)} games, as many on each map, sheet sides A and B by turns; {how}.",
        "All players are greedy: they take what looks best right after it, in one imagined position. Read the",
        "numbers as a test against gross faults, not as a forecast of play between people. Shares are wins divided by the even",
        "share, with their standard errors.",
        "",
        *by_scenario(played),
        *by_share("Faction, side A", side_a, lambda game, seat: game.factions[seat]),
        *by_share("Faction, side B", side_b, lambda game, seat: game.factions[seat]),
        *by_share("Faction by number of players", played, lambda game, seat: f"{game.players} players, {game.factions[seat]}"),
        *by_share("Start tile", played, lambda game, seat: f"{game.players} players, tile {game.starts[seat] + 1}"),
        *by_share("Seat", played, lambda game, seat: f"{game.players} players, seat {seat + 1}"),
        *by_share("Tie-breaker order", played, lambda game, seat: f"{game.players} players, {game.places[seat] + 1}."),
        *against_targets(played),
    ]
    return "\n".join(parts).rstrip() + "\n"


def by_scenario(played: list[Game]) -> list[str]:
    lines = [
        "## Length and ways to win",
        "",
        "| scenario | VP / research / HQ / limit % | rounds: least, median, most | winner's VP - target | out | decisions |",
        "|---|---|---|---|---|---|",
    ]
    for scenario in dict.fromkeys(game.scenario for game in played):
        games = [game for game in played if game.scenario == scenario]
        ends = Counter(game.ended for game in games)
        rounds = sorted(game.rounds for game in games)
        shares = "/".join(f"{100 * ends[end] / len(games):.0f}" for end in ENDS)
        lines.append(
            f"| {scenario} | {shares} | {rounds[0]}, {median(rounds):.0f}, {rounds[-1]} "
            f"| {mean([game.points for game in games]):+.1f} | {mean([game.outs for game in games]):.2f} "
            f"| {mean([pick for game in games for pick in game.picks]):.0f} |"
        )
    return [*lines, ""]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def by_share(title: str, played: list[Game], group: Callable[[Game, int], str]) -> list[str]:
    """Wins divided by the even share."""
    wins: Counter[str] = Counter()
    even: dict[str, float] = defaultdict(float)
    for game in played:
        for seat in range(game.players):
            even[group(game, seat)] += 1 / game.players
        wins[group(game, game.winner)] += 1
    lines = [f"## {title}", "", "| | games' worth | wins | of the even share |", "|---|---|---|---|"]
    for name in sorted(even):
        error = max(wins[name], 1) ** 0.5 / even[name]
        lines.append(f"| {name} | {even[name]:.1f} | {wins[name]} | {wins[name] / even[name]:.2f} +- {error:.2f} |")
    return [*lines, ""]


def against_targets(played: list[Game]) -> list[str]:
    """The targets set for strong play, and what was measured."""
    lines = ["## Against the targets", "", "| statistic | target | measured |", "|---|---|---|"]
    for players in sorted({game.players for game in played}):
        games = [game for game in played if game.players == players]
        conquests = 100 * sum(game.ended == BY_CONQUEST for game in games) / len(games)
        rounds = median(game.rounds for game in games)
        lines.append(
            f"| median rounds and HQ wins %, {players} players | {TARGETS[players]} | {rounds:.0f}, HQ {conquests:.0f} |"
        )
    early = 100 * sum(game.rounds < 4 for game in played) / len(played)
    limit = 100 * sum(game.ended == BY_LIMIT for game in played) / len(played)
    research = 100 * sum(game.ended == BY_RESEARCH for game in played) / len(played)
    rate = mean([pick for game in played for pick in game.picks]) / mean([game.rounds for game in played])
    outs = [game.outs for game in played if game.players > 2] or [0]
    lines += [
        f"| over before round 4 | under 5 % | {early:.1f} % |",
        f"| ended by the safety rule (FW-13.2) | under 1 % | {limit:.1f} % |",
        f"| research wins | 10-45 % | {research:.0f} % |",
        f"| eliminations per game, 3-4 players | 0.05-0.5 | {mean(outs):.2f} |",
        f"| decisions per player and round | 22-28 | {rate:.0f} |",
        "",
    ]
    return lines
