"""Draws positions outside the browser: as text, and as a small picture."""
