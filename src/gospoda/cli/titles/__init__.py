"""The verbs about titles: games, help, rules, content, house-values, score, new-game."""
