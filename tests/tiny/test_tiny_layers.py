"""Layers over the tiny game: one catalog, house decks, stacks that cannot be."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml

from brzdek.core.catalog.check import check_file, check_game
from brzdek.core.catalog.files import card_files, fingerprint_of, stack_files
from brzdek.core.catalog.kinds import CardKind
from brzdek.core.catalog.load import load_catalog
from brzdek.core.catalog.reference import load_rules
from brzdek.core.catalog.schema import Whole
from brzdek.core.expansion import Layer
from brzdek.core.layers import BadStack, Layers, step
from brzdek.core.problems import BadData, BadSetup
from brzdek.core.text import Text
from tests.tiny.harbour import FOG, HARBOUR
from tests.tiny.layers import LAYERS
from tests.tiny.stacks import MIST, PORT, STACKS, catalog, sit_down

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
