"""Lighthouse on the home page and at a table, on a phone and on a desk: `python -m tests.browser.lighthouse ADDRESS`.

Before a running server; npm fetches Lighthouse, Chromium is that of the tests. Prints the table of docs/boards.md and
fails where a goal is missed. Lighthouse takes the time that passes while a task runs for the work of the page, which is
wrong where other programs want the processor too: a task counts here with the processor time that Chromium notes beside
it. `--as-it-is` leaves the trace alone; `-v` prints what falls short.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import bots, chromium

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
LEAST = 95  # of 100, in each category
MOST_SHIFT = 0.05
MOST_BYTES = 150_000  # of the home page over the wire
DEVICES = {"phone": [], "desk": ["--preset=desktop"]}


def in_processor_time(trace: dict[str, Any]) -> None:
    """Give each task of a thread, and what lies within it, the length of its processor time."""
    threads: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for event in trace["traceEvents"]:
        threads.setdefault((event["pid"], event["tid"]), []).append(event)
    for events in threads.values():
        events.sort(key=lambda event: event["ts"])
        start, end, share = 0, 0, 1.0
        for event in events:
            if event["name"] == "RunTask" and event.get("tdur") and event["ts"] >= end:
                start, end, share = event["ts"], event["ts"] + event["dur"], min(1.0, event["tdur"] / event["dur"])
            if start <= event["ts"] < end:
                event["ts"] = start + round((event["ts"] - start) * share)
                if "dur" in event:
                    event["dur"] = round(event["dur"] * share)


def measured(address: str, cookie: str, device: str, as_it_is: bool = False) -> dict[str, Any]:
    """One report of Lighthouse."""
    path = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}"
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={report}"]
        command += [f"--only-categories={','.join(CATEGORIES)}", f"--extra-headers={json.dumps({'Cookie': cookie})}"]
        command += ["--chrome-flags=--headless=new --no-sandbox", *DEVICES[device]]
        environment = {**os.environ, "PATH": path, "CHROME_PATH": chromium()}
        subprocess.run([*command, f"--gather-mode={folder}"], env=environment, check=True)
        if not as_it_is:
            gathered = Path(folder) / "trace.json"
            trace = json.loads(gathered.read_text("utf-8"))
            in_processor_time(trace)
            gathered.write_text(json.dumps(trace), "utf-8")
        subprocess.run([*command, f"--audit-mode={folder}"], env=environment, check=True)
        found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return found


def pages(address: str) -> Iterator[tuple[str, str, str]]:
    """The home page as a newcomer has it, and a table that waits for a decision; with their cookies."""
    yield "home", f"{address}/", ""
    with sync_playwright() as playwright:
        guest = playwright.request.new_context()
        guest.post(f"{address}/api/guests", data={"name": "Zofia"})
        body = {"game": "stonespine", "seats": [{"kind": "person"}, *bots(2, "greedy")], "seed": "light"}
        table = guest.post(f"{address}/api/tables", data=body).json()["table"]
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in guest.storage_state()["cookies"])
        yield "table", f"{address}/t/{table}", cookies


def row(page: str, device: str, report: dict[str, Any]) -> tuple[str, list[str]]:
    """A line of the table, and which goals are missed."""
    scores = [round(100 * report["categories"][name]["score"]) for name in CATEGORIES]
    shift = report["audits"]["cumulative-layout-shift"]["numericValue"]
    weight = report["audits"]["total-byte-weight"]["numericValue"]
    missed = [
        f"{page}, {device}: {name} {score}" for name, score in zip(CATEGORIES, scores, strict=True) if score < LEAST
    ]
    if shift > MOST_SHIFT:
        missed.append(f"{page}, {device}: layout shift {shift:.3f}")
    if page == "home" and weight > MOST_BYTES:
        missed.append(f"{page}, {device}: {weight / 1000:.0f} KB")
    return f"| {page}, {device} | {' | '.join(map(str, scores))} | {shift:.3f} | {weight / 1000:.0f} |", missed


def main(address: str) -> int:
    """All four; 1 where a goal is missed."""
    print(f"| page | {' | '.join(CATEGORIES)} | layout shift | KB over the wire |\n|---|---|---|---|---|---|---|")
    missed: list[str] = []
    for page, url, cookie in pages(address):
        for device in DEVICES:
            report = measured(url, cookie, device, "--as-it-is" in sys.argv)
            line, wrong = row(page, device, report)
            print(line, flush=True)
            missed += wrong
            for audit in report["audits"].values():
                if audit.get("score") is not None and audit["score"] < 0.9 and "-v" in sys.argv:
                    print("   ", audit["id"], audit.get("displayValue", ""), file=sys.stderr)
    print(*missed, sep="\n", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
