"""Runs the peers' workers and reports their measurements: `python -m benchmarks.peers.measure`.

Each run of a worker is one repeat. The machine is noisy, so the command cycles through all measures before repeating
any, and reports medians with their range; a figure counts only beside ours from the same session.
"""

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from . import environments

Record = dict[str, Any]

WORKERS: Final[dict[str, str]] = {
    "catanatron": "worker_catanatron.py",
    "open_spiel": "worker_openspiel.py",
    "pettingzoo": "worker_pettingzoo.py",
}
NATIVE_GAMES: Final = ("hearts", "gin_rummy", "dou_dizhu", "backgammon")
PYTHON_GAMES: Final = ("python_tic_tac_toe", "python_block_dominoes", "python_liars_poker")
PLAN: Final[tuple[tuple[str, str], ...]] = (
    ("catanatron", "driven"),
    ("catanatron", "clone"),
    *(("open_spiel", f"{kind}:{game}") for game in NATIVE_GAMES for kind in ("driven", "inside", "clone")),
    ("open_spiel", "documented:hearts"),
    *(("open_spiel", f"{kind}:{game}") for game in PYTHON_GAMES for kind in ("driven", "clone")),
    ("open_spiel", "ismcts:gin_rummy"),
)


def measure(peer: str, what: str, seconds: float, seed: int = 1) -> Record:
    """Runs one repeat; returns the worker's record, or one whose `absent` gives the reason why there is none.

    Every record has `peer` and `what`; one that isn't absent has `value`, `unit`, `version` and `cpu_share`.
    """
    python = environments.ensure(peer)
    if python is None:
        return _absent(peer, what, environments.reason(peer))
    worker = Path(__file__).with_name(WORKERS[peer])
    command = [str(python), str(worker), str(seconds), what, str(seed)]
    limit = 120 + 5 * seconds
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=limit, env=_worker_environ(), check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return _absent(peer, what, str(error))
    if done.returncode != 0:
        return _absent(peer, what, f"worker failed ({done.returncode}): {environments.brief(done.stderr)}")
    return _parse(peer, what, done.stdout)


def summarise(records: Sequence[Record]) -> Record:
    """Merges repeats of one measure: the last record with the median as `value`, and the range of values.

    Failed repeats are left out but counted in `missing`; absent only if all of them failed.
    """
    good = [record for record in records if "absent" not in record]
    if not good:
        return records[-1]
    values = [float(record["value"]) for record in good]
    return {
        **good[-1],
        "value": statistics.median(values),
        "low": min(values),
        "high": max(values),
        "cpu_share": min(float(record["cpu_share"]) for record in good),
        "repeats": len(good),
        "missing": len(records) - len(good),
    }


def measure_all(plan: Sequence[tuple[str, str]], seconds: float, repeats: int) -> list[Record]:
    """Goes through the plan `repeats` times with different seeds, so that a slow spell affects all alike."""
    rounds = [[measure(peer, what, seconds, seed) for peer, what in plan] for seed in range(1, repeats + 1)]
    return [summarise(records) for records in zip(*rounds, strict=True)]


def _absent(peer: str, what: str, reason: str) -> Record:
    return {"peer": peer, "what": what, "absent": reason}


def _parse(peer: str, what: str, output: str) -> Record:
    """Parses the last line, because a peer may print something of its own on import."""
    try:
        record = json.loads(output.strip().splitlines()[-1])
    except (IndexError, ValueError):
        return _absent(peer, what, f"worker printed no result: {environments.brief(output)}")
    return record if isinstance(record, dict) else _absent(peer, what, "worker printed no record")


def _worker_environ() -> dict[str, str]:
    """Returns variables for one thread and a fixed hash seed, so that the same seed plays the same games."""
    fixed = {"PYTHONHASHSEED": "0", "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    return {**environments.clean_environ(), **fixed}


def table(records: Iterable[Record]) -> str:
    """Formats the results as a Markdown table."""
    head = (
        "| peer | what | median | lowest | highest | unit | decisions/game | legal | forced | CPU |\n"
        "| --- | --- | --: | --: | --: | --- | --: | --: | --: | --: |"
    )
    return "\n".join([head, *map(_row, records)])


def _row(record: Record) -> str:
    if "absent" in record:
        return f"| {record['peer']} | {record['what']} | absent: {record['absent']} " + "| " * 7 + "|"
    values = [_number(record[name]) for name in ("value", "low", "high")]
    cells = [
        f"{record['peer']} {record['version']}",
        record["what"],
        *values,
        record["unit"],
        *_facts(record),
        f"{record['cpu_share']:.0%}",
    ]
    return f"| {' | '.join(cells)} |"


def _facts(record: Record) -> list[str]:
    """Returns what a decision is in this game; without it the rates of two games can't be compared."""
    if "legal_mean" not in record:
        return ["", "", ""]
    return [
        f"{record['decisions_per_game']:.1f}",
        f"{record['legal_mean']:.1f}",
        f"{record['forced_share']:.0%}",
    ]


def _number(value: float) -> str:
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.3g}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures the requested peers and prints the results; absent peers aren't an error."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.peers.measure", description="Measure peers.")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of one repeat (default 5)")
    parser.add_argument("--repeats", type=int, default=3, help="repeats of each measure (default 3)")
    parser.add_argument("--only", default="", help="measures whose 'peer what' contains this text")
    parser.add_argument("--json", action="store_true", help="print one JSON record a line instead of a table")
    chosen = parser.parse_args(arguments)
    plan = [step for step in PLAN if chosen.only in " ".join(step)]
    if chosen.repeats < 1 or not plan:
        parser.error("nothing to measure")
    records = measure_all(plan, chosen.seconds, chosen.repeats)
    print("\n".join(map(json.dumps, records)) if chosen.json else table(records))
    return 0


if __name__ == "__main__":
    sys.exit(main())
