"""Undoes the shuffle: computes the true cards from a redealt position and its generator.

"Play on from here" once leaked them to every spectator: the shuffle started from the true cards, and the generator of
the new table, which its host may export, could be run backwards to the one that shuffled.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from math import factorial, sqrt
from pathlib import Path

from gospoda.core.chance import LIVE, MULTIPLIER, WORD, Chance, Stream, seeded
from gospoda.core.codec import state_to_json
from gospoda.core.game import Game
from gospoda.core.piles import SPECTATOR, bit
from gospoda.core.redeal import Unknown, imagined
from gospoda.core.registry import game
from gospoda.core.saves.saved import decode, first_position
from gospoda.core.state import State
from tests.attacks import Figures, attack
from tests.server.server import Guest, running

TITLES = ("stonespine", "rollplayer", "simurgh", "guilds", "magpies")
FEWEST = 4  # hidden cards per group; below that, guessing right means little
NO_CHANCE = 1e-9  # a probability that no long run reaches by chance
INVERSE = pow(MULTIPLIER, -1, WORD + 1)


def stepped_back(x: int, y: int) -> tuple[int, int]:
    """Returns the generator's words before its last step."""
    turned = (y >> 13 | y << 19) & WORD  # y ^ x of the previous step
    low = (x ^ turned ^ turned << 9) & WORD
    before = (low >> 26 | low << 6) & WORD
    return before, turned ^ before


def before_fork(x: int, y: int) -> Iterator[tuple[int, int]]:
    """Returns possible parents of a forked generator, whose words are two outputs, the second made odd."""
    for second in {y, y & ~1}:
        first_x = x * INVERSE & WORD
        second_x = second * INVERSE & WORD
        # x1 = rotl(x0, 26) ^ z ^ z << 9 with z = y0 ^ x0: solves for z from the lowest bits up
        wanted = second_x ^ ((first_x << 26 | first_x >> 6) & WORD)
        z = 0
        for place in range(32):
            if (wanted ^ z ^ z << 9) >> place & 1:
                z |= 1 << place
        here = (first_x, (z ^ first_x) & WORD)
        probe = Chance(*here)
        if probe.next() == x and probe.next() | 1 == y | 1:
            yield here


def unshuffled(cards: list[int], x: int, y: int) -> tuple[list[int], int, int]:
    """Returns the cards in their order before the shuffle, and the earlier generator."""
    steps = [(x, y)]
    for _ in range(len(cards) - 1):
        steps.append(stepped_back(*steps[-1]))
    deck = cards.copy()
    for i in range(1, len(cards)):
        at = steps[i][0]
        j = (at * MULTIPLIER & WORD) * (i + 1) >> 32
        deck[i], deck[j] = deck[j], deck[i]
    return deck, *steps[-1]


def stolen(dealt: State, mask: int) -> Iterator[list[list[int]]]:
    """Returns what an attacker takes for the true cards in the unknown places, group by group."""
    if isinstance(dealt.chance, Stream):
        return  # nothing to run backwards
    unknown = Unknown(dealt, mask)
    if any(group.bound for group in unknown.groups):
        return
    for x, y in before_fork(int(dealt.chance.x), int(dealt.chance.y)):
        found = []
        for group in reversed(unknown.groups):
            row = [dealt.piles()[slot // 4096].cards[slot % 4096] for slot in group.slots]
            deck, x, y = unshuffled(row, x, y)
            found.append(deck)
        yield found[::-1]


def true_rows(state: State, mask: int) -> list[list[int]]:
    """Returns the true cards in the unknown places, group by group."""
    return [
        [state.piles()[slot // 4096].cards[slot % 4096] for slot in group.slots]
        for group in Unknown(state, mask).groups
    ]


def positions(title: Game, size: int) -> Iterator[State]:
    """Returns positions of random games of a title, for all player counts."""
    chance = seeded(f"positions of {title.id}")
    counts = title.seat_counts()
    for number in range(size):
        state = title.start(counts[number % len(counts)], None, f"attack {number}")
        for _ in range(int(chance.below(60))):
            if state.is_over():
                break
            seat = int(state.next_seat())
            state.advance(seat, int(state.any_move(seat, chance)))
        yield state


def is_stolen(truth: list[list[int]], found: list[list[int]]) -> bool:
    """Whether a large enough group was recovered; one that happens to be sorted doesn't count."""
    return any(
        len(row) >= FEWEST and row == guess and row != sorted(row) for row, guess in zip(truth, found, strict=True)
    )


def by_chance(row: list[int]) -> float:
    """Returns the probability that a random order of these cards is the true one."""
    orders = factorial(len(row))
    for count in Counter(row).values():
        orders //= factorial(count)
    return 1 / orders


class Guesses:
    """Counts an attacker's guesses: short rows are sometimes right by chance, but no more often."""

    def __init__(self) -> None:
        self.right = 0
        self.expected = 0.0

    def add(self, truth: list[list[int]], found: list[list[int]], where: str) -> None:
        """Adds one undone shuffle. Sorted rows leak nothing: every attacker can sort cards."""
        for row, guess in zip(truth, found, strict=True):
            if len(row) < FEWEST or guess == sorted(guess):
                continue
            likely = by_chance(row)
            assert row != guess or likely > NO_CHANCE, f"{where}: the true cards"
            self.right += row == guess
            self.expected += likely

    def check(self) -> None:
        """Checks that guesses are right no more often than by chance, with six deviations to spare."""
        most = self.expected + 6 * sqrt(self.expected) + 3
        assert self.right <= most, f"{self.right} rows were worked out, by chance {self.expected:.1f} would be"


@attack("inversion", small=60, long=5_000, unit="positions of each title")
def inversion(size: int) -> Figures:
    """Nobody finds the true cards by undoing the shuffle of a redealt position."""
    tried = undone = 0
    guesses = Guesses()
    for name in TITLES:
        for number, state in enumerate(positions(game(name), size)):
            for viewer in (*range(state.seats), SPECTATOR):
                truth = true_rows(state, bit(viewer))
                dealt = state.redeal(viewer, seeded(f"{number}/{viewer}"))
                for found in stolen(dealt, bit(viewer)):
                    undone += [sorted(row) for row in found] == found
                    guesses.add(truth, found, f"{name}: seat {viewer}, position {number}")
                tried += 1
    assert undone > tried // 4, "the attack does not undo the shuffle any more: it proves nothing"
    guesses.check()
    return {
        "positions and seats": tried,
        "shuffles undone": undone,
        "short rows right": guesses.right,
        "by chance": round(guesses.expected, 1),
        "true cards found": 0,
    }


@attack("play-on", small=60, long=5_000, unit="positions of each title")
def play_on(size: int) -> Figures:
    """A position to play on from carries neither the generator of the game nor one that dealt it."""
    keys = set()
    tried = 0
    for name in TITLES:
        for state in positions(game(name), size):
            for seats in ([], [0], list(range(state.seats))):
                dealt = imagined(state, seats)
                written = state_to_json(dealt)["chance"]
                assert isinstance(dealt.chance, Stream), "a generator that can be run backwards"
                assert isinstance(written, dict)
                assert written["at"] == 0, "a generator that was used before"
                assert not list(stolen(dealt, bit(SPECTATOR)))
                keys.add(written["key"])
                tried += 1
    assert len(keys) == tried, "a key was given out twice"
    return {"positions": tried, "keys in common": 0}


# ---- over the wire

OPEN = [{"kind": "person"}, {"kind": "open"}]


def true_state(database: Path, table: str) -> State:
    """Returns the true cards at a table that has just begun; only the server's database has them."""
    with closing(sqlite3.connect(database)) as connection:
        row = connection.execute("SELECT game, options, seed FROM game_table WHERE id = ?", (table,)).fetchone()
    assert str(row[2]).startswith(LIVE), "the seed of a live game is no secret key"
    return game(row[0]).start(2, json.loads(row[1]), row[2])


@attack("exports", small=1, long=50, unit="games of each title")
def exports(size: int) -> Figures:
    """Anyone who watches a game, plays on from it and exports that learns no card and no generator."""
    files = 0
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{folder}/t.db", "--no-limits") as server:
        for title in TITLES * size:
            host, other, watcher = (Guest(server.url, name) for name in ("Ania", "Bara", "Ciril"))
            table = host.table(title, seats=OPEN, access="open", hints=True)
            other.post(f"/api/tables/{table}/join", {})
            watcher.post(f"/api/tables/{table}/watch", {})
            truth = true_state(Path(folder, "t.db"), table)
            for guest, mask in ((watcher, bit(SPECTATOR)), (host, bit(0))):
                guest.get(f"/api/tables/{table}/export", 403)
                copy = guest.post(f"/api/tables/{table}/play-on", {"move": 0})["table"]
                text = guest.http.get(f"/api/tables/{copy}/export").content
                assert isinstance(truth.chance, Stream)
                assert truth.chance.key.hex().encode() not in text, "the key of a live game"
                begun = first_position(decode(text))
                hidden = [row for row in true_rows(truth, mask) if by_chance(row) < NO_CHANCE]
                assert hidden or title == "magpies", "nothing is hidden that could be told"
                assert all(row not in hidden for row in true_rows(begun, mask)), "the true cards"
                assert not any(is_stolen(true_rows(truth, mask), found) for found in stolen(begun, mask))
                files += 1
    return {"files": files, "keys and cards found": 0}
