"""Messages of the commands that write, check and compare house decks."""

from __future__ import annotations

from brzdek.core.text import Book, Text

DECKS: Book = {
    # -- help
    "help.deck_group": Text(
        "Twórz, sprawdzaj, oglądaj i porównuj talie domowe.", "Write, check, read and compare house decks."
    ),
    "help.deck_new": Text(
        "Utwórz PLIK z początkiem talii do GRY: przykład, który działa, i spis wszystkich rodzajów i pól.",
        "Make a FILE with the beginning of a deck for a GAME: an example that works, and all kinds and fields.",
    ),
    "help.deck_check": Text(
        "Sprawdź talie; następna leży na poprzedniej.\n\nPokazuje wszystkie błędy z miejscem i podpowiedzią, a także to, "
        "co dozwolone, ale pewnie niechciane: kartę, na którą nikogo nie stać, tekst za długi do druku.",
        "Check decks; the next lies on top of the one before.\n\nShows all mistakes with their place and a hint, and what "
        "is allowed but hardly meant: a card that nobody can afford, a text too long to print.",
    ),
    "help.deck_show": Text(
        "Pokaż karty, które talia dodaje albo zmienia, jako ramki z tekstem; z ID tylko tę jedną.",
        "Show the cards that a deck adds or changes as boxes of text; with an ID only that one.",
    ),
    "help.deck_diff": Text(
        "Pokaż słowami, czym talia B różni się od talii A; zamiast talii może stać nazwa gry.",
        "Tell in words how deck B differs from deck A; the name of a game may stand for a deck.",
    ),
    "help.deck_watch": Text(
        "Sprawdzaj i rysuj talię od nowa po każdym zapisie PLIKU; kończy Ctrl-C.",
        "Check and draw a deck anew whenever its FILE is saved; Ctrl-C ends it.",
    ),
    "help.deck_schema": Text(
        "Wypisz JSON Schema talii GRY (albo wszystkich gier) dla edytora.",
        "Print the JSON Schema of the decks of a GAME (or of all games) for an editor.",
    ),
    "help.deck_export": Text(
        "Zapisz karty TALII albo GRY jako tabelę (.csv, .xlsx) dla arkusza kalkulacyjnego.",
        "Write the cards of a DECK or a GAME as a table (.csv, .xlsx) for a spreadsheet.",
    ),
    "help.deck_import": Text(
        "Wstaw karty z tabeli (.csv, .xlsx) do TALII; reszta pliku zostaje bez zmian, a nowy plik wymaga --extends.",
        "Put the cards of a table (.csv, .xlsx) into a DECK; the rest of the file stays, and a new file needs --extends.",
    ),
    "help.extends": Text(
        "Na czym leży nowa talia: gra albo „own” (same karty).",
        "What a new deck lies on: a game, or “own” (cards only).",
    ),
    "place.table": Text("TABELA", "TABLE"),
    "place.game_or_deck": Text("GRA|TALIA", "GAME|DECK"),
    "table.exported": Text("{file}: {n} {n|karta|karty|kart}", "{file}: {n} {n|card|cards}"),
    "table.imported": Text(
        "{file}: {n} {n|karta|karty|kart}. Teraz: brzdek deck check {file}",
        "{file}: {n} {n|card|cards}. Now: brzdek deck check {file}",
    ),
    "table.suffix": Text(
        "{file}: tabela musi mieć końcówkę {allowed}", "{file}: the name of a table must end with {allowed}"
    ),
    "table.no_library": Text(
        'do plików .xlsx potrzebny jest pakiet openpyxl; zainstaluj go poleceniem: pip install "brzdek[xlsx]"',
        'files of the sort .xlsx need the package openpyxl; install it with: pip install "brzdek[xlsx]"',
    ),
    "table.no_deck": Text("{file}: to nie jest talia", "{file}: this is no deck"),
    "table.which_game": Text(
        "{file}: nie ma takiego pliku; nowa talia wymaga --extends GRA",
        "{file}: there is no such file; a new deck needs --extends GAME",
    ),
    "table.extends_there": Text(
        "{file}: talia już jest i sama mówi, na czym leży; usuń --extends",
        "{file}: the deck is there already and says what it lies on; leave out --extends",
    ),
    "help.yaml": Text("Pokaż kartę tak, jak się ją zapisuje w talii.", "Show the card as it is written in a deck."),
    "help.boxes": Text("Pokaż karty jako ramki z tekstem.", "Show the cards as boxes of text."),
    "place.deck": Text("TALIA", "DECK"),
    "place.decks": Text("PLIK…", "FILE…"),
    # -- what is told
    "deck.made": Text(
        "Zapisano: {file}. Teraz: brzdek deck check {file}", "Written: {file}. Now: brzdek deck check {file}"
    ),
    "deck.no_game": Text(
        "nie wiadomo, jaka to gra; podaj GRĘ albo talię z „extends”",
        "no game is named; give a GAME or a deck with “extends”",
    ),
    "deck.empty": Text("Talia nie zmienia żadnej karty.", "The deck changes no cards."),
    "deck.watching": Text("Czekam na zapis: {file} (Ctrl-C kończy)", "Waiting for the next save: {file} (Ctrl-C ends)"),
    "deck.small_text": Text(
        "karta „{id}”: tekst nie mieści się czytelnie na karcie (wyszłoby {size} pt)",
        "card “{id}”: the text does not fit on the card at a readable size (it would be {size} pt)",
    ),
    # -- differences
    "diff.same": Text("Nie ma żadnych różnic.", "There are no differences."),
    "diff.card": Text("karta: {name}", "card: {name}"),
    "diff.option": Text("opcja: {name}", "option: {name}"),
    "diff.entry": Text("{table}: {name}", "{table}: {name}"),
    "diff.added": Text("+ {what}", "+ {what}"),
    "diff.removed": Text("− {what}", "− {what}"),
    "diff.changed": Text("~ {what}", "~ {what}"),
    "diff.value": Text("{head}: {old} → {new}", "{head}: {old} → {new}"),
    "diff.text": Text("„{text}”", "“{text}”"),
    "diff.field": Text("    {field}: {old} → {new}", "    {field}: {old} → {new}"),
    "diff.nothing": Text("nic", "nothing"),
    "diff.other_games": Text(
        "to talie do dwóch różnych gier: {first} i {second}", "these are decks for two games: {first} and {second}"
    ),
    # -- the template
    "new.about": Text(
        "# Talia domowa. Sprawdź: brzdek deck check PLIK · obejrzyj: brzdek deck show PLIK · zagraj: brzdek play {game} --deck PLIK\n"
        "# Słowa języka kart (co karta może robić): docs/effects/{game}.md",
        "# A house deck. Check: brzdek deck check FILE · read: brzdek deck show FILE · play: brzdek play {game} --deck FILE\n"
        "# The words of the card language (what a card can do): docs/effects/{game}.md",
    ),
    "new.extends": Text(
        "# Na czym leży talia: gra albo plik innej talii obok (extends: inna.yaml).",
        "# What the deck lies on: a game, or the file of another deck beside it (extends: other.yaml).",
    ),
    "new.name": Text("Moja talia", "My deck"),
    "new.patch": Text(
        "  # Zmiana karty: id i tylko te pola, które mają być inne (null usuwa pole). Bez „kind”.",
        "  # A change: the id and only the fields that differ (null takes a field away). Without “kind”.",
    ),
    "new.card": Text(
        "  # Nowa karta: nowe id i wszystkie konieczne pola; z „kind” karta zastępuje całą dawną o tym id.",
        "  # A new card: a new id and all required fields; with “kind” it replaces the whole card of that id.",
    ),
    "new.flavour": Text("Poprawiona w domu.", "Mended at home."),
    "new.my_card": Text("Moja karta", "My card"),
    "new.remove": Text("# Karty, które znikają:", "# Cards that go:"),
    "new.options": Text("# Opcje gry, inne niż zwykle:", "# House options other than usual:"),
    "new.tables": Text("# Tabele gry, które talia może zmienić:", "# Tables of the game that a deck may change:"),
    "new.pad": Text(
        "# Notes do punktów: nowe wiersze (add), zbędne (drop), tytuł (title) …:",
        "# The score pad: new rows (add), those that go (drop), the title …:",
    ),
    "new.kinds": Text(
        "# Rodzaje kart i ich pola; * znaczy: konieczne. Efekty stoją w: {slots}.",
        "# The kinds of cards and their fields; * means required. Effects stand in: {slots}.",
    ),
}
