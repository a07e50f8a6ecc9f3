"""The chapters of the reference that are not about single words."""

from __future__ import annotations

from brzdek.core.text import Book, Text

TITLE = Text("Język kart", "The card language")

INTRODUCTION = Text(
    "Tak zapisuje się w YAML, co robi karta. Z tego samego zapisu bierze się działanie karty, jej tekst po polsku "
    "i po angielsku oraz wydruk. Ten plik powstaje ze słów języka poleceniem `python -m brzdek.docs docs/effects.md`.",
    "This is how a card's effect is written in YAML. The same entry gives what the card does, its text in Polish "
    "and English, and its print. This file is made from the words of the language by "
    "`python -m brzdek.docs docs/effects.md`.",
)

HEADINGS: Book = {
    "writing": Text("Zapis", "Writing"),
    "grammar": Text("Gramatyka", "The grammar"),
    "guides": Text(
        "Co naprawdę można powiedzieć w danej grze, mówią przewodniki, każdy z przykładami, które w niej działają:",
        "What can really be said in a game is in these guides, each with examples that work there:",
    ),
    "making": Text("Nowe słowa", "New words"),
    "verbs": Text("Efekty", "Effects"),
    "conditions": Text("Warunki", "Conditions"),
    "counters": Text("Liczniki", "Counters"),
    "selectors": Text("Cele", "Targets"),
    "events": Text("Zdarzenia", "Events"),
    "numbers": Text("Liczby do zmieniania", "Numbers to modify"),
    "acts": Text("Czynności, które można zakazać albo dozwolić", "Acts to forbid or allow"),
    "moments": Text("Chwile", "Moments"),
    "occasions": Text("Okoliczności", "Occasions"),
    "windows": Text("Chwile działania", "Windows"),
    "specials": Text("Efekty spoza języka (`special`)", "Effects outside the language (`special`)"),
    "value": Text("wartość", "value"),
    "option": Text("opcja", "option"),
    "required": Text("konieczna", "required"),
    "none": Text("żadna", "none"),
    "announced": Text("zapowiadane", "announced"),
    "reads": Text("na karcie", "on the card"),
    "samples": Text(
        "Słowa, z których gry biorą to, co im potrzebne. Przykłady używają słów małej gry na niby (`skill`, `gold`, "
        "`draw`, `crown` …).",
        "The words from which games take what they need. The examples use the words of a small imaginary game "
        "(`skill`, `gold`, `draw`, `crown` …).",
    ),
    "apart": Text(
        "Ta gra używa tylko swoich słów, bez wspólnych.", "This game uses its own words only, without the common ones."
    ),
    "more": Text(
        "Wszystkie słowa gry {name}, a ponadto (albo w innym znaczeniu):",
        "All the words of {name}, and besides (or with another meaning):",
    ),
    "waits": Text(
        "W tej grze `if` czeka na warunek do końca tury.",
        "In this game `if` waits for its condition until the turn ends.",
    ),
}

WRITING: tuple[tuple[Text, str], ...] = (
    (
        Text(
            "**Efekt** to słowo z wartością, kilka słów w jednym zestawie (wykonywanych po kolei, jedno zdanie na "
            "karcie) albo lista efektów (wykonywanych po kolei, osobne zdania). Słowo bez wartości pisze się samo.",
            "**An effect** is a word with a value, several words in one mapping (carried out in order, one sentence on "
            "the card) or a list of effects (carried out in order, separate sentences). A word without a value is "
            "written alone.",
        ),
        "play:\n  - {skill: 2, swords: 1, boots: 1}\n  - take_crown",
    ),
    (
        Text(
            "**Opcje** stoją obok słowa, do którego należą. Obok każdego efektu może stać `then`: drugi efekt następuje "
            "tylko wtedy, gdy pierwszy da się wykonać w całości.",
            "**Options** stand beside the word they belong to. `then` may stand beside any effect: the second effect "
            "follows only if the first can be carried out in full.",
        ),
        "discard: 1\nthen: {draw: 2}",
    ),
    (
        Text(
            "**Cena** (`pay`) jest płacona w całości albo wcale. Co stoi za nią na liście albo obok niej w jednym "
            "zestawie, dzieje się tylko wtedy, gdy da się ją zapłacić. Efekt, który powtarza się ponad 500 razy albo "
            "daje na raz więcej niż 9999, gra przerywa i mówi, która to karta.",
            "**A price** (`pay`) is paid in full or not at all. What stands behind it in a list, or beside it in one "
            "mapping, happens only if it can be paid. An effect that is repeated more than 500 times, or gives more "
            "than 9999 at once, is stopped by the game, which names the card.",
        ),
        "pay: 3\nskill: 2",
    ),
    (
        Text(
            "**Liczba** może być policzona: `per` nazywa licznik, `each` mówi, ile za każdą sztukę, `every` za ile sztuk "
            "naraz. Licznik tego, co dzieje się w turze, działa też na to, co przyjdzie po zagraniu karty.",
            "**A number** may be counted: `per` names a counter, `each` says how much for each, `every` for how many "
            "together. A counter of what happens in a turn also works for what comes after the card is played.",
        ),
        "skill: {per: cubes_made}\ngold: {per: gold, every: 5, each: 2}",
    ),
    (
        Text(
            "**Warunek** to słowo albo kilka słów naraz (wszystkie muszą być prawdą). W grach, w których kolejność "
            "zagrań nie ma znaczenia, `if` czeka do końca tury i działa raz, gdy warunek jest albo stanie się prawdą.",
            "**A condition** is one word or several at once (all must hold). In games where the order of play does not "
            "matter, `if` waits until the end of the turn and works once, when the condition is or becomes true.",
        ),
        "if: {have: crown, at_least: {gold: 3}}\nthen: {draw: 1}",
    ),
    (
        Text(
            "**Kto.** Efekt wykonuje czytający kartę. `they` wykonuje gracz wybrany przez `choose` albo ten, komu zdarza "
            "się `when`; `each` z graczami każe wykonać efekt każdemu z nich.",
            "**Who.** The reader of the card carries an effect out. `they` is carried out by the player chosen by "
            "`choose`, or by the one to whom `when` happens; `each` with players makes every one of them do it.",
        ),
        "choose: {player: other}\nthey: {lose: {gold: 2}}\nthen: {gold: 2}",
    ),
    (
        Text(
            "**Co trwa.** `modify`, `forbid`, `allow`, `when`, `before` i `instead_of` działają, dopóki ich karta leży w "
            "grze, albo do chwili podanej w `until` (`until: {your_next_turn: 2}`: gdy nadejdzie drugi raz). `while` "
            "wstrzymuje działanie, gdy warunek nie jest spełniony.",
            "**What lasts.** `modify`, `forbid`, `allow`, `when`, `before` and `instead_of` work while their card stays "
            "in play, or up to the moment in `until` (`until: {your_next_turn: 2}`: when it comes for the second time). "
            "`while` suspends them when the condition does not hold.",
        ),
        "modify: {strength: 1}\nwhile: fighting",
    ),
    (
        Text(
            "**Zapowiedzi.** Niektóre zdarzenia są zapowiadane, zanim nastąpią. Najpierw mogą odpowiedzieć inni gracze, "
            "kolejno od lewej strony sprawcy; odpowiedź też jest zapowiadana i można na nią odpowiedzieć; tak aż "
            "wszyscy spasują. Potem działa to, co leży w grze (`before`, `instead_of`), w kolejności wejścia do gry. "
            "`cancel`, `weaken`, `reflect` i `redirect` zmieniają zapowiedziane zdarzenie.",
            "**Announcements.** Some events are announced before they happen. First the other players may answer, in "
            "order from the author's left; an answer is announced too and may be answered; until all pass. Then what "
            "lies in play acts (`before`, `instead_of`), in the order in which it came into play. `cancel`, `weaken`, "
            "`reflect` and `redirect` change the announced event.",
        ),
        "answer: cast\nonly_if: {aimed_at: you}\ndo: reflect",
    ),
    (
        Text(
            "**Co niemożliwe.** Efektu, który nic by nie zmienił, nie można wybrać, a ceny, której nie da się zapłacić w "
            "całości, nie można zapłacić. Lista robi tyle, ile się da.",
            "**What is impossible.** An effect that would change nothing may not be chosen, and a price that cannot be "
            "paid in full may not be paid. A list does as much as it can.",
        ),
        "may: {pay: 3}\nthen: take_crown",
    ),
    (
        Text(
            "**Tabela rzutu**: wynik, zakres (`2-3`), `5+`, `0-` albo `any`. Wynik bez wiersza nic nie znaczy.",
            "**A die table**: a result, a range (`2-3`), `5+`, `0-` or `any`. A result without a row means nothing.",
        ),
        "roll: {1-: {lose: {life: 1}}, 2-3: nothing, 4+: {gold: {per: rolled}}}\ndice: 2\nplus: -1",
    ),
    (
        Text(
            "**Kogo dotyczy liczba.** `for: you` to właściciel karty, `for: foe` ten, z kim właściciel walczy, "
            "`for: this` sama karta (wróg, który ma własną siłę). Z `during` zmiana liczy się tylko w danej "
            "okoliczności.",
            "**Whom a number concerns.** `for: you` is the owner of the card, `for: foe` the one whom the owner "
            "fights, `for: this` the card itself (an enemy with a strength of its own). With `during` the change "
            "counts on that occasion only.",
        ),
        "modify: {strength: -1}\nfor: foe\nduring: fight",
    ),
    (
        Text(
            "**Chwile działania.** `timing` karty mówi, kiedy można ją zagrać; `at` daje zdolność karcie, która leży w "
            "grze: `price` to cena, `once` ogranicza użycie. W każdej takiej chwili pyta się kolejno wszystkich, "
            "którzy mogą coś zrobić, aż wszyscy spasują.",
            "**Windows.** The `timing` of a card says when it may be played; `at` gives an ability to a card that lies "
            "in play: `price` is what it costs, `once` limits its use. In every such moment all who could act are "
            "asked in turn until all have passed.",
        ),
        "at: loss_due\nonce: turn\nprice: {pay: 1}\ndo: {weaken: 1}",
    ),
)

GUIDE: Book = {
    "title": Text("Karty gry", "Cards of"),
    "about": Text(
        "Ten przewodnik powstaje z gry poleceniem `python -m brzdek.docs docs/effects.md`. Jak pisze się efekty: "
        "[effects.md](../effects.md); pierwsza własna karta: [first-card.md](../first-card.md).",
        "This guide is made from the game by `python -m brzdek.docs docs/effects.md`. How effects are written: "
        "[effects.md](../effects.md); the first card of one's own: [first-card.md](../first-card.md).",
    ),
    "limits": Text("Co można powiedzieć, a czego nie", "What can be said and what cannot"),
    "kinds": Text("Rodzaje kart, ich pola i miejsca na efekty", "Kinds of cards, their fields and slots"),
    "every_card": Text(
        "Każda karta ma `id`, `name` (pl i en), `kind` i `copies`; może mieć `flavour`, `art`, `origin` (facts, house) i "
        "`text`, który zastępuje tekst z efektów.",
        "Every card has `id`, `name` (pl and en), `kind` and `copies`; it may have `flavour`, `art`, `origin` (facts, "
        "house) and `text`, which stands for the text of its effects.",
    ),
    "effect": Text("efekt", "an effect"),
    "lasts": Text(
        "Co trwa (`modify`, `when`, `before`, `instead_of`), trwa do końca tury, jeśli `until` nie mówi inaczej.",
        "What lasts (`modify`, `when`, `before`, `instead_of`) lasts until the end of the turn unless `until` says otherwise.",
    ),
}

MAKING = Text(
    "Słowo to jedna klasa: `Verb` (albo `AmountVerb`, `PlainVerb`), `Condition`, `Counter`, `Selector` z modułu "
    "`brzdek.core.effects.entries`. Zna swoje argumenty, działanie, tekst w obu językach, jedno zdanie do tego pliku i "
    "przykład. Efekt, który nigdy nie pyta, to zwykłe wywołanie `do`; pytający ma `asks = True` i generator `run`. Zwykły "
    "efekt może wywołać zdarzenie przez `fire`: wyzwolone nim efekty, które nie pytają, następują od razu, a pytające "
    "czekają w kolejce do najbliższego `settle`, które zasady wywołują po każdym zagraniu. Zdarzenie, na które można "
    "odpowiedzieć, zapowiada tylko efekt pytający: `yield from announce(ctx, Happening(...), answerers)`. O tym, kogo się "
    "pyta o odpowiedź, gra decyduje z tego, co wszyscy widzą, żeby pytanie nie zdradzało ręki. Gra zbiera słowa w "
    "`GRAMMAR.extend(...)`; rzut zapisuje w dzienniku `rolled` (gracz, kostki, wynik). Gra, w której przed rzutem i po "
    "nim można działać, podaje własne `Roll` i `Test` z `windows`. Karty, które leżą w strefach (`core/zones.py`), "
    "przenosi tylko `move`: ono zaczyna i kończy to, co trwa.",
    "A word is one class: `Verb` (or `AmountVerb`, `PlainVerb`), `Condition`, `Counter`, `Selector` of "
    "`brzdek.core.effects.entries`. It knows its arguments, what it does, its text in both languages, one sentence for "
    "this file and an example. An effect that never asks is a plain call, `do`; one that asks has `asks = True` and a "
    "generator, `run`. A plain effect may cause an event by `fire`: triggered effects that never ask follow at once, those "
    "that ask wait in a queue for the next `settle`, which the rules call after every play. An event that can be answered "
    "is announced by an asking effect only: `yield from announce(ctx, Happening(...), answerers)`. A game decides whom to "
    "ask for answers by what everybody can see, so that a question does not betray a hand. A game gathers its words in "
    "`GRAMMAR.extend(...)`; a roll writes `rolled` (seat, dice, total) into the log. A game in which one may act before "
    "and after a roll gives its own `Roll` and `Test` with `windows`. Cards that lie in zones (`core/zones.py`) are "
    "taken elsewhere by `move` alone: it begins and ends what lasts.",
)
