"""Pairs of games of Smoki that differ only in what one seat cannot see, the decks of the Lords among it."""

from __future__ import annotations

import copy
import random
from collections.abc import Mapping
from typing import Any, ClassVar

from brzdek.core.table import Table
from brzdek.games.smoki.cards.pieces import LORDS
from tests.games.magia_i_miecz.twins import DRAFT_EVERY, WorldTwins, game_of, mix_pile
from tests.going_back import go_on
from tests.support import seat_down
from tests.twins import Mix

SIDES = ({"overlay": "realm"}, {"overlay": "tower"}, {"overlay": "none", "ending": "smoki"})


class DragonTwins(WorldTwins):
    """A game of Smoki and its twin."""

    mixes: ClassVar[Mapping[str, Mix]] = {**WorldTwins.mixes, "dragons": mix_pile(*LORDS)}

    @classmethod
    def somewhere(cls, seed: int) -> Table:
        choice = random.Random(seed)
        table = seat_down("smoki", 2 + seed % 4, seed=seed, options=SIDES[seed % 3], keep_turns=True)
        if seed % DRAFT_EVERY:
            go_on(table, choice, choice.randrange(250))
            while game_of(table).phase == "draft":
                go_on(table, choice, 1)
        if table.ask is None:
            table.undo()
        assert table._saved is not None
        table.game = copy.deepcopy(table._saved[0])
        return table

    def more(self, view: Any) -> Any:
        return super().more(view), view.dragons, view.overlay
