"""What every game must keep, whoever wrote it: runs on each registered title, seat count and mode.

`gospoda check TITLE` runs it on one title, `pytest gospoda.conformance` on all of them. `GOSPODA_TITLE` names the title
that alone is to be tested.
"""
