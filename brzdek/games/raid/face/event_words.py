"""What both sister games say of things that happened."""

from __future__ import annotations

from brzdek.core.text import Book, Text

EVENTS: Book = {
    "event.turn": Text("Tura: {seat}.", "{seat}'s turn."),
    "event.played": Text("{seat} zagrywa: {card}.", "{seat} plays {card}."),
    "event.acquired": Text("{seat} zdobywa: {card}.", "{seat} acquires {card}."),
    "event.bought": Text("{seat} kupuje na kramie: {card}.", "{seat} buys at the market: {card}."),
    "event.used": Text("{seat} wykorzystuje: {card}.", "{seat} uses {card}."),
    "event.defeated": Text("{seat} pokonuje: {card}.", "{seat} defeats {card}."),
    "event.drank": Text("{seat} wypija: {card}.", "{seat} drinks {card}."),
    "event.discarded": Text("{seat} odrzuca: {card}.", "{seat} discards {card}."),
    "event.trashed": Text("{seat} usuwa z gry: {card}.", "{seat} trashes {card}."),
    "event.clank": Text(
        "Brzdęk! {seat} dokłada {n} {n|kostkę|kostki|kostek}.", "Clank! {seat} adds {n} {n|cube|cubes}."
    ),
    "event.clank.by": Text(
        "Brzdęk! {seat} dokłada {n} {n|kostkę|kostki|kostek} ({by}).",
        "Clank! {seat} adds {n} {n|cube|cubes} ({by}).",
    ),
    "event.hush": Text(
        "{seat} ucisza się i cofa {n} {n|kostkę|kostki|kostek}.", "{seat} hushes and takes back {n} {n|cube|cubes}."
    ),
    "event.hush.kept": Text(
        "{seat} stąpa cicho: ujemny Brzdęk! czeka do końca tury.",
        "{seat} treads softly: the negative Clank! waits until the turn ends.",
    ),
    "paid.gold": Text("{n} {n|sztukę|sztuki|sztuk} złota", "{n} gold"),
    "event.gold": Text("{seat} dostaje {n} {n|sztukę|sztuki|sztuk} złota.", "{seat} gains {n} gold."),
    "event.healed": Text("{seat} leczy {n} {n|obrażenie|obrażenia|obrażeń}.", "{seat} heals {n} damage."),
    "event.hurt": Text(
        "{seat}: potwory zadają {n} {n|obrażenie|obrażenia|obrażeń}.", "The monsters deal {n} damage to {seat}."
    ),
    "event.harmed": Text("{seat} otrzymuje {n} {n|obrażenie|obrażenia|obrażeń}.", "{seat} takes {n} damage."),
    "event.harmed.by": Text(
        "{seat} otrzymuje {n} {n|obrażenie|obrażenia|obrażeń} ({by}).", "{seat} takes {n} damage ({by})."
    ),
    "event.spared": Text("{seat} unika {n} {n|obrażenia|obrażeń|obrażeń}.", "{seat} is spared {n} damage."),
    "event.gave": Text(
        "{seat} oddaje {n} {n|sztukę|sztuki|sztuk} złota; dostaje je {taker}.", "{seat} gives {n} gold to {taker}."
    ),
    "event.copied": Text("{seat} powtarza działanie karty: {card}.", "{seat} repeats the effect of {card}."),
    "event.reshuffled": Text(
        "{seat} tasuje odrzucone karty w nową talię.", "{seat} shuffles the discard pile into a new deck."
    ),
    "event.drew": Text("Dobierasz: {cards}.", "You draw: {cards}."),
    "event.moved": Text("{seat} idzie do komnaty {room}.", "{seat} moves to room {room}."),
    "event.teleported": Text("{seat} teleportuje się do komnaty {room}.", "{seat} teleports to room {room}."),
    "event.took": Text("{seat} zabiera: {token}.", "{seat} takes {token}."),
    "event.took.artifact": Text("{seat} zabiera: {token}!", "{seat} takes {token}!"),
    "event.took.secret": Text("{seat} odkrywa sekret: {token}.", "{seat} turns up a secret: {token}."),
    "event.replaced": Text(
        "Z puli lochów znika: {old}. Pojawia się: {new}.", "Gone from the dungeon row: {old}. In its place: {new}."
    ),
    "event.revealed": Text("Nowe w puli lochów: {cards}.", "New in the dungeon row: {cards}."),
    "event.revealed.dragon": Text(" Symbol smoka!", " A dragon symbol!"),
    "event.arrived": Text("Natychmiast działa: {card}.", "{card} takes effect at once."),
    "event.deck_empty": Text("W talii lochów zabrakło kart.", "The dungeon deck has run out."),
    "event.attack": Text(
        "Smok atakuje i losuje {n} {n|kostkę|kostki|kostek}: {cubes}.",
        "The dragon attacks and draws {n} {n|cube|cubes}: {cubes}.",
    ),
    "event.attack.others": Text(" Zdrowie: {others}.", " Health: {others}."),
    "event.attack.missed": Text(
        "Smok atakuje i losuje {n} {n|kostkę|kostki|kostek}: {cubes}. Nikt nie obrywa.",
        "The dragon attacks and draws {n} {n|cube|cubes}: {cubes}. Nobody is hurt.",
    ),
    "event.attack.empty": Text("Smok atakuje, ale sakwa jest pusta.", "The dragon attacks, but the bag is empty."),
    "cube.black": Text("czarna", "black"),
    "event.rage": Text(
        "Smok się złości (furia {n} z {of}): odtąd atak losuje {cubes} {cubes|kostkę|kostki|kostek}.",
        "The dragon grows angrier (rage {n} of {of}): from now on an attack draws {cubes} {cubes|cube|cubes}.",
    ),
    "rage.place": Text("{n} z {of}", "{n} of {of}"),
    "event.cubes_back": Text(
        "Do sakwy {n|wraca|wracają|wraca} {n} {n|czarna kostka|czarne kostki|czarnych kostek}.",
        "{n} black {n|cube goes|cubes go} back into the bag.",
    ),
    "event.game_over": Text("Koniec gry. Punkty: {scores}.", "The game is over. Points: {scores}."),
}
