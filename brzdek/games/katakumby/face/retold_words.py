"""What Katakumby says to whom it happened and of another player's turn, beside what both sister games say."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.raid.face.retold_words import RETOLD as RAID

RETOLD: Book = {
    **RAID,
    # -- to the reader
    "you.moved.out": Text("Wracasz do krypty ({room}).", "You return to the crypt ({room})."),
    "you.teleported.out": Text("Teleportujesz się do krypty ({room}).", "You teleport to the crypt ({room})."),
    "you.entered": Text("Wchodzisz do komnaty {room}.", "You enter room {room}."),
    "you.entered.out": Text("Wracasz do krypty ({room}).", "You return to the crypt ({room})."),
    "you.teleport": Text("Teleportujesz się w nieznane.", "You teleport into the unknown."),
    "you.portal": Text("Przechodzisz przez portal.", "You go through a portal."),
    "you.unlocked": Text(
        "Otwierasz wytrychem {n} {n|kłódkę|kłódki|kłódek}, na dobre i dla wszystkich.",
        "You pick {n} {n|lock|locks}, for good and for everybody.",
    ),
    "you.tile": Text("Odkrywasz za {end} kafel „{tile}”.", "Beyond {end}, you discover the tile “{tile}”."),
    "you.tile.up": Text("Odkrywasz kafel „{tile}”.", "You turn up the tile “{tile}”."),
    "you.ghost": Text("Duch cię rani: tracisz 1 zdrowie.", "A ghost hurts you: you lose 1 health."),
    "you.warded": Text("Odpędzasz ducha, odrzucając: {card}.", "You ward off the ghost, discarding {card}."),
    "you.out_attack": Text(
        "W miejscu twojej tury atakuje smok; tobie już nic nie grozi.",
        "In place of your turn the dragon attacks; it can do you no more harm.",
    ),
    "you.opened.chest": Text(
        "Otwierasz wytrychem skrzynię w komnacie {room}.", "You pick the lock of the chest in room {room}."
    ),
    "you.opened.library": Text(
        "Otwierasz wytrychem bibliotekę w komnacie {room}.", "You pick the lock of the library in room {room}."
    ),
    "you.opened.prison": Text(
        "Otwierasz wytrychem więzienie w komnacie {room}.", "You pick the lock of the prison in room {room}."
    ),
    "you.freed": Text("Uwalniasz: {cards}.", "You free {cards}."),
    "you.lockpicks": Text("Dostajesz {n} {n|wytrych|wytrychy|wytrychów}.", "You gain {n} {n|lockpick|lockpicks}."),
    "you.marked": Text("Oznaczasz ołtarzyk w komnacie {room}.", "You mark the altar in room {room}."),
    "you.redeemed": Text("Oddajesz przy ołtarzyku: {card}.", "You turn in at the altar: {card}."),
    "you.idol_back": Text("Zwracasz figurkę do małpiego sanktuarium.", "You return an idol to the monkey shrine."),
    "you.knocked_out.rescued": Text(
        "Tracisz przytomność. Na szczęście w azylu: twój łup ocalony.",
        "You are knocked out, in the haven at least: your loot is saved.",
    ),
    "you.knocked_out.lost": Text(
        "Tracisz przytomność i zostajesz w katakumbach. Twój łup przepada.",
        "You are knocked out and stay in the catacombs. Your loot is lost.",
    ),
    "you.left": Text(
        "Uciekasz z katakumb i dostajesz odznakę złodziejskiego mistrzostwa!",
        "You escape from the catacombs and get a mastery token!",
    ),
    # -- another player's turn
    "short.entered": Text("wchodzi do komnaty {room}", "enters room {room}"),
    "short.teleport": Text("teleport w nieznane", "teleports into the unknown"),
    "short.portal": Text("przez portal", "through a portal"),
    "short.unlocked": Text("otwiera {n} {n|kłódkę|kłódki|kłódek}", "picks {n} {n|lock|locks}"),
    "short.tile": Text("odkrywa: {tile}", "discovers {tile}"),
    "short.turned": Text("obraca kafle: {number}", "turns tiles: {number}"),
    "short.artifacts": Text("w komnacie {room}: {tokens}", "in room {room}: {tokens}"),
    "short.opened.chest": Text("otwiera skrzynię", "opens a chest"),
    "short.opened.library": Text("otwiera bibliotekę", "opens a library"),
    "short.opened.prison": Text("otwiera więzienie", "opens a prison"),
    "short.freed": Text("uwalnia: {cards}", "frees {cards}"),
    "short.lockpicks": Text("+{n} {n|wytrych|wytrychy|wytrychów}", "+{n} {n|lockpick|lockpicks}"),
    "short.marked": Text("oznacza ołtarzyk ({room})", "marks the altar ({room})"),
    "short.redeemed": Text("oddaje: {card}", "turns in {card}"),
    "short.idol_back": Text("zwraca figurkę", "returns an idol"),
    "short.haunted": Text("+{n} {n|kostka ducha|kostki duchów|kostek duchów}", "+{n} ghost {n|cube|cubes}"),
    "short.ghost": Text("−1 zdrowia (duch)", "−1 health (ghost)"),
    "short.warded": Text("odpędza ducha", "wards off a ghost"),
}
