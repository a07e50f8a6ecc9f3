"""Piles that run out, cubes that are always somewhere, what is open and what is hidden, and who can play."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek import games
from brzdek.core.problems import BadSetup
from brzdek.core.table import Table
from tests.rules.brzdek.delving import CALM, delve, game
from tests.rules.dialect import check_refused, offers, told
from tests.rules.raids import thief
from tests.support import answer, catalog, legal

PILES = {"mercenary": (15, 2), "explore": (15, 3), "secret_tome": (12, 7)}
"""How many there are, and what one costs."""

# --- the reserve


@pytest.mark.rule("BRZ-181")
def test_how_many_cards_of_the_reserve_there_are() -> None:
    for players in (2, 3, 4):
        reserve = game(players).view(None).reserve
        assert {card: reserve[card] for card in PILES} == {"mercenary": 15, "explore": 15, "secret_tome": 12}


@pytest.mark.rule("BRZ-181")
@pytest.mark.parametrize("card", PILES)
def test_a_pile_of_the_reserve_runs_out(card: str) -> None:
    copies, cost = PILES[card]
    table = delve(skill=(copies + 1) * cost)
    for bought in range(copies):
        assert table.view(0).reserve[card] == copies - bought
        answer(table, f"buy {card}")
    assert thief(table).discard.count(card) == copies
    assert card not in offers(table, "buy")
    check_refused(table, f"buy {card}")


# --- cubes


def places(table: Table, seat: int) -> dict[str, int]:
    """Where the cubes of a player are, as everybody can see; those set aside are the rest."""
    one, bag = thief(table, seat), table.view(None).bag
    return {"supply": one.supply, "clank": one.clank, "bag": bag[seat], "damage": one.damage}


@pytest.mark.rule("BRZ-256")
def test_each_cube_is_always_in_exactly_one_place() -> None:
    """A turn that moves cubes in every way: noise, silence, damage, healing, an attack."""
    table = delve(
        room={0: 14},
        boots=1,
        clank={0: 3, 1: 2},
        bag={0: 6, 1: 4},
        damage={0: 4, 1: 3},
        skill=2,
        row=["shrine"],
        hand={0: ["stumble", "mister_whiskers", "tattle"]},
    )
    assert places(table, 0) == {"supply": 17, "clank": 3, "bag": 6, "damage": 4}
    steps = {
        "play stumble": {"supply": 16, "clank": 4, "bag": 6, "damage": 4},
        "move 19 0": {"supply": 14, "clank": 4, "bag": 6, "damage": 6},
        "leave": {"supply": 14, "clank": 4, "bag": 6, "damage": 6},
        "use shrine": {"supply": 14, "clank": 4, "bag": 6, "damage": 6},
        "choose heal": {"supply": 15, "clank": 4, "bag": 6, "damage": 5},
        "play tattle": {"supply": 15, "clank": 4, "bag": 6, "damage": 5},
    }
    for line, expected in steps.items():
        answer(table, line)
        assert places(table, 0) == expected, line
        assert sum(places(table, 1).values()) == 30
    answer(table, "play mister_whiskers", "choose dragon_attack")
    drawn = Counter(told(table, "attack")[0][0])
    assert places(table, 0) == {"supply": 15, "clank": 0, "bag": 10 - drawn[0], "damage": 5 + drawn[0]}
    assert places(table, 1) == {"supply": 20, "clank": 0, "bag": 7 - drawn[1], "damage": 3 + drawn[1]}


@pytest.mark.rule("BRZ-256")
@pytest.mark.parametrize("out", ["", "left", "lost", "rescued"])
def test_only_cubes_of_players_out_of_play_are_set_aside(out: str) -> None:
    """The dragon draws three cubes of one player: damage while in play, set aside afterwards."""
    table = delve(
        3, hand={0: ["mister_whiskers"]}, rage=3, black=0, bag={2: 8}, clank={2: 2}, out={2: out} if out else {}
    )
    answer(table, "play mister_whiskers", "choose dragon_attack")
    assert told(table, "attack") == [((2, 2, 2),)]
    expected = {"supply": 20, "clank": 0, "bag": 7, "damage": 0 if out else 3}
    assert places(table, 2) == expected


@pytest.mark.rule("BRZ-256")
@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (4, 7)])
def test_no_cube_gets_lost_in_a_whole_game(players: int, seed: int) -> None:
    table = game(players, seed=seed)
    bots = [games.load("brzdek").bots["random"](seat, seed) for seat in range(players)]
    while table.ask is not None:
        seat = table.ask.seat
        table.answer(bots[seat].choose(table.view(seat), table.ask))
        for one in range(players):
            found = sum(places(table, one).values())
            assert found == 30 or (found < 30 and thief(table, one).out)
    assert told(table, "attack")


# --- what is open


def seen(table: Table, watcher: int | None) -> dict[str, Any]:
    """All that a seat (None: an onlooker) may know."""
    found: dict[str, Any] = table.view(watcher).data()
    return found


def furnished() -> Table:
    """A game in which everybody has something of everything."""
    return delve(
        3,
        hand={0: ["burgle", "stumble"], 1: ["explore", "sidestep"], 2: ["burgle"]},
        played={0: ["scramble"]},
        discard={0: ["mercenary"], 1: ["sneak"]},
        tokens={0: ["artifact_5", "crown_10"], 1: ["chalice", "potion_of_healing"], 2: ["monkey_idol", "master_key"]},
        gold={0: 3, 1: 9},
        clank={0: 1, 2: 4},
        damage={1: 2},
        deck=5,
    )


@pytest.mark.rule("BRZ-257")
@pytest.mark.parametrize("watcher", [0, 1, 2, None])
def test_what_everybody_may_see_of_everybody(watcher: int | None) -> None:
    view = furnished().view(watcher)
    of = [one.data() for one in view.thieves]
    assert [one["discard"] for one in of] == [["mercenary"], ["sneak"], []]
    assert [one["played"] for one in of] == [["scramble"], [], []]
    assert [one["tokens"] for one in of] == [
        ["artifact_5", "crown_10"],
        ["chalice", "potion_of_healing"],
        ["monkey_idol", "master_key"],
    ]
    assert [one["gold"] for one in of] == [3, 9, 0]
    assert [one["clank"] for one in of] == [1, 0, 4]
    assert [one["damage"] for one in of] == [0, 2, 0]
    assert [one["supply"] for one in of] == [29, 28, 26]
    assert list(view.row) == CALM
    assert len(view.dungeon_discard) == 100 - 6 - 5 - 1
    assert view.data()["dungeon_discard"] == list(view.dungeon_discard)


@pytest.mark.rule("BRZ-257")
def test_hands_and_decks_are_hidden_from_the_others() -> None:
    """Seats 0 and 1 hold other cards than in a twin game; seat 2 and an onlooker cannot tell the difference."""
    games_alike = [
        delve(3, hand={0: hands[0], 1: hands[1], 2: ["scramble"]}, draw={0: decks[0], 1: decks[1]})
        for hands, decks in (
            ([["burgle", "burgle"], ["stumble"]], [["sidestep", "burgle"], ["burgle", "scramble"]]),
            ([["sidestep", "burgle"], ["burgle"]], [["burgle", "burgle"], ["stumble", "scramble"]]),
        )
    ]
    for watcher in (2, None):
        one, other = (seen(table, watcher) for table in games_alike)
        assert one == other
    for owner in (0, 1):
        one, other = (seen(table, owner) for table in games_alike)
        assert one != other


@pytest.mark.rule("BRZ-257")
def test_a_player_knows_the_contents_of_the_own_deck_but_not_its_order() -> None:
    orders = (["burgle", "stumble", "sidestep"], ["sidestep", "stumble", "burgle"])
    one, other = (delve(draw={0: order}) for order in orders)
    assert sorted(one.view(0).deck) == ["burgle", "sidestep", "stumble"]
    assert seen(one, 0) == seen(other, 0)
    assert (one.view(1).deck, one.view(None).deck) == (sorted(one.view(1).deck), [])


@pytest.mark.rule("BRZ-257")
def test_secrets_lie_face_down_and_the_order_of_the_dungeon_deck_is_hidden() -> None:
    """Two games that differ only in these look alike to everybody, until the secret is taken."""
    tables = [
        delve(
            room={0: 5},
            boots=2,
            secrets={4: [token], 5: [major]},
            deck=deck,
            row=["ruby"],
        )
        for token, major, deck in (
            ("treasure", "chalice", ["sneak", "ladder"]),
            ("skill_boost", "greater_treasure", ["ladder", "sneak"]),
        )
    ]
    for watcher in (0, 1, None):
        assert seen(tables[0], watcher) == seen(tables[1], watcher)
        assert tables[0].view(watcher).events() == tables[1].view(watcher).events()
    for table in tables:
        answer(table, "move 4")
        assert legal(table) == ["take minor", "leave"]
        answer(table, "take minor")
    assert [told(table, "took")[0][1] for table in tables] == ["treasure", "skill_boost"]


@pytest.mark.rule("BRZ-257")
def test_cards_drawn_are_told_to_their_owner_alone() -> None:
    table = delve(hand={0: ["brilliance"]}, draw={0: ["burgle", "stumble", "sidestep"]})
    answer(table, "play brilliance")
    assert [event.args for event in table.view(0).events() if event.kind == "drew"] == [
        (0, ("burgle", "stumble", "sidestep"))
    ]
    for watcher in (1, None):
        assert not [event for event in table.view(watcher).events() if event.kind == "drew"]


# --- who can play


@pytest.mark.rule("BRZ-225")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_there_is_no_solo_game(players: int) -> None:
    with pytest.raises(BadSetup):
        game(players)


@pytest.mark.rule("BRZ-225")
def test_two_to_four_seats_any_of_them_played_by_the_computer() -> None:
    assert catalog("brzdek").players == (2, 4)
    for players in (2, 3, 4):
        table = game(players, seed=3)
        table.play_out([games.load("brzdek").bots["random"](seat, 1) for seat in range(players)])
        assert table.ask is None
