"""Drawing a scene in characters: strips for the others, columns and boxes for one's own. Only sizes and taste."""

from __future__ import annotations

import textwrap
from itertools import zip_longest

from textual.content import Content

from sandtable.terminal.scene import Face, Pile, Place, Scene, shown_numbers
from sandtable.terminal.skins import Skin

NARROWEST_CARD = 12
ROOMY_CARD = 16  # from here on there is a space between edge and text
WIDEST_CARD = 22
NARROWEST_COLUMN = 12
WIDEST_COLUMN = 26
NAME_LINES = 2
DIM = "dim"

Lines = list[Content]


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


def card_box(skin: Skin, card: Face, width: int, key: str, text_lines: int) -> Lines:
    """A card: its badge in the upper edge, its kind and the key that picks it in the lower."""
    pad = " " if width >= ROOMY_CARD else ""
    inner, colour = width - 2 - 2 * len(pad), skin.colour(card.kind)
    edge = colour if key else f"{colour} {DIM}".strip()
    body = [styled(line, "bold" if key else "") for line in wrapped(card.name, inner, NAME_LINES)]
    body += [Content("")] * (NAME_LINES - len(body))
    body += [styled(line, DIM) for line in wrapped(card.text, inner, text_lines)] if text_lines else []
    body += [Content("")] * (NAME_LINES + text_lines - len(body))
    badge = f" {card.badge} " if card.badge else ""
    top = [styled("╭", edge), styled(badge, f"bold {colour}".strip()), styled("─" * (width - 2 - len(badge)) + "╮", edge)]
    sides = [Content.assemble(styled(f"│{pad}", edge), fit(line, inner), styled(f"{pad}│", edge)) for line in body]
    return [Content.assemble(*top), *sides, lower_edge(card.kind, width, key, edge)]


def lower_edge(kind: str, width: int, key: str, edge: str) -> Content:
    mark = f" {key} " if key else ""
    room = width - 2 - len(mark)
    word = f" {kind} " if kind and len(kind) + 2 <= room else kind[:room]
    return Content.assemble(styled("╰", edge), styled(mark, "reverse bold"), styled("─" * (room - len(word)) + word + "╯", edge))


def wrapped(text: str, width: int, most: int) -> list[str]:
    lines = textwrap.wrap(text, width, break_on_hyphens=False) or [""]
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: width - 1].rstrip() + "…"]
    return lines


def hand(scene: Scene, pile: Pile, width: int, keys: dict[str, str], text_lines: int) -> Lines:
    """A hand as boxes: narrower when there are many, in several rows when there are more."""
    cards = pile.open
    each = max(NARROWEST_CARD, min(WIDEST_CARD, width // max(1, len(cards))))
    boxes = [card_box(scene.skin, card, each, keys.get(card.id, ""), text_lines) for card in cards]
    return in_rows(boxes, width, each)


# Columns


def column(scene: Scene, pile: Pile, keys: dict[str, str], most: int) -> Lines:
    """A zone as a list of names below its head."""
    colour = scene.skin.colour(pile.zone)
    lines = [styled(f"{pile.zone} {len(pile.cards) or ''}".rstrip(), f"bold {colour}")]
    shown = pile.cards if len(pile.cards) <= most else pile.cards[-(most - 1) :]
    if len(shown) < len(pile.cards):
        lines.append(styled(f"and {len(pile.cards) - len(shown)} more", DIM))
    for card in shown:
        lines.append(column_line(scene, card, keys))
    return lines


def column_line(scene: Scene, card: Face | None, keys: dict[str, str]) -> Content:
    if card is None:
        return styled("face down", DIM)
    key = keys.get(card.id, "")
    return Content.assemble(
        styled(f" {key} ", "reverse bold") if key else "", " " if key else "", styled(card.name, "bold" if key else "")
    )


def columns(scene: Scene, piles: list[Pile], width: int, keys: dict[str, str], most: int) -> Lines:
    if not piles:
        return []
    each = max(NARROWEST_COLUMN, min(WIDEST_COLUMN, (width + 1) // len(piles) - 1))
    return in_rows([column(scene, pile, keys, most) for pile in piles], width, each, gap=1)


# Places


def pile_words(pile: Pile) -> str:
    top = pile.cards[-1] if pile.cards else None
    return f"{pile.zone} {len(pile.cards)}" + (f" (top: {top.name})" if top else "")


def place_numbers(scene: Scene, place: Place) -> list[str]:
    return [f"{name} {value}" for name, value in shown_numbers(scene.skin, place).items()]


def is_pile(scene: Scene, pile: Pile) -> bool:
    """Whether a pile is told in a word: hidden ones are, and those the skin says so of."""
    return pile.zone in scene.skin.piles or (bool(pile.cards) and not pile.open)


def own_table(scene: Scene, place: Place, width: int, keys: dict[str, str], tall: bool) -> Lines:
    """What lies before oneself: a line of numbers, columns, then the cards in hand."""
    skin = scene.skin
    words = [f"{name} {value}" for name, value in scene.facts.items()] + place_numbers(scene, place)
    words += [pile_words(pile) for pile in place.piles if pile.cards and is_pile(scene, pile) and pile.zone not in skin.hands]
    lines = [
        Content.assemble(styled(f"You are {place.name}", "bold $accent"), styled(f" · {' · '.join(words)}" if words else ""))
    ]
    laid = [place.pile(zone) for zone in skin.columns]
    rest = [
        pile for pile in place.piles if pile.cards and not is_pile(scene, pile) and pile.zone not in (*skin.columns, *skin.hands)
    ]
    space = [Content("")] if tall else []
    lines += [*space, *columns(scene, laid + rest, width, keys, most=10 if tall else 4), *space]
    for zone in skin.hands:
        cards = place.pile(zone)
        if cards.cards:
            lines += [] if zone == skin.hands[0] else [styled(f"{zone} {len(cards.cards)}", "bold")]
            lines += hand(scene, cards, width, keys, text_lines=3 if tall else 0)
    return lines


def strip(scene: Scene, place: Place, who: str, width: int, tall: bool) -> Lines:
    """Another seat in one line; with room, what lies open before it in a second."""
    first = [*scene.skin.hands, *scene.skin.columns]
    piles = [place.pile(zone) for zone in first] + [pile for pile in place.piles if pile.zone not in first]
    words = [f"{pile.zone} {len(pile.cards)}" for pile in piles if pile.cards] + place_numbers(scene, place)
    sign = "▸" if place.waiting else " "
    head = Content.assemble(
        styled(f"{sign} {place.name}", "bold"), styled(f" ({who})" if who else "", DIM), styled("  " + "  ".join(words))
    )
    lines = [head.truncate(width, ellipsis=True)]
    if tall:
        open_cards = [f"{pile.zone}: {names(pile)}" for pile in place.piles if pile.open and not is_pile(scene, pile)]
        lines.append(styled("    " + ("; ".join(open_cards) or "nothing lies open yet"), DIM).truncate(width, ellipsis=True))
    return lines


def names(pile: Pile) -> str:
    """The open cards of a pile, equal ones counted."""
    counts: dict[str, int] = {}
    for card in pile.open:
        counts[card.name] = counts.get(card.name, 0) + 1
    return ", ".join(f"{count} {name}" if count > 1 else name for name, count in counts.items())


def board(scene: Scene, width: int, keys: dict[str, str], *, tall: bool) -> Content:
    """The common table and the own one."""
    lines: Lines = [styled(line) for drawing in scene.drawings for line in drawing.splitlines()]
    lines += columns(scene, scene.common, width, keys, most=10 if tall else 4)
    if scene.own:
        lines += own_table(scene, scene.own, width, keys, tall)
    return Content("\n").join(lines)


def strips(scene: Scene, who: dict[int, str], width: int, *, tall: bool) -> Content:
    lines = [line for place in scene.others for line in strip(scene, place, who.get(place.seat, ""), width, tall)]
    return Content("\n").join(lines)
