"""Sheets of cards, tiles, boards and tokens to print, from the same database that is played."""
