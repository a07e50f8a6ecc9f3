"""Help and wrong usage in both languages, and how the language is chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

import brzdek
from brzdek.commands import language
from brzdek.commands.app import MODULES
from brzdek.games import NAMES
from tests.cli_support import Ran, Run


def test_the_version(run: Run) -> None:
    assert run("--version") == Ran(0, f"brzdek {brzdek.__version__}\n", "")
    assert (
        run("--lang", "en", "--version") == run("--version", "--plain") == Ran(0, f"brzdek {brzdek.__version__}\n", "")
    )


@pytest.mark.parametrize("words", [(), *((name,) for name in MODULES)])
def test_help_in_both_languages(run: Run, words: tuple[str, ...]) -> None:
    polish, english = run(*words, "--help"), run("--lang", "en", *words, "--help")
    assert (polish.code, polish.err, english.code, english.err) == (0, "", 0, "")
    assert polish.out.startswith("Użycie: brzdek") and "\nOpcje:\n" in polish.out and "[OPCJE]" in polish.out
    assert english.out.startswith("Usage: brzdek") and "\nOptions:\n" in english.out and "[OPTIONS]" in english.out
    assert "Pokaż tę pomoc." in polish.out and "Show this help." in english.out
    for word in ("Usage", "Options", "Show", "Commands", "FILE", "GAME"):
        assert word not in polish.out


def test_the_help_page_lists_every_command_and_play_every_option(run: Run) -> None:
    page = run("--help").out
    assert all(f"\n  {name} " in page for name in MODULES)
    wanted = ("players", "seat", "bots", "seed", "deck", "option", "lang", "plain", "save", "script", "position")
    page = run("play", "--help").out
    assert all(f"--{name}" in page for name in wanted)


@pytest.mark.parametrize(
    ("arguments", "environment", "chosen"),
    [
        ([], {}, None),
        (["--lang", "en"], {"BRZDEK_LANG": "pl"}, "en"),
        (["play", "--lang=en"], {}, "en"),
        (["--lang", "xx"], {"BRZDEK_LANG": "en"}, "en"),
        (["--", "--lang", "en"], {}, None),
        (["--lang"], {}, None),
        ([], {"BRZDEK_LANG": "en_GB.UTF-8"}, "en"),
        ([], {"BRZDEK_LANG": "PL"}, "pl"),
    ],
)
def test_the_language_of_the_line_comes_before_the_environment(
    arguments: list[str], environment: dict[str, str], chosen: str | None
) -> None:
    assert (language.from_arguments(arguments) or language.from_environment(environment)) == chosen


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "C.UTF-8"}, None),
        ({"LANG": "de_DE"}, None),
        ({}, None),
    ],
)
def test_the_language_of_the_locale(environment: dict[str, str], chosen: str | None) -> None:
    assert language.from_locale(environment) == chosen


def test_settings_come_before_the_locale_and_after_the_environment(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    file = tmp_path / "config" / "brzdek" / "settings.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("lang: en\n")
    assert run("--help").out.startswith("Użycie")
    monkeypatch.delenv("BRZDEK_LANG")
    assert run("--help").out.startswith("Usage")
    file.write_text("lang: klingon\n")
    broken = run("--help")
    assert broken.out.startswith("Użycie")
    assert broken.err.startswith(f"Uwaga: pomijam ustawienia. {file}:1:7: ")
    file.unlink()
    assert run("--help").out.startswith("Użycie")
    monkeypatch.setenv("LC_ALL", "C")
    assert run("--help").out.startswith("Użycie")


@pytest.mark.parametrize(
    ("line", "polish", "english"),
    [
        (
            "pley",
            "nie ma polecenia „pley” (czy chodziło o „play”?)",
            "there is no command “pley” (did you mean “play”?)",
        ),
        (
            "--plian",
            "nie ma opcji „--plian” (czy chodziło o „--plain”?)",
            "there is no option “--plian” (did you mean “--plain”?)",
        ),
        (
            "play --plyers 3",
            "nie ma opcji „--plyers” (czy chodziło o „--players”?)",
            "there is no option “--plyers” (did you mean “--players”?)",
        ),
        (
            "play",
            "brakuje nazwy gry; dozwolone: sabotazysta, brzdek",
            "the name of the game is missing; allowed: sabotazysta, brzdek",
        ),
        (
            "play sabotaz",
            f"GRA: podano „sabotaz”; dozwolone: {', '.join(NAMES)} (czy chodziło o „sabotazysta”?)",
            f"GAME: given “sabotaz”; allowed: {', '.join(NAMES)} (did you mean “sabotazysta”?)",
        ),
        ("play sabotazysta --seed", "opcja „--seed” wymaga wartości", "the option “--seed” needs a value"),
        ("play sabotazysta --plain=1", "opcja „--plain” nie przyjmuje wartości", "the option “--plain” takes no value"),
        (
            "play sabotazysta --seed x",
            "--seed: podano „x”; dozwolone: liczba całkowita od 0 do 18446744073709551615",
            "--seed: given “x”; allowed: a whole number from 0 to 18446744073709551615",
        ),
        (
            "play sabotazysta --seed -1",
            "--seed: podano „-1”; dozwolone: liczba całkowita od 0 do 18446744073709551615",
            "--seed: given “-1”; allowed: a whole number from 0 to 18446744073709551615",
        ),
        (
            "play sabotazysta --players 2",
            "W tę grę może grać od 3 do 10 graczy, a nie 2.",
            "This game takes 3 to 10 players, not 2.",
        ),
        (
            "play sabotazysta --players 11",
            "W tę grę może grać od 3 do 10 graczy, a nie 11.",
            "This game takes 3 to 10 players, not 11.",
        ),
        (
            "play sabotazysta --bots steedy",
            "--bots: podano „steedy”; dozwolone: random, steady, deep (czy chodziło o „steady”?)",
            "--bots: given “steedy”; allowed: random, steady, deep (did you mean “steady”?)",
        ),
        (
            "play sabotazysta --seat A=rabdom",
            "--seat: podano „rabdom”; dozwolone: random, steady, deep (czy chodziło o „random”?)",
            "--seat: given “rabdom”; allowed: random, steady, deep (did you mean “random”?)",
        ),
        (
            "play sabotazysta --seat =steady",
            "--seat: podano „=steady”; dozwolone: IMIĘ albo IMIĘ=BOT",
            "--seat: given “=steady”; allowed: NAME or NAME=BOT",
        ),
        (
            "play sabotazysta --seat A=",
            "--seat: podano „A=”; dozwolone: IMIĘ albo IMIĘ=BOT",
            "--seat: given “A=”; allowed: NAME or NAME=BOT",
        ),
        (
            "play sabotazysta --seat Ola --seat ola",
            "--seat: imię „ola” powtarza się",
            "--seat: the name “ola” is repeated",
        ),
        (
            "play sabotazysta --players 3 --seat A --seat B --seat C --seat D",
            "--seat: wymieniono 4 miejsca, a graczy jest 3",
            "--seat: 4 seats named for 3 players",
        ),
        (
            "play sabotazysta --option rounds",
            "--option: podano „rounds”; dozwolone: KLUCZ=WARTOŚĆ",
            "--option: given “rounds”; allowed: KEY=VALUE",
        ),
        (
            "play sabotazysta --option rounds=0",
            "opcja „rounds”: podano „0”; dozwolone: liczba całkowita od 1 do 10",
            "option “rounds”: given “0”; allowed: a whole number from 1 to 10",
        ),
        (
            "play sabotazysta --option round=1",
            "nieznana opcja „round”; dozwolone: rounds, hand, distance, youngest (czy chodziło o „rounds”?)",
            "unknown option “round”; allowed: rounds, hand, distance, youngest (did you mean “rounds”?)",
        ),
        (
            "play sabotazysta --option rounds=1 --option rounds=2",
            "--option: opcja gry „rounds” podana dwa razy",
            "--option: the game's option “rounds” is given twice",
        ),
        ("games now", "zbędne argumenty: now", "arguments too many: now"),
        ("legal", "brakuje argumentu PLIK", "the argument FILE is missing"),
        ("perft x.yaml", "brakuje opcji „--depth”", "the option “--depth” is missing"),
        ("games --lang de", "--lang: podano „de”; dozwolone: pl, en", "--lang: given “de”; allowed: pl, en"),
        (
            "card sabotazysta maap",
            "w tej grze nie ma karty „maap” (czy chodziło o „map”?)",
            "there is no card “maap” in this game (did you mean “map”?)",
        ),
        ("card sabotazysta curve", "„curve” to może być: curve_sw, curve_es", "“curve” may be: curve_sw, curve_es"),
        ("rules sabotazysta SAB-999", "w tej grze nie ma zasady „SAB-999”", "there is no rule “SAB-999” in this game"),
    ],
)
def test_wrong_usage_is_explained(run: Run, line: str, polish: str, english: str) -> None:
    for lang, message in (("pl", f"Błąd: {polish}"), ("en", f"Error: {english}")):
        ran = run("--lang", lang, *line.split())
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.splitlines()[-1].startswith(message)
        assert ("Usage" if lang == "pl" else "Użycie") not in ran.err
