"""H2: strict counts for effects that only a pack may bring."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PACK = {
    "dragons.toml": """
[[dragon]]
id = "warden"
abilities = [
  { takes = "1 veg", gives = "1 token", provenance = "house" },
  { gives = "1 meat", provenance = "house" },
  { takes = "1 token", gives = "4 pp", provenance = "house" },
]
[[dragon]]
id = "mourner"
abilities = [
  { when = "spend spearman", gives = "2 wisdom", provenance = "house" },
  { when = "spend rider", gives = "2 stone", provenance = "house" },
  { gives = "1 meat", provenance = "house" },
]
""",
    "tiles.toml": """
[[tile]]
id = "transformation-28"
spaces = [
  { who = "any", room = "one", takes = "2 wood/stone", gives = "3 wood", provenance = "house" },
  { who = "any", room = "one", takes = "1 token", gives = "2 token", provenance = "house" },
]
""",
}
GAMES = """
from tests.games.simurgh.scarcity import left, short, strict, tokens_with_seat_1

# a payment after which the gain is not there is not offered
for wood, payments in ((1, ["pay wood2"]), (2, ["pay wood2", "pay wood1-stone1"]), (0, [])):
    table = strict().purse(1, wood=18 - wood).purse(0, wood=2, stone=2).tile("area-1", "transformation-28")
    assert left(table)["wood"] == wood
    assert table.can("place spearman area-1-a") == bool(payments)
    if payments:
        table.do("place spearman area-1-a")
        assert table.legal(start="pay") == (payments if len(payments) > 1 else []), table.legal()
        assert len(payments) > 1 or table.has(0) == {"wood": 3, "stone": 2}

# a token that is paid is among those gained
for held, possible in ((47, True), (48, False)):
    table = tokens_with_seat_1(strict().tile("area-1", "transformation-28"), held).dragon(0, "warden-1", "12")
    assert table.can("place spearman area-1-b") == possible, held

# the token of an ability is in the supply before its effect
table = tokens_with_seat_1(strict(), 49).purse(0, veg=1).dragon(0, "warden-1", "1")
assert left(table)["token"] == 0
assert table.do("ability warden-1 1").tokens(0) == {"warden-1": "1"}

# a boost on the spending comes before the gain and may take of it
table = strict(wisdom=6).vassals(0, 2, 1).dragon(0, "mourner-1", "1").tile("area-1", "research-15")
table.do("place rider area-1-b", "boost mourner-1 1")
assert (table.has(0), short(table)) == ({"wisdom": 6}, [("wisdom", 2)])
print("all of it")
"""


def test_effects_of_a_pack(tmp_path: Path) -> None:
    """H2: payments aren't offered, used and paid tokens come back, a boost on a spending may cut the later gain."""
    (tmp_path / "simurgh").mkdir()
    for name, text in PACK.items():
        (tmp_path / "simurgh" / name).write_text(text, "utf-8")
    root = Path(__file__).parents[3]
    paths = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", GAMES],
        cwd=root,
        env={**os.environ, "GOSPODA_CONTENT": str(tmp_path), "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "all of it\n", done.stderr
