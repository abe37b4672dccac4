"""Reports on Simurgh from games between greedy opponents: length, end, scores, seats, and usage.

    python -m benchmarks.simurgh_report --games 5000 --out docs/lab/simurgh-balance.md

The tables replace what follows the marker line of the page; the text before it is written by hand.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean, pstdev

from benchmarks.lab_page import write_tables
from gospoda.bots import by_name, seat_move
from gospoda.core.chance import seeded
from gospoda.games.simurgh.game import GAME
from gospoda.games.simurgh.lookups import AREA, CARDS, TILE
from gospoda.games.simurgh.state import SimurghState

TRIGGERS = ("none", "objectives", "chronicle", "turn cap")


class Tally:
    """Counts over the games of one number of players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.turns: list[float] = []
        self.triggers: Counter[str] = Counter()
        self.scores: list[int] = []
        self.best: list[int] = []
        self.by_order: list[list[int]] = [[] for _ in range(seats)]
        self.wins: list[float] = [0.0] * seats
        self.used: Counter[str] = Counter()
        self.seconds = 0.0

    def play(self, seed: int, options: dict[str, object]) -> None:
        """Plays one game between greedy opponents."""
        state = GAME.start(self.seats, options, seed)
        assert isinstance(state, SimurghState)
        chance = seeded(f"redeal {seed}")
        bots = [by_name("greedy", seeded(f"{seed} {seat}")) for seat in range(self.seats)]
        while not state.is_over():
            seat = state.next_seat()
            move = seat_move(bots[seat], state, seat, chance)
            self.note(state, GAME.moves.notation(int(move)))
            state.advance(seat, move)
            self.decisions += 1
        self.end(state)

    def note(self, state: SimurghState, move: str) -> None:
        """Counts what a move uses."""
        kind, *args = move.split()
        if kind == "place":
            self.used[f"place {self.space(state, args[1])}"] += 1
        elif kind in ("lay", "replace"):
            self.used[f"lay {args[0]}"] += 1
            self.used[f"area {args[1]}"] += 1
        elif kind == "explore":
            tile = TILE.ids[state.areas[AREA.index[args[0]]]]
            self.used[f"step {tile}"] += 1
        elif kind in ("ability", "boost"):
            self.used[f"ability {args[0].rsplit('-', 1)[0]} {args[1]}"] += 1
        elif kind == "keep-dragon":
            self.used[f"dragon {args[0].rsplit('-', 1)[0]}"] += 1
        elif kind in ("objective", "exchange-objective"):
            self.used[f"monument {args[1]}"] += 1
            self.used[f"objective {args[0]}"] += 1
        elif kind in ("buy", "buy-blind"):
            self.used[f"scout {args[0] if args else 'blind'}"] += 1
        elif kind in ("replace", "skip", "no-objective", "recall-all"):
            self.used[kind] += 1

    def space(self, state: SimurghState, space: str) -> str:
        """Returns a space's name: by its place in the city, or by its tile."""
        if not space.startswith("area-"):
            return space
        return f"{TILE.ids[state.areas[AREA.index[space[:-2]]]]} {space[-1]}"

    def end(self, state: SimurghState) -> None:
        """Counts the end of a game."""
        self.games += 1
        self.turns.append(int(state.turns) / self.seats)
        self.triggers[TRIGGERS[int(state.trigger)]] += 1
        points = state.points()
        winners = state.winners()
        self.scores += points
        self.best.append(max(points))
        for order in range(self.seats):
            seat = (int(state.first) + order) % self.seats
            self.by_order[order].append(points[seat])
            self.wins[order] += (seat in winners) / len(winners)


def share(count: float, of: float) -> str:
    return f"{100 * count / of:.1f} %"


def course(tallies: list[Tally]) -> list[str]:
    """Length, end, scores and seats."""
    rows = ["## Course of the game", ""]
    rows.append("| Players | Games | Decisions a game | Turns a player: mean (10 % - 90 %) | End by objectives | by "
                "chronicle | by turn cap | Score: mean ± spread | Winner's score |")  # fmt: skip
    rows.append("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for tally in tallies:
        turns = sorted(tally.turns)
        low, high = turns[len(turns) // 10], turns[len(turns) * 9 // 10]
        ends = " | ".join(share(tally.triggers[end], tally.games) for end in TRIGGERS[1:])
        rows.append(
            f"| {tally.seats} | {tally.games} | {tally.decisions / tally.games:.0f} | {mean(turns):.1f} ({low:.1f} - "
            f"{high:.1f}) | {ends} | {mean(tally.scores):.1f} ± {pstdev(tally.scores):.1f} | {mean(tally.best):.1f} |"
        )
    rows += ["", "## Seats", "", "Share of victories and mean score by place in the turn order.", ""]
    rows += ["| Players | 1st | 2nd | 3rd | 4th | 5th |", "| --- | --- | --- | --- | --- | --- |"]
    for tally in tallies:
        cells = [
            f"{share(tally.wins[order], tally.games)} ({mean(tally.by_order[order]):.1f})"
            for order in range(tally.seats)
        ]
        rows.append(f"| {tally.seats} | " + " | ".join(cells + ["-"] * (5 - tally.seats)) + " |")
    return [*rows, ""]


def usage(title: str, entries: list[tuple[str, str]], tallies: list[Tally]) -> list[str]:
    """How often each thing is used, per 100 games."""
    rows = [f"## {title}", "", "| | " + " | ".join(f"{tally.seats} players" for tally in tallies) + " |"]
    rows.append("| --- |" + " --- |" * len(tallies))
    for name, key in entries:
        cells = [f"{100 * tally.used[key] / tally.games:.1f}" for tally in tallies]
        rows.append(f"| {name} | " + " | ".join(cells) + " |")
    return [*rows, ""]


def tables(tallies: list[Tally]) -> list[str]:
    """Returns all tables; uses are counted per 100 games."""
    rows = course(tallies)
    city = [(space.names.en, f"place {space.id}") for space in CARDS.city]
    rows += usage("City spaces: placements in 100 games", city, tallies)
    slots = [(f"slot {n}", f"scout {n}") for n in (1, 2, 3, 4)] + [("blind", "scout blind")]
    rows += usage("Scouts' Quarters: purchases in 100 games", slots, tallies)
    rows += usage("Monument: objectives in 100 games", [(f"slot {n}", f"monument {n}") for n in range(1, 6)], tallies)
    rows += usage("Objectives: placed in 100 games", [(o.id, f"objective {o.id}") for o in CARDS.objectives], tallies)
    rows += usage("Areas: tiles laid in 100 games", [(area.id, f"area {area.id}") for area in CARDS.areas], tallies)
    rows += usage("Tiles: laid in 100 games", [(tile.id, f"lay {tile.id}") for tile in CARDS.tiles], tallies)
    spaces = [
        (f"{tile.id} {letter}{' (house)' if space.provenance == 'house' else ''}", f"place {tile.id} {letter}")
        for tile in CARDS.tiles
        for letter, space in zip("abcd", tile.spaces, strict=False)
    ]
    rows += usage("Spaces of tiles: placements in 100 games", spaces, tallies)
    explored = [tile for tile in CARDS.tiles if tile.levels]
    entered = [(f"{tile.id}: entered", f"place {tile.id} a") for tile in explored]
    rows += usage("Exploration: riders in 100 games", entered, tallies)
    steps = [(f"{tile.id}: steps down", f"step {tile.id}") for tile in explored]
    rows += usage("Exploration: free moves in 100 games", steps, tallies)
    rows += usage("Dragons: kept in 100 games", [(d.id, f"dragon {d.id}") for d in CARDS.dragons], tallies)
    abilities = [(f"{d.id} {slot}", f"ability {d.id} {slot}") for d in CARDS.dragons for slot in (1, 2, 3)]
    return rows + usage("Abilities: used in 100 games", abilities, tallies)


def tally_of(work: tuple[int, int, dict[str, object]]) -> Tally:
    """Plays all games of one number of players."""
    seats, games, options = work
    tally = Tally(seats)
    begun = time.process_time()
    for seed in range(games):
        tally.play(seed, options)
    tally.seconds = time.process_time() - begun
    print(json.dumps({"seats": seats, "games": games, "seconds": round(tally.seconds, 1)}), flush=True)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="games for each number of players")
    parser.add_argument("--out", type=Path, help="the page to write the tables into; otherwise they are printed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--mode", default="spearman")
    parser.add_argument("--length", default="short")
    given = parser.parse_args()
    options: dict[str, object] = {"mode": given.mode, "length": given.length}
    work = [(seats, given.games, options) for seats in GAME.seat_counts()]
    with ProcessPoolExecutor(given.jobs) as pool:
        tallies = list(pool.map(tally_of, work))
    told = (
        f"Mode {given.mode}, length {given.length}, {given.games} games for each number of players, greedy opponents."
    )
    text = "\n".join([told, "", *tables(tallies)])
    if given.out is None:
        print(text)
        return
    write_tables(given.out, "python -m benchmarks.simurgh_report", text)


if __name__ == "__main__":
    main()
