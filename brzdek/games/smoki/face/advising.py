"""Why a player who minds dragons would choose so."""

from __future__ import annotations

from brzdek.core.ask import Option
from brzdek.core.text import Say
from brzdek.games.magia_i_miecz.face import ways
from brzdek.games.magia_i_miecz.face.advising import Judgement, Merit
from brzdek.games.magia_i_miecz.face.naming import name
from brzdek.games.smoki.bots.outlook import DragonSituation

MOST = 2
"""So many reasons are told of a space."""


class DragonJudgement(Judgement, DragonSituation):
    """What such a player sees, taken apart."""

    def reasons(self, space: str, say: Say) -> list[Merit]:
        lord = self._lord(space)
        by_text, scale = super().reasons(space, say), self._of_scale(lord, say) if lord else None
        if scale is None or self.by_text(space) > self.by_scale(space, lord):
            return by_text
        rest = [one for one in by_text if one.worth > 0 and one.text == say(f"reason.{self.goal}")]
        return [*self.lying(space, say), scale, *rest]

    def _lord(self, space: str) -> str:
        return "" if self.dragons is None else self.dragons.on_spaces.get(space, "")

    def _of_scale(self, lord: str, say: Say) -> Merit:
        percent = self.beats(lord, more=self.own(lord))
        return Merit(self.scale(lord), say("reason.scale", lord=name(self.view, lord, say), percent=percent))

    def encounter(self, option: Option, say: Say) -> str:
        """What each way to explore a space brings."""
        told = {str(one[1]): self._way(str(one[1]), say) for one in self.ask.options if len(one) == 2}
        chosen = told.pop(str(option[1]), "")
        others = [say("reason.mode", mode=say(f"option.mode_{mode}"), brings=brings) for mode, brings in told.items()]
        return "; ".join(filter(None, (chosen or say("reason.nothing"), *others)))

    def _way(self, mode: str, say: Say) -> str:
        space = self.me.space
        if mode == "scale":
            return self._of_scale(self._lord(space), say).text
        if mode == "space":
            return ", ".join(one.text for one in Judgement.reasons(self, space, say)[:MOST]) or say("reason.nothing")
        rivals = [seat for seat in self.view.space(space).seats if seat != self.seat]
        chances = {seat: ways.win_chance(self.odds(seat)) for seat in rivals}
        return ", ".join(
            say("reason.player", who=self.view.names[seat], percent=chance) for seat, chance in chances.items()
        )
