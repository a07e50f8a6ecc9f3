"""Messages of the core."""

from __future__ import annotations

from brzdek.core.text import Book, Text

CORE: Book = {
    "wrong_number_of_players": Text(
        "W tę grę może grać od {low} do {high} graczy, a nie {found}.",
        "This game takes {low} to {high} players, not {found}.",
    ),
    "did_you_mean": Text("czy chodziło o „{word}”?", "did you mean “{word}”?"),
    # what can happen in any game
    "event.rolled": Text("{seat} rzuca kością: {total}.", "{seat} rolls the die: {total}."),
    "event.rolled_sum": Text("{seat} rzuca kośćmi: {dice}, razem {total}.", "{seat} rolls {dice}: {total} in all."),
    "event.rolled_result": Text("{seat} rzuca: {dice}; wynik {total}.", "{seat} rolls {dice}: the result is {total}."),
    "event.came_to_nothing": Text("Nic się nie dzieje.", "Nothing happens."),
    "event.paid": Text("{seat} płaci: {price}.", "{seat} pays {price}."),
    "you.rolled": Text("Rzucasz kością: {total}.", "You roll the die: {total}."),
    "you.rolled_sum": Text("Rzucasz kośćmi: {dice}, razem {total}.", "You roll {dice}: {total} in all."),
    "you.rolled_result": Text("Rzucasz: {dice}; wynik {total}.", "You roll {dice}: the result is {total}."),
    "you.paid": Text("Płacisz: {price}.", "You pay {price}."),
    "to_whom": Text("{what} – {who}", "{what} for {who}"),
    "and": Text("{first} i {last}", "{first} and {last}"),
    "event.stopped": Text(
        "„{card}” robi za dużo na raz: dalszy ciąg tego efektu przepada.",
        "“{card}” does too much at once: the rest of that effect is lost.",
    ),
    # files
    "file_missing": Text("nie ma takiego pliku", "there is no such file"),
    "file_folder": Text("to jest folder, a nie plik", "this is a folder, not a file"),
    "file_special": Text("to nie jest zwykły plik", "this is not a regular file"),
    "file_forbidden": Text("brak prawa do odczytu pliku", "no permission to read the file"),
    "file_unreadable": Text("pliku nie da się odczytać", "the file cannot be read"),
    "file_too_big": Text(
        "plik jest za duży: {size} kB; dozwolone: najwyżej {limit} kB",
        "the file is too big: {size} kB; allowed: at most {limit} kB",
    ),
    "file_empty": Text("plik jest pusty", "the file is empty"),
    "not_utf8": Text(
        "plik nie jest zapisany w UTF-8: zły bajt 0x{byte} (bajt {place} pliku)",
        "the file is not UTF-8: bad byte 0x{byte} (byte {place} of the file)",
    ),
    "tab": Text("tabulator; zamiast niego użyj spacji", "a tab; use spaces instead"),
    "bad_character": Text("niedozwolony znak {code}", "the character {code} is not allowed"),
    # what the system says
    "os.missing": Text("nie ma takiego pliku ani folderu", "there is no such file or folder"),
    "os.forbidden": Text("brak uprawnień", "no permission"),
    "os.folder": Text("to jest folder, a nie plik", "this is a folder, not a file"),
    "os.no_folder": Text("to nie jest folder", "this is not a folder"),
    "os.full": Text("na dysku brakuje miejsca", "the disk is full"),
    "os.read_only": Text("dysk jest tylko do odczytu", "the disk is read-only"),
    "os.exists": Text("taki plik już istnieje", "there is such a file already"),
    "os.name": Text("taka nazwa pliku jest niemożliwa", "a file cannot have such a name"),
    "os.other": Text("błąd systemu ({reason})", "a system error ({reason})"),
    "os.no_home": Text(
        "nie wiadomo, gdzie jest folder domowy; wskaż go zmienną HOME albo BRZDEK_HOME",
        "nobody knows where the home folder is; set HOME or BRZDEK_HOME",
    ),
    "os.not_ours": Text("ten folder należy do kogoś innego", "this folder belongs to somebody else"),
    "os.loop": Text("dowiązania prowadzą w kółko", "its links lead round in a circle"),
    "os.too_big": Text("plik nie może być większy", "the file may not grow any bigger"),
    "os.closed": Text("wejście albo wyjście jest zamknięte", "the input or output is closed"),
    "os.device": Text("urządzenie zgłasza błąd", "the device reports an error"),
    "os.busy": Text("plik jest zajęty", "the file is busy"),
    "os.many": Text("otwartych jest za dużo plików", "too many files are open"),
    "os.changed": Text("plik zmienił inny program", "another program has changed the file"),
    # YAML
    "bad_yaml": Text("błąd zapisu YAML: {why}", "bad YAML: {why}"),
    "alias": Text(
        "kotwice i odwołania YAML (&, *) są niedozwolone; wpisz wartość wprost",
        "YAML anchors and aliases (&, *) are not allowed; write the value out",
    ),
    "tag": Text(
        "znaczniki typu YAML ({tag}) są niedozwolone; usuń znacznik",
        "YAML type tags ({tag}) are not allowed; remove the tag",
    ),
    "merge_key": Text(
        "klucz scalania „<<” jest niedozwolony; wpisz klucze wprost",
        "the merge key “<<” is not allowed; write the keys out",
    ),
    "duplicate_key": Text(
        "klucz „{name}” powtarza się; pierwszy raz stoi w wierszu {line}",
        "the key “{name}” is repeated; it first stands in line {line}",
    ),
    "bad_key": Text(
        "kluczem może być tylko tekst albo liczba całkowita",
        "only text or a whole number can be a key",
    ),
    "many_documents": Text(
        "plik zawiera więcej niż jeden dokument (---); dozwolony jest jeden",
        "the file holds more than one document (---); one is allowed",
    ),
    "too_deep": Text(
        "za głębokie zagnieżdżenie; dozwolone: najwyżej {limit} {limit|poziom|poziomy|poziomów}",
        "nested too deeply; allowed: at most {limit} {limit|level|levels}",
    ),
    "long_number": Text(
        "liczba ma za dużo cyfr; dozwolone: najwyżej {limit}",
        "the number has too many digits; allowed: at most {limit}",
    ),
    "more_problems": Text(
        "problemów jest więcej; pokazano pierwsze {count}",
        "there are more problems; the first {count} are shown",
    ),
    # shapes
    "wrong_value": Text("jest {found}; dozwolone: {allowed}", "found {found}; allowed: {allowed}"),
    "unknown_key": Text("nieznany klucz „{name}”; dozwolone: {allowed}", "unknown key “{name}”; allowed: {allowed}"),
    "missing_key": Text("brakuje klucza „{name}”: {allowed}", "the key “{name}” is missing: {allowed}"),
    "missing_translation": Text("brakuje tłumaczenia „{lang}”", "the translation “{lang}” is missing"),
    "unquoted_comma": Text(
        "„{name}” wygląda na dalszy ciąg tekstu; tekst z przecinkiem ujmij w cudzysłów",
        "“{name}” looks like the rest of a text; quote a text that has a comma in it",
    ),
    "empty_text": Text("tekst jest pusty", "the text is empty"),
    "long_text": Text(
        "tekst jest za długi: {found} {found|znak|znaki|znaków}; dozwolone: najwyżej {limit}",
        "the text is too long: {found} {found|character|characters}; allowed: at most {limit}",
    ),
    "broken_line": Text("tekst musi się zmieścić w jednym wierszu", "the text must be a single line"),
    # what was found
    "found_nothing": Text("pusta wartość", "nothing"),
    "found_number": Text("liczba {value}", "the number {value}"),
    "found_text": Text("tekst „{value}”", "the text “{value}”"),
    "found_list": Text("lista ({count} {count|pozycja|pozycje|pozycji})", "a list ({count} {count|item|items})"),
    "found_map": Text("zestaw kluczy", "a set of keys"),
    # what is allowed
    "whole": Text("liczba całkowita", "a whole number"),
    "whole_from": Text("liczba całkowita, co najmniej {low}", "a whole number, at least {low}"),
    "whole_to": Text("liczba całkowita, najwyżej {high}", "a whole number, at most {high}"),
    "whole_between": Text("liczba całkowita od {low} do {high}", "a whole number from {low} to {high}"),
    "not_zero": Text("{whole}, ale nie 0", "{whole}, but not 0"),
    "whole_exactly": Text("liczba {low}", "the number {low}"),
    "flag": Text("true albo false", "true or false"),
    "word": Text("słowo z małych liter a–z, cyfr i znaku _", "a word of small letters a–z, digits and _"),
    "word_like": Text("słowo o postaci {pattern}", "a word of the form {pattern}"),
    "one_word": Text("{words}", "{words}"),
    "one_of_words": Text("jedno ze słów: {words}", "one of: {words}"),
    "string": Text(
        "tekst w jednym wierszu, najwyżej {limit} {limit|znak|znaki|znaków}",
        "a single line of text, at most {limit} {limit|character|characters}",
    ),
    "pair": Text("tekst w obu językach: pl i en", "text in both languages: pl and en"),
    "emblem": Text(
        "nazwa motywu albo godło: motif albo figure (head, hold, left), with, above, scene",
        "the name of a motif, or an emblem: motif or figure (head, hold, left), with, above, scene",
    ),
    "pair_or_same": Text(
        "tekst w obu językach (pl i en) albo jeden tekst dla obu",
        "text in both languages (pl and en) or one text for both",
    ),
    "list_of": Text("lista, w której każda pozycja to {item}", "a list in which each item is {item}"),
    "list_exactly": Text(
        "lista {low} {low|pozycji|pozycji|pozycji}, każda to {item}",
        "a list of {low} {low|item|items}, each {item}",
    ),
    "list_from": Text(
        "lista co najmniej {low} {low|pozycji|pozycji|pozycji}, każda to {item}",
        "a list of at least {low} {low|item|items}, each {item}",
    ),
    "list_between": Text(
        "lista od {low} do {high} {high|pozycji|pozycji|pozycji}, każda to {item}",
        "a list of {low} to {high} {high|item|items}, each {item}",
    ),
    "map_of": Text("zestaw kluczy; klucz to {name}, wartość to {value}", "a set of keys; key: {name}, value: {value}"),
    "record": Text("zestaw kluczy: {keys}", "a set of keys: {keys}"),
    "record_empty": Text("pusty zestaw kluczy", "an empty set of keys"),
    "either": Text("{first} albo {last}", "{first} or {last}"),
    "or_nothing": Text("{item} (albo nic)", "{item} (or nothing)"),
    # catalogs
    "no_files": Text("w folderze nie ma plików z kartami (*.yaml)", "the folder holds no card files (*.yaml)"),
    "duplicate_id": Text(
        "identyfikator „{id}” powtarza się; pierwszy raz stoi w {place}",
        "the id “{id}” is repeated; it first stands in {place}",
    ),
    "key_in_two_files": Text(
        "klucz „{name}” stoi już w {place}; dozwolony jest jeden taki klucz w całym folderze",
        "the key “{name}” already stands in {place}; one such key is allowed in the whole folder",
    ),
    "wrong_total": Text(
        "kart rodzaju „{kind}” jest razem {found}, a ma być {total}",
        "the cards of kind “{kind}” add up to {found} copies; the total must be {total}",
    ),
    "wrong_players": Text(
        "najmniejsza liczba graczy ({low}) jest większa od największej ({high})",
        "the least number of players ({low}) is above the greatest ({high})",
    ),
    "cards": Text("lista kart", "a list of cards"),
    "whose_file": Text(
        "nie wiadomo, do której gry należy plik; podaj „extends: GRA” (talia domowa), GRA to: {allowed} – albo plik talii, "
        "która leży obok",
        "it is not clear which game the file belongs to; give “extends: GAME” (a house deck), GAME being: {allowed} – or "
        "the file of a deck that lies beside it",
    ),
    "no_tiles": Text("w tym pliku nie ma kafli", "there are no tiles in this file"),
    "own_text": Text(
        "karta „{id}” ma własny tekst zamiast tekstu z efektów",
        "the card “{id}” has its own text instead of the text of its effects",
    ),
    # house decks
    "no_base": Text(
        "talii „{file}”, na której ta leży, nie ma obok niej",
        "the deck “{file}” that this one extends is not there beside it",
    ),
    "deck_circle": Text(
        "talie leżą w kółko: „{file}” leży już nad tą talią",
        "the decks lie in a circle: “{file}” lies above this one already",
    ),
    "many_decks": Text(
        "za dużo talii jedna na drugiej; dozwolone: najwyżej {limit}",
        "too many decks on top of each other; allowed: at most {limit}",
    ),
    "taken_field": Text(
        "pole „{name}” ma już każda karta; nadaj mu inną nazwę",
        "every card has a field “{name}” already; give it another name",
    ),
    "many_fields": Text(
        "rodzaj ma za dużo pól; dozwolone: najwyżej {limit}", "the kind has too many fields; allowed: at most {limit}"
    ),
    "many_cards": Text(
        "talia ma za dużo kart: {found}; dozwolone: najwyżej {limit}",
        "the deck has too many cards: {found}; allowed: at most {limit}",
    ),
    "many_copies": Text(
        "kart i żetonów jest razem {found}; dozwolone: najwyżej {limit}",
        "there are {found} cards and tokens in all; allowed: at most {limit}",
    ),
    "option_wider": Text(
        "opcja „{option}” musi zostać w swoich granicach; dozwolone: {allowed}",
        "the option “{option}” must stay within its limits; allowed: {allowed}",
    ),
    "no_card_to_patch": Text(
        "nie ma karty „{id}”, którą można by zmienić; nowa karta potrzebuje klucza „kind”: {kinds}",
        "there is no card “{id}” to change; a new card needs the key “kind”: {kinds}",
    ),
    "patch_removed": Text(
        "karty „{id}” nie można zmienić: usuwa ją {place}", "the card “{id}” cannot be changed: {place} removes it"
    ),
    "removed_and_written": Text(
        "karta „{id}” stoi i w „remove”, i w „cards”; zostaw ją w jednym z nich",
        "the card “{id}” stands both in “remove” and in “cards”; leave it in one of them",
    ),
    "nothing_to_remove": Text("nie ma „{id}”, więc nie ma czego usunąć", "there is no “{id}” to remove"),
    "removed_twice": Text("„{id}” usuwa już {place}", "{place} removes “{id}” already"),
    "never_removed": Text(
        "„{id}” nie można usunąć: kart rodzaju „{kind}” potrzebują zasady (można je zmieniać)",
        "“{id}” cannot be removed: the rules need the cards of the kind “{kind}” (they may be changed)",
    ),
    "still_named": Text(
        "„{id}” nie można usunąć, bo mówi o nim „{by}”; zmień najpierw „{by}”",
        "“{id}” cannot be removed because “{by}” speaks of it; change “{by}” first",
    ),
    "decks_differ": Text(
        "„{what}” zmienia też talia niżej ({place}); liczy się ta, bo leży wyżej",
        "“{what}” is changed by a deck below as well ({place}); this one counts, as it lies above",
    ),
    "deck_spoils": Text("z tą talią nie zgadza się {place}: {why}", "with this deck {place} no longer fits: {why}"),
    "smell.no_copies": Text(
        "karta „{id}” nie ma ani jednego egzemplarza; jeśli ma zniknąć, wpisz ją do „remove”",
        "the card “{id}” has no copies; if it is to go, put it into “remove”",
    ),
    "smell.same_text": Text(
        "karta „{id}”: „{name}” jest takie samo po polsku i po angielsku; czy brakuje tłumaczenia?",
        "card “{id}”: “{name}” is the same in Polish and English; is a translation missing?",
    ),
    "smell.no_art": Text(
        "karta „{id}”: obok talii nie ma obrazka „{file}”", "card “{id}”: there is no picture “{file}” beside the deck"
    ),
    "smell.endless": Text(
        "karta „{id}” może się nakręcać bez końca ({others}); dodaj „once: turn”",
        "the card “{id}” may set itself off without end ({others}); add “once: turn”",
    ),
    "option_set": Text(
        "wartość opcji albo zestaw kluczy, które się zmieniają", "the value of the option, or the keys that change"
    ),
    # layers
    "layer_needs": Text(
        "warstwa „{layer}” potrzebuje pod sobą warstwy „{needed}”",
        "the layer “{layer}” needs the layer “{needed}” below it",
    ),
    "layer_twice": Text("warstwa „{layer}” leży w stosie dwa razy", "the layer “{layer}” lies in the stack twice"),
    "layer_option": Text(
        "warstwa „{layer}” potrzebuje opcji „{option}” rodzaju „{kind}”",
        "the layer “{layer}” needs the option “{option}” of kind “{kind}”",
    ),
    # house options
    "option_unknown": Text(
        "nieznana opcja „{option}”; dozwolone: {allowed}", "unknown option “{option}”; allowed: {allowed}"
    ),
    "option_none": Text(
        "ta gra nie ma opcji „{option}” ani żadnych innych", "this game has no option “{option}”, nor any other"
    ),
    "option_value": Text(
        "opcja „{option}”: podano „{found}”; dozwolone: {allowed}",
        "option “{option}”: given “{found}”; allowed: {allowed}",
    ),
    "option_flag": Text("tak albo nie", "yes or no"),
    "option_default": Text(
        "niemożliwa wartość domyślna: {found}; dozwolone: {allowed}",
        "impossible default: {found}; allowed: {allowed}",
    ),
    "option_range": Text(
        "najmniejsza wartość ({low}) jest większa od największej ({high})",
        "the least value ({low}) is above the greatest ({high})",
    ),
}

YAML_ERRORS: Book = {
    "mapping values are not allowed": Text(
        "w tym miejscu nie może stać „klucz: wartość”; sprawdź wcięcie albo ujmij tekst w cudzysłów",
        "“key: value” cannot stand here; check the indentation or quote the text",
    ),
    "sequence entries are not allowed": Text(
        "w tym miejscu nie może stać „- pozycja”; zacznij nowy wiersz",
        "“- item” cannot stand here; start a new line",
    ),
    "end of stream": Text("brakuje zamykającego cudzysłowu", "the closing quote is missing"),
    "',' or ']'": Text("brakuje przecinka albo „]”", "a comma or “]” is missing"),
    "',' or '}'": Text("brakuje przecinka albo „}”", "a comma or “}” is missing"),
    "expected ':'": Text("po kluczu brakuje dwukropka", "the colon after a key is missing"),
    "cannot start any token": Text(
        "tym znakiem nie może zaczynać się wartość; ujmij ją w cudzysłów",
        "a value cannot begin with this character; quote it",
    ),
    "node content": Text("w tym miejscu brakuje wartości", "a value is missing here"),
    "escape": Text("nieznany znak po „\\”", "unknown character after “\\”"),
    "hexdecimal": Text("nieznany znak po „\\”", "unknown character after “\\”"),
    "expected key": Text(
        "wiersz ma złe wcięcie: tu powinien stać klucz", "badly indented line: a key should stand here"
    ),
    "'-' indicator": Text("wiersz ma złe wcięcie: tu powinno stać „- ”", "badly indented line: “- ” should stand here"),
    "block end": Text("wiersz ma złe wcięcie", "the line is badly indented"),
    "document start": Text("wiersz ma złe wcięcie", "the line is badly indented"),
    "": Text("niezrozumiały zapis", "it makes no sense here"),
}
"""What the YAML parser complains of, by a part of its own message; the last one is for everything else."""
