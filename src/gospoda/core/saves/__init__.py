"""Saved games and positions from files."""
