"""Work beside the event loop: workers and queues, bots, previews, hints, running clocks."""
