"""What the rules of Smoki make of tokens on which nothing of it is written; ``card.<id>``."""

from __future__ import annotations

from brzdek.core.text import Book, Text

SCALE = Text(
    "Trafia na kartę swojego Władcy, a trzecia koronuje go na Króla Smoków; na planszy czeka na obszarze: kto tam stanie, "
    "może spotkać ją zamiast obszaru. Zdobyte łuski pomagają w walce i odwracają Gniew swojego Władcy.",
    "Goes to the card of its Lord, and the third one crowns him Dragon King; on the board it waits on a space: whoever comes "
    "there may meet it instead of the space. Scales you win help in fights and turn away the Rage of their Lord.",
)

CARD_WORDS: Book = {
    "card.luska_varthraxa": SCALE,
    "card.luska_cadorusa": SCALE,
    "card.luska_grilipusa": SCALE,
    "card.natarcie": Text("Dobierasz od razu jeszcze 2 żetony Smoków.", "You draw 2 more dragon tokens at once."),
    "card.gniew": Text(
        "Dosięga cię Gniew Króla Smoków: u Varthraxa odrzucasz Przyjaciela, u Cadorusa przedmiot, u Grilipusa Czar.",
        "The Rage of the Dragon King strikes you: with Varthrax you discard a friend, with Cadorus an item, with Grilipus a "
        "spell.",
    ),
    "card.drzemka": Text(
        "Kładziesz żeton Snu na Smoku na planszy, a gdy żadnego nie ma, możesz na innym Wrogu.",
        "You put a sleep token on a Dragon on the board; where there is none, you may put it on another enemy.",
    ),
    "card.zeton_snu": Text(
        "Siła i Moc śpiącego Wroga są o 3 niższe, ale co najmniej 1; po spotkaniu żeton wraca do puli.",
        "Strength and Craft of a sleeping enemy are lower by 3, but at least 1; after a meeting the token goes back.",
    ),
    "card.zeton_korony": Text(
        "Leży na karcie Władcy, który jest Królem Smoków.", "Lies on the Lord who is Dragon King."
    ),
}
