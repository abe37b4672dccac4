"""Running the inn: the operator's decisions, backups, cleanup, content packs."""
