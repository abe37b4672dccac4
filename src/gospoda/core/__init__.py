"""The engine shared by all games; it knows no particular title."""
