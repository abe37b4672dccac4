"""Measures what drawing an update costs: `python -m tests.browser.frames [TITLE …]`; `--help` lists the options.

Plays the same game several times through the board while Chrome writes a trace at a quarter of its speed. An update
is everything that the page's main thread does from the task in which the socket delivers a new position to the end of
the task that draws the next frame: all boards, the log, the question and the possible actions. Later frames (worths,
flights) don't count. It counts CPU time rather than wall-clock time, and takes each update's minimum over several
games, because the machine may be busy. For comparison it measures a frame in which a single word changes: no update
can cost less. Fails if the median of a title misses the goal for its speed: 33 ms at full speed, 150 ms at a quarter.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import driver, guilds_driver, rollplayer_driver, simurgh_driver
from tests.browser.conftest import FLAGS, KEY, PHONE, WIDE, Person, bots, chromium, is_stale, running
from tests.npm import run_scripts

GOALS = {1: 33, 4: 150}  # milliseconds, by slowdown factor
SLOWER = 4
DECISIONS = 20
GAMES = 2
REST = 600  # milliseconds of rest after each decision
PREFS = {"confirm": "off", "name": "Ania"}
CATEGORIES = ["-*", "toplevel", "devtools.timeline", "blink.user_timing"]
ARRIVED = "position arrived "  # followed by the table's version
WORD = "word"  # instead of a version: only one word changes
DRAWN = "Layerize"  # the last step of a frame that appears in every trace
# Marks the task in which a new position arrives. This listener is registered before the client's.
MARKS = f"""
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {{
    constructor(url) {{
      super(url);
      this.addEventListener('message', ({{ data }}) => {{
        const said = /^{{"type":"event","v":(\\d+)/.exec(data);
        if (said && /"(parts|position)":/.test(data)) performance.mark('{ARRIVED}' + said[1]);
      }});
    }}
  }};
"""
# Changes the status line's sentence several times, and nothing else.
WORDS = f"""async () => {{
  const said = document.querySelector('.status .sentence').firstChild;
  const before = said.data;
  for (let n = 0; n < 12; n++) {{
    performance.mark('{ARRIVED}{WORD}' + n);
    said.data = n + before;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)));
  }}
  said.data = before;
}}"""
# Parts of the work, with the trace events that belong to each.
PARTS = {
    "script": {"FunctionCall", "RunMicrotasks", "EvaluateScript", "FireAnimationFrame", "TimerFire", "V8.GC_SCAVENGER"},
    "style": {"UpdateLayoutTree"},
    "layout": {"Layout"},
    "paint": {"PrePaint", "Paint"},
    "layers": {"Layerize", "Commit"},
}
Event = dict[str, Any]
Step = Callable[[Person, str, random.Random], str]


class Update(NamedTuple):
    """The CPU time of one update in milliseconds: in total and by part."""

    cost: float
    parts: dict[str, float]


def updates(trace: bytes) -> dict[str, Update]:
    """Returns a trace's updates by version. Skips positions that arrived before the same frame."""
    events: list[Event] = json.loads(trace)["traceEvents"]
    marks = [one for one in events if one["name"].startswith(ARRIVED) and one["ph"] in "IRn"]
    if not marks:
        return {}
    thread = (marks[0]["pid"], marks[0]["tid"])
    own = [one for one in events if (one["pid"], one["tid"]) == thread and "tdur" in one]
    own.sort(key=lambda one: float(one["ts"]))
    tasks = [one for one in own if one["name"].endswith("RunTask")]
    frames = [one["ts"] for one in own if one["name"] == DRAWN]
    found = {}
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        drawn = next((ts for ts in frames if ts > mark["ts"]), None)
        if drawn is None or (after and after["ts"] < drawn):
            continue
        between = [one for one in tasks if one["ts"] + one["dur"] >= mark["ts"] and one["ts"] <= drawn]
        found[mark["name"].removeprefix(ARRIVED)] = counted(between, own)
    return found


def counted(tasks: list[Event], events: list[Event]) -> Update:
    """Returns what these tasks cost."""
    start, end = tasks[0]["ts"], tasks[-1]["ts"] + tasks[-1]["dur"]
    inner = [one for one in events if start <= one["ts"] <= end]
    parts = {}
    for part, names in PARTS.items():
        mine = [one for one in inner if one["name"] in names]
        outer = [one for one in mine if not any(holds(other, one) for other in mine)]
        parts[part] = sum(one["tdur"] for one in outer) / 1000
    return Update(sum(one["tdur"] for one in tasks) / 1000, parts)


def holds(outer: Event, inner: Event) -> bool:
    """Whether one event happens within another."""
    ends = outer["ts"] + outer["dur"] >= inner["ts"] + inner["dur"]
    return outer is not inner and bool(outer["ts"] <= inner["ts"] and ends)


def by(stepping: Callable[[Page, random.Random], str]) -> Step:
    """Adapts a driver's step that needs only the page."""
    return lambda who, table, chance: stepping(who.page, chance)


def simurgh_step(who: Person, table: str, chance: random.Random) -> str:
    """Makes any legal move."""
    asked = simurgh_driver.state(who.page)
    if asked == "over":
        return asked
    moves = who.api("GET", f"/api/tables/{table}")["position"]["legal"]
    if moves:
        simurgh_driver.make(who.page, simurgh_driver.hurry(moves, chance, set()))
    return asked


STEPS: dict[str, Step] = {
    "stonespine": by(driver.quick_step),
    "rollplayer": by(rollplayer_driver.quick_step),
    "simurgh": simurgh_step,
    "guilds": by(guilds_driver.quick_step),
}


def measured(browser: Browser, who: Person, title: str, decisions: int, rate: float) -> dict[str, Update]:
    """Returns the updates of the first decisions in a game against two bots."""
    who.context.add_init_script(MARKS)
    who.come_in()
    table = who.table(game=title, seats=[{"kind": "person"}, *bots(2)], seed="frames")
    page = who.go(f"/t/{table}")
    chance = random.Random(1)
    page.wait_for_selector(".status.mine")
    page.wait_for_load_state("networkidle")
    who.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(decisions):
        if STEPS[title](who, table, chance) == "over":
            break
        page.wait_for_timeout(REST)
    page.evaluate(WORDS)
    return updates(browser.stop_tracing())


def least(games: list[dict[str, Update]]) -> list[Update]:
    """Returns the least disturbed measurement of each update."""
    versions = {version for game in games for version in game if not version.startswith(WORD)}
    return [min(game[version] for game in games if version in game) for version in versions]


def floor(games: list[dict[str, Update]]) -> float:
    """Measures a frame in which one word changes."""
    return min(statistics.median(one.cost for name, one in game.items() if name.startswith(WORD)) for game in games)


def line(title: str, found: list[Update], word: float) -> str:
    """Formats a row of the table in docs/lab/client-updates.md."""
    costs = sorted(one.cost for one in found)
    parts = [f"{statistics.median(one.parts[part] for one in found):.1f}" for part in PARTS]
    worst = costs[int(len(costs) * 0.9)]
    return (
        f"| {title} | {len(costs)} | {statistics.median(costs):.1f} | {worst:.1f} | {' | '.join(parts)} | {word:.1f} |"
    )


def main(arguments: list[str]) -> int:
    """Measures titles and prints the results; returns 1 if one misses its goal."""
    asked = argparse.ArgumentParser(prog="python -m tests.browser.frames", description=__doc__)
    asked.add_argument("titles", nargs="*", default=list(STEPS), choices=list(STEPS), metavar="TITLE")
    asked.add_argument("--decisions", type=int, default=DECISIONS)
    asked.add_argument("--games", type=int, default=GAMES, help="how often the same game is played")
    asked.add_argument("--rate", type=float, default=SLOWER, help="how many times slower the page runs")
    asked.add_argument("--phone", action="store_true")
    given = asked.parse_args(arguments)
    if is_stale():
        run_scripts("build")
    late = False
    print(f"| title | updates | median ms | 90 % ms | {' | '.join(PARTS)} | one word |")
    print(f"|---|---|---|---|{'---|' * len(PARTS)}---|")
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for title in given.titles:
            games = []
            for _ in range(given.games):
                context = browser.new_context(viewport=PHONE if given.phone else WIDE, locale="en-GB")
                context.add_init_script(f"localStorage.setItem('{KEY}', {json.dumps(json.dumps(PREFS))})")
                games.append(measured(browser, Person(context, address), title, given.decisions, given.rate))
                context.close()
            found = least(games)
            print(line(title, found, floor(games)), flush=True)
            late = late or statistics.median(one.cost for one in found) > GOALS.get(given.rate, math.inf)
        browser.close()
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
