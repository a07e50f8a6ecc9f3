"""Messages about pictures."""

from __future__ import annotations

from brzdek.core.text import Book, Text

PICTURES: Book = {
    "no_raster": Text(
        'do obrazków potrzebny jest pakiet pypdfium2; zainstaluj go poleceniem: pip install "brzdek[png]"',
        'pictures need the package pypdfium2; install it with: pip install "brzdek[png]"',
    ),
    "not_on_pictures": Text(
        "opcja {name} dotyczy arkuszy; przy obrazkach (--png, --tts) nie ma znaczenia",
        "the option {name} is about sheets; it means nothing for pictures (--png, --tts)",
    ),
    "not_at_tabletop": Text(
        "opcja {name} nie ma znaczenia przy arkuszach dla Tabletop Simulatora (--tts)",
        "the option {name} means nothing for the sheets of Tabletop Simulator (--tts)",
    ),
    "picture_too_big": Text(
        "obrazek „{name}” miałby {width}×{height} pikseli; dozwolone najwyżej {most} mln; zmniejsz --png",
        "the picture “{name}” would have {width}×{height} pixels; at most {most} million are allowed; lower --png",
    ),
    "sheet_too_big": Text(
        "arkusz 10×7 przy --png {dpi} miałby bok ponad {most} pikseli; dla tej wielkości kart dozwolone najwyżej {best}",
        "a sheet of 10×7 at --png {dpi} would be longer than {most} pixels; for cards of this size at most {best}",
    ),
    "written_pictures": Text(
        "{file}: {n} {n|obrazek|obrazki|obrazków}",
        "{file}: {n} {n|picture|pictures}",
    ),
    "written_tabletop": Text(
        "{file}: {decks} {decks|talia|talie|talii}, {n} {n|karta|karty|kart}, {sheets} {sheets|arkusz|arkusze|arkuszy}",
        "{file}: {decks} {decks|deck|decks}, {n} {n|card|cards}, {sheets} {sheets|sheet|sheets}",
    ),
    "help.png": Text(
        "Zamiast PDF: folder z obrazkami PNG, po jednym na każdą stronę, tyle punktów na cal.",
        "Instead of a PDF: a folder of PNG pictures, one for each side, so many dots an inch.",
    ),
    "help.tts": Text(
        "Zamiast PDF: arkusze 10×7 i plik talii dla Tabletop Simulatora; --png zmienia ich dokładność.",
        "Instead of a PDF: sheets of 10×7 and a deck file for Tabletop Simulator; --png sets how fine they are.",
    ),
    "place.dpi": Text("DPI", "DPI"),
}
