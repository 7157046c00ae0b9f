"""What the scenes of the Threat sheets have in common."""

from __future__ import annotations

from tests.games.guardians.talk import GuardiansTalk
from tests.talk import open_box


def set_up(threat: str, *heroes: str) -> GuardiansTalk:
    """A new game up to the first start Space."""
    talk = open_box("guardians", len(heroes), threat=threat)
    for seat, hero in enumerate(heroes):
        talk.seat(seat).says(f"hero {hero}")
    talk.seat(0).says("paper chronicles").shuffles("")
    for _ in heroes:
        talk.rolls("1")
    return talk.draws("first first_team")


def figures(t: GuardiansTalk) -> dict[str, str]:
    """Who stands where."""
    return {seen["id"]: seen["space"] for seen in t.seen_by(None)["figures"]}
