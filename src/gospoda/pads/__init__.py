"""Score pads for people at a physical table."""
