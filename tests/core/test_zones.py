"""Copies and zones: where everything lies, who sees it, and what a change of place brings with it."""

from __future__ import annotations

import copy

import pytest

from brzdek.core.copies import Numbering, card_of, is_copy
from brzdek.core.effects.events import Moved, MovedSecretly
from brzdek.core.effects.runtime import value
from brzdek.core.log import Event
from brzdek.core.plain import plain
from brzdek.core.zones import ZoneKind, Zones, discard, draw, hidden_from, move, sees, shown
from tests.tiny.state import DEVIL, Fair
from tests.tiny.tables import fair, give, put_back


def told(game: Fair, seat: int | None, since: int) -> list[Event]:
    return [event for event in game.log.seen_by(seat, since) if isinstance(event, (Moved, MovedSecretly))]


# -- copies


def test_every_copy_is_an_individual_whichever_pile_it_goes_to() -> None:
    numbers = Numbering()
    assert numbers.take("miecz", 2) == ["miecz.1", "miecz.2"]
    assert numbers.take("topor") == ["topor.1"]
    assert numbers.take("miecz", 1) == ["miecz.3"]
    assert card_of("miecz.3") == card_of("miecz") == "miecz"
    assert is_copy("miecz.3") and not is_copy("miecz") and not is_copy(3)


def test_a_copy_knows_its_card() -> None:
    game = fair()
    assert game.card("miecz.2") is game.catalog.cards["miecz"] is game.card("miecz")


# -- zones


def test_a_zone_comes_into_being_when_it_is_asked_for_and_stays_the_same() -> None:
    zones = Zones([ZoneKind("hand", "owner")])
    hand = zones.zone("hand", 1)
    assert zones.zone("hand", 1) is hand and zones.zone("hand", 0) is not hand
    with pytest.raises(KeyError):
        zones.zone("sleeve", 1)


def test_a_copy_is_in_the_game_once() -> None:
    zones = Zones([ZoneKind("hand")])
    zones.add(["a.1"], zones.zone("hand", 0))
    with pytest.raises(ValueError, match=r"a\.1 is in the game already"):
        zones.add(["a.1"], zones.zone("hand", 1))
    assert zones.problems() == []


def test_what_is_moved_by_hand_is_noticed() -> None:
    game = fair()
    hand, items = game.zone("hand", 0), game.zone("items", 0)
    card = hand[0]
    items.copies.append(card)
    assert game.zones.problems() == [f"{card} lies in 2 places"]
    hand.copies.remove(card)
    assert game.zones.problems() == [f"{card} is not where it is said to be"]
    items.copies.clear()
    assert f"{card} is lost" in game.zones.problems()


def test_the_last_copy_lies_on_top_and_one_may_be_put_under() -> None:
    game = fair()
    market = game.market
    top, bottom = market[-1], market[0]
    card = game.stalls[0]
    move(game, card, market, under=True)
    assert (market[0], market[1], market[-1]) == (card, bottom, top)
    drawn = draw(game, market, game.zone("hand", 0))
    assert drawn == top and game.zones.of(top) is game.zone("hand", 0)


def test_an_empty_deck_is_made_anew_and_nothing_is_drawn_from_nothing() -> None:
    game = fair()
    deck, hand, aside = game.zone("deck", 0), game.zone("hand", 0), game.zone("discard", 0)
    for card in [*deck, *hand]:
        move(game, card, aside)
    cards = sorted(aside)
    assert draw(game, deck, hand) in cards
    assert (len(deck), len(aside), game.zones.problems()) == (len(cards) - 1, 0, [])
    for _ in cards[1:]:
        draw(game, deck, hand)
    assert draw(game, deck, hand) is None


def test_a_discard_goes_to_the_pile_it_comes_from() -> None:
    game = fair()
    (spell,) = give(game, 2, "spells", "pocisk")
    (beast,) = give(game, 2, "hand", "wilk")
    discard(game, spell)
    discard(game, beast)
    assert list(game.used_spells) == [spell]
    assert list(game.zone("discard", "beasts")) == [beast]


# -- seeing


def test_who_sees_what() -> None:
    game = fair()
    give(game, 1, "spells", "pocisk")
    give(game, 1, "items", "miecz")
    hand, deck = game.zone("spells", 1), game.zone("deck", 1)
    assert [sees(game, seat, hand) for seat in (0, 1, None)] == [False, True, False]
    assert not any(sees(game, seat, deck) for seat in (0, 1, None))
    assert all(sees(game, seat, game.zone("items", 1)) for seat in (0, 1, None))
    assert shown(game, 0)["spells 1"] == 1
    assert shown(game, 1)["spells 1"] == ["pocisk.1"]
    assert shown(game, None)["items 1"] == ["miecz.1"]
    assert hand in hidden_from(game, 0) and hand not in hidden_from(game, 1) and deck in hidden_from(game, 1)


def test_whoever_plays_a_being_sees_what_it_holds() -> None:
    game = fair()
    zone = game.zone("spells", DEVIL)
    assert not any(sees(game, seat, zone) for seat in range(3)), "nobody plays it"
    game.fight = (0, DEVIL)
    assert [sees(game, seat, zone) for seat in range(3)] == [False, False, True], "the right-hand neighbour"


def test_the_log_names_a_copy_to_those_who_see_it_and_counts_what_comes_to_light() -> None:
    game = fair()
    deck, hand = game.zone("deck", 0), game.zone("hand", 0)
    since, reveals = len(game.log), game.reveals
    card = draw(game, deck, hand)
    assert card is not None
    hidden = Moved("", "deck", 0, "hand", 0)
    assert told(game, 1, since) == told(game, None, since) == [hidden]
    assert told(game, 0, since) == [hidden, MovedSecretly(0, card, "deck", 0, "hand", 0)]
    assert game.reveals == reveals + 1
    since = len(game.log)
    move(game, card, game.zone("discard", 0))
    assert told(game, 1, since) == [Moved(card, "hand", 0, "discard", 0)]
    assert game.reveals == reveals + 2
    move(game, card, game.zone("played", 0))
    assert game.reveals == reveals + 2, "everybody has seen it"
    since = len(game.log)
    move(game, card, hand, tell=False)
    assert len(game.log) == since


def test_a_copy_that_nobody_sees_is_named_to_nobody() -> None:
    game = fair()
    card = game.market[-1]
    since, reveals = len(game.log), game.reveals
    move(game, card, game.zone("deck", 1))
    assert [event.args[0] for seat in (0, 1, 2, None) for event in told(game, seat, since)] == ["", "", "", ""]
    assert game.reveals == reveals


# -- what lasts


def test_what_lasts_begins_and_ends_with_the_place_of_that_copy() -> None:
    game = fair()
    first, second = give(game, 0, "items", "topor", "topor")
    assert value(game, 0, "strength", 2, "fight") == 6
    move(game, first, game.zone("discard", 0))
    assert value(game, 0, "strength", 2, "fight") == 4
    move(game, second, game.zone("items", 1))
    assert [value(game, seat, "strength", 2, "fight") for seat in (0, 1)] == [2, 4]


def test_what_goes_on_for_the_same_holder_does_not_begin_again() -> None:
    game = fair()
    give(game, 0, "items", "sakwa")
    (record,) = game.ongoing.uses["own_turn"]
    record.used = True
    move(game, "sakwa.1", game.zone("items", 0))
    assert game.ongoing.uses["own_turn"] == [record] and record.used


def test_a_load_goes_along_to_a_new_holder_and_shares_the_fate_of_its_carrier() -> None:
    game = fair()
    mule, axe, spell = *give(game, 0, "items", "mul", "topor"), *give(game, 0, "hand", "miecz")
    load = game.zone("load", mule)
    move(game, axe, load)
    move(game, spell, load)
    assert game.zones.load(mule) == [axe, spell]
    assert game.player_of(axe) == 0
    move(game, mule, game.zone("items", 1))
    assert (list(load), game.player_of(axe)) == ([axe, spell], 1)
    move(game, mule, game.zone("discard", 1))
    assert not load and {axe, spell} <= set(game.zone("discard", game.zones.origins[axe]))
    assert game.zones.problems() == []


def test_a_load_lies_where_its_carrier_is_left() -> None:
    game = fair()
    mule, axe = give(game, 0, "items", "mul", "topor")
    move(game, axe, game.zone("load", mule))
    move(game, mule, game.stalls)
    assert {mule, axe} <= set(game.stalls)


# -- as part of the state


def test_zones_are_copied_with_the_game() -> None:
    game = fair()
    mule, axe = give(game, 0, "items", "mul", "topor")
    move(game, axe, game.zone("load", mule))
    twin = copy.deepcopy(game)
    assert plain(twin) == plain(game)
    assert twin.traders[0].hand is twin.zone("hand", 0) is not game.traders[0].hand
    move(twin, mule, twin.zone("discard", 0))
    assert axe in game.zone("load", mule) and axe not in twin.zone("load", mule)
    assert game.zones.problems() == twin.zones.problems() == []
    put_back(twin, mule)
    assert mule in game.zone("items", 0)


def test_two_copies_can_change_places_unseen() -> None:
    game = fair()
    mine, theirs = game.zone("hand", 1)[2], game.zone("hand", 2)[0]
    seen = shown(game, 0)
    game.zones.swap(mine, theirs)
    assert (game.zone("hand", 1)[2], game.zone("hand", 2)[0]) == (theirs, mine)
    assert shown(game, 0) == seen and game.zones.problems() == []
