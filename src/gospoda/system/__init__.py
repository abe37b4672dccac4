"""What all processes of the program share."""
