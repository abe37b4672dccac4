"""Process management shared by all parts of the program."""
