"""Lies beside talk.py so that every test can import it, with assertions that explain themselves."""

import pytest
from hypothesis import HealthCheck, settings

from panoplie.games import ids

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")  # a busy machine is slow, not wrong
pytest.register_assert_rewrite("tests.talk", *[f"tests.games.{game_id}.talk" for game_id in ids()])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a file share their servers and run side by side with other files; long audits spread out."""
    for item in items:
        if not item.get_closest_marker("audit"):
            item.add_marker(pytest.mark.xdist_group(item.location[0]))
