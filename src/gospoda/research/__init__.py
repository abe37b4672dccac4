"""For researchers and designers: tournaments, ratings, reports, environments."""
