"""How the game is won on the Crown: one small module for each ending."""
