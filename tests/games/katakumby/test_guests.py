"""The dungeon cards of Brzdęk! as a layer over Katakumby."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from brzdek import games
from brzdek.core.catalog.check import check_game
from brzdek.core.catalog.lazy import Lazy
from brzdek.core.catalog.load import load_catalog
from brzdek.core.paths import cards_folder
from brzdek.core.record import saves
from brzdek.core.record.replaying import other_cards
from brzdek.core.record.transcript import read_transcript
from brzdek.core.rulebook import Seat, Setup
from brzdek.core.table import Table
from brzdek.shell.display.screen import PlainScreen
from brzdek.shell.sitting.session import Session
from printables.cards.contents import open_deck
from tests.cli_support import Run
from tests.support import catalog, rulebook, seat_down

LAYERS = games.load("katakumby").layers


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A card database of one's own."""
    folder = Path(shutil.copytree(cards_folder(), tmp_path / "cards"))
    monkeypatch.setattr("brzdek.core.layers.cards_folder", lambda: folder)
    yield folder


def remark(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8") + "# a remark\n", encoding="utf-8")


def test_guests_are_in_the_catalog_whatever_the_options_say() -> None:
    known = catalog("katakumby")
    guests = [card.id for card in known.cards.values() if card.layer == "guests"]
    assert len(guests) == 63 and "sapphire" in guests
    assert {card.layer for card in known.own().cards.values()} == {"katakumby"}
    for option in (0, 1):
        table = seat_down("katakumby", 3, options={"brzdek_cards": option})
        assert ("sapphire" in table.game.catalog.cards) == bool(option)
        assert table.game.catalog.fingerprint == known.fingerprint


def fail(error: OSError) -> None:
    raise error


def test_a_saved_game_notices_when_the_cards_of_brzdek_change(database: Path, tmp_path: Path) -> None:
    first = load_catalog(LAYERS)
    setup = Setup("katakumby", (Seat("Ola"), Seat("Jan")), 1, {"brzdek_cards": 1})
    saves.record(tmp_path / "a.partia", Table(rulebook("katakumby"), setup, first), (), on_failure=fail).close()
    transcript = read_transcript(tmp_path / "a.partia")
    remark(database / "brzdek" / "reserve.yaml")
    assert not other_cards(transcript, load_catalog(LAYERS)), "these never come to the catacombs"
    remark(database / "brzdek" / "dungeon.yaml")
    assert other_cards(transcript, load_catalog(LAYERS))


def test_a_guest_whose_id_is_taken_gets_another(database: Path) -> None:
    dungeon = database / "brzdek" / "dungeon.yaml"
    dungeon.write_text(dungeon.read_text(encoding="utf-8").replace("id: sapphire", "id: burgle"), encoding="utf-8")
    for _ in range(2):
        cards = load_catalog(LAYERS).cards
        assert (cards["burgle"].layer, cards["burgle"].kind) == ("katakumby", "starter")
        assert (cards["brzdek_burgle"].layer, cards["brzdek_burgle"].name.en) == ("guests", "Sapphire")


def test_a_house_card_in_the_place_of_a_guest_is_dealt_whatever_the_options_say(tmp_path: Path) -> None:
    deck = tmp_path / "deck.yaml"
    card = "{id: sapphire, name: {pl: Szafirek, en: Little Sapphire}, kind: blue, cost: 1, copies: 7}"
    deck.write_text(f"extends: katakumby\nname: {{pl: Moje, en: Mine}}\ncards:\n  - {card}\n", encoding="utf-8")
    known = load_catalog(LAYERS, [deck])
    for option in (0, 1):
        setup = Setup("katakumby", (Seat("Ola"), Seat("Jan")), 1, {"brzdek_cards": option})
        game: Any = Table(rulebook("katakumby"), setup, known).game
        assert [*game.deck, *game.row].count("sapphire") == 7
    assert known.own().cards["sapphire"].name.pl == "Szafirek"


def test_what_is_wrong_with_a_guest_is_found_where_it_is_written(database: Path) -> None:
    dungeon = database / "brzdek" / "dungeon.yaml"
    spoilt = dungeon.read_text(encoding="utf-8").replace("play: {draw: 1}", "play: {dorw: 1}", 1)
    dungeon.write_text(spoilt, encoding="utf-8")
    (problem,) = check_game(LAYERS).problems
    assert problem.file == str(dungeon) and problem.near == "draw"
    assert [one.file for one in check_game(games.load("brzdek").layers).problems] == [str(dungeon)]


def shown(options: dict[str, int], line: str) -> str:
    """What the shell answers in a game with these options."""
    out = io.StringIO()
    table = seat_down("katakumby", 2, options=options)
    Session(table, None, PlainScreen(out, [line], live=False), "pl").run()
    return out.getvalue()


def test_the_shell_knows_a_guest_that_has_come() -> None:
    assert "Szafir · " in shown({"brzdek_cards": 1}, "karta szafir")
    assert "Nie ma karty „szafir”." in shown({"brzdek_cards": 0}, "karta szafir")
    assert "Włam" in shown({"brzdek_cards": 0}, "karta włam")


@pytest.mark.parametrize("words", ["szafir", "sapphire"])
def test_a_guest_can_be_read_where_its_game_is_named(run: Run, words: str) -> None:
    told = {game: json.loads(run("card", game, words, "--json").out) for game in ("brzdek", "katakumby")}
    assert [told[game]["name"]["pl"] for game in told] == ["Szafir", "Szafir"]
    found = [card["game"] for card in json.loads(run("cards", "szafir", "--json").out) if card["id"] == "sapphire"]
    assert found == ["brzdek"], "it is listed with its own box"


def test_nothing_is_made_of_guests_that_do_not_come() -> None:
    known = load_catalog(LAYERS)
    known = load_catalog(LAYERS)
    setup = Setup("katakumby", (Seat("Ola", "steady"), Seat("Jan", "steady")), 1)
    table = Table(rulebook("katakumby"), setup, known)
    table.play_out([rulebook("katakumby").bots["steady"](seat, 1) for seat in range(2)])
    assert isinstance(known.cards, Lazy)
    made = known.cards._made
    assert len(made) == len(known.own().cards) == 128


def test_guests_are_printed_with_their_own_box() -> None:
    assert not {copy.card.layer for copy in open_deck("katakumby").copies()} - {"katakumby"}
