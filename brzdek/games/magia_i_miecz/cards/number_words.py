"""The numbers that cards may change, and how such a change reads."""

from __future__ import annotations

from brzdek.core.effects.entries import NumberWord
from brzdek.core.text import Book, Text

ADDED: Book = {
    "attack_dice": Text(
        "rzucasz o {n} {n|kostkę|kostki|kostek} ataku więcej (liczy się najlepsza)",
        "you roll {n} more attack {n|die|dice} (the best counts)",
    ),
    "added_dice": Text(
        "dodajesz do ataku jeszcze {n} {n|kostkę|kostki|kostek}", "you add {n} more {n|die|dice} to your attack"
    ),
    "margin": Text(
        "przegrana o najwyżej {n} {n|punkt|punkty|punktów} to dla ciebie remis",
        "a loss by at most {n} {n|point|points} is a draw for you",
    ),
    "weapons": Text(
        "w walce możesz użyć o {n} {n|broń|bronie|broni} więcej", "you may use {n} more {n|weapon|weapons} in a combat"
    ),
    "item_limit": Text(
        "możesz nieść o {n} {n|przedmiot|przedmioty|przedmiotów} więcej", "you may carry {n} more {n|item|items}"
    ),
    "spell_limit": Text(
        "możesz mieć o {n} {n|Czar|Czary|Czarów} więcej, niż pozwala Moc",
        "you may hold {n} more {n|spell|spells} than Craft allows",
    ),
    "least_spells": Text(
        "masz zawsze co najmniej {n} {n|Czar|Czary|Czarów}", "you always have at least {n} {n|spell|spells}"
    ),
    "extra_spells": Text(
        "dobierając Czar, oglądasz o {n} więcej i tyle samo odrzucasz",
        "when you draw a spell you look at {n} more and discard as many",
    ),
    "extra_cards": Text(
        "badając obszar, dobierasz o {n} {n|kartę|karty|kart} więcej i tyle samo odrzucasz",
        "when exploring you draw {n} more {n|card|cards} and discard as many",
    ),
    "dice_to_move": Text(
        "rzucasz na ruch o {n} {n|kostkę|kostki|kostek} więcej", "you roll {n} more {n|die|dice} to move"
    ),
    "move_up_to": Text("do ruchu możesz dodać najwyżej {n}", "you may add up to {n} to your move"),
    "healing": Text(
        "ilekroć się leczysz, leczysz o {n} {n|punkt|punkty|punktów} Wytrzymałości więcej",
        "whenever you heal, you heal {n} more Endurance",
    ),
    "trophy_discount": Text(
        "wymieniając trofea na Siłę i Moc, oddajesz za każdy punkt o {n} mniej",
        "when you exchange trophies for Strength and Craft, a point costs you {n} less",
    ),
}
"""Sentences for numbers that nobody reads as a sum: "masz zawsze co najmniej 1 Czar" instead of "+1 do …"."""
OF_ENEMY: Book = {
    "added_dice": Text(
        "ten Wróg rzuca o {n} {n|kostkę|kostki|kostek} więcej i sumuje wyniki",
        "this enemy rolls {n} more {n|die|dice} and adds them up",
    ),
    "margin": Text(
        "wygrana z tym Wrogiem o najwyżej {n} {n|punkt|punkty|punktów} to tylko remis",
        "a win over this enemy by at most {n} {n|point|points} is only a draw",
    ),
}
"""The same of the enemy whose card says it."""
FIXED: Book = {
    "strength": Text("twoja Siła wynosi zawsze {n}", "your Strength is always {n}"),
    "craft": Text("twoja Moc wynosi zawsze {n}", "your Craft is always {n}"),
    "least_spells": ADDED["least_spells"],
    "move": Text("ruszasz się o {n} {n|obszar|obszary|obszarów}", "you move {n} {n|space|spaces}"),
    "dice_in_mines": Text(
        "w Kopalni rzucasz {n} {n|kostką|kostkami|kostkami}", "in the Mines you roll {n} {n|die|dice}"
    ),
    "dice_in_crypt": Text(
        "w Krypcie rzucasz {n} {n|kostką|kostkami|kostkami}", "in the Crypt you roll {n} {n|die|dice}"
    ),
    "portal_strength_dice": Text(
        "wyważając Wrota, rzucasz {n} {n|kostką|kostkami|kostkami}", "to force the Portal you roll {n} {n|die|dice}"
    ),
    "portal_craft_dice": Text(
        "otwierając Wrota Mocą, rzucasz {n} {n|kostką|kostkami|kostkami}",
        "to open the Portal by Craft you roll {n} {n|die|dice}",
    ),
}


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
        "champion",
        (
            "Siła (Moc) tego, kto walczy za Poszukiwacza.",
            "The Strength (Craft) of whoever fights in the adventurer's place.",
        ),
        ("Siła i Moc walczącego za ciebie", "Strength and Craft of whoever fights in your place"),
        ("Siły i Mocy tego, kto walczy za ciebie", "Strength and Craft of whoever fights in your place"),
    ),
    _number(
        "spirit_craft",
        ("Moc Duchów, z którymi się walczy.", "The Craft of spirits that are fought."),
        ("Moc Duchów", "Craft of spirits"),
        ("Mocy Duchów, z którymi walczysz", "to the Craft of spirits that you fight"),
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
    _number(
        "healing",
        ("Ile więcej się leczy przy każdym leczeniu.", "How much more is healed each time."),
        ("leczenie", "healing"),
        ("leczenia", "to healing"),
    ),
    _number(
        "trophy_discount",
        (
            "O ile mniej punktów trofeów kosztuje punkt Siły albo Mocy.",
            "How many points of trophies less a point of Strength or Craft costs.",
        ),
        ("upust w trofeach", "discount on trophies"),
        ("upustu w trofeach", "to the discount on trophies"),
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
    _roll("death_score", "kości Śmierci", "Death's dice"),
    _roll("tower", "Wieża Wampira", "Vampire's Tower"),
    _roll("command", "Rozkaz", "Command"),
    _roll("library", "Biblioteka", "Library"),
    _roll("treasury", "Skarbiec", "Treasury"),
    _roll("gateway", "Nadprzestrzenna Brama", "Hyperspace Gate"),
    _roll("road", "Droga", "road"),
    _roll("prison", "ucieczka", "escape"),
    _roll("vortex", "Wir", "Vortex"),
    _roll("rad_zone", "Strefa Promieniowania", "Rad Zone"),
    _roll("death_world", "Świat Śmierci", "Death World"),
    _roll("outpost", "Posterunek", "Outpost"),
)
