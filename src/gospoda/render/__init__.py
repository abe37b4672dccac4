"""Positions drawn outside the browser: as text, and as a small picture."""
