"""What is known of the ending: its card, who is on the Crown, how its beings fare."""

from __future__ import annotations

import textwrap

from brzdek.core.drawing import Line, Style
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.cards.pieces import BeingCard
from brzdek.games.magia_i_miecz.face.naming import card_text, name, names
from brzdek.games.magia_i_miecz.view.view import WorldView


def ending(view: WorldView, rest: str, say: Say, style: Style) -> list[Line]:
    if not view.ending:
        return _unknown(view, say, style)
    lines: list[Line] = [[("title", say("ending.title", card=name(view, view.ending, say)))]]
    lines += _wrapped(card_text(view, view.ending, say), style)
    if view.on_the_crown:
        lines += _wrapped(say("ending.there", names=names(view, view.on_the_crown, say)), style)
    seat, result = view.endgame
    if seat is not None:
        key = f"ending.result_{result}" if result else "ending.bearer"
        lines += _wrapped(say(key, seat=view.names[seat]), style)
    for being in _wounded(view):
        left, full = view.endurance_left(being)
        lines += _wrapped(say("ending.being", card=name(view, being, say), left=left, full=full), style)
    return lines


def _unknown(view: WorldView, say: Say, style: Style) -> list[Line]:
    """A secret one: what it may be, and when it comes to light."""
    endings = [card for card in view.catalog.cards.values() if card.kind == "ending"]
    if not view.draws_ending:
        return _wrapped(say("ending.none"), style)
    told = ", ".join(card.name.to(say.lang) for card in endings)
    return [*_wrapped(say("ending.secret"), style), *_wrapped(say("ending.one_of", cards=told), style)]


def _wounded(view: WorldView) -> list[str]:
    """The beings that have lost Endurance."""
    beings = [card.id for card in view.catalog.cards.values() if isinstance(card, BeingCard) and card.endurance]
    return [one for one in beings if view.endurance_left(one)[0] < view.endurance_left(one)[1]]


def _wrapped(text: str, style: Style) -> list[Line]:
    return [[("", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="  ")]
