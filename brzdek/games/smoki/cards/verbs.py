"""The words that Smoki adds to the language of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards import verbs as base

WORDS: Mapping[str, Any] = {
    "verbs": (),
    "conditions": (),
    "counters": (),
    "selectors": (),
}

LANGUAGE = base.LANGUAGE.extend(Text("Smoki", "The Dragon"), **WORDS)
