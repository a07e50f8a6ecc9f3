"""What people ask of what has happened: whether a shot hit, what was found, why somebody attacked; and of whom they may
reach.
"""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.events import Rolled
from brzdek.core.inquiry import AT_ONCE, CAUSE, HAVE, INSIDE, MANY, MAY, WHAT, WHERE, WHO, WHY, Inquiry, best_named
from brzdek.core.log import Event
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.face import looks, ways
from brzdek.games.magia_i_miecz.face.causes import because
from brzdek.games.magia_i_miecz.face.inquiry_words import ASKED
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong
from brzdek.games.magia_i_miecz.face.place_inquiries import kinds_named
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, told
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.view import WorldView

SHOT_FAR = 3
"""So many spaces far one shoots."""
SHOOTING = ("shoot", "strzel")
MOST_FOUND = 3
ENDING = (events.FightEnds, events.Evaded, events.TurnBegins)
"""With what a combat is over."""
LEAVING = (events.SpellTaken, events.SpellLost, events.Casts, events.Discarded, events.Dropped)
"""With what a card leaves whoever had it."""
PRESENT = ("can", "could", "may", "might", "will", "how", "jak", "moge", "moze", "mozna", "bedzie")


def _last_shot(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one's last shot went; nothing if there was none, or if it is asked how one shoots."""
    if any(fold(word) in PRESENT for word in about.split()[:1]):
        return []
    shots = [one for one in view.events() if isinstance(one, events.Shot) and one.seat == view.seat]
    if not shots:
        return told(style, say("told.no_shot")) if _characters(view) else []
    key = "you.shot.hit" if shots[-1].hit else "you.shot.missed"
    return told(style, say(key, target=name(view, shots[-1].target, say)))


def _missed(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one's last shot went, and how a shot is decided; nothing if there was none."""
    shots = [one for one in view.events() if isinstance(one, events.Shot) and one.seat == view.seat]
    return [*_last_shot(view, "", say, style), *told(style, say("told.shooting"))] if shots else []


def _turn_lost(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """The card, or the space, by which one lost one's last turn."""
    log = view.events()
    ends = [place for place, one in enumerate(log) if isinstance(one, events.TurnLost) and one.seat == view.seat]
    loss = [
        place
        for place, one in enumerate(log[: ends[-1]] if ends else log)
        if isinstance(one, events.LosesTurn | events.TurnCut) and one.seat == view.seat
    ]
    for one in reversed(log[: loss[-1]] if loss else ()):
        by = one.about if isinstance(one, Rolled) else getattr(one, "card", "")
        if card_of(str(by)) in view.catalog.cards:
            who = getattr(one, "seat", view.seat)
            key = "told.turn_lost" if who == view.seat else "told.turn_lost_by"
            text = card_text(view, str(by), say)
            sentence = say(key, card=name(view, by, say), who=view.names[who or 0])
            return told(style, sentence, *([text] if text else []))
        if isinstance(one, events.TurnBegins):
            return []
    return []


def _found(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What one drew last; at a place that is named, if one was there."""
    if not _characters(view):
        return []
    kinds = kinds_named(view, about)
    wanted = {space for kind in kinds for space in kind}
    found: list[str] = []
    space, told_of = "", list[tuple[str, str]]()
    for event in view.events():
        if isinstance(event, events.Went | events.Placed) and event.seat == view.seat:
            space = event.space
        if isinstance(event, events.Drew | events.Took) and event.seat == view.seat and (not wanted or space in wanted):
            told_of.append((space, event.card))
    last = told_of[-1][0] if told_of else ""
    for at, card in dict.fromkeys(reversed(told_of)):
        if at != last or len(found) == MOST_FOUND:
            break
        found.append(say("told.found", card=strong(view, card, say), space=name(view, at, say)))
    if not found:
        return told(style, say("told.found_nothing"))
    text = card_text(view, told_of[-1][1], say)
    return told(style, *found, *([text] if text else []))


def _attacked(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """The last combat into which one was drawn, and why there was one; nothing if it is asked what may happen."""
    if any(fold(word.strip("?!.,")) in PRESENT for word in about.split()):
        return []
    fights = [
        one
        for one in view.events()
        if isinstance(one, events.Fights) and (view.seat in one.foes or one.seat == view.seat)
    ]
    named = best_named(about, {one.seat: (one.name,) for one in view.adventurers if one.seat != view.seat})
    fights = [one for one in fights if one.seat in named or not set(named).isdisjoint(one.foes)] or fights
    if not fights:
        return told(style, say("told.not_attacked"))
    last = fights[-1]
    foes: Sequence[Word] = last.foes if last.seat == view.seat else (last.seat,)
    who = ", ".join(name(view, one, say) for one in foes)
    if last.seat != view.seat:
        return told(style, say("told.attacked_by", who=who))
    if any(isinstance(one, int) for one in foes):
        return told(style, say("told.you_attacked", who=who))
    texts = [f"{strong(view, one, say)}: {card_text(view, str(one), say)}" for one in foes if isinstance(one, str)]
    peace = [f"{name(view, one, say)}: {card_text(view, one, say)}" for one in _characters(view)]
    return told(style, say("told.enemy_attacked", who=who), *[text.rstrip(": ") for text in texts], *peace)


def _last_fight(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one's last combat went, from its beginning; nothing if a player is named who was not in it."""
    if any(fold(word.strip("?!.,")) in PRESENT for word in about.split()[1:]):
        return []
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    log = view.events()
    own = [
        place
        for place, one in enumerate(log)
        if isinstance(one, events.Fights) and (view.seat in one.foes or one.seat == view.seat)
    ]
    if named_others(view, about) and not set(named_others(view, about)) & _fighters(log, own):
        return []
    if not own:
        return told(style, say("told.no_fight")) if _characters(view) else []
    course = log[own[-1] :]
    end = next((place for place, one in enumerate(course) if isinstance(one, ENDING)), len(course))
    face = WorldFace()
    sentences = [face.event(view, one, say) for one in face.gather(course[: end + 1])]
    return told(style, *(f"• {text}" for text in sentences if text), say("told.odds_made_of"))


def _why_fought(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What led to one's last combat on the space that is named, from the move to it on; nothing: none is named."""
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    spaces = {space for kind in kinds_named(view, about) for space in kind}
    log = view.events()
    came, course = -1, list[Event]()
    for place, event in enumerate(log):
        if isinstance(event, events.Went | events.Placed) and event.seat == view.seat:
            came = place if event.space in spaces else -1
        elif isinstance(event, events.Fights) and event.seat == view.seat and came >= 0:
            course = log[came : place + 1]
    face = WorldFace()
    sentences = [face.event(view, one, say) for one in face.gather(course)]
    return told(style, *(f"• {text}" for text in sentences if text))


def become_of(view: WorldView, card: str, say: Say) -> list[str]:
    """How a card that is nowhere to be seen left the reader; nothing: it was never his."""
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    log, face = view.events(), WorldFace()
    for place in range(len(log) - 1, -1, -1):
        event = log[place]
        if isinstance(event, LEAVING) and event.seat == view.seat and card_of(event.card) == card:
            by = face.cause(view, event, log[:place], say)
            return [text for text in (face.event(view, event, say), by and say("told.because_of", cause=by)) if text]
    return []


def _why_lost(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How a card that is named left another player who is named, and what did it; nothing: it never did."""
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    log, face = view.events(), WorldFace()
    whose = list(named_others(view, about))[:1]
    left = {
        place: tuple(view.catalog.cards[card_of(event.card)].name)
        for place, event in enumerate(log)
        if isinstance(event, LEAVING) and event.seat in whose
    }
    found = best_named(about, left, whole=True)[-1:]
    return [
        line
        for place in found
        for line in told(style, face.event(view, log[place], say) or "", because(view, log, place, say))
    ]


def _fighters(log: Sequence[Event], fights: Sequence[int]) -> set[Word]:
    """Who took part in the last of these combats."""
    last = log[fights[-1]] if fights else None
    return {last.seat, *last.foes} if isinstance(last, events.Fights) else set()


def _characters(view: WorldView) -> Sequence[str]:
    one = view.adventurer(view.seat) if view.seat is not None else None
    return one.characters if one is not None and one.alive else ()


def _shooting(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one shoots, whether one can, and who is near enough."""
    one = view.adventurer(view.seat) if view.seat is not None else None
    if one is None or not one.alive or not one.space:
        return told(style, say("told.shooting"))
    own = [*one.characters, *(friend.copy for friend in one.friends), *(thing.copy for thing in one.things)]
    archers = [copy for copy in own if any(word in fold(card_text(view, copy, say)) for word in SHOOTING)]
    if not archers:
        return told(style, say("told.no_archer"), say("told.shooting"))
    near = [
        f"{other.name} ({name(view, other.space, say)})" for other in view.adventurers if _is_near(view, other.space)
    ]
    near = [text for text in near if not text.startswith(f"{one.name} (")]
    near += [
        f"{strong(view, copy, say)} ({name(view, space, say)})"
        for space in view.rings
        for copy in view.space(space).cards
        if view.catalog.cards[card_of(copy)].kind == "enemy" and _is_near(view, space)
    ]
    within = say("told.in_range", names=", ".join(near)) if near else say("told.none_in_range")
    texts = [f"{name(view, copy, say)}: {card_text(view, copy, say)}" for copy in archers]
    return told(style, within, *texts, say("told.shooting"))


def _is_near(view: WorldView, space: str) -> bool:
    """Is it within range, in the same ring?"""
    here = view.adventurer(view.seat or 0).space
    if not space or space not in view.rings or here not in view.rings:
        return False
    ring = view.ring.get(ways.space_of(view, here).region, ())
    if space not in ring or here not in ring:
        return False
    far = (ring.index(space) - ring.index(here)) % len(ring)
    return min(far, len(ring) - far) <= SHOT_FAR


def _stealing(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How things are taken from others."""
    named = best_named(
        about, {one.seat: (one.name,) for one in view.adventurers if one.alive and one.seat != view.seat}
    )
    return told(
        style,
        say("told.stealing"),
        *(ways.way_to(view, view.adventurer(named[0]).space, say) if _can_go(view, named) else ()),
    )


def _can_go(view: WorldView, named: Sequence[int]) -> bool:
    own = view.adventurer(view.seat) if view.seat is not None else None
    return bool(named) and own is not None and own.alive and bool(view.adventurer(named[0]).space)


def _still(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where a card lies that is named by a part of its name, or what is on one's space."""
    lying = {
        (copy, space): tuple(view.catalog.cards[card_of(copy)].name)
        for space in view.rings
        for copy in view.space(space).cards
    }
    found = best_named(about, lying)
    if found:
        texts = [say("told.lies", card=strong(view, copy, say), space=name(view, space, say)) for copy, space in found]
        return told(style, *dict.fromkeys(texts))
    return looks.here(view, "", say, style) if _characters(view) else []


OF_THE_PAST: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, ASKED["why_lost"], _why_lost),
    Inquiry(WHAT, ASKED["shot_result"], _last_shot),
    Inquiry(CAUSE, ASKED["missed"], _missed),
    Inquiry(CAUSE, ASKED["turn_lost"], _turn_lost),
    Inquiry(CAUSE, ASKED["fight_went"], _last_fight),
    Inquiry(CAUSE, ASKED["must_fight"], _why_fought),
    Inquiry(f"{WHAT}|{HAVE}|{INSIDE}", ASKED["found"], _found),
    Inquiry(f"{WHY}|{WHO}", ASKED["attacked"], _attacked),
    Inquiry(f"{MAY}|{WHO}|{WHAT}|{MANY}", ASKED["shoot"], _shooting),
    Inquiry(MAY, ASKED["stealing"], _stealing),
    Inquiry(f"{WHAT}|{WHERE}|{WHO}", ASKED["still"], _still),
)
