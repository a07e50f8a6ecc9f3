"""Fights at the fair: between traders, with beasts of the meadow, with the devil."""

from __future__ import annotations

from brzdek.core.ask import Steps, Word
from brzdek.core.effects.context import Context
from brzdek.core.effects.ongoing import Happening
from brzdek.core.effects.runtime import fire, tick
from brzdek.core.effects.throws import throw
from brzdek.core.effects.windows import open_window
from brzdek.core.zones import discard, draw
from tests.tiny import events
from tests.tiny.spells import BEFORE_FIGHT, WINDOWS
from tests.tiny.state import DEVIL, DEVIL_LIVES, Fair, strength_of

FIGHT_END = "fight_end"


def fight(game: Fair, seat: int, other: Word, during: str) -> Steps[Word | None]:
    """One fight, up to its outcome: who has won, None for a draw."""
    game.fight = (seat, other)
    yield from open_window(game, BEFORE_FIGHT, seat, WINDOWS, how=during, foes=(other,))
    scores: dict[Word, int] = {}
    for one in (seat, other):
        if isinstance(one, int):
            fall = yield from throw(game, one, "attack", windows=WINDOWS, during=during)
        else:
            fall = game.chance.roll()
        scores[one] = strength_of(game, one, during) + fall
    game.log.tell(events.Fought, seat, other, scores[seat], scores[other])
    if scores[seat] == scores[other]:
        return None
    winner, loser = (seat, other) if scores[seat] > scores[other] else (other, seat)
    if isinstance(winner, int):
        fire(game, "win_fight", winner, Happening("win_fight", winner, winner, how=during, foes=(loser,)))
    return winner


def end_fight(game: Fair, seat: int) -> None:
    game.fight = None
    tick(game, FIGHT_END, seat)


def lost(game: Fair, loser: int, winner: Word, during: str, source: Word = "") -> Steps[None]:
    """The loser of a fight is to lose a life."""
    from tests.tiny.verbs import lose_life

    by = winner if isinstance(winner, int) else loser
    yield from lose_life(Context(game, loser, source, by=by), 1, during, (winner,))


def attack(game: Fair, seat: int, other: int) -> Steps[None]:
    """A duel of two traders."""
    winner = yield from fight(game, seat, other, "duel")
    if isinstance(winner, int):
        yield from lost(game, other if winner == seat else seat, winner, "duel")
    end_fight(game, seat)


def hunt(game: Fair, seat: int, beast: str) -> Steps[None]:
    winner = yield from fight(game, seat, beast, "hunt")
    if winner == beast:
        yield from lost(game, seat, beast, "hunt", beast)
    elif winner == seat:
        discard(game, beast)
    end_fight(game, seat)


def challenge(game: Fair, seat: int) -> Steps[None]:
    """The devil gets a spell for the fight; his neighbour casts it for him."""
    game.fight = (seat, DEVIL)
    draw(game, game.spell_deck, game.zone("spells", DEVIL))
    winner = yield from fight(game, seat, DEVIL, "hunt")
    if winner == DEVIL:
        yield from lost(game, seat, DEVIL, "hunt")
    elif winner == seat:
        game.devil_life -= 1
        if game.devil_life == 0:
            game.devil_life = DEVIL_LIVES
            game.traders[seat].crowns += 1
            for spell in list(game.zone("spells", DEVIL)):
                discard(game, spell)
    end_fight(game, seat)
