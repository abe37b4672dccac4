"""The engine's goals, as ratios to peers measured in the same run."""

from __future__ import annotations

from collections.abc import Sequence

from benchmarks.peers.measure import Record

RATES = {"stonespine": 40.0}  # decisions/s as a multiple of Catanatron's; the other games are larger
OTHER_RATE = 20.0
WORTH_MS = 10.0  # with one core, because boards ask at every decision


def value(records: Sequence[Record], peer: str, what: str, version: str = "") -> float | None:
    """Returns the median of one measure, None if the peer is absent."""
    for record in records:
        if record["peer"] == peer and record["what"] == what and record.get("version", "").startswith(version):
            return float(record["value"]) if "value" in record else None
    return None


def ratio(over: float | None, under: float | None) -> float | None:
    """Returns a ratio, None if one side is absent."""
    return over / under if over is not None and under else None


def goals(records: Sequence[Record], game: str) -> list[tuple[str, float | None, float, bool]]:
    """Returns name, measured ratio, goal, and whether more is better."""

    def ours(what: str, build: str = "compiled") -> float | None:
        return value(records, "gospoda", f"{what}:{game}:3", build)

    catan, catan_copy = value(records, "catanatron", "driven"), value(records, "catanatron", "clone")
    hearts, hearts_copy = (value(records, "open_spiel", f"{what}:hearts") for what in ("documented", "clone"))
    uniform = value(records, "open_spiel", "driven:hearts")
    rate = RATES.get(game, OTHER_RATE)
    found = [
        ("compiled, inside the engine ÷ Catanatron", ratio(ours("inside"), catan), rate, True),
        ("compiled, driven from Python ÷ Catanatron", ratio(ours("driven"), catan), rate, True),
        ("the worth of all moves of a decision, slowest of a hundred but one, ms", ours("worth"), WORTH_MS, False),
    ]
    if game not in RATES:
        return found
    return [
        *found,
        ("driven ÷ OpenSpiel hearts (loop of its documentation)", ratio(ours("driven"), hearts), 3.0, True),
        ("driven ÷ OpenSpiel hearts (chance drawn unweighted)", ratio(ours("driven"), uniform), 1.0, True),
        ("clone ÷ Catanatron's copy", ratio(ours("clone"), catan_copy), 1 / 30, False),
        ("clone ÷ OpenSpiel hearts' clone", ratio(ours("clone"), hearts_copy), 4.0, False),
        (
            "uncompiled, inside ÷ Catanatron",
            ratio(ours("inside", "uncompiled"), catan),
            5.0 if rate > 20 else 1.0,
            True,
        ),
    ]


def goals_table(records: Sequence[Record], game: str) -> str:
    """Returns the goals as a Markdown table."""
    rows = [f"| {game}, 3 players, random play | measured | goal | |", "| --- | --: | --: | --- |"]
    for name, measured, goal, more in goals(records, game):
        sign = "≥" if more else "≤"
        if measured is None:
            rows.append(f"| {name} | absent | {sign} {goal:.3g} | |")
            continue
        reached = measured >= goal if more else measured <= goal
        rows.append(f"| {name} | {measured:.3g} | {sign} {goal:.3g} | {'reached' if reached else 'missed'} |")
    return "\n".join(rows)


def linear_growth(records: Sequence[Record], game: str) -> str:
    """Returns the cost of a decision by number of players; it must not grow with them."""
    cells = []
    for seats in range(1, 6):
        rate = value(records, "gospoda", f"inside:{game}:{seats}", "compiled")
        if rate is not None:
            cells.append(f"{seats} players {1e6 / rate:.2f} µs")
    return f"Cost of a decision of {game}, compiled: {', '.join(cells)}."
