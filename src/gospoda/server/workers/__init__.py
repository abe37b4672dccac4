"""Work off the event loop: worker processes, fair queues, remembered answers, and who pays for what."""
