"""A tournament as one HTML page with tables and inline SVG plots; it needs no other file and no network."""

from __future__ import annotations

import html
import io
from typing import Any

from gospoda.core import registry
from gospoda.core.words import Words
from gospoda.research.ratings import Meeting, Share, Standing

BLUE, ORANGE, GREEN = "#0072B2", "#D55E00", "#009E73"  # Okabe and Ito: distinguishable for everyone
STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; background: #fff; overflow-x: auto; } svg { max-width: 100%; height: auto; }
caption { text-align: left; font-weight: 600; }
"""


def page(standing: Standing, results: list[Any], words: Words) -> str:
    """Returns the whole page."""
    plan = standing.plan
    title = f"{registry.game(plan.game).title}: {', '.join(plan.bots)}"
    parts = [
        f"<h1>{html.escape(title)}</h1>",
        f"<p>{html.escape(summary(standing, words))}</p>",
        table(words.text("tournament-meetings"), meeting_head(words), [meeting_row(one) for one in standing.meetings]),
        figure(win_plot(standing, words)),
        table(words.text("tournament-ratings"), rating_head(words), rating_rows(standing)),
        figure(rating_plot(standing, words)),
        figure(score_plot(standing, results, words)),
    ]
    if len(standing.seats) > 1:
        rows = [[words.text("seat-number", number=i + 1), percent(one)] for i, one in enumerate(standing.seats)]
        parts.append(table(words.text("tournament-seats"), [words.text("sim-seat"), words.text("sim-wins")], rows))
    if standing.unfinished:
        lines = "".join(f"<li>{html.escape(line)}</li>" for line in standing.unfinished)
        parts.append(f"<h2>{html.escape(words.text('tournament-unfinished'))}</h2><ul>{lines}</ul>")
    meta = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{html.escape(title)}</title>'
    )
    head = f"<head>{meta}<style>{STYLE}</style></head>"
    return f'<!doctype html><html lang="{words.language}">{head}<body>{"".join(parts)}</body></html>\n'


def summary(standing: Standing, words: Words) -> str:
    """Returns a summary of what was played."""
    plan = standing.plan
    return words.text(
        "tournament-summary", games=standing.games, wanted=standing.wanted, seats=plan.seats, seed=str(plan.seed)
    )


def percent(one: Share) -> str:
    """Returns a win rate with its interval."""
    return f"{100 * one.rate:.1f} % ({100 * one.low:.1f}–{100 * one.high:.1f})"


def pair_name(one: Meeting) -> str:
    """Returns the names of a pair."""
    return f"{one.bot} – {one.against}" if one.against else one.bot


def meeting_head(words: Words) -> list[str]:
    """Returns the columns of the table of pairs."""
    return [words.text(f"tournament-{key}") for key in ("pair", "games", "wins", "points", "lead")]


def meeting_row(one: Meeting) -> list[str]:
    """Returns a pair as table cells."""
    points = f"{one.points:.1f} – {one.points_against:.1f}" if one.against else f"{one.points:.1f}"
    lead = f"{one.lead:+.1f} ± {one.lead_error:.1f}" if one.against else f"{one.lead:.1f} ± {one.lead_error:.1f}"
    return [pair_name(one), str(one.share.games), percent(one.share), points, lead]


def rating_head(words: Words) -> list[str]:
    """Returns the columns of the table of ratings."""
    return [words.text(f"tournament-{key}") for key in ("bot", "rating", "share", "points")]


def rating_rows(standing: Standing) -> list[list[str]]:
    """Returns the bots, strongest first."""
    return [
        [one.bot, f"{one.mu:.1f} ± {one.sigma:.1f}", percent(one.share), f"{one.points:.1f}"]
        for one in standing.ratings
    ]


def table(caption: str, head: list[str], rows: list[list[str]]) -> str:
    """Returns an HTML table."""

    def line(cells: list[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    body = "".join(line(row, "td") for row in rows)
    return f"<table><caption>{html.escape(caption)}</caption>{line(head, 'th')}{body}</table>"


# ---- plots


def new_figure(height: float) -> Any:
    """Returns a separate figure: no window, no shared state."""
    from matplotlib.figure import Figure

    return Figure(figsize=(8, height), layout="constrained")


def figure(drawn: Any) -> str:
    """Returns a figure as SVG for embedding in HTML; the same data give the same text."""
    from matplotlib import rc_context

    out = io.StringIO()
    with rc_context({"svg.hashsalt": "gospoda", "svg.fonttype": "none"}):
        drawn.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    return f"<figure>{text[text.index('<svg') :]}</figure>"


def win_plot(standing: Standing, words: Words) -> Any:
    """Plots how often the first bot of each pair won, with intervals."""
    drawn = new_figure(0.6 + 0.45 * len(standing.meetings))
    axes = drawn.subplots()
    names = [pair_name(one) for one in standing.meetings]
    for i, one in enumerate(standing.meetings):
        axes.plot([100 * one.share.low, 100 * one.share.high], [i, i], color=BLUE, linewidth=3, solid_capstyle="butt")
        axes.plot([100 * one.share.rate], [i], "o", color=ORANGE)
    axes.axvline(50, color="#888", linewidth=1)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(0, 100)
    axes.set_xlabel(words.text("tournament-win-axis"))
    return drawn


def rating_plot(standing: Standing, words: Words) -> Any:
    """Plots the ratings with twice their uncertainty."""
    drawn = new_figure(0.6 + 0.45 * len(standing.ratings))
    axes = drawn.subplots()
    names = [one.bot for one in standing.ratings]
    mus, reach = [one.mu for one in standing.ratings], [2 * one.sigma for one in standing.ratings]
    axes.errorbar(mus, range(len(names)), xerr=reach, fmt="o", color=GREEN, capsize=4)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(words.text("tournament-rating"))
    return drawn


def score_plot(standing: Standing, results: list[Any], words: Words) -> Any:
    """Plots the distribution of each bot's scores."""
    drawn = new_figure(0.8 + 0.5 * len(standing.ratings))
    axes = drawn.subplots()
    names = [one.bot for one in standing.ratings]
    scores = [
        [points for result in results for points, bot in zip(result.points, result.bots, strict=True) if bot == name]
        or [0]
        for name in names
    ]
    axes.boxplot(scores, orientation="horizontal", tick_labels=names, widths=0.6)
    axes.invert_yaxis()
    axes.set_xlabel(words.text("tournament-score-axis"))
    return drawn
