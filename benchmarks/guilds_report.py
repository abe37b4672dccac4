"""Guilds between greedy opponents: prices and worths of characters, rooms built, scores, seats.

    python -m benchmarks.guilds_report --games 5000 --out docs/lab/guilds-balance.md

Run it with the compiled engine; every game is reproducible by its number.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter, defaultdict
from pathlib import Path
from statistics import mean, pstdev

from benchmarks.lab_page import write_tables
from gospoda import bots
from gospoda.core.bits import each_bit, how_many
from gospoda.core.chance import seeded
from gospoda.games.guilds.game import GAME
from gospoda.games.guilds.heuristics import FLORIN_WORTH, guild_worth
from gospoda.games.guilds.lookups import (
    CARDS,
    ROUNDS,
    SCORING,
)
from gospoda.games.guilds.move_codes import buy_room, is_buy, is_take, take_character
from gospoda.games.guilds.scoring import ability_points, goal_points, room_points
from gospoda.games.guilds.state import GuildsState


class Tally:
    """Counts for one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.shown: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()
        self.prices: dict[int, list[int]] = defaultdict(list)
        self.worths: dict[int, list[float]] = defaultdict(list)
        self.owned: Counter[int] = Counter()
        self.won: defaultdict[int, float] = defaultdict(float)
        self.earned: dict[int, list[int]] = defaultdict(list)
        self.used: Counter[int] = Counter()
        self.rooms_shown: Counter[int] = Counter()
        self.rooms_built: Counter[int] = Counter()
        self.rooms_active: Counter[int] = Counter()
        self.rooms_won: defaultdict[int, float] = defaultdict(float)
        self.room_earned: dict[int, list[int]] = defaultdict(list)
        self.goals_shown: Counter[int] = Counter()
        self.goals_paid: Counter[int] = Counter()
        self.scores: list[int] = []
        self.by_place: list[list[int]] = [[] for _ in range(seats)]
        self.wins_by_place = [0.0] * seats
        self.margins: list[int] = []
        self.cells: list[int] = []
        self.guilds: list[int] = []

    def play(self, number: int) -> None:
        """Plays one game; cards on display count once per round."""
        state = GAME.start(self.seats, {}, f"report {number}")
        assert isinstance(state, GuildsState)
        players = [bots.by_name("greedy", seeded(f"{number} {seat}")) for seat in range(self.seats)]
        chance = seeded(f"redeals {number}")
        first, looked = state.first, 0
        seat = state.next_seat()
        seen_rooms = 0
        while seat >= 0:
            if state.round != looked:
                looked = state.round
                for zone in state.market:
                    self.shown.update(each_bit(zone))
            seen_rooms |= state.offer
            move = bots.seat_move(players[seat], state, seat, chance)
            if is_take(move):
                self.take(state, seat, take_character(move))
            if "use" in GAME.moves.kind_of(move).name:
                self.used[GAME.moves.kind_of(move).args(move)[0]] += 1
            if is_buy(move):
                self.rooms_built[buy_room(move)] += 1
            seat = state.advance(seat, move)
            self.decisions += 1
        self.rooms_shown.update(each_bit(seen_rooms))
        self.end(state, first)

    def index(self, card: int) -> float:
        """Returns how often owners win, relative to the owners of all characters: large guilds win more often."""
        if not self.owned[card]:
            return 0.0
        even = sum(self.won.values()) / sum(self.owned.values())
        return self.won[card] / self.owned[card] / even

    def take(self, state: GuildsState, seat: int, card: int) -> None:
        """Counts a bought character: its price and its apparent worth at that moment."""
        price = next(tents[seat] for zone, tents in zip(state.market, state.tents, strict=True) if zone >> card & 1)
        left = ROUNDS[self.seats - 2] - state.round
        before = guild_worth(state, seat, left)
        player = state.players[seat]
        guild = player.guild
        player.guild = guild | 1 << card
        worth = guild_worth(state, seat, left) - before
        player.guild = guild
        self.taken[card] += 1
        self.prices[card].append(price)
        self.worths[card].append(worth / FLORIN_WORTH)

    def end(self, state: GuildsState, first: int) -> None:
        """Counts scores, winners, what was owned and what it brought."""
        points, winners = state.points(), state.winners()
        self.games += 1
        self.scores += points
        ranked = sorted(points)
        self.margins.append(ranked[-1] - ranked[-2])
        for seat, player in enumerate(state.players):
            share = 1 / len(winners) if seat in winners else 0.0
            place = (seat - first) % self.seats
            self.by_place[place].append(points[seat])
            self.wins_by_place[place] += share
            self.cells.append(player.plot.area())
            self.guilds.append(how_many(player.guild))
            for card in each_bit(player.guild):
                self.owned[card] += 1
                self.won[card] += share
                extra = ability_points(player, card) if SCORING >> card & 1 else 0
                self.earned[card].append(CARDS.characters[card].prestige + extra)
            for room in each_bit(player.plot.rooms):
                self.rooms_active[room] += 1
                self.rooms_won[room] += share
                self.room_earned[room].append(room_points(player, room))
        for goal in state.objectives:
            self.goals_shown[goal] += 1
            self.goals_paid[goal] += sum(value > 0 for value in goal_points(state, goal))


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    """Formats a Markdown table."""
    line = "|" + "|".join("---" for _ in heads) + "|"
    return ["| " + " | ".join(heads) + " |", line, *["| " + " | ".join(row) + " |" for row in rows], ""]


def characters(tally: Tally) -> list[str]:
    """Price against worth, and the owners' share of wins."""
    rows = []
    for card, entry in enumerate(CARDS.characters):
        if not tally.shown[card]:
            continue
        prices, worths = tally.prices[card] or [0], tally.worths[card] or [0.0]
        wins = tally.index(card)
        bought = tally.taken[card] / tally.shown[card]
        uses = f"{tally.used[card] / max(tally.taken[card], 1):.2f}" if tally.used[card] else "–"
        points = mean(tally.earned[card]) if tally.earned[card] else 0.0
        row = [entry.names.en, f"{bought:.0%}", f"{mean(prices):.1f}", str(max(prices)), f"{mean(worths):.1f}"]
        rows.append((mean(prices), [*row, f"{points:.1f}", uses, f"{wins:.2f}"]))
    rows.sort(key=lambda row: -row[0])
    heads = ["character", "bought", "price", "highest", "worth in florins", "points at the end", "uses", "win index"]
    return table(heads, [row for _, row in rows])


def rooms(tally: Tally) -> list[str]:
    """How often an offered tile is built and active at the end, and what it brings."""
    rows = []
    for room, entry in enumerate(CARDS.rooms):
        if not tally.rooms_shown[room]:
            continue
        built = tally.rooms_built[room] / tally.rooms_shown[room]
        active = tally.rooms_active[room] / max(tally.rooms_built[room], 1)
        points = mean(tally.room_earned[room]) if tally.room_earned[room] else 0.0
        wins = tally.rooms_won[room] / tally.rooms_active[room] * tally.seats if tally.rooms_active[room] else 0.0
        row = [
            entry.names.en,
            entry.size,
            str(entry.cost),
            f"{built:.0%}",
            f"{active:.0%}",
            f"{points:.1f}",
            f"{wins:.2f}",
        ]
        rows.append((built, row))
    rows.sort(key=lambda row: -row[0])
    heads = ["room", "size", "gold", "built", "active at the end", "points", "win index"]
    return table(heads, [row for _, row in rows])


def seats_table(tally: Tally) -> list[str]:
    """Places in the first round against wins and scores."""
    rows = [
        [str(place + 1), f"{mean(points):.1f}", f"{tally.wins_by_place[place] / tally.games:.1%}"]
        for place, points in enumerate(tally.by_place)
    ]
    return table(["place in the first round", "mean score", "wins"], rows)


def summary(tally: Tally) -> list[str]:
    """Scores, guilds, headquarters, extremes."""
    sold = sum(tally.taken.values()) / sum(tally.shown.values())
    prices = [price for found in tally.prices.values() for price in found]
    return [
        f"{tally.games} games, {tally.decisions} decisions. Score: mean {mean(tally.scores):.1f}, "
        f"standard deviation {pstdev(tally.scores):.1f}, lowest {min(tally.scores)}, highest {max(tally.scores)}; "
        f"the winner leads by {mean(tally.margins):.1f} on average.",
        f"Characters sold: {sold:.0%}, mean price {mean(prices):.1f} florins. "
        f"A guild ends with {mean(tally.guilds):.1f} characters and {mean(tally.cells):.1f} cells of active rooms.",
        "",
    ]


def extremes(tally: Tally) -> list[str]:
    """Characters that are rarely bought, or win too often or too rarely."""
    rare, strong, weak = [], [], []
    for card, entry in enumerate(CARDS.characters):
        if tally.shown[card] and tally.taken[card] / tally.shown[card] < 0.6:
            rare.append(entry.names.en)
        if tally.owned[card] > 200:
            wins = tally.index(card)
            if wins > 1.3:
                strong.append(f"{entry.names.en} ({wins:.2f})")
            if wins < 0.75:
                weak.append(f"{entry.names.en} ({wins:.2f})")
    return [
        f"- bought less than six times in ten: {', '.join(rare) or 'none'}",
        f"- win index above 1.3: {', '.join(strong) or 'none'}",
        f"- win index below 0.75: {', '.join(weak) or 'none'}",
        "",
    ]


LEGEND = """## What the columns mean

- *bought*: how often a character on the market is taken; *price*: florins paid, on average; *worth in florins*: what
  the value function saw in the card at that moment; *points at the end*: prestige and end-of-game ability
- *uses*: announced abilities for every purchase; *win index*: how often a guild that owns the card at the end wins,
  divided by the same for all characters together (1.00: no influence; large guilds win more often anyway); for rooms
  divided by an even share
- *built*: how often a tile on offer is bought by anyone
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--out", type=Path, default=None, help="the page to write the tables into")
    given = parser.parse_args()
    lines = [LEGEND]
    for seats in (2, 3, 4):
        tally, begun = Tally(seats), time.process_time()
        for number in range(given.games):
            tally.play(number)
        print(f"{seats} players: {time.process_time() - begun:.0f} s", flush=True)
        lines += [f"## {seats} players", "", *summary(tally), *extremes(tally), *seats_table(tally)]
        lines += ["### Characters", "", *characters(tally), "### Rooms", "", *rooms(tally)]
    text = "\n".join(lines)
    if given.out is None:
        print(text)
    else:
        write_tables(given.out, "python -m benchmarks.guilds_report", text)


if __name__ == "__main__":
    main()
