"""Words in which people speak of the moves of a raid, beside those that completion offers; any form will do."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Text

FILLERS = Text(
    "komnata|komnaty|komnacie|komnatę|sala|sali|pokój|pokoju|numer|nr|gracz|stopni|stopnie|stopniach|sztuka|mieczem|ruszam|stąd|lecę|lecimy",
    "room|rooms|number|deg|chamber|hall|player|degrees|degree|my|turn|way",
)
"""Words that name nothing by themselves."""

YES = "tak|t|ok|okej|jasne|pewnie|oczywiście|chcę|chętnie|zgoda|dobra|yes|y|sure|okay|yep|yeah"
NO = "nie|n|nic|raczej|dziękuję|dzięki|pomiń|pomijam|odpuść|odpuszczam|rezygnuję|no|nope|nothing|skip|thanks|pass|not|none"

ALSO: Mapping[str, str] = {
    "play": "dograj|dogrywam|zagrywam|zagrywaj|użyj|używam|używaj|rzuć|rzucam|wykładam|wyłóż|karta|use|cast",
    "buy": "kupuj|kupuję|weź|wezmę|bierz|biorę|zabierz|nabądź|nabywam|zakup|zatrudnij|zatrudniam|wynajmij|zdobywam|kram|złoto|"
    "sprawność|wydaj|wydaję|get|take|purchase|hire|grab|recruit|market|skill|gold|spend",
    "use": "odwiedź|odwiedzam|visit|używam|używaj|skorzystaj|korzystam|wykorzystuję|uruchom|wejdź|otwórz|activate|try|enter|open",
    "fight": "zatłucz|tłucz|dobij|zetrzyj|rozpraw|pobij|bij|defeat|smite|monsters|beast|bestia|bestię|stwór|stwora|zabij|zabijam|zabijaj|atakuj|atakuję|zaatakuj|ubij|zgładź|uderz|walnij|walka|zwalcz|pokonuję|zniszcz|miecz|potwór|potwora|załatw|rozwal|"
    "kill|attack|slay|hit|beat|strike|battle|destroy|sword|monster|creature",
    "move": "go|pędzę|skradam|zwiewam|zwiewaj|walk|rush|dash|sneak|idę|pójdź|pójdę|ruszam|ruszaj|przechodzę|przechodź|wchodzę|wchodź|wracaj|wróć|wracam|biegnij|"
    "biegnę|marsz|maszeruj|skocz|kieruj|podejdź|uciekaj|uciekam|but|run|enter|head|step|return|leave|travel|boot|escape|flee|proceed|back",
    "explore": "odkrywam|odkrywaj|badam|sprawdź|eksploruj|kafel|kafelek|nowy|nieznane|wejdź|tile|beyond|reveal|enter|new|unknown",
    "teleport": "teleportacja|przenieś|przenoszę|skocz|idź|idę|go|jump|warp|move",
    "drink": "chug|sip|swig|piję|wypijam|użyj|używam|łyknij|wychyl|weź|eliksir|mikstura|use|quaff|take|gulp|potion",
    "take": "zabieram|podnieś|podnoszę|zbierz|bierzemy|zgarnij|get|pick|collect|grab|it",
    "leave": f"zostawiam|zostawiaj|go|to|{NO}|leave|ignore",
    "heal": f"leczę|wylecz|pij|wypij|napij|piję|źródło|drink|spring|{YES}",
    "end": "kończę|kończ|tura|turę|tury|moja|mojej|pasuję|pasuj|spasuj|wszystko|gotowe|dość|starczy|wystarczy|tyle|oddaj|oddaję|nic|niczego|następny|turn|finish|finished|stop|"
    "over|that's|thats|all|nothing|done|enough",
    "trash": "wyrzuć|wyrzucam|usuwam|zniszcz|niszczę|pozbądź|spal|remove|destroy|delete|burn",
    "discard": "wyrzuć|wyrzucam|odrzucam|odrzucaj|pozbądź|throw|away|drop|ditch",
    "replace": "zamień|zamieniam|wymieniam|wymieniaj|podmień|swap|change|exchange",
    "copy": "powtarzam|kopiuj|skopiuj|naśladuj|again|do|mimic",
    "secret": "weź|biorę|take|grab|from",
    "choose": "wybieram|biorę|weź|poproszę|take|pick|want|mnie",
    "player": "wybieram|on|na",
    "open": "otwieram|odemknij|wytrych|włam|użyj|unlock|pick|lock|use|lockpick",
    "mark": "modlę|pomódl|modlić|pray|worship|oznaczam|zaznaczam|znacznik|kostka|ołtarz|ołtarzyk|altar|cube|put",
    "redeem": "oddaję|zwróć|złóż|składam|turn|return|give|altar|ołtarz|ołtarzyk",
    "place": "połóż|kładę|kładziemy|obróć|obracam|przekręć|ułóż|kafel|tile|rotate|turn|lay|put|it",
    "turn": "obracam|przekręć|kafel|tile|rotate|it|twist",
    "fill": "kładę|wyłóż|put",
    "first": "pierwszy|pierwsza|zaczyna|begin|begins",
    "ward": "odrzucam|wyrzuć|obroń|obrona|throw|use|defend",
    "keep": f"zatrzymuję|zachowaj|{NO}",
    "cell": "kładę|kafel|miejsce|put|lay|tile|it",
    "return": f"oddaję|zwracam|give|{YES}",
}
"""By the verb of a move; the words stand between bars."""
BY_CARD: Mapping[str, str] = {
    "potion_of_healing": "opatrz|opatrzyć|rana|rany|ulecz|lecz|leczę|zdrowie|wound|wounds|heal|cure|health",
    "potion_of_strength": "wzmocnij|silniejszy|stronger",
    "potion_of_swiftness": "szybki|szybciej|przyspiesz|fast|faster|quick|speed",
    "minor": "mały|mniejszy|small|smaller|little|odkryj|odkrywam|odsłoń|odsłaniam|obejrzyj|reveal|uncover|flip|look",
    "major": "duży|wielki|większy|gruby|big|bigger|large|great|main|odkryj|odkrywam|odsłoń|odsłaniam|obejrzyj|reveal|uncover|flip|look",
    "minor_secret": "odkryj|odkrywam|odsłoń|odsłaniam|obejrzyj|reveal|uncover|flip|look",
    "shrine": "pomódl|modlę|modlić|pray|worship",
    "dragon_shrine": "pomódl|modlę|modlić|pray|worship",
    "teleporter": "teleportuj|teleportuję|teleportować|przenieś|teleport|zap|beam|warp",
    "ladder": "wespnij|wspinam|wdrap|climb",
    "wishing_well": "życzenie|moneta|monetę|pieniążek|wish|coin",
    "stumble": "potykam|potknąć|potknę|trip",
    "keymaster": "klucze|key|keys",
    "sidestep": "unikam|uchylam|dodge",
    "burgle": "włamuję|włamać|burglary",
    "sneak": "skradam|paluszki|palcach|tiptoe",
    "explore": "zwiaduję|scout",
    "secret_tome": "książka|księga|tom|book",
    "mercenary": "merc|żołdak",
    "ruby": "czerwony|klejnot|kamień|red|gem|jewel|stone",
    "sapphire": "niebieski|klejnot|kamień|blue|gem|jewel|stone",
    "emerald": "zielony|klejnot|kamień|green|gem|jewel|stone",
    "rose_quartz": "różowy|pink|rose",
    "black_tourmaline": "czarny|black",
    "white_tourmaline": "biały|white",
    "lightstick": "glowstick|świetlik|latarka|pałka",
    "diamond": "klejnot|kamień|brylant|gem|jewel|stone",
    "dragons_eye": "klejnot|oczko|gem|jewel|eye",
    "monkeybot_3000": "robot|bot|małpa|małpę|monkey|ape",
    "mister_whiskers": "kot|kota|kotek|wąs|cat|kitty|whiskers",
    "mister_wizkers": "kot|kota|kotek|cat|kitty",
    "empurror": "kot|kota|kotek|cesarz|cesarza|cat|kitty|emperor",
    "kobold": "kobold|kobolda|pachoł",
    "kobold_merchant": "kobold|kobolda|kupiec|handlarz|merchant",
    "orc_grunt": "ork|orka|orc",
    "overlord": "łotr|łotra|villain",
    "watcher": "oko|eye|beholder",
    "animated_door": "drzwi|door",
    "animated_wall": "mur|ściana|wall",
    "the_queen_of_hearts": "królowa|królową|queen",
    "the_mountain_king": "król|króla|king",
    "the_vault": "sejf|vault|safe",
    "imp_familiar": "chochlik|imp|diabeł|diabełek",
    "floating_skull": "czaszka|skull",
    "golden_flute": "flet|flute",
    "lute": "lutnia|lutnię|lute",
    "flying_carpet": "dywan|carpet|rug",
    "souldrinker": "miecz|sword",
    "invisibility_cloak": "płaszcz|peleryna|cloak|cape",
    "master_key": "kluczyk|key",
    "archoverlord": "arcyłotr|władca|overlord",
    "the_warden": "strażnik|naczelnik|warden|jailer",
}
"""By the card or token that a move is about."""
BY_CHOICE: Mapping[str, str] = {
    "gold": "kasa|kasę|forsa|pieniądze|monety|hajs|złotówki|money|cash|coin|coins",
    "swords": "bić|bił|biła|walczyć|broń|ostrza|fight|blades|weapons",
    "clank": "zostań|zostaję|bądź|siedzę|stay|keep|remain|cicho|cichutko|ciszej|cisza|ciszę|mniej|minus|hałas|hałasu|quiet|quieter|silence|less|minus|noise",
    "heal": "rany|ranę|zdrowie|życie|wounds|wound|health|patch",
    "boots": "szybciej|chodzenie|ruch|movement|faster|speed",
    "skill": "umiejętność|umiejętności|zręczność",
    "draw": "dobieram|dobierz|karty|karta|draw|cards|card",
    "ignore_caves": "ignoruj|ignoruję|pomijam|jaskinie|ignore|skip",
}
"""By what is chosen."""
HOME = "stąd|wyjdź|wychodzę|wyjście|wyjścia|dom|domu|start|startu|zewnątrz|powierzchnia|powierzchnię|exit|out|outside|home|start|surface|beginning"
INWARD = "środek|środka|wnętrze|wnętrza|loch|lochu|lochów|podziemia|podziemi|katakumby|katakumb|inside|dungeon|catacombs|depths"
"""Where one goes from the way in."""
PARTING = "uciekam|uciekaj|uciekamy|uciec|zwiewam|spadam|opuszczam|wychodzimy|lochu|lochów|katakumb|podziemi|escape|flee|leave|run|dungeon|catacombs"
"""With the loot at the way out, the end of the turn is what takes one away."""
SHOP = "sklep|sklepu|kram|targ|shop|store|market|merchant"
TREASURE = "skarb|skarbu|treasure|loot"
EDGE = "krawędź|krawędzi|drugi|druga|drugą|strona|stronę|plansza|planszy|edge|side|other|board|wrap"
"""Of a room with an artifact, and of a way over the edge of the board."""
SWORDLESS = "obrażenia|obrażenie|rana|ranę|rany|przyjmuję|oberwę|damage|wound|wounds|hit|hurt|bite|suffer|bez|nie|walcz|walki|walka|zero|without|no|not|fighting|none|past|omiń|omijając|przebiegnij"
SWORDED = "zabij|zabijam|zabijając|biję|miecz|mieczem|mieczami|kill|killing|beat|slay|sword|swords|z|ze|za|walka|walcząc|walcz|użyj|używam|używając|wszystkie|wszystkimi|with|use|using|fight|fighting|all"
"""Of a step that passes monsters without swords, and with some."""

DEEDS: Mapping[str, str] = {
    "play": "play",
    "buy": "buy",
    "use": "use",
    "fight": "fight",
    "move": "go",
    "explore": "explore|go",
    "teleport": "teleport",
    "drink": "drink|use|take",
    "take": "take|steal",
    "leave": "refuse",
    "heal": "heal|agree",
    "cure": "heal",
    "end": "finish",
    "trash": "discard",
    "discard": "discard",
    "replace": "swap|discard",
    "copy": "copy|play",
    "secret": "take",
    "choose": "choose",
    "player": "target",
    "open": "open",
    "mark": "mark",
    "redeem": "give",
    "place": "turn|lay|go",
    "turn": "turn",
    "fill": "lay",
    "first": "first",
    "ward": "discard|save|use",
    "keep": "keep|refuse",
    "cell": "lay",
    "return": "give|agree",
}
"""What people call what can be done, by the verb of a move."""
CHOSEN_DEEDS: Mapping[str, str] = {
    "heal": "heal",
    "swords": "fight",
    "trash": "discard",
    "yes": "agree",
    "no": "refuse",
}
"""The same by the last word of a choice."""
SIDES: Mapping[str, str] = {
    "N": "północ|północy|góra|górę|górze|północny|północna|północne|północną|północnego|północnej|north|northern|up|top",
    "E": "wschód|wschodzie|prawo|prawej|wschodni|wschodnia|wschodnie|wschodnią|wschodniego|wschodniej|east|eastern|right",
    "S": "południe|południu|dół|dole|południowy|południowa|południowe|południową|południowego|południowej|south|southern|down|bottom",
    "W": "zachód|zachodzie|lewo|lewej|zachodni|zachodnia|zachodnie|zachodnią|zachodniego|zachodniej|west|western|left",
}
"""The four directions, as people speak of them."""
