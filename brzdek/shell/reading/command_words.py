"""Words that may stand beside the name of a command."""

from __future__ import annotations

from brzdek.core.patterns import pattern
from brzdek.core.text import fold

COURTESY = frozenset(
    fold(
        "dzięki dziękuję dzieki ok okej dobra no to hej super fajnie proszę thanks thank you please okay cool nice"
    ).split()
)
"""What is said out of politeness beside a command."""
SHOWING = frozenset(
    fold(
        "pokaż zobacz zobaczyć wyświetl daj otwórz podaj mi moje moją mój moja swoje tę grę gry proszę chcę jaki jaka jakie"
        " jest są what's whats show me display see view give my the please open what is are game a i want to"
        " całą cały całe wszystkie whole entire full all lemme let gimme have look at"
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
        "wszystko wszystkie wszystkich wszystkiego wsio całą cała całość reszta resztę resztą pozostałe pozostałych pozostałą all everything remaining leftover leftovers whole entire rest every"
        " rękę ręka łapa łapę hand"
    ).split()
)
"""Words for all there is, or all that one holds."""
REST = frozenset(fold("reszta resztę resztą pozostałe pozostałych rest remaining leftover").split())
CARDS = frozenset(fold("kart karty kartami cards").split())
"""“The rest of the cards” says by itself that they are played."""
THEM = frozenset(("em", "'em", "them", "je"))
LEFT_OVER = pattern(
    r"\b(?:(?:to |te )?(?:co|ktore) (?:mi |nam )?(?:jeszcze )?(?:zostal[oy]|mam)(?: (?:na|w) (?:rece|reku|lapie|lapach|dloni|garsci))?|i(?:['’]ve| have) got(?: left)?|what(?:['’]s| is| i have) left|(?:cards )?that are left)\b"
)
"""What is still there, said in several words."""
ON_THE_TABLE = pattern(
    r"\b(?:na stol|on the table|(?<=hand )down|(?<=cards )down|(?<=everything )down|(?<=all )down"
    r"|down(?= (?:my |the |your )?(?:whole |entire )?(?:hand|cards|everything|all)\b))(?:\b|$)"
)
"""Where one puts cards that one plays."""
