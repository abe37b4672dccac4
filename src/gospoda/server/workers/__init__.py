"""Work off the event loop: worker processes, fair queues, cached answers, and the accounting of their cost."""
