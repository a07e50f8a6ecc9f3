"""Whoever wishes what cannot be done hears the true reason; what is named beyond a move waits for the next question."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.support import answer, seat_down
from tests.typed.listening import Heard, Listener, listener
from tests.typed.positions import table_at


@pytest.mark.parametrize(
    ("position", "line", "reason"),
    [
        ("mim_poor_village", "leczę się", "Nie ma czego leczyć"),
        ("mim_poor_village", "kupuję zbroję", "Zbroja kosztuje 4 mz, a masz 2 mz"),
        ("mim_poor_village", "rzucam czar", "Nie masz żadnego Czaru"),
        ("mim_before_fight", "uciekam", "nie masz jak"),
        ("mim_one_thing", "rzucam", "nie ma na co rzucać"),
        ("mim_one_thing", "biorę tarczę", "Tarcza: nie leży tu"),
        ("mim_sage", "zostaję tutaj", "Nie można zostać w miejscu"),
        ("mim_sage", "przechodzę przez most", "najpierw rzut na ruch"),
        ("mim_sage", "wymieniam trofea", "Nie masz trofeów"),
        ("mim_sage", "używam kryształu", "Na końcu swojej tury"),
        ("mim_sage", "używam talizmanu", "działa samo"),
        ("mim_sage", "oddaję talizman Bolkowi", "tylko w handlu"),
        ("mim_sage", "kupuję miecz", "nikt ci teraz tego nie sprzedaje"),
        ("mim_sage", "walczę", "z kim walczyć"),
        ("mim_meet", "okradam Bolka", "zdolności, która pozwala okradać"),
        ("mim_loot", "skradnij tarczę", "Bolek nie ma tego: Tarcza"),
        ("mim_weapon", "obie bronie", "jednej broni"),
        ("mim_too_much", "zatrzymuję wszystko", "najwyżej 4 przedmioty"),
        ("mim_landing", "rzucam jeszcze raz", "nie pozwala teraz rzucić jeszcze raz"),
        ("mim_move", "koniec tury", "Najpierw ruch"),
        ("mim_move", "dlaczego nie mogę iść do Portalu Mocy", "po drugiej stronie Rwącej Rzeki"),
        ("mim_move", "czemu nie mogę iść na Koronę Władzy", "tylko z Talizmanem"),
        ("mim_meet", "weź", "leży tu: Gnom"),
    ],
)
def test_the_reason_is_a_true_one(position: str, line: str, reason: str) -> None:
    came = listener(position, "pl").hear(line)
    assert not came.move
    assert not came.offered
    assert reason in came.said


def test_a_thing_of_a_shop_is_bought_in_one_go() -> None:
    at = listener("mim_poor_village", "pl")
    assert at.hear("kupuję miecz").move == "choose shop"
    assert at.talk.waiting(at.ask.seat) == "kup Miecz"


def test_trophies_of_one_kind_are_not_exchanged_for_the_other() -> None:
    came = listener("mim_end", "en").hear("exchange trophies for craft")
    assert not came.move
    assert "Too few trophies (Craft)" in came.said


@pytest.mark.parametrize("line", ["używam kryształu", "mam już talizman, co dalej?"])
def test_nobody_is_offered_to_put_down_what_he_would_use(line: str) -> None:
    assert "drop" not in listener("mim_sage", "pl").hear(line).offered


def test_a_list_that_must_be_answered_offers_to_go_back() -> None:
    assert listener("mim_hand_in", "en").hear("cancel").offered == "do undo"
    assert listener("mim_hand_in", "pl").hear("rezygnuję").offered == "do undo"


def _while_rage_strikes(line: str, lang: Lang, *spells: str) -> Heard:
    """What comes of a line where it is asked whether a scale is given up; a sword could be lost too."""
    hero = {"pair": ["wojownik", "samuraj"], "space": "pola_3", "craft": 3, "things": ["miecz"], "spells": list(spells)}
    position = {
        "turn": 0,
        "adventurers": {0: hero, 1: {"pair": ["mnich", "lotr"], "space": "ruiny"}},
        "dragons": {"king": "cadorus", "owned": {0: {"cadorus": 1}}, "tokens": ["gniew"]},
    }
    return Listener(seat_down("smoki", 2, position=position, keep_turns=True), lang).hear(line)


@pytest.mark.parametrize("line", ["odrzucam miecz", "stracę miecz", "oddaję miecz", "wolę stracić miecz"])
def test_whoever_gives_up_another_thing_is_not_offered_to_give_the_scale(line: str) -> None:
    came = _while_rage_strikes(line, "pl")
    assert not came.move
    assert not came.offered
    assert "iecz" in came.said


def test_a_no_is_not_taken_for_the_beginning_of_a_name() -> None:
    assert _while_rage_strikes("nie oddaję", "pl", "niewidzialnosc").move == "scale keep"
    assert "Niewidzialność" not in _while_rage_strikes("nie ma mowy", "pl", "niewidzialnosc").said


def test_a_spell_at_the_wrong_moment_is_told_its_moments() -> None:
    assert (
        "It is cast: before a combat." in _while_rage_strikes("cast psionic blast", "en", "uderzenie_psioniczne").said
    )
    said = _while_rage_strikes("cast invisibility", "en", "niewidzialnosc").said
    assert "before a combat" in said
    assert "at any time" not in said


def test_nobody_hears_that_nothing_lets_him_evade_where_a_spell_does() -> None:
    assert listener("mim_unseen", "en").hear("can i evade?").said.count("nothing of yours") == 0
    for line in ("evade", "run", "can i run?"):
        assert "nothing of yours does" in listener("mim_before_fight", "en").hear(line).said


def test_with_whom_others_play_is_told_in_the_draft_too() -> None:
    for line in ("kim gra Bolek?", "co ma Bolek"):
        assert "Bolek: postacie jeszcze nie są wybrane" in listener("mim_pair", "pl").hear(line).said


def test_chances_with_a_spell_say_that_they_are_counted_without() -> None:
    own = {"pair": ["rycerz", "samuraj"], "space": "oaza", "spells": ["blyskawica"]}
    position = {"adventurers": {0: own, 1: {"space": "las"}}}
    table = seat_down("magia_i_miecz", 2, position={**position, "spaces": {"oaza": ["wilk"]}}, keep_turns=True)
    for line in ("szanse z czarem Błyskawica", "jakie mam szanse na wilka z czarem?"):
        said = Listener(table, "pl").hear(line).said
        assert "Wilk S2, walka wręcz: wygrana" in said and "szanse bez Czarów" in said and "• Błyskawica: " in said


def test_an_ability_is_used_by_saying_what_it_makes_of_a_thing() -> None:
    own = {"space": "oaza", "things": ["miecz", "topor"], "friends": ["alchemik"]}
    position = {"adventurers": {0: own, 1: {"space": "las"}}}
    table = seat_down("magia_i_miecz", 2, position=position, keep_turns=True)
    lines: dict[str, Lang] = {"turn my sword into gold": "en", "przerób topór na złoto": "pl"}
    for line, lang in lines.items():
        assert Listener(table, lang).hear(line).move == "use alchemik.1 discard_gain_gold"


def test_who_wants_to_take_a_scale_is_told_how_and_may_set_about_it() -> None:
    for line in ("zabieram łuskę", "podnieś łuskę"):
        came = listener("smoki_mode", "pl").hear(line)
        assert (came.move, came.offered) == ("", "mode scale")
        assert "po pokonaniu Wroga z karty Smoka" in came.said


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("mim_samurai", "en", "what is my shooting ability", "shoot at that target"),
        ("mim_samurai", "en", "what can the samurai do?", "Strength 4 · Craft 2"),
        ("mim_samurai", "en", "what lies at plains 3", "Plains 3 –"),
        ("mim_samurai", "en", "where can I raise my strength", "Strength can be had here: "),
        ("mim_samurai", "en", "can I buy a sword", "by exploring Village, for 2 gold (you have 1)"),
        ("mim_samurai", "pl", "jakie mam szanse z Bolkiem w walce psychicznej", "walka wręcz; innej nie możesz wybrać"),
        ("mim_psychic", "pl", "jakie mam szanse z Bolkiem w walce psychicznej", "Bolek, walka psychiczna: wygrana"),
        ("mim_psychic", "en", "which of them is weaker?", "Bolek, melee: won"),
        ("mim_psychic", "pl", "co mi da gnom", "Przyjaciel"),
        ("mim_cannibal", "en", "so what did the 5 mean", "5 (Tavern): your next move may take you"),
        ("mim_cannibal", "en", "can i eat the gnome?", "Yes, that is allowed: use: Cannibal"),
        ("mim_cannibal", "pl", "na równiny", "ruch w tej turze już był"),
        ("mim_mystic", "en", "I rolled a 6, where is my spell?", "You get no spell: you may hold 0 at most."),
        ("mim_two_ways", "pl", "rzucam kostką", "Już rzucono: 3. Wybierz, dokąd iść."),
        ("mim_roads", "en", "how do I get out of the abyss", "The Vortex leads out"),
        ("smoki_druid", "pl", "jaki czar mam i kiedy mogę go użyć", "Kiedy: zamiast ruchu."),
        ("smoki_druid", "pl", "zły czy dobry jestem", "Twój charakter: neutralny."),
        ("smoki_druid", "pl", "a co jak pójdę do strażnika, muszę z nim walczyć?", "musi pokonać Strażnika"),
        ("smoki_druid", "pl", "co muszę pokonać żeby wziąć łuskę", "Wroga z karty Smoka"),
        ("smoki_druid", "pl", "dlaczego walczyłem wręcz a nie mocą?", "walczy się wręcz"),
    ],
)
def test_questions_about_oneself_are_answered(position: str, lang: Lang, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert not came.move
    assert told in came.unbroken


@pytest.mark.parametrize(
    ("position", "line", "then"),
    [("smoki_druid", "chcę być zły", "stań się zły"), ("mim_cannibal", "zjadam gnoma", "wskaż Gnom")],
)
def test_what_an_ability_is_used_for_is_chosen_next(position: str, line: str, then: str) -> None:
    at = Listener(table_at(position), "pl")
    assert at.hear(line).move.startswith("use ")
    assert list(at.talk.queue.lines) == [then]


@pytest.mark.parametrize("line", ["poświęcam wytrzymałość za łuskę", "kapłanka, weź łuskę Varthraxa"])
def test_nothing_is_paid_for_an_ability_that_is_not_named_or_brings_something_else(line: str) -> None:
    came = Listener(table_at("smoki_druid"), "pl").hear(line)
    assert (came.move, came.offered) == ("", "use smocza_kaplanka.1 one_of")
    assert "albo stracić 1 punkt Wytrzymałości" in came.said


def test_who_may_not_own_a_thing_for_his_alignment_is_told_so() -> None:
    own = {"pair": ["kanibal", "zlodziej"], "space": "oaza", "offers": ["ruiny"]}
    position = {"turn": 0, "adventurers": {0: own, 1: {"space": "las"}}, "spaces": {"ruiny": ["swiety_graal", "kon"]}}
    table = seat_down("magia_i_miecz", 2, position=position, keep_turns=True)
    answer(table, "offer ruiny")
    said = Listener(table, "pl").hear("czemu nie mogę wziąć graala").said
    assert "póki twój charakter jest zły" in said
