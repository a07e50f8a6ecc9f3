"""The rules that are printed speak of the components that are printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pypdf import PdfReader

from brzdek.core.catalog.reference import load_rules
from brzdek.core.text import LANGS, Lang
from printables.aids.printed import as_printed, rules_about_components, shown
from printables.cards import designs
from printables.cards.contents import open_deck
from printables.jobs.run import PRINTERS
from tests.cli_support import ROOT

GAMES = {"BRZ": "brzdek", "KAT": "katakumby"}
OTHERS = re.compile(r"yellow|purple.(?:banner|header)|lower right corner shows|black dragon marker|żółt")


def rules_of(game: str) -> dict[str, str]:
    rules = as_printed(game, load_rules(ROOT / "cards" / game))
    return {rule.id: rule.text.pl + " / " + rule.text.en for rule in rules}


@pytest.mark.parametrize("game", GAMES.values())
def test_no_rule_speaks_of_components_that_are_not_ours(game: str) -> None:
    for rule, text in rules_of(game).items():
        assert not OTHERS.search(text), rule
        assert "{" not in text, rule


def test_every_reworded_rule_is_one_of_the_ledger() -> None:
    for rule in rules_about_components():
        assert rule in rules_of(GAMES[rule[:3]])


@pytest.mark.parametrize("game", GAMES.values())
@pytest.mark.parametrize("mark", ["cost", "points"])
def test_a_mark_stands_in_the_corner_that_the_rules_name(game: str, mark: str, tmp_path: Path) -> None:
    """Found on the printed card itself: a card with both numbers, each of which comes up once."""
    design = designs.load(game)
    chosen = next(
        card
        for card in open_deck(game).catalog.cards.values()
        if card.kind == "blue" and len({0, 1, getattr(card, "cost", 0), getattr(card, "points", 0)}) == 4
    )
    number = str(getattr(chosen, mark))
    PRINTERS["cards"](
        game,
        {"only": chosen.id, "layout": "single", "output": str(tmp_path / "c.pdf"), "lang": "pl"},
        "pl",
        lambda done, count: None,
    )
    page = PdfReader(tmp_path / "c.pdf").pages[0]
    width, height = float(page.mediabox.width), float(page.mediabox.height)
    places: list[tuple[float, float]] = []

    def visit(text: str, matrix: list[float], text_matrix: list[float], font: object, size: float) -> None:
        if text.strip() == number:
            x = matrix[0] * text_matrix[4] + matrix[2] * text_matrix[5] + matrix[4]
            y = matrix[1] * text_matrix[4] + matrix[3] * text_matrix[5] + matrix[5]
            places.append((x / width, y / height))

    page.extract_text(visitor_text=visit)
    corners = {f"{'upper' if y > 0.5 else 'lower'}_{'right' if x > 0.5 else 'left'}" for x, y in places}
    assert design.corners[mark] in corners, places


@pytest.mark.parametrize("lang", LANGS)
def test_colours_are_read_from_the_drawings(lang: Lang) -> None:
    word = {"pl": "zielony", "en": "green"}[lang]
    assert designs.load("brzdek").banners["reserve"] == "green"
    assert shown("brzdek", "banner", "reserve", lang) == word
    assert word in rules_of("brzdek")["BRZ-055"]
    assert shown("brzdek", "token", "dragon_marker", lang) == {"pl": "czerwony", "en": "red"}[lang]
