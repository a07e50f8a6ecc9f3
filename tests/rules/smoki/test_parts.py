"""Setting up, parts of the expansion, variants, endings, characters."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from brzdek.core.copies import card_of
from brzdek.core.plain import fingerprint
from brzdek.core.problems import BadSetup
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.cards.pieces import CharacterCard
from brzdek.games.magia_i_miecz.rules import crown, spells
from brzdek.games.smoki.cards.pieces import deck_of
from brzdek.games.smoki.rules import king
from brzdek.games.smoki.rules.scales import add_to_lord
from tests.reference import facts, ledger
from tests.rules.dialect import story, told, topic
from tests.rules.magia_i_miecz.delving import lying, play, seen, world
from tests.rules.smoki.delving import (
    QUIET,
    RAGE,
    SCALE,
    SLUMBER,
    STRIKE,
    UNSEEN,
    C,
    G,
    V,
    begun,
    delve,
    game,
    landed,
    on_board,
    part,
    removed,
    scales,
    tokens_in_all,
)
from tests.rules.smoki.delving import seen as dragons_seen
from tests.support import answer, catalog, legal, rulebook, seat_down

NO_OVERLAY: dict[str, Any] = {"overlay": "none"}
ENDING: dict[str, Any] = {"overlay": "none", "ending": "smoki"}
CROWN = "korona_wladzy"
STRONG = {"strength": 20, "craft": 20}
NEW = ("lowca_smokow", "czarodziej_ognia", "smocza_amazonka", "iluzjonistka", "smocza_kaplanka", "minotaur")


def dragon_cards() -> list[Any]:
    return [card for card in catalog("smoki").cards.values() if deck_of(card)]


def play_draft(table: Table) -> Table:
    while world(table).phase == "draft":
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    return table


# -- the box


@pytest.mark.rule("SMO-005", "SMO-016")
def test_three_decks_of_56_cards() -> None:
    counts = Counter[str]()
    for card in dragon_cards():
        counts[deck_of(card)] += card.copies
    assert counts == {V: 56, C: 56, G: 56}
    table = seat_down("smoki", 2)
    assert {lord: len(world(table).zone("deck", lord)) for lord in (V, C, G)} == {V: 56, C: 56, G: 56}


@pytest.mark.rule("SMO-006", "SMO-214")
def test_every_deck_is_split_as_the_public_lists_have_it() -> None:
    said = ledger("smoki")["default_content"]["dragon_decks"]["per_deck"]
    kinds = {"object": "item", "magic_item": "item", "talisman": "item", "find": "item"}
    for lord in (V, C, G):
        counts = Counter[str]()
        for card in dragon_cards():
            if deck_of(card) == lord:
                counts[kinds.get(card.kind, card.kind)] += card.copies
        assert {**counts, "total": sum(counts.values())} == said[lord]


@pytest.mark.rule("SMO-008")
def test_every_card_of_the_box_is_marked_as_one_of_the_layer() -> None:
    cards = catalog("smoki").cards.values()
    assert {card.layer for card in cards} == {"magia_i_miecz", "smoki"}
    assert all(card.layer == "smoki" for card in dragon_cards())
    assert all(catalog("smoki").cards[one].layer == "smoki" for one in (*NEW, V, C, G))


def test_lords_and_tokens_are_as_the_facts_have_them() -> None:
    said = facts("talisman_dragon")
    cards = catalog("smoki").cards
    assert [lord["name"].lower() for lord in said["lords"]] == [V, C, G]
    assert all(getattr(cards[lord["name"].lower()], "endurance", 0) == lord["lives"] for lord in said["lords"])
    counts = {card.name.en: card.copies for card in cards.values() if card.kind.endswith("_token")}
    assert counts == {token["name_en"]: token["count"] for token in said["tokens"]}
    for lord in ledger("smoki")["default_content"]["draconic_lords"]:
        card = cards[lord["id"]]
        assert [getattr(card, name) for name in ("strength", "craft", "endurance")] == [
            lord[name] for name in ("strength", "craft", "endurance")
        ]


# -- setting up


@pytest.mark.rule("SMO-002", "SMO-009")
def test_the_base_is_set_up_first_and_its_rules_stay_in_force() -> None:
    base, with_dragons = seat_down("magia_i_miecz", 2), seat_down("smoki", 2)
    assert topic(base) == topic(with_dragons) == "ban"
    assert [layer.name for layer in rulebook("smoki").layers.all] == ["magia_i_miecz", "smoki"]
    assert len(world(with_dragons).zone("deck", "adventure")) == len(world(base).zone("deck", "adventure"))


@pytest.mark.rule("SMO-003")
def test_as_many_may_play_as_in_the_base_game() -> None:
    assert catalog("smoki").players == catalog("magia_i_miecz").players == (2, 6)


@pytest.mark.rule("SMO-010", "SMO-011")
def test_the_side_of_the_overlay_is_chosen_before_the_game_and_the_realm_is_usual() -> None:
    option = catalog("smoki").options["overlay"]
    assert (option.default, list(option.choices)) == ("realm", ["none", "realm", "tower"])
    assert world(game(overlay="tower")).options["overlay"] == "tower"


@pytest.mark.rule("SMO-013", "SMO-014", "SMO-015")
def test_a_random_lord_is_king_and_all_three_lie_open_with_five_points() -> None:
    kings = {dragons_seen(game(seed=seed)).king for seed in range(12)}
    assert kings == {V, C, G}
    for lord in dragons_seen(game()).lords:
        assert lord.endurance == 5
    assert sum(lord.king for lord in dragons_seen(game()).lords) == 1


@pytest.mark.rule("SMO-017")
def test_each_deck_is_shuffled_for_itself() -> None:
    one, other = (world(game(seed=seed)) for seed in (1, 2))
    for lord in (V, C, G):
        assert one.zone("deck", lord).copies != other.zone("deck", lord).copies
        assert {deck_of(one.card(copy)) for copy in one.zone("deck", lord)} == {lord}


@pytest.mark.rule("SMO-021", "SMO-195")
def test_new_characters_are_dealt_as_either_half_of_a_pair() -> None:
    deck = [card_of(copy) for zone in world(game()).zones for copy in zone]
    assert set(NEW) <= set(deck)
    table = delve(who={0: {"pair": ["minotaur", "lowca_smokow"]}})
    assert seen(table).characters[0].startswith("minotaur")
    assert (seen(table).strength, seen(table).endurance) == (5, 5)


@pytest.mark.parametrize(
    ("card", "rule"), [pytest.param(one, n, marks=pytest.mark.rule(f"SMO-{n}")) for n, one in enumerate(NEW, 189)]
)
def test_a_new_character_has_its_values(card: str, rule: int) -> None:
    said = {one["id"]: one for one in ledger("smoki")["default_content"]["characters"]}
    english = catalog("smoki").cards[card].name.en.lower().replace(" ", "_")
    character = catalog("smoki").cards[card]
    assert isinstance(character, CharacterCard)
    for name in ("strength", "craft", "endurance", "alignment"):
        assert getattr(character, name) == said[english][name], (rule, name)
    assert character.effects, "an ability of its own"


@pytest.mark.rule("SMO-189", "SMO-190", "SMO-191", "SMO-192", "SMO-193", "SMO-194")
def test_the_six_new_characters_are_those_of_the_rulebook() -> None:
    said = [row["en"] for row in ledger("smoki")["rules"] if row["topic"] == "characters"][:6]
    assert all(f"The {catalog('smoki').cards[card].name.en} is" in text for card, text in zip(NEW, said, strict=True))


# -- parts


def refused(**options: Any) -> str:
    with pytest.raises(BadSetup) as bad:
        game(**options)
    return bad.value.reason.en


@pytest.mark.rule("SMO-183", "SMO-196")
def test_parts_that_do_not_go_together_are_refused_in_one_sentence() -> None:
    assert "overlay needs the dragons" in refused(dragons=0)
    assert "Wrath needs the dragons" in refused(dragons=0, overlay="none", wrath=1)
    assert "Spawn needs the dragons" in refused(dragons=0, overlay="none", spawn=1)
    assert "Dragon Tower" in refused(struggle=1)
    for one in ("wrath", "spawn"):
        assert game(**{one: 1}).ask is not None


@pytest.mark.rule("SMO-147")
def test_an_ending_and_the_overlay_exclude_each_other() -> None:
    assert "exclude each other" in refused(ending="smoki")
    assert game(overlay="none", ending="smoki").ask is not None


@pytest.mark.rule("SMO-184")
def test_the_characters_alone() -> None:
    table = game(dragons=0, overlay="none")
    assert table.view(None).dragons is None
    assert not world(table).zone("deck", V)
    assert world(table).parts == {}
    without = game(characters=0, dragons=0, overlay="none")
    assert not set(NEW) & {card_of(copy) for zone in world(without).zones for copy in zone}


@pytest.mark.rule("SMO-185")
def test_an_ending_without_dragons_brings_the_lords_it_needs() -> None:
    table = delve(
        options={**ENDING, "dragons": 0}, tokens=(), dragons={"ending": king.REIGNING}, who={0: {"space": CROWN}}
    )
    assert told(table, "token_drawn") == []
    assert topic(table) == "attack_how"
    assert not world(table).zone("deck", V), "no Dragon Cards"


@pytest.mark.rule("SMO-186")
def test_without_the_overlay_the_base_victory_holds_and_the_crown_is_not_frozen() -> None:
    table = delve(
        tokens=[SCALE[C], *QUIET],
        options=NO_OVERLAY,
        dragons={"king": V, "on_lords": {C: 2}},
        who={1: {"space": CROWN}},
    )
    assert dragons_seen(table).king == C
    command = {**NO_OVERLAY, "crown": "command"}
    crowned = delve(tokens=UNSEEN, options=command, who={0: {"space": CROWN}}, dice=[3])
    assert told(crowned, "commands") == [(0, 1)]
    inner = begun([SCALE[C]], options=NO_OVERLAY, dragons={"on_lords": {C: 2}}, who={0: {"space": "rownina_grozy"}})
    assert on_board(inner) == {}


# -- variants


@pytest.mark.rule("SMO-197", "SMO-198", "SMO-199", "SMO-200", "SMO-201")
def test_the_wrath_of_a_king_crowned_again() -> None:
    situation: dict[str, Any] = {
        "dragons": {"king": V, "on_lords": {V: 2}, "on_spaces": {"ruiny": V, "miasto": V, "las": C}},
        "who": {1: {"space": "ruiny"}, 2: {"space": "las"}},
        "spaces": {"miasto": ["wrog_2", "miecz"], "las": ["wrog_3"]},
        "gold_on": {"miasto": 2},
    }
    table = begun([SCALE[V]], 3, options={"wrath": 1}, **situation)
    assert told(table, "rages") == [(1, V)], "not the drawer, who lays his scale afterwards"
    assert (seen(table, 1).endurance, seen(table, 2).endurance) == (3, 4)
    assert (lying(table, "miasto"), lying(table, "las")) == ([], ["wrog_3"])
    assert table.view(None).space("miasto").gold == 2
    assert on_board(table) == {"ruiny": V, "miasto": V, "las": C, "pola_1": V}
    without = begun([SCALE[V]], 3, **situation)
    assert told(without, "rages") == []


@pytest.mark.rule("SMO-197")
def test_a_new_king_brings_no_wrath() -> None:
    table = begun(
        [SCALE[C]],
        options={"wrath": 1},
        dragons={"king": V, "on_lords": {C: 2}, "on_spaces": {"ruiny": C, "miasto": V}},
        who={1: {"space": "ruiny"}},
        spaces={"miasto": ["wrog_2"], "ruiny": ["wrog_3"]},
    )
    assert told(table, "crowned") == [(0, C)]
    assert told(table, "rages") == []
    assert (lying(table, "miasto"), lying(table, "ruiny")) == (["wrog_2"], ["wrog_3"])


@pytest.mark.rule("SMO-198")
def test_the_wrath_goes_round_from_the_left_of_the_drawer_who_is_last() -> None:
    lying_there = {"ruiny": V, "las": V, "miasto": V}
    table = begun(
        [SCALE[V]],
        3,
        turn=1,
        options={"wrath": 1},
        dragons={"king": V, "on_lords": {V: 2}, "on_spaces": lying_there},
        who={0: {"space": "ruiny"}, 1: {"space": "las"}, 2: {"space": "miasto"}},
    )
    assert [seat for seat, _ in told(table, "rages")] == [2, 0, 1]


@pytest.mark.rule("SMO-201")
def test_a_drawer_whom_the_wrath_kills_lays_no_scale() -> None:
    table = begun(
        [SCALE[V]],
        3,
        options={"wrath": 1},
        dragons={"king": V, "on_lords": {V: 2}, "on_spaces": {"pola_1": V}},
        who={0: {"endurance": 1}},
    )
    assert told(table, "died") == [(0,)]
    while topic(table) in ("pair", "start"):
        answer(table, legal(table)[0])
    assert on_board(table) == {"pola_1": V}
    assert removed(table)[SCALE[V]] == 3
    out = begun(
        [SCALE[V]],
        3,
        options={"wrath": 1, "final_death": 1},
        dragons={"king": V, "on_lords": {V: 2}, "on_spaces": {"pola_1": V}},
        who={0: {"endurance": 1}},
    )
    assert (on_board(out), removed(out)[SCALE[V]]) == ({"pola_1": V}, 3), "nor one who is out for good"


@pytest.mark.rule("SMO-198")
@pytest.mark.parametrize("drawer", [0, 1])
def test_the_wrath_goes_round_from_the_left_of_whose_turn_it_is_whoever_drew(drawer: int) -> None:
    own = {"king": V, "on_lords": {V: 2}, "on_spaces": {"ruiny": V, "miasto": V, "las": V}}
    who = {0: {"space": "las"}, 1: {"space": "ruiny"}, 2: {"space": "miasto"}}
    table = delve(3, options={"wrath": 1}, dragons=own, who=who)
    assert list(add_to_lord(world(table), drawer, V)) == [], "nobody has anything to choose"
    assert [seat for seat, _ in told(table, "rages")] == [1, 2, 0]


def spawned(players: int = 4, seed: int = 5) -> Table:
    return play_draft(game(players, spawn=1, seed=seed))


def laid(table: Table) -> list[tuple[int, str]]:
    """Who laid a scale on which space before the first turn, in order."""
    events = [event for event in table.view(None).events() if event.kind in ("turn_begins", "scale_placed")]
    first = next(index for index, event in enumerate(events) if event.kind == "turn_begins")
    return [(event.seat, event.space) for event in events[:first]]


@pytest.mark.rule("SMO-207", "SMO-212", "SMO-223")
def test_dragon_spawn_lays_two_scales_for_everybody_and_crowns_nobody() -> None:
    table = spawned()
    starter = world(table).starter
    assert [seat for seat, _ in laid(table)] == [(starter + step) % 4 for step in range(4) for _ in range(2)]
    assert len({space for _, space in laid(table)}) == 8
    early = story(table, "scale_on_lord", "crowned", "turn_begins")
    assert early[0] == "turn_begins", "none came onto a Lord before"
    assert tokens_in_all(table) == 140


@pytest.mark.rule("SMO-208", "SMO-213")
@pytest.mark.parametrize("seed", range(6))
def test_other_tokens_of_the_spawn_do_nothing_and_go_back(seed: int) -> None:
    table = spawned(6, seed)
    kinds = [event.kind for event in table.view(None).events()]
    before = table.view(None).events()[: kinds.index("turn_begins")]
    drawn = [event.token for event in before if event.kind == "token_drawn"]
    assert len([token for token in drawn if token in SCALE.values()]) == 12
    assert [event.kind for event in before if event.kind in ("rages", "slept")] == []
    after = Counter(token for _, token in told(table, "token_drawn"))
    after.subtract(Counter(drawn))
    for token, usual in {STRIKE: 6, RAGE: 6, SLUMBER: 8}.items():
        assert part(table).pool[token] == usual - after[token]


def test_some_spawn_turns_up_other_tokens_than_scales() -> None:
    drawn = [token for seed in range(6) for _, token in told(spawned(6, seed), "token_drawn")]
    assert {STRIKE, RAGE} & set(drawn), "or the test before proves nothing"


@pytest.mark.rule("SMO-209", "SMO-210", "SMO-211")
@pytest.mark.parametrize("seed", range(5))
def test_a_scale_of_the_spawn_lies_as_far_from_home_as_the_die_says(seed: int) -> None:
    table = spawned(5, seed)
    homes = dict(told(table, "placed"))
    rolls = told(table, "spawn_rolled")
    ring = {space: region for region in table.view(None).ring.values() for space in region}
    taken: set[str] = set()
    for number, ((seat, space), (roller, rolled)) in enumerate(zip(laid(table), rolls, strict=True)):
        assert seat == roller
        region = ring[homes[seat]]
        way = 1 if number % 2 == 0 else -1
        at = region.index(homes[seat]) + way * rolled
        while region[at % len(region)] in taken:
            at -= 1
        assert space == region[at % len(region)]
        taken.add(space)


@pytest.mark.rule("SMO-206")
def test_the_starting_bonus_and_a_lower_price_of_trophies() -> None:
    table = game(bonus=1, trophies=5, overlay="tower", struggle=1)
    while topic(table) != "bonus":
        table.answer(table.ask.options[0])  # type: ignore[union-attr]
    seat = table.ask.seat  # type: ignore[union-attr]
    before = seen(table, seat).strength
    assert legal(table) == ["bonus strength", "bonus craft"]
    answer(table, "bonus strength")
    assert seen(table, seat).strength == before + 1
    assert told(table, "gained")[-1] == (seat, "strength", 1)
    assert world(table).options["trophies"] == 5


# -- with others


@pytest.mark.rule("SMO-187", "SMO-188")
def test_other_regions_are_entered_past_any_scale() -> None:
    door = {"ruiny": ["wejscie_do_podziemi"]}
    table = delve(dragons={"on_spaces": {"ruiny": V}}, who={0: {"space": "ruiny"}}, spaces=door)
    play(table, "passage wejscie")
    assert seen(table).space == "wejscie"
    inside = delve(dragons={"on_spaces": {"wejscie": V}}, who={0: {"space": "ruiny"}}, spaces=door)
    play(inside, "passage wejscie")
    assert seen(inside).space == "wejscie"


@pytest.mark.rule("SMO-187", "SMO-024")
@pytest.mark.parametrize("space", ["korytarz_3", "wezel_swiatow"])
def test_on_other_boards_tokens_are_drawn_and_scales_work(space: str) -> None:
    table = begun([SCALE[C]], who={0: {"space": space}}, dragons={"on_lords": {C: 2}})
    assert dragons_seen(table).king == C
    lies = space == "korytarz_3"
    assert on_board(table) == ({space: C} if lies else {})
    assert removed(table) == {SCALE[C]: 2 if lies else 3}


@pytest.mark.rule("SMO-187")
def test_in_the_dungeon_a_scale_is_met_like_anywhere() -> None:
    table = landed(
        "korytarz_3", "mode scale", dragons={"on_spaces": {"korytarz_3": G}}, grilipus_deck=["smok_g"], dice=[6, 1]
    )
    answer(table, "scale take")
    assert scales(table) == {G: 1}


def test_the_state_of_a_game_is_the_same_after_the_same_answers() -> None:
    tables = [game(seed=3, spawn=1) for _ in range(2)]
    for table in tables:
        while table.ask is not None and len(table.journal) < 60:
            table.answer(table.ask.options[-1])
    assert fingerprint(tables[0].game) == fingerprint(tables[1].game)
    assert spells.at_hand(world(tables[0]), 0) == spells.at_hand(world(tables[1]), 0)
    assert crown.present(world(tables[0])) == []
