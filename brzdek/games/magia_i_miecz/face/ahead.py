"""What people ask of what lies ahead: what they would draw, whom they would have to beat, what a roll decides."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.effects.dice import Dice, Roll
from brzdek.core.effects.effect import with_inside
from brzdek.core.effects.lasting import Modify
from brzdek.core.inquiry import ANYTHING, AT_ONCE, CHANCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, Say
from brzdek.games.magia_i_miecz.face import looks, ways
from brzdek.games.magia_i_miecz.face.naming import card_text, name, strong, with_words
from brzdek.games.magia_i_miecz.face.place_inquiries import kinds_named
from brzdek.games.magia_i_miecz.face.self_inquiries import own, told
from brzdek.games.magia_i_miecz.face.situation_words import SITUATIONS
from brzdek.games.magia_i_miecz.face.supposing import ANY_SORT, LEAVE, begins, words_of
from brzdek.games.magia_i_miecz.view.view import WorldView

COUNTING = ("ile", "ilu", "many", "czy", "do", "will", "would", "jesli", "still", "dalej")
"""What is said by whoever asks how much is drawn."""
DECKS = ("tali", "deck", "czar", "spell", "zabra", "wzia", "take", "took")
"""What is said of other cards than those of a space."""
LYING = ("lez", "lying", "lies", "already", "juz", "lie")
_AND = pattern(r"(?i)\s*(?:,|\band\b|\bi\b|\boraz\b)\s*")
SEVERAL = 2


def _drawn_there(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How many cards are drawn on a space that is named, or on one on which something lies."""
    if own(view) is None or not begins(about, *COUNTING) or begins(about, *DECKS):
        return []
    lines = []
    for space in [kind[0] for kind in kinds_named(view, about)][:1]:
        printed, lying = ways.space_of(view, space).draw, view.space(space)
        there = len(lying.cards) + lying.hidden
        if printed:
            called = name(view, space, say)
            lines.append(say("ahead.draw", space=called, n=view.draws(space), printed=printed, lying=there))
    return told(style, *lines, say("ahead.draw_rule")) if lines or begins(about, *LYING) else []


def _past_foe(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one can beat a foe who is named or who guards the way: how likely it is."""
    if own(view) is None or not begins(words_of(about)[0], *LEAVE, "am", "jestem", "dam"):
        return []
    foes = [one for one in looks.foes_named(view, about) if isinstance(one, str)]
    return looks.against(view, foes, say, about) if foes else []


def _left_there(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """All that lies on the space that is named, whoever left it there."""
    kinds = kinds_named(view, about)
    return looks.space_lines(view, kinds[0][0], say, style) if kinds and len(kinds[0]) == 1 else []


def _several(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What each of several cards does that are named in a row."""
    cards = view.catalog.cards
    parts = [part for part in _AND.split(about) if part.strip(" ?!.")]
    if len(parts) < SEVERAL:
        return []
    known = {card.id: tuple(card.name) for card in cards.values() if card.kind != "space"}
    found = [best_named(part, known, whole=True)[:1] for part in parts]
    if not all(found) or len({one[0] for one in found}) < SEVERAL or _says_more(view, parts, [one[0] for one in found]):
        return []
    lines = [say("ahead.named", card=name(view, one, say), text=card_text(view, one, say)) for (one,) in found]
    return told(style, *(line.rstrip(": ") for line in lines))


def _says_more(view: WorldView, parts: Sequence[str], cards: Sequence[str]) -> bool:
    """Does one of the later parts say anything but the name of its card?"""
    longest = [max(len(view.catalog.cards[card].name.to(lang).split()) for lang in LANGS) for card in cards]
    small = ("the", "a", "an", "ta", "ten", "to")
    return any(
        len([word for word in words_of(part) if word not in small]) > most
        for part, most in list(zip(parts, longest, strict=True))[1:]
    )


def _table_there(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What the roll on a space that is named decides, and how likely each row is."""
    if own(view) is None or looks.foes_named(view, about):
        return []
    for kind in kinds_named(view, about)[:1]:
        for roll in _rolls_of(view, kind[0]):
            return _chances(view, kind[0], roll, say, style)
    return []


def _rolls_of(view: WorldView, space: str) -> list[Roll]:
    effects = tuple(ways.space_of(view, space).effects.values())
    return [part for part in with_inside(effects) if isinstance(part, Roll)]


def _chances(view: WorldView, space: str, roll: Roll, say: Say, style: Style) -> list[Line]:
    dice, plus = view.thrown_there(roll)
    falls = ways.throws(dice)
    lines = [say("ahead.table", space=name(view, space, say), thrown=roll.thrown(say.lang, "you"), plus=f"{plus:+}")]
    for row in roll.rows:
        share = sum(often for total, often in falls.items() if row.low <= total + plus <= row.high)
        what = with_words(row.effect.inner(say.lang, "you"), say)
        lines.append(say("ahead.row", range=row.range(say.lang), percent=ways.percent(share), what=what))
    return told(style, *lines)


def _beyond_portal(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """How likely the Portal opens, what waits behind it, and what one lacks for the Crown."""
    if own(view) is None:
        return []
    inner = next((spaces for region, spaces in view.ring.items() if region == "inner"), ())
    spaces = [f"• {name(view, one, say)}: {card_text(view, one, say)}".rstrip(": ") for one in inner]
    return told(style, *ways.through_gate(view, "", say), *ways.inside_told(view, say), *spaces)


def _worth_taking(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a thing or a friend does that is named, and where the roll is made that it changes."""
    cards = view.catalog.cards
    kinds = {card.id: tuple(card.name) for card in cards.values() if card.kind in ANY_SORT}
    found = best_named(about, kinds, whole=True)[:1]
    lines: list[str] = []
    for card in found:
        changed = {
            word: name_of
            for part in with_inside(cards[card].effects.values())
            if isinstance(part, Modify)
            for word in part.changes
            for name_of in [_spaces_of(view, word, say)]
            if name_of
        }
        if changed:
            lines.append(say("ahead.named", card=strong(view, card, say), text=card_text(view, card, say)))
            lines += [say("ahead.rolled_at", roll=roll, spaces=where) for roll, where in changed.values()]
    return told(style, *lines)


def _spaces_of(view: WorldView, word: str, say: Say) -> tuple[str, str] | None:
    """What a roll is called, and on which spaces it is made; None: on none."""
    named = None
    spaces: list[str] = []
    for space in view.rings:
        for part in with_inside(ways.space_of(view, space).effects.values()):
            if isinstance(part, Dice) and part.named is not None and part.named.word == word:
                named = part.named
                spaces.append(f"{name(view, space, say)} ({view.region(space).name.to(say.lang)})")
    return None if named is None else (named.name.to(say.lang), ", ".join(dict.fromkeys(spaces)))


OF_WHAT_LIES_AHEAD: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, SITUATIONS["drawn_there"], _drawn_there),
    Inquiry(AT_ONCE, SITUATIONS["past_foe"], _past_foe),
    Inquiry(AT_ONCE, SITUATIONS["left_there"], _left_there),
    Inquiry(AT_ONCE, SITUATIONS["several_named"], _several),
    Inquiry(AT_ONCE, SITUATIONS["beyond_portal"], _beyond_portal),
    Inquiry(AT_ONCE, SITUATIONS["worth_taking"], _worth_taking),
    Inquiry(CHANCE, ANYTHING, _table_there),
)
