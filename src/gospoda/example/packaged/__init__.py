"""Pedlars, a game for Gospoda."""
