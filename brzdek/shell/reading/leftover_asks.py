"""Lines that ask what can still be done before the turn is over."""

from __future__ import annotations

from brzdek.core.patterns import pattern
from brzdek.core.text import fold

_LEFT = pattern(
    r"\b(?:(?:anything|something|smth|sth) (?:else )?(?:left|more)(?: (?:to do|for me to do|here|now))?(?: or|[?!. ]*$)"
    r"|(?:anything|something|sth|what) (?:else )?(?:can|could) i (?:still )?do\b"
    r"|what(?:['’]?s| is) left (?:to do|for me to do|for me)\b"
    r"|(?:can|could) i (?:still )?do (?:anything|something|sth|smth|more)\b"
    r"|anything (?:else )?left (?:to do|for me)\b|am i (?:all )?done\b|do i have to end\b"
    r"|(?:zostalo|zostaje|jest|mam) (?:mi |dla mnie )?(?:jeszcze |tu )?"
    r"(?:cos|cokolwiek) (?:jeszcze )?do (?:zrobienia|roboty)"
    r"|(?:co|cos) (?:jeszcze )?(?:mi )?(?:zostalo|zostaje|jeszcze) (?:mi )?(?:jeszcze )?do (?:zrobienia|roboty)"
    r"|(?:moge|mozna) (?:tu |teraz )?(?:jeszcze )?(?:cos|cokolwiek) (?:tu |teraz )?(?:jeszcze )?(?:zrobic|zdzialac)"
    r"|(?:co|cos|cokolwiek) (?:tu |teraz )?(?:jeszcze )?(?:moge|mozna)(?: jeszcze)? (?:tu |teraz )?(?:zrobic|zdzialac)"
    r"|czy to (?:juz )?wszystko (?:w tej turze|co moge)|(?:czy )?musze (?:juz |teraz )?konczyc\b)"
)


def asks_what_is_left(line: str) -> bool:
    """Does a line ask what can still be done: “anything else left or am I done?”?"""
    return _LEFT.search(" ".join(fold(line).replace(",", " ").split())) is not None
