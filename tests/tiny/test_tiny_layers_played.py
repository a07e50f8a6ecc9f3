"""Layers over the tiny game: hooks, options, the state, saved games."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from brzdek import games
from brzdek.core.ask import Steps
from brzdek.core.bots import RandomBot
from brzdek.core.catalog.load import load_catalog
from brzdek.core.layers import objection, permits, step
from brzdek.core.plain import fingerprint, plain
from brzdek.core.problems import BadData
from brzdek.core.record import sittings
from brzdek.core.record.replaying import OtherGame, open_table
from brzdek.core.record.transcript import Transcript, read_transcript
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from tests.tiny.harbour import FOG, HARBOUR, QuayFull, StallHidden
from tests.tiny.rules import FairRules
from tests.tiny.stacks import MIST, PORT, STACKS, arranged, catalog, harbour, sit_down, stock
from tests.tiny.state import Fair, price_of
from tests.tiny.tables import NAMES, Arranged, all_cards, answer, game_of, legal

# -- hooks


def test_a_step_asks_and_the_layers_follow_each_other() -> None:
    table = sit_down("mist")
    assert (legal(table), table.game.parts["fog"]) == (["dock yes", "dock no"], {"turns": 0})
    answer(table, "dock yes")
    assert (harbour(table).quay, table.game.parts["fog"]) in ((["koga.1"], {"turns": 1}), (["koga.2"], {"turns": 1}))
    assert game_of(table).traders[0].gold == 3 + 2 + 2, "the ghost ship's gold, and a tip that the fog has raised"
    answer(table, "end")
    assert table.ask is not None and table.ask.topic == "turn", "the quay is full"


def test_without_layers_nothing_is_asked_and_a_hook_is_an_empty_tuple() -> None:
    table = sit_down("tiny")
    assert "end" in legal(table)
    stack = table.game.layers
    assert (stack.step, stack.change, stack.veto, stack.decide) == (
        {"start_of_turn": ()},
        {"price": ()},
        {"buy": ()},
        {"tie": ()},
    )
    assert step(table.game, "start_of_turn", 0) is step(table.game, "start_of_turn", 1)
    assert [*step(table.game, "start_of_turn", 0), *step(table.game, "start_of_turn", 0)] == []
    assert sit_down("tiny").game.layers is stack, "hooks are put in order once"


def test_a_value_goes_through_all_layers_from_the_lowest_up() -> None:
    prices = {}
    for name in ("port", "mist"):
        game = arranged(name)
        game.parts["harbour"].quay[:] = ["koga.1"]
        prices[name] = [price_of(game, 0, card) for card in ("szybkie_raczki.1", "sztauer.1")]
    assert prices == {"port": [2, 0], "mist": [4, 0]}
    game = arranged("mist")
    dear = "krol_podgorza.1"
    assert (getattr(game.card(dear), "cost", 0), price_of(game, 0, dear)) == (3, 3 * 2)
    game.parts["harbour"].quay[:] = ["koga.1"]
    assert price_of(game, 0, dear) == (3 - 1) * 2


def test_one_no_is_enough_and_says_why() -> None:
    game = arranged("mist")
    game.parts["fog"]["turns"] = 1
    assert permits(game, "buy", 0, "szybkie_raczki.1") and permits(game, "buy", 0, "sztauer.1")
    game.parts["harbour"].quay[:] = ["koga.1"]
    assert [objection(game, "buy", 0, card) for card in ("szybkie_raczki.1", "sztauer.1")] == [QuayFull(), None]
    game.parts["fog"]["turns"] = 3
    assert [objection(game, "buy", 0, card) for card in ("szybkie_raczki.1", "sztauer.1")] == [
        QuayFull(),
        StallHidden(),
    ]
    table = Table(Full(), sit_down("port").setup, catalog("port"))
    answer(table, "dock no")
    assert "buy szybkie_raczki.1" in legal(table)
    answer(table, "end", "dock yes")
    assert "buy szybkie_raczki.1" not in legal(table) and "buy sztauer.1" in legal(table)


class Full(Arranged):
    """The port with everything to buy for everybody."""

    layers = PORT.layers

    def __init__(self) -> None:
        super().__init__(self.stock_up)

    @staticmethod
    def stock_up(game: Fair) -> None:
        stock(game)
        for trader in game.traders:
            trader.skill = 9


def crowned(name: str, bids: str, players: int, **options: Any) -> list[int]:
    """Who has a crown after a round in which everybody bids so much."""
    table = sit_down(name, players, **options)
    for _ in range(players):
        while table.ask is not None and table.ask.topic == "dock":
            answer(table, "dock no")
        answer(table, "end")
    answer(table, *[f"bid {bid}" for bid in bids])
    return [seat for seat, trader in enumerate(game_of(table).traders) if trader.crowns]


def test_the_topmost_layer_with_an_answer_decides() -> None:
    assert [crowned(name, "22", 2) for name in STACKS] == [[], [0], [1]]
    assert [crowned(name, "022", 3) for name in STACKS] == [[], [1], [1]], "the fog leaves it to the harbour"
    assert crowned("mist", "22", 2, fog=0) == [0]
    assert crowned("mist", "22", 2, fog=0, harbour=0) == []


# -- options


def test_a_switch_turns_off_hooks_and_dealing_but_no_cards_of_the_catalog() -> None:
    table = sit_down("mist", harbour=0)
    assert list(table.game.parts) == ["fog"]
    assert table.ask is not None and table.ask.topic == "turn"
    assert not any(card.startswith("sztauer.") for card in all_cards(game_of(table)))
    assert "sztauer" not in table.game.catalog.cards and "latarnik" in table.game.catalog.cards
    assert "sztauer" in table.catalog.cards
    assert table.game.catalog.fingerprint == table.catalog.fingerprint
    assert price_of(game_of(table), 0, "szybkie_raczki.1") == 2 * 2, "the fog is still there"


def test_an_option_can_leave_single_cards_undealt() -> None:
    for dockers in (0, 1):
        game = game_of(sit_down("mist", dockers=dockers))
        assert [f"sztauer.{number}" in all_cards(game) for number in (1, 2)] == [bool(dockers)] * 2
        assert "sztauer" in game.catalog.cards


def test_a_hook_may_wait_for_a_value_of_an_option() -> None:
    golds = []
    for toll in ("none", "gold"):
        table = sit_down("mist", toll=toll)
        answer(table, "dock yes")
        golds.append(game_of(table).traders[0].gold)
    assert golds == [3 + 2 + 2, 3 + 2 + 1 - 1]


# -- the state


def test_parts_belong_to_the_state_only_where_there_are_layers() -> None:
    assert "parts" not in plain(sit_down("tiny").game)
    assert "parts" not in plain(sit_down("port", harbour=0).game)
    table = sit_down("mist")
    assert sorted(plain(table.game)["parts"]) == ["fog", "harbour"]
    assert "layers" not in plain(table.game)
    before = fingerprint(table.game)
    table.game.parts["fog"]["turns"] = 7
    assert fingerprint(table.game) != before


def random_answers(table: Table, seed: int) -> Any:
    bots = [RandomBot(seat, seed) for seat in range(table.game.players)]
    for _ in range(5000):
        if table.ask is None:
            return
        yield
        table.answer(bots[table.ask.seat].choose(None, table.ask))
    raise AssertionError("the game does not end")


def test_undo_and_fork_bring_the_parts_back() -> None:
    for seed in range(4):
        table = sit_down("mist", 3, seed, rounds=1)
        seen: list[tuple[object, list[str]]] = []
        for at, _ in enumerate(random_answers(table, seed)):
            seen.append((plain(table.game), legal(table)))
            branch = table.fork()
            assert (plain(branch.game), legal(branch)) == seen[-1]
            assert branch.game.layers is table.game.layers and branch.game.catalog is table.game.catalog
            assert branch.game.parts["harbour"] is not table.game.parts["harbour"]
            if at % 4 == 3:
                branch.undo(3)
                assert (plain(branch.game), legal(branch)) == seen[-4]
                assert (plain(table.game), legal(table)) == seen[-1]


def options_of(name: str) -> list[dict[str, Any]]:
    """Every lawful combination of switches."""
    values: dict[str, tuple[Any, ...]] = {"harbour": (0, 1), "dockers": (0, 1), "toll": ("none", "gold")}
    if name == "mist":
        values["fog"] = (0, 1)
    chosen = [dict(zip(values, one, strict=True)) for one in itertools.product(*values.values())]
    return [one for one in chosen if STACKS[name].layers.refusal(one) is None]


@pytest.mark.parametrize("name", ["port", "mist"])
def test_every_lawful_combination_is_played_to_the_end(name: str) -> None:
    for seed, options in enumerate(options_of(name)):
        table = sit_down(name, 2 + seed % 3, seed, keep_turns=False, rounds=1, **options)
        cards = all_cards(game_of(table))
        ships = 2 if name == "mist" else 3
        for _ in random_answers(table, seed):
            assert all_cards(game_of(table)) == cards
            if options["harbour"]:
                part = harbour(table)
                assert len(part.sea) + len(part.quay) == ships and len(part.quay) <= part.berths
        assert table.game.over
        again = sit_down(name, 2 + seed % 3, seed, keep_turns=False, rounds=1, **options)
        again.replay(table.answers)
        assert fingerprint(again.game) == fingerprint(table.game)


def no_note(note: object) -> None:
    raise AssertionError(note)


def saved_game(path: Path) -> tuple[Transcript, Table]:
    """A game with all layers, as a person saves it, and the table at its end."""
    setup = Setup("mist", tuple(Seat(name) for name in NAMES[:3]), 5, {"rounds": 1, "toll": "gold"})
    with sittings.begin(MIST, catalog("mist"), setup, no_note, save=path) as sitting:
        table, recorder = sitting.table, sitting.recorder
        bot = RandomBot(0, 5)
        while table.ask is not None:
            ask = table.ask
            option = bot.choose(None, ask)
            table.answer(option)
            assert recorder is not None
            recorder.append(option, NAMES[ask.seat], table.mark)
    return read_transcript(path), table


def test_a_game_with_layers_is_saved_and_played_again(tmp_path: Path) -> None:
    transcript, table = saved_game(tmp_path / "a.partia")
    assert (transcript.setup.game, transcript.rules, transcript.fingerprint) == (
        "mist",
        "1.1.1",
        catalog("mist").fingerprint,
    )
    assert fingerprint(open_table(transcript, MIST, catalog("mist")).game) == fingerprint(table.game)
    with pytest.raises(BadData, match="unknown option “dockers”"):
        open_table(transcript, FairRules(), catalog("tiny"))


def twice_as_fast(game: Fair, seat: int) -> Steps[None]:
    game.parts["fog"]["turns"] += 2
    yield from ()


def test_a_layer_that_has_changed_since_is_noticed_after_the_first_turn(tmp_path: Path) -> None:
    """Its part of the state is in the marks, and its version in the version of the rules."""
    transcript, _ = saved_game(tmp_path / "a.partia")
    newer = FairRules().over("mist", HARBOUR, FOG._replace(steps={"start_of_turn": twice_as_fast}, version=2))
    assert newer.version == "1.1.2" != MIST.version
    with pytest.raises(OtherGame) as bad:
        open_table(transcript, newer, load_catalog(newer.layers))
    first = next(answer.line for answer in transcript.answers if answer.mark)
    assert [problem.line for problem in bad.value.problems] == [first]


# -- the registry


def test_a_game_in_the_registry_may_be_a_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    package = f"{games.__name__}."
    monkeypatch.setitem(sys.modules, f"{package}fair", SimpleNamespace(RULEBOOK=FairRules()))
    monkeypatch.setitem(sys.modules, f"{package}harbour", SimpleNamespace(LAYER=HARBOUR))
    monkeypatch.setattr(games, "NAMES", ("fair", "quay"))
    monkeypatch.setattr(games, "STACKS", {"quay": ("fair", "harbour")})
    try:
        quay = games.load("quay")
        assert (quay.name, [layer.name for layer in quay.layers.all]) == ("quay", ["tiny", "harbour"])
        assert [layer.name for layer in games.load("fair").layers.all] == ["tiny"]
        assert quay is games.load("quay")
        assert load_catalog(quay.layers).fingerprint == catalog("port").fingerprint
        assert [folder.name for folder in games.folders("quay")] == ["fair", "harbour"]
        with pytest.raises(KeyError):
            games.load("harbour")
    finally:
        games.load.cache_clear()
