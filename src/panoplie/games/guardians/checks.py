"""What the shapes of the content files cannot say: a box that does not add up is refused with a sentence."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

from panoplie.games.guardians.districts import SIDE, SOLID, District, Tile, cell_of, lay_out
from panoplie.games.guardians.map import FAR, barred_edges, distances, zone_graph
from panoplie.games.guardians.rows import HEROES, Box, CardRow, ThreatRow, TileRow
from panoplie.kernel.content import require

NUMBERS: Final = (
    "hero_figures", "xtina_figures", "emissary_figures", "nodalie_figures", "identity_sheets", "power_cards",
    "initiative_cards", "wound_cards", "tiles", "threat_sheets", "object_cards", "actions", "cards_least",
    "cards_most", "base_cards", "rookie_cards", "veteran_cards", "damage", "pow", "wounds_a_turn", "ko_wounds",
    "ko_wounds_solo", "team_up_cards", "team_up_tokens", "solo_cards", "sidekicks", "solo_easy", "solo_normal",
    "solo_hard", "large", "medium", "small", "negative", "least_speed", "least_health", "sidekick_actions",
    "door_mental", "door_attack", "machine_draft",
)  # fmt: skip
FACES: Final = {"combat": 6, "power": 6, "test": 8}
ADVENTURES: Final = 4
"""In so many adventures a Rookie becomes a Veteran (GC-092)."""


def check(box: Box) -> None:
    """Everything that must fit together (GC-005)."""
    _check_ids(box)
    numbers = _check_table(box)
    heroes = [row.id for row in box.heroes.hero]
    _count("heroes.toml", "hero", len(heroes), numbers["hero_figures"])
    for hero in heroes:
        _check_deck(hero, [row for row in box.cards.card if row.hero == hero], numbers)
    for row in box.cards.card:
        require(row.hero in heroes, "cards.toml", row.id, f"hero: there is no hero {row.hero!r}")
    _count("wounds.toml", "wound", sum([row.copies for row in box.wounds.wound]), numbers["wound_cards"])
    for wound in box.wounds.wound:
        right = (wound.technique is not None) == (wound.side == "right")
        require(right, "wounds.toml", wound.id, "technique: a Wound on the right has one, on the left none")
    _check_missions(box)
    _count("objects.toml", "object", len(box.objects.object), numbers["object_cards"])
    _count(
        "threats.toml", "threat", len([row for row in box.threats.threat if row.villain]), numbers["threat_sheets"]
    )
    _count("tiles.toml", "tile", len(box.tiles.tile), 2 * numbers["tiles"])
    spots = {row.id for row in box.tiles.spot}
    for tile in box.tiles.tile:
        _check_tile(tile, spots)
    for threat in box.threats.threat:
        _check_threat(box, threat)
    _count("campaign.toml", "adventure", len(box.campaign.adventure), ADVENTURES)
    threats = {row.id: row for row in box.threats.threat}
    for adventure in box.campaign.adventure:
        known = adventure.threat in threats and threats[adventure.threat].solo
        require(known, "campaign.toml", adventure.id, "threat: an adventure needs a villain against every team")


def _count(file: str, row: str, found: int, wanted: int) -> None:
    require(found == wanted, file, row, f"there must be {wanted}, not {found}")


def _check_ids(box: Box) -> None:
    """One word means one thing in the whole box; the numbers of the rules have names of their own."""
    seen: set[str] = set()
    for file, rows in box.files().items():
        mine: set[str] = set()
        for row in rows:
            require(row.id not in mine | seen, file, row.id, "two rows have this id")
            mine.add(row.id)
        seen |= mine if file != "box.toml" else set()


def _check_table(box: Box) -> Mapping[str, int]:
    numbers = {row.id: row.value for row in box.table.number}
    for name in NUMBERS:
        require(name in numbers, "box.toml", name, "this number is missing")
    for name in numbers:
        require(name in NUMBERS, "box.toml", name, "no rule knows this number")
    dice = {row.id: row.faces for row in box.table.die}
    for name, sides in FACES.items():
        require(name in dice, "box.toml", name, "this die is missing")
        require(len(dice[name]) == sides, "box.toml", name, f"faces: the die has {sides}, not {len(dice[name])}")
    require("pow" not in dice["test"], "box.toml", "test", "faces: a Test die shows numbers only")
    return numbers


def _check_deck(hero: str, deck: Sequence[CardRow], numbers: Mapping[str, int]) -> None:
    """Eight Power cards, one of them the Weakness, and two for each other rank (GC-018, GC-082, GC-086)."""
    for rank in ("base", "rookie", "veteran"):
        found = len([row for row in deck if row.rank == rank])
        wanted = numbers[f"{rank}_cards"]
        require(found == wanted, "cards.toml", hero, f"{found} of his cards are of the rank {rank}, not {wanted}")
    weak = [row for row in deck if row.type == "weakness"]
    require(len(weak) == 1 and weak[0].rank == "base", "cards.toml", hero, "he has one Weakness, among his eight")
    for row in deck:
        if row.type == "weakness":
            alone = row.technique is None and row.power == "passive"
            require(alone, "cards.toml", row.id, "a Weakness is a Special Power and nothing else")
        else:
            both = row.technique is not None or row.power != "none"
            require(both, "cards.toml", row.id, "a card has a technique, a power or both")


def _check_missions(box: Box) -> None:
    """Every hero finds a Mission behind every face of a Combat die (GC-027)."""
    shared = [row.face for row in box.missions.mission if row.hero is None]
    for face in range(1, FACES["combat"] + 1):
        for hero in box.heroes.hero:
            own = [row for row in box.missions.mission if row.hero == hero.id and row.face == face]
            found = shared.count(face) + len(own)
            require(found == 1, "missions.toml", hero.id, f"face {face} names {found} Missions")
    heroes = {row.id for row in box.heroes.hero}
    for row in box.missions.mission:
        require(row.hero is None or row.hero in heroes, "missions.toml", row.id, f"there is no hero {row.hero!r}")


def _check_tile(row: TileRow, spots: set[str]) -> None:
    grid = row.grid

    def letter(space: str) -> str:
        x, y = cell_of(space)
        require(x < SIDE and y < SIDE, "tiles.toml", row.id, f"{space} is not on the tile")
        return grid[y][x]

    for pair in (*row.walls, *[door.between for door in row.doors]):
        (x, y), (x2, y2) = cell_of(pair[0]), cell_of(pair[1])
        letters = [letter(space) for space in pair]
        beside = abs(x - x2) + abs(y - y2) == 1
        require(beside, "tiles.toml", row.id, f"{pair[0]} and {pair[1]} are not side by side")
        apart = SOLID not in letters and letters[0] != letters[1]
        require(apart, "tiles.toml", row.id, f"{pair[0]} and {pair[1]}: a wall or door parts two Zones")
    for spot in row.spots:
        require(letter(spot.space) != SOLID, "tiles.toml", row.id, f"{spot.space} is solid")
        require(spot.id in spots, "tiles.toml", row.id, f"there is no reference card {spot.id!r}")
    for zone in sorted(set("".join(grid)) - {SOLID}):
        require(_hangs_together(grid, zone), "tiles.toml", row.id, f"Zone {zone} is in pieces")


def _hangs_together(grid: Sequence[str], zone: str) -> bool:
    cells = [(x, y) for y in range(SIDE) for x in range(SIDE) if grid[y][x] == zone]
    found = cells[:1]
    for x, y in found:
        near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        found += [cell for cell in near if cell in cells and cell not in found]
    return len(found) == len(cells)


def _check_threat(box: Box, row: ThreatRow) -> None:
    villains = {villain.id: villain for villain in box.villains.villain}
    for name, spaces in ((row.villain, row.villain_spaces), (row.minions, row.minion_spaces)):
        if name is not None:
            require(name in villains, "threats.toml", row.id, f"there is no villain {name!r}")
            require(
                len(spaces) <= villains[name].figures, "threats.toml", row.id, f"{name}: more spaces than figures"
            )
    require(
        (row.villain is None) == (row.track is None), "threats.toml", row.id, "a villain has a track, and only he"
    )
    if row.track is not None:
        rising = [row.track.start, *row.track.margins, row.track.end]
        require(rising == sorted(rising), "threats.toml", row.id, "track: start, margins and end rise")
    for table, lists in (("scaling", row.scaling.lists()), ("together", row.together.lists())):
        for name, values in lists.items():
            full = len(values) in (0, HEROES)
            require(full, "threats.toml", row.id, f"{table}.{name}: a number for each of 1 to {HEROES} heroes")
    sizes = [article.size for article in box.threats.article if article.threat == row.id]
    require(sizes == ["large", "medium"], "threats.toml", row.id, "it has a large and a medium article")
    copies = {thing.id: thing.copies for thing in box.objects.object}
    for placed in row.objects:
        there = len([one for one in row.objects if one.id == placed.id])
        enough = there <= copies.get(placed.id, 0)
        require(enough, "threats.toml", row.id, f"objects: the box has fewer than {there} of {placed.id!r}")
    tokens = {token.id for token in box.objects.token}
    for placed in row.tokens:
        require(placed.id in tokens, "threats.toml", row.id, f"tokens: there is no token {placed.id!r}")
    tiles = {tile.id: tile.tile() for tile in box.tiles.tile}
    for layout in row.layouts:
        _check_layout(row, layout, tiles)


def _check_layout(row: ThreatRow, layout: Sequence[Sequence[str]], tiles: Mapping[str, Tile]) -> None:
    """A map can be laid out with the tiles of the box, holds everything, and leads everywhere (GC-116, GC-122)."""
    names = [name for line in layout for name in line]
    shown = " / ".join([" ".join(line) for line in layout])
    require(
        len({len(line) for line in layout}) == 1, "threats.toml", row.id, f"{shown}: the rows differ in length"
    )
    for name in names:
        require(name in tiles, "threats.toml", row.id, f"{shown}: there is no tile {name}")
    once = len({name[0] for name in names}) == len(names)
    require(once, "threats.toml", row.id, f"{shown}: both sides of a tile are used")
    require(row.tile in (None, *names), "threats.toml", row.id, f"{shown}: the tile of the threat is missing")
    district = lay_out(tiles, layout)
    apart = [*row.starts[0], *row.starts[1], *row.villain_spaces, *row.minion_spaces]
    apart += [placed.space for placed in (*row.objects, *row.tokens) if placed.id != "artefact"]
    for space in (*apart, *row.spawn, *row.route):
        there = space in district.at and district.zone_of[district.at[space]] >= 0
        require(there, "threats.toml", row.id, f"{shown}: {space} is no Space")
    for space in apart:
        require(apart.count(space) == 1, "threats.toml", row.id, f"{space}: two things stand there")
    for placed in row.objects:
        free = district.at[placed.space] not in district.spots
        require(free, "threats.toml", row.id, f"{shown}: {placed.id} hides the orange Space {placed.space}")
    _check_ways(row, shown, district)


def _check_ways(row: ThreatRow, shown: str, district: District) -> None:
    everywhere = distances(zone_graph(district, district.walls))[0]
    require(max(everywhere) < FAR, "threats.toml", row.id, f"{shown}: a Zone is cut off even with all doors open")
    steps = distances(zone_graph(district, barred_edges(district, district.closed)))
    zones = [district.zone_of[district.at[space]] for space in row.route]
    for one, other in itertools.pairwise(zones):
        require(steps[one][other] <= 1, "threats.toml", row.id, f"{shown}: the route jumps over a Zone")
    starts = [district.zone_of[district.at[space]] for team in row.starts for space in team]
    for start in starts:
        open_way = steps[starts[0]][start] < FAR
        require(open_way, "threats.toml", row.id, f"{shown}: a team begins behind a closed door")
