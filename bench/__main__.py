"""All benchmarks, one after another."""

from __future__ import annotations

import sys

from bench import measure, sabotazysta, startup


def main() -> None:
    print(f"Python {sys.version.split()[0]}")
    seconds = measure.calibration()
    measure.line(
        "calibration, 10^7 turns of an empty loop", f"{seconds:.2f} s", f"{measure.REFERENCE} s where peers were"
    )
    scale = seconds / measure.REFERENCE
    for part in (startup, sabotazysta):
        print(f"\n{part.TITLE}")
        part.run(scale)


if __name__ == "__main__":
    main()
