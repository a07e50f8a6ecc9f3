"""From a typed line to a move, a command or a question: nothing here says or does anything."""
