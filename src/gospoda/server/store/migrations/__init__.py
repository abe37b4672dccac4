"""The migrations of the database, in order."""
