# Guardians’ Chronicles: Clash of Heroes

title = Guardians’ Chronicles: Clash of Heroes
tagline = Two teams of heroes, one villain, two newspapers: make tomorrow’s front page.

# Options

option-mode = How you play
option-mode-clash = two teams against each other
option-mode-together = alone or together against the villain
option-mode-campaign = a campaign of four adventures, two teams
option-mode-campaign_together = a campaign of four adventures, together
option-threat = The threat
option-threat-feedback = Feedback: X-Tina on stage
option-threat-five_faces = Five Faces of the Emissary
option-threat-farewell_tour = Farewell Tour: X-Tina on the road
option-threat-street_brawl = Street Brawl: nobody but the two teams
option-threat-random = drawn at random
option-map = The district
option-map-sheet = as the Threat sheet shows it
option-map-other = with other tiles
option-teams = Who plays with whom
option-teams-alternate = every other seat
option-teams-halves = the first half against the second
option-heroes = Who plays which hero
option-heroes-choice = everyone chooses
option-heroes-random = drawn at random
option-rank = Rank of the heroes
option-rank-hero = Hero
option-rank-rookie = Rookie
option-rank-veteran = Veteran
option-team_up = TEAM-UP heroes
option-team_up-even = the smaller team evens the numbers
option-team_up-never = none
option-team_up-two = two heroes in each team at least
option-team_up-three = three heroes in each team
option-team_up-higher_rank = none, but the smaller team plays sheets of the next rank
option-difficulty = Villains’ DEFENCE, against the box
option-difficulty-printed = as printed
option-difficulty-easy = +1 (easy)
option-difficulty-normal = +2 (normal)
option-difficulty-hard = +3 (hard)
option-sidekicks = Sidekicks, against the box
option-sidekicks-0 = none
option-sidekicks-1 = one
option-sidekicks-2 = two
option-camp = Where the heroes start, against the box
option-camp-first = as the first camp
option-camp-second = as the second camp
option-machine = MENTAL Test of a Sonic Machine
option-machine-5 = 5 dice
option-machine-7 = 7 dice
option-disgrace = The red article of a hero who is knocked out
option-disgrace-own = counts against his own newspaper
option-disgrace-rival = adds to the rival newspaper
option-mission = A Mission done before a knock-out
option-mission-kept = counts, in place of the red article
option-mission-survive = is lost
option-mission-both = counts, and so does the red article
option-equal_papers = Newspapers with the same total
option-equal_papers-draw = a draw
option-equal_papers-compare = the large article decides, then the fewest heroes knocked out

# Sheets and cards

cards = in hand
stat-speed = SPEED
stat-attack = ATTACK
stat-defence = DEFENCE
stat-mental = MENTAL
stat-health = HEALTH
rank-rookie = Rookie
rank-hero = Hero
rank-veteran = Veteran
rank-base = Hero
rank-super_villain = Super Villain
rank-avatar = Avatar
rank-minion = Minion
type-movement = Movement
type-attack = Attack
type-defence = Defence
type-mental = Mental
type-coordination = Coordination
type-weakness = Weakness
type-paragon = Paragon
type-brute = Brute
type-adventurer = Adventurer
type-energy = Energy
type-speedster = Speedster
type-mentalist = Mentalist
type-sonic = Sonic
type-cosmic = Cosmic
type-fan = Fan
use-passive = while the card lies there
use-action = ACTION
use-unique = UNIQUE ACTION
use-none = no Special Power
side-left = on the left: Special Power
side-right = on the right: Secret Technique
die-combat = Combat die
die-power = Power die
die-test = Test die
face-0 = 0
face-1 = 1
face-2 = 2
face-pow = POW
team-0 = first team
team-1 = second team
paper-chronicles = Guardians’ Chronicles
paper-herald = Mercury Herald
size-large = large article
size-medium = medium article
size-small = small article
size-negative = small negative article

# Heroes

hero-ultrawoman = Ultrawoman
    .power = Flight
    .text = Enemies do not stop her Moves: she leaves, crosses and enters Zones freely.
hero-rage = Rage
    .power = Berserk
    .text = 1 more Power die on his Attacks while he has a Damage token.
hero-duchess = La Duchesse
    .power = Always a Plan
    .text = Once a turn she may roll 1 of her dice again, of any kind.
hero-fahrenheit = Fahrenheit
    .power = Living Flame
    .text = His Attacks may always be made at range.
hero-tempo = Tempo
    .power = Head Start
    .text = The first Move of each of her activations costs no Action.
hero-paradox = Doc Paradox
    .power = Quick Study
    .text = A Test that he fails is left with two −1 tokens instead of one.
sidekick-scoop = Scoop
    .text = MENTAL Tests that her hero makes in the same Zone are 1 die easier.
sidekick-bulldog = Bulldog
    .text = Beside his hero, he may take 1 Damage in the hero’s place.

# Power cards

card-meteor_punch = Meteor Punch
    .text = Attacks made after you have changed Zones in this activation inflict 1 more Damage.
card-heat_vision = Heat Vision
    .text = Your Attacks may be made at range.
card-steel_skin = Steel Skin
    .text = Ignore the first Damage that you would take this turn.
card-supersonic = Supersonic
    .text = Move up to 4 Zones; enemies do not stop you.
card-shockwave_clap = Shockwave Clap
    .text = One Attack roll against every enemy in your Zone. You may push each one that you hit into an adjacent Zone.
card-to_the_rescue = To the Rescue!
    .text = Move an ally whom you see up to 3 Zones and heal 1 of his Damage.
card-iron_will = Iron Will
    .text = Your MENTAL Tests are 1 die easier.
card-public_idol = Public Idol
    .text = You cannot attack heroes this turn. Heal as much Damage as your HEALTH.
card-shaky_landing = Shaky Landing
    .text = A Secret Technique and nothing else.
card-held_back = Held-back Blow
    .text = A Secret Technique and nothing else.
card-orbital_drop = Orbital Drop
    .text = Land on any free Space, then make one Attack roll against every enemy in that Zone.
card-symbol_of_hope = Symbol of Hope
    .text = All your allies have +1 DEFENCE.
card-haymaker = Haymaker
    .text = 2 more Power dice on your melee Attacks.
card-ground_pound = Ground Pound
    .text = One Attack roll with 1 more Power die against every adjacent enemy.
card-thick_hide = Thick Hide
    .text = Ignore the first Damage that you would take this turn.
card-wrecking_leap = Wrecking Leap
    .text = Move up to 3 Zones; enemies do not stop you.
card-throw_anything = Throw Anything
    .text = When you use an Object as a weapon, its Test is 2 dice easier and the Attack has 2 more Power dice.
card-roar = Roar
    .text = Enemies now in your Zone have −1 DEFENCE this turn.
card-stubborn = Stubborn
    .text = Your MENTAL Tests are 2 dice easier.
card-out_of_control = Out of Control
    .text = At the end of your activation each ally in your Zone takes 1 Damage. Heal as much Damage as your HEALTH.
card-blind_fury = Blind Fury
    .text = A Secret Technique and nothing else.
card-growing_pains = Growing Pains
    .text = A Secret Technique and nothing else.
card-unstoppable = Unstoppable
    .text = Enemies do not stop your Moves. Attacks made after you have changed Zones in this activation inflict 1 more Damage.
card-apocalypse_fist = Apocalypse Fist
    .text = One melee Attack with 3 more Power dice; a hit inflicts 1 more Damage.
card-rapier_wit = Rapier Wit
    .text = 2 more Power dice on your Attacks against an enemy beside whom one of your allies stands.
card-poisoned_dart = Poisoned Dart
    .text = Your Attacks may be made at range; those have 1 more Power die.
card-riposte = Parry and Riposte
    .text = When an Attack of an adjacent enemy against you fails, make one melee Attack against him at once.
card-disguise = Perfect Disguise
    .text = Enemies do not stop your Moves.
card-blackmail = Blackmail
    .text = An enemy whom you see has 1 Action fewer in his next activation.
card-master_plan = Master Plan
    .text = An ally whom you see has 1 Action more in his activation this turn.
card-safe_cracker = Safe-cracker
    .text = Your MENTAL Tests are 2 dice easier.
card-haughty = Haughty
    .text = Your allies cannot use Coordination powers this turn. Heal as much Damage as your HEALTH.
card-debutante = Debutante
    .text = A Secret Technique and nothing else.
card-stage_fright = Stage Fright
    .text = A Secret Technique and nothing else.
card-web_of_agents = Web of Agents
    .text = You may use Objects and orange Spaces anywhere in your Zone, and roll 1 die of each of your Tests again.
card-coup_de_grace = Coup de Grâce
    .text = Your Attacks inflict 1 more Damage on targets that have a Damage token.
card-fireball = Fireball
    .text = One Attack roll against every enemy in a Zone of which you see a Space.
card-flame_jet = Flame Jet
    .text = 2 more Power dice on your ranged Attacks.
card-heat_haze = Heat Haze
    .text = +2 DEFENCE against ranged Attacks.
card-thermals = Thermals
    .text = Enemies do not stop your Moves.
card-ring_of_fire = Ring of Fire
    .text = Enemies cannot leave your Zone with a Move.
card-cauterize = Cauterize
    .text = Heal 2 Damage of an ally in your Zone or an adjacent one.
card-meltdown = Meltdown
    .text = Your ATTACK Tests are 2 dice easier.
card-overheating = Overheating
    .text = You have 1 Action fewer, and allies in your Zone have −1 DEFENCE. Heal as much Damage as your HEALTH.
card-sparks = Sparks
    .text = A Secret Technique and nothing else.
card-cold_feet = Cold Feet
    .text = A Secret Technique and nothing else.
card-inferno = Inferno
    .text = One ranged Attack with 2 more Power dice; a hit inflicts 1 more Damage.
card-phoenix = Phoenix
    .text = Ignore the first 2 Damage that you would take this turn.
card-flurry = Flurry
    .text = 2 more Power dice on Attacks made after you have changed Zones in this activation.
card-whirlwind = Whirlwind
    .text = One Attack roll against every adjacent enemy. You may push each one that you hit into an adjacent Zone.
card-vibrate = Vibrate
    .text = Ignore the first Damage that you would take this turn.
card-time_skip = Time Skip
    .text = Appear on a free Space up to 5 Zones away; walls and closed doors do not count.
card-hit_and_run = Hit and Run
    .text = Enemies do not stop your Moves.
card-relay = Relay
    .text = An ally in your Zone or an adjacent one has 1 Action more in his activation this turn.
card-speed_reader = Speed Reader
    .text = Your MENTAL Tests are 2 dice easier.
card-impatient = Impatient
    .text = You must be the first of your team to act, and cannot make Tests. Heal as much Damage as your HEALTH.
card-stumble = Stumble
    .text = A Secret Technique and nothing else.
card-out_of_breath = Out of Breath
    .text = A Secret Technique and nothing else.
card-speed_of_light = Speed of Light
    .text = You have 1 Action more this turn.
card-sonic_boom = Sonic Boom
    .text = One ranged Attack with 3 more Power dice; you may push a target that you hit up to 2 Zones.
card-mind_spike = Mind Spike
    .text = Your Attacks may be made at range; those have 2 more Power dice.
card-tk_throw = Telekinetic Throw
    .text = You may use Objects anywhere in your Zone. As weapons, their Test is 2 dice easier and the Attack has 1 more Power die.
card-force_bubble = Force Bubble
    .text = Each ally in your Zone ignores the first Damage that he would take this turn.
card-dimension_door = Dimension Door
    .text = Change places with another character whom you see.
card-telepathic_link = Telepathic Link
    .text = Each of your allies may roll 1 die again, once this turn.
card-genius = Genius
    .text = A MENTAL Test of the orange Space on which you stand succeeds without a roll.
card-confusion = Confusion
    .text = Move an enemy whom you see 1 Zone, and turn one of his cards face down for this turn.
card-absent_minded = Absent-minded
    .text = You have 1 Action fewer, and your allies’ powers do nothing for you. Heal as much Damage as your HEALTH.
card-headache = Headache
    .text = A Secret Technique and nothing else.
card-pure_theory = Pure Theory
    .text = A Secret Technique and nothing else.
card-time_loop = Time Loop
    .text = Take 2 Power cards of your choice back from your discard, but not your Weakness.
card-mind_master = Mind Master
    .text = An enemy whom you see makes one Attack at once, on a target of your choice, with the ATTACK of his sheet.

# Wounds

wound-bruised_ribs = Bruised Ribs
    .text = −1 DEFENCE this turn.
wound-twisted_ankle = Twisted Ankle
    .text = −1 SPEED this turn; it stays at 1 at least.
wound-dislocated_shoulder = Dislocated Shoulder
    .text = 1 Combat die fewer on your Attacks this turn.
wound-concussion = Concussion
    .text = −1 MENTAL this turn; it does not go below 0.
wound-dazed = Dazed
    .text = You have 1 Action fewer this turn.
wound-blurred_vision = Blurred Vision
    .text = You cannot make ranged Attacks this turn.
wound-bleeding = Bleeding
    .text = At the end of your activation you take 1 Damage.
wound-cut_off = Cut Off
    .text = Your allies’ powers do nothing for you this turn.

# Villains

villain-xtina = X-Tina
    .power = Killer Chorus
    .text = Her Attacks may be made at range and have 1 more Power die. Whoever she hits is pushed 1 Zone away from her.
villain-emissary = The Emissary
    .power = One Mind
    .text = All avatars act together. 1 more Power die for each other avatar in the same Zone or an adjacent one, 2 at most.
villain-nodalie = No’ Dalie
    .power = Flash Shot
    .text = Her Attacks may be made at range and have 1 more Power die.
villain-iron_turtle = Iron Turtle
    .power = Shell
    .text = Ignores the first Damage of each turn.

# Objects and tokens

object-car = Car
    .text = Move yourself and the Car up to 4 Zones; enemies do not stop you. Both end on free Spaces.
    .weapon = A ranged Attack with 2 more Power dice.
object-hot_dog_stand = Hot-dog Stand
    .text = Heal 1 Damage.
    .weapon = A melee Attack with 1 more Power die; a target that is hit may be pushed 1 Zone.
object-fire_hydrant = Fire Hydrant
    .text = Move every enemy in this Zone into an adjacent Zone of your choice.
    .weapon = A ranged Attack with 1 more Power die; a target that is hit has 1 Action fewer in its next activation.
object-newsstand = Newsstand
    .text = Look at the top 2 cards of the other team’s Initiative stack.
    .weapon = A ranged Attack with 1 more Power die.
object-dumpster = Dumpster
    .text = +2 DEFENCE against ranged Attacks this turn, as long as you stay here.
    .weapon = A ranged Attack with 1 more Power die; a target that is hit may be pushed 1 Zone.
object-lamp_post = Lamp Post
    .text = This turn enemies and Objects do not cut your lines of sight.
    .weapon = One Attack roll against every adjacent enemy.
token-sonic_machine = Sonic Machine
    .text = A Test of 5 dice with MENTAL (7, if the table has agreed on it) or 8 with ATTACK destroys it and lowers the Volume by 1.
token-artefact = Artefact
    .text = It lies on the pedestal and waits to be sealed.
token-tour_bus = Tour Bus
    .text = DEFENCE 7. It cuts lines of sight and stops nobody. Beside it, a Test of 5 dice with MENTAL or 7 with ATTACK frees one of its three hostages. Heroes in its way take 1 Damage.

# Tiles and orange Spaces

tile-1A = Main Crossroads
tile-1B = Statue Plaza
tile-2A = First Metro Bank
tile-2B = Subway Entrance
tile-3A = Liberty Park
tile-3B = Concert Stage
tile-4A = Construction Site
tile-4B = Docks
tile-5A = Diner Street
tile-5B = Power Substation
tile-6A = City Museum
tile-6B = Grand Avenue
door-bank_front = the door of the bank
door-vault_door = the door of the vault
spot-vault = Vault
    .text = The first success of the game: every hero of the team heals 1 Damage.
spot-subway = Subway
    .text = Go to any free Space of a Zone at the edge of the board.
spot-fountain = Fountain
    .text = Heal 1 Damage.
spot-mixing_desk = Mixing Desk
    .text = The Volume falls by 1, once per hero and turn. It does nothing without X-Tina’s concert.
spot-crane = Crane
    .text = One Attack roll of 3 Combat dice against every character in a Zone of which you see a Space.
spot-diner = Diner
    .text = Heal 1 Damage.
spot-breaker = Circuit Breaker
    .text = Nobody makes ranged Attacks until the end of the turn. Its −1 tokens are then removed.
spot-pedestal = Pedestal
    .text = Against the Emissary: seal the artefact, if no more than two avatars are left, or one against a single hero. Otherwise heal 2 Damage, once per game.
spot-traffic_lights = Traffic Lights
    .text = Against the tour bus: it does not move at the end of this turn, once per team and game. Otherwise an ally whom you see has 1 Action more.

# Personal Missions

mission-headline_hitter = Headline Hitter
    .text = Inflict 3 Damage on enemy heroes in all.
mission-clean_sweep = Clean Sweep
    .text = Knock out 2 minions, or inflict 3 Damage on avatars in all. Where there are neither: 4 Damage on enemy heroes.
mission-problem_solver = Problem Solver
    .text = Succeed at 2 Tests of any kind.
mission-street_fighter = Street Fighter
    .text = Inflict Damage with an Object used as a weapon.
mission-untouchable = Untouchable
    .text = In 2 turns in a row, have no Damage token after the villain’s Actions while an enemy is in your Zone or an adjacent one.
mission-face_of_the_nation = Face of the Nation
    .text = Inflict 1 Damage on the Super Villain or on an avatar; the bus does not count. Without a villain: on 2 different enemy heroes.
mission-seeing_red = Seeing Red
    .text = Inflict 2 Damage in a single activation.
mission-behind_enemy_lines = Behind Enemy Lines
    .text = Succeed at a MENTAL Test in the half of the board where the other team started.
mission-crossfire = Crossfire
    .text = Hit 2 different enemies with ranged Attacks in the same turn.
mission-lap_of_honour = Lap of Honour
    .text = Enter 10 different Zones in one turn by your own Moves.
mission-first_try = First Try
    .text = Succeed at 2 Tests that carried no −1 token.

# Threats

threat-feedback = Feedback
    .text = X-Tina’s machines turn up the Volume every turn. At 10 the city falls under her spell.
    .goal = Knock out X-Tina.
    .villain = the Volume reaches 10.
    .track = Volume
    .turn = The Volume rises by 1, by 2 if at least two machines stand. X-Tina acts near her stage, with an Action for each hero but three at most; every No’ Dalie acts once, and new ones come: one, or from Volume 5 on two against five heroes or more; against a single hero, one every other turn.
    .reaction = Whoever attacks X-Tina and leaves her standing makes a Direct MENTAL Test of 4 dice; failing, he takes 1 Damage and is pushed 1 Zone. Where a machine falls, a No’ Dalie appears.
    .margins = From Volume 4 on all heroes have −1 MENTAL, from 7 on −1 DEFENCE.
threat-five_faces = Five Faces of the Emissary
    .text = Avatars of the Emissary gather around an artefact in the museum. When they have converged, a gate opens.
    .goal = Seal the artefact, or knock out the last avatar.
    .villain = the Convergence reaches 14.
    .track = Convergence
    .turn = The Convergence rises by 1 for every two avatars, rounded up. Each avatar has two Actions, one against a single hero; one with no hero within 2 Zones goes towards the pedestal. Once, from Convergence 8 on, a fallen avatar returns.
    .reaction = After a failed Attack an avatar changes places with the nearest other one. When one falls, each other avatar in its Zone or an adjacent one heals 1 Damage. In an avatar’s Zone a MENTAL Test of 6 dice stuns it and lowers the Convergence by 1, once per avatar and turn.
    .margins = From Convergence 4 on avatars have 1 more Combat die, from 8 on +1 DEFENCE.
threat-farewell_tour = Farewell Tour
    .text = X-Tina leaves the city in her tour bus, with three hostages on board.
    .goal = Wreck the bus and knock out X-Tina.
    .villain = the bus reaches the end of its route, or X-Tina does on foot.
    .track = Route
    .turn = The bus drives on by one Space of its route, by two if no hero is beside it. X-Tina on foot goes 1 Zone along the route, held back by nobody, and attacks twice, once against a single hero. Every No’ Dalie acts once, and one more gets off the bus.
    .reaction = When the bus is wrecked, X-Tina steps out of it and hostages still inside are lost. Whoever attacks X-Tina and leaves her standing makes a Direct MENTAL Test of 4 dice; failing, he takes 1 Damage and is pushed 1 Zone.
    .margins = Half-way, at 4, one more No’ Dalie appears.
threat-street_brawl = Street Brawl
    .text = No villain tonight: two teams, one street, six turns.
    .goal = Hit the other team harder, and hold the fountain at the end.
article-x_tina_unplugged = X-Tina Unplugged
    .win = For the team that knocks out X-Tina.
article-silence_at_last = Silence at Last
    .win = For the team that has destroyed more Sonic Machines. Against the box: two machines.
article-the_gate_is_shut = The Gate is Shut
    .win = For the team that seals the artefact, or that knocks out the last avatar.
article-emissary_recalled = Emissary Recalled
    .win = For the team that has knocked out more avatars. Against the box: two, three from three heroes on.
article-tour_cancelled = Tour Cancelled
    .win = For the team that knocks out X-Tina.
article-fans_freed = Fans Freed
    .win = For the team that has freed more hostages. Against the box: two hostages.
article-kings_of_metro_city = Kings of Metro City
    .win = For the team that has inflicted more Damage on enemy heroes after six turns.
article-fountain_plaza_held = Fountain Plaza Held
    .win = For the team with more heroes in the Zone of the fountain at the end of turn six.

# The campaign

adventure-opening_night = Opening Night
    .text = Rookies learn their trade in front of X-Tina’s stage.
adventure-on_the_road = On the Road
    .text = X-Tina got away in her tour bus. She must not leave the city.
adventure-behind_the_masks = Behind the Masks
    .text = Somebody had sent her. Five faces of one Emissary wait in the museum.
adventure-last_encore = The Last Encore
    .text = The Emissary gave X-Tina one more evening, louder machines and all of Metro City to listen.

# Names, as answers and events use them

name-ultrawoman = { hero-ultrawoman }
name-rage = { hero-rage }
name-duchess = { hero-duchess }
name-fahrenheit = { hero-fahrenheit }
name-tempo = { hero-tempo }
name-paradox = { hero-paradox }
name-scoop = { sidekick-scoop }
name-bulldog = { sidekick-bulldog }
name-meteor_punch = { card-meteor_punch }
name-heat_vision = { card-heat_vision }
name-steel_skin = { card-steel_skin }
name-supersonic = { card-supersonic }
name-shockwave_clap = { card-shockwave_clap }
name-to_the_rescue = { card-to_the_rescue }
name-iron_will = { card-iron_will }
name-public_idol = { card-public_idol }
name-shaky_landing = { card-shaky_landing }
name-held_back = { card-held_back }
name-orbital_drop = { card-orbital_drop }
name-symbol_of_hope = { card-symbol_of_hope }
name-haymaker = { card-haymaker }
name-ground_pound = { card-ground_pound }
name-thick_hide = { card-thick_hide }
name-wrecking_leap = { card-wrecking_leap }
name-throw_anything = { card-throw_anything }
name-roar = { card-roar }
name-stubborn = { card-stubborn }
name-out_of_control = { card-out_of_control }
name-blind_fury = { card-blind_fury }
name-growing_pains = { card-growing_pains }
name-unstoppable = { card-unstoppable }
name-apocalypse_fist = { card-apocalypse_fist }
name-rapier_wit = { card-rapier_wit }
name-poisoned_dart = { card-poisoned_dart }
name-riposte = { card-riposte }
name-disguise = { card-disguise }
name-blackmail = { card-blackmail }
name-master_plan = { card-master_plan }
name-safe_cracker = { card-safe_cracker }
name-haughty = { card-haughty }
name-debutante = { card-debutante }
name-stage_fright = { card-stage_fright }
name-web_of_agents = { card-web_of_agents }
name-coup_de_grace = { card-coup_de_grace }
name-fireball = { card-fireball }
name-flame_jet = { card-flame_jet }
name-heat_haze = { card-heat_haze }
name-thermals = { card-thermals }
name-ring_of_fire = { card-ring_of_fire }
name-cauterize = { card-cauterize }
name-meltdown = { card-meltdown }
name-overheating = { card-overheating }
name-sparks = { card-sparks }
name-cold_feet = { card-cold_feet }
name-inferno = { card-inferno }
name-phoenix = { card-phoenix }
name-flurry = { card-flurry }
name-whirlwind = { card-whirlwind }
name-vibrate = { card-vibrate }
name-time_skip = { card-time_skip }
name-hit_and_run = { card-hit_and_run }
name-relay = { card-relay }
name-speed_reader = { card-speed_reader }
name-impatient = { card-impatient }
name-stumble = { card-stumble }
name-out_of_breath = { card-out_of_breath }
name-speed_of_light = { card-speed_of_light }
name-sonic_boom = { card-sonic_boom }
name-mind_spike = { card-mind_spike }
name-tk_throw = { card-tk_throw }
name-force_bubble = { card-force_bubble }
name-dimension_door = { card-dimension_door }
name-telepathic_link = { card-telepathic_link }
name-genius = { card-genius }
name-confusion = { card-confusion }
name-absent_minded = { card-absent_minded }
name-headache = { card-headache }
name-pure_theory = { card-pure_theory }
name-time_loop = { card-time_loop }
name-mind_master = { card-mind_master }
name-bruised_ribs = { wound-bruised_ribs }
name-twisted_ankle = { wound-twisted_ankle }
name-dislocated_shoulder = { wound-dislocated_shoulder }
name-concussion = { wound-concussion }
name-dazed = { wound-dazed }
name-blurred_vision = { wound-blurred_vision }
name-bleeding = { wound-bleeding }
name-cut_off = { wound-cut_off }
name-xtina = { villain-xtina }
name-emissary_1 = { villain-emissary } 1
name-emissary_2 = { villain-emissary } 2
name-emissary_3 = { villain-emissary } 3
name-emissary_4 = { villain-emissary } 4
name-emissary_5 = { villain-emissary } 5
name-nodalie_1 = { villain-nodalie } 1
name-nodalie_2 = { villain-nodalie } 2
name-nodalie_3 = { villain-nodalie } 3
name-nodalie_4 = { villain-nodalie } 4
name-nodalie_5 = { villain-nodalie } 5
name-nodalie_6 = { villain-nodalie } 6
name-nodalie_7 = { villain-nodalie } 7
name-nodalie_8 = { villain-nodalie } 8
name-nodalie_9 = { villain-nodalie } 9
name-nodalie_10 = { villain-nodalie } 10
name-car = { object-car }
name-hot_dog_stand = { object-hot_dog_stand }
name-fire_hydrant = { object-fire_hydrant }
name-newsstand = { object-newsstand }
name-dumpster = { object-dumpster }
name-lamp_post = { object-lamp_post }
name-sonic_machine = { token-sonic_machine }
name-artefact = { token-artefact }
name-tour_bus = { token-tour_bus }
name-vault = { spot-vault }
name-subway = { spot-subway }
name-fountain = { spot-fountain }
name-mixing_desk = { spot-mixing_desk }
name-crane = { spot-crane }
name-diner = { spot-diner }
name-breaker = { spot-breaker }
name-pedestal = { spot-pedestal }
name-traffic_lights = { spot-traffic_lights }
name-bank_front = { door-bank_front }
name-vault_door = { door-vault_door }
name-reaction = X-Tina’s scream
name-around = all adjacent enemies

# Zones

zone-1AA = { tile-1A }, A
zone-1AB = { tile-1A }, B
zone-1AC = { tile-1A }, C
zone-1AD = { tile-1A }, D
zone-1BA = { tile-1B }, A
zone-1BB = { tile-1B }, B
zone-1BC = { tile-1B }, C
zone-1BD = { tile-1B }, D
zone-2AA = { tile-2A }, A
zone-2AB = { tile-2A }, B
zone-2AC = { tile-2A }, C
zone-2AD = { tile-2A }, D
zone-2BA = { tile-2B }, A
zone-2BB = { tile-2B }, B
zone-2BC = { tile-2B }, C
zone-2BD = { tile-2B }, D
zone-3AA = { tile-3A }, A
zone-3AB = { tile-3A }, B
zone-3AC = { tile-3A }, C
zone-3AD = { tile-3A }, D
zone-3AE = { tile-3A }, E
zone-3BA = { tile-3B }, A
zone-3BB = { tile-3B }, B
zone-3BC = { tile-3B }, C
zone-3BD = { tile-3B }, D
zone-3BE = { tile-3B }, E
zone-3BS = { tile-3B }, S
zone-4AA = { tile-4A }, A
zone-4AB = { tile-4A }, B
zone-4AC = { tile-4A }, C
zone-4AD = { tile-4A }, D
zone-4BA = { tile-4B }, A
zone-4BB = { tile-4B }, B
zone-4BC = { tile-4B }, C
zone-4BD = { tile-4B }, D
zone-4BE = { tile-4B }, E
zone-5AA = { tile-5A }, A
zone-5AB = { tile-5A }, B
zone-5AC = { tile-5A }, C
zone-5AD = { tile-5A }, D
zone-5AE = { tile-5A }, E
zone-5BA = { tile-5B }, A
zone-5BB = { tile-5B }, B
zone-5BC = { tile-5B }, C
zone-5BD = { tile-5B }, D
zone-6AA = { tile-6A }, A
zone-6AB = { tile-6A }, B
zone-6AC = { tile-6A }, C
zone-6AD = { tile-6A }, D
zone-6BA = { tile-6B }, A
zone-6BB = { tile-6B }, B
zone-6BC = { tile-6B }, C
zone-6BD = { tile-6B }, D
zone-6BE = { tile-6B }, E
zone-6BF = { tile-6B }, F

# Questions

ask-hero = Which hero do you play?
ask-paper = Which newspaper is your team’s?
ask-take = { $card }: which cards does this hero take along?
ask-start = { $card }: where do you start?
ask-plan = Plan the turn: one or two cards for each of your heroes, and the order of the team.
ask-activation = { $figure }: what do you do? { $left ->
    [0] Only a Move is left.
    [one] One Action is left.
   *[other] { $left } Actions are left.
  }
ask-strike = { $card }: whom do you attack?
ask-flight = { $card }: where do you go?
ask-flight-car = { $card }: where do you drive?
ask-appear = { $card }: where do you appear?
ask-appear-orbital_drop = { $card }: where do you land, and attack the enemies of the Zone?
ask-subway = { $card }: where do you come out?
ask-park = { $card }: where is the Car left?
ask-push = Where do you push { $figure }?
ask-push-to_the_rescue = { $card }: where do you move { $figure }?
ask-push-confusion = { $card }: where do you move { $figure }?
ask-push-fire_hydrant = { $card }: where do you move { $figure }?
ask-zone = { $card }: which Zone do you attack?
ask-zone-crane = { $card }: which Zone is hit, friend and enemy alike?
ask-ally = { $card }: which ally gains an Action?
ask-ally-to_the_rescue = { $card }: which ally is moved and healed?
ask-heal = { $card }: who is healed?
ask-enemy = { $card }: which enemy loses an Action?
ask-enemy-confusion = { $card }: which enemy is moved, and has a card turned face down?
ask-enemy-mind_master = { $card }: which enemy attacks for you?
ask-swap = { $card }: with whom do you change places?
ask-control = { $card }: whom does { $figure } attack?
ask-genius = { $card }: which Test succeeds?
ask-turn_down = { $card }: which card is turned face down?
ask-recover = { $card }: which cards come back to your hand?
ask-reroll = { $card }: roll a die again?
ask-may = { $card } can take 1 Damage in his hero’s place. Shall he?
ask-new_main = Which hero becomes your main hero?
ask-rookie = { $card }: which card comes in place of a Rookie card?
ask-drop = { $card }: which Rookie card goes?
ask-veteran = { $card }: take the Veteran sheet?
ask-onward = Read tomorrow’s front pages and the saga so far. Next comes “{ $adventure }”.

# Answers

answer-hero = Play { $figure }
answer-paper = Choose the { $paper }
answer-take = Take { $cards }
answer-start = Start on { $space }
answer-lay = Lay { $card } for { $figure } { $side }
    .short = Lay it { $side }
    .first = Lay { $card } for { $figure }…
answer-back = Take back the cards of { $figure }
answer-boost = Give { $figure } +1 { $stat }
answer-order = Act in this order: { $figures }
    .first = Change the order of the team…
answer-ready = Ready
answer-move = Move to { $space }
answer-attack = Attack { $target }
answer-shoot = Attack { $target } at range
answer-test = Test { $stat }: { $goal } ({ $space })
    .first = Try { $goal } ({ $space })…
answer-use = Use { $object } ({ $space })
answer-throw = Swing { $object } ({ $space }) at { $target }
    .short = Swing it at { $target }
answer-power = Use { $card }
answer-end = End the activation
answer-go = Go to { $space }
answer-park = Leave it on { $space }
answer-push = Push to { $space }
answer-zone = Choose { $zone }
answer-pick = Choose { $figure }
answer-card = Choose { $card }
answer-swap = Take { $card }
answer-drop = Give up { $card }
answer-reroll = Roll again: a { $die } that shows { $face }
answer-keep = Keep the dice
answer-none = Leave the figure where it stands
answer-keep_cards = Keep the Rookie cards
answer-onward = On to the next adventure
answer-yes = Yes
answer-no = No

# Refusals

refusal-hero-taken = Somebody plays this hero.
refusal-not-in-sight = There is no clear line to it.
refusal-too-far = That is out of reach.
refusal-beside-an-enemy = With an enemy in your Zone, a Move ends in an adjacent one.
refusal-enemy-on-the-way = A Move ends in the first Zone with an enemy: one is on the way.
refusal-held = An enemy’s power keeps you in this Zone.
refusal-occupied = Somebody stands there.
refusal-has-acted = This ally has acted already.
refusal-cut-off = The powers of allies do nothing for this hero now.
refusal-no-damage = There is no Damage to heal.
refusal-nobody-there = Nobody is there to be hit.
refusal-not-the-weakness = The Weakness does not come back by this.
refusal-not-a-wound = Wounds do not come back by this.
refusal-not-adjacent = In melee a target must be adjacent, with no wall or closed door between.
refusal-line-cut = The line of sight is cut.
refusal-no-range = Nothing allows an Attack at range now.
refusal-attacks-nobody = There is nobody whom he could attack.
refusal-spares-heroes = With this Weakness you cannot attack heroes.
refusal-object-stood-on = Somebody stands on the Object.
refusal-object-too-far = This Object is not within reach.
refusal-no-tests = With this Weakness you cannot make Tests.
refusal-only-mental = A Sidekick makes MENTAL Tests only.
refusal-not-on-orange = You must stand on the orange Space.
refusal-not-on-object = You must stand on the Object’s Space.
refusal-no-rivals = There is no other team.
refusal-done-already = That has been done already.
refusal-no-concert = Without X-Tina’s concert it does nothing.
refusal-no-ally-waits = No ally in sight is still to act.
refusal-no-target = There is no target for it.
refusal-nobody-waits = All heroes of the other team have acted.
refusal-no-exit = One comes out on a free Space of a Zone at the edge of the board.
refusal-no-parking = The Car is left on a free Space beside its driver, neither orange nor under another Object.
refusal-dark-already = The lights are out already.
refusal-too-many-avatars = Too many avatars are left to seal the artefact.
refusal-disrupted-already = This avatar was disrupted this turn.
refusal-used-already = This power can be used once a turn.
refusal-no-coordination = An ally’s Weakness forbids Coordination powers.
refusal-face-down = This card lies face down this turn.
refusal-not-on-the-left = No such power lies on the left of the sheet.
refusal-nothing-discarded = No card of the discard can come back.
refusal-wrong-side = This card has nothing on that side.
refusal-weakness-left = A Weakness lies on the left.
refusal-two-cards = A hero plays two cards at most.
refusal-one-wound = One Wound at most is played in a turn.
refusal-needs-power-card = Each of your heroes plays at least one Power card.
refusal-needs-tokens = TEAM-UP heroes receive two +1 tokens.
refusal-two-tokens = Both tokens lie there already.
refusal-only-team-up = Only TEAM-UP heroes receive +1 tokens.
refusal-order-of-all = The order names each hero of the team once; of more than four, two neighbours change places at a time.
refusal-not-your-hero = Another player decides for this hero.
refusal-must-be-first = The impatient hero must be the first of the team.

# Events

event-took_hero = { $seat } plays { $figure }.
event-adventure = Adventure { $number }: { $adventure }.
event-mission = { $figure } has a Mission: { $mission }.
event-placed = { $figure } starts on { $space }.
event-turn = Turn { $turn }.
event-revealed = { $figure } plays { $card }, { $side }.
event-initiative = The { $team } goes first.
event-activated = { $figure } is activated: { $left ->
    [one] one Action
   *[other] { $left } Actions
  }.
event-moved = { $figure } goes to { $space }{ $zones ->
    [0] { "" }
    [one] , one Zone
   *[other] , { $zones } Zones
  }.
event-pushed = { $figure } is pushed to { $space }.
event-appeared = { $figure } appears on { $space }.
event-swapped = { $figure } and { $target } change places.
event-quickened = { $figure } gains { $amount ->
    [one] an Action
   *[other] { $amount } Actions
  } this turn.
event-slowed = { $figure } loses { $amount ->
    [one] an Action
   *[other] { $amount } Actions
  } in the next activation.
event-weakened = { $figure } has −{ $amount } DEFENCE this turn.
event-turned_down = A card of { $figure } is turned face down: { $card }.
event-recovered = { $figure } takes { $card } back.
event-drove = { $figure } drives to { $space }.
event-used = { $figure } uses { $card }.
event-thrown = { $figure } swings { $object } ({ $space }).
event-attacks = { $figure } attacks { $targets } with { $number ->
    [one] one die
   *[other] { $number } dice
  }: { $need } or more hit.
event-tries = { $figure } makes { $stat ->
    [ATTACK] an ATTACK
   *[other] a { $stat }
  } Test ({ $goal }) with { $number ->
    [one] one die
   *[other] { $number } dice
  }: { $need } or less succeeds.
event-rolled = { $figure } { $again ->
    [0] rolls
   *[other] rolls the POWs again
  }, { $die }: { $dice }.
event-rerolled = { $figure } rolls a { $die } again that shows { $face }.
event-hit = { $figure } attacks { $target }{ $ranged ->
    [1] { "" } at range
   *[other] { "" }
  }: { $total } against { $need }, a hit.
event-missed = { $figure } attacks { $target }{ $ranged ->
    [1] { "" } at range
   *[other] { "" }
  }: { $total } against { $need }, a miss.
event-damaged = { $figure } takes { $amount } Damage and has { $total }.
event-ignored = { $figure } ignores { $amount } Damage.
event-healed = { $figure } heals { $amount } Damage.
event-fell = { $figure } is knocked out.
event-knocked_out = { $figure } has too many Wounds and leaves the game.
event-promoted = { $figure } is now a main hero.
event-passed = { $figure }, { $stat } Test ({ $goal }): { $total } against { $value }, a success.
event-failed = { $figure }, { $stat } Test ({ $goal }): { $total } against { $value }, a failure.
event-eased = { $goal } now has { $tokens ->
    [one] one −1 token
   *[other] { $tokens } −1 tokens
  }.
event-opened = { $figure } opens { $goal }.
event-turned_off = { $figure } turns a { $goal } off.
event-stunned = { $figure } is stunned.
event-sealed = { $figure } seals the artefact.
event-freed = { $figure } frees a hostage; { $left } still inside.
event-track = { $threat }: the track stands at { $track }.
event-spawned = { $figure } appears on { $space }.
event-drove_on = { $figure } drives on to { $space }: { $track } on its route.
event-stepped_out = { $figure } steps out of the wreck on { $space }.
event-wounded = { $figure } draws a Wound: { $card }.
event-took_back = { $figure } takes the discard back.
event-published = The { $team } has an article: { $article }.
event-praised = The { $team } has a Blue article about { $figure }.
event-disgraced = The { $team } has a Red article about { $figure }.
event-accomplished = { $figure } has done a Mission: { $mission }.
event-finished = { $ending } Guardians’ Chronicles: { $chronicles }, Mercury Herald: { $herald }.
event-learnt = { $figure } has a new card: { $card }.
event-rose = { $figure } is now of the rank { $rank }.

ending-villain_falls = The villain is beaten.
ending-sealed = The artefact is sealed.
ending-villain_wins = The villain has won.
ending-wiped_out = A team has no hero left.
ending-out_of_time = The last turn is over.

# Headlines

headline-felled = { $who } knocks out { $whom }!
headline-turned_off = { $who } pulls the plug on a Sonic Machine
headline-sealed = { $who } shuts the gate
headline-wrecked = { $who } stops the tour bus for good
headline-freed = Hostage free, thanks to { $who }
headline-knocked_out = { $whom } out of action
headline-accomplished = Mission accomplished: { $who } keeps a promise

# Outcomes

outcome-front_page = { $winners } { $count ->
    [one] wins
   *[other] win
  }: the better front page.
outcome-equal = Both front pages are worth the same: a draw.
outcome-villain_wins = The villain wins, and the heroes are disgraced.
outcome-saved = { $winners } { $count ->
    [one] wins
   *[other] win
  }: Metro City is saved.
outcome-not_enough = The heroes did not achieve all that was asked for: they lose.
outcome-all_out = No hero is left: the heroes lose.
outcome-saga = { $winners } { $count ->
    [one] wins
   *[other] win
  } the campaign: the better front pages.
outcome-saga_saved = { $winners } { $count ->
    [one] wins
   *[other] win
  } the campaign: more adventures won than lost.
outcome-saga_lost = The heroes lose the campaign: too many adventures were lost.

gain-cards = cards better spent
fear-cards = cards spent dearly
gain-hits = hits
fear-hits = fewer hits
gain-tests = better chances at Tests
fear-tests = poorer chances at Tests
gain-guard = a better guard against blows
fear-guard = a hero more exposed to blows
gain-articles = articles for your front page
fear-articles = fewer articles for your front page
gain-health = heroes farther from a knock-out
fear-health = heroes nearer to a knock-out
gain-deeds = hits and missions
fear-deeds = fewer hits and missions
gain-place = heroes where it matters
fear-place = heroes farther from where it matters
gain-rivals = a rival team that falls behind
fear-rivals = a rival team that gets ahead
gain-actions = Actions left to take
fear-actions = Actions used up
gain-villain = a villain nearer to his fall
fear-villain = a villain farther from his fall
gain-danger = a villain held back from his aim
fear-danger = a villain nearer to his aim
