"""Reading: games, cards, rules, positions, checks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli_support import GAME, ROOT, Ran, Run
from tests.reference import ledger
from tests.support import catalog


def test_legal_lists_the_words_of_transcripts(run: Run, position: str) -> None:
    ran = run("legal", position)
    told = json.loads(run("legal", position, "--json").out)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == told["options"]
    assert "play map 8,0" in told["options"] and "discard cross" in told["options"]
    assert (told["game"], told["seat"], told["name"], told["topic"]) == (GAME, 1, "Jan", "turn")


def test_perft_counts(run: Run, position: str) -> None:
    options = len(run("legal", position).out.splitlines())
    assert run("perft", position, "--depth", "1").out == f"{options}\n"
    told = json.loads(run("perft", position, "--depth", "2", "--divide", "--json").out)
    assert told["count"] == sum(told["divide"].values()) > options
    assert len(told["divide"]) == options
    lines = run("perft", position, "--depth", "2", "--divide").out.splitlines()
    assert len(lines) == options + 1 and lines[-1] == str(told["count"])


def test_games(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0 and "sabotazysta – Sabotażysta" in ran.out and "graczy: 3–10" in ran.out
    (told,) = [game for game in json.loads(run("games", "--json").out) if game["name"] == GAME]
    assert told["title"] == {"pl": "Sabotażysta", "en": "Saboteur"}
    assert told["players"] == {"min": 3, "max": 10}
    assert {"random", "steady"} <= set(told["bots"])
    assert told["options"][0] == {
        "key": "rounds",
        "kind": "whole",
        "name": {"pl": "liczba rund", "en": "number of rounds"},
        "default": 3,
        "allowed": {"pl": "liczba całkowita od 1 do 10", "en": "a whole number from 1 to 10"},
    }


def test_cards_are_found_without_accents_in_both_languages(run: Run) -> None:
    everything = json.loads(run("cards", "--json").out)
    assert {card["id"] for card in everything if card["game"] == GAME} == set(catalog(GAME).cards)
    for words in (["latarni"], [GAME, "LATARNI"], ["Sabotażysta", "lantern", "repair"]):
        found = {card["id"] for card in json.loads(run("cards", *words, "--json").out)}
        assert "repair_lantern" in found and "cross" not in found
    assert "repair_lantern" in run("cards", "latarni").out
    assert run("cards", "no such thing") == Ran(0, "Nie ma takich kart.\n", "")
    assert run("cards", "no such thing", "--json").out == "[]\n"


def test_one_card(run: Run) -> None:
    ran = run("card", GAME, "mapa")
    assert ran.code == 0 and ran.out.startswith("Mapa · map")
    assert run("card", GAME, "MAP", "--lang", "en").out.startswith("Map · mapa")
    told = json.loads(run("card", GAME, "map", "--json").out)
    assert told["id"] == "map" and told["copies"] == 6 and set(told["text"]) == {"pl", "en"}


def test_rules(run: Run) -> None:
    assert run("rules", GAME, "sab-002").out.startswith("SAB-002  Rundę wygrywa")
    assert run("rules", GAME, "SAB-002", "--lang", "en").out.startswith("SAB-002  A round is won")
    everything = json.loads(run("rules", GAME, "--json").out)
    assert len(everything) > 100
    found = json.loads(run("rules", GAME, "osuwisk", "--json").out)
    assert 0 < len(found) < len(everything)
    assert run("rules", GAME, "xyzzy") == Ran(0, "Żadna zasada o tym nie mówi.\n", "")


def test_the_rule_reference_is_the_ledger() -> None:
    import yaml

    shipped = yaml.safe_load((ROOT / "cards" / GAME / "rules.yaml").read_text(encoding="utf-8"))["rules"]
    assert len({rule["id"] for rule in shipped}) == len(shipped) == 142
    assert all(set(rule) - {"ruling"} == {"id", "topic", "text"} for rule in shipped)
    assert all(set(rule[part]) == {"pl", "en"} for rule in shipped for part in ("text", "ruling") if part in rule)
    open_points = {rule["id"] for rule in ledger(GAME)["rules"] if "open" in rule}
    assert {rule["id"] for rule in shipped if "ruling" in rule} <= open_points
    wanted = [
        (rule["id"], rule["topic"], *(" ".join(rule[lang].split()) for lang in ("pl", "en")))
        for rule in ledger(GAME)["rules"]
    ]
    assert [(rule["id"], rule["topic"], rule["text"]["pl"], rule["text"]["en"]) for rule in shipped] == wanted


def test_check(run: Run, tmp_path: Path, deck: Path) -> None:
    ran = run("check")
    assert ran.code == 0 and "wszystko w porządku" in ran.out
    assert run("check", str(deck)).code == 0
    assert json.loads(run("check", "--json", str(deck)).out) == {"problems": [], "warnings": []}
    deck.write_text(deck.read_text(encoding="utf-8").replace("kind: map", "kind: mapp"), encoding="utf-8")
    ran = run("check", str(deck))
    assert ran.code == 1 and "czy chodziło o „map”?" in ran.err
    told = json.loads(run("check", "--json", str(deck), str(tmp_path / "none.yaml")).out)
    assert [problem["near"] for problem in told["problems"]] == ["map", None]
    assert told["problems"][1] == {
        "file": str(tmp_path / "none.yaml"),
        "line": 1,
        "column": 1,
        "message": "nie ma takiego pliku",
        "near": None,
    }


def test_lists_say_what_a_card_shows_by_symbols(run: Run) -> None:
    found = json.loads(run("cards", "brzdek", "zagrozenie", "--json").out)
    assert {card["id"] for card in found} == {"kobold", "dragon_shrine"}
    assert found[0]["notes"]["en"][-1] == "danger: +1 cube in attacks"
    line = run("cards", "brzdek", "smoczy pachołek").out
    assert " · symbol smoczego ataku · zagrożenie: +1 kostka w atakach): POKONANIE: " in line


def test_a_topic_of_two_words_is_found_with_and_without_its_joint(run: Run) -> None:
    rules = json.loads(run("rules", "brzdek", "crystal cave", "--json").out)
    assert len(rules) > 3 and {rule["topic"] for rule in rules} == {"crystal_cave"}
    assert json.loads(run("rules", "brzdek", "crystal_cave", "--json").out) == rules


@pytest.mark.parametrize(
    ("game", "rule", "words"),
    [
        ("sabotazysta", "SAB-117", ("Przyjęto: Zgodnie z ruchem zegara", "Ruling: Clockwise from the player")),
        ("brzdek", "BRZ-189", ("Przyjęto: Wybiera się na koniec tury", "Ruling: One chooses at the end of the turn")),
        ("katakumby", "KAT-241", ("Przyjęto: Porównuje się", "Ruling: Everybody's best artifact")),
    ],
)
def test_rules_are_shown_with_their_rulings(run: Run, game: str, rule: str, words: tuple[str, str]) -> None:
    for lang, ruling in zip(("pl", "en"), words, strict=True):
        shown = run("--lang", lang, "rules", game, rule).out.splitlines()
        assert shown[0].startswith(rule) and shown[1].startswith(f"  {ruling}")
    plain = json.loads(run("rules", game, rule, "--json").out)
    assert plain[0]["ruling"]["en"].startswith(words[1].removeprefix("Ruling: "))
