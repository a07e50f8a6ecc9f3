"""What Magia i Miecz draws: the table, what one holds, the standing."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence

from brzdek.core.ask import Ask
from brzdek.core.copies import card_of
from brzdek.core.drawing import Line, Style
from brzdek.core.face import Face
from brzdek.core.text import Say, shortened
from brzdek.games.magia_i_miecz.face import boards, drafting, drawing
from brzdek.games.magia_i_miecz.face.naming import card_text, cast_when, name
from brzdek.games.magia_i_miecz.rules import events
from brzdek.games.magia_i_miecz.view.view import WorldView

TERSEST = 2
"""How far what stands below the board may be shortened."""


class WorldTable(Face[WorldView]):
    """Drawings, from the view of one player."""

    def status(self, view: WorldView, say: Say) -> str:
        if view.phase == "draft":
            return say("status.draft")
        if view.seat is None:
            return say("table.round", round=view.round)
        one = view.adventurer(view.seat)
        if not one.alive:
            return say("status.none")
        text = say(
            "status",
            strength=drawing.with_own(one.strength, one.own_strength),
            craft=drawing.with_own(one.craft, one.own_craft),
            endurance=one.endurance,
            gold=one.gold,
        )
        text += say("status.spells", n=one.spells) if one.spells else ""
        return text + say("status.toad", n=one.toad) if one.toad else text

    def board(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        if drafting.chooses(view):
            return []
        drawn = boards.board(view, say, style, self.drawings())
        # Where all that is too high, one's own space and the board come before what is told of others.
        for terse in range(TERSEST + 1):
            below = self._below(view, say, style, terse)
            if not style.compact or not style.height or len(drawn) + len(below) <= style.height:
                return [*drawn, *below]
        gone = view.seat is not None and not view.adventurer(view.seat).alive
        return below if gone else [*drawn, *below]

    def _below(self, view: WorldView, say: Say, style: Style, terse: int) -> list[Line]:
        """What stands below the board. ``terse``: one's own space on a line and players without what they carry; then
        others without their characters as well.
        """
        lines: list[Line] = []
        if view.seat is not None and view.adventurer(view.seat).alive:
            one = view.adventurer(view.seat)
            here = drawing.here_lines(view, one.space, self.also_here(view, one.space, say), say, style)
            here = [shortened(" ".join(" ".join(here).split()), style.width - 1)] if terse else here
            lines += [[("title", line)] for line in here]
            lines += [[("you", line)] for line in drawing.own_lines(view, one, say, style)]
        lines += [[("", line)] for line in drawing.other_lines(view, say, style, terse)]
        if view.crowned:
            lines.append([("bad", say("table.crowned", ending=self.ending_named(view, say)))])
        return lines

    def ending_named(self, view: WorldView, say: Say) -> str:
        """What waits on the Crown."""
        return name(view, view.ending, say) if view.ending else "?"

    def empty_board(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        return boards.empty(view, say, style)

    def drawings(self) -> Mapping[str, boards.Draw]:
        """How each board draws itself."""
        return boards.DRAWINGS

    def also_here(self, view: WorldView, space: str, say: Say) -> list[str]:
        """What an expansion tells of the space on which one stands."""
        return []

    def hand(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        if drafting.chooses(view):
            return []
        lent = self._lent(view, say, style)
        if not view.hand:
            return lent
        casts = view.adventurer(view.seat or 0).casts
        if style.compact:
            text = say("hand.brief", cards=", ".join(name(view, one, say) for one in view.hand), n=casts)
            own: list[Line] = [
                [("secret", line)] for line in textwrap.wrap(text, style.width - 1, subsequent_indent="  ")
            ]
            return [*own, *lent]
        lines = self._spells(view, say("hand.title"), view.hand, say, style)
        return [*lines, [("dim", say("hand.casts", n=casts))], *lent]

    def hand_in_brief(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        """When each spell may be cast; what it does stands there for whoever asks for the hand."""
        if style.compact or drafting.chooses(view) or not view.hand:
            return self.hand(view, say, style)
        spells = "; ".join(
            say("hand.spell", card=name(view, one, say), when=cast_when(view, one, say)) for one in view.hand
        )
        text = say("hand.when", cards=spells, n=view.adventurer(view.seat or 0).casts)
        lines = textwrap.wrap(text, style.width - 1, subsequent_indent="  ")
        return [*[[("secret", line)] for line in lines], *self._lent(view, say, style)]

    def _lent(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        """Spells that one sees without holding them: of a being that one plays, out of the chest."""
        piles = {say("hand.being", being=name(view, being, say)): own for being, own in view.being_spells.items()}
        if view.offered:
            piles[say("hand.offered")] = view.offered
        return [line for title, pile in piles.items() for line in self._spells(view, title, pile, say, style)]

    def _spells(self, view: WorldView, title: str, spells: Sequence[str], say: Say, style: Style) -> list[Line]:
        lines: list[Line] = [[("title", title)]]
        for copy in spells:
            notes = ", ".join(view.catalog.cards[card_of(copy)].notes(say.lang))
            told = f"{name(view, copy, say)}{f' ({notes})' if notes else ''}: {card_text(view, copy, say)}"
            if style.compact:
                told = shortened(told, style.width - 1)
            lines += [[("secret", line)] for line in textwrap.wrap(told, style.width - 1, subsequent_indent="  ")]
        return lines

    def picture(self, view: WorldView, ask: Ask, say: Say, style: Style) -> list[Line]:
        return drafting.picture(view, ask, say, style)

    def leading(self, view: WorldView, say: Say) -> str:
        from brzdek.games.magia_i_miecz.face.leading import nearest

        return "" if view.phase == "draft" else nearest(view, say)

    def score(self, view: WorldView, say: Say, style: Style) -> list[Line]:
        lines: list[Line] = [[("title", say("score.final" if view.over else "score.title"))]]
        ended = [one for one in view.events() if isinstance(one, events.CalledOff)] if view.over else []
        if ended:
            told = self.event(view, ended[-1], say) or ""
            lines += [[("", line)] for line in textwrap.wrap(told, style.width - 1)]
        if view.phase == "draft":
            return [*lines, [("", say("draft.all_choose"))], *drawing.pile_lines(view, say, style)]
        for one in view.adventurers:
            best = view.winner == one.seat
            head, *below = drawing.standing_lines(view, one, say, style)
            lines.append([("gold" if best else "", head + (f"  {say('score.winner')}" if best else ""))])
            lines += [] if view.over else [[("dim", line)] for line in below]
        return lines if view.over else [*lines, *drawing.pile_lines(view, say, style)]
