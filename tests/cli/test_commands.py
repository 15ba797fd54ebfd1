"""Every command: what it prints, and what it says about bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import sandtable
from sandtable.arena import fuzz
from sandtable.arena.executors import Cores
from sandtable.cli import packs, run
from sandtable.engine.title import Title

RULES = """# Fine Sand

### FS-4 Building
- **FS-4.1** [R] Pay what the card costs.
- **FS-4.2** Build once,
  or more often with **red** cards.
"""


@pytest.fixture
def answer(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command that succeeds; answer what it printed."""

    def call(*arguments: str | Path) -> str:
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        assert (code, captured.err) == (0, "")
        return captured.out

    return call


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command that is refused: exit code 2, nothing printed, one sentence of complaint."""

    def call(*arguments: str | Path) -> str:
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        assert (code, captured.out) == (2, "")
        assert captured.err.count("\n") == 1
        assert "Traceback" not in captured.err
        return captured.err.strip()

    return call


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game."""
    table = sandtable.new("fine_sand", players=2, seed=7, mode="basic")
    while not table.over:
        seat = table.waiting_for[0]
        table.play(seat, table.title.idle(table.g, seat))
    path = tmp_path / "game.jsonl"
    path.write_text(table.record.dumps())
    return path


# Titles, rules, cards, maps


def test_titles_are_listed_with_modes_and_settings(answer: Any) -> None:
    text = answer("titles")
    assert "Fine Sand" in text
    assert "one_by_one" in text
    listed = json.loads(answer("titles", "--json"))
    assert [title["slug"] for title in listed] == sandtable.titles()


@pytest.mark.parametrize("spelling", ["fine_sand", "fine-sand", "Fine Sand", "FINESAND"])
def test_a_title_may_be_spelt_in_any_way(answer: Any, spelling: str) -> None:
    assert json.loads(answer("cards", spelling, "castle-1", "--json"))[0]["name"] == "Bucket Mound"


def test_an_unknown_title_suggests_the_nearest(refused: Any) -> None:
    assert refused("cards", "fine_snad") == "There is no title 'fine_snad'; did you mean 'fine_sand'?"
    assert "there are " in refused("cards", "xyzzy")


def test_cards_are_listed_or_shown_one_by_one(answer: Any) -> None:
    assert "Bucket Mound" in answer("cards", "fine_sand")
    assert "A castle that costs 1. No action. There is one in every start stack." in answer("cards", "fine_sand", "castle-1")
    assert "Turn it over" in answer("cards", "fine_sand", "bucket mound")


def test_an_unknown_card_suggests_the_nearest(refused: Any) -> None:
    assert "did you mean 'Bucket Mound'?" in refused("cards", "fine_sand", "bucket mond")


def other_rules(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Fine Sand have a short rulebook, and its own words."""
    title = sandtable.title("fine_sand")
    assert title.folder is not None
    (folder / "rules.md").write_text(RULES)
    (folder / "words").symlink_to(title.folder / "words")
    monkeypatch.setattr(title, "folder", folder, raising=False)


def test_rules_by_number_chapter_and_words(answer: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other_rules(tmp_path, monkeypatch)
    assert "FS-4 Building" in answer("rules", "fine_sand")
    assert answer("rules", "fine_sand", "fs-4.2") == "FS-4.2 Build once, or more often with red cards.\n"
    assert len(json.loads(answer("rules", "fine_sand", "FS-4", "--json"))) == 2
    assert answer("rules", "fine_sand", "costs").startswith("FS-4.1 ")


def test_an_unknown_rule_is_told(refused: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other_rules(tmp_path, monkeypatch)
    assert "There is no rule 'FS-4.9'; did you mean 'FS-4.2'?" in refused("rules", "fine_sand", "FS-4.9")


def test_maps_are_those_the_titles_draw(answer: Any, refused: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Title, "maps", lambda self, content, messages: {"two-hills": "/\\/\\"})
    assert "two-hills" in answer("map")
    assert answer("map", "two-hills", "--title", "fine_sand") == "/\\/\\\n"
    assert "did you mean 'two-hills'?" in refused("map", "two-hils")


def test_without_any_map_it_says_so(refused: Any) -> None:
    assert "no maps" in refused("map", "--title", "fine_sand")


# Packs

EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"


def pack(folder: Path, text: str, about: str = "") -> Path:
    folder.mkdir()
    (folder / "cards.toml").write_text(text)
    if about:
        (folder / "pack.toml").write_text(about)
    return folder


def test_a_sound_pack_is_approved(answer: Any, tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine", '[[card]]\nid = "castle-1"\ncost = 2\n', 'title = "Fine Sand"')
    assert "is a sound pack for Fine Sand" in answer("pack", "check", folder, "--games", "1")
    checked = json.loads(answer("pack", "check", folder, "--games", "1", "--json"))
    assert (checked["games"], checked["failures"]) == (1, [])
    assert checked["hash"] != sandtable.title("fine_sand").content().hash


def test_an_unsound_pack_is_reported_game_by_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Which promise which game broke, after how many picks; and the command fails."""
    failure = fuzz.Failure("fine_sand-basic-2", "pack/1", "not kept: no card is lost or doubled", 17, "")
    monkeypatch.setattr(packs, "play_all", lambda *games, **quiet: [fuzz.Outcome(20, failure), fuzz.Outcome(20, None)])
    folder = pack(tmp_path / "mine", '[[card]]\nid = "castle-1"\ncost = 2\n', 'title = "Fine Sand"')
    assert run(["pack", "check", str(folder), "--games", "2"]) == 1
    told = capsys.readouterr().out
    assert "fine_sand-basic-2, seed pack/1, after 17 picks: not kept: no card is lost or doubled" in told
    assert "is not a sound pack for Fine Sand: 1 of 2 random games broke a promise." in told
    assert run(["pack", "check", str(folder), "--games", "2", "--json"]) == 1
    checked = json.loads(capsys.readouterr().out)
    assert checked["failures"] == [{"variant": failure.variant, "seed": failure.seed, "reason": failure.reason}]


@pytest.mark.parametrize("folder", sorted(EXAMPLES.iterdir()), ids=lambda folder: folder.name)
def test_the_example_packs_are_sound(answer: Any, folder: Path) -> None:
    assert "is a sound pack for" in answer("pack", "check", folder, "--games", "1")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[card]]\nid = "castle-99"\n', "missing required field"),
        ('[[card]]\nid = "castle-1"\ncost = "two"\n', "castle-1"),
        ("[[card]\n", "cards.toml"),
    ],
)
def test_a_broken_pack_is_refused_with_file_entry_and_field(refused: Any, tmp_path: Path, text: str, complaint: str) -> None:
    assert complaint in refused("pack", "check", pack(tmp_path / "mine", text), "--title", "fine_sand")


def test_a_pack_that_is_none_is_refused(refused: Any, tmp_path: Path) -> None:
    assert "a pack is a folder" in refused("pack", "check", tmp_path / "nowhere")
    assert "which title" in refused("pack", "check", tmp_path)


# Records


def test_a_record_is_printed_as_text(answer: Any, finished: Path) -> None:
    text = answer("replay", finished)
    assert text.startswith("Fine Sand, Basic game: Trowel, Shovel\n")
    assert "   1. Trowel: " in text
    assert "The game is over" in text


def test_a_record_can_be_read_up_to_a_pick_and_as_a_seat_saw_it(answer: Any, finished: Path) -> None:
    text = answer("replay", finished, "--to", "5", "--seat", "2")
    assert "Trowel: " not in text
    assert "The game goes on" in text
    seen = json.loads(answer("replay", finished, "--to", "5", "--seat", "2", "--json"))
    assert (seen["picks"], seen["view"]["seat"]) == (5, 1)


def test_a_pick_or_seat_the_record_has_not_is_refused(refused: Any, finished: Path) -> None:
    assert "--to is a number from 0 to " in refused("replay", finished, "--to", "100000")
    assert "--seat is a number from 1 to 2" in refused("replay", finished, "--seat", "3")


def test_a_sound_record_verifies(answer: Any, finished: Path) -> None:
    assert "is sound" in answer("verify", finished)
    assert json.loads(answer("verify", finished, "--json"))["over"] is True


def test_a_forged_result_or_pick_does_not_verify(refused: Any, finished: Path) -> None:
    lines = finished.read_text().splitlines()
    finished.write_text("\n".join([*lines[:-1], lines[-1].replace('"ranks":[', '"ranks":[7')]))
    assert "claims the result" in refused("verify", finished)
    finished.write_text("\n".join([lines[0], '[0,"build moon"]']))
    assert "pick 1: there is no option called 'build moon'" in refused("verify", finished)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"hello\n", b'{"sandtable": 1}\n', b'{"sandtable": 9}\n'])
def test_a_broken_file_is_refused(refused: Any, tmp_path: Path, command: str, content: bytes) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(content)
    assert "broken.jsonl" in refused(command, path)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_missing_file_is_told(refused: Any, tmp_path: Path, command: str) -> None:
    assert refused(command, tmp_path / "none.jsonl").endswith("none.jsonl: no such file or directory.")


# Many games


def test_sim_prints_statistics_that_come_again(answer: Any) -> None:
    arguments = ["sim", "fine_sand", "--games", "4", "--bots", "random", "--seed", "1"]
    assert "4 games of Fine Sand" in answer(*arguments)
    found = [json.loads(answer(*arguments, "--json", "--processes", count)) for count in ("1", "2")]
    for one in found:
        del one["speed"]
    assert found[0] == found[1]


def test_a_match_says_who_won_and_what_it_cost(answer: Any, refused: Any, tmp_path: Path) -> None:
    match = ["arena", "match", "random", "level1", "fine_sand", "--games", "2", "--seed", "1"]
    told = answer(*match, "--mode", "learning")
    assert "Fine Sand: random won" in told
    assert "level1:" in told
    assert "no bot 'level9'" in refused("arena", "match", "level9", "random", "fine_sand")
    other = tmp_path / "other"
    other.write_text("other\n")
    assert "holds other games" in refused(*match, "--out", str(other))


def test_a_ladder_is_printed_kept_and_made_into_a_page(answer: Any, refused: Any, tmp_path: Path) -> None:
    out, report = tmp_path / "games.jsonl", tmp_path / "ladder.html"
    ladder = ["arena", "ladder", "fine_sand", "--bots", "random,level1", "--games", "2", "--seed", "1", "--mode", "learning"]
    told = answer(*ladder, "--out", out, "--report", report)
    assert "beginner" in told
    assert str(report) in told
    assert report.read_text().startswith("<!doctype html>")
    kept = out.read_bytes()
    found = json.loads(answer(*ladder, "--out", out, "--json"))
    assert found["games"] == 2
    assert out.read_bytes() == kept
    assert "--players is one or more numbers" in refused(*ladder, "--players", "two")
    assert "holds other games" in refused(*ladder, "--out", out, "--timed")
    assert "cannot be played on 'moon'" in refused(*ladder, "--on", "moon")


def test_a_balance_report_is_printed_or_written(answer: Any, tmp_path: Path) -> None:
    balance = ["arena", "balance", "waral", "--bot", "random", "--games", "1"]
    assert answer(*balance).startswith("# Chronicles of Waral: balance")
    assert json.loads(answer(*balance, "--json"))["games"] == 3
    for name, start in (("report.md", "# Chronicles"), ("report.html", "<!doctype html>")):
        answer(*balance, "--report", tmp_path / name)
        assert (tmp_path / name).read_text().startswith(start)
    pack = Path(__file__).parents[2] / "examples" / "packs" / "thieves_landing"
    found = json.loads(answer(*balance, "--json", "--report", tmp_path / "both.md", "--pack", pack))
    assert found["table"]["packs"] == [str(pack)]
    assert (tmp_path / "both.md").exists()


def test_training_prints_weights_and_where_they_come_from(answer: Any, tmp_path: Path) -> None:
    train = ["arena", "train", "waral", "--bot", "habit", "--games", "2", "--seed", "1"]
    told = answer(*train)
    assert "2 games of habit with itself" in told
    answer(*train, "--out", tmp_path / "new.toml")
    assert "starting from new.toml" in answer(*train, "--from", tmp_path / "new.toml")


def test_sim_takes_modes_and_settings(answer: Any) -> None:
    found = json.loads(
        answer("sim", "fine_sand", "--games", "1", "--bots", "random", "--mode", "learning", "--set", "round_cap=40", "--json")
    )
    assert found["mode"] == "learning"
    assert found["rounds"]["most"] <= 40


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "--games must be 1 or more, not 0."),
        (["--games", "many"], "many"),
        (["--bots", "gredy"], "did you mean 'greedy'?"),
        (["--bots", ","], "names no bot"),
        (["--bots", "random,random,random"], "3 bots cannot sit on 2 seats"),
        (["--players", "9"], "9 cannot play"),
        (["--mode", "chess"], "has no mode 'chess'"),
        (["--set", "turns"], "NAME=VALUE"),
        (["--set", "turns=never"], "must be sealed or one_by_one, not 'never'"),
        (["--set", "colour=red"], "has no setting 'colour'"),
        (["--gmes", "3"], "--games"),
    ],
)
def test_sim_refuses_what_cannot_be(refused: Any, arguments: list[str], complaint: str) -> None:
    assert complaint in refused("sim", "fine_sand", *arguments)


def test_fuzz_says_that_every_promise_was_kept(answer: Any, tmp_path: Path) -> None:
    out = tmp_path / "out"
    text = answer("fuzz", "fine_sand", "--games", "1", "--mode", "solo_single", "--seed", "1", "--out", out)
    assert "Every promise was kept." in text
    assert not out.exists()


def test_fuzz_writes_a_failure_and_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sandtable.arena.witness.MOST_PICKS", 10)
    monkeypatch.setattr(Cores, "run", lambda self, work, jobs: map(work, jobs))
    arguments = ["fuzz", "fine_sand", "--games", "1", "--players", "2", "--seed", "1", "--processes", "1", "--out", str(tmp_path)]
    assert run(arguments) == 1
    written = next(tmp_path.glob("*.jsonl"))
    assert str(written) in capsys.readouterr().out
    assert run([*arguments, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["failures"][0]["file"] == str(written)
    assert run(["verify", str(written)]) == 0


def test_bench_prints_the_figures(answer: Any) -> None:
    assert "decisions/s" in answer("bench", "fine_sand", "--seconds", "0.05")
    lines = json.loads(answer("bench", "fine_sand", "--seconds", "0.02", "--all-players", "--json"))
    assert [line["players"] for line in lines] == [2, 3, 4]


def test_bench_refuses_what_cannot_be(refused: Any) -> None:
    assert "9 cannot play" in refused("bench", "fine_sand", "--players", "9")
    assert "--seconds must be" in refused("bench", "--seconds", "0")


# Commands themselves


def test_every_command_has_help(answer: Any) -> None:
    text = answer("--help")
    assert "pack         Packs: folders" in text
    for command in ("titles", "play", "rules", "cards", "map", "replay", "verify", "sim", "fuzz", "bench", "pack"):
        assert command in text
        assert "Usage: sandtable " + command in answer(command, "--help")
    assert answer("--version").strip() == sandtable.__version__


def test_an_unknown_command_suggests_the_nearest(refused: Any) -> None:
    assert refused("tittles") == "There is no command 'tittles'; did you mean 'titles'?"
    assert "'pack check'" in refused("pack", "chek", "x")


def test_a_word_too_many_is_told(refused: Any) -> None:
    assert "does not know what to do with 'foo'" in refused("titles", "foo")


def test_a_missing_title_is_told(refused: Any) -> None:
    assert "TITLE" in refused("sim")


@pytest.mark.parametrize("arguments", [["play"], ["play", "fine_sand"]])
def test_without_a_terminal_the_table_says_so(
    refused: Any, arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDTABLE_DATA", str(tmp_path))
    assert "needs a terminal" in refused(*arguments)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["fine_snad"], "did you mean 'fine_sand'?"),
        (["fine_sand", "--against", "gredy"], "there is no bot 'gredy'"),
        (["fine_sand", "--players", "7"], "7 cannot play"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be opened: no such file or directory."),
    ],
)
def test_play_refuses_what_cannot_be(refused: Any, arguments: list[str], complaint: str) -> None:
    assert complaint.lower() in refused("play", *arguments).lower()


RECORDS = Path(__file__).parents[1] / "games" / "legion" / "games"


def test_a_campaign_is_told_after_a_recorded_game_and_its_diary_is_a_page(answer: Any, tmp_path: Path) -> None:
    told = answer("campaign", RECORDS / "survival-3-game-3.jsonl", "--page", tmp_path / "diary.html")
    assert told.startswith("3 games played.")
    assert (tmp_path / "diary.html").read_text("utf-8").count("<caption>Game ") == 3


def test_a_game_of_no_campaign_is_told_so(refused: Any) -> None:
    assert "is not a finished game of a campaign" in refused("campaign", RECORDS / "standard-2.jsonl")


def test_a_scenario_is_checked_before_the_table_opens(refused: Any) -> None:
    assert "must be compact, " in refused("play", "frontier_wars", "--scenario", "nowhere")
