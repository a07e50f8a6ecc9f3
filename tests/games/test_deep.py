"""Bots that think ahead: they imagine what they cannot see, and know nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from brzdek.core.ask import Ask, Option
from brzdek.core.deep import Thinker
from brzdek.core.search import Budget
from brzdek.core.table import Table
from brzdek.games.brzdek.bots.deep import DeepBot, PatientBot
from brzdek.games.brzdek.bots.steady import SteadyBot
from brzdek.games.brzdek.rules.state import Heist
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.bots.deep import WALKS
from brzdek.games.raid.bots.routine import DEALS
from tests.games.brzdek.twins import HeistTwins
from tests.games.katakumby.twins import DelveTwins
from tests.games.sabotazysta.twins import MineTwins
from tests.games.test_duplicates import compared
from tests.going_back import go_on
from tests.rules.brzdek import delving
from tests.support import rulebook, seat_down
from tests.twins import Twins

TWINS: Mapping[str, type[Twins]] = {"brzdek": HeistTwins, "katakumby": DelveTwins, "sabotazysta": MineTwins}

SHORT: Mapping[str, Mapping[str, Any]] = {
    "sabotazysta": {"rounds": 1, "distance": 2},
    "brzdek": {"turn_limit": 4},
    "katakumby": {"turn_limit": 3},
}


@pytest.fixture(params=TWINS)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def somewhere(game: str, seed: int) -> Table | None:
    """A place where somebody has something to think about."""
    table = TWINS[game].somewhere(seed)
    for _ in range(40):
        if table.ask is None or (table.ask.topic == "turn" and thinks(game, table.ask)):
            break
        go_on(table, random.Random(seed), 1)
    return table if table.ask is not None and table.ask.topic == "turn" and thinks(game, table.ask) else None


def thinks(game: str, ask: Ask) -> bool:
    return len(ask.options) > 1 and (game == "sabotazysta" or ask.options[0][0] != "play")


def places(game: str, count: int) -> Iterator[tuple[int, Table]]:
    found = 0
    for seed in range(200):
        table = somewhere(game, seed)
        if table is not None:
            yield seed, table
            found += 1
        if found == count:
            return
    raise AssertionError("too few places")


def twins_at(game: str, seed: int, table: Table) -> Twins | None:
    """The place and a twin in which all is mixed up that whoever is asked cannot see."""
    assert table.ask is not None
    twins = TWINS[game](table, table.ask.seat, list(TWINS[game].mixes), random.Random(seed))
    return twins if twins.differ and twins.one.ask is not None and thinks(game, twins.one.ask) else None


# --- what is imagined


def test_hidden_things_make_no_difference_to_what_is_imagined(game: str) -> None:
    """Two games that differ only in what the seat cannot see: it imagines exactly the same."""
    tried = 0
    for seed, table in places(game, 12):
        twins = twins_at(game, seed, table)
        if twins is None:
            continue
        one, two = (there.view(twins.viewer).imagine(seed) for there in (twins.one, twins.two))
        assert compared(one) == compared(two)
        assert [one.chance.below(1000) for _ in range(9)] == [two.chance.below(1000) for _ in range(9)]
        tried += 1
    assert tried >= 6


def test_what_is_imagined_looks_like_the_game_itself(game: str) -> None:
    for seed, table in places(game, 6):
        assert table.ask is not None
        seat = table.ask.seat
        view = table.view(seat)
        before = compared(table.game)
        imagined = view.imagine(seed)
        assert table.rulebook.view(imagined, seat).data() == view.data()
        assert compared(table.game) == before
        asked = next(table.rulebook.resume(imagined))
        assert isinstance(asked, Ask)
        assert list(asked.options) == list(table.ask.options)


def test_other_lots_imagine_other_games_with_the_same_cards(game: str) -> None:
    for _, table in places(game, 3):
        assert table.ask is not None
        games = [table.view(table.ask.seat).imagine(lot) for lot in range(6)]
        assert len({repr(sorted(compared(one).items(), key=str)) for one in games}) == 6
        assert len({repr(sorted(words(one).items())) for one in [*games, table.game]}) == 1


def words(game: Any) -> Counter[str]:
    """All cards, roles and tokens of a game, wherever they are."""
    values = [value for path, value in compared(game).items() if isinstance(value, str) and ".seen" not in path]
    return Counter(values)


# --- what is decided


def test_hidden_things_make_no_difference_to_a_decision(game: str) -> None:
    tried = 0
    make = rulebook(game).bots["deep:12n"]
    for seed, table in places(game, 3):
        twins = twins_at(game, seed, table)
        if twins is None:
            continue
        assert twins.one.ask is not None and twins.two.ask is not None and twins.viewer is not None
        one = make(twins.viewer, seed).choose(twins.one.view(twins.viewer), twins.one.ask)
        two = make(twins.viewer, seed).choose(twins.two.view(twins.viewer), twins.two.ask)
        assert one == two
        tried += 1
    assert tried


class Idler(SteadyBot):
    """Does nothing in its turn, if it may."""

    def choose(self, view: HeistView, ask: Ask) -> Option:
        return ("end",) if ("end",) in ask.options else super().choose(view, ask)


class BadlyAdvised(DeepBot):
    """Thinks like the others but hears bad advice first."""

    def __init__(self, seat: int, seed: int, budget: Budget) -> None:
        super().__init__(seat, seed, budget)
        self._usual = Idler(seat, seed)


def test_bad_advice_is_not_followed() -> None:
    """With an artifact before the exit and the dragon behind: one leaves."""
    danger: dict[str, Any] = {"damage": {0: 8}, "bag": {0: 12}, "rage": 6, "deck": 20}
    table = delving.delve(room={0: 3}, boots=2, tokens={0: ["artifact_15"]}, **danger)
    assert table.ask is not None
    assert Idler(0, 1).choose(table.view(0), table.ask) == ("end",)
    assert BadlyAdvised(0, 1, Budget(games=48)).choose(table.view(0), table.ask) == ("move", 2)


@pytest.mark.parametrize(
    ("place", "stays"),
    [
        ({}, True),
        ({"damage": {0: 8}, "bag": {0: 12}, "rage": 6, "deck": 20}, False),
        ({"out": {1: "left"}, "counting": 1, "countdown": 4}, False),
    ],
    ids=["safe", "hurt", "late"],
)
def test_it_stays_before_the_exit_for_as_long_as_it_is_safe(place: dict[str, Any], stays: bool) -> None:
    """The steady bot leaves in any case."""
    table = delving.delve(room={0: 2, 1: 20}, boots=1, tokens={0: ["artifact_15"]}, **place)
    assert table.ask is not None
    assert SteadyBot(0, 1).choose(table.view(0), table.ask) == ("move", 1)
    assert PatientBot(0, 1).choose(table.view(0), table.ask) == (("end",) if stays else ("move", 1))


def test_its_own_seat_is_played_on_by_its_own_habits(game: str) -> None:
    """The others are played by steady bots."""
    for seed, table in places(game, 1):
        assert table.ask is not None
        seat = table.ask.seat
        thinker = rulebook(game).bots["deep:8n"](seat, seed)
        assert isinstance(thinker, Thinker)
        steady = type(thinker.steady(seat, seed))
        bots = [type(bot) for bot in thinker.company(table.view(seat).imagine(seed))]
        assert bots.pop(seat) is type(thinker.used_to(seat, seed))
        assert set(bots) == {steady}


def test_to_do_first_what_one_does_later_anyway_is_no_other_plan() -> None:
    """What one would buy, use or fight later in the same turn anyway is not tried as another move."""
    later = 0
    for seed, table in places("brzdek", 40):
        assert table.ask is not None
        seat, view = table.ask.seat, table.view(table.ask.seat)
        thinker = DeepBot(seat, seed, Budget(games=96))
        usual = PatientBot(seat, seed).choose(view, table.ask)
        planned = {option for option in thinker.planned(view) if option[0] in DEALS}
        others = thinker.alternatives(view, table.ask, usual)
        assert usual not in others and planned.isdisjoint(others)
        later += not planned.isdisjoint(set(table.ask.options) - {usual})
    assert later


def test_walks_and_deals_are_tried_in_turn_until_one_deals() -> None:
    thought: Counter[bool] = Counter()
    for seed, table in places("brzdek", 40):
        assert table.ask is not None
        seat, view = table.ask.seat, table.view(table.ask.seat)
        usual = PatientBot(seat, seed).choose(view, table.ask)
        others = DeepBot(seat, seed, Budget(games=96)).alternatives(view, table.ask, usual)
        thought[bool(others)] += 1
        if usual[0] in DEALS:
            assert not others
        elif {option[0] in WALKS for option in others} == {False, True}:
            assert others[0][0] in WALKS and others[1][0] not in WALKS
    assert thought[False] and thought[True]


def test_being_far_ahead_is_worth_more_than_being_just_ahead() -> None:
    thinker = DeepBot(1, 1, Budget(games=8))
    worths = []
    for gold in (0, 5, 30):
        game = delving.delve(gold={1: gold}, out={1: "left"}, tokens={1: ["artifact_7"]}).game
        assert isinstance(game, Heist)
        worths.append(thinker.worth(game, game))
    assert 0 < worths[0] < worths[1] < worths[2] < 1


def test_nothing_is_thought_about_where_nothing_can_be_chosen() -> None:
    table = delving.delve(hand={0: ["burgle", "burgle"]})
    assert table.ask is not None
    assert DeepBot(0, 1, Budget(games=10**6)).choose(table.view(0), table.ask) == ("play", "burgle")


def test_a_whole_game_is_lawful_and_the_same_again(game: str) -> None:
    """Of few thoughts, so that it is over soon."""
    ends = []
    for _ in range(2):
        table = seat_down(game, 3, seed=5, options=SHORT[game])
        bots = [rulebook(game).bots["deep:8n" if seat == 1 else "random"](seat, 5) for seat in range(3)]
        table.play_out(bots)
        ends.append(table.answers)
    assert ends[0] == ends[1]
