"""What does not lie in a room is told to be missing; no card is bought that is only called alike."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import seat_down
from tests.typed.listening import Listener


def _rich(game: str, row: list[str], room: int | None = None) -> Any:
    """Whoever is to move can buy whatever there is."""
    position: dict[str, Any] = {"turn": 0, "hand": {0: []}, "draw": {0: ["burgle"] * 5}, "row": row}
    where = {} if room is None else {"room": {0: room}}
    return seat_down(game, 2, position={**position, **where, "skill": 15, "swords": 5, "boots": 1}, keep_turns=True)


HEIST = ["scepter_of_the_ape_lord", "lucky_coin", "treasure_map", "gem_collector", "dragons_eye", "animated_door"]
DELVE = ["smash_and_grab", "black_market", "rebel_thief", "imp_familiar", "ogre_merchant", "crystal_compass"]


@pytest.mark.parametrize("game", ["brzdek", "katakumby"])
@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "take the secret", "no secret in this room"),
        ("en", "get the secret", "no secret in this room"),
        ("en", "search for secrets", "no secret in this room"),
        ("en", "grab the idol", "no monkey idol in this room"),
        ("en", "take the artifact", "no artifact in this room"),
        ("pl", "weź sekret", "nie ma sekretu"),
        ("pl", "biorę tajemnicę", "nie ma sekretu"),
        ("pl", "zgarnij bożka", "nie ma małpiego bożka"),
        ("pl", "weź artefakt", "nie ma artefaktu"),
    ],
)
def test_what_does_not_lie_here_is_told_to_be_missing(game: str, lang: Any, line: str, told: str) -> None:
    table = _rich(game, HEIST, 2) if game == "brzdek" else _rich(game, DELVE)
    came = Listener(table, lang).hear(line)
    assert not came.move
    assert not came.offered
    assert told in came.said


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "take the secret", "only on entering the room"),
        ("en", "search the room", "In this room: 1 major secret"),
        ("pl", "weź sekret", "tylko przy wejściu"),
        ("pl", "przeszukaj komnatę", "W tej komnacie: 1 wielki sekret"),
    ],
)
def test_what_lies_here_is_taken_on_entering(lang: Any, line: str, told: str) -> None:
    came = Listener(_rich("brzdek", HEIST, 5), lang).hear(line)
    assert not came.move
    assert told in came.said


@pytest.mark.parametrize("line", ["buy the secret", "take the secret tome", "take the secret book", "tome"])
def test_a_card_that_is_named_is_bought(line: str) -> None:
    assert Listener(_rich("brzdek", HEIST, 4), "en").hear(line).move == "buy secret_tome"
