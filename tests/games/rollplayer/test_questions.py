"""6: nobody is asked the same twice in a row, and no chance to use a skill is lost that way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gospoda.core.chance import seeded
from gospoda.core.codec import state_from_json, state_to_json
from gospoda.games.rollplayer import windows
from gospoda.games.rollplayer.game import GAME
from gospoda.games.rollplayer.lookups import CARD, SKILLS
from gospoda.games.rollplayer.move_codes import PASS
from gospoda.games.rollplayer.state import RollPlayerState
from tests.games.rollplayer.language import table

# what no skill depends on: the turn and phase, the cards that show the order, and who was asked
COURSE = ("active", "purchases", "token_spent", "phase", "holders", "happened")
IS_COMPILED = not str(windows.__file__).endswith(".py")


def position(state: RollPlayerState) -> str:
    """Returns everything on the table except the course of the turns."""
    data = state_to_json(state)["table"]
    for name in COURSE:
        del data[name]
    for player in data["players"]:
        del player["hold"], player["passed"]
    return json.dumps(data)


def offered(state: RollPlayerState, seat: int) -> set[int]:
    """Returns the skills that a poll offers, including those they copy."""
    return {move for move in state.legal(seat) if GAME.moves.kind_of(move).name in ("use", "copy")}


def with_skills(seats: int, seed: int) -> RollPlayerState:
    """Returns a game after set-up in which everybody has a few skills from the deck."""
    state = GAME.start(seats, {}, seed)
    assert isinstance(state, RollPlayerState)
    while state.round == 0:
        state.advance(state.next_seat(), state.legal(state.next_seat())[0])
    data = state_to_json(state)
    deck = data["table"]["deck"]
    skills = [card for card in deck["cards"] if SKILLS >> CARD.number(card) & 1]
    for i, card in enumerate(skills[: 3 * seats]):
        at = deck["cards"].index(card)
        del deck["cards"][at], deck["known"][at]
        data["table"]["players"][i % seats]["owned"].append(card)
    found = state_from_json(GAME, data)
    assert isinstance(found, RollPlayerState)
    return found


class Watch:
    """Checks every skipped question: the seat saw the same when it passed."""

    def __init__(self) -> None:
        self.really = windows.nothing_new
        self.passed: dict[int, tuple[str, set[int]]] = {}
        self.left_out = 0

    def nothing_new(self, state: Any, seat: int, window: int) -> bool:
        skipped = self.really(state, seat, window)
        if skipped:
            then, choices = self.passed[seat]
            assert position(state) == then
            assert self.choices(state, seat, window) <= choices
            self.left_out += 1
        return skipped

    @staticmethod
    def choices(state: Any, seat: int, window: int) -> set[int]:
        twin = state.clone()
        twin.ask_next(windows.WindowFrame(window, seat, twin.seats), seat)
        twin.proceed()
        return offered(twin, seat)


@pytest.mark.skipif(IS_COMPILED, reason="compiled functions cannot be watched; the source is the same")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_question_is_left_out_only_where_nothing_has_changed(
    seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """6: between the pass and the skipped window the table hasn't changed, and nothing more became usable.

    Conversely, a player who passed is asked again only after another decision or when more is offered.
    """
    watch = Watch()
    monkeypatch.setattr(windows, "nothing_new", watch.nothing_new)
    state, chance = with_skills(seats, seed), seeded(seed)
    answered: dict[tuple[int, int], set[int]] = {}
    while not state.is_over():
        seat = int(state.next_seat())
        moves = [move for move in state.legal(seat) if GAME.moves.kind_of(move).name != "hold"]
        move = chance.choice(moves)
        if state.chapter().name == "window-poll":
            asked, choices = (seat, int(state.happened)), offered(state, seat)
            assert not (asked in answered and choices <= answered[asked]), "asked again, and nothing has happened"
            if move == PASS or chance.below(8):
                watch.passed[seat] = (position(state), choices)
                answered[asked] = choices
                move = PASS
        state.apply(seat, move)
    assert watch.left_out > 10


def test_a_skill_of_the_pool_is_asked_for_when_the_dice_phase_begins() -> None:
    """HR-8: the pass of W1 says nothing about a skill that W2 offers for the first time."""
    play = table(2).owns(1, "pickpocket climb").bag(red=10, blue=10, white=10).market("weak loyal proud").roll()
    while play.chapter == "layout":
        play.do(play.asked, play.legal(play.asked)[0])
    assert (play.chapter, play.asked) == ("window-poll", 1)
    assert play.legal(1, "use") == ["use pickpocket step"]
    play.do(1, "pass")
    assert (play.chapter, play.asked) == ("window-poll", 1)
    assert play.legal(1, "use") == ["use pickpocket step", "use climb step"]


def test_the_question_says_whose_turn_it_is() -> None:
    """6: a skill in another player's turn."""
    play = table(2).owns(1, "climb").pool("red-1 red-2 red-3").dice(0)
    prompt = play.state.prompt(1)
    assert prompt is not None
    assert prompt.message.args["player"].seat == 0


def test_declining_is_not_asked_for_where_it_is_the_only_answer() -> None:
    """D10: a Bard without gold for anything on offer is not asked for a second purchase."""
    play = table(2).hero(0, "human", "bard").gold(5, 5).market("weak loyal proud").shop(0, 1)
    play.do(0, play.legal(0, "buy weak")[0])
    assert play.gold(0) == 0
    assert play.asked == 1


def test_a_person_is_spared_in_the_market_turns_of_others() -> None:
    """6: others' purchases change nothing for a skill on one's own sheet; before and after one's own they may."""
    three = table(3).hero(0, "human", "monk").hero(1, "elf", "wizard").owns(2, "acrobatics")
    play = three.market("weak loyal proud longsword").shop(0, 1, 2)
    asked = []
    for card in ("loyal", "weak", "proud"):
        while play.chapter == "window-poll":
            asked.append((int(play.state.active), play.asked, GAME.spared(play.state, play.asked)))
            play.do(play.asked, "pass")
        play.do(play.asked, f"discard {card}")
    asked.append((int(play.state.active), play.asked, GAME.spared(play.state, play.asked)))
    before, first, second, own = asked
    assert before == first == (0, 2, PASS), "two others shop first"
    assert second == (1, 2, -1), "the own turn comes next"
    assert own == (2, 2, -1), "something was bought"


def test_a_person_is_spared_after_the_own_market_turn() -> None:
    """6: asked after one's own purchase and again in Cleanup, but not for others' purchases in between."""
    play = table(2).hero(0, "human", "monk").hero(1, "elf", "wizard").owns(0, "acrobatics")
    market = play.market("weak loyal proud").shop(0, 1)
    market.do(0, "pass").do(0, "discard weak")
    assert (market.chapter, market.asked, GAME.spared(market.state, 0)) == ("window-poll", 0, -1)
    market.do(0, "pass").do(1, "discard loyal")
    assert (market.chapter, market.asked, GAME.spared(market.state, 0)) == ("window-poll", 0, PASS)


def test_nobody_is_spared_who_could_copy_what_was_bought() -> None:
    """HR-33: Diplomacy may find something new in another player's turn."""
    two = table(2).hero(0, "human", "monk").hero(1, "elf", "wizard").owns(0, "diplomacy").owns(1, "acrobatics")
    play = two.market("weak loyal proud").shop(0, 1)
    while play.state.active == 0 or play.chapter == "window-poll":
        play.do(play.asked, "pass" if play.chapter == "window-poll" else "discard loyal")
    play.do(1, "discard weak")
    while play.asked == 1:
        play.do(1, "pass")
    assert (play.chapter, play.asked, int(play.state.active)) == ("window-poll", 0, 1)
    assert GAME.spared(play.state, 0) == -1


def test_nobody_is_spared_in_the_dice_phase() -> None:
    play = table(2).owns(1, "acrobatics").pool("red-1 red-2 red-3").dice(0)
    assert (play.chapter, play.asked) == ("window-poll", 1)
    assert GAME.spared(play.state, 1) == -1
