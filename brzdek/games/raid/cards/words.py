"""What the sister games say of cards and positions."""

from __future__ import annotations

from brzdek.core.text import Book, Text

WORDS: Book = {
    "setup.first": Text(
        "Pierwszy gracz (first) musi być jednym z miejsc przy stole, liczonych od 0.",
        "The first player (first) must be one of the seats at the table, counted from 0.",
    ),
    # impossible positions
    "position.too_many": Text(
        "kart „{card}” jest tylko {n}, a tu jest o jedną za dużo",
        "there {n|is|are} only {n} of the card “{card}”, and this is one too many",
    ),
    "position.too_few": Text(
        "brakuje kart: trzeba {wanted}, a {n|została|zostały|zostało} {n}",
        "too few cards: {wanted} are needed, but {n} {n|is|are} left",
    ),
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
    "position.artifacts": Text(
        "gracz {seat} może nieść najwyżej {n} {n|artefakt|artefakty|artefaktów}: plecak daje miejsce na jeden więcej",
        "player {seat} can carry {n} {n|artifact|artifacts} at most: a backpack makes room for one more",
    ),
    "position.out_empty": Text(
        "gracz {seat} nie ma artefaktu, więc mógł tylko zginąć („lost”)",
        "player {seat} has no artifact and so can only be lost (“lost”)",
    ),
    "position.out_deep": Text(
        "gracz {seat} padł w podziemiach, więc nikt go nie uratował („lost”)",
        "player {seat} fell in the depths, so nobody came to the rescue (“lost”)",
    ),
    "position.mastery": Text(
        "odznakę mistrzostwa ma tylko ten, kto opuścił lochy („left”), każdy jedną",
        "only who has left the dungeon (“left”) has a mastery token, one each",
    ),
    "position.instant": Text(
        "żeton „{token}” działa od razu i nikt go nie zatrzymuje",
        "the token “{token}” works at once and nobody keeps it",
    ),
    "position.nobody": Text("wszyscy są już poza grą", "everybody is out of play already"),
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
    # the monster that is there in every game
    "stays.goblin": Text("Nie odrzucaj po walce.", "Do not discard it after the fight."),
    # cards: what numbers and symbols show, for lists
    "note.cost": Text("koszt {price}", "cost {price}"),
    "note.points": Text("{n} {n|punkt|punkty|punktów}", "{n} {n|point|points}"),
    "note.companion": Text("towarzysz", "companion"),
    "note.gem": Text("klejnot", "gem"),
    "note.only": Text("tylko {places}", "only {places}"),
    "place.depths": Text("w podziemiach", "in the depths"),
    "place.crystal_cave": Text("w kryształowej grocie", "in a crystal cave"),
    "note.dragon": Text("symbol smoczego ataku", "dragon attack symbol"),
    "danger": Text("zagrożenie", "danger"),
    "danger.means": Text("+1 kostka w atakach", "+1 cube in attacks"),
    "note.keep": Text("zatrzymaj", "keep"),
    # cards and tables that do not fit together
    "schema.score": Text(
        "karta „{card}”: „score” może tylko liczyć punkty (points, for_each, if z „now: true”)",
        "card “{card}”: “score” may only count points (points, for_each, if with “now: true”)",
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
    "schema.starting_clank": Text(
        "w „starting_clank” musi być liczba dla każdego z {n} graczy",
        "“starting_clank” must hold a number for each of {n} players",
    ),
    "schema.row": Text(
        "na początku w puli lochów leży {row} kart bez symbolu smoczego ataku, a w talii jest ich {n}",
        "the dungeon row starts with {row} cards without the dragon attack symbol, but the deck has {n}",
    ),
}
