"""What the server does at tables by itself or on request: bots, hints, previews, running clocks."""
