"""The verbs for research: sim, tournament, dataset, observe, mcp."""
