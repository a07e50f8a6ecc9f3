"""House decks as layers: what they patch, remove, re-count and set, and what happens when several lie on top."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from brzdek.core.catalog.cards import Card
from brzdek.core.catalog.catalog import Catalog
from brzdek.core.catalog.check import check_decks, check_file
from brzdek.core.catalog.files import MOST_DECKS, with_bases
from brzdek.core.catalog.load import load_catalog
from brzdek.core.problems import BadData
from brzdek.core.text import Text
from tests.cli_support import Run
from tests.support import catalog, rulebook

NAME = "name: {pl: Próba, en: Trial}\n"


def write(folder: Path, text: str, name: str = "deck.yaml", extends: str = "brzdek") -> Path:
    file = folder / name
    file.write_text(f"extends: {extends}\n{NAME}{text}\n", encoding="utf-8")
    return file


def opened(*decks: Path, game: str = "brzdek") -> Catalog:
    """The catalog from the files, and again as it was kept."""
    stack = with_bases(decks)
    first = load_catalog(rulebook(game).layers, stack)
    again = load_catalog(rulebook(game).layers, stack)
    for one in (first, again):
        assert [shown(card) for card in one.cards.values()] == [shown(card) for card in first.cards.values()]
        assert dict(one.options) == dict(first.options) and one.fingerprint == first.fingerprint
    return again


def shown(card: Card) -> tuple[object, ...]:
    return card.id, card.name, card.kind, card.copies, card.layer, card.text("pl"), card.notes("pl")


def told(*decks: Path, game: str = "brzdek") -> list[str]:
    """What is wrong with the topmost deck, without its name."""
    problems = check_decks(rulebook(game).layers, decks).problems
    return [problem.worded("en").replace(f"{decks[-1].parent}/", "") for problem in problems]


def warned(*decks: Path, game: str = "brzdek") -> list[str]:
    findings = check_decks(rulebook(game).layers, decks)
    assert findings.problems == []
    return [warning.worded("en").replace(f"{decks[-1].parent}/", "") for warning in findings.warnings]


# -- patches


def test_a_patch_says_only_what_differs(tmp_path: Path) -> None:
    old, new = catalog("brzdek").cards["ruby"], opened(write(tmp_path, "cards: [{id: ruby, cost: 3}]")).cards["ruby"]
    assert (new.cost, new.name, new.points, new.kind) == (3, old.name, old.points, old.kind)  # type: ignore[attr-defined]
    assert new.text("pl") == old.text("pl") and new.copies == old.copies


def test_a_patch_counts_anew_and_changes_one_language(tmp_path: Path) -> None:
    text = "cards:\n  - {id: ruby, copies: 7, name: {en: Carbuncle}, points: null}"
    new = opened(write(tmp_path, text)).cards["ruby"]
    assert (new.copies, new.name, new.points) == (7, Text("Rubin", "Carbuncle"), 0)  # type: ignore[attr-defined]


def test_an_entry_with_a_kind_is_a_whole_card(tmp_path: Path) -> None:
    whole = "{id: ruby, name: {pl: Szkło, en: Glass}, kind: blue, copies: 1, cost: 1}"
    new = opened(write(tmp_path, f"cards: [{whole}]")).cards["ruby"]
    assert (new.points, new.text("en")) == (0, "")  # type: ignore[attr-defined]


def test_a_patch_of_a_space_a_character_and_a_token(tmp_path: Path) -> None:
    deck = write(tmp_path, "cards: [{id: cmentarz, draw: 2}, {id: ghul, gold: 3}]", extends="magia_i_miecz")
    cards = opened(deck, game="magia_i_miecz").cards
    assert (cards["cmentarz"].draw, cards["ghul"].gold) == (2, 3)  # type: ignore[attr-defined]
    deck = write(tmp_path, "cards: [{id: monkey_idol, points: 6}]", extends="katakumby")
    assert opened(deck, game="katakumby").cards["monkey_idol"].points == 6  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "cards: [{id: rubby, cost: 3}]",
            "deck.yaml:3:14: there is no card “rubby” to change; a new card needs the key “kind”: starter, reserve, "
            "blue, device, monster, major_secret, minor_secret, artifact, idol, mastery, good (did you mean “ruby”?)",
        ),
        ("cards: [{id: ruby, cots: 3}]", "deck.yaml:3:20: unknown key “cots”; allowed: id, name, kind, copies, cost, "
         "flavour, art, emblem, origin, text, points, type, dragon, danger, only_in, play, arrive, acquire, score "
         "(did you mean “cost”?)"),
        ("cards: [{id: ruby, cost: -1}]", "deck.yaml:3:26: found the number -1; allowed: a whole number from 0 to 99"),
        ("cards: [{id: ruby, cost: null}]", "deck.yaml:3:9: the key “cost” is missing: a whole number from 0 to 99"),
        ("remove: [rubby]", "deck.yaml:3:10: there is no “rubby” to remove (did you mean “ruby”?)"),
        ("remove: [Ruby]", "deck.yaml:3:10: found the text “Ruby”; allowed: a word of small letters a–z, digits and _"),
        (
            "remove: [ruby]\ncards: [{id: ruby, cost: 3}]",
            "deck.yaml:4:14: the card “ruby” stands both in “remove” and in “cards”; leave it in one of them",
        ),
        (
            "remove: [burgle]",
            "deck.yaml:3:10: “burgle” cannot be removed because “master_burglar” speaks of it; change “master_burglar” "
            "first",
        ),
        (
            "remove: [monkey_idol]",
            "deck.yaml:3:10: “monkey_idol” cannot be removed because “archaeologist” speaks of it; change "
            "“archaeologist” first",
        ),
        (
            "remove: [dragon_egg]",
            "deck.yaml:3:10: the card “dragon_egg” (kind: minor_secret) is missing; the rules need it",
        ),
        ("options: {bord: back}", "deck.yaml:3:11: unknown key “bord”; allowed: board, first, late_artifacts, "
         "turn_limit (did you mean “board”?)"),
        ("options: {late_artifacts: 7}", "deck.yaml:3:27: found the number 7; allowed: true or false"),
        ("options: {board: []}", "deck.yaml:3:18: found a list (0 items); allowed: the value of the option, or "
         "the keys that change"),
        ("health: 0", "deck.yaml:3:9: found the number 0; allowed: a whole number from 1 to 50"),
        ("remove: []\nrow: 12\ncards: []\nextras: 1", "deck.yaml:6:1: unknown key “extras”"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_at_its_place(tmp_path: Path, text: str, said: str) -> None:
    found = told(write(tmp_path, text))
    assert any(one.startswith(said) for one in found), found


def test_what_a_deck_spoils_in_the_games_files_is_told_at_the_deck(tmp_path: Path) -> None:
    (found,) = told(write(tmp_path, "rage: [2, 2]"))
    assert found.startswith("deck.yaml:1:1: with this deck ") and "is not on the rage track" in found


def test_the_deck_that_spoils_something_is_blamed_and_not_one_above_it(tmp_path: Path) -> None:
    low = write(tmp_path, "rage: [2, 2]", "low.yaml")
    high = write(tmp_path, "cards: [{id: ruby, cost: 4}]", "high.yaml")
    assert told(low, high)[0].startswith("low.yaml:1:1: with this deck ")
    assert told(high, low)[0].startswith("low.yaml:1:1: with this deck ")


# -- removal, options, tables


def test_a_card_is_removed(tmp_path: Path) -> None:
    cards = opened(write(tmp_path, "remove: [ruby]")).cards
    assert "ruby" not in cards and len(cards) == len(catalog("brzdek").cards) - 1


def test_what_the_rules_count_on_stays(tmp_path: Path) -> None:
    (found,) = told(write(tmp_path, "remove: [wioska]", extends="magia_i_miecz"), game="magia_i_miecz")
    assert "“wioska” cannot be removed: the rules need the cards of the kind “space”" in found


def test_a_deck_sets_house_options(tmp_path: Path) -> None:
    deck = write(tmp_path, "options: {board: back, late_artifacts: true, turn_limit: {max: 5, default: 4}}")
    options = opened(deck).options
    assert (options["board"].default, options["late_artifacts"].default) == ("back", 1)
    assert (options["turn_limit"].default, options["turn_limit"].high) == (4, 5)


def test_a_board_is_patched_and_another_one_added(tmp_path: Path) -> None:
    import yaml

    own = yaml.safe_load(Path("cards/brzdek/boards.yaml").read_text(encoding="utf-8"))["boards"]["front"]
    tunnels = [{**tunnel, "monsters": 2} if tunnel.get("monsters") else tunnel for tunnel in own["tunnels"]]
    deck = {
        "extends": "brzdek",
        "name": {"pl": "Plansza", "en": "Board"},
        "boards": {"front": {"tunnels": tunnels}, "mine": own},
        "options": {"board": {"choices": {"mine": {"pl": "moja", "en": "mine"}}, "default": "mine"}},
    }
    file = tmp_path / "boards.yaml"
    file.write_text(json.dumps(deck), encoding="utf-8")
    assert told(file) == []
    boards = opened(file).tables["boards"]
    old = catalog("brzdek").tables["boards"]
    assert boards["front"].rooms == old["front"].rooms and set(boards) == {"front", "back", "mine"}
    found = {way.monsters for ways in boards["front"].tunnels.values() for way in ways}
    assert found == {0, 2} and boards["mine"].rooms == old["front"].rooms
    deck["boards"] = {"front": {"tunnels": tunnels[:3]}}
    file.write_text(json.dumps(deck), encoding="utf-8")
    assert told(file)


def test_a_tile_is_patched_and_removed(tmp_path: Path) -> None:
    tiles = catalog("katakumby").tables["tiles"]
    name, tile = next((name, tile) for name, tile in tiles.items() if tile.back == "depths" and not tile.portals)
    deck = write(tmp_path, f"tiles: {{{name}: {{name: {{pl: Nora, en: Burrow}}}}}}", extends="katakumby")
    patched = opened(deck, game="katakumby").tables["tiles"][name]
    assert patched.name == Text("Nora", "Burrow") and patched.rooms.keys() == tile.rooms.keys()
    deck = write(tmp_path, f"remove: [{name}]", extends="katakumby")
    assert name not in opened(deck, game="katakumby").tables["tiles"]


# -- several decks


def test_decks_that_disagree_say_so(tmp_path: Path) -> None:
    low = write(tmp_path, "cards: [{id: ruby, cost: 3, points: 9}]", "low.yaml")
    high = write(tmp_path, "cards: [{id: ruby, cost: 4, points: 9}]", "high.yaml")
    said = "“ruby: cost” is changed by a deck below as well (low.yaml:3:26); this one counts, as it lies above"
    assert warned(low, high) == [f"high.yaml:3:26: {said}"]
    assert opened(low, high).cards["ruby"].cost == 4  # type: ignore[attr-defined]
    assert opened(high, low).cards["ruby"].cost == 3  # type: ignore[attr-defined]
    assert opened(low, high).fingerprint != opened(high, low).fingerprint
    same = write(tmp_path, "cards: [{id: ruby, cost: 3}]\noptions: {board: back}", "same.yaml")
    assert warned(low, same) == []
    other = write(tmp_path, "options: {board: front}", "other.yaml")
    assert [line.partition(" (")[0] for line in warned(same, other)] == [
        "other.yaml:3:18: “options: board” is changed by a deck below as well"
    ]
    hands = [write(tmp_path, f"hand: {cards}", f"hand_{cards}.yaml") for cards in (4, 6)]
    assert [line.partition(" (")[0] for line in warned(*hands)] == [
        "hand_6.yaml:3:7: “hand” is changed by a deck below as well"
    ]


def test_a_deck_cannot_change_what_one_below_has_removed(tmp_path: Path) -> None:
    low, high = write(tmp_path, "remove: [ruby]", "low.yaml"), write(tmp_path, "cards: [{id: ruby, cost: 3}]")
    assert told(low, high) == ["deck.yaml:3:14: the card “ruby” cannot be changed: low.yaml:3:10 removes it"]
    assert [line.partition(": ")[2] for line in warned(high, low)] == [
        "“ruby” is changed by a deck below as well (deck.yaml:3:26); this one counts, as it lies above"
    ]
    assert warned(low, write(tmp_path, "remove: [ruby]")) == ["deck.yaml:3:10: low.yaml:3:10 removes “ruby” already"]


def test_decks_of_two_games_do_not_stack(tmp_path: Path) -> None:
    low, high = write(tmp_path, "remove: [ruby]", "low.yaml"), write(tmp_path, "cards: []", extends="katakumby")
    assert told(low, high) == ["deck.yaml:1:10: found the text “katakumby”; allowed: brzdek"]


def test_a_deck_on_a_deck(tmp_path: Path) -> None:
    low = write(tmp_path, "cards: [{id: ruby, cost: 3}]", "low.yaml")
    high = write(tmp_path, "cards: [{id: ruby, cost: 4, copies: 5}]", "high.yaml", extends="low.yaml")
    assert with_bases([high]) == [low, high] == with_bases([low, high]) == with_bases([low, low, high])
    assert warned(high) == [] == check_file(high, {"brzdek": rulebook("brzdek").layers}).problems
    card = opened(high).cards["ruby"]
    assert (card.cost, card.copies) == (4, 5)  # type: ignore[attr-defined]
    assert opened(high).deck == Text("Próba + Próba", "Trial + Trial")


@pytest.mark.parametrize("word", ["../low.yaml", "/etc/passwd.yaml", "~/low.yaml", "low.yaml/", ".low.yaml"])
def test_a_base_lies_beside_its_deck_and_nowhere_else(tmp_path: Path, word: str) -> None:
    write(tmp_path, "cards: []", "low.yaml")
    folder = tmp_path / "inner"
    folder.mkdir()
    deck = write(folder, "cards: []", extends=word)
    assert with_bases([deck]) == [deck]
    (found,) = told(deck)
    assert found.startswith(f"deck.yaml:1:10: found the text “{word}”; allowed: brzdek")


def test_bases_that_are_missing_circular_or_too_many(tmp_path: Path) -> None:
    def refused(deck: Path) -> str:
        with pytest.raises(BadData) as caught:
            with_bases([deck])
        assert told(deck) == [str(caught.value).replace(f"{tmp_path}/", "")]
        return str(caught.value).replace(f"{tmp_path}/", "")

    one = write(tmp_path, "cards: []", "one.yaml", extends="two.yaml")
    assert refused(one) == "one.yaml:1:10: the deck “two.yaml” that this one extends is not there beside it"
    write(tmp_path, "cards: []", "two.yaml", extends="one.yaml")
    assert refused(one) == "two.yaml:1:10: the decks lie in a circle: “one.yaml” lies above this one already"
    write(tmp_path, "cards: []", "two.yaml", extends="two.yaml")
    assert refused(one) == "two.yaml:1:10: the decks lie in a circle: “two.yaml” lies above this one already"
    tower = [write(tmp_path, "cards: []", f"d{n}.yaml", extends=f"d{n + 1}.yaml") for n in range(MOST_DECKS + 5)]
    write(tmp_path, "cards: []", f"d{MOST_DECKS + 5}.yaml")
    assert "too many decks on top of each other; allowed: at most 20" in refused(tower[0])
    assert len(with_bases([tower[-MOST_DECKS + 2]])) <= MOST_DECKS


# -- saved games


def test_a_saved_game_keeps_the_decks_that_its_deck_extends(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    low = write(folder, "cards: [{id: cross, copies: 7}]", "low.yaml", extends="sabotazysta")
    high = write(folder, "options: {rounds: 1}", "high.yaml", extends="low.yaml")
    save = tmp_path / "games" / "one.partia"
    save.parent.mkdir()
    bots = ("--plain", "--players", "3", "--seat", "A=random", "--seed", "5", "--save", str(save))
    assert run("play", "sabotazysta", "--deck", str(high), *bots).code == 0
    for deck in (low, high):
        deck.unlink()
    ran = run("replay", str(save), "--check")
    assert (ran.code, ran.err) == (0, "")
    header = save.read_text(encoding="utf-8").split("\n\n")[0]
    assert header.count("deck: ") == 2
