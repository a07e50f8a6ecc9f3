"""Lines that choose by what they leave out: “not the Axe, the other one”, „byle nie most”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brzdek.core.patterns import pattern
from brzdek.core.text import fold

if TYPE_CHECKING:
    from brzdek.shell.reading.understand import Understanding

_OTHER = (
    r"(?:the |ten |ta |to |te |tego |tej |tamt\w+ )*(?:other|drug(?:i|a|ie|iego|iej)|inn\w+|pozostal\w+)"
    r"(?: one| ones| way)?"
)
_LEFT_OUT = (
    pattern(
        r"(?:no |a |well |hm+ )?(?:not|nie|no)(?: the| na| do| w| z| ten| ta| to| te| tego| tej)* (.{2,40}?)"
        rf"[\s,;:–—-]+(?:just |but |only |tylko |a |ale |lecz |raczej |i'?ll take |take |wez |biore )*{_OTHER}"
    ),
    pattern(
        r"(?:i'?ll |i |let'?s )?(?:[a-z]+ )?(?:anything|everything|anywhere|any(?: one)?|whatever|cokolwiek"
        r"|gdziekolwiek|wszystko|byle co|byle gdzie|byle)(?: else)?,? (?:but|except(?: for)?|oprocz|procz|poza"
        r"|(?:byle|tylko|just)? ?(?:nie|not)(?: na| do)?)(?: the)? (.{2,40})"
    ),
)
"""What names what is not meant, and says that anything else is."""


def left_over(understanding: Understanding, line: str) -> list[int]:
    """The moves that are left where a line names those that are not meant; none: it says nothing of the kind.

    What declines or gives something up is nothing that is left.
    """
    said = " ".join(fold(line).strip(" .!").split())
    found = next((match for leaving_out in _LEFT_OUT if (match := leaving_out.fullmatch(said))), None)
    about, face = understanding.evidence.about, understanding.moves.face
    if found is None or "?" in line:
        return []
    meaning = understanding.meaning(found[1])
    if meaning is None or meaning.strange:
        return []
    options = understanding.moves.ask.options
    verbs = {options[move][0] for move in meaning.moves}
    return [
        move
        for move, option in enumerate(options)
        if move not in meaning.moves
        and not about.refuses[move]
        and (option[0] in verbs or option[0] not in face.careful)
    ]
