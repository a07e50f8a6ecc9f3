"""Setting text: nothing is lost, nothing sticks out, icons stand where they belong."""

from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from printables.draw.fonts import STYLES, font
from printables.draw.recording import Recording
from printables.draw.textflow import (
    ICON,
    Paragraph,
    Run,
    TextRoom,
    TextRow,
    balanced,
    broken,
    draw,
    fit,
    words_of,
)

POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–−×…·"


def texts(row: TextRow) -> str:
    return " ".join("".join("*" if style == ICON else text for style, text in word.pieces) for word in row.words)


@pytest.mark.parametrize("style", STYLES)
def test_the_typefaces_know_every_letter_we_use(style: str) -> None:
    assert font(style).lacks(POLISH + "’“”•") == ""
    assert font(style).lacks("a☃") == "☃"


def test_a_number_keeps_its_icon() -> None:
    words = words_of([Run("Zapłać 7 ⟦gold⟧, a potem +2 ⟦skill⟧.")], "pl")
    assert [[text for _, text in word.pieces] for word in words] == [
        ["Zapłać"],
        ["7", "", "gold", ","],
        ["a", " ", "potem"],
        ["+2", "", "skill", "."],
    ]


def test_polish_one_letter_words_do_not_end_a_line() -> None:
    words = words_of([Run("Idź z nim w głąb i o tym a tym")], "pl")
    for width in range(3, 15):
        for row in broken(words, width, "pl"):
            assert texts(row).split(" ")[-1] not in ("z", "w", "i", "o", "a")
    english = broken(words_of([Run("a b c d")], "en"), 2.2, "en")
    assert len(english) > 1


def test_words_are_divided_where_a_line_would_be_loose() -> None:
    words = words_of([Run("Na kryształowej")], "pl")
    rows = [texts(row) for row in broken(words, 6.5, "pl")]
    assert rows[0].startswith("Na ") and rows[0].endswith("-")
    assert "".join(rows).replace("-", "").replace(" ", "") == "Nakryształowej"


def test_centred_lines_are_of_nearly_the_same_length() -> None:
    words = words_of([Run("Poleruje smokowi łuski i donosi mu wszystkie plotki.")], "pl")
    greedy, even = broken(words, 20, "pl", loose=0), balanced(words, 20, "pl")
    assert len(greedy) == len(even) > 1
    assert max(row.width for row in even) < max(row.width for row in greedy)


@for_all(
    st.text(st.characters(min_codepoint=33, max_codepoint=0x17F), min_size=1, max_size=120).filter(str.strip),
    st.floats(1.2, 30),
)
def test_no_letter_is_lost_and_no_line_is_too_long(text: str, width: float) -> None:
    words = words_of([Run(text)], "pl")
    rows = broken(words, width, "pl")
    for row in rows:
        single = sum(len(piece) for word in row.words for _, piece in word.pieces) <= 2
        assert row.width <= width + 1e-6 or single
    together = "".join(texts(row) for row in rows)
    kept = "".join(sign for sign in text.replace("'", "’") if not sign.isspace())
    assert together.replace(" ", "").replace("-", "") == kept.replace("-", "")


def test_a_text_shrinks_until_it_fits_and_tells_when_it_is_too_small() -> None:
    paragraph = Paragraph(words_of([Run("słowo " * 60)], "pl"), "pl", "#000000")
    roomy = fit([paragraph], TextRoom(50, 60, 3.4, 2.1))
    tight = fit([paragraph], TextRoom(50, 28, 3.4, 2.1))
    tiny = fit([paragraph], TextRoom(50, 5, 3.4, 2.1))
    assert roomy.size == 3.4 and roomy.readable
    assert 2.1 <= tight.size < 3.4 and tight.readable and tight.height <= 28
    assert tiny.size < 2.1 and not tiny.readable and tiny.height <= 5


def test_all_words_are_drawn_even_when_tiny() -> None:
    paragraph = Paragraph(words_of([Run("jeden dwa trzy cztery pięć")], "pl"), "pl", "#000000", align="full")
    surface = Recording()
    icons: list[str] = []
    draw(surface, fit([paragraph], TextRoom(8, 2, 3, 2)), 0, 0, lambda spot: icons.append(spot.name))
    for word in ("jeden", "dwa", "trzy", "cztery", "pięć"):
        assert word in surface.log()


def test_icons_are_drawn_at_the_size_of_the_text() -> None:
    paragraph = Paragraph(words_of([Run("+1 ⟦heart⟧ albo ⟦boot⟧")], "pl"), "pl", "#000000", label="WYPIJ")
    drawn: list[tuple[str, float, str]] = []
    setting = fit([paragraph], TextRoom(60, 10, 3.2, 2))
    draw(Recording(), setting, 0, 0, lambda spot: drawn.append((spot.name, spot.size, spot.before)))
    assert drawn == [("heart", 3.2, "+1"), ("boot", 3.2, "albo")]
