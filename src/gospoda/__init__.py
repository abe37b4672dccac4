"""Gospoda: an inn for modern board games."""
