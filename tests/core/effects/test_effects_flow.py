"""Order, choices, prices and conditions."""

from __future__ import annotations

import copy

import pytest

from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Effect, Question, perform
from brzdek.core.effects.runtime import TURN_END, settle, tick
from brzdek.core.effects.slots import Clause, Sum
from brzdek.core.plain import fingerprint
from tests.tiny.state import Fair
from tests.tiny.tables import carry_out, compiled, fair, give, put_back


def here(game: Fair, seat: int = 0, source: str = "card.1") -> Context[Fair]:
    return Context(game, seat, source)


def done(game: Fair, text: str, *answers: str, seat: int = 0) -> list[list[str]]:
    """Carry out an effect and settle; the options of each question."""
    asked = carry_out(perform(compiled(text), here(game, seat)), *answers)
    return asked + carry_out(settle(game))


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


# -- conditions


def test_a_condition_now_is_looked_at_once() -> None:
    game = fair()
    text = "{if: {have: crown}, then: {skill: 1}, else: {gold: 1}, now: true}"
    done(game, text)
    assert (game.traders[0].skill, game.traders[0].gold) == (0, 4)
    game.traders[0].crowns = 1
    carry_out(settle(game))
    assert game.traders[0].skill == 0
    done(game, text)
    assert game.traders[0].skill == 1


def test_a_condition_over_the_turn_may_be_true_before_the_card() -> None:
    game = fair()
    game.traders[0].crowns = 1
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    carry_out(settle(game))
    assert game.traders[0].skill == 1
    assert not game.ongoing.unsettled


def test_a_condition_over_the_turn_may_come_true_after_the_card_and_then_works_once() -> None:
    game = fair()
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    assert game.traders[0].skill == 0
    assert game.ongoing.unsettled
    game.traders[0].crowns = 1
    carry_out(settle(game))
    carry_out(settle(game))
    assert game.traders[0].skill == 1
    assert not game.ongoing.unsettled


def test_two_cards_wait_for_the_same_condition() -> None:
    game = fair()
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    done(game, "take_crown")
    assert game.traders[0].skill == 2


def test_a_condition_waits_no_longer_than_its_turn() -> None:
    game = fair()
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    tick(game, TURN_END, 0)
    game.traders[0].crowns = 1
    carry_out(settle(game))
    assert game.traders[0].skill == 0


def test_what_a_condition_brings_may_ask_when_it_comes_true() -> None:
    game = fair()
    done(game, "{if: {have: crown}, then: {one_of: [{gold: 1}, {skill: 1}]}}")
    game.traders[0].crowns = 1
    assert carry_out(settle(game), "choose skill") == [["choose gold", "choose skill"]]
    assert game.traders[0].skill == 1


def test_one_condition_can_bring_about_another() -> None:
    game = fair()
    done(game, "{if: {at_least: {gold: 5}}, then: take_crown}")
    done(game, "{if: {have: crown}, then: {skill: 3}}")
    done(game, "gold: 2")
    assert game.traders[0].skill == 3


def test_a_waiting_condition_of_a_played_card_counts_other_cards_only() -> None:
    game = fair()
    (first,) = give(game, 0, "played", "giermek")
    effect = compiled("{if: {have: companions}, then: {skill: 1}}")
    carry_out(perform(effect, here(game, source=first)))
    carry_out(settle(game))
    assert game.traders[0].skill == 0
    give(game, 0, "played", "giermek")
    carry_out(settle(game))
    assert game.traders[0].skill == 1


CONDITIONS = [
    ("{have: crown}", {"crowns": 1}, {}, "masz koronę", "you have a crown"),
    ("{not: {have: crown}}", {}, {"crowns": 1}, "nie masz korony", "you have no crown"),
    ("{not: {not: {have: crown}}}", {"crowns": 1}, {}, "masz koronę", "you have a crown"),
    (
        "{have: cubes_made}",
        {"cubes_made": 1},
        {},
        "kładziesz w tej turze co najmniej 1 ⟦cube⟧",
        "you put down at least 1 ⟦cube⟧ this turn",
    ),
    ("{at_least: {gold: 4}}", {"gold": 4}, {"gold": 3}, "masz co najmniej 4 ⟦gold⟧", "you have at least 4 ⟦gold⟧"),
    ("{at_most: {gold: 4}}", {"gold": 4}, {"gold": 5}, "masz najwyżej 4 ⟦gold⟧", "you have at most 4 ⟦gold⟧"),
    ("{not: {at_least: {gold: 4}}}", {"gold": 3}, {"gold": 4}, "masz najwyżej 3 ⟦gold⟧", "you have at most 3 ⟦gold⟧"),
    (
        "{not: {at_most: {gold: 4}}}",
        {"gold": 5},
        {"gold": 4},
        "masz co najmniej 5 ⟦gold⟧",
        "you have at least 5 ⟦gold⟧",
    ),
    (
        "{count: crown, least: 2}",
        {"crowns": 2},
        {"crowns": 1},
        "masz co najmniej 2 korony",
        "you have at least 2 crowns",
    ),
    (
        "{count: crown, least: 2, most: 2}",
        {"crowns": 2},
        {"crowns": 3},
        "masz dokładnie 2 korony",
        "you have exactly 2 crowns",
    ),
    (
        "{count: crown, least: 1, most: 5}",
        {"crowns": 5},
        {"crowns": 6},
        "masz 1–5 koron",
        "you have 1 to 5 crowns",
    ),
    (
        "{at_least: {gold: 4, crown: 1}}",
        {"gold": 4, "crowns": 1},
        {"gold": 4},
        "masz co najmniej 4 ⟦gold⟧ i co najmniej 1 koronę",
        "you have at least 4 ⟦gold⟧ and at least 1 crown",
    ),
    (
        "{have: crown, at_least: {gold: 4}}",
        {"gold": 4, "crowns": 1},
        {"crowns": 1},
        "masz koronę i co najmniej 4 ⟦gold⟧",
        "you have a crown and at least 4 ⟦gold⟧",
    ),
    (
        "{all: [{have: crown}, {at_least: {gold: 4}}]}",
        {"gold": 4, "crowns": 1},
        {"gold": 4},
        "masz koronę i co najmniej 4 ⟦gold⟧",
        "you have a crown and at least 4 ⟦gold⟧",
    ),
    (
        "{any: [{have: crown}, {at_least: {gold: 4}}]}",
        {"gold": 4},
        {},
        "masz koronę lub co najmniej 4 ⟦gold⟧",
        "you have a crown or at least 4 ⟦gold⟧",
    ),
    ("{not: fighting}", {}, None, "nie walczysz", "you do not fight"),
    (
        "{not: {count: crown, least: 2, most: 3}}",
        {"crowns": 4},
        {"crowns": 3},
        "masz mniej niż 2 lub więcej niż 3 korony",
        "you have fewer than 2 or more than 3 crowns",
    ),
    ("{at_most: {crown: 0}}", {}, {"crowns": 1}, "nie masz korony", "you have no crown"),
    ("{not: {have: gold}}", {"gold": 0}, {"gold": 1}, "masz 0 ⟦gold⟧", "you have 0 ⟦gold⟧"),
    (
        "{not: {all: [{have: crown}, fighting]}}",
        {"crowns": 1},
        None,
        "nie masz korony lub nie walczysz",
        "you have no crown or you do not fight",
    ),
    (
        "{not: {any: [{have: crown}, fighting]}}",
        {},
        {"crowns": 1},
        "nie masz korony i nie walczysz",
        "you have no crown and you do not fight",
    ),
]


@pytest.mark.parametrize(("condition", "so", "not_so", "pl", "en"), CONDITIONS, ids=[row[0] for row in CONDITIONS])
def test_conditions(condition: str, so: dict[str, int], not_so: dict[str, int] | None, pl: str, en: str) -> None:
    effect = compiled(f"{{if: {condition}, then: {{skill: 1}}, now: true}}")
    assert effect.text("pl") == f"Jeśli w tej chwili {pl}, +1 ⟦skill⟧."
    assert effect.text("en") == f"If at this moment {en}, +1 ⟦skill⟧."
    assert _skill_with(effect, so) == 1
    if not_so is not None:
        assert _skill_with(effect, not_so) == 0


def _skill_with(effect: Effect, state: dict[str, int]) -> int:
    game = fair()
    for name, number in state.items():
        setattr(game.traders[0], name, number)
    effect.do(here(game))
    return game.traders[0].skill


def test_a_condition_reads_about_others_too() -> None:
    effect = compiled("{if: {have: crown}, then: {draw: 1}, else: {lose: {gold: 1}}, now: true}")
    assert (
        effect.phrase("pl", "they")
        == "jeśli w tej chwili ma koronę, dobiera 1 kartę; w przeciwnym razie traci 1 ⟦gold⟧"
    )
    assert effect.phrase("en", "they") == "if at this moment they have a crown, draws 1 card; otherwise that player loses 1 ⟦gold⟧"


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
