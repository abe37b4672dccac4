"""Opponents; they know only the core."""
