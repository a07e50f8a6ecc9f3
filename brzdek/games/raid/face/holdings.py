"""What people ask of things that somebody has: whether one has a card, who took an artifact, what tokens are worth; and
of two rooms, which is better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, BEAT, COST, HAVE, MANY, OWNED, WHAT, WHERE, WHO, Inquiry, best_named
from brzdek.core.text import Say, fold
from brzdek.games.raid.face.holding_words import ASKED, TOLD
from brzdek.games.raid.face.looks import Show
from brzdek.games.raid.face.naming import capital, name, text_of, tokens
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView

V = TypeVar("V", bound=RaidView[Any])
ARTIFACT = "artifact"
MOST_NAMED = 2
"""A word that fits more cards names none of them."""
OPENING = ("open", "otw")
"""What words begin with that ask whether to open a prison."""
PRISONER = ("wiezn", "uwoln", "prison", "freed", "free")
"""What words for whoever was set free begin with."""


def _owned(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Of the card or token that is named, how many one has, pile by pile; nothing: none is named."""
    if view.seat is None or not about:
        return []
    others = {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat}
    if named := best_named(about, others, whole=True):
        return _some_artifact(view, about, view.names[named[0]], say, style)
    piles: dict[str, Sequence[str]] = {
        "hand": view.hand,
        "played": view.me.played,
        "deck": view.deck,
        "discard": view.me.discard,
        "tokens": view.me.tokens,
    }
    found = best_named(about, {card: tuple(piece.name) for card, piece in view.pieces.items()}, whole=True)
    words = say.also(TOLD)
    if not found or len({view.pieces[card].name for card in found}) > MOST_NAMED:
        return _some_artifact(view, about, view.names[view.seat], say, style)
    lines = []
    for card in {view.pieces[card].name: card for card in found}.values():
        own = view.pieces[card].name
        counts = {pile: sum(view.pieces[one].name == own for one in cards) for pile, cards in piles.items()}
        told = ", ".join(words(f"pile.{pile}", n=count) for pile, count in counts.items() if count)
        if told or card in view.row or card in view.reserve or card in view.cards_of(view.seat):
            lines.append(words("told.piles" if told else "told.have_none", card=name(view, card, say), piles=told))
    return [part for line in lines for part in wrapped(line, style)]


def _some_artifact(view: RaidView[Any], about: str, who: str, say: Say, style: Style) -> list[Line]:
    """Whether somebody has an artifact, where that is asked about."""
    if not any(fold(word).startswith(("artefakt", "artifact")) for word in about.split()):
        return []
    return _taken(view, who, say, style)


def _counted(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """How many of a card one has, where it is said that one's own are meant."""
    return _owned(view, about, say, style)


def _taken(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """Who has which artifact."""
    words = say.also(TOLD)
    seats = best_named(about, {seat: (who,) for seat, who in enumerate(view.names)}) or range(len(view.names))
    told = []
    for seat in seats:
        own = [token for token in view.thieves[seat].tokens if view.pieces[token].kind == ARTIFACT]
        if own:
            told.append(words("told.artifacts_of", who=view.names[seat], what=", ".join(tokens(view, own, say))))
    nobody = words("told.no_artifact") if len(seats) > 1 else words("told.no_artifact_of", who=view.names[seats[0]])
    return wrapped(" ".join(told) or nobody, style)


def _token_worth(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    """What one's tokens are worth, or those who were freed."""
    if view.seat is None or any(fold(word).startswith(OPENING) for word in about.split()):
        return []
    words = say.also(TOLD)
    freed = any(fold(word).startswith(PRISONER) for word in about.split())
    own = [token for token in view.me.tokens if not freed or view.pieces[token].kind == "prisoner"]
    if not own:
        return wrapped(words("told.no_tokens"), style)
    points = [view.worth(view.seat, token) for token in own]
    told = []
    for token, n in zip(own, points, strict=True):
        scoring = text_of(view.pieces[token], say, "score").rstrip(".")
        told.append(
            words("told.token_scores" if scoring else "told.token_worth", name=name(view, token, say), n=n, how=scoring)
        )
    return wrapped(words("told.tokens_worth", tokens=", ".join(told), n=sum(points)), style)


def holdings(describe: Callable[[V, int, Say], str], way: Show[V]) -> Sequence[Inquiry[V]]:
    """With the rooms and the ways of one game."""

    def rooms(view: V, about: str, say: Say, style: Style) -> list[Line]:
        """What is in each of the rooms that are named, and how far it is; fewer than two: something else is asked."""
        numbers = [int(word) for one in about.split() if (word := one.strip("?!.,")).isdecimal() and len(word) < 5]
        known = [room for room in dict.fromkeys(numbers) if room in view.board.rooms]
        if len(known) < 2:
            return []
        lines: list[Line] = []
        for room in known:
            lines += wrapped(capital(describe(view, room, say)), style)
            if not view.me.out and room != view.me.room:
                lines += way(view, str(room), say, style)
        return lines

    comparing = f"{WHAT}|{BEAT}|{WHERE}|{HAVE}|{COST}"
    return (
        Inquiry(comparing, ASKED["rooms"], rooms),
        Inquiry(OWNED, ANYTHING, _owned),
        Inquiry(MANY, ASKED["own_cards"], _counted),
        Inquiry(WHO, ASKED["taken"], _taken),
        Inquiry(f"{MANY}|{WHAT}|{COST}|{WHO}", ASKED["token_worth"], _token_worth),
    )
