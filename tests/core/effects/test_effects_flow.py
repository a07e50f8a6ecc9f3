"""Effects one after another, choices, prices, and how the pieces join into sentences."""

from __future__ import annotations

import copy

import pytest

from brzdek.core.effects.effect import Question, perform
from brzdek.core.effects.slots import Clause, Sum
from brzdek.core.plain import fingerprint
from tests.core.effects.carrying import done, here
from tests.tiny.tables import carry_out, compiled, fair, put_back

# -- one after another


def test_several_words_in_one_mapping_happen_in_order_without_a_generator() -> None:
    game = fair()
    effect = compiled("{skill: 2, swords: 1, boots: 1}")
    assert not effect.asks
    effect.do(here(game))
    trader = game.traders[0]
    assert (trader.skill, trader.swords, trader.boots) == (2, 1, 1)


def test_words_of_a_mapping_are_one_sentence_and_those_of_a_list_are_several() -> None:
    assert compiled("{skill: 2, boots: 1}").text("pl") == "+2 ⟦skill⟧, +1 ⟦boot⟧."
    effect = compiled("[{gold: 1, draw: 2}, {take_crown: true}]")
    assert effect.text("pl") == "+1 ⟦gold⟧ i dobierz 2 karty. Weź koronę."
    assert effect.text("en") == "+1 ⟦gold⟧ and draw 2 cards. Take a crown."


def test_an_asking_part_makes_the_whole_ask() -> None:
    game = fair()
    effect = compiled("[{skill: 1}, {discard: 1}, {skill: 1}]")
    assert effect.asks
    with pytest.raises(TypeError):
        compiled("{discard: 1}").do(here(game))
    card = game.traders[0].hand[0]
    carry_out(perform(effect, here(game)), f"discard {card}")
    assert game.traders[0].skill == 2
    assert card in game.traders[0].discard


def test_an_effect_that_asks_is_driven_by_run_even_when_it_is_plain() -> None:
    game = fair()
    carry_out(compiled("{skill: 3}").run(here(game)))
    assert game.traders[0].skill == 3


def test_then_follows_only_what_can_be_done_in_full() -> None:
    game = fair()
    effect = "{discard: 2, then: {gold: 5}}"
    first, second, *_ = game.traders[0].hand
    done(game, effect, f"discard {first}", f"discard {second}")
    assert game.traders[0].gold == 8
    put_back(game, *list(game.traders[0].hand)[1:])
    assert done(game, effect) == []
    assert game.traders[0].gold == 8
    assert not compiled(effect).possible(here(game))


def test_then_reads_as_a_sequel() -> None:
    effect = compiled("{discard: 1, then: {draw: 2}}")
    assert effect.text("pl") == "Odrzuć 1 kartę, aby dobrać 2 karty."
    assert effect.text("en") == "Discard 1 card to draw 2 cards."


def test_then_after_several_words_needs_all_of_them() -> None:
    game = fair()
    effect = "{pay: 2, discard: 1, then: take_crown}"
    game.traders[0].gold = 1
    assert done(game, effect) == []
    game.traders[0].gold = 2
    done(game, effect, f"discard {game.traders[0].hand[0]}")
    assert (game.traders[0].gold, game.traders[0].crowns) == (0, 1)


def test_an_effect_is_never_copied() -> None:
    effect = compiled("[{skill: 1}, {one_of: [{gold: 1}, {draw: 1}]}]")
    assert copy.deepcopy(effect) is effect


def test_the_plain_form_of_an_effect_tells_what_it_does_and_not_what_it_says() -> None:
    waiting = compiled("{if: {have: crown}, then: {skill: 1}}")
    assert waiting.plain() == compiled("{if: {have: crown}, then: {skill: 1}}").plain()
    others = ["{if: {have: crown}, then: {skill: 2}}", "{if: {have: gold}, then: {skill: 1}}", "{skill: 1}"]
    assert all(compiled(text).plain() != waiting.plain() for text in others)
    assert "crown" in str(waiting.plain()) and "a crown" not in str(waiting.plain())
    assert fingerprint(compiled("{modify: {strength: {times: 2}}, until: {your_next_turn: 2}}"))


# -- choices


def test_only_possible_alternatives_are_offered() -> None:
    game = fair()
    text = "one_of: [{gold: 1}, {pay: 9}, {draw: 1}, nothing]"
    assert done(game, text, "choose gold") == [["choose gold", "choose draw"]]
    assert game.traders[0].gold == 4


def test_the_only_alternative_is_taken_without_a_question() -> None:
    game = fair()
    assert done(game, "one_of: [{pay: 9}, {gold: 2}]") == []
    assert game.traders[0].gold == 5


def test_without_alternatives_nothing_happens() -> None:
    game = fair()
    assert done(game, "one_of: [{pay: 9}, nothing]") == []
    assert not compiled("one_of: [{pay: 9}, nothing]").possible(here(game))


def test_alternatives_of_the_same_verb_are_numbered() -> None:
    game = fair()
    text = "one_of: [{gold: 1}, {gold: 2, skill: 1}, {gold: 3}, {gold: 4}]"
    assert done(game, text, "choose gold_2") == [["choose gold", "choose gold_skill", "choose gold_2", "choose gold_3"]]
    assert game.traders[0].gold == 6


def test_choices_read_as_a_list() -> None:
    effect = compiled("one_of: [{gold: 1}, {draw: 2}, {discard: 1}]")
    assert effect.text("pl") == "Wybierz jedno: +1 ⟦gold⟧, dobierz 2 karty albo odrzuć 1 kartę."
    assert effect.text("en") == "Choose one: +1 ⟦gold⟧, draw 2 cards or discard 1 card."


def test_long_alternatives_are_kept_apart() -> None:
    comma = compiled("one_of: [{gold: 1}, {pay: 3, then: take_crown}]")
    assert comma.text("pl") == "Wybierz jedno: +1 ⟦gold⟧; albo zapłać 3 ⟦gold⟧, aby wziąć koronę."
    colon = compiled("one_of: [{gold: 1}, {if: fighting, then: {swords: 1}}]")
    assert colon.text("en") == "Choose one: +1 ⟦gold⟧; or if you fight, +1 ⟦sword⟧."


def test_up_to_some_may_stop_at_any_time_and_takes_each_once() -> None:
    game = fair()
    text = "{some_of: [{gold: 1}, {skill: 1}, {boots: 1}], up_to: 2}"
    assert done(game, text, "choose skill", "choose done") == [
        ["choose gold", "choose skill", "choose boots", "choose done"],
        ["choose gold", "choose boots", "choose done"],
    ]
    assert (game.traders[0].gold, game.traders[0].skill) == (3, 1)
    done(game, text, "choose gold", "choose boots")
    assert (game.traders[0].gold, game.traders[0].boots) == (4, 1)


def test_exactly_some_may_not_stop() -> None:
    game = fair()
    text = "{some_of: [{gold: 1}, {skill: 1}, {pay: 9}], exactly: 2}"
    assert done(game, text, "choose skill") == [["choose gold", "choose skill"]]
    assert (game.traders[0].gold, game.traders[0].skill) == (4, 1)


def test_some_of_reads_with_its_number() -> None:
    up_to = compiled("{some_of: [{gold: 1}, {draw: 1}, {boots: 1}], up_to: 2}")
    assert up_to.text("pl") == "Wybierz najwyżej 2 różne: +1 ⟦gold⟧; dobierz 1 kartę; +1 ⟦boot⟧."
    exactly = compiled("{some_of: [{gold: 1}, {draw: 1}, {boots: 1}], exactly: 2}")
    assert exactly.text("en") == "Choose 2 different ones: +1 ⟦gold⟧; draw 1 card; +1 ⟦boot⟧."


def test_an_open_question_words_itself() -> None:
    game = fair()
    effect = compiled("one_of: [{gold: 1}, {draw: 2}]")
    steps = perform(effect, here(game))
    next(steps)
    assert game.ongoing.question_to(0) is effect
    assert game.ongoing.question_to(1) is None
    assert isinstance(effect, Question)
    assert effect.question("pl") == "Wybierz jedno."
    assert effect.label("pl", ("choose", "draw")) == "dobierz 2 karty"
    assert effect.label("en", ("choose", "draw")) == "draw 2 cards"
    with pytest.raises(StopIteration):
        steps.send(("choose", "gold"))
    assert game.ongoing.question_to(0) is None


# -- perhaps


def test_a_price_may_be_paid_or_not() -> None:
    game = fair()
    text = "{may: {pay: 2}, then: {draw: 1}}"
    assert done(game, text, "may no") == [["may yes", "may no"]]
    assert game.traders[0].gold == 3
    done(game, text, "may yes")
    assert (game.traders[0].gold, len(game.traders[0].hand)) == (1, 5)


def test_a_price_that_cannot_be_paid_is_not_offered() -> None:
    game = fair()
    game.traders[0].gold = 1
    assert done(game, "{may: {pay: 2}, then: {draw: 1}}") == []
    assert not compiled("{may: {pay: 2}, then: {draw: 1}}").possible(here(game))


def test_an_effect_without_a_price_may_be_left_out() -> None:
    game = fair()
    done(game, "may: {lose: {gold: 1}}", "may no")
    assert game.traders[0].gold == 3
    game.traders[0].gold = 0
    assert done(game, "may: {lose: {gold: 1}}") == []


def test_may_reads_in_both_persons() -> None:
    effect = compiled("{may: {pay: 2}, then: {draw: 2}}")
    assert effect.text("pl") == "Możesz zapłacić 2 ⟦gold⟧, aby dobrać 2 karty."
    assert effect.text("en") == "You may pay 2 ⟦gold⟧ to draw 2 cards."
    assert effect.phrase("pl", "they") == "może zapłacić 2 ⟦gold⟧, aby dobrać 2 karty"
    assert effect.phrase("en", "they") == "may pay 2 ⟦gold⟧ to draw 2 cards"
    assert isinstance(effect, Question)
    assert effect.question("pl") == "Czy chcesz zapłacić 2 ⟦gold⟧, aby dobrać 2 karty?"
    assert effect.label("en", ("may", "no")) == "no"
    assert compiled("may: {draw: 1}").text("pl") == "Możesz dobrać 1 kartę."


# -- the way out


def test_a_special_effect_is_looked_up_by_name() -> None:
    game = fair()
    mine, theirs = list(game.traders[0].hand), list(game.traders[1].hand)
    done(game, "special: swap_hands")
    assert (list(game.traders[0].hand), list(game.traders[1].hand)) == (theirs, mine)
    assert compiled("special: swap_hands").text("pl") == "Zamień się ręką z graczem po lewej."


def test_a_special_effect_may_ask() -> None:
    game = fair()
    assert done(game, "special: offer", "offer take") == [["offer take", "offer leave"]]
    assert game.traders[1].gold == 4


# -- how pieces join


JOINED = [
    ("{may: {each: {player: other}, do: {discard: 1}}}",
     "Możesz wybrać, że każdy inny gracz odrzuca 1 kartę.",
     "You may choose that each other player discards 1 card."),
    ("{may: {pay: 1}, then: {each: {player: other}, do: {discard: 1}}}",
     "Możesz zapłacić 1 ⟦gold⟧; jeśli to zrobisz, każdy inny gracz odrzuca 1 kartę.",
     "You may pay 1 ⟦gold⟧; if you do, each other player discards 1 card."),
    ("{may: {pay: 1, discard: 1}, then: {skill: 1, boots: 2}}",
     "Możesz zapłacić 1 ⟦gold⟧ i odrzucić 1 kartę, aby zyskać 1 ⟦skill⟧ i 2 ⟦boot⟧.",
     "You may pay 1 ⟦gold⟧ and discard 1 card to gain 1 ⟦skill⟧ and 2 ⟦boot⟧."),
    ("{pay: 1, then: {one_of: [{gold: 2}, {skill: 1}]}}",
     "Zapłać 1 ⟦gold⟧, aby zyskać 2 ⟦gold⟧ albo 1 ⟦skill⟧.",
     "Pay 1 ⟦gold⟧ to gain 2 ⟦gold⟧ or 1 ⟦skill⟧."),
    ("{pay: 1, then: {one_of: [{gold: 2}, {special: offer}]}}",
     "Zapłać 1 ⟦gold⟧, aby wybrać jedno: +2 ⟦gold⟧ albo gracz po lewej może wziąć 1 ⟦gold⟧.",
     "Pay 1 ⟦gold⟧ to choose one: +2 ⟦gold⟧ or the player on the left may take 1 ⟦gold⟧."),
    ("{may: {pay: 1}, then: {if: {have: crown}, then: {draw: 1}}}",
     "Możesz zapłacić 1 ⟦gold⟧, aby dobrać 1 kartę, jeśli masz koronę.",
     "You may pay 1 ⟦gold⟧ to draw 1 card if you have a crown."),
    ("{may: {pay: 1}, then: {roll: {1-3: nothing, 4+: {gold: 3}}}}",
     "Możesz zapłacić 1 ⟦gold⟧, aby rzucić kostką – 1–3: nic; 4+: +3 ⟦gold⟧.",
     "You may pay 1 ⟦gold⟧ to roll a die – 1–3: nothing; 4+: +3 ⟦gold⟧."),
    ("{may: {modify: {strength: 1}, until: end_of_turn}}",
     "Możesz zyskać +1 do siły do końca tury.",
     "You may gain +1 strength until the end of the turn."),
    ("{if: {have: crown}, then: {each: {player: other}, do: {noise: 1}}}",
     "Jeśli masz koronę, każdy inny gracz zyskuje 1 ⟦cube⟧.",
     "If you have a crown, each other player gains 1 ⟦cube⟧."),
    ("{if: {have: crown}, then: {one_of: [{gold: 1}, {draw: 1}]}}",
     "Jeśli masz koronę, wybierz jedno: +1 ⟦gold⟧ albo dobierz 1 kartę.",
     "If you have a crown, choose one: +1 ⟦gold⟧ or draw 1 card."),
    ("{each: {player: other}, do: {may: {discard: 1}, then: {draw: 1}}}",
     "Każdy inny gracz może odrzucić 1 kartę, aby dobrać 1 kartę.",
     "Each other player may discard 1 card to draw 1 card."),
    ("{roll: {1: nothing, 2+: {roll: {1-5: {draw: 1}, 6: {gold: 3}}}}}",
     "Rzuć kostką – 1: nic; 2+: rzuć kostką (1–5: dobierz 1 kartę; 6: +3 ⟦gold⟧).",
     "Roll a die – 1: nothing; 2+: roll a die (1–5: draw 1 card; 6: +3 ⟦gold⟧)."),
    ("{roll: {1-3: {one_of: [{gold: 1}, {draw: 1}]}, 4+: {each: {player: any}, do: {one_of: [{gold: 1}, {draw: 1}]}}}}",
     "Rzuć kostką – 1–3: wybierz jedno (+1 ⟦gold⟧ albo dobierz 1 kartę); "
     "4+: każdy gracz wybiera jedno (zyskuje 1 ⟦gold⟧ albo dobiera 1 kartę).",
     "Roll a die – 1–3: choose one (+1 ⟦gold⟧ or draw 1 card); "
     "4+: each player chooses one (gains 1 ⟦gold⟧ or draws 1 card)."),
    ("{some_of: [{gold: 1}, {draw: 1}], up_to: 1}",
     "Wybierz najwyżej jedno: +1 ⟦gold⟧; dobierz 1 kartę.",
     "Choose at most one: +1 ⟦gold⟧; draw 1 card."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "pl", "en"), JOINED, ids=[row[0] for row in JOINED])
def test_pieces_join_into_sentences_that_can_be_read(text: str, pl: str, en: str) -> None:
    effect = compiled(text)
    assert (effect.text("pl"), effect.text("en")) == (pl, en)


def test_behind_a_heading_no_second_colon_opens_a_list() -> None:
    one = compiled("{one_of: [{gold: 1}, {draw: 1}]}")
    assert one.told("pl", headed=True) == [Clause("+1 ⟦gold⟧ albo dobierz 1 kartę.")]
    some = compiled("{some_of: [{gold: 1}, {draw: 1}, take_crown], exactly: 2}")
    assert some.told("en", headed=True) == [Clause("Choose 2 different ones (+1 ⟦gold⟧; draw 1 card; take a crown).")]
    both = compiled("[{gold: 1, skill: 2}, {one_of: [{gold: 1}, {draw: 1}]}]")
    assert both.told("en", headed=True) == [
        Sum("gold", 1, "+1 ⟦gold⟧"),
        Sum("skill", 2, "+2 ⟦skill⟧"),
        Clause("Choose one: +1 ⟦gold⟧ or draw 1 card."),
    ]


def test_sums_stand_apart_only_where_there_is_nothing_else() -> None:
    assert compiled("{gold: 1, draw: 2}").sums("pl") == ()
    assert compiled("{gold: 1, skill: 2}").sums("pl") == (Sum("gold", 1, "+1 ⟦gold⟧"), Sum("skill", 2, "+2 ⟦skill⟧"))
    assert compiled("skill: {per: crown}").sums("pl") == ()
    assert compiled("[{gold: 1}, {skill: 2}]").text("pl") == "+1 ⟦gold⟧, +2 ⟦skill⟧.", "neighbours share a sentence"
