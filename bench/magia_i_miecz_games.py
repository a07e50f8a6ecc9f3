"""Games of four steady bots of Magia i Miecz with what is to be known of each: a line of a file, in any order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from itertools import islice
from pathlib import Path

from bench.playing import loaded
from bench.records import Record, add, missing
from brzdek.core.ask import Ask, Option
from brzdek.core.copies import card_of
from brzdek.core.log import Event
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.bots.steady import SteadyBot
from brzdek.games.magia_i_miecz.cards.pieces import BeingCard, SpaceCard
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.rules.state import World
from brzdek.games.magia_i_miecz.view.view import WorldView

GAME = "magia_i_miecz"
PLAYERS = 4
LIMIT = 400
SKULL, SKULLS = "czaszka", 3
ON_THE_CROWN = ("wladca_demonow", "krol_smokow")
"""Beings that wait on the Crown: their deaths are those of the ending."""


class Dealt(SteadyBot):
    """Plays steadily, but takes the characters as they come."""

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self._draft = random.Random(seed * 10 + seat)

    def choose(self, view: WorldView, ask: Ask) -> Option:
        if ask.topic in ("ban", "pair") and view.phase == "draft":
            return self._draft.choice(list(ask.options))
        return super().choose(view, ask)


def play(seed: int, crown: str = "secret") -> Record:
    """One game: who began with whom, who won and how, how long it took and where, who died of what, which cards
    were met.
    """
    rulebook, catalog = loaded(GAME)
    seats = tuple(Seat(str(seat)) for seat in range(PLAYERS))
    table = Table(rulebook, Setup(GAME, seats, seed, {"turn_limit": LIMIT, "crown": crown}), catalog)
    table.play_out([Dealt(seat, seed) for seat in range(PLAYERS)])
    game = table.game
    assert isinstance(game, World)
    told = game.log.events
    return {
        "seed": seed,
        "pairs": first_pairs(told),
        "winner": game.winner,
        "rounds": game.round,
        "ending": ending_of(game),
        "decided": decided(game),
        "turns": turns_by_region(told),
        "deaths": list(causes(told)),
        "met": sorted(met(told)),
    }


def first_pairs(told: Sequence[Event]) -> list[list[str]]:
    """The pair that each seat began with."""
    pairs: dict[int, list[str]] = {}
    for event in told:
        if isinstance(event, events.PairChosen):
            pairs.setdefault(event.seat, [card_of(event.card), card_of(event.squire)])
    return [pairs[seat] for seat in range(PLAYERS)]


def ending_of(game: World) -> str:
    """The ending that was in force at the end; nothing if nobody has come to the Crown."""
    lying = game.zone("ending").copies
    return card_of(lying[0]) if lying and game.crowned else ""


def decided(game: World) -> str:
    """How the game was won."""
    assert game.winner is not None
    if game.round > LIMIT:
        return "called off"
    if sum(card_of(one) == SKULL for one in game.things(game.winner)) >= SKULLS:
        return "skulls"
    if not game.crowned:
        return "before the Crown"
    alone = all(one.out for seat, one in enumerate(game.adventurers) if seat != game.winner)
    return "last one left" if alone else "victory on the Crown"


def turns_by_region(told: Sequence[Event]) -> dict[str, int]:
    """How many turns were begun in each region."""
    spaces: dict[int, str] = {}
    found: Counter[str] = Counter()
    cards = loaded(GAME)[1].cards
    for event in told:
        if isinstance(event, (events.Went, events.Placed)):
            spaces[event.seat] = event.space
        elif isinstance(event, events.TurnBegins) and event.seat in spaces:
            space = cards[spaces[event.seat]]
            assert isinstance(space, SpaceCard)
            found[space.region] += 1
    return dict(found)


def causes(told: Sequence[Event]) -> Iterator[str]:
    """What the dead died of: the last thing that could have hurt them."""
    blow = ""
    for event in told:
        if isinstance(event, events.Died):
            yield blow
        else:
            blow = blow_of(event) or blow


def blow_of(event: Event) -> str:
    """What may kill after this has happened; nothing if it changes nothing about that."""
    if isinstance(event, events.Fights):
        foe = event.foes[0]
        if isinstance(foe, int):
            return "other adventurers"
        return "beings of the ending" if _waits_on_the_crown(str(foe)) else "enemies"
    return next((blow for kind, blow in BLOWS.items() if isinstance(event, kind)), "")


def _waits_on_the_crown(foe: str) -> bool:
    card = loaded(GAME)[1].cards[card_of(foe)]
    return isinstance(card, BeingCard) and (card.id in ON_THE_CROWN or card.id.endswith("_krola"))


BLOWS: Mapping[type[Event], str] = {
    events.Commands: "the Command",
    events.Casts: "spells",
    events.Shot: "shots",
    events.ChestGave: "Pandora's Box",
    events.Reaches: "spaces and cards",
    events.Went: "spaces and cards",
}


def met(told: Sequence[Event]) -> set[str]:
    """Cards that were drawn, cast, taken or fought."""
    seen = (events.Drew, events.Casts, events.Took, events.Killed, events.Reaches)
    return {card_of(str(getattr(event, "card", ""))) for event in told if isinstance(event, seen)}


# -- files of games


def play_missing(path: Path, games: int, processes: int, crown: str = "secret") -> None:
    """Play those of the first so many games that the file does not have; each is added as soon as it is over."""
    seeds = missing(path, games)
    with ProcessPoolExecutor(processes) as pool:
        for record in _played(pool, seeds, crown, processes):
            add(path, record)


def _played(pool: ProcessPoolExecutor, seeds: Iterable[int], crown: str, processes: int) -> Iterator[Record]:
    """A few at a time, so that whoever breaks off does not wait for all of them."""
    left = iter(seeds)
    while batch := list(islice(left, 8 * processes)):
        running = [pool.submit(partial(play, crown=crown), seed) for seed in batch]
        for one in as_completed(running):
            yield one.result()
