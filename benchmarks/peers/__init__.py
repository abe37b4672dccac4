"""Peers measured beside our engines, each in its own environment by its own worker script."""
