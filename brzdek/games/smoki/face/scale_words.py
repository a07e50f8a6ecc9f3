"""The words of questions about scales, the King and what stands against the Dragons."""

from __future__ import annotations

from brzdek.core.text import Book, Text

TOWARDS = "|".join(f"{letter}{gap}{n}/3" for letter in "vcg" for gap in (" ", "") for n in range(4))
"""How the scales of a Lord stand below the board."""
SCALES_ASKED: Book = {
    "held": Text("łuska", "scale|scales"),
    "seat": Text("smok|król", "dragon|king"),
    "is_dragon": Text("król smok", "king dragon"),
    "deck_odds": Text("talia|talia karta", "deck|deck card|deck cards"),
    "to_crown": Text(TOWARDS, TOWARDS),
}
SCALE_WORDS: Book = {
    "scales.held": Text("Twoje łuski: {scales}.", "Your scales: {scales}."),
    "scales.none_held": Text("Nie masz żadnej łuski.", "You have no scale."),
    "scales.adds": Text(
        "{lord} i Wrogowie z jego talii: +{n} do ataku w każdej walce, wręcz i psychicznej; łuska się nie zużywa.",
        "{lord} and the enemies of his deck: +{n} to your attack in every combat, melee or psychic; the scale is not used up.",
    ),
    "scales.adds_nothing": Text(
        "{lord} i Wrogowie z jego talii: nic, bo nie masz łuski tego Władcy.",
        "{lord} and the enemies of his deck: nothing, since you have no scale of this Lord.",
    ),
    "scales.other_dragons": Text(
        "Na Smoki z talii Przygód łuski nie działają. Łuskę można też oddać, żeby odwrócić Smoczy Gniew jej Władcy.",
        "Dragons of the Adventure deck are not affected. A scale may also be given up to turn away the Rage of its Lord.",
    ),
    "scales.would_add": Text(
        "Każda łuska daje +1 do ataku przeciw swojemu Władcy i Wrogom z jego talii.",
        "Each scale adds 1 to your attack against its Lord and the enemies of his deck.",
    ),
    "scales.counted": Text("Łuski ({lord}): +{n} do ataku.", "Scales ({lord}): +{n} to the attack."),
    "scales.lies": Text("{space} – łuska: {lord}.", "{space} – scale: {lord}."),
    "scales.free": Text(
        "Stajesz tam i wybierasz, czy spotykasz obszar, czy łuskę.",
        "You stop there and choose whether you meet the space or the scale.",
    ),
    "scales.bound": Text(
        "To łuska Króla Smoków: kto tam stanie, musi spotkać ją zamiast obszaru.",
        "It is the Dragon King's: whoever stops there has to meet it instead of the space.",
    ),
    "scales.is_dragon": Text(
        "Nie w rozumieniu zasad: Król to jeden ze Smoczych Władców, teraz {lord}. Smokiem jest Wróg, na którego karcie to "
        "napisano; co działa tylko na Smoki, na Władców nie działa.",
        "Not as the rules have it: the King is one of the Draconic Lords, now {lord}. A Dragon is an enemy whose card says "
        "so; what affects only Dragons does not affect the Lords.",
    ),
    "scales.to_crown": Text(
        "{lord} ma {n} z 3 łusek, które czynią go Królem Smoków.",
        "{lord} has {n} of the 3 scales that make him Dragon King.",
    ),
    "way.bridge_bound": Text(
        "{space}: leży tam łuska Króla Smoków, więc mostem nie przejdziesz, dopóki tam jest.",
        "{space}: a scale of the Dragon King lies there, so nobody crosses the bridge as long as it does.",
    ),
}
