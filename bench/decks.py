"""House decks: how long a check takes, beside the load from its files of the catalog that it lies on.

The check takes that catalog from the cache, as every check but the first does.
"""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from bench import measure
from brzdek import games
from brzdek.commands.deck_check import findings_of
from brzdek.commands.words import COMMANDS
from brzdek.core.catalog.differences import read_stack
from brzdek.core.text import Say
from brzdek.core.words import CORE

TITLE = "House decks"
CARDS = 100
AIM = 2.0
TIMES = 9
"""Some take only milliseconds, and whatever else runs must not decide."""


def run() -> None:
    say = Say("en", COMMANDS, CORE)
    with tempfile.TemporaryDirectory() as folder:
        for game in games.NAMES:
            deck = Path(folder) / f"{game}.yaml"
            deck.write_text(_hundred(game), encoding="utf-8")
            layers = games.load(game).layers
            loaded = measure.best(lambda layers=layers: read_stack(layers), TIMES)  # type: ignore[misc]
            checked = measure.best(lambda deck=deck: findings_of([os.fspath(deck)], say), TIMES)  # type: ignore[misc]
            ratio = checked / loaded
            figure = f"{1000 * checked:.0f} ms, {ratio:.1f}×"
            what = f"deck check of {CARDS} cards of {game}, catalog {1000 * loaded:.0f} ms"
            measure.line(what, figure, f"≤ {AIM:.0f}×")


def _hundred(game: str) -> str:
    """A deck of a hundred cards like those of the game: half of them new, half patched."""
    shelf = read_stack(games.load(game).layers)
    own = [entry for name, entry in shelf.plain_cards.items() if shelf.cards[name].effects]
    new = [{**own[place % len(own)], "id": f"house_{place}"} for place in range(CARDS // 2)]
    patched = [
        {"id": own[place % len(own)]["id"], "flavour": {"pl": "Tak.", "en": "Yes."}}
        for place in range(min(CARDS // 2, len(own)))
    ]
    deck = {"extends": game, "name": {"pl": "Sto", "en": "A hundred"}, "cards": [*patched, *new]}
    return json.dumps(deck, ensure_ascii=False, indent=1)
