"""One picture for each card: emblems put together from drawings that are data."""

from __future__ import annotations

import importlib
import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from brzdek import games
from brzdek.commands.deck_check import findings_of
from brzdek.commands.words import COMMANDS
from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.emblem import Emblem
from brzdek.core.effects.json_schema import schema_of_decks
from brzdek.core.text import Say
from brzdek.games import NAMES
from printables.cards.contents import Deck, open_deck
from printables.cards.designs.base import Easel
from printables.cards.press import Press
from printables.draw.art import PictureFrame
from printables.draw.recording import Recording
from printables.draw.surface import Surface
from printables.draw.theme import CONTRAST, INKS, TINT, Theme, contrast
from printables.emblems.book import book, books, emblem_of, in_book, unknown, usual_emblem
from printables.emblems.drawing import WIDE, draw_emblem, shown_emblem
from printables.icons.icons import ICONS
from printables.icons.motifs import drawn, section
from printables.jobs import stock
from printables.jobs.job import read_job
from printables.jobs.kept import kept_sections
from printables.jobs.notes import PrintNotes
from tests.printables.silhouettes import Shadows

# The library has no types of its own.
jsonschema: Any = importlib.import_module("jsonschema")
DOTS = 100
"""The height of an emblem in pixels."""
APART = 0.07
"""What share of the dark spots of two emblems must differ."""
DRAWN_OTHERWISE = ("passage", "dead_end", "gold")
"""Kinds whose cards show corridors or nuggets."""
SAFE = 3.0
"""Millimetres at the edge that a cut may take."""


def cards_of(deck: Deck) -> list[Card]:
    return list({copy.card.id: copy.card for copy in deck.copies()}.values())


def easel_on(surface: Surface, deck: Deck, size: str = "poker", ink: str = "full") -> Easel:
    job = read_job({"ink": ink}, deck.face.size, ("pl",))
    return Press(surface, deck, job, PrintNotes()).easel(size)


def silhouette(deck: Deck, emblem: Emblem) -> int:
    surface = Shadows(WIDE, 1, DOTS)
    draw_emblem(easel_on(surface, deck), emblem, "blue", PictureFrame(0, 0, WIDE, 1))
    return surface.bits()


def too_near(shadows: dict[str, int]) -> list[tuple[str, str, float]]:
    found = []
    for (one, first), (two, second) in combinations(shadows.items(), 2):
        share = (first ^ second).bit_count() / (first | second).bit_count()
        if share < APART:
            found.append((one, two, round(share, 4)))
    return found


@pytest.mark.parametrize("game", NAMES)
def test_no_two_emblems_of_a_game_are_alike(game: str) -> None:
    deck = open_deck(game)
    shown = [card for card in cards_of(deck) if card.kind not in DRAWN_OTHERWISE]
    assert too_near({card.id: silhouette(deck, emblem_of(deck.catalog, card)) for card in shown}) == []


def test_the_test_sees_what_is_alike() -> None:
    deck = open_deck("brzdek")
    ogre = Emblem(figure="hulk", head="ogre", hold="club")
    scenes = {name: silhouette(deck, ogre._replace(scene=name)) for name in ("hills", "cave")}
    assert too_near(scenes), "another scene behind makes no other silhouette"
    assert not too_near({"club": scenes["hills"], "mace": silhouette(deck, ogre._replace(hold="mace"))})


def test_no_two_cards_of_the_mine_are_alike() -> None:
    """Corridors, goals and gold too: whole cards, without letters."""
    deck = open_deck("sabotazysta")
    shadows = {}
    for card in cards_of(deck):
        surface = Shadows(63.5, 88.9, 3)
        deck.face.draw_front(easel_on(surface, deck), card)
        shadows[card.id] = int.from_bytes(surface.image.tobytes(), "big")
    assert len(set(shadows.values())) == len(shadows)


@pytest.mark.parametrize("game", NAMES)
def test_every_card_has_an_emblem_of_its_own(game: str) -> None:
    deck = open_deck(game)
    cards = {card.id: card for card in cards_of(deck)}
    missing = [
        name for name, card in cards.items() if card.kind not in DRAWN_OTHERWISE and not in_book(deck.catalog, card)
    ]
    assert missing == []
    assert set(book(game)) <= set(cards), "a book names only cards of its game"


@pytest.mark.parametrize("game", NAMES)
def test_every_word_of_an_emblem_names_a_drawing(game: str) -> None:
    deck = open_deck(game)
    assert game in books()
    assert [(card.id, words) for card in cards_of(deck) if (words := unknown(emblem_of(deck.catalog, card)))] == []


def test_the_usual_emblems_name_drawings() -> None:
    told = kept_sections("emblems", "usual")
    for part in ("words", "sorts"):
        assert [(word, name) for word, name in told[part].items() if name not in ICONS] == []
    assert set(told["scenes"]["usual"]) <= set(section("scenes"))


@pytest.mark.parametrize("part", ["icons", "bodies", "heads", "scenes"])
def test_every_drawing_can_be_drawn_inside_its_place(part: str) -> None:
    for name in section(part):
        points = [start for layer in drawn(part, name) for start, _ in layer.shape.parts]
        assert points, name
        # A scene goes on beyond its window.
        if part != "scenes":
            assert all(-0.11 <= x <= 1.11 and -0.11 <= y <= 1.11 for x, y in points), name


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("ink", ["full", "save"])
def test_no_emblem_comes_near_the_cut(game: str, ink: str) -> None:
    deck = open_deck(game)
    for copy in {copy.card.id: copy for copy in deck.copies()}.values():
        surface = Shadows(1, 1, 1)
        easel = easel_on(surface, deck, copy.size, ink)
        deck.face.draw_front(easel, copy.card)
        points = [point for name, found in surface.reach.items() if name.startswith("emblem.") for point in found]
        assert bool(points) == (copy.card.kind not in DRAWN_OTHERWISE), copy.card.id
        assert all(SAFE <= x <= easel.width - SAFE and SAFE <= y <= easel.height - SAFE for x, y in points), (
            copy.card.id
        )


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("palette", sorted(stock.palettes()))
def test_emblems_are_seen_clearly(ink: Any, palette: str) -> None:
    theme = Theme(stock.palettes()[palette], ink)
    for hue in stock.palettes()[palette]:
        if hue not in ("white", "paper"):
            for ground in (theme.colour("white"), theme.colour("white" if theme.saves else hue, TINT)):
                assert contrast(theme.deep(hue), ground) >= CONTRAST, (hue, ground)


def test_to_save_ink_an_emblem_is_pale_with_a_dark_rim() -> None:
    deck = open_deck("brzdek")
    logs = {}
    for ink in ("full", "save", "mono"):
        surface = Recording()
        easel = easel_on(surface, deck, ink=ink)
        draw_emblem(easel, Emblem("sword"), "blue", PictureFrame(0, 0, 12, 10))
        logs[ink] = surface.log()
    assert "fill #2c5282" in logs["full"]
    assert "fill #2c5282" not in logs["save"].replace("fill #2c5282 line", "") and "line #2c5282" in logs["save"]
    assert "#2c5282" not in logs["mono"]


# -- house decks


def deck_file(folder: Path, game: str, *cards: dict[str, Any], **more: Any) -> Path:
    file = folder / "deck.yaml"
    data = {"extends": game, "name": {"pl": "Talia", "en": "Deck"}, "cards": list(cards), **more}
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


def blue(name: str, emblem: Any = None, **more: Any) -> dict[str, Any]:
    card = {"id": name.lower().replace(" ", "_"), "kind": "blue", "name": {"pl": name, "en": name}, "copies": 1}
    return {**card, "cost": 2, **({"emblem": emblem} if emblem else {}), **more}


def drawn_card(file: Path, card: str) -> tuple[str, PrintNotes]:
    deck = open_deck("brzdek", file)
    surface, notes = Recording(), PrintNotes()
    press = Press(surface, deck, read_job({}, deck.face.size, ("pl",)), notes)
    deck.face.draw_front(press.easel("poker"), deck.catalog.cards[card])
    return surface.log(), notes


def test_a_card_tells_its_emblem_in_a_word_or_in_full(tmp_path: Path) -> None:
    figure = {"figure": "robe", "head": "hood", "hold": "staff", "with": ["owl", "moon"], "above": "star_sign"}
    file = deck_file(tmp_path, "brzdek", blue("A", "dragon_rampant"), blue("B", {**figure, "scene": "cave"}))
    log, _ = drawn_card(file, "a")
    assert "stamp emblem.icons.dragon_rampant" in log and "stamp scene" not in log
    log, notes = drawn_card(file, "b")
    parts = ("bodies.robe", "heads.hood", "icons.staff", "icons.owl", "icons.moon", "icons.star_sign")
    assert all(f"stamp emblem.{part}" in log for part in parts) and "stamp scene.cave" in log
    assert notes.all() == []


def test_an_icon_of_the_deck_may_be_an_emblem(tmp_path: Path) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H10V10Z"/></svg>'
    (tmp_path / "leafy.svg").write_text(svg, encoding="utf-8")
    file = deck_file(tmp_path, "brzdek", blue("A", {"motif": "leafy", "with": "owl"}), icons={"leafy": "leafy.svg"})
    log, notes = drawn_card(file, "a")
    assert "stamp drawing.leafy" in log and "stamp emblem.icons.owl" in log and notes.all() == []
    assert findings_of([str(file)], Say("en", COMMANDS)).problems == []


def test_a_card_without_emblem_gets_what_its_name_its_sort_and_its_effects_say(tmp_path: Path) -> None:
    file = deck_file(
        tmp_path,
        "brzdek",
        blue("Silver Sword", play={"skill": 1}),
        blue("Old Friend", type="companion"),
        blue("Nothing at All"),
    )
    cards = open_deck("brzdek", file).catalog.cards
    assert usual_emblem(cards["silver_sword"])[:1] == ("sword",)
    assert usual_emblem(cards["silver_sword"]).beside == ("skill",)
    assert usual_emblem(cards["old_friend"]).motif == "person"
    assert usual_emblem(cards["nothing_at_all"]).motif == "scroll"
    assert all(usual_emblem(card).scene in section("scenes") for card in cards.values())


def test_check_names_the_nearest_drawing(tmp_path: Path) -> None:
    file = deck_file(
        tmp_path, "brzdek", blue("A", "dragn"), blue("B", {"figure": "robe", "head": "hod", "with": ["owl", "mon"]})
    )
    problems = findings_of([str(file)], Say("en", COMMANDS)).problems
    meant = [(one.values["name"], one.near) for one in problems]
    assert meant == [("dragn", "dragon"), ("hod", "hood"), ("mon", "moon")]
    log, notes = drawn_card(file, "a")
    assert [(note.key, dict(note.values)["icon"]) for note in notes.all()] == [("unknown_icon", "dragn")]
    assert "stamp emblem.icons.scroll" in log, "printed with the usual emblem"


@pytest.mark.parametrize(
    "emblem", [{"head": "hood"}, {"motif": "owl", "figure": "robe"}, {"motif": "owl", "hold": "staff"}, {"with": "owl"}]
)
def test_an_emblem_has_one_subject(tmp_path: Path, emblem: Any) -> None:
    file = deck_file(tmp_path, "brzdek", blue("A", emblem))
    (problem,) = findings_of([str(file)], Say("en", COMMANDS)).problems
    assert "figure" in problem.message("en")


def test_the_schema_of_decks_knows_emblems() -> None:
    schema = schema_of_decks({"brzdek": games.load("brzdek").layers}, "en")
    deck = {"extends": "brzdek", "name": {"pl": "Talia", "en": "Deck"}}
    fine: list[Any] = ["owl", {"motif": "owl", "with": ["moon", "cat"]}, {"figure": "robe", "hold": "staff"}]
    for emblem in fine:
        jsonschema.validate({**deck, "cards": [blue("A", emblem)]}, schema)
    wrong: list[Any] = [7, {"motif": 7}, {"motive": "owl"}, {"motif": "owl", "with": []}]
    for emblem in wrong:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**deck, "cards": [blue("A", emblem)]}, schema)


def test_a_patch_may_give_a_printed_card_another_emblem(tmp_path: Path) -> None:
    deck = open_deck("brzdek", deck_file(tmp_path, "brzdek", {"id": "kobold", "emblem": "owl"}))
    easel = easel_on(Recording(), deck)
    assert shown_emblem(easel, deck.catalog.cards["kobold"]) == Emblem("owl")
    assert shown_emblem(easel, deck.catalog.cards["ogre"]).head == "ogre"
