"""What Brzdęk! says."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WORDS: Book = {
    "setup.first": Text(
        "Pierwszy gracz (first) musi być jednym z miejsc przy stole, liczonych od 0.",
        "The first player (first) must be one of the seats at the table, counted from 0.",
    ),
    "setup.board": Text("Nie ma takiej planszy.", "There is no such board."),
    # impossible positions
    "position.too_many": Text(
        "kart „{card}” jest tylko {n}, a tu jest o jedną za dużo",
        "there {n|is|are} only {n} of the card “{card}”, and this is one too many",
    ),
    "position.too_few": Text(
        "brakuje kart: trzeba {wanted}, a {n|została|zostały|zostało} {n}",
        "too few cards: {wanted} are needed, but {n} {n|is|are} left",
    ),
    "position.no_room": Text("na tej planszy nie ma komnaty {room}", "this board has no room {room}"),
    "position.not_a_secret": Text("„{token}” nie jest sekretem", "“{token}” is no secret"),
    "position.cubes": Text(
        "gracz {seat} ma tylko {cubes} {cubes|kostkę|kostki|kostek}",
        "player {seat} has only {cubes} {cubes|cube|cubes}",
    ),
    "position.knocked_out": Text(
        "gracz {seat} ma pełny wskaźnik zdrowia, więc jest poza grą: podaj „out”",
        "player {seat} has a full health meter and so is out of play: say so with “out”",
    ),
    "position.black": Text(
        "jest tylko {n} {n|czarna kostka|czarne kostki|czarnych kostek}",
        "there {n|is|are} only {n} black {n|cube|cubes}",
    ),
    "position.nobody": Text("wszyscy są już poza grą", "everybody is out of play already"),
    "position.countdown": Text(
        "na torze odliczania stoi dokładnie jeden z graczy, którzy są poza grą („counting”, „countdown”, „out”)",
        "on the countdown track stands exactly one of those out of play (“counting”, “countdown”, “out”)",
    ),
    # cards: keywords before the text of a slot
    "slot.arrive": Text("NATYCHMIAST", "ARRIVE"),
    "slot.acquire": Text("ZDOBYCIE", "ACQUIRE"),
    "slot.use": Text("WYKORZYSTAJ", "USE"),
    "slot.defeat": Text("POKONANIE", "DEFEAT"),
    "slot.take": Text("ODKRYCIE", "REVEAL"),
    "slot.drink": Text("WYPIJ", "DRINK"),
    "slot.score": Text("PUNKTACJA", "SCORING"),
    # goods
    "good.key": Text("Możesz przechodzić korytarzami z kłódką.", "You may pass locked tunnels."),
    "good.backpack": Text("Możesz nieść o 1 artefakt więcej.", "You may carry 1 more artifact."),
    # cards: what numbers and symbols show, for lists
    "note.cost": Text("koszt {n} ⟦{purse}⟧", "cost {n} ⟦{purse}⟧"),
    "note.points": Text("{n} {n|punkt|punkty|punktów}", "{n} {n|point|points}"),
    "note.companion": Text("towarzysz", "companion"),
    "note.gem": Text("klejnot", "gem"),
    "note.only_in_depths": Text("tylko w podziemiach", "only in the depths"),
    "note.only_in_crystal_cave": Text("tylko w kryształowej grocie", "only in a crystal cave"),
    "note.dragon": Text("symbol smoczego ataku", "dragon attack symbol"),
    "note.danger": Text("zagrożenie: +1 kostka w atakach", "danger: +1 cube in attacks"),
    "note.keep": Text("zatrzymaj", "keep"),
    # cards and tables that do not fit together
    "schema.score": Text(
        "karta „{card}”: „score” może tylko liczyć punkty (points, for_each, if z „now: true”)",
        "card “{card}”: “score” may only count points (points, for_each, if with “now: true”)",
    ),
    "schema.arrive_asks": Text(
        "karta „{card}”: „arrive” nie może o nic pytać, bo działa też przy rozkładaniu gry",
        "card “{card}”: “arrive” may not ask anything, as it also works while the game is set up",
    ),
    "schema.points_elsewhere": Text(
        "karta „{card}”: „points” może stać tylko w „score”, a nie w „{slot}”",
        "card “{card}”: “points” may stand only in “score”, not in “{slot}”",
    ),
    "schema.idle_secret": Text(
        "sekret „{card}” nic nie robi: podaj „take”, „drink” albo „keep: true”",
        "the secret “{card}” does nothing: give “take”, “drink” or “keep: true”",
    ),
    "schema.lost_points": Text(
        "sekret „{card}” ma punkty, ale nikt go nie zatrzymuje: dodaj „keep: true”",
        "the secret “{card}” has points but nobody keeps it: add “keep: true”",
    ),
    "schema.missing_piece": Text(
        "brakuje karty „{card}” (rodzaj: {kind}), której potrzebują zasady",
        "the card “{card}” (kind: {kind}) is missing; the rules need it",
    ),
    "schema.wrong_kind": Text(
        "karta „{card}” musi być rodzaju „{kind}”, bo tak używają jej zasady",
        "the card “{card}” must be of the kind “{kind}”, as the rules use it so",
    ),
    "schema.option": Text(
        "brakuje opcji „{option}” (kind: {kind}), której potrzebują zasady",
        "the option “{option}” (kind: {kind}) is missing; the rules need it",
    ),
    "schema.no_board": Text("nie ma planszy „{board}” w „boards”", "there is no board “{board}” in “boards”"),
    "schema.not_for_reserve": Text(
        "„{card}” nie może leżeć w rezerwie; dozwolone: karty rodzaju reserve albo monster",
        "“{card}” cannot lie in the reserve; allowed: cards of the kinds reserve and monster",
    ),
    "schema.not_in_reserve": Text(
        "karty „{card}” nie ma w tabeli „reserve”, więc nikt jej nie zdobędzie",
        "the card “{card}” is not in the table “reserve”, so nobody can get it",
    ),
    "schema.players": Text("w „{table}” brakuje liczby dla {n} graczy", "“{table}” lacks a number for {n} players"),
    "schema.rage_start": Text(
        "pole {space} nie leży na torze smoczej furii, który ma {n} {n|pole|pola|pól}",
        "space {space} is not on the rage track, which has {n} {n|space|spaces}",
    ),
    "schema.artifacts_removed": Text(
        "nie można odłożyć {removed} artefaktów, bo jest ich {n}, a co najmniej jeden musi zostać",
        "{removed} artifacts cannot be put away: there are {n}, and at least one must stay",
    ),
    "schema.starting_clank": Text(
        "w „starting_clank” musi być liczba dla każdego z {n} graczy",
        "“starting_clank” must hold a number for each of {n} players",
    ),
    "schema.countdown": Text(
        "tor odliczania ma {n} {n|pole|pola|pól} przed ostatnim, a musi mieć {wanted}",
        "the countdown track has {n} {n|space|spaces} before the last one; it must have {wanted}",
    ),
    "schema.row": Text(
        "na początku w puli lochów leży {row} kart bez symbolu smoczego ataku, a w talii jest ich {n}",
        "the dungeon row starts with {row} cards without the dragon attack symbol, but the deck has {n}",
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
