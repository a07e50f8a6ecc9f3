"""Words of the cards that only name something: events, numbers, acts, moments, occasions, windows."""

from __future__ import annotations

from brzdek.core.effects.entries import ActWord, EventWord, MomentWord, NumberWord, OccasionWord, WindowWord
from brzdek.core.effects.phrases import Reading
from brzdek.core.text import Text
from brzdek.games.magia_i_miecz.cards.number_words import ADDED, FIXED


def _reading(pl: tuple[str, str], en: tuple[str, str]) -> Reading:
    return Reading(Text(pl[0], en[0]), Text(pl[1], en[1]))


EVENTS = (
    EventWord(
        "cast",
        Text("Rzucenie Czaru.", "A spell is cast."),
        _reading(("rzucasz Czar", "rzuca Czar"), ("you cast a spell", "casts a spell")),
        _reading(("rzucasz Czar", "rzuca Czar"), ("you cast a spell", "casts a spell")),
        subject="by",
    ),
    EventWord(
        "lose_endurance",
        Text("Utrata Wytrzymałości.", "Endurance is lost."),
        _reading(("tracisz Wytrzymałość", "traci Wytrzymałość"), ("you lose Endurance", "loses Endurance")),
        _reading(
            ("masz stracić Wytrzymałość", "ma stracić Wytrzymałość"),
            ("you would lose Endurance", "would lose Endurance"),
        ),
    ),
    EventWord(
        "attacked",
        Text(
            "Atak jednego Wroga (karty albo istoty z planszy).", "One enemy attacks (a card or a being of the board)."
        ),
        _reading(("atakuje cię Wróg", "jest atakowany"), ("an enemy attacks you", "is attacked")),
        _reading(("ma cię zaatakować Wróg", "ma być zaatakowany"), ("an enemy would attack you", "would be attacked")),
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
        "turn_begins",
        Text("Początek tury.", "A turn begins."),
        _reading(("zaczynasz turę", "zaczyna turę"), ("you begin your turn", "begins a turn")),
    ),
    EventWord(
        "roll_sage",
        Text("Odwiedziny u Mędrca.", "A visit to the Sage."),
        _reading(("odwiedzasz Mędrca", "odwiedza Mędrca"), ("you visit the Sage", "visits the Sage")),
    ),
)


def _number(word: str, doc: tuple[str, str], name: tuple[str, str], to: tuple[str, str]) -> NumberWord:
    return NumberWord(word, Text(*doc), Text(*name), Text(*to), ADDED.get(word), FIXED.get(word))


def _roll(word: str, pl: str, en: str) -> NumberWord:
    """A named roll: a modifier changes its result."""
    return _number(
        word,
        (f"Rzut: {pl}.", f"The roll: {en}."),
        (f"rzut „{pl}”", f"the roll “{en}”"),
        (f"rzutu „{pl}”", f"to the roll “{en}”"),
    )


NUMBERS = (
    _number("strength", ("Siła.", "Strength."), ("Siła", "Strength"), ("Siły", "Strength")),
    _number("craft", ("Moc.", "Craft."), ("Moc", "Craft"), ("Mocy", "Craft")),
    _number(
        "attack",
        ("Rzut ataku.", "The attack roll."),
        ("rzut ataku", "attack roll"),
        ("rzutu ataku", "to the attack roll"),
    ),
    _number(
        "attack_dice",
        (
            "Ile kostek ataku więcej się rzuca; liczy się najlepsza.",
            "How many more attack dice are thrown; the best counts.",
        ),
        ("dodatkowe kostki ataku (liczy się najlepsza)", "more attack dice (the best counts)"),
        ("kostek ataku (liczy się najlepsza)", "to the attack dice (the best counts)"),
    ),
    _number(
        "added_dice",
        ("Ile kostek dodaje się do rzutu ataku.", "How many dice are added to the attack roll."),
        ("dodane kostki ataku", "added attack dice"),
        ("kostek ataku (wyniki się sumuje)", "to the attack dice (added up)"),
    ),
    _number(
        "margin",
        (
            "O ile punktów można mieć mniej i nie przegrać (to remis).",
            "By how many points one may have less and not lose (a draw).",
        ),
        ("margines porażki", "margin of defeat"),
        ("marginesu porażki", "to the margin of defeat"),
    ),
    _number(
        "enemy_roll",
        ("Rzut Wroga, z którym się walczy.", "The roll of the enemy that is fought."),
        ("rzut Wroga", "the enemy's roll"),
        ("rzutu Wroga", "to the enemy's roll"),
    ),
    _number(
        "spirit_craft",
        ("Moc Duchów, z którymi się walczy.", "The Craft of spirits that are fought."),
        ("Moc Duchów", "Craft of spirits"),
        ("Mocy Duchów", "to the Craft of spirits"),
    ),
    _number(
        "save",
        ("Rzut na ocalenie pancerzem.", "The roll of an armour."),
        ("rzut na pancerz", "armour roll"),
        ("rzutu na pancerz", "to the armour roll"),
    ),
    _number(
        "weapons",
        ("Ile broni wolno użyć w walce.", "How many weapons may be used in a combat."),
        ("broń w walce", "weapons in a combat"),
        ("liczby broni w walce", "to the weapons in a combat"),
    ),
    _number(
        "item_limit",
        ("Ile przedmiotów wolno nieść.", "How many items may be carried."),
        ("limit przedmiotów", "item limit"),
        ("limitu przedmiotów", "to the item limit"),
    ),
    _number(
        "spell_limit",
        ("O ile więcej Czarów wolno mieć, niż pozwala Moc.", "How many more spells may be held than Craft allows."),
        ("limit Czarów", "spell limit"),
        ("limitu Czarów", "to the spell limit"),
    ),
    _number(
        "least_spells",
        (
            "Ile Czarów ma się zawsze co najmniej: brakujące się dobiera.",
            "How many spells one always has at least: missing ones are drawn.",
        ),
        ("najmniejsza liczba Czarów", "least number of spells"),
        ("najmniejszej liczby Czarów", "to the least number of spells"),
    ),
    _number(
        "extra_spells",
        (
            "O ile Czarów więcej się ogląda przy dobieraniu; nadmiar się odrzuca.",
            "How many more spells are looked at when one is drawn; the surplus is discarded.",
        ),
        ("dodatkowe Czary do wyboru", "more spells to choose from"),
        ("Czarów do wyboru przy dobieraniu", "to the spells to choose from"),
    ),
    _number(
        "extra_cards",
        (
            "O ile kart Przygód więcej można dobrać; tyle samo się odrzuca.",
            "How many more Adventure cards may be drawn; as many are discarded.",
        ),
        ("dodatkowe karty do wyboru", "more cards to choose from"),
        ("kart do wyboru przy badaniu obszaru", "to the cards to choose from when exploring"),
    ),
    _number(
        "move", ("Wynik rzutu na ruch.", "The result of the movement roll."), ("ruch", "move"), ("ruchu", "to the move")
    ),
    _number(
        "dice_to_move",
        ("Ile kostek rzuca się na ruch (zwykle 1).", "How many dice are thrown to move (usually 1)."),
        ("kostki ruchu", "dice to move"),
        ("kostek ruchu", "to the dice to move"),
    ),
    _number(
        "move_up_to",
        ("Ile najwyżej można dodać do ruchu, do wyboru.", "How much at most may be added to the move, at choice."),
        ("dodatek do ruchu", "optional steps"),
        ("ruchu, do wyboru", "to the move, at choice"),
    ),
    _number(
        "dice_in_mines",
        ("Kostki w Kopalni (zwykle 3).", "Dice in the Mines (usually 3)."),
        ("kostki w Kopalni", "dice in the Mines"),
        ("kostek w Kopalni", "to the dice in the Mines"),
    ),
    _number(
        "dice_in_crypt",
        ("Kostki w Krypcie (zwykle 3).", "Dice in the Crypt (usually 3)."),
        ("kostki w Krypcie", "dice in the Crypt"),
        ("kostek w Krypcie", "to the dice in the Crypt"),
    ),
    _number(
        "portal_strength_dice",
        ("Kostki przy wyważaniu Wrót (zwykle 2).", "Dice to force the Portal (usually 2)."),
        ("kostki przy wyważaniu Wrót", "dice to force the Portal"),
        ("kostek przy wyważaniu Wrót", "to the dice to force the Portal"),
    ),
    _number(
        "portal_craft_dice",
        ("Kostki przy otwieraniu Wrót Mocą (zwykle 2).", "Dice to open the Portal by Craft (usually 2)."),
        ("kostki przy otwieraniu Wrót Mocą", "dice to open the Portal by Craft"),
        ("kostek przy otwieraniu Wrót Mocą", "to the dice to open the Portal by Craft"),
    ),
    _roll("prayer", "modlitwa", "prayer"),
    _roll("portal", "Tajemne Wrota", "Portal of Power"),
    _roll("crypt", "Krypta", "Crypt"),
    _roll("mines", "Kopalnia", "Mines"),
    _roll("cave", "Jaskinia", "Cave"),
    _roll("sage", "Mędrzec", "Sage"),
    _roll("enchantress", "Czarodziejka", "Enchantress"),
    _roll("warlock", "Czarownik", "Warlock"),
    _roll("witch", "Czarownica", "Witch"),
    _roll("tavern", "Gospoda", "Tavern"),
    _roll("graveyard", "Cmentarz", "Graveyard"),
    _roll("crags", "Skały", "Crags"),
    _roll("forest", "Las", "Forest"),
    _roll("chasm", "Przepaść", "Chasm"),
    _roll("death", "Śmierć", "Death"),
    _roll("tower", "Wieża Wampira", "Vampire's Tower"),
    _roll("command", "Rozkaz", "Command"),
)


def _act(
    word: str, doc: tuple[str, str], forbidden: tuple[str, str], allowed: tuple[str, str] | None = None
) -> ActWord:
    return ActWord(word, Text(*doc), Text(*forbidden), Text(*(allowed or forbidden)))


ACTS = (
    _act(
        "cast",
        ("Rzucanie Czarów.", "Casting spells."),
        ("rzucać Czarów", "cast spells"),
        ("rzucać Czary", "cast spells"),
    ),
    _act(
        "hold_spells",
        ("Posiadanie Czarów.", "Holding spells."),
        ("mieć Czarów", "have spells"),
        ("mieć Czary", "have spells"),
    ),
    _act(
        "be_enchanted",
        ("Czary cudze działają na osobę i jej rzeczy.", "Spells of others work on the person and its things."),
        ("być celem cudzych Czarów", "be the target of others' spells"),
    ),
    _act(
        "be_charmed",
        ("Cudze Magiczne Przedmioty działają na osobę i jej rzeczy.", "Magic items of others work on the person."),
        ("być celem cudzych Magicznych Przedmiotów", "be the target of others' magic items"),
    ),
    _act(
        "use_magic",
        ("Używanie Magicznych Przedmiotów.", "Using magic items."),
        ("używać Magicznych Przedmiotów", "use magic items"),
        ("używać Magicznych Przedmiotów", "use magic items"),
    ),
    _act(
        "item_bonus",
        ("Siła i Moc z przedmiotów się liczą.", "Strength and Craft of items count."),
        ("doliczać Siły ani Mocy przedmiotów", "count the Strength and Craft of items"),
        ("doliczać Siłę i Moc przedmiotów", "count the Strength and Craft of items"),
    ),
    _act(
        "wield",
        ("Używanie broni (z warunkiem „card_is” tylko takiej).", "Using weapons (with “card_is” only such ones)."),
        ("używać broni w walce", "use weapons in combat"),
        ("używać broni w walce", "use weapons in combat"),
    ),
    _act(
        "wear",
        ("Używanie pancerza (z warunkiem „card_is” tylko takiego).", "Using armour (with “card_is” only such)."),
        ("używać pancerza", "use armour"),
    ),
    _act(
        "own",
        ("Posiadanie kart (zawsze z warunkiem „card_is”).", "Owning cards (always with “card_is”)."),
        ("mieć takiej karty", "own such a card"),
        ("mieć taką kartę", "own such a card"),
    ),
    _act(
        "evade",
        ("Wymykanie się temu, kto atakuje.", "Evading whoever attacks."),
        ("wymknąć się temu, kto atakuje", "evade whoever attacks"),
    ),
    _act(
        "be_attacked",
        (
            "Wróg atakuje (z „foe”: tylko taki); zakaz: nie atakuje, ale można go zaatakować.",
            "Enemies attack (with “foe” only such ones); forbidden: they do not attack, but may be attacked.",
        ),
        ("zostać zaatakowany", "be attacked"),
    ),
    _act(
        "roll_attack",
        ("Dodawanie kostki w walce.", "Adding a die in combat."),
        ("dodać rzutu kostką w walce", "add a die in combat"),
        ("dodać rzut kostką w walce", "add a die in combat"),
    ),
    _act(
        "psychic_attack",
        ("Atak psychiczny na Poszukiwacza.", "A psychic attack on an adventurer."),
        ("atakować psychicznie", "attack psychically"),
    ),
    _act(
        "attack_again",
        ("Drugi atak na tego samego, komu nie odebrano życia.", "A second attack on one who lost no life."),
        ("zaatakować jeszcze raz tego, komu nie odebrałeś życia", "attack once more whoever lost no life"),
    ),
    _act(
        "loot",
        (
            "Zabieranie przedmiotu albo złota po wygranej z Poszukiwaczem.",
            "Taking an item or gold after beating an adventurer.",
        ),
        ("zabrać przedmiotu ani złota po wygranej z Poszukiwaczem", "take an item or gold after beating an adventurer"),
        ("zabrać przedmiot albo złoto", "take an item or gold"),
    ),
    _act(
        "ignore_space",
        (
            "Pominięcie polecenia obszaru (z „terrain” tylko takiego).",
            "Skipping the instruction of a space (with “terrain” only there).",
        ),
        ("pominąć polecenia obszaru", "skip the instruction of the space"),
        ("pominąć polecenie obszaru", "skip the instruction of the space"),
    ),
    _act(
        "enter",
        ("Wchodzenie na wybrany obszar i przechodzenie przez niego.", "Entering the chosen space, or passing it."),
        ("wejść na wybrany obszar ani przez niego przejść", "enter the chosen space or pass it"),
        ("wejść na wybrany obszar", "enter the chosen space"),
    ),
    _act(
        "move_fewer",
        ("Ruch o mniej pól, niż wypadło.", "Moving fewer spaces than rolled."),
        ("ruszyć się o mniej obszarów, niż wypadło", "move fewer spaces than rolled"),
    ),
    _act(
        "stop",
        (
            "Kończenie ruchu na wybranym obszarze; zakaz: idzie się o jeden dalej.",
            "Ending a move on the chosen space; forbidden: one goes on by one.",
        ),
        (
            "kończyć ruchu na wybranym obszarze (ruch trwa o jeden obszar dłużej)",
            "end a move on the chosen space (it goes one space further)",
        ),
        ("kończyć ruch na wybranym obszarze", "end a move on the chosen space"),
    ),
    _act(
        "lose_combat",
        ("Przegrywanie walk; zakaz: przegrana jest remisem.", "Losing combats; forbidden: a lost one is a draw."),
        ("przegrać walki (przegrana to remis)", "lose a combat (it is a draw)"),
        ("przegrać walkę", "lose a combat"),
    ),
    _act(
        "build_raft",
        ("Budowa tratwy bez topora w Lesie i Puszczy.", "Building a raft without an axe in Forest and Woods."),
        ("zbudować tratwy bez topora", "build a raft without an axe"),
        ("zbudować tratwę bez topora", "build a raft without an axe"),
    ),
    _act(
        "cross_freely",
        ("Przeprawa przez rzekę jak tratwą.", "Crossing the river as if by raft."),
        ("przeprawić się przez rzekę jak tratwą", "cross the river as if by raft"),
    ),
    _act(
        "gain_lives",
        ("Zyskiwanie i leczenie Wytrzymałości.", "Gaining and healing Endurance."),
        ("zyskiwać ani leczyć Wytrzymałości", "gain or heal Endurance"),
        ("zyskiwać Wytrzymałość", "gain Endurance"),
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
ANY_TIME_WINDOWS = ("turn_start", "after_move", "before_combat", "turn_end")
"""What ``timing: any_time`` means."""
ANY_TIME_READS = Text("w dowolnej chwili", "at any time")
