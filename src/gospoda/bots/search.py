# gospoda: compiled
"""Information-set tree search for any number of seats, used by `expert` and `master`.

Every iteration deals anew what the seat cannot know, descends the trees, plays on to the end (or to the
horizon of the title), and credits the result. Each seat has its own tree, in which a node stands for what
that seat has done and noticed: nobody reacts to a hidden card, to a secret choice or to a die that has not
been rolled.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from gospoda.core.chance import Chance
from gospoda.core.judge import Judge, best_of_some, leads
from gospoda.core.piles import bit
from gospoda.core.redeal import Dealer
from gospoda.core.state import State

NOTICED: Final = 1 << 40  # added to the number of what a seat notices, to distinguish it from its own moves
PAUSE: Final = 32  # iterations between two checks whether the answer is clear
SLOPE: Final = 6.0  # points of margin, at the horizon, that make one seat e times as likely to win as another


class Style:
    """The weights of a search; the defaults were strongest in measurements."""

    def __init__(
        self,
        explore: float = 0.35,
        trust: float = 2.0,
        hope: float = 0.25,
        win: float = 0.5,
        horizon: i64 = -1,
        sample: i64 = 0,
    ) -> None:
        self.explore = explore  # how much the choice between moves explores
        self.trust = trust  # the visits that the heuristic's opinion of a move is worth; 0: it is not asked
        self.hope = hope  # the worth of a standard deviation of the margin in that opinion
        self.win = win  # the share of winning in the utility; the rest is the margin
        self.horizon: i64 = horizon  # decisions to play on beyond the tree; 0: to the end, -1: up to the title
        self.sample: i64 = sample  # playing on with the best of this many random moves; 0: the title's rollout moves


class Node:
    """What a seat has learned about one move in one situation."""

    __slots__ = ("children", "gain", "margin", "offered", "points", "visits", "wins")

    def __init__(self, gain: float) -> None:
        self.children: dict[int, Node] = {}
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often the move was legal when its situation came up
        self.wins: float = 0.0
        self.margin: float = 0.0
        self.points: float = 0.0
        self.gain: float = gain  # the heuristic's promise


class Search:
    """A search for one decision of one seat; its best move is available at any time."""

    def __init__(self, state: State, seat: i64, chance: Chance, style: Style) -> None:
        self.judge: Judge = state.game.judge
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.moves = state.legal(seat)
        self.chance = chance
        self.style = style
        self.dealer = Dealer(state, seat)
        self.roots: list[Node] = [Node(0.0) for _ in range(state.seats)]
        self.horizon: i64 = style.horizon if style.horizon >= 0 else self.judge.horizon()
        self.iterations: i64 = 0
        self.forced: i64 = -1  # a move that is always made first, to find out its worth
        # the margins of each seat so far: their sum, and the sum of their squares
        self.sums: list[float] = [0.0] * state.seats
        self.squares: list[float] = [0.0] * state.seats
        # during one iteration
        self.path: list[Node] = []
        self.owners: list[int] = []
        self.here: list[Node] = []
        self.inside: i64 = 0

    def run(self, iterations: i64, seconds: float, early: bool = False) -> None:
        """Thinks for `iterations` or `seconds`, whichever ends first; 0 means no limit.

        `early`: stops as soon as the rest cannot change the answer any more.
        """
        begin = time.perf_counter()
        done: i64 = 0
        while True:
            self.iterate()
            done += 1
            if iterations > 0 and done >= iterations:
                return
            spent = time.perf_counter() - begin if seconds > 0.0 else 0.0
            if seconds > 0.0 and spent >= seconds:
                return
            if early and done % PAUSE == 0:
                left = float(iterations - done) if iterations > 0 else 1e18
                if spent > 0.0:
                    left = min(left, float(done) * (seconds - spent) / spent)
                if float(self.lead()) > left:
                    return

    def lead(self) -> i64:
        """Returns how many visits the best move is ahead of the second."""
        first: i64 = 0
        second: i64 = 0
        for move in self.moves:
            child = self.roots[self.seat].children.get(move)
            if child is not None:
                if child.visits > first:
                    second = first
                    first = child.visits
                elif child.visits > second:
                    second = child.visits
        return first - second

    def iterate(self) -> None:
        """Deals, descends, plays on, and credits the result."""
        state = self.dealer.deal_open(self.chance)
        self.path = []
        self.owners = []
        self.here = self.roots.copy()
        self.inside = bit(self.seats) - 1
        seat = state.next_seat()
        while seat >= 0 and self.inside >> self.seat & 1:
            seat = self.descend(state, seat)
        self.play_on(state, seat)
        self.credit(state)
        self.iterations += 1

    # ---- in the trees

    def descend(self, state: State, seat: i64) -> i64:
        """Makes one decision in the tree of its seat; a seat that has left its tree plays lightly."""
        moves = state.legal(seat)
        if len(moves) == 1 and self.forced < 0:
            return state.advance(seat, moves[0])
        move: i64
        if self.inside >> seat & 1 == 0:
            move = self.quick(state, seat, moves)
        else:
            move = self.choose(state, seat, moves)
        self.tell(state, seat, move)
        return state.advance(seat, move)

    def choose(self, state: State, seat: i64, moves: list[int]) -> i64:
        """Returns the most promising move, exploration included.

        Entering a move for the first time leaves the tree.
        """
        node = self.here[seat]
        style = self.style
        if style.trust > 0.0:
            self.introduce(node, state, seat, moves)
        count = float(self.iterations if self.iterations > 0 else 1)
        mean = self.sums[seat] / count
        variance = self.squares[seat] / count - mean * mean
        spread = math.sqrt(variance) if variance > 0.25 else 0.5
        highest = self.highest_gain(node, moves)
        best: i64 = moves[0]
        best_score = -1e18
        for move in moves:
            child = node.children.get(move)
            if child is None:
                score = 1e6 + float(self.chance.below(1000))
            else:
                child.offered += 1
                score = self.score(child, mean, spread, highest)
            if score > best_score:
                best_score = score
                best = move
        if self.forced >= 0 and node is self.roots[self.seat]:
            best = self.forced
        chosen = node.children.get(best)
        if chosen is None:
            chosen = Node(0.0)
            chosen.offered = 1
            node.children[best] = chosen
        if chosen.visits == 0:
            self.inside &= ~bit(seat)
        self.path.append(chosen)
        self.owners.append(seat)
        self.here[seat] = chosen
        return best

    def score(self, child: Node, mean: float, spread: float, highest: float) -> float:
        """Returns the utility so far, plus the heuristic's opinion (worth some visits) and an exploration bonus."""
        style = self.style
        weight = float(child.visits) + style.trust
        if weight == 0.0:
            return 1e6 + float(self.chance.below(1000))
        margin = (child.margin - mean * float(child.visits)) / spread
        value = style.win * child.wins + (1.0 - style.win) * (0.5 * float(child.visits) + 0.25 * margin)
        value += style.trust * (0.5 + style.hope * (child.gain - highest) / spread)
        return value / weight + style.explore * math.sqrt(math.log(float(child.offered) + 1.0) / weight)

    def introduce(self, node: Node, state: State, seat: i64, moves: list[int]) -> None:
        """Asks the heuristic about moves that occur for the first time in this situation."""
        judge = self.judge
        for move in moves:
            if move not in node.children:
                node.children[move] = Node(judge.value(judge.expected(state, seat, move), seat))

    def highest_gain(self, node: Node, moves: list[int]) -> float:
        """Returns the heuristic's promise for its favourite move."""
        highest = -1e18
        for move in moves:
            child = node.children.get(move)
            if child is not None and child.gain > highest:
                highest = child.gain
        return highest

    def tell(self, state: State, seat: i64, move: i64) -> None:
        """Lets the other seats notice what they can of the move."""
        noticed = self.judge.seen(state, seat, move)
        if noticed < 0:
            return
        key: int = NOTICED + noticed
        for other in range(self.seats):
            if other != seat and self.inside >> other & 1:
                node = self.here[other]
                child = node.children.get(key)
                if child is None:
                    child = Node(0.0)
                    node.children[key] = child
                self.here[other] = child

    # ---- beyond the trees

    def play_on(self, state: State, seat: i64) -> None:
        """Plays rollout moves to the end of the game or the horizon; forced moves don't count."""
        left = self.horizon
        while seat >= 0:
            if self.style.sample == 1:
                seat = state.advance(seat, state.any_move(seat, self.chance))
            else:
                moves = state.legal(seat)
                if len(moves) == 1:
                    seat = state.advance(seat, moves[0])
                    continue
                seat = state.advance(seat, self.quick(state, seat, moves))
            left -= 1
            if left == 0:
                return

    def quick(self, state: State, seat: i64, moves: list[int]) -> i64:
        """Returns a move without much thought."""
        sample = self.style.sample
        if sample == 0:
            return self.judge.rollout_move(state, seat, moves, self.chance)
        if sample == 1:
            return moves[self.chance.below(len(moves))]
        return best_of_some(state, seat, moves, sample, self.chance)

    def credit(self, state: State) -> None:
        """Adds the result to every move made in a tree, for the seat that made it."""
        wins: list[float]
        if state.waiting == 0:
            wins = [0.0] * self.seats
            score, winners = self.judge.outcome(state)
            margins = leads(score) if self.seats > 1 else self.judge.margins(state)
            for winner in winners:
                wins[winner] = 1.0 / float(len(winners))
        else:
            score = state.points()
            margins = self.judge.margins(state)
            wins = chances(margins)
        for other in range(self.seats):
            self.sums[other] += margins[other]
            self.squares[other] += margins[other] * margins[other]
        points = float(score[self.seat])
        for i in range(len(self.path)):
            node = self.path[i]
            owner = self.owners[i]
            node.visits += 1
            node.wins += wins[owner]
            node.margin += margins[owner]
            node.points += points

    # ---- answers

    def best(self) -> i64:
        """Returns the move with the most visits; ties go by their margin."""
        best: i64 = self.moves[0]
        most: i64 = -1
        margin = 0.0
        for move in self.moves:
            child = self.roots[self.seat].children.get(move)
            if child is None:
                continue
            mean = child.margin / float(child.visits) if child.visits > 0 else -1e9
            if child.visits > most or (child.visits == most and mean > margin):
                best = move
                most = child.visits
                margin = mean
        return best

    def results(self) -> list[tuple[int, int, float, float, float]]:
        """Returns each legal move that was tried, with its visits and the sums of wins, margins and points."""
        found: list[tuple[int, int, float, float, float]] = []
        for move in self.moves:
            child = self.roots[self.seat].children.get(move)
            if child is not None and child.visits > 0:
                found.append((move, int(child.visits), child.wins, child.margin, child.points))
        return found


def chances(margins: list[float]) -> list[float]:
    """Returns each seat's chance to win from its lead over the best rival; the chances sum to 1.

    The leader's margin is over the second, the margins of all others are over the leader. A solo player
    shares with nobody: the margin is the lead over an automated opponent.
    """
    if len(margins) == 1:
        return [1.0 / (1.0 + math.exp(-bounded(margins[0] / SLOPE)))]
    first: i64 = 0
    for seat in range(len(margins)):
        if margins[seat] > margins[first]:
            first = seat
    shares = [math.exp(bounded(margins[seat] / SLOPE)) for seat in range(len(margins))]
    shares[first] = 1.0
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]


def bounded(x: float) -> float:
    """Returns the number clamped to what an exponential function can take."""
    if x > 30.0:
        return 30.0
    return x if x > -30.0 else -30.0
