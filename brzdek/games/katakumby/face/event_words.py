"""What Katakumby says of things that happened, beside what both sister games say."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.raid.face.event_words import EVENTS as RAID

EVENTS: Book = {
    **RAID,
    "cube.further": Text("duch", "ghost"),
    "event.moved.out": Text("{seat} wraca do krypty ({room}).", "{seat} returns to the crypt ({room})."),
    "event.teleported.out": Text(
        "{seat} teleportuje się do krypty ({room}).", "{seat} teleports to the crypt ({room})."
    ),
    "event.entered": Text("{seat} wchodzi do komnaty {room}.", "{seat} enters room {room}."),
    "event.entered.out": Text("{seat} wraca do krypty ({room}).", "{seat} returns to the crypt ({room})."),
    "event.teleport": Text("{seat} teleportuje się w nieznane.", "{seat} teleports into the unknown."),
    "event.portal": Text("{seat} przechodzi przez portal.", "{seat} goes through a portal."),
    "event.unlocked": Text(
        "{seat} otwiera wytrychem {n} {n|kłódkę|kłódki|kłódek}, na dobre i dla wszystkich.",
        "{seat} picks {n} {n|lock|locks}, for good and for everybody.",
    ),
    "event.tile": Text("{seat} odkrywa za {end} kafel „{tile}”.", "Beyond {end}, {seat} discovers the tile “{tile}”."),
    "event.tile.up": Text("{seat} odkrywa kafel „{tile}”.", "{seat} turns up the tile “{tile}”."),
    "event.placed": Text(
        "„{tile}” to odtąd kafel {n} (obrót {turn}°), komnaty: {rooms}.",
        "“{tile}” is now tile {n} (turned {turn}°), rooms: {rooms}.",
    ),
    "event.turned": Text(
        "Kafel {number} obraca się, teraz leży w obrocie {turn}°.", "Tile {number} is turned, to {turn}°."
    ),
    "event.artifacts.one": Text("W komnacie {room} leży {tokens}.", "In room {room} lies {tokens}."),
    "event.artifacts": Text("W komnacie {room} leżą: {tokens}.", "In room {room} lie {tokens}."),
    "event.haunted": Text(
        "Na obszar Brzdęk! {n|trafia|trafiają|trafia} {n} {n|kostka ducha|kostki duchów|kostek duchów}.",
        "{n} ghost {n|cube goes|cubes go} into the Clank! area.",
    ),
    "event.ghost": Text("Duch rani: {seat}.", "A ghost hurts {seat}."),
    "event.warded": Text("{seat} odpędza ducha, odrzucając: {card}.", "{seat} wards off the ghost, discarding {card}."),
    "event.out_attack": Text(
        "{seat} jest poza grą, więc zamiast tury następuje atak.", "{seat} is out of play: an attack instead of a turn."
    ),
    "event.bag_empty": Text("Smocza sakwa jest pusta.", "The dragon bag is empty."),
    "event.opened.chest": Text(
        "{seat} otwiera wytrychem skrzynię w komnacie {room}.", "{seat} picks the lock of the chest in room {room}."
    ),
    "event.opened.library": Text(
        "{seat} otwiera wytrychem bibliotekę w komnacie {room}.", "{seat} picks the lock of the library in room {room}."
    ),
    "event.opened.prison": Text(
        "{seat} otwiera wytrychem więzienie w komnacie {room}.", "{seat} picks the lock of the prison in room {room}."
    ),
    "event.freed": Text("{seat} uwalnia: {cards}.", "{seat} frees {cards}."),
    "event.lockpicks": Text(
        "{seat} dostaje {n} {n|wytrych|wytrychy|wytrychów}.", "{seat} gains {n} {n|lockpick|lockpicks}."
    ),
    "paid.lockpicks": Text("{n} {n|wytrych|wytrychy|wytrychów}", "{n} {n|lockpick|lockpicks}"),
    "event.marked": Text("{seat} oznacza ołtarzyk w komnacie {room}.", "{seat} marks the altar in room {room}."),
    "event.redeemed": Text("{seat} oddaje przy ołtarzyku: {card}.", "{seat} turns in at the altar: {card}."),
    "event.idol_back": Text(
        "{seat} zwraca figurkę do małpiego sanktuarium.", "{seat} returns an idol to the monkey shrine."
    ),
    "event.knocked_out.rescued": Text(
        "{seat} traci przytomność. Na szczęście w azylu: łup ocalony.",
        "{seat} is knocked out, in the haven at least: the loot is saved.",
    ),
    "event.knocked_out.lost": Text(
        "{seat} traci przytomność i zostaje w katakumbach. Łup przepada.",
        "{seat} is knocked out and stays in the catacombs. The loot is lost.",
    ),
    "event.left": Text(
        "{seat} ucieka z katakumb i dostaje odznakę złodziejskiego mistrzostwa! Odtąd zamiast tur tego gracza atakuje smok.",
        "{seat} escapes from the catacombs and gets a mastery token! From now on the dragon attacks in place of this player's turns.",
    ),
    "event.caught": Text(
        "Smok dopada wszystkich, którzy zostali w katakumbach.",
        "The dragon catches everybody who is still in the catacombs.",
    ),
}
