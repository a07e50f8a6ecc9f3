"""Phrases of everyday speech, folded, and what they mean in words that verbs and things of the games have."""

from __future__ import annotations

from brzdek.core.patterns import pattern

SLANG = (
    (pattern(r"^(?:nope|nah|naw) (?=\w)(?!thank|thx|dziek|i['’]?m |im |not?\b|nie\b)"), ""),
    (pattern(r"\b(?:beat|kick|knock|scare|smack) the [a-z]+ (?:out of|outta|outa)\b"), "beat"),
    (pattern(r"\b(?:outta|outa)\b"), "out of"),
    (
        pattern(
            r"\b(?:cave|bring|knock)(?: (it|that|this))? (?:in|down)\b(?= (?:the|that|this|his|her|my|[a-z]+s)\b|$)"
        ),
        r"collapse \1",
    ),
    (pattern(r"\blet (.{1,30}) out\b"), r"free \1"),
    (pattern(r"\bhit up (?=(?:the |room )?[a-z0-9])"), "go to "),
    (pattern(r"\bcall it(?: (?:a (?:day|turn|night)|quits))?\s*$"), "done"),
    (
        pattern(
            r"(?:\b(?:take|use|through|via|down) )*(?:the )?\b(\d|one|two|three)[ -]boots? "
            r"(?:tunnel|way|path|route|corridor|passage)\b"
        ),
        r"go for \1 boots",
    ),
    (pattern(r"\bdead[ -]end (?=(?:fork|curve|bend|crossing|shaft|gallery|card|one)\b)"), "blocked "),
    (pattern(r"\b(\d{1,2})[ -](?:cost|coster|drop)(?= (?:one|card|book|item|thing|tome|good)\b)"), r"for \1 "),
    (pattern(r"\b(?:get|take|bring) (?:me|us) (?:the [a-z]+ )?out(?: of (?:here|there|this place))?\b"), "escape out"),
    (pattern(r"\b(?:three quarters?|3/4)(?: of a)?(?: turn)?\b|\b(?:o )?trzy czwarte(?: obrotu)?\b"), "270"),
    (pattern(r"\b(?:quarter|1/4)(?: of a)?(?: turn)?\b|\b(?:o )?cwierc(?: obrotu)?\b"), "90"),
    (
        pattern(
            r"\b(?:tam |there )?(?:gdzie|where) (?:(?:jest|sa|trzeba|kosztuje|it|that|costs?|takes?|needs?|is|are) )*"
            r"(\d|dwa|dwie|trzy|jeden|one|two|three) (but\w*|boots?|potwor\w*|monsters?)\b"
        ),
        r"za \1 \2",
    ),
    (
        pattern(
            r"\b(?:love|like|need|lubie|kocham|potrzebuje) (?:them |ich |je )?(?:all|wszystkie|wszystko|wszystkich)"
            r"(?: of (?:them|it))?\s*$"
        ),
        "keep",
    ),
    (pattern(r"\bwszystkie (?:mi )?(?:sie )?(?:sa )?(?:przydadza|potrzebne|podobaja)(?: mi)?(?: sie)?\b"), "zatrzymaj"),
    (pattern(r"\b(?:babcinym|czujnym|jednym|fachowym|wprawnym|bystrym) okiem\b"), ""),
)
"""In the order in which they are looked for."""
