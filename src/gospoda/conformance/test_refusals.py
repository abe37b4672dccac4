"""Every request a board can make and the rules refuse gets one reason, and that reason is true of the position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from gospoda.conformance.cases import random_seat
from gospoda.conformance.rich import rich_positions
from gospoda.conformance.test_rich import any_move
from gospoda.conformance.test_words import spoken
from gospoda.core.chance import Chance
from gospoda.core.decisions import OTHER_QUESTION
from gospoda.core.game import Game
from gospoda.core.messages import Message, Ref, SeatRef
from gospoda.core.state import State
from gospoda.core.words import LANGUAGES, Words
from gospoda.games.simurgh.enums import RESOURCES
from gospoda.games.simurgh.lookups import CARDS as SIMURGH_CARDS

LIMITS = SIMURGH_CARDS.limits
POSITIONS = 15
DECISIONS = 20  # moves played on from each position
ASKED = 30  # moves of each kind tried in a position
# the kinds of move that a board asks about when something is tapped
TAPPED = {
    "simurgh": ("place", "lay", "recall", "ability", "explore", "buy", "buy-blind", "objective"),
    "guilds": ("bid", "take", "buy", "keep", "use", "place", "florins"),
    "rollplayer": ("take", "buy", "place", "put", "flip", "reroll", "swap", "with", "adjust"),
    "stonespine": ("place", "put", "buy", "challenge", "discard"),
}

# reasons that say only that something is impossible, not why: no board may show these
VAGUE = {
    "refused-not-offered",
    "refused-effect",
    "refused-ability",
    "refused-lay",
    "refused-spend",
    "refused-too-expensive",
    "refused-too-few-florins",
    "refused-first-resource-limit",
    "refused-first-hand-limit",
}

ROWS = ("str", "dex", "con", "int", "wis", "cha")  # of a Roll Player sheet

Args = dict[str, str]
Check = Callable[[State, int, Args, Message], bool]


# ---- what must be true, read off the state without the rules


def number(message: Message, name: str) -> int:
    value = message.args[name]
    assert isinstance(value, int)
    return value


def player_named(message: Message) -> int:
    value = message.args["player"]
    assert isinstance(value, SeatRef)
    return value.seat


def owned(state: State, seat: int, thing: str) -> int:
    """How much of something a seat has, as its board shows it."""
    if thing == "pp":
        return int(state.players[seat].purse >> 48)  # type: ignore[attr-defined]
    names = state.game.display.amount_names()
    return state.game.display.amounts(state, seat)[names.index(thing)]


def short(thing: str) -> Check:
    """Returns a check that the seat has less of a thing than it needs."""

    def check(state: State, seat: int, args: Args, message: Message) -> bool:
        return owned(state, seat, thing) == number(message, "have") < number(message, "count")

    return check


def short_of_named(state: State, seat: int, args: Args, message: Message) -> bool:
    thing = message.args["thing"]
    assert isinstance(thing, Ref)
    return owned(state, seat, thing.id) == number(message, "have") < number(message, "count")


def vassals(state: State, space: str) -> dict[int, list[str]]:
    """The vassals on a space of Simurgh, which everybody sees."""
    view = state.game.display.view(state, 0)
    spots = {one.space: one for one in [*view.city, *[one for area in view.wilds for one in area.spaces]]}
    found: dict[int, list[str]] = {}
    for one in spots[space].vassals if space in spots else []:
        found.setdefault(one.seat, []).append(one.type)
    return found


def area_tile(state: State, area: str) -> str | None:
    view = state.game.display.view(state, 0)
    tile: str | None = next(one.tile for one in view.wilds if one.area == area)
    return tile


def hand(state: State, seat: int) -> list[str]:
    view = state.game.display.view(state, seat)
    return list(next(one.hand for one in view.players if one.seat == seat) or [])


def area_of(args: Args) -> str:
    return args.get("area") or args["space"].rpartition("-")[0]


def surplus(state: State, seat: int, args: Args, message: Message) -> bool:
    """Checks that a Simurgh player has exactly this many resources too many."""
    most = LIMITS.resources[state.options["mode"]]
    return sum(owned(state, seat, thing) for thing in RESOURCES) - most == number(message, "count")


SIMURGH: dict[str, Check] = {
    "refused-return-resources": surplus,
    "refused-needs": short_of_named,
    "refused-occupied": lambda state, seat, args, message: (
        "space" not in args or player_named(message) in vassals(state, args["space"])
    ),
    "refused-not-there": lambda state, seat, args, message: (
        "space" not in args or args["vassal"] not in vassals(state, args["space"]).get(seat, [])
    ),
    "refused-no-tile": lambda state, seat, args, message: area_tile(state, area_of(args)) is None,
    "refused-area-taken": lambda state, seat, args, message: area_tile(state, args["area"]) is not None,
    "refused-not-in-hand": lambda state, seat, args, message: args["tile"] not in hand(state, seat),
    "refused-nobody-left": lambda state, seat, args, message: (
        state.players[seat].free_spearmen  # type: ignore[attr-defined]
        + state.players[seat].free_riders  # type: ignore[attr-defined]
        == 0
    ),
    "refused-main-done": lambda state, seat, args, message: state.main_done,  # type: ignore[attr-defined]
}
GUILDS: dict[str, Check] = {
    "refused-needs-gold": short("gold"),
    "refused-needs-florins": short("florins"),
    "refused-leader": lambda state, seat, args, message: (
        player_named(message) != seat and number(message, "florins") > number(message, "have")
    ),
    "refused-others-character": lambda state, seat, args, message: any(
        args["card"] in guild.characters
        for guild in state.game.display.view(state, 0).players
        if guild.seat == player_named(message) != seat
    ),
    "refused-two-bids-need": lambda state, seat, args, message: (
        number(message, "here") + number(message, "there") > number(message, "have") == owned(state, seat, "florins")
    ),
}
ROLL_PLAYER: dict[str, Check] = {
    "refused-needs-gold": short("gold"),
    "refused-tokens-have": short("charisma"),
    "refused-row-full": lambda state, seat, args, message: (
        state.players[seat].sheet[3 * ROWS.index(args["row"]) + 2]  # type: ignore[attr-defined]
        >= 0
    ),
    "refused-initiative-taken": lambda state, seat, args, message: (
        state.holders[int(args["initiative"]) - 1]  # type: ignore[attr-defined]
        == player_named(message)
    ),
}
STONESPINE: dict[str, Check] = {
    "refused-needs-gold": short("gold"),
    "refused-not-in-hand": lambda state, seat, args, message: (
        args["card"]
        not in [
            state.game.moves.kind_named("place").params[0].domain.ids[card]
            for card in state.players[seat].hand.cards  # type: ignore[attr-defined]
        ]
    ),
    "refused-sold": lambda state, seat, args, message: (
        not state.sets[  # type: ignore[attr-defined]
            2 * (int(args["stall"]) - 1) + (args["half"] == "bottom")
        ]
    ),
}
CHECKS = {"simurgh": SIMURGH, "guilds": GUILDS, "rollplayer": ROLL_PLAYER, "stonespine": STONESPINE}


# ---- asking


def refused_moves(state: State, seat: int, chance: Chance) -> Iterator[int]:
    """Returns illegal moves of the kinds that are tapped; a sample for large kinds."""
    legal = set(state.legal(seat))
    for name in TAPPED[state.game.id]:
        kind = state.game.moves.kind_named(name)
        some = range(kind.base, kind.base + kind.size)
        if kind.size > ASKED:
            some_of = {kind.base + int(chance.below(kind.size)) for _ in range(ASKED)}
            if name == "buy" and state.game.id == "rollplayer":  # the cards on the Market, without tokens
                some_of |= {kind.number([card, 0]) for card in state.market}  # type: ignore[attr-defined]
            yield from sorted(some_of - legal)
        else:
            yield from (move for move in some if move not in legal)


def positions(title: Game) -> Iterator[tuple[State, int, Chance]]:
    """Returns rich positions and their continuations, with every seat that must decide there."""
    for state, chance in rich_positions(title, POSITIONS, "refusals"):
        for _ in range(DECISIONS):
            if state.is_over():
                break
            yield from ((state, seat, chance) for seat in range(state.seats) if state.to_act() >> seat & 1)
            seat = random_seat(state, chance)
            state.apply(seat, any_move(state, seat, chance))


def test_every_refusal_has_one_true_reason(title: Game) -> None:
    if title.id not in TAPPED:
        return
    checked: Counter[str] = Counter()
    told: dict[str, Message] = {}
    words = Words(title, "en")
    for state, seat, chance in positions(title):
        asked = {state.game.moves.kind_of(move).name for move in state.legal(seat)}
        for move in refused_moves(state, seat, chance):
            message = title.display.refusal(state, seat, move)
            kind = title.moves.kind_of(move)
            where = f"{state.chapter().name}, {title.moves.notation(move)}: {message}"
            if message.id == OTHER_QUESTION:
                prompt = state.prompt(seat)
                assert kind.name not in asked, where
                assert prompt is not None
                assert words.refusal(state, seat, move).endswith(words.say(prompt.message)), where
            assert message.id not in VAGUE, where
            told.setdefault(message.id, message)
            check = CHECKS[title.id].get(message.id)
            if check is not None:
                checked[message.id] += 1
                assert check(state, seat, kind.named(kind.args(move)), message), where
    assert not CHECKS[title.id].keys() - checked.keys(), "these reasons were never seen"
    for language in LANGUAGES:
        speaker, ids = Words(title, language), spoken(title, language)
        for message in told.values():
            assert message.id in ids, f"{message.id} in {language}"
            assert not ids[message.id] - message.args.keys(), f"{message.id} in {language}"
            assert "{" not in speaker.say(message), speaker.say(message)


def test_legal_moves_have_no_reason(title: Game) -> None:
    for state, _ in rich_positions(title, 3, "legal"):
        seat = int(state.next_seat())
        assert {title.display.refusal(state, seat, move).id for move in state.legal(seat)} == {""}
