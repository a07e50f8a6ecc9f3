"""What Katakumby says of things that happened, beside what Brzdęk! says."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.brzdek.event_words import EVENTS as BRZDEK

EVENTS: Book = {
    **BRZDEK,
    "cube.ghost": Text("duch", "ghost"),
    "event.moved_out": Text("{who} wraca do krypty ({room}).", "{who} returns to the crypt ({room})."),
    "event.teleported_out": Text("{who} teleportuje się do krypty ({room}).", "{who} teleports to the crypt ({room})."),
    "event.entered": Text("{who} wchodzi do komnaty {room}.", "{who} enters room {room}."),
    "event.entered_out": Text("{who} wraca do krypty ({room}).", "{who} returns to the crypt ({room})."),
    "event.teleport": Text("{who} teleportuje się w nieznane.", "{who} teleports into the unknown."),
    "event.portal": Text("{who} przechodzi przez portal.", "{who} goes through a portal."),
    "event.unlocked": Text(
        "{who} otwiera wytrychem {n} {n|kłódkę|kłódki|kłódek}, na dobre i dla wszystkich.",
        "{who} picks {n} {n|lock|locks}, for good and for everybody.",
    ),
    "event.tile": Text("{who} odkrywa za {end} kafel „{tile}”.", "Beyond {end}, {who} discovers the tile “{tile}”."),
    "event.tile_up": Text("{who} odkrywa kafel „{tile}”.", "{who} turns up the tile “{tile}”."),
    "event.placed": Text(
        "„{tile}” to odtąd kafel {n} (obrót {turn}°), komnaty: {rooms}.",
        "“{tile}” is now tile {n} (turned {turn}°), rooms: {rooms}.",
    ),
    "event.turned": Text("Kafel {n} obraca się, teraz leży w obrocie {turn}°.", "Tile {n} is turned, to {turn}°."),
    "event.artifact": Text("W komnacie {room} leży {tokens}.", "In room {room} lies {tokens}."),
    "event.artifacts": Text("W komnacie {room} leżą: {tokens}.", "In room {room} lie {tokens}."),
    "event.haunted": Text(
        "Na obszar Brzdęk! {n|trafia|trafiają|trafia} {n} {n|kostka ducha|kostki duchów|kostek duchów}.",
        "{n} ghost {n|cube goes|cubes go} into the Clank! area.",
    ),
    "event.ghost": Text("Duch rani: {who}.", "A ghost hurts {who}."),
    "event.warded": Text("{who} odpędza ducha, odrzucając: {card}.", "{who} wards off the ghost, discarding {card}."),
    "event.out_attack": Text(
        "{who} jest poza grą, więc zamiast tury następuje atak.", "{who} is out of play: an attack instead of a turn."
    ),
    "event.bag_empty": Text("Smocza sakwa jest pusta.", "The dragon bag is empty."),
    "event.opened_chest": Text(
        "{who} otwiera wytrychem skrzynię w komnacie {room}.", "{who} picks the lock of the chest in room {room}."
    ),
    "event.opened_library": Text(
        "{who} otwiera wytrychem bibliotekę w komnacie {room}.", "{who} picks the lock of the library in room {room}."
    ),
    "event.opened_prison": Text(
        "{who} otwiera wytrychem więzienie w komnacie {room}.", "{who} picks the lock of the prison in room {room}."
    ),
    "event.freed": Text("{who} uwalnia: {card}.", "{who} frees {card}."),
    "event.lockpicks": Text(
        "{who} dostaje {n} {n|wytrych|wytrychy|wytrychów}.", "{who} gains {n} {n|lockpick|lockpicks}."
    ),
    "event.marked": Text("{who} oznacza ołtarzyk w komnacie {room}.", "{who} marks the altar in room {room}."),
    "event.redeemed": Text("{who} oddaje przy ołtarzyku: {card}.", "{who} turns in at the altar: {card}."),
    "event.idol_back": Text(
        "{who} zwraca figurkę do małpiego sanktuarium.", "{who} returns an idol to the monkey shrine."
    ),
    "event.rescued": Text(
        "{who} traci przytomność. Na szczęście w azylu: łup ocalony.",
        "{who} is knocked out, in the haven at least: the loot is saved.",
    ),
    "event.lost": Text(
        "{who} traci przytomność i zostaje w katakumbach. Łup przepada.",
        "{who} is knocked out and stays in the catacombs. The loot is lost.",
    ),
    "event.left": Text(
        "{who} ucieka z katakumb i dostaje odznakę złodziejskiego mistrzostwa!",
        "{who} escapes from the catacombs and gets a mastery token!",
    ),
    "event.caught": Text(
        "Smok dopada wszystkich, którzy zostali w katakumbach.",
        "The dragon catches everybody who is still in the catacombs.",
    ),
}
