"""A picture for link previews as PNG, since many show no SVG. Drawn in a worker: it takes its time."""

from __future__ import annotations

from pathlib import Path

from gospoda.server.history.sharing import FAMILY, INK

LAST_LETTER = 0x250  # letters from here on are not in our fonts
SIGNS = frozenset("–—‘’‚“”„…→−★€")
# A letter that one font lacks is looked for in the others, whatever their weight: so there is one, drawn thicker.
BOLD, THICK = 'font-weight="bold"', f'stroke="{INK}" stroke-width="1.3"'


def as_png(svg: str, fonts: Path) -> bytes:
    """In a worker: an SVG picture of ours as PNG, in its own size.

    `fonts` are cut by the client's build: Latin with all its accents. Names in other scripts are drawn with the fonts
    of the system, which are looked for only then.
    """
    from resvg_py import svg_to_bytes

    ours = sorted(str(file) for file in fonts.glob("*.ttf"))
    enough = bool(ours) and all(ord(sign) < LAST_LETTER or sign in SIGNS for sign in svg)
    svg = svg.replace(BOLD, THICK)
    return svg_to_bytes(svg_string=svg, skip_system_fonts=enough, font_files=ours, serif_family=FAMILY)
