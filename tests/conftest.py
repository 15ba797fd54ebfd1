"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("any machine", deadline=None)  # an example that takes long on a busy machine is no failure
settings.load_profile("any machine")
