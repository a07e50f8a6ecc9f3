"""What is asked in plain words of a walk that is under way, of a spell that was cast, and of turns to be lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from brzdek.core.ask import Word
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.effects.effect import Effect, inside
from brzdek.core.inquiry import AT_ONCE, Inquiry, best_named
from brzdek.core.patterns import pattern
from brzdek.core.text import LANGS, Say, Text, fold
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.magia_i_miecz.cards.lasting_verbs import AllowAct, ForbidAct
from brzdek.games.magia_i_miecz.face import looks, telling, ways
from brzdek.games.magia_i_miecz.face.naming import card_text, name
from brzdek.games.magia_i_miecz.face.place_inquiries import told_of_place
from brzdek.games.magia_i_miecz.face.self_inquiries import own, space_named, told
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.seen import SeenAdventurer
from brzdek.games.magia_i_miecz.view.view import WorldView

PSYCHIC = "psychic"
_FEWER, _NO_LOSS = "move_fewer", "lose_turns"
_WALKED = "move_roll"
_REACHING = WholeQuestion(
    r"can|could|may|czy|moge|da sie|zdolam|will i|would i",
    r"reach|get to|land (?:on|in|at)|go to|make it to|dojd\w*|dojsc|dotr\w*|trafi\w*|stan\w*|wejsc|pojsc|dostane sie",
    beside=r"z|tym|ta|[1-9]|1[0-2]|if|gdy|rolling|rzut|wyrzuc\w+|an?|with|rzutem|kostka|roll|die|na|w|do|in|at|on|to|from|jeszcze|still|turze|turn|uda",
)
_NUMBER = pattern(
    r"\b(?:with|roll(?:ing)? (?:of )?|z|rzut(?:em)?|wyrzuc\w+|gdy|if i roll)(?: an?)? ?(?P<n>[1-9]|1[0-2])\b"
)
_DOING = WholeQuestion(
    r"what|co",
    r"do|robic|zrobic|porobic|happens?|offers?|dzieje|oferuje|there is|daje",
    beside=r"can|could|may|moge|mozna|da sie|w|na|do|in|at|on|is|tam|there|ma|jest",
)
_WINNING = WholeQuestion(
    r"why|how come|dlaczego|czemu|skad",
    r"win\w*|lose|losing|beat|defeat|odds|chances?|wygr\w*|przegr\w*|szans\w*|pokona\w*",
    beside=r"\d+|%|percent|procent\w*|only|so|little|low|small|bad|few|tylko|tak|malo|mal\w*|against|with|z|ze|na|przeciw\w*"
    r"|can.?t|cannot|nie|moge|my|always|zawsze|never|nigdy|of|w|przy|for|an?",
)
_PAST = pattern(r"\b(?:did|lost|won|(?:prze|wy)gral\w*|pokonal\w*)\b")
_LOSING = WholeQuestion(
    r"los(?:e|ing|t)|miss\w*|skip\w*|trac\w*|strac\w*|przepad\w*",
    r"turns?|go|ture|tury|kolejk\w*|tura",
    beside=r"a|my|next|now|teraz|nastepn\w*|swoj\w*|jakas|przez|any|then|going|to|more|because|of|this|wiec",
)
_IN_GENERAL = pattern(r"(?:how|when|where|why|what|who|which|jak|kiedy|gdzie|dlaczego|czemu|co|kto)\b")
_MAY_BE = pattern(r"\b(?:can|could|may|might|should|would|will|moge|mozna|moglb\w*|powin\w*|warto)\b")
_CAST_ON = WholeQuestion(
    r"on (?:whom|who|which)|whom|who|at whom|na kogo|na kim|w kogo|against whom",
    r"cast|casts|rzuc\w*|czar\w*|spell|aim\w*|target\w*|uzy\w*",
    beside=r"did|was|has|zostal\w*|byl\w*|by|przez|the|on|for|just|before|ostatni\w*|last|at",
)


def _reach(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether the roll that lies there, or is named, leads to a space, or would if one went fewer by a spell."""
    spaces = space_named(view, about)
    if own(view) is None or not spaces:
        return []
    if not _REACHING.is_asked(about, [label for space in spaces for label in view.land(space).name]):
        return []
    number = _NUMBER.search(about)
    if number is not None and view.rolls_to_move:
        return told(style, _by_roll(view, int(number["n"]), spaces, say))
    if view.steps <= 0 or not _in_ones_walk(view):
        return []
    if any(_leads(view, view.steps, space) for space in spaces):
        return told(style, _by_roll(view, view.steps, spaces, say))
    spell = next((copy for copy in view.hand if _lets(view, copy, AllowAct, _FEWER)), None)
    for steps in range(1, view.steps) if spell is not None else ():
        for space in spaces:
            if _leads(view, steps, space):
                where, card = name(view, space, say), name(view, spell, say)
                return told(style, say("plain.reached_by", space=where, n=view.steps, steps=steps, card=card))
    return []


def _by_roll(view: WorldView, roll: int, spaces: Sequence[str], say: Say) -> str:
    """Whether a roll leads to one of these spaces."""
    reached = next((space for space in spaces if _leads(view, roll, space)), None)
    if reached is not None:
        return say("plain.reached", space=name(view, reached, say), n=roll)
    leads = "; ".join(ways.landings(view, roll, say))
    return say("plain.not_reached", space=name(view, spaces[0], say), n=roll, spaces=leads)


def _doing_there(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What a space offers at which one asks what can be done."""
    spaces = space_named(view, about)
    asked = spaces and _DOING.is_asked(about, [label for space in spaces for label in view.land(space).name])
    return told_of_place(view, about, say, style) if asked else []


def _in_ones_walk(view: WorldView) -> bool:
    now = view.announced[-1] if view.announced else None
    return now is not None and now.kind == _WALKED and now.by == view.seat


def _leads(view: WorldView, steps: int, space: str) -> bool:
    return any(option[0] == "go" and option[1] == space for option in view.landings(steps))


def _lets(view: WorldView, copy: str, sort: type[AllowAct | ForbidAct], act: str) -> bool:
    """Does a card allow, or forbid, just this?"""
    return any(isinstance(part, sort) and part.act.word == act for part in _effects(view, copy))


def _effects(view: WorldView, copy: str) -> Iterator[Effect]:
    for effect in view.catalog.cards[card_of(copy)].effects.values():
        yield from (effect, *inside(effect))


def _why_so_likely(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """What both sides count in a combat of which one asks why it is so likely to be won or lost."""
    foes = looks.foes_named(view, about)
    one = own(view)
    if one is None or not foes or _PAST.search(fold(about)) or not _WINNING.is_asked(about, _called(view, foes)):
        return []
    if any(isinstance(foe, int) for foe in foes):
        return []
    sides = [_sides(view, str(foe), one, say) for foe in foes[:1]]
    return [*told(style, *sides), *looks.against(view, foes[:1], say, about)]


def _called(view: WorldView, foes: Sequence[Word]) -> list[str]:
    return [name(view, foe, Say(lang)) for foe in foes for lang in LANGS]


def _sides(view: WorldView, foe: str, one: SeenAdventurer, say: Say) -> str:
    how = view.sorts(foe)[0]
    key, value = ("craft", one.craft) if how == PSYCHIC else ("strength", one.combat_strength)
    return say(f"plain.sides_{key}", foe=name(view, foe, say), n=view.counted(foe, key), own=value)


def _turns_lost(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """Whether one is to lose a turn, or why one never does."""
    one = own(view)
    if one is None or _IN_GENERAL.match(fold(about)) or not _LOSING.is_asked(about):
        return []
    if one.lost:
        return told(style, say("plain.loses", n=one.lost))
    spared = [copy for copy in (*one.characters, *one.carried) if _lets(view, copy, ForbidAct, _NO_LOSS)]
    if not spared:
        return told(style, say("plain.loses_none"))
    card = spared[0]
    return told(style, say("plain.never_loses", card=name(view, card, say), text=card_text(view, card, say)))


def _cast_on(view: WorldView, about: str, say: Say, style: Style) -> list[Line]:
    """A spell that was cast, and whom it befell: what came of it in the log."""
    from brzdek.games.magia_i_miecz.face.face import WorldFace

    log = view.events()
    casts = {place: one for place, one in enumerate(log) if isinstance(one, events.Casts)}
    cards = view.catalog.cards
    spells = best_named(about, {at: cards[card_of(one.card)].name for at, one in casts.items()}, whole=True)
    people = {one.seat: (one.name,) for one in view.adventurers}
    names = [*(label for at in spells for label in cards[card_of(casts[at].card)].name), *view.names]
    if _MAY_BE.search(fold(about)) or not _CAST_ON.is_asked(about, names):
        return []
    seats = best_named(about, people)
    found = [at for at in (spells or casts) if not seats or casts[at].seat in seats]
    if not found:
        return []
    face, after = WorldFace(), list(log[max(found) + 1 :])
    end = next((at for at, one in enumerate(after) if not isinstance(one, telling.BEFALLING)), len(after))
    course = [log[max(found)], *after[:end]]
    return told(style, *(text for one in course if (text := face.event(view, one, say))))


_WALKING = Text("dojść|dotrzeć|trafić|stanąć|wejść|pójść|dostać", "reach|get|land|go|make")
_ODDS = Text(
    "wygrać|wygrywać|przegrać|przegrywać|szansa|pokonać|wygrana", "win|winning|lose|beat|defeat|odds|chance|chances"
)
_ACTS = Text("robić|zrobić|porobić|dziać się|dziać|oferować", "do|happen|offer")
_TURNS = Text(
    "stracić tura|tracić tura|stracić kolejka|tracić kolejka", "lose turn|lost turn|miss turn|skip turn|losing turn"
)
_CASTING = Text("kto rzucić|kto czar|kto cel", "whom cast|who cast|whom spell|who target|whom aim|who spell")

PLAINLY_ASKED: Sequence[Inquiry[WorldView]] = (
    Inquiry(AT_ONCE, _WALKING, _reach),
    Inquiry(AT_ONCE, _ACTS, _doing_there),
    Inquiry(AT_ONCE, _TURNS, _turns_lost),
    Inquiry(AT_ONCE, _ODDS, _why_so_likely),
    Inquiry(AT_ONCE, _CASTING, _cast_on),
)
