"""Two themes, for dark and for light terminals, with the colours that boards name."""

from __future__ import annotations

import os

from textual.theme import Theme

DARK = Theme(
    name="sand-dark",
    primary="#8a6d3b",
    secondary="#4f8a8b",
    accent="#e8c07d",
    background="#16130f",
    surface="#211c16",
    panel="#2c261e",
    foreground="#eee6d8",
    success="#8fbf6a",
    warning="#e0b050",
    error="#e07a5f",
    dark=True,
    variables={
        "sand": "#e8c07d", "green": "#8fbf6a", "red": "#ee8a70", "blue": "#7fb3e6", "purple": "#c79be0", "yellow": "#f2d94e",
        "wood": "#c9a27a",
    },
)  # fmt: skip
LIGHT = Theme(
    name="sand-light",
    primary="#c9a45c",
    secondary="#2f6f70",
    accent="#7a4f01",
    background="#fbf7ef",
    surface="#f3ecdd",
    panel="#e8dec8",
    foreground="#2b2418",
    success="#3d6b1f",
    warning="#8a5a00",
    error="#a63a1e",
    dark=False,
    variables={
        "sand": "#7a5200", "green": "#2f6b1a", "red": "#a8321a", "blue": "#1d5a9e", "purple": "#74379c", "yellow": "#6f6100",
        "wood": "#6b4a2b",
    },
)  # fmt: skip


def first_theme() -> str:
    """Light where the terminal says its background is light; SANDTABLE_THEME=light or =dark overrules it."""
    wish = os.environ.get("SANDTABLE_THEME", "")
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    light = wish == "light" or (wish != "dark" and background in ("7", "15"))
    return LIGHT.name if light else DARK.name
