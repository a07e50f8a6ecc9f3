"""All benchmarks, one after another."""

from __future__ import annotations

import gc
import sys

from bench import brzdek, decks, katakumby, magia_i_miecz, measure, printing, sabotazysta, simulating, smoki, startup
from brzdek.cli import GARBAGE


def main() -> None:
    gc.set_threshold(*GARBAGE)
    print(f"Python {sys.version.split()[0]}")
    measure.line("calibration, 10^7 turns of an empty loop", f"{measure.calibration():.2f} s")
    for part in (startup, decks, sabotazysta, brzdek, katakumby, magia_i_miecz, smoki, simulating, printing):
        print(f"\n{part.TITLE}")
        part.run()


if __name__ == "__main__":
    main()
