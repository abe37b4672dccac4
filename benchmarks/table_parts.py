"""How much smaller changed parts are than whole positions: `python -m benchmarks.table_parts`.

Random games of every title with four players, bytes of a position as each seat is sent it after a move.
"""

from __future__ import annotations

from gospoda.core.chance import seeded
from gospoda.core.registry import games
from gospoda.core.state import State
from gospoda.table import positions
from gospoda.table.audience import Sight
from gospoda.table.protocol import Undo

SEATS, GAMES, MOVES = 4, 3, 150


def sight(state: State, look: int, moves: int) -> Sight:
    wire = state.game.display.wire(state)
    return Sight(positions.pieces_of(state, look, moves, wire, Undo(False, moves, True), True))


def main() -> None:
    for title in games():
        whole = parts = count = 0
        for number in range(GAMES):
            state, chance = title.start(SEATS, None, number), seeded(number)
            known: dict[int, Sight] = {}
            for moves in range(MOVES):
                for look in range(SEATS):
                    now = sight(state, look, moves)
                    if look in known:
                        whole += len(bytes(now.whole()))
                        parts += len(bytes(now.since(known[look]) or now.whole()))
                        count += 1
                    known[look] = now
                seat = int(state.next_seat())
                if seat < 0:
                    break
                state = state.clone()
                state.advance(seat, int(state.any_move(seat, chance)))
        print(f"| {title.title} | {whole / count:,.0f} | {parts / count:,.0f} |")


if __name__ == "__main__":
    main()
