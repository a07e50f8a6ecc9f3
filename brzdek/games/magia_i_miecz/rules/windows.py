"""Who may act in which moment: everybody who by what all can see could hold a fitting spell, or has an open ability."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from brzdek.core.ask import Option, Steps, Word
from brzdek.core.copies import card_of
from brzdek.core.effects.actions import FreeAct
from brzdek.core.effects.answers import from_left
from brzdek.core.effects.ongoing import CardGame, Happening
from brzdek.core.effects.windows import Windows, timed
from brzdek.games.magia_i_miecz.rules.state import World

BEFORE_COMBAT = "before_combat"
OWN_QUESTIONS = frozenset({"turn_start", "turn_end", "after_move"})
"""Moments in which whoever's turn it is has a question of his own; there only the others are asked."""


class Casting(NamedTuple):
    """What the rules of spells do for windows; they come after this module."""

    could_cast: Callable[[World, int], bool]
    castable: Callable[[World, int, Happening], list[Option]]
    cast: Callable[[World, int, str, Happening], Steps[None]]


class Moments(Windows):
    """Acting and answering with spells from the hidden hand, and with abilities that lie open."""

    spells: Casting

    def idle(self, game: CardGame, happening: Happening) -> bool:
        window = happening.opens
        if game.ongoing.uses.get(window) or window == BEFORE_COMBAT:
            return False
        world = cast(World, game)
        return not timed(game, window) or not any(
            self.spells.could_cast(world, seat) for seat in range(game.players) if world.adventurers[seat].casts > 0
        )

    def order(self, game: CardGame, happening: Happening) -> Sequence[Word]:
        world = cast(World, game)
        if happening.moment:
            first = [] if happening.kind in OWN_QUESTIONS else [happening.by]
            seats = [*first, *from_left(game, happening.by)]
            fight = world.fight
            if happening.kind in ("before_combat", "outcome") and fight is not None and fight.duel:
                fighters = [one for one in (fight.attacker, fight.seat, *fight.foes) if isinstance(one, int)]
                seats = list(dict.fromkeys([*fighters, *seats]))
        elif happening.kind == "lose_endurance" and happening.seat is not None:
            seats = [happening.seat, *from_left(game, happening.seat)]
        else:
            seats = from_left(game, happening.by)
        hit = happening.seat if happening.kind == "lose_endurance" else None
        concerned = happening.by if hit is None else hit
        return [seat for seat in seats if world.adventurers[seat].alive and not world.apart(seat, concerned)]

    def may_play(self, game: World, actor: Word, happening: Happening) -> bool:
        return bool(timed(game, happening.opens)) and self.spells.could_cast(game, int(actor))

    def plays(self, game: World, actor: Word, happening: Happening) -> Sequence[Option]:
        options = self.spells.castable(game, int(actor), happening)
        if happening.kind != "after_move":
            return options
        # After the move of another only what may be cast at any time.
        any_time = timed(game, "turn_end")
        return [option for option in options if card_of(str(option[1])) in any_time]

    def play(self, game: World, actor: Word, option: Option, happening: Happening) -> Steps[None]:
        yield from self.spells.cast(game, int(actor), str(option[1]), happening)


def _exchanges(game: World, actor: Word) -> Sequence[Option]:
    """Trophies of those who fight: until the dice fall."""
    from brzdek.games.magia_i_miecz.rules import things

    fight = game.fight
    if fight is None or actor not in (fight.seat, *fight.foes):
        return ()
    return things.exchanges(game, int(actor))


def _exchange(game: World, actor: Word, option: Option) -> Steps[None]:
    from brzdek.games.magia_i_miecz.rules import things

    yield from things.exchange(game, int(actor), str(option[1]))


WINDOWS = Moments([FreeAct("exchange", frozenset({"before_combat"}), _exchanges, _exchange)])
