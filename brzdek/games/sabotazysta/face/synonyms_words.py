"""Words in which people speak of the moves of Sabotażysta, beside those that completion offers; any form will do."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Text

FILLERS = Text(
    "pole|polu|pola|karta|kartę|karty|gracz|gracza|graczowi|prawo|prawej|lewej|górze|dole|jego|jej|korytarz|cel|celu",
    "cell|card|field|player|path|goal|side|his|her",
)
"""Words that name nothing by themselves."""

ALSO: Mapping[str, str] = {
    "play": "zagrywam|zagrywaj|użyj|używam|gramy|wykładam|wyłóż|połóż|use|place",
    "discard": "odrzucam|odrzucaj|wyrzuć|wyrzucam|pasuję|pasuj|pozbądź|throw|away|drop|ditch|pass|discarding",
    "take": "biorę|wezmę|wybieram|poproszę|get|pick|want|złoto|gold",
}
"""By the verb of a move."""
BY_KIND: Mapping[str, str] = {
    "passage": "kładę|kładziemy|kładź|dokładam|ułóż|daj|buduj|wybuduj|kop|korytarz|build|dig|tunnel",
    "dead_end": "kładę|kładziemy|kładź|dokładam|ułóż|daj|buduj|wybuduj|kop|korytarz|ślepy|zaułek|build|dig|dead|end|tunnel",
    "broken_tool": "zepsuj|psuj|psuję|popsuj|zniszcz|zablokuj|break|sabotage|smash|ruin",
    "repair": "napraw|naprawiam|naprawiaj|zreperuj|fix|mend|repair",
    "rockfall": "zawal|zawalam|zburz|usuń|usuwam|zniszcz|wysadź|rzuć|rzucam|zwal|collapse|destroy|remove|drop|throw|blow|up",
    "map": "obejrzyj|oglądam|zobacz|sprawdź|sprawdzam|podejrzyj|podglądam|spójrz|zajrzyj|look|check|peek|see|view|inspect|mapka",
}
"""By the kind of the card that is played."""
SELF = "ja|mnie|mi|mój|moja|moje|moją|mojego|sobie|siebie|własny|me|my|mine|myself|own"
TURNED = "obrócony|odwrócony|odwrócona|odwróć|obrócone|przekręć|turn|turned|rotate|flipped|upside|down"
