"""Words in which people speak of the moves of Magia i Miecz, beside those that completion offers; any form will do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brzdek.core.text import Text

FILLERS = Text(
    "obszar|obszarze|obszaru|pole|polu|gracz|gracza|graczem|graczowi|karta|kartę|karty|teraz|sobie|mój|moja|moje|swój|swoją|ten|"
    "tego|tę|przyjaciela|przyjaciel|przedmiot|postać|postacią|poszukiwacz|poszukiwacza|spróbuję|próbuję|mogę|mam|będzie|mnie|mną|ręki|lecimy|lecę|niech|ich|go|ją|je|mu|jej|miejsce|okolica|okolicę",
    "space|player|card|way|side|now|my|the|this|that|friend|item|character|adventurer|please|let|s|let's|lets|us|i'll|ll|i'm|m|be|here|them|him|her|it|place|spot|area",
)
"""Words that name nothing by themselves."""

YES = "dawaj|zróbmy|do|tak|t|ok|okej|jasne|pewnie|oczywiście|chcę|chętnie|zgoda|dobra|zgadzam|yes|y|sure|okay|yep|yeah|agree"
NO = (
    "nie|n|nic|dziękuję|dzięki|pomiń|pomijam|odpuść|odpuszczam|rezygnuję|dość|wystarczy|starczy|koniec|no|nope|nothing|"
    "nah|skip|thanks|pass|not|none|enough|done|stop|nikt|nikim|żadna|żaden|bez|without"
)
FIGHT_ON = "bring|dawać|zaczynam|zacznij|start|begin|walcz|walka|bój|boju|bitwa|bij|atakuj|rzuć|rzucam|rzut|kość|kostka|naprzód|fight|attack|battle|strike|charge|roll|dice|die"
"""Whoever is about to fight and says so does nothing else before."""
CARRIED_ON: Mapping[str, str] = {
    "fight": FIGHT_ON,
    "kept": "unturned|nieobrócony|happy|content|pasuje|wystarczy|starczy|zadowolony|zostaje|zostawiam|zostaw|zatrzymuję|zatrzymaj|przy|tak|jest|stoję|keep|stay|stand|leave|as|is|it|roll|dice|result|rzut|wynik|kostka|kostki|walcz|walka|fight|on",
    "roll": "rzucam|rzuć|rzut|kostka|kość|roll|throw|dice|die",
    "walk": "idę|idź|ruszam|zostaje|zostawiam|go|walk|move|keep|stay",
    "meet": "spotykam|spotkaj|spotkanie|rozpatruję|rozpatrz|wchodzę|otwieram|rozmawiam|gadam|meet|encounter|visit|enter|open|talk|resolve|face",
    "take": "biorę|weź|zabieram|wezmę|take|grab|keep|have",
    "visit": "badam|zbadaj|wchodzę|explore|enter|visit",
    "draw": "dobieram|dobierz|ciągnę|karta|karty|draw|cards|card",
    "lose_endurance": "tracę|trudno|lose|lost",
    "lose_friend": "tracę|trudno|lose|lost",
    "outcome.won": "wygrywam|wygrana|win|victory",
    "outcome.lost": "przegrywam|przegrana|lose|defeat",
    "outcome.drawn": "remis|draw|tie",
}
"""What people say who let happen what follows on a moment, by what that is."""
FOLLOWING_DEEDS: Mapping[str, str] = {
    "fight": "fight",
    "kept": "keep|spare",
    "roll": "roll",
    "walk": "go|keep",
    "meet": "meet|open|explore|go",
    "take": "take|be joined|keep",
    "visit": "explore|go",
    "draw": "draw",
}
"""The same as deeds that people have words for in any game."""
BECOMING = "become|be|staję|stań|stanę|robię"
"""Whoever casts a spell that is called by a quality says what he becomes."""
LEFT_CLOSED = "shut|closed|keep|leave|zamknięta|zamknięte|zamknięty|zamknij|zostaw|zostawiam|niech"
"""Whoever does not open a chest says how it stays."""
KEEP_ALL = "zatrzymuję|zatrzymaj|zachowuję|wszystko|wszystkie|zostaje|zostają|keep|everything|all"
"""Whoever must put something down and says so does not want to."""
ELSEWHERE = "modlę|modlić|pomodlę|odwiedzam|odwiedź|spotkaj|spotykam|spotkać|pray|worship|visit|meet|encounter"
"""What is done at a place, and with no card."""
OBEY = "każą|kazano|robię|zrobię|told|ordered|wykonuję|wykonaj|wykonam|wykonać|rzucam|rzuć|rzucę|badam|słucham|obey|follow|perform|roll|explore|carry"
"""Whoever says so does what a space tells: where it is asked whether it is skipped, that is a no."""
OWN_CHOICE = "gram|graj|zagram|grać|będę|jestem|weź|biorę|wezmę|zatrzymaj|zatrzymuję|play|be|take|keep|i'm"
"""Whoever says so wants a character, and does not take one out of the game."""
AGAINST: Mapping[str, str] = {
    "ban": OWN_CHOICE,
    "go_on": "tura|turę|tury|turn",
    "pass": "lewo|prawo|left|right",
    "cast": "around",
    "exchange": "around",
    "roll": "wróć|wracam|wrócić|zawróć|zawracam|back|return|around",
    "cross": "wróć|wracam|wrócić|zawróć|zawracam|back|return|around",
}
"""Words that speak against a move, by its verb: whoever ends the turn does not explore, whoever goes back does not
roll.
"""
END = "więcej|kończę|skończ|zakończ|gotowe|wszystko|tura|turę|tury|finish|finished|turn|over|all|more"

ALSO: Mapping[str, str] = {
    "ban": "kosz|kosza|odpada|odpadają|skreśl|no|without|skreślam|eliminuję|wywal|precz|won|eliminate|cut|throw|away|get|rid|kick|usuwam|wyrzuć|wyrzucam|wykreśl|odrzuć|odrzucam|zablokuj|ban|discard|drop|strike|out|reject",
    "pair": "towarzystwo|towarzystwa|towarzysz|towarzyszka|sidekick|helper|pomocnik|pomoc|pomocy|pomaga|bagaż|plecak|partner|companion|main|główny|główna|tow|along|drag|bring|plus|be|będę|+|jestem|wybieram|biorę|gram|zagram|wezmę|z|ze|giermkiem|giermek|i|with|squire|and|as|take|choose|pick",
    "become": "stay|remain|be|zostaję|zostań|zostanę|pozostaję|będę|jestem|go|turn",
    "start": "zaczynam|begin|from|na|od",
    "roll": "głąb|głębiej|deeper|press|carry|onward|onwards|kulam|kulaj|kulnij|chuck|moving|rolling|jadę|rzucę|turlam|turlaj|losuję|wyruszam|throw|toss|start|rzucam|kość|kostka|kostką|kością|kostkami|ruszam|ruch|idę|idziemy|die|dice|move|walk|go",
    "offer": "wybieram|udaję|teleportuję|choose|take|pick|jump|idę|idź|przenoszę|na|do|przejdź|go|travel|walk",
    "passage": "dół|secret|door|drzwi|sekretne|trapdoor|klapa|schody|schodzę|wchodzę|wychodzę|idę|idź|na|do|podziemi|podziemia|lochów|lochy|schodami|go|into|the|down|up|out|dungeon|through|stairs",
    "flight": "hole|dziura|dziury|out|surface|powierzchnia|powierzchnię|górę|uciekam|zawracam|zawróć|odwrót|wycofuję|run|away|escape|retreat|turn|back|z|podziemi|from|dungeon|declare",
    "raft": "użyj|używam|płynę|płyń|popłyń|przepłyń|przeprawa|przeprawiam|przepraw|rzeka|rzekę|druga|drugą|strona|stronę|brzeg|cross|crossing|across|other|side|bank|take|use|sail|float|river",
    "build": "zbuduj|buduję|zbijam|zbij|zbiję|sklecam|sklecę|zrób|robię|zrobię|make|knock|together|tratwa|tratwę|tratewka|tratewkę|raft|deski|desek|belki|belek|pnie|pni|planks|boards|logs",
    "step": "down|udaję|wchodzę|wejdź|wybieram|choose|pick|continue|proceed|head|idę|idź|naprzód|do|na|go|forward|move|to|walk|enter",
    "back": "schodzę|zejdę|zejdź|dół|down|descend|stairs|schody|zawracam|zawróć|wycofuję|turn|withdraw|leave|wracam|cofam|cofnij|odwrót|do|return|retreat|go|to",
    "stay": "zostaję|czekam|stoję|nigdzie|miejsce|miejscu|wait|remain|put|place",
    "go": "get|take|fetch|grab|weź|biorę|zdobądź|kieruję|udaję|wybieram|zmierzam|skręcam|maszeruję|jadę|head|for|choose|pick|run|step|towards|ride|idę|pójdę|ruszam|na|do|przejdź|wchodzę|biegnę|move|walk|to|land|enter|travel",
    "cross": "druga|drugą|drugi|brzeg|other|opposite|bank|river|rzeką|walczę|walcz|pokonuję|wchodzę|wybieram|mostu|take|use|fight|try|walk|choose|guard|idę|idź|go|mostem|przechodzę|przejdź|strażnik|rzeka|rzekę|przez|cross|over|sentinel|river",
    "portal": "smash|force|break|bust|push|kick|wyważ|wyważam|wyłam|wyłamuję|siłą|wybieram|biorę|take|choose|pick|idę|wchodzę|przejść|przechodzę|przez|try|through|enter|go|brama|bramę|otwieram|otwórz|wrota|gate|open|by|with",
    "go_on": f"flip|reveal|turn|card|kartę|karta|badam|zbadaj|eksploruj|dalej|kontynuuj|continue|on|explore|{NO}",
    "end": f"następny|następna|next|else|that's|thats|już|niczego|kończymy|oddaję|ending|nikogo|{NO}|{END}",
    "friends": "wszyscy|walczą|all|everybody|everyone|fight",
    "stay_out": "nie|zostaje|zostaw|out|leave|not|home|dom|bez|without|stay|sit|watch|odpoczywa|rest",
    "fight": "dance|bring|pojedynek|rozwałka|bójka|napierdalam|jazda|bój|boju|bitwa|bitwy|zostaję|stay|biję|się|ruszam|stawiam|czoła|pokonuję|rzucam|naprzód|face|charge|strike|battle|engage|take|walczę|walka|atakuj|atakuję|zaatakuj|bij|zabij|biję|attack|kill|battle|hit|slay",
    "evade": "nope|nah|bok|bokiem|chyłkiem|cichaczem|spokój|safe|safely|bezpiecznie|stąd|here|not|no|out|zmykam|uciec|wolę|get|chowam|schowaj|zwiewam|zwiej|spadam|wycofuję|obchodzę|walczę|nie|hide|sneak|past|slip|retreat|leave|unikam|uniknij|walka|walki|fight|combat|uciekam|uciekaj|ucieczka|omijam|wymykam|unik|escape|flee|run|away|avoid|dodge",
    "leave": f"zostawiam|spokój|spokoju|omijam|ignoruję|ignore|alone|{NO}",
    "wield": "wybieram|wezmę|chwytam|biję|choose|pick|grab|draw|swing|używam|użyj|walczę|biorę|use|fight|with|take|wield",
    "armour": "używam|użyj|osłona|use|with|take|block",
    "resolve": "najpierw|pierwszy|wybieram|biorę|wezmę|first|take|choose|pick",
    "set_aside": "odrzuć|odrzucam|usuń|discard|drop",
    "attack": "leję|lej|tłukę|tłucz|jump|ambush|mug|up|atak|pojedynek|pojedynkuję|wyzywam|zabij|zabijam|rzucam|duel|challenge|assault|beat|atakuję|walczę|walcz|bij|biję|uderz|napadam|napadnij|fight|hit|kill|strike",
    "trade": "pohandlujmy|bargain|handlu|wymieniamy|targuję|propozycja|oferta|make|offer|barter|bargain|business|handluję|wymień|wymiana|wymieniam|pohandluj|exchange|swap|deal|with",
    "partner": "pohandlujmy|handlu|wymieniamy|targuję|make|offer|barter|bargain|business|handluję|handel|wymień|wymiana|wymieniam|trade|exchange|swap|deal",
    "drop": "kosz|kosza|śmieci|śmietnik|bin|trash|odrzucam|odrzuć|pozbywam|pozbądź|zrzuć|zrzucam|rzuć|rzucam|discard|rid|ditch|lay|odkładam|wyrzuć|wyrzucam|upuść|zostaw|zostawiam|porzuć|połóż|put|down|leave|throw|away",
    "release": "bywaj|odchodzi|idzie|farewell|goodbye|bye|ditch|odejść|wolno|zwalniam|odprawiam|odpraw|puść|wypuść|free|fire|let|go|send|off|rid|zostaw|zostawiam|porzuć|odeślij|pożegnaj|leave|behind|dismiss|drop",
    "load": "ładuję|włóż|daj|niesie|put|on|give|carry",
    "unload": "zdejmuję|rozładuj|weź|take|off|from",
    "exchange": "oddam|wymienię|zamienię|trofki|trofek|dead|monsters|potwory|kills|heads|głowy|punkt|point|spożytkuj|zużyj|zużywam|spieniężam|trofeów|zamieniam|oddaję|sprzedaj|cash|convert|spend|get|wymieniam|trofea|trofeum|zamień|trophies|trophy|swap|trade|turn|in|for",
    "done": f"zostaw|zostawmy|else|rest|resztę|reszty|ich|go|on|continue|that|finished|spokój|spokoju|odchodzę|ignoruję|omijam|rezygnuję|pomijam|alone|peace|ignore|walk|past|move|that's|thats|already|już|niczego|nikogo|nobody|no one|{NO}|{END}|dalej|idę|zostawiam|leave|go|on",
    "take": "pocket|zakładam|załóż|wear|put|on|złapię|łapię|przyłącza|join|joins|zgarniam|zgarnij|zbieram|zbierz|bierz|keep|want|choose|biorę|zabierz|zabieram|podnieś|podnoszę|chcę|wezmę|get|pick|up|grab|have|collect",
    "gold": "cash|purse|loot|sakiewka|sakiewkę|kapusta|hajs|kasa|forsa|forsę|pocket|szmal|all|całe|cały|zgarniam|zgarnij|zbieram|zbierz|bierz|wezmę|podnoszę|podnieś|chcę|collect|pick|up|grab|want|have|keep|weź|biorę|zabierz|zabieram|mieszki|mieszek|pieniądze|kasa|kasę|take|get|money|bags|coins|grab",
    "spells": "zaklęcie|zaklęcia|pocket|zwój|zwoje|scroll|scrolls|parchment|pergamin|ziemi|ziemia|ukryty|hidden|ground|zgarniam|zgarnij|zbieram|zbierz|bierz|wezmę|podnoszę|podnieś|chcę|collect|pick|up|grab|want|have|keep|weź|biorę|zabierz|zabieram|czar|zakryte|zakryty|take|get|spell|face|down|grab",
    "how": "pojedynek|starcie|bitwa|battle|duel|combat|clash|biję|uderzam|hit|him|walczę|atakuję|używam|użyj|fight|attack|use",
    "loot": "steal|rob|kradnę|ukradnij|okradam|zwędź|odbiorę|odbieram|odbierz|jego|jej|his|her|their|zgarniam|zgarnij|zbieram|zbierz|bierz|wezmę|podnoszę|podnieś|chcę|collect|pick|up|grab|want|have|keep|biorę|zabieram|weź|zabierz|take|get|grab",
    "give": "daję|oddaję|oddaj|offer|hand",
    "want": "chce|biorę|poproszę|take|ask",
    "put_down": "kosz|kosza|śmieci|śmietnik|bin|trash|pozbywam|pozbądź|zrzuć|zrzucam|rezygnuję|put|rid|ditch|lay|give|up|odkładam|odłóż|wyrzuć|wyrzucam|zostaw|zostawiam|porzuć|drop|down|leave|discard|throw|away",
    "keep": "zatrzymuję|zostawiam|biorę|hold|take",
    "seek": "biorę|chcę|weź|take|want",
    "lose": "tracę|oddaję|give|up",
    "hand_in": "oddaję|wymieniam|give",
    "deliver": "oddaję|oddaj|daję|give|hand",
    "flee": "outta|out|here|stąd|uciekam|dolina|doliny|równina|równinę|zwiewam|run|valley|plain|away|escape",
    "hunt": "atakuję|atakuj|lecę|teleportuję|napadam|attack|go|teleport|fall|upon",
    "sent": "atakuj|atakuję|smok|król|leć|niech|attack|dragon|king|fly|against",
    "feed": "oddaję|daję|zjada|poświęcam|give|eat|sacrifice",
    "open": f"otwieram|skrzynia|skrzynię|puszka|puszkę|pandory|chest|box|pandora|from|draw|ciągnę|{NO}",
    "gift": "daję|przekaż|przekazuję|hand|pass|send",
    "lay": "kładę|zostawiam|połóż|put|place|leave",
    "discard": "odrzucam|wyrzuć|wyrzucam|odłóż|throw|away|drop",
    "command": "rzuć|rzucam|rzucaj|na|cast|on",
    "use": "call|wołam|zawołaj|każ|ratuj|pomóż|pomoc|rescue|save|help|wykorzystaj|korzystam|uruchom|aktywuję|trigger|invoke|używam|zdolność|ability|power|activate",
    "cast": "postaw|stawiam|put|up|raise|erect|turn|ciskam|ciśnij|miotam|fire|hurl|unleash|zap|strzelam|trafiam|hit|shoot|niego|nią|him|at|zagraj|zagrywam|wypowiadam|rzuć|magia|invoke|rzucam|czaruję|zaczaruj|użyj|używam|spell|use|play|throw",
    "pass": f"slide|be|dalej|kontynuuj|continue|on|go|przepuszczam|puszczam|czekam|wait|reaction|reakcja|reakcji|robię|robisz|{NO}|pasuję|spasuj|reaguję|nie|react",
    "player": "trafiam|hit|target|w|at|strike|uderzam|celuję|aim|wybieram|na|on|choose|pick",
    "card": "wybieram|choose|pick",
    "space": "lecę|ląduję|wędruję|udaję|skaczę|jump|travel|land|move|take|me|wybieram|idę|na|do|przenoszę|przenieś|teleportuj|choose|pick|go|to|teleport",
    "buy": "za|mz|złota|złoto|mieszki|gold|coins|bags|for|nabywam|wezmę|daj|zapłacę|płacę|kupię|pay|order|acquire|give|me|i'll|ill|kupuję|biorę|weź|poproszę|chcę|zakup|take|get|purchase|want",
    "escape": "spieprzam|spadam|wieję|czmycham|uciekam|ucieczka|zwiewam|wymykam|unikam|unik|omijam|run|away|hide|dodge|avoid|retreat",
    "throw": "rzucam|rzut|kostka|kostką|kość|kością|turlam|kulam|throw|toss|dice|die",
    "trophies": "wymieniam|zamieniam|oddaję|swap|trade|cash|turn|in",
    "cast_on": "rzucam|rzuć|rzucę|czar|czaruję|zaklęcie|na|spell|a|at|on|zap",
    "go_to": "idę|pójdę|ruszam|biegnę|wejdź|lecę|gdzie|jest|stoi|tam|walk|over|where|is|stands|meet|visit|run|join|follow|see",
    "region": "idę|pójdę|schodzę|zejdź|wchodzę|wejdź|lochy|lochów|w|na|dostać|enter|descend|into|down|walk|reach|get",
    "walk": "idę|dalej|idziemy|maszeruję|chodzę|go|on|further|move|again",
    "turn_back": "wracam|zawracam|cofam|wrócić|back|return|around",
    "bridge": "przeprawa|przeprawiam|przepraw|strona|stronę|przepłyń|płynę|płyń|wpław|swim|side|across|ford|przechodzę|przejdź|idę|chcę|rzeka|brzeg|cross|go|walk|over|river",
    "finish": "kończę|skończ|zakończ|tura|turę|tury|pomijam|pomiń|pasuję|spasuj|nic|nothing|turn|finish|done",
    "explore": "dobieram|dobierz|ciągnę|badam|zbadaj|karta|kartę|obszar|card|look|around",
    "shop": "kupuję|kupić|kupię|sklep|zakupy|purchase|store|shopping",
    "rob": "okradnij|ukradnij|okradam|kradnę|rob|skradnij|steal|pickpocket",
    "collect": "biorę|zabieram|zbieram|podnoszę|to|coś|wszystko|złoto|grab|it|something|everything|gold|collect",
    "reroll": "przerzucam|ponownie|powtórz|powtarzam|again",
    "heal": "punkt|point|medyk|lekarz|uzdrowiciel|cyrulik|doctor|healer|medic|lecz|leczę|wylecz|ulecz|cure",
    "choose": "idę|odwiedzam|chcę|visit|go|see|i'll|wybieram|biorę|poproszę|pick|want|take",
    "may": "",
}
"""By the verb of a move; the words stand between bars."""

FIGHTING = frozenset(("walczę", "walcz", "pokonuję", "fight", "try", "go", "idę", "idź", "wchodzę"))
SOBER: Mapping[str, str] = {"cross": "|".join(word for word in ALSO["cross"].split("|") if word not in FIGHTING)}
"""The words for what is folly now, without those that do not say just that."""

RIGHT, LEFT = "prawo|prawy|prawej|wschód|right|east", "lewo|lewy|lewej|zachód|left|west"
UP, DOWN = "góra|górę|północ|up|north", "dół|południe|down|south"
CLOCKWISE = "zegar|zegarem|zgodnie|wskazówki|wskazówkami|ruchem|clockwise|clock"
COUNTER = "przeciwnie|przeciw|odwrotnie|wskazówek|zegara|counterclockwise|anticlockwise|counter|anti"
"""Which way round the board, and where a space lies as it is drawn."""

CHOSEN: Mapping[str, str] = {
    "healer": "patch|zdrowie|opatrz|opatruję|badanie|obejrzy|obejrzeć|felczer|znachor|doktor|doc|uzdrowiciel|uzdrowiciela|medyk|lekarz|lecz|leczę|leczenie|uleczyć|heal|healer|doctor|medic|cure",
    "shop": "shopping|blacksmith|sklep|kup|kupuję|kupić|zakupy|kowal|płatnerz|buy|shop|store|smith|purchase",
    "roll": "ask|pytam|zapytaj|spytam|consult|luck|chance|fortune|gamble|try|szczęście|fart|los|próbuję|ryzykuję|talk|speak|gadam|rozmawiam|porozmawiaj|rzuć|rzucam|rzut|kość|kością|mistyk|czarodziejka|roll|die|dice|mystic|enchantress",
    "heal": "lecz|leczę|wylecz|leczenie|heal|cure",
    "gateway": "mędrzec|mędrca|mędrcem|sage|talk|speak|rozmawiam|porozmawiaj|brama|bramę|bramy|otchłań|otchłani|kosmos|kosmiczna|poproś|proszę|prośba|gate|gateway|abyss|hyperspace|ask|open",
    "quest": "zadanie|zadania|misja|misję|quest|task|mission",
    "pay": "money|here|masz|macie|łapówka|łapówkę|kasa|kasę|forsa|forsę|hajs|cash|coins|płacę|zapłacę|zapłać|płać|okup|mieszki|złoto|pay|bribe|gold",
    "imprison": "paka|paki|pakę|pudło|pudła|areszt|aresztu|ciupa|ciupy|kratki|krata|kraty|loch|lochu|siedzieć|odsiedzę|arrest|arrested|locked|lock|cell|jailed|behind|bars|więzienie|więzienia|uwięzienie|siedzę|prison|jail",
    "pray": "módl|modlę|modlitwa|pray|prayer",
    "blyskawica": "piorun|grom|bolt|thunder",
    "teleportacja": "przeteleportuj|teleportuj|teleportuję|tp|beam|blink|warp|przenieś|przenoszę|teleport|outta|away",
    "wzbogacenie": "rich|bogaty|bogata|bogactwo|wzbogać|wzbogacam|bogacę",
    "bariera": "wall|mur|ściana|ścianę|zapora|zaporę|block|zablokuj|zagródź",
    "adventure": "przygoda|przygody|przygód|adventures",
    "abyss": "otchłań|otchłani|kosmos|space",
    "dungeon": "podziemia|podziemi|lochy|lochów|loch|dungeons",
    "done": f"dalej|idę|ruszam|leave|leaving|continue|wychodzę|odchodzę|{NO}|{END}",
    "both": "oba|obu|obydwie|obydwa|oboje|dwie|dwiema|dwa|dwoma|naraz|razem|bronie|bronią|two|weapons|once|together",
    "may": "wchodzę|wejdź|korzystam|skorzystam|ryzykuję|zaryzykuję|próbuję|enter|try|use|risk|go",
    "yes": YES,
    "no": NO,
    "none": f"box|boks|boksuję|punch|unarmed|bezbronny|gołe|gołymi|ręce|rękami|pięści|pięściami|bare|hands|fists|{NO}",
    "nothing": f"that'll|that's|thats|all|wszystko|daruję|daruj|litość|oszczędzam|spare|mercy|leave|leaving|wychodzę|else|{NO}",
    "strength": "muscle|muscles|brawn|krzepa|krzepą|mięśnie|mięśniami|bara|barem|kopniak|kopniakiem|kick|siła|siłą|wyważ|wyważam|wyłam|wyłamuję|force|strength|strong|smash|break",
    "craft": "czary|czarami|zaklęcie|zaklęciem|spell|wits|spryt|sprytem|głową|mind|moc|mocą|otwieram|otwórz|wytrych|zamek|craft|magic|lock|pick",
    "gold": "cash|purse|sakiewka|sakiewkę|hajs|szmal|kasa|kasę|forsa|forsę|pieniądze|mieszek|money|coins",
    "melee": "siłowo|fizycznie|pięść|pięściami|fist|fists|brawn|muscle|ostrze|blade|axe|topór|miecz|mieczem|fizyczny|physical|siła|siłą|strength|force|wręcz|ręcznie|broń|bronią|melee|hand|sword|weapon",
    "psychic": "magicznie|magically|minds|umysłów|wola|wolą|will|willpower|brain|brains|głową|thought|magia|magią|magic|psychiczny|psychicznie|umysł|umysłem|mocą|mind|psychic|mental|craft",
    "endurance": "cut|stab|dźgnij|dźgam|tnę|zranić|bleed|hp|heart|serduszko|zdrowia|krwi|krwawi|boli|ranny|rana|ranię|zranić|zranię|hurt|wound|injure|harm|osłab|osłabiam|health|zdrowie|krew|blood|życie|życia|punkt|life|lives|endurance|wytrzymałość",
    "good": "nice|kind|miły|miła|grzeczny|grzeczna|light|jasna|jasną|jasności|światło|anioł|angel|hero|saint|święty|święta|dobry|dobrego|dobrą|good",
    "evil": "dark|darkness|side|mrok|mroku|ciemna|ciemną|ciemność|villain|wicked|diabeł|devil|zły|złego|złą|evil|bad",
}
"""By the last word of a move."""

PLACES: Mapping[str, str] = {
    "miasto": "sprzedać|sprzedam|sprzedaję|sprzedaż|opchnąć|graty|sell|selling|junk|pawn|gród|grodu|czarodziejka|cyrulik|lekarz|alchemik|town|enchantress|doctor|alchemist",
    "kapliczka": "kaplica|kaplicy|kaplicę|modlę|modlitwa|shrine|pray|prayer",
    "wioska": "wieś|wsi|lekarz|kowal|mędrzec|sklep|hamlet|healer|blacksmith|sage|shop",
    "cmentarz": "groby|grobów|cemetery|necropolis",
    "swiatynia": "modlę|modlić|modlitwa|pray|prayer",
    "gospoda": "karczma|karczmie|karczmy|knajpa|knajpie|knajpy|knajpę|tawerna|piwo|napić|pub|inn|bar|beer",
    "zamek": "królewski|lekarz|royal|doctor|healer",
    "tajemne_wrota": "portal|portalu|mocy|brama|bramy|gate",
    "jaskinia_czarownika": "czarownik|zadanie|warlock|quest",
}
"""What people call places, whom they find there and what they do there; by the id of the space."""

REGION_NAMES: Mapping[str, Sequence[str]] = {
    "dungeon": ("lochy", "podziemie", "dungeons"),
    "abyss": ("otchłań", "kosmos", "abyss", "space"),
    "middle": ("środkowa", "middle"),
    "inner": ("wewnętrzna", "inner", "centrum", "środek"),
    "outer": ("zewnętrzna", "outer"),
}
"""What people call them beside their names."""
DEEDS: Mapping[str, str] = {
    "cast_on": "cast",
    "go_to": "go",
    "region": "go",
    "walk": "go",
    "turn_back": "go",
    "ban": "discard",
    "pair": "play as",
    "start": "begin|go",
    "roll": "roll",
    "offer": "go",
    "passage": "go",
    "flight": "evade|go",
    "raft": "go",
    "build": "build",
    "step": "go",
    "back": "go",
    "stay": "stay",
    "go": "go",
    "cross": "cross",
    "portal": "cross|open",
    "go_on": "draw|explore",
    "end": "finish|refuse",
    "friends": "fight",
    "fight": "fight",
    "evade": "evade",
    "leave": "refuse",
    "wield": "wield",
    "armour": "save",
    "resolve": "first|choose",
    "set_aside": "discard",
    "attack": "fight",
    "trade": "trade",
    "partner": "trade|choose",
    "drop": "leave behind",
    "release": "release",
    "load": "load",
    "unload": "unload",
    "exchange": "swap|sell",
    "done": "finish|refuse",
    "take": "be joined|take",
    "gold": "take",
    "spells": "take",
    "how": "fight",
    "loot": "steal",
    "give": "give",
    "want": "choose",
    "put_down": "leave behind",
    "keep": "keep|take",
    "seek": "choose",
    "lose": "lose|discard",
    "hand_in": "give|lose",
    "deliver": "give",
    "ignore": "refuse",
    "flee": "evade|go",
    "hunt": "fight|go",
    "sent": "fight|target",
    "feed": "feed|give",
    "open": "open",
    "lay": "lay",
    "discard": "discard",
    "gift": "give",
    "command": "cast|target",
    "use": "use",
    "cast": "cast",
    "pass": "finish|refuse|stay",
    "player": "target",
    "card": "choose",
    "space": "go|choose",
    "sacrifice": "lose|discard",
    "spell": "choose|take",
    "choose": "choose|go|meet",
    "heal": "heal",
    "buy": "buy",
    "rob": "steal",
    "battle": "fight",
    "battle_away": "fight",
    "hand_over": "give",
    "reroll": "reroll",
}
"""What people call what can be done, by the verb of a move."""
ABILITY_DEEDS: Mapping[str, str] = {
    "see_cards": "peek",
    "see_spells": "peek",
    "rob": "steal",
    "steal_trophy": "steal",
    "take_spell": "steal",
    "reroll": "reroll",
    "heal": "heal",
    "discard_heal": "heal",
    "travel_to_chosen": "teleport",
    "barter": "trade|swap",
    "swap": "trade|swap",
    "refight": "fight|reroll",
}
"""The same by what an ability does that is used."""
VERB_DEEDS: Mapping[str, str] = {
    "shoot": "target",
    "become": "turn into",
    "discard": "lose|eat",
    "reroll": "reroll",
    "lose": "lose",
    "pay": "lose",
    "sacrifice": "lose",
    "drain": "drain",
}
"""The same by the verbs in which a card says what the ability is."""
ABILITY_WORDS: Mapping[str, str] = {
    "pay": "płacę|zapłać|zapłacę|opłać|opłacam|najmij|najmuję|najmę|wynajmij|wynajmuję|kupuję|pay|hire|rent|buy|bribe",
    "shoot": "strzał|łuk|kusza|ostrzelaj|ostrzeliwuję|zastrzel|shooting|bow|arrow|shot",
    "champion": "wyślij|wysyłam|wysyłamy|poślij|posyłam|wystaw|wystawiam|zamiast|zastąp|zastępuje|send|sending|instead|place|sub",
    "drain": "ugryź|gryzę|gryź|gryźć|kąsam|kąsaj|ukąś|ukąsić|wysysam|wyssij|wyssać|wypijam|ssę|ssij|krew|krwi|życie|życia|bite|bites|biting|drain|drains|suck|sucks|blood|life|kły|kłami|fangs|feed",
}
"""What people call that beside words for deeds."""
WEAPONRY = "broń|oręż|weapon|weapons|arms"
"""What people call any weapon."""
ALIGNED = ("zły", "zła", "dobry", "dobra", "neutralny", "neutralna", "good", "evil", "bad", "neutral")
"""What one may become by an ability."""
CHAMPIONING = "fight|use"
"""What is said of a friend whom one lets fight instead of oneself, beside the name."""
THROWN: Mapping[str, str] = {"prayer": "pray"}
"""The deed for which a roll has a name."""
FOLLOWING_YES: Mapping[str, str] = {
    "heal": "heal",
    "healer": "heal",
    "move_to": "go|teleport",
    "roll": "roll",
    "draw": "draw",
    "become": "turn into",
    "pay": "lose",
}
"""The deeds of what follows a yes, by the verbs of cards."""
CHOSEN_DEEDS: Mapping[str, str] = {
    "healer": "heal",
    "heal": "heal",
    "shop": "buy",
    "roll": "roll",
    "done": "finish|refuse",
    "yes": "agree",
    "no": "refuse",
    "none": "refuse",
    "nothing": "refuse|keep",
    "spend": "give|discard",
    "keep": "keep|take",
}
"""The same by the last word of a choice."""
