"""The changes of the database, one after the other."""
