"""Content packs of owners, and the house values that they replace."""
