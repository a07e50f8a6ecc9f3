"""What is asked of scales that are held or stepped on, of the King, and of whoever belongs to a space."""

from __future__ import annotations

import pytest

from brzdek.core.text import Lang
from tests.typed.listening import listener

pytestmark = pytest.mark.xdist_group("typed lines")


def told(lang: Lang, line: str) -> str:
    came = listener("dragons_owner", lang).hear(line)
    assert not came.move
    return came.unbroken


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("pl", "co mi da w walce moja łuska?", "Cadorus i Wrogowie z jego talii: +1 do ataku"),
        ("pl", "w jakich walkach liczy się moja łuska?", "Cadorus i Wrogowie z jego talii: +1 do ataku"),
        ("pl", "ile mi pomoże łuska Cadorusa w walce ze smokiem Varthraxa?", "Varthrax i Wrogowie z jego talii: nic"),
        ("pl", "czy moja łuska pomoże na króla?", "Varthrax i Wrogowie z jego talii: nic"),
        ("en", "how much does my scale help in a fight?", "Cadorus and the enemies of his deck: +1 to your attack"),
        ("en", "does my scale help against the king?", "Varthrax and the enemies of his deck: nothing"),
    ],
)
def test_what_a_scale_gives_is_told_of_those_one_holds(lang: Lang, line: str, answer: str) -> None:
    assert answer in told(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("pl", "co się stanie jak wejdę na tę łuskę w gospodzie?", "Gospoda – łuska: Cadorus. Stajesz tam i wybierasz"),
        ("pl", "co będzie jak stanę na łusce Varthraxa?", "Strażnik – łuska: Varthrax. To łuska Króla Smoków"),
        ("en", "what happens if I step on the scale in the tavern?", "28 of its 56 cards are enemies"),
        ("pl", "a dam radę karcie z talii Cadorusa?", "28 z 56 kart to Wrogowie"),
        ("en", "how strong are the cards in Varthrax's deck?", "31 of its 56 cards are enemies"),
        ("pl", "a gdzie jest smok i jak do niego dojść?", "Król Smoków siedzi na Koronie Władzy. Most"),
        ("en", "where is the dragon and how do I get to him?", "The Dragon King sits on the Crown of Command."),
        ("pl", "czy król to smok?", "Nie w rozumieniu zasad"),
        ("en", "does the king count as a dragon?", "Not as the rules have it"),
        ("pl", "C 2/3", "Cadorus ma 0 z 3 łusek"),
        ("en", "what does G 1/3 mean?", "Grilipus has 1 of the 3 scales"),
        ("pl", "co znaczy że uśpiłem smoka?", "Siła i Moc śpiącego Wroga są o 3 niższe"),
        ("pl", "a przez most ze Strażnika nie mogę?", "leży tam łuska Króla Smoków, więc mostem nie przejdziesz"),
    ],
)
def test_dragons_and_what_they_bar_are_told(lang: Lang, line: str, answer: str) -> None:
    assert answer in told(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("pl", "a gdzie znajdę Mędrca?", "część obszaru, nie karta: Wioska"),
        ("pl", "gdzie jest Mistyk?", "część obszaru, nie karta: Wioska"),
        ("pl", "gdzie jest Czarodziejka?", "część obszaru, nie karta: Miasto"),
        ("pl", "gdzie jest lekarz?", "Wioska (stąd 3), Miasto (stąd 9), Zamek"),
        ("pl", "gdzie znajdę alchemika?", "część obszaru, nie karta: Miasto"),
        ("pl", "gdzie jest zabijaka?", "część obszaru, nie karta: Gospoda"),
        ("en", "where's the enchantress?", "part of a space, no card: City"),
        ("en", "where is the warlock?", "part of a space, no card: Warlock's Cave"),
        ("pl", "gdzie jest wilk?", "Wilk S2: leży na obszarze Las"),
    ],
)
def test_whoever_belongs_to_a_space_is_found(lang: Lang, line: str, answer: str) -> None:
    assert answer in told(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("pl", "drugi talizman mi się do czegoś przyda?", "wystarcza jeden Talizman"),
        ("en", "is a second talisman any good?", "One Talisman is enough"),
        ("pl", "dokąd ta podróż z gospody?", "przenieść się na obszar Krainy Zewnętrznej"),
        ("en", "where does the tavern journey lead?", "your next move may take you to a space of the Outer Region"),
    ],
)
def test_what_one_more_is_good_for_and_where_journeys_lead(lang: Lang, line: str, answer: str) -> None:
    assert answer in told(lang, line)


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("pl", "czy muszę spotkać łuskę?", "trzeba spotkać"),
        ("pl", "gdzie jest najbliższa łuska?", "najbliższa pierwsza: Gospoda"),
        ("pl", "ile mam łusek?", "Masz 1 łuskę"),
        ("pl", "gdzie jest Bolek i jak do niego dojść?", "Bolek: Ruiny"),
        ("en", "is the king strong?", "Varthrax ♛ Dragon King: Strength 13"),
        ("en", "where can I get a talisman?", "you have it"),
    ],
)
def test_other_questions_of_like_words_are_answered_as_before(lang: Lang, line: str, answer: str) -> None:
    assert answer in told(lang, line)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "dlaczego straciłem wszystkich przyjaciół?"),
        ("pl", "gdzie się podziali moi przyjaciele?"),
        ("en", "why did I lose my friends?"),
        ("en", "what happened to my companions?"),
    ],
)
def test_what_took_all_of_a_kind_is_told_once(lang: Lang, line: str) -> None:
    said = listener("dragons_cursed", lang).hear(line).unbroken
    curse = "Tak działa Przekleństwo" if lang == "pl" else "Cursed by a Hag"
    assert said.count(curse) == 1
    for friend in ("Czempion", "Najemnik", "Gnom") if lang == "pl" else ("Champion", "Mercenary", "Gnome"):
        assert friend in said.partition(curse)[0]


def test_a_card_that_takes_something_is_told_before_what_it_takes() -> None:
    at = listener("dragons_cursed", "pl")
    view = at.view(0)
    told = [at.face.event(view, one, at.words) or "" for one in at.face.gather(view.events())]
    drawn = next(place for place, text in enumerate(told) if text.startswith("Dobierasz: Przekleństwo"))
    assert drawn < told.index("Odrzucasz: Czempion.")


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("pl", "czemu nie dostałem trofeum za wojownika?", "Ta karta nie zostaje trofeum"),
        ("en", "why didn't I get a trophy for the berserker?", "This card becomes no trophy"),
        ("pl", "skąd miałem 11 w tej walce?", "liczyło się 11, zanim doszła kość; Siła to teraz 10. Dodaje: Miecz"),
        ("en", "where did I get 11 from in that fight?", "What adds to it: Sword. +1 Strength in melee."),
    ],
)
def test_the_last_combat_is_accounted_for(lang: Lang, line: str, answer: str) -> None:
    assert answer in listener("dragons_berserk", lang).hear(line).unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "answer"),
    [
        ("dragons_moment", "pl", "a mogę zamiast tego zaatakować Bolka?", "Nie. Bolek: innych spotyka się po zbadaniu"),
        ("dragons_moment", "pl", "a mogę zamiast tego zaatakować Alę?", "Nie: Ala to ty."),
        ("dragons_moment", "en", "could I fight Bolek instead of him?", "No. Bolek: others are met"),
        ("dragons_company", "pl", "a mogę zamiast tego zaatakować Bolka?", "Tak, wolno: zaatakuj: Bolek."),
        ("dragons_company", "en", "but can I attack Bolek instead?", "Yes, that is allowed: attack Bolek."),
    ],
)
def test_whether_something_else_may_be_done_offers_no_pass(position: str, lang: Lang, line: str, answer: str) -> None:
    came = listener(position, lang).hear(line)
    assert (came.move, came.offered) == ("", "")
    assert answer in came.unbroken


def test_both_that_are_listed_are_not_one_card_called_two() -> None:
    assert not listener("dragons_purses", "pl").hear("weź oba").move
    at = listener("dragons_purses", "en")
    assert at.hear("take them both").move and "take Porter" in at.talk.queue.lines


@pytest.mark.parametrize(
    ("lang", "line", "answers"),
    [
        (
            "pl",
            "przecież barbarzyńca może zaatakować jeszcze raz, czemu mnie nie zapytało?",
            ("pokonanego", "remisem"),
        ),
        ("en", "why wasn't I asked to attack again?", ("whoever was beaten and lost no life", "is a draw")),
        ("en", "can I attack again?", ("whoever was beaten and lost no life", "is a draw")),
    ],
)
def test_when_one_may_attack_again_is_told_with_how_the_last_one_ended(
    lang: Lang, line: str, answers: tuple[str, ...]
) -> None:
    said = listener("dragons_drawn", lang).hear(line).unbroken
    assert all(answer in said for answer in answers)


@pytest.mark.parametrize(
    ("lang", "price"), [("pl", "weź: Tragarz (zapłać 1 mieszek"), ("en", "take: Porter (pay 1 bag")]
)
def test_what_somebody_wants_for_joining_stands_in_the_list(lang: Lang, price: str) -> None:
    at = listener("dragons_purses", lang)
    assert any(price in at.face.option(at.view(0), option, at.words) for option in at.ask.options)


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("pl", "a mogę te trofea wymienić na Moc?", "Moc: nie, masz 5 z 7"),
        ("pl", "czy wystarczy mi trofeów na siłę?", "Siła: tak, masz 7"),
        ("en", "can I trade my trophies for craft?", "Craft: no, you have 5 of the 7"),
        ("pl", "jak wymienić trofea?", "Wpisz „wymień siła”"),
    ],
)
def test_whether_trophies_are_enough_is_counted(lang: Lang, line: str, answer: str) -> None:
    assert answer in listener("dragons_trophies", lang).hear(line).unbroken


@pytest.mark.parametrize(("lang", "line"), [("pl", "jakie mam szanse?"), ("en", "what are my chances")])
def test_on_the_crown_the_king_is_whom_one_fights(lang: Lang, line: str) -> None:
    assert listener("smoki_king", lang).hear(line).said.startswith("Varthrax, ")
