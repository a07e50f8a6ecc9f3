"""Which cards to print, and how many of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from brzdek import games
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.files import OWN as OWN_GAME
from brzdek.core.catalog.files import has_looks, with_bases
from brzdek.core.text import LANGS, Lang, Say, Text
from brzdek.core.values import NamedTuple, dataclass
from printables.cards import designs as faces
from printables.cards.designs.base import CardDesign, CardGroup
from printables.draw.art import picture_of
from printables.draw.theme import Theme
from printables.jobs.catalogs import folder_of, open_catalog, same
from printables.jobs.job import BadJob, Given, Job
from printables.jobs.notes import CHANGED, PrintNotes
from printables.jobs.typed import picked, word_of

if TYPE_CHECKING:
    from brzdek.core.catalog.kinds import CardKind
    from printables.faces.kit import Kit

OWN = "-"
"""Stands for the game's own cards where a deck is compared."""


class Copy(NamedTuple):
    """One card to cut out."""

    card: Card
    back: str
    group: int
    """Its place among the groups."""
    size: str
    """The name of its size, if none is asked for."""
    mark: str = ""
    """That of an expansion for more players, if it belongs to one."""
    pile: str = ""
    """With which it lies on the table; usually all of a back."""

    @property
    def key(self) -> tuple[str, str]:
        """What fronts are told apart by."""
        return self.card.id, self.mark


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards of a game, with house decks on top if there are any."""

    game: str
    face: CardDesign
    catalog: Catalog
    says: Mapping[Lang, Say]
    groups: Sequence[CardGroup]
    below: Sequence[Catalog] = ()
    """The game's own cards, then those with one house deck more each time, up to the last but one."""
    decks: Sequence[Path] = ()
    """The house decks, the topmost last."""
    kit: Kit | None = None
    """The looks that house decks bring."""

    def folder_of(self, card: Card) -> Path:
        """Where the pictures of a card may lie: beside the file that holds it."""
        return folder_of(card, self.game, self.decks, self.below)

    @property
    def title(self) -> Text:
        return self.catalog.deck or self.catalog.title

    def copies(self, only: Collection[str] | None = None) -> list[Copy]:
        """The copies to print, in the order of the groups; ``only``: the ids of the cards."""
        return [
            Copy(card, back, place, group.size or self.face.size, group.mark, group.pile or back)
            for place, group in enumerate(self.groups)
            for card, count in group.cards
            if only is None or card.id in only
            for back in (group.back or self.face.back(card),)
            for _ in range(count)
        ]

    def numbers(self) -> dict[str, str]:
        """Collector numbers: the place of each card among all of the box. What house decks add comes after the
        game's own cards, whose numbers stay as they are.
        """
        ids = list(dict.fromkeys(card.id for group in self.groups for card, _ in group.cards))
        known = self.below[0].cards if self.below else self.catalog.cards
        own = [card for card in ids if card in known]
        added = [card for card in ids if card not in known]
        numbers = {card: f"{place}/{len(own)}" for place, card in enumerate(own, 1)}
        return numbers | {card: f"{place}/{len(ids)}" for place, card in enumerate(added, len(own) + 1)}

    def theme(self, job: Job) -> Theme:
        """The colours of a job, with those of the house decks."""
        return Theme({**job.theme.palette, **self.kit.palette}, job.ink) if self.kit else job.theme


def open_deck(game: str, *decks: Path) -> Deck:
    """BadJob, BadData: why it cannot be printed."""
    if game == OWN_GAME:
        return _own_deck(decks)
    face = faces.load(game)
    rulebook = games.load(game)
    catalog = open_catalog(game, *decks)
    says = {lang: rulebook.face.say(lang) for lang in LANGS}
    below = [open_catalog(game, *decks[:count]) for count in range(len(decks))]
    kit = own_kit(decks, rulebook.layers.schema.kinds)
    if kit is not None and kit.faces:
        from printables.faces.design import DressedDesign

        face = DressedDesign(face, kit)
    return Deck(game, face, catalog, says, face.groups(catalog, says), below, decks, kit)


def _own_deck(decks: Sequence[Path]) -> Deck:
    """A game of one's own."""
    from printables.faces.design import OwnDesign

    if not decks:
        raise BadJob("own_needs_deck")
    catalog = open_catalog(OWN_GAME, *decks)
    face = OwnDesign(_kit(decks, catalog.layers.schema.kinds))
    says = {lang: Say(lang) for lang in LANGS}
    below = [open_catalog(OWN_GAME, *decks[:count]) for count in range(len(decks))]
    return Deck(OWN_GAME, face, catalog, says, face.groups(catalog, says), below, decks, face.kit)


def own_kit(decks: Sequence[Path], kinds: Mapping[str, CardKind]) -> Kit | None:
    """Faces, icons, typefaces and colours that house decks bring for a game; None: they bring nothing of the sort."""
    return _kit(decks, kinds) if any(map(has_looks, decks)) else None


def _kit(decks: Sequence[Path], kinds: Mapping[str, CardKind]) -> Kit:
    from printables.faces.kit import kit_of

    return kit_of(decks, kinds)


def changed_since(deck: Deck, copies: Sequence[Copy], word: str) -> list[Copy]:
    """The copies that another house deck, or the game's own box (``-``), does not have: cards that look different,
    and further copies of those that look the same.
    """
    old = open_deck(deck.game, *(() if word == OWN else with_bases([Path(word)])))
    before = {copy.card.id: copy.card for copy in old.copies()}
    at_hand = Counter(copy.card.id for copy in old.copies())
    changed = []
    for copy in copies:
        name = copy.card.id
        if at_hand[name] and _look_the_same(old, before[name], deck, copy.card):
            at_hand[name] -= 1
        else:
            changed.append(copy)
    return changed


def _look_the_same(old: Deck, one: Card, new: Deck, two: Card) -> bool:
    if not same(one, two):
        return False
    # The same name may stand for another picture.
    if one.art is None or two.art is None:
        return True
    return picture_of(old.folder_of(one), one.art) == picture_of(new.folder_of(two), two.art)


def wanted(deck: Deck, given: Given, notes: PrintNotes) -> list[Copy] | None:
    """What ``--only`` and ``--changed-since`` choose; None: nothing has changed. The notes name what has changed.
    BadJob: there is nothing to print.
    """
    only, since = word_of(given, "only"), word_of(given, "changed-since")
    known = dict.fromkeys(card.id for group in deck.groups for card, _ in group.cards)
    copies = deck.copies(None if only is None else set(picked(only, known, "no_such_card")))
    if given.get("base"):
        if not any(group.mark for group in deck.groups):
            raise BadJob("base_only", game=deck.catalog.title)
        copies = [copy for copy in copies if not copy.mark]
    if not copies:
        raise BadJob("nothing_to_print")
    if since is None:
        return copies
    changed = changed_since(deck, copies, since)
    if changed:
        notes.warn(CHANGED, cards=Text(*(_named(changed, lang) for lang in LANGS)))
    return changed or None


def _named(copies: Sequence[Copy], lang: Lang) -> str:
    """Cards by name, with how many there are of each."""
    counts = Counter(copy.card for copy in copies)
    return ", ".join(f"{card.name.to(lang)} ×{count}" for card, count in counts.items())
