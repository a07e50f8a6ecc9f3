"""``brzdek print`` and the same words in the shell."""

from __future__ import annotations

import io
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from brzdek.core.text import Lang
from tests.cli_support import GAME, PATIENCE, ROOT, Run


def test_cards_are_printed(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "cards.pdf"
    ran = run("print", "cards", GAME, "--only", "map,cross", "-o", str(target))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{target}: 11 kart, 2 strony\n"
    assert target.read_bytes().startswith(b"%PDF")


def test_the_usual_file_has_the_name_of_the_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("print", "cards", GAME, "--only", "map", "--lang", "en").out == f"{GAME}-cards.pdf: 6 cards, 1 page\n"
    assert run("print", "calibrate").code == 0
    assert sorted(file.name for file in tmp_path.glob("*.pdf")) == ["calibrate.pdf", f"{GAME}-cards.pdf"]


def test_a_house_deck_is_printed(run: Run, tmp_path: Path, deck: Path) -> None:
    ran = run("print", "cards", GAME, "--deck", str(deck), "--changed-since", "-", "-o", str(tmp_path / "x.pdf"))
    # The deck has nine maps; six of them lie in the box.
    assert "3 karty, 1 strona" in ran.out
    same = run("print", "cards", GAME, "--deck", str(deck), "--changed-since", str(deck))
    assert (same.code, same.out) == (0, "Żadna karta się nie zmieniła.\n")


def test_both_languages_on_one_card(run: Run, tmp_path: Path) -> None:
    from pypdf import PdfReader

    target = tmp_path / "both.pdf"
    assert run("print", "cards", GAME, "--only", "rockfall", "--lang", "both", "-o", str(target)).code == 0
    text = PdfReader(io.BytesIO(target.read_bytes())).pages[0].extract_text()
    assert "Osuwisko" in text and "Rockfall" in text


def test_help_is_given(run: Run) -> None:
    assert "calibrate" in run("print").out and run("print").code == 0
    ran = run("--lang", "en", "print", "cards", "--help")
    for option in ("--paper", "--size", "--bleed", "--backs", "--back-offset", "--ink", "--proof", "--watermark", "-o"):
        assert option in ran.out
    assert "Print the cards of a GAME to a PDF." in ran.out


@pytest.mark.parametrize(
    ("line", "code", "message"),
    [
        ("print cards", 2, "brakuje argumentu GRA"),
        ("print card", 2, "nie ma polecenia „card” (czy chodziło o „cards”?)"),
        (f"print cards {GAME} --bleed -1", 2, "--bleed: podano „-1”"),
        (f"print cards {GAME} --papr a4", 2, "nie ma opcji „--papr” (czy chodziło o „--paper”?)"),
        (f"print cards {GAME} --lang de", 2, "--lang: podano „de”"),
        (f"print cards {GAME} --size 300x400", 2, "nie mieści się na papierze"),
        (f"print cards {GAME} --only nothing", 2, "nie ma karty „nothing”"),
        (f"print cards {GAME} --deck missing.yaml", 1, "missing.yaml:1:1: nie ma takiego pliku"),
        (f"print cards {GAME} --layout missing.yaml", 1, "missing.yaml:1:1: nie ma takiego pliku"),
        (f"print cards {GAME} -o missing/out.pdf", 1, "missing/out.pdf: nie ma takiego pliku ani folderu"),
    ],
)
def test_what_goes_wrong_is_said_in_one_sentence(run: Run, line: str, code: int, message: str) -> None:
    ran = run(*line.split())
    assert (ran.code, ran.out) == (code, "")
    assert message in ran.err.splitlines()[-1]


def test_warnings_come_at_the_end_and_are_no_failure(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.yaml"
    file.write_text(
        f"extends: {GAME}\nname: {{pl: Moja, en: Mine}}\n"
        "cards: [{id: snow, name: {pl: Śnieg ☃, en: Snow}, kind: map, copies: 1, play: look_at_goal, art: no.png}]\n",
        encoding="utf-8",
    )
    ran = run("print", "cards", GAME, "--deck", str(file), "--only", "snow", "-o", str(tmp_path / "x.pdf"))
    assert ran.code == 0 and "1 karta" in ran.out
    assert "Uwaga: karta „snow”: nie ma pliku z ilustracją no.png" in ran.err
    assert "☃ (U+2603)" in ran.err


def test_the_shell_prints_too(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.pdf", tmp_path / "two pages.pdf"
    script = (
        f"print cards {GAME} --only map -o {shlex.quote(str(one))}\n"
        f"drukuj kalibracja --output={shlex.quote(str(two))}\n"
        "print cards\nprint cakes\nprint cards brzdek --papr a4\nprint\nprint cards brzdek --paper\nprint 'x\nquit\n"
    )
    ran = run("--plain", stdin=script)
    assert ran.code == 1, "a script with lines that cannot be done"
    for words in (
        f"{one}: 6 kart, 1 strona",
        f"{two}: 4 strony",
        "Brakuje nazwy gry; dozwolone:",
        "Nie da się wydrukować „cakes”; dozwolone: karty, ",
        "Nie ma opcji „--papr” (czy chodziło o „--paper”?).",
        "Co wydrukować? Dozwolone: karty, ",
        "Opcja „--paper” wymaga wartości.",
        "Brakuje zamykającego cudzysłowu.",
    ):
        assert words in ran.out
    assert one.exists() and two.exists()


def test_a_game_that_is_played_prints_its_own_cards(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "own.pdf"
    script = f"drukuj karty --only map -o {shlex.quote(str(target))}\nwyjdź\n"
    ran = run("play", GAME, "--players", "3", "--seed", "7", stdin=script)
    assert f"{target}: 6 kart, 1 strona" in ran.out


@pytest.mark.parametrize(("lang", "line", "offered"), [("pl", "drukuj ka", "kalibracja"), ("en", "print ca", "cards")])
def test_completion_offers_what_can_be_printed(lang: Lang, line: str, offered: str) -> None:
    from brzdek.shell.display.complete import Completer
    from brzdek.shell.display.screen import PlainScreen
    from brzdek.shell.lobby.menu import Menu

    menu = Menu(PlainScreen(io.StringIO(), (), live=False), lang)
    completer = Completer(None, menu.commands, lang, menu._arguments)
    assert offered in {offer.text for offer in completer.offers(line)}


@pytest.mark.parametrize("part", ["cards", "tokens", "board", "tiles", "pad", "aid", "box", "calibrate"])
def test_a_document_goes_to_standard_output(part: str, tmp_path: Path) -> None:
    """Byte for byte what a file would hold; what there is to tell goes to standard error."""
    words = ["print", part, *([] if part == "calibrate" else ["katakumby"])]
    command = [sys.executable, "-m", "brzdek", *words]
    piped = subprocess.run([*command, "-o", "-"], cwd=ROOT, capture_output=True, timeout=PATIENCE, check=True)
    subprocess.run(
        [*command, "-o", str(tmp_path / "x.pdf")], cwd=ROOT, capture_output=True, timeout=PATIENCE, check=True
    )
    assert piped.stdout == (tmp_path / "x.pdf").read_bytes()
    assert piped.stdout.startswith(b"%PDF")
    assert piped.stderr.decode().splitlines()[-1].startswith("-: ")


@pytest.mark.parametrize("words", [("all", GAME), ("cards", GAME, "--png", "100"), ("cards", GAME, "--tts")])
def test_many_files_do_not_go_to_standard_output(run: Run, words: tuple[str, ...]) -> None:
    ran = run("print", *words, "-o", "-")
    assert (ran.code, ran.out) == (2, "")
    assert "na standardowe wyjście (-o -) idzie jeden plik" in ran.err


@pytest.mark.parametrize(("lang", "told"), [("pl", "nie ma takiego pliku"), ("en", "there is no such file")])
def test_what_the_system_says_is_told_in_the_own_language(run: Run, tmp_path: Path, lang: str, told: str) -> None:
    ran = run("--lang", lang, "print", "cards", GAME, "--only", "map", "-o", str(tmp_path / "no" / "x.pdf"))
    assert ran.code == 1 and told in ran.err
    assert ("No such" in ran.err) is False


def test_no_library_speaks_in_its_own_words(tmp_path: Path) -> None:
    """All warnings of Python are shown, and there are none; neither does a picture with an odd profile bring any."""
    deck = tmp_path / "deck.yaml"
    deck.write_text("extends: brzdek\nname: {pl: Talia, en: Deck}\ncards:\n  - {id: kobold, art: a.png}\n")
    Image.new("P", (300, 300)).save(tmp_path / "a.png", transparency=b"\0\1\2")
    command = [sys.executable, "-W", "always", "-m", "brzdek", "print", "all", "brzdek", "--deck", str(deck)]
    ran = subprocess.run([*command, "-o", str(tmp_path / "out")], cwd=ROOT, capture_output=True, timeout=PATIENCE)
    lines = ran.stderr.decode().splitlines()
    assert ran.returncode == 0 and all(line.startswith("Uwaga: ") for line in lines), lines
