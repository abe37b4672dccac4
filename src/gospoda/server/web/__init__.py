"""The edge: the application, sockets, static pages, and sibling processes."""
