"""Owners' content packs, and the house values that they replace."""
