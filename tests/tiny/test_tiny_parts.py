"""Cards of the kinds that a game of adventures needs: weapons, carriers, wards, glades, beings, dice."""

from __future__ import annotations

import pytest

from brzdek.core.effects.endless import Endless
from brzdek.core.effects.runtime import value
from brzdek.core.plain import plain
from brzdek.core.table import Table
from tests.tiny.loads import room_on
from tests.tiny.state import DEVIL, Fair, strength_of
from tests.tiny.tables import answer, arranged, catalog, empty_hand, empty_spells, game_of, give, legal, pass_on


def with_things(
    *items: tuple[str, ...],
    spells: tuple[tuple[str, ...], ...] = (),
    dice: tuple[int, ...] = (),
    players: int = 3,
    place: str = "rynek",
) -> Table:
    """Seat 0 to move, with these items in play and these spells in hand."""

    def arrange(game: Fair) -> None:
        empty_spells(game)
        empty_hand(game, 0)
        for seat, cards in enumerate(items):
            give(game, seat, "items", *cards)
        for seat, cards in enumerate(spells):
            give(game, seat, "spells", *cards)
        game.traders[0].place = place
        game.chance.falls = list(dice)

    return arranged(arrange, players)


def told(card: str) -> tuple[str, str]:
    return catalog().cards[card].text("pl"), catalog().cards[card].text("en")


def asked(table: Table) -> tuple[int, list[str]]:
    assert table.ask is not None
    return table.ask.seat, legal(table)


def fought(table: Table) -> tuple[object, ...]:
    return [event.args for event in table.game.log.seen_by(None) if event.kind == "fought"][-1]


# -- numbers: whom they concern, and when


def test_a_weapon_counts_only_in_fights() -> None:
    table = with_things(("topor",), dice=(3, 3))
    assert strength_of(game_of(table), 0) == 2
    answer(table, "attack 1")
    assert fought(table) == (0, 1, 2 + 2 + 3, 2 + 3)
    assert told("topor") == ("+2 do siły w walce.", "+2 strength in fights.")


def test_a_narrow_occasion_is_part_of_a_wide_one_but_not_the_other_way_round() -> None:
    game = game_of(with_things(("topor", "szpada")))
    assert [value(game, 0, "strength", 0, during) for during in ("", "fight", "duel", "hunt")] == [0, 2, 3, 2]


def test_a_number_may_concern_the_foe_or_the_card_itself() -> None:
    table = with_things(("siec",), dice=(6, 1))
    game = game_of(table)
    assert strength_of(game, "smok.1", "hunt") == 6, "5, and 1 for itself in fights"
    answer(table, "hunt smok.1")
    assert fought(table) == (0, "smok.1", 2 + 6, 5 + 1 - 1 + 1), "the net weakens whom its owner hunts"
    assert strength_of(game, "smok.1", "hunt") == 5, "it has been killed: what lasted from it has ended"
    assert told("siec") == ("Przeciwnik: −1 do siły na łowach.", "The foe: −1 strength on a hunt.")
    assert told("smok") == ("Ta karta ma +1 do siły w walce.", "This card has +1 strength in fights.")


def test_a_number_has_a_floor() -> None:
    game = game_of(with_things())
    assert (value(game, 0, "strength", -4, floor=1), value(game, 0, "strength", 4, floor=1)) == (1, 4)


def test_a_glade_silences_every_item_of_whoever_stands_there() -> None:
    table = with_things(("topor", "skarbonka", "sakwa", "amulet"), ("topor",))
    answer(table, "pass")
    game = game_of(table)

    def works() -> tuple[int, bool, bool]:
        answer(table, "visit hazardzista", "may no")
        return (
            value(game, 0, "strength", 2, "fight"),
            "use sakwa.1 pay" in legal(table),
            "visit hazardzista" in legal(table),
        )

    assert works() == (4, True, True)
    table.undo(2)
    game = game_of(table)
    answer(table, "go polana")
    assert works() == (2, False, False), "numbers, abilities and permissions are silent"
    assert value(game, 1, "strength", 2, "fight") == 4, "elsewhere everything works"
    game.traders[0].skill = 9
    assert table.ask is not None
    table.ask.options = [("buy", game.stalls[0])]
    gold = game.traders[0].gold
    answer(table, f"buy {game.stalls[0]}")
    assert game.traders[0].gold == gold, "the money box is silent as well"


def test_an_event_has_an_object_and_a_cause() -> None:
    for beast, crowns in (("smok.1", 1), ("wilk.1", 0)):
        table = with_things(("trofeum", "topor"), dice=(6, 1))
        answer(table, f"hunt {beast}")
        assert game_of(table).traders[0].crowns == crowns
    assert told("trofeum")[0] == "Gdy wygrywasz walkę i to smok, weź koronę."


# -- a carrier with a load


def test_a_carrier_takes_a_load_that_does_not_work_and_shares_its_fate() -> None:
    table = with_things(("mul", "topor", "miecz", "siec"))
    game = game_of(table)
    assert "load mul.1 mul.1" not in legal(table), "a carrier carries no carrier"
    answer(table, "load mul.1 topor.1")
    assert value(game, 0, "strength", 2, "fight") == 2
    assert (room_on(game, "mul.1"), "unload topor.1" in legal(table)) == (1, True)
    answer(table, "load mul.1 miecz.1")
    assert not any(line.startswith("load") for line in legal(table)), "it is full"
    answer(table, "unload miecz.1")
    answer(table, "drop mul.1")
    assert game.zones.of("topor.1").kind.name == "discard"
    assert list(game.traders[0].items) == ["siec.1", "miecz.1"]
    table.undo(2)
    assert list(game_of(table).zone("load", "mul.1")) == ["topor.1", "miecz.1"]


# -- abilities


def test_an_ability_has_a_price_and_may_be_used_once_a_turn() -> None:
    table = with_things(("sakwa",))
    assert asked(table) == (0, ["pass", "use sakwa.1 pay"]), "the turn begins with a window"
    answer(table, "pass")
    answer(table, "use sakwa.1 pay")
    trader = game_of(table).traders[0]
    assert (trader.gold, len(trader.hand)) == (2, 1)
    assert "use sakwa.1 pay" not in legal(table)
    answer(table, "end")
    assert asked(table) == (0, ["pass", "use sakwa.1 pay"]), "another turn begins"
    answer(table, "pass", "end", "pass", "end", "bid 0", "bid 0", "bid 0")
    answer(table, "use sakwa.1 pay")
    assert "use sakwa.1 pay" not in legal(table), "once in all its windows together"
    assert told("sakwa") == (
        "Raz na turę, w swojej turze albo na początku tury, możesz zapłacić 1 ⟦gold⟧, aby dobrać 1 kartę.",
        "Once per turn, in your turn or at a turn's start, you may pay 1 ⟦gold⟧ to draw 1 card.",
    )


def test_an_ability_that_cannot_be_paid_is_not_offered_and_nobody_is_asked() -> None:
    table = with_things((), ("sakwa",))
    assert asked(table) == (1, ["pass", "use sakwa.1 pay"])
    game_of(table).traders[1].gold = 0
    answer(table, "pass", "end")
    assert asked(table)[0] == 1 and "end" in legal(table)


def test_a_ward_asks_its_owner_in_the_turn_of_another() -> None:
    table = with_things((), ("puklerz",), dice=(6, 1))
    answer(table, "attack 1")
    assert asked(table) == (1, ["pass", "use puklerz.1 weaken"])
    answer(table, "use puklerz.1 weaken")
    assert game_of(table).traders[1].life == 4
    assert asked(table)[0] == 0


def test_a_ward_minds_whom_it_hits_and_how() -> None:
    table = with_things((), ("puklerz",), (), dice=(6, 1))
    answer(table, "attack 2")
    assert asked(table)[0] == 0 and game_of(table).traders[2].life == 3
    table = with_things((), ("puklerz",), spells=(("pocisk",),))
    answer(table, "cast pocisk.1", "player 1")
    assert game_of(table).traders[1].life == 3, "a missile is no fight"


# -- dice


def test_dice_can_be_thrown_again_once_a_turn() -> None:
    table = with_things(("kosci",), dice=(1, 6, 2))
    answer(table, "visit czarownica")
    assert asked(table) == (0, ["pass", "use kosci.1 reroll"])
    view = table.view(0).data()
    assert view["throws"][0]["dice"] == [1], "the dice lie on the table"
    answer(table, "use kosci.1 reroll")
    assert len(game_of(table).traders[0].spells) == 1, "six: a spell"
    table = with_things((), ("kosci",), dice=(4,))
    answer(table, "visit czarownica")
    assert asked(table)[0] == 0 and "end" in legal(table), "the dice of others are no matter"


def test_more_dice_may_be_thrown_of_which_the_best_count() -> None:
    table = with_things(("podkowa",), dice=(1, 5, 2))
    answer(table, "attack 1")
    assert asked(table) == (0, ["pass", "use podkowa.1 pay"])
    answer(table, "use podkowa.1 pay", "pass")
    assert fought(table) == (0, 1, 2 + 5, 2 + 2)
    table = with_things(("koniczyna",), dice=(2, 5))
    answer(table, "visit czarownica")
    assert game_of(table).traders[0].strength == 3, "five is better than two"


def test_scripted_dice_survive_undo_and_fork() -> None:
    table = with_things((), dice=(6, 1, 5, 5))
    answer(table, "attack 1")
    assert fought(table) == (0, 1, 8, 3)
    branch = table.fork()
    table.undo()
    answer(table, "attack 2")
    assert fought(table) == (0, 2, 8, 3)
    answer(branch, "end", "attack 0")
    assert fought(branch) == (1, 0, 7, 7)


@pytest.mark.parametrize(("fall", "strength", "gold"), [(1, 3, 3), (2, 3, 3), (3, 2, 4)])
def test_a_test_is_a_roll_against_a_number(fall: int, strength: int, gold: int) -> None:
    table = with_things((), dice=(fall,))
    answer(table, "visit mistrzyni_miecza")
    trader = game_of(table).traders[0]
    assert (trader.strength, trader.gold) == (strength, gold)
    assert told("mistrzyni_miecza") == (
        "Rzuć kostką; jeśli wypadnie najwyżej tyle, ile masz siły, zyskaj 1 punkt siły; w przeciwnym razie "
        "jeśli w tej chwili masz mniej siły niż sprytu, +1 ⟦gold⟧.",
        "Roll a die; if the total is at most your strength, gain 1 strength; otherwise "
        "if at this moment you have less strength than wits, +1 ⟦gold⟧.",
    )


def test_a_table_inside_a_table_and_results_below_one() -> None:
    outcomes = []
    for crowns, dice in ((1, (3,)), (0, (1, 4)), (0, (2, 1)), (0, (5,))):
        table = with_things((), dice=dice)
        game_of(table).traders[0].crowns = crowns
        answer(table, "visit wrozka")
        outcomes.append((game_of(table).traders[0].gold, len(game_of(table).traders[0].hand)))
    assert outcomes == [(2, 0), (5, 0), (4, 0), (3, 1)]
    assert told("wrozka")[1] == (
        "Roll a die (−3 for each crown) – 0 or less: lose 1 ⟦gold⟧; "
        "1–2: roll a die (1–3: +1 ⟦gold⟧; 4+: +2 ⟦gold⟧); 3+: draw 1 card."
    )


# -- spells with a choice before they are announced


def test_the_branch_and_the_target_are_known_before_anybody_answers() -> None:
    table = with_things((), spells=(("unieruchomienie",), ("rozproszenie_magii",)))
    answer(table, "cast unieruchomienie.1")
    assert asked(table) == (0, ["choose choose", "choose choose_2"])
    answer(table, "choose choose_2", "card wilk.1")
    assert asked(table) == (1, ["pass", "answer rozproszenie_magii.1"])
    assert table.view(1).announced[-1].targets == {"card": "wilk.1"}
    answer(table, "pass")
    assert "wilk.1" not in game_of(table).meadow
    table.undo(3)
    answer(table, "choose choose", "player 2")
    assert table.view(1).announced[-1].seat == 2


def test_two_targets_of_one_effect() -> None:
    table = with_things((), spells=(("smiertelni_rywale",),), dice=(6, 1), players=4)
    answer(table, "cast smiertelni_rywale.1")
    assert legal(table) == ["player 1", "player 2", "player 3"]
    answer(table, "player 3")
    assert legal(table) == ["player 1", "player 2"]
    answer(table, "player 1")
    assert fought(table) == (3, 1, 8, 3)
    assert [trader.life for trader in game_of(table).traders] == [4, 3, 4, 4]
    assert told("smiertelni_rywale") == (
        "Wybierz 2 innych graczy; walczą ze sobą.",
        "Choose 2 other players; they fight each other.",
    )


def test_two_targets_are_needed_where_two_are_named() -> None:
    table = with_things((), spells=(("smiertelni_rywale",),), players=2)
    assert "cast smiertelni_rywale.1" not in legal(table)


def test_up_to_two_targets_one_after_the_other() -> None:
    for answers, gold in ((("player 1", "player 2"), [4, 2, 2]), (("player 2", "choose done"), [4, 3, 2])):
        table = with_things((), spells=(("danina",),))
        answer(table, "cast danina.1", *answers)
        assert [trader.gold for trader in game_of(table).traders] == gold
    assert told("danina")[1] == "Choose up to 2 other players; each of them loses 1 ⟦gold⟧, and you get +1 ⟦gold⟧."


def test_a_reflected_theft_takes_something_of_the_thief() -> None:
    table = with_things(("miecz", "topor"), ("zbroja",), spells=(("kradziez",), ("odbicie_czaru",)))
    answer(table, "cast kradziez.1")
    assert asked(table) == (1, ["pass", "answer odbicie_czaru.1"]), "his item is aimed at, so he is"
    answer(table, "answer odbicie_czaru.1")
    assert asked(table) == (1, ["card miecz.1", "card topor.1"])
    answer(table, "card topor.1")
    assert "topor.1" in game_of(table).traders[1].discard


def test_a_reflected_theft_may_find_nothing() -> None:
    table = with_things((), ("zbroja",), spells=(("kradziez",), ("odbicie_czaru",)))
    answer(table, "cast kradziez.1", "answer odbicie_czaru.1")
    assert list(game_of(table).traders[1].items) == ["zbroja.1"]
    assert asked(table)[0] == 0


# -- a being that a neighbour plays


def devilish(*spells: str, dice: tuple[int, ...] = (1, 1), mine: tuple[str, ...] = ()) -> Table:
    """Ala challenges the devil, who holds these spells and draws one more."""

    def arrange(game: Fair) -> None:
        empty_spells(game)
        give(game, 0, "spells", *mine)
        give(game, DEVIL, "spells", *spells)
        game.chance.falls = list(dice)

    table = arranged(arrange)
    answer(table, "challenge czart")
    return table


def test_a_neighbour_answers_for_a_being_and_sees_what_it_holds() -> None:
    table = devilish("szal")
    ask = table.ask
    assert ask is not None
    assert (ask.seat, ask.for_) == (2, DEVIL)
    drawn = table.view(2).data()["zones"]["spells czart"]
    assert "szal.1" in drawn and len(drawn) == 2
    assert table.view(0).data()["zones"]["spells czart"] == 2
    face = table.rulebook.face
    assert face.question(table.view(2), ask, face.say("pl")) == "Czart: grasz za tę postać. Odpowiadasz?"
    answer(table, "cast szal.1")
    assert strength_of(game_of(table), DEVIL, "hunt") == 6
    assert strength_of(game_of(table), 2, "hunt") == 2, "the neighbour acted for the being, not for himself"
    pass_on(table)
    assert fought(table) == (0, DEVIL, 3, 4 + 2 + 1)
    assert game_of(table).traders[0].life == 3
    assert strength_of(game_of(table), DEVIL, "hunt") == 4, "the frenzy ended with the fight"


def test_the_spell_of_a_being_can_be_dispelled_but_not_turned_back_on_it() -> None:
    table = devilish("szal", mine=("rozproszenie_magii", "odbicie_czaru"))
    answer(table, "pass")
    answer(table, "cast szal.1")
    assert asked(table) == (0, ["pass", "answer rozproszenie_magii.1"])
    answer(table, "answer rozproszenie_magii.1")
    pass_on(table)
    assert fought(table)[3] == 4 + 1


def test_a_beaten_being_loses_what_it_holds() -> None:
    table = devilish("szal", dice=(6, 1, 6, 1))
    pass_on(table)
    game = game_of(table)
    assert (game.devil_life, len(game.zone("spells", DEVIL))) == (1, 2)
    answer(table, "end", "end", "end", "bid 0", "bid 0", "bid 0", "challenge czart")
    pass_on(table)
    assert (game.devil_life, game.traders[0].crowns, len(game.zone("spells", DEVIL))) == (2, 1, 0)
    assert game.zones.problems() == []


# -- never for ever


def test_cards_that_never_come_to_an_end_are_named_and_the_answer_is_taken_back() -> None:
    from brzdek.core.effects.context import Context
    from tests.tiny.tables import compiled

    def arrange(game: Fair) -> None:
        empty_spells(game)
        empty_hand(game, 0)
        give(game, 0, "hand", "kramarz")
        compiled("{when: gain_gold, do: {may: {gold: 1}}}").do(Context(game, 0, "skarbonka.1"))

    for keep_turns in (True, False):
        table = arranged(arrange, keep_turns=keep_turns)
        answer(table, "play kramarz.1", "choose gold")
        with pytest.raises(Endless) as stuck:
            for _ in range(1000):
                before = plain(table.game), legal(table), len(table.journal)
                answer(table, "may yes")
        assert stuck.value.cards == ("skarbonka",)
        assert (plain(table.game), legal(table), len(table.journal)) == before, "nothing has changed"
        answer(table, "may no")
        assert "end" in legal(table)
