"""The words that Smoki adds to the language of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards import verbs as base
from brzdek.games.smoki.cards import counters, deck_verbs, names, scale_verbs, selectors, sleep_verbs

WORDS: Mapping[str, Any] = {
    "verbs": (*scale_verbs.VERBS, *sleep_verbs.VERBS, *deck_verbs.VERBS),
    "conditions": counters.CONDITIONS,
    "counters": counters.COUNTERS,
    "selectors": selectors.SELECTORS,
    "numbers": names.NUMBERS,
    "acts": names.ACTS,
}

LANGUAGE = base.LANGUAGE.extend(Text("Smoki", "The Dragon"), **WORDS)
