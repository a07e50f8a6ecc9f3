"""What both sister games say to whom it happened, and what they say of another player's turn in one line."""

from __future__ import annotations

from brzdek.core.text import Book, Text

RETOLD: Book = {
    # -- to the reader
    "you.turn": Text("Twoja tura.", "Your turn."),
    "you.played": Text("Zagrywasz: {card}.", "You play {card}."),
    "you.acquired": Text("Zdobywasz: {card}.", "You acquire {card}."),
    "you.bought": Text("Kupujesz na kramie: {card}.", "You buy at the market: {card}."),
    "you.used": Text("Wykorzystujesz: {card}.", "You use {card}."),
    "you.defeated": Text("Pokonujesz: {card}.", "You defeat {card}."),
    "you.drank": Text("Wypijasz: {card}.", "You drink {card}."),
    "you.discarded": Text("Odrzucasz: {card}.", "You discard {card}."),
    "you.trashed": Text("Usuwasz z gry: {card}.", "You trash {card}."),
    "you.clank": Text("Brzdęk! Dokładasz {n} {n|kostkę|kostki|kostek}.", "Clank! You add {n} {n|cube|cubes}."),
    "you.clank.by": Text(
        "Brzdęk! Dokładasz {n} {n|kostkę|kostki|kostek} ({by}).", "Clank! You add {n} {n|cube|cubes} ({by})."
    ),
    "you.hush": Text("Cicho: cofasz {n} {n|kostkę|kostki|kostek}.", "Hush: you take back {n} {n|cube|cubes}."),
    "you.hush.kept": Text(
        "Stąpasz cicho: ujemny Brzdęk! czeka do końca tury.",
        "You tread softly: the negative Clank! waits until the turn ends.",
    ),
    "you.gold": Text("Dostajesz {n} {n|sztukę|sztuki|sztuk} złota.", "You gain {n} gold."),
    "you.healed": Text("Leczysz {n} {n|obrażenie|obrażenia|obrażeń}.", "You heal {n} damage."),
    "you.hurt": Text("Potwory zadają ci {n} {n|obrażenie|obrażenia|obrażeń}.", "The monsters deal you {n} damage."),
    "you.harmed": Text("Otrzymujesz {n} {n|obrażenie|obrażenia|obrażeń}.", "You take {n} damage."),
    "you.harmed.by": Text("Otrzymujesz {n} {n|obrażenie|obrażenia|obrażeń} ({by}).", "You take {n} damage ({by})."),
    "you.spared": Text("Unikasz {n} {n|obrażenia|obrażeń|obrażeń}.", "You are spared {n} damage."),
    "you.gave": Text(
        "Oddajesz {n} {n|sztukę|sztuki|sztuk} złota; dostaje je {taker}.", "You give {n} gold to {taker}."
    ),
    "you.copied": Text("Powtarzasz działanie karty: {card}.", "You repeat the effect of {card}."),
    "you.reshuffled": Text("Tasujesz odrzucone karty w nową talię.", "You shuffle your discard pile into a new deck."),
    "you.moved": Text("Idziesz do komnaty {room}.", "You move to room {room}."),
    "you.teleported": Text("Teleportujesz się do komnaty {room}.", "You teleport to room {room}."),
    "you.took": Text("Zabierasz: {token}.", "You take {token}."),
    "you.took.artifact": Text(
        "{token} w twoich rękach! Z artefaktem możesz już uciekać.",
        "{token} in your hands! With an artifact you may flee now.",
    ),
    "you.took.secret": Text("Odkrywasz sekret: {token}.", "You turn up a secret: {token}."),
    "event.attack.you": Text(
        "Smok atakuje i losuje {n} {n|kostkę|kostki|kostek}: {cubes}. Tracisz {hits} {hits|punkt|punkty|punktów} zdrowia!",
        "The dragon attacks and draws {n} {n|cube|cubes}: {cubes}. You lose {hits} health!",
    ),
    "cube.you": Text("ty", "you"),
    # -- another player's turn
    "short.nothing": Text("tylko zagrywa karty", "only plays cards"),
    "short.moved": Text("idzie do komnaty {room}", "moves to room {room}"),
    "short.teleported": Text("teleport do komnaty {room}", "teleports to room {room}"),
    "short.acquired": Text("kupuje: {card}", "buys {card}"),
    "short.bought": Text("na kramie: {card}", "at the market: {card}"),
    "short.used": Text("używa: {card}", "uses {card}"),
    "short.defeated": Text("pokonuje: {card}", "defeats {card}"),
    "short.drank": Text("wypija: {card}", "drinks {card}"),
    "short.discarded": Text("odrzuca: {card}", "discards {card}"),
    "short.trashed": Text("usuwa: {card}", "trashes {card}"),
    "short.took": Text("zabiera: {token}", "takes {token}"),
    "short.took.secret": Text("sekret: {token}", "secret: {token}"),
    "short.gold": Text("+{n} {n|złoto|złota|złota}", "+{n} gold"),
    "short.healed": Text("+{n} zdrowia", "+{n} health"),
    "short.hurt": Text("−{n} zdrowia (potwory)", "−{n} health (monsters)"),
    "short.harmed": Text("−{n} zdrowia", "−{n} health"),
    "short.harmed.by": Text("−{n} zdrowia ({by})", "−{n} health ({by})"),
    "short.gave": Text("oddaje {n} złota", "gives {n} gold"),
    "short.copied": Text("powtarza: {card}", "repeats {card}"),
    "short.clank": Text("+{n} {n|Brzdęk|Brzdęki|Brzdęków}", "+{n} Clank!"),
    "short.hush": Text("−{n} {n|Brzdęk|Brzdęki|Brzdęków}", "−{n} Clank!"),
    "short.arrived": Text("pojawia się: {card}", "the row brings {card}"),
    "short.replaced": Text("z puli znika {old}, pojawia się {new}", "replaces {old} with {new}"),
    "short.rage": Text("furia smoka {place}", "the dragon's rage {place}"),
}
