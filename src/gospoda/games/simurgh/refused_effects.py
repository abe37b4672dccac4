"""Why an effect can't be carried out: what its price, its gain or its draws lack."""

from __future__ import annotations

from gospoda.core.messages import Message, Ref, say
from gospoda.games.simurgh.board import area_of, count_at, spot_of
from gospoda.games.simurgh.constants import (
    PP,
    RIDER,
    SPEARMAN,
    SPECIAL_SCOUTS,
    SPECIAL_TAKE_DISPLAY,
    SPECIAL_TAKE_STACK,
)
from gospoda.games.simurgh.enums import THINGS
from gospoda.games.simurgh.lookups import (
    B_RIDERS,
    B_SPEARMEN,
    B_TOKENS,
    BLIND_EFFECT,
    BUNDLE,
    BUNDLES,
    CITY_SPACES,
    COST,
    DRAW,
    DRAW_TOKENS,
    GAIN,
    MAX_RIDERS,
    MAX_SPEARMEN,
    N_RESOURCES,
    NEEDS_FIGURES,
    SCOUT_EFFECT,
    SCOUTS_SPACE,
    SPACE,
    SPECIAL,
    SPOT,
    SUPPLIED,
    VASSAL,
    amount_in,
)
from gospoda.games.simurgh.possible import (
    enough_vassals,
    figures_left,
    is_ability,
    scouts_possible,
    tile_on_display,
)
from gospoda.games.simurgh.state import NONE, SimurghState
from gospoda.games.simurgh.stock import available, gained, left_in_supply, tokens_left, tokens_of

TOKEN = THINGS.index("token")


def vassal(kind: int) -> Ref:
    """A type of vassal in a message."""
    return Ref("vassal", VASSAL.ids[kind])


def not_there(state: SimurghState, kind: int, space: int) -> Message:
    """Nobody of this type stands on a space, which is named by the tile that lies there."""
    bare = space >= CITY_SPACES and state.areas[area_of(space)] < 0
    spot = Ref("none", "spot") if bare else Ref("spot", SPOT.ids[spot_of(state, space)])
    return say("refused-not-there", vassal=vassal(kind), space=Ref("space", SPACE.ids[space]), spot=spot)


def needs(thing: int, count: int, have: int) -> Message:
    """Says how many of a thing are needed and how many there are."""
    return say("refused-needs", thing=Ref("thing", THINGS[thing]), count=count, have=have)


# ---- the price


def missing_thing(state: SimurghState, seat: int, bundle: int) -> Message | None:
    """The first resource, point or token of a payment that the player lacks."""
    player = state.players[seat]
    for thing in range(PP + 1):
        count, have = BUNDLES[bundle][thing], int(amount_in(player.purse, thing))
        if count > have:
            return needs(thing, count, have)
    tokens = int(tokens_of(player))
    return needs(TOKEN, B_TOKENS[bundle], tokens) if B_TOKENS[bundle] > tokens else None


def kept_back(state: SimurghState, seat: int, effect: int, kind: int, coming: int) -> int:
    """8, H25: how many vassals of a type can't be spent on this effect: those on its space, or the acting one."""
    acting = int(coming if coming >= 0 else state.acting)
    if acting < 0:
        return 0
    mine = 1 if acting & 1 == kind else 0
    if is_ability(effect):
        return mine
    return int(count_at(state, seat, kind, acting >> 1)) + (mine if coming >= 0 else 0)


def missing_vassal(state: SimurghState, seat: int, effect: int, bundle: int, coming: int) -> Message | None:
    """The vassal of a payment that the player lacks or mustn't spend."""
    if not (B_SPEARMEN[bundle] or B_RIDERS[bundle]) or enough_vassals(state, seat, effect, bundle, coming):
        return None
    player = state.players[seat]
    for kind, owned, count in (
        (SPEARMAN, player.spearmen, B_SPEARMEN[bundle]),
        (RIDER, player.riders, B_RIDERS[bundle]),
    ):
        spendable = int(owned) - kept_back(state, seat, effect, kind, coming)
        if count > spendable:
            return say("refused-needs-vassal", vassal=vassal(kind), count=count, have=max(0, spendable))
    return say("refused-last-vassal")


def missing(state: SimurghState, seat: int, effect: int, bundle: int, coming: int) -> Message | None:
    """6: what the player lacks for a payment; None if they can pay it."""
    return missing_thing(state, seat, bundle) or missing_vassal(state, seat, effect, bundle, coming)


def lacking(state: SimurghState, seat: int, bundle: int) -> int:
    """How many resources, points and tokens a payment lacks."""
    player = state.players[seat]
    short = [max(0, BUNDLES[bundle][thing] - int(amount_in(player.purse, thing))) for thing in range(PP + 1)]
    return sum(short) + max(0, B_TOKENS[bundle] - int(tokens_of(player)))


def price_reason(state: SimurghState, seat: int, effect: int, coming: int) -> Message | None:
    """6: why no payment of an effect can be made; if there are several, the reason for the closest one."""
    costs = COST[effect]
    if not costs or any(missing(state, seat, effect, cost, coming) is None for cost in costs):
        return None
    nearest = min(costs, key=lambda cost: lacking(state, seat, cost))
    told = missing(state, seat, effect, nearest, coming)
    if len(costs) == 1 or told is None or told.id != "refused-needs":
        return told
    return Message("refused-needs-nearest", {**told.args, "bundle": Ref("bundle", BUNDLE.ids[nearest])})


# ---- the gain


def reserve_reason(state: SimurghState, seat: int, gain: int, spearmen: int, riders: int) -> Message | None:
    """H11: the figures that the reserve lacks, after the spent ones have returned."""
    player = state.players[seat]
    if figures_left(player, gain, spearmen, riders):
        return None
    no_spearman = player.spearmen - spearmen + B_SPEARMEN[gain] > MAX_SPEARMEN
    kind, most = (SPEARMAN, MAX_SPEARMEN) if no_spearman else (RIDER, MAX_RIDERS)
    return say("refused-reserve", vassal=vassal(kind), count=most)


def supply_reason(state: SimurghState, effect: int, cost: int, gain: int) -> Message | None:
    """H2: what the supply lacks for an exchange, once the payment is back in it."""
    if not (state.strict_supply and SUPPLIED[effect]) or available(state, effect, cost, gain):
        return None
    left, tokens = left_in_supply(state), int(tokens_left(state))
    tokens += B_TOKENS[cost] if cost >= 0 else 0
    for thing in range(N_RESOURCES):
        there = int(amount_in(left, thing)) + (BUNDLES[cost][thing] if cost >= 0 else 0)
        count = BUNDLES[gain][thing] if gain >= 0 else 0
        if count > there:
            return say("refused-supply", thing=Ref("thing", THINGS[thing]), count=count, have=there)
    drawn = DRAW_TOKENS[effect] if len(state.dragon_stack.cards) else 0
    count = drawn + (B_TOKENS[gain] if gain >= 0 else 0)
    return say("refused-supply", thing=Ref("thing", "token"), count=count, have=tokens)


def gain_reason(state: SimurghState, seat: int, effect: int, cost: int) -> Message | None:
    """H2, H11: why no gain of an effect is available after this payment (-1: there is no payment)."""
    spearmen, riders = (B_SPEARMEN[cost], B_RIDERS[cost]) if cost >= 0 else (0, 0)
    if not GAIN[effect]:
        return supply_reason(state, effect, cost, NONE) if cost >= 0 else None
    first: Message | None = None
    for gain in GAIN[effect]:
        why = reserve_reason(state, seat, gain, spearmen, riders)
        if why is None and cost >= 0:
            why = supply_reason(state, effect, cost, gain)
        if why is None:
            return None
        first = first or why
    return first


# ---- the whole effect


def effect_reason(state: SimurghState, seat: int, effect: int, coming: int = NONE) -> Message | None:
    """6, 12, H2: why an effect can't be carried out in full; None if it can."""
    short = price_reason(state, seat, effect, coming)
    if short is not None:
        return short
    if NEEDS_FIGURES[effect] or (state.strict_supply and SUPPLIED[effect]):
        reasons = [
            gain_reason(state, seat, effect, cost)
            for cost in COST[effect] or [NONE]
            if cost == NONE or missing(state, seat, effect, cost, coming) is None
        ]
        if None not in reasons:
            return reasons[0]
    if DRAW[effect] and not GAIN[effect] and not state.dragon_stack.cards:
        return say("refused-no-dragons")
    return special_reason(state, seat, SPECIAL[effect])


def special_reason(state: SimurghState, seat: int, special: int) -> Message | None:
    """9.1, 12: why no tile is available."""
    no_stack = not state.stack.cards
    if special == SPECIAL_SCOUTS:
        if no_stack and not tile_on_display(state):
            return say("refused-no-tiles-left")
        return None if scouts_possible(state, seat) else cheapest_tile(state, seat)
    if special == SPECIAL_TAKE_DISPLAY and not tile_on_display(state):
        return say("refused-display-empty")
    return say("refused-stack-empty") if special == SPECIAL_TAKE_STACK and no_stack else None


def cheapest_tile(state: SimurghState, seat: int) -> Message:
    """9.1, H12: what the most affordable tile lacks, given the wood or stone of the first step."""
    twin = state.clone()
    player = twin.players[seat]
    effects = [int(SCOUT_EFFECT) + slot for slot, tile in enumerate(state.display) if tile >= 0]
    effects += [int(BLIND_EFFECT)] if state.stack.cards else []
    reasons = []
    for gain in GAIN[SCOUTS_SPACE]:
        player.purse = state.players[seat].purse + gained(state, gain)
        reasons += [why for effect in effects if (why := price_reason(twin, seat, effect, NONE)) is not None]
    nearest = min(reasons, key=distance)
    return Message("refused-no-tile-payable", {name: nearest.args[name] for name in ("thing", "count", "have")})


def distance(why: Message) -> int:
    """How much is missing; reasons other than payment come last."""
    if why.id not in ("refused-needs", "refused-needs-nearest"):
        return 99
    count, have = why.args["count"], why.args["have"]
    assert isinstance(count, int)
    assert isinstance(have, int)
    return count - have
