"""A harbour beside the fair: ships, a quay, dockers. Over it may lie fog, which needs ships to hide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, TypeAlias

from brzdek.core.ask import Ask, Option, Steps
from brzdek.core.catalog.cards import Outline
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.schema import Flag, MapOf, Whole
from brzdek.core.catalog.shelf import card_place
from brzdek.core.catalog.source import Document
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.entries import Counter
from brzdek.core.effects.phrases import Reading, same
from brzdek.core.expansion import Layer, Options, when
from brzdek.core.layers import change
from brzdek.core.legality import Reason
from brzdek.core.text import Text
from tests.tiny.state import Fair, gain_gold

HOME = Path(__file__).parent / "expansions"


class QuayFull(Reason):
    rule = "POR-002"


class StallHidden(Reason):
    rule = "MGL-001"


# -- the harbour


@dataclass(slots=True)
class Harbour:
    """What the harbour keeps: a region of its own."""

    sea: list[str]
    berths: int
    quay: list[str] = field(default_factory=list)

    @property
    def full(self) -> bool:
        return len(self.quay) >= self.berths


def harbour_of(game: Fair) -> Harbour:
    harbour: Harbour = game.parts["harbour"]
    return harbour


def lay_out(game: Fair) -> Harbour:
    ships = [card for card in game.catalog.cards.values() if card.kind == "ship"]
    sea = [f"{ship.id}.{number}" for ship in ships for number in range(1, ship.copies + 1)]
    game.chance.shuffle(sea)
    return Harbour(sea, game.catalog.tables["berths"].get(game.players, 1))


def dock(game: Fair, seat: int) -> Steps[None]:
    """A ship may dock at the start of each turn."""
    harbour = harbour_of(game)
    if not harbour.sea or harbour.full:
        return
    answer: Option = yield Ask(seat, "dock", [("dock", "yes"), ("dock", "no")])
    if answer == ("dock", "yes"):
        ship = harbour.sea.pop()
        harbour.quay.append(ship)
        game.reveals += 1
        yield from perform(game.card(ship).effects["dock"], Context(game, seat, ship))
        gain_gold(game, seat, change(game, "tip", seat, 1))


def cheaper(game: Fair, seat: int, copy: str, price: int) -> int:
    """Companions come by ship."""
    return price - len(harbour_of(game).quay) if game.card(copy).kind == "companion" else price


def pay_toll(game: Fair, seat: int) -> Steps[None]:
    game.traders[seat].gold = max(0, game.traders[seat].gold - 1)
    yield from ()


def start(game: Fair, seat: int) -> Steps[None]:
    yield from dock(game, seat)
    if game.options["toll"] == "gold":
        yield from pay_toll(game, seat)


def no_skills(game: Fair, seat: int, copy: str) -> Reason | None:
    return QuayFull() if harbour_of(game).full and game.card(copy).kind == "skill" else None


def first_of_equals(game: Fair, bids: Sequence[int]) -> int | None:
    return list(bids).index(max(bids))


def toll_needs_a_harbour(options: Options) -> Text | None:
    if options["toll"] != "none" and not options["harbour"]:
        return Text("Myto bez portu nie ma sensu.", "A toll makes no sense without the harbour.")
    return None


def dockers_only_if_wanted(card: Outline, options: Options) -> bool:
    return card.id != "sztauer" or bool(options["dockers"])


def check_ships(catalog: Catalog, documents: Sequence[Document]) -> None:
    for card in catalog.cards.values():
        if card.kind == "ship" and "dock" not in card.effects:
            doc, path = card_place(documents, card.id)
            doc.problem(path, Text("statek nic nie przywozi", "the ship brings nothing"))


Here: TypeAlias = Context[Fair]


class Docked(Counter):
    __slots__ = ()
    word: ClassVar[str] = "docked"
    doc: ClassVar[Text] = Text("Statki przy nabrzeżu.", "Ships at the quay.")
    example: ClassVar[str] = "docked"
    each: ClassVar[Text] = Text("za każdy statek przy nabrzeżu", "for each ship at the quay")
    noun: ClassVar[Text] = Text("{n|statek|statki|statków}", "{n|ship|ships}")
    has: ClassVar[Reading] = same(
        "przy nabrzeżu: {quantity} {n|statek|statki|statków}", "{quantity} {n|ship|ships} docked"
    )

    def count(self, ctx: Here) -> int:
        return len(harbour_of(ctx.game).quay)


HARBOUR = Layer(
    name="harbour",
    folder=HOME / "harbour",
    needs=("tiny",),
    kinds={"ship": CardKind(effects=("dock",)), "companion": CardKind(optional={"salt": Whole(0, 9)})},
    tables={"berths": MapOf(Whole(2, 4), Whole(1, 3))},
    options={"harbour": "flag", "dockers": "flag", "toll": "choice"},
    words=lambda: {"counters": (Docked,)},
    check=check_ships,
    opens={"tip": "change"},
    steps={"start_of_turn": start},
    changes={"price": cheaper},
    vetoes={"buy": no_skills},
    decisions={"tie": first_of_equals},
    switch="harbour",
    deals=dockers_only_if_wanted,
    refusal=toll_needs_a_harbour,
    part=lay_out,
)


# -- the fog


def drift(game: Fair, seat: int) -> Steps[None]:
    game.parts["fog"]["turns"] += 1
    yield from ()


def doubled(game: Fair, seat: int, copy: str, price: int) -> int:
    return 2 * price


def one_more(game: Fair, seat: int, gold: int) -> int:
    return gold + 1


def dense(game: Fair, seat: int, copy: str) -> Reason | None:
    return StallHidden() if game.parts["fog"]["turns"] % 3 == 0 else None


def last_of_two(game: Fair, bids: Sequence[int]) -> int | None:
    """In the fog only two who stand alone can be told apart."""
    return len(bids) - 1 if len(bids) == 2 else None


FOG = Layer(
    name="fog",
    folder=HOME / "fog",
    needs=("harbour",),
    kinds={"ship": CardKind(optional={"ghost": Flag()})},
    options={"fog": "flag"},
    steps={"start_of_turn": when("fog", drift)},
    changes={"price": when("fog", doubled), "tip": when("toll", one_more, "none")},
    vetoes={"buy": when("fog", dense)},
    decisions={"tie": when("fog", last_of_two)},
    part=lambda game: {"turns": 0} if game.options["fog"] else None,
)
