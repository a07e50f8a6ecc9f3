"""What people ask of scales they hold or may step on, of the King as a Dragon, and of the cards of a Dragon deck."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import with_inside
from brzdek.core.effects.lasting import ActRuling, Modify
from brzdek.core.inquiry import AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong
from brzdek.games.magia_i_miecz.face.place_inquiries import by_distance, kinds_named
from brzdek.games.magia_i_miecz.face.reckoning import last_scored, score
from brzdek.games.magia_i_miecz.face.reckoning_words import RECKONED
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, own, told
from brzdek.games.magia_i_miecz.face.ways import way_to
from brzdek.games.magia_i_miecz.rules.state import CROWN
from brzdek.games.magia_i_miecz.view.view import WorldView
from brzdek.games.smoki.cards.pieces import deck_of
from brzdek.games.smoki.face.looks import letters, scale_on
from brzdek.games.smoki.face.scale_words import SCALES_ASKED
from brzdek.games.smoki.rules import tower
from brzdek.games.smoki.view.view import DragonView, SeenDragons

KING = ("król", "king")
COMMON = frozenset(("smok", "smoka", "smokow", "dragon", "krol", "krola", "king"))
"""Words of names by which no single enemy is known."""
_OWN = pattern(r"\b(?:moj\w*|swoj\w*|mam|my|mine|i have|i own|mi|mnie|me|i hold)\b")
_HELPS = pattern(
    r"\b(?:da|daje|daja|dadza|dawac|dalaby|dodaje|pomoze|pomaga|pomoga|pomagaja|pomoglaby|liczy|licza|dziala|dzialaja"
    r"|help|helps|add|adds|give|gives|count|counts|bonus|premia|premi\w+|good|use)\b"
)
_FIGHTING = pattern(
    r"\b(?:walk\w*|walcz\w*|krol\w*|smok\w*|atak\w*|wrog\w*|fight\w*|combat\w*|king|dragon\w*|attack\w*|enem\w*)\b"
)
_ELSEWHERE = pattern(
    r"\b(?:talizman\w*|talisman\w*|gniew\w*|rage|wrath|zuzy\w*|used up|przedmiot\w*|items?|limit|ukra\w*|steal|sell"
    r"|sprzed\w*|ile mam|how many|kto|who|gdzie|where|jak zdoby\w*|how do|lez\w*|lies?|lying|wejd\w*|stan\w*|stop"
    r"|step|land)\b"
)
_STEPPING = pattern(
    r"\b(?:wejd\w*|wejsc\w*|stan[eę]\w*|stane|stanac|nadepn\w*|trafi[eę]\w*|zatrzymam|pojd[eę]|"
    r"step|stand|land|go|enter|stop|walk|end up)\b"
)
_WHAT_THEN = pattern(
    r"\b(?:co (?:sie )?(?:sta\w+|bedzie|wtedy|grozi|robi|mnie)|co jak|what (?:happens|if|will|would|then|do))\b"
)
_WHERE = pattern(
    r"\b(?:gdzie|where)\b.*\b(?:jak|how|dojsc|dostac|get|reach|way)\b"
    r"|\b(?:jak|how)\b.*\b(?:dojsc|dotrzec|dostac sie|get to|reach)\b"
)
_IS = pattern(
    r"^(?:a |and |so |wait |to )*(?:czy |to )?(?:(?:ten |sam )*krol\w*(?: smokow)? (?:to|jest|tez jest|liczy sie)"
    r"|is the (?:dragon )?king|does the (?:dragon )?king count|jest krol)\b.*\b(?:smok\w*|dragon\w*)\b(?! king| krol)"
)
_COUNTED = pattern(r"\b([vcg]) ?[0-3]/3(?!\d)")
_DECK = pattern(r"\b(?:tali\w*|decks?)\b")
_BEATING = pattern(
    r"\b(?:rad[eę]|szans\w*|pokonam|wygram|poradz\w*|siln\w*|mocn\w*|grozn\w*|trudn\w*|slab\w*|beat|win|chances?|odds"
    r"|strong|tough|hard|dangerous|handle|weak)\b"
)


def _seen(view: WorldView) -> SeenDragons | None:
    return view.dragons if isinstance(view, DragonView) else None


def _lords_named(view: WorldView, about: str) -> list[str]:
    """The Lords of whom a question speaks: by their names, by their cards, as the King."""
    seen = _seen(view)
    if seen is None:
        return []
    cards = view.catalog.cards
    lords = {lord.id: tuple(cards[lord.id].name) for lord in seen.lords}
    typed = [word.strip("?!.,") for word in about.split()]
    named = [lord for lord, names in lords.items() if any(best_named(word, {0: names}) for word in typed)]
    foes = {card.id: tuple(card.name) for card in cards.values() if card.kind == "enemy" and deck_of(card) in lords}
    named += [deck_of(cards[one]) for one in best_named(about, foes, whole=True)[:1]]
    named += [seen.king] if any(best_named(word, {0: KING}) for word in typed) else []
    return list(dict.fromkeys(named))


def _held(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the scales add that one holds, or would, in combats with those who are named or with anybody."""
    seen, said = _seen(view), fold(about)
    if seen is None or view.seat is None or own(view) is None or _ELSEWHERE.search(said) or named_others(view, about):
        return []
    lords = _lords_named(view, about)
    if not _HELPS.search(said) or not (_OWN.search(said) and (_FIGHTING.search(said) or lords or "mo" in said)):
        return []
    mine = seen.owned[view.seat]
    if not any(mine.values()):
        return told(style, say("scales.none_held"), say("scales.would_add"))
    meant = lords or [lord for lord, n in mine.items() if n]
    texts = [
        say("scales.adds" if mine.get(lord) else "scales.adds_nothing", lord=name(view, lord, say), n=mine.get(lord, 0))
        for lord in meant
    ]
    held = say("scales.held", scales=letters(mine))
    return told(style, held, *texts, *_weighing(view, say), say("scales.other_dragons"))


def _onto(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What becomes of whoever stops on a scale: on the space or the Lord that is named, else on the nearest one."""
    from brzdek.games.smoki.face.inquiries import scale_risk

    seen, said = _seen(view), fold(about)
    if seen is None or view.seat is None or own(view) is None or not _STEPPING.search(said):
        return []
    if not _WHAT_THEN.search(said):
        return []
    named = [space for kind in kinds_named(view, about) for space in kind if scale_on(view, space)]
    lords = _lords_named(view, about)
    lying = named or [space for space, lord in seen.on_spaces.items() if lord in lords] or list(seen.on_spaces)
    if not lying:
        return told(style, say("dragons.none_lying"))
    space = by_distance(view, lying)[0]
    lord = scale_on(view, space)
    key = "scales.bound" if lord == seen.king else "scales.free"
    there = say("scales.lies", space=name(view, space, say), lord=name(view, lord, say))
    return [*told(style, there, say(key)), *scale_risk(view, name(view, lord, say), say, style)]


def _seat(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Where the Dragons lie, where the King of them sits, and how one comes there."""
    if _seen(view) is None or own(view) is None or not _WHERE.search(fold(about)) or kinds_named(view, about):
        return []
    foes = best_named(about, _other_foes(view), whole=True)
    if named_others(view, about) or foes:
        return []
    here = view.adventurer(view.seat or 0).space
    if not here or view.land(here).region == tower.REGION:
        return []
    lying = [
        say("told.lies", card=strong(view, copy, say), space=name(view, view.lies_with(copy), say))
        for copy in _enemies(view)
    ]
    return told(style, *lying, say("dragons.seat"), *way_to(view, CROWN, say))


def _other_foes(view: WorldView) -> dict[str, list[str]]:
    """What enemies are called but for the words by which all Dragons are known."""
    cards = (card for card in view.catalog.cards.values() if card.kind == "enemy")
    known = {
        card.id: [" ".join(word for word in text.split() if fold(word) not in COMMON) for text in card.name]
        for card in cards
    }
    return {one: [text for text in texts if text] for one, texts in known.items()}


def _enemies(view: WorldView) -> list[str]:
    """The enemies called a Dragon that lie on the board."""
    cards = view.catalog.cards
    return [
        copy
        for space in view.rings
        for copy in view.space(space).cards
        if cards[card_of(copy)].kind == "enemy" and "smok" in fold(cards[card_of(copy)].name.pl)
    ]


def _is_dragon(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    seen = _seen(view)
    if seen is None or not _IS.search(fold(about).strip(" ?!.")):
        return []
    return told(style, say("scales.is_dragon", lord=name(view, seen.king, say)))


def _deck_odds(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How one would fare against the enemies of a Lord's deck."""
    from brzdek.games.smoki.face.inquiries import scale_risk

    said = fold(about)
    if not _DECK.search(said) or not _BEATING.search(said) or not _lords_named(view, about):
        return []
    return scale_risk(view, name(view, _lords_named(view, about)[0], say), say, style)


def _score(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What one's last score was made of, with the scales that counted in it."""
    lines, scored, seen = score(view, about, say, style), last_scored(view), _seen(view)
    if not lines or scored is None or seen is None or view.seat is None:
        return lines
    cards = view.catalog.cards
    lords = [deck_of(cards[card_of(str(one))]) or card_of(str(one)) for one in scored.foes if isinstance(one, str)]
    counted = {lord: seen.owned[view.seat].get(lord, 0) for lord in dict.fromkeys(lords)}
    texts = [say("scales.counted", lord=name(view, lord, say), n=n) for lord, n in counted.items() if n]
    return [*lines, *told(style, *texts)]


def _weighing(view: WorldView, say: Say) -> list[str]:
    """What of one's own says what scales count for."""
    one = view.adventurer(view.seat or 0)
    found = [
        copy
        for copy in (*one.characters, *one.carried)
        for part in with_inside(view.catalog.cards[card_of(copy)].effects.values())
        if (isinstance(part, Modify) and "scale_bonus" in part.changes)
        or (isinstance(part, ActRuling) and part.act.word == "match_all_scales")
    ]
    return [f"{name(view, copy, say)}: {card_text(view, copy, say)}" for copy in dict.fromkeys(found)]


def _to_crown(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a Lord's scales towards the crown say, as they stand below the board: “C 2/3”."""
    seen, found = _seen(view), _COUNTED.search(fold(about))
    if seen is None or found is None:
        return []
    meant = [lord for lord in seen.lords if fold(lord.id)[0] == found[1]]
    return told(style, *(say("scales.to_crown", lord=name(view, one.id, say), n=one.scales) for one in meant))


OF_SCALES: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, RECKONED["score"], _score),
    Inquiry(AT_ONCE, SCALES_ASKED["held"], _held),
    Inquiry(AT_ONCE, SCALES_ASKED["held"], _onto),
    Inquiry(AT_ONCE, SCALES_ASKED["is_dragon"], _is_dragon),
    Inquiry(AT_ONCE, SCALES_ASKED["seat"], _seat),
    Inquiry(AT_ONCE, SCALES_ASKED["deck_odds"], _deck_odds),
    Inquiry(AT_ONCE, SCALES_ASKED["to_crown"], _to_crown),
)
