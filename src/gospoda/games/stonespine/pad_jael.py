"""The score pad of a solo game: Jael's collection, and his cards by our number or by what is printed on them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gospoda.core.messages import Message, Ref, ScoreLine, ScoreSheet, say
from gospoda.games.stonespine.constants import STAR
from gospoda.games.stonespine.lookups import (
    CARDS,
    FACE,
    GOAL,
    JAEL_BASE,
    JAEL_CARD,
    JAEL_GOLD,
    JAEL_PARTS,
    JAEL_PER,
    SOLO_GOLD,
    YEARS,
    kinds_named,
)
from gospoda.games.stonespine.scoring import jael_goal, jael_reputation, jael_totals, solo_goal, total_of
from gospoda.games.stonespine.state import StonespineState
from gospoda.pads.pad import BadSheet, find, placed


class PrintedCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A Jael card as printed: base, points per item, what counts, gold; several words are the parts of a set."""

    base: Annotated[int, Meta(ge=0, le=99)]
    points: Annotated[int, Meta(ge=0, le=99)]
    what: Annotated[list[str], Meta(min_length=1, max_length=3)]
    gold: Annotated[int, Meta(ge=0, le=30)]


class JaelNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Solo: what Jael collected, and the four cards he revealed, ending with that of year 4."""

    cards: list[int | PrintedCard]
    chambers: list[str] = []
    tokens: list[str] = []


class Scored(Struct, frozen=True):
    """A Jael card ready for scoring."""

    called: Ref | str
    base: int
    per: int
    parts: list[int]
    gold: int


def add_jael(state: StonespineState, note: JaelNote) -> None:
    """Adds Jael's collection; his cards are scored separately, because printed ones don't have our numbers."""
    check_cards(note)
    faces = [entry for entry in CARDS.elements if entry.id in FACE.index]
    state.jael_chambers = [find("chamber", name, CARDS.chambers, "Jael") for name in note.chambers]
    state.jael_tokens = [FACE.index[faces[find("token", name, faces, "Jael")].id] for name in note.tokens]


def check_cards(note: JaelNote) -> None:
    """9.2, 9.3: requires a different card for each year, and no legendary card along with a basic one it replaces."""
    where = ("Jael", say("unscored-at-cards"))
    if len(note.cards) != YEARS:
        raise BadSheet("unscored-jael-cards", *where, needed=YEARS, count=len(note.cards))
    ours = [card for card in note.cards if isinstance(card, int)]
    for number in ours:
        placed("jael-card", number, range(1, len(CARDS.jael) + 1), *where)
    if any(card in note.cards[:place] for place, card in enumerate(note.cards)):
        raise BadSheet("unscored-jael-twice", *where)
    status = {CARDS.jael[number - 1].status for number in ours}
    if {"legendary", "basic_replaced"} <= status:
        raise BadSheet("unscored-jael-legendary", *where)


def scored_card(card: int | PrintedCard, place: int) -> Scored:
    """Reads a card by our number, or as typed from the print."""
    if isinstance(card, int):
        number = card - 1
        name = Ref("jael_card", JAEL_CARD.ids[number])
        return Scored(name, JAEL_BASE[number], JAEL_PER[number], JAEL_PARTS[number], JAEL_GOLD[number])
    words = [*CARDS.classes, *CARDS.elements]
    where = ("Jael", say("unscored-at-card", number=place))
    parts = [kinds_named(words[find("element", word, words, *where)].id) for word in card.what]
    return Scored(f"{place}", card.base, card.points, parts, card.gold)


def jael_rows(
    state: StonespineState, note: JaelNote, name: str, sheet: ScoreSheet
) -> tuple[list[tuple[str, ScoreSheet]], list[str]]:
    """9.6: both sheets and the winner; the player loses a tie."""
    cards = [scored_card(card, place) for place, card in enumerate(note.cards, 1)]
    gold = cards[-1].gold
    richer = state.players[0].gold > gold
    detail = say("score-final-gold", gold=state.players[0].gold, jael=gold)
    first = ScoreLine("final_gold", SOLO_GOLD[0 if richer else 1], detail)
    mine = ScoreSheet(sheet.seat, [first, *sheet.lines[1:]])
    his = ScoreSheet(-1, jael_lines(state, cards, SOLO_GOLD[1 if richer else 0], detail))
    return [(name, mine), ("Jael", his)], [name if mine.total > his.total else "Jael"]


def jael_lines(state: StonespineState, cards: list[Scored], gold: int, detail: Message) -> list[ScoreLine]:
    """9.6: what Jael scores, line by line."""
    totals = jael_totals(state)
    goal = say("score-goal", goal=Ref("goal", GOAL.ids[state.goal]), count=jael_goal(state), place=0)
    lines = [ScoreLine("final_gold", gold, detail), ScoreLine("goal", solo_goal(state)[1], goal)]
    for card in cards:
        bonus = card.per * min(int(total_of(totals, kinds)) for kinds in card.parts)
        why = say("score-jael-card", card=card.called, base=card.base, bonus=bonus)
        lines.append(ScoreLine("jael_cards", card.base + bonus, why))
    stars = say("score-reputation", count=totals[STAR])
    return [*lines, ScoreLine("reputation", int(jael_reputation(state)), stars)]
