"""What a seat observes, as numbers."""
