"""Words by which the sort of a question is known, in both languages."""

from __future__ import annotations

from brzdek.core.text import fold
from brzdek.shell.reading.speech.asking_words import PRICED

LIKELY = ("szans", "prawdopodob", "procent", "percent", "chance", "odds", "likel", "probab")
"""What words begin with that ask for chances."""
DISTANT = frozenset(
    fold(
        "daleko którędy dojść dotrzeć dojdę dotrę dostać trafić trafię najbliżej najbliższy najbliższa najbliższe najbliższą"
        " najbliższego najbliższej najbliższym najkrótsza blisko pobliżu wydostać dopaść dorwać dogonić catch far reach nearest nearby closest way path route distance droga drogi drogą"
    ).split()
)
RETURNING = frozenset(fold("wrócić wracać powrócić wyjść wychodzić uciec zejść wejść return leave escape exit").split())
"""What one asks how to do, and means by which way."""
PLACES = frozenset(fold("gdzie where where's wheres").split())
GOING = frozenset(fold("iść pójść dojść dojdę pójdę idę jechać ruszyć stanąć wyląduję go move walk land take").split())
AMOUNT = frozenset(fold("ile ilu").split())
PRICES = PRICED | frozenset(
    fold("cena cenę ceny koszt price prices cost kosztować kosztował wart warta warte worth").split()
)
OWNING = frozenset(
    fold(
        "mam mamy ma mają posiadam posiada niosę niesie noszę nosi trzymam trzyma have has own owns carry carries carrying"
        " hold holds holding got wiozę dźwigam zdobyłem zdobyłam"
    ).split()
)
BELONGINGS = frozenset(
    fold(
        "rzeczy rzecz przedmioty przedmiot przedmiotów ekwipunek łupy łup sprzęt graty żetony przyjaciół przyjaciele plecaku"
        " items item things stuff loot equipment inventory gear possessions belongings tokens friends followers backpack"
        " przy sobie exactly dokładnie ze ty on ona i do does did you he she they we with me him her all wszystko in now teraz"
    ).split()
)
"""Words for whatever somebody may have."""
ON_SALE = frozenset(fold("kupienia sprzedaż sale").split())
"""What says by itself that something is sold."""
SELLING = frozenset(
    fold(
        "kupię kupisz kupić kupienia kupować kupowania sprzedaż sprzedania sprzedaje sprzedają sprzedać buy purchase sale sells sold"
    ).split()
)
LYING = frozenset(
    fold("jest leży są leżą stoi czeka mieści is are lies lie in inside at on under w we na pod s").split()
)
HERE = frozenset(fold("tu tutaj here there tam").split())
AT = frozenset(fold("w we na pod in inside at on under").split())
THINGS = frozenset(fold("co what what's whats cóż").split())
POINTS = frozenset(fold("punkt punkty punktów point points").split())
WHICH = frozenset(fold("który która które której którym which w na in on").split())
ROOMS = frozenset(fold("komnata komnacie pokój pokoju obszar obszarze pole polu room space").split())
MIGHT = frozenset(fold("czy can could will would is are").split())
WINNING = frozenset(
    fold(
        "pokonam pokonać wygram wygrać zabiję zabić silniejszy silniejsza mocniejszy mocniejsza win beat defeat kill stronger"
    ).split()
)
NEEDING = frozenset(fold("potrzebuję potrzeba potrzebne trzeba muszę need needed takes").split())
HANDS = frozenset(fold("ręka ręce ręką rękę ręku hand").split())
YOU = frozenset(fold("ciebie ci cię tobie tobą you your").split())
"""Words for the reader, in what the program tells."""
HAVE_I = frozenset(("mam", "mamy"))
HAVING = frozenset(
    tuple(words.split())
    for words in ("czy mam", "czy mamy", "do i have", "do we have", "have i got", "have i any", "have i a", "did i get")
)
"""What a question begins with that asks whether one has something."""
ANY_OF = frozenset(
    fold("jakiś jakąś jakieś jakiegoś jakikolwiek w ogóle any some still już jeszcze karta kartę card cards").split()
)
