"""Write down anew what every card says."""

from __future__ import annotations

from tests.card_texts import FOLDER, GAMES, told

for game in GAMES:
    (FOLDER / f"{game}.txt").write_text(told(game), encoding="utf-8")
    print(game)
