"""What the scenes of the Threat sheets have in common."""

from __future__ import annotations

from panoplie.kernel.answers import CHANCE
from panoplie.kernel.asks import Lot, Roll, Shuffle
from tests.games.guardians.talk import GuardiansTalk
from tests.talk import open_box


def set_up(threat: str, *heroes: str, placed: bool = False, **options: object) -> GuardiansTalk:
    """A new game up to the start Spaces, or beyond them: everybody is `placed` on the first that is free."""
    talk = open_box("guardians", seats=len(heroes), threat=threat, **options)
    assert isinstance(talk, GuardiansTalk)
    for seat, hero in enumerate(heroes):
        talk.seat(seat).says(f"hero {hero}")
    talk.seat(0).says("paper chronicles")
    while True:
        ask = talk.match.ask
        if isinstance(ask, Shuffle):
            talk.match.answer(CHANCE, tuple(ask.cards))
        elif isinstance(ask, Roll):
            talk.rolls("1")
        elif isinstance(ask, Lot):
            talk.draws("first first_team")
        elif placed and ask is not None and ask.kind == "start":
            talk.match.answer(ask.seat, ask.options(talk.g)[0])
        else:
            return talk


def figures(t: GuardiansTalk) -> dict[str, str]:
    """Who stands where."""
    return {seen["id"]: seen["space"] for seen in t.seen_by(None)["figures"]}


def let_miss(t: GuardiansTalk) -> GuardiansTalk:
    """Let every die that a villain throws show nothing."""
    while isinstance(t.match.ask, Roll):
        t.rolls(" ".join(["0"] * t.match.ask.count))
    return t
