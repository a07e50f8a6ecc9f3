"""Messages about faces that are data."""

from __future__ import annotations

from brzdek.core.text import Book, Text

FACE_WORDS: Book = {
    "face_number": Text("liczba od {low} do {high}", "a number from {low} to {high}"),
    "face_length": Text(
        "liczba od -50 do 400 albo procenty, np. 20%", "a number from -50 to 400, or per cent such as 20%"
    ),
    "face_colour": Text("nazwa koloru z palety albo '#rrggbb'", "the name of a colour of the palette, or '#rrggbb'"),
    "face_value": Text(
        "słowo, liczba, {field: POLE} albo {by: POLE, of: {…}, else: …}",
        "a word, a number, {field: FIELD} or {by: FIELD, of: {…}, else: …}",
    ),
    "face_condition": Text(
        "true, false, wartość, lista wartości albo {min: …, max: …}",
        "true, false, a value, a list of values, or {min: …, max: …}",
    ),
    "face_part": Text("jedno z: {words}, i może „when”", "one of: {words}, and perhaps “when”"),
    "face_region": Text("nazwa obszaru z „regions” albo sam obszar", "the name of a region in “regions”, or a region"),
    "face_style": Text("nazwa stylu z „styles” albo sam styl", "the name of a style in “styles”, or a style"),
    "one_part": Text(
        "część lica ma mieć dokładnie jedno z: {words}", "a part of a face must have exactly one of: {words}"
    ),
    "over_determined": Text(
        "obszar ma za dużo miar w jednym kierunku; wystarczą dwie z: {words}",
        "the region has too many measures in one direction; two of these are enough: {words}",
    ),
    "no_region": Text("nie ma obszaru „{name}” przed tym miejscem", "there is no region “{name}” before this place"),
    "no_style": Text("nie ma stylu „{name}”", "there is no style “{name}”"),
    "no_own_field": Text("karty tego lica nie mają pola „{name}”", "the cards of this face have no field “{name}”"),
    "no_own_kind": Text("nie ma rodzaju „{name}”", "there is no kind “{name}”"),
    "no_own_icon": Text("nie ma ikony „{name}”", "there is no icon “{name}”"),
    "no_drawing": Text("nie ma rysunku „{name}”", "there is no drawing “{name}”"),
    "no_own_font": Text("nie ma kroju pisma „{name}”", "there is no typeface “{name}”"),
    "no_own_colour": Text("nie ma koloru „{name}”", "there is no colour “{name}”"),
    "own_file_outside": Text(
        "plik {file} leży poza folderem talii", "the file {file} lies outside the folder of the deck"
    ),
    "own_file_kind": Text("plik {file} nie ma końcówki {allowed}", "the file {file} does not end with {allowed}"),
    "own_file_missing": Text("nie ma pliku {file}", "the file {file} is missing"),
    "own_file_huge": Text(
        "plik {file} jest za duży; dozwolone: {limit}", "the file {file} is too big; allowed: {limit}"
    ),
    "own_file_broken": Text("pliku {file} nie da się odczytać", "the file {file} cannot be read"),
    "own_art_lacking": Text(
        "ilustracja {file} zawiera to, czego tu nie rysujemy: {what}; zamień ją na zwykłe kształty albo zapisz jako PNG",
        "the picture {file} holds what is not drawn here: {what}; turn it into plain shapes or save it as PNG",
    ),
    "own_icon_partly": Text(
        "w ikonie {file} jest coś, czego nie umiemy narysować: {what}",
        "the icon {file} holds what we cannot draw: {what}",
    ),
    "own_font_outlines": Text(
        "plik {file} nie jest czytelnym krojem TrueType (.ttf)",
        "the file {file} is no TrueType font (.ttf) that can be read",
    ),
    "many_own": Text("za dużo: {found}; dozwolone: najwyżej {limit}", "too many: {found}; allowed: at most {limit}"),
    "cmyk_plain": Text(
        "barwy CMYK przeliczono bez profilu ICC; plik nie jest zgodny z PDF/X, a drukarnia może go przekształcić sama",
        "the CMYK colours are converted without an ICC profile; the file is not PDF/X, which a print shop can make of it",
    ),
    "not_for_shop": Text(
        "opcji {name} nie można łączyć z --shop: o tym decyduje {shop}",
        "the option {name} does not go with --shop: {shop} decides that",
    ),
    "shop_size": Text(
        "karta „{card}” ma wielkość {size}, a {shop} drukuje: {allowed}; podaj --size albo wybierz karty przez --only",
        "card “{card}” is of the size {size}, but {shop} prints: {allowed}; give --size, or choose cards with --only",
    ),
    "written_shop": Text(
        "{file}: {n} {n|obrazek|obrazki|obrazków} i lista {list} na {cards} {cards|kartę|karty|kart} ({shop})",
        "{file}: {n} {n|picture|pictures} and the list {list} for {cards} {cards|card|cards} ({shop})",
    ),
    "qr_allowed": Text(
        "adres http:// albo https:// do {most} znaków, może ze słowem id w klamrach zamiast karty",
        "an address that begins with http:// or https://, at most {most} signs, perhaps with the word id in braces for the card",
    ),
    "cut_pages": Text(
        "linie cięcia dla {n|strony|stron|stron} {pages}: {file}", "cut lines of {n|page|pages} {pages}: {file}"
    ),
    "png_needs_tts": Text(
        "--png przy „print all” ma znaczenie tylko z --tts", "with “print all”, --png means something only with --tts"
    ),
    "written_table": Text(
        "{file}: {decks} {decks|talia|talie|talii}, {bags} {bags|worek|worki|worków}, {boards} {boards|plansza|plansze|plansz}",
        "{file}: {decks} {decks|deck|decks}, {bags} {bags|bag|bags}, {boards} {boards|board|boards}",
    ),
    "watch_needs_deck": Text(
        "--watch czeka na zapis talii: podaj jej plik zamiast gry albo --deck PLIK",
        "--watch waits for the save of a deck: give its file instead of a game, or --deck FILE",
    ),
    "watching": Text("Czekam na zapis: {files} (Ctrl-C kończy)", "Waiting for the next save: {files} (Ctrl-C ends)"),
    "help.watch": Text(
        "Drukuj od nowa po każdym zapisie talii albo jej plików, tylko to, co się zmieniło; kończy Ctrl-C.",
        "Print anew after every save of the deck or its files, only what changed; Ctrl-C ends it.",
    ),
    "help.cmyk": Text(
        "Barwy CMYK zamiast RGB (bez profilu ICC, bez zgodności z PDF/X).",
        "CMYK instead of RGB colours (without an ICC profile, not PDF/X).",
    ),
    "help.qr": Text(
        "Kod QR na każdej karcie, do tego adresu; słowo id w klamrach to identyfikator karty.",
        "A QR code on every card that leads to this address; the word id in braces stands for the card.",
    ),
    "help.cut-lines": Text(
        "Zapisz też linie cięcia dla plotera jako SVG.", "Write the cut lines for a cutting machine as SVG too."
    ),
    "help.shop": Text(
        "Przygotuj do zamówienia: makeplayingcards, thegamecrafter (obrazki i lista sztuk), drivethrucards (PDF).",
        "Prepare an order: makeplayingcards, thegamecrafter (pictures and a list of quantities), drivethrucards (PDF).",
    ),
    "help.tts_all": Text(
        "Zamiast PDF: cała gra dla Tabletop Simulatora jako jeden zapisany obiekt.",
        "Instead of PDFs: the whole game for Tabletop Simulator as one saved object.",
    ),
    "place.address": Text("ADRES", "ADDRESS"),
    "place.svg": Text("PLIK", "FILE"),
    "place.shop": Text("SKLEP", "SHOP"),
    "only_own_cards": Text(
        "gra własna to same karty: drukują się karty i pudełko",
        "a game of one's own is cards only: cards and a box can be printed",
    ),
    "own_needs_deck": Text(
        "gra własna jest w talii: podaj plik zamiast gry albo --deck PLIK",
        "a game of one's own is in a deck: give its file instead of a game, or --deck FILE",
    ),
}
