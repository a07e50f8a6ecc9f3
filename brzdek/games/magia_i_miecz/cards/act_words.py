"""What cards may forbid and allow."""

from __future__ import annotations

from brzdek.core.effects.entries import ActWord
from brzdek.core.text import Text


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
        ("używać broni w walce", "use a weapon in combat"),
        ("używać broni w walce", "use a weapon in combat"),
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
        "higher_die",
        (
            "Zatrzymanie wyższej z obu kostek walki z Wrogiem; zakaz: wyższa zawsze należy do Wroga.",
            "Keeping the higher of both dice of a combat with an enemy; forbidden: the higher is always the enemy's.",
        ),
        ("zatrzymać wyższej z obu kostek walki (bierze ją Wróg)", "keep the higher of both dice (the enemy takes it)"),
        ("zatrzymać wyższą z obu kostek walki", "keep the higher of both dice"),
    ),
    _act(
        "psychic_attack",
        ("Atak psychiczny na Poszukiwacza.", "A psychic attack on an adventurer."),
        ("atakować psychicznie", "attack psychically"),
    ),
    _act(
        "attack_again",
        (
            "Drugi atak na pokonanego, któremu nie odebrano życia.",
            "A second attack on one who was beaten and lost no life.",
        ),
        (
            "zaatakować jeszcze raz pokonanego, który nie stracił życia",
            "attack once more whoever was beaten and lost no life",
        ),
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
        "choose_road",
        (
            "Wybór Drogi w Kosmicznej Otchłani zamiast rzutu.",
            "Choosing the road in the Cosmic Abyss instead of a roll.",
        ),
        ("wybrać Drogi w Kosmicznej Otchłani", "choose the road in the Cosmic Abyss"),
        ("wybrać Drogę w Kosmicznej Otchłani zamiast rzutu", "choose the road in the Cosmic Abyss instead of rolling"),
    ),
    _act(
        "halt",
        (
            "Zakończenie ruchu wcześniej, na mijanym obszarze (z „lies_there” tylko takim).",
            "Ending the move early, on a space that is passed (with “lies_there” only on such ones).",
        ),
        ("zakończyć ruchu wcześniej na mijanym obszarze", "end the move early on a space that you pass"),
        ("zakończyć ruch wcześniej na mijanym obszarze", "end the move early on a space that you pass"),
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
        ("przeprawiać się przez rzekę bez tratwy", "cross the river without a raft"),
    ),
    _act(
        "gain_lives",
        ("Zyskiwanie i leczenie Wytrzymałości.", "Gaining and healing Endurance."),
        ("zyskiwać ani leczyć Wytrzymałości", "gain or heal Endurance"),
        ("zyskiwać Wytrzymałość", "gain Endurance"),
    ),
    _act(
        "be_robbed",
        (
            "Inni zabierają przedmioty i złoto: po walce i zdolnościami „rob” i „swap”.",
            "Others take items and gold: after a combat and by the abilities “rob” and “swap”.",
        ),
        ("zostać obrabowany", "be robbed"),
    ),
    _act(
        "be_challenged",
        ("Ataki innych Poszukiwaczy (poza Koroną).", "Attacks by other adventurers (except on the Crown)."),
        ("zostać zaatakowany przez Poszukiwacza", "be attacked by an adventurer"),
    ),
    _act(
        "become_toad",
        ("Przemiana w ropuchę.", "Becoming a toad."),
        ("zostać zamieniony w ropuchę", "be turned into a toad"),
    ),
    _act(
        "lose_turns",
        ("Tracenie tur.", "Losing turns."),
        ("stracić tury", "lose a turn"),
    ),
    _act(
        "win_draws",
        ("Remis w walce jest wygraną.", "A drawn combat is won."),
        ("wygrać przez remis", "win by a draw"),
    ),
)
