"""Lies beside talk.py so that every test can import it, with assertions that explain themselves."""

import pytest

pytest.register_assert_rewrite("tests.talk", "tests.talk_pow")
