"""Before and after a game: the menu, who plays, saved games, replays."""
