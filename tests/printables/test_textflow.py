"""Setting text: nothing is lost, nothing sticks out, icons stand where they belong."""

from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from brzdek.core.text import Lang
from printables.draw import textflow
from printables.draw.fonts import STYLES, font
from printables.draw.recording import Recording
from printables.draw.textflow import (
    FLOOR,
    ICON,
    STEP,
    Paragraph,
    Run,
    SetWord,
    TextRoom,
    TextRow,
    balanced,
    broken,
    draw,
    fit,
    fitting_size,
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


def tried_one_by_one(paragraphs: list[Paragraph], room: TextRoom) -> tuple[float, list[tuple[TextRow, ...]]]:
    """The size that fits and the lines, with every size set to the end: what ``fit`` finds by a shorter way."""
    size = room.size
    while True:
        rows = []
        for paragraph in paragraphs:
            own = size * paragraph.scale
            own = max(own, room.least) if paragraph.scale < 1 and size >= room.least else own
            width, lang, indent = room.width / own, paragraph.lang, paragraph.indent
            if paragraph.align == "centre":
                rows.append((own, balanced(paragraph.words, width, lang, indent)))
            else:
                rows.append((own, broken(paragraph.words, width, lang, indent)))
        lines = sum(len(lines) * own for own, lines in rows) * room.leading
        spaces = size * sum(paragraph.space for paragraph in paragraphs[1:])
        if lines + spaces <= room.height + 1e-6 or size <= FLOOR:
            return size, [lines for _, lines in rows]
        size = max(size - STEP, room.least) if size > room.least else size * 0.94


@for_all(
    st.lists(st.text("ab cdeż'+1⟦⟧x ", min_size=1, max_size=90).filter(str.strip), min_size=1, max_size=3),
    st.sampled_from(["centre", "left", "full"]),
    st.floats(4, 60),
    st.floats(2, 40),
    st.sampled_from(["", "WYPIJ"]),
)
def test_the_shorter_way_to_the_size_that_fits_ends_where_the_long_one_does(
    told: list[str], align: str, width: float, height: float, label: str
) -> None:
    paragraphs = [
        Paragraph(
            words_of([Run(text)], "pl"), "pl", "#000000", label if not place else "", 0.4, 1 - 0.14 * place, align
        )
        for place, text in enumerate(told)
    ]
    room = TextRoom(width, height, 4.2, 2.1)
    size, rows = tried_one_by_one(paragraphs, room)
    setting = fit(paragraphs, room)
    assert setting.size == size == fitting_size(paragraphs, room)
    assert [lines for _, lines in setting.blocks] == rows


def test_lines_are_levelled_only_at_the_size_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def counted(words: tuple[SetWord, ...], width: float, lang: Lang, indent: float) -> tuple[TextRow, ...]:
        tries.append(width)
        return balanced(words, width, lang, indent)

    monkeypatch.setattr(textflow, "balanced", counted)
    paragraph = Paragraph(words_of([Run("słowo " * 60)], "pl"), "pl", "#000000", align="centre")
    assert fit([paragraph], TextRoom(50, 28, 4.2, 2.1)).size < 3.5
    assert len(tries) == 1
