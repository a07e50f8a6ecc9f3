"""The fair as the lowest layer: where its files lie, and what the layers above it may join in."""

from __future__ import annotations

from pathlib import Path

from brzdek.core.layers import Layers
from tests.tiny.cards import SCHEMA

LAYERS = Layers(
    SCHEMA,
    folder=Path(__file__).parent / "cards",
    opens={"start_of_turn": "step", "price": "change", "buy": "veto", "tie": "decide"},
)
