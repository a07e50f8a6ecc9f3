"""The whole fair: random games with invariants, replays, secrets, both languages."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from brzdek.core.ask import Ask
from brzdek.core.bots import RandomBot
from brzdek.core.drawing import Style, text_of
from brzdek.core.plain import fingerprint, plain
from brzdek.core.table import NotAnOption, Table
from brzdek.core.text import LANGS
from tests.tiny.state import DEVIL, Fair
from tests.tiny.tables import RULES, all_cards, answer, arranged, empty_spells, game_of, give, legal, sit_down

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(40)


def random_answers(table: Table, seed: int) -> Iterator[None]:
    """Play at random, pausing before each answer."""
    bots = [RandomBot(seat, seed) for seat in range(table.game.players)]
    count = 0
    while table.ask is not None:
        yield
        table.answer(bots[table.ask.seat].choose(None, table.ask))
        count += 1
        assert count < 5000, "the game does not end"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_keep_every_card_in_one_place(players: int) -> None:
    for seed in SEEDS:
        table = sit_down(players, seed)
        cards = all_cards(game_of(table))
        assert len(set(cards)) == len(cards)
        for _ in random_answers(table, seed):
            game = game_of(table)
            assert all_cards(game) == cards
            assert game.zones.problems() == []
            assert all(trader.gold >= 0 and trader.life > 0 and trader.cubes >= 0 for trader in game.traders)
            assert table.ask is not None
            assert len(set(table.ask.options)) == len(table.ask.options) > 0
        assert table.game.over
        assert not game_of(table).ongoing.stack and not game_of(table).ongoing.unsettled
        result = RULES.result(game_of(table))
        assert max(result.scores) == result.scores[result.winners[0]]


def test_random_games_use_everything() -> None:
    """Otherwise the games above prove little."""
    topics: set[str] = set()
    kinds: set[str] = set()
    beings: set[object] = set()
    depth = 0
    for seed in range(60):
        table = sit_down(4, seed, rounds=8)
        for _ in random_answers(table, seed):
            assert table.ask is not None
            topics.add(table.ask.topic)
            beings.add(table.ask.for_)
            depth = max(depth, len(game_of(table).ongoing.stack))
        kinds |= {event.kind for event in table.game.log.seen_by(None)}
    assert topics >= {"turn", "choose", "may", "target", "discard", "answer", "bid", "offer"}
    assert depth >= 3, "an answer to an answer"
    assert kinds >= {"fizzled", "unhurt", "rolled", "fainted", "crowned", "dropped", "swapped"}
    assert kinds >= {"used", "moved", "thrown", "went", "fought"}
    assert beings == {None, DEVIL}


def test_the_journal_gives_the_same_game_again() -> None:
    for seed in SEEDS:
        table = sit_down(3, seed)
        for _ in random_answers(table, seed):
            pass
        again = sit_down(3, seed)
        again.replay(table.answers)
        assert plain(again.game) == plain(table.game)
        assert list(again.game.log.seen_by(0)) == list(table.game.log.seen_by(0))
        assert RULES.result(game_of(again)) == RULES.result(game_of(table))


def test_undo_and_fork_at_every_step() -> None:
    for seed in range(6):
        table = sit_down(3, seed, keep_turns=True, rounds=1)
        seen: list[tuple[object, list[str]]] = []
        for step, _ in enumerate(random_answers(table, seed)):
            seen.append((plain(table.game), legal(table)))
            if step % 3 == 0:
                branch = table.fork()
                assert (plain(branch.game), legal(branch)) == seen[-1]
            if step % 5 == 4:
                back = table.fork()
                back.undo(4)
                assert (plain(back.game), legal(back)) == seen[-5]
                assert (plain(table.game), legal(table)) == seen[-1]


def test_a_wrong_answer_changes_nothing() -> None:
    table = sit_down()
    before = plain(table.game), legal(table)
    with pytest.raises(NotAnOption):
        table.answer(("cast", "nothing.9"))
    assert (plain(table.game), legal(table)) == before


SCRIPT = """
from tests.tiny.tables import sit_down
from brzdek.core.bots import RandomBot
from brzdek.core.plain import fingerprint
table = sit_down(4, 7)
table.play_out([RandomBot(seat, 7) for seat in range(4)])
print(fingerprint(table.game))
"""


def test_same_seed_and_answers_give_the_same_fingerprint_for_any_hash_seed() -> None:
    table = sit_down(4, 7)
    table.play_out([RandomBot(seat, 7) for seat in range(4)])
    for hash_seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        ran = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=ROOT,
            env=env,
            check=True,
        )
        assert ran.stdout.strip() == fingerprint(table.game)


# -- simultaneous hidden choices


def test_bids_are_secret_until_all_are_in() -> None:
    table = sit_down()
    answer(table, "end", "end", "end")
    assert table.ask is not None
    assert (table.ask.seat, table.ask.topic) == (0, "bid")
    before = [plain(table.view(seat).data()) for seat in range(3)]
    answer(table, "bid 3")
    assert [plain(table.view(seat).data()) for seat in range(3)] == before
    answer(table, "bid 1", "bid 2")
    assert [trader.crowns for trader in game_of(table).traders] == [1, 0, 0]
    assert game_of(table).traders[0].gold == 0


def test_equal_bids_win_nothing_and_a_bid_can_be_taken_back() -> None:
    table = sit_down(2, keep_turns=True)
    answer(table, "end", "end", "bid 2")
    table.undo()
    answer(table, "bid 3", "bid 3")
    assert [trader.crowns for trader in game_of(table).traders] == [0, 0]


# -- secrets


def twins(seed: int) -> tuple[Table, Table]:
    """Two tables that differ only in what seat 0 cannot see: hands, spells and decks of the others."""

    def arrange(game: Fair) -> None:
        empty_spells(game)
        give(game, 0, "spells", "pocisk")
        give(game, 1, "spells", "rozproszenie_magii", "odbicie_czaru")
        give(game, 2, "spells", "pocisk")

    def arrange_otherwise(game: Fair) -> None:
        arrange(game)
        one, two = game.traders[1], game.traders[2]
        for first, second in ((one.spells[0], two.spells[0]), (one.hand[0], one.deck[0])):
            game.zones.swap(first, second)
        for zone in (game.market, game.spell_deck):
            game.zones.swap(zone[0], zone[-1])

    return arranged(arrange, seed=seed, keep_turns=False), arranged(arrange_otherwise, seed=seed, keep_turns=False)


def seen(table: Table, seat: int) -> object:
    ask = table.ask
    shown = [plain(ask.options), ask.topic, plain(ask.about)] if isinstance(ask, Ask) and ask.seat == seat else None
    view = table.view(seat)
    return plain(view.data()), [plain(list(event)) for event in view.events()], shown, ask is not None and ask.seat


def test_a_seat_sees_nothing_of_what_is_hidden_from_it() -> None:
    for seed in range(20):
        one, two = twins(seed)
        assert one.view(1).data() != two.view(1).data()
        assert seen(one, 0) == seen(two, 0)
        for line in ("cast pocisk.1", "player 1", "pass", "pass"):
            answer(one, line)
            answer(two, line)
            assert seen(one, 0) == seen(two, 0), f"after {line}"
        assert {one.ask.seat, two.ask.seat} == {1} if one.ask and two.ask else False


def test_an_onlooker_sees_no_hand() -> None:
    table = sit_down()
    data = table.view(None).data()
    assert (data["hand"], data["my_spells"]) == ([], [])
    hidden = {card for trader in game_of(table).traders for card in [*trader.hand, *trader.spells, *trader.deck]}
    assert not any(card in str(plain(data)) for card in hidden)
    assert not any(event.kind == "drew_cards" for event in table.view(None).events())


# -- words


def test_everything_can_be_worded_in_both_languages() -> None:
    for seed in range(8):
        table = sit_down(4, seed)
        for _ in random_answers(table, seed):
            ask = table.ask
            assert ask is not None
            view = table.view(ask.seat)
            for lang in LANGS:
                say = RULES.face.say(lang)
                texts = [RULES.face.question(view, ask, say), RULES.face.status(view, say)]
                texts += [RULES.face.option(view, option, say) for option in ask.options]
                assert all(texts) and not any("⟦" in text for text in texts)
            assert all(len(RULES.face.forms(view, option)) == len(option) for option in ask.options)
        for lang in LANGS:
            say = RULES.face.say(lang)
            view = table.view(0)
            assert all(RULES.face.event(view, event, say) for event in view.events())
            for draw in (RULES.face.board, RULES.face.hand, RULES.face.score):
                assert all(text_of(draw(view, say, Style())))


def test_questions_of_effects_are_worded_by_the_effects() -> None:
    def arrange(game: Fair) -> None:
        give(game, 0, "hand", "kramarz")

    table = arranged(arrange)
    answer(table, "play kramarz.1")
    view = table.view(0)
    assert table.ask is not None
    polish, english = RULES.face.say("pl"), RULES.face.say("en")
    assert RULES.face.question(view, table.ask, polish) == "Wybierz jedno."
    assert [RULES.face.option(view, option, polish) for option in table.ask.options] == [
        "wybierz +1 zł",
        "wybierz zapłać 3 zł, aby wziąć koronę",
        "wybierz +1 spr. i dobierz 1 kartę",
    ]
    assert RULES.face.option(view, table.ask.options[1], english) == "choose pay 3 gold to take a crown"
    assert table.view(1).question is None


def test_an_announced_spell_is_told_to_those_who_may_answer() -> None:
    def arrange(game: Fair) -> None:
        empty_spells(game)
        give(game, 0, "spells", "pocisk")
        give(game, 1, "spells", "rozproszenie_magii")

    table = arranged(arrange)
    answer(table, "cast pocisk.1", "player 1")
    view = table.view(1)
    assert table.ask is not None
    say = RULES.face.say("pl")
    assert RULES.face.question(view, table.ask, say) == "Ala zagrywa: Magiczny Pocisk. Odpowiadasz?"
    assert [RULES.face.option(view, option, say) for option in table.ask.options] == [
        "pas",
        "odpowiedz Rozproszenie Magii",
    ]
