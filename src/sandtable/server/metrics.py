"""What the server counts about itself, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took: counts by upper bound in seconds."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> list[str]:
        lines, total = [f"# TYPE {name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counters that only grow, and the time from a pick's arrival to its commit."""

    def __init__(self) -> None:
        self.requests: dict[int, int] = {}  # by status
        self.messages = 0
        self.picks = 0
        self.refused = 0
        self.errors = 0
        self.pick_seconds = Histogram()

    def text(self, gauges: dict[str, float]) -> str:
        """All of it, with what is true right now."""
        lines = ["# TYPE sandtable_requests_total counter"]
        lines += [f'sandtable_requests_total{{status="{status}"}} {count}' for status, count in sorted(self.requests.items())]
        for name in ("messages", "picks", "refused", "errors"):
            lines += [f"# TYPE sandtable_{name}_total counter", f"sandtable_{name}_total {getattr(self, name)}"]
        for name, value in gauges.items():
            lines += [f"# TYPE sandtable_{name} gauge", f"sandtable_{name} {value:g}"]
        return "\n".join([*lines, *self.pick_seconds.lines("sandtable_pick_seconds")]) + "\n"
