"""Measures our search. Standalone: the imported package decides which build is measured.

Usage: search_worker.py SECONDS SEED random|rollout. Prints one JSON line.
"""

from __future__ import annotations

import json
import sys
import time

from gospoda.bots import search as search_module
from gospoda.bots.search import Search, Style
from gospoda.core.chance import seeded
from gospoda.core.registry import game


def main() -> None:
    """Runs one repeat: searches the first move of Stonespine with three players again and again."""
    seconds, seed, rollouts = float(sys.argv[1]), sys.argv[2], sys.argv[3]
    style = Style(trust=0.0, horizon=0, sample=1) if rollouts == "random" else Style()
    iterations, number = 0, 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        state = game("stonespine").start(3, seed=f"{seed}/{number}")
        search = Search(state, 0, seeded(number), style)
        search.run(200, 0.0)
        iterations += int(search.iterations)
        number += 1
    spent = time.process_time() - begin
    compiled = not str(search_module.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "iterations": iterations, "rate": iterations / spent}))


if __name__ == "__main__":
    main()
