"""Smoki: dragons come to the world of Magia i Miecz. An expansion: a layer, and the rooms in which it is seen."""

from __future__ import annotations

from brzdek.core.rulebook import Rooms
from brzdek.games.smoki.bots import BOTS
from brzdek.games.smoki.face.face import DragonFace
from brzdek.games.smoki.layer import LAYER as LAYER
from brzdek.games.smoki.rules import reasons
from brzdek.games.smoki.rules.events import EVENTS
from brzdek.games.smoki.view.view import DragonView

ROOMS = Rooms(DragonFace(), DragonView, BOTS, EVENTS, lambda: reasons.REASONS)
