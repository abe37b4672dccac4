"""The terminal spares people the same questions as a table."""

from __future__ import annotations

from pathlib import Path

from gospoda.cli.keyboard.faces import TextFace
from gospoda.cli.keyboard.session import Session
from gospoda.core.messages import Message
from gospoda.core.saves.saved import SavedSeat
from gospoda.core.words import Words
from tests.server.jobs.test_sparing import NAMES, skill_of_the_last


class Script(TextFace):
    """A player who types commands and makes the first move of a kind."""

    def __init__(self, folder: Path, *lines: str) -> None:
        match = skill_of_the_last()
        words = Words(match.game, "en", list(NAMES))
        super().__init__(words, match.game)
        self.typed = list(lines)
        self.asked: list[tuple[int, str]] = []
        self.said: list[str] = []
        self.session = Session(match, [SavedSeat(name) for name in NAMES], words, self, folder / "kept.json")

    def play(self) -> list[tuple[int, str]]:
        """Types everything; returns who was asked what."""
        try:
            self.session.run()
        except EOFError:
            return self.asked
        raise AssertionError("the game goes on after the last line")

    def curtain(self, seat: int, name: str) -> None:
        """Does nothing, because the script may see everything."""

    def prompt(self, seat: int, name: str, message: Message) -> None:
        prompt = self.session.match.state.prompt(seat)
        assert prompt is not None
        self.asked.append((seat, prompt.chapter))

    def say(self, text: str) -> None:
        self.said.append(text)

    def ask(self, question: str) -> str:
        if not self.typed:
            raise EOFError
        line, moves = self.typed.pop(0), self.session.match.game.moves
        legal = self.session.match.state.legal(self.asked[-1][0])
        return next((moves.notation(move) for move in legal if moves.kind_of(move).name == line), line)


def test_one_skill_is_asked_for_only_with_the_own_market_turn(tmp_path: Path) -> None:
    """Every window used to ask; in a market phase for three, four times about one skill."""
    script = Script(tmp_path, "discard", "discard", "pass", "discard")
    assert script.play() == [
        *[(0, "market"), (1, "market"), (2, "window-poll"), (2, "market"), (2, "window-poll")],
    ]
    own = [script.game.moves.notation(step.move) for step in script.session.match.steps if step.seat == 2]
    assert [text.split(" ")[0] for text in own] == ["pass", "pass", "pass", "discard"], "the record has them all"


def test_undo_passes_over_what_nobody_was_asked(tmp_path: Path) -> None:
    """Undoing only the spared answer would change nothing: it would be given again."""
    script = Script(tmp_path, "discard", "u!")
    assert script.play() == [(0, "market"), (1, "market"), (0, "market")]
    assert [step.seat for step in script.session.match.steps] == [2], "only what was spared before"


def test_undo_without_a_decision_says_so(tmp_path: Path) -> None:
    script = Script(tmp_path, "u", "u!")
    script.play()
    assert script.said == [script.words.text("undo-nothing")] * 2
    assert [step.seat for step in script.session.match.steps] == [2]
