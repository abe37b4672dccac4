"""Writes measured tables into a page of `docs/lab`, below the question, the result and the conclusion."""

from __future__ import annotations

from pathlib import Path


def write_tables(page: Path, command: str, tables: str) -> None:
    """Replaces everything after the command's marker line; the text above it stays."""
    marker = f"<!-- tables: {command} writes what follows -->"
    written = page.read_text("utf-8") if page.exists() else ""
    page.write_text(f"{written.partition(marker)[0].rstrip()}\n\n{marker}\n\n{tables.strip()}\n".lstrip(), "utf-8")
