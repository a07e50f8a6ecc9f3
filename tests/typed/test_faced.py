"""The enemy that is faced, a fight that is being put together, what follows a move."""

from __future__ import annotations

import pytest

from brzdek.core.drawing import Style
from brzdek.core.text import Lang
from brzdek.games.magia_i_miecz.face.face import WorldFace
from brzdek.shell.sitting.telling import _joined
from tests.support import answer, seat_down
from tests.typed.listening import Listener, listener
from tests.typed.positions import table_at

pytestmark = pytest.mark.xdist_group("typed lines")


@pytest.mark.parametrize(
    ("position", "lang", "line", "told"),
    [
        ("faced_dragon", "pl", "jakie mam szanse z tym smokiem?", "Wulkaniczny Smok S9"),
        ("faced_dragon", "en", "what are my odds against this dragon?", "Volcanic Dragon S9"),
        ("faced_pair", "pl", "a jakie szanse z drakiem?", "Niedźwiedź S3 + Pustynny drake S5"),
        ("faced_pair", "pl", "a jakie szanse z drakiem?", "w tej walce już bierze udział: Niedźwiedź"),
        ("faced_pair", "pl", "jak zaatakuje oba to walcza razem?", "Siła (albo Moc) się sumuje"),
        ("faced_pair", "en", "if I attack both do they fight together?", "one die is thrown for them"),
        (
            "faced_giant",
            "pl",
            "a jak wypije eliksir to jakie mam szanse z olbrzymem?",
            "użyjesz: Eliksir Siły (+2)",
        ),
        ("faced_giant", "en", "what are my chances against Bolek?", "if Bolek uses: Mercenary (+3)"),
        ("faced_giant", "pl", "walczę z wilkiem", "Wilk leży na obszarze Las"),
        ("faced_roll", "pl", "ile mam do wioski?", "Wypadło 3: tym rzutem tam dojdziesz."),
        ("faced_roll", "en", "how far is the Village?", "You rolled 3: this roll gets you there."),
        ("faced_roll", "pl", "ile mam do miasta?", "Wypadło 3: tym rzutem tam nie dojdziesz."),
        ("faced_trade", "pl", "a czemu nie lancę?", "Bolek nie może tego mieć, bo ma charakter zły"),
        ("faced_trade", "en", "give the lance", "Bolek may not own it, being evil"),
        ("faced_vortex", "pl", "co się stało z moim czarem?", "Tracisz Czar: Błyskawica"),
        ("faced_vortex", "en", "where did my lightning bolt go?", "You lose a spell: Lightning Bolt"),
        ("faced_kings_scale", "pl", "?", "Równiny 4 (łuska C – musisz ją spotkać zamiast obszaru)"),
        ("faced_kings_scale", "en", "?", "Plains 4 (scale C – you must meet it instead of the space)"),
        ("faced_kings_scale", "pl", "po co mi te łuski?", "łuskę panującego Króla trzeba"),
        ("faced_kings_scale", "pl", "czemu nie mogłam nie walczyć z łuską?", "Łuskę panującego Króla (Cadorus) trzeba"),
        ("faced_kings_scale", "en", "will I get the scale if I beat the sleeping dragon?", "not even a Dragon"),
        ("faced_trophies", "pl", "wymień siła", "trofea wymienisz przed ruchem"),
        ("faced_portal", "en", "and what if I fail at the portal?", "the Portal stays shut"),
        ("faced_portal", "pl", "a dokad prowadzi przejscie?", "Podziemia: od obszaru Wejście"),
        ("faced_portal", "en", "where does that passage lead?", "The Dungeon: from its Entrance"),
        ("faced_portal", "pl", "co jest w podziemiach?", "do Skarbca"),
        ("faced_portal", "pl", "jak daleko do skarbca", "Skarbiec: 24 obszary od Wejścia."),
        (
            "faced_portal",
            "en",
            "why didn't I fight the dragon with my craft?",
            "An enemy with Strength is fought",
        ),
        ("faced_friend", "pl", "opłaca sie go brac?", "Tracisz 1 punkt Wytrzymałości"),
        ("faced_friend", "en", "is it worth taking him?", "Endurance"),
    ],
)
def test_what_is_told(position: str, lang: Lang, line: str, told: str) -> None:
    heard = listener(position, lang).hear(line)
    assert not heard.move
    assert told in heard.unbroken


@pytest.mark.parametrize(
    ("position", "lang", "line", "offered"),
    [
        ("faced_giant", "pl", "walczę z olbrzymem", "go_on"),
        ("faced_giant", "pl", "atakuję olbrzyma", "go_on"),
        ("faced_giant", "en", "fight the giant", "go_on"),
        ("faced_giant", "pl", "atakuję Bolka", "go_on"),
        ("faced_portal", "en", "I want to open the portal", "roll"),
        ("faced_portal", "pl", "chcę otworzyć wrota", "roll"),
        ("faced_portal", "pl", "atakuję Bolka", ""),
    ],
)
def test_the_first_step_is_offered(position: str, lang: Lang, line: str, offered: str) -> None:
    heard = listener(position, lang).hear(line)
    assert (heard.move, heard.offered) == ("", offered)


@pytest.mark.parametrize(
    ("position", "lang", "line", "move", "then"),
    [
        ("faced_dragon", "pl", "atakuje lanca", "fight wulkaniczny_smok.1", "lanca"),
        ("faced_dragon", "en", "attack sword", "fight wulkaniczny_smok.1", "sword"),
        ("faced_neighbour", "pl", "idę do Bolka i go atakuję", "go rowniny_4", "zaatakuj: bolek"),
        ("faced_neighbour", "pl", "ide do Bolka i atakuję go", "go rowniny_4", "zaatakuj: bolek"),
    ],
)
def test_what_is_asked_for_later_waits(position: str, lang: Lang, line: str, move: str, then: str) -> None:
    sitting = Listener(table_at(position), lang)
    assert sitting.hear(line).move == move
    assert any(then in waiting.casefold() for waiting in sitting.talk.queue.lines)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("pl", "nie i nie pytaj mnie już w turze Bolka"),
        ("pl", "pasuję i nie pytaj więcej"),
        ("pl", "nie pytaj więcej"),
        ("en", "pass and stop asking me"),
        ("en", "don't ask me again"),
        ("en", "no, pass till my turn"),
        ("en", "pass until it's my turn"),
        ("en", "skip everything until my next turn"),
        ("pl", "nie, pas do mojej tury"),
        ("pl", "pasuję aż do swojej tury"),
    ],
)
def test_no_more_questions(lang: Lang, line: str) -> None:
    assert listener("mim_react", lang).hear(line).command == "quiet"


def test_a_combat_of_ones_own_stands_in_lines_of_its_own_where_there_is_little_room() -> None:
    situation = {
        "turn": 0,
        "dice": [2, 1, 6],
        "adventurers": {
            0: {"pair": ["rycerz", "samuraj"], "space": "wioska", "endurance": 1, "offers": ["pola_1"]},
            1: {"pair": ["mnich", "zlodziej"], "space": "miasto"},
        },
        "deck": ["olbrzym"],
    }
    table = seat_down("magia_i_miecz", 2, position=situation, keep_turns=True)
    answer(table, "offer pola_1")
    while table.view(0).adventurer(0).alive and table.ask is not None:
        table.answer(table.ask.options[0])
    face, view = WorldFace(), table.view(0)
    told = [one.text for one in _joined(face.retold(view, view.events(), face.say("en"), Style(), 0))]
    assert any(text.startswith("You fight (melee): Giant") for text in told)
    assert any(" = " in text and "You fight" not in text for text in told)
    assert "Your adventurer dies!" in told
