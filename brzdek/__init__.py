"""Board games as text commands, from one database of cards."""

__version__ = "0.1.0"
