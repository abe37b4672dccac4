"""What every game must keep, whoever wrote it: runs on each registered title, seat count and mode."""
