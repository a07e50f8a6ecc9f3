"""Every spell is cast once at the table, and the numbers change as written down here.

The numbers stand here on purpose, apart from the card files: what one of them says by mistake, the other does not.
A number that is not named must not change. Questions that a case does not name are answered as calmly as can be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import pytest

from brzdek.core.ask import Ask, Option, written
from brzdek.core.copies import card_of
from brzdek.core.table import Table
from brzdek.games.magia_i_miecz.rules.events import SawCards
from tests.support import catalog, seat_down

PAIRS = (("krasnolud", "zlodziej"), ("elf", "troll"), ("kaplan", "amazonka"))
START = {"space": "wioska", "alignment": "neutral", "strength": 1, "craft": 3, "endurance": 3, "gold": 2, "casts": 3}
CALM = ("pass", "roll", "go_on", "end", "done", "fight", "loot nothing", "may no")
"""What is answered to a question that the case does not name, if it can be; otherwise the first option."""
PLAIN = ("strength", "craft", "endurance", "gold", "toad", "lost", "quest", "spells", "space", "alignment")


class Cast(NamedTuple):
    """A spell, who casts it, what is answered on the way, and what comes of it."""

    spell: str
    answers: tuple[str, ...]
    by: int
    dice: tuple[int, ...]
    at: Mapping[str, Any]
    legal: tuple[str, ...]
    changes: Mapping[str, int | str]


def cast(
    spell: str,
    *answers: str,
    by: int = 0,
    dice: Iterable[int] = (3,),
    at: Mapping[str, Any] | None = None,
    legal: str = "",
    **changes: int | str,
) -> Any:
    """``answers`` begin with the seat that gives them; ``cast`` alone means that this spell is cast."""
    lines = tuple([f"{by} cast {spell}" if line == "cast" else line for line in answers])
    told = tuple([line for line in legal.split(" | ") if line])
    case = Cast(spell, lines, by, tuple(dice), at or {}, told, {f"spells_{by}": -1, **changes})
    return pytest.param(case, id=f"{spell} {answers[-1]}" if len(answers) > 1 else spell)


def sit(case: Cast) -> Table:
    """The first turn of Ala; all three stand in the Village, with gained points to lose and a wound to heal."""
    people: dict[int, dict[str, Any]] = {
        seat: {"pair": list(pair), **START, "spells": [case.spell] if seat == case.by else []}
        for seat, pair in enumerate(PAIRS)
    }
    position: dict[str, Any] = {"turn": 0, "dice": list(case.dice), "adventurers": people}
    for name, told in case.at.items():
        if name in ("spaces", "deck"):
            position[name] = told
            continue
        for seat, value in told.items():
            people[seat][name] = [*people[seat].get(name, ()), *value] if isinstance(value, list) else value
    return seat_down("magia_i_miecz", len(PAIRS), position=position)


def line(ask: Ask, option: Option) -> str:
    """An answer with the seat that gives it, cards by their names."""
    return written((ask.seat, *[card_of(word) if isinstance(word, str) else word for word in option]))


def calm(ask: Ask) -> Option:
    plain = {written(option): option for option in ask.options}
    return next((plain[one] for one in CALM if one in plain), ask.options[0])


def play(table: Table, answers: Iterable[str]) -> None:
    """Give these answers, each as soon as it can be given, and let the last spell work."""
    wanted = list(answers)
    while wanted:
        ask = table.ask
        assert ask is not None and len(table.journal) < 60, f"nobody asked for {wanted[0]!r}"
        fitting = [option for option in ask.options if line(ask, option) == wanted[0]]
        table.answer(fitting[0] if fitting else calm(ask))
        if fitting:
            wanted.pop(0)
    game: Any = table.game
    while table.ask is not None and len(game.zone("casting")):
        table.answer(calm(table.ask))


def numbers(table: Table) -> dict[str, int | str]:
    game: Any = table.game
    view = table.view(None)
    told: dict[str, int | str] = {"turn": view.turn}
    told["lying"] = sum(len(view.space(name).cards) for name in view.rings)
    told["in_woods"] = len(view.space("puszcza_1").cards)
    told["out_of_game"] = len(game.zone("aside"))
    told["looked_at"] = sum(len(event.cards) for event in game.log.seen_by(0) if isinstance(event, SawCards))
    for seat, one in enumerate(view.adventurers):
        told |= {f"{name}_{seat}": getattr(one, name) for name in PLAIN}
        told |= {f"{name}_{seat}": len(getattr(one, name)) for name in ("things", "friends", "trophies")}
        told[f"extra_{seat}"] = game.adventurers[seat].extra
        told[f"kept_{seat}"] = len(game.zone("kept", seat))
    return told


def change(before: int | str, after: int | str) -> int | str:
    return after - before if isinstance(after, int) and isinstance(before, int) else after


APE: Mapping[str, Any] = {"spaces": {"puszcza_1": ["malpa"]}}
"""An enemy of Strength 3 where a move of 3 leads; Ala has Strength 4 and Craft 6, Bolek 4 and 7."""
GHOST = {"spaces": {"puszcza_1": ["duch"]}}
BAG = ["mieszek_zlota"]
"""Where something lies nothing is drawn."""
BAGS: Mapping[str, Any] = {"puszcza_1": BAG, "rowniny_4": BAG}
DUEL: Mapping[str, Any] = {"space": {1: "puszcza_1"}, "spaces": BAGS}
STRONG = {"strength": {0: 3}}
WOODS, MEET = "0 go puszcza_1", "0 attack 1"
ARMED = {"things": {0: ["miecz"]}}
WON, LOST = (3, 1, 1), (3, 1, 6)
"""The move, Ala's die, the enemy's die."""

DRAWN: dict[str, Any] = {"dice": LOST, "space_0": "puszcza_1", "turn": 1}
"""Combat that would be lost, and is not."""
TROPHY: dict[str, Any] = {"lying": -1, "in_woods": -1, "trophies_0": 1, "space_0": "puszcza_1"}
NO_WIN: dict[str, Any] = {"space_0": "puszcza_1", "turn": 1}
SLEEP: Mapping[str, Any] = {"spells": {1: ["sen"]}}

ON_ADVENTURERS = [
    cast("blyskawica", "cast", "1 player 0", by=1, turn=1),
    cast("chwilowa_zmiana", "cast", "0 player 1", "0 become evil", alignment_1="evil"),
    cast("dotyk_smierci", WOODS, "cast", at=APE, dice=LOST, turn=1, **TROPHY),
    cast("dotyk_smierci", WOODS, MEET, "cast", at=DUEL, dice=(3, 1, 1), endurance_1=-2, space_0="puszcza_1", turn=1),
    cast("kradziez_czasu", "cast", by=2, turn=2),
    cast("kula_ognia", WOODS, "cast", at=APE, dice=(3, 1, 1, 6), turn=1, **TROPHY),
    cast("kula_ognia", WOODS, MEET, "cast", at=DUEL, dice=(3, 1, 1, 1), endurance_1=-1, space_0="puszcza_1", turn=1),
    cast("osad", "cast", by=1, dice=(2, 3), endurance_0=-2),
    cast("oslabienie", "cast", "1 player 0", by=1, strength_0=-1),
    cast("oslabienie_umyslu", "cast", "1 player 0", by=1, craft_0=-3),
    cast("pech", "cast", by=1, dice=(5,), legal="go pola_1 | go pola_6"),
    cast("przypadek", "cast", "1 player 0", by=1, dice=(4, 3), gold_0=-2),
    cast("rozdarcie_duszy", WOODS, "cast", at=GHOST, dice=LOST, turn=1, **TROPHY),
    cast("sciezka_przeznaczenia", "cast", by=1, dice=(2, 3), quest_0=2),
    cast("sen", "cast", by=1, turn=1),
    cast("spowolnienie", "cast", by=1, dice=(5,), legal="go pola_1 | go pola_6"),
    cast("unieruchomienie", "cast", by=1, turn=1),
    cast("unieruchomienie", WOODS, "cast", at=APE, dice=LOST, space_0="puszcza_1", turn=1),
    cast("uzdrowienie", "cast", "1 player 0", by=1, endurance_0=1),
    cast("wezwanie_laski", "cast", by=1, dice=(3, 3, 3), strength_0=1),
    cast("wezwanie_laski", "cast", dice=(3, 3, 3), strength_0=1),
    cast("wir", "cast", by=1, space_0="miasto"),
    cast("wyssanie", "cast", "1 spell sen", by=1, at={"spells": {0: ["sen", "uzdrowienie"]}}, spells_0=-1, spells_1=0),
    cast("wyssanie_mocy", "cast", by=1, craft_0=-1, craft_1=1),
    cast("wyssanie_sily", "cast", by=1, strength_0=-1, strength_1=1),
    cast("wyssanie_zycia", "cast", by=1, endurance_0=-1, endurance_1=1),
    cast("zamiana_miejsc", "cast", "0 player 2",
         at={"space": {2: "pola_4"}, "spaces": {"pola_4": BAG}}, space_0="pola_4", space_2="wioska"),
    cast("zamrozenie", WOODS, "cast", at=APE, dice=LOST, turn=1, **TROPHY),
    cast("zamrozenie", WOODS, MEET, "cast", "0 loot gold",
         at=DUEL, dice=LOST, gold_0=1, gold_1=-1, space_0="puszcza_1"),
    cast("zaropuszenie", WOODS, "cast", at=APE, dice=(3, 5, 1, 3), turn=1, **TROPHY),
    cast("zaropuszenie", WOODS, MEET, "cast", at=DUEL, dice=(3, 4, 1, 6),
         toad_1=3, strength_1=-3, craft_1=-6, gold_1=-2, space_0="puszcza_1"),
    cast("zle_oko", "cast", "1 player 0", by=1, turn=1),
    cast("zlikwidowanie", "cast", by=1, at={"spells": {0: ["sen", "wir"]}}, spells_0=-2),
    cast("zmylenie_drogi", "cast", "1 go rowniny_4", by=1, at={"spaces": BAGS}, space_0="rowniny_4"),
]  # fmt: skip

REFLECTABLE = [
    cast("hojnosc", "cast", by=1, gold_0=-2, gold_1=2),
    cast("hipnoza", "cast", at={"friends": {1: ["dziewica"]}}, friends_0=1, friends_1=-1, craft_0=2, craft_1=-2),
    cast("podmuch_wiatru", "cast", by=1, at={"things": {0: ["miecz", "helm"]}}, dice=(1, 3), things_0=-1, lying=1),
    cast("przemiana_w_drewno", "cast", by=1, at={"things": {0: ["miecz", "helm", "swieta_lanca"]}}, things_0=-2),
    cast("roztrzaskanie", "cast", "1 card miecz", by=1, at={"things": {0: ["miecz", "helm"]}}, things_0=-1),
    cast("zawladniecie", "cast", "0 choose choose", at={"things": {1: ["miecz"]}}, things_0=1, things_1=-1),
    cast("zawladniecie", "cast", "0 choose choose_2", "0 player 2", at={"things": {1: ["miecz"]}}, gold_0=1, gold_2=-1),
]  # fmt: skip

GENERAL = [
    cast("alchemia", "cast", "0 card miecz", "0 may yes", "0 card helm", "0 may no",
         at={"things": {0: ["miecz", "helm", "tarcza"]}}, things_0=-2, gold_0=2),
    cast("bariera", "cast", "0 space pola_1", at={"spaces": BAGS}, space_0="rowniny_4"),
    cast("boska_interwencja", WOODS, "cast", at=APE, **DRAWN),
    cast("chodzenie_po_wodzie", "cast", "0 raft tajemne_wrota",
         at={"space": {0: "pola_1"}, "spaces": {"tajemne_wrota": BAG}}, space_0="tajemne_wrota"),
    cast("czar_hydry", "1 cast sen", "cast", by=2, at=SLEEP, spells_1=-1, turn=2),
    cast("czarny_lod", "cast", "1 space puszcza_1", by=1, legal="go straznik | go rowniny_4"),
    cast("dominacja", WOODS, "cast", at=APE, dice=LOST, lying=-1, in_woods=-1, friends_0=1, space_0="puszcza_1"),
    cast("fala_mozgowa", "cast", craft_0=6),
    cast("magiczna_muszla", "cast", "0 go rowniny_4",
         at={"spaces": BAGS, "spells": {0: ["sen"], 1: ["zlikwidowanie"]}}, space_0="rowniny_4", legal="pass"),
    cast("magiczny_portal_czar", "cast", "0 may yes", space_0="miasto"),
    cast("magiczny_wicher", "cast", by=1,
         at={"space": {1: "pola_3"}, "spells": {0: ["sen"], 2: ["wir"]}}, spells_0=-1, spells_2=-1),
    cast("metamorfoza", WOODS, "cast",
         at={"spaces": {"puszcza_1": ["malpa"], "pola_4": ["rozbojnik"]}}, dice=WON, **NO_WIN),
    cast("naznaczony_chwala", "cast", "0 add 4", legal="go pola_2 | cross cw 7 | go rowniny_3"),
    cast("niewidzialnosc", "cast", WOODS, "0 evade", at=APE, **DRAWN),
    cast("niewidzialnosc", WOODS, "0 go_on", "cast", at=APE, **DRAWN),
    cast("ocalenie", "cast", by=1, at=APE, **DRAWN),
    cast("ocalenie", "cast", by=1, at=APE, dice=WON, **NO_WIN),
    cast("oczy_jastrzebia", "cast", "0 go pola_1", at={"spaces": {"pola_1": BAG}}, dice=(5,), space_0="pola_1"),
    cast("odbicie_czaru", "1 cast wyssanie_zycia", "cast",
         at={"spells": {1: ["wyssanie_zycia"]}}, spells_1=-1, endurance_0=1, endurance_1=-1),
    cast("odwet", WOODS, "cast", at=APE, dice=(3, 1, 6, 6, 1), turn=1, **TROPHY),
    cast("plaszcz_cieni", WOODS, "0 go_on", "cast", at=APE, **DRAWN),
    cast("przebranie", "cast", "0 become evil", alignment_0="evil"),
    cast("przemieszczenie", "cast", "0 space pola_4", at=APE, in_woods=-1),
    cast("przyplyw_energii", "cast", strength_0=4),
    cast("przyspieszenie", "cast", dice=(2, 3), legal="go wzgorza_1 | cross cw 5 | go pola_5"),
    cast("przywolanie_burzy", "cast", at=APE, lying=-1, in_woods=-1),
    cast("przywolanie_feniksa", WOODS, "cast", at={**APE, **STRONG}, dice=(3, 1, 3), **NO_WIN),
    cast("przywolanie_kruka_burzy", WOODS, "cast", at=GHOST, dice=(3, 2, 1), **NO_WIN),
    cast("przywolanie_niedzwiedzia", WOODS, "cast", at={**APE, **STRONG}, dice=LOST, **NO_WIN),
    cast("przywolanie_weza", WOODS, "cast", at={**APE, **STRONG}, dice=(3, 1, 2), **NO_WIN),
    cast("przywrocenie", "cast", by=1, at=APE, **DRAWN),
    cast("pulapka", "cast", "0 space puszcza_1", WOODS, endurance_0=-1, space_0="puszcza_1", turn=1),
    cast("rozproszenie_magii", "1 cast sen", "cast", at=SLEEP, spells_1=-1),
    cast("sobowtor_czarow", WOODS, "cast", at=APE, **DRAWN),
    cast("spopielenie_czaru", "1 cast sen", "cast", at=SLEEP, spells_1=-1, out_of_game=1),
    cast("spopielenie_czaru", "cast", at=SLEEP, spells_1=-1, out_of_game=1),
    cast("staza", WOODS, "cast",
         at={"deck": ["malpa", "mieszek_zlota"]}, kept_0=1, lying=1, in_woods=1, space_0="puszcza_1"),
    cast("nadprzestrzenna_brama_czar", "cast", space_0="nadprzestrzenna_brama", turn=1),
    cast("teleportacja", "cast", "0 space miasto", space_0="miasto"),
    cast("uderzenie_pioruna", "cast", "0 space puszcza_1", WOODS, "0 evade", at=APE, **DRAWN),
    cast("uderzenie_psioniczne", WOODS, "cast", at=APE, dice=(3, 1, 5), **NO_WIN),
    cast("unicestwienie", "cast",
         at={"spaces": {"puszcza_1": ["malpa"], "pola_4": ["rozbojnik"], "oaza": ["duch"]}}, lying=-2, in_woods=-1),
    cast("uwielbienie", "1 cast wezwanie_laski", "cast", "0 die 3",
         at={"spells": {1: ["wezwanie_laski"]}}, spells_1=-1, strength_0=1),
    cast("wezwanie_czaru", "1 cast sen", "cast", at=SLEEP, spells_0=0, spells_1=-1, turn=1),
    cast("wir_czasu", "cast", extra_0=1),
    cast("wrozba", "cast", looked_at=5),
    cast("wskrzeszenie", "cast", by=1, at=APE, dice=WON, **NO_WIN),
    cast("wsparcie", WOODS, "cast", at=APE, dice=(3, 2, 3, 5), turn=1, **TROPHY),
    cast("wzbogacenie", "cast", dice=(5,), gold_0=5),
    cast("wzrost_mocy", "cast", craft_0=1),
    cast("wzrost_sily", "cast", strength_0=1),
    cast("zakrzywienie_czasu", "cast", extra_0=2),
    cast("zaklecie_ostrza", "cast", WOODS, at={**APE, **ARMED}, dice=(3, 1, 3), **TROPHY),
    cast("zaklecie_ostrza", "cast", "0 card miecz", WOODS, "0 wield topor",
         at={**APE, "things": {0: ["miecz", "topor"]}}, dice=(3, 1, 3), space_0="puszcza_1"),
    cast("zaostrzenie", WOODS, "cast", at={**APE, **ARMED}, dice=(3, 1, 4), **TROPHY),
    cast("zniszczenie", "cast", at=APE, lying=-1, in_woods=-1),
    cast("zniszczenie_magii", "cast", "0 go rowniny_4",
         at={"spaces": BAGS, "spells": {1: ["zlikwidowanie"]}}, space_0="rowniny_4",
         legal="take mieszek_zlota | done"),
]  # fmt: skip


CASES = [*ON_ADVENTURERS, *REFLECTABLE, *GENERAL]


@pytest.mark.parametrize("case", CASES)
def test_spells_do_what_they_say(case: Cast) -> None:
    table = sit(case)
    before = numbers(table)
    play(table, case.answers)
    after = numbers(table)
    changed = {name: change(before[name], value) for name, value in after.items() if value != before[name]}
    assert changed == {name: told for name, told in case.changes.items() if told != 0}
    if case.legal:
        assert table.ask is not None
        assert {line(table.ask, one).partition(" ")[2] for one in table.ask.options} == set(case.legal)


def test_every_spell_is_cast_here() -> None:
    everything = {card.id for card in catalog("magia_i_miecz").cards.values() if card.kind == "spell"}
    assert {case.values[0].spell for case in CASES} == everything


# -- no spell without effect

HALE: Mapping[str, Any] = {"endurance": {0: 4, 1: 4, 2: 4}, "spaces": BAGS}
POOR: Mapping[str, Any] = {"gold": {0: 0}, "spaces": BAGS}
GREEN: Mapping[str, Any] = {"strength": {0: 0}, "craft": {0: 0}, "spaces": BAGS}
FOR_FIGHTERS = (
    "boska_interwencja", "dominacja", "dotyk_smierci", "kula_ognia", "metamorfoza", "odwet", "przywolanie_feniksa",
    "przywolanie_kruka_burzy", "przywolanie_niedzwiedzia", "przywolanie_weza", "rozdarcie_duszy", "sobowtor_czarow",
    "uderzenie_psioniczne", "wsparcie", "zamrozenie", "zaostrzenie", "zaropuszenie",
)  # fmt: skip
USELESS: list[tuple[str, int, Mapping[str, Any]]] = [
    ("alchemia", 0, {"spaces": BAGS}),
    ("hipnoza", 0, {"spaces": BAGS}),
    ("hojnosc", 1, POOR),
    ("podmuch_wiatru", 1, {"spaces": BAGS}),
    ("przemiana_w_drewno", 1, {"spaces": BAGS, "things": {0: ["swieta_lanca"]}}),
    ("przemieszczenie", 0, {}),
    ("przywolanie_kruka_burzy", 0, APE),
    ("przywolanie_weza", 0, GHOST),
    ("rozdarcie_duszy", 0, APE),
    ("roztrzaskanie", 1, {"spaces": BAGS}),
    ("uderzenie_psioniczne", 0, GHOST),
    ("unicestwienie", 0, {"spaces": {"oaza": BAG}}),
    ("uzdrowienie", 0, HALE),
    ("wyssanie", 0, {"spaces": BAGS}),
    ("wyssanie_mocy", 1, GREEN),
    ("wyssanie_sily", 1, GREEN),
    ("zaostrzenie", 0, APE),
    ("zlikwidowanie", 0, {"spaces": BAGS}),
    ("zniszczenie", 0, {}),
    ("zniszczenie", 1, APE),
    *[(spell, 2, APE) for spell in FOR_FIGHTERS],
]


@pytest.mark.rule("MIM-116")
@pytest.mark.parametrize(("spell", "by", "at"), USELESS)
def test_what_would_do_nothing_cannot_be_cast(spell: str, by: int, at: Mapping[str, Any]) -> None:
    table = sit(Cast(spell, (), by, WON, at, (), {}))
    while table.ask is not None and table.view(None).turn == 0:
        assert f"{by} cast {spell}" not in [line(table.ask, option) for option in table.ask.options]
        table.answer(calm(table.ask))
    assert table.view(None).adventurer(0).space == "puszcza_1"


# -- spells that lie on things, and spells that things hold


def test_a_weapon_with_a_spell_on_it_counts_as_magic() -> None:
    """In the next round the other spell, which turns plain weapons to wood, leaves it alone."""
    at = {"things": {0: ["miecz", "helm"]}, "spells": {1: ["przemiana_w_drewno"]}, "spaces": BAGS}
    table = sit(Cast("zaklecie_ostrza", (), 0, (3,), at, (), {}))
    play(table, ["0 cast zaklecie_ostrza", "0 go puszcza_1"])
    while table.ask is not None and table.view(None).round == 1:
        table.answer(calm(table.ask))
    play(table, ["1 cast przemiana_w_drewno"])
    assert [card_of(one.copy) for one in table.view(None).adventurer(0).things] == ["miecz"]


@pytest.mark.rule("MIM-128")
@pytest.mark.parametrize(("spell", "left"), [("magiczny_wicher", 0), ("zlikwidowanie", 1)])
def test_only_the_gale_takes_the_spells_of_friends(spell: str, left: int) -> None:
    at = {"spaces": {"puszcza_1": ["dzinn"]}, "spells": {0: ["sen"]}}
    table = sit(Cast(spell, (), 1, (3,), at, (), {}))
    play(table, ["0 go puszcza_1", "0 take dzinn"])
    while table.ask is not None and line(table.ask, table.ask.options[-1]) != f"1 cast {spell}":
        table.answer(calm(table.ask))
    before = table.view(None).adventurer(0).spells
    play(table, [f"1 cast {spell}"])
    assert (before, table.view(None).adventurer(0).spells) == (2, left)
