"""What is told of that which is before whoever plays, where a question does not name it: a foe, a place, a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from brzdek.core.ask import Ask, Word
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import AHEAD, AT_ONCE, GAIN, HARM, THEN, USE, WHO, WORTH, Inquiry, best_named
from brzdek.core.legality import with_rule
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, Text, fold
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard, SpellCard, ThingCard
from brzdek.games.magia_i_miecz.face import looks, ways
from brzdek.games.magia_i_miecz.face.following import FIGHT, following, passing
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong
from brzdek.games.magia_i_miecz.face.self_inquiries import POINTS, own, told
from brzdek.games.magia_i_miecz.rules.reasons import OneWeapon
from brzdek.games.magia_i_miecz.rules.records import HANDLING
from brzdek.games.magia_i_miecz.rules.state import points
from brzdek.games.magia_i_miecz.view.view import WorldView

FACED = ("evade", "attack_how")
"""Questions about those whom one faces."""
OVER = ("loot", "spoils")
"""Questions after a fight."""
CROSSING = ("cross", "portal")
TAKEN = ("friend", "object", "magic_item")
THEN_TOLD: Mapping[str, str] = {
    "landing": "hand.then_landing",
    "portal": "hand.then_landing",
    "arrived": "hand.then_go_on",
    "loot": "hand.then_go_on",
    "spoils": "hand.then_go_on",
    "take": "hand.then_end",
    "end": "hand.then_end",
}


def told_of_it(view: WorldView, ask: Ask, sort: str, say: Say, style: Style) -> list[Line]:
    """Of the foes who are faced, else of the place or the card that asks."""
    if own(view) is None:
        return []
    foes = _faced(view, ask)
    if foes and sort in OF_FOES:
        return OF_FOES[sort](view, foes, say, style)
    if sort == THEN:
        return _then(view, ask, say, style)
    if sort == HARM and any(option[0] == "portal" for option in ask.options):
        return told(style, say("told.portal_failed"))
    if sort == AHEAD and ask.topic != "landing":
        return looks.here(view, "", say, style)
    if ask.topic == "landing" and sort != WHO:
        return _on_the_way(view, ask, say, style)
    if ask.topic == "hand_in" and sort != WHO:
        return told(style, say("hand.trophies", price=view.trophy_price, what=name(view, ask.about[0], say)))
    return _of_the_source(view, ask, GAIN if sort == WORTH else sort, say, style)


# -- foes


def _faced(view: WorldView, ask: Ask) -> Sequence[Word]:
    """Whom one fights, or is asked about, or who is met first if nothing is done."""
    if ask.topic in OVER:
        return ()
    if view.fight is not None and view.seat in (view.fight.seat, *view.fight.foes):
        return view.fight.foes if view.fight.seat == view.seat else (view.fight.seat,)
    if ask.topic in FACED:
        return ask.about
    if ask.topic == "attack_enemy":
        return (ask.options[0][1],)
    comes = following(view)
    return comes.about if comes is not None and comes.kind == FIGHT else ()


def _who(view: WorldView, foes: Sequence[Word], say: Say, style: Style) -> list[Line]:
    lines: list[Line] = []
    for foe in foes:
        if isinstance(foe, int):
            from brzdek.games.magia_i_miecz.face.inquiries import possessions

            lines += possessions(view, foe, say, style)
        else:
            lines += told(style, _described(view, foe, say))
    return [*lines, *looks.against(view, foes, say)]


def _described(view: WorldView, foe: str, say: Say) -> str:
    card = view.catalog.cards.get(card_of(foe))
    if card is None:
        return strong(view, foe, say)
    sort = next(iter(card.notes(say.lang)), "")
    return say("hand.foe", foe=strong(view, foe, say), sort=sort, text=card_text(view, foe, say)).rstrip()


def _won(view: WorldView, foes: Sequence[Word], say: Say, style: Style) -> list[Line]:
    return told(style, *dict.fromkeys(_gains(view, foes, say)))


def _gains(view: WorldView, foes: Sequence[Word], say: Say) -> Iterator[str]:
    for foe in foes:
        if isinstance(foe, int):
            other = view.adventurer(foe)
            things = ", ".join(name(view, thing.copy, say) for thing in other.things) or say("told.nothing")
            yield say("hand.won_player", who=other.name, gold=other.gold, things=things)
        elif (card := view.catalog.cards.get(card_of(foe))) is not None and card.kind == "enemy":
            worth = ", ".join(f"{name(view, what, say)} {points(card, what)}" for what in POINTS if points(card, what))
            yield say("told.reward", foe=strong(view, foe, say), worth=worth, price=view.trophy_price)


def _lost(view: WorldView, foes: Sequence[Word], say: Say, style: Style) -> list[Line]:
    return [*told(style, *dict.fromkeys(_losses(view, foes, say))), *looks.against(view, foes, say)]


def _losses(view: WorldView, foes: Sequence[Word], say: Say) -> Iterator[str]:
    for foe in foes:
        card = view.catalog.cards.get(card_of(str(foe)))
        if isinstance(foe, int):
            yield say("hand.lost_player", who=view.names[foe])
        elif card is not None:
            special = "wins" in card.effects
            text = card_text(view, foe, say) if special else ""
            key = "would.lose_special" if special else "would.lose"
            yield say(key, card=name(view, foe, say), text=text).rstrip()


def _after_fight(view: WorldView, foes: Sequence[Word], say: Say, style: Style) -> list[Line]:
    return told(style, *_gains(view, foes, say), *_losses(view, foes, say), say("hand.then_fight"))


def _weighed(view: WorldView, foes: Sequence[Word], say: Say, style: Style) -> list[Line]:
    """What speaks for a fight and against it."""
    return [*told(style, *_gains(view, foes, say), *_losses(view, foes, say)), *looks.against(view, foes, say)]


OF_FOES: Mapping[str, Callable[[WorldView, Sequence[Word], Say, Style], list[Line]]] = {
    WHO: _who,
    GAIN: _won,
    HARM: _lost,
    THEN: _after_fight,
    WORTH: _weighed,
}


# -- places and cards


def _then(view: WorldView, ask: Ask, say: Say, style: Style) -> list[Line]:
    """What comes after the answer to a question."""
    if following(view) is not None:
        return told(style, say("hand.then_passing", move=passing(view, say)))
    if view.turn != view.seat:
        return told(style, say("hand.then_theirs", who=view.names[view.turn]))
    if ask.topic == "meet":
        here = view.space(view.adventurer(ask.seat).space).cards
        lying = [name(view, copy, say) for copy in here if view.catalog.cards[card_of(copy)].kind in TAKEN]
        return told(style, say("hand.then_meet", things=", ".join(lying) or say("hand.nothing_lies")))
    key = THEN_TOLD.get(ask.topic, "hand.then_go_on" if view.question is not None else "")
    return told(style, say(key)) if key else []


def _on_the_way(view: WorldView, ask: Ask, say: Say, style: Style) -> list[Line]:
    """What awaits one on each of the spaces to which a roll leads."""
    lines = []
    for option in ask.options:
        space = str(option[1]) if len(option) == 2 else ""
        if space not in view.rings:
            lines.append(
                say("hand.option", one=ways.crossing(view, option, say) if option[0] in CROSSING else option[0])
            )
            continue
        due = view.draws(space)
        text = say("hand.draws", n=due) if due else card_text(view, space, say)
        there = ways.place(view, space, say, odds=True)
        lines.append(say("hand.option", one=": ".join(filter(None, (there, text)))))
    return told(style, *lines)


def _of_the_source(view: WorldView, ask: Ask, sort: str, say: Say, style: Style) -> list[Line]:
    """What the things say that are offered, or the place or the card that asks."""
    cards = view.catalog.cards
    meant = [option for option in ask.options if option[0] not in HANDLING]
    offered = dict.fromkeys(one for option in meant if (one := card_of(str(option[-1]))) in cards)
    things = [one for one in offered if isinstance(cards[one], ThingCard | SpellCard)]
    if sort in (GAIN, USE) and things:
        return told(style, *(say("hand.option", one=_sort_and_text(view, one, say)) for one in things))
    source = view.about or (ask.about[0] if ask.about else "")
    if view.question is None or not isinstance(source, str) or card_of(source) not in cards:
        return []
    return told(style, _sort_and_text(view, source, say))


def _sort_and_text(view: WorldView, copy: str, say: Say) -> str:
    """A card in a line: “Sword (item · weapon): +1 Strength in melee.”"""
    card = view.catalog.cards[card_of(copy)]
    notes = " · ".join(card.notes(say.lang)) if not isinstance(card, SpaceCard) else ""
    head = f"{name(view, copy, say)} ({notes})" if notes else name(view, copy, say)
    return ": ".join(filter(None, (head, card_text(view, copy, say))))


# -- two weapons at once

_MINE = r"(?:(?:of |my |the |these |those |moje |moich |moimi |swoje |swoich |swoimi |te |tych |tymi )*)"
_ARMS = (
    r"(?:weapons?|swords?|axes?|armou?rs?|shields?|helmets?"
    r"|broni\w*|miecz\w*|topor\w*|pancerz\w*|tarcz\w*|zbroj\w*|helm\w*)"
)
_BOTH = pattern(
    r"\b(?:both|two|2|more than one|several|oba|obie|obu|oboma|obiema|obydw\w+|dwa|dwie|dwoma|dwiema|dwoch|kilka) "
    rf"{_MINE}{_ARMS}\b|\b{_ARMS} (?:at once|at the same time|together|naraz|na raz|jednoczesnie|razem)\b"
)
_AT_ONCE = pattern(r"\b(?:both|at once|at the same time|together|naraz|na raz|jednoczesnie|razem|oba|obu|obie)\b")
_BUYING = pattern(r"\b(?:buy|carry|hold|sell|own|get|kup\w*|nies\w*|nosi\w*|sprzeda\w*|miec)\b")


def _both_arms(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether two weapons serve at once, with those that one has."""
    one, said = own(view), fold(about)
    if one is None or _BUYING.search(said):
        return []
    arms = {
        thing.copy: card
        for thing in one.things
        if isinstance(card := view.catalog.cards[card_of(thing.copy)], ThingCard) and card.item_class
    }
    single = [copy for copy in arms if best_named(about, {copy: tuple(arms[copy].name)})]
    if not _BOTH.search(said) and not (len(single) > 1 and _AT_ONCE.search(said)):
        return []
    foes = view.fight.foes if view.fight is not None and view.fight.seat == view.seat else ()
    which = [say("hand.option", one=_sort_and_text(view, copy, say)) for copy in arms] if len(arms) > 1 else []
    return [*told(style, with_rule(say("hand.one_each"), OneWeapon.rule), *which), *looks.against(view, foes, say)]


OF_ARMS: Sequence[Inquiry[WorldView]] = (Inquiry(AT_ONCE, Text("", ""), _both_arms),)
