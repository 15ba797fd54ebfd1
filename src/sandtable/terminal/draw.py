"""Drawing a scene in characters: strips for the others, columns and boxes for one's own. Only sizes and taste."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from textual.content import Content

from sandtable.terminal.boards import Count
from sandtable.terminal.cards import Keys, hand
from sandtable.terminal.faces import Face
from sandtable.terminal.scene import Pile, Place, Scene
from sandtable.terminal.shapes import DIM, Lines, Room, beside, in_rows, styled, wrapped

NARROWEST_COLUMN = 12
WIDEST_COLUMN = 26
MOST_LISTED = 20  # larger piles are told in a word
MOST_WORDS = 9  # lines of them
GAP = 3  # between a picture and what stands beside it
LEAST_BESIDE = 50
LEAST_ROWS = 3  # a column is never cut shorter


# Columns


def columns(scene: Scene, piles: list[Pile], room: Room, keys: Keys, most: int) -> Lines:
    """Zones side by side, each with at most so many lines below its head."""
    if not piles:
        return []
    names = [name for pile in piles for name in [head(scene, pile), *(written(scene, card) + " " * 7 for card in pile.open)]]
    natural = max(map(len, names)) if not scene.board.columns else (room.width + 1) // len(piles) - 1
    width = max(NARROWEST_COLUMN, min(WIDEST_COLUMN, natural))
    return in_rows([column(scene, pile, keys, most) for pile in piles], room.width, width, gap=1)


def column(scene: Scene, pile: Pile, keys: Keys, most: int) -> Lines:
    """A zone as a list of names, equal ones counted, below its head."""
    colour = scene.board.colour(pile.zone)
    lines = [column_line(scene, card, count, keys) for card, count in counted(pile.cards)]
    if len(lines) > most:
        left = len(lines) - most + 1
        lines = [styled(scene.say("terminal-more", count=left), DIM), *lines[left:]]
    return [styled(head(scene, pile), f"bold {colour}".strip()), *lines]


def head(scene: Scene, pile: Pile) -> str:
    return scene.say("terminal-zone", zone=pile.name, count=len(pile.cards))


def column_line(scene: Scene, card: Face | None, count: int, keys: Keys) -> Content:
    if card is None:
        return styled(times(scene, scene.say("terminal-face-down"), count), DIM)
    key = keys.get(card.id, "")
    mark = Content.assemble(styled(f" {key} ", "reverse bold"), " ") if key else Content("")
    return Content.assemble(mark, styled(times(scene, written(scene, card), count), "bold" if key else ""))


def times(scene: Scene, name: str, count: int) -> str:
    return scene.say("terminal-times", count=count, card=name) if count > 1 else name


def written(scene: Scene, card: Face) -> str:
    """The name of a card, with what lies on it."""
    return scene.say("terminal-worn", card=card.name, marks=card.worn) if card.worn else card.name


def counted(cards: Iterable[Face | None]) -> list[tuple[Face | None, int]]:
    """Equal cards once, with their number, in the order they came."""
    counts: dict[Face | None, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return list(counts.items())


# Places


def pile_words(scene: Scene, pile: Pile, room: Room) -> str:
    name, count = pile.name if room.wide else pile.short, len(pile.cards)
    top = pile.cards[-1] if pile.cards and room.wide else None
    if top:
        return scene.say("terminal-pile", zone=name, count=count, top=top.name)
    return scene.say("terminal-count", name=name, value=count)


def count_words(scene: Scene, count: Count, room: Room) -> str:
    """A number with its name. What has no name speaks for itself."""
    name = count.name if room.wide else count.short
    return scene.say("terminal-count", name=name, value=count.value) if name else str(count.value)


def is_pile(scene: Scene, pile: Pile) -> bool:
    """Whether a pile is told in a word: hidden ones are, and those the board says so of."""
    return pile.zone in scene.board.piles or len(pile.cards) > MOST_LISTED or (bool(pile.cards) and not pile.open)


def own_table(scene: Scene, place: Place, room: Room, keys: Keys) -> Lines:
    """What lies before oneself: a line of numbers, columns, then the cards in hand."""
    board = scene.board
    words = [count_words(scene, count, room) for count in [*scene.facts, *place.counts]]
    told = [pile for pile in place.piles if pile.cards and is_pile(scene, pile) and pile.zone not in board.hands]
    words += [pile_words(scene, pile, room) for pile in told]
    name = scene.say("terminal-you-are", player=place.name) if room.wide else place.name
    info = info_lines(name, words, room.width)
    laid, also = side_by_side(scene, place)
    left = room.height - len(info) - len(also)
    held = [pile.open for zone in board.hands if (pile := place.pile(zone))]
    least = sum(len(hand(board, cards, room.width, keys, height=0)) for cards in held)
    lying = columns(scene, laid, room, keys, most=max(LEAST_ROWS, left - least - 1)) + also
    left -= len(lying) - len(also)
    boxes = [line for cards in held for line in hand(board, cards, room.width, keys, height=left)]
    if len(boxes) > left:  # what does not fit should not be the hand
        return [*info, *boxes, *lying]
    space = [Content("")] if left - len(boxes) >= 2 else []
    return [*info, *space, *lying, *space, *boxes]


def info_lines(name: str, words: list[str], width: int) -> Lines:
    first, *rest = wrapped(" · ".join([name, *words]), width, most=MOST_WORDS)
    return [Content.assemble(styled(first[: len(name)], "bold $accent"), first[len(name) :]), *map(styled, rest)]


def side_by_side(scene: Scene, place: Place) -> tuple[list[Pile], Lines]:
    """The piles drawn as columns; and in a line what else lies open, where the board says which ones are columns."""
    board = scene.board
    apart = [pile for pile in place.piles if pile.zone not in (*board.columns, *board.hands)]
    lying = [pile for pile in apart if pile.open and not is_pile(scene, pile)]
    if not board.columns:
        return lying, []
    words = Content("   ").join([Content.assemble((pile.name, "bold"), " ", names(scene, pile)) for pile in lying])
    return [pile for zone in board.columns if (pile := place.pile(zone))], [words] if lying else []


def strip(scene: Scene, place: Place, who: str, room: Room) -> Lines:
    """Another seat in one line; with room, what lies open before it in a second."""
    first = [*scene.board.hands, *scene.board.columns]
    piles = sorted(place.piles, key=lambda pile: first.index(pile.zone) if pile.zone in first else len(first))
    counts = [Count(pile.name, pile.short, len(pile.cards)) for pile in piles if pile.cards]
    words = [count_words(scene, count, room) for count in [*place.counts, *counts]]
    sign = "▸" if place.waiting else " "
    name = scene.say("terminal-player", player=place.name, who=who) if who else place.name
    lines = [Content.assemble(styled(f"{sign} {name}", "bold"), "  " + "  ".join(words)).truncate(room.width, ellipsis=True)]
    lying = open_words(scene, piles) if room.tall else ""
    return [*lines, styled(f"    {lying}", DIM).truncate(room.width, ellipsis=True)] if lying else lines


def open_words(scene: Scene, piles: list[Pile]) -> str:
    """What lies open before another seat."""
    shown = [pile for pile in piles if pile.open and not is_pile(scene, pile)]
    told = [scene.say("terminal-lying", zone=pile.name, cards=names(scene, pile)) for pile in shown]
    return "; ".join(told)


def names(scene: Scene, pile: Pile) -> str:
    return ", ".join(times(scene, written(scene, card), count) for card, count in counted(pile.open) if card)


# The whole


def board(scene: Scene, room: Room, keys: Keys) -> Content:
    """The common table and the own one: below it, or beside its picture where there is room."""
    picture = scene.board.picture(scene.sight, room)
    width = max([line.cell_length for line in picture], default=0)
    rest = room.width - width - GAP
    if picture and rest >= LEAST_BESIDE:
        cards = cards_on_table(scene, replace(room, width=rest), keys)
        return Content("\n").join(beside([picture, cards], [width, rest], GAP))
    return Content("\n").join(picture + cards_on_table(scene, replace(room, height=room.height - len(picture)), keys))


def cards_on_table(scene: Scene, room: Room, keys: Keys) -> Lines:
    told = [pile_words(scene, pile, room) for pile in scene.common if is_pile(scene, pile)]
    lines = [styled(line, DIM) for line in wrapped(" · ".join(told), room.width, most=MOST_WORDS)]
    lines += common_cards(scene, [pile for pile in scene.common if not is_pile(scene, pile)], room, keys)
    if scene.own:
        lines += own_table(scene, scene.own, replace(room, height=room.height - len(lines)), keys)
    return lines


def common_cards(scene: Scene, piles: list[Pile], room: Room, keys: Keys) -> Lines:
    """What lies open on the table: as cards where the board wants them and there is room, else as lines; the rest as columns."""
    boxed = [pile for pile in piles if pile.zone in scene.board.boxed]
    cards = [card for pile in boxed for card in pile.open]
    apart = columns(scene, [pile for pile in piles if pile not in boxed], room, keys, most=6 if room.tall else 3)
    if room.tall:
        return apart + hand(scene.board, cards, room.width, keys, height=room.height // 2)
    return apart + in_rows([[card_line(scene, card, keys)] for card in cards], room.width, (room.width - 1) // 2, gap=1)


def card_line(scene: Scene, card: Face, keys: Keys) -> Content:
    """A card in one line: the key that picks it, its badge, its name, and what lies on it."""
    key = keys.get(card.id, "")
    mark = styled(f" {key} ", "reverse bold") if key else Content("   ")
    badge = styled(f" {card.badge} ", scene.board.colour(card.kind))
    return Content.assemble(mark, badge, styled(card.name, "bold" if key else ""), styled(f"  {card.worn}", DIM))


def strips(scene: Scene, who: dict[int, str], room: Room) -> Content:
    return Content("\n").join([line for place in scene.others for line in strip(scene, place, who.get(place.seat, ""), room)])
