"""What is told of one's own two characters, of the others, of prices and of what little life is left."""

from __future__ import annotations

from brzdek.core.text import Book, Text

COUNSEL: Book = {
    "counsel.squire": Text(
        "{card} jako giermek: liczą się wszystkie zdolności tej karty, a nie jej Siła, Moc, charakter, Czary ani start.",
        "{card} as a squire: all abilities of the card count, but not its Strength, Craft, alignment, spells or start.",
    ),
    "counsel.ability": Text("{card}: {text}", "{card}: {text}"),
    "counsel.aligned": Text("{who}: charakter {alignment}.", "{who}: {alignment}."),
    "counsel.has_ability": Text(
        "Tak: {card} – {text} Użyj: „użyj: {card}”.", "Yes: {card} – {text} Use it: “use: {card}”."
    ),
    "counsel.not_this_card": Text(
        "Nie: {card} nie działa na tę kartę ({taken}). {text}",
        "No: {card} does not work on that card ({taken}). {text}",
    ),
    "counsel.ability_later": Text(
        "Nie teraz, ale masz do tego zdolność: {card} – {text}",
        "Not now, but you have an ability for it: {card} – {text}",
    ),
    "counsel.by_combat": Text(
        "Poza tym po wygranej walce z graczem zabierasz przedmiot, mieszek złota albo punkt Wytrzymałości.",
        "Else after beating a player you take an item, a bag of gold or a point of Endurance.",
    ),
    "counsel.too_dear": Text("Nie stać cię: brakuje {n} mz.", "You cannot afford it: {n} gold short."),
    "counsel.affordable": Text("Stać cię na to.", "You can afford it."),
    "counsel.little_life": Text(
        "Masz {n} {n|punkt|punkty|punktów} Wytrzymałości; każda przegrana walka zabiera 1, a przy 0 giniesz.",
        "You have {n} Endurance; every lost combat takes 1, and at 0 you die.",
    ),
    "counsel.avoid": Text(
        "Omijaj do tego czasu obszary z Wrogami i kartami do dobrania, których możesz uniknąć; „szanse” mówi, jak"
        " wypadłaby walka.",
        "Until then keep away from spaces with enemies and cards to draw where you can; “odds” tells how a fight would"
        " go.",
    ),
    "counsel.trade_with": Text(
        "Handlować można tu z: {who} ({theirs}). Do oddania masz: {own}.",
        "Here you can trade with: {who} ({theirs}). You have to give: {own}.",
    ),
    "counsel.trade_nobody": Text(
        "Teraz z nikim: handluje się, gdy stoi się na jednym obszarze z innym graczem i go spotyka. Do oddania masz:"
        " {own}.",
        "With nobody now: one trades with a player whom one meets on the same space. You have to give: {own}.",
    ),
    "counsel.trade_rule": Text(
        "Handluje się przedmiotami i złotem, Przyjaciółmi i Czarami nie.",
        "Items and gold are traded, friends and spells are not.",
    ),
    "counsel.helps": Text("Tak. {card}: {text}", "Yes. {card}: {text}"),
    "counsel.no_help": Text(
        "Nie, w walce nic nie daje. {card}: {text}", "No, it does nothing in a fight. {card}: {text}"
    ),
    "counsel.helps_against": Text(
        "Tak, liczy się w tej walce ({foe}, {how}). {card}: {text}",
        "Yes, it counts in that fight ({foe}, {how}). {card}: {text}",
    ),
    "counsel.no_help_against": Text(
        "Nie, w tej walce nic nie daje ({foe}, {how}). {card}: {text}",
        "No, it does nothing in that fight ({foe}, {how}). {card}: {text}",
    ),
    "counsel.saves": Text(
        "Tak, ale dopiero po przegranej walce: {card} ratuje punkt Wytrzymałości, jeśli na kości wypadnie {n} lub więcej.",
        "Yes, but only after a lost combat: {card} saves the point of Endurance if the die shows {n} or more.",
    ),
    "counsel.perhaps": Text("To zależy. {card}: {text}", "That depends. {card}: {text}"),
    "counsel.harms": Text("Nie, tylko przeszkadza. {card}: {text}", "No, it only hinders you. {card}: {text}"),
    "counsel.no_use": Text("Nie, sama nic nie robi: {card}.", "No, it does nothing by itself: {card}."),
    "counsel.not_owned": Text("Teraz tego nie masz.", "You do not have it now."),
    "counsel.with_it": Text(
        "{foe}: z tą bronią ({card}) wygrasz w {n}%, bez niej w {without}%.",
        "{foe}: with it ({card}) you win {n}%, without {without}%.",
    ),
    "counsel.with_talisman": Text(
        "Talizman już masz; Siła {strength}, Moc {craft}, Wytrzymałość {endurance}.",
        "You have a Talisman already; Strength {strength}, Craft {craft}, Endurance {endurance}.",
    ),
    "counsel.no_talisman": Text(
        "Brakuje ci Talizmanu; masz: Siła {strength}, Moc {craft}, Wytrzymałość {endurance}.",
        "You lack a Talisman; you have Strength {strength}, Craft {craft}, Endurance {endurance}.",
    ),
    "counsel.abyss": Text(
        "Kosmiczna Otchłań to osobna plansza z dziwnym sprzętem: szybko się tam rośnie, ale trudno się wydostać.",
        "The Cosmic Abyss is a board of its own with strange gear: one grows quickly there, but it is hard to get out.",
    ),
    "counsel.abyss_ready": Text(
        "Warto od Siły {n} w walce i Wytrzymałości {lives}. Masz: {strength} i {endurance}.",
        "It is worth going from Strength {n} in combat and Endurance {lives} on. You have {strength} and {endurance}.",
    ),
    "counsel.no_text": Text("bez zdolności", "no ability"),
    "counsel.gold": Text("{n} mz", "{n} gold"),
    "counsel.nothing": Text("nic", "nothing"),
    "counsel.no_die": Text(
        "{who} ma kartę {card}: {text}",
        "{who} has {card}: {text}",
    ),
    "counsel.flight": Text(
        "Ucieczka: każdy następny ruch prowadzi ku Wejściu (stąd {n}), a w walkach i pułapkach po drodze nic się nie"
        " zmienia. Nie można jej odwołać: kończy ją dotarcie do Wejścia albo śmierć."
        " Z Wejścia wychodzi się tam, gdzie na planszy leży karta Wejście do Podziemi.",
        "Flight: every move from now on leads towards the Entrance ({n} from here); fights and traps on the way are as"
        " ever. It cannot be called off: it ends at the Entrance, or with death."
        " From the Entrance you come out where a Doorway card lies on the board.",
    ),
    "counsel.dungeon": Text(
        "Podziemia to osobna plansza: spirala od Wejścia do Skarbca, z trudniejszą talią. Są tam skarby, Talizman i"
        " Czaszki (trzy wygrywają), a ze Skarbca wychodzi się na górę, czasem nawet na Koronę Władzy.",
        "The Dungeon is a board of its own: a spiral from the Entrance to the Treasury, with a harder deck. There are"
        " treasures, a Talisman and Skulls (three win), and from the Treasury you come out above, even on the Crown.",
    ),
    "counsel.dungeon_ready": Text(
        "Warto, gdy jest się silnym i zdrowym. Masz: Siła {strength}, Moc {craft}, Wytrzymałość {endurance}/{start}.",
        "It is worth going when strong and whole. You have Strength {strength}, Craft {craft}, Endurance"
        " {endurance}/{start}.",
    ),
    "counsel.no_turning": Text(
        "Nie: ucieczki nie można odwołać, zanim dotrzesz do Wejścia.",
        "No: flight cannot be called off before you reach the Entrance.",
    ),
}
