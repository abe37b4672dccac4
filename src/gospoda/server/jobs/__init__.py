"""What the server does at tables by itself or when asked: bots, hints, previews, running clocks."""
