"""Things that last: modifiers, bans, triggers, and how they end."""

from __future__ import annotations

import copy

import pytest

from brzdek.core.effects.context import Context
from brzdek.core.effects.effect import perform
from brzdek.core.effects.endless import Endless
from brzdek.core.effects.runtime import TURN_END, TURN_START, allowed, drop, fire, settle, tick, value
from brzdek.core.plain import plain
from tests.tiny.fights import FIGHT_END
from tests.tiny.state import Fair, gain_gold
from tests.tiny.tables import carry_out, compiled, fair, give, put


def done(game: Fair, text: str, *answers: str, seat: int = 0, source: str = "card.1") -> list[list[str]]:
    return carry_out(perform(compiled(text), Context(game, seat, source)), *answers)


def strength(game: Fair, seat: int = 0) -> int:
    return value(game, seat, "strength", 2)


# -- numbers


def test_an_unmodified_number_is_its_base() -> None:
    assert strength(fair()) == 2


def test_modifiers_add_multiply_and_set() -> None:
    game = fair()
    done(game, "modify: {strength: 2}")
    done(game, "modify: {strength: -1}")
    assert strength(game) == 3
    done(game, "modify: {strength: {times: 2}}")
    assert strength(game) == 6
    done(game, "modify: {strength: {set: 1}}")
    assert strength(game) == 1
    done(game, "modify: {strength: {set: 5}}")
    assert strength(game) == 5, "the newest one stands"


def test_one_card_may_modify_several_numbers() -> None:
    game = fair()
    done(game, "modify: {strength: 1, price: -1}")
    assert (strength(game), value(game, 0, "price", 3)) == (3, 2)


def test_a_modifier_may_be_counted() -> None:
    game = fair()
    done(game, "modify: {strength: {per: crown}}")
    assert strength(game) == 2
    game.traders[0].crowns = 3
    assert strength(game) == 5


def test_a_modifier_works_while_its_condition_holds() -> None:
    game = fair()
    done(game, "{modify: {strength: 1}, while: fighting}")
    assert strength(game) == 2
    game.fight = (0, 1)
    assert strength(game) == 3
    game.fight = (1, 2)
    assert strength(game) == 2


@pytest.mark.parametrize(("scope", "values"), [("you", [3, 2, 2]), ("others", [2, 3, 3]), ("everyone", [3, 3, 3])])
def test_whom_a_modifier_concerns(scope: str, values: list[int]) -> None:
    game = fair()
    done(game, f"{{modify: {{strength: 1}}, for: {scope}}}")
    assert [strength(game, seat) for seat in range(3)] == values


def test_a_modifier_without_an_end_ends_when_its_card_leaves() -> None:
    game = fair()
    done(game, "modify: {strength: 1}", source="miecz.1")
    done(game, "modify: {strength: 1}", source="miecz.2")
    tick(game, TURN_END, 0)
    assert strength(game) == 4
    drop(game, "miecz.1")
    assert strength(game) == 3


def test_a_spell_with_a_time_of_its_own_does_not_end_with_its_card() -> None:
    game = fair()
    done(game, "{modify: {strength: 1}, until: end_of_turn}")
    drop(game, "card.1")
    assert strength(game) == 3
    tick(game, TURN_END, 2)
    assert strength(game) == 2
    assert game.ongoing.empty


def test_until_your_next_turn() -> None:
    game = fair()
    done(game, "{modify: {strength: 1}, until: your_next_turn}", seat=1)
    for moment, seat in ((TURN_END, 1), (TURN_START, 2), (TURN_END, 2), (TURN_START, 0)):
        tick(game, moment, seat)
        assert strength(game, 1) == 3
    tick(game, TURN_START, 1)
    assert strength(game, 1) == 2


def test_whose_next_turn_it_is_depends_on_the_words() -> None:
    for until, ends_with in (("your_next_turn", 0), ("their_next_turn", 1)):
        game = fair()
        text = f"{{choose: {{player: other}}, they: {{modify: {{strength: -1}}, until: {until}}}}}"
        done(game, text, "player 1")
        assert strength(game, 1) == 1
        tick(game, TURN_START, 1 - ends_with)
        assert strength(game, 1) == 1
        tick(game, TURN_START, ends_with)
        assert strength(game, 1) == 2


def test_a_moment_may_have_to_come_several_times() -> None:
    game = fair()
    done(game, "{modify: {strength: 1}, until: {your_next_turn: 2}}")
    tick(game, TURN_START, 0)
    assert strength(game) == 3
    tick(game, TURN_START, 0)
    assert strength(game) == 2


def test_a_game_may_have_moments_of_its_own() -> None:
    game = fair()
    done(game, "{modify: {strength: 1}, until: end_of_fight}")
    tick(game, TURN_END, 0)
    assert strength(game) == 3
    tick(game, FIGHT_END, 1)
    assert strength(game) == 2


MODIFIERS = [
    ("modify: {strength: 2}", "+2 do siły.", "+2 strength."),
    ("modify: {strength: 1, price: -1}", "+1 do siły i −1 do ceny.", "+1 strength and −1 to the price."),
    ("modify: {strength: {times: 2}}", "Siła ×2.", "Strength ×2."),
    ("modify: {strength: {set: 7}}", "Siła wynosi 7.", "Strength is 7."),
    ("{modify: {strength: 1}, while: fighting}", "+1 do siły, dopóki walczysz.", "+1 strength while you fight."),
    (
        "{modify: {strength: 1}, until: end_of_turn}",
        "+1 do siły do końca tury.",
        "+1 strength until the end of the turn.",
    ),
    ("{modify: {strength: 1}, for: others}", "Pozostali gracze: +1 do siły.", "Other players: +1 strength."),
    ("{modify: {strength: 1}, for: everyone}", "Każdy: +1 do siły.", "Everyone: +1 strength."),
    ("modify: {strength: {per: crown}}", "+1 do siły za każdą koronę.", "+1 strength for each crown."),
    (
        "{modify: {strength: 1}, until: {your_next_turn: 2}}",
        "+1 do siły, aż zaczniesz 2 tury.",
        "+1 strength, until you have begun 2 turns.",
    ),
    (
        "{choose: {player: other}, they: {modify: {strength: {set: 1}}, until: their_next_turn}}",
        "Wybierz innego gracza; ten gracz: siła wynosi 1 do jego następnej tury.",
        "Choose another player; that player: strength is 1 until their next turn.",
    ),
    (
        "{forbid: cast, for: everyone, until: your_next_turn}",
        "Nikt nie może rzucać czarów do twojej następnej tury.",
        "Nobody may cast spells until your next turn.",
    ),
    ("forbid: cast", "Nie możesz rzucać czarów.", "You may not cast spells."),
    ("{forbid: cast, for: others}", "Inni gracze nie mogą rzucać czarów.", "Other players may not cast spells."),
    (
        "{each: {player: other}, do: {forbid: cast, until: end_of_turn}}",
        "Każdy inny gracz nie może rzucać czarów do końca tury.",
        "Each other player may not cast spells until the end of the turn.",
    ),
    ("{allow: cast, for: everyone}", "Każdy może rzucać czary.", "Everyone may cast spells."),
    ("{allow: cast, for: others}", "Inni gracze mogą rzucać czary.", "Other players may cast spells."),
    (
        "{allow: visit_again, while: {have: crown}}",
        "Możesz iść drugi raz w odwiedziny, dopóki masz koronę.",
        "You may visit a second time while you have a crown.",
    ),
]


@pytest.mark.parametrize(("text", "pl", "en"), MODIFIERS, ids=[row[0] for row in MODIFIERS])
def test_what_lasts_reads_in_both_languages(text: str, pl: str, en: str) -> None:
    effect = compiled(text)
    assert (effect.text("pl"), effect.text("en")) == (pl, en)


# -- acts


def test_bans_and_permissions() -> None:
    game = fair()
    assert allowed(game, 0, "cast")
    assert not allowed(game, 0, "visit_again", usually=False)
    done(game, "allow: visit_again")
    assert allowed(game, 0, "visit_again", usually=False)
    assert not allowed(game, 1, "visit_again", usually=False)
    done(game, "{forbid: visit_again, for: everyone, until: end_of_turn}", seat=1)
    assert not allowed(game, 0, "visit_again", usually=False), "a ban is stronger"
    tick(game, TURN_END, 0)
    assert allowed(game, 0, "visit_again", usually=False)


def test_a_ban_with_a_condition() -> None:
    game = fair()
    done(game, "{forbid: cast, while: {have: crown}}")
    assert allowed(game, 0, "cast")
    game.traders[0].crowns = 1
    assert not allowed(game, 0, "cast")


# -- triggers


def test_a_trigger_follows_its_event_and_no_other() -> None:
    game = fair()
    done(game, "{when: gain_gold, do: {skill: 1}}")
    fire(game, "buy", 0)
    assert game.traders[0].skill == 0
    gain_gold(game, 0, 1)
    gain_gold(game, 0, 1)
    assert game.traders[0].skill == 2


@pytest.mark.parametrize(("whose", "skill"), [("you", 1), ("others", 2), ("anyone", 3)])
def test_whose_event_sets_a_trigger_off(whose: str, skill: int) -> None:
    game = fair()
    done(game, f"{{when: gain_gold, do: {{skill: 1}}, whose: {whose}}}")
    for seat in range(3):
        gain_gold(game, seat, 1)
    assert game.traders[0].skill == skill


def test_a_trigger_can_concern_the_one_to_whom_it_happens() -> None:
    game = fair()
    done(game, "{when: buy, whose: others, they: {lose: {gold: 1}}, do: {skill: 1}}")
    fire(game, "buy", 2)
    assert [trader.gold for trader in game.traders] == [3, 3, 2]
    assert game.traders[0].skill == 1


def test_a_trigger_with_a_condition() -> None:
    game = fair()
    done(game, "{when: buy, only_if: {have: crown}, do: {skill: 1}}")
    fire(game, "buy", 0)
    game.traders[0].crowns = 1
    fire(game, "buy", 0)
    assert game.traders[0].skill == 1


def test_once_per_turn_and_once_ever() -> None:
    game = fair()
    done(game, "{when: buy, do: {skill: 1}, once: turn}")
    done(game, "{when: buy, do: {boots: 1}, once: ever}")
    for _ in range(2):
        fire(game, "buy", 0)
        fire(game, "buy", 0)
        tick(game, TURN_END, 0)
    assert (game.traders[0].skill, game.traders[0].boots) == (2, 1)


def test_a_trigger_that_asks_waits_for_the_next_settling() -> None:
    game = fair()
    done(game, "{when: buy, do: {one_of: [{skill: 1}, {boots: 1}]}}")
    fire(game, "buy", 0)
    fire(game, "buy", 0)
    assert (game.traders[0].skill, game.ongoing.unsettled) == (0, True)
    assert len(carry_out(settle(game), "choose skill", "choose boots")) == 2
    assert (game.traders[0].skill, game.traders[0].boots) == (1, 1)


def test_a_trigger_does_not_set_itself_off() -> None:
    game = fair()
    done(game, "{when: gain_gold, do: {gold: 1}}")
    gain_gold(game, 0, 1)
    assert game.traders[0].gold == 5


def test_triggers_that_set_each_other_off_come_to_an_end() -> None:
    game = fair()
    done(game, "{when: gain_gold, do: {gold: 1}}")
    done(game, "{when: gain_gold, do: {gold: 1}}")
    gain_gold(game, 0, 1)
    assert 6 <= game.traders[0].gold < 20


def test_asking_triggers_that_set_themselves_off_for_ever_are_an_error_that_names_the_card() -> None:
    game = fair()
    done(game, "{when: gain_gold, do: {one_of: [{gold: 1}, {gold: 2}]}}", source="skarbonka.1")
    gain_gold(game, 0, 1)
    steps = settle(game)
    with pytest.raises(Endless) as stopped:
        ask = put(steps)
        for _ in range(1000):
            ask = put(steps, ask.options[0])
    assert stopped.value.cards == ("skarbonka",)
    assert stopped.value.reason == (
        "te karty wywołują się nawzajem bez końca: Skarbonka",
        "these cards set each other off without end: Money Box",
    )


def test_a_trigger_may_end() -> None:
    game = fair()
    done(game, "{when: buy, do: {skill: 1}, until: end_of_turn}")
    tick(game, TURN_END, 0)
    fire(game, "buy", 0)
    assert game.traders[0].skill == 0


TRIGGERS = [
    ("{when: buy, do: {gold: 1}}", "Gdy kupujesz kartę, +1 ⟦gold⟧.", "When you buy a card, +1 ⟦gold⟧."),
    (
        "{when: buy, do: {gold: 1}, whose: others}",
        "Gdy inny gracz kupuje kartę, +1 ⟦gold⟧.",
        "When another player buys a card, +1 ⟦gold⟧.",
    ),
    (
        "{when: buy, they: {draw: 1}, whose: anyone, once: ever}",
        "Następnym razem, gdy ktokolwiek kupuje kartę, ten gracz dobiera 1 kartę.",
        "The next time anyone buys a card, that player draws 1 card.",
    ),
    (
        "{when: buy, only_if: {have: crown}, do: {draw: 1}, once: turn, until: end_of_turn}",
        "Do końca tury, raz na turę, gdy kupujesz kartę i masz koronę, dobierz 1 kartę.",
        "Until the end of the turn, once per turn, when you buy a card and you have a crown, draw 1 card.",
    ),
    (
        "{before: lose_life, do: {roll: {4+: cancel}}}",
        "Gdy masz stracić życie, rzuć kostką – 4+: anuluj to.",
        "When you would lose a life, roll a die – 4+: cancel it.",
    ),
    (
        "{instead_of: lose_life, do: {lose: {gold: 2}}}",
        "Gdy masz stracić życie, zamiast tego strać 2 ⟦gold⟧.",
        "When you would lose a life, instead lose 2 ⟦gold⟧.",
    ),
    (
        "{instead_of: lose_life, do: {lose: {gold: 2}}, optional: true}",
        "Gdy masz stracić życie, możesz zamiast tego stracić 2 ⟦gold⟧.",
        "When you would lose a life, you may instead lose 2 ⟦gold⟧.",
    ),
    (
        "{each: {player: other}, do: {when: buy, do: {noise: 1}, once: ever}}",
        "Każdy inny gracz: następnym razem, gdy ten gracz kupuje kartę, zyskuje 1 ⟦cube⟧.",
        "Each other player: the next time that player buys a card, gains 1 ⟦cube⟧.",
    ),
]


@pytest.mark.parametrize(("text", "pl", "en"), TRIGGERS, ids=[row[0] for row in TRIGGERS])
def test_triggers_read_in_both_languages(text: str, pl: str, en: str) -> None:
    effect = compiled(text)
    assert (effect.text("pl"), effect.text("en")) == (pl, en)


# -- as part of the state


def test_what_lasts_remembers_what_was_chosen_when_it_began() -> None:
    game = fair()
    sword, armour = give(game, 0, "items", "miecz", "zbroja")
    done(game, "{choose: {card: own_item}, then: {when: buy, do: drop_it, once: ever}}", f"card {armour}")
    fire(game, "buy", 0)
    assert list(game.traders[0].items) == [sword]


def test_what_lasts_is_copied_with_the_game_and_is_plain_data() -> None:
    game = fair()
    done(game, "modify: {strength: 1}")
    done(game, "{when: buy, do: {one_of: [{skill: 1}, {boots: 1}]}}")
    done(game, "{if: {have: crown}, then: {skill: 1}}")
    fire(game, "buy", 0)
    twin = copy.deepcopy(game)
    drop(game, "card.1")
    carry_out(settle(game), "choose skill")
    assert strength(twin) == 3
    twin.traders[0].crowns = 1
    carry_out(settle(twin), "choose boots")
    assert (twin.traders[0].skill, twin.traders[0].boots) == (1, 1)
    assert plain(twin.ongoing)["values"]["strength"][0]["effect"][0] == "modify"
