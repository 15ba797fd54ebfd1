"""What a device calls itself, in two words: enough to tell one's own devices apart in a list, and no more is kept."""

from __future__ import annotations

from typing import Final

# The first that is found counts: many browsers also give the names of others.
BROWSERS: Final = {
    "Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome", "CriOS": "Chrome",
    "Safari": "Safari",
}  # fmt: skip
SYSTEMS: Final = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS", "CrOS": "ChromeOS",
    "Linux": "Linux",
}  # fmt: skip


def device_name(agent: str) -> str:
    """The browser and the system that a `User-Agent` header names: `Firefox, Linux`. Empty for what is no browser."""
    browser = next((name for mark, name in BROWSERS.items() if f"{mark}/" in agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in agent), "")
    return ", ".join(filter(None, [browser, system]))
