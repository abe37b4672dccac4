"""What moves would bring, by the rules alone."""
