"""Messages and words of score pads, player aids, rules booklets, boxes, and of printing everything at once."""

from __future__ import annotations

from brzdek.core.text import Book, Text

PAPER: Book = {
    # -- pads
    "no_pad": Text(
        "gra „{game}” nie ma notesu do punktów; własny podasz opcją --pad PLIK",
        "the game “{game}” has no score pad; give one of your own with --pad FILE",
    ),
    "row_twice": Text("wiersz „{id}” już jest w notesie", "the row “{id}” is already on the pad"),
    "no_rows": Text("w notesie nie został żaden wiersz", "no row is left on the pad"),
    "many_rows": Text(
        "notes ma razem {n} {n|wiersz|wiersze|wierszy}; dozwolone: najwyżej {most}",
        "the pad has {n} {n|row|rows} in all; allowed: at most {most}",
    ),
    "whole_allowed": Text("liczba całkowita od {low} do {high}", "a whole number from {low} to {high}"),
    "pad_no_room": Text(
        "notes z {players} {players|graczem|graczami|graczami} i {rows} {rows|wierszem|wierszami|wierszami} nie mieści "
        "się na {size}; zmniejsz --per-sheet albo --players lub wybierz większy --paper",
        "a pad of {players} {players|player|players} and {rows} {rows|row|rows} does not fit on {size}; lower "
        "--per-sheet or --players, or choose a larger --paper",
    ),
    "pads": Text("notes do punktów", "score pad"),
    "written_pads": Text(
        "{file}: {n} {n|notes|notesy|notesów} na stronie, {pages} {pages|strona|strony|stron}",
        "{file}: {n} {n|pad|pads} on a page, {pages} {pages|page|pages}",
    ),
    "pad_names": Text("gracze", "players"),
    "pad_date": Text("data", "date"),
    # -- aids
    "no_aid": Text(
        "gra „{game}” nie ma ściągi dla graczy ani spisu zasad",
        "the game “{game}” has neither a player aid nor a list of rules",
    ),
    "no_sheet": Text("gra „{game}” nie ma ściągi dla graczy", "the game “{game}” has no player aid"),
    "no_rules": Text("gra „{game}” nie ma spisu zasad", "the game “{game}” has no list of rules"),
    "no_such_topic": Text(
        "w zasadach tej gry nie ma hasła „{topic}”; hasła: {allowed}{hint}",
        "the rules of this game have no topic “{topic}”; topics: {allowed}{hint}",
    ),
    "aid_only_rules": Text(
        "--only wybiera hasła zasad, więc nie łączy się z --pages aid",
        "--only chooses topics of the rules and does not go with --pages aid",
    ),
    "aid_too_small": Text(
        "na kartce {size} nie ma miejsca na ściągę; wybierz większą --size",
        "a sheet of {size} has no room for the aid; choose a larger --size",
    ),
    "aid_small_text": Text(
        "ściąga: „{title}” nie mieści się w czytelnej wielkości; złożono stopniem {size} pt",
        "player aid: “{title}” does not fit at a readable size; set at {size} pt",
    ),
    "aid": Text("ściąga", "player aid"),
    "aid_card": Text("{n}/{count}", "{n}/{count}"),
    "rules": Text("zasady", "rules"),
    "rules_title": Text("Zasady w skrócie", "Rules summary"),
    "rules_contents": Text("Spis treści", "Contents"),
    "rules_count": Text(
        "{n} {n|zasada|zasady|zasad}, {topics} {topics|hasło|hasła|haseł}",
        "{n} {n|rule|rules}, {topics} {topics|topic|topics}",
    ),
    "written_aid": Text(
        "{file}: {n} {n|ściąga|ściągi|ściąg}, {rules} {rules|zasada|zasady|zasad}, {pages} {pages|strona|strony|stron}",
        "{file}: {n} player {n|aid|aids}, {rules} {rules|rule|rules}, {pages} {pages|page|pages}",
    ),
    "written_sheets": Text(
        "{file}: {n} {n|ściąga|ściągi|ściąg}, {pages} {pages|strona|strony|stron}",
        "{file}: {n} player {n|aid|aids}, {pages} {pages|page|pages}",
    ),
    "written_rules": Text(
        "{file}: {rules} {rules|zasada|zasady|zasad}, {pages} {pages|strona|strony|stron}",
        "{file}: {rules} {rules|rule|rules}, {pages} {pages|page|pages}",
    ),
    # -- boxes
    "box_no_room": Text(
        "siatka pudełka {net} nie mieści się na papierze {paper} (wolne: {room}), nawet w dwóch częściach; wybierz "
        "większy --paper albo rozłóż karty do kilku pudełek: --boxes {more}",
        "the net of the box, {net}, does not fit on paper of {paper} (room: {room}), not even in two parts; choose a "
        "larger --paper or put the cards into several boxes: --boxes {more}",
    ),
    "box_no_room_whole": Text(
        "siatka pudełka {net} nie mieści się na papierze {paper} (wolne: {room}); wybierz większy --paper",
        "the net of the box, {net}, does not fit on paper of {paper} (room: {room}); choose a larger --paper",
    ),
    "box_in_parts": Text(
        "siatka {net} jest większa niż papier; wydrukowano ją w dwóch częściach do sklejenia (w całości zmieści się "
        "na: {papers})",
        "the net of {net} is larger than the paper; it is printed in two parts to be glued (it fits whole on: "
        "{papers})",
    ),
    "box": Text("pudełko", "tuck box"),
    "box_of": Text("pudełko {n}/{count}", "box {n}/{count}"),
    "box_part": Text("część {letter}", "part {letter}"),
    "box_cards": Text("{n} {n|karta|karty|kart}", "{n} {n|card|cards}"),
    "box_inside": Text(
        "Wewnątrz {size}: {cards} {cards|karta|karty|kart} po {thickness} mm.",
        "Inside {size}: {cards} {cards|card|cards} of {thickness} mm.",
    ),
    "box_how": Text(
        "Wytnij po liniach ciągłych, zegnij po przerywanych, zadrukowaną stroną na zewnątrz. Posmaruj klejem zakładki "
        "zakreskowane: najpierw boczną, potem dolną.",
        "Cut along the solid lines, fold along the dashed ones, the printed side out. Put glue on the hatched tabs: "
        "the side first, then the bottom.",
    ),
    "box_how_parts": Text(
        "Obie części (A i B) sklej bocznymi zakładkami w jeden pierścień.",
        "Glue both parts (A and B) into one ring by their side tabs.",
    ),
    "box_cut": Text("tnij", "cut"),
    "box_fold": Text("zegnij", "fold"),
    "box_glue": Text("klej", "glue"),
    "written_box": Text(
        "{file}: {n} {n|pudełko|pudełka|pudełek} na {cards} {cards|kartę|karty|kart}, "
        "{pages} {pages|strona|strony|stron}",
        "{file}: {n} {n|box|boxes} for {cards} {cards|card|cards}, {pages} {pages|page|pages}",
    ),
    # -- everything
    "part_failed": Text("{part}: {reason}", "{part}: {reason}"),
    "written_all": Text(
        "{folder}: {n} {n|plik|pliki|plików}, {pages} {pages|strona|strony|stron} ({parts})",
        "{folder}: {n} {n|file|files}, {pages} {pages|page|pages} ({parts})",
    ),
    "nothing_printed": Text("{folder}: nic nie wydrukowano", "{folder}: nothing was printed"),
    "progress_all": Text("postęp, %", "progress, %"),
    # -- parts, as they are typed in the shell
    "part.pad": Text("notes", "pad"),
    "part.aid": Text("ściąga", "aid"),
    "part.box": Text("pudełko", "box"),
    "part.all": Text("wszystko", "all"),
    # -- help
    "help.print_pad": Text(
        "Wydrukuj notes do punktów GRY.\n\nWłasny plik (--pad) może dodać wiersz zasady domowej.",
        "Print the score pad of a GAME.\n\nA file of your own (--pad) can add a row for a house rule.",
    ),
    "help.print_aid": Text(
        "Wydrukuj ściągę dla graczy i zasady GRY w skrócie.",
        "Print player aids and the rules summary of a GAME.",
    ),
    "help.print_box": Text(
        "Wydrukuj siatkę pudełka na karty GRY.\n\nWielkość wynika z wielkości, liczby i grubości kart.",
        "Print the net of a tuck box for the cards of a GAME.\n\nIts size follows from the size, number and "
        "thickness of the cards.",
    ),
    "help.print_all": Text(
        "Wydrukuj wszystko, co ma GRA, do folderu.", "Print everything that a GAME has into a folder."
    ),
    "help.folder": Text("Folder na pliki PDF.", "The folder for the PDF files."),
    "help.pad": Text("Własny notes: plik YAML ze zmianami.", "Your own pad: a YAML file with changes."),
    "help.players": Text("Liczba graczy.", "The number of players."),
    "help.per-sheet": Text("Ile notesów na stronie.", "How many pads on a page."),
    "help.pages": Text("Co wydrukować: aid (ściągi), rules (zasady) albo both.", "What to print: aid, rules or both."),
    "help.topics": Text("Tylko te hasła zasad (po przecinku).", "Only these topics of the rules (with commas)."),
    "help.thickness": Text("Grubość jednej karty w mm.", "Thickness of one card in mm."),
    "help.sleeved": Text("Karty są w koszulkach.", "The cards are in sleeves."),
    "help.boxes": Text("Na ile pudełek rozłożyć karty.", "Into how many boxes the cards go."),
    "place.count": Text("LICZBA", "NUMBER"),
    "place.pages": Text("aid|rules|both", "aid|rules|both"),
    "place.topics": Text("HASŁO,…", "TOPIC,…"),
    "place.folder": Text("FOLDER", "FOLDER"),
}
