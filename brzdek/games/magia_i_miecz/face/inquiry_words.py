"""What people ask in Magia i Miecz: the words of their questions, and of the answers."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ASKED: Book = {
    "limit": Text(
        "limit|miejsce|udźwig|nieść|unieść|nosić|mieć przedmiot|przedmiot maksymalnie",
        "limit|carry|items can|item can|items may|hold items",
    ),
    "trophies": Text("trofeum", "trophy|trophies"),
    "quest": Text("zadanie|misja", "quest|task"),
    "gate": Text("brama", "gate"),
    "portal": Text("wrota", "portal"),
    "talismans": Text("talizman", "talisman"),
    "strongest": Text(
        "najsilniejszy|najsłabszy|najbogatszy|najmocniejszy|silniejszy",
        "strongest|weakest|richest|stronger|most powerful",
    ),
    "here": Text("polecenie|obszar|pole|miejsce", "instruction|space here|this space|this place"),
    "shop": Text("sklep|kram|targ", "shop|store|merchant"),
    "foe": Text("broń|wróg|przeciwnik|silny on|mocny on", "weapon|enemy|opponent|foe|strong it|strong he|strong she"),
    "get_talisman": Text(
        "zdobyć talizman|dostać talizman|znaleźć talizman", "get talisman|find talisman|obtain talisman"
    ),
    "near": Text("najbliżej|blisko", "closest|nearest|near"),
    "present": Text("tu|tutaj|tam", "here"),
    "strong": Text("silny|mocny|groźny", "strong|tough|powerful|dangerous"),
    "river": Text("rzeka|most|przeprawić", "river|bridge"),
    "healing": Text("leczyć|wyleczyć|uleczyć|uzdrowić", "heal|healing|cure"),
    "spells": Text("czar", "spell"),
    "friends": Text("przyjaciel", "friend|follower"),
    "death": Text(
        "umrzeć|zginąć|śmierć|umierać|stracić wytrzymałość|zabić mnie", "die|death|dead|killed|lose endurance"
    ),
}

INQUIRY_WORDS: Book = {
    "told.place": Text("{seat}: {space} ({region}).", "{seat}: {space} ({region})."),
    "told.nowhere": Text("{seat}: nie ma teraz Poszukiwacza.", "{seat}: has no adventurer now."),
    "told.lies": Text("{card}: leży na obszarze {space}.", "{card}: lies on {space}."),
    "told.owned": Text("{card}: ma {seat}.", "{card}: {seat} has it."),
    "told.limit": Text(
        "Możesz nieść {limit} {limit|przedmiot|przedmioty|przedmiotów}, masz {n}; wierzchowce i wozy niosą więcej.",
        "You can carry {limit} {limit|item|items} and have {n}; beasts and carts carry more.",
    ),
    "told.trophies": Text(
        "Punkt Siły albo Mocy kosztuje {price} {price|punkt|punkty|punktów} trofeów; masz: Siła {strength}, Moc {craft}.",
        "A point of Strength or Craft costs {price} {price|point|points} of trophies; you have: Strength {strength}, "
        "Craft {craft}.",
    ),
    "told.quest": Text(
        "Twoje zadanie: {quest}. Póki go nie wykonasz, Czarownik nie da następnego.",
        "Your quest: {quest}. Until it is done the Warlock gives no other.",
    ),
    "told.no_quest": Text(
        "Nie masz zadania. Zadania daje Czarownik w swojej Jaskini, a za wykonane Talizman.",
        "You have no quest. The Warlock gives quests in his Cave, and a Talisman for one that is done.",
    ),
    "told.spells": Text(
        "Masz {n} {n|Czar|Czary|Czarów}, limit: {limit}.", "You have {n} {n|spell|spells}, limit: {limit}."
    ),
    "told.friends": Text(
        "Przyjaciół możesz mieć dowolnie wielu; masz {n}.", "You may have any number of friends; you have {n}."
    ),
    "told.death": Text(
        "Bez Wytrzymałości giniesz: rzeczy, złoto i Przyjaciele zostają na obszarze, a ty zaczynasz z nową parą postaci.",
        "Without Endurance you die: things, gold and friends stay on the space, and you begin with a new pair of characters.",
    ),
    "told.death_last": Text(
        "Ktoś był już na Koronie Władzy: kto teraz straci ostatni punkt Wytrzymałości, odpada z gry.",
        "Somebody has been on the Crown of Command: whoever loses the last Endurance now is out of the game.",
    ),
    "told.healers": Text("Leczą: {spaces}.", "These heal: {spaces}."),
    "told.unseen": Text(
        "{card}: ani na planszy, ani u nikogo.",
        "{card}: neither on the board nor with anybody.",
    ),
    "told.talismans_left": Text(
        "W stosie Talizmanów: {n}. Talizman dostaje się za zadanie Czarownika albo z kart.",
        "In the pile of Talismans: {n}. One gets a Talisman for a quest of the Warlock's or from cards.",
    ),
    "told.price": Text("{n} mz", "{n} gold"),
    "told.sold": Text("Cena: {prices}.", "Price: {prices}."),
    "told.at": Text("{price} ({shop})", "{price} ({shop})"),
    "told.shop": Text("{shop}: {goods}.", "{shop}: {goods}."),
    "told.good": Text("{card} {n} mz", "{card} {n} gold"),
    "told.nothing": Text("nic", "nothing"),
    "told.things": Text("{seat} ma: {things}.", "{seat} has: {things}."),
}
