"""Score sheets: as JSON, line by line for one player, and side by side for all."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gospoda.cli.keyboard.marks import seat_text
from gospoda.core.messages import ScoreSheet
from gospoda.core.state import State
from gospoda.core.words import Words

Rows = list[tuple[str, ScoreSheet]]


def named_sheets(sheets: list[ScoreSheet], words: Words) -> Rows:
    """Returns the sheets with their players' names; a sheet without a seat belongs to an automated opponent."""
    return [(player_name(sheet.seat, words), sheet) for sheet in sheets]


def player_name(seat: int, words: Words) -> str:
    """Returns the name in a seat, or that of an automated opponent."""
    return words.seat(seat) if 0 <= seat < max(len(words.seats), 1) else words.text("rival")


def category_name(category: str, words: Words) -> str:
    """Returns a category of the score pad in the language, or its id if it has no words."""
    key = f"category-{category}"
    return words.text(key) if words.has(key) else category


def sheet_data(name: str, sheet: ScoreSheet, words: Words) -> dict[str, Any]:
    """Returns a score sheet as JSON, one line per category as on a printed score pad; the reasons are sentences."""
    categories = list(dict.fromkeys(line.category for line in sheet.lines))
    lines = [category_data(category, sheet, words) for category in categories]
    return {"name": name, "total": sheet.total, "lines": lines}


def category_data(category: str, sheet: ScoreSheet, words: Words) -> dict[str, Any]:
    """Returns one category; the points and reasons of several lines (cards, say) are joined."""
    lines = [line for line in sheet.lines if line.category == category]
    details = [words.say(line.detail) for line in lines]
    if len(lines) > 1:
        details = [f"{detail} = {line.points}" for detail, line in zip(details, lines, strict=True)]
    return {"category": category, "points": sum(line.points for line in lines), "detail": "; ".join(details)}


def result_data(rows: Rows, winners: list[str] | None, words: Words) -> dict[str, Any]:
    """Returns all score sheets and the winners as JSON; null if there is no winner to determine."""
    return {"players": [sheet_data(name, sheet, words) for name, sheet in rows], "winners": winners}


def breakdown(name: str, sheet: ScoreSheet, words: Words) -> Table:
    """Returns one score sheet with the reason for every line."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2), title=seat_text(sheet.seat, name))
    table.title_justify = "left"
    table.add_column(style="cyan", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for line in sheet.lines:
        table.add_row(Text(category_name(line.category, words)), str(line.points), Text(words.say(line.detail)))
    table.add_row(Text(words.text("total"), style="bold"), Text(str(sheet.total), style="bold"), "")
    return table


def side_by_side(rows: Rows, words: Words) -> Table:
    """Returns the sums by category, a column for each player."""
    table = Table(header_style="bold", show_footer=False)
    table.add_column(words.text("score"))
    for name, sheet in rows:
        table.add_column(seat_text(sheet.seat, name), justify="right")
    categories = list(dict.fromkeys(line.category for _, sheet in rows for line in sheet.lines))
    for category in categories:
        sums = [sum(line.points for line in sheet.lines if line.category == category) for _, sheet in rows]
        table.add_row(Text(category_name(category, words)), *[str(points) for points in sums])
    table.add_section()
    totals = [Text(str(sheet.total), style="bold") for _, sheet in rows]
    table.add_row(Text(words.text("total"), style="bold"), *totals)
    return table


def full_report(rows: Rows, words: Words) -> RenderableType:
    """Returns every player's breakdown, then all side by side."""
    return Group(*[breakdown(name, sheet, words) for name, sheet in rows], side_by_side(rows, words))


def winner_names(state: State, words: Words) -> list[str]:
    """Returns the winners' names; if no seat has won, the automated opponent's, if there is one."""
    if not state.is_over():
        return []
    rivals = [player_name(sheet.seat, words) for sheet in state.scores() if sheet.seat < 0]
    return [words.seat(seat) for seat in state.winners()] or rivals


def winner_sentence(winners: list[str], words: Words) -> str:
    """Returns a sentence that names the winners."""
    if not winners:
        return words.text("nobody-wins")
    return words.text("winners", count=len(winners), names=", ".join(winners))
