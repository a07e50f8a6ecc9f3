"""Which cards go into which box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from brzdek.core.text import Text
from brzdek.core.values import NamedTuple
from printables.boxes.tuck import Inside, inside_for
from printables.cards.contents import Copy, Deck
from printables.draw.units import Size
from printables.jobs.job import Job

OWN_BOX = 25
"""A pile of so many cards gets a box of its own where piles are boxed apart; smaller ones share one."""


class BoxLoad(NamedTuple):
    """What one box has to hold."""

    cards: int
    """How many go into this one."""
    card: Size
    groups: tuple[tuple[Text, int], ...]
    """The groups that are named on it, with all their cards."""
    back: str
    """The back that is seen on its front."""
    thickness: int
    sleeved: bool
    pile: Text | None = None
    """Its name, if it holds one pile alone."""
    room: int = 0
    """For so many cards there is room, if not just for these."""

    @property
    def inside(self) -> Inside:
        return inside_for(self.card, self.room or self.cards, self.thickness, sleeved=self.sleeved)

    def shared(self, boxes: int) -> list[BoxLoad]:
        """The same cards in so many boxes, all as big as the fullest needs them."""
        shares = [self.cards // boxes + (place < self.cards % boxes) for place in range(boxes)]
        return [self._replace(cards=share, room=shares[0]) for share in shares]


def load_of(deck: Deck, copies: Sequence[Copy], job: Job, thickness: int, *, sleeved: bool) -> BoxLoad:
    """All these cards in one box."""
    counts, backs = Counter(copy.group for copy in copies), Counter(copy.back for copy in copies)
    groups = tuple((deck.groups[group].title, count) for group, count in sorted(counts.items()))
    most = max(backs, key=lambda back: backs[back])
    pile = groups[0][0] if len(groups) == 1 < len(deck.groups) else None
    return BoxLoad(len(copies), job.card, groups, most, thickness, sleeved, pile)


def by_size(copies: Sequence[Copy]) -> Iterator[tuple[str, list[Copy]]]:
    """Cards of one size go together; those that are most of the box come first."""
    sizes = Counter(copy.size for copy in copies)
    for size in sorted(sizes, key=lambda size: -sizes[size]):
        yield size, [copy for copy in copies if copy.size == size]


def by_pile(deck: Deck, copies: Sequence[Copy], job: Job, thickness: int, *, sleeved: bool) -> list[BoxLoad]:
    """A box for each pile; the small piles together in the last one."""
    backs = Counter(copy.back for copy in copies)
    loads = []
    for back, count in backs.items():
        if count >= OWN_BOX:
            own = [copy for copy in copies if copy.back == back]
            loads.append(load_of(deck, own, job, thickness, sleeved=sleeved))
    rest = [copy for copy in copies if backs[copy.back] < OWN_BOX]
    return [*loads, *([load_of(deck, rest, job, thickness, sleeved=sleeved)] if rest else [])]
