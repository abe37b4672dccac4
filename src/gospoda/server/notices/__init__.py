"""Notices: it is your turn, by mail, push or webhook."""
