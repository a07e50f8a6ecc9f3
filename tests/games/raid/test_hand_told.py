"""On a wide and high screen the cards in hand say all that they do, beside the map."""

from __future__ import annotations

from typing import Any

import pytest

from brzdek.games.raid.face.naming import played_text
from tests.shell.screens import seat_down, shown, written
from tests.support import rulebook

HANDS: dict[str, list[str]] = {
    "brzdek": ["apothecary", "underworld_dealing", "treasure_hunter", "sleight_of_hand", "burgle"],
    "katakumby": ["waystone", "astral_projection", "rebel_paladin", "burgle", "stumble"],
}


@pytest.mark.parametrize("lang", ["pl", "en"])
@pytest.mark.parametrize("game", HANDS)
def test_no_text_of_the_hand_is_cut(game: str, lang: Any) -> None:
    position = {"turn": 0, "hand": {0: HANDS[game]}, "draw": {0: ["burgle"] * 5}}
    table = seat_down(game, 3, position=position)
    first = next(screen for screen in shown(written(table, (120, 40), lang), (120, 40)) if any(screen))
    seen, say, view = " ".join(" ".join(first).split()), rulebook(game).face.say(lang), table.view(0)
    for card in HANDS[game]:
        assert " ".join(played_text(view.pieces[card], say).split()) in seen
