"""Which tokens lie in the box of a game, and how many of each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from brzdek import games
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.text import LANGS, Lang, Say, Text
from brzdek.core.values import NamedTuple, dataclass, field, replace
from printables.cards.contents import own_kit
from printables.draw.svg import SvgDrawing
from printables.jobs.catalogs import folder_of, open_catalog
from printables.jobs.job import BadJob, Given, NoPart
from printables.jobs.typed import decks_of, picked, whole_number
from printables.tokens import sorts
from printables.tokens.sorts import Party, PlayerColour, Sort, sized

_BRACKETS = re.compile(r" *\([^)]*\)$")
SCALES = 20, 200
"""Percent of their usual size that tokens may have."""


class Token(NamedTuple):
    """One token to cut out."""

    sort: Sort
    card: Card
    """Of the game's files, or made for a token that no file holds: a coin, a cube."""
    colour: PlayerColour | None = None
    mark: str = ""
    """That of an expansion for more players, if it belongs to one."""

    @property
    def key(self) -> tuple[str, str]:
        """What fronts are told apart by."""
        return self.card.id, self.mark

    @property
    def name(self) -> Text:
        """What stands on it: the mark says to what it belongs."""
        return Text(*(_BRACKETS.sub("", one) for one in self.card.name)) if self.mark else self.card.name

    @property
    def hue(self) -> str:
        key = getattr(self.card, self.sort.hues_by) if self.sort.hues_by else self.card.id
        return self.sort.hues.get(key, self.sort.hue)

    @property
    def icon(self) -> str:
        return self.sort.icons.get(self.card.id, self.sort.icon)


@dataclass(frozen=True, slots=True)
class TokenBox:
    """The tokens of a game, with house decks on top if there are any."""

    game: str
    catalog: Catalog
    says: Mapping[Lang, Say]
    tokens: Sequence[tuple[Token, int]]
    """Each with the number of its copies."""
    decks: Sequence[Path] = ()
    drawings: Mapping[str, SvgDrawing] = field(default_factory=dict)
    """Icons that house decks bring."""

    @property
    def title(self) -> Text:
        return self.catalog.deck or self.catalog.title

    def folder_of(self, card: Card) -> Path:
        """Where the pictures of a token may lie: beside the file that holds it."""
        below = [open_catalog(self.game, *self.decks[:count]) for count in range(len(self.decks))]
        return folder_of(card, self.game, self.decks, below)

    def without_party(self) -> TokenBox:
        """Only what the usual number of players needs."""
        return replace(self, tokens=[(token, count) for token, count in self.tokens if not token.mark])

    def copies(self, only: str | None = None) -> list[Token]:
        """The tokens to print in the order of their sorts; ``only``: ids of tokens or of sorts. BadJob."""
        wanted = None if only is None else picked(only, self.ids, "no_such_token")
        return [
            token
            for token, count in self.tokens
            if wanted is None or token.card.id in wanted or token.sort.id in wanted
            for _ in range(count)
        ]

    def scaled(self, percent: int) -> TokenBox:
        """The same tokens, smaller or bigger."""
        tokens = [(token._replace(sort=sized(token.sort, percent)), count) for token, count in self.tokens]
        return replace(self, tokens=tokens)

    @property
    def ids(self) -> list[str]:
        """Of sorts and of tokens."""
        return list(dict.fromkeys(name for token, _ in self.tokens for name in (token.sort.id, token.card.id)))


def names() -> list[str]:
    """The games that have tokens to print."""
    return [name for name in games.NAMES if name in sorts.sorts()]


def open_box(game: str, *decks: Path) -> TokenBox:
    """NoPart, BadData: why there is nothing to print."""
    rulebook = games.load(game)
    catalog = open_catalog(game, *decks)
    if game not in names():
        raise NoPart("no_tokens", game=catalog.title)
    party = sorts.parties().get(game)
    # What belongs to a game below lies in the box of that one.
    below = games.packages(game)[:-1]
    made = [token for sort in sorts.sorts()[game] for token in _tokens(sort, catalog, party)]
    tokens = [(token, count) for token, count in made if token.card.layer not in below]
    says = {lang: rulebook.face.say(lang) for lang in LANGS}
    kit = own_kit(decks, rulebook.layers.schema.kinds)
    return TokenBox(game, catalog, says, tokens, decks, kit.icons if kit else {})


def box_for(game: str, given: Given) -> TokenBox:
    """The box as it was asked for: with house decks, of another size, of the base game. BadJob, NoPart, BadData."""
    box = open_box(game, *decks_of(given)).scaled(whole_number(given, "scale", *SCALES) or 100)
    if not given.get("base"):
        return box
    need_party(game, box.catalog)
    return box.without_party()


def need_party(game: str, catalog: Catalog) -> None:
    """BadJob: the game has no expansion that could be left out."""
    if game not in sorts.parties():
        raise BadJob("base_only", game=catalog.title)


def _tokens(sort: Sort, catalog: Catalog, party: Party | None) -> Iterator[tuple[Token, int]]:
    mark = party.mark if party else ""
    if sort.kind:
        for card in catalog.cards.values():
            if card.kind == sort.kind and card.copies:
                own = party is not None and getattr(card, "set", "") == party.set
                more = 0 if party is None or own else party.more.get(card.id, 0)
                yield Token(sort, card, mark=mark if own else ""), card.copies - more
                if more:
                    yield Token(sort, card, mark=mark), more
        return
    count = int(catalog.tables[sort.table]) if sort.table else sort.count
    if not sort.each:
        yield Token(sort, _made(sort.id, sort.title, count)), count
        return
    for place, colour in enumerate(sorts.colours()[: catalog.players[1]], 1):
        name = Text(*(f"{sort.title.to(lang)} – {colour.name.to(lang)}" for lang in LANGS))
        further = party is not None and place > party.players
        yield Token(sort, _made(f"{sort.id}_{place}", name, count), colour, mark if further else ""), count


def _made(name: str, title: Text, count: int) -> Card:
    """A token that no file holds."""
    return Card(id=name, name=title, kind="token", copies=count)
