"""Benchmarks: the engine and its peers, measured in one run."""
