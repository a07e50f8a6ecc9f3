"""Many games at once: played by bots, counted, compared and reported."""
