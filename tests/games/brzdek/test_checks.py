"""Cards and tables that do not fit together, and what is said about them."""

from __future__ import annotations

from pathlib import Path

import pytest

from brzdek.core.catalog.check import check_file
from brzdek.core.catalog.load import load_catalog
from brzdek.core.layers import Layers
from brzdek.games.brzdek.cards.schema import SCHEMA
from tests.games.brzdek.spoiling import copied, found, messages, spoil


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copied(tmp_path)


SCORE = (
    "karta „the_duke”: „score” może tylko liczyć punkty (points, for_each, if z „now: true”)",
    "card “the_duke”: “score” may only count points (points, for_each, if with “now: true”)",
)


@pytest.mark.parametrize(
    ("file", "old", "new", "polish", "english"),
    [
        ("dungeon", "score: {points: {per: gold, every: 5}}", "score: {one_of: [{points: 1}, {points: 2}]}", *SCORE),
        ("dungeon", "score: {points: {per: gold, every: 5}}", "score: {gold: 3}", *SCORE),
        ("dungeon", "score: {points: {per: gold, every: 5}}", "score: {points: {per: cubes_made}}", *SCORE),
        ("dungeon", "score: {points: {per: gold, every: 5}}", "score: {if: {have: crown}, then: {points: 1}}", *SCORE),
        (
            "dungeon",
            "arrive: {return_cubes: 3}",
            "arrive: {one_of: [{return_cubes: 3}, {gold: 1}]}",
            "karta „shrine”: „arrive” nie może o nic pytać, bo działa też przy rozkładaniu gry",
            "card “shrine”: “arrive” may not ask anything, as it also works while the game is set up",
        ),
        (
            "dungeon",
            "play: {draw: 3}",
            "play: [{draw: 3}, {if: {have: crown}, then: {points: 3}}]",
            "karta „brilliance”: „points” może stać tylko w „score”, a nie w „play”",
            "card “brilliance”: “points” may stand only in “score”, not in “play”",
        ),
        (
            "tokens",
            "    take: {gold: 5}\n",
            "",
            "sekret „greater_treasure” nic nie robi: podaj „take”, „drink” albo „keep: true”",
            "the secret “greater_treasure” does nothing: give “take”, “drink” or “keep: true”",
        ),
        (
            "tokens",
            "    take: {gold: 5}\n",
            "    take: {gold: 5}\n    points: 1\n",
            "sekret „greater_treasure” ma punkty, ale nikt go nie zatrzymuje: dodaj „keep: true”",
            "the secret “greater_treasure” has points but nobody keeps it: add “keep: true”",
        ),
        (
            "tokens",
            "id: monkey_idol",
            "id: monkey_god",
            "brakuje karty „monkey_idol” (rodzaj: idol), której potrzebują zasady",
            "the card “monkey_idol” (kind: idol) is missing; the rules need it",
        ),
        (
            "game",
            "  late_artifacts:\n    kind: flag\n    default: false",
            "  late_artefacts:\n    kind: flag\n    default: false",
            "brakuje opcji „late_artifacts” (kind: flag), której potrzebują zasady",
            "the option “late_artifacts” (kind: flag) is missing; the rules need it",
        ),
        (
            "game",
            "      back: {pl",
            "      side: {pl",
            "nie ma planszy „side” w „boards”",
            "there is no board “side” in “boards”",
        ),
        (
            "game",
            "goblin]",
            "goblin, sapphire]",
            "„sapphire” nie może leżeć w rezerwie; dozwolone: karty rodzaju reserve albo monster",
            "“sapphire” cannot lie in the reserve; allowed: cards of the kinds reserve and monster",
        ),
        (
            "game",
            "explore, ",
            "",
            "karty „explore” nie ma w tabeli „reserve”, więc nikt jej nie zdobędzie",
            "the card “explore” is not in the table “reserve”, so nobody can get it",
        ),
        (
            "game",
            "rage_start: {2: 3, 3: 2, 4: 1}",
            "rage_start: {2: 3, 4: 1}",
            "w „rage_start” brakuje liczby dla 3 graczy",
            "“rage_start” lacks a number for 3 players",
        ),
        (
            "game",
            "rage_start: {2: 3,",
            "rage_start: {2: 8,",
            "pole 8 nie leży na torze smoczej furii, który ma 7 pól",
            "space 8 is not on the rage track, which has 7 spaces",
        ),
        (
            "game",
            "artifacts_removed: {2: 2,",
            "artifacts_removed: {2: 7,",
            "nie można odłożyć 7 artefaktów, bo jest ich 7, a co najmniej jeden musi zostać",
            "7 artifacts cannot be put away: there are 7, and at least one must stay",
        ),
        (
            "game",
            "starting_clank: [3, 2, 1, 0]",
            "starting_clank: [3, 2, 1]",
            "w „starting_clank” musi być liczba dla każdego z 4 graczy",
            "“starting_clank” must hold a number for each of 4 players",
        ),
        (
            "game",
            "countdown: [0, 1, 2, 3]",
            "countdown: [0, 1, 2, 3, 4]",
            "tor odliczania ma 5 pól przed ostatnim, a musi mieć 4",
            "the countdown track has 5 spaces before the last one; it must have 4",
        ),
    ],
)
def test_what_does_not_fit(folder: Path, file: str, old: str, new: str, polish: str, english: str) -> None:
    spoil(folder / f"{file}.yaml", old, new)
    problems = found(folder)
    assert messages(problems, "pl") == [polish]
    assert messages(problems, "en") == [english]


def test_places(folder: Path) -> None:
    line = spoil(folder / "dungeon.yaml", "score: {points: {per: gold", "score: {skill: {per: gold")
    spoil(folder / "game.yaml", "reserve: [mercenary", "reserve: [mercenery")
    first, second, third = found(folder)
    assert (Path(first.file).name, first.line, first.column) == ("dungeon.yaml", line, 12)
    assert (Path(second.file).name, second.near) == ("game.yaml", "mercenary")
    assert third.worded("en").endswith("card “mercenary” is not in the table “reserve”, so nobody can get it")


def test_the_deck_needs_cards_without_dragons(folder: Path) -> None:
    text = (folder / "dungeon.yaml").read_text(encoding="utf-8")
    loud = text.replace("    dragon: true\n", "").replace("    cost:", "    dragon: true\n    cost:")
    (folder / "dungeon.yaml").write_text(loud, encoding="utf-8")
    assert messages(found(folder), "pl") == [
        "na początku w puli lochów leży 6 kart bez symbolu smoczego ataku, a w talii jest ich 0"
    ]


DECK = """\
extends: brzdek
name: {pl: Domowa, en: House}
cards:
  - id: %s
    name: {pl: Próba, en: Trial}
    kind: %s
    copies: 1
    %s
"""


def check_deck(tmp_path: Path, folder: Path, card: str, kind: str, rest: str) -> list[str]:
    deck = tmp_path / "deck.yaml"
    deck.write_text(DECK % (card, kind, rest), encoding="utf-8")
    findings = check_file(deck, {"brzdek": Layers(SCHEMA, folder=folder)})
    if not findings.problems:
        load_catalog(Layers(SCHEMA, folder=folder), [deck])
    return [problem.worded("en").removeprefix(str(tmp_path)) for problem in findings.problems]


def test_a_house_deck_is_checked_with_the_rest(tmp_path: Path, folder: Path) -> None:
    def said(card: str, kind: str, rest: str) -> list[str]:
        return check_deck(tmp_path, folder, card, kind, rest)

    assert said("owl", "blue", "cost: 2") == []
    assert said("owl", "minor_secret", "take: {gold: 9}") == []
    assert said("owl", "blue", "cost: 2\n    score: {draw: 1}") == [
        "/deck.yaml:9:12: card “owl”: “score” may only count points (points, for_each, if with “now: true”)"
    ]
    assert said("burgle", "blue", "cost: 1") == [
        "/deck.yaml:6:11: the card “burgle” must be of the kind “starter”, as the rules use it so"
    ]
    assert said("mercenary", "reserve", "cost: 1") == []
