"""What is told after a print job."""

from __future__ import annotations

from printables.jobs.notes import FEW, SMALL, PrintNotes, worded


def small(count: int) -> PrintNotes:
    notes = PrintNotes()
    for place in range(count):
        notes.warn(SMALL, card=f"card_{place}", size="5.2")
        notes.warn(SMALL, card=f"card_{place}", size="4.7")
    return notes


def test_a_few_small_texts_are_told_one_by_one() -> None:
    told = worded(small(FEW).all(), "en")
    assert len(told) == 2 * FEW
    assert told[0] == "card “card_0”: the text does not fit at a readable size; set at 5.2 pt"


def test_many_small_texts_are_told_in_one_sentence_that_names_each_card() -> None:
    notes = small(FEW + 1)
    notes.warn("missing_signs", card="odd", n=1, signs="?")
    first, second = worded(notes.all(), "pl")
    assert first.startswith(f"{FEW + 1} kart z tekstem") and "4.7 pt" in first
    assert all(first.count(f"card_{place}") == 1 for place in range(FEW + 1))
    assert "odd" in second
