"""The largest states that real games reach, by number of seats, for the tests of the screen."""

from __future__ import annotations

from typing import Any, Final

from tests.plan import State

URSULA: Final[State] = {
    "at": "ursulas_lair",
    "power": 12,
    "hand": "jetsam crown opportunist change_form binding_contract_lair grow_giant arrogance divination",
    "cards": "flotsam@the_shore ariel@the_shore eric@the_shore+dinglehopper cauldron@the_shore"
    " sebastian@erics_ship grimsby@erics_ship max@erics_ship trident@ursulas_lair scuttle@ursulas_lair",
    "discard": "whirlpool change_form trickery",
    "fate_discard": "flounder",
}
OTHERS: Final[dict[str, State]] = {
    "queen_of_hearts": {"power": 7, "cards": "alice@courtyard caterpillar@hedge_maze"},
    "prince_john": {"power": 11, "cards": "robin_hood@nottingham nutsy@the_jail"},
    "captain_hook": {"power": 3, "cards": "smee@jolly_roger+cutlass john@skull_rock"},
    "jafar": {"power": 11, "cards": "scarab_pendant@oasis aladdin@sultans_palace"},
    "maleficent": {"power": 5, "cards": "raven@the_forest aurora@king_stefans_castle"},
}

HOOK: Final[State] = {
    "at": "jolly_roger",
    "power": 8,
    "hand": "cutlass cannon worthy_opponent aye_aye_sir",
    "cards": "ingenious_device@jolly_roger cannon@jolly_roger hooks_case@jolly_roger smee@jolly_roger+cutlass"
    " swashbuckler@jolly_roger pirate_brute@jolly_roger mr_starkey@skull_rock john@skull_rock"
    " michael@mermaid_lagoon",
    "discard": "swashbuckler",
}
"""Three more symbols in the lower row, and as many cards below it as a deck can bring there."""


def villains(count: int, **more: Any) -> State:
    rest = dict(list(OTHERS.items())[: count - 1])
    return {"ursula": {**URSULA, **more.pop("mine", {})}, **rest, **more}


STATES: Final[dict[int, State]] = {
    6: villains(6, phase="move"),
    4: {
        "captain_hook": HOOK,
        **{one: OTHERS[one] for one in ("jafar", "maleficent", "prince_john")},
        "phase": "actions",
    },
    5: villains(5, phase="actions", mine={"at": "the_shore", "cards": "sebastian@erics_ship"}),
}

A_WHOLE_DISCARD_PILE: Final[State] = {
    "jafar": {
        "at": "oasis",
        "power": 3,
        "hand": "manipulation scimitar palace_guard",
        "discard": "necessary_sacrifice palace_guard scimitar scrying a_snake_am_i deception giant_hourglass"
        " hypnotize sorcerous_power gazeem iago razoul scarab_pendant",
    },
    "prince_john": {"power": 2, "cards": "nutsy@the_jail trigger@nottingham sheriff_of_nottingham@nottingham"},
    "phase": "actions",
}
"""Prince John has three Allies: Jafar may take back one of thirteen cards, once that turn has begun."""

MOMENTS: Final[dict[int, State]] = {2: A_WHOLE_DISCARD_PILE}
