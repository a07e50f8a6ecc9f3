"""Limits, exactly at the limit; and other places where one more or one less makes the difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from brzdek.core.bots import RandomBot
from brzdek.core.catalog.schema import BAD, Str, Word, listed, shortened
from brzdek.core.catalog.source import DIGIT_LIMIT, SIZE_LIMIT, Document, parse_yaml, read_yaml
from brzdek.core.effects.context import Context
from brzdek.core.effects.ongoing import Happening
from brzdek.core.problems import BadData
from brzdek.core.record.header import MAX_DECKS, MAX_LINE, MAX_POSITION, MAX_SEATS
from brzdek.core.record.transcript import read_transcript
from brzdek.core.seats import MAX_NAME, MAX_SEED
from brzdek.core.zones import draw
from tests.support import rulebook, seat_down
from tests.tiny.tables import compiled, fair

# -- files


@pytest.mark.parametrize("more", [0, 1])
def test_lengths_of_values(more: int) -> None:
    for field, text in ((Str(300), "x" * 300), (Str(5), "ąęółż"), (Word(limit=60), "a" * 60)):
        doc = Document("a.yaml", None)
        assert (field.read(text + "x" * more, (), doc) is BAD) == bool(more) == bool(doc.problems)


@pytest.mark.parametrize("more", [0, 1])
def test_digits_of_a_number(more: int) -> None:
    doc = parse_yaml(b"a: " + b"1" * (DIGIT_LIMIT + more), "a.yaml")
    assert bool(doc.problems) == bool(more)


@pytest.mark.parametrize("more", [0, 1])
def test_the_size_of_a_file(tmp_path: Path, more: int) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(b"a: 1\n" + b"#" * (SIZE_LIMIT - 5 + more))
    assert bool(read_yaml(file).problems) == bool(more)


HEADER = "brzdek partia 1\ngame: tiny\nseed: 1\nseat: Ala\n"


def fine(tmp_path: Path, text: str) -> bool:
    file = tmp_path / "a.partia"
    file.write_text(text, encoding="utf-8")
    try:
        read_transcript(file)
    except BadData:
        return False
    return True


@pytest.mark.parametrize("more", [0, 1])
def test_lengths_in_a_transcript(tmp_path: Path, more: int) -> None:
    extra = "x" * more
    position = 'position: {"a": "' + "x" * (MAX_POSITION - len('position: {"a": ""}')) + extra + '"}\n'
    for text in (
        f"{HEADER}\n{'x' * MAX_LINE}{extra}\n",
        f"{HEADER}seat: {'x' * MAX_NAME}{extra}\n\n",
        HEADER.replace("seed: 1", f"seed: {MAX_SEED + more}") + "\n",
        HEADER + position + "\n",
        HEADER + "".join(f"seat: Ala{number}\n" for number in range(MAX_SEATS - 1 + more)) + "\n",
        HEADER + "".join(f"deck: a{number}.yaml\n" for number in range(MAX_DECKS + more)) + "\n",
    ):
        assert fine(tmp_path, text) == (not more), text[:80]
    assert fine(tmp_path, f"{HEADER}\n#{'x' * MAX_LINE}{extra}\n"), "a comment may be as long as it likes"


def test_a_header_that_ends_with_the_file(tmp_path: Path) -> None:
    file = tmp_path / "a.partia"
    for end, no_body in (("", True), ("\n", False), ("\nend\n", False)):
        file.write_text(HEADER + end)
        transcript = read_transcript(file)
        assert transcript.no_body == no_body
        assert transcript.size == len(HEADER + end) and transcript.body == len(HEADER) + (not no_body)
        assert [answer.words for answer in transcript.answers] == (["end"] if "end" in end else [])
    file.write_text(HEADER.rstrip("\n"))
    with pytest.raises(BadData):
        read_transcript(file)


# -- zones


def test_to_take_one_takes_one() -> None:
    game = fair()
    hand = game.zone("items", 0)
    deck = next(zone for zone in game.zones if len(zone) > 3 and zone is not hand)
    had, held, top = len(deck), len(hand), deck[-1]
    assert draw(game, deck, hand) == top
    assert (len(deck), len(hand)) == (had - 1, held + 1)
    assert top in hand and top not in deck and game.zones.problems() == []


# -- effects


@pytest.mark.parametrize(("amount", "cancelled", "possible"), [(0, False, False), (1, False, True), (1, True, False)])
def test_there_is_nothing_to_weaken_in_an_amount_of_zero(amount: int, cancelled: bool, possible: bool) -> None:
    game = fair()
    happening = Happening("lose_life", 0, 1, amount, cancelled=cancelled)
    weaken = compiled("{before: lose_life, do: {weaken: 1}}").effect  # type: ignore[attr-defined]
    ctx: Context[Any] = Context(game, 0, happening=happening)
    assert weaken.possible(ctx) == possible


@pytest.mark.parametrize("left", [1, 0])
def test_what_is_weakened_to_nothing_is_cancelled(left: int) -> None:
    happening = Happening("lose_life", 0, 1, 2 + left)
    weaken = compiled("{before: lose_life, do: {weaken: 2}}").effect  # type: ignore[attr-defined]
    weaken.do(Context(fair(), 0, happening=happening))
    assert (happening.amount, happening.cancelled) == (left, not left)


def test_a_condition_that_does_not_hold_is_worth_choosing_for_what_it_does_otherwise() -> None:
    game = fair()
    ctx: Context[Any] = Context(game, 0)
    for text, possible in (
        ("{if: {have: crown}, then: {gold: 1}, now: true}", False),
        ("{if: {have: crown}, then: {gold: 1}, else: {skill: 1}, now: true}", True),
        ("{if: {have: crown}, then: {gold: 1}, else: nothing, now: true}", False),
        ("{if: {not: {have: crown}}, then: nothing, else: {skill: 1}, now: true}", False),
    ):
        assert compiled(text).possible(ctx) == possible, text
    from brzdek.games.raid.cards.verbs import LANGUAGE

    doc = Document("a.yaml", None)
    waiting = LANGUAGE.read({"if": {"have": "artifact"}, "then": {"pay": 99}}, (), doc)
    at: Any = seat_down("brzdek", 2)
    assert waiting.possible(Context(at.game, 0)), "it may still come true"


# -- bots


def test_bots_in_two_seats_do_not_share_their_dice() -> None:
    class Asked:
        options = tuple((number,) for number in range(1000))

    asked: Any = Asked()
    thrown = [[RandomBot(seat, 5).choose(None, asked) for _ in range(1)] for seat in range(10)]
    assert len({tuple(one) for one in thrown}) == 10
    assert RandomBot(3, 5).choose(None, asked) == RandomBot(3, 5).choose(None, asked)


@pytest.mark.parametrize("game", ["sabotazysta", "brzdek", "katakumby", "magia_i_miecz"])
def test_neither_do_those_of_the_games(game: str) -> None:
    bots = rulebook(game).bots
    steady = [bots["steady"](seat, 5) for seat in range(4)]
    seeds = [getattr(bot, "_seed", seat) for seat, bot in enumerate(steady)]
    assert len(set(seeds)) == 4


@pytest.mark.parametrize("more", [0, 1])
def test_how_much_of_a_value_is_told(more: int) -> None:
    assert shortened("x" * (40 + more)) == ("x" * 39 + "…" if more else "x" * 40)
    words = [f"w{number}" for number in range(20 + more)]
    assert listed(words) == ", ".join(words[:20]) + (", …" if more else "")
