"""What the operator has decided, as every process knows it: read-only, bans, announcements."""
