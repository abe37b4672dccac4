"""The PNG picture for link previews, as many don't show SVG. A worker draws it because it takes time."""

from __future__ import annotations

from pathlib import Path

from gospoda.server.history.sharing import FAMILY, INK

LAST_LETTER = 0x250  # letters from here on aren't in our fonts
SIGNS = frozenset("–—‘’‚“”„…→−★€")
# A letter missing in one font is looked up in the others whatever their weight, so bold is faked with a stroke.
BOLD, THICK = 'font-weight="bold"', f'stroke="{INK}" stroke-width="1.3"'


def as_png(svg: str, fonts: Path) -> bytes:
    """In a worker: renders one of our SVG pictures as PNG, in its own size.

    The client's build subsets the `fonts` to Latin with all its accents. Names in other scripts use the system's fonts,
    which are loaded only then.
    """
    from resvg_py import svg_to_bytes

    ours = sorted(str(file) for file in fonts.glob("*.ttf"))
    enough = bool(ours) and all(ord(sign) < LAST_LETTER or sign in SIGNS for sign in svg)
    svg = svg.replace(BOLD, THICK)
    return svg_to_bytes(svg_string=svg, skip_system_fonts=enough, font_files=ours, serif_family=FAMILY)
