"""What was played: replays, analysis, statistics, sharing, daily deals."""
