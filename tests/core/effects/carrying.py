"""Carrying out an effect of the tiny game."""

from __future__ import annotations

from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.runtime import settle
from tests.tiny.state import Fair
from tests.tiny.tables import carry_out, compiled


def here(game: Fair, seat: int = 0, source: str = "card.1") -> Context[Fair]:
    return Context(game, seat, source)


def done(game: Fair, text: str, *answers: str, seat: int = 0) -> list[list[str]]:
    """Carry out an effect and settle; the options of each question."""
    asked = carry_out(perform(compiled(text), here(game, seat)), *answers)
    return asked + carry_out(settle(game))
