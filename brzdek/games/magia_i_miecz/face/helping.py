"""Whether something of one's own is of any help: against somebody, in a fight, or at all; yes or no goes first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import with_inside
from brzdek.core.effects.lasting import Modify
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, fold
from brzdek.core.values import NamedTuple
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.magia_i_miecz.bots import weights
from brzdek.games.magia_i_miecz.cards.card_conditions import FoeIs
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard, ThingCard
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.counsel_words import COUNSEL
from brzdek.games.magia_i_miecz.face.naming import card_text, name
from brzdek.games.magia_i_miecz.face.question_notes import helps_in_combat
from brzdek.games.magia_i_miecz.face.self_inquiries import named_others, own, told
from brzdek.games.magia_i_miecz.face.supposing import enemies_named
from brzdek.games.magia_i_miecz.view.view import WorldView

_FIGHT = r"walc\w*|walk\w+|bi[ct]\w*|fight\w*|combat|battle|duel"
_HELPING = WholeQuestion(
    r"pomo\w+|pomag\w+|przyda\w*|(?:co )?(?:mi )?(?:cos )?da(?:je)?|dziala\w*|liczy|zadziala"
    r"|help\w*|works?|counts?|(?:any|of|some) use|useful|useless|(?:any )?good"
    r"|do(?:es)? anything|would .*\bdo|what does .*\bdo",
    beside=rf"w czyms|w ogole|wogole|na co|at all|to me|przeciw\w*|against|vs|wobec|during|podczas|anything|cokolwiek"
    rf"|wcale|cos|any|with|przy|for|w|in|a|do|na|z|ze|me|mi|mnie|my|moj\w*|off|of|at|be|will|would|{_FIGHT}",
)
_IS_ASKED = pattern(
    r"^(?:(?:a|i|ale|and|but|so|hej|hey|ok) )*(?:czy|does|do|is|are|will|would|can|pomoze|pomaga|przyda|na co"
    r"|what would|what does|co (?:mi )?da)\b"
)
_IN_WHAT = pattern(r"^(?:(?:a|i|ale|and|but|so) )*(?:what|co|na co)\b")
"""Asks for more than yes or no; of that only fights are told."""
_OF_FIGHT = pattern(rf"\b(?:{_FIGHT})\b")
_AMOUNT = pattern(r"\b(?:ile|how much|how many)\b")
SORTS = {"melee": "strength", "psychic": "craft"}
ANYHOW = ("attack", "added_dice", "combat")
WEAPON, MAGIC = "weapon", "magic_item"


class Help(NamedTuple):
    """What a card does in combats: in which sorts, and whether that hangs on who the foe is."""

    sorts: frozenset[str]
    unsure: bool = False


def _helping(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether a thing, a friend or a character of one's own that is named helps."""
    one, said = own(view), fold(about)
    if one is None or not _IS_ASKED.search(said) or _AMOUNT.search(said):
        return []
    here = view.space(one.space).cards if one.space else ()
    owned = (*one.carried, *one.characters)
    copies = [copy for copy in (*owned, *here) if _is_thing(view, copy)]
    known = {copy: tuple(view.catalog.cards[card_of(copy)].name) for copy in copies}
    named = best_named(about, known, whole=True) or best_named(about, known)
    foes = _foes(view, about)
    called = [*_called(view, [*named[:1], *foes]), *(view.names[seat] for seat in named_others(view, about))]
    called += [one for foe in foes if isinstance(foe, str) for one in _called(view, _guarded(view, foe))]
    if _IN_WHAT.search(said) and not foes and not _OF_FIGHT.search(said):
        return []
    if not named or not _HELPING.is_asked(about, called):
        return []
    say, copy = say.also(COUNSEL), named[0]
    if not foes and view.fight is not None and _OF_FIGHT.search(said):
        foes = list(view.fight.foes if view.fight.seat == view.seat else (view.fight.seat,))
    lines = [_against(view, copy, foes[0], say)] if foes else [_anyhow(view, copy, said, say)]
    if copy not in owned:
        lines.append(say("counsel.not_owned"))
    return told(style, *lines, _odds(view, copy, foes[0], say) if foes and copy in owned else "")


def _is_thing(view: WorldView, copy: str) -> bool:
    card = view.catalog.cards.get(card_of(copy))
    return card is not None and card.kind not in ("enemy", "place", "stranger")


def _called(view: WorldView, cards: Iterable[Word]) -> list[str]:
    known = view.catalog.cards
    return [called for one in cards if isinstance(one, str) for called in known[card_of(one)].name]


def _foes(view: WorldView, about: str) -> list[Word]:
    """Whom a question names: a player, somebody who waits at a space, or an enemy."""
    if others := named_others(view, about):
        return list(others)
    beings = {card.id: tuple(card.name) for card in view.catalog.cards.values() if card.kind == "being"}
    enemies = {card.id: tuple(card.name) for card in view.catalog.cards.values() if card.kind == "enemy"}
    partly = best_named(about, enemies)
    return [
        *(best_named(about, beings, whole=True) or enemies_named(view, about) or (partly if len(partly) == 1 else ()))
    ][:1]


def _guarded(view: WorldView, guard: str) -> list[str]:
    """The spaces where somebody waits."""
    lands = [card for card in view.catalog.cards.values() if isinstance(card, SpaceCard)]
    return [card.id for card in lands if card.guard == guard]


def help_of(view: WorldView, copy: str, foe: Word | None = None) -> Help:
    """What a card does in combats, as it stands on it."""
    card, sorts, unsure = view.catalog.cards[card_of(copy)], set[str](), False
    for part in with_inside(card.effects.values()):
        if not isinstance(part, Modify):
            continue
        counted = {sort for sort, what in SORTS.items() if not {what, *ANYHOW}.isdisjoint(part.changes)}
        fits = _fits(view, part.condition, foe)
        sorts |= counted if fits else set()
        unsure = unsure or (bool(counted) and fits is None)
    return Help(frozenset(sorts), unsure or (not sorts and helps_in_combat(view, copy) is not False))


def _fits(view: WorldView, condition: object, foe: Word | None) -> bool | None:
    """Does a change hold against somebody; None: that is not certain."""
    if condition is None:
        return True
    if isinstance(condition, FoeIs) and isinstance(foe, str):
        return condition.what.fits(view.catalog.cards[card_of(foe)])
    return None


def _against(view: WorldView, copy: str, foe: Word, say: Say) -> str:
    """Does it count against somebody, in the sort of combat that it comes to?"""
    how = view.sorts(foe)
    card, helps = view.catalog.cards[card_of(copy)], help_of(view, copy, foe)
    armour = getattr(card, "saves", 0) if "melee" in how or card.kind == MAGIC else 0
    sort = " / ".join(name(view, one, say) for one in how)
    words = {"card": name(view, copy, say), "foe": name(view, foe, say), "how": sort, "text": _text(view, copy, say)}
    if not helps.sorts.isdisjoint(how):
        return say("counsel.helps_against", **words)
    if armour:
        return say("counsel.saves", n=armour, **words)
    return say("counsel.perhaps" if helps.unsure else "counsel.no_help_against", **words)


def _anyhow(view: WorldView, copy: str, said: str, say: Say) -> str:
    """Does it help in fights, or, where they are not spoken of, in anything?"""
    card, helps = view.catalog.cards[card_of(copy)], help_of(view, copy)
    words = {"card": name(view, copy, say), "text": _text(view, copy, say)}
    armour = getattr(card, "saves", 0)
    if armour:
        return say("counsel.saves", n=armour, **words)
    if helps.sorts:
        return say("counsel.helps", **words)
    if _OF_FIGHT.search(said):
        return say("counsel.perhaps" if helps.unsure else "counsel.no_help", **words)
    harms = weights.THINGS.get(card.id, 1.0) < 0
    return say("counsel.harms" if harms else "counsel.helps" if card.effects else "counsel.no_use", **words)


def _text(view: WorldView, copy: str, say: Say) -> str:
    return card_text(view, copy, say) or say("counsel.no_text")


def _odds(view: WorldView, copy: str, foe: Word, say: Say) -> str:
    """How one would fare; of a weapon with it and without."""
    card, how = view.catalog.cards[card_of(copy)], view.sorts(foe)
    if not isinstance(card, ThingCard) or card.item_class != WEAPON or how[0] != "melee":
        return ways.odds_line(view, (foe,), how[0], say)
    chances = [ways.win_chance(view.odds(foe, weapon=weapon)) for weapon in (copy, "")]
    return say(
        "counsel.with_it", foe=name(view, foe, say), card=name(view, copy, say), n=chances[0], without=chances[1]
    )


OF_HELP: Sequence[Inquiry[WorldView]] = (Inquiry(AT_ONCE, ANYTHING, _helping),)
