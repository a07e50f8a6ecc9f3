"""The words in which is told of whoever, or whatever, a question is about."""

from __future__ import annotations

from brzdek.core.text import Book, Text

AT_HAND_WORDS: Book = {
    "hand.foe": Text("{foe} – {sort}. {text}", "{foe} – {sort}. {text}"),
    "hand.won_player": Text(
        "Gdy wygrasz, zabierasz jedno: punkt Wytrzymałości, mieszek złota albo przedmiot ({who}, złoto: {gold} mz; {things}).",
        "If you win, you take one: a point of Endurance, a bag of gold or an item ({who}, {gold} gold; {things}).",
    ),
    "hand.lost_player": Text(
        "Gdy wygra {who}, zabiera ci jedno, co zechce: punkt Wytrzymałości, mieszek złota albo przedmiot.",
        "If {who} wins, you lose one of these, as {who} chooses: a point of Endurance, a bag of gold or an item.",
    ),
    "hand.then_fight": Text(
        "Po walce: wygrasz – badasz obszar dalej; remis – nikt nic nie traci, a tura się kończy; przegrasz – tracisz, co mówi "
        "przegrana, i tura się kończy.",
        "After the combat: a win – you go on exploring the space; a draw – nobody loses anything, and the turn ends; a loss – "
        "you pay for it, and the turn ends.",
    ),
    "hand.then_landing": Text(
        "Tam stajesz i badasz obszar: dobierasz karty, jeśli tak na nim napisano, walczysz z Wrogami, możesz spotkać graczy, "
        "bierzesz, co leży, i wykonujesz polecenie obszaru. Potem tura się kończy.",
        "You stop there and explore the space: you draw cards if it says so, fight enemies, may meet players, take what lies "
        "there and follow its instruction. Then the turn ends.",
    ),
    "hand.then_meet": Text(
        "Potem możesz wziąć, co tu leży ({things}), i tura się kończy.",
        "After that you may take what lies here ({things}), and the turn ends.",
    ),
    "hand.then_go_on": Text(
        "To dzieje się od razu; potem badasz obszar dalej, jeśli coś tu zostało, i tura się kończy.",
        "That is done at once; then you go on exploring the space if anything is left here, and the turn ends.",
    ),
    "hand.then_theirs": Text(
        "Potem toczy się dalej tura gracza {who}.",
        "Then the turn of {who} goes on.",
    ),
    "hand.then_passing": Text("Jeśli nic nie zrobisz: {move}.", "If you do nothing: {move}."),
    "hand.trophies": Text(
        "{what}: za trofea warte razem {price} {price|punkt|punkty|punktów} dostajesz 1 punkt.",
        "{what}: for trophies worth {price} {price|point|points} in all you get 1 point.",
    ),
    "hand.then_end": Text("Potem kolej na następnego gracza.", "Then it is the next player's turn."),
    "hand.nothing_lies": Text("teraz nic tu nie leży", "nothing lies here now"),
    "hand.draws": Text(
        "dobierasz {n} {n|kartę|karty|kart}; co to będzie, nie wiadomo",
        "you draw {n} {n|card|cards}; nobody knows which",
    ),
    "hand.option": Text("• {one}", "• {one}"),
    "hand.one_each": Text(
        "Nie naraz: w jednej walce działa jedna broń i jeden pancerz.",
        "Not at once: in one combat one weapon counts, and one armour.",
    ),
}
