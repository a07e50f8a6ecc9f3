"""Attacks on the program: in small within the suite, at length by ``make soak``."""
