"""Is a card too strong? How often do those win who have it, with an interval that says how sure we are.

    gospoda dataset guilds --bots greedy --games 200 --jobs 4 --out guilds.parquet
    python card_study.py guilds.parquet --part guild

Every decision of the data set says what lay before the seat. A card counts for a game if it lay there at the seat's
last decision; its win share is compared with that of all seats in all games.
"""

import argparse

import numpy as np

from gospoda.core.observing.observation import observer_of
from gospoda.core.registry import game
from gospoda.research.dataset import Rows, load
from gospoda.research.ratings import Share, share


def studied(rows: Rows, part_name: str) -> dict[str, Share]:
    """For each card of a part (its features of the own seat) how often its owners won."""
    recipe = rows.about["recipe"]
    scheme = observer_of(game(recipe["game"]), recipe["seats"]).scheme
    parts = {part.name: part for part in scheme.features if [axis.name for axis in part.axes[:-1]] == ["seat"]}
    if part_name not in parts:
        raise SystemExit(f"--part of {recipe['game']} is one of {', '.join(parts)}, not {part_name}")
    part = parts[part_name]
    last = last_decisions(rows)
    own = part.size // recipe["seats"]  # the first seat of a part is the observer
    found = {}
    for place in range(own):
        having = last[rows.observation[last, part.first + place] == 1.0]
        card = part.label(place).removeprefix("me ")
        found[card] = share(float(rows.win[having].sum()), len(having))
    return found


def last_decisions(rows: Rows) -> np.ndarray:
    """The last row of each seat in each game."""
    keys = rows.game.astype(np.int64) * 16 + rows.seat
    _, first_from_behind = np.unique(keys[::-1], return_index=True)
    return len(rows) - 1 - first_from_behind


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--part", default="guild", help="a part with the axes seat and card, see gospoda observe")
    parser.add_argument("--top", type=int, default=10)
    chosen = parser.parse_args()
    rows = load(chosen.file)
    found = {card: one for card, one in studied(rows, chosen.part).items() if one.games >= 10}
    print(f"a seat wins {100 * rows.win[last_decisions(rows)].mean():.1f} % of its games")
    for card, one in sorted(found.items(), key=lambda item: -item[1].low)[: chosen.top]:
        print(f"{card}: {100 * one.rate:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f}) of {one.games} games")


if __name__ == "__main__":
    main()
