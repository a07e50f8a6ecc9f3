"""The table, the hand, the map and what happened on one screen: what gives way where there is no room for all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from brzdek.core.drawing import Line, Style, text_of
from brzdek.core.lines import GAP, side_by_side
from brzdek.shell.display.layout import beside, whole
from brzdek.shell.sitting.prompting import prompt_line

if TYPE_CHECKING:
    from brzdek.shell.sitting.session import Session

MOST_NEWS = 14
"""How many lines of what happened are told before a turn on a rich screen, if not all of them matter to oneself."""
LEAST_NEWS, BRIEFEST = 5, 3
"""So many lines are told however low the screen is; fewer if the hand would lose its texts otherwise."""
LEAST_MAP = 9
"""A lower piece of a map shows nothing."""
GOOD_MAP = 14
"""If the map can be so high, the cards on the table may say what they do."""
FULL_MAP = 23
"""So many lines are kept for the map before much is told of what happened."""
WIDE_MAP, LEAST_SHELF, HIGH = 80, 36, 30
"""A map takes so many columns where something stands beside it, which needs so many itself; and the screen so many
rows.
"""


def foot_of(session: Session) -> int:
    """Lines that the prompt takes, and the keys below it."""
    ask = session.table.ask
    return 2 + (0 if ask is None else sum(text.count("\n") for _, text in prompt_line(session, ask)))


class Screenful:
    """What a seat sees above its question, with so many other lines below it."""

    def __init__(self, session: Session, seat: int, others: int) -> None:
        self._session, self._seat = session, seat
        self._face, self._view, self._words = session.face, session.view(seat), session.words
        self._rows = session.screen.rows
        self._style = session.screen.style
        self._low = self._style._replace(compact=True)
        self._least_hand = self._low._replace(height=1)
        self._room = self._rows - foot_of(session) - others
        """So many lines are there for all of it; without a meaning where the height of the screen is not known."""

        @cache
        def table(style: Style) -> list[Line]:
            return whole(self._face.board(self._view, self._words, style), style.width - 1)

        @cache
        def hand(style: Style) -> list[Line]:
            return self._face.hand_in_brief(self._view, self._words, style)

        @cache
        def stacked(board: Style, held: Style) -> list[Line]:
            if self._face.has_map:
                return [*table(board), *hand(held)]  # one looks for the hand where it was the last time
            return beside(table(board), hand(held), self._style.width - 1)

        self._hand, self._stacked = hand, stacked

    def lines(self) -> list[Line]:
        return self._beside_map() or self._in_one() or self._one_above_the_other()

    # -- as the game draws both

    def _in_one(self) -> list[Line]:
        """The table with the hand as the game draws both, and what happened: older news give way to the drawing."""
        told = self._session.told

        def drawn(news: int) -> list[Line]:
            height = max(1, self._room - news) if self._rows else 0
            return self._face.table_with_hand(self._view, self._words, self._style._replace(height=height))

        table = drawn(LEAST_NEWS)
        if not table or not self._rows:
            return table and [[], *table, *told.news(self._seat)]
        room = max(1, self._room - len(table))
        news = told.news(self._seat, min(room, MOST_NEWS), room)
        return [[], *(table if len(news) <= room else drawn(len(news))), *news]

    # -- beside a map

    def _beside_map(self) -> list[Line]:
        """On a screen that is wide and high enough, the map with a part of the table beside it, the rest below."""
        face, view, words, low = self._face, self._view, self._words, self._low
        told, width = self._session.told, self._style.width
        if not face.has_map or width - WIDE_MAP - GAP < LEAST_SHELF or self._rows < HIGH:
            return []
        if self._room - len(self._unshelved(low, low)) < GOOD_MAP + LEAST_NEWS:
            return []
        whole_map = face.lowest_map(view, WIDE_MAP)
        least, news = max(GOOD_MAP, whole_map), min(told.uncut(self._seat), MOST_NEWS)
        # Where the map cannot be whole anyway, turns of others are cut rather than texts of the hand.
        uncut = news if whole_map else len(told.untold(self._seat, LEAST_NEWS))
        below = self._below_map(self._room - least - uncut)
        spare = self._room - len(below)
        most = max(LEAST_NEWS, min(MOST_NEWS, spare - (least if spare - FULL_MAP < news else FULL_MAP)))
        height = spare - len(told.untold(self._seat, most))
        if height < GOOD_MAP:
            return []
        drawn = face.map(view, words, low._replace(width=WIDE_MAP, height=height))
        # What a narrow map leaves free is for the texts beside it.
        taken = min(WIDE_MAP, max(map(len, text_of(drawn)), default=0) + 1)
        shelf = face.shelf(view, words, low._replace(width=width - taken - GAP, height=height))
        if not drawn or not shelf or max(len(drawn), len(shelf)) > height:
            return []
        return [[], *side_by_side(drawn, shelf, taken + GAP - 1), *below, *told.news(self._seat, most)]

    def _below_map(self, height: int) -> list[Line]:
        """The table and the hand in so many lines, if they can be so low: first the hand gives way, then the table."""
        lines: list[Line] = []
        for held in (self._style, self._low, self._least_hand):
            lines = self._unshelved(self._low, held)
            if len(lines) <= height:
                return lines
        table = len(self._face.unshelved(self._view, self._words, self._low)) - (len(lines) - height)
        return self._unshelved(self._low._replace(height=max(1, table)), self._least_hand)

    def _unshelved(self, table: Style, held: Style) -> list[Line]:
        """The part of the table that stands below a map, and the hand."""
        lines = whole(self._face.unshelved(self._view, self._words, table), self._style.width - 1)
        return [*lines, *self._hand(held)]

    # -- one above the other

    def _one_above_the_other(self) -> list[Line]:
        """The table with the hand beside it or below it, the map or what is near, and what happened."""
        arrangements = self._arrangements()
        news = self._news(min(len(self._stacked(*styles)) for styles in arrangements))
        room = self._room - len(news)
        found = self._with_map(arrangements, room) or self._with_surroundings(arrangements, room)
        return [[], *(found or self._lowest(arrangements, room)), *news]

    @property
    def _largest(self) -> Style:
        """How the table is drawn all the time: before it is drawn low, older news give way."""
        if not self._rows or self._face.has_map:
            return self._style
        return self._style._replace(height=max(1, self._room - LEAST_NEWS))

    @property
    def _explained(self) -> Style:
        """Low, but with what the cards on the table do."""
        return self._low._replace(whole=True, height=max(1, self._room - BRIEFEST - len(self._hand(self._low))))

    def _arrangements(self) -> list[tuple[Style, Style]]:
        """How the table and the hand may be drawn, the largest first."""
        low = self._low
        narrow = low._replace(width=self._style.width // 2 - GAP)
        found = [(self._largest, self._largest), (self._explained, self._largest), (self._explained, low)]
        found.append((low, self._largest))
        if len(self._stacked(low, narrow)) < len(self._stacked(low, low)):
            found.append((low, narrow))  # else it would be broken for nothing: it does not stand beside the table
        return [*found, (low, low), (low, self._least_hand)]

    def _news(self, lowest: int) -> list[Line]:
        """What happened, in as many lines as leave room for a table that is so high at least."""
        told, face, low = self._session.told, self._face, self._low
        if not self._rows:
            return told.news(self._session.at)
        spare = self._room - lowest
        high = self._room - len(self._stacked(self._largest, self._largest))
        if not face.has_map and high >= LEAST_NEWS and self._can_be_told(min(high, MOST_NEWS)):
            spare = high  # the table stays as large as it is drawn all the time, and older news give way
        if face.has_map and spare >= LEAST_MAP + LEAST_NEWS:
            spare -= LEAST_MAP
        # Where the table is a map itself, turns of others are told in a line each rather than push it off the screen.
        most = max(BRIEFEST if face.low_list else LEAST_NEWS, min(spare, MOST_NEWS))
        briefly = self._room - len(self._stacked(low, low))
        if len(self._stacked(low, self._least_hand)) < len(self._stacked(low, low)) and BRIEFEST <= briefly < most:
            most = briefly  # rather than leave out what the cards in hand do
        explained = self._room - len(self._stacked(self._explained, low))
        if face.has_map and BRIEFEST <= explained < most:
            most = explained  # rather than leave out what the cards on the table do
        return told.news(self._session.at, most, max(BRIEFEST, self._room - lowest))

    def _can_be_told(self, most: int) -> bool:
        """Are so many lines enough for what has to be told whatever the room?"""
        return len(self._session.told.untold(self._session.at, most)) <= most

    def _with_map(self, arrangements: Sequence[tuple[Style, Style]], room: int) -> list[Line]:
        """The largest arrangement that leaves room for a map, and the map; nothing: none does."""
        for styles in arrangements:
            left = room - len(self._stacked(*styles))
            if left < (GOOD_MAP if styles is arrangements[0] else LEAST_MAP):
                continue
            drawn = self._face.map(self._view, self._words, self._low._replace(height=left))
            if drawn and len(drawn) <= left:
                return [*self._stacked(*styles), *drawn]
        return []

    def _with_surroundings(self, arrangements: Sequence[tuple[Style, Style]], room: int) -> list[Line]:
        """The largest arrangement for which there is room, and what is near; nothing: there is room for none."""
        for styles in arrangements:
            left = room - len(self._stacked(*styles))
            if not self._rows or left >= 0:
                style = self._low._replace(height=left)
                near = self._face.surroundings(self._view, self._words, style) if left > 0 else []
                return [*self._stacked(*styles), *near]
        return []

    def _lowest(self, arrangements: Sequence[tuple[Style, Style]], room: int) -> list[Line]:
        """The lowest arrangement, where there is room for none: lower still if the table can be cut."""
        if self._rows and self._face.has_map:
            room -= len(self._hand(self._least_hand))
        elif not self._rows or not self._face.each_told:
            return min((self._stacked(*styles) for styles in arrangements), key=len)
        return self._stacked(self._low._replace(height=max(1, room)), self._least_hand)
