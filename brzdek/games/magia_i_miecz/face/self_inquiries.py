"""What people ask of themselves: abilities and spells, what a roll meant, how one gets stronger or out of a place."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import inside
from brzdek.core.effects.flow import Series
from brzdek.core.events import Rolled
from brzdek.core.inquiry import ANYTHING, CHANCE, COST, FAR, HAVE, MANY, WHAT, WHERE, WHO, WHY, Inquiry
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.cards.points_verbs import Gain, Heal
from brzdek.games.magia_i_miecz.face import drawing, looks, telling, ways
from brzdek.games.magia_i_miecz.face.inquiry_words import ASKED, NUMERALS
from brzdek.games.magia_i_miecz.face.naming import card_text, cast_when, name, with_words
from brzdek.games.magia_i_miecz.face.offers import offers
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

MEANING = ("znacz", "oznacz", "dal", "mean", "give", "gave", "do")
SOMEBODY = frozenset(("she", "he", "they", "ona", "on", "oni"))
"""Whoever is spoken of so is not oneself."""
POINTS = ("strength", "craft")


def told(style: Style, *texts: str) -> list[Line]:
    """Sentences, one below the other."""
    return [
        [("", part)] for text in texts for part in textwrap.wrap(text, max(20, style.width - 1), subsequent_indent="  ")
    ]


def own(view: WorldView) -> SeenAdventurer | None:
    one = view.adventurer(view.seat) if view.seat is not None else None
    return one if one is not None and one.alive else None


def named_others(view: WorldView, about: str) -> list[int]:
    """The other players, with an adventurer, of whom a question speaks."""
    from brzdek.core.inquiry import best_named

    others = {one.seat: (one.name,) for one in view.adventurers if one.alive and one.seat != view.seat}
    return best_named(about, others)


def abilities(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What one's characters can do, or those of a player who is named."""
    others = named_others(view, about)
    one = view.adventurer(others[0]) if others else own(view)
    if one is None:
        return []
    return told(style, *(f"{name(view, card, say)}: {card_text(view, card, say)}" for card in one.characters))


def own_healing(view: WorldView, say: Say) -> list[str]:
    """What of one's own heals, with what its card says of that."""
    one = own(view)
    if one is None:
        return []
    found: dict[str, str] = {}
    for copy in (*one.characters, *one.carried, *view.hand):
        for effect in view.catalog.cards[card_of(copy)].effects.values():
            for part in effect.parts if isinstance(effect, Series) else (effect,):
                if any(isinstance(deed, Heal) for deed in (part, *inside(part))):
                    text = with_words(part.phrase(say.lang, "you"), say)
                    found[name(view, copy, say)] = text[:1].upper() + text[1:]
    return [say("told.own_healing", card=card, text=text) for card, text in found.items()]


def _points(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """One's own numbers; nothing if somebody else is named."""
    one = own(view)
    return [] if one is None or named_others(view, about) else told(style, *drawing.points_lines(view, one, say, style))


def _why_points(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What one's numbers are made of, where nothing has changed them."""
    others = named_others(view, about)
    one = view.adventurer(others[0]) if others else own(view)
    if one is None:
        return []
    points = drawing.points_lines(view, one, say, style)
    lines = [drawing.other_line(view, one, say).strip()] if others else points
    return told(style, *lines, say("told.points_made_of", **_printed(view, one)))


def _printed(view: WorldView, one: SeenAdventurer) -> dict[str, int]:
    card = view.catalog.cards[card_of(one.characters[0])]
    return {what: int(getattr(card, what, 0)) for what in POINTS}


def _spells(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """The spells that one holds, what they do and when they may be cast; of none, what became of the last one."""
    one = own(view)
    if one is None:
        return []
    counted = say("told.spells", n=one.spells, limit=one.spell_limit)
    texts = [
        say("told.spell", card=name(view, copy, say), text=card_text(view, copy, say), when=cast_when(view, copy, say))
        for copy in view.hand
    ]
    return told(style, counted, *texts, *([] if texts else _gone(view, say)))


def _gone(view: WorldView, say: Say) -> list[str]:
    """The last thing that happened with a spell of one's own."""
    kinds = (events.Casts, events.NoRoomForSpell, events.Discarded, events.SpellTaken, events.SpellLost)
    cards = view.catalog.cards
    for event in reversed(view.events()):
        if not isinstance(event, kinds) or event.seat != view.seat:
            continue
        if isinstance(event, events.NoRoomForSpell):
            return [say("you.no_room_for_spell", n=event.n)]
        if isinstance(event, events.SpellTaken):
            return [say("event.spell_taken", card=name(view, event.card, say), whom=view.names[event.whom])]
        if isinstance(event, events.Casts) or cards[card_of(event.card)].kind == "spell":
            key = "told.spell_cast" if isinstance(event, events.Casts) else "told.spell_gone"
            return [say(key, card=name(view, event.card, say))]
    return []


def _roll(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What one's last roll on a table came to, and the table; nothing if another number, or somebody else, is named."""
    if named_others(view, about) or any(fold(word.strip("?!.,")) in SOMEBODY for word in about.split()):
        return []
    rolls = [one for one in view.events() if isinstance(one, Rolled) and one.seat == view.seat and one.about]
    said = [NUMERALS.get(word, word) for word in (fold(one.strip("?!.,")) for one in about.split())]
    numbers = {int(word) for word in said if word.isdecimal()}
    fitting = [roll for roll in rolls if not numbers or roll.total in numbers]
    tabled = [roll for roll in fitting if telling.brought_by(view, roll, say)]
    if not tabled and not fitting:
        return []
    last = (tabled or fitting)[-1]
    sentence = telling.SPOKEN[Rolled](view, last, say) or ""
    card = view.catalog.cards.get(card_of(str(last.about)))
    text = card_text(view, card.id, say) if card is not None else ""
    after = [one for one in view.events() if isinstance(one, events.NoRoomForSpell) and one.seat == view.seat]
    full = [say("you.no_room_for_spell", n=after[-1].n)] if after and "spell" in _gains(view, last) else []
    return told(style, sentence, *full, *([f"{name(view, last.about, say)}: {text}"] if text else []))


def _gains(view: WorldView, roll: Rolled) -> str:
    from brzdek.games.magia_i_miecz.face.telling import row_of

    row = row_of(view, roll)
    return " ".join(row.effect.amounts) if row is not None and isinstance(row.effect, Gain) else ""


def _number(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """A mere number that was asked about: what it meant as one's last roll."""
    said = [word for word in (fold(one.strip("?!.,")) for one in about.split()) if not word.startswith(MEANING)]
    numbers = [word for word in said if word.isdecimal() or word in NUMERALS]
    return _roll(view, about, say, style) if len(numbers) == 1 == len(said) else []


def _alignment(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    one = own(view)
    return [] if one is None else told(style, say("told.alignment", alignment=name(view, one.alignment, say)))


def _raising(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one gets points of Strength and Craft: for trophies, and where."""
    one = own(view)
    if one is None:
        return []
    wanted = [what for what in POINTS if any(fold(word) in fold(say(f"told.asked_{what}")) for word in about.split())]
    lines = [say("told.raise_trophies", price=view.trophy_price)]
    for what in wanted or POINTS:
        places = dict.fromkeys(
            name(view, seller, say)
            for seller, effect in offers(view)
            if isinstance(effect, Gain) and what in effect.amounts
        )
        if places:
            lines.append(say("told.raise_at", what=name(view, what, say), spaces=", ".join(places)))
    return told(style, *lines)


def _leaving(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one gets out of the Dungeon or the Abyss, and how likely."""
    one = own(view)
    region = view.region(one.space) if one is not None and one.space else None
    if one is None or region is None or region.moves not in ways.LEAVING:
        return []
    return told(style, *ways.LEAVING[region.moves](view, one.space, "", say))


def _shooting(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    return told(style, say("told.shooting"))


def _safety(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What is here, and how one would fare against whoever is."""
    one = own(view)
    if one is None or not one.space:
        return []
    return [*looks.space_lines(view, one.space, say, style), *looks.odds_here(view, "", say)]


def _compared(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """The chances against every other player."""
    if own(view) is None:
        return []
    others = [one.seat for one in view.adventurers if one.alive and one.seat != view.seat]
    return looks.against(view, others, say, about)


def _combat_rule(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why one fights by Strength or by Craft."""
    return told(style, say("told.combat_sort"))


def space_named(view: WorldView, about: str) -> list[str]:
    """The spaces of which a question speaks."""
    from brzdek.core.inquiry import best_named

    return best_named(about, {one: view.land(one).name for one in view.rings})


def _must_fight(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a space that is named, or one's own, says, and who guards it."""
    one = own(view)
    spaces = space_named(view, about)[:1] or ([one.space] if one is not None and one.space else [])
    if not spaces:
        return []
    lines = looks.space_lines(view, spaces[0], say, style)
    card: SpaceCard = ways.space_of(view, spaces[0])
    return [*lines, *(looks.against(view, (card.guard,), say) if card.guard else [])]


OF_ONESELF: Sequence[Inquiry[WorldView]] = (
    Inquiry(f"{WHAT}|{HAVE}|{WHERE}", ASKED["own_abilities"], abilities),
    Inquiry(MANY, ASKED["life"], _points),
    Inquiry(WHY, ASKED["points"], _why_points),
    Inquiry(f"{HAVE}|{WHERE}|{WHAT}", ASKED["own_spells"], _spells),
    Inquiry(f"{WHAT}|{WHERE}|{HAVE}", ASKED["rolled"], _roll),
    Inquiry(WHAT, ASKED["alignment"], _alignment),
    Inquiry(f"{WHAT}|{WHERE}|{FAR}", ASKED["raise"], _raising),
    Inquiry(f"{WHAT}|{CHANCE}|{FAR}|{WHERE}", ASKED["leave"], _leaving),
    Inquiry(f"{WHAT}|{HAVE}|{MANY}|{COST}", ASKED["shooting"], _shooting),
    Inquiry(WHAT, ASKED["safe"], _safety),
    Inquiry(f"{WHAT}|{WHO}|{CHANCE}", ASKED["weaker"], _compared),
    Inquiry(WHAT, ASKED["must_fight"], _must_fight),
    Inquiry(WHAT, ASKED["combat_sort"], _combat_rule),
    Inquiry(WHAT, ANYTHING, _number),
)
