"""Measures how much smaller patches are than whole positions: `python -m benchmarks.table_parts`.

Plays random games of every title with four players. Reports the bytes of a position that each seat gets after a move,
whole and as a patch, and the CPU time to build it for one seat and to find the changes.
"""

from __future__ import annotations

import gc
import time

from gospoda.core.chance import seeded
from gospoda.core.json_delta import Encoded
from gospoda.core.registry import games
from gospoda.core.state import State
from gospoda.server.tables import positions
from gospoda.server.tables.protocol import Undo
from gospoda.server.tables.viewer_cache import ViewerCache

SEATS, GAMES, MOVES = 4, 3, 150


def sight(state: State, look: int, moves: int, scores: Encoded) -> ViewerCache:
    return ViewerCache(positions.pieces_of(state, look, moves, scores, Undo(False, moves, True), True, None))


def main() -> None:
    gc.disable()  # otherwise a title pays for the garbage of those before it
    for title in games():
        whole = parts = count = 0
        spent = 0.0
        for number in range(GAMES):
            state, chance = title.start(SEATS, None, number), seeded(number)
            known: dict[int, ViewerCache] = {}
            for moves in range(MOVES):
                began = time.process_time()
                scores = positions.scores_of(state)
                sights = [sight(state, look, moves, scores) for look in range(SEATS)]
                changed = [sights[look].since(known[look]) for look in known]
                spent += time.process_time() - began if known else 0.0
                for now, since in zip(sights, changed, strict=False):
                    whole += len(bytes(now.whole()))
                    parts += len(bytes(since or now.whole()))
                    count += 1
                known = dict(enumerate(sights))
                seat = int(state.next_seat())
                if seat < 0:
                    break
                state = state.clone()
                state.advance(seat, int(state.any_move(seat, chance)))
        print(f"| {title.title} | {whole / count:,.0f} | {parts / count:,.0f} | {spent / count * 1e6:.0f} µs |")


if __name__ == "__main__":
    main()
