"""Plain questions answered from the situation: what one's characters can do, what one can afford, how to stay alive."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import with_inside
from brzdek.core.effects.lasting import Forbid
from brzdek.core.inquiry import ANYTHING, AT_ONCE, CAUSE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.cards.points_verbs import Healer
from brzdek.games.magia_i_miecz.cards.trade_verbs import Shop
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.counsel_words import COUNSEL
from brzdek.games.magia_i_miecz.face.drawing import belongings
from brzdek.games.magia_i_miecz.face.naming import card_text, name
from brzdek.games.magia_i_miecz.face.offers import offers
from brzdek.games.magia_i_miecz.face.place_inquiries import SPIRAL, by_distance, with_steps
from brzdek.games.magia_i_miecz.face.question_notes import helps_in_combat
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, own, own_healing, told
from brzdek.games.magia_i_miecz.face.serving import abilities_for
from brzdek.games.magia_i_miecz.view.view import WorldView

FEW = 2
"""So little Endurance is a danger."""

_SQUIRE = pattern(r"\b(?:giermk\w*|giermek|squires?)\b")
_ABILITY = pattern(
    r"\b(?:moze|moge|umie|potrafi|robi|daje|zdolno\w+|umiejetno\w+|can|does|do|abilit\w+|powers?|give)\b"
)
_ALIGNMENT = pattern(
    r"\b(?:charakter\w*|alignments?|aligned)\b|\b(?:is|jest)\b.*\b(?:good|evil|neutral|dobr\w+|zl[yae])\b"
)
_MINE = pattern(r"^(?:jaki|what)\b.*\b(?:mam|moj|jestem|my|am i|do i have)\b")
_MAY = pattern(r"^(?:a |to |and |so )*(?:czy|moge|mozna|da sie|can|could|may)\b")
_PRICE = pattern(r"\b(?:ile (?:kosztuj\w*|za|bierz\w*)|po ile|cena|how much|costs?|price)\b")
_ADVICE = pattern(
    r"\b(?:radzi\w*|doradz\w*|porad\w*|co (?:mam )?(?:ro|zro)bi\w*|advi[sc]e|suggest|what (?:should|do|can) i)\b"
)
_LIFE = pattern(r"\b(?:zyci[ae]|zyc|wytrzymalosc\w*|lives|life|endurance|health)\b")
_TRADE = pattern(r"\b(?:handl\w+|wymieni\w+|trade|barter)\b")
_WITH_WHAT = pattern(r"^(?:a |and )?(?:co|czym|z kim|what|who|with whom)\b")
_HELP = pattern(
    r"\b(?:pomo\w+|pomag\w+|przyda\w*|help\w*|any use|useful)\b.*\b(?:walc\w*|walk\w+|bi[ct]\w*"
    r"|fight\w*|combat|battle)\b"
)
_NO_DIE = pattern(r"\b(?:nie|not|didn.?t|no|couldn.?t)\b.*\b(?:rzuc\w+|kost\w+|roll\w*|dic?e)\b")
_FLIGHT = pattern(r"\b(?:uciek\w+|ucieczk\w+|flee\w*|flight|escape\w*|run away)\b")
_SUPPOSED = pattern(r"\b(?:co (?:sie )?(?:stanie|bedzie)|dokad|gdzie|jak|jesli|jezeli|what|where|if)\b")
_DUNGEON = pattern(r"\b(?:podziemi\w*|loch\w*|dungeon|underground)\b")
_WORTH = pattern(r"\b(?:warto|oplac\w+|worth|should i)\b")
_TURNING = pattern(
    r"\b(?:rozmysl\w+|odwola\w+|zmieni\w+ zdani\w+|dalej|glab|glebiej"
    r"|change my mind|call (?:it )?off|deeper|go on|after all)\b"
)


def _squire(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a squire can do, and what of the card counts."""
    one, said = own(view), fold(about)
    if one is None or len(one.characters) < FEW or not (_SQUIRE.search(said) and _ABILITY.search(said)):
        return []
    others = named_others(view, about)
    squire = (view.adventurer(others[0]) if others else one).characters[1]
    named = best_named(
        about,
        {card.id: tuple(card.name) for card in view.catalog.cards.values() if card.kind == "character"},
        whole=True,
    )
    if named and card_of(squire) not in named:
        squire = named[0]
    say = say.also(COUNSEL)
    text = say("counsel.ability", card=name(view, squire, say), text=card_text(view, squire, say))
    return told(style, say("counsel.squire", card=name(view, squire, say)), text)


def _alignment(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one is good, neutral or evil, or a player who is named."""
    others = best_named(about, {one.seat: (one.name,) for one in view.adventurers if one.alive})
    if not others and own(view) is not None and _MINE.search(fold(about)):
        others = [view.seat or 0]
    if not others or not _ALIGNMENT.search(fold(about)):
        return []
    say = say.also(COUNSEL)
    who = [view.adventurer(seat) for seat in others]
    return told(style, *(say("counsel.aligned", who=one.name, alignment=name(view, one.alignment, say)) for one in who))


def _taking(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one has a means of one's own to take from somebody what is asked about."""
    if own(view) is None or not _MAY.search(fold(about)):
        return []
    say, lines = say.also(COUNSEL), []
    for found in abilities_for(view, about):
        values = {"card": name(view, found.card, say), "text": found.text(say)}
        if found.barred:
            lines.append(say("counsel.not_this_card", taken=name(view, found.barred, say), **values))
        else:
            lines.append(say("counsel.has_ability" if found.here else "counsel.ability_later", **values))
    return told(style, *lines, say("counsel.by_combat")) if lines else []


def _price(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a thing that is sold somewhere costs, and whether one can afford it."""
    from brzdek.games.magia_i_miecz.face.inquiries import price

    one = own(view)
    if one is None or not _PRICE.search(fold(about)):
        return []
    costs = {card: cost for _, part in offers(view) if isinstance(part, Shop) for card, cost in part.goods.items()}
    found = best_named(about, {card: tuple(view.catalog.cards[card].name) for card in costs}, whole=True)
    if len(found) != 1:
        return []
    say = say.also(COUNSEL)
    lacking = costs[found[0]] - one.gold
    verdict = say("counsel.too_dear", n=lacking) if lacking > 0 else say("counsel.affordable")
    sold = price(view, view.catalog.cards[found[0]], say)
    return told(style, f"{name(view, found[0], say)}: {sold[:1].lower()}{sold[1:]} {verdict}")


def _staying_alive(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What to do with little Endurance left: where one is healed, and what to keep away from."""
    one, said = own(view), fold(about)
    if one is None or not (_ADVICE.search(said) and _LIFE.search(said)):
        return []
    say = say.also(COUNSEL)
    healers = dict.fromkeys(spot for spot, part in offers(view) if isinstance(part, Healer))
    places = [with_steps(view, spot, say) for spot in by_distance(view, list(healers))]
    return told(
        style,
        say("counsel.little_life", n=one.endurance),
        *own_healing(view, say),
        *([say("told.healers", spaces=", ".join(dict.fromkeys(places)))] if places else []),
        say("counsel.avoid"),
    )


def _trading(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """With whom one can trade here, and what each has to give."""
    one, said = own(view), fold(about)
    if one is None or not (_WITH_WHAT.search(said) and _TRADE.search(said)):
        return []
    say = say.also(COUNSEL)
    there = [other for other in view.adventurers if other.alive and other.seat != one.seat and other.space == one.space]

    def goods(seat: int) -> str:
        who = view.adventurer(seat)
        gold = [say("counsel.gold", n=who.gold)] if who.gold else []
        return ", ".join([*filter(None, [belongings(view, who.things, say)]), *gold]) or say("counsel.nothing")

    met = [say("counsel.trade_with", who=other.name, theirs=goods(other.seat), own=goods(one.seat)) for other in there]
    return told(style, *(met or [say("counsel.trade_nobody", own=goods(one.seat))]), say("counsel.trade_rule"))


def _helping(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether a thing or a friend of one's own that is named does anything in a fight."""
    one = own(view)
    if one is None or not _HELP.search(fold(about)):
        return []
    carried = {copy: tuple(view.catalog.cards[card_of(copy)].name) for copy in one.carried}
    say, lines = say.also(COUNSEL), []
    for copy in best_named(about, carried)[:1]:
        if (helps := helps_in_combat(view, copy)) is not None:
            text = card_text(view, copy, say) or say("counsel.no_text")
            lines.append(say("counsel.helps" if helps else "counsel.no_help", card=name(view, copy, say), text=text))
    return told(style, *lines)


def _no_die(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why one threw no die for an attack: the card of somebody by which the other one does not."""
    said = fold(about)
    if own(view) is None or not _NO_DIE.search(said):
        return []
    say, lines = say.also(COUNSEL), []
    for seat in named_others(view, about) or [one.seat for one in view.adventurers if one.seat != view.seat]:
        who = view.adventurer(seat)
        for copy in (*who.characters, *who.carried) if who.alive else ():
            parts = with_inside(view.catalog.cards[card_of(copy)].effects.values())
            if any(isinstance(part, Forbid) and part.act.word == "roll_attack" for part in parts):
                text = card_text(view, copy, say)
                lines.append(say("counsel.no_die", who=who.name, card=name(view, copy, say), text=text))
    return told(style, *lines)


# -- the Dungeon


def _flight(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What comes of fleeing from the Dungeon, where it leads, and whether one may think again."""
    one, said = own(view), fold(about)
    if one is None or not one.space or view.region(one.space).moves != SPIRAL:
        return []
    say = say.also(COUNSEL)
    if _TURNING.search(said) and _MAY.search(said) and (one.fleeing or _FLIGHT.search(said)):
        return told(style, say("counsel.no_turning"))
    if not (_FLIGHT.search(said) and _SUPPOSED.search(said)):
        return []
    far = view.ring[ways.space_of(view, one.space).region].index(one.space)
    doors = ", ".join(with_steps(view, door, say) for door in by_distance(view, list(view.doorways)))
    beyond = say("way.doors", spaces=doors) if doors else say("way.no_doors")
    return told(style, say("counsel.flight", n=far), beyond)


def _dungeon(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the Dungeon is, and whether one should go there as one is."""
    one, said = own(view), fold(about)
    if one is None or not (_DUNGEON.search(said) and _WORTH.search(said)):
        return []
    say = say.also(COUNSEL)
    doors = ", ".join(with_steps(view, door, say) for door in by_distance(view, list(view.doorways)))
    start = one.starting_endurance
    ready = say("counsel.dungeon_ready", strength=one.strength, craft=one.craft, endurance=one.endurance, start=start)
    return told(style, say("counsel.dungeon"), ready, say("way.doors", spaces=doors) if doors else say("way.no_doors"))


PLAINLY: Sequence[Inquiry[WorldView]] = (
    Inquiry(CAUSE, ANYTHING, _no_die),
    *(
        Inquiry(AT_ONCE, ANYTHING, tell)
        for tell in (_squire, _alignment, _taking, _price, _staying_alive, _trading, _helping, _flight, _dungeon)
    ),
)
