"""What a board must hold: each requirement broken once, and what is said about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.brzdek.spoiling import copied, found, messages, spoil, spoil_all


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copied(tmp_path)


@pytest.mark.rule("BRZ-034")
def test_the_boards_of_the_game_are_fine(folder: Path) -> None:
    assert found(folder) == []


@pytest.mark.rule("BRZ-034")
@pytest.mark.parametrize(
    ("old", "new", "polish", "english"),
    [
        (
            "- {id: 3,",
            "- {id: 2,",
            "plansza „front”: numer komnaty 2 się powtarza",
            "board “front”: the room number 2 is repeated",
        ),
        (
            "- {a: 2, b: 3}",
            "- {a: 2, b: 99}",
            "plansza „front”: nie ma komnaty 99",
            "board “front”: there is no room 99",
        ),
        (
            "- {a: 2, b: 3}",
            "- {a: 3, b: 3}",
            "plansza „front”: korytarz łączy komnatę 3 z nią samą",
            "board “front”: a tunnel joins room 3 to itself",
        ),
        (
            "- {a: 3, b: 8}",
            "- {a: 3, b: 2}",
            "plansza „front”: komnaty 3 i 2 łączy już inny korytarz",
            "board “front”: the rooms 3 and 2 are already joined by another tunnel",
        ),
        (
            "{a: 17, b: 22, wrap: true}",
            "{a: 17, b: 22, wrap: true, boots: 2}",
            "plansza „front”: „zawinięty” korytarz kosztuje 1 but",
            "board “front”: a wrap-around tunnel costs 1 boot",
        ),
        (
            "{a: 17, b: 18}",
            "{a: 17, b: 18, wrap: true}",
            "plansza „front”: „zawinięty” korytarz łączy lewą stronę z prawą, a komnaty 17 i 18 leżą po jednej",
            "board “front”: a wrap-around tunnel joins left and right, but the rooms 17 and 18 are on one side",
        ),
        (
            "at: [349, 133], minor_secrets: 2}",
            "at: [349, 133], minor_secrets: 1}",
            "plansza „front”: w komnacie 4 muszą leżeć 2 pomniejsze sekrety albo żaden",
            "board “front”: room 4 must hold 2 minor secrets or none",
        ),
        (
            "at: [485, 133], major_secrets: 1}",
            "at: [485, 133], major_secrets: 2}",
            "plansza „front”: w komnacie 5 może leżeć tylko 1 wielki sekret",
            "board “front”: room 5 may hold only 1 major secret",
        ),
    ],
)
def test_a_place_that_is_wrong(folder: Path, old: str, new: str, polish: str, english: str) -> None:
    line = spoil(folder / "boards.yaml", old, new)
    problems = found(folder)
    assert messages(problems, "pl") == [polish]
    assert messages(problems, "en") == [english]
    assert (Path(problems[0].file).name, problems[0].line) == ("boards.yaml", line)


@pytest.mark.rule("BRZ-034")
@pytest.mark.parametrize(
    ("pattern", "new", "polish", "english"),
    [
        (
            "zone: outside",
            "zone: upper",
            "plansza „front”: dokładnie jedno miejsce musi leżeć na zewnątrz (zone: outside), a jest ich 0",
            "board “front”: exactly one place must lie outside (zone: outside), but there are 0",
        ),
        (
            "- {a: 1, b: 2}",
            "- {a: 2, b: 39}",
            "plansza „front”: z pola startu (komnata 1) nie prowadzi żaden korytarz",
            "board “front”: no tunnel leads from the start (room 1)",
        ),
        (
            "zone: upper",
            "zone: depths",
            "plansza „front”: brakuje komnaty nad podziemiami (zone: upper)",
            "board “front”: there is no room above the depths (zone: upper)",
        ),
        (
            "zone: depths",
            "zone: upper",
            "plansza „front”: brakuje komnaty w podziemiach (zone: depths)",
            "board “front”: there is no room in the depths (zone: depths)",
        ),
        (
            ", market: true",
            "",
            "plansza „front”: brakuje komnaty z kramem (market)",
            "board “front”: there is no market room (market)",
        ),
        (
            ", crystal_cave: true",
            "",
            "plansza „front”: brakuje kryształowej groty (crystal_cave)",
            "board “front”: there is no crystal cave (crystal_cave)",
        ),
        (
            ", heal: 1",
            "",
            "plansza „front”: brakuje źródła uzdrawiającej wody (heal)",
            "board “front”: there is no healing spring (heal)",
        ),
        (
            ", boots: 2",
            "",
            "plansza „front”: brakuje korytarza ze śladami stóp (boots: 2)",
            "board “front”: there is no tunnel with footprints (boots: 2)",
        ),
        (
            r", monsters: \d",
            "",
            "plansza „front”: brakuje korytarza z potworami (monsters)",
            "board “front”: there is no tunnel with monsters (monsters)",
        ),
        (
            ", lock: true",
            "",
            "plansza „front”: brakuje korytarza z kłódką (lock)",
            "board “front”: there is no locked tunnel (lock)",
        ),
        (
            ", one_way: true",
            "",
            "plansza „front”: brakuje korytarza jednokierunkowego (one_way)",
            "board “front”: there is no one-way tunnel (one_way)",
        ),
        (
            ", wrap: true",
            "",
            "plansza „front”: brakuje „zawiniętego” korytarza (wrap)",
            "board “front”: there is no wrap-around tunnel (wrap)",
        ),
        (
            ", artifact: 25",
            ", artifact: 30",
            "plansza „front”: miejsca artefaktów mają wartości 5, 7, 10, 15, 20, 30, 30; mają być po jednym: "
            "5, 7, 10, 15, 20, 25, 30",
            "board “front”: the artifact spaces have the values 5, 7, 10, 15, 20, 30, 30; they must be, once each: "
            "5, 7, 10, 15, 20, 25, 30",
        ),
        (
            ", monkey_idols: 3",
            ", monkey_idols: 2",
            "plansza „front”: wszystkie figurki małpiego bożka (3) muszą leżeć w jednej komnacie, a leżą po: 2",
            "board “front”: all the monkey idols (3) must lie in one room, but the rooms hold: 2",
        ),
        (
            r"at: \[349, 133\], minor_secrets: 2",
            "at: [349, 133]",
            "plansza „front”: komnat z pomniejszymi sekretami jest 8, a ma być 9",
            "board “front”: 8 rooms have minor secrets; there must be 9",
        ),
        (
            ", major_secrets: 1",
            "",
            "plansza „front”: komnat z wielkim sekretem jest 0, a ma być od 1 do 10",
            "board “front”: 0 rooms have a major secret; there must be 1 to 10",
        ),
        (
            "market: true, artifact: 10",
            "artifact: 10",
            "plansza „front”: komnaty z kramem muszą tworzyć jedną grupę",
            "board “front”: the market rooms must form one group",
        ),
        (
            "- {a: 29, b: 35, monsters: 1}",
            "- {a: 29, b: 35, monsters: 1, one_way: true}",
            "plansza „front”: po artefakt 30 (komnata 35) nie da się pójść i wrócić, nawet z kluczem",
            "board “front”: nobody can walk to artifact 30 (room 35) and back, not even with a key",
        ),
    ],
)
def test_a_board_that_lacks_something(folder: Path, pattern: str, new: str, polish: str, english: str) -> None:
    spoil_all(folder / "boards.yaml", pattern, new, side="front")
    problems = found(folder)
    assert messages(problems, "pl") == [polish]
    assert messages(problems, "en") == [english]


@pytest.mark.rule("BRZ-039")
def test_the_back_must_have_scattered_markets(folder: Path) -> None:
    for room in ("[735, 366]", "[541, 591]", "[55, 717]"):
        spoil(folder / "boards.yaml", f"at: {room}, market: true", f"at: {room}", side="back")
    problems = found(folder)
    assert messages(problems, "pl") == ["plansza „back”: komnaty z kramem muszą być rozrzucone, a tworzą jedną grupę"]
    assert messages(problems, "en") == ["board “back”: the market rooms must be scattered, but they form one group"]


@pytest.mark.rule("BRZ-034")
def test_one_artifact_and_one_market_need_no_key(folder: Path) -> None:
    spoil(folder / "boards.yaml", "- {a: 2, b: 3}", "- {a: 2, b: 3, lock: true}")
    problems = found(folder)
    assert messages(problems, "pl") == [
        "plansza „front”: bez klucza nie da się pójść po żaden artefakt i wrócić",
        "plansza „front”: bez klucza nie da się pójść do żadnego kramu i wrócić",
    ]
    assert messages(problems, "en") == [
        "board “front”: without a key nobody can walk to any artifact and back",
        "board “front”: without a key nobody can walk to any market room and back",
    ]


def test_there_must_be_secrets_enough(folder: Path) -> None:
    spoil(folder / "game.yaml", "major_secret: 11\n  minor_secret: 18", "major_secret: 8\n  minor_secret: 17")
    spoil(folder / "tokens.yaml", "kind: major_secret\n    copies: 2", "kind: major_secret\n    copies: 1")
    spoil(folder / "tokens.yaml", "kind: major_secret\n    copies: 2", "kind: major_secret\n    copies: 0")
    spoil(folder / "tokens.yaml", "kind: minor_secret\n    copies: 3", "kind: minor_secret\n    copies: 2")
    problems = found(folder)
    assert messages(problems, "pl") == [
        f"plansza „{side}”: potrzeba {needed} {what} sekretów, a żetonów jest {tokens}"
        for side in ("front", "back")
        for needed, what, tokens in ((18, "pomniejszych", 17), (9, "wielkich", 8))
    ]
    assert messages(problems, "en")[0] == "board “front”: 18 minor secrets are needed, but there are 17 tokens"


def test_there_must_be_fewer_spaces_than_major_secrets(folder: Path) -> None:
    for room in ("[60, 133]", "[209, 133]"):
        spoil(folder / "boards.yaml", f"at: {room}", f"at: {room}, major_secrets: 1")
    assert messages(found(folder), "en") == ["board “front”: 11 rooms have a major secret; there must be 1 to 10"]


def test_idols_in_two_rooms_are_wrong(folder: Path) -> None:
    spoil(folder / "boards.yaml", "at: [60, 133]", "at: [60, 133], monkey_idols: 3")
    assert messages(found(folder), "en") == [
        "board “front”: all the monkey idols (3) must lie in one room, but the rooms hold: 3, 3"
    ]


def test_two_boards_wrong_at_once_are_both_told(folder: Path) -> None:
    for side in ("front", "back"):
        spoil_all(folder / "boards.yaml", "zone: outside", "zone: upper", side=side)
    assert [problem.values["board"] for problem in found(folder)] == ["front", "back"]
