"""What people ask in Sabotażysta: the words of their questions, and of the answers."""

from __future__ import annotations

from brzdek.core.text import Book, Text
from brzdek.games.sabotazysta.face.fitting_then import FITTING_WORDS
from brzdek.games.sabotazysta.face.outlook_words import OUTLOOK_WORDS
from brzdek.games.sabotazysta.face.plain_words import PLAIN_WORDS
from brzdek.games.sabotazysta.face.supposed_place import SUPPOSED_WORDS

ROLES = Text(
    "sabotażysta|sabotować|górnik|zdrajca|zły|dobry|krasnolud|moja strona|mój strona|mój drużyna|moja drużyna|mój wróg|kret|ze mną|z nami|nasza strona|przeciwko mnie|przeciw nam|mój sojusznik",
    "saboteur|sabotages|miner|traitor|bad guy|bad guys|good guy|good guys|good|bad|digger|dwarf|my side|my team|my enemy|mole|with me|with us|our side|on my side|against me|against us|my ally|my allies",
)
OWN_ROLE = Text(
    "mój rola|moja rola|mieć rola|kim ja być|kim ja jestem|kim jestem|jaki rola",
    "my role|who am i|what am i|which role i|what role i|my role again|my character|am i team",
)
WHERE_KNOWN = Text(
    "wiadomo gdzie złoto|wiadomo gdzie skarb|wiedzieć gdzie złoto|wiedzieć gdzie skarb|skąd złoto|skąd skarb"
    "|dowiedzieć gdzie skarb|dowiedzieć gdzie złoto",
    "know where gold|know where treasure|find where gold|find where treasure|tell where gold|tell where treasure"
    "|find out where",
)
TREASURE = Text("skarb|złoto|cel|koniec", "treasure|gold|goal|nugget|end")
STONE = Text("kamień", "stone|stones")
LASTS = Text(
    "do koniec runda|karta do koniec runda|koniec runda|runda trwać|nikt skarb|nikt złoto|skończyć karta|zabraknąć karta|skończyć talia|jak długo|runda kończyć|runda skończyć",
    "till round ends|until round ends|till round end|until round end|till end round|until end round|cards till end|end round|round last|nobody gold|nobody treasure|nobody goal|run out|deck empty|how long|round end|no cards left",
)
IN_TIME = Text(
    "zdążyć|starczyć karta|wystarczyć karta|starczyć tura|wystarczyć tura|starczyć czas|starczyć ruch|wystarczyć ruch"
    "|jeszcze dojść|jeszcze dotrzeć|jeszcze dokopać|dość karta|dać rada dokopać|dać rada dojść|dać rada skarb",
    "in time|make it there|make it to|enough cards|enough turns|enough time|enough moves|still reach|still make it"
    "|still get there|still get to|still possible reach|time to reach|too late",
)
ROUNDS = Text(
    "ile runda|zostać runda|runda jeszcze|który runda|runda do koniec",
    "many round|round left|which round|what round|rounds left|rounds remain|round is it",
)
ROLE_DEALT = Text(
    "czemu teraz jestem|dlaczego teraz jestem|czemu teraz sabotażysta|czemu teraz górnik|dlaczego teraz górnik|zmienić rola"
    "|czemu inny rola|czemu już nie|dlaczego już nie|inny rola",
    "why now miner|why now saboteur|why am now|role change|role changed|different role|another role|why longer"
    "|why anymore|new role",
)
PASSED = Text("pasować|spasować|pas", "pass|passed|passing")
BROKEN = Text(
    "zepsuć narzędzie|zepsuty narzędzie|zepsuty|zablokowany",
    "broken tool|broken|tool broken|tools broken|blocked tool|busted|wrecked",
)
SHARES = Text(
    "złoto dostawać|złoto dostać|złoto zwycięzca|złoto wygrana|złoto wygrać|karta zwycięzca|bryłka zwycięzca|bryłka wygrana",
    "gold winner|gold winners|gold win|gold for winning|nugget winner|nuggets winner|cards winner|gold round",
)
CLOSEST = Text(
    "najbliżej złoto|najbliżej skarb|najbliżej cel|bliżej złoto|bliżej skarb|bliżej cel",
    "closest gold|closest treasure|closest goal|nearest gold|nearest treasure|nearest goal|closer gold|closer treasure",
)
DISTANCE = Text("daleko|do skarb|do cel|do złoto", "to treasure|to goal|cards to")
GOAL = Text(
    "skarb środek|skarb pod|skarb góra|skarb dół|cel skarb|cel złoto|cel zostać|który cel|pod który|tam złoto|tam skarb",
    "treasure middle|treasure under|gold under|gold middle|goal gold|goal treasure|goal left|goal remains|which goal|gold there|gold down|gold up|treasure there|treasure down",
)
LOOKED = Text(
    "kto wiedzieć|kto jeszcze wiedzieć|ktoś wiedzieć|kto wie gdzie złoto|kto wie gdzie skarb|który cel oglądać|który cel obejrzeć|który cel podejrzeć|który cel sprawdzić|który cel zajrzeć|kto mapa|kto oglądać|kto obejrzeć|kto podejrzeć|kto podglądać|kto sprawdzić|kto sprawdzać|kto zaglądać|kto zajrzeć",
    "who know|who knows|who else knows|who know where gold|who knows where gold|who knows where treasure|anyone know where|anybody know where|which goal look|which goal peek|which goal check|which goal see|goal has look|who peeked|who looked|who checked|who map|who maps|who seen|who saw|anyone peeked|anyone looked|anybody looked",
)
MAPPED = Text("mapa widzieć|mapa pokazać|mapa zobaczyć", "map show|map say|see map|know gold|know treasure")
CHECKED = Text(
    "moja mapa|mój mapa|cel sprawdzić|cel obejrzeć|cel podejrzeć|cel znać|cel widzieć|ja mapa|mapa wiedzieć",
    "my map|my maps|goal check|goal checked|goal i look|goal i peek|goal i see|goal i seen|goal i know|goals i seen|goals i checked|i map",
)
WON = Text("wygrać runda|wygrać poprzedni|wygrać ostatni", "win round|won round|win last|won last")
KNOWN = Text(
    "przejrzeć mnie|rozgryźć mnie|poznać mnie|kto psuć|kto przeszkadzać|kto szkodzić|kto mieszać|kto podejrzany|kogo podejrzewasz|kogo obstawiasz|kogo typujesz",
    "who sabotaging|who messing|who ruining|who suspicious|who suspect|he know me|she know me|they know me|anyone know me",
)
UNREVEALED = Text(
    "cel nie odkryć|cel nie odkryty|cel nie odsłonić|cel zakryty|skarb nie odkryć|skarb zakryty",
    "goal not turned|goal not revealed|goal wasn't turned|goal wasn't revealed|goal turned over|goal face down"
    "|goal still hidden|goal not flip|goal didn't flip",
)
BLOCKED = Text("ślepy|zaułek", "blocked|dead end|dead")

INQUIRY_WORDS: Book = {
    **PLAIN_WORDS,
    **OUTLOOK_WORDS,
    **SUPPOSED_WORDS,
    **FITTING_WORDS,
    "told.holds": Text("Na ręce masz: {cards}.", "In your hand: {cards}."),
    "told.holds_none": Text("Nie masz na ręce: {cards}.", "Not in your hand: {cards}."),
    "told.turned": Text("{cell} (obrót)", "{cell} (turned)"),
    "told.fits": Text("{card}: {cells}.", "{card}: {cells}."),
    "told.fits_broken": Text(
        "Nigdzie, póki masz zepsute narzędzie ({tools}): z takim nie wolno dokładać korytarzy.",
        "Nowhere as long as you have a broken tool ({tools}): with one you may not lay path cards.",
    ),
    "told.reaching": Text("Do {goals} dojdziesz teraz tak:", "This gets you to {goals} now:"),
    "told.fits_nowhere": Text("{card}: nigdzie.", "{card}: nowhere."),
    "told.fits_cell": Text("Na {cell} pasuje z ręki: {cards}.", "At {cell}, of your hand: {cards}."),
    "told.fits_no_cell": Text("Na {cell} nic z twojej ręki nie pasuje.", "At {cell} none of your cards fits."),
    "told.repairs": Text("{who}: {cards}.", "{who}: {cards}."),
    "told.repairs_no_tool": Text(
        "Nie: żadną kartą z ręki tego teraz nie naprawisz ({tools}).",
        "No: none of your cards repairs that now ({tools}).",
    ),
    "told.breaks_none": Text(
        "Nikomu: nie masz karty, która psuje narzędzia.", "Nobody: you hold no card that breaks a tool."
    ),
    "told.breaks_no_tool": Text(
        "Nikomu: żadną kartą z ręki tego teraz nie zepsujesz ({tools}).",
        "Nobody: none of your cards breaks that now ({tools}).",
    ),
    "told.no_paths": Text("Nie masz na ręce karty korytarza.", "You hold no path card."),
    "told.repairs_none": Text(
        "Nikomu: nie masz naprawy, która by teraz na coś się zdała.", "Nobody: you hold no repair that is of use now."
    ),
    "told.laid_by": Text("{who}: {card} na {cell}.", "{who}: {card} at {cell}."),
    "told.needed": Text(
        "Do skarbu na {cell} brakuje co najmniej {n} {n|karty|kart|kart} korytarza.",
        "The treasure at {cell} takes at least {n} more path {n|card|cards}.",
    ),
    "told.needed_nearest": Text(
        "Do najbliższego celu, pod którym może być skarb ({cell}), brakuje co najmniej {n} {n|karty|kart|kart} korytarza.",
        "The nearest goal that may hide the treasure ({cell}) takes at least {n} more path {n|card|cards}.",
    ),
    "told.gap": Text(
        "Dalej leży już korytarz: brakuje {cells}.", "Beyond it a corridor lies already: the gap is at {cells}."
    ),
    "told.gap_through": Text(
        "Droga wiedzie przez kamień ({goals}): brakuje {cells}.",
        "The way leads through the stone ({goals}): the gap is at {cells}.",
    ),
    "told.moves_left": Text(
        "W grze {n|została|zostały|zostało} {n} {n|karta|karty|kart} ({deck} w talii, {hands} na rękach): to razem najwyżej tyle ruchów, "
        "twoich najwyżej {turns}.",
        "{n} {n|card is|cards are} left ({deck} in the deck, {hands} in the hands): so many moves of all players at most, "
        "{turns} of them yours.",
    ),
    "told.in_time": Text(
        "Da się więc zdążyć, jeśli trafią się pasujące karty i nikt nie przeszkodzi.",
        "So it can be done in time, if the cards fit and nobody gets in the way.",
    ),
    "told.too_late": Text(
        "Kart jest za mało: w tej rundzie już się nie uda.", "There are too few cards: it cannot be done in this round."
    ),
    "told.rounds": Text(
        "Runda {n} z {of}: po niej {left|będzie|będą|będzie} jeszcze {left} {left|runda|rundy|rund}.",
        "Round {n} of {of}: after it {left} {left|round follows|rounds follow}.",
    ),
    "told.broken": Text("{who} – zepsute: {tools}.", "{who} – broken: {tools}."),
    "told.passes_broken": Text(
        "{who} ma zepsute: {tools} – nie może dokładać korytarzy.", "{who} has broken: {tools} – may lay no paths."
    ),
    "told.passes_whole": Text("{who} nie ma zepsutych narzędzi.", "{who} has no broken tools."),
    "told.passes": Text(
        "Pasuje ten, komu nic nie pasuje, kto ma zepsute narzędzie albo wymienia złą kartę; odrzuconej nikt nie widzi.",
        "One passes who has nothing that fits, whose tool is broken, or who swaps a bad card; nobody sees which.",
    ),
    "told.none_broken": Text("Nikt nie ma zepsutego narzędzia.", "Nobody has a broken tool."),
    "told.role_dealt": Text(
        "Role rozdaje się od nowa i losowo przed każdą rundą; w rundzie {n} twoja rola to {role}.",
        "Roles are dealt anew, at random, before every round; in round {n} your role is {role}.",
    ),
    "told.mended": Text("Już naprawione: {tool}.", "Repaired since: {tool}."),
    "told.is_whole": Text("{who}: {tool} – całe, nie zepsute.", "{who}: {tool} – not broken."),
    "told.own_whole": Text("Twoje narzędzie jest całe: {tool}.", "Your {tool} is not broken."),
    "told.mends": Text("Naprawisz sobie ({tool}) kartą: {cards}.", "You can repair your {tool} with: {cards}."),
    "told.mends_none": Text(
        "Nie masz na ręce karty, która to naprawi: {tool}.", "You hold no card that repairs your {tool}."
    ),
    "told.others_repair": Text(
        "Tak: każdy, kto ma pasującą kartę naprawy, może ją w swojej turze zagrać na dowolnego gracza. Kto ją ma, nie wiadomo.",
        "Yes: anybody who holds a fitting repair may play it on any player in their turn. Who holds one is not known.",
    ),
    "told.map_showed": Text("Mapa pokazała ci na {cell}: {card}.", "Your map showed you at {cell}: {card}."),
    "told.hands_hidden": Text(
        "Nie: karty na ręce każdy widzi tylko swoje, a odrzucone w pasie leżą zakryte.",
        "No: everybody sees only their own hand, and what is discarded in passing lies face down.",
    ),
    "told.not_won": Text(
        "Jeszcze nie: trwa runda {n} z {of}, skarbu nikt nie odkrył, w talii {cards|została|zostały|zostało} {cards} "
        "{cards|karta|karty|kart}.",
        "Not yet: round {n} of {of} goes on, the treasure is not found, {cards} {cards|card is|cards are} left in the deck.",
    ),
    "told.how_known": Text(
        "Skarb leży zakryty pod jednym z trzech celów. Pod cel zagląda się kartą mapy; na pewno okaże się, gdy dojdzie "
        "tam korytarz.",
        "The treasure lies face down under one of the three goals. A map looks under one; a corridor that gets there "
        "turns it up.",
    ),
    "told.one_corridor": Text(
        "Nikt nie jest bliżej niż inni: korytarz jest wspólny.",
        "Nobody is closer than the others: the corridor is shared.",
    ),
    "told.treasure": Text(
        "Skarb leży na {cell}: tak pokazała mapa.", "The treasure lies at {cell}: so your map showed."
    ),
    "told.deduced": Text(
        "Skarb leży na {cell}: zostaje tylko ten cel, bo kamień leży na {others}.",
        "The treasure lies at {cell}: only that goal is left, for there is stone at {others}.",
    ),
    "told.looked": Text("{who}: {cells}", "{who}: {cells}"),
    "told.looked_so": Text(
        "Mapy w tej rundzie – {told}. Co pokazały, wie tylko ten, kto patrzył.",
        "Maps of this round – {told}. What they showed only whoever looked knows.",
    ),
    "told.nobody_looked": Text(
        "W tej rundzie nikt jeszcze nie zagrał mapy.", "Nobody has played a map in this round yet."
    ),
    "told.cards_left": Text(
        "W talii {n|została|zostały|zostało} {n} {n|karta|karty|kart}, na rękach: {hands}.",
        "{n} {n|card is|cards are} left in the deck, in the hands: {hands}.",
    ),
    "told.found": Text("Skarb leży odkryty na {cell}.", "The treasure lies face up at {cell}."),
    "told.goals": Text("Skarb leży pod jednym z celów: {cells}.", "The treasure is under one of the goals: {cells}."),
    "told.stone": Text("Na {cell} jest kamień.", "At {cell} there is stone."),
    "told.far": Text(
        "Do {cell} od najbliższego końca korytarza co najmniej {n} {n|karta|karty|kart}.",
        "To {cell} at least {n} {n|card|cards} from the nearest end of a corridor.",
    ),
    "told.far_if": Text(
        "Do {cell} od najbliższego końca korytarza {n} {n|karta|karty|kart}; mniej ({hoped}) tylko wtedy, gdy zakryty jeszcze "
        "cel ({goals}) okaże się kamieniem, który tam prowadzi.",
        "To {cell} {n} {n|card|cards} from the nearest end of a corridor; fewer ({hoped}) only if the goal that is still "
        "face down ({goals}) turns out to be a stone that leads there.",
    ),
    "told.chance": Text(
        "Szansa na skarb: 1 z {n} ({percent}%) pod każdym.", "The chance of the treasure: 1 in {n} ({percent}%) each."
    ),
    "told.i_am": Text("Twoja rola: {role}.", "Your role: {role}."),
    "told.others": Text(
        "Wśród pozostałych sabotażystów: {n}, górników: {miners}; kto jest kim, nie wiadomo.",
        "Among the others saboteurs: {n}, miners: {miners}; who is what is not known.",
    ),
    "told.no_others": Text("Wszyscy pozostali to górnicy.", "All the others are miners."),
    "told.none_may_be": Text(
        "Tak może być. Rozdaje się {players} z {dealt} kart ról, wśród których jest {n} "
        "{n|sabotażysta|sabotażystów|sabotażystów}, a jedna zostaje zakryta z boku. Jeśli to ta, wszyscy są górnikami.",
        "That can be. Of {dealt} role cards, {n} of which {n|is a saboteur|are saboteurs}, {players} are dealt and one stays "
        "face down aside. If it is that one, everybody is a miner.",
    ),
    "told.some_must_be": Text(
        "Przy {players} graczach tak być nie może: z {dealt} kart ról {n} to {n|sabotażysta|sabotażyści|sabotażyści}, a z boku "
        "zostaje tylko jedna. Sabotażystów jest więc co najmniej {low}.",
        "With {players} players that cannot be: of {dealt} role cards {n} are saboteurs, and only one stays aside. So there "
        "{low|is|are} at least {low}.",
    ),
    "told.miners_break": Text(
        "Psuć narzędzia może każdy. Ról nikt nie zna, więc i górnik psuje je temu, kogo podejrzewa.",
        "Anybody may break tools. Nobody knows the roles, so a miner breaks those of a suspect, too.",
    ),
    "told.leading": Text(
        "Kto prowadzi, nie wiadomo: ile bryłek jest na kartach złota, każdy wie tylko o swoich. Najwięcej kart złota "
        "({n}): {names}.",
        "Who leads nobody knows: how many nuggets are on gold cards everybody knows only of their own. Most gold cards "
        "({n}): {names}.",
    ),
    "told.no_gold_yet": Text(
        "Nikt nie prowadzi: złota nikt jeszcze nie ma, rozda się je po rundzie.",
        "Nobody leads: nobody has any gold yet, it is dealt after the round.",
    ),
    "told.gold_taken": Text("{won} Karty złota: {cards}.", "{won} Gold cards: {cards}."),
    "told.gold_nobody": Text("nikt", "nobody"),
    "told.gold_dealt": Text(
        "Gdy wygrywają górnicy, kart złota dobiera się tyle, ilu jest górników: każdy bierze jedną, a sabotażyści nic. [SAB-103]",
        "When the miners win, as many gold cards are drawn as there are miners: one each, and none for saboteurs. [SAB-103]",
    ),
    "told.gold_for": Text(
        "W tej rundzie górników: {miners}, sabotażystów: {saboteurs}.",
        "In this round miners: {miners}, saboteurs: {saboteurs}.",
    ),
    "told.unrevealed": Text(
        "Cel odkrywa się dopiero wtedy, gdy dojdzie do niego korytarz bez przerwy od startu: karta obok musi być otwarta "
        "w jego stronę i nie może być ślepa. Ściana od strony celu ani samo sąsiedztwo nie wystarcza.",
        "A goal is turned up only when an unbroken corridor from the start gets to it: the card beside it must be open "
        "towards it and must be no dead end. A wall on that side, or merely lying beside it, is not enough.",
    ),
    "told.goal_alone": Text("Obok {goal} nie leży jeszcze żadna karta.", "No card lies beside {goal} yet."),
    "told.goal_wall": Text("{card} na {cell}: od strony {goal} ściana.", "{card} at {cell}: a wall towards {goal}."),
    "told.goal_dead": Text(
        "{card} na {cell}: ślepy zaułek, korytarz nie przechodzi do {goal}.",
        "{card} at {cell}: a dead end, no corridor goes through to {goal}.",
    ),
    "told.goal_cut": Text(
        "{card} na {cell}: korytarz do {goal} nie łączy się ze startem.",
        "{card} at {cell}: its corridor to {goal} is not connected to the start.",
    ),
    "told.rock": Text("{rock} lita skała: tam karta ma ścianę", "{rock} solid rock: the card has a wall there"),
    "told.unchecked": Text("Żadnego celu jeszcze nie znasz.", "You know none of the goals yet."),
    "told.lies": Text("Na {cell}: {card}.", "At {cell}: {card}."),
    "told.empty": Text("Na {cell} nic nie leży.", "Nothing lies at {cell}."),
    "told.secret": Text("Na {cell} leży zakryty cel.", "At {cell} lies a face-down goal."),
    "told.lasts": Text(
        "Gdy nikt nie ma już kart, a skarb nie został odkryty, rundę wygrywają sabotażyści.",
        "When nobody has cards left and the treasure is not found, the saboteurs win the round.",
    ),
    "told.seen": Text("W tej rundzie {who}: {deeds}. {judged}", "In this round {who} {deeds}. {judged}"),
    "told.seen_too": Text("{who}: {deeds}. {judged}", "{who} {deeds}. {judged}"),
    "told.seen_you": Text(
        "W tej rundzie masz na koncie: {deeds}. Kto patrzy z boku i nie zna ról, myśli o tobie tak: {judged}",
        "In this round you {deeds}. Somebody who looks on and knows no roles thinks this of you: {judged}",
    ),
    "told.rumour": Text("{who} – {much}", "{who} – {much}"),
    "told.rumours": Text(
        "Po tym, co wszyscy widzieli, podejrzenie jest takie: {told}.",
        "By what everybody saw, this much suspicion falls on each: {told}.",
    ),
    "told.too_early": Text(
        "Za wcześnie, by coś powiedzieć: w tej rundzie nic jeszcze nie zrobione ({who}).",
        "It is too early to tell: nothing done yet in this round ({who}).",
    ),
    "told.alike": Text(
        "Na razie nic ich nie różni: podejrzenie wobec każdego jest takie samo ({much}).",
        "So far nothing sets them apart: the same suspicion ({much}) falls on each.",
    ),
    "told.suspicion.none": Text("Za wcześnie, by coś powiedzieć.", "It is too early to tell."),
    "told.suspicion": Text("Podejrzenie {much}.", "{much} suspicion."),
    "told.suspicion.for": Text("Podejrzenie {much}, głównie przez: {deeds}.", "{much} suspicion, above all: {deeds}."),
    "suspicion.hardly": Text("znikome", "Hardly any"),
    "suspicion.little": Text("małe", "Little"),
    "suspicion.some": Text("umiarkowane", "Some"),
    "suspicion.more": Text("spore", "Considerable"),
    "suspicion.much": Text("duże", "Much"),
    "suspicion.most": Text("bardzo duże", "Very much"),
    "told.only_guess": Text(
        "To tylko domysł z tego, co wszyscy widzieli, i z tego, co wiesz; role wyjdą na jaw na koniec rundy.",
        "That is only a guess from what everybody saw and what you know; roles come to light at the end of the round.",
    ),
    "told.surely_not": Text(
        "Na pewno górnik: tyle wynika z twojej własnej roli.",
        "A miner for certain: so much follows from your own role.",
    ),
    "told.surely": Text(
        "Na pewno sabotażysta: tyle wynika z twojej własnej roli.",
        "A saboteur for certain: so much follows from your own role.",
    ),
    "told.no_round_over": Text("Żadna runda jeszcze się nie skończyła.", "No round is over yet."),
    "told.round_won.miners": Text("Rundę {round} wygrali górnicy.", "The miners won round {round}."),
    "told.round_won.saboteurs": Text("Rundę {round} wygrali sabotażyści.", "The saboteurs won round {round}."),
    "told.round_won.nobody": Text("Rundy {round} nikt nie wygrał.", "Nobody won round {round}."),
    "deed.nothing": Text("nic jeszcze", "has done nothing yet"),
    "deed.nothing_you": Text("nic jeszcze", "have done nothing yet"),
    "deed.you": Text("ty", "you"),
    "deed.whose": Text("{who}", "{who}'s"),
    "deed.yours": Text("u ciebie", "your"),
    "deed.path": Text("karta korytarza", "laid a path card"),
    "deed.path_away": Text(
        "korytarz na {cell}, który odwraca się od celów", "turned the corridor away from the goals at {cell}"
    ),
    "deed.path_farther": Text("korytarz na {cell}, który wydłuża drogę", "made the way longer at {cell}"),
    "deed.pass": Text("pas (odrzucona karta)", "passed (discarded a card)"),
    "deed.dead_end": Text("ślepy zaułek na {cell}", "laid a dead end at {cell}"),
    "deed.dead_end_gone": Text("ślepy zaułek na {cell} (już usunięty)", "laid a dead end at {cell} (removed since)"),
    "deed.rockfall": Text("osuwisko na {cell}", "dropped a rockfall on {cell}"),
    "deed.broke": Text("zepsute narzędzie ({whose}: {tool})", "broke {whose} {tool}"),
    "deed.repaired": Text("naprawione narzędzie ({whose}: {tool})", "repaired {whose} {tool}"),
    "deed.repaired_own": Text("naprawione własne narzędzie ({tool})", "repaired their own {tool}"),
    "deed.repaired_yours": Text("naprawione własne narzędzie ({tool})", "repaired your own {tool}"),
    "deed.looked": Text("obejrzany mapą cel {cell}", "looked at the goal {cell} with a map"),
    "told.dead_end": Text(
        "Ślepa karta: korytarze kończą się na niej, więc dalej nie prowadzi. Zatyka drogę, dopóki nie zniknie pod osuwiskiem.",
        "A dead end: its corridors stop on the card, so it leads nowhere. It blocks the way until a rockfall removes it.",
    ),
}
