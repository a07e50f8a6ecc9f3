"""What newcomers ask in so plain words that nothing else can be meant: their role, gold, one card for two tools."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.drawing import Line, Style
from brzdek.core.inquiry import ANYTHING, AT_ONCE, CAUSE, TRUST, WHY, Inquiry
from brzdek.core.log import Event
from brzdek.core.patterns import pattern
from brzdek.core.text import Say, Text, fold
from brzdek.core.whole_question import WholeQuestion
from brzdek.games.sabotazysta.face.own_inquiries import OF_OTHERS, seats_named
from brzdek.games.sabotazysta.face.paragraphs import told
from brzdek.games.sabotazysta.rules import events
from brzdek.games.sabotazysta.view.view import MineView


def _role_asked(called: str) -> WholeQuestion:
    """“I am the miner, what now?” in either language."""
    return WholeQuestion(
        r"(?:ja )?jestem|jako|i am|i'm|im|am i|as|being",
        called,
        r"co|what",
        beside=r"robic|zrobic|robi\w*|powin\w+|trzeba|musze|moge|nie wiem|dalej|should|need|supposed|a|next"
        r"|i don.t know",
    )


AS_SABOTEUR, AS_MINER = _role_asked(r"sabotazyst\w+|saboteurs?"), _role_asked(r"gornik\w*|miners?")
NUGGETS_OF_OTHERS = Text(
    "bryłka mieć inni|bryłka mieć reszta|bryłka inny gracz|ile bryłka mieć",
    "nuggets others have|nuggets other players|how many nuggets has|how many nuggets have|how many nuggets does",
)
SHARE_OF_SIDE = WholeQuestion(
    r"ile|jak duzo|how much|how many|what|co",
    r"zlot\w+|brylk\w+|dosta\w+|gold|nuggets?|get",
    r"wygra\w*|wins?|won",
    r"sabotazy\w+|gorni\w+|saboteurs?|miners?",
    beside=r"jesli|jezeli|gdy|jako|as|if|a|kart\w*|cards?|kazd\w+|each|one|of|dla|for",
)
BOTH_TOOLS = WholeQuestion(
    r"moge|mozna|da sie|mozemy|wolno|naprawi\w*|can|could|may|does|will",
    r"napraw\w*|repairs?|fix(?:es)?|mends?",
    r"oba|obydwa|obie|obydwie|dwa|dwie|wszystk\w+|both|two|all",
    r"jedn\w+ kart\w+|naraz|jednoczesnie|one card|single card|at once|narzedzi\w*|tools?",
    beside=r"one|a|with|using|kart[aey]?|card|of|same|single|na raz|od razu|sam\w|tych|his|her|jego|jej",
)
"""One card, whosever the tools are."""
LOST = WholeQuestion(
    r"dlaczego|czemu|przez co|why|how come",
    r"przegral\w*|nie wygral\w*|lost|did(?:n't)? (?:i |we )?(?:not )?(?:lose|win)|have(?:n't)? (?:i |we )?(?:not )?won",
    beside=r"rund\w*|rounds?|gr[aey]|game|ostatni\w*|poprzedni\w*|last|previous|tej|w|not|didn't|my",
)
WHY_LAID = Text(
    "czemu położyć|dlaczego położyć|po co położyć|czemu dołożyć|dlaczego dołożyć|po co dołożyć|czemu postawić",
    "why lay|why laid|why put|why place|why placed|why play|why played",
)
WHERE_IT_LAY = Text(
    "gdzie był skarb|gdzie było złoto|gdzie leżał skarb|gdzie leżało złoto|pod którym był skarb|pod którym leżał skarb"
    "|pod którym było złoto|gdzie był ukryty skarb",
    "where was treasure|where was gold|where did treasure lie|where had treasure been|which goal was treasure"
    "|which goal had treasure|where treasure was|where gold was|which goal was gold|which one was treasure"
    "|which one was gold",
)
WHY_BROKE = Text(
    "czemu zepsuć|dlaczego zepsuć|po co zepsuć|czemu popsuć|dlaczego popsuć|po co popsuć|czemu psuć|dlaczego psuć"
    "|po co psuć|czemu zniszczyć|dlaczego zniszczyć|czemu zablokować|dlaczego zablokować",
    "why break|why broke|why broken|why breaking|why wreck|why wrecked|why smash|why smashed|why sabotage"
    "|why sabotaged|why block|why blocked|why bust",
)
_WAS = pattern(r"\b(?:was|did|had|were|byl|bylo|byly|lezal|lezalo)\b")
_LAST = pattern(r"\b(?:last|previous|poprzedni\w*|ostatni\w*|tamtej|minion\w*)\b")
"""Asks for the round that is over."""
_NOT_A_DEED = pattern(
    r"\bnot\b|n['’]t\b|\b(?:can|could|may|if|nie|moge|mozna|wolno|jesli|jezeli|skoro|gdyby)\b"
    r"|\b(?:zepsut|popsut|zniszczon|zablokowan)\w*|\b(?:is|are|was|were)\b.*\bbroken\b"
)
"""Asks why something is not done, may not be, or is so; or under a condition."""
SIDES = {"saboteurs": ("sabot", "zdraj", "traitor"), "miners": ("gorn", "miner")}
"""What words for a side begin with."""


def _nuggets_of_others(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Cards of gold are seen by everybody, the nuggets on them by whoever has them, until the end."""
    words = {fold(word.strip("?!.,")) for word in about.split()}
    named = [seat for seat in seats_named(view, about) if seat != view.seat]
    if view.hoards is not None or not (named or not OF_OTHERS.isdisjoint(words)):
        return []
    others = named or [seat for seat in range(len(view.names)) if seat != view.seat]
    cards = ", ".join(f"{view.names[seat]} – {say('table.cards', n=view.gold_counts[seat])}" for seat in others)
    own = "" if view.seat is None else say("told.own_nuggets", n=sum(view.gold))
    return told(style, say("told.nuggets_hidden", cards=cards), own)


def sides_named(about: str) -> list[str]:
    """The sides that are named: “miners”, “saboteurs”."""
    words = [fold(word) for word in about.split()]
    return [side for side, begins in SIDES.items() if any(word.startswith(begins) for word in words)]


def shares(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """How gold is shared out after a round; of the side that is named only that."""
    named = sides_named(about)
    if len(named) == 1:
        return told(style, say(f"told.share.{named[0]}"))
    return told(style, " ".join(say(f"told.share.{part}") for part in ("miners", "saboteurs", "losers")))


def _one_tool(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    return told(style, say("told.one_repair"))


def _why_lost(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """What each round brought to whoever asks, and how much it was in the end."""
    if view.seat is None:
        return []
    rounds = [text for happened in _rounds(view) if (text := _what_it_brought(view, happened, say))]
    if not rounds:
        return []
    brought = say("told.rounds_brought", rounds="; ".join(rounds))
    if view.scores is None:
        return told(style, brought)
    best = max(view.scores)
    names = ", ".join(name for name, score in zip(view.names, view.scores, strict=True) if score == best)
    key = "told.you_won" if view.scores[view.seat] == best else "told.you_lost"
    return told(style, brought, say(key, n=view.scores[view.seat], names=names, most=best))


def _rounds(view: MineView) -> list[list[Event]]:
    """What happened in each round."""
    found: list[list[Event]] = []
    for event in view.events():
        if isinstance(event, events.Round):
            found.append([])
        if found:
            found[-1].append(event)
    return found


def _what_it_brought(view: MineView, happened: Sequence[Event], say: Say) -> str:
    """Who won a round, on which side one was, and what one got; "": it goes on."""
    over = next((event for event in happened if isinstance(event, events.RoundOver)), None)
    role = next((event.role for event in happened if isinstance(event, events.Role)), "")
    if over is None or not role:
        return ""
    got = sum(sum(event.values) for event in happened if isinstance(event, events.Nuggets))
    name = view.catalog.cards[role].name.to(say.lang)
    return say(f"told.round_brought.{over.winners}", n=over.round, role=name, got=got)


def _why_laid(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    from brzdek.games.sabotazysta.face.suspecting import why_laid

    return why_laid(view, about, say, style)


def _where_it_lay(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    """Where the treasure of the last round lay; of this one what is known, once one has had a turn in it."""
    from brzdek.games.sabotazysta.face.inquiries import treasure
    from brzdek.games.sabotazysta.face.looking_back import has_begun, where_it_lay

    if not _WAS.search(fold(about)):
        return []
    lay = where_it_lay(view, say)
    now = lay and (view.over or not has_begun(view) or _LAST.search(fold(about)))
    return [*told(style, lay), *(() if now else treasure(view, about, say, style))]


def _why_broke(view: MineView, about: str, say: Say, style: Style) -> list[Line]:
    from brzdek.games.sabotazysta.face.suspecting import why_broke

    return [] if _NOT_A_DEED.search(fold(about)) else why_broke(view, about, say, style)


PLAIN_INQUIRIES: Sequence[Inquiry[MineView]] = (
    Inquiry(AT_ONCE, ANYTHING, chapter="saboteur", whole=AS_SABOTEUR),
    Inquiry(AT_ONCE, ANYTHING, chapter="miner", whole=AS_MINER),
    Inquiry(AT_ONCE, WHERE_IT_LAY, _where_it_lay),
    Inquiry(AT_ONCE, NUGGETS_OF_OTHERS, _nuggets_of_others),
    Inquiry(AT_ONCE, ANYTHING, shares, whole=SHARE_OF_SIDE),
    Inquiry(AT_ONCE, ANYTHING, _one_tool, whole=BOTH_TOOLS),
    Inquiry(f"{CAUSE}|{WHY}|{AT_ONCE}", ANYTHING, _why_lost, whole=LOST),
    Inquiry(f"{AT_ONCE}|{TRUST}|{WHY}", WHY_LAID, _why_laid),
    Inquiry(f"{AT_ONCE}|{TRUST}|{WHY}|{CAUSE}", WHY_BROKE, _why_broke),
)
