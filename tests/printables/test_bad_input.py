"""Hostile and broken input: a clear sentence or a correct print."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pypdf import PdfReader

from brzdek.core.problems import BadData
from printables.cards.printing import print_cards
from printables.draw.art import MOST_BYTES
from printables.jobs.job import BadJob
from printables.jobs.output import Progress, write_whole
from printables.jobs.run import Outcome
from tests.cli_support import Run
from tests.printables.jobs import recorded

CARD: dict[str, Any] = {
    "id": "own",
    "name": {"pl": "Własna", "en": "Own"},
    "kind": "blue",
    "copies": 1,
    "cost": 1,
    "play": {"skill": 1},
}


def deck(folder: Path, **changes: Any) -> Path:
    """A house deck with one card."""
    data = {"extends": "brzdek", "name": {"pl": "Talia", "en": "Deck"}, "cards": [{**CARD, **changes}]}
    file = folder / "deck.yaml"
    file.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")
    return file


def printed(folder: Path, **changes: Any) -> tuple[Outcome, str]:
    """The card alone, and the text of the document."""
    file = deck(folder, **changes)
    target = folder / "out.pdf"
    outcome = print_cards("brzdek", {"deck": str(file), "only": "own", "output": str(target)}, "pl")
    return outcome, PdfReader(io.BytesIO(target.read_bytes())).pages[0].extract_text()


def warnings(outcome: Outcome) -> str:
    return "\n".join(outcome.warnings("pl"))


@pytest.mark.parametrize(
    "words",
    [
        "<b>Gruby</b>",
        "Ja & ty &amp; on",
        '<img src="/etc/passwd"/>',
        "<font color=__import__>x</font>",
        "{n|a|b} %s {0}",
        "(a) \\ (b",
        "⟦⟧ ⟦",
    ],
)
def test_markup_is_text(tmp_path: Path, words: str) -> None:
    outcome, text = printed(tmp_path, name={"pl": words, "en": words}, text={"pl": words, "en": words})
    assert outcome.notes == () or "kroje pisma" in warnings(outcome)
    plain = "".join(text.split())
    assert plain.count("".join(words.split())) >= 2 or "⟦" in words


def test_an_unknown_icon_is_named_and_its_word_is_printed(tmp_path: Path) -> None:
    outcome, text = printed(tmp_path, text={"pl": "Weź ⟦banana⟧ i ⟦gold⟧.", "en": "Take it."})
    assert "karta „own”: nie ma ikony „banana”" in warnings(outcome)
    assert "banana" in text


@pytest.mark.parametrize("sign", ["\x1b", "\u202e", "\u200f", "\x00", "\u2028"])
def test_signs_that_steer_are_refused(tmp_path: Path, sign: str) -> None:
    with pytest.raises(BadData) as bad:
        printed(tmp_path, name={"pl": f"a{sign}b", "en": "x"})
    assert sign not in bad.value.problems[0].worded("pl")


def test_a_title_of_500_letters_is_refused_and_one_of_80_is_printed(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="too long"):
        printed(tmp_path, name={"pl": "x" * 500, "en": "x"})
    outcome, text = printed(tmp_path, name={"pl": "W" * 80, "en": "x"})
    assert text.replace("\n", "").count("W") >= 80
    assert "tekst nie mieści się w czytelnej wielkości" in warnings(outcome)
    assert not outcome.failed


def test_a_very_long_text_is_printed_whole_and_the_card_is_named(tmp_path: Path) -> None:
    words = " ".join(f"słowo{number}" for number in range(88))
    outcome, text = printed(tmp_path, text={"pl": words, "en": "x"}, flavour={"pl": "y " * 149, "en": "y"})
    assert "karta „own”" in warnings(outcome)
    plain = "".join(text.split()).replace("-", "")
    assert all(f"słowo{number}" in plain for number in range(88))


def test_signs_without_a_glyph_are_named(tmp_path: Path) -> None:
    outcome, _ = printed(tmp_path, name={"pl": "Bałwan ☃", "en": "Snowman"})
    assert "☃ (U+2603)" in warnings(outcome)


# -- pictures


def picture(file: Path, size: tuple[int, int] = (60, 40), mode: str = "RGB") -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    Image.new(mode, size, (120, 80, 40, 100)[: len(mode)]).save(file)


@pytest.mark.parametrize(("name", "mode"), [("own.png", "RGB"), ("art/own.png", "RGBA"), ("own.jpg", "RGB")])
def test_a_picture_is_printed(tmp_path: Path, name: str, mode: str) -> None:
    picture(tmp_path / name, mode=mode)
    outcome, _ = printed(tmp_path, art=name)
    assert outcome.notes == ()
    page = PdfReader(io.BytesIO((tmp_path / "out.pdf").read_bytes())).pages[0]
    assert len(page.images) == (2 if mode == "RGBA" else 1) or len(page.images) == 1


def test_a_fine_picture_is_made_coarser(tmp_path: Path) -> None:
    picture(tmp_path / "own.png", (4000, 3000))
    printed(tmp_path, art="own.png")
    (image,) = PdfReader(io.BytesIO((tmp_path / "out.pdf").read_bytes())).pages[0].images
    assert image.image is not None and image.image.width < 1000


@pytest.mark.parametrize(
    ("art", "message"),
    [
        ("missing.png", "nie ma pliku z ilustracją missing.png"),
        ("../outside.png", "leży poza folderem talii"),
        ("/etc/passwd", "leży poza folderem talii"),
        ("link.png", "leży poza folderem talii"),
        ("deck.yaml", "nie jest plikiem PNG, JPEG ani SVG"),
        ("text.png", "nie jest plikiem PNG, JPEG ani SVG"),
        ("broken.png", "nie da się odczytać"),
        ("folder.png", "nie da się odczytać"),
        ("huge.png", "jest za duża (dozwolone: 50 Mpx)"),
        ("heavy.png", "jest za duża (dozwolone: 20 MB)"),
        ("bomb.svg", "nie da się odczytać"),
        ("loop.png", "nie da się odczytać"),
        ("around/whole.png", "nie da się odczytać"),
        ("dangling.png", "nie ma pliku z ilustracją dangling.png"),
    ],
)
def test_a_bad_picture_is_left_out_and_named(tmp_path: Path, art: str, message: str) -> None:
    folder = tmp_path / "deck"
    folder.mkdir()
    picture(tmp_path / "outside.png")
    (folder / "link.png").symlink_to(tmp_path / "outside.png")
    (folder / "loop.png").symlink_to(folder / "loop.png")
    (folder / "around").symlink_to("around")
    (folder / "dangling.png").symlink_to("missing.png")
    (folder / "text.png").write_text("just words")
    picture(folder / "whole.png")
    (folder / "broken.png").write_bytes((folder / "whole.png").read_bytes()[:60])
    (folder / "folder.png").mkdir()
    if art == "huge.png":
        Image.new("1", (10_000, 6_000)).save(folder / "huge.png")
    if art == "heavy.png":
        with (folder / "heavy.png").open("wb") as file:
            file.truncate(MOST_BYTES + 1)
    (folder / "bomb.svg").write_text(
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg viewBox="0 0 1 1"><path d="M0 0&b;"/></svg>'
    )
    outcome, text = printed(folder, art=art)
    assert message in warnings(outcome)
    assert "karta „own”" in warnings(outcome)
    assert "Własna" in text and not outcome.failed


RED = '<g transform="translate(2 1)" fill="#ff0000"><rect width="4" height="3"/></g>'


def test_a_vector_picture_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "own.svg").write_text(f'<svg viewBox="0 0 20 10">{RED}</svg>')
    log, notes = recorded("brzdek", ["own"], given={"layout": "single"}, file=deck(tmp_path, art="own.svg"))
    assert "fill #ff0000" in log
    assert notes.all() == []


def test_a_vector_picture_with_more_than_plain_shapes_is_refused_by_name(tmp_path: Path, run: Run) -> None:
    (tmp_path / "own.svg").write_text(
        f'<svg viewBox="0 0 20 10">{RED}<linearGradient id="g"/><rect width="3" height="3" fill="url(#g)"/>'
        '<use href="#a"/><style>.a{fill:red}</style><text>a</text></svg>'
    )
    file = deck(tmp_path, art="own.svg")
    log, notes = recorded("brzdek", ["own"], given={"layout": "single"}, file=file)
    assert "fill #ff0000" not in log and "stamp emblem." in log, "the emblem stands for it"
    (note,) = notes.all()
    assert note.worded("pl") == (
        "karta „own”: ilustracji own.svg nie da się wydrukować, bo zawiera to, czego tu nie rysujemy: "
        "linearGradient, style, text, use; zamień ją na zwykłe kształty albo zapisz jako PNG"
    )
    ran = run("print", "cards", "brzdek", "--deck", str(file), "--only", "own", "-o", str(tmp_path / "out.pdf"))
    assert ran.code == 1 and "linearGradient, style, text, use" in ran.err
    assert (tmp_path / "out.pdf").is_file(), "the card itself is printed"
    checked = run("deck", "check", str(file))
    assert checked.code == 1 and "own.svg" in checked.out + checked.err
    assert "linearGradient, style, text, use" in checked.out + checked.err


# -- files


def test_output_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "old.pdf"
    target.write_bytes(b"old")

    def full(self: Path, other: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError) as bad:
        write_whole(target, b"new")
    assert bad.value.filename == str(target)
    assert target.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["old.pdf"]


@pytest.mark.parametrize("place", ["missing/out.pdf", ".", "file/out.pdf"])
def test_output_that_cannot_be_written(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError):
        print_cards("brzdek", {"only": "diamond", "output": str(tmp_path / place)}, "pl")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file"]


def test_an_unreadable_deck(tmp_path: Path) -> None:
    for content in (b"", b"\xff\xfe", b"cards: [", b"extends: chess\ncards: []\n"):
        file = tmp_path / "deck.yaml"
        file.write_bytes(content)
        with pytest.raises(BadData):
            print_cards("brzdek", {"deck": str(file), "output": os.devnull}, "pl")


def test_only_and_changed_since(tmp_path: Path) -> None:
    file = deck(tmp_path)
    base = {"deck": str(file), "output": str(tmp_path / "out.pdf")}
    assert print_cards("brzdek", {**base, "changed-since": "-"}, "pl").values["n"] == 1
    assert print_cards("brzdek", {**base, "changed-since": str(file)}, "pl").key == "nothing_changed"
    assert print_cards("brzdek", {**base, "only": "own, ruby"}, "pl").values["n"] == 3
    with pytest.raises(BadJob, match="did you mean “ruby”"):
        print_cards("brzdek", {**base, "only": "rubi"}, "pl")
    with pytest.raises(BadJob):
        print_cards("brzdek", {**base, "only": ","}, "pl")


def test_a_changed_card_alone_is_printed(tmp_path: Path) -> None:
    file = deck(tmp_path, id="ruby", cost=9)
    outcome = print_cards("brzdek", {"deck": str(file), "changed-since": "-", "output": str(tmp_path / "o.pdf")}, "pl")
    assert outcome.values["n"] == 1


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_only() -> None:
    quiet, live = io.StringIO(), Terminal()
    for stream in (quiet, live):
        progress = Progress(stream, "strona")
        for page in range(1, 101):
            progress(page, 100)
        progress.done()
    assert quiet.getvalue() == ""
    assert "strona 100/100 [########################]" in live.getvalue()
    assert live.getvalue().endswith("\r\x1b[K")
