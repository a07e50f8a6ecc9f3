"""What people ask who fear for their life: how long until the dragon gets one, and what heals."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, Inquiry
from brzdek.core.text import Book, Say, Text
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.katakumby.face.way_looks import show_way
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.attacks import attacks_ahead, cubes_at_stake
from brzdek.games.raid.face.naming import name, text_of
from brzdek.games.raid.face.panels import dragon, price, wrapped

_KILLS = r"zabij[ea]|dopadnie|dorwie|wykonczy"
_UNTIL_KILLED = WholeQuestion(
    r"ile|jak dlugo|kiedy|how (?:long|soon|much time|much longer|many (?:turns|attacks))|when",
    rf"smok(?: (?:mnie|w koncu|wreszcie))* (?:{_KILLS})|(?:{_KILLS}) mnie smok"
    r"|dragon (?:will |can )?(?:kills?|finish\w*|gets? me)",
    beside=r"czasu|tur\w*|atak\w*|zanim|az|until|before|till|mnie|left|zostalo|mi|za|off|it takes|does it take",
)
_HOW_LONG = WholeQuestion(
    r"ile|jak dlugo|how (?:long|many (?:turns|attacks))",
    r"przezyje|wytrzymam|pozyje|pociagne|survive|last|live|left",
    beside=r"tur\w*|atak\w*|turns|attacks|to|have|long",
)
_HOW_TO_HEAL = WholeQuestion(
    r"^(?:(?:a|no|to|ok|so|and) )*(?:jak|gdzie|czym|co|how|where|what)",
    r"uleczyc|wyleczyc|leczyc|ulecze|wylecze|podleczyc|podlecze|uleczy|wyleczy|heals?|healed",
    beside=r"mnie|siebie|mog\w*|mozna|da|rany|zdrowie|najszybciej|myself|up|here|wounds|damage|health|get|quickly",
)
_HEALS = "Heal"
"""What the English text of a card says that heals."""
WORDS: Book = {
    "time.cubes": Text(
        "Twoje kostki: w sakwie {bag}, w obszarze Brzdęk! {area} (przed atakiem idą do sakwy).",
        "Your cubes: {bag} in the bag, {area} in the Clank! area (they go into the bag before an attack).",
    ),
    "time.attacks": Text(
        "Gdyby tak zostało, padniesz po około {n} {n|ataku|atakach|atakach}.",
        "If it stays so, you fall after about {n} {n|attack|attacks}.",
    ),
    "time.safe": Text(
        "Nie ma czego losować przeciw tobie: na razie atak cię nie zrani.",
        "There is nothing to draw against you: for now an attack does not hurt you.",
    ),
    "heal.unhurt": Text("Nie masz żadnych obrażeń.", "You have no damage at all."),
    "heal.own": Text("Masz: {what}", "You have: {what}"),
    "heal.row": Text("Na stole: {what}", "On the table: {what}"),
    "heal.entry": Text("{card} – {text}", "{card} – {text}"),
    "heal.priced": Text("{card} ({price}) – {text}", "{card} ({price}) – {text}"),
}


def _how_long(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """What one can still bear, one's own cubes, what an attack does on average, and when attacks come."""
    if view.seat is None or view.me.out or not any(one.is_asked(about) for one in (_UNTIL_KILLED, _HOW_LONG)):
        return []
    words = say.also(WORDS)
    left, own = view.health - view.me.damage, view.bag[view.me.seat]
    texts = [say("told.health", left=left, all=view.health), words("time.cubes", bag=own, area=view.me.clank)]
    lines = [line for text in texts for line in wrapped(text, style)]
    lines += [dragon(view, say), *attacks_ahead(view, say, style)]
    lines += wrapped(_forecast(view, left, words), style)
    return [*lines, *wrapped(say("told.attack"), style)]


def _forecast(view: DelveView, left: int, words: Say) -> str:
    """After how many attacks such as the next one so much health is gone, on average."""
    further, total = cubes_at_stake(view)
    own = view.bag[view.me.seat] + view.me.clank + further
    mean = min(view.cubes_next_attack, total) * own / total if total else 0
    return words("time.attacks", n=max(1, round(left / mean))) if mean else words("time.safe")


def _how_to_heal(view: DelveView, about: str, say: Say, style: Style) -> list[Line]:
    """What heals now: cards and potions of one's own, cards on the table, the nearest room; then the rule."""
    if view.seat is None or view.me.out or not _HOW_TO_HEAL.is_asked(about):
        return []
    words = say.also(WORDS)
    lines = [] if view.me.damage else wrapped(words("heal.unhurt"), style)
    own = [card for card in dict.fromkeys((*view.hand, *view.me.tokens)) if _heals(view, card, ("play", "drink"))]
    table = dict.fromkeys((*view.row, *(card for card, left in view.reserve.items() if left)))
    offered = [card for card in table if _heals(view, card)]
    if own:
        told = [words("heal.entry", card=name(view, card, say), text=_text(view, card, say)) for card in own]
        lines += wrapped(words("heal.own", what="; ".join(told)) + ".", style)
    if offered:
        told = [
            words("heal.priced", card=name(view, card, say), price=price(view, card, say), text=_text(view, card, say))
            for card in offered
        ]
        lines += wrapped(words("heal.row", what="; ".join(told)) + ".", style)
    return [*lines, *show_way(view, say("goal.heal"), say, style), *wrapped(say("told.healing"), style)]


def _heals(view: DelveView, card: str, slots: Sequence[str] = ()) -> bool:
    piece = view.pieces[card]
    if slots and not any(slot in piece.effects for slot in slots):
        return False
    return _HEALS.casefold() in piece.text("en").casefold()


def _text(view: DelveView, card: str, say: Say) -> str:
    return text_of(view.pieces[card], say).rstrip(".")


SURVIVAL: Sequence[Inquiry[DelveView]] = (
    Inquiry(AT_ONCE, ANYTHING, _how_long),
    Inquiry(AT_ONCE, ANYTHING, _how_to_heal),
)
