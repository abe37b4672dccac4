"""A small language for positions of Roll Player.

    play = table(3).hero(0, "human", "thief").sheet(0, str="blue-5").pool("red-1 gold-4 purple-6 green-6").dice(0)
    play.do(0, "take 2", "place str")
    assert play.gold(0) == 5 + 1 + 4

Dice are written as in the notation of moves, the dice of a row from left to right.
"""

from __future__ import annotations

from typing import Any

from gospoda.games.rollplayer.agenda import PHASE
from gospoda.games.rollplayer.constants import (
    BEGIN_CLEANUP,
    BEGIN_DICE,
    BEGIN_EXTRA,
    BEGIN_MARKET,
    BEGIN_ROUND,
    PHASE_DICE,
    PHASE_MARKET,
)
from gospoda.games.rollplayer.enums import ROWS
from gospoda.games.rollplayer.game import GAME
from gospoda.games.rollplayer.lookups import CARD
from gospoda.games.rollplayer.state import RollPlayerState
from tests.games import language

FULL = dict.fromkeys(ROWS, "green-3 blue-3 red-3")


def names(text: str) -> list[str]:
    return text.split()


class Setting(language.Setting):
    """A table under construction: set-up is done, and every hero has simple defaults."""

    def __init__(self, seats: int, options: dict[str, Any], seed: int | str) -> None:
        state = GAME.start(seats, {"start_player": "first-seat", **options}, seed)
        assert isinstance(state, RollPlayerState)
        while state.round == 0:
            state.advance(state.next_seat(), state.legal(state.next_seat())[0])
        super().__init__(state)
        self.seats = seats
        classes = ("cleric", "ranger", "barbarian", "wizard")
        for seat in range(seats):
            self.hero(seat, ("human", "dwarf", "elf", "orc")[seat], classes[seat])
            self.put(f"players.{seat}.gold", 5).put(f"players.{seat}.owned", []).put(f"players.{seat}.exhausted", [])
            self.put(f"players.{seat}.hand", []).put(f"players.{seat}.token", 4)
            self.sheet(seat, **dict.fromkeys(ROWS, "green-3"))
        cards = 3 if seats < 3 else seats + 1
        self.put("holders", [-1] * cards).put("coins", [0, *[1] * (cards - 2), 0])

    def hero(
        self, seat: int, race: str, hero: str, backstory: str = "craftsman", alignment: str = "guardian"
    ) -> Setting:
        self.put(f"players.{seat}.race", race).put(f"players.{seat}.hero", hero)
        return self.put(f"players.{seat}.backstory", backstory).put(f"players.{seat}.alignment", alignment)

    def sheet(self, seat: int, **rows: str) -> Setting:
        """Sets the dice of the named rows; all other rows are empty."""
        dice: list[str | None] = []
        for row in ROWS:
            there: list[str | None] = [*names(rows.get(row, ""))]
            dice += [*there, *[None] * (3 - len(there))]
        return self.put(f"players.{seat}.sheet", dice)

    def full(self, seat: int, **rows: str) -> Setting:
        return self.sheet(seat, **{**FULL, **rows})

    def gold(self, *amounts: int) -> Setting:
        return self.each("gold", *amounts)

    def tokens(self, seat: int, count: int) -> Setting:
        return self.put(f"players.{seat}.tokens", count)

    def token(self, seat: int, row: int, column: int) -> Setting:
        return self.put(f"players.{seat}.token", 3 * row + column)

    def owns(self, seat: int, cards: str, exhausted: str = "") -> Setting:
        self.put(f"players.{seat}.owned", names(cards))
        return self.put(f"players.{seat}.exhausted", names(exhausted))

    def pool(self, dice: str) -> Setting:
        """Sets the dice on the Initiative cards, which nobody has taken yet."""
        return self.put("pool", names(dice)).put("holders", [-1] * len(names(dice)))

    def held(self, *seats: int) -> Setting:
        """Sets the holders of Initiative cards 1, 2, ...; -1 is nobody."""
        cards = len(self.position.get("pool"))
        return self.put("holders", [*seats, *[-1] * (cards - len(seats))]).put("pool", [None] * cards)

    def market(self, cards: str) -> Setting:
        return self.put("market", names(cards))

    def discards(self, cards: str) -> Setting:
        return self.put("discards", names(cards))

    def deck(self, cards: str) -> Setting:
        return self.pile("deck", names(cards)).put("sorted", False)

    def bag(self, **dice: int) -> Setting:
        colours = ("green", "blue", "red", "purple", "black", "white", "gold")
        return self.put("bag", [dice.get(colour, 0) for colour in colours])

    def last_round(self) -> Setting:
        return self.put("round", self.position.get("rounds"))

    # ---- where the game continues

    def at(self, step: int, phase: int = PHASE_DICE) -> Play:
        self.put("phase", phase)
        self.position.data["agenda"] = [{"chapter": "phase", "seats": 0, "phase": PHASE.ids[step]}]
        self.position.data["waiting"] = 0
        state = self.position.state()
        assert isinstance(state, RollPlayerState)
        state.proceed()
        return Play(state)

    def roll(self) -> Play:
        return self.put("round", int(self.position.get("round")) - 1).at(BEGIN_ROUND)

    def dice(self, seat: int = 0) -> Play:
        """Starts the Dice Phase with this seat as Start Player."""
        return self.put("start", seat).at(BEGIN_DICE)

    def action(self, row: str, seat: int = 0, die: str = "green-1") -> Play:
        """This seat has just placed a die in a row."""
        cards = len(self.position.get("pool"))
        play = self.pool(" ".join([die, *["red-6"] * (cards - 1)])).dice(seat)
        return play.do(seat, "take 1", f"place {row}")

    def shop(self, *holders: int) -> Play:
        """Starts the Market Phase; the seats hold Initiative cards 1, 2, ..."""
        return self.held(*holders).at(BEGIN_MARKET, PHASE_MARKET)

    def druid(self, *holders: int) -> Play:
        return self.held(*holders).at(BEGIN_EXTRA)

    def cleanup(self) -> Play:
        return self.at(BEGIN_CLEANUP)

    def scored(self) -> Play:
        """Leaves only the scoring."""
        state = self.position.state()
        assert isinstance(state, RollPlayerState)
        return Play(state)


class Play(language.Play[RollPlayerState]):
    """A running position."""

    def gold(self, seat: int = 0) -> int:
        return int(self.state.players[seat].gold)

    def sheet(self, seat: int = 0) -> dict[str, str]:
        dice = GAME.display.view(self.state, seat).players[seat].rows
        return {row.row: " ".join(space.die or "." for space in row.spaces) for row in dice}

    def row(self, row: str, seat: int = 0) -> str:
        return self.sheet(seat)[row]

    def token(self, seat: int = 0) -> tuple[int, int]:
        return divmod(int(self.state.players[seat].token), 3)

    def owned(self, seat: int = 0) -> list[str]:
        return [name for i, name in enumerate(CARD.ids) if self.state.players[seat].owned >> i & 1]

    def exhausted(self, seat: int = 0) -> list[str]:
        return [name for i, name in enumerate(CARD.ids) if self.state.players[seat].exhausted >> i & 1]

    def cards(self, place: str) -> list[str]:
        return [CARD.ids[card] for card in getattr(self.state, place)]

    def pool(self) -> list[str | None]:
        return [card.die for card in GAME.display.view(self.state, 0).initiative]


def table(seats: int = 2, seed: int | str = 1, **options: Any) -> Setting:
    return Setting(seats, options, seed)


def game(seats: int, seed: int | str = 1, **options: Any) -> Play:
    """Returns a game from its first decision."""
    state = GAME.start(seats, {"start_player": "first-seat", **options}, seed)
    assert isinstance(state, RollPlayerState)
    return Play(state)
