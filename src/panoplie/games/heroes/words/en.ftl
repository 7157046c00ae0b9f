# Heroes Incorporated

title = Heroes Incorporated
tagline = Two heroes each, a city full of crime: stop it before the others do, and send them a Super-Villain.

# Options

option-expansion = The box
option-expansion-true = with S.U.P.E.R.
option-expansion-false = base game only
option-justice = Justice markers (S.U.P.E.R.)
option-justice-true = used
option-justice-false = not used
option-lairs = Lairs of the Super-Villains (S.U.P.E.R.)
option-lairs-false = not used
option-lairs-true = unbeaten villains go to the corners
option-long_game = Length
option-long_game-false = 30 points, 36 with two players
option-long_game-true = 36 points
option-heroes = Heroes
option-heroes-draft = drafted: keep one, pass two on, pick one
option-heroes-random = two dealt to each player
option-start = Who starts
option-start-random = drawn at random
option-start-collection = whoever owns the most comics
option-start-first_seat = the first seat
option-combat_markers = +1 Combat markers on a hero
option-combat_markers-3 = up to three
option-combat_markers-1 = only one
option-ties = Level before and after the count
option-ties-shared = the victory is shared
option-ties-play_on = another phase is played
option-illusion = Illusion
option-illusion-rulebook = never onto Crimeland
option-illusion-english = never away from Crimeland or from a die
option-deck_out = When the Research deck is empty
option-deck_out-reshuffle = shuffle the discard pile
option-deck_out-end_game = the game ends

# Questions

ask-collection = Who owns the largest collection of comics? That player starts.
ask-draft = Keep one hero and give the others to your neighbours.
ask-pick = Which of these two heroes joins your team?
ask-build = Which gadget does your inventor start with?
ask-place = Place one of your heroes on a district without heroes.
ask-action = Your turn. What do you do?
ask-copy = You copy { $power }. How do you use it?
ask-target = { $card }: what do you aim it at?
ask-target_more = { $card }: and what next?
ask-target-stun_ray = { $card }: which hero do you knock out?
ask-target-emp_pulse = { $card }: which hero do you knock out?
ask-target-gene_inhibitor = { $card }: which hero do you knock out?
ask-target-null_idol = { $card }: which hero do you knock out?
ask-target-xeno_toxin = { $card }: which hero do you knock out?
ask-target-knockout_gas = { $card }: on which district do you let it out?
ask-target-jet_pack = { $card }: which hero carries it?
ask-target-force_cannon = { $card }: which hero carries it?
ask-target-grapple_gun = { $card }: which hero carries it?
ask-target-targeting_visor = { $card }: which hero carries it?
ask-target-battle_armor = { $card }: which hero carries it?
ask-target-portable_lab = { $card }: which hero carries it?
ask-target-power_gauntlets = { $card }: which hero carries it?
ask-target-cloaking_device = { $card }: which hero carries it?
ask-target-dimensional_key = { $card }: which hero carries it?
ask-target_more-jet_pack = { $card }: this hero has no room left; which gadget goes?
ask-target_more-force_cannon = { $card }: this hero has no room left; which gadget goes?
ask-target_more-grapple_gun = { $card }: this hero has no room left; which gadget goes?
ask-target_more-targeting_visor = { $card }: this hero has no room left; which gadget goes?
ask-target_more-battle_armor = { $card }: this hero has no room left; which gadget goes?
ask-target_more-portable_lab = { $card }: this hero has no room left; which gadget goes?
ask-target_more-power_gauntlets = { $card }: this hero has no room left; which gadget goes?
ask-target_more-cloaking_device = { $card }: this hero has no room left; which gadget goes?
ask-target_more-dimensional_key = { $card }: this hero has no room left; which gadget goes?
ask-target-power_up = { $card }: which hero takes the +1 Combat marker?
ask-target-alien_serum = { $card }: which hero takes the +1 Combat marker?
ask-target-crime_wave = { $card }: which crime pawn do you move, and where?
ask-target_more-crime_wave = { $card }: do you move another pawn, and where?
ask-target-police_raid = { $card }: which crime pawn do you send to Crimeland?
ask-target-meteor_strike = { $card }: which district do you destroy?
ask-target-power_drain = { $card }: which hero loses a +1 Combat marker?
ask-target-equipment_failure = { $card }: which gadget is discarded?
ask-target-stolen_files = { $card }: from whom do you take a card?
ask-target-dimensional_rift = { $card }: which district do you move?
ask-target_more-dimensional_rift = { $card }: with which district does it change places?
ask-target-time_warp = { $card }: from which district do the dice go back?
ask-villain = { $hero } ({ $foe }) is about to fight at { $district }. Do you send a Super-Villain?
ask-cancel = { $foe } plays { $card }. Does Mind Control cancel it?
ask-reroll = The die shows { $face }; it takes { $number } or more. Do you throw again?
ask-boost = The die shows { $face }; it takes { $number } or more. How many Justice markers do you spend?
ask-lost = A 1: { $hero } drifts towards Crimeland. Do you pay to go elsewhere?
ask-go = Where does { $hero } appear?
ask-discard = { $why ->
    [limit] You hold too many cards. Which one do you discard?
   *[villain] The Super-Villain costs you a card. Which one?
  }
ask-lose_gadget = Which gadget does { $hero } lose?
ask-keep_one = You look at the top of the deck. Which card do you keep?
ask-under = Which card goes under the deck next?
ask-last_call = The points are about to be counted. Do you exchange Justice markers first?
ask-which_first = Which of your districts’ powers do you use first?
ask-district_power = You hold { $district } alone. Do you use its power?
ask-corner = { $direction }: in which corner does { $card } hide?

# Answers

answer-starts = Let { $seat } start
answer-keep = Keep { $hero }
answer-draft = Keep { $hero }, give { $left } to the left and { $right } to the right
    .first = Keep { $hero }…
answer-pick = Take { $hero }
answer-build = Start with { $card }
answer-place = Place { $hero } at { $district }
    .short = Place at { $district }
    .first = Place { $hero }…
answer-move = Move { $hero } to { $district } ({ $pay })
    .short = Move to { $district } ({ $pay })
    .first = Act with { $hero }…
answer-fight = Fight with { $hero } at { $district } ({ $pay })
    .short = Fight at { $district } ({ $pay })
    .first = Act with { $hero }…
answer-rocket = Rocket { $hero } to { $district } and fight at { $target }
    .short = Rocket to { $district } and fight at { $target }
    .first = Act with { $hero }…
answer-teleport = Teleport { $hero }
    .first = Act with { $hero }…
answer-play = Play { $card } ({ $pay })
    .first = Play { $card }…
answer-draw = Draw a card ({ $pay })
    .first = Draw a card…
answer-rest = Pass (1 marker)
answer-end = End the turn
answer-shift = Shift pawn { $pawn } to { $district } with { $hero } (Illusion)
    .short = Shift pawn { $pawn } to { $district }
    .first = Act with { $hero }…
answer-minions = Win the crime of pawn { $pawn } with the Minions of { $hero }
    .short = Win the crime of pawn { $pawn }
    .first = Act with { $hero }…
answer-mimic = Copy { $power } of { $copied } with { $hero }
    .short = Copy { $power } of { $copied }
    .first = Act with { $hero }…
answer-noble = Exchange 2 Justice markers for 1 point
answer-villain = Send { $card }
answer-pass = Let it pass
answer-pass_turn = Let everything pass this turn
answer-cancel = Cancel it, giving up { $card }
answer-reroll = Throw again
answer-stay = Keep the throw
answer-spend = { $number ->
    [0] Spend none
    [one] Spend 1 Justice marker
   *[other] Spend { $number } Justice markers
  }
answer-change = Spend 2 Justice markers and choose where to go
answer-accept = Land on Crimeland
answer-go = Go to { $district }
answer-hero = Choose { $hero }
answer-district = Choose { $district }
answer-pawn = Choose pawn { $pawn }
    .name = Crime pawn { $pawn }
answer-pawn_to = Move pawn { $pawn } to { $district }
    .short = Move to { $district }
    .first = Move pawn { $pawn }…
answer-hero_to = Move { $hero } to { $district }
    .short = Move to { $district }
    .first = Move { $hero }…
answer-enough = Stop here
answer-seat = Choose { $seat }
answer-gadget = Choose { $card } of { $hero }
answer-base = Choose { $card } of { $seat }
answer-discard = Discard { $card }
answer-take = Take { $card }
answer-under = Put { $card } under the deck
answer-use = Use it
answer-skip = Do without
answer-corner = Hide at { $district }

# What pays for an action

pay-colour = 1 marker
pay-white = White marker
pay-detective = Detective
pay-super_senses = Super Senses
pay-super_speed = Super Speed
pay-inventor = free, Inventor
pay-crime_computer = Crime Computer, White marker
pay-hovercraft = Hovercraft
pay-combat_simulator = Combat Simulator
pay-war_room = War Room

# Events

event-drafted = All keep one hero and pass the others on.
event-team = { $seat } leads { $hero } and { $copied }.
event-started = { $seat } starts.
event-phase_began = Phase { $number } begins; { $seat } starts.
event-phase_ended = Phase { $number } is over: the points are counted.
event-went = { $hero } goes to { $district }.
event-pawn_moved = Crime pawn { $pawn } moves to { $district }.
event-passed = { $seat } passes.
event-fights = { $seat }: { $hero } fights crime at { $district }.
event-threw = { $seat } throws { $dice } for { $hero }.
event-turned = { $seat } spends { $number ->
    [one] a Justice marker
   *[other] { $number } Justice markers
  }: the die shows { $face }.
event-changed = { $seat } spends { $number } Justice markers to go elsewhere.
event-won = { $hero } reaches { $number } against { $need } at { $district }.
event-failed = { $hero } fails at { $district } with { $number }, needing { $need }.
event-outdone = { $hero } reaches { $number } at { $district }, but the die that lies there holds.
event-die_returned = { $hero } takes back the die.
event-gained = { $seat } gains { $points ->
    [one] a Hero Point
   *[other] { $points } Hero Points
  }.
event-scored = { $seat } counts { $points } and has { $total }.
event-justice = { $seat } receives { $number ->
    [one] a Justice marker
   *[other] { $number } Justice markers
  }.
event-strengthened = { $hero } takes a +1 Combat marker.
event-weakened = { $hero } loses a +1 Combat marker.
event-knocked_out = { $hero } is knocked out.
event-villain_played = { $seat } sends { $card } to { $district }!
event-villain_left = { $card } leaves the city.
event-lair = { $card } hides at { $district }.
event-cancelled = { $seat } cancels { $card } with Mind Control, giving up { $other }.
event-gadget_lost = { $hero } loses { $card }.
event-base_lost = { $seat } loses { $card }.
event-deck_empty = { $seat } finds no Research card to draw.
event-reshuffled = The discard pile is shuffled: { $number } cards.
event-looked = { $seat } looks at { $number } cards.
event-discarded = { $seat } discards { $card }.
event-played = { $seat } plays { $card }.
event-equipped = { $hero } carries { $card }.
event-installed = { $seat } installs { $card }.
event-fame_faded = { $card } of { $seat } is forgotten.
event-famous = { $seat } is famous: { $card }.
event-destroyed = { $district } is destroyed!
event-swapped = { $district } and { $target } change places.
event-copied = { $hero } copies { $power } of { $copied }.
event-district_used = { $seat } uses the power of { $district }.
event-recovered = { $seat } takes { $card } out of the discard pile.
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a Research card.
event-stole = { $seat } takes { $card } from { $foe }.
    .hidden = { $seat } takes a card from { $foe }.
outcome-points = { $count ->
    [one] { $winners } wins: the city has chosen its heroes.
   *[other] { $winners } share the victory.
  }
outcome-deck_out = { $count ->
    [one] The deck is empty: { $winners } has the most points and wins.
   *[other] The deck is empty: { $winners } share the victory.
  }

# Refusals

refusal-nobody-there = Name one of the players at this table.
refusal-not-drafted = Keep one of your three heroes and give one to each neighbour.
refusal-not-offered = Choose one of the two heroes that you received.
refusal-not-equipment = The inventor starts with an equipment gadget of the deck.
refusal-hero-there = There is a hero on that district already.
refusal-not-to-place = That hero is not yours to place.
refusal-not-your-hero = That hero is not in your team.
refusal-not-acted = Your normal action is still to come; pass if you have nothing to do.
refusal-acted = Your normal action of this turn is spent.
refusal-only-white = Only your White marker is left: you must draw.
refusal-knocked-out = { $hero } is knocked out until the end of the phase.
refusal-busy = { $hero } is busy: a die of theirs lies on a district.
refusal-no-such-power = { $hero } does not have the power { $power }.
refusal-marker-spent = That bonus marker is spent for this phase.
refusal-cannot-pay = You have nothing that pays for this.
refusal-hq-used = Your HQ gadget has been used in this phase.
refusal-white-spent = Your White marker is spent for this phase.
refusal-no-colour = You have no coloured marker left.
refusal-no-such-district = There is no such district in the city.
refusal-no-diagonal = { $hero } cannot fly: one district up, down, left or right.
refusal-too-far = { $hero } cannot get there with one move.
refusal-no-crime = There is no crime at { $district }.
refusal-no-blast = { $hero } has no Blast: the fight must be where the hero stands.
refusal-crime-too-far = { $hero } is too far from that crime.
refusal-pawn-too-far = The pawn must be on the district of { $hero } or next to it.
refusal-not-adjacent = The pawn goes to a district next to its own, not along a diagonal.
refusal-onto-crimeland = Illusion cannot move a pawn onto Crimeland.
refusal-from-crimeland = Illusion cannot move a pawn away from Crimeland.
refusal-from-die = Illusion cannot move a pawn from a district with a die.
refusal-not-a-two = Minions win only crimes on districts of value 2.
refusal-die-there = A die lies on that district.
refusal-mimic-self = Mimic copies somebody else.
refusal-hero-too-far = { $hero } must be on the same district or next to it.
refusal-cannot-copy = { $power } gives nothing when it is copied.
refusal-copy-useless = { $power } would do nothing now.
refusal-copy-now = The copied power { $power } is used at once.
refusal-not-in-hand = That card is not in your hand.
refusal-villain-waits = A Super-Villain is played when an opponent announces a fight.
refusal-only-villains = Only Super-Villains can be played in another player’s turn.
refusal-not-free = Only gadgets are free, and only for a team with Inventor.
refusal-is-free = Your inventor plays gadgets for nothing.
refusal-draw-needs-white = Drawing is paid with the White marker.
refusal-pass-needs-colour = Passing costs a coloured marker; with White alone you draw.
refusal-no-noble = Nobody in your team has Noble.
refusal-too-little-justice = You have too few Justice markers.
refusal-beyond-six = Justice cannot turn a die beyond 6.
refusal-second-hq = Your team owns an HQ gadget already.
refusal-only-aliens = Your heroes are Aliens, who carry no gadgets.
refusal-alien = { $hero } is an Alien and carries no gadgets.
refusal-no-room-for-plus = Neither of your heroes can take another +1 Combat marker.
refusal-enough-plus = { $hero } cannot take another +1 Combat marker.
refusal-no-target = There is nothing to aim this card at.
refusal-not-a-target = This card cannot be aimed at that.
refusal-out-of-range = { $hero } is out of range, or knocked out already.
refusal-not-famous = You need { $needs }.
refusal-cancel-from-hand = Mind Control costs a card of your hand.
refusal-discard-one = Discard a card of your hand.
refusal-not-a-corner = Choose an empty corner of that edge.
needs-leader = more points than everyone else
needs-trailer = fewer points than everyone else
needs-die_on_number = a die of yours on a district of the highest value
needs-two_dice = dice of both your heroes in the city
needs-min_points = enough Hero Points
needs-min_gadgets = enough gadgets in your team
needs-villain_beaten = a Super-Villain beaten in this game

# Names

origin-mutant = Mutant
origin-tech = Tech
origin-chosen = Chosen
origin-alien = Alien
marker-black = Black
marker-white = White
marker-brown = Brown
marker-orange = Orange
marker-pink = Pink
marker-grey = Grey
marker-wood = Wood
direction-N = North
direction-NE = North-east
direction-E = East
direction-SE = South-east
direction-S = South
direction-SW = South-west
direction-W = West
direction-NW = North-west
class-ko_gadget = KO gadget
class-equipment_gadget = Equipment gadget
class-hq_gadget = HQ gadget
class-fame = Fame
class-fate = Fate
class-adventure = Adventure
class-super_villain = Super-Villain
class-power_up = Power Up

# Powers

power-transform = Transform
    .text = Starts the game with a +1 Combat marker.
power-fly = Fly
    .text = Moves along diagonals too.
power-blast = Blast
    .text = Can fight a crime on a neighbouring district without going there.
power-noble = Noble
    .text = A point more in each phase; with Justice, 2 markers make a point at any time.
power-magic = Magic
    .text = Throws two dice in a fight; the higher counts.
power-teleport = Teleport
    .text = Instead of a move, throw a die: on a 1 to Crimeland, else to any district. With Justice, a 1 earns a marker, or 2 markers change it.
power-detective = Detective
    .text = Once a phase, draws a Research card as a bonus action.
power-super_senses = Super Senses
    .text = Once a phase, fights crime as a bonus action.
power-super_speed = Super Speed
    .text = Once a phase, moves, fights or plays a card as a bonus action.
power-inventor = Inventor
    .text = Starts with a gadget; the team plays gadget cards for nothing.
power-illusion = Illusion
    .text = Once a phase, moves a crime pawn that is here or next door to a neighbouring district.
power-mind_control = Mind Control
    .text = Discard a card to cancel a Research card just played; both leave the game.
power-minions = Minions
    .text = Once a phase, wins a crime of value 2 here or next door at once.
power-rocket = Rocket
    .text = Moves and fights for a single action.
power-outsmart = Outsmart
    .text = Wins ties in a fight.
power-mimic = Mimic
    .text = Once a phase, copies a power of a hero here or next door.

# Heroes

hero-titan = Titan
hero-paragon = Paragon
hero-shadowboxer = Shadowboxer
hero-stampede = Stampede
hero-huntaar = Huntaar
hero-werebeast = Werebeast
hero-thunderhawk = Thunderhawk
hero-andron = Andron
hero-scrap = Scrap
hero-traveller = Traveller
hero-arcana = Arcana
hero-firebrand = Firebrand
hero-dr_illusion = Dr. Illusion
hero-ceera = Ceera
hero-silver_king = Silver King
hero-slingshot = Slingshot
hero-cloner = Cloner

# Districts

district-threads = Threadbare Clothing
    .text = No power.
district-sofa = Sofa So Good Furniture
    .text = No power.
district-pets = Paws & Feathers Pet Shop
    .text = No power.
district-diner = Midnight Diner
    .text = No power.
district-laundromat = Spin City Laundromat
    .text = No power.
district-comics = Golden Age Comics
    .text = Draw a Research card.
district-garage = Gearhead Garage
    .text = Move one of your heroes to a neighbouring district.
district-pawnbroker = Second Chance Pawnbrokers
    .text = Discard a card, then draw two.
district-crimeland = Crimeland
    .text = Crime pawns that leave the city come back here.
district-precinct = 13th Precinct
    .text = Move a crime pawn to a neighbouring district, neither from nor onto Crimeland.
district-gazette = Megalopolis Gazette
    .text = A point more if you have a Fame card in play.
district-subway = Central Subway
    .text = Put one of your heroes on any district.
district-hospital = Mercy Hospital
    .text = Take a Justice marker; without that rule, draw a card.
district-library = Public Library
    .text = Look at the top three cards of the deck and keep one; the others go under it.
district-stadium = Titans Stadium
    .text = No power.
district-warehouse = Dockside Warehouse
    .text = Take a gadget card out of the discard pile.
district-genicon = Genicon Inc
    .text = One of your Mutants takes the +1 Combat marker that lies here.
district-makers = The Makers Group
    .text = One of your Chosen takes the +1 Combat marker that lies here.
district-dwengine = Dwengine Ltd
    .text = One of your Tech heroes takes the +1 Combat marker that lies here.
district-bank = First National Bank
    .text = No power.
district-channel6 = Channel 6 Studios
    .text = An opponent of your choice discards a random card.
district-city_hall = City Hall
    .text = You start the next phase, whatever the scores.
district-labs = Apex Research Labs
    .text = Draw two Research cards.
district-power_plant = Atomic Power Plant
    .text = No power.
district-fort = Fort Bastion
    .text = Take a Power Up out of the discard pile; if there is none, draw a card.

# Research cards

card-stun_ray = Stun Ray
    .text = Knock out a hero on the district of one of yours, or next to it.
card-emp_pulse = EMP Pulse
    .text = Knock out a Tech hero anywhere.
card-gene_inhibitor = Gene Inhibitor
    .text = Knock out a Mutant anywhere.
card-null_idol = Null Idol
    .text = Knock out a Chosen hero anywhere.
card-xeno_toxin = Xeno Toxin
    .text = Knock out an Alien anywhere; if no Alien is in play, any hero near one of yours.
card-knockout_gas = Knockout Gas
    .text = Knock out everyone, your own heroes too, on a district next to one of your heroes.
card-jet_pack = Jet Pack
    .text = One of your heroes carries it (no Aliens). It gives Fly.
card-force_cannon = Force Cannon
    .text = One of your heroes carries it (no Aliens). It gives Blast.
card-grapple_gun = Grapple Gun
    .text = One of your heroes carries it (no Aliens). A move may cover two districts up, down, left or right.
card-targeting_visor = Targeting Visor
    .text = One of your heroes carries it (no Aliens). Once in each fight the throw may be repeated; the new one counts.
card-battle_armor = Battle Armour
    .text = One of your heroes carries it (no Aliens). Instead of being knocked out, lose this gadget.
card-portable_lab = Portable Lab
    .text = One of your heroes carries it (no Aliens). When you draw with the White marker, look at two cards, keep one and put the other under the deck.
card-power_gauntlets = Power Gauntlets
    .text = One of your heroes carries it (no Aliens). A 1 or 2 in a fight counts as a 3.
card-cloaking_device = Cloaking Device
    .text = One of your heroes carries it (no Aliens). No Super-Villain can be played against its fights.
card-dimensional_key = Dimensional Key
    .text = One of your heroes carries it (no Aliens). Once a phase, a move may lead to any district.
card-crime_computer = Crime Computer
    .text = A gadget for the team. Once a phase, as a bonus action: put the White marker on it and draw a Research card.
card-hovercraft = Hovercraft
    .text = A gadget for the team. Once a phase, as a bonus action: put a coloured marker on it and move one of your heroes.
card-combat_simulator = Combat Simulator
    .text = A gadget for the team. Once a phase, as a bonus action: put a coloured marker on it, and one of your heroes fights crime.
card-war_room = War Room
    .text = A gadget for the team. Once a phase, as a bonus action: put a coloured marker on it and play a Research card.
card-front_page = Front Page Story
    .text = A point in every phase while it is in play. You may play it only with more points than everyone else.
card-underdogs = Lovable Underdogs
    .text = A point in every phase while it is in play. You may play it only with fewer points than everyone else.
card-key_to_the_city = Key to the City
    .text = A point in every phase while it is in play. You may play it only with a die of yours on a district of value 5.
card-dynamic_duo = Dynamic Duo
    .text = A point in every phase while it is in play. You may play it only with dice of both your heroes in the city.
card-movie_deal = Movie Deal
    .text = A point in every phase while it is in play. You may play it only with at least 10 points.
card-sponsored_gear = Sponsored Gear
    .text = A point in every phase while it is in play. You may play it only with at least two gadgets in your team.
card-villain_hunters = Villain Hunters
    .text = A point in every phase while it is in play. You may play it only if you have beaten a Super-Villain in this game.
card-crime_wave = Crime Wave
    .text = Move up to two crime pawns one district each, in any direction; those under a die stay.
card-police_raid = Police Raid
    .text = Move a crime pawn to Crimeland; if its district has none left, dice there go back.
card-meteor_strike = Meteor Strike
    .text = Destroy a district without heroes, neither Crimeland nor a lair: it has no number and no power any more.
card-power_drain = Power Drain
    .text = A hero of your choice loses a +1 Combat marker.
card-equipment_failure = Equipment Failure
    .text = Discard a gadget of any hero or team.
card-stolen_files = Stolen Files
    .text = Take a random card of an opponent’s hand.
card-dimensional_rift = Dimensional Rift
    .text = Two districts, neither Crimeland nor lairs, change places with everything on them.
card-call_to_justice = Call to Justice
    .text = Take two Justice markers; without that rule, draw two cards.
card-time_warp = Time Warp
    .text = All dice of a district go back to their owners.
card-thorn = Thorn
    .text = Combat 5.
card-limbo = Limbo
    .text = Nobody can beat it: no die stays on its district in this phase.
card-ironjaw = Ironjaw
    .text = Combat 5. The hero who fails loses a +1 Combat marker.
card-short_circuit = Short Circuit
    .text = Combat 5. 7 against Tech heroes.
card-gene_reaver = Gene Reaver
    .text = Combat 5. 7 against Mutants.
card-the_heretic = The Heretic
    .text = Combat 5. 7 against Chosen heroes.
card-blackout = Blackout
    .text = Combat 6.
card-cutpurse = Cutpurse
    .text = Combat 4. Whoever fails gives a random card to the player of this card.
card-landslide = Landslide
    .text = Combat 6. The hero who fails lands on Crimeland.
card-evolver = Evolver
    .text = Combat 6. 8 against Mutants.
card-mammoth = Mammoth
    .text = Combat 7.
card-mind_ripper = Mind Ripper
    .text = Combat 5. Whoever fails discards a Research card.
card-berserker = Berserker
    .text = Combat 5. The hero who fails loses a gadget.
card-overclock = Overclock
    .text = Combat 6. 8 against Tech heroes.
card-godslayer = Godslayer
    .text = Combat 6. 8 against Chosen heroes.
card-exterminator = Exterminator
    .text = Combat 6. 8 against Aliens.
card-power_leech = Power Leech
    .text = Combat 5. The hero who fails loses a +1 Combat marker.
card-riftwalker = Riftwalker
    .text = Combat 5. The hero who fails lands on Crimeland.
card-puppeteer = Puppeteer
    .text = Combat 5. The hero who fails is knocked out.
card-power_up = Power Up
    .text = One of your heroes takes a +1 Combat marker.
card-alien_serum = Alien Serum
    .text = One of your heroes takes a +1 Combat marker.
card-adventure_titan = Titan’s Adventure
    .text = 3 points at once if Titan is in your team, else 1.
card-adventure_paragon = Paragon’s Adventure
    .text = 3 points at once if Paragon is in your team, else 1.
card-adventure_shadowboxer = Shadowboxer’s Adventure
    .text = 3 points at once if Shadowboxer is in your team, else 1.
card-adventure_stampede = Stampede’s Adventure
    .text = 3 points at once if Stampede is in your team, else 1.
card-adventure_huntaar = Huntaar’s Adventure
    .text = 3 points at once if Huntaar is in your team, else 1.
card-adventure_werebeast = Werebeast’s Adventure
    .text = 3 points at once if Werebeast is in your team, else 1.
card-adventure_thunderhawk = Thunderhawk’s Adventure
    .text = 3 points at once if Thunderhawk is in your team, else 1.
card-adventure_andron = Andron’s Adventure
    .text = 3 points at once if Andron is in your team, else 1.
card-adventure_scrap = Scrap’s Adventure
    .text = 3 points at once if Scrap is in your team, else 1.
card-adventure_traveller = Traveller’s Adventure
    .text = 3 points at once if Traveller is in your team, else 1.
card-adventure_arcana = Arcana’s Adventure
    .text = 3 points at once if Arcana is in your team, else 1.
card-adventure_firebrand = Firebrand’s Adventure
    .text = 3 points at once if Firebrand is in your team, else 1.
card-adventure_dr_illusion = Dr. Illusion’s Adventure
    .text = 3 points at once if Dr. Illusion is in your team, else 1.
card-adventure_ceera = Ceera’s Adventure
    .text = 3 points at once if Ceera is in your team, else 1.
card-adventure_silver_king = Silver King’s Adventure
    .text = 3 points at once if Silver King is in your team, else 1.
card-adventure_slingshot = Slingshot’s Adventure
    .text = 3 points at once if Slingshot is in your team, else 1.
card-adventure_cloner = Cloner’s Adventure
    .text = 3 points at once if Cloner is in your team, else 1.

# At the terminal

phase = Phase { $phase }, turn { $turn }
to-win = { $points } to win
score = Points
team = Team
markers = Markers
hand = Hand
in-play = In play
hidden-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
  }
deck-left = Deck { $deck }, discard { $discard }
knocked-out = KO
reconstructed = reconstructed

gain-points = points at once
fear-points = points not scored at once
gain-dice = safer dice in the city
fear-dice = dice that may be beaten
gain-crimes = a crime within reach
fear-crimes = crimes that are out of reach
gain-team = a stronger team
fear-team = a weaker team
gain-hand = a better hand
fear-hand = a poorer hand
gain-rivals = rivals held back
fear-rivals = rivals who get ahead
