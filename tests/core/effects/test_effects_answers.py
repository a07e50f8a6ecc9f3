"""Announced happenings: replacements, answers, answers to answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from brzdek.core.ask import Ask, Option, Steps, Word
from brzdek.core.effects.answers import Answer, Answerers, announce, answer_in
from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, perform
from brzdek.core.effects.ongoing import CardGame, Happening
from brzdek.core.effects.runtime import TURN_END, settle, tick
from tests.tiny.state import Fair
from tests.tiny.tables import carry_out, compiled, fair, give, piece, put

LOSS = "lose: {life: 1}"


def done(game: Fair, text: str, *answers: str, seat: int = 0, source: str = "card.1") -> list[list[str]]:
    return carry_out(perform(compiled(text), Context(game, seat, source)), *answers)


def lives(game: Fair) -> list[int]:
    return [trader.life for trader in game.traders]


# -- before and instead of


def test_a_roll_may_prevent_what_is_about_to_happen() -> None:
    game = fair(3, 3, 4)
    done(game, "{before: lose_life, do: {roll: {4+: cancel}}}")
    done(game, LOSS)
    assert lives(game) == [3, 4, 4]
    done(game, LOSS)
    assert lives(game) == [3, 4, 4]


def test_armour_protects_only_its_owner() -> None:
    game = fair()
    done(game, "{before: lose_life, do: cancel}")
    done(game, LOSS, seat=1)
    assert lives(game) == [4, 3, 4]


def test_a_guardian_may_protect_others() -> None:
    game = fair()
    done(game, "{before: lose_life, whose: others, do: cancel, once: ever}")
    done(game, LOSS, seat=1)
    done(game, LOSS, seat=2)
    assert lives(game) == [4, 4, 3]


def test_what_is_prevented_by_one_thing_is_no_matter_for_the_next() -> None:
    game = fair(3, 6)
    done(game, "{before: lose_life, do: {roll: {4+: cancel}}}", source="zbroja.1")
    done(game, "{before: lose_life, do: {roll: {4+: cancel}}}", source="zbroja.2")
    done(game, LOSS)
    assert game.chance.falls == []
    assert lives(game) == [4, 4, 4]


def test_a_replacement_happens_instead() -> None:
    game = fair()
    done(game, "{instead_of: lose_life, do: {lose: {gold: 2}}}")
    done(game, LOSS)
    assert (lives(game), game.traders[0].gold) == ([4, 4, 4], 1)
    done(game, LOSS)
    assert (lives(game), game.traders[0].gold) == ([3, 4, 4], 1), "not enough gold left"


def test_a_replacement_may_be_a_choice() -> None:
    game = fair()
    done(game, "{instead_of: lose_life, do: {lose: {gold: 1}}, optional: true}")
    assert done(game, LOSS, "may no") == [["may yes", "may no"]]
    assert lives(game) == [3, 4, 4]
    done(game, LOSS, "may yes")
    assert (lives(game), game.traders[0].gold) == ([3, 4, 4], 2)


def test_a_declined_replacement_is_not_used_up() -> None:
    game = fair()
    done(game, "{instead_of: lose_life, do: {lose: {gold: 1}}, optional: true, once: turn}")
    done(game, LOSS, "may no")
    done(game, LOSS, "may yes")
    assert done(game, LOSS) == []
    tick(game, TURN_END, 0)
    done(game, LOSS, "may yes")
    assert (lives(game), game.traders[0].gold) == ([2, 4, 4], 1)


def test_nothing_can_happen_instead() -> None:
    game = fair()
    done(game, "{instead_of: lose_life, do: nothing}")
    done(game, LOSS)
    assert lives(game) == [4, 4, 4]


def test_a_replacement_does_not_replace_itself_for_ever() -> None:
    game = fair()
    done(game, "{instead_of: lose_life, do: {lose: {life: 2}}}")
    done(game, LOSS)
    assert lives(game) == [2, 4, 4]


def test_a_happening_can_be_weakened_turned_back_and_turned_aside() -> None:
    game = fair()
    done(game, "{before: lose_life, do: {weaken: 1}}")
    done(game, "lose: {life: 3}")
    assert lives(game) == [2, 4, 4]
    done(game, LOSS)
    assert lives(game) == [2, 4, 4], "weakened to nothing"
    game = fair()
    done(game, "{before: lose_life, do: reflect}", seat=1)
    done(game, "{choose: {player: other}, they: {lose: {life: 1}}}", "player 1")
    assert lives(game) == [3, 4, 4]
    game = fair()
    done(game, "{before: lose_life, do: {choose: {player: other}, then: redirect}}")
    done(game, LOSS, "player 2")
    assert lives(game) == [4, 4, 3]


def test_what_acts_on_a_happening_is_impossible_without_one() -> None:
    ctx = Context(fair(), 0)
    assert not any(piece(word).possible(ctx) for word in ("cancel", "reflect", "redirect", "weaken: 1"))


def test_what_waits_over_the_turn_comes_too_late_to_change_a_happening() -> None:
    game = fair()
    done(game, "{before: lose_life, do: {if: {have: crown}, then: cancel}}")
    done(game, LOSS)
    game.traders[0].crowns = 1
    carry_out(settle(game))
    assert lives(game) == [3, 4, 4]
    done(game, LOSS)
    assert lives(game) == [3, 4, 4]


def test_words_for_acting_on_a_happening() -> None:
    words = {"cancel": "Anuluj to.", "reflect": "Odbij to na sprawcę.", "weaken: 2": "Zmniejsz to o 2."}
    assert {word: piece(word).text("pl") for word in words} == words
    english = {"cancel": "Cancel it.", "reflect": "Turn it back on its author.", "weaken: 2": "Reduce it by 2."}
    assert {word: piece(word).text("en") for word in english} == english
    assert piece("redirect").text("pl") == "Skieruj to na tego gracza."


# -- answers of other seats


class Scripted(Answerers):
    """Every seat may answer everything with "stop" as long as it has stops left; the stops are secret."""

    def __init__(self, *stops: int) -> None:
        self.stops = list(stops)
        self.asked: list[int] = []

    def is_asked(self, game: CardGame, actor: Word, happening: Happening) -> bool:
        return True

    def options(self, game: CardGame, actor: Word, happening: Happening) -> Sequence[Option]:
        return [("stop",)] if self.stops[int(actor)] else []

    def answer(self, game: CardGame, actor: Word, option: Option, happening: Happening) -> Steps[None]:
        seat = int(actor)
        self.stops[seat] -= 1
        own = yield from announce(Context(game, seat), Happening("cast", None, seat, answers=happening), self)
        happening.cancelled = not own.cancelled


def announced(
    game: Fair, answerers: Answerers, by: int, *answers: str
) -> tuple[Happening, list[tuple[int, list[str]]]]:
    """Announce something, give these answers; what became of it, and who was asked what."""
    happening = Happening("cast", None, by)
    steps = announce(Context(game, by), happening, answerers)
    asked: list[tuple[int, list[str]]] = []
    send: Any = None
    given = list(answers)
    try:
        while True:
            ask = steps.send(send)
            assert isinstance(ask, Ask)
            asked.append((ask.seat, [" ".join(map(str, option)) for option in ask.options]))
            send = ask.find(given.pop(0))
            assert send is not None
    except StopIteration:
        assert not given
    return happening, asked


def test_all_others_are_asked_in_order_from_the_authors_left_even_if_they_can_only_pass() -> None:
    happening, asked = announced(fair(4), Scripted(0, 1, 0, 0), 2, "pass", "pass", "pass")
    assert not happening.cancelled
    assert asked == [(3, ["pass"]), (0, ["pass"]), (1, ["pass", "stop"])]


def test_an_answer_cancels_and_ends_the_asking() -> None:
    happening, asked = announced(fair(3), Scripted(0, 1, 1), 0, "stop", "pass", "pass")
    assert happening.cancelled
    assert [seat for seat, _ in asked] == [1, 2, 0], "the answer itself was open to answers"


def test_an_answer_may_be_answered_and_then_everybody_is_asked_again() -> None:
    happening, asked = announced(fair(3), Scripted(1, 1, 0), 0, "stop", "pass", "stop", "pass", "pass", "pass", "pass")
    assert not happening.cancelled
    assert [seat for seat, _ in asked] == [1, 2, 0, 1, 2, 1, 2]


def test_a_chain_of_three_answers_resolves_from_the_end() -> None:
    happening, _ = announced(fair(2), Scripted(1, 2), 0, "stop", "stop", "stop", "pass", "pass")
    assert happening.cancelled, "the first answer stands, since the answer to it was answered"


def test_what_is_announced_is_there_to_be_seen() -> None:
    game = fair(2)
    happening = Happening("cast", 1, 0, about="pocisk.1")
    steps = announce(Context(game, 0), happening, Scripted(0, 0))
    ask = put(steps)
    assert game.ongoing.stack == [happening]
    assert (ask.seat, ask.topic, ask.about) == (1, "answer", ("cast", 0, "pocisk.1"))
    with pytest.raises(StopIteration):
        steps.send(("pass",))
    assert game.ongoing.stack == []


# -- cards that answer


def fits(text: str, game: Fair, seat: int, happening: Happening) -> bool:
    slot: Effect = compiled(text)
    return answer_in(slot, lambda answer: answer.context(game, seat, "card.1", happening)) is not None


def test_an_answer_fits_the_events_of_others() -> None:
    game = fair()
    spell = Happening("cast", 1, 0)
    assert fits("{answer: cast, do: cancel}", game, 1, spell)
    assert not fits("{answer: cast, do: cancel}", game, 0, spell)
    assert fits("{answer: cast, do: cancel, whose: anyone}", game, 0, spell)
    assert not fits("{answer: lose_life, do: cancel}", game, 1, spell)
    assert not fits("{answer: cast, do: cancel}", game, 1, Happening("cast", 1, 0, cancelled=True))


def test_an_answer_to_a_loss_fits_ones_own_unless_it_says_otherwise() -> None:
    game = fair()
    loss = Happening("lose_life", 1, 0, 1)
    assert fits("{answer: lose_life, do: cancel}", game, 1, loss)
    assert not fits("{answer: lose_life, do: cancel}", game, 2, loss)
    assert fits("{answer: lose_life, do: cancel, whose: others}", game, 2, loss)


def test_an_answer_may_depend_on_the_target() -> None:
    game = fair()
    aimed = "{answer: cast, only_if: {aimed_at: you}, do: reflect}"
    assert fits(aimed, game, 1, Happening("cast", 1, 0))
    assert not fits(aimed, game, 2, Happening("cast", 1, 0))
    assert not fits(aimed, game, 1, Happening("cast", None, 0))
    others = "{answer: cast, only_if: {aimed_at: others}, do: cancel}"
    assert fits(others, game, 2, Happening("cast", 1, 0))
    assert not fits(others, game, 1, Happening("cast", 1, 0))


def test_a_card_may_have_several_answers() -> None:
    game = fair()
    both = "[{answer: cast, do: cancel}, {answer: lose_life, do: {weaken: 1}}]"
    assert fits(both, game, 1, Happening("cast", None, 0))
    assert fits(both, game, 1, Happening("lose_life", 1, 0, 2))
    assert not fits("{gold: 1}", game, 1, Happening("cast", None, 0))


def test_an_answer_does_nothing_by_itself() -> None:
    game = fair()
    effect = compiled("{answer: cast, do: cancel}")
    assert isinstance(effect, Answer)
    assert not effect.possible(Context(game, 0))
    effect.do(Context(game, 0))
    assert game.ongoing.empty


def test_answers_read_in_both_languages() -> None:
    counter = compiled("{answer: cast, do: cancel}")
    assert counter.text("pl") == "Gdy inny gracz rzuca czar, anuluj to."
    assert counter.text("en") == "When another player casts a spell, cancel it."
    aimed = compiled("{answer: cast, only_if: {aimed_at: you}, do: reflect}")
    assert aimed.text("pl") == "Gdy inny gracz rzuca czar i dotyczy to ciebie, odbij to na sprawcę."
    assert aimed.text("en") == "When another player casts a spell and it is aimed at you, turn it back on its author."
    others = compiled("{answer: cast, only_if: {aimed_at: others}, do: cancel}")
    assert others.text("pl") == "Gdy inny gracz rzuca czar i dotyczy to innego gracza, anuluj to."
    loss = compiled("{answer: lose_life, do: {weaken: 1}}")
    assert loss.text("pl") == "Gdy masz stracić życie, zmniejsz to o 1."


def test_a_spell_in_hand_answers_a_loss() -> None:
    game = fair()
    (saved,) = give(game, 1, "spells", "ocalenie")
    assert done(game, LOSS, f"answer {saved}", seat=1) == [["pass", f"answer {saved}"]]
    assert lives(game) == [4, 4, 4]
    assert saved in game.used_spells
