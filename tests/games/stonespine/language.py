"""A small language for positions of Stonespine Architects.

    play = table(3).gold(6, 8, 8).priority(0, 1, 2).stall("market-2", "ooze slime", "slime").market()
    play.do(1, "buy 1 bottom", "put slime r1c1")
    assert play.asked == 2

Dungeons are written as rows of chamber ids, `.` for a free place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from gospoda.core.match import event_message
from gospoda.core.messages import Message
from gospoda.games.stonespine.game import GAME
from gospoda.games.stonespine.improvement import count_gold, next_customer
from gospoda.games.stonespine.lookups import CARDS
from gospoda.games.stonespine.state import StonespineState
from tests.games import language

Plan = dict[str, list[Any]]

CHAMBERS = {card.id: card for card in CARDS.chambers}
CHALLENGE = {card.number: card.id for card in CARDS.challenges}
GOAL = {card.number: card.id for card in CARDS.goals}


def dungeon(*rows: str, tokens: Iterable[str] = (), passages: Iterable[str] = ()) -> Plan:
    """Builds a dungeon: up to four rows of four chambers, tokens as `goblin r1c2`, passages as `r1c2-n`."""
    names = [[None if name == "." else name for name in row.split()] for row in rows]
    names += [[None] * 4 for _ in range(4 - len(rows))]
    return {"rows": names, "tokens": list(tokens), "passages": list(passages)}


def with_more(plan: Plan, tokens: Iterable[str] = (), passages: Iterable[str] = ()) -> Plan:
    """Returns the same dungeon with more tokens and passages."""
    return {**plan, "tokens": [*plan["tokens"], *tokens], "passages": [*plan["passages"], *passages]}


def of_types(*rows: str, stones: str = "G") -> Plan:
    """Builds a full dungeon from types alone, one letter per chamber."""
    caves = [card.id for card in CARDS.chambers if card.type == "cave"]
    walls = [card.id for card in CARDS.chambers if card.type == "stone"]
    return dungeon(*[" ".join((walls if kind == stones else caves).pop() for kind in row) for row in rows])


# T14 and T15 of the rules: two full dungeons with every number known.
F1 = dungeon(
    "antechamber slime-trail sanctum mudroom",
    "gatehouse larder intersection breezeway",
    "conservatory concourse corner-room catacombs",
    "dormitory supply-room graveyard cell",
)
F2 = with_more(
    F1,
    tokens=["star+1 r1c1", "slime r2c1", "chest r2c3", "fire r2c4", "goblin r3c3"],
    passages=["r3c2-n", "r2c4-e"],
)
ROOMY = dungeon("junction alcove pit galley")  # one row with much room: 4, 3, 3 and 3 free quarters


class Setting(language.Setting):
    """A table under construction."""

    def __init__(self, seats: int, seed: int | str, options: dict[str, Any]) -> None:
        super().__init__(GAME.start(seats, options, seed))
        self.seats = seats
        self.bare = True

    def year(self, year: int, turn: int = 1) -> Setting:
        return self.put("year", year).put("turn", turn)

    def gold(self, *amounts: int) -> Setting:
        return self.each("gold", *amounts)

    def priority(self, *seats: int) -> Setting:
        return self.put("priority", list(seats))

    def goal(self, number: int) -> Setting:
        return self.put("goal", GOAL[number])

    def blueprint(self, seat: int, number: int) -> Setting:
        return self.put(f"players.{seat}.blueprint", f"blueprint-{number}")

    def dungeon(self, seat: int, plan: Plan) -> Setting:
        """Lays out a dungeon; the printed gold on the current year's row is not counted yet."""
        row = plan["rows"][self.position.get("year") - 1]
        income = sum(CHAMBERS[name].gold for name in row if name is not None)
        return self.put(f"players.{seat}.dungeon", plan).put(f"players.{seat}.income", income)

    def everybody(self, plan: Plan) -> Setting:
        for seat in range(self.seats):
            self.dungeon(seat, plan)
        return self

    def challenges(self, seat: int, *numbers: int) -> Setting:
        return self.put(f"players.{seat}.challenges", [CHALLENGE[number] for number in numbers])

    def shown(self, *numbers: int) -> Setting:
        """Sets the challenge cards on display."""
        return self.put("challenges", [CHALLENGE[number] for number in numbers])

    def stall(self, card: str, top: str = "", bottom: str = "") -> Setting:
        """Adds a market card with its tokens; the first one clears the market."""
        if self.bare:
            self.bare = False
            self.put("market", []).put("sets", [])
        self.put("market", [*self.position.get("market"), card])
        return self.put("sets", [*self.position.get("sets"), top.split(), bottom.split()])

    def hand(self, seat: int, cards: str) -> Setting:
        return self.pile(f"players.{seat}.hand", cards.split(), known=1 << seat)

    def jael(self, *cards: int, chambers: str = "", tokens: str = "") -> Setting:
        """Solo: sets the revealed Jael cards, the current one last, and what Jael has collected."""
        self.put("jael_cards", [f"jael-{card}" for card in cards])
        return self.put("jael_chambers", chambers.split()).put("jael_tokens", tokens.split())

    # ---- starting

    def state(self) -> StonespineState:
        state = self.position.state()
        assert isinstance(state, StonespineState)
        return state

    def market(self) -> Play:
        """Starts step 2 of the improvement phase."""
        play = Play(self.state())
        next_customer(play.state)
        play.state.proceed()
        return play

    def count(self) -> Play:
        """The year's last chamber is laid: starts step 1 of the improvement phase."""
        play = Play(self.state())
        count_gold(play.state)
        play.state.proceed()
        return play

    def construction(self) -> Play:
        """Lets everybody lay a chamber."""
        return Play(self.state())

    def over(self) -> StonespineState:
        """Ends the game in this position."""
        self.position.data["agenda"] = []
        self.position.data["waiting"] = 0
        self.position.data["committed"] = [[] for _ in range(self.seats)]
        return self.year(4).state()


class Play(language.Play[StonespineState]):
    """A running game."""

    def __init__(self, state: StonespineState) -> None:
        super().__init__(state)
        self.said: list[Message] = []

    def do(self, *said: language.Said) -> Self:
        """Makes moves in notation; keeps what the mover is told about them."""
        seat = said[0] if isinstance(said[0], int) else self.asked
        super().do(*said)
        self.said += [event_message(GAME, event, seat) for event in self.state.events or []]
        return self

    def first(self, seat: int) -> str:
        """Makes the first legal move."""
        text = self.legal(seat)[0]
        self.do(seat, text)
        return text

    @property
    def gold(self) -> list[int]:
        return [player.gold for player in self.state.players]

    def hand(self, seat: int) -> list[str]:
        return [CARDS.chambers[card].id for card in self.state.players[seat].hand.cards]


def table(seats: int, seed: int | str = 1, **options: Any) -> Setting:
    return Setting(seats, seed, options)


def category(state: StonespineState, seat: int, name: str) -> int:
    """Returns the points of one category; the sheets must add up to the quick points."""
    sheets = state.scores()
    assert [sheet.total for sheet in sheets if sheet.seat >= 0] == state.points()
    return sum(line.points for line in sheets[seat].lines if line.category == name)


def challenge(number: int, plan: Plan, blueprint: int = 2, **options: Any) -> int:
    """Returns what a challenge card scores in a dungeon."""
    state = table(2, **options).dungeon(0, plan).blueprint(0, blueprint).challenges(0, number).over()
    return category(state, 0, "challenges")
