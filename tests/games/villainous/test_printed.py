"""The printed numbers of boards and cards, written down once more: whoever changes one by accident hears of it."""

import pytest

from panoplie.games import load
from panoplie.games.villainous.can.cards import plays
from panoplie.games.villainous.facts import LOOSE, TYPES, VILLAINS
from tests.talk import table

FACTS = load("villainous").facts()
BOARDS = """
jolly_roger: gain_1 discard / vanquish play
skull_rock: gain_1 play / fate discard
mermaid_lagoon: play move_item / gain_3 play
hangmans_tree: fate gain_2 / move_hero play locked
sultans_palace: play activate / vanquish fate
streets_of_agrabah: gain_1 fate / discard play
oasis: activate play / gain_3 play
cave_of_wonders: discard gain_2 / play move_item locked
forbidden_mountains: move_item play / gain_1 fate
briar_roses_cottage: gain_2 move_item / play discard
the_forest: discard play / gain_3 play
king_stefans_castle: gain_1 fate / vanquish play
sherwood_forest: gain_1 discard / play fate
friar_tucks_church: gain_2 play / play move_item
nottingham: fate gain_1 / vanquish play
the_jail:  / gain_3 play discard
courtyard: discard move_item / gain_2 play
hedge_maze: play activate / gain_3 play
tulgey_wood: fate play / discard vanquish
white_rabbits_house: play gain_1 / activate fate
ursulas_lair: gain_1 activate / move_item play
erics_ship: gain_1 play / fate discard
the_shore: play discard / gain_3 play
the_palace: move_item fate / move_hero gain_2 locked
"""
CARDS = """
boarding_party 3 ally cost=2 strength=2
give_them_a_scare 3 effect cost=1 count=2
swashbuckler 3 ally cost=1 strength=2
worthy_opponent 3 effect cost=0 power=2
aye_aye_sir 2 effect cost=1 boost=2
cannon 2 item cost=2 grants=vanquish
cunning 2 condition ally_strength>=4
cutlass 2 item cost=1 attach=ally bonus=2
hooks_case 2 item cost=2 grants=gain_1
obsession 2 condition defeat>=4
pirate_brute 2 ally cost=3 strength=4
ingenious_device 1 item cost=2 grants=move_hero
mr_starkey 1 ally cost=2 strength=2
never_land_map 1 item cost=4
smee 1 ally cost=2 strength=2 boost=2
pixie_dust 3 item attach=hero bonus=2
lost_boys 2 hero strength=4 allies=2
splitting_headache 2 effect
taunt 2 item attach=hero
john 1 hero strength=2 boost=1
michael 1 hero strength=1 boost=1
peter_pan 1 hero strength=8
tick_tock 1 hero strength=5
tinker_bell 1 hero strength=2
wendy 1 hero strength=3 boost=1
necessary_sacrifice 3 effect cost=0 power=3
palace_guard 3 ally cost=1 strength=2
scimitar 3 item cost=0 attach=ally bonus=1
scrying 3 effect cost=1
a_snake_am_i 2 effect cost=2 limit=4
deception 2 condition items>=2
giant_hourglass 2 item cost=1 activate=0 boost=-2
hypnotize 2 effect cost=strength
manipulation 2 condition allies>=3
sorcerous_power 2 effect cost=2
gazeem 1 ally cost=2 strength=2
iago 1 ally cost=1 strength=1 activate=1
magic_lamp 1 item cost=4
razoul 1 ally cost=3 strength=3 cost_change=-1
scarab_pendant 1 item cost=3 hand=1
snake_staff 1 item cost=2 activate=1
wish 3 item attach=hero bonus=2
crushing_blow 2 effect limit=3
narrow_escape 2 effect
abu 1 hero strength=2
aladdin 1 hero strength=4
carpet 1 hero strength=2
genie 1 hero strength=6 boost=2
princess_jasmine 1 hero strength=3 hand=-1
rajah 1 hero strength=4 boost=2
sultan 1 hero strength=2
treachery 1 effect power=2
cackling_goon 3 ally cost=1 strength=1 boost=1
dragon_form 3 effect cost=3 limit=3 power=3
forest_of_thorns 3 curse cost=2 least=4
green_fire 3 curse cost=3
savage_goon 3 ally cost=3 strength=4
sinister_goon 3 ally cost=2 strength=3 boost=1
vanish 3 effect cost=0
dreamless_sleep 2 curse cost=3 boost=-2
malice 2 condition defeat>=4 limit=4
tyranny 2 condition allies>=3 count=3
raven 1 ally cost=3 strength=1
spinning_wheel 1 item cost=1 power=-1
staff 1 item cost=1 cost_change=-1
guards 3 hero strength=3 allies=2
sword_of_truth 3 item attach=hero bonus=2 cost_change=2
once_upon_a_dream 2 effect
aurora 1 hero strength=4
fauna 1 hero strength=2
flora 1 hero strength=3
king_hubert 1 hero strength=3
king_stefan 1 hero strength=4
merryweather 1 hero strength=4
prince_phillip 1 hero strength=5
beautiful_lovely_taxes 3 effect cost=0 power=1
imprison 3 effect cost=2
rhino_guards 3 ally cost=3 strength=4
warrant 3 item cost=1 power=2
wolf_archers 3 ally cost=2 strength=2
bow_and_arrows 2 item cost=1 attach=ally bonus=1
cowardice 2 condition allies>=3
greed 2 condition power>=6 power=3
set_a_trap 2 effect cost=1
golden_arrow 1 item cost=0 attach=ally power=2
intimidation 1 effect cost=2
king_richards_crown 1 item cost=1 cost_change=-1
nutsy 1 ally cost=2 strength=2 boost=1
sheriff_of_nottingham 1 ally cost=3 strength=3 power=1
sir_hiss 1 ally cost=2 strength=2
trigger 1 ally cost=2 strength=4 boost=-1
clever_disguise 3 item attach=hero price=2
steal_from_the_rich 3 effect count=4
alan_a_dale 1 hero strength=2 boost=1
friar_tuck 1 hero strength=3
king_richard 1 hero strength=5
lady_kluck 1 hero strength=6
little_john 1 hero strength=5 count=4
maid_marian 1 hero strength=3
robin_hood 1 hero strength=5 power=-1
skippy 1 hero strength=2
toby 1 hero strength=2
card_guard_club 2 ally cost=1 strength=2 activate=1
card_guard_diamond 2 ally cost=1 strength=2 activate=1
card_guard_heart 2 ally cost=2 strength=3 activate=1
card_guard_spade 2 ally cost=2 strength=3 activate=1
off_with_your_head 3 effect cost=3 limit=4
spear 3 item cost=1 attach=ally bonus=1
take_the_shot 3 effect cost=4 count=5
by_order_of_the_queen 2 effect cost=2 count=2
fury 2 condition defeat>=4 count=2
judgment 2 condition allies>=3 power=3
makes_you_smaller 2 effect cost=2
very_merry_unbirthday 2 effect cost=0 power=1
stopwatch 1 item cost=1 activate=0 power=1
the_king 1 ally cost=2 strength=2 cost_change=-1
tweedle_dee_and_tweedle_dum 1 ally cost=3 strength=2
im_late_im_late 2 effect limit=3
makes_you_larger 2 effect
mome_raths 2 effect
alice 1 hero strength=5
caterpillar 1 hero strength=2 boost=-1
cheshire_cat 1 hero strength=5 count=2
dodo 1 hero strength=3
dormouse 1 hero strength=1
down_the_rabbit_hole 1 effect
mad_hatter 1 hero strength=3 boost=2
march_hare 1 hero strength=3 boost=2
white_rabbit 1 hero strength=2 cost_change=1
binding_contract_lair 1 item cost=2 attach=hero names=ursulas_lair
binding_contract_ship 2 item cost=2 attach=hero names=erics_ship
binding_contract_shore 2 item cost=2 attach=hero names=the_shore
binding_contract_palace 1 item cost=2 attach=hero names=the_palace
change_form 3 effect cost=1
grow_giant 3 effect cost=1
opportunist 3 effect cost=1
whirlpool 3 effect cost=1
arrogance 2 condition defeat>=4 count=3
divination 2 effect cost=1
trickery 2 condition power>=6
cauldron 1 item cost=1 activate=0 power=2
crown 1 item cost=4 activate=0 count=2
flotsam 1 ally cost=2 strength=4 activate=0
jetsam 1 ally cost=2 strength=4 activate=0
poor_unfortunate_souls 1 effect cost=2
trident 1 item cost=4
return_to_form 3 effect limit=4
dinglehopper 2 item attach=hero power=1
snarfblat 2 item attach=hero cost_change=3
ariel 1 hero strength=4
eric 1 hero strength=4
flounder 1 hero strength=1
grimsby 1 hero strength=2
king_triton 1 hero strength=6 cost_change=1
max 1 hero strength=3
scuttle 1 hero strength=2
sebastian 1 hero strength=2
"""
NUMBERS = ("limit", "power", "count", "boost", "allies", "hand", "price", "cost_change")


def board_as_written(villain, place):
    top, bottom = " ".join(FACTS.top[villain][place]), " ".join(FACTS.bottom[villain][place])
    locked = " locked" if FACTS.locks[villain] == place else ""
    return f"{FACTS.places[villain][place]}: {top} / {bottom}{locked}"


def card_as_written(kind):
    row = FACTS.rows[kind]
    words = [row.id, str(row.copies), row.type]
    if not FACTS.is_fate[kind] and row.type != "condition":
        words.append(f"cost={row.cost}")
    if row.type in ("ally", "hero"):
        words.append(f"strength={row.strength}")
    words += [f"{name}={getattr(row, name)}" for name in ("attach", "bonus") if getattr(row, name)]
    if row.activate is not None:
        words.append(f"activate={row.activate}")
    if row.trigger is not None:
        words.append(f"{row.trigger}>={row.least}")
    words += [f"grants={symbol}" for symbol in row.grants]
    words += [f"{name}={getattr(row, name)}" for name in NUMBERS if getattr(row, name)]
    if row.trigger is None and row.least:
        words.append(f"least={row.least}")
    if row.names is not None:
        words.append(f"names={row.names}")
    return " ".join(words)


def test_the_boards_are_as_printed():
    found = [board_as_written(villain, place) for villain in range(len(VILLAINS)) for place in range(4)]
    assert found == BOARDS.strip().splitlines()


def test_the_cards_are_as_printed():
    assert [card_as_written(kind) for kind in range(FACTS.kinds)] == CARDS.strip().splitlines()


PRICED = [kind for kind in range(FACTS.kinds) if FACTS.cost[kind] > 0]
BEARERS = {
    "captain_hook": "smee@jolly_roger",
    "prince_john": "nutsy@nottingham",
    "queen_of_hearts": "the_king@courtyard",
    "ursula": "max@the_shore",
}


@pytest.mark.parametrize("kind", PRICED, ids=lambda kind: FACTS.ids[kind])
def test_a_card_is_refused_to_whoever_has_one_power_too_few(kind):
    villain, name = VILLAINS[FACTS.villain_of[kind]], FACTS.ids[kind]
    cards = BEARERS.get(villain, "") if FACTS.attach[kind] != LOOSE else ""
    if FACTS.rows[kind].names == "the_shore":
        cards = "max@erics_ship"
    answer = ("effect", name)
    if TYPES[FACTS.types[kind]] != "effect":
        answer = ("attach", name, cards) if cards else ("play", name, FACTS.places[FACTS.villain_of[kind]][3])
    for power in (FACTS.cost[kind] - 1, FACTS.cost[kind]):
        other = "jafar" if villain == "ursula" else "ursula"
        realm = {"hand": name, "power": power, "cards": cards, "lock": None}
        t = table("villainous", **{villain: realm, other: {}})
        refusal = plays.why_not(t.g, 0, (), answer)
        assert (refusal is not None and refusal.key == "too-dear") is (power < FACTS.cost[kind])
