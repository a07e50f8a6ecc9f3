"""Marks of all that an adventurer's numbers depend on: while one is the same, nobody has to work them out again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from operator import attrgetter

from brzdek.core.ask import Word
from brzdek.core.effects.effect import Effect
from brzdek.core.effects.entries import ANYTHING, BELONGINGS, FIGHT, PLACE, STANDING
from brzdek.core.effects.flow import Series
from brzdek.core.effects.lasting import Modify
from brzdek.core.effects.ongoing import Lasting
from brzdek.core.layers import change
from brzdek.games.magia_i_miecz.rules.sights import NOTHING, of_a_space, sights
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.rules.weapons import armoury
from brzdek.games.magia_i_miecz.view.odds import FIGHTING

AT_REST = ("strength", "craft", "alignment", "spell_limit"), ("use_magic", "item_bonus", "hold_spells")
"""The numbers that everybody sees of an adventurer, and the acts on which they depend."""
IN_COMBAT = (
    ("strength", "craft", "alignment", "weapons", "margin", "champion", "spirit_craft", "attack", "attack_dice",
     "added_dice", "enemy_roll"),
    ("use_magic", "item_bonus", "wield", "lose_combat", "win_draws", "roll_attack", "higher_die"),
)  # fmt: skip
"""All on which the odds of a combat depend."""
OWN = attrgetter("strength", "craft", "toad", "toad_strength", "toad_craft", "alignment", "alive")
COUNTS = "counts_for_numbers"
"""The hook by which a layer that keeps a part of the state says what of it counts."""
ALONE = ("you", "foe")
"""What lasts for somebody else with such a scope does not concern one, unless the two fight."""
Names = tuple[tuple[str, ...], tuple[str, ...]]
Mark = tuple[object, ...]


class Bound:
    """What lasts and may change somebody's numbers, and what that looks at."""

    __slots__ = ("belongings", "everywhere", "records", "spots", "standing")

    def __init__(self, records: tuple[Lasting, ...], seen: Collection[str], spots: frozenset[Word]) -> None:
        self.records = records
        self.belongings = BELONGINGS in seen
        """Does it matter what else he has?"""
        self.standing = STANDING in seen
        """Do points matter that are no part of the numbers themselves?"""
        self.everywhere = PLACE in seen
        """Does it matter where he stands?"""
        self.spots = spots
        """If not, these spaces alone make a difference."""


def at_rest(game: World, seat: int) -> Mark | None:
    """A mark of what his numbers depend on while nobody fights; None: that may be anything."""
    bound = None if game.fights else _known(game, seat, AT_REST)
    if bound is None:
        return None
    return _mark(game, seat, bound, game.zones.handled.get(seat) if bound.belongings else None)


def in_combat(game: World, seat: int) -> Mark | None:
    """A mark of all that he brings into a combat that might begin now."""
    bound = None if game.fights else _known(game, seat, IN_COMBAT)
    if bound is None:
        return None
    handled = bound.belongings or game.zones.filled.get("attached")
    return _mark(game, seat, bound, game.zones.handled.get(seat) if handled else armoury(game, seat))


def _mark(game: World, seat: int, bound: Bound, has: object) -> Mark | None:
    one = game.adventurers[seat]
    # Enemies that serve him count with all that their own numbers depend on.
    subjects: tuple[Word, ...] = (seat, *one.servants)
    above = _all_above(game, subjects) if game.parts else ()
    if None in above:
        return None
    where = _where(game, one.space, bound) if bound.everywhere or bound.spots else ()
    pair, lives = game.zone("pair", seat).copies, one.endurance if bound.standing else None
    return (bound.records, has, where, OWN(one), lives, *above, *pair[:1], *one.servants.items())


def of_foe(game: World, foe: str) -> Mark | None:
    """A mark of what an enemy or a being brings into it, beside what lasts."""
    card = game.found(foe)
    effect = None if card is None else card.effects.get(FIGHTING)
    if effect is not None and not _of_the_fight(effect):
        return None
    return _above(game, foe) if game.parts else ()


@lru_cache(maxsize=1024)
def _of_the_fight(effect: Effect) -> bool:
    """Does all that the card says of a fight with it follow from the two who fight?"""
    parts = effect.parts if isinstance(effect, Series) else (effect,)
    seen = [sights(part, name) for part in parts for name in (part.changes if isinstance(part, Modify) else ("",))]
    return all(one <= {FIGHT} for one in seen)


def _all_above(game: World, subjects: tuple[Word, ...]) -> Sequence[Mark | None]:
    return [_above(game, counted) for counted in subjects]


def _above(game: World, subject: Word) -> Mark | None:
    """What the layers above let count for somebody's numbers; None: that may be anything."""
    if len(game.layers.change[COUNTS]) < len(game.parts):
        return None
    mark: Mark | None = change(game, COUNTS, subject, ())
    return mark


def _where(game: World, space: str, bound: Bound) -> tuple[str, ...]:
    """Where he stands, if it makes a difference: the space, and what lies over it."""
    if not (space and game.layers.decide["replace_region"]):
        return (space,) if bound.everywhere or space in bound.spots else ()
    names = (space, game.space(space).id)
    return names if bound.everywhere or not bound.spots.isdisjoint(names) else ()


def _known(game: World, seat: int, names: Names) -> Bound | None:
    if game.played or game.adventurers[seat].space in (game.lore or game.learnt()).sealed:
        return None
    memo, asked = game.ongoing.memo, (names, seat)
    if asked not in memo:
        memo[asked] = _bound_lately(game, seat, names)
    bound: Bound | None = memo[asked]
    return bound


def _bound_lately(game: World, seat: int, names: Names) -> Bound | None:
    """As it was before something began or ceased to last that has nothing to do with these numbers and acts."""
    asked = ("bound", names, seat)
    lasting = (*map(game.ongoing.values.get, names[0]), *map(game.ongoing.acts.get, names[1]))
    found: tuple[Bound | None] | None = game.memory.recall(asked, lasting)
    if found is None:
        found = game.memory.keep(asked, lasting, (_bound(game, seat, names),))
    return found[0]


def _bound(game: World, seat: int, names: Names) -> Bound | None:
    """None: something that lasts may look at more than the adventurer himself."""
    found: list[Lasting] = []
    seen: frozenset[str] = NOTHING
    spots: set[Word] = set()
    for index, asked in zip((game.ongoing.values, game.ongoing.acts), names, strict=True):
        for name in asked:
            records = index.get(name)
            for record in records or ():
                effect = record.effect
                if effect.scope in ALONE and record.owner != seat:
                    continue
                found.append(record)
                if of_a_space(game, record):
                    spots.add(record.source)
                    continue
                looked_at = sights(effect, name)
                if looked_at:
                    if ANYTHING in looked_at or record.owner != seat:
                        return None
                    seen |= looked_at
    return Bound(tuple(found), seen, frozenset(spots))
