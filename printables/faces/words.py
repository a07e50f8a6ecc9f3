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
        "słowo, liczba, {{field: POLE}} albo {{by: POLE, of: {{…}}, else: …}}",
        "a word, a number, {{field: FIELD}} or {{by: FIELD, of: {{…}}, else: …}}",
    ),
    "face_condition": Text(
        "true, false, wartość, lista wartości albo {{min: …, max: …}}",
        "true, false, a value, a list of values, or {{min: …, max: …}}",
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
    "own_icon_partly": Text(
        "w ikonie {file} jest coś, czego nie umiemy narysować: {what}",
        "the icon {file} holds what we cannot draw: {what}",
    ),
    "own_font_outlines": Text(
        "plik {file} nie jest czytelnym krojem TrueType (.ttf)",
        "the file {file} is no TrueType font (.ttf) that can be read",
    ),
    "many_own": Text("za dużo: {found}; dozwolone: najwyżej {limit}", "too many: {found}; allowed: at most {limit}"),
    "only_own_cards": Text(
        "gra własna to same karty: drukują się karty i pudełko",
        "a game of one's own is cards only: cards and a box can be printed",
    ),
    "own_needs_deck": Text(
        "gra własna jest w talii: podaj plik zamiast gry albo --deck PLIK",
        "a game of one's own is in a deck: give its file instead of a game, or --deck FILE",
    ),
}
