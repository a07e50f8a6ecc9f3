"""Sentences of cards: as they are written down, and free of what no reader should meet."""

from __future__ import annotations

import re

import pytest

from brzdek.core.catalog.cards import Card
from brzdek.core.drawing import Style
from brzdek.core.effects.slots import Clause, Slot, Sum, sentences
from brzdek.core.text import LANGS, Lang
from tests.card_texts import FOLDER, GAMES, told
from tests.support import catalog, rulebook

FAULTS = {
    "two spaces": r"  ",
    "a space before a stop": r" [,.;:!?)]",
    "two stops": r"[,.;:][,.;:]|!\.",
    "an unfilled mark": r"[{}|]|None|quantity",
    "an icon mark that is no icon": r"⟦[^⟧]*[^a-z_⟧][^⟧]*⟧|⟦⟧",
    "nothing added": r"[+−]0\b",
    "a bracket alone": r"\(\s|\s\)",
}
TABLE_ROW = re.compile(r"(?<=[–;(] |.\()(?:\d+(?:–\d+|\+)?|najwyżej \d+|\d+ or less|dowolny wynik|any result): ")
"""What stands before the effect in a row of a die table."""
ALTERNATIVE = re.compile(r"\(\d\) ")
"""What stands before each of the long things among which is chosen: they are read like sentences of their own."""
ENDS = (".", "!", "?", "…")


def slots(game: str, lang: Lang) -> list[tuple[Card, Slot]]:
    return [(card, slot) for card in catalog(game).cards.values() for slot in card.slots(lang)]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_says_what_is_written_down(game: str) -> None:
    written = (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
    assert told(game) == written, "if the sentences are meant to change: python -m tests.card_texts"


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_has_a_fault(game: str, lang: Lang) -> None:
    face = rulebook(game).face
    say = face.say(lang)
    for card, slot in slots(game, lang):
        for text in (slot.headed, face.drawn(slot.headed, say, Style())):
            found = [fault for fault, pattern in FAULTS.items() if re.search(pattern, text)]
            assert not found, (card.id, found, text)
            assert text.count("(") == text.count(")"), (card.id, text)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_begins_and_ends_as_it_should_and_has_one_colon_at_most(game: str, lang: Lang) -> None:
    for card, slot in slots(game, lang):
        first, *others = sentences(slot.parts)
        heading = f"{slot.heading}: " if slot.heading else ""
        for text in (heading + first, *others):
            clauses = ALTERNATIVE.split(TABLE_ROW.sub("", text))
            assert all(clause.count(": ") <= 1 for clause in clauses), (card.id, text)
        for text in (first, *others):
            assert text[0] == text[0].upper() and text.endswith(ENDS), (card.id, text)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_structure(game: str) -> None:
    for card in catalog(game).cards.values():
        polish, english = card.slots("pl"), card.slots("en")
        assert [_shape(slot) for slot in polish] == [_shape(slot) for slot in english], card.id
        assert all(slot.heading.isupper() or not slot.heading for slot in (*polish, *english))


def _shape(slot: Slot) -> tuple[object, ...]:
    parts = [(part.icon, part.amount) if isinstance(part, Sum) else Clause for part in slot.parts]
    return slot.name, bool(slot.heading), parts


def test_what_a_price_is_paid_for_stands_as_its_purpose() -> None:
    brzdek, katakumby = catalog("brzdek").cards, catalog("katakumby").cards
    assert brzdek["sleight_of_hand"].text("pl") == "Odrzuć 1 kartę, aby dobrać 2 karty."
    assert brzdek["apothecary"].text("pl") == (
        "Odrzuć 1 kartę, aby zyskać 3 ⟦sword⟧, zyskać 2 ⟦gold⟧ albo wyleczyć 1 obrażenie."
    )
    assert katakumby["charlatan"].text("pl") == "Możesz odrzucić 1 kartę, aby dobrać 2 karty."
    assert katakumby["imp_familiar"].text("en") == ("Choose one: +1 ⟦lockpick⟧ or spend 1 ⟦lockpick⟧ to draw 2 cards.")


def test_everything_a_card_costs_stands_together() -> None:
    cards = catalog("katakumby").cards
    assert cards["locked_trunk"].notes("pl")[0] == "koszt 3 ⟦skill⟧ i 1 ⟦lockpick⟧"
    assert cards["wishing_well"].notes("en")[0] == "cost 3 ⟦gold⟧"
    assert "tylko w kryształowej grocie lub przy ołtarzyku" in cards["crystal_kobold"].notes("pl")


def test_sums_are_numbers_and_icons_not_sentences() -> None:
    (play, score) = catalog("brzdek").cards["the_duke"].slots("pl")
    assert play == Slot("play", "", (Sum("skill", 2, "+2 ⟦skill⟧"), Sum("sword", 2, "+2 ⟦sword⟧")))
    assert score == Slot("score", "PUNKTACJA", (Clause("1 punkt za każde 5 ⟦gold⟧."),))
    (drink,) = catalog("brzdek").cards["potion_of_healing"].slots("en")
    assert drink.led() == ((Sum("heart", 1, "heal 1 damage"),), ())
    assert drink.headed == "DRINK: Heal 1 damage."
    swagger = catalog("brzdek").cards["swagger"].slots("pl")[0]
    assert [one.icon for one in swagger.led()[0]] == ["boot"], "a sum for each of something is no plain sum"


def test_the_goblin_stays() -> None:
    for game in ("brzdek", "katakumby"):
        goblin = catalog(game).cards["goblin"]
        assert goblin.text("pl") == "POKONANIE: +1 ⟦gold⟧. Nie odrzucaj po walce."
        assert "Nie odrzucaj" not in catalog(game).cards["burgle"].text("pl")
