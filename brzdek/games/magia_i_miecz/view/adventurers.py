"""What everybody sees of the adventurers."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from brzdek.core.copies import card_of
from brzdek.core.rulebook import View
from brzdek.core.values import field_names
from brzdek.games.magia_i_miecz.rules import points, scores, spells
from brzdek.games.magia_i_miecz.rules.records import Adventurer
from brzdek.games.magia_i_miecz.rules.state import World, alignment_of, total
from brzdek.games.magia_i_miecz.view import marks
from brzdek.games.magia_i_miecz.view.seen import Numbers, SeenAdventurer, SeenHoldings, SeenThing, alone

STANDING = attrgetter(*[name for name in field_names(Adventurer) if name != "servants"])


class Adventurers(View[World]):
    """The part of a view that shows who plays, how they stand and what they have."""

    __slots__ = ()

    def adventurer(self, seat: int) -> SeenAdventurer:
        """All that everybody sees of him; as it was seen last, as long as nothing that counts has changed."""
        game = self._game
        one, memory = game.adventurers[seat], game.memory
        trophies = tuple(game.zone("trophies", seat).copies)
        stands = (game.zones.handled.get(seat), STANDING(one), trophies, *one.servants.items())
        glance = (game.ongoing.changes, stands)
        plain = not (game.fights or game.played or game.parts)
        found: SeenAdventurer | None = memory.recall(("seen", seat), glance) if plain else None
        if found is None:
            mark = marks.at_rest(game, seat)
            found = self._with_numbers(seat, self._numbers(seat, mark), stands, trophies)
            if plain and mark is not None:
                memory.keep(("seen", seat), glance, found)
        return found

    def _with_numbers(
        self, seat: int, numbers: Numbers, stands: tuple[object, ...], trophies: tuple[str, ...]
    ) -> SeenAdventurer:
        """Usually something that lasts has changed, and none of his numbers."""
        asked, mark, memory = ("stands", seat), (numbers, stands), self._game.memory
        found: SeenAdventurer | None = memory.recall(asked, mark)
        if found is None:
            found = memory.keep(asked, mark, self._seen(seat, numbers, self._held(seat), trophies))
        return found

    def _seen(self, seat: int, numbers: Numbers, held: SeenHoldings, trophies: tuple[str, ...]) -> SeenAdventurer:
        game = self._game
        one = game.adventurers[seat]
        # In the order of the fields: with their names it takes twice as long.
        return SeenAdventurer(
            seat,
            game.names[seat],
            held.characters,
            one.space,
            one.alive,
            one.out,
            numbers.strength,
            numbers.own_strength,
            numbers.combat_strength,
            numbers.craft,
            numbers.own_craft,
            one.endurance,
            points.starting_endurance(game, seat),
            one.gold,
            numbers.alignment,
            held.spells,
            numbers.spell_limit,
            one.casts,
            one.toad,
            one.lost,
            one.quest,
            one.captive,
            one.fleeing,
            one.penalty,
            one.prison,
            one.bound_for,
            one.goal,
            held.things,
            held.friends,
            trophies,
            one.deaths,
        )

    def _numbers(self, seat: int, mark: marks.Mark | None) -> Numbers:
        """With all that counts now."""
        game = self._game
        found: Numbers | None = None if mark is None else game.memory.recall(("numbers", seat), mark)
        if found is not None:
            return found
        there = game.adventurers[seat].alive
        craft = total(game, seat, "craft") if there else 0
        found = Numbers(
            total(game, seat, "strength") if there else 0,
            scores.at_rest(game, seat) if there else 0,
            craft,
            alignment_of(game, seat),
            spells.limit(game, seat, craft) if there else 0,
            game.base(seat, "strength"),
            game.base(seat, "craft"),
        )
        if mark is not None:
            game.memory.keep(("numbers", seat), mark, found)
        return found

    def _held(self, seat: int) -> SeenHoldings:
        """What he has, as everybody sees it."""
        game = self._game
        mark = (game.zones.handled.get(seat), *game.adventurers[seat].servants.items())
        found: SeenHoldings | None = game.memory.recall(("held", seat), mark)
        if found is None:
            things, friends = self._carried("things", seat), self._carried("friends", seat)
            pair, count = tuple(game.zone("pair", seat).copies), len(spells.at_hand(game, seat))
            found = SeenHoldings(pair, things, friends, count)
            game.memory.keep(("held", seat), mark, found)
        return found

    def _carried(self, kind: str, seat: int) -> tuple[SeenThing, ...]:
        game = self._game
        loads, servants = game.zones.made["load"], game.adventurers[seat].servants
        return tuple(
            [
                SeenThing(copy, tuple(loads[copy].copies) if copy in loads else (), servants.get(copy, ""))
                if copy in loads or copy in servants
                else alone(copy)
                for copy in game.zone(kind, seat).copies
            ]
        )

    def bears(self, seat: int, card: str) -> bool:
        """Has he such an item, in hand or on an item that carries it?"""
        zone = self._game.zone
        for copy in zone("things", seat).copies:
            if card_of(copy) == card or any(card_of(one) == card for one in zone("load", copy).copies):
                return True
        return False

    @property
    def adventurers(self) -> Sequence[SeenAdventurer]:
        return tuple(self.adventurer(seat) for seat in range(len(self.names)))
