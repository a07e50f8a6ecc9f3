"""What people ask in Katakumby beside its commands."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.inquiry import Inquiry
from brzdek.games.katakumby.face.goals import GOALS
from brzdek.games.katakumby.face.looks import show_market
from brzdek.games.katakumby.face.places import room_line
from brzdek.games.katakumby.face.sign_words import SIGNS
from brzdek.games.katakumby.face.way_looks import show_way, where
from brzdek.games.katakumby.view.view import DelveView
from brzdek.games.raid.face.inquiries import explained, inquiries

INQUIRIES: Sequence[Inquiry[DelveView]] = (
    *inquiries(GOALS, show_way, where, show_market, room_line),
    *explained(SIGNS),
)
