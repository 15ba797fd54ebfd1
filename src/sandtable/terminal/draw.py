"""Drawing a scene in characters: strips for the others, columns and boxes for one's own. Only sizes and taste."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import zip_longest

from textual.content import Content

from sandtable.terminal.scene import Face, Pile, Place, Scene, shown_numbers
from sandtable.terminal.skins import Skin

NARROWEST_CARD = 12
ROOMY_CARD = 16  # from here on there is a space between edge and text
WIDEST_CARD = 22
NARROWEST_COLUMN = 12
WIDEST_COLUMN = 26
MOST_LISTED = 20  # larger piles are told in a word
GAP = 3  # between a picture and what stands beside it
LEAST_BESIDE = 50
LEAST_ROWS = 2  # a column is never cut shorter
NAME_LINES = 2
TEXT_LINES = 3
TALL = 13  # from so many lines on, cards show their text and strips their cards
WIDE = 100  # from so many columns on, names are written out
DIM = "dim"

Lines = list[Content]
Keys = dict[str, str]  # of each card that one option names: the key that picks it


@dataclass(frozen=True)
class Room:
    """How much there is to draw on."""

    width: int
    height: int  # for the board
    tall: bool
    wide: bool

    @staticmethod
    def of(width: int, height: int, others: int) -> Room:
        """The room of a board, of the lines that it shares with the strips of the other seats."""
        tall = height - 2 * others >= TALL
        return Room(width, height - others * (2 if tall else 1), tall, width >= WIDE)


def styled(text: str, style: str = "") -> Content:
    return Content.styled(text, style) if style else Content(text)


def fit(content: Content, width: int) -> Content:
    """Exactly so wide: cut with an ellipsis, or filled up."""
    return (
        content.truncate(width, ellipsis=True) if content.cell_length > width else content.pad_right(width - content.cell_length)
    )


def beside(blocks: list[Lines], widths: list[int], gap: int = 0) -> Lines:
    """Blocks side by side, each as wide as given."""
    space = Content(" " * gap)
    rows = zip_longest(*blocks, fillvalue=Content(""))
    return [space.join([fit(cell, width) for cell, width in zip(row, widths, strict=True)]) for row in rows]


def in_rows(blocks: list[Lines], width: int, each: int, gap: int = 0) -> Lines:
    """Blocks of one width, as many to a row as fit."""
    per_row = max(1, (width + gap) // (each + gap))
    lines: Lines = []
    for start in range(0, len(blocks), per_row):
        some = blocks[start : start + per_row]
        lines += beside(some, [each] * len(some), gap)
    return lines


# Cards


def hand(skin: Skin, cards: list[Face], width: int, keys: Keys, height: int) -> Lines:
    """A hand as boxes: narrower when there are many, in several rows when there are more, with texts where they fit."""
    if not cards:
        return []
    each = max(NARROWEST_CARD, min(WIDEST_CARD, width // len(cards)))
    pad = 1 if each >= ROOMY_CARD else 0
    inner = each - 2 - 2 * pad
    name_lines = NAME_LINES if any(len(card.name) > inner for card in cards) else 1
    rows = -(-len(cards) // max(1, width // each))
    text_lines = max(0, min(TEXT_LINES, height // rows - name_lines - 2))
    boxes = [card_box(skin, card, inner, pad, keys.get(card.id, ""), name_lines, text_lines) for card in cards]
    return in_rows(boxes, width, each)


def card_box(skin: Skin, card: Face, inner: int, pad: int, key: str, name_lines: int, text_lines: int) -> Lines:
    """A card: its badge in the upper edge, its kind and the key that picks it in the lower."""
    colour = skin.colour(card.kind)
    edge = colour if key else f"{colour} {DIM}".strip()
    body = filled([styled(line, "bold" if key else "") for line in wrapped(card.name, inner, name_lines)], name_lines)
    body += filled([styled(line, DIM) for line in wrapped(card.text, inner, text_lines)], text_lines)
    badge, dashes = f" {card.badge} " if card.badge else "", inner + 2 * pad
    top = [styled("╭", edge), styled(badge, f"bold {colour}".strip()), styled("─" * (dashes - len(badge)) + "╮", edge)]
    side = [styled("│" + " " * pad, edge), styled(" " * pad + "│", edge)]
    sides = [Content.assemble(side[0], fit(line, inner), side[1]) for line in body]
    return [Content.assemble(*top), *sides, lower_edge(card.kind, dashes, key, edge)]


def lower_edge(kind: str, dashes: int, key: str, edge: str) -> Content:
    mark = f" {key} " if key else ""
    room = dashes - len(mark)
    word = f" {kind} " if kind and len(kind) + 2 <= room else kind[:room]
    return Content.assemble(styled("╰", edge), styled(mark, "reverse bold"), styled("─" * (room - len(word)) + word + "╯", edge))


def wrapped(text: str, width: int, most: int) -> list[str]:
    lines = textwrap.wrap(text, width, break_on_hyphens=False)
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: width - 1].rstrip() + "…"] if most else []
    return lines


def filled(lines: Lines, count: int) -> Lines:
    return lines + [Content("")] * (count - len(lines))


# Columns


def columns(scene: Scene, piles: list[Pile], room: Room, keys: Keys, most: int) -> Lines:
    """Zones side by side, each with at most so many lines below its head."""
    if not piles:
        return []
    longest = max(len(name) for pile in piles for name in [pile.name + " (99)", *(card.name + " " * 7 for card in pile.open)])
    natural = longest if not scene.skin.columns else (room.width + 1) // len(piles) - 1
    width = max(NARROWEST_COLUMN, min(WIDEST_COLUMN, natural))
    return in_rows([column(scene, pile, keys, most) for pile in piles], room.width, width, gap=1)


def column(scene: Scene, pile: Pile, keys: Keys, most: int) -> Lines:
    """A zone as a list of names, equal ones counted, below its head."""
    colour = scene.skin.colour(pile.zone)
    count = f" ({len(pile.cards)})" if len(pile.cards) > 1 else ""
    head = styled(f"{pile.name}{count}", f"bold {colour}".strip())
    lines = [column_line(card, count, keys) for card, count in counted(pile.cards)]
    if len(lines) > most:
        lines = [styled(f"and {len(lines) - most + 1} more", DIM), *lines[len(lines) - most + 1 :]]
    return [head, *lines]


def column_line(card: Face | None, count: int, keys: Keys) -> Content:
    times = f"{count}× " if count > 1 else ""  # noqa: RUF001
    if card is None:
        return styled(f"{times}face down", DIM)
    key = keys.get(card.id, "")
    mark = Content.assemble(styled(f" {key} ", "reverse bold"), " ") if key else Content("")
    return Content.assemble(mark, times, styled(card.name, "bold" if key else ""))


def counted(cards: Iterable[Face | None]) -> list[tuple[Face | None, int]]:
    """Equal cards once, with their number, in the order they came."""
    counts: dict[Face | None, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return list(counts.items())


# Places


def short(scene: Scene, room: Room, name: str) -> str:
    return name if room.wide else scene.skin.short.get(name, name)


def pile_words(scene: Scene, pile: Pile, room: Room) -> str:
    top = pile.cards[-1] if pile.cards and room.wide else None
    return f"{short(scene, room, pile.name)} {len(pile.cards)}" + (f" (top: {top.name})" if top else "")


def number_words(scene: Scene, place: Place, room: Room) -> list[str]:
    return [f"{short(scene, room, name)} {value}" for name, value in shown_numbers(scene.skin, place).items()]


def is_pile(scene: Scene, pile: Pile) -> bool:
    """Whether a pile is told in a word: hidden ones are, and those the skin says so of."""
    return pile.zone in scene.skin.piles or len(pile.cards) > MOST_LISTED or (bool(pile.cards) and not pile.open)


def own_table(scene: Scene, place: Place, room: Room, keys: Keys) -> Lines:
    """What lies before oneself: a line of numbers, columns, then the cards in hand."""
    skin = scene.skin
    words = [f"{short(scene, room, name)} {value}" for name, value in scene.facts.items()] + number_words(scene, place, room)
    words += [
        pile_words(scene, pile, room)
        for pile in place.piles
        if pile.cards and is_pile(scene, pile) and pile.zone not in skin.hands
    ]
    name = f"You are {place.name}" if room.wide else place.name
    info = info_lines(name, words, room.width)
    laid, also = side_by_side(scene, place)
    left = room.height - len(info) - len(also)
    held = [place.pile(zone).open for zone in skin.hands]
    least = sum(len(hand(skin, cards, room.width, keys, height=0)) for cards in held)
    lying = columns(scene, laid, room, keys, most=max(LEAST_ROWS, left - least - 1)) + also
    left -= len(lying) - len(also)
    boxes = [line for cards in held for line in hand(skin, cards, room.width, keys, height=left)]
    if len(boxes) > left:  # what does not fit should not be the hand
        return [*info, *boxes, *lying]
    space = [Content("")] if left - len(boxes) >= 2 else []
    return [*info, *space, *lying, *space, *boxes]


def info_lines(name: str, words: list[str], width: int) -> Lines:
    first, *rest = wrapped(" · ".join([name, *words]), width, most=9)
    return [Content.assemble(styled(first[: len(name)], "bold $accent"), first[len(name) :]), *map(styled, rest)]


def side_by_side(scene: Scene, place: Place) -> tuple[list[Pile], Lines]:
    """The piles drawn as columns; and in a line what else lies open, where the skin says which ones are columns."""
    skin = scene.skin
    apart = [pile for pile in place.piles if pile.zone not in (*skin.columns, *skin.hands)]
    lying = [pile for pile in apart if pile.open and not is_pile(scene, pile)]
    if not skin.columns:
        return lying, []
    words = Content("   ").join([Content.assemble((pile.zone, "bold"), f" {names(pile)}") for pile in lying])
    return [place.pile(zone) for zone in skin.columns], [words] if lying else []


def strip(scene: Scene, place: Place, who: str, room: Room) -> Lines:
    """Another seat in one line; with room, what lies open before it in a second."""
    first = [*scene.skin.hands, *scene.skin.columns]
    piles = [place.pile(zone) for zone in first] + [pile for pile in place.piles if pile.zone not in first]
    words = [f"{short(scene, room, pile.zone)} {len(pile.cards)}" for pile in piles if pile.cards]
    words += number_words(scene, place, room)
    sign = "▸" if place.waiting else " "
    head = Content.assemble(
        styled(f"{sign} {place.name}", "bold"), styled(f" ({who})" if who else "", DIM), "  " + "  ".join(words)
    )
    lines = [head.truncate(room.width, ellipsis=True)]
    if room.tall:
        open_piles = [f"{pile.zone}: {names(pile)}" for pile in piles if pile.open and not is_pile(scene, pile)]
        lines.append(styled("    " + ("; ".join(open_piles) or "nothing lies open yet"), DIM).truncate(room.width, ellipsis=True))
    return lines


def names(pile: Pile) -> str:
    return ", ".join(f"{count} {card.name}" if count > 1 else card.name for card, count in counted(pile.open) if card)


def board(scene: Scene, room: Room, keys: Keys) -> Content:
    """The common table and the own one: below it, or beside its picture where there is room."""
    picture = [styled(line) for line in scene.picture.splitlines()]
    width = max([line.cell_length for line in picture], default=0)
    rest = room.width - width - GAP
    if picture and rest >= LEAST_BESIDE:
        cards = cards_on_table(scene, replace(room, width=rest), keys)
        return Content("\n").join(beside([picture, cards], [width, rest], GAP))
    return Content("\n").join(picture + cards_on_table(scene, replace(room, height=room.height - len(picture)), keys))


def cards_on_table(scene: Scene, room: Room, keys: Keys) -> Lines:
    told = [pile_words(scene, pile, room) for pile in scene.common if is_pile(scene, pile)]
    lines = [styled(line, DIM) for line in wrapped(" · ".join(told), room.width, most=9)]
    lines += columns(scene, [pile for pile in scene.common if not is_pile(scene, pile)], room, keys, most=6 if room.tall else 3)
    if scene.own:
        lines += own_table(scene, scene.own, replace(room, height=room.height - len(lines)), keys)
    return lines


def strips(scene: Scene, who: dict[int, str], room: Room) -> Content:
    return Content("\n").join([line for place in scene.others for line in strip(scene, place, who.get(place.seat, ""), room)])
