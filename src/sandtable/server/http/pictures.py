"""Pictures for link previews: a table as everybody may see it, or a title, as PNG."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

SIZE: Final = (1200, 630)  # as the places that show links want it
MARGIN: Final = 60
TOP: Final = 230  # where the seats begin
ROW: Final = 92
CARD: Final = (18, 26)
MOST_CARDS: Final = 25  # of one seat
LEFT: Final = 470  # where bars and cards begin
BAR: Final = 475
LATIN: Final = 0x250  # the letters that the font knows end before this

PAPER, EDGE, INK, SOFT, BACK = "#efe4cf", "#d8c7a5", "#2b2118", "#6d5b48", "#8a765c"
SEATS: Final = ("#1d5b9e", "#a3291f", "#2c6636", "#6a3a9c")


@dataclass(frozen=True)
class Row:
    """A seat: its name, its score and how far that is on the way, what else matters, and its cards (`None`: hidden)."""

    name: str
    score: int | None = None
    way: float = 0.0  # from 0 to 1
    detail: str = ""
    cards: tuple[str | None, ...] = ()


@dataclass(frozen=True)
class Scene:
    """What is on a picture: a headline, a line below it, and the seats."""

    headline: str
    line: str
    rows: tuple[Row, ...] = ()


def scene_of(view: dict[str, Any], headline: str, names: list[str]) -> Scene:
    """A position as a view shows it."""
    status = view["status"]
    if status is None:
        return Scene(headline, "", tuple(Row(name) for name in names))
    scores = [standing["score"] for standing in status["seats"]]
    rows = [
        Row(name, standing["score"], way(standing, scores), ", ".join(standing["parts"]), cards_of(view, seat))
        for seat, (name, standing) in enumerate(zip(names, status["seats"], strict=True))
    ]
    return Scene(headline, status["round"], tuple(rows))


def way(standing: dict[str, Any], scores: list[int]) -> float:
    """How far a score is on the way to the score to reach, or to the highest."""
    share: float = standing["score"] / (standing["target"] or max(*scores, 1))
    return min(max(share, 0.0), 1.0)


def cards_of(view: dict[str, Any], seat: int) -> tuple[str | None, ...]:
    """The cards that lie before a seat, those that everybody sees first."""
    cards = [card for zone in view["zones"] if zone["owner"] == seat for card in zone["cards"]]
    return tuple(sorted(cards, key=lambda card: card is None)[:MOST_CARDS])


def draw(scene: Scene) -> bytes:
    """A picture as PNG."""
    from PIL import Image, ImageDraw  # only where it is used: it takes its time to load

    picture = Image.new("RGB", SIZE, PAPER)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((16, 16, SIZE[0] - 17, SIZE[1] - 17), outline=EDGE, width=6)
    write(pen, (MARGIN, 56), scene.headline, 76, INK)
    for number, line in enumerate(lines_of(scene.line, 36)[: 1 if scene.rows else 3]):
        write(pen, (MARGIN, 156 + number * 46), line, 36, SOFT)
    for seat, row in enumerate(scene.rows):
        draw_row(pen, TOP + seat * ROW, row, SEATS[seat % len(SEATS)])
    if not scene.rows:
        draw_fan(picture)
    made = BytesIO()
    picture.quantize(64).save(made, "PNG")
    return made.getvalue()


def draw_fan(picture: Image) -> None:
    """A hand of cards, where there is no position to show."""
    from PIL import Image, ImageDraw

    for index, colour in enumerate(SEATS):
        card = Image.new("RGBA", (190, 270))
        ImageDraw.Draw(card).rounded_rectangle((0, 0, 189, 269), 18, fill=colour, outline=PAPER, width=8)
        turned = card.rotate(18 - 12 * index, resample=Image.Resampling.BICUBIC, expand=True)
        picture.paste(turned, (500 + 125 * index, 330 + 14 * abs(2 * index - 3)), turned)


def draw_row(pen: ImageDraw, top: int, row: Row, colour: str) -> None:
    """A seat on a picture."""
    pen.rounded_rectangle((MARGIN, top + 8, MARGIN + 14, top + 66), 6, fill=colour)
    write(pen, (MARGIN + 36, top), row.name, 38, INK, room=340)
    write(pen, (MARGIN + 36, top + 46), row.detail, 24, SOFT, room=360)
    if row.score is not None:
        pen.rounded_rectangle((LEFT, top + 14, LEFT + BAR, top + 32), 9, fill=EDGE)
        pen.rounded_rectangle((LEFT, top + 14, LEFT + max(18, round(BAR * row.way)), top + 32), 9, fill=colour)
        write(pen, (LEFT + BAR + 30, top + 6), str(row.score), 60, colour)
    for index, card in enumerate(row.cards):
        left = LEFT + index * (CARD[0] + 1)
        fill = BACK if card is None else colour
        pen.rounded_rectangle((left, top + 46, left + CARD[0] - 3, top + 46 + CARD[1]), 3, fill=fill, outline=PAPER)


def write(pen: ImageDraw, at: tuple[int, int], text: str, size: int, colour: str, room: int = SIZE[0] - 2 * MARGIN) -> None:
    """Write a line, cut where it would leave its room."""
    from PIL import ImageFont

    font = ImageFont.load_default(size)
    while text and font.getlength(text) > room:
        text = text[:-2].rstrip() + "…"
    pen.text(at, text, font=font, fill=colour)


def lines_of(text: str, size: int) -> list[str]:
    """A text in lines that have room on a picture."""
    from PIL import ImageFont

    font, lines = ImageFont.load_default(size), [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) > SIZE[0] - 2 * MARGIN:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def readable(text: str) -> bool:
    """Whether the font of pictures has all letters of a text."""
    return all(ord(letter) < LATIN for letter in text)
