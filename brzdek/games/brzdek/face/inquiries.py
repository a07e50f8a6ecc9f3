"""What people ask in Brzdęk! beside its commands."""

from __future__ import annotations

from collections.abc import Sequence

from brzdek.core.inquiry import Inquiry
from brzdek.games.brzdek.face.goals import GOALS
from brzdek.games.brzdek.face.looks import show_market, show_way, where
from brzdek.games.brzdek.face.places import room_line
from brzdek.games.brzdek.face.sign_words import SIGNS
from brzdek.games.brzdek.view.view import HeistView
from brzdek.games.raid.face.inquiries import explained, inquiries

INQUIRIES: Sequence[Inquiry[HeistView]] = (
    *inquiries(GOALS, show_way, where, show_market, room_line),
    *explained(SIGNS),
)
