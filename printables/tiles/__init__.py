"""Tiles to cut out."""
