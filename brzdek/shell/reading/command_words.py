"""Ways to say a command beside its names; help does not list them."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.patterns import pattern
from brzdek.core.text import fold

SPOKEN: Mapping[str, str] = {
    "moves": "what are my options|what are my choices|what options do i have|what choices do i have|jakie są moje opcje|jakie są moje możliwości|jakie mam możliwości|jaki mam wybór|co mogę zrobić|co mogę|co mogę teraz zrobić|co można zrobić|co można|jakie mam ruchy|jakie mam opcje|co mam do wyboru|co dalej|lista|lista ruchów|opcje|możliwości|what can i do|what now|options|list|legal moves|what are my options|what can i play|co mam robić|co teraz|co jeszcze mogę|nie mogę nic zrobić|nic nie mogę zrobić|i can't do anything|i co teraz|what else|what next|what do i do|what do i do now|what to do|co robię",
    "board": "can i see the board|can i see the whole board|could i see the board|show me the whole board|show the whole board|let me see the board|let me see the whole board|czy mogę zobaczyć planszę|mogę zobaczyć planszę|mogę zobaczyć całą planszę|pokaż całą planszę|pokaż mi planszę|l|look|look around|patrz|spójrz|rozejrzyj się|rozejrzyj|rozgladam się|stan stołu|pokaż stół|pokaż planszę|where are we|where am i|gdzie jestem|gdzie ja jestem",
    "hand": "what've i got on me|what've i got|what have i got on me|what have i got|what do i have on me|co mam przy sobie|co mam na sobie|co mam ze sobą|my things|my stuff|my items|my gear|my belongings|my possessions|moje rzeczy|moje graty|moje przedmioty|mój sprzęt|mój ekwipunek|mój dobytek|i|inv|inventory|ekwipunek|inwentarz|moje karty|co mam|co mam na ręce|co trzymam|jakie mam karty|pokaż karty|my cards|cards|karty|what do i have|what am i holding|show cards",
    "log": "co się stało|co się działo|co się wydarzyło|historia|what happened|history|events|co było|co się dzieje|co tu się dzieje|co się dzieje na stole|co się teraz dzieje|co się teraz stało|what's going on|what is going on|what's happening|what is happening|what just happened|what happened just now|co wszyscy zrobili|co zrobili wszyscy|co zrobili inni|co inni zrobili|co zrobiły boty|what did everyone do|what did everybody do|what did the others do|what did they do|what have the others done|what did the bots do|co robili inni|co zrobili pozostali|co zrobiła reszta|co zrobili przeciwnicy|co oni zrobili",
    "score": "jaki jest wynik|jaki wynik|jaki mamy wynik|what's the score|whats the score|what is the score|what are the scores|ile mam punktów|kto wygrywa|kto prowadzi|jak stoimy|stan gry|scores|who is winning|standings|how am i doing|ranking",
    "card": "x|examine|pokaż kartę|zobacz kartę|obejrzyj kartę|show card|opis|opisz|przeczytaj|co robi|co robi karta|co daje|co to|co to jest|czym jest|read|describe|what does|what is|what's|look at card|tell me about|tell me everything about|tell me more about|tell me all about|what do you know about|info on|info about|opowiedz mi o|powiedz mi o|co wiesz o|informacje o|do czego służy|do czego jest|po co jest|po co mi|jak działa|co znaczy|how does|what are|what means|explain|wyjaśnij|wytłumacz|opowiedz o|ile kosztuje|how much is|how much does",
    "rules": "instrukcja|reguły|rule|manual",
    "hint": "wskazówka|wskazówkę|daj wskazówkę|give me a hint|losowo|cokolwiek|ktokolwiek|którykolwiek|losowe|losowy|wylosuj|wylosuj za mnie|obojętnie|obojętnie co|cokolwiek byle było|obojętne|wszystko jedno|byle co|byle kto|byle który|zaskocz mnie|ty wybierz|wybierz za mnie|random|randomly|random one|at random|a random one|whatever|whichever|any of them|doesn't matter|i don't care|don't care|surprise me|you choose|you decide|choose for me|podpowiedz|doradź|poradź|poradz mi|nie wiem|nie wiem co robić|nie wiem co zrobić|nie wiem co mam robić|pomóż mi wybrać|co byś zrobił|help me decide|help me choose|i don't know what to do|don't know|co radzisz|co robić|co mam zrobić|advice|suggest|what should i do|what do i have to do|what do i need to do|i don't know|no idea|tip",
    "status": "ja|ja sam|ja sama|me|myself|kim jestem|kim gram|jaką mam rolę|moja rola|moje statystyki|statystyki|stats|my stats|who am i|my role|what am i carrying|co niosę|moje złoto|moje zdrowie|how many cards do i have|ile mam kart|ile mam życia",
    "about": "jak wygrać|jak się wygrywa|jaki jest cel|jaki jest mój cel|mój cel|cel gry|o co chodzi|o co tu chodzi|o co chodzi w tej grze|co to za gra|jak się gra|jak grać|how to play|how do i play|how do i win|how to win|what is the goal|what is this game|what is this about|what's this about|what is the aim|aim of the game|goal of the game|tutorial|samouczek|wprowadzenie",
    "undo": "cofnij to|undo that|undo it|cofnij ruch|cofam|wycofaj|wróć ruch|take back|takeback|take it back|take that back|take this back|take my move back|take that move back|i take that back|i take it back|i didn't mean that|i didnt mean that|that was a mistake|my mistake|my bad|wrong one|oh no wrong one|that's not what i wanted|not what i wanted|i didn't want that|oops|ups|pomyłka|to pomyłka|to był błąd|mój błąd|nie to chciałem|nie to chciałam|nie tak miało być|tego nie chciałem|tego nie chciałam",
    "save": "zapisz grę|save game|save the game",
    "help": "pomocy|pomóż|pomóż mi|help me|commands|polecenia|komendy|jak to działa|info",
    "quit": "zamknij grę|wyjdź z gry|koniec gry|zakończ grę|opuść grę|leave the game|quit the game|exit the game|leave game|quit game|exit game|bye|goodbye|good night|see you|see ya|i give up for today|that's it for today|that's all for today|done for today|enough for today|let's stop here|i have to go|gotta go|do widzenia|pa|papa|na razie|dobranoc|kończymy grę|kończymy na dziś|kończę na dziś|koniec na dziś|starczy na dziś|wystarczy na dziś|muszę iść|muszę kończyć|spadam|wyjdź do menu|wróć do menu|do menu|menu główne|back to menu|back to the menu|exit to menu|quit to menu|main menu",
    "again": "g|ponów|powtórz|jeszcze raz|to samo|to samo jeszcze raz|jeszcze raz to samo|repeat|once more|same again|the same again|do that again|do it again|again please",
    "quiet": "nie pytaj|stop asking",
    "redo": "ponów ruch|odcofnij|przywróć ruch|redo move",
}
"""By the key of the command, in either language, with bars between them."""
_ASKED_FOR = (
    r"(?:(?:no|ej|oj|ups|oops|hey|poprosze|prosze|chce|chcialbym|chcialabym|moge|mozna|o|can|could|may|i|we|want|like|to"
    r"|please|pls|let|me|zeby|czy)[ ,]+)*"
)
_SORRY = r"(?:sorki|sorry|sry|przepraszam|wybacz\w*|my bad)[ ,!.]+(?:ale |but )?"
TAKEN_BACK = pattern(
    rf"(?:{_SORRY})?{_ASKED_FOR}(?:cofniecie|cofnac|cofnij\w*|cofamy|wycofa\w*|anulowa\w*|anuluj\w*|undo(?:ing)?|take back|revert)"
    r" (?:(?:mi|nam|ten|tego|moj\w*|the|my|our|that|this) )*"
    r"(?:(?:ostatni\w*|poprzedni\w*|last|previous) )?(?:ruch\w*|posunieci\w*|decyzj\w*|wybor\w*|moves?|choice|decision)(?: \w+)?"
    rf"|{_SORRY}{_ASKED_FOR}(?:cofnij\w*|wroc\w*|wracam\w*|go back|back|return)(?: (?:do|to|o))?"
    r" (?:poprzedniego|ostatniego|the previous(?: one)?|where (?:i|we) (?:was|were))"
)
"""Says in a sentence of its own that the last move is taken back."""
_ANOTHER_TIME = (
    r"(?:again|(?:once|one) more(?: time| step| move)?|(?:i )?(?:jeszcze raz|raz jeszcze|jeszcze jeden(?: ruch| raz)?"
    r"|jeszcze|znowu|znow|ponownie))"
)
_TAKING_BACK = r"(?:undo|take (?:it |that |one )?back|cofnij|cofam|cofnac|cofamy|wycofaj)(?: (?:it|that|one|to|sie))?"
TAKEN_BACK_AGAIN = pattern(
    rf"(?:(?:and|now|ok|i|no|to|a|teraz),? )*(?:{_ANOTHER_TIME} {_TAKING_BACK}|{_TAKING_BACK} {_ANOTHER_TIME})"
    r"(?: (?:please|prosze))?"
)
"""Says that one more move is taken back."""
COURTESY = frozenset(
    fold(
        "dzięki dziękuję dzieki ok okej dobra no to hej super fajnie proszę thanks thank you please okay cool nice"
    ).split()
)
"""What is said out of politeness beside a command."""
THANKING = frozenset(fold("dzięki dziękuję thanks thank thx ty cheers").split())
"""Those of them that want to be answered."""
SHOWING = frozenset(
    fold(
        "pokaż zobacz zobaczyć wyświetl daj otwórz podaj mi moje moją mój moja swoje tę grę gry proszę chcę jaki jaka jakie"
        " jest są what's whats show me display see view give my the please open what is are game a i want to"
        " całą cały całe wszystkie whole entire full all lemme let gimme have look at actually well właściwie jednak"
    ).split()
)
"""Words that may stand before the name of a command."""
ONCE_MORE = frozenset(fold("again now please znowu ponownie teraz proszę jeszcze raz").split())
"""Words that may stand behind it."""
SEEING = frozenset(fold("pokaż pokażcie wyświetl show display").split())
"""What one says who wants to see a thing."""
TO_ME = frozenset(("mi", "mnie", "nam", "me", "us"))
"""Whom something is told, which need not be said."""
HELD = frozenset(fold("co mam mamy trzymam które jakie ręki ręce swojej mojej i've have got hold hand").split())
"""Words that may follow the name of a command and only say whose something is."""
TOTAL = frozenset(
    fold(
        "wszystko wszystkie wszystkich wszystkim wszystkimi wszystkiego wsio całą cała całej całość reszta resztę resztą pozostałe pozostałych pozostałą all everything remaining leftover leftovers whole entire rest every"
        " rękę ręka ręką łapa łapę hand"
    ).split()
)
"""Words for all there is, or all that one holds."""
REST = frozenset(fold("reszta resztę resztą pozostałe pozostałych rest remaining leftover").split())
CARDS = frozenset(fold("kart karty kartami cards").split())
"""“The rest of the cards” says by itself that they are played."""
THEM = frozenset(("em", "'em", "them", "je"))
LEFT_OVER = pattern(
    r"\b(?:(?:to |te )?(?:co|ktore|jakie) (?:ja |mi |nam )?(?:tu |tylko |jeszcze )?(?:zostal[oy]|mam|trzymam|posiadam)"
    r"(?: (?:na|w) (?:rece|reku|lapie|lapach|dloni|garsci))?"
    r"|(?:that |which |what )?i(?:['’]ve| have) got(?: left)?|what(?:['’]s| is| i have) left|(?:cards )?that are left"
    r"|(?:that |which |what )?i(?:['’]m| am)? (?:hold|have|holding)(?: in (?:my )?hand)?)\b"
)
"""What is still there, said in several words."""
ON_THE_TABLE = pattern(
    r"\b(?:na stol|on the table|(?<=hand )down|(?<=cards )down|(?<=everything )down|(?<=all )down"
    r"|down(?= (?:my |the |your )?(?:whole |entire )?(?:hand|cards|everything|all)\b))(?:\b|$)"
)
"""Where one puts cards that one plays."""
