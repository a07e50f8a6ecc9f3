"""What the steady bot of Katakumby reads from cards, and how it measures the map."""

from __future__ import annotations

import pytest

from brzdek.games.katakumby.bots.chart import Chart, Gear, site, unseen
from brzdek.games.katakumby.bots.weights import SCALE
from brzdek.games.katakumby.rules.legality import Purse
from brzdek.games.katakumby.view.trips import trips
from brzdek.games.raid.bots.bundles import bundles
from brzdek.games.raid.bots.yields import notes
from tests.rules.katakumby import delving
from tests.rules.katakumby.digging import laid, room, tile, tunnel, yard
from tests.support import catalog, rulebook, seat_down

BARE = Gear(0, False, False)
"""No lockpick, no map, no cloak."""


# --- cards


@pytest.mark.parametrize(
    ("card", "slot", "expected"),
    [
        ("expert_guide", "play", [{"skill": 2, "boots": 2}]),
        ("charlatan", "play", [{"discard": 1, "draw": 2}, {}]),
        ("imp_familiar", "play", [{"lockpicks": 1}, {"spend_lockpicks": 1, "draw": 2}]),
        ("diversion", "acquire", [{"free_prisoners": 1}]),
        ("empurror", "play", [{"clank": -2}, {"gold": 1}, {"ignore_caves": 1}]),
        ("marble_guardian", "defeat", [{"place_tile": 1}]),
    ],
)
def test_effects_are_read_as_bundles(card: str, slot: str, expected: list[dict[str, int]]) -> None:
    effect = catalog("katakumby").cards[card].effects.get(slot)
    assert [dict(bundle) for bundle in bundles(effect, SCALE)] == expected


def test_every_word_of_a_card_has_its_price() -> None:
    """What a word of the card language is worth is known, or worked out from the situation."""
    found = {"clank", "points"}
    for note in notes(catalog("katakumby").own(), SCALE).values():
        words = {word for bundle in (*note.play, *note.gain) for word, _ in bundle}
        assert words <= set(SCALE.prices) | found | {"return_cubes", "any_clank", "return_idols"}, note.face.id


def test_every_card_is_worth_something_or_nothing() -> None:
    for card, note in notes(catalog("katakumby").own(), SCALE).items():
        assert note.worth >= 0 or card == "stumble", card


# --- the map


def test_distances_count_monsters_locks_and_caves() -> None:
    web = tile(
        {"a": [], "b": ["crystal_cave"], "c": []},
        tunnel("a", "b", monsters=1), tunnel("b", "c", footprints=True), tunnel("a", "c", lock=True),
        tunnel("c", "W0", one_way="b_to_a"),
    )  # fmt: skip
    table = delving.dig({"web": web}, map=[laid("web", 1, 0)], tiles=2)
    board = table.view(None).board
    a, b, c, hall = (room(table, name) for name in ("web.a", "web.b", "web.c", "start.hall"))
    far = Chart(board, BARE)
    assert far.home[board.start] == 0
    assert (far.home[hall], far.home[a], far.home[b]) == (1, 2, 4)
    assert (far.to(c)[hall], far.to(c)[a]) == (1, 1 + 1)
    assert far.to(a)[c] == 2 + 1 + 2
    assert Chart(board, BARE._replace(lockpicks=1)).to(a)[c] == 3
    assert Chart(board, BARE._replace(cloak=True)).to(a)[c] == 2 + 1 + 1
    assert Chart(board, BARE._replace(map=True)).home[c] == 2
    assert (far.up[hall], far.up[a]) == (0, 1)
    assert far.out[hall] == 1 + 1


def test_nobody_walks_through_the_crypt() -> None:
    table = delving.dig({}, start=yard(tunnel("crypt", "attic"), tunnel("hall", "attic", lock=True)))
    far = Chart(table.view(None).board, BARE)
    hall, attic = room(table, "start.hall"), room(table, "start.attic")
    assert far.home[attic] == 1
    assert hall not in far.to(attic)


def test_a_chart_that_builds_on_an_earlier_one_is_the_same() -> None:
    table = seat_down("katakumby", 3, seed=4)
    bots = [rulebook("katakumby").bots["steady"](seat, 4) for seat in range(3)]
    gear = BARE._replace(lockpicks=2)
    earlier = Chart(table.view(None).board, gear)
    while table.ask is not None:
        table.answer(bots[table.ask.seat].choose(table.view(table.ask.seat), table.ask))
        board = table.view(None).board
        if board is not earlier.board:
            chart, anew = Chart(board, gear, earlier), Chart(board, gear)
            assert (chart.home, chart.up, chart.out) == (anew.home, anew.up, anew.out)
            earlier = chart


def test_a_tile_is_judged_before_it_lies_as_it_is_judged_then() -> None:
    cellar = tile({"stairs": [], "vault": [{"artifact": 0}]}, tunnel("stairs", "vault", monsters=1))
    table = delving.dig({"cellar": cellar}, tiles=["cellar"])
    before = Chart(table.view(None).board, BARE)
    board = table.view(None).board.with_tile("cellar", (1, 0), 1)
    there, after = site(board, 1, before), Chart(board, BARE)
    for cave in board.tile_rooms(1):
        assert there.home[cave] == after.home[cave]
        assert there.up[cave] == after.up[cave]


def test_what_is_known_of_tiles_to_come() -> None:
    table = seat_down("katakumby", 2)
    new = unseen(table.view(None).board)
    assert new.depths == 22
    assert new.with_artifact == pytest.approx(0.5)


def test_trips_pay_for_what_they_meet() -> None:
    lair = tile({"den": [], "hoard": [{"gold": 1}]}, tunnel("den", "hoard", monsters=2))
    table = delving.dig({"lair": lair}, map=[laid("lair", 1, 0)], room={0: "lair.den"}, tiles=1)
    board, den, hoard = table.view(None).board, room(table, "lair.den"), room(table, "lair.hoard")
    purse = Purse(2, 1, 1, 0, 0, False, False, False, False, False, True)
    found = {(trip.room, trip.exit): trip for trip in trips(board, den, purse)}
    assert found[hoard, False].monsters == 2
    assert found[room(table, "start.hall"), False].boots == 1
    assert (room(table, "start.crypt"), False) not in found
    assert found[den, True].boots == 1
    weak = {trip.room for trip in trips(board, den, purse._replace(health=0))}
    assert hoard not in weak
    assert not any(trip.exit for trip in trips(board, den, purse._replace(tiles=False)))
