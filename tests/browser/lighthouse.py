"""Runs Lighthouse on the home page and a table, phone and desktop: `python -m tests.browser.lighthouse ADDRESS`.

Needs a running server and an otherwise idle machine: Lighthouse counts the wall-clock time of a task as the page's
work. npm fetches Lighthouse; the tests provide Chromium. Prints the table of docs/lab/page-weight.md, with medians of
`--rounds N` (3) and all performance scores, and fails if a median misses a goal; `-v` prints every shortfall.
`--processor` is for a busy machine: no verdicts, only how long the tasks of each page block, counted by the CPU time
in Lighthouse's own traces.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import sysconfig
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from tests.__main__ import WHOLE
from tests.browser.conftest import bots, chromium

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LEAST = 95  # of 100, in each category
MOST_SHIFT = 0.05
MOST_BYTES = 150_000  # of the home page over the wire
DEVICES = {"phone": [], "desk": ["--preset=desktop"]}
SLOWER = {"phone": 4, "desk": 1}  # timings, as Lighthouse names them
LONG = 50  # milliseconds; a longer task blocks
ATTEMPTS = 3  # per report: Lighthouse sometimes misses the start of a visit and asks for another run
SLOW = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")


class Subject(NamedTuple):
    """What to measure: a page, the visitor's cookies and the device."""

    page: str
    address: str
    cookie: str
    device: str


def run(subject: Subject, *options: str) -> None:
    """Runs Lighthouse on it."""
    path = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"
    command = ["npx", "--yes", LIGHTHOUSE, subject.address, "--quiet", *options]
    command += [f"--only-categories={','.join(CATEGORIES)}", "--chrome-flags=--headless=new --no-sandbox"]
    command += [f"--extra-headers={json.dumps({'Cookie': subject.cookie})}", *DEVICES[subject.device]]
    environment = {**os.environ, "PATH": path, "CHROME_PATH": chromium(WHOLE)}
    for _ in range(ATTEMPTS):
        if subprocess.run(command, env=environment, check=False).returncode == 0:
            return
    raise RuntimeError(f"Lighthouse could not look at {subject.address}")


def measured(subject: Subject) -> dict[str, Any]:
    """Returns one unaltered Lighthouse report."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        run(subject, "--output=json", f"--output-path={report}")
        found: dict[str, Any] = json.loads(report.read_text("utf-8"))
        return found


def blocked(subject: Subject) -> float:
    """Returns the milliseconds by which a page's tasks exceed 50 ms of CPU time on its device."""
    with tempfile.TemporaryDirectory() as folder:
        run(subject, f"--gather-mode={folder}")
        events = json.loads((Path(folder) / "trace.json").read_text("utf-8"))["traceEvents"]
    calls = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "FunctionCall")
    page = calls.most_common(1)[0][0]
    tasks = [one for one in events if (one["pid"], one["tid"]) == page and one["name"].endswith("RunTask")]
    slower = SLOWER[subject.device] / 1000  # microseconds here, as milliseconds on the device
    return sum(max(0.0, slower * one.get("tdur", 0) - LONG) for one in tasks)


def subjects(address: str) -> list[Subject]:
    """The home page for a newcomer, and a table that waits for a decision."""
    with sync_playwright() as playwright:
        guest = playwright.request.new_context()
        guest.post(f"{address}/api/guests", data={"name": "Zofia"})
        body = {"game": "stonespine", "seats": [{"kind": "person"}, *bots(2, "greedy")], "seed": "light"}
        table = guest.post(f"{address}/api/tables", data=body).json()["table"]
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in guest.storage_state()["cookies"])
    pages = [("home", f"{address}/", ""), ("table", f"{address}/t/{table}", cookies)]
    return [Subject(*page, device) for page in pages for device in DEVICES]


def row(subject: Subject, reports: list[dict[str, Any]]) -> tuple[str, list[str]]:
    """Returns a row of the table and the goals missed."""
    where = f"{subject.page}, {subject.device}"
    scores = [[round(100 * report["categories"][name]["score"]) for report in reports] for name in CATEGORIES]
    medians = [round(statistics.median(some)) for some in scores]
    shift = statistics.median(report["audits"]["cumulative-layout-shift"]["numericValue"] for report in reports)
    weight = statistics.median(report["audits"]["total-byte-weight"]["numericValue"] for report in reports)
    missed = [f"{where}: {name} {score}" for name, score in zip(CATEGORIES, medians, strict=True) if score < LEAST]
    if shift > MOST_SHIFT:
        missed.append(f"{where}: layout shift {shift:.3f}")
    if subject.page == "home" and weight > MOST_BYTES:
        missed.append(f"{where}: {weight / 1000:.0f} KB")
    each = f"{medians[0]} ({', '.join(map(str, scores[0]))})"
    return f"| {where} | {each} | {' | '.join(map(str, medians[1:]))} | {shift:.3f} | {weight / 1000:.0f} |", missed


def shortfalls(report: dict[str, Any]) -> str:
    """Returns a report's shortfalls and the duration of each performance part."""
    found = [audit for audit in report["audits"].values() if audit.get("score") is not None and audit["score"] < 0.9]
    told = [*(report["audits"][name] for name in SLOW), *found]
    return "\n".join(f"    {audit['id']} {audit.get('displayValue', '')}" for audit in told)


def print_blocked(address: str, rounds: int) -> None:
    """Prints how long each page blocks in each round."""
    print("| page | blocked ms, by processor time |\n|---|---|")
    for subject in subjects(address):
        each = ", ".join(f"{blocked(subject):.0f}" for _ in range(rounds))
        print(f"| {subject.page}, {subject.device} | {each} |", flush=True)


def main(address: str, rounds: int, verbose: bool) -> int:
    """Measures all four; returns 1 if a goal is missed."""
    print(f"| page | {' | '.join(CATEGORIES)} | layout shift | KB over the wire |\n|---|---|---|---|---|---|---|")
    missed: list[str] = []
    for subject in subjects(address):
        reports = [measured(subject) for _ in range(rounds)]
        line, wrong = row(subject, reports)
        print(line, flush=True)
        missed += wrong
        if verbose:
            print(*map(shortfalls, reports), sep="\n", file=sys.stderr, flush=True)
    print(*missed, sep="\n", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("address", nargs="?", default="http://127.0.0.1:8000")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("-v", dest="verbose", action="store_true")
    options.add_argument("--processor", action="store_true")
    asked = options.parse_args()
    if asked.processor:
        print_blocked(asked.address, asked.rounds)
        sys.exit()
    sys.exit(main(asked.address, asked.rounds, asked.verbose))
