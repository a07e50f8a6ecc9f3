"""What people are told who speak as at a table: answers to the point, reasons, lines that go on with others."""

from __future__ import annotations

import time
from typing import Any

import pytest

from brzdek.core.diminutives import made_of, nickname_of
from brzdek.shell.reading.deeds import Pick
from brzdek.shell.reading.question_parts import supposed
from brzdek.shell.reading.speech.idioms import plainly
from tests.typed.listening import Given, Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("sabo_cells", "pl", "gdzie pasuje mi chodnik?", "chodnik: -1,0; 4,-1; 3,1."),
        ("sabo_cells", "en", "who laid that dead end thing at 4,0?", "Bolek: blocked left curve at 4,0."),
        ("sabo_tools", "en", "whos tools are busted rn?", "Bolek – broken: cart, lantern."),
        ("again_maps", "pl", "czy moge teraz komus pomoc", "Ela: naprawa kilofa."),
        ("again_maps", "en", "can i reach 8,2 from here", "To 8,2 at least 5 cards"),
        ("sabo_hand", "en", "who am i on this team", "Your role: miner."),
        ("sabo_hand", "en", "what's my role again", "Your role: miner."),
        ("again_maps", "pl", "jaka mam teraz role?", "Twoja rola: górnik."),
        ("sabo_tools", "en", "who am i allowed to help?", "Darek: pickaxe repair."),
        ("again_maps", "pl", "no i co tam bylo?", "Mapa pokazała ci na 8,0: kamień, zakręt w lewo."),
        ("again_maps", "en", "so is it gold down there?", "Your map showed you at 8,0: stone, left curve."),
        ("sabo_hand", "en", "so is it gold down there?", "under one of the goals: 8,-2; 8,0; 8,2."),
        ("again_maps", "pl", "czemu Ela ma zepsuty kilof?", "Darek zagrywa na gracza Ela: zepsuty kilof."),
        ("again_maps", "en", "who broke Darek's cart?", "Ela plays on Darek: broken cart."),
        ("again_maps", "pl", "kto zepsuł Darkowi latarnię?", "zepsuta latarnia. Już naprawione: latarnia."),
        ("again_maps", "en", "who broke my lantern?", "Your lantern is not broken."),
        ("sabo_hand", "en", "can somebody else repair my pick for me?", "Yes: anybody who holds a fitting repair"),
        ("sabo_passing", "pl", "a jak naprawie swoj kilof?", "Nie masz na ręce karty, która to naprawi: kilof."),
        ("sabo_tools", "pl", "a jak naprawię swój kilof?", "Naprawisz sobie (kilof) kartą: naprawa kilofa."),
        ("sabo_hand", "en", "did we win?", "Not yet: round 1 of 3 goes on"),
        ("again_maps", "pl", "wygraliśmy?", "Rundę 1 wygrali górnicy. Jeszcze nie: trwa runda 2 z 3"),
        ("sabo_hand", "en", "am I allowed to look at the cards of others?", "No: everybody sees only their own hand"),
        ("sabo_hand", "pl", "mogę zobaczyć karty Bolka?", "Nie: karty na ręce każdy widzi tylko swoje"),
        ("sabo_hand", "pl", "skad wiadomo gdzie jest zloto?", "Skarb leży zakryty pod jednym z trzech celów."),
        ("sabotazysta_1", "pl", "czemu nie moge nic polozyc", "SAB-068"),
        ("sabotazysta_1", "en", "lay the crossing below the stone", "SAB-068"),
        ("sabo_treasure", "pl", "dlaczego cel na górze się nie odkrył?", "Obok 8,-2 nie leży jeszcze żadna karta."),
        ("sabo_treasure", "pl", "czemu środkowy cel jest zakryty?", "zakręt w lewo na 7,0: od strony 8,0 ściana."),
        ("sabo_treasure", "en", "why wasn't the middle goal turned over?", "left curve at 7,0: a wall towards 8,0."),
        ("sabo_treasure", "pl", "kogo podejrzewasz?", "Za wcześnie, by coś powiedzieć"),
        ("sabo_treasure", "en", "who do you suspect?", "It is too early to tell"),
        ("sabo_cells", "pl", "kogo podejrzewasz?", "Podejrzenie duże, głównie przez: ślepy zaułek na 4,0."),
        ("sabo_cells", "en", "who do you suspect?", "Much suspicion, above all: laid a dead end"),
        ("sabo_treasure", "pl", "co oznacza ░?", "lita skała: tam karta ma ścianę"),
        ("sabo_treasure", "pl", "da się powiedzieć innym gdzie skarb?", "Przy stole wolno mówić, co się chce"),
        ("sabo_treasure", "en", "can I tell the others where the gold is?", "At the table you may say what you like"),
        ("sabo_treasure", "pl", "gdzie mogę położyć zakręt w lewo?", "ślepy zakręt w lewo: "),
        ("sabo_winning", "pl", "czym mogę dojść do skarbu?", "Do 8,-2 dojdziesz teraz tak: zakręt w prawo: 8,-1"),
        ("sabo_winning", "en", "which card reaches the gold?", "vertical fork: 8,-1. crossing: 8,-1."),
        (
            "sabo_turning",
            "pl",
            "rozwidlenie poziome wejdzie na 4,2?",
            "Tak, wolno: rozwidlenie poziome na 4,2 (karta",
        ),
        ("sabo_turning", "pl", "czy na 7,0 pasuje skrzyżowanie?", "Nie. Z pola 7,0 nie prowadzi żaden korytarz"),
        ("sabo_turning", "en", "does the level fork fit at 4,2?", "Yes, that is allowed: level fork at 4,2 (turned)."),
        ("sabo_turning", "en", "would a left curve go on 5,0?", "No. You do not hold this card: left curve."),
        ("sabo_turning", "pl", "co pasuje na 4,2?", "Na 4,2 pasuje z ręki: rozwidlenie pionowe"),
        ("sabo_cells", "pl", "kto stawia ślepe zaułki?", "Bolek: ślepy zakręt w lewo na 4,0."),
        ("sabo_cells", "en", "who's been building dead ends?", "Bolek: blocked left curve at 4,0."),
        ("sabo_lantern", "pl", "a moge mimo to dolozyc chodnik?", "asz zepsute narzędzie (latarnia)"),
        ("sabo_lantern", "en", "can I lay the gallery anyway?", "You have a broken tool (lantern)"),
        ("heist_shop", "en", "which monster gives the most gold", "Ogre (fight 3): DEFEAT: +5 gold."),
        ("heist_shop", "pl", "co daje pokonanie ogra?", "Ogr (walcz 3): POKONANIE: +5 złota."),
        ("heist_shop", "en", "do i have enough for the tome", "Secret Tome: buy 7, you have 9 – enough."),
        ("heist_walk", "en", "am i about to die?", "1 more damage and you are knocked out"),
        ("heist_walk", "pl", "dokąd mogę pójść bez walki?", "2 buty, 0 mieczy"),
        ("typed_walk", "en", "how much would the emerald be worth at the end", "Emerald: 5 points at the end."),
        ("typed_walk", "en", "who's closest to the exit?", "Ala: 3 boots to the way out"),
        (
            "walk_deep",
            "pl",
            "czy z 18 dojde do wyjscia w tej turze",
            "Najtańsza droga – wyjście: 6 butów",
        ),
        ("delve_market", "en", "how much is the amulet with the coupon", "costs 2 gold instead of 7"),
        ("delve_altar", "pl", "kto siedzi w więzieniu?", "Tego nikt nie wie"),
        ("katakumby_13", "pl", "czy na szczycie stosu są głębiny?", "na wierzchu podziemia"),
        ("katakumby_13", "en", "what can I buy in room 9", "There is no market there"),
        ("delve_explore", "en", "whats behind 1EL0", "on top haven"),
        ("heist_start", "pl", "zagraj sześć włamów", "Tyle razy się nie da, najwyżej 1."),
        ("heist_done", "pl", "wszystko na stol prosze", "Nie masz już kart na ręce"),
        ("heist_done", "en", "play everything", "You have no cards left in hand"),
        ("heist_walk", "pl", "ile tur mi zostalo zanim smok sie wkurzy na maksa?", "Do pełnej furii brakuje 4 pól."),
        ("delve_walk", "en", "how long until the dragon is at full rage?", "4 steps are left to full rage."),
        ("typed_crypt", "en", "if i leave now how many points do i get?", "Out with what you have: 30 points (10"),
        ("typed_crypt", "pl", "ile punktów dostanę jak teraz wyjdę?", "Wyjście z tym, co masz: 30 punktów"),
        ("heist_walk", "pl", "ile punktów dostanę jak teraz wyjdę?", "Bez artefaktu nie można wyjść"),
        ("delve_walk", "en", "what's on the floor here?", "Room 6 (depths, tile 2): healing"),
        ("heist_shop", "pl", "ile mam teraz kasy na zakupy?", "Na karty: 9 sprawności"),
        ("heist_walk", "pl", "ile wytrychow potrzebuje zeby wejsc do 18?", "komnata 18: 2 buty"),
        ("delve_walk", "en", "is it dangerous to go to 8?", "You have 3 swords, so 0 damage."),
        ("heist_walk", "pl", "czy niebezpiecznie jest iść do 15?", "Po drodze nie ma potworów"),
        ("delve_walk", "en", "what happens if I walk into two monsters without swords?", "is 1 damage; 2 in all."),
        ("delve_walk", "en", "can i do anything with the 1 sword?", "No monster can be fought now for 1 sword."),
        ("typed_crypt", "pl", "co mogę zrobić z jednym mieczem?", "Za 1 miecz: Kościotrup"),
        ("typed_crypt", "en", "walk on", "With the end of the turn you escape with the loot"),
    ],
)
def test_questions_are_answered_to_the_point(position: str, lang: Any, line: str, told: str) -> None:
    came = listener(position, lang).hear(line)
    assert told in came.unbroken
    assert not came.move


def _said(position: str, lang: Any, *lines: str) -> tuple[str, Listener]:
    """What comes of the last of several lines: the move, or what is said."""
    at = Listener(table_at(position), lang)
    for line in lines:
        at.paper.written = ""
        try:
            at.talk.hear(line, at.ask, at.moves)
        except Given as given:
            return str(given), at
    return " ".join(at.paper.written.split()), at


@pytest.mark.parametrize(
    ("position", "lang", "lines", "outcome"),
    [
        ("sabo_forks", "pl", ("zwykłe rozwidlenie poziome na 5,0", "nie, obrócone"), "play t_horizontal 5,0 turned"),
        ("sabo_forks", "en", ("ordinary fork at 5,0", "no, turned round"), "play t_horizontal 5,0 turned"),
        ("sabo_forks", "en", ("ordinary fork at 5,0", "the other way round"), "play t_horizontal 5,0 turned"),
        ("sabo_forks", "en", ("ordinary fork at 5,0", "no, upright"), "play t_horizontal 5,0"),
        ("sabo_turning", "en", ("fork at 4,2", "turned", "1"), "play t_vertical 4,2 turned"),
    ],
)
def test_what_was_offered_or_listed_is_turned(position: str, lang: Any, lines: tuple[str, ...], outcome: str) -> None:
    assert _said(position, lang, *lines)[0] == outcome


@pytest.mark.parametrize(("lang", "line"), [("pl", "nie, obrócone"), ("en", "no, the other way round")])
def test_what_cannot_be_turned_there_is_refused(lang: Any, line: str) -> None:
    at = Listener(table_at("sabo_turning"), lang)
    at.talk.offer(Pick(("play", "t_vertical", "5,0")), at.moves, "meant")
    at.talk.hear(line, at.ask, at.moves)
    assert "SAB-044" in at.paper.written


@pytest.mark.parametrize(
    ("lang", "first", "line"),
    [
        ("pl", "rozwidlenie 5,0", "to zwykłe"),
        ("pl", "rozwidlenie 5,0", "nie ślepe"),
        ("en", "fork at 5,0", "the plain one"),
        ("en", "fork at 5,0", "not the blocked one"),
        ("en", "fork at 5,0", "the one that isn't blocked"),
    ],
)
def test_of_a_dead_end_and_its_like_the_plain_one_is_chosen(lang: Any, first: str, line: str) -> None:
    offered = _said("sabo_forks", lang, first, line)[1].talk.offered
    assert isinstance(offered, Pick)
    assert offered.option == ("play", "t_horizontal", "5,0")


@pytest.mark.parametrize(
    ("lang", "first", "line"), [("pl", "rozwidlenie 5,0", "nie ślepe"), ("en", "fork at 5,0", "not the blocked one")]
)
def test_a_list_is_made_shorter_by_what_is_not_meant(lang: Any, first: str, line: str) -> None:
    talk = _said("sabo_turning", lang, first, line)[1].talk
    assert [deed.option[1] for deed in talk.narrowed if isinstance(deed, Pick)] == ["t_vertical", "t_horizontal"]


def test_there_is_the_place_that_was_asked_about() -> None:
    assert _said("typed_walk", "pl", "gdzie jest targ?", "co mogę tam kupić?")[0].startswith("Kram")
    assert "2 pomniejsze sekrety" in _said("typed_walk", "pl", "daleko do 13?", "co tam jest?")[0]


@pytest.mark.parametrize(
    ("position", "lang", "listed", "line", "move"),
    [
        ("heist_shop", "pl", "kup coś", "no ten zwiad", "buy explore"),
        ("heist_shop", "pl", "kup coś", "ten drugi co wymieniłeś", "buy ruby"),
        ("delve_explore", "en", "explore", "the eastern one", "explore 1EL0"),
        ("delve_explore", "en", "explore", "the first one you said", "explore 1EL0"),
        ("delve_explore", "pl", "odkryj", "ten drugi", "explore 1WL1"),
    ],
)
def test_what_was_just_listed_is_chosen_in_words(position: str, lang: Any, listed: str, line: str, move: str) -> None:
    assert _said(position, lang, listed, line)[0] == move


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "how likely is the dragon to hit me?"), ("pl", "jak duża szansa, że smok mnie trafi?")],
)
def test_chances_are_told_though_something_has_hit_one(lang: Any, line: str) -> None:
    table = table_at("delve_walk")
    table.answer(("move", 8, 0))
    assert "24" in Listener(table, lang).hear(line).said


def test_a_pronoun_in_an_order_means_whom_one_spoke_of() -> None:
    assert _said("again_maps", "pl", "Bolek coś kombinuje", "zepsuję mu latarnię")[0] == "play broken_lantern 1"
    assert _said("again_maps", "pl", "Darek coś kombinuje", "zepsuję mu latarnię")[0] == "play broken_lantern 3"


def test_what_a_move_is_made_for_is_chosen_after_it() -> None:
    move, at = _said("chat_spend", "en", "use the shrine for gold")
    assert move == "use shrine"
    assert list(at.talk.queue.lines) == ["choose +1 gold"]


@pytest.mark.parametrize(
    "line",
    ["daj na stol cala reke", "wywal na stol wszystkie", "dump my hand on the table", "use up all five cards"],
)
def test_whoever_lays_down_the_hand_plays_all_of_it(line: str) -> None:
    assert listener("heist_start", "pl").hear(line).command.startswith("macro")


@pytest.mark.parametrize("line", ["okay end my go", "no more moves for me", "kolej na następnego", "kończymy"])
def test_whoever_has_things_left_is_asked_before_the_turn_ends(line: str) -> None:
    came = Listener(table_at("heist_walk"), "en").hear(line)
    assert (came.move, came.offered, came.command) == ("", "end", "")


def test_diminutives_are_made_of_words_that_there_are() -> None:
    assert made_of("kamyczek") == ("kamyk",)
    assert made_of("drabince") == ("drabina",)
    assert "dwojka" in made_of("dwojeczke")
    assert made_of("medyka") == ()


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("bolusiowi", "Bolek"),
        ("elunia", "Ela"),
        ("dareczkowi", "Darek"),
        ("boluś", "Bolek"),
        ("celem", None),
        ("darii", None),
        ("alicji", None),
        ("dark", None),
        ("all", None),
    ],
)
def test_pet_names_mean_players(word: str, name: str | None) -> None:
    assert nickname_of(word, ("Ala", "Bolek", "Cela", "Darek", "Ela")) == name


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "yeah do what you said, ditch the fork"),
        ("en", "yeah, ditch the fork"),
        ("en", "sure, your way"),
        ("en", "ok do that"),
        ("pl", "dobra niech bedzie tak jak mowisz"),
        ("pl", "niech będzie po twojemu"),
    ],
)
def test_advice_is_taken_in_any_words(lang: Any, line: str) -> None:
    at = Listener(table_at("sabo_cells"), lang)
    at.talk.offered = Pick(("discard", "t_vertical"))
    with pytest.raises(Given, match=r"^discard t_vertical$"):
        at.talk.hear(line, at.ask, at.moves)


@pytest.mark.parametrize(("lang", "line"), [("en", "ok, what now"), ("en", "do what"), ("pl", "jak mówisz?")])
def test_what_only_sounds_like_a_yes_does_nothing(lang: Any, line: str) -> None:
    at = Listener(table_at("sabo_cells"), lang)
    at.talk.offered = Pick(("discard", "t_vertical"))
    at.talk.hear(line, at.ask, at.moves)
    assert at.talk.offered is None


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("pl", "zawal korytarz na 2,0 - a nie, czekaj, cofnij to", "nic nie zrobiono"),
        ("pl", "zawal korytarz na 3,0 - a nie, czekaj, cofnij to", "nic nie zrobiono"),
        ("en", "play rockfall 2,0... oops, take it back", "nothing was done"),
        ("pl", "ups, nie chciałem, czekaj, cofnij to", "Nie ma czego cofnąć."),
        ("en", "wait, undo that", "There is nothing to take back."),
        ("pl", "nie, cofnij to", "Nie ma czego cofnąć."),
    ],
)
def test_an_order_that_is_undone_at_once_undoes_nothing_else(lang: Any, line: str, told: str) -> None:
    came = listener("sabo_hand", lang).hear(line)
    assert told in came.said
    assert not came.move


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("en", "get rid of that crossing, the miners would love it", "discard cross"),
        ("en", "dump the crossing and let's move on", "discard cross"),
        ("en", "discard the map, nobody needs it anyway", "discard map"),
        ("pl", "połóż skrzyżowanie na 3,0, ciekawe co oni na to", "play cross 3,0"),
    ],
)
def test_what_one_thinks_of_an_order_does_not_wait_behind_it(lang: Any, line: str, move: str) -> None:
    told, at = _said("sabo_hand", lang, line)
    assert told == move
    assert not at.talk.queue.lines


def test_a_listed_move_is_chosen_by_its_row() -> None:
    chosen = _said("sabo_cells", "pl", "ślepe rozwidlenie", "wole w tym rzedzie 1, zaraz obok")[0]
    assert chosen == "play dead_t_vertical 0,1"


@pytest.mark.parametrize("line", ["go there?", "maybe go there?", "a mogę wejść tam?"])
def test_whoever_asks_about_going_there_does_not_go(line: str) -> None:
    at = Listener(table_at("heist_walk"), "en")
    at.talk.memory.place = "15"
    try:
        at.talk.hear(line, at.ask, at.moves)
    except Given as given:
        pytest.fail(f"made: {given}")
    assert at.paper.written


@pytest.mark.parametrize(
    ("position", "line", "move"),
    [
        ("mim_village", "healer, no shop", "choose healer"),
        ("mim_village", "doctor, no the shop", "choose shop"),
        ("sabo_hand", "cross at 3,0, no the one at 1,1", "play cross 1,1"),
        ("sabo_hand", "cross at 3,0, no wait, at 1,1", "play cross 1,1"),
        ("sabo_tools", "zepsuj wagonik Darusiowi?", ""),
        ("sabo_tools", "zepsuj wagonik Darusiowi", "play broken_cart 3"),
        ("sabo_tools", "zepsuj wagonik Darii", ""),
    ],
)
def test_a_no_between_two_things(position: str, line: str, move: str) -> None:
    assert Listener(table_at(position), "en").hear(line).move == move


def test_long_lines_take_no_longer_than_they_are() -> None:
    begin = time.process_time()
    supposed("x, " + "no to " * 40 + "x")
    assert time.process_time() - begin < 1


def test_idioms_leave_other_words_alone() -> None:
    for line in ("po tylko jednej karcie", "co trzeba zrobic zeby wygrac", "to gdzie teraz mam isc", "w nosidle"):
        assert plainly(line) == line
    assert plainly("i bring it down") == "i collapse it"
    assert plainly("cave in the wall") == "collapse the wall"


def test_a_question_without_answers_means_nothing() -> None:
    at = listener("sabo_hand", "en")
    assert at.moves.among([]).understanding.meaning("blabla frotka") is None


def test_the_rest_of_a_sentence_declines_nothing_by_chance() -> None:
    at = listener("mim_take", "pl")
    assert at.hear("tam więcej kart").move == ""
    assert at.hear("nic więcej").move == "done"
    assert at.hear("nic więcej nie biorę").move == "done"


@pytest.mark.parametrize(
    "line",
    [
        "poradź coś",
        "jakaś rada?",
        "jaka rada?",
        "co by tu teraz zrobić?",
        "co tu zagrać",
        "any tips",
        "got any advice?",
        "what would you do",
        "suggest something",
        "help me out",
    ],
)
def test_whoever_wants_advice_gets_it(line: str) -> None:
    came = listener("sabo_hand", "pl").hear(line)
    assert came.said.startswith("Rada: ")
    assert came.offered
