"""What is put on the screen before somebody decides: what happened, the table, the question and its options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from brzdek.core.ask import Ask
from brzdek.core.drawing import Line, Style
from brzdek.shell.display.layout import DOT, in_a_row, in_columns, marked, whole
from brzdek.shell.reading.deeds import Deed, Pick
from brzdek.shell.reading.moves import Moves
from brzdek.shell.sitting.peace import offer_to_pass_on
from brzdek.shell.sitting.screenful import Screenful, foot_of

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

MOST_OPTIONS, LOW = 6, 24
"""How many lines the options of a small question may take on a low screen, of so many rows, and half as many more as a
screen is higher; a longer list is shown on demand.
"""
FEW, ASIDE = 12, 3
"""So many options are shown whole, since of what is not seen a newcomer does not know; but the last of their groups,
if it has more than so many, or on a screen that is too low for the table more than one, is only counted.
"""


class Stage:
    """What a person sees at the screen."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._greeted: set[int] = set()
        self._explained: set[tuple[int, str]] = set()
        """The signs that have been explained to each seat."""
        self._listed: Sequence[Deed] = ()
        self._listed_for: Ask | None = None

    def present(self, ask: Ask) -> None:
        """The table and the hand if they may have changed, what happened, and the question."""
        session = self._session
        below = [*self._greeting(ask), *self.question(ask), *self._dim(offer_to_pass_on(session, ask))]
        below = [*self._picture(ask, len(below)), *below]
        stale = ask.seat in session.stale
        session.stale.discard(ask.seat)
        if session.screen.rich and stale:
            self._show([*Screenful(session, ask.seat, len(below)).lines(), *below])
            return
        lines = session.news()
        if stale:
            lines += [[], *session.face.hand(session.view(ask.seat), session.words, session.screen.style)]
        session.screen.show([*lines, *below])

    def _show(self, lines: list[Line]) -> None:
        """Lines that should be seen at once; where they are too many, a mark in the margin says that there is more."""
        screen = self._session.screen
        over = len(lines) + foot_of(self._session) - screen.rows if screen.rows else 0
        if over > 0 and not lines[0]:
            lines, over = lines[1:], over - 1
        screen.show(marked(lines, over, screen.style) if over > 0 else lines)

    def _picture(self, ask: Ask, others: int) -> list[Line]:
        session = self._session
        view = session.view(ask.seat)
        return self.fitting(lambda style: session.face.picture(view, ask, session.words, style), others)

    def _greeting(self, ask: Ask) -> list[Line]:
        """How to type, before one's first question, and signs that are seen for the first time."""
        session = self._session
        signs = self._signs(ask) if ask.seat in session.stale else {}
        new = [text for sign, text in signs.items() if (ask.seat, sign) not in self._explained]
        self._explained.update((ask.seat, sign) for sign in signs)
        if ask.seat not in self._greeted:
            self._greeted.add(ask.seat)
            how = session.say("first_line" if session.screen.rich else "first_line_plain")
            return [*self._dim(DOT.join(new)), *self._dim(how)]
        return self._dim(DOT.join(new))

    def _signs(self, ask: Ask) -> Mapping[str, str]:
        """The signs of the drawing that is before whoever is asked."""
        session = self._session
        return session.face.legend(session.view(ask.seat), session.words, session.screen.style)

    def _dim(self, text: str) -> list[Line]:
        return self._session.screen.paragraph(text, "dim") if text else []

    # -- the question

    def question(self, ask: Ask) -> list[Line]:
        """The question; a small one with its options."""
        session = self._session
        view = session.view(ask.seat)
        text = session.face.question(view, ask, session.words)
        usual = session.face.usual(ask)
        move = "" if usual is None else session.face.option(view, usual, session.words)
        if move and len(ask.options) > 1:
            text = session.say("usual", question=text, move=move)
        lines = session.screen.paragraph(text, "title")
        if len(ask.options) == 1:
            return [*lines, *session.screen.paragraph(session.say("only_one", move=move), "dim")]
        return lines if ask.topic in session.face.open_topics else [*lines, *self._options(ask)]

    def _options(self, ask: Ask) -> list[Line]:
        """The options with their numbers; of many only the first groups, and of the others how many there are."""
        session = self._session
        moves = Moves(session.face, session.view(ask.seat), ask)
        style = session.screen.style
        groups, joined = self._joined(moves, moves.groups(session.lang, style))
        order = self._shown(ask, moves, groups)
        if not order:
            return [[("dim", session.say("many_options", n=len(ask.options)))]]
        lines = self._in_groups(moves, groups) if self._has_groups(ask, groups, order) else self._numbered(moves, order)
        left = [(heading, len(indexes)) for heading, indexes in groups if not set(indexes) <= set(order)]
        if left:
            told = ", ".join(f"{heading}: {count}" for heading, count in left)
            lines.append([("dim", f"  {session.say('folded', groups=told)}")])
        lines += [[("dim", f"  {', '.join(joined)}")]] if joined else []
        if joined or len(order) == len(ask.options) or session.screen.live:
            self.listed([Pick(ask.options[index]) for index in order], ask)
        return whole(lines, style.width - 1)

    def _joined(
        self, moves: Moves, groups: Sequence[tuple[str, list[int]]]
    ) -> tuple[Sequence[tuple[str, list[int]]], list[str]]:
        """The groups without what is done with several things alike at their end, and a word for each such deed."""
        session, options = self._session, moves.ask.options
        order = [index for _, indexes in groups for index in indexes]
        others = [place for place, index in enumerate(order) if options[index][0] not in session.face.joined]
        tail = order[others[-1] + 1 :] if others else []
        if len(tail) < 2:
            return groups, []
        kept = [(heading, [index for index in indexes if index not in tail]) for heading, indexes in groups]
        firsts = {options[index][0]: index for index in reversed(tail)}
        texts = [session.face.option(moves.view, options[index], session.words) for index in sorted(firsts.values())]
        deeds = [text.partition(":")[0] for text in texts]
        told = [session.say("joined", deed=deeds[0], move=texts[0].replace(":", "", 1))]
        told += [f"{deed} …" for deed in deeds[1:]]
        return [(heading, indexes) for heading, indexes in kept if indexes], told

    def _shown(self, ask: Ask, moves: Moves, groups: Sequence[tuple[str, list[int]]]) -> list[int]:
        """The moves that are listed: those that take few lines, or are few; of many the first groups that fit."""
        order = [index for _, indexes in groups for index in indexes]
        rows, most = self._session.screen.rows, MOST_OPTIONS
        if 0 < rows <= LOW:
            most = self._session.face.low_list or most
        most += max(0, rows - LOW) // 2
        if len(self._numbered(moves, order)) <= most:
            return order
        if len(order) > FEW or ask.topic in self._session.face.table_first:
            return self._first(moves, groups, most - 1)
        last = groups[-1][1] if len(groups) > 1 and groups[-1][0] else ()
        few = 1 if 0 < rows <= LOW and self._session.face.low_list else ASIDE
        return [index for index in order if len(last) <= few or index not in last]

    def _first(self, moves: Moves, groups: Sequence[tuple[str, list[int]]], most: int) -> list[int]:
        """The moves of the first groups, as long as their lines are no more than so many; they must have headings."""
        shown: list[int] = []
        for _, indexes in groups:
            if len(self._numbered(moves, [*shown, *indexes])) > most:
                break
            shown += indexes
        return shown if all(heading for heading, _ in groups) else []

    def _numbered(self, moves: Moves, order: Sequence[int]) -> list[Line]:
        """The first moves of the list that is numbered; what gives something up, at its end, takes little room."""
        session = self._session
        items = [moves.entry(index, number, session.lang) for number, index in enumerate(order, 1)]
        careful = [moves.ask.options[index][0] in session.face.careful for index in order]
        end = next((place for place in range(len(order), 0, -1) if not careful[place - 1]), 0)
        width = session.screen.style.width - 1
        lines = in_columns(items, width)
        if not end or end == len(order):
            return lines
        return min(lines, [*in_columns(items[:end], width), *in_a_row(items[end:], width)], key=len)

    def _has_groups(self, ask: Ask, groups: Sequence[tuple[str, list[int]]], order: Sequence[int]) -> bool:
        """Is all of a small question put in order under headings?"""
        headed = len(order) > FEW and len(groups) > 1 and all(heading for heading, _ in groups)
        return headed and len(order) == len(ask.options) and ask.topic not in self._session.face.open_topics

    def _in_groups(self, moves: Moves, groups: Sequence[tuple[str, list[int]]]) -> list[Line]:
        """Many moves of a small question, one behind the other, each group with its heading before it."""
        session, lines, number = self._session, list[Line](), 0
        for heading, indexes in groups:
            items = [moves.entry(index, number + at, session.lang) for at, index in enumerate(indexes, 1)]
            number += len(indexes)
            lines += [[("dim", f"  {heading}:")], *in_a_row(items, session.screen.style.width - 1)]
        return lines

    def listed(self, deeds: Sequence[Deed], ask: Ask) -> None:
        """A list with numbers was shown."""
        self._listed, self._listed_for = deeds, ask

    def numbered(self, ask: Ask) -> Sequence[Deed] | None:
        """The list that was shown last, if it was for this question."""
        return self._listed if self._listed_for is ask else None

    def forget(self) -> None:
        """Somebody else comes to the screen."""
        self._listed_for = None

    # -- drawings

    def board(self, others: int = 0) -> list[Line]:
        """The table alone, as whoever is at the screen may see it, with so many lines below it."""
        session = self._session

        def draw(style: Style) -> list[Line]:
            # Whoever asks for the table sees all of it, however high it is.
            return session.face.board(
                session.view(session.at), session.words, style._replace(height=0) if style.compact else style
            )

        return self.fitting(draw, others)

    def fitting(self, draw: Callable[[Style], list[Line]], others: int = 0) -> list[Line]:
        """A drawing, made low if it is higher than the screen with so many others below it."""
        style = self._session.screen.style
        ways = [style, style._replace(compact=True)]
        if self._session.screen.rows and not self._session.face.has_map:
            ways.insert(1, style._replace(height=max(1, self._session.screen.rows - foot_of(self._session) - others)))
        drawn = (whole(draw(way), way.width - 1) for way in ways[:-1])
        return next((lines for lines in drawn if self._fits(lines, others)), None) or draw(ways[-1])

    def _fits(self, lines: list[Line], others: int) -> bool:
        rows = self._session.screen.rows
        return not rows or len(lines) + others + foot_of(self._session) <= rows
