"""A small language for positions: `Table(3).tile("area-1", "production-7").purse(0, veg=2).do("place ...")`."""

from __future__ import annotations

from typing import Any

from gospoda.core.state import State
from gospoda.games.simurgh.codecs import PurseCodec
from gospoda.games.simurgh.enums import RESOURCES
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import DRAGON, OBJECTIVE, TILE
from gospoda.games.simurgh.state import SimurghState
from tests.games import language

RICH = dict.fromkeys((*RESOURCES, "pp"), 20)


class Table(language.Table[SimurghState]):
    """A position under construction, then a game in play. Everything else is as in a bare opening."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: Any) -> None:
        started = GAME.start(seats, {"start_player": "first-seat", **options}, seed)
        assert isinstance(started, SimurghState)
        super().__init__(started)
        self.seats = seats
        self.owned = [(1, 1)] * seats
        for seat in range(seats):  # nobody has a dragon or a hand tile unless the test says so
            player = self.data["players"][seat]
            self._to("stack", player["hand"]["cards"])
            self._to("dragon_stack", player["dragons"])
            self.pile(f"players.{seat}.hand", [])
            player["dragons"], player["tokens"] = [], []
        self.turn(0)

    def _to(self, pile: str, cards: list[str]) -> None:
        self.data[pile]["cards"] += cards
        self.data[pile]["known"] += [0] * len(cards)

    def _fetch(self, card: str) -> None:
        """Takes a component from the stacks or the display."""
        for pile in ("stack", "box", "dragon_stack", "objective_stack"):
            held = self.data[pile]
            if card in held["cards"]:
                at = held["cards"].index(card)
                del held["cards"][at], held["known"][at]
                return
        at = self.data["display"].index(card)
        self.data["display"][at] = self.data["stack"]["cards"].pop(0)
        self.data["stack"]["known"].pop(0)

    # ---- setting up

    def purse(self, seat: int, **counts: int) -> Table:
        """Sets exactly these resources and power points."""
        self.data["players"][seat]["purse"] = {thing: counts.get(thing, 0) for thing in (*RESOURCES, "pp")}
        return self

    def rich(self, seat: int) -> Table:
        return self.purse(seat, **RICH)

    def vassals(self, seat: int, spearmen: int = 0, riders: int = 0) -> Table:
        """Sets all vassals in play; those without a place are unplaced."""
        self.owned[seat] = (spearmen, riders)
        return self

    def stand(self, space: str, *figures: str) -> Table:
        """Puts vassals on a space, such as `0 rider`."""
        self.data["spaces"].setdefault(space, []).extend(figures)
        return self

    def tile(self, area: str, tile: str) -> Table:
        self._fetch(tile)
        self.data["areas"][int(area[-1]) - 1] = tile
        return self

    def hand(self, seat: int, *tiles: str) -> Table:
        for tile in tiles:
            self._fetch(tile)
            self.data["players"][seat]["hand"]["cards"].append(tile)
            self.data["players"][seat]["hand"]["known"].append(1 << seat)
        return self

    def dragon(self, seat: int, dragon: str, tokens: str = "123") -> Table:
        """Gives a dragon with tokens on these abilities."""
        self._fetch(dragon)
        self.data["players"][seat]["dragons"].append(dragon)
        self.data["players"][seat]["tokens"].append(sum(1 << int(slot) - 1 for slot in tokens))
        return self

    def display(self, *tiles: str) -> Table:
        for slot, tile in enumerate(tiles):
            self._fetch(tile)
            self._to("stack", [self.data["display"][slot]])
            self.data["display"][slot] = tile
        return self

    def top(self, pile: str, *cards: str) -> Table:
        """Puts these tiles on top of a stack, the first one uppermost."""
        for card in reversed(cards):
            self._fetch(card)
            self.data[pile]["cards"].insert(0, card)
            self.data[pile]["known"].insert(0, 0)
        return self

    def empty(self, pile: str) -> Table:
        """Empties a stack; its tiles are out of the game."""
        return self.pile(pile, [])

    def objective(self, slot: int, number: int) -> Table:
        self._fetch(f"objective-{number}")
        self.data["monument"][slot - 1] = f"objective-{number}"
        return self

    def chronicle(self, count: int) -> Table:
        """Moves this many tiles from the stack to the chronicle."""
        for _ in range(count):
            self.data["chronicle"].append(self.data["stack"]["cards"].pop())
            self.data["stack"]["known"].pop()
        return self

    def turn(self, seat: int) -> Table:
        return self.put("active", seat).asks("turn", seat)

    # ---- playing

    def finished(self) -> State:
        """Returns the position as a state; vassals without a place are unplaced."""
        for seat, (spearmen, riders) in enumerate(self.owned):
            figures = [figure for there in self.data["spaces"].values() for figure in there]
            player = self.data["players"][seat]
            player["spearmen"], player["riders"] = spearmen, riders
            player["free_spearmen"] = spearmen - figures.count(f"{seat} spearman")
            player["free_riders"] = riders - figures.count(f"{seat} rider")
        return super().finished()

    def first_answers(self) -> Table:
        """Answers open questions with the first choice until the turn continues; declines boosts."""
        while self.chapter not in ("turn", "laid", "scouting", "monument"):
            moves = self.legal()
            self.do("no-boost" if "no-boost" in moves else moves[0])
        return self

    # ---- looking

    def has(self, seat: int) -> dict[str, int]:
        """Returns the resources and power points that a seat has, without zeros."""
        return {thing: count for thing, count in PurseCodec().encode(self.state.players[seat].purse).items() if count}

    def tokens(self, seat: int) -> dict[str, str]:
        """Returns the filled abilities of each dragon."""
        player = self.state.players[seat]
        return {
            DRAGON.ids[dragon]: "".join(str(slot + 1) for slot in range(3) if mask >> slot & 1)
            for dragon, mask in zip(player.dragons, player.tokens, strict=True)
        }

    def in_hand(self, seat: int) -> list[str]:
        return [TILE.ids[tile] for tile in self.state.players[seat].hand.cards]

    def shown(self) -> list[str | None]:
        return [OBJECTIVE.ids[tile] if tile >= 0 else None for tile in self.state.monument]

    def chronicled(self) -> list[str]:
        return [TILE.ids[tile] for tile in self.state.chronicle]

    def unplaced(self, seat: int) -> tuple[int, int]:
        """Returns the spearmen and riders off the board, including those that returned this turn."""
        player = self.state.players[seat]
        return (
            int(player.free_spearmen + player.back_spearmen),
            int(player.free_riders + player.back_riders),
        )
