"""The table on the screen: the others, one's own cards, what is asked, what may be picked, and what happened."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from sandtable import SandtableError
from sandtable.engine.rulebook import read_rulebook
from sandtable.terminal import draw
from sandtable.terminal.dialogs import Cards, Curtain, Rules, Text, why_not_text
from sandtable.terminal.ending import choices, result_text
from sandtable.terminal.help import HELP
from sandtable.terminal.scene import Faces, Scene, make_scene
from sandtable.terminal.session import Session

KEYS = "123456789abdefghijklmnoptvxyz"  # what picks an option; the other letters are commands
PAUSE = 0.7  # seconds to read what a bot did


class TableScreen(Screen[None]):
    """One game. Everything shown is a view of the seat that looks; everything picked is an option of it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "Undo"),
        Binding("w", "why_not", "Why not"),
        Binding("c", "cards", "Cards"),
        Binding("r", "rules", "Rules"),
        Binding("s", "save", "Save"),
        Binding("question_mark", "help", "Help", key_display="?"),
        Binding("q", "quit", "Quit"),
        Binding("space", "skip", "Skip pause", show=False),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
    ]

    def __init__(self, session: Session, after_game: Callable[[Session, str], None], pause: float = PAUSE) -> None:
        super().__init__()
        self.session = session
        self.after_game = after_game
        self.seconds = pause
        self.faces = Faces(session.table)
        self.scene: Scene | None = None
        self.offered: list[str] = []  # the notations of the options on the screen
        self.told = Content("")  # the log on the screen
        self.playing = False  # whether bots are at it
        self.hurry = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield Static(id="heading", markup=False)
        yield Static(id="strips")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="board-text")
        with Horizontal(id="bottom"):
            with Vertical(id="ask"):
                yield Static(id="prompt")
                yield OptionList(id="options")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#options").focus()
        if self.session.hot_seat and not self.session.table.over:
            self.draw_curtain(self.session.next_person())
        else:
            self.go_on()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show_table)

    # The course of the game

    def go_on(self) -> None:
        """Show the table, let bots play, and hand the screen over when somebody else is asked."""
        session = self.session
        following = session.next_person()
        if following != session.viewer and not session.table.over:
            self.draw_curtain(following)
            return
        self.show_table()
        if session.table.over:
            self.finish()
        elif session.asked_bots() and not self.playing:
            self.let_bots_play()

    def draw_curtain(self, seat: int) -> None:
        """Hide everything until the next person is there."""
        session = self.session

        def lift(_: None) -> None:
            session.viewer = seat
            self.go_on()

        self.app.push_screen(Curtain(session.table.names[seat], session.table.title.name), lift)

    @work
    async def let_bots_play(self) -> None:
        """Bots think in a thread, one after the other. What they openly do stays on the screen for a moment."""
        session, table = self.session, self.session.table
        self.playing = True
        self.hurry.clear()
        try:
            while self.stands and (asked := session.asked_bots()):
                seat = asked[0]
                number, told = table.number(seat), len(session.told(session.viewer))
                pick = await asyncio.to_thread(session.bots[seat].pick, session.eyes(seat))
                if session.bot_pick(seat, number, pick) and len(session.told(session.viewer)) > told:
                    self.show_table()
                    await self.pause()
        finally:
            self.playing = False
        if self.stands:
            self.go_on()

    async def pause(self) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), self.seconds)

    def finish(self) -> None:
        try:
            self.session.save()
        except OSError as error:
            self.complain(f"The game could not be saved: {error}")

    # Drawing

    @property
    def stands(self) -> bool:
        """False while the application is taken down, piece by piece: a bot may answer in between."""
        return self.app.is_running and self.is_attached

    def show_table(self) -> None:
        if not (self.stands and self.size.width):
            return
        session = self.session
        scene = self.scene = make_scene(session.table, self.faces, session.viewer)
        room = draw.Room.of(self.size.width - 3, self.shared_height(), len(scene.others))
        keys = self.show_options(scene)
        self.query_one("#heading", Static).update("  ·  ".join(scene.heading))
        who = {place.seat: session.who(place.seat) for place in scene.others}
        self.query_one("#strips", Static).update(draw.strips(scene, who, room))
        self.query_one("#board-text", Static).update(draw.board(scene, room, keys))
        self.query_one("#prompt", Static).update(self.prompt())
        story = self.story()
        if story != self.told:
            self.told = story
            self.query_one("#story", Static).update(story)
            self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)

    def shared_height(self) -> int:
        """The lines between the heading and the lower part."""
        return self.size.height - 2 - self.query_one("#bottom").outer_size.height

    def show_options(self, scene: Scene) -> dict[str, str]:
        """List what may be picked; answer the key of each card that exactly one option names."""
        table, options = self.session.table, self.query_one("#options", OptionList)
        entries = choices(self.session) if table.over else []
        rows = [(text, label, "") for text, label in entries]
        keys: dict[str, list[str]] = {}
        for option in table.options(self.session.viewer):
            price = scene.prices.get(option.text)
            note = f"price {price}" if price is not None else self.faces.note(option)
            keys.setdefault(option.noun, []).append(KEYS[len(rows)] if len(rows) < len(KEYS) else "…")
            rows.append((option.text, option.label, note))
        offered = [text for text, _, _ in rows]
        at = options.highlighted if offered == self.offered else 0
        self.offered = offered
        options.clear_options()
        width = max(24, (self.size.width * 3) // 5 - 4)
        options.add_options([option_row(i, label, note, width) for i, (_, label, note) in enumerate(rows)])
        options.highlighted = at if rows else None
        return {noun: found[0] for noun, found in keys.items() if noun and len(found) == 1}

    def prompt(self) -> Content:
        session, table = self.session, self.session.table
        if table.over:
            return result_text(session)
        ask = table.ask(session.viewer)
        if ask is None:
            names = " and ".join(table.names[seat] for seat in table.waiting_for)
            return Content.styled(f"{names} {'are' if len(table.waiting_for) > 1 else 'is'} thinking…", "dim italic")
        parts = [Content.assemble((ask["prompt"], "bold"), (f"  [{ask['rule']}]", "$accent"))]
        if ask["detail"]:
            parts.append(Content(ask["detail"]))
        hints = [line.text for line in session.lines(40) if line.hint and line.new]
        parts += [Content.styled(f" Hint: {hint} ", "$text on $secondary") for hint in hints[-1:]]
        if ask["undo"]:
            parts.append(Content.styled(f"u takes back up to {ask['undo']} pick{'s' if ask['undo'] > 1 else ''}.", "dim"))
        return Content("\n").join(parts)

    def story(self) -> Content:
        lines, parts = self.session.lines(), []
        for number, line in enumerate(lines):
            if line.new and number and not lines[number - 1].new:
                parts.append(Content.styled("── since your last turn ──", "$accent"))
            if line.hint:
                parts.append(Content.styled(f"Hint: {line.text}", "$text on $secondary"))
            else:
                parts.append(Content.styled(("• " if line.new else "  ") + line.text, "" if line.new else "dim"))
        return Content("\n").join(parts)

    # Picking

    def on_key(self, event: events.Key) -> None:
        index = KEYS.find(event.character) if event.character else -1
        if 0 <= index < len(self.offered):
            event.stop()
            self.choose(index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def choose(self, index: int) -> None:
        session, text = self.session, self.offered[index]
        if session.table.over:
            self.after_game(session, text)
            return
        try:
            session.pick(text)
            session.save()
        except SandtableError as error:
            self.complain(str(error))
        except OSError as error:
            self.complain(f"The pick stands, but the game could not be saved: {error}")
        self.go_on()

    def complain(self, sentence: str) -> None:
        self.notify(sentence, severity="error", markup=False)

    # Commands

    def action_undo(self) -> None:
        self.notify(self.session.undo(), markup=False)
        self.go_on()

    def action_skip(self) -> None:
        self.hurry.set()

    def action_scroll_board(self, way: int) -> None:
        board = self.query_one("#board", VerticalScroll)
        board.scroll_relative(y=way * (board.size.height - 1), animate=False)

    def action_why_not(self) -> None:
        table, seat = self.session.table, self.session.viewer
        self.app.push_screen(Text("Why not?", why_not_text(table.why_not(seat) if seat in table.waiting_for else [])))

    def action_cards(self) -> None:
        table, index = self.session.table, self.query_one("#options", OptionList).highlighted
        options = table.options(self.session.viewer)
        at = options[index].noun if index is not None and index < len(options) else ""
        self.app.push_screen(Cards(table.title.name, list(self.faces.entries.values()), at))

    def action_rules(self) -> None:
        table = self.session.table
        ask = table.ask(self.session.viewer)
        try:
            self.app.push_screen(Rules(table.title.name, read_rulebook(table.title.folder), ask["rule"] if ask else ""))
        except SandtableError as error:
            self.complain(str(error)[:1].upper() + str(error)[1:] + ".")

    def action_save(self) -> None:
        try:
            self.notify(f"Saved: {self.session.save()}", markup=False)
        except OSError as error:
            self.complain(f"The game could not be saved: {error}")

    def action_help(self) -> None:
        table = self.session.table
        title, mode = table.title, table.setup.mode
        about = f"{title.name}: {title.about}\n\n{title.mode_name(mode)}: {title.mode_about(mode)}\n\n"
        self.app.push_screen(Text("Help", Content(about + HELP)))

    def action_quit(self) -> None:
        try:
            path = self.session.save()
        except OSError as error:
            self.complain(f"The game could not be saved, so the table stays open (Ctrl+Q leaves it): {error}")
            return
        self.app.exit(f"Your game is saved in {path}. `sandtable` lists it, or: sandtable play --resume {path}")


def option_row(index: int, label: str, note: str, width: int) -> Option:
    key = KEYS[index] if index < len(KEYS) else " "
    note = note if len(label) + len(note) + 6 <= width else note[: max(0, width - len(label) - 7)].rstrip() + "…"
    text = draw.fit(Content(label), max(8, width - 4 - len(note)))
    return Option(Content.assemble((f" {key} ", "bold $accent"), " ", text, (note, "dim")))
