"""Whether somebody is still in play, for whoever fears not to be."""

from __future__ import annotations

from typing import Any

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry, best_named
from brzdek.core.text import Book, Say, Text
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.raid.face.panels import wrapped
from brzdek.games.raid.view.view import RaidView

_DEAD = (
    r"dead|dying|died|die|knocked out|unconscious|alive|still in(?: play| the game)?|out of (?:play|the game)"
    r"|eliminated|martw[yaei]\w*|nie zyj\w+|zyj\w+|umarl\w*|umieram|zginal\w*|zginelam|nieprzytomn\w+|poza gra"
    r"|przytomn\w+|odpad\w+|w grze"
)
_ASKED = WholeQuestion(
    r"^(?:(?:a|i|to|so|ok|wait|no|and|but) )*(?:am|are|is|was|have|did|has|czy|juz|jeszcze|zyje|umarl\w*|jestem)\b",
    _DEAD,
    beside=r"ja|jestem|jest|still|jeszcze|juz|teraz|already|really|naprawde|not|just|wlasnie|no|longer|tu|nadal|wciaz",
)
WORDS: Book = {
    "strike.coming": Text(
        "Z tego ataku {n|uderzy|uderzą|uderzy} jeszcze {n} {n|kostka|kostki|kostek}, a zdrowia jest {left}.",
        "Of this attack {n} more {n|cube strikes|cubes strike}, with health {left}.",
    ),
    "strike.deadly": Text(
        "Z tego ataku {n|uderzy|uderzą|uderzy} jeszcze {n} {n|kostka|kostki|kostek}, a zdrowia jest tylko {left}: to "
        "za mało, jeśli nic ich nie odeprze.",
        "Of this attack {n} more {n|cube strikes|cubes strike}, and health is only {left}: too little if nothing wards "
        "them off.",
    ),
    "alive.own": Text(
        "Grasz dalej: zdrowie {left} z {all}. Przytomność tracisz dopiero przy 0.",
        "You are alive and in play: health {left} of {all}. You are knocked out only at 0.",
    ),
    "alive.other": Text("{who} gra dalej: zdrowie {left} z {all}.", "{who} is in play: health {left} of {all}."),
    "alive.out": Text("Jesteś poza grą: {how}.", "You are out of play: {how}."),
    "alive.other_out": Text("{who} – poza grą: {how}.", "{who} is out of play: {how}."),
}


def _tell(view: RaidView[Any], about: str, say: Say, style: Style) -> list[Line]:
    names = {seat: (who,) for seat, who in enumerate(view.names) if seat != view.seat}
    if view.seat is None or not _ASKED.is_asked(about, [who for known in names.values() for who in known]):
        return []
    named = best_named(about, names, whole=True)
    seat, other = (named[0], True) if named else (view.seat, False)
    thief, words = view.thieves[seat], say.also(WORDS)
    if thief.out:
        key = "alive.other_out" if other else "alive.out"
        return wrapped(words(key, who=view.names[seat], how=say(f"out.{thief.out}")), style)
    key, left = "alive.other" if other else "alive.own", view.health - thief.damage
    told, coming = [words(key, who=view.names[seat], left=left, all=view.health)], view.still_to_strike(seat)
    if coming:
        told.append(too_much_to_come(view, seat, say) or words("strike.coming", n=coming, left=left))
    return [line for text in told for line in wrapped(text, style)]


def too_much_to_come(view: RaidView[Any], seat: int, say: Say) -> str:
    """That what of an attack in progress has yet to strike somebody is more than can be borne; "": it is not."""
    coming, left = view.still_to_strike(seat), view.health - view.thieves[seat].damage
    return say.also(WORDS)("strike.deadly", n=coming, left=left) if coming >= left else ""


ALIVE: Inquiry[Any] = Inquiry(AT_ONCE, ANYTHING, _tell)
