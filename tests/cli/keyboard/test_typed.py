"""Typed input: choices have letters, amounts are numbers, and a line may contain several steps."""

from __future__ import annotations

import re

import pytest

from gospoda.cli.keyboard.changes import changed
from gospoda.cli.keyboard.faces import TextFace
from gospoda.cli.keyboard.menu import Menu
from gospoda.cli.keyboard.typed import label, labelled, one_move, several_moves
from gospoda.cli.titles.help import help_text
from gospoda.core.moves import NotAMove
from gospoda.core.registry import game
from gospoda.core.words import LANGUAGES, Words
from gospoda.games.simurgh.lookups import DRAGON
from gospoda.games.stonespine.lookups import FACE

TITLES = ("guilds", "rollplayer", "simurgh", "stonespine")
SAY_WHAT_THEY_DO = {
    "guilds": ("buy", "keep", "place", "take"),
    "rollplayer": ("add", "buy", "class", "discard", "place", "take", "use"),
    "simurgh": ("ability", "boost", "buy", "buy-blind", "explore", "lay", "place", "replace", "take"),
    "stonespine": ("buy", "challenge"),
}


def test_signs_of_choices() -> None:
    assert [label(number) for number in (1, 2, 26, 27, 52, 53, 703)] == ["A", "B", "Z", "AA", "AZ", "BA", "AAA"]
    assert all(labelled(label(number)) == number for number in range(1, 2000))
    assert [labelled(text) for text in ("", "a", "5", "A1", "pass")] == [0] * 5


def test_an_amount_is_typed_as_an_amount() -> None:
    """Typing 5 for five florins bids five, wherever that is in the list."""
    guilds = game("guilds")
    state = guilds.start(2, {}, 1)
    seat = int(state.next_seat())
    state.apply(seat, next(move for move in state.legal(seat) if guilds.moves.notation(move).startswith("bid")))
    moves = Menu(guilds, state.legal(seat)).moves
    assert guilds.moves.notation(one_move(guilds, moves, "5")) == "florins 5"
    assert one_move(guilds, moves, "B") == moves[1]
    with pytest.raises(NotAMove):
        one_move(guilds, moves, "99")


def test_a_number_never_counts_the_list() -> None:
    """When zones are offered, 2 means neither the second line, which is zone 1, nor an amount."""
    guilds = game("guilds")
    state = guilds.start(2, {}, 1)
    seat = int(state.next_seat())
    with pytest.raises(NotAMove):
        one_move(guilds, Menu(guilds, state.legal(seat)).moves, "2")


def test_a_bid_is_one_line() -> None:
    guilds = game("guilds")
    state = guilds.start(2, {}, 1)
    seat = int(state.next_seat())
    line = [guilds.moves.notation(move) for move in several_moves(state, seat, "bid z2 2 z3 2")]
    assert line == ["bid z2", "florins 2", "bid z3", "florins 2"]
    with pytest.raises(NotAMove):
        several_moves(state, seat, "bid z2 2 z9 2")
    assert not any(state.tents[1])  # an unknown line changes nothing


def test_a_line_asks_nothing_of_hidden_cards() -> None:
    """Typing what to do with drawn dragons doesn't reveal which would be drawn."""
    simurgh = game("simurgh")
    state = simurgh.start(2, {}, 1)
    seat = int(state.next_seat())
    assert several_moves(state, seat, "place rider breeding-grounds")
    for dragon in DRAGON.ids:
        with pytest.raises(NotAMove):
            several_moves(state, seat, f"place rider breeding-grounds keep-dragon {dragon}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_placement_says_what_it_does(language: str) -> None:
    simurgh = game("simurgh")
    state = simurgh.start(2, {}, 1)
    words = Words(simurgh, language)
    seat = int(state.next_seat())
    placements = [move for move in state.legal(seat) if simurgh.moves.kind_of(move).name == "place"]
    assert placements
    assert all(simurgh.display.explain(state, move, words) for move in placements)
    lays = [move for move in state.legal(seat) if simurgh.moves.kind_of(move).name == "lay"]
    assert lays
    assert all(simurgh.display.explain(state, move, words)[:2] == "1 " for move in lays)  # the area's bonus


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_says_its_tokens_and_a_challenge_what_it_counts(language: str) -> None:
    stonespine = game("stonespine")
    state = stonespine.start(2, {}, 1)
    words = Words(stonespine, language)
    told = {"buy": 0, "challenge": 0}
    while not state.is_over():
        seat = int(state.next_seat())
        moves = state.legal(seat)
        for move in moves:
            kind = stonespine.moves.kind_of(move)
            if kind.name in told:
                assert stonespine.display.explain(state, move, words), stonespine.moves.notation(move)
                told[kind.name] += 1
            if kind.name == "buy":
                stall, half = kind.args(move)
                tokens = [words.name("element", FACE.ids[face]) for face in state.sets[2 * stall + half]]
                assert all(name in stonespine.display.explain(state, move, words) for name in tokens)
        state.apply(seat, moves[0])
    assert all(told.values())


def test_a_race_says_its_modifiers_and_a_class_its_ability_and_goals() -> None:
    rollplayer = game("rollplayer")
    state = rollplayer.start(2, {"class_choice": "pick"}, 5)
    words = Words(rollplayer, "en")
    told: dict[str, str] = {}
    seat = int(state.next_seat())
    moves = state.legal(seat)
    while rollplayer.moves.kind_of(moves[0]).name in ("race", "class"):
        told |= {rollplayer.moves.notation(move): rollplayer.display.explain(state, move, words) for move in moves}
        seat = int(state.advance(seat, moves[0]))
        moves = state.legal(seat)
    assert told["race elf male"] == "DEX +2, CON -2"
    assert told["class bard"].startswith("You may buy up to 2 cards in a Market turn.")
    assert "CHA 18 ★★★★" in told["class bard"]
    assert all(text or notation.startswith("race human") for notation, text in told.items())


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_explains_its_moves_and_has_help(title: str, language: str) -> None:
    """Moves with an effect say what it is, no other move breaks the explanation, and the help page exists."""
    one = game(title)
    words = Words(one, language)
    state = one.start(max(2, one.min_seats), {}, 3)
    for _ in range(150):
        if state.is_over():
            break
        seat = int(state.next_seat())
        moves = state.legal(seat)
        for move in moves:
            effect = one.display.explain(state, move, words)
            assert effect or one.moves.kind_of(move).name not in SAY_WHAT_THEY_DO[title], one.moves.notation(move)
        state.apply(seat, moves[len(moves) // 2])
    assert help_text(one, language)


def test_inside_a_turn_only_what_has_changed_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    simurgh = game("simurgh")
    state = simurgh.start(2, {}, 1)
    seat = int(state.next_seat())
    face = TextFace(Words(simurgh, "en"), simurgh)
    face.board(simurgh.display.view(state, seat))
    whole = capsys.readouterr().out
    state.apply(seat, simurgh.moves.parse("place spearman library"))
    face.changes(simurgh.display.view(state, seat))
    changed = capsys.readouterr().out
    assert 0 < len(changed.splitlines()) < len(whole.splitlines()) // 2
    face.changes(simurgh.display.view(state, seat))
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("title", ["stonespine", "rollplayer", "simurgh", "guilds"])
def test_a_column_that_grows_prints_no_other_line_again(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Lines that differ only in their padding count as unchanged."""
    one = game(title)
    state = one.start(2, {}, 3)
    seat = int(state.next_seat())
    words = Words(one, "en")
    face = TextFace(words, one)
    face.board(one.display.view(state, seat))
    whole = capsys.readouterr().out.splitlines()
    face.lines = [re.sub(r"(?<=\S) {2,}", lambda gap: gap[0] + "   ", line) for line in whole]
    face.changes(one.display.view(state, seat))
    assert capsys.readouterr().out == ""


def test_a_line_that_stands_elsewhere_too_is_told_when_it_comes() -> None:
    """A player who ends up with a rival's former value is told so."""
    before = ["│ Ania │", "│ unplaced: 0 │", "│ Borys │", "│ unplaced: 1 │"]
    assert changed(before, ["│ Ania │", "│ unplaced: 1 │", "│ Borys │", "│ unplaced: 1 │"]) == ["│ unplaced: 1 │"]


def test_lines_that_end_elsewhere_have_not_changed() -> None:
    """A narrower column rewraps the lines beside it; two figures that swap places are a change."""
    wide, narrow = ["Market  a, b, c   Ania", "          and d"], ["Market  a, b,   Ania", "          c and d"]
    assert changed(["City", *wide], ["City", *narrow]) == []
    assert changed(["zone 1 · 2"], ["zone 1 2 ·"]) == ["zone 1 2 ·"]
