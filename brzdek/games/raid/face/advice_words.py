"""Why a move is advised; read when somebody asks."""

from __future__ import annotations

from brzdek.core.text import Book, Text

ADVICE: Book = {
    "advice.play": Text("całą rękę i tak się zagrywa. {text}", "the whole hand is played anyway. {text}"),
    "advice.play_draws": Text(
        "dobiera karty, więc warto ją zagrać przed innymi. {text}",
        "it draws cards, so it comes before the others. {text}",
    ),
    "advice.buy": Text(
        "za {price} zostaje w talii i daje przy każdym zagraniu: {text}",
        "for {price} it stays in your deck and gives whenever it is played: {text}",
    ),
    "advice.points": Text("{n} {n|punkt|punkty|punktów} na koniec gry", "{n} {n|point|points} at the end of the game"),
    "advice.for": Text("{what} za {price}", "{what} for {price}"),
    "advice.fight": Text("nagroda: {text}", "the reward: {text}"),
    "advice.danger": Text(
        "smok losuje potem o 1 kostkę mniej przy każdym ataku", "the dragon then draws 1 cube less at every attack"
    ),
    "advice.artifact": Text("jest wart {n} {n|punkt|punkty|punktów}", "it is worth {n} {n|point|points}"),
    "advice.needed": Text(
        "bez artefaktu nie da się wyjść z łupem", "without an artifact nobody gets out with the loot"
    ),
    "advice.secret": Text(
        "sekret nic nie kosztuje, a daje punkty, złoto albo coś do wypicia",
        "a secret costs nothing and brings points, gold or something to drink",
    ),
    "advice.better": Text(
        "unieść można tylko tyle, a lepiej celować w artefakt {n} w komnacie {room}",
        "you can carry only so much, and artifact {n} in room {room} is the better aim",
    ),
    "advice.lies_there": Text("jest tam: {found}", "there is: {found}"),
    "advice.market": Text("jest tam kram, a masz {n} złota", "there is a market, and you have {n} gold"),
    "advice.heal": Text("można się tam wyleczyć", "you can heal there"),
    "advice.out": Text("z artefaktem czas na wyjście", "with an artifact it is time to get out"),
    "advice.home": Text(
        "bliżej wyjścia: stamtąd {n} {n|but|buty|butów} zamiast {now}",
        "nearer to the way out: {n} {n|boot|boots} from there instead of {now}",
    ),
    "advice.nearer": Text(
        "bliżej artefaktu {points} w komnacie {room}: stamtąd {n} {n|but|buty|butów} zamiast {now}",
        "nearer to artifact {points} in room {room}: {n} {n|boot|boots} from there instead of {now}",
    ),
    "advice.home_easier": Text("stamtąd łatwiej do wyjścia ({there})", "the way out is easier from there ({there})"),
    "advice.nearer_easier": Text(
        "stamtąd łatwiej do artefaktu {points} w komnacie {room} ({there})",
        "the way to artifact {points} in room {room} is easier from there ({there})",
    ),
    "advice.nothing_better": Text(
        "z tymi butami nie da się zrobić nic lepszego", "nothing better can be done with these boots"
    ),
    "advice.explore": Text(
        "na nowym kaflu może leżeć artefakt albo sekret", "there may be an artifact or a secret on a new tile"
    ),
    "advice.only_turn": Text("tylko w tym obrocie tam wejdziesz", "you can come in only in this rotation"),
    "advice.ways_on": Text("stamtąd można iść dalej: {ways}", "from there you can go on: {ways}"),
    "advice.trash": Text(
        "bez tej karty częściej przyjdą na rękę lepsze", "without this card better ones come to your hand more often"
    ),
    "advice.discard": Text("to najmniej warta karta na ręce", "it is worth least of the cards in hand"),
    "advice.end": Text(
        "z tego, na co cię jeszcze stać, nic nie jest warte swojej ceny",
        "of what you can still afford nothing is worth its price",
    ),
}
