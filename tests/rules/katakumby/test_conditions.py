"""Cards that ask what was made, gained, met or owned in the turn, before or after they are played."""

from __future__ import annotations

import pytest

from tests.rules.katakumby.delving import CHEAP, lair
from tests.rules.katakumby.digging import Made, room, walk
from tests.rules.raids import CUBES, each, hand, pass_turn, purse, thief
from tests.support import Position, answer, legal

DECK = ["mercenary"] * 4
"""Cards to draw."""


def house(name: str, **more: object) -> Made:
    """A blue card of our own."""
    return {"id": name, "name": {"pl": name, "en": name}, "kind": "blue", "copies": 2, "cost": 1, **more}


# --- skill


@pytest.mark.rule("KAT-279")
@pytest.mark.parametrize(
    ("cards", "bought", "healed"),
    [
        (["explore", "explore", "divining_rod"], [], 1),
        (["divining_rod", "explore", "explore"], [], 1),
        (["explore", "burgle", "divining_rod"], [], 0),
        (["explore", "explore", "buy explore", "divining_rod"], ["explore"], 1),
        (["explore", "buy mercenary", "explore", "buy mercenary", "divining_rod"], ["mercenary", "mercenary"], 1),
        (["explore", "buy mercenary", "burgle", "divining_rod"], ["mercenary"], 0),
    ],
)
def test_skill_generated_counts_spent_or_not(cards: list[str], bought: list[str], healed: int) -> None:
    """Divining Rod: 2 skill, and a heart for 6 skill in the turn."""
    in_hand = [card for card in cards if not card.startswith("buy")]
    table = lair(hand={0: in_hand}, damage={0: 3})
    answer(table, *[card if card.startswith("buy") else f"play {card}" for card in cards])
    assert thief(table).damage == 3 - healed
    assert list(thief(table).discard) == bought


@pytest.mark.rule("KAT-279")
def test_skill_from_monsters_and_tokens_counts_and_the_effect_comes_once() -> None:
    table = lair(
        2, "chapel", "jail", room={0: "chapel.altar"}, row=["crystal_kobold", *CHEAP[:5]], swords=2, damage={0: 3},
        hand={0: ["explore", "divining_rod", "burgle"]},
    )  # fmt: skip
    answer(table, "play divining_rod", "play explore")
    assert thief(table).damage == 3
    answer(table, "fight crystal_kobold")
    assert thief(table).damage == 2
    answer(table, "play burgle")
    assert thief(table).damage == 2
    chest = lair(2, "jail", room={0: "jail.chest"}, hand={0: ["divining_rod"]}, damage={0: 3},
                 bank={"major": ["greater_skill_boost"]})  # fmt: skip
    answer(chest, "play divining_rod", "open chest")
    assert thief(chest).damage == 2


@pytest.mark.rule("KAT-279")
def test_what_a_card_costs_that_is_had_for_free_is_no_skill_made() -> None:
    table = lair(hand={0: ["divining_rod", "grand_theft"]}, row=["lute"], damage={0: 3})
    answer(table, "play divining_rod", "play grand_theft", "choose spend_lockpicks")
    assert (list(thief(table).discard), thief(table).damage) == (["lute"], 3)


@pytest.mark.rule("KAT-279")
def test_the_next_turn_begins_at_nothing() -> None:
    table = lair(
        hand={0: ["explore", "explore"]}, draw={0: ["divining_rod", "explore"]}, damage={0: 3}, discard={0: []}
    )
    answer(table, "play explore", "play explore", "end")
    pass_turn(table)
    answer(table, "play divining_rod")
    assert thief(table).damage == 3


# --- companions and gems


@pytest.mark.rule("KAT-322")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [
        (["rebel_scribe"], 0),
        (["mercenary", "rebel_scribe"], 1),
        (["rebel_scribe", "mercenary"], 1),
        (["rebel_scribe", "explore", "burgle"], 0),
        (["rebel_scribe", "rebel_thief"], 2),
        (["rebel_scribe", "mercenary", "mercenary"], 1),
    ],
)
def test_another_companion_in_the_play_area(cards: list[str], drawn: int) -> None:
    """Mercenary is one; it may come later; each card draws once."""
    table = lair(hand={0: cards}, draw={0: ["burgle"] * 5}, discard={0: ["mercenary"]})
    answer(table, *[f"play {card}" for card in cards])
    assert thief(table).deck_count == 5 - drawn


@pytest.mark.rule("KAT-322")
def test_a_second_copy_of_the_same_card_is_another_companion() -> None:
    squire = house("squire", type="companion", play={"if": {"have": "another_companion"}, "then": {"draw": 1}})
    table = lair(cards=[squire], hand={0: ["squire", "squire"]}, draw={0: ["burgle"] * 4})
    answer(table, "play squire")
    assert thief(table).deck_count == 4
    answer(table, "play squire")
    assert thief(table).deck_count == 2


@pytest.mark.rule("KAT-322")
def test_companions_in_hand_or_just_bought_are_not_in_the_play_area() -> None:
    table = lair(hand={0: ["rebel_scribe", "mercenary"]}, draw={0: ["burgle"] * 3}, skill=1)
    answer(table, "play rebel_scribe", "buy mercenary")
    assert thief(table).deck_count == 3


@pytest.mark.rule("KAT-323")
def test_the_labels_have_no_rule_of_their_own() -> None:
    """Three cards that differ in their label only are bought, played, trashed and counted alike."""
    outcomes = []
    for label in ({}, {"type": "gem"}, {"type": "companion"}):
        card = house("thing", points=2, cost=3, play={"skill": 2}, **label)
        table = lair(cards=[card], hand={0: ["explore", "thing"]}, row=["thing", *CHEAP[:5]], skill=2, draw={0: DECK})
        answer(table, "play thing", "play explore")
        before = legal(table)
        answer(table, "buy thing", "end")
        outcomes.append((before, purse(table), each(table, "clank"), hand(table), table.view(None).tally(0)["cards"]))
    assert outcomes[0] == outcomes[1] == outcomes[2]


@pytest.mark.rule("KAT-323")
def test_effects_that_name_them_use_them() -> None:
    gem = house("stone", type="gem")
    plain = house("pebble")
    for card, worth in ((gem, 5), (plain, 0)):
        table = lair(cards=[gem, plain], discard={0: ["expensive_taste", str(card["id"])]}, tokens={0: ["crown_10"]})
        assert table.view(None).tally(0)["cards"] == worth


# --- counts and conditions that grow


@pytest.mark.rule("KAT-324")
def test_the_curator_draws_again_for_an_artifact_taken_later() -> None:
    """1 artifact and a backpack: 1 card; a second artifact later in the turn: 1 more, 2 in all."""
    table = lair(
        2, "vault", room={0: "vault.vault"}, hand={0: ["curator"]}, draw={0: DECK},
        tokens={0: ["artifact_5", "backpack"]}, lying={"vault.vault": ["artifact_7"]},
    )  # fmt: skip
    answer(table, "play curator")
    assert len(hand(table)) == 1
    answer(table, "take artifact_7")
    assert len(hand(table)) == 2
    answer(table, "play mercenary", "play mercenary")
    assert len(hand(table)) == 0


@pytest.mark.rule("KAT-324")
def test_the_lute_pays_for_noise_made_before_and_after_and_never_takes_back() -> None:
    table = lair(hand={0: ["stumble", "lute", "librarian"]}, draw={0: ["stumble", "burgle"]}, clank={0: 5})
    answer(table, "play stumble", "play lute")
    assert thief(table).gold == 2
    answer(table, "play librarian")
    assert (thief(table).gold, thief(table).clank) == (2, 5)
    answer(table, "play stumble")
    assert thief(table).gold == 3


@pytest.mark.rule("KAT-325")
def test_the_advisor_gives_the_missing_part_when_a_crown_is_bought_later() -> None:
    table = lair(3, "bazaar", room={0: "bazaar.market"}, hand={0: ["corrupt_advisor"]}, gold={0: 14})
    answer(table, "play corrupt_advisor")
    assert each(table, "clank") == [0, 1, 1]
    answer(table, "buy backpack")
    assert each(table, "clank") == [0, 1, 1]
    answer(table, "buy crown_10")
    assert each(table, "clank") == [0, 2, 2]
    crowned = lair(3, hand={0: ["corrupt_advisor"]}, tokens={0: ["crown_9"]})
    answer(crowned, "play corrupt_advisor")
    assert each(crowned, "clank") == [0, 2, 2]


@pytest.mark.rule("KAT-325")
def test_a_second_crown_brings_nothing_more() -> None:
    table = lair(3, "bazaar", room={0: "bazaar.market"}, hand={0: ["corrupt_advisor"]}, gold={0: 14})
    answer(table, "play corrupt_advisor", "buy crown_10", "buy crown_9")
    assert each(table, "clank") == [0, 2, 2]


@pytest.mark.rule("KAT-325")
def test_the_empurror_gives_the_two_other_options_when_an_artifact_is_taken_later() -> None:
    position: Position = {"room": {0: "vault.vault"}, "hand": {0: ["empurror"]}, "clank": {0: 3}}
    table = lair(2, "vault", lying={"vault.vault": ["artifact_7"]}, **position)
    answer(table, "play empurror")
    assert legal(table) == ["choose clank", "choose gold", "choose ignore_caves"]
    answer(table, "choose gold")
    assert (thief(table).gold, thief(table).clank) == (1, 3)
    answer(table, "take artifact_7")
    assert (thief(table).gold, thief(table).clank, table.view(None).now.caves_lifted) == (1, 1, True)
    owner = lair(2, "vault", tokens={0: ["artifact_5"]}, **position)
    answer(owner, "play empurror")
    assert (thief(owner).gold, thief(owner).clank, owner.view(None).now.caves_lifted) == (1, 1, True)


@pytest.mark.rule("KAT-325")
def test_without_an_artifact_the_empurror_gives_one_thing() -> None:
    table = lair(hand={0: ["empurror"]}, clank={0: 3})
    answer(table, "play empurror", "choose clank", "end")
    pass_turn(table)
    assert (thief(table).gold, thief(table).clank) == (0, 1)


# --- gold


@pytest.mark.rule("KAT-326")
@pytest.mark.parametrize("late", [False, True])
def test_pillage_draws_for_2_gold_of_a_treasure_and_1_of_an_altar(late: bool) -> None:
    table = lair(
        2, "finds", "chapel", room={0: "finds.camp"}, boots=5, bank={"minor": ["treasure"]},
        hand={0: ["pillage"]}, draw={0: DECK},
    )  # fmt: skip
    if not late:
        answer(table, "play pillage")
    walk(table, "finds.nook")
    answer(table, "take minor_secret")
    walk(table, "finds.camp", "chapel.altar")
    assert hand(table) == ([] if not late else ["pillage"])
    answer(table, f"mark {room(table, 'chapel.altar')}")
    if late:
        answer(table, "play pillage")
    assert (thief(table).gold, hand(table)) == (3, ["mercenary"])


@pytest.mark.rule("KAT-326")
def test_spending_does_not_reduce_it_and_gold_owned_before_does_not_count() -> None:
    table = lair(
        2, "bazaar", room={0: "bazaar.market"}, hand={0: ["pillage", "golden_flute"]}, gold={0: 6}, draw={0: DECK},
        row=["skeleton", *CHEAP[:5]], swords=1,
    )  # fmt: skip
    answer(table, "play pillage", "play golden_flute", "buy backpack")
    assert (thief(table).gold, hand(table)) == (0, [])
    answer(table, "fight skeleton")
    assert (thief(table).gold, hand(table)) == (2, ["mercenary"])


@pytest.mark.rule("KAT-326")
def test_gold_that_others_gain_does_not_count() -> None:
    alms = house("alms", play={"each": {"player": "other"}, "do": {"gold": 3}})
    table = lair(cards=[alms], hand={0: ["pillage", "alms"]}, draw={0: DECK})
    answer(table, "play pillage", "play alms")
    assert (each(table, "gold"), hand(table)) == ([0, 3], [])


@pytest.mark.rule("KAT-326")
def test_gold_added_to_earlier_gains_counts() -> None:
    """Search of the sister game makes every gain of the turn larger, those before it too."""
    table = lair(
        2, options={"brzdek_cards": True}, hand={0: ["pillage", "search"]}, draw={0: DECK}, row=["skeleton", *CHEAP[:5]]
    )
    answer(table, "play pillage", "fight skeleton", "play search")
    assert thief(table).gold == 3
    assert "mercenary" in hand(table)


# --- noise


@pytest.mark.rule("KAT-327")
def test_flamboyance_pays_once_for_noise_that_is_taken_back() -> None:
    """3 Clank! and then -2: 2 skill, once."""
    table = lair(hand={0: ["flamboyance", "boots_of_the_ape_lord", "sneak_attack", "stumble"]}, draw={0: ["burgle"]})
    answer(table, "play flamboyance")
    assert purse(table)[0] == 0
    answer(table, "play boots_of_the_ape_lord")
    assert (purse(table)[0], thief(table).clank) == (2, 3)
    answer(table, "play sneak_attack", "play stumble")
    assert (purse(table)[0], thief(table).clank) == (2, 2)


@pytest.mark.rule("KAT-327")
def test_noise_before_the_card_counts_and_1_is_not_enough() -> None:
    table = lair(hand={0: ["stumble", "stumble", "flamboyance"]}, draw={0: ["sidestep"]})
    answer(table, "play stumble", "play flamboyance")
    assert purse(table)[0] == 0
    answer(table, "play stumble")
    assert purse(table)[0] == 2
    before = lair(hand={0: ["stumble", "stumble", "flamboyance"]}, draw={0: ["sidestep"]})
    answer(before, "play stumble", "play stumble", "play flamboyance")
    assert purse(before)[0] == 2


@pytest.mark.rule("KAT-327")
def test_negative_clank_first_does_not_reduce_the_number() -> None:
    """Noise that a credit cancels has been made all the same; noise for which there are no cubes has not."""
    table = lair(hand={0: ["sneak_attack", "flamboyance", "stumble", "stumble"]}, draw={0: ["sidestep"]})
    answer(table, "play sneak_attack", "play flamboyance", "play stumble", "play stumble")
    assert (purse(table)[0], thief(table).clank) == (2, 0)
    spent = lair(hand={0: ["flamboyance", "stumble", "stumble"]}, draw={0: ["sidestep"]}, clank={0: CUBES - 1})
    answer(spent, "play flamboyance", "play stumble", "play stumble")
    assert (purse(spent)[0], thief(spent).clank) == (0, CUBES)
