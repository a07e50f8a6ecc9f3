"""What may be typed in Katakumby, beside what may be typed in both sister games."""

from __future__ import annotations

from collections.abc import Mapping

from brzdek.core.text import Book, Text

SHORTER, LONGER = (
    "krótszy|krótsza|krótszą|najkrótszy|krótko|short|shorter|shortest|quick|quickest",
    "dłuższy|dłuższa|dłuższą|okrężny|okrężną|naokoło|inna|inną|long|longer|roundabout|other",
)
"""Of several ways to a room."""
HALF_TURN = 180
UNTURNED = "nieobrócony|zerowy|prosto|unturned|unrotated|straight"
UNTOUCHED = "zostaw|zostaje|niech|leave|keep|stay|stays"
"""Of a tile that lies on the table."""
UPSIDE_DOWN = "góry|nogami|odwrotnie|odwrócony|upside|down"
JOINING = "łączy|połącz|połączyć|łączący|łącząc|join|joins|connect|connects|connecting|link|links|z|i|with|and"
"""Of a tile, before the rooms that it would join."""
LOCKED = "użyj|zużyj|wydaj|use|spend|otwórz|otwieram|kłódka|kłódkę|zamek|wytrych|drzwi|open|unlock|lock|lockpick|door"
"""What one does to a lock on the way."""
MARKED = "połóż|zostaw|kładę|kostka|kostkę|lay|leave|drop|cube"
"""What one does with a cube at an altar."""
OPENED: Mapping[str, str] = {
    "chest": "kufer|kuferek|pudło|box|trunk|coffer",
    "library": "książki|księgi|czytaj|przeczytaj|books|read|study",
    "prison": "uwolnij|uwalniam|uwolnić|wypuść|puść|wypuszczam|oswobodź|wyzwól|więźniowie|więzień|więźniarka|kraty|cela|celę|cele|cell|cells|"
    "free|release|rescue|liberate|bust|spring|prisoner|prisoners|captives|jail|bars",
}

TYPED: Book = {
    "type.explore": Text("odkryj|zbadaj|idź|rusz", "explore|discover|go|move"),
    "type.place": Text("połóż|obrót|kładź", "place|lay|rotation"),
    "type.turn": Text("obróć", "turn|rotate"),
    "type.open": Text("otwórz|otwieraj", "open"),
    "type.mark": Text("oznacz|zaznacz", "mark"),
    "type.redeem": Text("oddaj|złóż", "redeem|offer"),
    "type.fill": Text("połóż|komnata", "fill|room"),
    "type.first": Text("najpierw", "first"),
    "type.ward": Text("odrzuć|duch", "discard|ward"),
    "type.keep": Text("zatrzymaj|zostaw|nic", "keep|nothing"),
    "type.cell": Text("połóż|miejsce", "place|cell"),
    "type.idol": Text("figurka|bożek", "idol"),
    "type.return": Text("zwróć|oddaj|tak", "return|yes"),
    "type.offer": Text("okazyjnie|okazja", "special|offer"),
    "type.outside": Text("{n}|krypta|wyjście|dom", "{n}|crypt|out|home"),
    "type.degrees": Text("{n}|{n}°", "{n}|{n}°"),
    "type.gold_value": Text("{n}|{n} złota", "{n}|{n} gold"),
    "type.way": Text("droga nr {n}|droga {n}", "way no. {n}|way {n}"),
    "type.monkey_shrine": Text("figurkę małpiego bożka|figurka|bożek", "monkey idol|idol"),
    "type.minor_secret": Text("pomniejszy sekret|sekret", "minor secret|secret"),
    "type.gold": Text("złoto", "gold"),
    "type.reward_heal": Text("leczenie|lecz", "healing|heal"),
    "type.chest": Text("skrzynię|skrzynia", "chest"),
    "type.library": Text("bibliotekę|biblioteka", "library"),
    "type.prison": Text("więzienie", "prison"),
    "type.market": Text("z kramu|kram", "from a market|market"),
    "type.haunted": Text("nawiedzony|duch", "haunted|ghost"),
    "type.altar": Text("ołtarzyk|kamień", "altar|waystone"),
    "type.blink": Text("mgnienie", "blink"),
    "type.portal": Text("przez portal|portal|portalem", "through a portal|through|portal"),
}
UNHINDERED = "bez potwora|bez potworów|bez walki|without a monster|without monsters|no monster|no monsters|unhurt"
"""Ways on which nothing bites."""
