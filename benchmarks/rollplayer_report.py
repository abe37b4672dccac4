"""Checks the house cards of Roll Player: thousands of greedy games, and what they show about every card.

    python -m benchmarks.rollplayer_report --games 10000 --write docs/lab/rollplayer-balance.md

Run it with the compiled engine; uncompiled it takes fifteen times as long.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from benchmarks.lab_page import write_tables
from gospoda import bots
from gospoda.core.chance import seeded
from gospoda.games.rollplayer.constants import PHASE_MARKET
from gospoda.games.rollplayer.game import GAME
from gospoda.games.rollplayer.lookups import CARD, CARDS, CLASS
from gospoda.games.rollplayer.state import RollPlayerState


class Tally:
    """Counts over the games of one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.points: list[int] = []
        self.winning: list[int] = []
        self.gold: Counter[int] = Counter()
        self.categories: Counter[str] = Counter()
        self.place_wins: defaultdict[int, float] = defaultdict(float)  # places from the Start Player
        self.shown: Counter[str] = Counter()  # games that offered a card
        self.bought: Counter[str] = Counter()  # games in which a player bought it
        self.owners: Counter[str] = Counter()  # heroes who had it at the end
        self.owner_wins: defaultdict[str, float] = defaultdict(float)
        self.owner_points: Counter[str] = Counter()
        self.class_played: Counter[str] = Counter()
        self.class_wins: defaultdict[str, float] = defaultdict(float)
        self.class_points: Counter[str] = Counter()
        self.longest = 0
        self.richest = 0
        self.seconds = 0.0

    def play(self, number: int) -> None:
        """Plays one greedy game."""
        state = GAME.start(self.seats, {}, f"report {number}")
        assert isinstance(state, RollPlayerState)
        players = [bots.by_name("greedy", seeded(f"{number} {seat}")) for seat in range(self.seats)]
        chance = seeded(f"redeals {number}")
        shown = bought = 0
        decisions = 0
        while not state.is_over():
            seat = state.next_seat()
            if state.phase == PHASE_MARKET:
                for card in state.market:
                    shown |= 1 << card
            before = state.players[seat].owned
            state.advance(seat, bots.seat_move(players[seat], state, seat, chance))
            bought |= state.players[seat].owned & ~before
            decisions += 1
        self.longest = max(self.longest, decisions)
        self.count(state, shown, bought)

    def count(self, state: RollPlayerState, shown: int, bought: int) -> None:
        """Adds a finished game."""
        points = state.points()
        winners = state.winners()
        self.games += 1
        self.points += points
        self.winning.append(max(points))
        for card, name in enumerate(CARD.ids):
            self.shown[name] += (shown | bought) >> card & 1
            self.bought[name] += bought >> card & 1
        for seat, sheet in enumerate(state.scores()):
            share = 1 / len(winners) if seat in winners else 0.0
            player = state.players[seat]
            self.gold[int(player.gold)] += 1
            self.richest = max(self.richest, int(player.gold))
            self.place_wins[(seat - state.first) % self.seats] += share
            self.count_hero(player, points[seat], share)
            for line in sheet.lines:
                self.categories[line.category] += line.points

    def count_hero(self, player: Any, points: int, share: float) -> None:
        """Adds one hero of a finished game."""
        hero = CLASS.ids[player.hero]
        self.class_played[hero] += 1
        self.class_wins[hero] += share
        self.class_points[hero] += points
        for card, name in enumerate(CARD.ids):
            if player.owned >> card & 1:
                self.owners[name] += 1
                self.owner_wins[name] += share
                self.owner_points[name] += points


def tallied(seats: int, games: int) -> Tally:
    """Plays this many games."""
    tally = Tally(seats)
    begin = time.process_time()
    for number in range(games):
        tally.play(number)
    tally.seconds = time.process_time() - begin
    return tally


def mean(values: list[int]) -> float:
    """Returns the average."""
    return sum(values) / len(values)


def quantile(values: list[int], part: float) -> int:
    """Returns the value below which this share of all values lies."""
    return sorted(values)[int(part * (len(values) - 1))]


# ---- the report


def overview(tallies: list[Tally]) -> list[str]:
    """Scores, gold and length by number of players."""
    lines = [
        "| players | games | mean | winner: mean | winner: 10 % to 90 % | mean gold left | most gold | longest game |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for t in tallies:
        low, high = quantile(t.winning, 0.1), quantile(t.winning, 0.9)
        gold = sum(amount * count for amount, count in t.gold.items()) / len(t.points)
        lines.append(
            f"| {t.seats} | {t.games} | {mean(t.points):.1f} | {mean(t.winning):.1f} | {low} to {high} | {gold:.1f} "
            f"| {t.richest} | {t.longest} decisions |"
        )
    return lines


def seats_table(tallies: list[Tally]) -> list[str]:
    """Games won by place."""
    lines = ["| players | 1st place | 2nd | 3rd | 4th |", "|---|---|---|---|---|"]
    for t in tallies:
        if t.seats > 1:
            shares = [f"{100 * t.place_wins[place] / t.games:.1f} %" for place in range(t.seats)]
            lines.append(f"| {t.seats} | {' | '.join([*shares, *[''] * (4 - t.seats)])} |")
    return lines


def category_table(tallies: list[Tally]) -> list[str]:
    """Where the stars come from."""
    names = ["goals", "class_dice", "alignment", "backstory", "armor", "traits", "gold"]
    lines = [f"| players | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for t in tallies:
        lines.append(f"| {t.seats} | {' | '.join(f'{t.categories[name] / len(t.points):.1f}' for name in names)} |")
    return lines


def class_table(tallies: list[Tally]) -> list[str]:
    """Mean score and share of games won against the fair share, by class."""
    lines = ["| class | " + " | ".join(f"{t.seats} players" for t in tallies) + " |", "|---" * (len(tallies) + 1) + "|"]
    for entry in CARDS.classes:
        cells = []
        for t in tallies:
            played = t.class_played[entry.id]
            text = f"{t.class_points[entry.id] / played:.1f}" if played else "–"
            if t.seats > 1 and played:
                text += f" ({t.class_wins[entry.id] / played * t.seats:.2f}×)"
            cells.append(text)
        lines.append(f"| {entry.names.en} | {' | '.join(cells)} |")
    return lines


def buy_rate(t: Tally, name: str) -> float:
    """Returns the share of games in which an offered card was bought."""
    return t.bought[name] / t.shown[name] if t.shown[name] else 0.0


def win_factor(t: Tally, name: str) -> float:
    """Returns how often its owners won, relative to the fair share."""
    return t.owner_wins[name] / t.owners[name] * t.seats if t.owners[name] else 0.0


def card_table(tallies: list[Tally]) -> list[str]:
    """Every card: how often it is bought, and how its owners do."""
    lines = [
        "| card | kind | cost | " + " | ".join(f"{t.seats}: bought, wins" for t in tallies) + " |",
        "|---" * (len(tallies) + 3) + "|",
    ]
    for card in CARDS.market:
        cells = []
        for t in tallies:
            text = f"{100 * buy_rate(t, card.id):.0f} %" if t.shown[card.id] else "–"
            if t.seats > 1:
                text += f", {win_factor(t, card.id):.2f}×"
            cells.append(text)
        lines.append(f"| {card.names.en} | {card.kind} | {card.cost} | {' | '.join(cells)} |")
    return lines


def verdict(tallies: list[Tally]) -> list[str]:
    """The questions asked, and whether the answers hold."""
    rates = [(buy_rate(t, card.id), t.seats, card.id) for t in tallies for card in CARDS.market if t.shown[card.id]]
    low, high = min(rates), max(rates)
    winning = ", ".join(f"{mean(t.winning):.1f} ({t.seats})" for t in tallies)
    return [
        f"- Mean winning score by number of players: {winning}; aimed at: 30 to 34.",
        f"- Least bought: {low[2]} with {low[1]} players, {100 * low[0]:.0f} % of the games in which it is on offer.",
        f"- Most bought: {high[2]} with {high[1]} players, {100 * high[0]:.0f} %.",
        f"- No endless loop: the longest game had {max(t.longest for t in tallies)} decisions, the richest hero ended "
        f"with {max(t.richest for t in tallies)} gold. Every skill is exhausted by its use and at most one (Paladin: "
        "two) is refreshed a round, so that gold from cards is bounded by the number of rounds.",
    ]


def report(tallies: list[Tally]) -> str:
    """Returns the tables in Markdown, with answers to the questions."""
    total = sum(t.games for t in tallies)
    seconds = sum(t.seconds for t in tallies)
    parts = [
        f"{total} games, {seconds:.0f} s of one core, content {CARDS.digest}.",
        "",
        "## What was asked",
        "",
        *verdict(tallies),
        "",
        "## Scores",
        "",
        *overview(tallies),
        "",
        "## Stars by category, mean",
        "",
        *category_table(tallies),
        "",
        "## Games won by place (Start Player first)",
        "",
        *seats_table(tallies),
        "",
        "## Classes: mean score (wins against the fair share)",
        "",
        *class_table(tallies),
        "",
        "## Market cards",
        "",
        *card_table(tallies),
        "",
    ]
    return "\n".join(parts)


def main() -> None:
    """Plays and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of players")
    parser.add_argument("--seats", default="1,2,3,4")
    parser.add_argument("--write", type=Path, help="the page to write the tables into")
    parser.add_argument("--json", action="store_true", help="print the key figures as JSON")
    args = parser.parse_args()
    tallies = [tallied(int(seats), args.games) for seats in args.seats.split(",")]
    if args.write is not None:
        write_tables(args.write, "python -m benchmarks.rollplayer_report", report(tallies))
    if args.json:
        figures = {t.seats: {"mean": mean(t.points), "winner": mean(t.winning), "games": t.games} for t in tallies}
        print(json.dumps(figures))
    elif args.write is None:
        print(report(tallies))


if __name__ == "__main__":
    main()
