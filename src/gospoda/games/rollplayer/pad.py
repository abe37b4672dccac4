"""The score pad for people at a physical table: a described end position, checked, and its full breakdown."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from gospoda.core.messages import ScoreSheet, say
from gospoda.core.moves import Domain
from gospoda.games.rollplayer.dice import die_of
from gospoda.games.rollplayer.enums import COLOURS
from gospoda.games.rollplayer.game import GAME
from gospoda.games.rollplayer.lookups import ALIGNMENT, BACKSTORY, CARD, CARDS, CLASS, CLASS_CARD, DICE, HANDS, RACE
from gospoda.games.rollplayer.purchase import hands_in_use
from gospoda.games.rollplayer.scoring import winners
from gospoda.games.rollplayer.sheets import sheets
from gospoda.games.rollplayer.state import Player, RollPlayerState
from gospoda.pads.pad import BadSheet, find, read_players, rulings

Place = Annotated[int, Meta(ge=0, le=2)]
Trio = Annotated[list[str], Meta(min_length=3, max_length=3)]
SCORING_OPTIONS = ("trait_scores", "goal_traits")


class AlignmentNote(Struct, frozen=True, forbid_unknown_fields=True):
    """The alignment card and its token: row from the top, column from the left, counted from 0."""

    card: str
    token: Annotated[list[Place], Meta(min_length=2, max_length=2)]


class HeroNote(Struct, frozen=True, forbid_unknown_fields=True):
    """One hero at the end of the game; rows by any name, their dice from left to right, such as `red 5`."""

    name: str
    race: str
    class_: str = msgspec.field(name="class")
    alignment: AlignmentNote
    backstory: str
    dice: dict[str, Trio]
    cards: list[str] = []
    gold: Annotated[int, Meta(ge=0)] = 0


class PadNote(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a score file."""

    players: Annotated[list[HeroNote], Meta(min_length=1, max_length=4)]
    solo: bool = False
    options: dict[str, Any] = {}


def score(data: Any) -> tuple[list[tuple[str, ScoreSheet]], list[str] | None]:
    """Returns every player's sheet, and the names of the winners; None where nobody is compared.

    One hero counts as a hero of a larger table unless the file says that the game was played solo; then the gold counts
    and there is a rank, which isn't a victory.
    """
    note, names = read_players(data, PadNote)
    if note.solo and len(names) > 1:
        raise BadSheet("unscored-solo-company")
    state = position(note)
    found = sheets(state)
    if len(names) == 1 and not note.solo:
        found = [ScoreSheet(0, [line for line in found[0].lines if line.category != "gold"])]
    won = None if len(names) == 1 else [names[seat] for seat in winners(state)]
    return list(zip(names, found, strict=True)), won


def position(note: PadNote) -> RollPlayerState:
    """Returns the described heroes as a finished game."""
    blank = GAME.blank(len(note.players))
    assert isinstance(blank, RollPlayerState)
    chosen = rulings(GAME, note.options, SCORING_OPTIONS)
    blank.race_in_traits = chosen["trait_scores"] == "with-race"
    blank.weapons_in_goal_traits = chosen["goal_traits"] == "with-weapons"
    blank.players = [hero(player) for player in note.players]
    check_once(blank.players, note)
    return blank


def hero(note: HeroNote) -> Player:
    """Returns one described hero."""
    player = Player()
    player.race = named(note.name, "race", RACE, CARDS.races, note.race)
    player.hero = named(note.name, "class", CLASS, CARDS.classes, note.class_)
    player.alignment = named(note.name, "alignment", ALIGNMENT, CARDS.alignments, note.alignment.card)
    player.token = 3 * note.alignment.token[0] + note.alignment.token[1]
    player.backstory = named(note.name, "backstory", BACKSTORY, CARDS.backstories, note.backstory)
    player.gold = note.gold
    player.sheet = [die(note.name, text) for trio in trios(note) for text in trio]
    for card in note.cards:
        player.owned |= 1 << named(note.name, "market-card", CARD, CARDS.market, card)
    if hands_in_use(player) > HANDS[player.hero]:
        raise BadSheet("unscored-hands", note.name, count=HANDS[player.hero])
    return player


def trios(note: HeroNote) -> list[list[str]]:
    """Returns the dice of the six rows in order; the file names each row by its id or its name in any language."""
    found: dict[int, list[str]] = {}
    for name, trio in note.dice.items():
        row = find("attribute", name, CARDS.attributes, note.name)
        if row in found:
            raise BadSheet("unscored-row-twice", note.name, CARDS.attributes[row].names)
        found[row] = trio
    missing = tuple(entry.names for row, entry in enumerate(CARDS.attributes) if row not in found)
    if missing:
        raise BadSheet("unscored-dice-missing", note.name, rows=missing)
    return [found[row] for row in range(len(CARDS.attributes))]


def named(who: str, what: str, domain: Domain, entries: list[Any], name: str) -> int:
    """Returns the number of a component from its name in any language."""
    return int(domain.index[entries[find(what, name, entries, who)].id])


def die(who: str, text: str) -> int:
    """Returns a die such as `red 5`; the colour in any language."""
    colour, _, face = text.strip().rpartition(" ")
    if face not in ("1", "2", "3", "4", "5", "6") or not colour:
        known = CARDS.colours[COLOURS.index("red")].names
        raise BadSheet("unscored-die", who, text=text, such=known)
    number = find("colour", colour, CARDS.colours, who)
    return int(die_of(COLOURS.index(CARDS.colours[number].id), int(face)))


def check_once(players: list[Player], note: PadNote) -> None:
    """Checks that no component belongs to two heroes, and that there are enough dice of each colour."""
    parts: dict[str, list[int]] = {
        "race": [player.race for player in players],
        "class": [CLASS_CARD[player.hero] for player in players],
        "alignment": [player.alignment for player in players],
        "backstory": [player.backstory for player in players],
    }
    for what, numbers in parts.items():
        if len(set(numbers)) != len(numbers):
            raise BadSheet("unscored-same", kind=say(f"unscored-kind-{what}"))
    cards = Counter(
        named(hero.name, "market-card", CARD, CARDS.market, card) for hero in note.players for card in hero.cards
    )
    for card, count in cards.items():
        if count > 1:
            called = next(entry.names for entry in CARDS.market if entry.id == CARD.ids[card])
            raise BadSheet("unscored-card-twice", called=called, count=count)
    dice = Counter(die >> 3 for player in players for die in player.sheet)
    for colour, count in dice.items():
        if count > DICE[colour]:
            called = next(entry.names for entry in CARDS.colours if entry.id == COLOURS[colour])
            raise BadSheet("unscored-dice", called=called, count=count, most=DICE[colour])
