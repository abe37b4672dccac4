"""What a title shows of itself without saying how: derived from the fields that it declares."""
