"""Layers over the fair: a harbour, and fog over that. Their cards, options, hooks, parts of the state, house decks."""

from __future__ import annotations

import itertools
import shutil
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

from brzdek import games
from brzdek.core.ask import Steps
from brzdek.core.bots import RandomBot
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.check import check_file, check_game
from brzdek.core.catalog.files import card_files, fingerprint_of, stack_files
from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.reference import load_rules
from brzdek.core.catalog.schema import Whole
from brzdek.core.expansion import Layer
from brzdek.core.layers import BadStack, Layers, objection, permits, step
from brzdek.core.plain import fingerprint, plain
from brzdek.core.problems import BadData, BadSetup
from brzdek.core.record import sittings
from brzdek.core.record.replaying import OtherGame, open_table
from brzdek.core.record.transcript import Transcript, read_transcript
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.core.text import Text
from brzdek.core.zones import move
from tests.tiny.harbour import FOG, HARBOUR, Harbour, QuayFull, StallHidden
from tests.tiny.layers import LAYERS
from tests.tiny.rules import FairRules
from tests.tiny.state import Fair, price_of
from tests.tiny.tables import NAMES, Arranged, all_cards, answer, game_of, legal

PORT = FairRules().over("port", HARBOUR)
MIST = FairRules().over("mist", HARBOUR, FOG)
STACKS = {"tiny": FairRules(), "port": PORT, "mist": MIST}


@cache
def catalog(name: str) -> Catalog:
    return load_catalog(STACKS[name].layers)


def sit_down(name: str, players: int = 2, seed: int = 1, *, keep_turns: bool = True, **options: Any) -> Table:
    seats = tuple(Seat(NAMES[seat]) for seat in range(players))
    setup = Setup(name, seats, seed, options)
    return Table(STACKS[name], setup, catalog(name), keep_turns=keep_turns)


def stock(game: Fair) -> None:
    """Put two wares on the stalls, as far as the game has them."""
    for copy in list(game.stalls):
        move(game, copy, game.market, under=True, tell=False)
    for copy in ("szybkie_raczki.1", "sztauer.1"):
        if copy in game.zones:
            move(game, copy, game.stalls, tell=False)


def arranged(name: str, change: Mapping[str, Any] | None = None, **options: Any) -> Fair:
    """A game of two with just these cards on the stalls."""
    game = game_of(sit_down(name, **options))
    stock(game)
    for seat, trader in enumerate(game.traders):
        trader.skill = (change or {}).get(f"skill{seat}", 9)
    return game


def harbour(table: Table) -> Harbour:
    part: Harbour = table.game.parts["harbour"]
    return part


# -- one catalog


def test_a_stack_is_one_catalog_with_the_cards_of_all_layers() -> None:
    assert {card.id: card.layer for card in catalog("port").cards.values() if card.layer != "tiny"} == {
        "koga": "harbour",
        "sztauer": "harbour",
    }
    mist = catalog("mist")
    assert (mist.game, mist.title.en, mist.players) == ("mist", "The Fair in the Fog", (2, 4))
    assert [mist.cards[card].layer for card in ("wlam", "sztauer", "koga", "latarnik")] == [
        "tiny",
        "harbour",
        "fog",
        "fog",
    ]
    assert (mist.cards["koga"].name.en, mist.cards["koga"].copies) == ("Ghost Cog", 2)
    assert list(mist.options) == ["rounds", "harbour", "dockers", "toll", "fog"]
    assert dict(mist.tables) == {"berths": {2: 1, 3: 1, 4: 2}}
    assert dict(catalog("port").tables) == {"berths": {2: 1, 3: 2}}


def test_a_layer_adds_kinds_fields_slots_and_words() -> None:
    mist = catalog("mist")
    assert (dict(mist.cards["sztauer"].more), dict(mist.cards["koga"].more)) == ({"salt": 2}, {"ghost": True})
    assert mist.cards["sztauer"].text("pl") == "+1 ⟦skill⟧ za każdy statek przy nabrzeżu."
    assert list(mist.cards["koga"].effects) == ["dock"]
    assert "ship" not in LAYERS.schema.kinds and "docked" not in LAYERS.schema.language.counters  # type: ignore[union-attr]


def test_what_a_layer_adds_to_a_known_kind_can_be_left_out_by_the_cards_below() -> None:
    with pytest.raises(ValueError, match="only what a card may leave out"):
        LAYERS.over(HARBOUR._replace(kinds={"skill": CardKind(fields={"salt": Whole()})}))
    with pytest.raises(ValueError, match="the kind has cost already"):
        LAYERS.over(HARBOUR._replace(kinds={"skill": CardKind(optional={"cost": Whole()})}))


def test_labels_of_the_lowest_layer_stay_bare() -> None:
    labels = [file.label for files in stack_files(MIST.layers).values() for file in files]
    assert labels == ["game.yaml", "parts.yaml", "spells.yaml", "wares.yaml", "harbour/harbour.yaml", "fog/fog.yaml"]
    alone = fingerprint_of(card_files(LAYERS.folder_of(LAYERS.all[0])))
    assert catalog("tiny").fingerprint == alone
    assert len({catalog(name).fingerprint for name in STACKS}) == 3


@pytest.fixture
def copied(tmp_path: Path) -> Layers:
    """The whole stack, with files that can be spoilt."""
    for layer in MIST.layers.all:
        shutil.copytree(MIST.layers.folder_of(layer), tmp_path / layer.name)
    above = [layer._replace(folder=tmp_path / layer.name) for layer in MIST.layers.above]
    return Layers(LAYERS.base, *above, name="mist", folder=tmp_path / "tiny", opens=LAYERS.all[0].opens)


def spoil(layers: Layers, file: str, old: str, new: str) -> None:
    layer, name = file.split("/")
    folder = next(layers.folder_of(one) for one in layers.all if one.name == layer)
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("file", ["tiny/wares.yaml", "harbour/harbour.yaml", "fog/fog.yaml"])
def test_the_fingerprint_minds_every_layer(copied: Layers, file: str) -> None:
    before = load_catalog(copied).fingerprint
    assert before == catalog("mist").fingerprint
    spoil(copied, file, "cards:", "# a remark\ncards:")
    assert load_catalog(copied).fingerprint != before


def test_a_kept_catalog_is_the_same_and_is_kept_for_these_versions_only(
    copied: Layers, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = load_catalog(copied)
    fog = copied.all[-1]
    newer = Layers(
        copied.base,
        *copied.above[:-1],
        fog._replace(version=2),
        name="mist",
        folder=copied.all[0].folder,
        opens=copied.all[0].opens,
    )
    with monkeypatch.context() as patched:
        patched.setattr(yaml, "parse", None)
        again = load_catalog(copied)
        kept = [(card.id, card.layer, dict(card.more), card.text("pl")) for card in again.cards.values()]
        assert dict(again.tables) == dict(first.tables) and dict(again.options) == dict(first.options)
        assert list(again.in_play({"harbour": 0, "fog": 1}).cards) == list(first.in_play({"harbour": 0}).cards)
        with pytest.raises(TypeError):
            load_catalog(newer)
    assert kept == [(card.id, card.layer, dict(card.more), card.text("pl")) for card in first.cards.values()]


def test_one_rule_reference_for_all_layers() -> None:
    folders = [layer.folder or Path() for layer in (HARBOUR, FOG)]
    assert [rule.id for rule in load_rules(*folders)] == ["POR-001"]


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "harbour/harbour.yaml",
            "totals: {ship: 3, companion: 2}",
            "totals: {ship: 4}",
            "harbour.yaml:7:16: the cards of kind “ship” add up to 3 copies; the total must be 4",
        ),
        (
            "harbour/harbour.yaml",
            "berths: {2: 1, 3: 2}\n",
            "",
            "harbour.yaml:1:1: the key “berths” is missing: a set of keys; key: a whole number from 2 to 4, "
            "value: a whole number from 1 to 3",
        ),
        (
            "fog/fog.yaml",
            "  fog: {kind: flag, default: true",
            "  mist: {kind: flag, default: true",
            "fog.yaml:1:1: the layer “fog” needs the option “fog” of kind “flag”",
        ),
        ("fog/fog.yaml", "dock: {gold: 2}", "art: x.png", "fog.yaml:6:5: the ship brings nothing"),
        (
            "tiny/game.yaml",
            "title:",
            "berths: {2: 1}\ntitle:",
            "game.yaml:1:1: unknown key “berths”; allowed: cards, game, title, players, options, totals",
        ),
        (
            "fog/fog.yaml",
            "title:",
            "game: fig\ntitle:",
            "fog.yaml:1:7: found the text “fig”; allowed: fog (did you mean “fog”?)",
        ),
    ],
)
def test_what_is_wrong_in_a_layer_is_found_in_its_file(
    copied: Layers, file: str, old: str, new: str, message: str
) -> None:
    assert check_game(copied).problems == []
    spoil(copied, file, old, new)
    with pytest.raises(BadData) as bad:
        load_catalog(copied)
    assert [problem.worded("en").rpartition("/")[2] for problem in bad.value.problems] == [message]
    layer, name = file.split("/")
    folder = next(copied.folder_of(one) for one in copied.all if one.name == layer)
    found = check_file(folder / name, {"mist": copied}).problems
    assert [problem.worded("en").rpartition("/")[2] for problem in found] == [message]


# -- house decks


def house_deck(folder: Path, name: str, text: str) -> Path:
    file = folder / f"{name}.yaml"
    file.write_text(f"name: {{pl: {name}, en: {name}}}\n{text}", encoding="utf-8")
    return file


def test_decks_stack_in_their_order(tmp_path: Path) -> None:
    card = "{{id: sztauer, name: {{pl: Sztauer, en: Docker}}, kind: companion, cost: {}, copies: 1}}"
    first = house_deck(tmp_path, "one", f"extends: tiny\ncards:\n  - {card.format(3)}\n")
    more = "{id: barka, name: {pl: Barka, en: Barge}, kind: ship, copies: 1, dock: {gold: 3}}"
    second = house_deck(tmp_path, "two", f"extends: mist\ncards:\n  - {card.format(4)}\n  - {more}\n")
    upwards, downwards = load_catalog(MIST.layers, [first, second]), load_catalog(MIST.layers, [second, first])
    for _ in range(2):
        assert [getattr(one.cards["sztauer"], "cost", 0) for one in (upwards, downwards)] == [4, 3]
        assert (upwards.deck, downwards.deck) == (Text("one + two", "one + two"), Text("two + one", "two + one"))
        assert [upwards.cards[one].layer for one in ("sztauer", "barka")] == ["harbour", "harbour"]
        upwards = load_catalog(MIST.layers, [first, second])
    assert len({one.fingerprint for one in (upwards, downwards, load_catalog(MIST.layers, [first]))}) == 3


def test_a_deck_extends_the_stack_or_one_of_its_layers(tmp_path: Path) -> None:
    deck = house_deck(tmp_path, "one", "extends: frog\ncards: []\n")
    with pytest.raises(BadData, match="found the text “frog”; allowed: one of: mist, tiny, harbour, fog"):
        load_catalog(MIST.layers, [deck])
    deck = house_deck(tmp_path, "two", "extends: fog\ncards: []\n")
    with pytest.raises(BadData, match="allowed: one of: port, tiny, harbour"):
        load_catalog(PORT.layers, [deck])


# -- stacks that cannot be


def test_a_layer_that_misses_what_it_needs_is_refused_in_a_sentence() -> None:
    for above in ([FOG], [FOG, HARBOUR]):
        with pytest.raises(BadStack) as bad:
            Layers(LAYERS.base, *above, opens=LAYERS.all[0].opens)
        assert bad.value.reason == Text(
            "warstwa „fog” potrzebuje pod sobą warstwy „harbour”", "the layer “fog” needs the layer “harbour” below it"
        )
    with pytest.raises(BadStack) as bad:
        PORT.over("double", HARBOUR)
    assert bad.value.reason.pl == "warstwa „harbour” leży w stosie dwa razy"


def test_a_hook_that_nobody_calls_is_an_error() -> None:
    for layer in (
        Layer(name="x", steps={"start_of_trun": lambda game, seat: iter(())}),
        Layer(name="x", changes={"start_of_turn": lambda game, seat: seat}),
    ):
        with pytest.raises(ValueError, match="nobody below asks for"):
            LAYERS.over(layer)
    with pytest.raises(ValueError, match="is there already"):
        LAYERS.over(Layer(name="x", opens={"buy": "veto"}))
    with pytest.raises(KeyError):
        step(sit_down("mist").game, "start_of_trun")


@pytest.mark.parametrize("name", ["port", "mist"])
def test_wrong_options_are_refused_before_the_game_begins(name: str) -> None:
    with pytest.raises(BadSetup) as bad:
        sit_down(name, harbour=0, toll="gold")
    assert bad.value.reason == Text("Myto bez portu nie ma sensu.", "A toll makes no sense without the harbour.")
    with pytest.raises(BadSetup, match="unknown option “fog”"):
        sit_down("port", fog=0)


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
