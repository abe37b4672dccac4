"""Positions of Roll Player and the moves made in them on the board, together covering every kind of move.

A story is a position at a hot-seat table for two and a list of deeds. A deed is a kind of move and what to tap.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page

from gospoda.core.codec import state_from_json, state_to_json
from gospoda.core.match import Match
from gospoda.core.saves.saved import SavedSeat, save
from gospoda.games.rollplayer.constants import HOLD_NEVER
from gospoda.games.rollplayer.enums import ROWS
from gospoda.games.rollplayer.game import GAME
from gospoda.games.rollplayer.lookups import CARDS
from gospoda.games.rollplayer.state import RollPlayerState
from tests.browser.conftest import Person
from tests.browser.driving import at_rest
from tests.games.rollplayer.language import Play, Setting, game, table

Deed = tuple[str, list[str]]
POOL = "red-1 gold-4 purple-6"
ROW = ".attribute.live"
DIE = ".own [data-target]"
LAST_DIE = ".own .attribute:last-child [data-target]"
TRIES = 5
# The confirmed move has been made.
DONE = "() => !document.querySelector('[data-sending], [data-confirm]')"


def setting(seed: int = 1, **options: Any) -> Setting:
    """Two heroes; the second has no skill that asks."""
    two = table(2, seed, **options).sheet(1, **dict.fromkeys(ROWS, "red-3"))
    return two.market("longsword loyal chain-helm").pool(POOL).put("players.1.hold", HOLD_NEVER)


def use(card: str) -> Deed:
    return "use", [f".own [data-use={card}]"]


def skills() -> Play:
    """Before the selection, with everything that changes the dice of others and of the bag."""
    own = "sleight-of-hand search negotiate climb intimidate diplomacy"
    return setting().owns(0, own).owns(1, "pickpocket").dice()


def actions() -> Play:
    """Before the selection: a Monk with a skill for every dice action and a bow to drop. A reroll will differ."""
    own = "concentrate acrobatics knowledge cure-wounds longbow"
    for seed in range(50):
        play = setting(seed).hero(0, "human", "monk").owns(0, own).token(0, 2, 1).dice()
        if rerolls(play):
            return play
    raise AssertionError("every reroll is the same")


def rerolls(play: Play) -> bool:
    twin = Play(play.state.clone())
    twin.do(0, "use concentrate step", "flip str1", "use acrobatics step", "swap str1", "with cha1", "decline")
    twin.do(0, "use knowledge step", "reroll str1")
    return twin.chapter == "keeping"


def market() -> Play:
    """The Market Phase with a key to the deck; afterwards a skill is due to be refreshed."""
    return setting().gold(12, 9).tokens(0, 2).owns(0, "open-lock move-silently").discards("climb search").shop(0, 1)


def druid() -> Play:
    """A Druid at a friendly Market."""
    friendly = setting(friendly_market=True).hero(0, "human", "druid").discards("climb search")
    return friendly.druid(0, 1)


def equal_dice() -> Play:
    """A roll with dice of equal face."""
    for seed in range(60):
        play = setting(seed).roll()
        if play.chapter == "layout":
            return play
    raise AssertionError("no roll has equal dice")


STORIES: dict[str, tuple[Callable[[], Play], list[Deed]]] = {
    "set-up": (
        lambda: game(2),
        [
            ("race", ["[data-race=elf] >> nth=1"]),
            ("race", ["[data-race=orc] >> nth=0"]),
            ("class", ["[data-class]"]),
            ("class", ["[data-class] >> nth=1"]),
            ("put", ["[data-hand-die] >> nth=1", ROW]),
        ],
    ),
    "skills": (
        skills,
        [
            ("copy", ["[data-copy=pickpocket]"]),
            use("sleight-of-hand"),
            ("move", [DIE, ROW]),
            use("search"),
            ("search", [DIE, "[data-colour=blue]"]),
            use("negotiate"),
            ("negotiate", [DIE, "[data-can] >> nth=1"]),
            use("climb"),
            ("raise", ["[data-can]", "[data-raise='1']"]),
            use("intimidate"),
            ("intimidate", ["[data-can] >> nth=0", "[data-can] >> nth=2", "[data-deed=intimidate]"]),
        ],
    ),
    "actions": (
        actions,
        [
            use("concentrate"),
            ("flip", [DIE]),
            use("acrobatics"),
            ("swap", [DIE, LAST_DIE]),
            ("decline", [DIE, "[data-deed=decline]"]),  # begins a second exchange, with the bow
            use("knowledge"),
            ("reroll", [DIE]),
            ("keep", ["[data-keep]"]),
            ("drop", [".own [data-owned=longbow] .face", "[data-drop-weapon]"]),
            use("cure-wounds"),
            ("adjust", [f"{DIE} >> nth=1", "[data-turn=up]"]),
            ("take", ["[data-can] >> nth=1", "[data-row=wis].live"]),
            ("instead", ["[data-medal=cha]"]),
            ("token", ["[data-deed=token]"]),
            ("take", ["[data-can]", "[data-row=wis].live"]),
            ("step", ["[data-align]"]),
        ],
    ),
    "market": (
        market,
        [
            use("open-lock"),
            ("open", ["[data-open]"]),
            ("hold", [".desk [data-hold=never]"]),
            ("hold", ["button.bell", "[data-confirm]"]),
            ("pass", ["[data-pass]"]),
            ("buy", ["[data-buy=longsword]", ".stepper button >> nth=0"]),
            ("discard", ["[data-discard=loyal]"]),
            ("refresh", [".own [data-use=open-lock]"]),
        ],
    ),
    "friendly market": (druid, [("add", ["[data-buy=search]"]), ("gold", ["[data-deed=gold]"])]),
    "equal dice": (equal_dice, [("lay", ["[data-can]"])]),
}


def sound(play: Play) -> Play:
    """Completes a position: missing dice go to the bag, missing cards to the deck."""
    data = state_to_json(play.state)
    shown = data["table"]
    dice = [die for hero in shown["players"] for die in hero["sheet"] + hero["hand"] if die]
    dice += [die for die in shown["pool"] if die]
    dice += ["gold-1"] * shown["enemy"]
    shown["bag"] = [entry.dice - sum(die.startswith(f"{entry.id}-") for die in dice) for entry in CARDS.colours]
    owned = [card for hero in shown["players"] for card in hero["owned"]]
    shown["market"] = [card for card in shown["market"] if card not in owned]
    taken = [*owned, *shown["market"], *shown["removed"]]
    shown["trash"] = [card for card in shown["trash"] if card not in taken]
    taken += shown["trash"]
    shown["discards"] = [card for card in shown["discards"] if card not in taken]
    taken += shown["discards"]
    deck = [card.id for card in CARDS.market if card.id not in taken]
    shown["deck"] = {"cards": deck, "known": [0] * len(deck)}
    shown["sorted"] = False
    state = state_from_json(GAME, data)
    assert isinstance(state, RollPlayerState)
    return Play(state)


def bring(somebody: Person, play: Play) -> str:
    """Sets up a table in this position with one person in all seats; retries if the house is busy."""
    seats = [SavedSeat(name) for name in ("Ania", "Bob", "Cyd", "Dan")[: play.state.seats]]
    whole = sound(play) if play.state.round else play
    file = msgspec.to_builtins(save(Match.from_state(whole.state, 1), seats))
    for _ in range(TRIES):
        answer = somebody.context.request.post(f"{somebody.server}/api/tables/import", data=file, timeout=120_000)
        if answer.ok:
            return str(answer.json()["table"])
    raise AssertionError(f"the position is refused: {answer.text()}")


def sit(somebody: Person, at: str) -> Page:
    """Opens a table's page as the seat that acts first."""
    page = somebody.go(f"/t/{at}")
    page.wait_for_selector(".status.mine, [data-curtain]")
    if page.locator("[data-curtain]").count():
        page.click("[data-curtain]")
    page.wait_for_selector(".status.mine")
    return at_rest(page)  # the status is drawn before the board


def made(somebody: Person, at: str) -> list[str]:
    """Returns the kinds of moves made at a table."""
    moves: list[str] = somebody.api("GET", f"/api/tables/{at}/export")["moves"]
    return [move.split(" ")[1] for move in moves]
