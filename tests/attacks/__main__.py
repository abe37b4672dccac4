"""`python -m tests.attacks [--long] [--size NAME=N] [--variant N] [NAME …]`: runs attacks and prints the results."""

from __future__ import annotations

import argparse
import sys
import time
import traceback

import tests.attacks
from tests.attacks import Attack, Figures, all_attacks


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.attacks", description="Attack the inn and print figures.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="attacks to run; by default all")
    parser.add_argument("--long", action="store_true", help="full sizes, as in docs/lab/attacks.md; takes hours")
    parser.add_argument("--size", action="append", default=[], metavar="NAME=N", help="another size for one attack")
    parser.add_argument("--variant", type=int, default=0, metavar="N", help="other numbers of chance, for another run")
    parser.add_argument("--list", action="store_true", help="only name them")
    return parser.parse_args()


def chosen(names: list[str]) -> list[Attack]:
    known = all_attacks()
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"no such attack: {', '.join(unknown)}; there are {', '.join(sorted(known))}")
    return [known[name] for name in (names or sorted(known))]


def sizes(asked: list[str]) -> dict[str, int]:
    found = {}
    for text in asked:
        name, _, number = text.partition("=")
        if not number.isdecimal() or name not in all_attacks():
            sys.exit(f"--size wants NAME=N, not {text}")
        found[name] = int(number)
    return found


def told(figures: Figures) -> str:
    return ", ".join(
        f"{name} {value:,}" if isinstance(value, int) else f"{name} {value}" for name, value in figures.items()
    )


def run(attack: Attack, size: int) -> bool:
    """Runs one attack; returns False if it broke something."""
    print(f"{attack.name}: {size:,} {attack.unit} …", flush=True)
    began = time.monotonic()
    try:
        figures = attack.run(size)
    except Exception:
        traceback.print_exc()
        print(f"| {attack.name} | {size:,} {attack.unit} | BROKEN |", flush=True)
        return False
    seconds = time.monotonic() - began
    print(f"| {attack.name} | {size:,} {attack.unit} | held in {seconds:,.0f} s: {told(figures)} |", flush=True)
    return True


def main() -> int:
    asked = arguments()
    tests.attacks.VARIANT = asked.variant
    attacks, own = chosen(asked.names), sizes(asked.size)
    if asked.list:
        for attack in attacks:
            print(f"{attack.name}: {attack.promise} ({attack.small:,} or {attack.long:,} {attack.unit})")
        return 0
    results = [run(one, own.get(one.name, one.long if asked.long else one.small)) for one in attacks]
    print(f"{sum(results)} of {len(results)} attacks found nothing")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
