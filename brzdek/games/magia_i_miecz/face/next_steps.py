"""What one lacks to win, as one stands: the plan of a steady player, what one has for it, and the next step."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry
from brzdek.core.text import Say
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.magia_i_miecz.bots.outlook import Outlook
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.counsel_words import COUNSEL
from brzdek.games.magia_i_miecz.face.self_inquiries import own, told
from brzdek.games.magia_i_miecz.view.view import WorldView

_TO_WIN = WholeQuestion(
    r"win|winning|victory|wygra\w*|zwycie\w*",
    r"next|now|from here|still|else|missing|lack\w*|left|teraz|jeszcze|dalej|stad|brak\w*|nastepn\w*|kolejn\w*",
    beside=r"what|how|should|do|does|did|need\w*|have|get|go|about|in order|order|to|the|my|steps?|with|for|from"
    r"|talisman|here|co|czego|jak|robic|zrobic|trzeba|mi|ja|mam|do|zeby|aby|by|potrzeb\w*|musze|powin\w+|najlepiej|krok|juz|majac|z"
    r"|talizman\w*",
)


def to_win(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What to do next to win, of the reader who asks for himself and now."""
    one = own(view)
    if one is None or not one.space or not _TO_WIN.is_asked(about):
        return []
    say, outlook = say.also(COUNSEL), Outlook(view, view.seat or 0)
    goal, region = outlook.goal, view.region(one.space)
    with_talisman = goal == "grow" and outlook.has_talisman
    plan = say("plan.grow_with_talisman" if with_talisman else f"plan.{goal}")
    numbers = {"strength": one.strength, "craft": one.craft, "endurance": one.endurance}
    key = "counsel.with_talisman" if outlook.has_talisman else "counsel.no_talisman"
    steps: Sequence[str] = ()
    if goal == "cross":
        steps = ways.over_river(view, one.space, say)
    elif outlook.has_talisman and not region.inescapable:
        steps = ways.through_gate(view, one.space if one.space in view.ring["middle"] else "", say)
    return told(style, f"{plan[:1].upper()}{plan[1:]}.", say(key, **numbers), *steps)


TO_WIN: Sequence[Inquiry[WorldView]] = (Inquiry(AT_ONCE, ANYTHING, to_win),)
