"""Time at a table: the rules of clocks, the hours of people, the inn's own time."""
