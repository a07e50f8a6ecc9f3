"""Who may act and answer at the fair: everybody who holds a spell is asked, whatever the spell is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option, Steps, Word
from brzdek.core.copies import Copy
from brzdek.core.effects.actions import FreeAct
from brzdek.core.effects.answers import Answer, acting, announce, announce_effect, answer_in
from brzdek.core.effects.effect import perform
from brzdek.core.effects.ongoing import CardGame, Happening
from brzdek.core.effects.runtime import allowed
from brzdek.core.effects.timing import timed
from brzdek.core.effects.windows import Windows, playable
from brzdek.core.zones import discard, move
from tests.tiny import events
from tests.tiny.loads import FREE_ACTS
from tests.tiny.state import Fair

BEFORE_FIGHT = "before_fight"
OWN_TURN = "own_turn"


class Spells(Windows):
    """Acting and answering with spells from the hidden hand, and with items that lie open."""

    def order(self, game: CardGame, happening: Happening) -> Sequence[Word]:
        fair = cast(Fair, game)
        if happening.kind == BEFORE_FIGHT:
            return [one for one in fair.fight or () if fair.player_of(one) is not None]
        others = super().order(game, happening)
        if happening.kind == "lose_life":  # whoever is about to lose a life may help himself, even if it is his doing
            return [happening.by, *[one for one in others if one != happening.by]]
        return others

    def may_play(self, game: Fair, actor: Word, happening: Happening) -> bool:
        return bool(game.zone("spells", actor)) and bool(timed(game, happening.opens)) and allowed(game, actor, "cast")

    def plays(self, game: Fair, actor: Word, happening: Happening) -> Sequence[Option]:
        return [
            ("cast" if find_answer(game, actor, spell, happening) is None else "answer", spell)
            for spell in playable(game, actor, game.zone("spells", actor), happening)
        ]

    def play(self, game: Fair, actor: Word, option: Option, happening: Happening) -> Steps[None]:
        spell = str(option[1])
        answer = find_answer(game, actor, spell, happening)
        if answer is None:
            yield from cast_spell(game, actor, spell)
            return
        begin_casting(game, actor, spell)
        ctx = answer.context(game, actor, spell, happening)
        own = Happening("cast", None, ctx.seat, about=spell, answers=happening, for_=ctx.for_)
        yield from announce(ctx, own, self)
        if not own.cancelled:
            yield from perform(answer.effect, ctx)
        end_casting(game, own)


def find_answer(game: Fair, actor: Word, spell: Copy, happening: Happening) -> Answer | None:
    slot = game.card(spell).effects.get("react")
    return answer_in(slot, lambda answer: answer.context(game, actor, spell, happening))


ACTS: Sequence[FreeAct] = FREE_ACTS
WINDOWS = Spells(ACTS)


def cast_spell(game: Fair, actor: Word, spell: Copy) -> Steps[None]:
    """Cast a spell that is no answer."""
    begin_casting(game, actor, spell)
    effect = game.card(spell).effects["cast"]
    cast_at = yield from announce_effect(effect, acting(game, actor, spell), "cast", WINDOWS)
    assert cast_at is not None, "a spell without effect may not be cast"
    end_casting(game, cast_at)


def begin_casting(game: Fair, actor: Word, spell: Copy) -> None:
    move(game, spell, game.casting, tell=False)
    game.log.tell(events.Casts, actor, spell)


def end_casting(game: Fair, happening: Happening) -> None:
    spell = str(happening.about)
    discard(game, spell, tell=False)
    if happening.cancelled:
        game.log.tell(events.Fizzled, spell)
