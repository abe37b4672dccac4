"""2, HR-1: what a seat or a spectator may see, as structs for browser and terminal; only the deck is hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from gospoda.core.bits import each_bit
from gospoda.core.messages import Message
from gospoda.games.rollplayer.captions import ability_effect, captions
from gospoda.games.rollplayer.cards import (
    Alignment,
    ArmorSet,
    Attribute,
    Backstory,
    Card,
    DieColour,
    HeroClass,
    Race,
    Rank,
)
from gospoda.games.rollplayer.constants import TRAIT
from gospoda.games.rollplayer.dice import DIE_IDS, EMPTY, colour_of, die_number
from gospoda.games.rollplayer.enums import HOLDS, PHASES
from gospoda.games.rollplayer.lookups import (
    ALIGNMENT,
    ALIGNMENT_VALUE,
    ARROW,
    BACKSTORY,
    CARDS,
    CLASS,
    COLOUR,
    ENEMY,
    GOAL_HI,
    GOAL_LO,
    GOAL_STARS,
    HANDS,
    KIND,
    MODIFIER,
    N_ROWS,
    RACE,
    ROW,
    STEP,
    STORY_COLOUR,
    STORY_SPACE,
    rank_of,
)
from gospoda.games.rollplayer.purchase import hands_in_use, price_of
from gospoda.games.rollplayer.scoring import goal_met, kept_cards, row_full, row_score
from gospoda.games.rollplayer.sheets import goal_text
from gospoda.games.rollplayer.state import NOBODY, Player, RollPlayerState

ABILITIES = [ability_effect(entry) for entry in CARDS.classes]
REMEMBERED = 16_384  # rows; a server has a few hundred tables with two to four heroes of six rows


class SpaceView(Struct, frozen=True, gc=False):
    """A space of a row: its die, and the colour that the backstory requires."""

    die: str | None
    wanted: str | None
    match: bool


class RowView(Struct, frozen=True, gc=False):
    """An attribute row against its goal; `needed` is the lowest and highest sum for the missing dice."""

    row: str
    spaces: list[SpaceView]
    modifier: int
    score: int
    goal: str
    stars: int
    full: bool
    met: bool
    needed: list[int]


class CardView(Struct, frozen=True, gc=False):
    """A Market card; `price` is what the viewer would pay, or its printed cost.

    `brings`: for a card on offer, the stars that it would bring the viewer at once; otherwise null.
    """

    card: str
    kind: str
    cost: int
    price: int
    arrow: str
    house: bool
    ready: bool
    brings: int | None = None


class AlignmentView(Struct, frozen=True, gc=False):
    """The alignment card and the token on it."""

    card: str
    grid: list[list[int]]
    token: list[int]


class PlayerView(Struct, frozen=True, gc=False):
    """A hero; what isn't chosen yet is null. `hands` limits weapons, `full_hands` counts those in use."""

    seat: int
    race: str | None
    picture: str
    hero: str | None
    colour: str | None
    ability: Message | None
    house_ability: bool
    gold: int
    tokens: int
    hand: list[str]
    rows: list[RowView]
    alignment: AlignmentView | None
    backstory: str | None
    cards: list[CardView]
    hands: int
    full_hands: int
    hold: str
    initiative: int | None
    points: int
    rank: str | None


class InitiativeView(Struct, frozen=True, gc=False):
    """An Initiative card with its die and coin, or the seat that holds it."""

    number: int
    die: str | None
    coin: bool
    holder: int | None


class TableView(Struct, frozen=True, gc=False):
    """The whole table as one seat sees it."""

    seat: int
    chapter: str
    phase: str
    round: int
    rounds: int
    start: int
    active: int
    over: bool
    to_act: list[int]
    initiative: list[InitiativeView]
    shopping: list[int]
    market: list[CardView]
    deck: int
    discards: list[CardView]
    trash: list[CardView]
    bag: dict[str, int]
    players: list[PlayerView]


class Components(Struct, frozen=True):
    """Every card as data, for the gallery and for drawing the table; `effects` are messages for tooltips.

    `enemy`: in the solo game, for each Initiative card and face of the enemy die, the Market place it trashes, or 0.
    """

    attributes: list[Attribute]
    colours: list[DieColour]
    races: list[Race]
    classes: list[HeroClass]
    backstories: list[Backstory]
    ladder: list[int]
    alignments: list[Alignment]
    armor_sets: list[ArmorSet]
    market: list[Card]
    ranks: list[Rank]
    enemy: list[list[int]]
    effects: dict[str, dict[str, list[Message]]]


def view(state: Any, seat: int) -> TableView:
    """Returns the table for a seat or a spectator."""
    assert isinstance(state, RollPlayerState)
    points = state.points()
    viewer = state.players[seat] if 0 <= seat < state.seats else None
    set_up = any(player.backstory == NOBODY for player in state.players)
    chapter = "end" if state.top is None else state.chapter().name
    return TableView(
        seat=seat,
        chapter=chapter,
        phase=PHASES[state.phase],
        round=int(state.round),
        rounds=int(state.rounds),
        start=int(state.start),
        active=int(state.active),
        over=state.is_over(),
        to_act=[other for other in range(state.seats) if state.to_act() >> other & 1],
        initiative=[initiative_view(state, card) for card in range(len(state.pool))],
        shopping=[int(holder) for holder in state.holders if holder != NOBODY],
        market=[offer_view(state, seat, card, points) for card in state.market],
        deck=0 if set_up else len(state.deck.cards),
        discards=[
            offer_view(state, seat, card, points) if chapter == "extra" else card_view(card, viewer)
            for card in state.discards
        ],
        trash=[card_view(card, viewer) for card in state.trash],
        bag={COLOUR.ids[colour]: int(count) for colour, count in enumerate(state.bag)},
        players=[player_view(state, other, points[other]) for other in range(state.seats)],
    )


def die_name(die: int) -> str | None:
    """Returns a die's id, None for an empty space."""
    return None if die == EMPTY else DIE_IDS[die_number(die)]


def initiative_view(state: RollPlayerState, card: int) -> InitiativeView:
    """Returns one Initiative card."""
    holder = int(state.holders[card])
    return InitiativeView(card + 1, die_name(state.pool[card]), state.coins[card] > 0, None if holder < 0 else holder)


def card_view(card: int, viewer: Player | None, ready: bool = True, brings: int | None = None) -> CardView:
    """Returns one Market card."""
    price = CARDS.market[card].cost if viewer is None else int(price_of(viewer, card))
    return priced_card(card, price, ready, brings)


@lru_cache(REMEMBERED)
def priced_card(card: int, price: int, ready: bool, brings: int | None) -> CardView:
    """Returns a Market card at this price; cached, because the same few recur."""
    entry = CARDS.market[card]
    house = entry.provenance == "house"
    return CardView(entry.id, entry.kind, entry.cost, price, entry.arrow, house, ready, brings)


def offer_view(state: RollPlayerState, seat: int, card: int, points: list[int]) -> CardView:
    """Returns a card of the Market, or one that a Druid could add to it, with its gain for the viewer."""
    viewer = state.players[seat] if 0 <= seat < state.seats else None
    if viewer is None or viewer.backstory < 0:
        return card_view(card, viewer)
    return card_view(card, viewer, brings=stars_with(state, seat, card) - points[seat])


def stars_with(state: RollPlayerState, seat: int, card: int) -> int:
    """5.3: the stars of a hero with this card added now; a trait moves the token if it can (HR-28)."""
    twin = state.clone()
    assert isinstance(twin, RollPlayerState)
    hero = twin.players[seat]
    hero.owned |= 1 << card
    step = STEP[4 * hero.token + ARROW[card]] if KIND[card] == TRAIT else -1
    if step >= 0:
        hero.token = step
    return int(twin.points()[seat])


def player_view(state: RollPlayerState, seat: int, points: int) -> PlayerView:
    """Returns one hero."""
    player = state.players[seat]
    hero = CARDS.classes[player.hero] if player.hero >= 0 else None
    return PlayerView(
        seat=seat,
        race=RACE.ids[player.race] if player.race >= 0 else None,
        picture="male" if player.picture else "female",
        hero=CLASS.ids[player.hero] if player.hero >= 0 else None,
        colour=hero.colour if hero else None,
        ability=ABILITIES[player.hero] if hero else None,
        house_ability=hero is not None and "ability" in hero.house,
        gold=int(player.gold),
        tokens=int(player.tokens),
        hand=[DIE_IDS[die_number(die)] for die in player.hand],
        rows=row_views(state, seat) if player.backstory >= 0 else [],
        alignment=alignment_view(player.alignment, player.token) if player.alignment >= 0 else None,
        backstory=BACKSTORY.ids[player.backstory] if player.backstory >= 0 else None,
        cards=[card_view(card, None, not player.exhausted >> card & 1) for card in each_bit(player.owned)],
        hands=HANDS[player.hero] if player.hero >= 0 else 0,
        full_hands=int(hands_in_use(player)),
        hold=HOLDS[player.hold],
        initiative=state.holders.index(seat) + 1 if seat in state.holders else None,
        points=points,
        rank=CARDS.ranks[rank_of(points)].id if state.seats == 1 else None,
    )


@lru_cache(REMEMBERED)
def alignment_view(card: int, token: int) -> AlignmentView:
    """Returns the card, its values and the token."""
    values = [int(value) for value in ALIGNMENT_VALUE[9 * card : 9 * card + 9]]
    return AlignmentView(ALIGNMENT.ids[card], [values[:3], values[3:6], values[6:]], [token // 3, token % 3])


def row_views(state: RollPlayerState, seat: int) -> list[RowView]:
    """Returns the six rows against goals and backstory."""
    player = state.players[seat]
    owned = kept_cards(state, seat)
    who = player.hero, player.race, player.backstory
    rows = []
    for row in range(N_ROWS):
        dice = tuple(player.sheet[3 * row : 3 * row + 3])
        full, met = bool(row_full(player, row)), bool(goal_met(player, row, owned))
        rows.append(row_view(row, who, dice, int(row_score(player, row, owned)), full, met))
    return rows


@lru_cache(REMEMBERED)
def row_view(row: int, who: tuple[int, int, int], dice: tuple[int, ...], score: int, full: bool, met: bool) -> RowView:
    """Returns a row with these dice for this class, race and backstory; most moves change one row at most."""
    hero, race, backstory = who
    wanted = {STORY_SPACE[at]: STORY_COLOUR[at] for at in range(N_ROWS * backstory, N_ROWS * backstory + N_ROWS)}
    at = N_ROWS * hero + row
    return RowView(
        row=ROW.ids[row],
        spaces=[space_view(die, wanted.get(3 * row + place)) for place, die in enumerate(dice)],
        modifier=MODIFIER[N_ROWS * race + row],
        score=score,
        goal=goal_text(hero, row),
        stars=GOAL_STARS[at],
        full=full,
        met=met,
        needed=[max(GOAL_LO[at] - score, 0), max(GOAL_HI[at] - score, 0)],
    )


def space_view(die: int, wanted: int | None) -> SpaceView:
    """Returns one space."""
    colour = COLOUR.ids[wanted] if wanted is not None else None
    return SpaceView(die_name(die), colour, wanted is not None and die != EMPTY and colour_of(die) == wanted)


def components() -> Components:
    """Returns everything in the box, for galleries and boards."""
    return Components(
        attributes=CARDS.attributes,
        colours=CARDS.colours,
        races=CARDS.races,
        classes=CARDS.classes,
        backstories=CARDS.backstories,
        ladder=CARDS.ladder.stars,
        alignments=CARDS.alignments,
        armor_sets=CARDS.sets,
        market=CARDS.market,
        ranks=CARDS.ranks,
        enemy=ENEMY,
        effects=captions(),
    )
