"""Words in which people speak of the moves of Sabotażysta, beside those that completion offers; any form will do."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Text

FILLERS = Text(
    "pole|polu|pola|karta|kartę|karty|gracz|gracza|graczowi|prawo|prawej|lewo|lewej|górze|dole|jego|jej|korytarz|cel|celu|"
    "skarb|skarbu|strona|stronę|korytarzu|korytarzem|niego|nim",
    "cell|card|field|player|path|goal|side|his|her|treasure|right|left|with|toward|towards",
)
"""Words that name nothing by themselves."""

ALSO: Mapping[str, str] = {
    "play": "zagrywam|zagrywaj|użyj|używam|gramy|wykładam|wyłóż|połóż|use|place",
    "discard": "wywal|wywalam|kosz|kosza|bin|dump|trash|odrzucam|odrzucaj|wyrzuć|wyrzucam|pasuję|pasuj|pozbądź|pozbywam|oddaj|oddaję|rezygnuję|zrezygnuj|odpuść|odpuszczam|rid|get|throw|away|drop|ditch|pass|skip|discarding|wymień|wymieniam|zamień|zamieniam|swap|exchange|replace|trade",
    "take": "biorę|wezmę|wybieram|poproszę|get|pick|want|złoto|gold",
}
"""By the verb of a move."""
BY_KIND: Mapping[str, str] = {
    "passage": "doprowadź|doprowadzam|poprowadź|prowadzę|dociągnij|dociągam|dokończ|rozbuduj|rozbudowuję|tunel|continue|expand|kładę|kładziemy|kładź|dokładam|ułóż|daj|buduj|wybuduj|kop|korytarz|przedłuż|przedłużam|build|dig|tunnel|extend",
    "dead_end": "tunel|ślepa|zamknij|plug|seal|kładę|kładziemy|kładź|dokładam|ułóż|daj|buduj|wybuduj|kop|korytarz|ślepy|zaułek|zablokuj|zatkaj|blokada|build|dig|dead|end|tunnel|block",
    "broken_tool": "zepsuj|psuj|psuję|popsuj|zniszcz|zablokuj|rozwal|uszkodź|break|sabotage|smash|ruin|wreck|damage",
    "repair": "odblokuj|odblokowuję|uwolnij|wyzwól|ratuj|unblock|free|rescue|release|restore|napraw|naprawiam|naprawiaj|zreperuj|pomóż|pomagam|fix|mend|repair|help",
    "rockfall": "rocks|rock|boulder|boulders|skały|głazy|rozwal|rozwalam|wyburz|demolish|wreck|smash|zawal|zawalam|zburz|usuń|usuwam|zniszcz|wysadź|rzuć|rzucam|zwal|zawał|kamienie|collapse|cave|destroy|remove|drop|throw|blow",
    "map": "zerk|glance|glimpse|kryje|ukryte|hidden|hides|obejrzyj|oglądam|zobacz|sprawdź|sprawdzam|podejrzyj|podglądam|zerknij|zerkam|podpatrz|szpieguj|spójrz|zajrzyj|look|check|peek|see|view|inspect|spy|mapka",
}
"""By the kind of the card that is played."""
BLOCKED = "ślepy|ślepa|zaułek|dead|blind"
UNBLOCKED = "zwykły|zwykła|zwykłe|normalny|normalna|normalne|drożny|plain|normal|ordinary|regular"
"""Of path cards, whatever is done with them; the latter of one that is held beside a dead end of its shape."""
DEEDS: Mapping[str, str] = {"discard": "discard|finish", "take": "take"}
"""What people call what can be done, by the verb of a move."""
DEEDS_BY_KIND: Mapping[str, str] = {
    "passage": "lay",
    "dead_end": "block",
    "broken_tool": "break",
    "repair": "repair",
    "rockfall": "collapse",
    "map": "peek",
}
"""The same by the kind of the card that is played."""
SELF = "ty|ciebie|you|swój|swoją|swoje|swojego|ja|mnie|mi|mój|moja|moje|moją|mojego|sobie|siebie|własny|me|my|mine|myself|own"
CORRIDOR = "korytarz|tunel|path|tunnel|corridor"
"""What no card is called that is played on a player."""
FOR_ONE, FOR_TWO = (
    "zwykły|zwykła|pojedynczy|pojedyncza|plain|single|simple|ordinary",
    "podwójny|podwójna|dwojaki|uniwersalny|double|dual|combined|either",
)
"""Of cards that repair one tool, and one of two."""
TURNED = (
    "obrócony|odwrócony|odwrócona|odwróć|obrócone|obróć|obracam|odwracam|przekręć|przekręcam|przekręcony|odwrotnie"
    "|turn|turned|rotate|rotated|flip|flipped|reversed|inverted|upside|down"
)
BY_CARD: Mapping[str, str] = {
    "cross": "krzyżówka|krzyżak|crossroads|cross|plus",
    "straight_horizontal": "prosty|prosta|prosto|straight|horizontal",
    "t_horizontal": "horizontal",
    "dead_straight_horizontal": "horizontal",
    "dead_t_horizontal": "horizontal",
    "straight_vertical": "prosty|prosta|prosto|straight",
}
TOOLS: Mapping[str, str] = {
    "cart": "wózek|wagon|trolley|wagon",
    "lantern": "lampa|lampka|światło|lamp|light",
    "pickaxe": "kilofek|oskard|pick",
}
HIGHEST, LOWEST = (
    "większy|większą|najwięcej|więcej|bigger|biggest|more|larger|largest|better|best|lepszy|lepszą",
    "mniejszy|mniejszą|gorszy|gorszą|smaller|less|worse",
)
TOP, MIDDLE, BOTTOM = (
    "górny|góra|wyższy|najwyższy|top|upper|highest",
    "środek|środkowy|middle|centre|center|mid",
    "dolny|dół|niższy|najniższy|bottom|lower|lowest",
)
"""Of the goals."""
RIGHT, LEFT = "prawo|prawej|prawy|wschód|right|east", "lewo|lewej|lewy|zachód|left|west"
ABOVE, BELOW = "nad|powyżej|górze|górę|góra|above|over|top|north", "pod|poniżej|dole|dół|below|under|beneath|south"
"""Of cells beside corridors that lie on the table."""
FARTHEST = "koniec|końcu|końca|dalej|przód|skarb|skarbu|złoto|złota|end|farther|further|treasure|gold"
LAST = "ostatni|ostatnią|nowy|nowa|last|latest|newest"
START = "start|starcie|startowy|drabina|drabinę|ladder|entrance|wejście"
GOAL = "cel|skarb|złoto|goal|treasure|gold"
BESIDE = "obok|przy|koło|przed|next|beside|near|before|adjacent"
"""What no rockfall buries, and words for a place that is only near it."""
