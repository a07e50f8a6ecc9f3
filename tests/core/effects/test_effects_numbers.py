"""Counting, dice and targets."""

from __future__ import annotations

import pytest

from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import Question, perform
from brzdek.core.effects.runtime import TURN_END, settle, tick
from brzdek.core.effects.targets import Aim, aim, land
from brzdek.core.events import CameToNothing, Rolled
from brzdek.core.log import Event
from tests.core.effects.carrying import done
from tests.tiny.state import Fair
from tests.tiny.tables import carry_out, compiled, fair, give, put


def last_event(game: Fair) -> Event:
    return list(game.log.seen_by(None))[-1]


# -- counting


def test_a_number_may_be_counted() -> None:
    game = fair()
    game.traders[0].gold = 7
    done(game, "skill: {per: gold, every: 3, each: 2}")
    assert game.traders[0].skill == 4
    game.traders[0].gold = 2
    done(game, "skill: {per: gold, every: 3}")
    assert game.traders[0].skill == 4


def test_what_is_counted_over_a_turn_is_given_before_and_after_the_card() -> None:
    game = fair()
    game.traders[0].cubes = 3
    done(game, "noise: 1")
    done(game, "skill: {per: cubes_made}")
    assert game.traders[0].skill == 1
    done(game, "noise: 3")
    assert game.traders[0].skill == 3, "only two cubes were left to put down"


def test_what_was_given_for_a_count_is_not_taken_back() -> None:
    game = fair()
    done(game, "noise: 2")
    done(game, "skill: {per: cubes_made}")
    game.traders[0].cubes_made = 1
    carry_out(settle(game))
    assert game.traders[0].skill == 2
    game.traders[0].cubes_made = 3
    carry_out(settle(game))
    assert game.traders[0].skill == 3


def test_counting_over_a_turn_ends_with_it() -> None:
    game = fair()
    done(game, "skill: {per: cubes_made}")
    tick(game, TURN_END, 0)
    done(game, "noise: 2")
    assert game.traders[0].skill == 0


def test_a_counted_number_is_one_single_gain() -> None:
    game = fair()
    done(game, "{when: gain_gold, do: {skill: 1}}")
    done(game, "gold: {per: gold}")
    assert (game.traders[0].gold, game.traders[0].skill) == (6, 1)


def test_a_counted_number_may_belong_to_a_verb_that_asks() -> None:
    game = fair()
    game.traders[0].crowns = 2
    first, second, *_ = game.traders[0].hand
    assert len(done(game, "discard: {per: crown}", f"discard {first}", f"discard {second}")) == 2
    assert len(game.traders[0].hand) == 2


def test_for_each_repeats_the_whole_effect() -> None:
    game = fair()
    give(game, 0, "played", "giermek", "giermek")
    text = "{for_each: companions, do: {one_of: [{skill: 1}, {gold: 1}]}}"
    assert len(done(game, text, "choose skill", "choose gold")) == 2
    assert (game.traders[0].skill, game.traders[0].gold) == (1, 4)


def test_for_each_over_a_turn_goes_on() -> None:
    game = fair()
    done(game, "{for_each: cubes_made, do: {skill: 1, boots: 1}, every: 2}")
    done(game, "noise: 3")
    assert game.traders[0].boots == 1
    done(game, "noise: 1")
    assert (game.traders[0].skill, game.traders[0].boots) == (2, 2)


def test_a_counter_may_have_a_value_of_its_own() -> None:
    game = fair()
    give(game, 0, "played", "giermek", "pozer", "pozer")
    done(game, "skill: {per: {played: skill}}")
    assert game.traders[0].skill == 2


def test_counting_nothing_is_impossible() -> None:
    game = fair()
    ctx = Context(game, 0)
    assert not compiled("skill: {per: crown}").possible(ctx)
    assert not compiled("{for_each: crown, do: {skill: 1}}").possible(ctx)
    assert compiled("skill: {per: cubes_made}").possible(ctx), "there is still time"
    assert not compiled("{pay: {per: crown}, then: {skill: 1}}").possible(ctx)


def test_counting_reads_in_both_languages() -> None:
    per = compiled("skill: {per: cubes_made}")
    assert per.text("pl") == "+1 ⟦skill⟧ za każdą kostkę położoną w tej turze."
    assert per.text("en") == "+1 ⟦skill⟧ for each cube put down this turn."
    every = compiled("skill: {per: gold, every: 5, each: 2}")
    assert every.text("pl") == "+2 ⟦skill⟧ za każde 5 sztuk złota."
    assert every.text("en") == "+2 ⟦skill⟧ for every 5 pieces of gold."
    assert compiled("skill: {per: gold, every: 2}").text("pl") == "+1 ⟦skill⟧ za każde 2 sztuki złota."
    each = compiled("{for_each: crown, do: {draw: 1}}")
    assert each.text("pl") == "Za każdą koronę dobierz 1 kartę."
    assert each.text("en") == "For each crown, draw 1 card."


# -- dice

TABLE = "{1: {gold: 1}, 2-3: {gold: 2}, 5+: {gold: 5}}"


@pytest.mark.parametrize(("fall", "gold"), [(1, 4), (2, 5), (3, 5), (4, 3), (5, 8), (6, 8)])
def test_a_die_table(fall: int, gold: int) -> None:
    game = fair(3, fall)
    done(game, f"roll: {TABLE}")
    assert game.traders[0].gold == gold
    told = [Rolled(0, (fall,), fall, "card.1"), *([CameToNothing(0)] if gold == 3 else [])]
    assert game.log.events[-len(told) :] == told


def test_several_dice_are_added_up_with_what_is_to_be_added() -> None:
    game = fair(3, 3, 4)
    game.traders[0].crowns = 2
    done(game, "{roll: {9: {skill: 1}}, dice: 2, plus: {per: crown}}")
    assert game.traders[0].skill == 1
    assert last_event(game).args == (0, (3, 4), 9, "card.1")


def test_a_named_roll_can_be_modified_by_cards() -> None:
    game = fair(3, 3)
    done(game, "modify: {visit: 2}")
    done(game, "{roll: {5: {skill: 1}}, named: visit}")
    assert game.traders[0].skill == 1


def test_the_result_itself_can_be_counted() -> None:
    game = fair(3, 4)
    done(game, "roll: {any: {gold: {per: rolled}}}")
    assert game.traders[0].gold == 7


def test_a_result_may_ask() -> None:
    game = fair(3, 6)
    assert done(game, "roll: {6: {one_of: [{gold: 1}, {skill: 1}]}}", "choose gold") == [
        ["choose gold", "choose skill"]
    ]


def test_a_roll_is_possible_if_some_result_is() -> None:
    game = fair()
    assert not compiled("roll: {any: nothing}").possible(Context(game, 0))
    assert compiled("roll: {1-5: nothing, 6: {gold: 1}}").possible(Context(game, 0))


def test_die_tables_read_in_both_languages() -> None:
    effect = compiled("roll: {1: {become: toad}, 2-3: nothing, 4+: {gold: 2}}")
    assert effect.text("pl") == "Rzuć kostką – 1: zamień się w ropuchę; 2–3: nic; 4+: +2 ⟦gold⟧."
    assert effect.text("en") == "Roll a die – 1: become a toad; 2–3: nothing; 4+: +2 ⟦gold⟧."
    more = compiled("{roll: {any: {gold: {per: rolled}}}, dice: 2, plus: -1}")
    assert more.text("pl") == "Rzuć 2 kostkami (−1) – dowolny wynik: +1 ⟦gold⟧ za każde wyrzucone oczko."
    assert more.text("en") == "Roll 2 dice (−1) – any result: +1 ⟦gold⟧ for each pip rolled."
    counted = compiled("{roll: {6: {gold: 1}}, plus: {per: crown}}")
    assert counted.text("pl") == "Rzuć kostką (+1 za każdą koronę) – 6: +1 ⟦gold⟧."
    assert counted.phrase("en", "they") == "rolls a die (+1 for each crown) – 6: gains 1 ⟦gold⟧"


# -- targets


def test_the_chosen_player_suffers_and_the_chooser_gains() -> None:
    game = fair()
    text = "{choose: {player: other}, they: {lose: {gold: 2}}, then: {gold: 2}}"
    assert done(game, text, "player 2") == [["player 1", "player 2"]]
    assert [trader.gold for trader in game.traders] == [5, 3, 1]


def test_targets_on_whom_nothing_would_work_are_left_out() -> None:
    game = fair()
    game.traders[1].gold = 0
    text = "{choose: {player: other}, they: {lose: {gold: 1}}}"
    assert done(game, text) == [], "the only one left is taken without a question"
    assert game.traders[2].gold == 2
    game.traders[2].gold = 0
    assert not compiled(text).possible(Context(game, 0))
    assert done(game, text) == []


def test_the_chosen_player_makes_the_choices_of_what_happens_to_him() -> None:
    game = fair()
    steps = perform(compiled("{choose: {player: other}, they: {discard: 1}}"), Context(game, 0))
    assert put(steps).seat == 0
    assert put(steps, ("player", 1)).seat == 1


def test_a_card_or_a_place_can_be_chosen() -> None:
    game = fair()
    sword, armour = give(game, 0, "items", "miecz", "zbroja")
    assert done(game, "{choose: {card: own_item}, then: drop_it}", f"card {armour}") == [
        [f"card {sword}", f"card {armour}"]
    ]
    assert list(game.traders[0].items) == [sword]
    stall = game.stalls[1]
    done(game, "{choose: {stall: any}, then: new_ware}", f"stall {stall}")
    assert stall not in game.stalls
    assert len(game.stalls) == 3


def test_each_player_does_it_in_order() -> None:
    game = fair(4)
    steps = perform(compiled("{each: {player: other}, do: {discard: 1}}"), Context(game, 2))
    asked = []
    ask = put(steps)
    for _ in range(2):
        asked.append(ask.seat)
        ask = put(steps, ask.options[0])
    with pytest.raises(StopIteration):
        steps.send(ask.options[0])
    assert [*asked, ask.seat] == [3, 0, 1]


def test_each_player_knows_who_caused_it() -> None:
    game = fair()
    game.traders[2].gold = 0
    done(game, "{each: {player: other}, do: {hand_over: 1}}", seat=1)
    assert [trader.gold for trader in game.traders] == [2, 4, 0]


def test_each_card_is_handled_by_the_reader() -> None:
    game = fair()
    give(game, 0, "items", "miecz", "zbroja")
    done(game, "{each: {card: own_item}, do: drop_it}")
    assert not game.traders[0].items
    assert not compiled("{each: {card: own_item}, do: drop_it}").possible(Context(game, 0))


def test_a_target_can_be_chosen_before_the_effect_lands_elsewhere() -> None:
    game = fair()
    effect = compiled("{choose: {player: other}, they: {lose: {gold: 1}}, then: {skill: 1}}")
    steps = aim(effect, Context(game, 0))
    put(steps)
    with pytest.raises(StopIteration) as end:
        steps.send(("player", 2))
    aimed: Aim = end.value.value
    assert aimed.ctx.player == 2
    carry_out(land(aimed.effect, aimed.ctx.bind("player", 1)))
    assert [trader.gold for trader in game.traders] == [3, 2, 3]
    assert game.traders[0].skill == 1


def test_an_effect_without_a_choice_needs_no_aim() -> None:
    game = fair()
    effect = compiled("{gold: 1}")
    carry_out(aim(effect, Context(game, 0)))
    carry_out(land(effect, Context(game, 0)))
    assert game.traders[0].gold == 4


def test_targets_read_in_both_languages() -> None:
    choose = compiled("{choose: {player: other}, they: {lose: {gold: 2}}, then: {gold: 2}}")
    assert choose.text("pl") == "Wybierz innego gracza; ten gracz traci 2 ⟦gold⟧, a ty dostajesz +2 ⟦gold⟧."
    assert choose.text("en") == "Choose another player; that player loses 2 ⟦gold⟧, and you get +2 ⟦gold⟧."
    each = compiled("{each: {player: other}, do: {discard: 1}}")
    assert each.text("pl") == "Każdy inny gracz odrzuca 1 kartę."
    assert each.text("en") == "Each other player discards 1 card."
    noise = compiled("{each: {player: any}, do: {noise: 1}}")
    assert noise.text("pl") == "Każdy gracz zyskuje 1 ⟦cube⟧."
    nested = compiled("{each: {player: other}, do: {if: {have: crown}, then: {draw: 1}, now: true}}")
    assert nested.text("pl") == "Każdy inny gracz, jeśli w tej chwili ma koronę, dobiera 1 kartę."
    items = compiled("{each: {card: own_item}, do: drop_it}")
    assert items.text("en") == "Each item of yours: drop it."
    assert isinstance(choose, Question)
    assert choose.question("pl") == "Wybierz innego gracza."
    assert choose.label("pl", ("player", 1)) is None
