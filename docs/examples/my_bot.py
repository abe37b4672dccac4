"""A bot of one's own for the tournament.

    gospoda tournament stonespine --bots my_bot.py:Hoarder,random,greedy --games 100 --out cup

It is made with a generator of chance and asked for a move. The state it gets has been dealt anew beyond what its seat
knows, so that it may be changed, played on and looked at from all sides: the truth is not in it.
"""

from gospoda.bots import Bot
from gospoda.core.state import State


class Hoarder(Bot):
    """Takes the move after which its lead over the best rival is largest; any of them if several are."""

    def choose(self, state: State, seat: int) -> int:
        leads: dict[int, list[int]] = {}
        for move in state.legal(seat):
            points = state.game.judge.expected(state, seat, move).points()
            rivals = [points[other] for other in range(state.seats) if other != seat]
            leads.setdefault(points[seat] - max(rivals, default=0), []).append(move)
        return self.chance.choice(leads[max(leads)])
