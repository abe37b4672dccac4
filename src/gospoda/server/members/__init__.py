"""Guests and members: names, devices, and how people sign in."""
