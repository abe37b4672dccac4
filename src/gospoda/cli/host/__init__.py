"""The verbs for running a server: serve, admin, doctor."""
