"""What Brzdęk! says of things that happened."""

from __future__ import annotations

from brzdek.core.text import Book, Text

EVENTS: Book = {
    "event.turn": Text("Tura: {who}.", "{who}'s turn."),
    "event.played": Text("{who} zagrywa: {card}.", "{who} plays {card}."),
    "event.acquired": Text("{who} zdobywa: {card}.", "{who} acquires {card}."),
    "event.bought": Text("{who} kupuje na kramie: {card}.", "{who} buys at the market: {card}."),
    "event.used": Text("{who} wykorzystuje: {card}.", "{who} uses {card}."),
    "event.defeated": Text("{who} pokonuje: {card}.", "{who} defeats {card}."),
    "event.drank": Text("{who} wypija: {card}.", "{who} drinks {card}."),
    "event.discarded": Text("{who} odrzuca: {card}.", "{who} discards {card}."),
    "event.trashed": Text("{who} usuwa z gry: {card}.", "{who} trashes {card}."),
    "event.clank": Text("Brzdęk! {who} dokłada {n} {n|kostkę|kostki|kostek}.", "Clank! {who} adds {n} {n|cube|cubes}."),
    "event.hush": Text(
        "{who} ucisza się i cofa {n} {n|kostkę|kostki|kostek}.", "{who} hushes and takes back {n} {n|cube|cubes}."
    ),
    "event.hush_kept": Text(
        "{who} stąpa cicho: ujemny Brzdęk! czeka do końca tury.",
        "{who} treads softly: the negative Clank! waits until the turn ends.",
    ),
    "event.gold": Text("{who} dostaje {n} {n|sztukę|sztuki|sztuk} złota.", "{who} gains {n} gold."),
    "event.healed": Text("{who} leczy {n} {n|obrażenie|obrażenia|obrażeń}.", "{who} heals {n} damage."),
    "event.hurt": Text(
        "{who}: potwory zadają {n} {n|obrażenie|obrażenia|obrażeń}.", "The monsters deal {n} damage to {who}."
    ),
    "event.reshuffled": Text(
        "{who} tasuje odrzucone karty w nową talię.", "{who} shuffles the discard pile into a new deck."
    ),
    "event.drew": Text("Dobierasz: {cards}.", "You draw: {cards}."),
    "event.moved": Text("{who} idzie do komnaty {room}.", "{who} moves to room {room}."),
    "event.moved_out": Text("{who} rusza do wyjścia ({room}).", "{who} makes for the way out ({room})."),
    "event.teleported": Text("{who} teleportuje się do komnaty {room}.", "{who} teleports to room {room}."),
    "event.teleported_out": Text("{who} teleportuje się na zewnątrz ({room}).", "{who} teleports outside ({room})."),
    "event.took": Text("{who} zabiera: {token}.", "{who} takes {token}."),
    "event.took_secret": Text("{who} odkrywa sekret: {token}.", "{who} turns up a secret: {token}."),
    "event.replaced": Text(
        "Z puli lochów znika: {old}. Pojawia się: {new}.", "Gone from the dungeon row: {old}. In its place: {new}."
    ),
    "event.revealed": Text("Nowe w puli lochów: {cards}.", "New in the dungeon row: {cards}."),
    "event.dragon_symbol": Text(" Symbol smoka!", " A dragon symbol!"),
    "event.arrived": Text("Natychmiast działa: {card}.", "{card} takes effect at once."),
    "event.deck_empty": Text("W talii lochów zabrakło kart.", "The dungeon deck has run out."),
    "event.attack": Text(
        "Smok atakuje i losuje {n} {n|kostkę|kostki|kostek}: {cubes}.",
        "The dragon attacks and draws {n} {n|cube|cubes}: {cubes}.",
    ),
    "event.attack_missed": Text(
        "Smok atakuje i losuje {n} {n|kostkę|kostki|kostek}: {cubes}. Nikt nie obrywa.",
        "The dragon attacks and draws {n} {n|cube|cubes}: {cubes}. Nobody is hurt.",
    ),
    "event.attack_empty": Text("Smok atakuje, ale sakwa jest pusta.", "The dragon attacks, but the bag is empty."),
    "cube.black": Text("czarna", "black"),
    "event.rage": Text(
        "Smok się złości: furia {n}/{of}, atak losuje {cubes} {cubes|kostkę|kostki|kostek}.",
        "The dragon rages: {n}/{of}, an attack draws {cubes} {cubes|cube|cubes}.",
    ),
    "event.cubes_back": Text(
        "Do sakwy {n|wraca|wracają|wraca} {n} {n|czarna kostka|czarne kostki|czarnych kostek}.",
        "{n} black {n|cube goes|cubes go} back into the bag.",
    ),
    "event.rescued": Text(
        "{who} traci przytomność. Na szczęście ponad podziemiami: łup ocalony.",
        "{who} is knocked out, above the depths at least: the loot is saved.",
    ),
    "event.lost": Text(
        "{who} traci przytomność i zostaje w lochach. Łup przepada.",
        "{who} is knocked out and stays in the dungeon. The loot is lost.",
    ),
    "event.left": Text("{who} ucieka z lochów z artefaktem!", "{who} gets away with an artifact!"),
    "event.countdown_begins": Text(
        "Zaczyna się odliczanie: {who} staje na pierwszym polu.",
        "The countdown begins: {who} stands on its first space.",
    ),
    "event.countdown": Text(
        "Odliczanie: pole {n} z {of}, o {more} {more|kostkę|kostki|kostek} w ataku więcej.",
        "Countdown: space {n} of {of}, {more} more {more|cube|cubes} in the attack.",
    ),
    "event.countdown_over": Text("Odliczanie skończone.", "The countdown is over."),
    "event.caught": Text(
        "Smok dopada wszystkich, którzy zostali w lochach.", "The dragon catches everybody who is still in the dungeon."
    ),
    "event.game_over": Text("Koniec gry. Punkty: {scores}.", "The game is over. Points: {scores}."),
}
