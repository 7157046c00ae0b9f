"""What the scenes of many cards have in common."""

from __future__ import annotations

from typing import Any

from tests.games.guardians.scenes import brawl
from tests.games.guardians.talk import GuardiansTalk
from tests.talk import table


def scene(threat: str, seats: int = 2, **arrangement: Any) -> GuardiansTalk:
    """A table in the middle of a turn, where the hero who is named first is active."""
    return table("guardians", seats, threat=threat, **arrangement)


def is_technique_only(hero: str, card: str, **changes: int) -> None:
    """A Rookie card lies on the right alone (GC-059), and changes just these characteristics."""
    other = "ultrawoman" if hero == "rage" else "rage"
    sheet = {"at": "b1", "rank": "rookie"}
    plain = brawl(**{hero: sheet, other: {"at": "h8"}}).stats(hero)
    t = brawl(phase="strategy", **{hero: sheet, other: {"at": "h8"}})
    t.seat(0).may_not(f"lay {hero} {card} left", rule="GC-059").lays(hero, f"{card}>").is_ready()
    t.seat(1).lays(other, "thick_hide<" if other == "rage" else "steel_skin<").is_ready()
    assert t.stats(hero) == {stat: value + changes.get(stat, 0) for stat, value in plain.items()}


def heals_at_the_reveal(hero: str, card: str, healed: int) -> None:
    """A Weakness lies on the left (GC-083) and heals as much as the hero's HEALTH when it is revealed (GC-085)."""
    other = "ultrawoman" if hero == "rage" else "rage"
    t = brawl(phase="strategy", **{hero: {"at": "b1", "damage": healed + 2}, other: {"at": "h8", "damage": 1}})
    t.seat(0).is_asked("plan").may_not(f"lay {hero} {card} right", rule="GC-083").lays(hero, f"{card}<").is_ready()
    assert t.damage(hero) == healed + 2
    t.seat(1).lays(other, "thick_hide<" if other == "rage" else "steel_skin<").is_ready()
    assert (t.damage(hero), t.damage(other)) == (2, 1)


def eases_tests(hero: str, card: str, dice: int, **sheet: Any) -> None:
    """At the Diner, a MENTAL Test of 4 dice, so many are thrown; without the card it is four."""
    other = "ultrawoman" if hero == "rage" else "rage"
    for laid, count in (({"left": card}, dice), ({}, 4)):
        t = brawl(**{hero: {"at": "e2", "damage": 1, **laid, **sheet}, other: {"at": "h8"}}).seat(0)
        t.is_asked("activation").tests("diner").is_to_throw(count).rolls(" ".join(["0"] * count))
        assert t.damage(hero) == 0


def flies(hero: str, card: str, far: str, **sheet: Any) -> None:
    """An enemy in one's Zone and one in the next do not end a Move; without the card the first does (GC-155)."""
    other = "ultrawoman" if hero == "rage" else "rage"
    foes: dict[str, Any] = {other: {"at": "a2", "seat": 1}, "paradox": {"at": "c1", "seat": 1}}
    brawl(**{hero: {"at": "b1", "seat": 0, **sheet}, **foes}).seat(0).may_not(f"move {far}", rule="GC-155")
    t = brawl(**{hero: {"at": "b1", "seat": 0, "left": card, **sheet}, **foes}).seat(0)
    t.is_asked("activation").may(f"move {far}").moves(far)
    assert t.at(hero) == far


def ignores(hero: str, card: str, defence: int, amount: int, **sheet: Any) -> None:
    """So many Damage of a turn are ignored; what comes after that is taken (GC-A59)."""
    other = "ultrawoman" if hero == "rage" else "rage"
    t = brawl(**{other: {"at": "a1"}, hero: {"at": "b1", "left": card, **sheet}}).seat(0)
    dice = 4 if other == "ultrawoman" else 3
    for hit in range(3):
        t.attacks(hero).rolls(hits(defence, dice)).is_asked("push").says("none")
        assert t.damage(hero) == max(0, hit + 1 - amount)


def hits(defence: int, dice: int) -> str:
    """Faces of so many dice with just as many successes as a DEFENCE asks for."""
    faces = [min(2, max(0, defence - 2 * place)) for place in range(dice)]
    assert sum(faces) == defence, "So few dice cannot hit without a POW."
    return " ".join([str(face) for face in faces])


def misses(defence: int, dice: int) -> str:
    """The same with one success too few."""
    return hits(defence - 1, dice)
