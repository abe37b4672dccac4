"""The operator's decisions as every process knows them: read-only mode, bans and announcements."""
