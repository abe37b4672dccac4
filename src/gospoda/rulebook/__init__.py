"""The rules in words, and where code and tests cite them."""
