"""Messages of the print commands."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from printables.faces.words import FACE_WORDS
from printables.jobs.paper_words import PAPER
from printables.pictures.words import PICTURES

PRINT: Book = {
    # -- values
    "length": Text("milimetry, liczba od {low} do {high}", "millimetres, a number from {low} to {high}"),
    "colour": Text("kolor o postaci '#rrggbb'", "a colour of the form '#rrggbb'"),
    "size_allowed": Text(
        "{names} albo SZER×WYS w milimetrach (od {low} do {high})",
        "{names}, or WIDTH×HEIGHT in millimetres ({low} to {high})",
    ),
    "layout_allowed": Text("{names} albo plik .yaml", "{names}, or a .yaml file"),
    "margin_allowed": Text(
        "milimetry: jedna liczba od 0 do 200 albo cztery (góra,prawo,dół,lewo)",
        "millimetres: one number from 0 to 200, or four (top,right,bottom,left)",
    ),
    "offset_allowed": Text("X,Y w milimetrach, każda liczba od -50 do 50", "X,Y in millimetres, each from -50 to 50"),
    "watermark_allowed": Text("najwyżej 40 znaków", "at most 40 characters"),
    # -- jobs that cannot be printed
    "bad_option_value": Text(
        "{name}: podano „{found}”; dozwolone: {allowed}{hint}", "{name}: given “{found}”; allowed: {allowed}{hint}"
    ),
    "bleed_overlaps": Text(
        "spad {bleed} mm nie mieści się w odstępie {gutter} mm; odstęp (--gutter) musi mieć co najmniej {least} mm",
        "a bleed of {bleed} mm does not fit into a gutter of {gutter} mm; the gutter must be at least {least} mm",
    ),
    "idle_option": Text(
        "opcja {name} sama nic nie zmieni; działa razem z {needs}",
        "the option {name} alone would change nothing; it goes with {needs}",
    ),
    "idle_single": Text(
        "opcja {name} nic nie zmieni, gdy każda karta ma stronę dla siebie (--layout single)",
        "the option {name} would change nothing where every card has a page of its own (--layout single)",
    ),
    "single_fold": Text(
        "układ z jedną kartą na stronie nie ma gdzie się złożyć; wybierz inne --backs albo inny --layout",
        "a layout with one card on a page has nowhere to fold; choose other --backs or another --layout",
    ),
    "does_not_fit": Text(
        "karta {card} ze spadem i marginesami nie mieści się na papierze {paper}; wolne miejsce: {room}",
        "a card of {card} with bleed and margins does not fit on paper of {paper}; room: {room}",
    ),
    "too_many_columns": Text(
        "układ chce {wanted} {wanted|kolumnę|kolumny|kolumn}, a mieści się najwyżej {n}",
        "the layout wants {wanted} {wanted|column|columns}, but at most {n} fit",
    ),
    "too_many_rows": Text(
        "układ chce {wanted} {wanted|wiersz|wiersze|wierszy}, a mieści się najwyżej {n}",
        "the layout wants {wanted} {wanted|row|rows}, but at most {n} fit",
    ),
    "no_room_to_fold": Text(
        "na papierze {paper} nie ma miejsca na kartę {card} i jej rewers obok siebie",
        "paper of {paper} has no room for a card of {card} and its back side by side",
    ),
    "no_faces": Text("gra „{game}” nie ma jeszcze kart do druku", "the game “{game}” has no cards to print yet"),
    "no_tiles": Text(
        "gra „{game}” nie ma kafli; mają je: {allowed}", "the game “{game}” has no tiles; these have some: {allowed}"
    ),
    "no_such_tile": Text("w tym zestawie nie ma kafla „{id}”{hint}", "this set has no tile “{id}”{hint}"),
    "tile_too_big": Text(
        "kafel o boku {side} mm (--tile) się nie mieści: {reason}",
        "a tile of {side} mm (--tile) does not fit: {reason}",
    ),
    "no_such_card": Text(
        "w tej grze nie ma karty „{id}” do druku{hint}", "this game has no card “{id}” to print{hint}"
    ),
    "no_tokens": Text(
        "gra „{game}” nie ma żetonów: wszystko, czego potrzebuje, jest na kartach",
        "the game “{game}” has no tokens: all it needs is on its cards",
    ),
    "no_board": Text("gra „{game}” nie ma planszy", "the game “{game}” has no board"),
    "poster_no_room": Text(
        "na papierze {paper} z tymi marginesami i zakładką nie ma miejsca na planszę",
        "paper of {paper} has no room for a board with these margins and this overlap",
    ),
    "poster_too_big": Text(
        "plakat miałby ponad {n} stron; zmniejsz --width", "the poster would have more than {n} pages; lower --width"
    ),
    "no_such_token": Text(
        "w tej grze nie ma żetonu „{id}” do druku{hint}", "this game has no token “{id}” to print{hint}"
    ),
    "token_too_big": Text(
        "żeton {token} nie mieści się na papierze; wolne miejsce: {room}",
        "a token of {token} does not fit on the paper; room: {room}",
    ),
    "no_such_part": Text(
        "nie da się wydrukować „{found}”; dozwolone: {allowed}{hint}",
        "cannot print “{found}”; allowed: {allowed}{hint}",
    ),
    "which_part": Text("co wydrukować? Dozwolone: {allowed}", "print what? Allowed: {allowed}"),
    "no_such_option": Text("nie ma opcji „{name}”{hint}", "there is no option “{name}”{hint}"),
    "needs_value": Text("opcja „{name}” wymaga wartości", "the option “{name}” needs a value"),
    "which_game": Text(
        "brakuje nazwy gry; dozwolone: {allowed}", "the name of the game is missing; allowed: {allowed}"
    ),
    "base_only": Text(
        "--base nic nie zmienia: gra „{game}” nie ma dodatku dla większej liczby graczy",
        "--base changes nothing: the game “{game}” has no expansion for more players",
    ),
    "stdout_many": Text(
        "na standardowe wyjście (-o -) idzie jeden plik, a to polecenie zapisuje ich wiele",
        "standard output (-o -) takes one file, and this command writes many",
    ),
    "stdout_shell": Text(
        "podczas gry „-” nie jest plikiem; podaj nazwę pliku", "while you play, “-” is no file; give the name of one"
    ),
    "extra_words": Text("zbędne słowa: {words}", "words too many: {words}"),
    "open_quote": Text("brakuje zamykającego cudzysłowu", "the closing quote is missing"),
    "nothing_to_print": Text("nie ma nic do wydrukowania", "there is nothing to print"),
    "unwritable": Text("{file}: nie da się zapisać ({reason})", "{file}: cannot be written ({reason})"),
    # -- what is told afterwards
    "written": Text(
        "{file}: {n} {n|karta|karty|kart}, {pages} {pages|strona|strony|stron}",
        "{file}: {n} {n|card|cards}, {pages} {pages|page|pages}",
    ),
    "written_tokens": Text(
        "{file}: {n} {n|żeton|żetony|żetonów}, {pages} {pages|strona|strony|stron}",
        "{file}: {n} {n|token|tokens}, {pages} {pages|page|pages}",
    ),
    "written_pages": Text("{file}: {pages} {pages|strona|strony|stron}", "{file}: {pages} {pages|page|pages}"),
    "changed": Text("zmienione: {cards}", "changed: {cards}"),
    "nothing_changed": Text("Żadna karta się nie zmieniła.", "No card has changed."),
    "written_tiles": Text(
        "{file}: {n} {n|kafel|kafle|kafli}, {pages} {pages|strona|strony|stron}",
        "{file}: {n} {n|tile|tiles}, {pages} {pages|page|pages}",
    ),
    "tile_parts": Text(
        "kafel „{tile}” nie mieści się na papierze w całości, więc jest w {n} częściach do sklejenia (zakładka {glue} mm)",
        "the tile “{tile}” is too long for the paper, so it comes in {n} parts to be glued together (overlap {glue} mm)",
    ),
    "tile_signs": Text(
        "kafel „{tile}”: kroje pisma nie mają {n|znaku|znaków|znaków} {signs}",
        "tile “{tile}”: the typefaces lack the {n|sign|signs} {signs}",
    ),
    "board_too_small": Text(
        "„{board}” w tej wielkości: nie mieszczą się żetony ({tokens}); wydrukuj plakat (--poster) albo mniejsze żetony "
        "(print tokens --scale {percent})",
        "“{board}” at this size: some tokens do not fit ({tokens}); print a poster (--poster) or smaller tokens "
        "(print tokens --scale {percent})",
    ),
    "board_small_text": Text(
        "„{board}” w tej wielkości: najmniejsze litery mają {size} pt; większe będą na plakacie (--poster)",
        "“{board}” at this size: its smallest letters have {size} pt; they are bigger on a poster (--poster)",
    ),
    "tile_too_small": Text(
        "kafle w tej wielkości: nie mieszczą się żetony ({tokens}); wydrukuj większe kafle (--tile) albo mniejsze żetony "
        "(print tokens --scale {percent})",
        "tiles at this size: some tokens do not fit ({tokens}); print bigger tiles (--tile) or smaller tokens "
        "(print tokens --scale {percent})",
    ),
    "warning": Text("Uwaga: {message}", "Note: {message}"),
    "progress": Text("strona", "page"),
    "small_text": Text(
        "karta „{card}”: tekst nie mieści się w czytelnej wielkości; złożony stopniem {size} pt",
        "card “{card}”: the text does not fit at a readable size; set at {size} pt",
    ),
    "small_texts": Text(
        "{n} {n|karta|karty|kart} z tekstem, który nie mieści się w czytelnej wielkości (najmniejszy stopień: {size} pt): {cards}",
        "{n} {n|card|cards} with a text that does not fit at a readable size (the smallest set at {size} pt): {cards}",
    ),
    "small_token": Text(
        "żeton „{card}”: tekst nie mieści się w czytelnej wielkości; złożony stopniem {size} pt",
        "token “{card}”: the text does not fit at a readable size; set at {size} pt",
    ),
    "small_tokens": Text(
        "{n} {n|żeton|żetony|żetonów} z tekstem, który nie mieści się w czytelnej wielkości "
        "(najmniejszy stopień: {size} pt): {cards}",
        "{n} {n|token|tokens} with a text that does not fit at a readable size (the smallest set at {size} pt): {cards}",
    ),
    "small_tile": Text(
        "kafel „{card}”: tekst nie mieści się w czytelnej wielkości; złożony stopniem {size} pt",
        "tile “{card}”: the text does not fit at a readable size; set at {size} pt",
    ),
    "small_tiles": Text(
        "{n} {n|kafel|kafle|kafli} z tekstem, który nie mieści się w czytelnej wielkości "
        "(najmniejszy stopień: {size} pt): {cards}",
        "{n} {n|tile|tiles} with a text that does not fit at a readable size (the smallest set at {size} pt): {cards}",
    ),
    "missing_signs": Text(
        "karta „{card}”: kroje pisma nie mają {n|znaku|znaków|znaków} {signs}",
        "card “{card}”: the typefaces lack the {n|sign|signs} {signs}",
    ),
    "unknown_icon": Text("karta „{card}”: nie ma ikony „{icon}”", "card “{card}”: there is no icon “{icon}”"),
    "art_missing": Text(
        "karta „{card}”: nie ma pliku z ilustracją {file}", "card “{card}”: the picture file {file} is missing"
    ),
    "art_outside": Text(
        "karta „{card}”: ilustracja {file} leży poza folderem talii; pominięto ją",
        "card “{card}”: the picture {file} lies outside the folder of the deck; it is left out",
    ),
    "art_kind": Text(
        "karta „{card}”: ilustracja {file} nie jest plikiem PNG, JPEG ani SVG; pominięto ją",
        "card “{card}”: the picture {file} is not a PNG, JPEG or SVG file; it is left out",
    ),
    "art_huge": Text(
        "karta „{card}”: ilustracja {file} jest za duża (dozwolone: {limit}); pominięto ją",
        "card “{card}”: the picture {file} is too big (allowed: {limit}); it is left out",
    ),
    "art_broken": Text(
        "karta „{card}”: ilustracji {file} nie da się odczytać; pominięto ją",
        "card “{card}”: the picture {file} cannot be read; it is left out",
    ),
    "art_lacking": Text(
        "karta „{card}”: ilustracji {file} nie da się wydrukować, bo zawiera to, czego tu nie rysujemy: {what}; "
        "zamień ją na zwykłe kształty albo zapisz jako PNG",
        "card “{card}”: the picture {file} cannot be printed, for it holds what is not drawn here: {what}; "
        "turn it into plain shapes or save it as PNG",
    ),
    # -- parts, as they are typed in the shell
    "part.cards": Text("karty", "cards"),
    "part.tokens": Text("żetony", "tokens"),
    "part.board": Text("plansza", "board"),
    "part.tiles": Text("kafle", "tiles"),
    "part.calibrate": Text("kalibracja", "calibrate"),
    # -- on the sheets
    "page": Text("strona {page}/{pages}", "page {page}/{pages}"),
    "side_back": Text("rewersy", "backs"),
    "glue_page": Text("tu naklej stronę {page}", "glue page {page} here"),
    "fold_here": Text("zegnij tutaj", "fold here"),
    "catalog": Text("katalog {fingerprint}", "catalog {fingerprint}"),
    "cards": Text("karty", "cards"),
    "tokens": Text("żetony", "tokens"),
    "board": Text("plansza", "board"),
    "tiles": Text("kafle", "tiles"),
    "setup_page": Text("przygotowanie", "set-up"),
    "glue_here": Text("tu przyklej drugą część", "glue the other part here"),
    "calibrate": Text("Kalibracja druku dwustronnego", "Calibration of two-sided printing"),
    "calibrate_front": Text("PRZÓD", "FRONT"),
    "calibrate_back": Text("TYŁ", "BACK"),
    "calibrate_how": Text(
        "Wydrukuj cztery strony dwustronnie, w skali 100%. Sprawdź linijką, czy 100 mm to 100 mm. Obejrzyj kartkę "
        "pod światło od tej strony: krzyż z tyłu pokazuje na podziałkach, o ile milimetrów tył jest przesunięty. "
        "Podaj te liczby z odwrotnym znakiem: --back-offset X,Y. Kartka pozioma powinna pokazać te same.",
        "Print the four pages on both sides of two sheets, at 100%. Check with a ruler that 100 mm are 100 mm. Hold the "
        "sheet against the light, this side towards you: the cross on the back shows on the scales by how many "
        "millimetres the back is shifted. Give these numbers with the opposite sign: --back-offset X,Y. The sheet across "
        "should show the same ones.",
    ),
    # -- help
    "help.print": Text(
        "Wydrukuj karty i inne części gry do pliku PDF.", "Print cards and other parts of a game to PDF."
    ),
    "help.print_cards": Text(
        "Wydrukuj karty GRY do pliku PDF.\n\nKarty do wycięcia, z całego pudełka albo wybrane (--only).",
        "Print the cards of a GAME to a PDF.\n\nCards to cut out, of the whole box or chosen ones (--only).",
    ),
    "help.print_tokens": Text(
        "Wydrukuj żetony GRY do pliku PDF.\n\nŻetony, monety, kostki i pionki do wycięcia, wszystkie albo wybrane (--only).",
        "Print the tokens of a GAME to a PDF.\n\nTokens, coins, cubes and pawns to cut out, all or chosen ones (--only).",
    ),
    "help.print_board": Text(
        "Wydrukuj planszę GRY do pliku PDF.\n\nNa jednej stronie (--paper a3, a2) albo jako plakat do sklejenia (--poster).",
        "Print the board of a GAME to a PDF.\n\nOn one page (--paper a3, a2), or as a poster to be glued (--poster).",
    ),
    "help.board": Text("Która plansza, gdy jest ich kilka.", "Which board, if there are several."),
    "help.poster": Text(
        "Plakat z wielu stron, z zakładkami do sklejenia.", "A poster of several pages that overlap, to be glued."
    ),
    "help.overlap": Text("Szerokość zakładki plakatu w mm.", "How far the pages of a poster overlap, in mm."),
    "help.width": Text("Szerokość planszy na plakacie w mm.", "Width of the board on a poster in mm."),
    "help.base": Text(
        "Sama gra podstawowa, bez dodatku dla większej liczby graczy.",
        "The base game alone, without the expansion for more players.",
    ),
    "help.scale": Text("Wielkość żetonów w procentach, od 20 do 200.", "Size of the tokens in percent, 20 to 200."),
    "place.percent": Text("PROCENT", "PERCENT"),
    "place.board": Text("PLANSZA", "BOARD"),
    "help.print_calibrate": Text(
        "Wydrukuj kartkę do ustalenia przesunięcia rewersów (--back-offset).",
        "Print a sheet for finding the offset of backs (--back-offset).",
    ),
    "help.output": Text("Plik PDF; „-” to standardowe wyjście.", "The PDF file; “-” is standard output."),
    "help.print_tiles": Text(
        "Wydrukuj kafle GRY do pliku PDF.\n\nWszystkie albo wybrane (--only), w dowolnej wielkości (--tile). Kafle z własnego "
        "pliku drukuje --deck PLIK.",
        "Print the tiles of a GAME to a PDF.\n\nAll or chosen ones (--only), of any size (--tile). --deck FILE prints the "
        "tiles of your own file.",
    ),
    "help.tile": Text("Bok kafla w mm.", "The side of a tile in mm."),
    "help.only_tiles": Text("Tylko te kafle (identyfikatory po przecinku).", "Only these tiles (ids with commas)."),
    "help.only": Text("Tylko te karty (identyfikatory po przecinku).", "Only these cards (ids with commas)."),
    "help.changed-since": Text(
        "Tylko to, czego nie ma ta talia domowa: inne karty i dalsze egzemplarze; „-” to karty samej gry.",
        "Only what this house deck does not have: other cards and further copies; “-” are the game's own cards.",
    ),
    "help.print_lang": Text("Język na kartach: pl, en albo both.", "The language on the cards: pl, en or both."),
    "help.paper": Text("Papier: a4, a3, a2, letter, legal.", "Paper: a4, a3, a2, letter, legal."),
    "help.size": Text(
        "Wielkość kart: poker, bridge, euro, mini, tarot, square albo SZER×WYS w mm.",
        "Size of cards: poker, bridge, euro, mini, tarot, square, or WIDTH×HEIGHT in mm.",
    ),
    "help.layout": Text(
        "Układ arkusza: auto, single, cutter, poster albo własny plik YAML.",
        "Sheet layout: auto, single, cutter, poster, or your own YAML file.",
    ),
    "help.bleed": Text("Spad w mm.", "Bleed in mm."),
    "help.margin": Text("Marginesy papieru w mm.", "Margins of the paper in mm."),
    "help.gutter": Text("Odstęp między kartami w mm.", "Gap between cards in mm."),
    "help.marks": Text(
        "Znaki cięcia: crop, lines, dots, none, registration (pasery plotera).",
        "Cutting marks: crop, lines, dots, none, registration (for a cutting machine).",
    ),
    "help.corners": Text(
        "Promień zaokrąglenia rogów w mm (linie pomocnicze).", "Radius of rounded corners in mm (guides)."
    ),
    "help.backs": Text(
        "Rewersy: none, duplex-long, duplex-short (druk dwustronny), fold (do zgięcia), separate (na końcu).",
        "Backs: none, duplex-long, duplex-short (two-sided), fold (to be folded), separate (at the end).",
    ),
    "help.back-offset": Text("Przesunięcie rewersów w mm.", "Offset of the backs in mm."),
    "help.ink": Text("Farba: full, save (oszczędnie), mono (tylko czarna).", "Ink: full, save, mono (black only)."),
    "help.palette": Text("Paleta: normal, colour-blind.", "Palette: normal, colour-blind."),
    "help.proof": Text("Zaznacz linię cięcia i bezpieczny obszar.", "Show the trim and the safe zone."),
    "help.watermark": Text("Napis w poprzek każdej karty.", "A text across every card."),
    "place.game_or_deck": Text("GRA|TALIA", "GAME|DECK"),
    "place.paper": Text("PAPIER", "PAPER"),
    "place.size": Text("WIELKOŚĆ", "SIZE"),
    "place.layout": Text("UKŁAD", "LAYOUT"),
    "place.mm": Text("MM", "MM"),
    "place.margin": Text("MM[,MM,MM,MM]", "MM[,MM,MM,MM]"),
    "place.marks": Text("ZNAKI", "MARKS"),
    "place.backs": Text("REWERSY", "BACKS"),
    "place.offset": Text("X,Y", "X,Y"),
    "place.ink": Text("FARBA", "INK"),
    "place.palette": Text("PALETA", "PALETTE"),
    "place.text": Text("TEKST", "TEXT"),
    "place.ids": Text("ID,…", "ID,…"),
    "place.deck": Text("TALIA", "DECK"),
    "place.print_lang": Text("pl|en|both", "pl|en|both"),
    **PAPER,
    **PICTURES,
    **FACE_WORDS,
}
