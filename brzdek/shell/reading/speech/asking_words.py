"""Words with which people ask, in both languages, and those that may stand beside them."""

from __future__ import annotations

from brzdek.core.text import fold

WHY = frozenset(fold("dlaczego czemu why").split())
ASKING = WHY | frozenset(
    fold(
        "co czego czy czyj czyja czyje czym dokąd gdzie ile ilu jak jaka jaką jaki jakie jakich jakim kim kiedy kogo"
        " kto komu którędy która które który którzy którego której którą jakiej jakiego skąd what what's whats where"
        " where's wheres when who who's whos whose which how how's hows wat wats wut whts whta waht hwo"
    ).split()
)
"""What a question begins with."""
NOUNS = frozenset(fold("cena koszt szansa szanse odległość price cost chance chances odds distance").split())
"""What somebody may begin with who asks for it."""
BEGINNINGS = frozenset(
    tuple(words.split())
    for words in fold(
        "po co|na co|na kogo|po ile|za ile|za co|od kogo|dla kogo|w czym"
        "|do czego|do kogo|o co|od czego|na czym|z kim|z czym|u kogo"
    ).split("|")
)
"""Two words that a question may begin with, the first of which does not ask."""
MODAL = frozenset(
    fold(
        "nie not czy can can't cant cannot could couldn't i we mogę moge możemy mógłbym mogłabym można wolno mi nam"
        " da się am allowed to able for me it's isn't is it possible won't będę mogła mógł teraz now tutaj here there"
        " ja my to legal legalne dozwolone możliwe there any way get somehow jakoś"
    ).split()
)
"""Words that may stand between “why” and the move that is asked about."""
ABILITY = frozenset(fold("mogę moge możemy można wolno can can't cant cannot could afford allowed stać sale").split())
OWN = frozenset(fold("mam mamy jestem gram mój moja moje moją moim mojego moich mojej mi mnie my i'm am have").split())
GOAL = ("wygra", "wygry", "zwycie", "chodzi", "win", "goal", "aim", "objective", "purpose", "point")
"""What words begin with that ask for the aim of the game."""
AIM, GAME = frozenset(("cel", "celu", "celem")), frozenset(("gra", "gry", "grze"))
"""In Polish a goal is also a card: “what” hides there does not ask for the aim unless the game is named."""
LEADING = ("wygry", "prowadz", "winn", "lead", "ahead")
"""What words begin with that ask, after “who”, how the game stands."""
POINTS = ("punkt", "pkt", "point", "pts", "score")
TURN = frozenset(fold("tura turę kolej kolejka ruch turn move go").split())
OPENING = frozenset(
    fold(
        "a i no to ale więc hm hmm ok okej oki dobra dobrze cześć czesc hej siema witaj witam halo czyli przecież kurde"
        " ojej eh ech aha ach ups oops super wow fajnie and so but well then hey hi hello okay right alright ugh oh ah"
        " wait um uh er yo please ouch damn dang nice cool great kurczę kurcze cholera auć ała rany matko"
        " proszę sorry przepraszam właściwie actually"
    ).split()
)
"""What may stand before a question and says nothing."""
ADVICE = frozenset(
    fold(
        "najlepiej najlepszy najlepsza najlepsze najlepszą lepiej lepszy lepsza lepsze powinienem powinnam"
        " powinniśmy radzisz doradzasz polecasz opłaca warto zrobiłbyś zrobiłabyś byś miejscu"
        " najbezpieczniej najbezpieczniejszy najbezpieczniejsza najbezpieczniejsze bezpieczniej"
        " should supposed recommend advise suggest best better safest"
    ).split()
)
"""Whoever asks so wants a hint."""
USELESS = frozenset(
    fold(
        "niepotrzebna niepotrzebny niepotrzebne niepotrzebną zbędna zbędny zbędne zbędną bezużyteczna bezużyteczny"
        " bezużyteczną najgorsza najgorszy najgorszą najsłabsza najsłabszą zbyteczna worthless useless worst weakest"
    ).split()
)
"""Whoever asks so wants to know which card one can do without."""
WHICH = frozenset(fold("która który które którą którego której jaka jaką which what").split())
BEST = frozenset(fold("best najlepszy najlepsza najlepsze").split())
OBLIGED = frozenset(("mam", "mamy"))
KNOWING = frozenset(
    (
        *("wiedziec", "rozumiec", "poznac", "rozpoznac"),
        *("dopasc", "dorwac", "dogonic", "dojsc", "dotrzec", "trafic", "dostac", "przejsc"),
    )
)
"""Whoever asks how to know something, or to get to somebody, wants no move."""
INVERTED = frozenset(["is", "are", "am", "was", "were", "does", "did"])
HELPING = frozenset(["do", "have", "will", "would", "has"])
ANYBODY = frozenset(fold("anyone anybody someone somebody ktoś ktokolwiek kogoś").split())
PERSONS = frozenset(["i", "we", "you", "he", "she", "they", "it", "there", *ANYBODY])
"""Verbs with which English questions begin, some of them only before a person."""
SHOULD = frozenset(fold("powinienem powinnam should").split())
LEAVE = (("can", "i"), ("could", "i"), ("may", "i"), ("czy", "moge"), ("czy", "mozna"), ("czy", "wolno"), ("czy", "da"))
"""What a question begins with that asks whether something is allowed."""
SELF = frozenset(fold("ja my mi nam teraz tu tutaj w ogóle").split())
"""What may stand between the words of such a beginning in Polish."""
ALLOWED = frozenset(fold("legal allowed possible legalne dozwolone możliwe").split())
OTHERS = frozenset(
    fold("on ona ono oni jego jej ich niego niej nich nim nią he she they his her him them their").split()
)
PRICED = frozenset(fold("kosztuje kosztują cost costs").split())
WHO = frozenset(fold("kto kogo komu czyj czyja czyje who who's whose").split())
"""Whoever asks about people is shown the table."""
IS_IT = frozenset(("czy", "am", "are", "is"))
WHERE = frozenset(fold("gdzie where where's").split())
PAST = frozenset(fold("did didn't didnt was were wasn't happened gave broke stole took killed hit attacked").split())
IDLE = frozenset(
    fold(
        "a the is are was do does did about of for in on at mean means work works happen happens this that there any"
        " jest są był była było to ten ta te tu znaczy działa działają robi robią daje dają służy służą do czego na w"
        " we z o za po"
        " umie umieją potrafi silny silna mocny mocna strong powerful tough"
        " się tego tej kosztuje cost costs much many dzieje we will mi dadzą da będzie"
    ).split()
)
"""Words of a question that say nothing of what is asked about."""
POINTED = frozenset(fold("to ta ten tego tym tam środku inside there it that this then give gives do does").split())
"""Words for what was just named."""
WITHIN = frozenset(("w", "we", "na", "z", "u", "przy", "in", "at", "on"))
"""What stands before places."""
MISSING = frozenset(("brakuje", "brak", "missing", "lack", "short"))
"""How many points are wanting for something does not ask how the game stands."""
TRAILING = frozenset(("gdzie", "where", "ile", "kiedy", "when", "dokad"))
"""Words that ask, and with which a question may also end."""
