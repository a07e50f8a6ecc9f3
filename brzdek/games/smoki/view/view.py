"""What one player may know where dragons are about: all that Magia i Miecz shows, and Lords, scales, tokens."""

from __future__ import annotations

from brzdek.games.magia_i_miecz.view.view import WorldView


class DragonView(WorldView):
    """A window onto the game with dragons."""

    __slots__ = ()
