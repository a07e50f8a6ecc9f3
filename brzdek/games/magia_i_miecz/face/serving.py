"""What an ability is used for, as far as a line says: which of those that a card has takes a friend, robs or steals a
spell.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from brzdek.core.ask import Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import Effect, with_inside
from brzdek.core.facets import Serving
from brzdek.core.inquiry import best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Book, Say, Text, fold
from brzdek.core.values import NamedTuple
from brzdek.games.magia_i_miecz.cards.card_selectors import MetCards, TheirCards
from brzdek.games.magia_i_miecz.cards.points_verbs import HandOver
from brzdek.games.magia_i_miecz.cards.target_verbs import ChooseTarget
from brzdek.games.magia_i_miecz.face.abilities import LIFE
from brzdek.games.magia_i_miecz.face.inquiry_words import NUMERALS
from brzdek.games.magia_i_miecz.face.naming import name, with_words
from brzdek.games.magia_i_miecz.view.view import WorldView

TEXTS: Book = {
    "serving.one_for_one": Text(
        "Nie zrobiono nic: w jednej wymianie każdy daje jedną rzecz albo jeden mieszek złota. Wybierz jedno.",
        "Nothing was done: in one trade each side gives a single thing or a single bag of gold. Choose one.",
    ),
    "serving.none_here": Text(
        "Nie zrobiono nic: tej zdolności nie możesz teraz użyć. {card}: {text}. Nie ma tu kogo ani czego wskazać"
        " albo to nie ta chwila.",
        "Nothing was done: you cannot use that ability now. {card}: {text}. There is nobody and nothing to choose,"
        " or it is not the moment for it.",
    ),
}


class MeansOfTaking(NamedTuple):
    """An ability of one's own by which one takes what is wanted."""

    card: str
    effect: Effect
    barred: str = ""
    """A card that was named, and that the ability does not take."""
    here: bool = False
    """Is somebody on the same space?"""

    def text(self, say: Say) -> str:
        return f"{_phrase(self.effect, say)}."


FRIEND, SPELL, GOODS, TROPHY, LIVES = "friend", "spell", "goods", "trophy", "life"
BY_VERB: Mapping[str, str] = {"rob": GOODS, "take_spell": SPELL, "steal_trophy": TROPHY}
"""What is taken from others by an ability, by the verb of its card."""
ONE_FOR_ONE = ("trade_give", "trade_want")
"""Questions of a trade in which one thing is named."""
FEW = 2
_IN_RETURN = pattern(r"(?i)\b(?:za|for|w zamian)\b")
_BAGS = pattern(r"zlot\w*|miesz\w+|mz|gold|bags?|coins?|monet\w*")
GOODS_SORTS = ("item", "object", "magic_item")

_SAID: Mapping[str, str] = {
    FRIEND: r"przyjaci\w+|towarzysz\w*|friends?|companions?|followers?",
    SPELL: r"czar|czary|czaru|czarow|zaklec\w+|spells?",
    GOODS: r"zlot\w*|miesz\w+|przedmiot\w*|rzecz\w*|okra\w+|obrab\w+|ograb\w+|gold|items?|rob|robs|robbing",
    TROPHY: r"trofe\w+|troph\w+",
    LIVES: r"zyci[ae]|wytrzymalosc\w*|krew|krwi|life|lives|endurance|blood",
}
ANY_WANTED = "|".join(_SAID.values())
TO_TAKE = (
    r"zabr\w+|zabier\w+|zabior\w+|odbier\w+|odbior\w+|odebr\w+|podbier\w+|podebr\w+|wez\w+|wziac|bior\w+|przejm\w+|przeja\w+|ukra\w+|kra[dsc]\w+|zwed\w+|zwin\w+"
    r"|okra\w+|obrab\w+|ograb\w+|wyss\w+|wypi\w+"
    r"|take|takes|taking|steal|stealing|grab|get|rob|robs|robbing|lure|drain|nick"
)
FROM_WHOM = r"mu|jej|jego|im|him|his|her|hers|their|them|theirs"
_WANTED = {what: pattern(rf"\b(?:{words})\b") for what, words in _SAID.items()}
_TAKING = pattern(rf"\b(?:{TO_TAKE})\b")
_FROM_WHOM = pattern(rf"\b(?:{FROM_WHOM})\b")
_FROM_ONESELF = pattern(rf"^(?:let (?!us)|niech )|\b(?:mi|mnie|from me|(?:my|moj\w*) (?:{ANY_WANTED}))\b")
"""Said by whoever is the one from whom something is taken."""


def serving(view: WorldView, ask: Ask, line: str, say: Say) -> Serving | None:
    """The abilities by which one takes from somebody what a line says; None: it says nothing of the kind."""
    if ask.topic in ONE_FOR_ONE:
        return _too_much(view, ask, line, say)
    if view.seat is None or not (taking := _TAKING.search(said := fold(line))) or _FROM_ONESELF.search(said):
        return None
    own = view.adventurer(view.seat)
    copies = [copy for copy in (*own.characters, *own.carried) if "use" in view.catalog.cards[card_of(copy)].effects]
    copies = best_named(_before(line, taking.start()), _names(view, copies)) or best_named(line, _names(view, copies))
    if not copies and not _from_somebody(view, line):
        return None
    wanted = _wanted(view, said, line)
    fitting = [option for option in ask.options if option[0] == "use" and _takes(view, option) & wanted]
    if not copies:
        return Serving(fitting) if wanted and fitting else None
    fitting = [option for option in fitting if option[1] in copies]
    if fitting or not wanted:
        return Serving(fitting) if fitting else None
    meant = [(copy, part) for copy in copies for part in _parts(view, copy) if _taken_by(part) & wanted]
    if not meant:
        legal = [option for option in ask.options if option[0] == "use" and option[1] in copies]
        return Serving(legal, surely=False) if legal else None
    copy, effect = meant[0]
    told = say.also(TEXTS)("serving.none_here", card=name(view, copy, say), text=_phrase(effect, say))
    return Serving((), told)


def _phrase(effect: Effect, say: Say) -> str:
    return with_words(effect.phrase(say.lang, "you"), say).rstrip(".")


def abilities_for(view: WorldView, about: str) -> list[MeansOfTaking]:
    """By which abilities of one's own one may take from others what a question is about."""
    if view.seat is None or not _TAKING.search(said := fold(about)) or not _from_somebody(view, about):
        return []
    own, wanted = view.adventurer(view.seat), _wanted(view, said, about)
    others = [one for one in view.adventurers if one.alive and one.seat != own.seat]
    meant = best_named(about, {one.seat: (one.name,) for one in others}) or [one.seat for one in others]
    here = any(one.space == own.space for one in others if one.seat in meant)
    named = next(iter(best_named(about, _names(view, _of_others(view)))), "")
    found = []
    for copy in (*own.characters, *own.carried):
        for part in _parts(view, copy) if "use" in view.catalog.cards[card_of(copy)].effects else ():
            if _taken_by(part) & wanted:
                found.append(MeansOfTaking(copy, part, "" if _takes_card(view, part, named) else named, here))
    return found


def _of_others(view: WorldView) -> list[str]:
    return [copy for one in view.adventurers if one.alive and one.seat != view.seat for copy in one.carried]


def _takes_card(view: WorldView, effect: Effect, copy: str) -> bool:
    """May a card be chosen by an ability, as far as its sort tells? None is named: it may."""
    parts = [part for part in with_inside((effect,)) if isinstance(part, ChooseTarget)]
    chosen = [part.selector for part in parts if isinstance(part.selector, MetCards | TheirCards)]
    if not copy or not chosen:
        return True
    card = view.catalog.cards[card_of(copy)]
    return any(one.what.fits(card) and not (one.left_out and one.left_out.fits(card)) for one in chosen)


def _too_much(view: WorldView, ask: Ask, line: str, say: Say) -> Serving | None:
    """More than one thing in a trade, of which each side gives a single one."""
    line = _IN_RETURN.split(line)[0]
    words = [word.strip("?!.,") for word in fold(line).split()]
    seats = ask.about[:1] if ask.topic == ONE_FOR_ONE[1] else (ask.seat,)
    goods = {copy for seat in seats if isinstance(seat, int) for copy in view.adventurer(seat).carried}
    named = _things_named(view, goods, line)
    gold = any(_BAGS.fullmatch(word) for word in words) and not any(len(said) > 1 for said in named)
    bags = max((int(NUMERALS.get(word, word)) for word in words if word in NUMERALS or word.isdecimal()), default=1)
    if len(named) + gold < FEW and not (gold and bags >= FEW):
        return None
    return Serving((), say.also(TEXTS)("serving.one_for_one"))


def _things_named(view: WorldView, goods: Collection[str], line: str) -> set[frozenset[int]]:
    """The words of a line by which things are named, of each thing: one word for two of them names one."""
    words = line.split()
    said: set[frozenset[int]] = set()
    for called in {card_of(copy): _names(view, [copy])[copy] for copy in goods}.values():
        own = {place for place, word in enumerate(words) if best_named(word, {0: called})}
        said |= {frozenset(own)} if own else set()
    return {one for one in said if not any(one < other for other in said)}


def _before(line: str, place: int) -> str:
    """What stands before the word for taking: there the card is named by which one takes."""
    return line[:place] if place else line


def _names(view: WorldView, copies: Sequence[str]) -> dict[str, tuple[str, ...]]:
    return {copy: tuple(view.catalog.cards[card_of(copy)].name) for copy in copies}


def _from_somebody(view: WorldView, line: str) -> bool:
    others = {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat}
    return _FROM_WHOM.search(fold(line)) is not None or bool(best_named(line, others))


def _wanted(view: WorldView, said: str, line: str) -> set[str]:
    """What is to be taken, by a word for its sort or the name of a card that somebody else has."""
    found = {what for what, words in _WANTED.items() if words.search(said)}
    others = [one for one in view.adventurers if one.alive and one.seat != view.seat]
    friends = {friend.copy for one in others for friend in one.friends}
    held = {copy: tuple(view.catalog.cards[card_of(copy)].name) for one in others for copy in one.carried}
    for copy in best_named(line, held):
        found.add(FRIEND if copy in friends else GOODS)
    return found


def _takes(view: WorldView, option: Option) -> set[str]:
    from brzdek.games.magia_i_miecz.face.abilities import used_part

    effect = used_part(view, option) if len(option) > 2 else None
    return _taken_by(effect) if effect is not None else set()


def _parts(view: WorldView, copy: str) -> Iterator[Effect]:
    effect = view.catalog.cards[card_of(copy)].effects.get("use")
    for part in getattr(effect, "parts", (effect,)):
        if part is not None:
            yield part.effect


def _taken_by(effect: Effect) -> set[str]:
    """What an ability takes from others."""
    parts = list(with_inside((effect,)))
    found = {BY_VERB[part.word] for part in parts if part.word in BY_VERB}
    if any(isinstance(part, HandOver) and LIFE in part.amounts for part in parts):
        found.add(LIVES)
    if any(part.word == "take" for part in parts):
        for part in parts:
            if isinstance(part, ChooseTarget) and isinstance(part.selector, MetCards | TheirCards):
                words = part.selector.what.words
                found |= {FRIEND} if FRIEND in words else set()
                found |= {GOODS} if not {*GOODS_SORTS}.isdisjoint(words) else set()
    return found
