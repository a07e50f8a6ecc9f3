"""Words of the cards that only name something: events, moments, occasions, windows."""

from __future__ import annotations

from brzdek.core.effects.entries import EventWord, MomentWord, OccasionWord, WindowWord
from brzdek.core.effects.phrases import Reading
from brzdek.core.text import Text


def _reading(pl: tuple[str, str], en: tuple[str, str]) -> Reading:
    return Reading(Text(pl[0], en[0]), Text(pl[1], en[1]))


EVENTS = (
    EventWord(
        "cast",
        Text("Rzucenie Czaru.", "A spell is cast."),
        _reading(("rzucasz Czar", "rzuca Czar"), ("you cast a spell", "casts a spell")),
        _reading(("rzucasz Czar", "rzuca Czar"), ("you cast a spell", "casts a spell")),
        subject="by",
        it=Text("go", "it"),
    ),
    EventWord(
        "lose_endurance",
        Text("Utrata Wytrzymałości.", "Endurance is lost."),
        _reading(("tracisz Wytrzymałość", "traci Wytrzymałość"), ("you lose Endurance", "loses Endurance")),
        _reading(
            ("masz stracić Wytrzymałość", "ma stracić Wytrzymałość"),
            ("you would lose Endurance", "would lose Endurance"),
        ),
        it=Text("stratę", "the loss"),
    ),
    EventWord(
        "attacked",
        Text(
            "Atak jednego Wroga (karty albo istoty z planszy).", "One enemy attacks (a card or a being of the board)."
        ),
        _reading(("atakuje cię Wróg", "jest atakowany"), ("an enemy attacks you", "is attacked")),
        _reading(("ma cię zaatakować Wróg", "ma być zaatakowany"), ("an enemy would attack you", "would be attacked")),
        it=Text("atak", "the attack"),
    ),
    EventWord(
        "trophy",
        Text("Zdobycie karty zabitego Wroga.", "The card of a killed enemy is won."),
        _reading(("zdobywasz trofeum", "zdobywa trofeum"), ("you win a trophy", "wins a trophy")),
        _reading(("masz zdobyć trofeum", "ma zdobyć trofeum"), ("you would win a trophy", "would win a trophy")),
    ),
    EventWord(
        "take_friend",
        Text("Przyłączenie się Przyjaciela leżącego na obszarze.", "A friend lying on a space joins somebody."),
        _reading(
            ("przyłącza się do ciebie Przyjaciel", "zyskuje Przyjaciela"), ("a friend joins you", "gains a friend")
        ),
        _reading(
            ("ma się do ciebie przyłączyć Przyjaciel", "ma zyskać Przyjaciela"),
            ("a friend would join you", "would gain a friend"),
        ),
    ),
    EventWord(
        "friend_dies",
        Text("Śmierć albo odrzucenie Przyjaciela.", "A friend dies or is discarded."),
        _reading(("ginie twój Przyjaciel", "traci Przyjaciela"), ("your friend dies", "loses a friend")),
        _reading(
            ("ma zginąć twój Przyjaciel", "ma stracić Przyjaciela"), ("your friend would die", "would lose a friend")
        ),
    ),
    EventWord(
        "kill_enemy",
        Text("Zabicie Wroga w walce.", "An enemy is killed in combat."),
        _reading(("zabijasz Wroga", "zabija Wroga"), ("you kill an enemy", "kills an enemy")),
    ),
    EventWord(
        "take_life",
        Text(
            "Odebranie w walce punktu Wytrzymałości Poszukiwaczowi albo zabicie Wroga.",
            "A point of Endurance is taken from an adventurer in combat, or an enemy is killed.",
        ),
        _reading(
            ("odbierasz w walce życie", "odbiera w walce życie"),
            ("you take a life in combat", "takes a life in combat"),
        ),
    ),
    EventWord(
        "win_fight",
        Text("Wygrana walka.", "A combat is won."),
        _reading(("wygrywasz walkę", "wygrywa walkę"), ("you win a combat", "wins a combat")),
    ),
    EventWord(
        "lose_fight",
        Text("Przegrana walka.", "A combat is lost."),
        _reading(("przegrywasz walkę", "przegrywa walkę"), ("you lose a combat", "loses a combat")),
    ),
    EventWord(
        "wield",
        Text("Użycie broni w walce wręcz (raz, przed rzutami).", "Weapons are used in melee (once, before the dice)."),
        _reading(("używasz broni", "używa broni"), ("you use a weapon", "uses a weapon")),
    ),
    EventWord(
        "arrive",
        Text("Koniec ruchu na obszarze albo przeniesienie na obszar.", "Somebody comes to stand on a space."),
        _reading(("docierasz na obszar", "dociera na obszar"), ("you come to a space", "comes to a space")),
    ),
    EventWord(
        "cross_river",
        Text("Przeprawa przez Rwącą Rzekę.", "The Storm River is crossed."),
        _reading(
            ("przeprawiasz się przez rzekę", "przeprawia się przez rzekę"), ("you cross the river", "crosses the river")
        ),
    ),
    EventWord(
        "find_gold",
        Text("Zabranie znalezionego złota.", "Gold that was found is taken."),
        _reading(("zabierasz znalezione złoto", "zabiera znalezione złoto"), ("you find gold", "finds gold")),
    ),
    EventWord(
        "turn_begins",
        Text("Początek tury.", "A turn begins."),
        _reading(("zaczynasz turę", "zaczyna turę"), ("you begin your turn", "begins a turn")),
    ),
    EventWord(
        "roll_move",
        Text("Rzut na ruch (liczy się wynik).", "A roll to move (its result counts)."),
        _reading(("rzucasz na ruch", "rzuca na ruch"), ("you roll to move", "rolls to move")),
    ),
    EventWord(
        "roll_sage",
        Text("Odwiedziny u Mędrca.", "A visit to the Sage."),
        _reading(("odwiedzasz Mędrca", "odwiedza Mędrca"), ("you visit the Sage", "visits the Sage")),
    ),
)


MOMENTS = (
    MomentWord(
        "end_of_fight",
        Text("Koniec trwającej walki (albo najbliższej).", "The end of the combat (or of the next one)."),
        Text("do końca walki", "until the end of the combat"),
        Text("do końca {n}. walki", "until the end of combat no. {n}"),
        "fight_end",
    ),
    MomentWord(
        "lost_turn",
        Text("Stracona tura tego, kogo to dotyczy.", "A turn lost by the one it concerns."),
        Text("do najbliższej straconej tury", "until a turn has been lost"),
        Text("do {n}. straconej tury", "until {n} turns have been lost"),
        "turn_lost",
        "seat",
    ),
)

OCCASIONS = (
    OccasionWord("combat", Text("Każda walka.", "Any combat."), Text("w walce", "in combat")),
    OccasionWord("melee", Text("Walka wręcz.", "Melee."), Text("w walce wręcz", "in melee"), "combat"),
    OccasionWord(
        "psychic",
        Text("Walka psychiczna.", "Psychic combat."),
        Text("w walce psychicznej", "in psychic combat"),
        "combat",
    ),
)


def _window(word: str, doc: tuple[str, str], reads: tuple[str, str]) -> WindowWord:
    return WindowWord(word, Text(*doc), Text(*reads))


WINDOWS = (
    _window(
        "own_turn_start",
        ("Początek własnej tury, przed ruchem.", "The start of one's own turn, before the move."),
        ("na początku swojej tury", "at the start of your turn"),
    ),
    _window(
        "turn_start",
        (
            "Początek czyjejkolwiek tury (cel: „player: active”).",
            "The start of anybody's turn (target: “player: active”).",
        ),
        ("na początku tury", "at the start of a turn"),
    ),
    _window(
        "before_move",
        ("Zamiast rzutu na ruch.", "Instead of the movement roll."),
        ("zamiast ruchu", "instead of your move"),
    ),
    _window(
        "after_move",
        (
            "We własnej turze po ruchu, przed badaniem obszaru.",
            "In one's own turn after the move, before the space is explored.",
        ),
        ("po swoim ruchu", "after your move"),
    ),
    _window(
        "turn_move",
        (
            "Po czyimkolwiek ruchu, przed badaniem obszaru (cel: „player: active”).",
            "After anybody's move, before the space is explored (target: “player: active”).",
        ),
        ("po ruchu", "after a move"),
    ),
    _window(
        "own_turn_end",
        ("Koniec własnej tury.", "The end of one's own turn."),
        ("na końcu swojej tury", "at the end of your turn"),
    ),
    _window(
        "turn_end",
        ("Koniec czyjejkolwiek tury.", "The end of anybody's turn."),
        ("na końcu tury", "at the end of a turn"),
    ),
    _window(
        "card_drawn",
        ("Po dobraniu kart Przygód, zanim zadziałają.", "After Adventure cards are drawn, before they work."),
        ("po dobraniu kart", "when cards are drawn"),
    ),
    _window(
        "before_draw",
        ("Przed dobraniem kart Przygód.", "Before Adventure cards are drawn."),
        ("przed dobraniem kart", "before you draw cards"),
    ),
    _window(
        "before_combat",
        ("Gdy ktoś ma walczyć, przed rzutami.", "When somebody is to fight, before the dice."),
        ("przed walką", "before a combat"),
    ),
    _window(
        "outcome",
        (
            "Gdy znany jest wynik walki, zanim ma skutki.",
            "When the outcome of a combat is known, before it has effects.",
        ),
        ("po poznaniu wyniku walki", "when the outcome of a combat is known"),
    ),
    _window("before_roll", ("Przed każdym rzutem.", "Before any roll."), ("przed rzutem", "before a roll")),
    _window(
        "after_roll",
        ("Po każdym rzucie, zanim wynik się liczy.", "After any roll, before it counts."),
        ("po rzucie", "after a roll"),
    ),
    _window(
        "move_roll",
        ("Po rzucie na ruch, przed ruchem.", "After the movement roll, before the move."),
        ("po rzucie na ruch", "after the movement roll"),
    ),
    _window(
        "cast", ("W odpowiedzi na Czar.", "In answer to a spell."), ("w odpowiedzi na Czar", "in answer to a spell")
    ),
    _window(
        "loss_due",
        ("Gdy ktoś ma stracić Wytrzymałość.", "When somebody is about to lose Endurance."),
        ("przed utratą Wytrzymałości", "when Endurance is about to be lost"),
    ),
    _window(
        "meeting",
        (
            "Przy spotkaniu innych na swoim obszarze, oprócz ataku.",
            "When meeting others on one's space, beside an attack.",
        ),
        ("przy spotkaniu", "when meeting others"),
    ),
    _window(
        "instead_of_attack",
        ("Zamiast ataku na spotkanego.", "Instead of attacking whom one meets."),
        ("zamiast ataku", "instead of attacking"),
    ),
    _window(
        "visit",
        (
            "W kroku 7 na obszarze (z „terrain”) albo przy Miejscu (z „at_card”).",
            "In step 7 on a space (with “terrain”), or at a place (with “at_card”).",
        ),
        ("podczas badania obszaru", "when exploring a space"),
    ),
)
ANY_TIME_WINDOWS = ("turn_start", "turn_move", "before_combat", "turn_end")
"""What ``timing: any_time`` means."""
ANY_TIME_READS = Text("w dowolnej chwili", "at any time")
