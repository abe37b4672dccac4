"""The examples in docs/research.md run, and the page's statements are true."""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

from gospoda import bots
from gospoda.bots import UnknownBot, plugins
from gospoda.cli.main import cli
from gospoda.core.registry import game

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "docs" / "examples"
PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")


def example(name: str) -> ModuleType:
    """Imports an example as a module."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_random_play_through_every_door() -> None:
    play = example("random_play")
    assert sum(play.play_pettingzoo().values()) == pytest.approx(1.0)
    assert isinstance(play.play_gymnasium(), float)
    assert sum(play.play_openspiel()) == pytest.approx(1.0)
    assert play.play_in_bulk(5) == 0


def test_a_bot_of_ones_own_plays_a_tournament(tmp_path: Path) -> None:
    mine = f"{EXAMPLES / 'my_bot.py'}:Hoarder"
    command = ["tournament", "stonespine", "--bots", f"{mine},random", "--games", "4", "--out", str(tmp_path), "--json"]
    done = CliRunner().invoke(cli, command)
    assert done.exit_code == 0, done.output
    found = json.loads(done.output)
    assert found["games"] == 4
    assert found["unfinished"] == []
    assert {rating["bot"] for rating in found["ratings"]} == {mine, "random"}


def test_a_missing_package_is_told_before_the_first_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    command = ["tournament", "stonespine", "--bots", "greedy,random", "--games", "2", "--out", str(tmp_path / "cup")]
    done = CliRunner().invoke(cli, command)
    assert done.exit_code == 2
    assert "matplotlib: pip install 'gospoda[research]'" in done.output
    assert not (tmp_path / "cup").exists()


def test_a_bot_of_ones_own_can_be_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club_bots.py").write_text((EXAMPLES / "my_bot.py").read_text("utf-8"))
    (tmp_path / "club_bots2.py").write_text("raise RuntimeError('no')")
    monkeypatch.chdir(tmp_path)
    assert type(bots.invited("club_bots:Hoarder")).__name__ == "Hoarder"
    for name, sentence in (
        ("club_bots:Nobody", "club_bots has no class 'Nobody'"),
        ("no_such_module:Bot", "there is no bot at 'no_such_module'"),
        ("no_such_file.py:Bot", "there is no file no_such_file.py"),
        ("club_bots2.py:Bot", "cannot be loaded: RuntimeError: no"),
        ("club_bots2:Bot", "club_bots2 cannot be loaded: RuntimeError: no"),
        ("club_bots:State", "is no bot"),
        ("genius", "there is no bot 'genius'"),
    ):
        with pytest.raises(UnknownBot, match=re.escape(sentence)):
            bots.invited(name)


def test_a_bot_of_ones_own_has_a_name_by_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package registers it the same way; if loading fails, one sentence says so."""
    (tmp_path / "guest_bots.py").write_text((EXAMPLES / "my_bot.py").read_text("utf-8"))
    about = tmp_path / "guest_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[gospoda.bots]\nguest = guest_bots:Hoarder\nlost = guest_bots:Nobody\n")
    monkeypatch.syspath_prepend(tmp_path)
    plugins.installed.cache_clear()
    try:
        assert type(bots.invited("guest")).__name__ == "Hoarder"
        with pytest.raises(UnknownBot, match=re.escape("the bot 'lost' (guest_bots:Nobody) cannot be loaded")):
            bots.invited("lost")
    finally:
        monkeypatch.undo()
        plugins.installed.cache_clear()


def test_names_from_files_and_strangers_load_no_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "trap.py").write_text("raise SystemExit('sprung')")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UnknownBot, match=re.escape("there is no bot 'trap.py'")):
        bots.by_name("trap.py:Bot")


def test_a_bot_of_ones_own_gets_a_redealt_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from gospoda.bots.base import seat_move
    from gospoda.core.chance import seeded

    shown = []

    class Spy(bots.Bot):
        def choose(self, state: object, seat: int) -> int:
            shown.append(state)
            return int(state.legal(seat)[0])  # type: ignore[attr-defined]

    truth = game("stonespine").start(2, {}, 1)
    seat_move(Spy(seeded(1)), truth, 0, seeded(2))
    assert shown[0] is not truth
    assert shown[0].deck.cards != truth.deck.cards  # type: ignore[attr-defined]


def test_the_study_of_a_card(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.parquet"
    command = ["dataset", "guilds", "--bots", "random", "--games", "6", "--out", str(path)]
    assert CliRunner().invoke(cli, command).exit_code == 0
    study = example("card_study")
    found = study.studied(study.load(path), "guild")
    assert set(found) == set(game("guilds").display.names()["character"])
    assert sum(one.games for one in found.values()) > 0
    monkeypatch.setattr(sys, "argv", ["card_study.py", str(path)])
    study.main()
    assert "a seat wins 50.0 % of its games" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="--part of guilds is one of guild, shifts, not hand"):
        study.studied(study.load(path), "hand")


def test_training_beats_random_after_a_while() -> None:
    """Optional because torch is large: `pip install torch==2.13.0 sb3-contrib` enables this test."""
    pytest.importorskip("sb3_contrib", reason="the group of torch is not installed")
    curve = example("train_ppo").learned("stonespine", 16384, 1, 100)
    assert curve[-1][1] > 0.55


def test_python_blocks_of_the_page_run() -> None:
    """Runs every Python block of the page in order, in one namespace."""
    found = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert len(found) >= 5
    room: dict[str, object] = {}
    for block in found:
        exec(compile(block, "docs/research.md", "exec"), room)


def test_every_part_of_every_title_stands_on_the_page() -> None:
    """The page's tables equal the program's output."""
    tables = example("parts").tables
    for title in ("guilds", "rollplayer", "simurgh", "stonespine"):
        assert tables(title) in PAGE, f"run python docs/examples/parts.py and put its table of {title} on the page"
