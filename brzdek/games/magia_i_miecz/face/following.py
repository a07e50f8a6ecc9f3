"""What follows if nothing is done in a moment: by that the passing answer is told, and understood."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from brzdek.core.ask import Option, Word
from brzdek.core.copies import card_of
from brzdek.core.effects.effect import inside
from brzdek.core.effects.ongoing import Happening
from brzdek.core.text import LANGS, Say
from brzdek.core.values import NamedTuple
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.magia_i_miecz.face.synonyms_words import CARRIED_ON, FOLLOWING_DEEDS
from brzdek.games.magia_i_miecz.view.view import WorldView

ORDER = ("event", "enemy", "stranger", "place")
"""What is met on a space after something was drawn, in this order; all other cards are taken."""
FIGHT, MEET, TAKE, KEPT, ROLL, WALK = "fight", "meet", "take", "kept", "roll", "walk"
REROLL = "reroll"
SPACES_GONE = "space|spaces|step|steps|krok|kroki|oczko|oczka"
MOMENTS: Mapping[str, str] = {
    "before_combat": FIGHT,
    "attacked": FIGHT,
    "before_roll": ROLL,
    "after_roll": KEPT,
    "move_roll": WALK,
    "before_draw": "draw",
    "visit": "visit",
    "lose_endurance": "lose_endurance",
    "friend_dies": "lose_friend",
    "cast": "cast",
}
"""What follows on a moment of one's own, where that is always the same."""
WITH_NAMES = frozenset((FIGHT, MEET, TAKE, "visit"))
"""Whoever speaks of what follows names it."""


class Following(NamedTuple):
    """What comes if nothing is done."""

    kind: str
    about: tuple[Word, ...] = ()


def following(view: WorldView) -> Following | None:
    """What comes next for the reader if the open moment passes; None: it is not the reader's moment."""
    if not view.announced or view.seat is None:
        return None
    now = view.announced[-1]
    concerned = now.by if now.moment or now.seat is None else now.seat
    if concerned != view.seat:
        return None
    if now.kind == "card_drawn":
        return _drawn(view, now)
    if now.kind == "outcome":
        return None if view.fight is None else Following(f"outcome.{view.fight.outcome}")
    if now.kind in ("before_combat", "attacked"):
        return Following(FIGHT, _foes(view, now)) if _foes(view, now) else None
    kind = MOMENTS.get(now.kind)
    return None if kind is None else Following(kind, (now.about,) if now.about != "" else ())


def _foes(view: WorldView, now: Happening) -> tuple[Word, ...]:
    if view.fight is None:
        return (now.about,)
    return view.fight.foes if view.fight.seat == view.seat else (view.fight.seat,)


def _drawn(view: WorldView, now: Happening) -> Following:
    """Of all that lies there now, what is met first."""
    here = view.space(view.adventurer(view.seat or 0).space).cards
    kinds = {copy: view.catalog.cards[card_of(copy)].kind for copy in here or (str(now.about),)}
    for kind in ORDER:
        met = [copy for copy in kinds if kinds[copy] == kind]
        if kind == "enemy":
            met = [copy for copy in met if view.attacks(copy)]
            met = list(view.parties(met)[0]) if met else []
            if met:
                return Following(FIGHT, tuple(met))
        elif met:
            return Following(MEET, tuple(met))
    taken = [copy for copy in kinds if kinds[copy] != "enemy"]
    return Following(TAKE, tuple(taken)) if taken else Following(MEET, tuple(kinds))


def passing(view: WorldView, say: Say) -> str:
    """The passing answer, by what follows."""
    comes = following(view)
    if comes is None or not say.knows(f"pass.{comes.kind}"):
        return say("option.pass")
    return say(
        f"pass.{comes.kind}",
        names=", ".join(name(view, one, say) for one in comes.about),
        odds=_odds(view, comes, say),
        dice=", ".join(map(str, view.thrown.dice)) if view.thrown else "",
        n=view.steps,
    )


def _odds(view: WorldView, comes: Following, say: Say) -> str:
    """How likely one wins the fight that follows; not where the question says so already."""
    if comes.kind != FIGHT or view.announced[-1].kind == "before_combat":
        return ""
    return say("pass.odds", percent=ways.win_chance(view.odds(comes.about)))


def called(view: WorldView) -> Iterator[str]:
    """What people say who let happen what follows."""
    comes = following(view)
    if comes is None:
        return
    yield CARRIED_ON.get(comes.kind, "")
    if comes.kind in WITH_NAMES:
        yield from (name(view, one, Say(lang)) for one in comes.about for lang in LANGS)
    if comes.kind == KEPT and view.thrown is not None:
        yield "|".join(map(str, (*view.thrown.dice, sum(view.thrown.dice))))
    if comes.kind == WALK and view.steps:
        yield f"{view.steps}|{SPACES_GONE}"


def deeds(view: WorldView) -> Sequence[str]:
    """What letting it happen comes to, in people's words."""
    comes = following(view)
    return [] if comes is None else [deed for deed in FOLLOWING_DEEDS.get(comes.kind, "").split("|") if deed]


def begins_fight(view: WorldView, option: Option) -> bool:
    """Does one's own fight begin if nothing else is done?"""
    comes = following(view) if option[0] == "pass" else None
    return comes is not None and comes.kind == FIGHT


def throws_again(view: WorldView, option: Option) -> bool:
    """Are the dice that lie on the table thrown again by it?"""
    if option[0] not in ("use", "cast") or len(option) == 1 or view.thrown is None:
        return False
    card = view.catalog.cards.get(card_of(str(option[1])))
    effects = () if card is None else card.effects.values()
    return any(part.word == REROLL for effect in effects for part in (effect, *inside(effect)))
