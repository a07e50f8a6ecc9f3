"""The words of reasons for an advice."""

from __future__ import annotations

from brzdek.core.text import Book, Text

REASONS: Book = {
    "reason.start": Text(
        "to prawie wszystko jedno – na starcie nic się na obszarze nie dzieje, a już pierwszy rzut prowadzi dalej",
        "it hardly matters – nothing happens on the space at the start, and the first roll already leads on",
    ),
    "reason.enemy": Text("{foes} – wygrasz w {percent}", "{foes} – you win {percent}"),
    "reason.finds": Text("do wzięcia: {cards}", "to be taken: {cards}"),
    "reason.player": Text("{who} – wygrasz w {percent}%", "{who} – you win {percent}%"),
    "reason.draw": Text(
        "dobierasz {n} {n|kartę|karty|kart} – z Wrogami z tej talii wygrasz w {percent}%",
        "you draw {n} {n|card|cards} – of the enemies in that deck you beat {percent}%",
    ),
    "reason.grow": Text("stamtąd bliżej do celu", "nearer to what you are after"),
    "reason.hunt": Text("stamtąd bliżej do słabszego gracza", "nearer to a weaker player"),
    "reason.cross": Text("stamtąd bliżej do przeprawy przez rzekę", "nearer to a way over the river"),
    "reason.talisman": Text("stamtąd bliżej do Talizmanu", "nearer to a Talisman"),
    "reason.crown": Text("stamtąd bliżej do Korony Władzy", "nearer to the Crown of Command"),
    "reason.nothing": Text("nic dla ciebie", "nothing for you"),
    "reason.less": Text("{own}; mniej daje: {space} ({there})", "{own}; worth less: {space} ({there})"),
    "reason.more": Text("{own}; więcej daje: {space} ({there})", "{own}; worth more: {space} ({there})"),
    "reason.even": Text("{own}; tyle samo daje: {space}", "{own}; worth as much: {space}"),
    "reason.second": Text(
        "druga rzecz tego rodzaju rzadko coś dodaje, a masz też: {cards}.",
        "a second thing of a sort seldom adds anything, and you also have: {cards}.",
    ),
    "reason.no_fight": Text(
        "{card} w walce nic nie daje; w walce pomaga: {cards}.",
        "{card} does nothing in a fight; what helps there: {cards}.",
    ),
    "reason.least": Text(
        "z tego do wyboru najmniej daje: {card}, a najwięcej: {best}.",
        "of these the least use is {card}, the most {best}.",
    ),
    "reason.card": Text("{card}: {text}", "{card}: {text}"),
    "reason.life": Text(
        "kto traci ostatni punkt Wytrzymałości, ginie; to boli bardziej niż strata złota czy rzeczy",
        "whoever loses the last point of Endurance dies; that hurts more than to lose gold or a thing",
    ),
    "reason.gold": Text(
        "złoto nic nie waży, a płaci się nim za leczenie i rzeczy",
        "gold weighs nothing and pays for healing and things",
    ),
    "reason.armour": Text(
        "po przegranej walce może uratować punkt Wytrzymałości, jeśli wypadnie dość na kości",
        "after a lost combat it may save the point of Endurance, if the die is high enough",
    ),
    "reason.ban": Text(
        "to najgroźniejsza z tych postaci, lepiej, żeby nikt jej nie miał.",
        "of these the most dangerous, so better nobody has it.",
    ),
    "reason.back": Text(
        "droga do Korony Władzy jest jeszcze za trudna: przez Kryptę uda się w {crypt}%, przez Kopalnię w {mines}%",
        "the way to the Crown is still too hard: by the Crypt it works out {crypt}%, by the Mines {mines}%",
    ),
    "reason.heal": Text("masz {n} z {start} punktów Wytrzymałości", "you have {n} of {start} Endurance"),
    "reason.risky": Text(
        "to ryzyko, na które warto iść od Siły {n} w walce, a masz {own}",
        "a risk that is worth taking from Strength {n} in combat on, and you have {own}",
    ),
    "reason.fight": Text("wygrasz w {percent}%", "you win {percent}%"),
    "reason.no_chance": Text(
        "w walce wygrasz tylko w {percent}%, a przegrana kosztuje Wytrzymałość",
        "you would win only {percent}%, and a loss costs Endurance",
    ),
    "reason.how": Text("tak wygrasz w {percent}%; {sort}: {other}%", "so you win {percent}%; {sort}: {other}%"),
    "reason.nobody": Text(
        "walka da mniej, niż kosztowałaby przegrana – {odds}", "a fight brings less than losing would cost – {odds}"
    ),
}
