"""The parts of the observations as Markdown tables, for the documentation: `python docs/examples/parts.py`."""

from gospoda.core.observing.observation import observer_of
from gospoda.core.registry import game, game_ids
from gospoda.core.words import Words


def tables(title: str) -> str:
    """The parts of a title, with as many players as can play."""
    one = game(title)
    words = Words(one, "en")
    scheme = observer_of(one, one.max_seats).scheme
    lines = ["| part | shape | meaning |", "| --- | --- | --- |"]
    for part in scheme.parts():
        shape = " × ".join(f"{axis.name} {len(axis.ids)}" for axis in part.axes) or "1"
        scaled = ", scaled" if part.scaled else ""
        lines.append(f"| `{part.name}` | {shape}{scaled} | {words.text(f'observed-{part.name}')} |")
    return "\n".join(lines)


if __name__ == "__main__":
    for title in game_ids():
        print(f"### {title}\n\n{tables(title)}\n")
