"""Words for what can be done, in both languages and as dictionaries list them: any form of them is understood.

A face says with ``deeds`` which of these its moves are. A word may stand in several.
"""

from __future__ import annotations

from collections.abc import Mapping

_TAKE = (
    "wziąć brać zabrać zabierać zgarnąć zgarniać podnieść podnosić zebrać zbierać pozbierać przygarnąć przygarniać porwać"
    " chwycić chwytać capnąć zwinąć zawinąć wybrać wybierać zdobyć zdobywać łapać złapać chapnąć schować chować pakować"
    " spakować zapakować przyjąć przyjmować przyłączyć dołączyć dołączać poprosić prosić chcieć przytulić łyknąć łykać"
    " skusić zażyczyć życzyć wystarczyć starczyć przydać zadowolić"
    " take grab cop get pick collect pocket snag snatch nab bag claim gather scoop fetch have want need gimme gotta swipe"
    " accept join choose obtain enough"
)
_FINISH = (
    "podziękować kończyć skończyć zakończyć pokończyć dokończyć koniec pasować spasować pas dość dosyć starczyć wystarczyć tyle gotowe"
    " gotów gotowy fajrant finito basta stop szlus następny odpoczywać przekazać przekazywać oddać oddawać"
    " zamykać zamykam domykać end finish done pass stop over enough finished complete next ready"
)
_REFUSE = (
    "pominięcie bother ominąć omijać przeskoczyć przeskakiwać "
    "odmówić odmawiać odpuścić odpuszczać olać olewać pominąć pomijać zrezygnować rezygnować dziękować podziękować"
    " darować zostawić zostawiać ignorować zignorować spasować pasować pas podarować zlewać zlać sobie"
    " decline refuse skip pass leave ignore reject abstain forget"
)
_RID = (
    "odrzucić odrzucać wyrzucić wyrzucać wywalić wywalać zrzucić zrzucać pozbyć pozbywać usunąć usuwać skasować kasować"
    " spalić palić zniszczyć niszczyć odłożyć odkładać oddać oddawać poświęcić poświęcać olać olewać odpaść odpadać"
    " wylecieć wylatywać lecieć polecieć spaść spadać zniknąć znikać pożegnać żegnać rzucić rzucać rezygnować zrezygnować"
    " porzucić porzucać wypaść wypadać wypchnąć wyautować wykopać wykopywać wykreślić skreślić skreślać wyeliminować"
    " eliminować stracić tracić wynosić wynieść wyprosić wypraszać wypad kosz śmieci śmieć śmietnik out won precz żegnaj"
    " pa papa wynocha niepotrzebny zbędny cisnąć ciskać wymiatać wymieść wypierdzielić wypierdolić wypierdalać wyjebać wyjebywać wypieprzyć wypieprzać wyrypać yeet odchudzić odchudzać wysypać iść pójść pogonić przegonić wygonić wypędzić"
    " discard trash throw toss chuck ditch dump bin scrap remove delete destroy burn banish drop lose rid away out go gone"
    " bye goodbye farewell axe cut cull junk garbage rubbish pitch shed sacrifice eliminate purge thin kick boot sack"
    " binned trashed unneeded nix strike"
)
_LEAVE_BEHIND = (
    "zostawić zostawiać zostać zostawać pozostawić pozostać odłożyć odkładać porzucić porzucać położyć kłaść upuścić"
    " upuszczać zdjąć zdejmować ściągnąć ściągać pożegnać żegnać odstawić odstawiać ziemia podłoga gleba rozstać rozstawać"
    " zrzucić zrzucać wyrzucić wyrzucać wywalić wywalać pozbyć pozbywać rzucić rzucać wyłożyć wykładać zbyteczny zbędny"
    " niepotrzebny olać olewać rezygnować zrezygnować wypakować wypierdolić wypierdalać wyjebać wypieprzyć wypieprzać won precz wynocha out"
    " leave drop put discard ditch dump behind ground floor down lose unneeded rid stay lay abandon unequip shed remove unload bin"
    " throw toss chuck away off goodbye bye"
)
_RELEASE = (
    f"{_LEAVE_BEHIND} zwolnić zwalniać puścić puszczać wypuścić wypuszczać uwolnić uwalniać odprawić odprawiać odesłać"
    " odsyłać odejść odchodzić wolny wolność wygonić przegonić wypędzić iść pójść spadać podziękować dziękować pa żegnaj"
    " wykopać wykopywać wyprosić wypraszać release free dismiss let send fire part farewell go sack set walk kick boot out expel"
)
_SWAP = (
    "wymienić wymieniać wymiana zamienić zamieniać zamiana podmienić podmieniać zmienić zmieniać zastąpić zastępować"
    " odświeżyć odświeżać przerobić przerabiać przemienić przemieniać przetopić nowy inny dobry replace swap change exchange"
    " convert transmute switch cycle refresh substitute reroll new another better"
)
_GO = (
    "iść pójść chodzić chodź przejść przechodzić wejść wchodzić wyjść wychodzić ruszyć ruszać wyruszyć wyruszać biec"
    " pobiec biegnąć biegać przebiec lecieć polecieć śmigać śmignąć jechać pojechać pędzić popędzić gnać pognać zasuwać"
    " skoczyć skakać przeskoczyć wskoczyć maszerować pomaszerować kierować skierować udać udawać zmierzać podążać podążyć"
    " podejść podchodzić dojść dochodzić wracać wrócić powrócić powracać zawrócić zawracać cofać cofnąć wycofać schodzić"
    " zejść przemieścić przemieszczać przenieść przenosić uciekać uciec zwiewać zwiać spadać skradać zakraść przekraść"
    " przemknąć przemykać wędrować powędrować skręcić skręcać wkroczyć wkraczać wpaść wpadać spotkać zobaczyć odwiedzić odwiedzać wbić"
    " wbijać leźć wleźć poleźć dreptać podreptać czmychać czmychnąć drałować zajrzeć zaglądać sprawdzić lądować wylądować stanąć stawać poruszyć"
    " poruszać opuścić opuszczać ruch krok kroczyć przedostać przedostawać dotrzeć docierać zawitać odejść odchodzić ciągnąć walić marsz"
    " spacer przespacerować spacerować dymać wiać nawiać zapuścić zapuszczać przepchać przesunąć przesuwać dostać"
    " go move walk run head enter step travel rush dash sneak sprint proceed return leave march hurry wander stroll"
    " venture creep hop jump advance continue visit approach reach land ride retreat flee escape back descend climb follow"
    " gallop trot canter amble saunter mosey trudge roam prowl scoot scurry journey check see meet find join tiptoe zip bolt crawl dive nip pop hike trek jog come make get explore run fly"
)
_EXPLORE = (
    "odkryć odkrywać badać zbadać eksplorować zwiedzać zwiedzić rozejrzeć rozglądać sprawdzić sprawdzać przeszukać szukać"
    " poszukać zapuścić myszkować pomyszkować szperać poszperać powęszyć węszyć snoop rummage explore discover reveal scout venture investigate search check look see"
)
_LAY = (
    "położyć kłaść dołożyć dokładać ułożyć układać budować zbudować wybudować dobudować kopać wykopać przekopać drążyć"
    " wydrążyć przedłużyć przedłużać rozbudować wstawić wstawiać postawić stawiać dać dawać zagrać zagrywać grać połączyć"
    " łączyć poprowadzić ciągnąć pociągnąć kontynuować umieścić umieszczać wrzucić wrzucać wsadzić wsadzać dorzucić"
    " dorzucać wyłożyć wykładać użyć używać"
    " lay place put build dig extend connect continue tunnel set add stick slap insert play use position"
)
_FIGHT = (
    "walczyć powalczyć zawalczyć bić pobić zbić atakować zaatakować zabić zabijać pokonać pokonywać zwyciężyć ubić ubijać"
    " dobić dobijać zatłuc tłuc utłuc łupnąć łupać walnąć walić przywalić dowalić uderzyć uderzać lać zlać sprać ciąć"
    " pociąć ściąć zaciąć siec posiekać siekać rąbnąć rąbać zarąbać zgładzić zniszczyć niszczyć rozwalić rozwalać rozbić"
    " roznieść rozgromić rozprawić rozprawiać załatwić załatwiać wykończyć wykańczać sprzątnąć skasować ukatrupić"
    " zaszlachtować zadźgać dźgać dźgnąć przebić trzasnąć grzmotnąć huknąć natrzeć nacierać szarżować napaść napadać"
    " zmierzyć mierzyć łomot spuścić spuszczać piach dokopać skopać zetrzeć ścierać starcie walka atak bój bitwa pojedynek pojedynkować naparzać nawalać napieprzać klepać sklepać oklepać lutnąć lutować jebnąć pierdolnąć napierdalać łoić wyłoić oćwiczyć przemoc"
    " wyzwać wyzywać zaczepić zaczepiać ukarać zdzielić ciachnąć rozszarpać uśmiercić mordować zamordować tępić wytępić"
    " fight kill attack slay hit beat strike battle destroy smash bash whack punch stab slash smite crush murder defeat"
    " vanquish clobber thrash pummel butcher slaughter assault charge engage duel challenge ambush mug jump finish waste"
    " bonk slap smack thump sock wallop deck belt chop cleave club stomp squash clash confront combat wipe eliminate"
    " dispatch gank poke kick trzepnąć trzepać klepnąć klepać pacnąć wreck whip violence box"
)
_PLAY = (
    "zagrać zagrywać grać pograć użyć używać wyłożyć wykładać kłaść położyć rzucić rzucać wrzucić wrzucać dorzucić"
    " dorzucać puścić puszczać wystawić wystawiać odpalić odpalać aktywować uruchomić uruchamiać dać dawać zapodać"
    " zapodawać zarzucić zarzucać skorzystać korzystać wykorzystać wykorzystywać zacząć zaczynać lecieć polecieć iść pójść"
    " wyjść wyciągnąć wyciągać sypać sypnąć"
    " play use lay put cast activate start begin slap slam plonk deploy trigger do throw drop lead run fire show"
)
_USE = (
    "użyć używać skorzystać korzystać wykorzystać wykorzystywać odwiedzić odwiedzać uruchomić uruchamiać aktywować modlić"
    " pomodlić wejść wchodzić wrzucić wrzucać otworzyć otwierać zajrzeć zaglądać odpalić odpalać włączyć zastosować strzelać"
    " strzelić poprosić zatrzymać napić pić wypić"
    " use activate visit pray try enter open trigger employ worship work invoke drink fire shoot exploit apply toss"
)
_DRINK = (
    "pić wypić napić łyknąć łykać wychylić wychylać golnąć siorbnąć zażyć zażywać połknąć użyć używać chlapnąć spić"
    " żłopać wyżłopać"
    " drink quaff chug sip swig gulp down use consume swallow sup imbibe"
)
_HEAL = (
    "leczyć wyleczyć uleczyć podleczyć zaleczyć opatrzyć opatrywać uzdrowić uzdrawiać kurować podkurować łatać połatać"
    " załatać zregenerować regenerować zdrowie leczenie wyzdrowieć podreperować"
    " heal cure patch recover treat restore bandage health healing regenerate medic"
)
_CAST = (
    "rzucić rzucać czarować zaczarować wyczarować wypowiedzieć wypowiadać miotać cisnąć ciskać użyć używać odpalić odpalać"
    " zagrać zagrywać puścić puszczać trafić czar zaklęcie"
    " cast use invoke fire unleash hurl zap throw play chant conjure spell"
)
_BREAK = (
    "zbić zbijać zepsuć psuć popsuć zniszczyć niszczyć rozwalić rozwalać połamać złamać łamać rozbić rozbijać tłuc stłuc potłuc"
    " uszkodzić uszkadzać zablokować blokować zgasić gasić stracić tracić zabrać zabierać odebrać odbierać dowalić"
    " dowalać dokopać dołożyć ukraść kraść sabotować unieruchomić spowolnić wyłączyć przeszkodzić roztrzaskać trzaskać"
    " pozbawić pozbawiać uwalić walnąć przywalić utrudnić zdemolować zrujnować zagrać użyć dosrać przyblokować urwać"
    " break smash ruin wreck damage destroy sabotage shatter bust crush extinguish lose take steal block snuff disable"
    " jam mess rob douse kill crack snap play use screw stop nuke hit"
)
_REPAIR = (
    "naprawić naprawiać zreperować reperować pomóc pomagać odblokować odblokowywać uwolnić uwalniać uratować ratować"
    " przywrócić przywracać wyremontować odzyskać odzyskiwać zapalić zapalać zaświecić oddać zwrócić usprawnić zagrać użyć"
    " fix repair mend restore help unblock free rescue patch relight light return give play use"
)
_PEEK = (
    "patrzeć popatrzeć spojrzeć spoglądać zerknąć zerkać zajrzeć zaglądać podejrzeć podglądać podglądnąć sprawdzić"
    " sprawdzać obejrzeć oglądać zobaczyć zobaczę podpatrzyć podpatrywać odkryć odsłonić odsłaniać ujawnić badać zbadać"
    " szpiegować lukać luknąć upewnić zagrać użyć podejrzę dowiedzieć"
    " peek look check see view inspect spy glance glimpse reveal examine scout uncover investigate study scan play use"
)

WORDS: Mapping[str, str] = {
    "take": _TAKE,
    "be joined": f"{_TAKE} iść pójść chodzić zostać towarzyszyć witać zatrudnić nająć wynająć werbować zwerbować rekrutować zrekrutować recruit hire enlist come follow go welcome accompany",
    "buy": f"{_TAKE} kupić kupować dokupić dokupować zakupić wykupić nabyć nabywać pozyskać pozyskiwać zatrudnić zatrudniać"
    " nająć najmować wynająć wynajmować werbować zwerbować rekrutować zrekrutować zarekrutować sprawić zafundować fundować inwestować"
    " zainwestować zapłacić płacić wydać wydawać zakup kupno dorzucić"
    " buy purchase hire recruit acquire procure add invest pay spend enlist employ score secure gain shop afford order splurge",
    "steal": f"{_TAKE} ukraść kraść skraść łupić złupić zrabować okraść okradać podwędzić zwędzić buchnąć odebrać odbierać"
    " steal rob loot pinch lift pickpocket",
    "discard": _RID,
    "leave behind": _LEAVE_BEHIND,
    "release": _RELEASE,
    "swap": _SWAP,
    "play": _PLAY,
    "use": _USE,
    "fight": _FIGHT,
    "go": _GO,
    "explore": _EXPLORE,
    "draw": "ciągnąć wyciągnąć pociągnąć dobrać dobierać losować wylosować karta spotkać spotykać draw pull card meet"
    f" encounter {_EXPLORE} zajrzeć zaglądać zobaczyć zwiedzić",
    "teleport": f"{_GO} teleportować przeteleportować teleport mignąć beam blink warp teleport zap",
    "drink": _DRINK,
    "heal": _HEAL,
    "finish": _FINISH,
    "refuse": _REFUSE,
    "agree": "zgodzić zgadzać tak chętnie jasne pewnie spoko owszem zgoda zrobić robić dawać"
    " yes sure ok okay agree accept yep yup aye yeah fine deal absolutely definitely gladly alright",
    "roll": "rzucić rzucać rzut turlać poturlać kulać kulnąć losować wylosować kostka kosteczka kość toczyć ruszyć ruszać"
    " wyruszyć poruszyć ruch roll throw toss dice die shake move movement go iść pójść lecieć jechać dalej naprzód forward onward",
    "reroll": "przerzucić przerzucać przerzut powtórzyć powtarzać powtórka ponowić reroll rethrow",
    "cast": _CAST,
    "break": _BREAK,
    "repair": _REPAIR,
    "peek": _PEEK,
    "lay": _LAY,
    "block": f"{_LAY} zablokować blokować zatkać zatykać zamknąć zamykać zagrodzić odciąć block plug seal close dead",
    "collapse": "zawalić zawalać zburzyć burzyć wyburzyć wysadzić wysadzać zniszczyć niszczyć usunąć usuwać zasypać"
    " zasypywać rozwalić rozwalać zwalić walić walnąć zrzucić zbombardować zagrać użyć rzucić skasować zdjąć wywalić wywalać"
    " collapse destroy demolish blow remove bury wreck smash bomb clear blast drop play use kill nuke",
    "open": "otworzyć otwierać odemknąć wyłamać włamać włamywać rozbić wytrych uchylić rozpruć"
    " open unlock pick crack pry break force lockpick",
    "turn": "obrócić obracać obrót przekręcić przekręcać ustawić ustawiać ułożyć układać położyć kłaść odwrócić odwracać"
    " kręcić zakręcić zostawić dać turn rotate place lay put set twist spin flip orient",
    "evade": "uciec uciekać uniknąć unikać wymknąć wymykać omijać ominąć zwiać zwiewać spadać nawiać czmychnąć chować"
    " schować wiać spieprzać wykręcić uchylić wycofać cofnąć odpuścić ucieczka unik spieprzyć noga spierdalać spierdolić spitalać pryskać prysnąć zmykać umykać umknąć zmywać zmyć dyla wymiksować"
    " evade escape flee run avoid dodge hide sneak slip retreat bail skip duck leave scram vamoose",
    "trade": "handlować pohandlować wymienić wymieniać targować potargować handel transakcja interes"
    " propose offer suggest proponować zaproponować trade barter swap exchange deal haggle bargain business",
    "give": "dać dawać oddać oddawać podarować darować przekazać przekazywać wręczyć zwrócić ofiarować"
    " give hand offer donate return present pay",
    "sell": "sprzedać sprzedawać opchnąć opylić spieniężyć zamienić wymienić sprzedaż handlować sell cash pawn flog",
    "load": "załadować ładować wrzucić wrzucać włożyć wkładać położyć zapakować pakować dać wsadzić umieścić przełożyć"
    " load put pack stow place throw stick give",
    "unload": "rozładować wyładować zdjąć zdejmować wyjąć wyciągnąć wypakować wziąć unload take remove off",
    "stay": "zostać zostawać czekać poczekać przeczekać odczekać stać siedzieć stay wait remain stand",
    "keep": "zatrzymać zatrzymywać zachować zachowywać trzymać keep hold save retain spare",
    "spare": "zatrzymać zatrzymywać zachować zachowywać trzymać zostawić zostawiać pozostawić oszczędzić oszczędzać ocalić"
    " keep hold save retain spare leave",
    "choose": f"{_TAKE} woleć wolę zdecydować decydować stawiać prefer select go elect opt",
    "climb": f"{_GO} wspiąć wspinać pnąć wdrapać ascend climb up higher wyżej",
    "cross": f"{_GO} przekroczyć przekraczać przeprawić przeprawiać most bridge cross",
    "build": "budować zbudować wybudować sklecić zbić build construct craft",
    "feed": "nakarmić karmić feed",
    "target": "wybrać wybierać celować wycelować trafić trafiać strzelić strzelać uderzyć choose target aim hit shoot pick",
    "first": "zacząć zaczynać pierwszy najpierw start begin first",
    "mark": "oznaczyć zaznaczyć oznaczać zaznaczać postawić stawiać wstawić kłaść położyć dać umieścić mark put place claim set",
    "copy": "powtórzyć powtarzać skopiować kopiować naśladować copy repeat mimic duplicate again",
    "lose": "stracić tracić oddać oddawać poświęcić poświęcać odrzucić odrzucać zapłacić płacić wydać wydawać lose give sacrifice pay spend discard",
    "wield": f"{_TAKE} walczyć bić użyć używać machnąć wyciągnąć dobyć dobywać use wield draw fight swing equip",
    "save": "chronić ochronić bronić obronić osłonić zasłonić użyć używać tarcza block protect defend use save",
    "begin": "zacząć zaczynać startować wystartować ruszyć stanąć rozpocząć start begin",
    "play as": f"{_TAKE} grać zagrać być zostać prowadzić play be lead",
    "meet": "spotkać spotykać spotkanie zaczepić zagadać porozmawiać gadać meet encounter talk speak see visit",
    "eat": "jeść zjeść zjadać pożreć pożerać schrupać przekąsić eat devour munch",
    "drain": "gryźć ugryźć zagryźć kąsać ukąsić wysysać wyssać wypijać wypić ssać bite drain suck",
    "pray": "modlić pomodlić modlitwa klękać klęknąć pray worship kneel prayer",
    "turn into": "stać stawać być zostać zostawać zmienić zmieniać przemienić nawrócić become be turn change convert",
    "nothing here": "całować pocałować tańczyć śpiewać gotować malować myć kochać ożenić"
    " lubić nienawidzić bać zastanawiać zastanowić myśleć pomyśleć żałować kosztować bać"
    " hate like dislike fear wonder worry regret think cost kiss hug marry sing dance cook paint wash love lick tickle",
    "show": "pokazać pokazywać wyświetlić show display",
    "sleep": "uśpić usypiać spać drzemać drzemka sen lulu sleep slumber nap doze snooze",
}
"""By the deed."""
