"""Defaults for how a title is shown, derived from the fields it declares."""
