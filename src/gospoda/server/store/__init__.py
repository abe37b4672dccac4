"""The database: opening, upgrading, writing and monitoring it."""
