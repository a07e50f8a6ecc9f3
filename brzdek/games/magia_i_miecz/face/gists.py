"""What an instruction amounts to, in a few words: for the line of a space, for lists and for questions about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from brzdek.core.effects.choices import Alternatives, May
from brzdek.core.effects.dice import Roll, Row
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.flow import If, Nothing, Series, Then
from brzdek.core.text import Lang, Say, abridged
from brzdek.games.magia_i_miecz.cards.abyss_verbs import BACK, BindTo, Gateway
from brzdek.games.magia_i_miecz.cards.attack_verbs import AttackedBy
from brzdek.games.magia_i_miecz.cards.card_verbs import Discard
from brzdek.games.magia_i_miecz.cards.conditions import Aligned
from brzdek.games.magia_i_miecz.cards.move_verbs import CHOSEN, START, MoveTo
from brzdek.games.magia_i_miecz.cards.naming import named
from brzdek.games.magia_i_miecz.cards.ordeal_verbs import Ordeal
from brzdek.games.magia_i_miecz.cards.pieces import SpaceCard
from brzdek.games.magia_i_miecz.cards.points_verbs import Gain, Heal, Healer, Lose, Sums
from brzdek.games.magia_i_miecz.cards.target_verbs import ChooseTarget
from brzdek.games.magia_i_miecz.cards.trade_verbs import AsOften, Shop

LINES = 2
"""So much more room is taken rather than to leave out what may happen."""
OR = " / "
"""Between things of which one is chosen."""
HERE = "here"
"""What holds as long as one stands there."""
QUOTED = str.maketrans(dict.fromkeys("„”“", '"'))
"""The name of a roll stands in quotation marks."""
BARE, WHAT, FULL = range(3)
"""How much is told: that there is a die; what it may bring; and with which result."""


def of_space(card: SpaceCard, say: Say, detail: int = FULL, alignment: str = "") -> str:
    """What awaits one there; ``alignment``: somebody of this one, whom what is said of others does not concern."""
    slots = sorted(card.effects.items(), key=lambda slot: slot[0] == HERE)
    everybody = [gist(effect, say, detail) for _, effect in slots]
    told = [_for_one(effect, say, detail, alignment) for _, effect in slots] if alignment else everybody
    return "; ".join(filter(None, told)) or (say("gist.not_for_you") if any(everybody) else "")


def _for_one(effect: Effect, say: Say, detail: int, alignment: str) -> str:
    """What it says to somebody of an alignment."""
    if isinstance(effect, Series):
        return _listed((_for_one(part, say, detail, alignment) for part in effect.parts), ", ")
    if isinstance(effect, If) and type(effect.condition) is Aligned:
        meant = effect.then if alignment in effect.condition.words else effect.otherwise
        return "" if meant is None else _for_one(meant, say, detail, alignment)
    return gist(effect, say, detail)


def concerns(card: SpaceCard, say: Say, alignment: str) -> bool:
    """Does the instruction of a space say anything to somebody of this alignment?"""
    return any(_for_one(effect, say, FULL, alignment) for effect in card.effects.values())


def fitting(card: SpaceCard, say: Say, before: str, room: int, joint: str = " · ", *, alignment: str = "") -> str:
    """What stands before it, and what awaits one there in as much detail as there is room for, cut only where even the
    least is twice as much.
    """
    mere_roll = any(isinstance(effect, Roll) for effect in card.effects.values())
    for detail in (FULL, WHAT) if mere_roll else (FULL, WHAT, BARE):
        told = joint.join(filter(None, (before, of_space(card, say, detail, alignment))))
        if len(told) <= room:
            return told
    return abridged(told, max(LINES * room, len(before)))


def gist(effect: Effect, say: Say, detail: int = FULL) -> str:
    """What it brings, without saying how."""
    match effect:
        case Nothing():
            return ""
        case Alternatives():
            return _listed((gist(branch, say, detail) for branch in effect.branches.values()), OR)
        case Series():
            return _listed((gist(part, say, detail) for part in effect.parts), ", ")
        case May() | Then():
            price = effect.price if isinstance(effect, May) else effect.first
            return _listed((gist(one, say, detail) for one in (price, effect.then) if one is not None), ", ")
        case If():
            return _conditional(effect, say, detail)
        case Roll():
            dice = say("gist.die" if effect.dice == 1 else "gist.dice", n=effect.dice)
            return dice if detail == BARE else say("gist.throw", first=dice, table=table(effect.rows, say, detail))
        case Shop() if detail == FULL:
            return say("gist.goods", goods=", ".join(named(one, say.lang) for one in effect.goods))
        case AttackedBy() | Ordeal() if detail == FULL:
            return say("gist.foe", foe=named(effect.being, say.lang))
        case _:
            return _deed(effect, say)


def table(rows: Iterable[Row], say: Say, detail: int = FULL) -> str:
    """What the results of a die bring; neighbours that bring the same stand together."""
    told = groupby(((row, gist(row.effect, say, detail)) for row in rows), lambda pair: pair[1])
    if detail != FULL:
        return _listed((text for text, _ in told), ", ")
    return "; ".join(f"{_range([row for row, _ in same], say)}: {text}" for text, same in told if text)


def _range(rows: Sequence[Row], say: Say) -> str:
    return rows[0]._replace(high=rows[-1].high).range(say.lang)


def _listed(texts: Iterable[str], between: str) -> str:
    """Each once."""
    return between.join(dict.fromkeys(filter(None, texts)))


def _conditional(effect: If, say: Say, detail: int) -> str:
    then = gist(effect.then, say, detail)
    if detail == BARE and not isinstance(effect.condition, Aligned):
        otherwise = "" if effect.otherwise is None else gist(effect.otherwise, say, detail)
        return _listed((then, otherwise), OR)
    if isinstance(effect.condition, Aligned):
        who = OR.join(say(f"word.{one}") for one in effect.condition.words)
        told = f"{who}: {then}"
    else:
        told = say("gist.if", condition=effect.condition.clause(say.lang, "you"), then=then)
    if effect.otherwise is None:
        return told
    return say("gist.else", first=told, otherwise=gist(effect.otherwise, say, detail))


def _deed(effect: Effect, say: Say) -> str:
    match effect:
        case Gain() | Lose():
            return _points(effect, say, "+" if isinstance(effect, Gain) else "−")
        case Healer():
            return say("gist.healer", n=effect.price) if effect.price else say("gist.heal")
        case Heal(amount=int(amount)):
            return say("gist.heal_some", n=amount)
        case AttackedBy() | Ordeal():
            return say("gist.fight")
        case MoveTo(where=where) if where not in (CHOSEN, START):
            return named(where, say.lang)
        case BindTo(space=space) if space != BACK:
            return say("gist.next", space=named(space, say.lang))
        case ChooseTarget(effect=Discard()):
            return say("gist.discard", one=effect.selector.one.to(say.lang))
        case AsOften() if _sells(effect):
            return say("gist.sell")
        case Discard():
            return effect.inner(say.lang, "you")
    key = f"gist.{effect.word}"
    return say(key, n=getattr(effect, "amount", 0)) if say.knows(key) else effect.inner(say.lang, "you")


def _points(effect: Sums, say: Say, sign: str) -> str:
    amounts = effect.amounts.items()
    known = [(what, amount) for what, amount in amounts if isinstance(amount, int)]
    if len(known) < len(amounts):
        return effect.inner(say.lang, "you")
    return ", ".join(f"{sign}{amount} {say(f'gist.{what}', n=amount)}" for what, amount in known)


def _sells(effect: AsOften) -> bool:
    """Is something of one's own given away for gold each time?"""
    chosen = effect.effect
    bought = chosen.effect if isinstance(chosen, ChooseTarget) else chosen
    parts = bought.parts if isinstance(bought, Series) else (bought,)
    return any(isinstance(part, Gain) and "gold" in part.amounts for part in parts)


def thrown_at(effect: Effect, lang: Lang) -> str:
    """At whose place a die is rolled, of a roll that has a name."""
    named = effect.named if isinstance(effect, Roll) else None
    return "" if named is None else named.name.to(lang).translate(QUOTED).rpartition('"')[0].rpartition('"')[2]


def choice(effect: Effect, say: Say) -> str:
    """One of several things to choose from: as it reads, but of what a die decides only the gist."""
    match effect:
        case Roll():
            thrown = say("gist.throw", first=effect.thrown(say.lang, "you"), table=table(effect.rows, say))
            return say("gist.at", who=thrown_at(effect, say.lang), deed=thrown) if effect.named else thrown
        case Gateway():
            return say("gist.plea", plea=effect.phrase(say.lang, "you").partition(" (")[0])
        case _:
            return effect.phrase(say.lang, "you")
