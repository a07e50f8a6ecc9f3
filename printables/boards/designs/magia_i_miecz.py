"""The boards of Magia i Miecz: the rings, and whatever else its regions are drawn on."""

from __future__ import annotations

from printables.boards.designs.world import boards

__all__ = ["boards"]
