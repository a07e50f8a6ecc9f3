"""What everybody could see the others do in this round, and how suspicious that makes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import best_named
from brzdek.core.log import Event
from brzdek.core.text import Say, fold
from brzdek.games.sabotazysta.bots.watching import Watcher
from brzdek.games.sabotazysta.cards.corridors import cell_word
from brzdek.games.sabotazysta.cards.pieces import uses
from brzdek.games.sabotazysta.face.paragraphs import told
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.view.view import MineView

LITTLE, MUCH = 0.25, 0.5
"""How likely a saboteur has to be for some suspicion, and for much."""
OF_ONESELF = frozenset(("ja", "mnie", "mi", "me", "i"))
TO_ONESELF = frozenset(("mnie", "mi", "me", "my", "moja", "moje", "moj", "mojej"))
"""Whom somebody else did something to, or knows."""


def suspected(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Of whoever is named, or of everybody else, the most suspicious first; of oneself, what others may think."""
    if view.roles is not None or view.over:
        return []
    named = best_named(about, {seat: (name,) for seat, name in enumerate(view.names)})
    words = fold(about.strip("?!. ")).split()
    if view.seat is not None and (named == [view.seat] or (not named and not OF_ONESELF.isdisjoint(words))):
        return told(style, _of_oneself(view, say))
    watcher = Watcher()
    watcher.watch(view)
    chances = watcher.suspicion(view)
    others = _all_named(view, words) or [seat for seat in range(len(view.names)) if seat != view.seat]
    ordered = sorted(others, key=lambda seat: -chances[seat])
    if not any(_is_known(view, seat, chances[seat], say) for seat in ordered):
        return told(style, say("told.too_early", who=", ".join(view.names[seat] for seat in ordered)))
    lines = [_judged(view, seat, chances[seat], say) for seat in ordered]
    if named and view.seat is not None and not TO_ONESELF.isdisjoint(words):
        lines.append(_of_oneself(view, say))
    sure = all(chances[seat] in (0, 1) for seat in ordered)
    return told(style, *lines, say("told.sure" if sure else "told.only_guess"))


def _all_named(view: MineView, words: Sequence[str]) -> list[int]:
    """All players whom a line names, in any form."""
    found = {seat for word in words for seat in best_named(word, {s: (name,) for s, name in enumerate(view.names)})}
    return sorted(seat for seat in found if seat != view.seat)


def _judged(view: MineView, seat: int, chance: float, say: Say) -> str:
    judged = _suspicion(view, seat, chance, say)
    return say("told.seen", who=view.names[seat], deeds=_listed(view, seat, say), judged=judged)


def _is_known(view: MineView, seat: int, chance: float, say: Say) -> bool:
    """Has a player done anything by which they can be judged, or is it known anyway what they are?"""
    return chance in (0, 1) or bool(_deeds(view, seat, say))


def _suspicion(view: MineView, seat: int, chance: float, say: Say) -> str:
    if not _is_known(view, seat, chance, say):
        return say("told.suspicion.none")
    key = "little" if chance < LITTLE else "some" if chance < MUCH else "much"
    return say(f"told.suspicion.{key}", percent=round(100 * chance))


def _of_oneself(view: MineView, say: Say) -> str:
    """How one looks to somebody who knows nobody's role."""
    assert view.seat is not None
    watcher = Watcher()
    watcher.watch(view)
    judged = _suspicion(view, view.seat, watcher.rumour(view, view.seat), say)
    return say("told.seen_you", deeds=_listed(view, view.seat, say), judged=judged[:1].lower() + judged[1:])


def rumoured(view: MineView, say: Say, style: Style) -> list[Line]:
    """How suspicious everybody looks to somebody who knows nobody's role, oneself included."""
    if view.roles is not None or view.over:
        return []
    watcher = Watcher()
    watcher.watch(view)
    chances = {seat: watcher.rumour(view, seat) for seat in range(len(view.names))}
    ordered = sorted(chances, key=lambda seat: -chances[seat])
    if not any(_is_known(view, seat, chances[seat], say) for seat in ordered):
        return []
    names = [say("told.rumour", who=_person(view, seat, say), percent=round(100 * chances[seat])) for seat in ordered]
    return told(style, say("told.rumours", told=", ".join(names)))


def this_round(view: MineView) -> Sequence[Event]:
    log = view.events()
    begin = max((place for place, event in enumerate(log) if isinstance(event, events.Round)), default=-1)
    return log[begin + 1 :]


def _deeds(view: MineView, seat: int, say: Say) -> Counter[str]:
    """What a player did in this round, as everybody saw it; the same things are counted."""
    return Counter(filter(None, (_deed(view, event, seat, say) for event in this_round(view))))


def _listed(view: MineView, seat: int, say: Say) -> str:
    deeds = _deeds(view, seat, say).items()
    return "; ".join(f"{deed} ×{n}" if n > 1 else deed for deed, n in deeds) or say("deed.nothing")


def _deed(view: MineView, event: Event, seat: int, say: Say) -> str:
    """A deed of this player in a few words; "": it is of somebody else, or none that tells anything."""
    if getattr(event, "seat", None) != seat:
        return ""
    match event:
        case events.PathLaid(card=card, cell=cell):
            blocks = uses(view.catalog).get(card) == "dead_end"
            return say("deed.dead_end", cell=cell_word(cell)) if blocks else say("deed.path")
        case events.Collapsed(cell=cell):
            return say("deed.rockfall", cell=cell_word(cell))
        case events.Broke(whom=whom):
            return say("deed.broke", who=_person(view, whom, say))
        case events.Repaired(whom=whom):
            return say("deed.repaired_own") if whom == seat else say("deed.repaired", who=_person(view, whom, say))
        case events.Looked(cell=cell):
            return say("deed.looked", cell=cell_word(cell))
        case events.Passed():
            return say("deed.pass")
    return ""


def _person(view: MineView, seat: int, say: Say) -> str:
    return say("deed.you") if seat == view.seat else view.names[seat]


def round_won(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Who won the last round that is over."""
    over = [event for event in view.events() if isinstance(event, events.RoundOver)]
    if not over:
        return told(style, say("told.no_round_over"))
    last = over[-1]
    return told(style, say(f"told.round_won.{last.winners}", round=last.round))
