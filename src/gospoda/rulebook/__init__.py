"""The rules in words, and the places where code and tests cite them."""
