"""Words of Katakumby: every question, option and event can be read and typed in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from brzdek.core.drawing import INKS, Line, Style, text_of
from brzdek.core.table import Table
from brzdek.core.text import Lang, fields
from brzdek.games.katakumby.face.event_words import EVENTS
from brzdek.games.katakumby.face.words import FACE as WORDS
from brzdek.games.katakumby.rules.events import EVENTS as HAPPENINGS
from brzdek.games.raid.rules.events import CubesBack
from brzdek.shell.answering.why import refusal
from brzdek.shell.reading.moves import EXACT, Moves, tokens
from tests.games.katakumby.quarry import FACE, LANGS, SAY, asked, brief, look, option, quarry, random_table
from tests.rules.katakumby.delving import CALM, delve, dig
from tests.rules.katakumby.digging import laid, tile, tunnel
from tests.support import answer, catalog, legal

STYLES = [Style(80), Style(80, compact=True, height=20), Style(120, height=36), Style(80, unicode=False)]
COMMON = ("turn", "reward", "choose")


def told(table: Table, lang: Lang = "en", seat: int | None = 0) -> list[str]:
    view = table.view(seat)
    return [text for event in view.events() if (text := FACE.event(view, event, SAY[lang])) is not None]


def event(table: Table, kind: str, *args: Any, lang: Lang = "en") -> str:
    made = next(one for one in HAPPENINGS if one.kind == kind)(*args)
    return str(FACE.event(table.view(0), made, SAY[lang]))


# -- whatever happens


def test_every_option_can_be_read_and_typed() -> None:
    topics = set()
    for seed in range(16):
        for number, table in enumerate(random_table(seed)):
            ask = table.ask
            if ask is None or (number % 7 and ask.topic in COMMON):
                continue
            topics.add(ask.topic)
            view = table.view(ask.seat)
            moves = Moves(FACE, view, ask)
            for lang in LANGS:
                assert FACE.question(view, ask, SAY[lang]).endswith((".", "?"))
                shown = [FACE.option(view, one, SAY[lang]) for one in ask.options]
                assert len(set(shown)) == len(shown)
                for index, one in enumerate(ask.options):
                    assert "⟦" not in shown[index] + FACE.brief(view, one, SAY[lang])
                    assert moves.readings(tokens(moves.typed(index, lang))) == (EXACT, [index])
                groups = FACE.menu(view, ask, SAY[lang], Style()) or [("", list(range(len(ask.options))))]
                assert sorted(index for _, indexes in groups for index in indexes) == list(range(len(ask.options)))
    assert topics >= {"turn", "place", "reward", "onward", "turn_tile", "cell", "trash", "may", "choose", "freed"}


@pytest.mark.parametrize("seed", range(5))
def test_the_table_fits_the_screen(seed: int) -> None:
    for number, table in enumerate(random_table(seed)):
        if number % 25:
            continue
        for seat in (0, None):
            view = table.view(seat)
            for lang in LANGS:
                for style in STYLES:
                    board = FACE.board(view, SAY[lang], style)
                    lines: list[Line] = [*board, *FACE.hand(view, SAY[lang], style)]
                    lines += FACE.score(view, SAY[lang], style)
                    assert {ink for line in lines for ink, _ in line} <= set(INKS)
                    assert not style.unicode or max(map(len, text_of(lines))) < style.width
                    assert not style.compact or len(board) <= 14 + len(view.names)
                    assert FACE.status(view, SAY[lang])


@pytest.mark.parametrize("seed", range(12))
def test_every_event_is_told(seed: int) -> None:
    *_, table = random_table(seed)
    for seat in (0, None):
        view = table.view(seat)
        for one in view.events():
            for lang in LANGS:
                text = FACE.event(view, one, SAY[lang])
                assert one == CubesBack(0) if text is None else text.endswith((".", "!"))


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_can_be_looked_at(seed: int) -> None:
    for number, table in enumerate(random_table(seed)):
        if number % 120:
            continue
        for seat in (0, None):
            for one in FACE.looks:
                for lang in LANGS:
                    for rest in ("", "all", "3 1", "unknown", "xyz", "99"):
                        lines = one.show(table.view(seat), rest, SAY[lang], Style(80, unicode=False))
                        assert {ink for line in lines for ink, _ in line} <= set(INKS)
                        assert lines
                        assert "⟦" not in "".join(text_of(lines))
                    if one.offers is not None:
                        assert all(one.offers(table.view(seat), lang))


def test_both_languages_say_the_same_things() -> None:
    for key, text in {**WORDS, **EVENTS}.items():
        polish, english = fields(text.pl), fields(text.en)
        assert {name for name, _ in polish} == {name for name, _ in english}, key
        assert {count for _, count in polish} <= {0, 3}, key
        assert {count for _, count in english} <= {0, 2}, key


def test_every_icon_of_every_card_has_a_word() -> None:
    icons = {
        icon
        for card in catalog("katakumby").cards.values()
        for lang in LANGS
        for icon in re.findall(r"⟦(\w+)⟧", card.text(lang) + " ".join(card.notes(lang)))
    }
    assert "lockpick" in icons
    assert [icon for icon in icons if not SAY["pl"].knows(f"icon.{icon}")] == []


# -- the status line, questions and options


def test_the_status_line() -> None:
    table = quarry(
        skill=3, swords=1, boots=2, gold={0: 5}, clank={0: 2}, damage={0: 2}, quiet=1, exhausted=True, leaps=["market"],
        offers=[5],
    )  # fmt: skip
    assert FACE.status(table.view(0), SAY["pl"]) == (
        "sprawność 3, miecze 1, buty 2, teleport z kramu, towar za 5 złota · cisza 1 · złoto 5 · wytrychy 3 · "
        "Brzdęk! 2 · zdrowie 8/10 · komnata 5 · wyczerpanie"
    )
    assert FACE.status(table.view(1), SAY["en"]) == "gold 0 · lockpicks 3 · Clank! 0 · health 10/10 · crypt (1)"


def test_steps_name_all_that_they_cost() -> None:
    table = quarry(room={0: "gate.vault"}, boots=2, swords=1, tiles=["fork"])
    assert option(table, "move 5") == "move to room 5 (1 boot, 1 lockpick)"
    assert option(table, "move 5", "pl") == "idź do komnaty 5 (1 but, 1 wytrych)"
    assert option(table, "explore 2E0 1") == "discover a tile to the east, beyond 2E0 (1 boot, 1 sword, 1 damage)"
    assert option(table, "explore 2E0 0", "pl") == "odkryj kafel na wschód, za 2E0 (1 but, 2 obrażenia)"
    assert brief(table, "move 5") == "5: 1 boot, 1 lockpick – altar"
    assert brief(table, "explore 2E0 1", "pl") == "2E0 na wschód: 1 but, 1 miecz, 1 obrażenie"


def test_ways_through_portals_and_past_arrows_are_called_so() -> None:
    table = quarry(room={0: "well.cave"}, boots=2, tokens={0: ["catacombs_map", "artifact_5"]}, tiles=["fork"])
    assert option(table, "move 7") == "move to room 7 (1 boot, against the arrow)"
    table = quarry(room={0: "start.crypt"}, boots=1, tiles=["fork"])
    assert option(table, "explore 3W0") == "discover a tile to the west, beyond 3W0 (1 boot, through a portal)"
    table = quarry(room={0: "start.hall"}, boots=1, tokens={0: ["artifact_5"]})
    assert option(table, "move 1", "pl") == "wróć do krypty (1 but)"


def test_teleports() -> None:
    table = quarry(room={0: "well.well"}, teleports=1, leaps=["market"], tiles=["fork"])
    assert option(table, "teleport 2") == "teleport to room 2"
    assert option(table, "teleport 2 market", "pl") == "teleportuj się do komnaty 2 (teleport z kramu)"
    assert option(table, "teleport 3E1") == "teleport into the unknown beyond 3E1"
    assert brief(table, "teleport 8 market") == "8 (teleport from a market) – crystal cave, prison"


def test_a_teleport_through_a_portal_is_told_from_one_beside_it() -> None:
    """Near and far are joined by a tunnel and by a pair of portals."""
    loop = tile(
        {"near": [], "far": []},
        *[tunnel("near", "far"), tunnel("near", "in"), tunnel("far", "out")],
        portals=["in", "out"],
    )
    table = dig({"loop": loop}, map=[laid("loop", 1, 0)], room={0: "loop.near"}, teleports=1, leaps=["blink"])
    assert option(table, "teleport 6", "pl") == "teleportuj się do komnaty 6"
    assert option(table, "teleport 6 portal", "pl") == "teleportuj się do komnaty 6 (przez portal)"
    assert option(table, "teleport 6 portal") == "teleport to room 6 (through a portal)"
    assert option(table, "teleport 6 blink portal", "pl") == "teleportuj się do komnaty 6 (mgnienie, przez portal)"
    assert brief(table, "teleport 6 portal") == "6 (through a portal)"
    assert table.ask is not None
    moves = Moves(FACE, table.view(0), table.ask)
    for words in ("teleport 6 portal", "teleportuj 6 przez portal", "teleport 6 through a portal"):
        found = [table.ask.options[index] for index in moves.readings(tokens(words))[1]]
        assert ("teleport", 6, "portal") in found, words
        assert all("portal" in one for one in found), words


def test_the_question_about_a_new_tile_says_what_can_be_done() -> None:
    table = quarry(boots=1, tiles=["fork"], hand={0: ["sidestep"]}, lockpicks={0: 0}, damage={0: 9})
    answer(table, "explore 2N0")
    assert legal(table) == ["play sidestep", "mark 5"]
    assert asked(table) == "The tile “fork” beyond 2N0: no rotation lets you in yet. Play cards, buy or fight."
    answer(table, "play sidestep")
    assert legal(table) == ["place 270", "mark 5"]
    assert asked(table, "pl") == "Kafel „fork” za 2N0: w jakim obrocie go kładziesz?"
    stuck = quarry(boots=1, tiles=["fork"], lockpicks={0: 0}, damage={0: 9})
    answer(stuck, "explore 2N0")
    assert asked(stuck) == "You cannot enter the tile “fork” beyond 2N0. Which rotation?"
    assert option(stuck, "place 0") == "place the tile – 0°: you cannot come in (too many monsters: 1 sword short)"


WAYS_ON = {
    0: "na wschód (kłódka), na północ, 3 (2 buty)",
    90: "na wschód, na północ (2 buty), 3 (1 potwór)",
    180: "na wschód (2 buty), na północ (1 potwór), 3 (kłódka)",
    270: "na wschód (1 potwór), na północ (kłódka), 3",
}


def test_rotations_say_where_the_pawn_comes_out_and_at_what_price() -> None:
    table = quarry(boots=2, tiles=["fork"])
    answer(table, "explore 2N0")
    assert [option(table, line) for line in legal(table)] == [
        "place the tile – 0°: to room 9 (1 monster) – healing, library",
        "place the tile – 90°: to room 9 (1 lockpick) – healing, library",
        "place the tile – 270°: to room 9 (1 boot) – healing, library",
        "mark the altar in room 5 (+1 gold)",
    ]
    assert brief(table, "place 0", "pl") == "0°: do komnaty 9 (1 potwór) – leczenie, biblioteka"
    free = quarry(teleports=1, tiles=["fork"])
    answer(free, "teleport 2N0")
    assert [brief(free, line, "pl") for line in legal(free)[:4]] == [
        f"{degrees}°: do komnaty 9 (bez dopłaty) – leczenie, biblioteka; stamtąd dalej: {ways}"
        for degrees, ways in WAYS_ON.items()
    ], "rotations that lead to one place differ in the ways on"


def test_after_placing_monsters_are_met_with_swords_or_not() -> None:
    table = quarry(boots=1, swords=1, tiles=["fork"])
    answer(table, "explore 2N0", "place 0")
    assert asked(table) == "How do you go on?"
    assert [option(table, line) for line in legal(table)] == ["to room 9 (1 sword)", "to room 9 (1 damage)"]


def test_what_a_room_offers() -> None:
    table = quarry(room={0: "gate.vault"}, altars={"gate.gate": [1]})
    assert option(table, "open chest", "pl") == "otwórz: skrzynia (1 wytrych)"
    assert brief(table, "open chest") == "the chest – a major secret"
    table = quarry(boots=1)
    assert option(table, "mark 5", "pl") == "oznacz ołtarzyk w komnacie 5 (+1 złoto)"
    answer(table, "move 6")
    assert asked(table, "pl") == "Komnata 6: co bierzesz?"
    assert [option(table, line, "pl") for line in legal(table)] == ["weź: 2 złota", "zostaw"]


def test_two_artifacts_to_lay() -> None:
    table = quarry(boots=1, tiles=["tombs"], artifacts=["artifact_5", "artifact_7", "artifact_10"])
    answer(table, "explore 2N0", "place 0")
    assert asked(table) == "Which room gets its artifact first?"
    assert [option(table, line) for line in legal(table)] == ["room 9: Artifact 5", "room 10: Artifact 7"]
    answer(table, "fill 10")
    assert [line for line in told(table) if "lies" in line] == [
        "In room 10 lies Artifact 7.",
        "In room 9 lies Artifact 5.",
    ]


def test_goods_on_all_terms() -> None:
    table = quarry(room={0: "well.well"}, gold={0: 7}, offers=[5], tokens={0: ["discount_coupon"]})
    assert option(table, "buy backpack") == "buy at the market: Backpack (7 gold)"
    assert option(table, "buy backpack offer", "pl") == "kup okazyjnie: Plecak (5 złota)"
    assert option(table, "buy backpack discount_coupon") == "buy at the market: Backpack (2 gold), with the coupon"
    assert brief(table, "buy crown_10 offer discount_coupon", "pl") == "Korona 10 (0 złota), z kuponem – 10 punktów."


def test_a_device_names_what_it_costs_beside_skill() -> None:
    row = ["wishing_well", "lute", "souldrinker", "crystal_compass", "grand_theft", "elven_sword"]
    table = delve(room={0: 2}, gold={0: 3}, skill=1, row=row)
    assert option(table, "use wishing_well") == "use Wishing Well (0 skill, costs 3 gold)"
    lines = text_of(FACE.board(table.view(0), SAY["pl"], Style(100)))
    assert any(line.startswith("✓ użyj 0, za 3 złota Studnia życzeń") for line in lines)
    poor = text_of(FACE.board(delve(room={0: 2}, gold={0: 2}, skill=1, row=row).view(0), SAY["pl"], Style(100)))
    assert any(line.startswith("  użyj 0, za 3 złota Studnia życzeń") for line in poor)


def test_a_ghost_can_be_warded_off() -> None:
    table = dig(row=CALM[1:], deck=["fiery_quartz"], hand={1: ["white_tourmaline"]}, ghosts={"bag": 3}, black=0)
    answer(table, "end")
    assert asked(table) == "A ghost! Do you discard a card so that it does not hurt you?"
    assert [option(table, line, "pl") for line in legal(table)] == ["odrzuć: Biały turmalin", "nic nie odrzucaj"]
    answer(table, "ward white_tourmaline")
    assert "Bolek odpędza ducha, odrzucając: Biały turmalin." in told(table, "pl")
    assert "Duch cię rani: tracisz 1 zdrowie." in told(table, "pl")


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("move 6", ["idź 6", "idz 6", "go 6", "rusz 6"]),
        ("explore 2N0", ["odkryj 2N0", "zbadaj 2n0", "explore 2n0", "idź 2N0", "go 2n0"]),
        ("mark 5", ["oznacz 5", "oznacz", "mark"]),
        ("teleport 2", ["teleportuj 2", "teleport 2"]),
        ("redeem puzzle_box", ["oddaj szkat", "redeem puzzle", "oddaj"]),
        ("buy explore", ["kup zwiad", "buy explore"]),
        ("buy burglars_kit offer", ["kup niezbędnik", "kup niezbednik okazyjnie", "buy burglar special"]),
    ],
)
def test_natural_words_can_be_typed(line: str, typed: list[str]) -> None:
    table = quarry(boots=1, skill=3, teleports=1, tiles=["fork"], tokens={0: ["puzzle_box"]}, offers=[5], gold={0: 5})
    assert table.ask is not None
    moves = Moves(FACE, table.view(0), table.ask)
    wanted = list(table.ask.options).index(table.ask.find(line) or ())
    for words in typed:
        assert moves.readings(tokens(words))[1] == [wanted], words


@pytest.mark.parametrize("typed", ["180", "połóż 180", "poloz 180", "obrót 180", "place 180", "180°"])
def test_a_rotation_is_chosen_by_its_degrees(typed: str) -> None:
    table = quarry(room={0: "start.hall"}, boots=2, tiles=["fork"])
    answer(table, "explore 1WL0")
    assert table.ask is not None
    assert Moves(FACE, table.view(0), table.ask).readings(tokens(typed))[1] == [legal(table).index("place 180")]


# -- what cannot be done


@pytest.mark.parametrize(
    ("line", "polish", "english", "rule"),
    [
        ("idź 6", "Komnata 6: brakuje 1 wytrycha.", "Room 6: 1 lockpick short.", "KAT-087"),
        ("go 2n1", "2N1: brakuje 1 buta.", "2N1: 1 boot short.", "KAT-081"),
        (
            "idź 8",
            "Z 5 nie ma przejścia do 8; jak dojść, mówi „droga 8”.",
            "No way leads from 5 to 8; “way 8” tells how to get there.",
            "KAT-081",
        ),
        ("idź 88", "Komnaty 88 jeszcze nie ma na mapie.", "There is no room 88 on the map yet.", "KAT-092"),
        ("odkryj 3e1", "Do 3E1 nie prowadzi stąd żaden korytarz.", "No tunnel leads from here to 3E1.", "KAT-092"),
        ("kup plecak", "Plecak: tu nie ma kramu.", "Backpack: there is no market here.", "KAT-093"),
        (
            "kup lutnia",
            "Rzępoląca lutnia: trzeba 6 sprawności, a masz 3.",
            "Lute costs 6 skill, and you have 3.",
            "KAT-047",
        ),
        ("weź artefakt", "Tu nie leży żaden artefakt.", "No artifact lies here.", "KAT-098"),
        ("otwórz skrzynię", "Tu nie ma nic do otwarcia.", "There is nothing to open here.", "KAT-104"),
        ("oznacz", "Ten ołtarzyk ma już twoją kostkę.", "Your cube is on this altar already.", "KAT-159"),
        ("teleportuj 2", "Nie masz teleportu.", "You have no teleport.", "KAT-177"),
        ("połóż 90", "Teraz nie ma kafla do położenia.", "There is no tile to place now.", "KAT-113"),
        (
            "koniec",
            "Najpierw zagraj całą rękę (1 karta): „zagraj wszystko”.",
            "First play your whole hand (1 card): “play all”.",
            "KAT-039",
        ),
    ],
)
def test_what_cannot_be_done_is_explained(line: str, polish: str, english: str, rule: str) -> None:
    table = quarry(boots=1, skill=3, lockpicks={0: 0}, hand={0: ["burgle"]}, altars={"gate.gate": [0]}, tiles=["fork"])
    unplayed = {
        lang: f" {SAY[lang]('unplayed', n=1)}" if rule == "KAT-047" or line == "go 2n1" else "" for lang in LANGS
    }
    assert refused(table, line, "pl") == f"{polish} [{rule}]{unplayed['pl']}"
    assert refused(table, line, "en") == f"{english} [{rule}]{unplayed['en']}"


def refused(table: Table, line: str, lang: Lang) -> str | None:
    assert table.ask is not None
    return refusal(Moves(FACE, table.view(0), table.ask), line, SAY[lang])


def test_in_the_market_and_the_vault_other_reasons_count() -> None:
    table = quarry(room={0: "well.well"}, gold={0: 6}, market={"backpack": 0})
    assert refused(table, "kup plecak", "pl") == "Plecak: wszystkie sprzedane. [KAT-094]"
    assert refused(table, "kup amulet", "pl") == "Amulet: tylko z 5 obrażeniami lub więcej, a masz 0. [KAT-276]"
    assert refused(table, "kup korona 8", "pl") == "Korona 8: najpierw idzie Korona 10. [KAT-097]"
    assert refused(table, "buy burglar", "en") == "Burglar's Kit costs 7 gold, and you have 6. [KAT-095]"
    table = quarry(room={0: "gate.vault"}, lockpicks={0: 0})
    assert refused(table, "otwórz", "pl") == "Nie masz wytrycha. [KAT-104]"
    table = quarry(room={0: "gate.vault"}, loot={"gate.vault": ["chest"]})
    assert refused(table, "open chest", "en") == "It is open already. [KAT-105]"
    table = quarry(room={0: "well.cave"}, lying={"well.cave": ["artifact_7"]}, tokens={0: ["artifact_5"]})
    assert (
        refused(table, "weź artefakt 7", "pl")
        == "Niesiesz już artefakt, a na następny potrzebny jest plecak. [KAT-100]"
    )


def test_while_a_tile_waits_to_be_placed() -> None:
    table = quarry(boots=1, tiles=["fork"])
    answer(table, "explore 2N0")
    assert refused(table, "idź 2", "pl") == "Najpierw połóż kafel: napisz „połóż” i obrót. [KAT-355]"
    assert refused(table, "place 180", "en") == (
        "Rotation 180°: against the arrow, only a teleport or the catacombs map. [KAT-122]"
    )
    assert refused(table, "połóż 270", "pl") == "Obrót 270°: brakuje 1 buta. [KAT-122]"


@pytest.mark.parametrize("line", ["", "xyz", "kup", "kup zzz", "idź gdzieś"])
def test_what_is_not_understood_is_not_explained(line: str) -> None:
    assert refused(quarry(skill=3), line, "en") is None


# -- playing the whole hand


def test_play_all_works_in_the_middle_of_a_discovery() -> None:
    table = quarry(boots=1, tiles=["fork"], hand={0: ["burgle", "imp_familiar", "sidestep"]})
    answer(table, "explore 2N0")
    play_all = FACE.macros[0].next
    while table.ask is not None and (chosen := play_all(table.view(0), table.ask)) is not None:
        table.answer(chosen)
    assert list(table.view(0).hand) == ["imp_familiar"]


# -- what happened


def test_an_attack_with_ghosts_is_told_cube_by_cube() -> None:
    table = quarry()
    told = "The dragon attacks and draws 3 cubes: black, ghost, Bolek. Health: Bolek −1."
    assert event(table, "attack", (2, 3, 1)) == told
    assert event(table, "attack", (3,), lang="pl") == "Smok atakuje i losuje 1 kostkę: duch."
    assert event(table, "attack", (2,), lang="pl").endswith("Nikt nie obrywa.")


def test_a_discovery_is_told_step_by_step() -> None:
    table = quarry(boots=2, swords=1, tiles=["fork"])
    answer(table, "explore 2N0", "place 0", "move 9 1")
    assert told(table, "pl")[-3:] == [
        "Odkrywasz za 2N0 kafel „fork”.",
        "„fork” to odtąd kafel 4 (obrót 0°), komnaty: 9.",
        "Wchodzisz do komnaty 9.",
    ]


@pytest.mark.parametrize(
    ("kind", "args", "polish"),
    [
        ("haunted", (1,), "Na obszar Brzdęk! trafia 1 kostka ducha."),
        ("haunted", (2,), "Na obszar Brzdęk! trafiają 2 kostki duchów."),
        ("haunted", (5,), "Na obszar Brzdęk! trafia 5 kostek duchów."),
        ("unlocked", (0, 2), "Otwierasz wytrychem 2 kłódki, na dobre i dla wszystkich."),
        ("lockpicks", (1, 5), "Bolek dostaje 5 wytrychów."),
        ("freed", (0, ("monk", "monk")), "Uwalniasz: Mnich ×2."),
        ("artifacts", (8, ("artifact_5", "artifact_7")), "W komnacie 8 leżą: Artefakt 5, Artefakt 7."),
        ("opened", (0, "library", 6), "Otwierasz wytrychem bibliotekę w komnacie 6."),
        ("turned", (2, 180), "Kafel 2 obraca się, teraz leży w obrocie 180°."),
        ("moved", (0, 2, 1), "Wracasz do krypty (1)."),
        ("tile", (0, "fork", ""), "Odkrywasz kafel „fork”."),
    ],
)
def test_events_in_polish(kind: str, args: tuple[Any, ...], polish: str) -> None:
    assert event(quarry(), kind, *args, lang="pl") == polish


# -- the table and looks


def test_the_table_shows_the_stacks_and_the_place() -> None:
    table = quarry(tiles=["fork", "tombs"], artifacts=["artifact_5", "artifact_20"], ghosts={"area": 1})
    lines = text_of(FACE.board(table.view(0), SAY["en"], Style(120)))
    assert "Tiles: 2, on top depths · artifact stack: 5, 20" in lines
    assert lines[-1] == (
        "Room 5 (haven, tile 2): altar. Ways out: 2, 6 (lock); into the unknown 2N0 (north), 2N1 (north, 2 boots)."
    )
    assert any(line.startswith("Dragon: ") and line.endswith(" · ghosts 1") for line in lines)
    blind = text_of(FACE.board(quarry().view(0), SAY["pl"], Style(160)))
    assert blind[-1].endswith("6 (kłódka); w ślepe korytarze 2N0 (na północ), 2N1 (na północ, 2 buty).")


def test_where_tells_rooms_ends_and_what_is_in_the_way() -> None:
    table = quarry(boots=2, swords=1, lockpicks={0: 0}, tiles=["fork"])
    assert look(table, "where") == [
        "In reach (2 boots, 1 sword, 0 lockpicks):",
        "  Room 2: 1 boot",
        "  Room 3: 2 boots, by way of 2",
        "  Room 7: 2 boots, by way of 2 – market",
        "Into the unknown:",
        "  2N0: 1 boot",
        "  2N1: 2 boots",
        "  1WL0, 1WL1: 2 boots, by way of 2",
        "One step further:",
        "  Crypt (1): you return to the crypt only with an artifact (from 2)",
        "  Room 4: 1 boot short (from 3) – monkey shrine (3 idols)",
        "  Room 6: 1 lockpick short (from 5) – chest, 2 gold",
        "  Room 8: 1 boot short (from 7) – crystal cave, prison",
        "  1EU0, 1EU1, 1N0, 1N1, 1WU0, 1WU1: 1 boot short (from 3)",
        "  3E0, 3E1, 3S1, 3W1: 1 boot short (from 7)",
    ]
    assert look(table, "where", "1 0", lang="pl")[1:4] == [
        "  Komnata 2: 1 but", "W nieznane:", "  2N0: 1 but",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("goal", "lines"),
    [
        ("to 8", ["The cheapest way – room 8: 3 boots.", "  5 → 2 → 7 → 8"]),
        ("chest", ["The cheapest way – chest: 1 boot, 1 lockpick.", "  5 → 6 (lock)"]),
        ("unknown", ["The nearest unknown: 1 boot.", "  5 → 2N0 (unknown)"]),
        (
            "library",
            [
                "Library: there is no such place on the map. It has yet to be discovered.",
                "The nearest unknown: 1 boot.",
                "  5 → 2N0 (unknown)",
            ],
        ),
        (
            "crypt",
            [
                "The cheapest way – crypt: 2 boots.",
                "  5 → 2 → 1",
                "You return to the crypt only with an artifact, and you have none yet.",
            ],
        ),
        ("altar", ["Altar: you are there."]),
        ("bolek", ["The cheapest way – Bolek: 3 boots.", "  5 → 2 → 7 → 8"]),
    ],
)
def test_the_cheapest_way(goal: str, lines: list[str]) -> None:
    assert look(quarry(room={0: "gate.gate", 1: "well.cave"}, tiles=["fork"]), "way", goal) == lines


def test_a_way_that_needs_more_lockpicks_or_is_none() -> None:
    table = quarry(lockpicks={0: 0})
    assert look(table, "way", "chest")[0] == "Chest: only with lockpicks, 1 in all. 1 boot, 1 lockpick."
    table = quarry(room={0: "well.cave"})
    assert look(table, "way", "market") == [
        "Market: no way on foot through what is discovered.",
        "Nothing unknown can be reached on foot.",
    ]
    with_map = quarry(room={0: "well.cave"}, tokens={0: ["catacombs_map"]})
    assert look(with_map, "way", "market", lang="pl") == ["Najtańsza droga – kram: 1 but.", "  8 → 7 (pod strzałkę)"]


def test_one_room_and_one_tile() -> None:
    table = quarry(altars={"gate.gate": [0, 1]})
    assert look(table, "room", lang="pl") == [
        "Komnata 5 (azyl, kafel 2): ołtarzyk (kostki: ty, Bolek) – ty. Przejścia: 2, 6 (kłódka); w ślepe korytarze "
        "2N0 (na północ), 2N1 (na północ, 2 buty)."
    ]
    assert look(table, "room", "1")[0].startswith("Room 1 (haven, tile 1): crypt – Bolek. Ways out: 2")
    assert look(table, "room", "77") == ["There is no room 77 on the map yet."]
    assert look(table, "tile", "3")[0] == "Tile 3: well"
    assert look(table, "tile", "9", lang="pl") == ["Kafla 9 nie ma na stole."]


def test_tokens_say_what_they_do() -> None:
    table = quarry(tokens={0: ["puzzle_box", "puzzle_box", "chalice"], 1: ["monk"]})
    assert look(table, "tokens") == [
        "Your tokens:",
        "  Puzzle Box ×2 · keep – AT AN ALTAR: Take 1 major secret.",
        "  Chalice · 7 points · keep",
    ]
    assert look(table, "tokens", "bol", lang="pl")[0] == "Żetony – Bolek:"
    everything = look(table, "tokens", "all", lang="pl")
    assert "  Amulet ×2 · 7 punktów · tylko z 5 obrażeniami lub więcej – ZAKUP: Wylecz 2 obrażenia." in everything
    assert not any("Peleryna" in line or "skradania" in line for line in everything)
    assert any("Eliksir skradania" in line for line in look(dig(players=5), "tokens", "all", lang="pl"))


def test_altars_and_the_bank() -> None:
    table = quarry(altars={"gate.gate": [1, 0]}, ghosts={"area": 1, "bag": 2}, black=20)
    assert look(table, "altars") == [
        "Altars: you have marked 1; the next one brings 2 gold.", "  room 5: Bolek, you (2 free)",
    ]  # fmt: skip
    assert look(dig(), "altars", lang="pl") == ["Nie odkryto jeszcze żadnego ołtarzyka."]
    lines = look(table, "bank")
    assert lines[0].startswith("No tiles are left · artifact stack: ")
    assert "Ghosts: 2 in the bank, 1 in the Clank! area, 2 in the bag." in lines


def test_the_bag_counts_ghosts_for_everybody() -> None:
    table = quarry(black=2, bag={0: 1, 1: 1}, ghosts={"area": 1}, rage=1)
    assert look(table, "bag") == [
        "Dragon bag (4 cubes): black 2, Ala 1, Bolek 1, ghosts 0",
        "In the Clank! area, for the bag at an attack: Ala 0, Bolek 0, ghosts 1",
        "The next attack: 2 of 5 cubes.",
        "  Ala: 70% to be hit, 0.8 damage on average",
        "  Bolek: 70% to be hit, 0.8 damage on average",
    ]
    gone = quarry(3, out={2: "lost"})
    told = " ".join(line.strip() for line in look(gone, "bag"))
    assert "surely attacks instead of turns of those who are out (Cela): 4 cubes." in told


def test_the_market_is_near_or_far() -> None:
    lines = look(quarry(), "market")
    assert lines[-3:] == ["Markets discovered: 7", "The nearest market: 2 boots.", "  5 → 2 → 7"]
    assert look(dig(), "market", lang="pl")[-1] == "Nie odkryto jeszcze żadnego kramu."
    offered = look(quarry(offers=[5], tokens={0: ["discount_coupon"]}), "market", lang="pl")
    assert "W tej turze jeden towar w dowolnej komnacie za 5 złota. Kupon rabatowy: o 5 złota taniej." in offered


# -- points


def test_points_by_row() -> None:
    table = quarry(
        tokens={0: ["artifact_20", "backpack", "chalice", "monkey_idol", "peasant", "warrior"]},
        gold={0: 4},
        discard={0: ["secret_tome"]},
    )
    lines = text_of(FACE.score(table.view(0), SAY["en"], Style(80)))
    assert [line.split() for line in lines[2:11]] == [
        ["artifacts", "20", "0"],
        ["mastery", "tokens", "0", "0"],
        ["market", "goods", "5", "0"],
        ["monkey", "idols", "5", "0"],
        ["secrets", "7", "0"],
        ["prisoners", "4", "0"],
        ["gold", "4", "0"],
        ["cards", "7", "0"],
        ["total", "52", "0"],
    ]
    plain = text_of(FACE.score(table.view(0), SAY["pl"], Style(80, unicode=False)))
    assert "małpie bożki 5, sekrety 7, więźniowie 4" in plain[1]


def test_the_points_of_six_players_fit_the_screen() -> None:
    lines = text_of(FACE.score(delve(6).view(0), SAY["pl"], Style(80)))
    assert max(map(len, lines)) < 80


# -- in the shell


def test_a_tile_is_discovered_from_the_prompt(run: Any, tmp_path: Path) -> None:
    position = tmp_path / "position.yaml"
    position.write_text(
        "game: katakumby\nplayers: 2\nseed: 1\nturn: 0\nside: a\nboots: 1\n"
        "room: {0: 2}\nhand: {0: [burgle]}\ntiles: [pilgrims_rest, mossy_grotto]\n",
        encoding="utf-8",
    )
    script = ["gdzie", "odkryj 1WL0", "zagraj wszystko", "kafel", "połóż 0", "mapa", "żetony", "wynik"]
    ran = run("play", "--position", str(position), "--plain", "--script", "-", stdin="\n".join(script) + "\n")
    assert ran.code == 0, ran.out
    assert "W nieznane:" in ran.out
    assert ran.out.count("w obrotach:") == 2  # when it is discovered, and when it is asked for again
    assert re.search(r"^  180°: do komnaty 6 ", ran.out, re.MULTILINE)
    assert ran.out.count("w jakim obrocie go kładziesz?") == 2
    assert re.search(r"^Komnata 7 \(azyl, kafel 2\)", ran.out, re.MULTILINE)
