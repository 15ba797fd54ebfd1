"""The box of a title: what is printed in it, before anybody plays. Modes, settings, cards and words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.engine.content import Content, load
from sandtable.engine.errors import BadSetup
from sandtable.engine.messages import ENGLISH, HOUSE, Messages, messages
from sandtable.engine.names import Events, Verbs
from sandtable.engine.phrases import Phrase
from sandtable.engine.setup import Mode, Setting, Setup, filled
from sandtable.engine.words import dashed


class Box:
    """What a title has and what it is called."""

    slug: str
    version: int = 1  # of our implementation: a record names the one it was played with
    modes: tuple[Mode, ...]
    settings: tuple[Setting, ...] = ()
    folder: Path | None = None  # where content/, words/ and rules.md lie, if it has any
    grows: tuple[str, ...] = ()  # the tables to which a pack may add entries: file and name, such as "cards.card"
    texts: str = ""  # the messages of a title without a folder
    verbs: Verbs
    events: Events

    def content(self, packs: list[Path] | None = None) -> Content:
        """The cards, packs laid over them, checked."""
        return load(self.folder / "content", packs, self.grows) if self.folder else Content({}, (), "")

    def settings_with(self, content: Content) -> tuple[Setting, ...]:
        """The settings of a table with these cards: packs may add to the values of some."""
        return self.settings

    def cards(self, content: Content, messages: Messages) -> list[dict[str, Any]]:
        """Everything printed, as plain entries with at least `id`, `name` and `text`."""
        return []

    def prose(self, card: dict[str, Any], names: dict[str, str], messages: Messages) -> str:
        """An entry of `cards` in a few sentences; `names` are those of all entries, by id."""
        return str(card["text"])

    def scenarios(self, content: Content, messages: Messages) -> list[dict[str, Any]]:
        """What the setting `scenario` offers: `id`, `name`, `players`, `about`, and its `tiles` by `q`, `r` and `kind`."""
        return []

    def maps(self, content: Content, messages: Messages) -> dict[str, str]:
        """The maps of this title by name, each drawn in plain text."""
        return {}

    # Its words

    def messages(self, language: str = ENGLISH) -> Messages:
        """The messages of the house and of this title."""
        return messages(language, HOUSE, self.folder / "words" if self.folder else self.texts)

    @property
    def name(self) -> str:
        """What it is called in English."""
        return self.messages().text("title")

    @property
    def about(self) -> str:
        return self.messages().text("title.about")

    @property
    def edition(self) -> str:
        """The rules followed, and where we deviate."""
        return self.messages().text("title.edition")

    def mode_name(self, mode: str, language: str = ENGLISH) -> str:
        return self.messages(language).text(f"mode-{dashed(mode)}")

    def mode_about(self, mode: str, language: str = ENGLISH) -> str:
        return self.messages(language).text(f"mode-{dashed(mode)}.about")

    def setting_about(self, setting: str, language: str = ENGLISH) -> str:
        return self.messages(language).text(f"setting-{dashed(setting)}")

    # A game of it

    def mode(self, id: str) -> Mode:
        for mode in self.modes:
            if mode.id == id:
                return mode
        raise self.bad("setup-no-mode", mode=id, known=[mode.id for mode in self.modes])

    def usual_mode(self, players: int) -> Mode:
        """What so many play if they ask for no mode."""
        return next((mode for mode in self.modes if players in mode.players), self.modes[0])

    def seat_names(self, players: int, language: str = ENGLISH) -> list[str]:
        """What to call the seats as long as nobody has said who sits there."""
        return [self.messages(language).text("seat", number=seat + 1) for seat in range(players)]

    def setup(
        self,
        *,
        players: int,
        seed: str,
        mode: str = "",
        settings: dict[str, Any] | None = None,
        packs: list[Path] | None = None,
        campaign: dict[str, Any] | None = None,
        content: Content | None = None,
    ) -> Setup:
        """Check what somebody asks for and fill in the defaults: the cards of today, unless others are given."""
        chosen = self.mode(mode) if mode else self.usual_mode(players)
        called = Phrase(f"mode-{dashed(chosen.id)}")
        if players not in chosen.players:
            raise self.bad("setup-players", mode=called, players=players, known=list(chosen.players))
        printed = content or self.content(packs)
        values, unknown = filled(self.settings_with(printed), chosen, settings or {})
        if unknown:
            raise self.bad("setup-no-setting", mode=called, setting=unknown[0], count=len(values), known=list(values))
        if campaign is not None and not chosen.campaign:
            raise self.bad("setup-no-campaign", mode=called)
        return Setup(players, seed, chosen.id, values, printed, campaign)

    def bad(self, message: str, **filling: Any) -> BadSetup:
        """Why a game cannot be set up like that."""
        return BadSetup(Phrase(message, title=Phrase("title"), **filling), self.messages)
