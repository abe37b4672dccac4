"""Time at a table: the rules of clocks, people's hours, and the inn's own time."""
