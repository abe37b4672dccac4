"""Checks that every game must pass, whoever wrote it, for each registered title, seat count and mode.

`gospoda check TITLE` runs them for one title, `pytest gospoda.conformance` for all of them. The environment variable
`GOSPODA_TITLE` limits a run to one title.
"""
