"""What Brzdęk! says beside what both sister games say."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.raid.cards.words import WORDS as RAID

WORDS: Book = {
    **RAID,
    "setup.board": Text("Nie ma takiej planszy.", "There is no such board."),
    "position.removed": Text(
        "przy {players} {players|graczu|graczach|graczach} w grze {n|jest|są|jest} tylko {n} {n|artefakt|artefakty|artefaktów}",
        "with {players} {players|player|players} only {n} {n|artifact|artifacts} {n|is|are} in the game",
    ),
    "position.no_room": Text("na tej planszy nie ma komnaty {room}", "this board has no room {room}"),
    "position.not_a_secret": Text("„{token}” nie jest sekretem", "“{token}” is no secret"),
    "position.countdown": Text(
        "na torze odliczania stoi dokładnie jeden z graczy, którzy są poza grą („counting”, „countdown”, „out”)",
        "on the countdown track stands exactly one of those out of play (“counting”, “countdown”, “out”)",
    ),
    "schema.arrive_asks": Text(
        "karta „{card}”: „arrive” nie może o nic pytać, bo działa też przy rozkładaniu gry",
        "card “{card}”: “arrive” may not ask anything, as it also works while the game is set up",
    ),
    "schema.no_board": Text("nie ma planszy „{board}” w „boards”", "there is no board “{board}” in “boards”"),
    "schema.artifacts_removed": Text(
        "nie można odłożyć {removed} artefaktów, bo jest ich {n}, a co najmniej jeden musi zostać",
        "{removed} artifacts cannot be put away: there are {n}, and at least one must stay",
    ),
    "schema.countdown": Text(
        "tor odliczania ma {n} {n|pole|pola|pól} przed ostatnim, a musi mieć {wanted}",
        "the countdown track has {n} {n|space|spaces} before the last one; it must have {wanted}",
    ),
    # boards
    "board.same_room": Text(
        "plansza „{board}”: numer komnaty {room} się powtarza", "board “{board}”: the room number {room} is repeated"
    ),
    "board.start": Text(
        "plansza „{board}”: dokładnie jedno miejsce musi leżeć na zewnątrz (zone: outside), a jest ich {n}",
        "board “{board}”: exactly one place must lie outside (zone: outside), but there {n|is|are} {n}",
    ),
    "board.entrance": Text(
        "plansza „{board}”: z pola startu (komnata {room}) nie prowadzi żaden korytarz",
        "board “{board}”: no tunnel leads from the start (room {room})",
    ),
    "board.no_room": Text("plansza „{board}”: nie ma komnaty {room}", "board “{board}”: there is no room {room}"),
    "board.loop": Text(
        "plansza „{board}”: korytarz łączy komnatę {room} z nią samą",
        "board “{board}”: a tunnel joins room {room} to itself",
    ),
    "board.same_tunnel": Text(
        "plansza „{board}”: komnaty {first} i {second} łączy już inny korytarz",
        "board “{board}”: the rooms {first} and {second} are already joined by another tunnel",
    ),
    "board.lacks": Text("plansza „{board}”: brakuje {what}", "board “{board}”: there is no {what}"),
    "board.feature.upper": Text("komnaty nad podziemiami (zone: upper)", "room above the depths (zone: upper)"),
    "board.feature.depths": Text("komnaty w podziemiach (zone: depths)", "room in the depths (zone: depths)"),
    "board.feature.market": Text("komnaty z kramem (market)", "market room (market)"),
    "board.feature.crystal_cave": Text("kryształowej groty (crystal_cave)", "crystal cave (crystal_cave)"),
    "board.feature.heal": Text("źródła uzdrawiającej wody (heal)", "healing spring (heal)"),
    "board.feature.boots": Text("korytarza ze śladami stóp (boots: 2)", "tunnel with footprints (boots: 2)"),
    "board.feature.monsters": Text("korytarza z potworami (monsters)", "tunnel with monsters (monsters)"),
    "board.feature.lock": Text("korytarza z kłódką (lock)", "locked tunnel (lock)"),
    "board.feature.one_way": Text("korytarza jednokierunkowego (one_way)", "one-way tunnel (one_way)"),
    "board.feature.wrap": Text("„zawiniętego” korytarza (wrap)", "wrap-around tunnel (wrap)"),
    "board.wrap_boots": Text(
        "plansza „{board}”: „zawinięty” korytarz kosztuje 1 but",
        "board “{board}”: a wrap-around tunnel costs 1 boot",
    ),
    "board.wrap_edges": Text(
        "plansza „{board}”: „zawinięty” korytarz łączy lewą stronę z prawą, a komnaty {first} i {second} leżą po jednej",
        "board “{board}”: a wrap-around tunnel joins left and right, but the rooms {first} and {second} are on one side",
    ),
    "board.market_apart": Text(
        "plansza „{board}”: komnaty z kramem muszą tworzyć jedną grupę",
        "board “{board}”: the market rooms must form one group",
    ),
    "board.market_together": Text(
        "plansza „{board}”: komnaty z kramem muszą być rozrzucone, a tworzą jedną grupę",
        "board “{board}”: the market rooms must be scattered, but they form one group",
    ),
    "board.artifacts": Text(
        "plansza „{board}”: miejsca artefaktów mają wartości {found}; mają być po jednym: {wanted}",
        "board “{board}”: the artifact spaces have the values {found}; they must be, once each: {wanted}",
    ),
    "board.idols": Text(
        "plansza „{board}”: wszystkie figurki małpiego bożka ({n}) muszą leżeć w jednej komnacie, a leżą po: {found}",
        "board “{board}”: all the monkey idols ({n}) must lie in one room, but the rooms hold: {found}",
    ),
    "board.minor_secrets": Text(
        "plansza „{board}”: w komnacie {room} muszą leżeć {wanted} pomniejsze sekrety albo żaden",
        "board “{board}”: room {room} must hold {wanted} minor secrets or none",
    ),
    "board.major_secrets": Text(
        "plansza „{board}”: w komnacie {room} może leżeć tylko {wanted} wielki sekret",
        "board “{board}”: room {room} may hold only {wanted} major secret",
    ),
    "board.minor_rooms": Text(
        "plansza „{board}”: komnat z pomniejszymi sekretami jest {found}, a ma być {wanted}",
        "board “{board}”: {found} rooms have minor secrets; there must be {wanted}",
    ),
    "board.major_rooms": Text(
        "plansza „{board}”: komnat z wielkim sekretem jest {found}, a ma być od 1 do {wanted}",
        "board “{board}”: {found} rooms have a major secret; there must be 1 to {wanted}",
    ),
    "board.few_minor_secrets": Text(
        "plansza „{board}”: potrzeba {needed} pomniejszych sekretów, a żetonów jest {tokens}",
        "board “{board}”: {needed} minor secrets are needed, but there are {tokens} tokens",
    ),
    "board.few_major_secrets": Text(
        "plansza „{board}”: potrzeba {needed} wielkich sekretów, a żetonów jest {tokens}",
        "board “{board}”: {needed} major secrets are needed, but there are {tokens} tokens",
    ),
    "board.no_way": Text(
        "plansza „{board}”: po artefakt {value} (komnata {room}) nie da się pójść i wrócić, nawet z kluczem",
        "board “{board}”: nobody can walk to artifact {value} (room {room}) and back, not even with a key",
    ),
    "board.artifact_locked": Text(
        "plansza „{board}”: bez klucza nie da się pójść po żaden artefakt i wrócić",
        "board “{board}”: without a key nobody can walk to any artifact and back",
    ),
    "board.market_locked": Text(
        "plansza „{board}”: bez klucza nie da się pójść do żadnego kramu i wrócić",
        "board “{board}”: without a key nobody can walk to any market room and back",
    ),
}
