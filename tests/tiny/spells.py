"""Who may answer what at the fair: everybody who holds a spell is asked, whatever the spell is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from brzdek.core.ask import Option, Steps
from brzdek.core.effects.answers import Answer, Answerers, announce, announce_effect, answer_in
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.ongoing import CardGame, Happening
from brzdek.core.effects.runtime import allowed
from tests.tiny.state import Fair


class Spells(Answerers):
    """Answering with spells from the hidden hand."""

    def is_asked(self, game: CardGame, seat: int, happening: Happening) -> bool:
        fair = cast(Fair, game)
        return bool(fair.traders[seat].spells) and allowed(fair, seat, "cast")

    def order(self, game: CardGame, happening: Happening) -> Sequence[int]:
        """Whoever is about to lose a life may help himself, even if it is his own doing."""
        others = super().order(game, happening)
        return [happening.by, *others] if happening.kind == "lose_life" else others

    def options(self, game: CardGame, seat: int, happening: Happening) -> Sequence[Option]:
        fair = cast(Fair, game)
        spells = fair.traders[seat].spells
        return [("answer", spell) for spell in spells if self._found(fair, seat, spell, happening)]

    def answer(self, game: CardGame, seat: int, option: Option, happening: Happening) -> Steps[None]:
        fair = cast(Fair, game)
        spell = str(option[1])
        answer = self._found(fair, seat, spell, happening)
        assert answer is not None
        begin_casting(fair, seat, spell)
        ctx = answer.context(fair, seat, spell, happening)
        own = yield from announce(ctx, Happening("cast", None, seat, about=spell, answers=happening), self)
        if not own.cancelled:
            yield from perform(answer.effect, ctx)
        end_casting(fair, own)

    @staticmethod
    def _found(game: Fair, seat: int, spell: str, happening: Happening) -> Answer | None:
        slot = game.card(spell).effects.get("react")
        return answer_in(slot, lambda answer: answer.context(game, seat, spell, happening))


SPELLS = Spells()


def cast_spell(game: Fair, seat: int, spell: str) -> Steps[None]:
    """Cast a spell in one's own turn."""
    begin_casting(game, seat, spell)
    effect = game.card(spell).effects["cast"]
    cast_at = yield from announce_effect(effect, Context(game, seat, spell), "cast", SPELLS)
    assert cast_at is not None, "a spell without effect may not be cast"
    end_casting(game, cast_at)


def begin_casting(game: Fair, seat: int, spell: str) -> None:
    game.traders[seat].spells.remove(spell)
    game.casting.append(spell)
    game.reveals += 1
    game.log.tell("casts", seat, spell)


def end_casting(game: Fair, happening: Happening) -> None:
    spell = str(happening.about)
    game.casting.remove(spell)
    game.used_spells.append(spell)
    if happening.cancelled:
        game.log.tell("fizzled", spell)
