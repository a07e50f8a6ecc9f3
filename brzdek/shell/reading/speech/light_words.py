"""Words that change nothing in what is meant, and words that change everything."""

from __future__ import annotations

from brzdek.core.text import fold

LIGHT = frozenset(
    fold(
        # what one says to others, and how one feels about it
        "poproszę proszę prosze dzięki dziękuję dziekuje pls plz please thx thanks thank ta cheers sorry przepraszam wybacz"
        " cholera kurde kurczę kurna psiakrew do diabła trudno cóż ech eh oj ojej aha hm hmm yyy eee uff haha hehe lol wow yay"
        " super ekstra extra bomba świetnie spoko luz hura juhu hurra bingo ha hej halo ej no więc dobra okej ok well oh ah um"
        " uh hey hi hello yeah yep yup alright right okay cool nice great awesome sweet damn dammit darn hell god gosh oops whatever"
        " obviously definitely certainly absolutely surely clearly naturally course probably perhaps maybe guess think suppose"
        " reckon believe feel hope hopefully bet swear know say mean rather simply quickly quick fast slowly again anyway"
        " anyhow though although still finally already immediately directly straight ahead ever always asap"
        # people at the table, addressed or spoken of
        " panie panowie państwo kolego koleś kolega stary ziom ziomek mate buddy pal bro dude man guys folks friend everyone"
        " kochanie kochaniutki kochaniutka kochanieńki kochanieńka skarbie słonko słoneczko złotko rybko synku wnusiu wnusia"
        " wnuczku córciu dziecinko babcia babciu dziadku honey darling sweetie fam yo aight ight"
        " sir madam bot program komputer komputerze gm mistrzu boss kumpel kumplu"
        # words for a thing whose name is left out
        " rzecz rzeczy coś cos cosik biedak biedaka biedaczek biedaczka nieszczęśnik wretch gość gościa koleś kolesia facet faceta typ typa typek typka dziad dziada drań drania"
        " paskuda paskudę gad gada bydlę sztuka sztukę egzemplarz thing things stuff guy fella bloke bastard bugger one ones"
        " ustrojstwo cudo cudeńko cacko gadżet badziewie piece item items copy gizmo gadget doodad contraption thingy sucker lad lady boy girl baby kid kierunek direction kawałek kawałki"
        # what every game lies on
        " stół stole stołu stołem talia talii talię ręka ręki ręce ręką rękę dłoń dłoni pula puli pulę rząd rzędu rzędzie tura"
        " turę tury turze kolejka kolejkę kolejce runda rundę rundzie ruch ruchu gra gry grę grze karta kartę karty kart kartą"
        " table hand deck row pile turn round game card cards board pool reserve display handlarz handlarza sprzedawca"
        " sprzedawcy merchant vendor shopkeeper zapas zapasy ekwipunek inventory collection kolekcja kolekcji"
        # what one thinks of a thing
        " głupi głupia głupie głupią glupie fajny fajna fajne fajną ładny ładna ładną dobry dobra dobre dobrą niezły niezła"
        " niezłą cholerny cholerna cholernego przeklęty wredny wredna wrednego paskudny durny durna durnego piękny piękna"
        " piękną śliczny stary stara starą starego nędzny marny marna bezużyteczny bezużyteczna zwykły zwykła zwykłą "
        " kochany kochana biedny biedna biednego biedak biedaka nieszczęśnik nieszczęśnika sprytny przydatny przydatna przydatną potrzebny potrzebna potrzebną"
        " zbędny zbędna niepotrzebny niepotrzebna jedyny jedyna jedyną własny własna własną ulubiony pewien"
        " stupid silly dumb useless bloody lousy ugly nasty evil pretty lovely beautiful good old poor useful handy dear"
        " favourite favorite awful crappy worthless unneeded unwanted single only shiny starter basic very so such"
        " bit little lot own same fancy jazda numero numer nr number em"
        # helping words
        " być jest są był była będzie będę będziemy mieć mam masz mamy chcieć chcę chce chcemy chciałbym chciałabym chcialbym"
        " chcialabym móc mogę moge może możemy możesz musieć muszę musi musimy trzeba należy pora czas warto da się dam daj"
        " dajmy dawaj niech niechaj zrobić zrobię zrób robię róbmy spróbować spróbuję próbuję próbujemy postanawiam decyduję"
        " zdecydowałem zdecydowałam wolę wolałbym wolałabym zamierzam planuję myślę sądzę chyba wybieram wybiorę"
        " u be is are am was were been being have has had do does did can could may might must shall will would"
        " gonna gotta wanna imma ima finna lemme tryna want wants like likes love need needs try trying let lets let's decide decided going"
        " i'd i'll i'm i've we'd we'll we're we've you'd you'll it's that's there's he's she's he'll she'll id ill im ive youre theyre hes shes thats theres heres"
        " make making get getting feel feeling sound sounds start starting begin"
        # pronouns, articles, prepositions, conjunctions
        " i me my mine myself we us our ours ourselves you your yours he him his she her hers it its they them their this"
        " that these those the a an some someone somebody something which who whom and or but also too as at by for from in"
        " into of off on onto to towards toward up upon with within via through along around across here there"
        " then than now just yet even quite pretty really actually basically kind sort today time"
        " about because since so while once"
        " ja ty on ona ono my wy oni one mnie mną mi mój moja moje moją mojego mojej moim mych swój swoja swoje swoją swojego"
        " swojej swoim jego jej ich nasz nasza ten ta to te tę tą tego tej temu tym tych tamten tamta tamto tamtą tamtego"
        " tamtej taki taka takie taką takiego któryś jakiś jakaś jakieś jakąś jakiegoś jakiejś sobie siebie"
        " na w we z ze do od dla u przy przez po pod nad za o ku wobec między i oraz a ale lecz albo lub bądź więc zatem"
        " wtedy potem teraz zaraz już jeszcze też także również znowu znów wreszcie nareszcie końcu może"
        " raz razem naprawdę bardzo tylko jedynie właśnie przecież akurat"
    ).split()
)
"""Of no weight where nothing on offer is called so."""

HELPING = frozenset(fold("być mieć chcieć móc musieć woleć zamierzać spróbować próbować postanowić decydować").split())
"""Verbs that only help another: any form of them."""

TURNING = frozenset(
    fold(
        "nie nic niczego żaden żadna żadne żadnego żadnej żadną nikt nikogo nikomu nigdy ani bez oprócz prócz poza zamiast"
        " co czego jak jaki jaka jaką kto kogo gdzie skąd dokąd którędy kiedy czym kim który która którą czy ile ilu czemu dlaczego jeśli jeżeli gdyby gdy kiedy zanim dopóki póki dopiero wszystko wszystkie"
        " wszystkich wszyscy wszystkim każdy każda każdą każdego oba obie obaj obu obydwa obydwie połowa połowę pół reszta"
        " resztę zależy zależnie więcej mniej inny inna innego inną innej prawie niż przedtem przeciw przeciwko drogi droga drogie drogą kosztowny"
        " not no none nothing nobody never neither nor without except besides instead if unless until before after when why"
        " how what whether don't dont doesn't won't wont can't cant cannot isn't ain't shouldn't wouldn't all every"
        " anywhere everything everywhere everyone expensive costly should than each both half whole entire where who whom which rest more less fewer any anything anyone other another different almost undo cancel"
    ).split()
)
"""What takes something back, asks, sets a condition or counts: never passed over."""

MEASURING = frozenset(
    fold(
        "lewo prawo lewa prawa lewy prawy lewej prawej lewą prawą góra górę górny dół dolny środek środkowy wyżej niżej wstecz"
        " naprzód wprost prosto obok nad pod północ południe wschód zachód blisko bliżej daleko dalej najbliżej najdalej"
        " najwięcej najmniej najwyżej najniżej najlepiej najgorzej pierwszy drugi trzeci ostatni ostatnia ostatnią"
        " left right up down top bottom upper lower middle centre center north south east west near nearer nearest far"
        " farther farthest further furthest first second third last next previous most least best worst bigger smaller"
    ).split()
)
"""Where or how much: a word like others, although it may be an adverb."""

ENGLISH_VERBS = frozenset(
    fold(
        """
    absorb ace adore aim align allow alter amend annoy apply arm arrange arrest ask assign assist attach attract
    await bake bar bear beg bend bet bind bite blast bless bling blitz board boil bond book boost borrow bother
    bounce brave bring broom brush buff bump burst bury buzz call calm camp carry carve catch cause celebrate chain
    change chase cheat check cheer chew chill clean clear click cling clip clone close cloud coax comfort command
    commit complete conquer consider consult control convert cope cover crank crash crave crawl cream create cripple
    cruise cry curse dance dare darken date deal declare decorate defend deliver demand deny deposit desire detach
    devour dim disarm dislike dispose divide donate drag draw dream dress drive dump dunk earn ease edge eject
    embrace empty enable encourage end enjoy enlarge ensure entertain equip erase evict examine exit expand expect
    expel experience face fail faint fall favor favour fear feast feed fetch fill find finish fire fix flag flash
    fling flip float flog flood flush fly focus fold follow fool forage force forge forgive found free freeze fulfil
    fund gamble gank gather gift glue gobble grace grant greet grind grip grow guard guide hack halt hammer handle
    hang harm harvest hate haul haunt heap hear heave help hide hinder hog hoist hold honor honour hook hope host
    hunt hurl hurt ignite imagine improve include increase indulge injure insult invite jab jail join joke judge
    keep kneel knock know land laugh launch lead lean learn lend let lift light line link list listen live loan lob
    lock lower lug lure maintain make manage mark marry match matter maximise meet melt mend merge mind mine miss
    mix modify mop motivate mount mow munch nail name negotiate nick note notice nudge nullify obey obliterate offer
    offload oil omit oppose oust outfit own pack pad park part party paste pause pay peel perform permit pet phone
    piss place plan plant please plunder polish pop pour power praise prefer prepare press prevent price print prod
    promise promote protect prove provide pull pump punish push quit race raid rain raise ram ransack reach read
    rearrange receive recycle redeem reduce refill regret rejoice relax relieve relocate rely remember rent
    replenish reply report request require rescue reserve resist retire reveal revive reward rinse rip risk rob rock
    rotate row rub rule sabotage sail salvage satisfy savage save scare scatter scold scoop score scour scrape
    scratch screw scrub seal search season seat seek seize sell send separate serve settle shake share shave shift
    shine ship shock shoot shop shove shovel shuffle shut sign silence sink sit sketch skewer skim slam slice slide
    sling slip slot smack smell smoke snack snap sneeze sniff soak solve sort spare spark speak spend spill split
    splurge spoil spot spread squeeze squish stack stage stash steer stick stock store strangle stretch strip stuff
    subdue submit suck suffer suggest suit summon supply support suppress surrender swallow swap sweep swing tackle
    tag tame tap taste teach tear tease teleport tempt test thank think thrust tidy tie tip topple touch tour tow
    track trade train transfer transport trap treat trick trim trip try tuck tug tweak twist unequip unload untie
    upgrade urge value wake want warm warn watch wave wear weigh welcome whirl win wipe wish wonder work worry wrap
    wrestle yank yeet yield yoink
        """
    ).split()
)
"""Common English verbs beside those of the deeds; Polish ones the dictionary tells."""

PARTICLES = frozenset(
    ["up", "down", "out", "off", "over", "away", "back", "on", "along", "by", "around", "in", "through", "of", "about"]
)
"""What follows English verbs and belongs to them."""
