"""The verbs for playing at a keyboard: play, replay, hint, analyse."""
