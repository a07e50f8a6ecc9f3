"""Tokens to cut out: what a game has of them is data, how they look depends on their sort."""
