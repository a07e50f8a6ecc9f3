"""Plain questions answered from the situation: what one's characters can do, what one can afford, how to stay alive.

They go before all else, so each is answered only if nothing else is said in it (``WholeQuestion``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import with_inside
from brzdek.core.effects.lasting import Forbid
from brzdek.core.inquiry import ANYTHING, AT_ONCE, CAUSE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.cards.points_verbs import Healer
from brzdek.games.magia_i_miecz.cards.trade_verbs import Shop
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.counsel_words import COUNSEL
from brzdek.games.magia_i_miecz.face.drawing import belongings
from brzdek.games.magia_i_miecz.face.helping import OF_HELP
from brzdek.games.magia_i_miecz.face.naming import card_text, name
from brzdek.games.magia_i_miecz.face.next_steps import TO_WIN
from brzdek.games.magia_i_miecz.face.offers import offers
from brzdek.games.magia_i_miecz.face.place_inquiries import SPIRAL, by_distance, with_steps
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, own, own_healing, told
from brzdek.games.magia_i_miecz.face.serving import ANY_WANTED, FROM_WHOM, TO_TAKE, abilities_for
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

PAIR = 2
"""So many characters has a player: an adventurer and a squire."""
ROADS = "roads"
LITTLE = 2
"""So little Endurance is a danger."""

_SQUIRE = WholeQuestion(
    r"giermk\w*|giermek|squires?",
    r"moze|moge|umie|potrafi|robi\w*|daje|zdolno\w+|umiejetno\w+|can|does|do|abilit\w+|powers?|give",
    beside=r"jako|as|for|dla|u|of|w|zrobic|ma|has",
)
_ALIGNMENT = WholeQuestion(r"charakter\w*|alignments?|aligned", beside=r"ma|has|of|u|gracz\w*|player")
_GOOD_OR_EVIL = WholeQuestion(
    r"^(?:(?:a|i|and|so) )?(?:\w+ )?(?:czy|jest|jestem|is|am)",
    r"good|evil|neutral|dobr[ay]|zl[ay]|neutraln[ay]",
    beside=r"or|albo",
)
_MINE = pattern(r"^(?:jaki|what)\b.*\b(?:mam|moj|jestem|my|am i|do i have)\b")
_TAKING = WholeQuestion(
    r"(?:czy )?(?:ja )?(?:moge|mozna|da sie)|(?:can|could|may) (?:i|we)",
    TO_TAKE,
    beside=rf"{ANY_WANTED}|{FROM_WHOM}|od|z|from|of|one|any|some|jakis|jakas|jakies|jakiegos|cos|something|by|using|przez",
)
_PRICE = WholeQuestion(
    r"ile (?:kosztuj\w*|za|bierz\w*)|po ile|cena|how much|costs?|price", beside=r"w|in|at|od|from|of|a|kup\w*|buy\w*|to"
)
_LITTLE_LEFT = WholeQuestion(
    r"radzi\w*|doradz\w*|porad\w*|co (?:mam |moge |powin\w+ )?(?:z)?robic|advi[sc]e|suggest"
    r"|what (?:should|do|can) i(?: do)?",
    r"zyci[ae]|zyc|wytrzymalosc\w*|lives|life|endurance|health",
    beside=r"tylko|ledwo|malo|niewiele|zostal\w*|punkt\w*|przy|z|majac|only|just|little|few|left|points?|of|with|about|na|o"
    r"|\d|jed\w+|dw[aoi]\w*|one|two|a",
)
_ANOTHER_NUMBER = {1: pattern(r"\b(?:[02-9]|dw[aoi]\w*|two)\b"), 2: pattern(r"\b(?:[013-9]|jed\w+|one)\b")}
"""Said of one's Endurance by whoever does not mean what it is."""
_TRADING = WholeQuestion(
    r"^(?:a |and )?(?:co|czym|z kim|what|who|with whom)",
    r"handlow\w+|handluj\w*|pohandl\w+|wymieni[acm]\w*|trade|barter",
    r"moge|mozemy|mozna|da sie|can|could|may",
    beside=r"z|with|whom|for|za",
)
_NO_DIE = WholeQuestion(
    r"nie|not|didn.?t|no|couldn.?t|can.?t",
    r"rzuc\w+|kost\w+|roll\w*|dic?e",
    beside=r"dlaczego|czemu|why|walc\w*|walk\w*|atak\w*|fight\w*|combat|attack\w*|w|z|in|against|przeciw\w*|with|przy"
    r"|podczas|during|any|zadn\w+|a|mog[el]\w*",
)
_FLEE = r"ucie(?:kn\w+|kam\w*|kl\w+|kac|czk\w*|c)|flee\w*|fled|flight|escape|run away"
_OF_FLIGHT = r"z|od|from|of|out|podziemi\w*|loch\w*|dungeon|stad|here"
_FLEEING = WholeQuestion(
    _FLEE,
    r"co (?:sie )?(?:stanie|bedzie|dzieje)|dokad|gdzie|jak|jesli|jezeli|gdy|what|where|if",
    beside=rf"{_OF_FLIGHT}|stanie|dzieje|wtedy|then|trafi\w*|wyjd\w*|wylad\w*|dojd\w*|end up|come out|get|land|happens?"
    r"|to|up|after|po",
)
_FLIGHT_SAID = pattern(rf"\b(?:{_FLEE})\b")
_TURNING = WholeQuestion(
    r"czy|moge|mozna|da sie|can|could|may",
    r"rozmysl\w+|odwola\w+|zmienic zdani\w+|glab|glebiej|zawroc\w*|change my mind|call (?:\w+ )?off|deeper"
    r"|turn (?:back|round)|after all",
    beside=rf"{_FLEE}|{_OF_FLIGHT}|i|isc|pojsc|dalej|w|ponownie|znowu|jednak|go|on|further|again|about|swoj\w*",
)
_ABYSS = WholeQuestion(
    r"kosmiczn\w+ otchlan\w*|cosmic abyss|hyperspace gate|nadprzestrzenn\w+ bram\w+",
    r"warto|oplac\w+|worth|should i",
    beside=r"co|to|jest|ta|za|mi|sie|isc|pojsc|leciec|poleciec|tam|do|w|is|it|what|the|going?|to|into|visit\w*|ogole|while",
)
_DUNGEON = WholeQuestion(
    r"podziemi\w*|loch\w*|dungeon|underground",
    r"warto|oplac\w+|worth|should i",
    beside=r"sa|wejsc|wchodz\w*|isc|pojsc|zejsc|schodz\w*|zajrz\w*|tam|do|w|going?|enter\w*|visit\w*|down|into|in|to|ogole|it|while",
)


def _players(view: WorldView) -> list[str]:
    return [one.name for one in view.adventurers]


def _names(view: WorldView, copies: Iterable[str]) -> list[str]:
    return [called for copy in copies for called in view.catalog.cards[card_of(copy)].name]


def _squire(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a squire can do, and what of the card counts."""
    others = named_others(view, about)
    one = view.adventurer(others[0]) if others else own(view)
    characters = {card.id: tuple(card.name) for card in view.catalog.cards.values() if card.kind == "character"}
    called = [*_players(view), *(name for names in characters.values() for name in names)]
    if one is None or len(one.characters) < PAIR or not _SQUIRE.is_asked(about, called):
        return []
    squire = one.characters[1]
    named = best_named(about, characters, whole=True)
    if named and card_of(squire) not in named:
        squire = named[0]
    say = say.also(COUNSEL)
    text = say("counsel.ability", card=name(view, squire, say), text=card_text(view, squire, say))
    return told(style, say("counsel.squire", card=name(view, squire, say)), text)


def _alignment(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one is good, neutral or evil, or a player who is named."""
    others = best_named(about, {one.seat: (one.name,) for one in view.adventurers if one.alive})
    if not any(question.is_asked(about, _players(view)) for question in (_ALIGNMENT, _GOOD_OR_EVIL)):
        return []
    if not others and own(view) is not None and _MINE.search(fold(about)):
        others = [view.seat or 0]
    say = say.also(COUNSEL)
    who = [view.adventurer(seat) for seat in others]
    return told(style, *(say("counsel.aligned", who=one.name, alignment=name(view, one.alignment, say)) for one in who))


def _taking(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one has a means of one's own to take from somebody what is asked about."""
    one = own(view)
    if one is None:
        return []
    cards = [copy for other in view.adventurers for copy in (*other.characters, *other.carried)]
    if not _TAKING.is_asked(about, [*_players(view), *_names(view, cards)]):
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
    if one is None:
        return []
    shops = [(spot, part) for spot, part in offers(view) if isinstance(part, Shop)]
    known = view.catalog.cards
    costs = {card: cost for _, shop in shops for card, cost in shop.goods.items() if card in known}
    found = best_named(about, {card: tuple(known[card].name) for card in costs}, whole=True)
    called = _names(view, [*found, *(spot for spot, _ in shops)])
    if len(found) != 1 or not _PRICE.is_asked(about, called):
        return []
    say = say.also(COUNSEL)
    lacking = costs[found[0]] - one.gold
    verdict = say("counsel.too_dear", n=lacking) if lacking > 0 else say("counsel.affordable")
    sold = price(view, view.catalog.cards[found[0]], say)
    return told(style, f"{name(view, found[0], say)}: {sold[:1].lower()}{sold[1:]} {verdict}")


def _staying_alive(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What to do with little Endurance left: where one is healed, and what to keep away from."""
    one = own(view)
    if one is None or one.endurance > LITTLE or not _LITTLE_LEFT.is_asked(about):
        return []
    if _ANOTHER_NUMBER[one.endurance].search(fold(about)):
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
    one = own(view)
    if one is None or not _TRADING.is_asked(about, _players(view)):
        return []
    say = say.also(COUNSEL)
    there = [other for other in view.adventurers if other.alive and other.seat != one.seat and other.space == one.space]

    def goods(seat: int) -> str:
        who = view.adventurer(seat)
        gold = [say("counsel.gold", n=who.gold)] if who.gold else []
        return ", ".join([*filter(None, [belongings(view, who.things, say)]), *gold]) or say("counsel.nothing")

    met = [say("counsel.trade_with", who=other.name, theirs=goods(other.seat), own=goods(one.seat)) for other in there]
    return told(style, *(met or [say("counsel.trade_nobody", own=goods(one.seat))]), say("counsel.trade_rule"))


def _no_die(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Why one threw no die for an attack: the card of somebody by which the other one does not."""
    if own(view) is None or not _NO_DIE.is_asked(about, _players(view)):
        return []
    say, lines = say.also(COUNSEL), []
    for seat in named_others(view, about) or _fought_last(view):
        who = view.adventurer(seat)
        for copy in (*who.characters, *who.carried) if who.alive else ():
            parts = with_inside(view.catalog.cards[card_of(copy)].effects.values())
            if any(isinstance(part, Forbid) and part.act.word == "roll_attack" for part in parts):
                text = card_text(view, copy, say)
                lines.append(say("counsel.no_die", who=who.name, card=name(view, copy, say), text=text))
    return told(style, *lines)


def _fought_last(view: WorldView) -> list[int]:
    """The other player in the last combat that the reader had with one."""
    for event in reversed(view.events()):
        sides = (event.seat, *event.foes) if isinstance(event, events.Fights) else ()
        if view.seat in sides and all(isinstance(one, int) for one in sides):
            return [one for one in sides if isinstance(one, int) and one != view.seat]
    return []


# -- the Dungeon


def _flight(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What comes of fleeing from the Dungeon, where it leads, and whether one may think again."""
    one = own(view)
    if one is None or not _is_below(view, one):
        return []
    say = say.also(COUNSEL)
    if (one.fleeing or _FLIGHT_SAID.search(fold(about))) and _TURNING.is_asked(about):
        return told(style, say("counsel.no_turning"))
    if not _FLEEING.is_asked(about):
        return []
    far = view.ring[ways.space_of(view, one.space).region].index(one.space)
    doors = ", ".join(with_steps(view, door, say) for door in by_distance(view, list(view.doorways)))
    beyond = say("way.doors", spaces=doors) if doors else say("way.no_doors")
    return told(style, say("counsel.flight", n=far), beyond)


def _is_below(view: WorldView, one: SeenAdventurer) -> bool:
    return bool(one.space) and view.region(one.space).moves == SPIRAL


def _dungeon(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the Dungeon is, and whether one should go there as one is."""
    one = own(view)
    if one is None or _is_below(view, one) or not _DUNGEON.is_asked(about):
        return []
    say = say.also(COUNSEL)
    doors = ", ".join(with_steps(view, door, say) for door in by_distance(view, list(view.doorways)))
    start = one.starting_endurance
    ready = say("counsel.dungeon_ready", strength=one.strength, craft=one.craft, endurance=one.endurance, start=start)
    return told(style, say("counsel.dungeon"), ready, say("way.doors", spaces=doors) if doors else say("way.no_doors"))


def _abyss(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the Abyss is, and whether one should go there as one is."""
    one = own(view)
    if one is None or view.region(one.space).moves == ROADS or not _ABYSS.is_asked(about):
        return []
    say = say.also(COUNSEL)
    values = {"strength": one.combat_strength, "endurance": one.endurance}
    return told(
        style,
        say("counsel.abyss"),
        say("counsel.abyss_ready", n=weights.VOYAGE, lives=weights.VOYAGE_LIVES, **values),
    )


PLAINLY: Sequence[Inquiry[WorldView]] = (
    *TO_WIN,
    *OF_HELP,
    Inquiry(CAUSE, ANYTHING, _no_die),
    *(
        Inquiry(AT_ONCE, ANYTHING, tell)
        for tell in (_squire, _alignment, _taking, _price, _staying_alive, _trading, _flight, _dungeon, _abyss)
    ),
)
