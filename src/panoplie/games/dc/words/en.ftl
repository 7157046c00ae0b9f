# DC Deck-Building Game

title = DC Deck-Building Game
tagline = Punch your way to a deck of heroes, villains and gadgets and beat the Super-Villains; or, with Watchmen, find out which of you works against the rest.

# Options

option-watchmen = The game
option-watchmen-false = base game
option-watchmen-true = Watchmen: a secret Mastermind among you
option-heroes = Super Heroes
option-heroes-random = dealt at random
option-heroes-first_game = the five for a first game, at random
option-heroes-choice = everybody chooses
option-heroes-two = two for each, who keeps one
option-promo = Martian Manhunter (promotional card)
option-promo-false = stays away
option-promo-true = is among the Super Heroes
option-variant = Sides
option-variant-none = each for oneself
option-variant-two_heads = two heads: two players with two Super Heroes each
option-variant-teams = four players in two teams
option-on_patrol = On Patrol
option-on_patrol-false = the Line-Up is refilled at the end of a turn
option-on_patrol-true = you may refill the Line-Up in your turn, at your own risk
option-start = Who starts
option-start-random = drawn at random
option-start-first_seat = the first seat
option-super_villains = Super-Villains
option-super_villains-8 = eight
option-super_villains-10 = ten, for a longer game
option-super_villains-12 = all twelve
option-parallax = Parallax
option-parallax-all = doubles all Power of the turn
option-parallax-unspent = doubles what is left to spend
option-deck_out = Watchmen: the main deck has run out
option-deck_out-empty = when it is empty
option-deck_out-cannot_refill = when the Line-Up cannot be refilled
option-helpers = Watchmen: who may help against a Plot
option-helpers-loyal = Loyal players
option-helpers-everybody = everybody
option-destroyed = Watchmen: a destroyed Loyal player
option-destroyed-wins_too = wins if the Loyal side wins
option-destroyed-loses = has lost
option-turns = A game without an end is stopped
option-turns-400 = after 400 turns
option-turns-200 = after 200 turns
option-turns-800 = after 800 turns

# Questions

ask-turn = Play cards and buy cards.
ask-hero = Which Super Hero are you?
ask-defend = { $whom ->
    [partner] { $card } attacks your partner. Do you use a Defence?
    [both] { $card } attacks you and your partner. Do you use a Defence?
   *[you] { $card } attacks you. Do you use a Defence?
  }
ask-change = A card went to a partner: do you discard a card and draw another?
ask-discard = { $card }: which card of your hand do you discard?
ask-discard-the_penguin = { $card }: which two cards of your hand do you discard?
ask-discard-darkseid = { $card }: which two cards of your hand do you discard?
ask-discard-sinestro = { $card }: which cards of your hand do you discard, one for each Hero in it?
ask-destroy = { $card }: do you destroy a card of your discard pile?
ask-disintegrate = { $card }: do you destroy it to destroy one of these as well?
ask-take = { $card }: which card of your discard pile goes to your hand?
ask-put_on_top = { $card }: which card of your discard pile goes on top of your deck?
ask-put_on_top-grapnel_gun = { $card }: do you put a card of your discard pile on top of your deck?
ask-put_under = { $card }: do you put cards of your discard pile under your deck, two at most?
ask-gain = { $card }: which card of the Line-Up do you gain?
ask-borrow = { $card }: which card of the Line-Up do you play? It goes back there at the end of your turn.
ask-borrow_from = { $card }: do you play one of the revealed cards? It goes back on top of its deck.
ask-again = { $card }: which card do you play again?
ask-add = { $card }: which card of your hand goes to the Line-Up?
ask-show = { $card }: do you show a Villain of your hand? Otherwise you discard two cards.
ask-riots = { $card }: do you show a card with an Attack or a Defence? Otherwise you discard a random card.
ask-owlship = { $card }: do you contribute a card of your discard pile to the Challenge?
ask-on_top = Do you put { $card } on top of your deck? Otherwise it goes to your discard pile.
ask-take_kick = { $card }: do you put a Kick of the stack into your hand?
ask-starro = Starro: do you play { $card }? It goes back to its owner’s discard pile.
ask-destroy_two = { $card }: do you destroy two cards of your hand for 5 Power instead of 3?
ask-help = Do you help with a random card of your hand?
ask-name-two_face = { $card }: even or odd? If the cost of your top card is as you say, you draw it; otherwise you discard it.
ask-name-black_manta = { $card }: do you destroy the card that you have just discarded, or discard your hand?
ask-name-the_joker = { $card }: do you discard a random card of your hand, or let your foe draw a card?
ask-pass_on-brainiac = { $card }: which two cards of your hand go into the common pile? You get two back at random.
ask-pass_on-the_joker = { $card }: which card of your hand goes to the discard pile of the player on your left?
ask-destroy-nth_metal = { $card }: this card lies on top of your deck. Do you destroy it?
ask-destroy-field_journal = { $card }: which of these cards of the main deck do you destroy? The other stays on top.
ask-destroy-anti_monitor = { $card }: which cards of the Line-Up do you destroy and replace?
ask-destroy-heat_vision = { $card }: do you destroy a card of your hand or discard pile?
ask-destroy-lobo = { $card }: do you destroy cards of your hand or discard pile, two at most?
ask-destroy-king_of_atlantis = { $card }: do you destroy a card of your discard pile for 3 Power instead of 1?
ask-destroy-atrocitus = { $card }: do you destroy cards of your discard pile, two at most?
ask-destroy-darkseid = { $card }: which two cards of your hand do you destroy?
ask-destroy-deathstroke = { $card }: which Hero, Super Power or Equipment of your hand or discard pile do you destroy?
ask-gain-deathstroke = { $card }: do you gain a Hero or a Villain of the Line-Up? Otherwise you get 3 Power.

# Answers

answer-hero = Choose { $card }
answer-play = Play { $card }
    .first = Play or contribute { $card }…
answer-play_all = Play all that only gives Power
answer-buy = Buy { $card }
    .first = Buy { $card }…
answer-buy_for = Buy { $card } for your partner
    .first = Buy { $card }…
answer-defeat = Defeat { $card }
answer-contribute = Contribute { $card }
    .first = Play or contribute { $card }…
answer-help = Ask for help
answer-patrol = Refill the Line-Up
answer-riddle = The Riddler: { $way }
answer-take_gained = Take { $card } into your hand
answer-end = End your turn
answer-defend = Defend with { $card }
    .first = Defend with { $card }…
answer-defend_for = Defend { $foe } with { $card }
    .first = Defend with { $card }…
answer-pass = No Defence
answer-pass_turn = No Defence in this turn
answer-discard = { $count ->
    [0] Discard nothing
   *[other] Discard { $cards }
  }
answer-destroy = { $count ->
    [0] Destroy nothing
   *[other] Destroy { $cards }
  }
answer-destroy_player = Destroy { $foe }
answer-pass_on = { $count ->
    [0] Hand over nothing
   *[other] Hand over { $cards }
  }
answer-take = Take { $card }
answer-put = { $count ->
    [0] Put nothing there
   *[other] Put { $cards } there
  }
answer-gain = Gain { $card }
answer-borrow = Play { $card }
answer-borrow_from = Play { $card } of { $foe }
answer-again = Play { $card } again
answer-add = Add { $card } to the Line-Up
answer-show = Show { $card }
answer-name = { $word }
answer-yes = Yes
answer-no = No
answer-none = Choose none

riddle-card = pay 3 Power to gain the top card of the main deck
riddle-power = take 1 Power instead
word-even = Even
word-odd = Odd
word-destroy_card = Destroy the card
word-discard_hand = Discard your hand
word-discard_random = Discard a random card
word-let_draw = Let your foe draw a card
place-hand = hand
place-discard = discard pile

# Events

event-chose = { $seat } is { $card }.
event-started = { $seat } starts.
event-read_aloud = { $card } is read aloud.
event-turn = Turn { $number }: { $seat }.
event-played = { $seat } plays { $card }.
event-played_again = { $seat } plays { $card } again.
event-borrowed = { $seat } plays { $card }, which is borrowed.
event-drew = { $seat } draws { $number ->
    [one] a card
   *[other] { $number } cards
  }: { $cards }.
    .hidden = { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
      }.
event-reshuffled = { $seat } shuffles the discard pile into a new deck.
event-discarded = { $seat } discards { $cards }.
event-milled = { $seat } discards { $card } from the deck.
event-showed_hand = { $seat } shows their hand: { $cards }.
event-showed = { $seat } shows { $card }.
event-revealed = { $seat } reveals { $card }.
event-turned_over = { $seat } turns over { $card } from the main deck.
event-fetched = { $seat } takes { $card } from the discard pile into the hand.
event-put_on_top = { $seat } puts { $card } on top of the deck.
event-put_under = { $seat } puts { $card } under the deck.
event-put_away = { $seat } puts a card under the Super Hero.
event-passed_on = { $seat } passes { $card } on to { $foe }.
event-mixed = { $number } cards are shuffled and dealt again.
event-added = { $seat } adds { $card } to the Line-Up.
event-weakened = { $seat } gains a Weakness.
event-destroyed = { $card } of { $seat } is destroyed.
event-burnt = { $card } is destroyed.
event-turned_up = { $card } comes to the Line-Up.
event-turned_down = The Super Hero of { $seat } is turned face down.
event-took_kick = { $seat } takes a Kick into the hand, with { $card }.
event-took_power = { $seat } takes the Power of { $card }.
event-bought = { $seat } buys { $card } for { $cost }.
event-bought_for = { $seat } buys { $card } for { $cost }; it goes to { $foe }.
event-gained = { $seat } gains { $card }.
event-defeated = { $seat } defeats { $card } for { $cost }.
event-appeared = { $card } appears.
event-defended = { $seat } avoids the Attack with { $card }.
event-defended_for = { $seat } protects { $foe } from the Attack with { $card }.
event-stalled = { $seat } has taken nothing from the Line-Up: a card is added.
event-contributed = { $seat } contributes { $card }.
event-overcame = { $seat } pays { $cost }: { $card } is overcome.
event-disintegrated = { $seat } destroys { $card }.
event-player_destroyed = { $seat } destroys { $foe }, who plays no more.
event-challenged = Challenge of level { $level }: { $card }.
event-ticked = { $number ->
    [one] A card lies under the Challenge.
   *[other] { $number } cards lie under the Challenge.
  }
event-ran_down = { $card } has run down.
event-showed_loyalty = { $seat } shows a Loyalty card: { $role }.
event-completed = { $seat } has completed { $card }!
event-plotted = The Plot of { $seat } comes into play: { $card }.
event-foiled = { $seat } pays { $cost }: the Plot { $card } is foiled.
event-asked_for_help = { $seat } asks for help.
event-helped = { $seat } helps with { $card }.
event-refused = { $seat } does not help.
event-finale = Both are Loyal: { $number } Super-Villains come.
event-ended = { $reason ->
    [villains] The last Super-Villain has been defeated.
    [line_up] The Line-Up cannot be refilled any more.
    [loyal] Everything has been overcome.
    [mastermind] The plan of the Mastermind has worked.
    [nobody] The main deck has run out.
   *[stopped] The game is stopped.
  }

# Outcomes

outcome-villains = { $count ->
    [one] { $winners } wins: the last Super-Villain has been defeated.
   *[other] { $winners } win together: the last Super-Villain has been defeated.
  }
outcome-line_up = { $count ->
    [one] { $winners } wins: the main deck no longer fills the Line-Up.
   *[other] { $winners } win together: the main deck no longer fills the Line-Up.
  }
outcome-loyal = The Loyal side wins: { $winners }.
outcome-mastermind = { $winners } wins: the Mastermind’s plan has worked.
outcome-nobody = Nobody wins: the main deck has run out, and none of you was the Mastermind.
outcome-stopped = The game is stopped after too many turns, and nobody wins.

# Refusals

refusal-hero-taken = This Super Hero is not to be had.
refusal-not-in-hand = This card is not in your hand.
refusal-not-for-sale = This card is neither in the Line-Up nor on the stack of Kicks.
refusal-too-dear = { $card } costs { $cost }, and you have { $power } Power left.
refusal-too-strong = To defeat { $card } costs you { $cost }, and you have { $power } Power left.
refusal-too-hard = { $card } still costs { $cost }, and you have { $power } Power left.
refusal-too-deep = To foil the Plot { $card } costs you { $cost }, and you have { $power } Power left.
refusal-not-to-be-defeated = Nothing of that name lies open that could be defeated now.
refusal-incomplete = Contributions are still missing.
refusal-not-loyal = Only Loyal players can defeat a Plot.
refusal-does-not-fit = The Challenge does not ask for a card like { $card } from your hand.
refusal-gift-does-not-fit = The Challenge does not ask for a card like this.
refusal-no-weakness = A Weakness cannot be contributed.
refusal-no-challenge = No Challenge lies open to which you could contribute.
refusal-no-plot = There is no Plot in play to help against.
refusal-nothing-plain = You have no two cards in hand that only give Power.
refusal-helped-already = You have already asked for help in this turn.
refusal-no-help-for-mastermind = Nobody helps the Mastermind.
refusal-nobody-to-help = Nobody is there who could help.
refusal-line-up-full = The Line-Up has five cards or more.
refusal-main-deck-empty = The main deck is empty.
refusal-no-defence = This card has no Defence.
refusal-just-drawn = You drew this card by a Defence against the same Attack; it does not help against it.
refusal-wrong-type = This card is of another type.
refusal-wrong-cost = The cost of this card does not fit.
refusal-no-location = A Location cannot be played in this way.
refusal-not-again = This card cannot be played again in this way.
refusal-riddle-too-dear = You have not enough Power left for the riddle.
refusal-riddle-no-card = The main deck is empty.
refusal-riddle-closed = The Riddler has already been used otherwise in this turn.
refusal-neither-attack-nor-defence = This card has neither an Attack nor a Defence.

error-two-heads-seats = Two heads is a game for 2 players, not { $seats }.
error-teams-seats = Teams need 4 players, not { $seats }.
error-watchmen-variant = Watchmen is played without two heads, teams and On Patrol.

# Types

type-starter = Starter
type-hero = Hero
type-villain = Villain
type-super_power = Super Power
type-equipment = Equipment
type-location = Location
type-super_villain = Super-Villain
type-super_hero = Super Hero
type-none = no type
type-challenge = Challenge
type-machination = Machination
type-plot = Plot
type-loyalty = Loyalty
role-mastermind = Mastermind
role-loyal = Loyal

# What lies on the table

hand = Hand
deck = Deck
discard-pile = Discard pile
in-play = In play
locations = Locations
main-deck = Main deck
line-up = Line-Up
kicks = Kicks
weaknesses = Weaknesses
super-villains = Super-Villains
destroyed-cards = Destroyed
power = Power
cost = Cost
points = Victory Points
attack = Attack
defence = Defence
ongoing = Ongoing
first-appearance = First Appearance - Attack
to-defeat = To defeat
contributions = Contributions
level = Level { $number }
face-down = face down
reconstructed = reconstructed

# What Challenges ask for

demand-type = { $count } × { $type }
demand-least = { $count } × cost { $least } or more
demand-attack_or_defence = { $count } × Attack and/or Defence
demand-watchmen = { $count } × Watchmen card
demand-in_play = { $count } × { $type }, from play
demand-destroyed = { $count } cards of cost { $least } or more destroyed, out of players’ hands, decks or discard piles

# Basic cards

card-punch = Punch
    .text = +1 Power.
card-vulnerability = Vulnerability
    .text = No effect.
card-kick = Kick
    .text = +2 Power.
card-weakness = Weakness
    .text = No effect, and no type. Costs 1 Victory Point at the end.

# Heroes

card-blue_beetle = Blue Beetle
    .text = +3 Power. Defence: show this card from your hand; the Attack does not touch you, and the card stays in hand.
card-catwoman = Catwoman
    .text = +2 Power.
card-dark_knight = Dark Knight
    .text = +2 Power. Gain all Equipment of the Line-Up. If you play or have played Catwoman in this turn, you may once put a card that you bought or gained in this turn into your hand.
card-emerald_knight = Emerald Knight
    .text = Take a Hero, a Super Power or an Equipment of the Line-Up and play it. It returns to the Line-Up at the end of your turn.
card-fastest_man_alive = The Fastest Man Alive
    .text = Draw two cards.
card-green_arrow = Green Arrow
    .text = +2 Power. Worth 5 points if you have at least four other Heroes at the end, and 0 otherwise.
card-high_tech_hero = High-Tech Hero
    .text = +3 Power if you play or have played a Super Power or an Equipment in this turn; otherwise +1 Power.
card-jonn_jonzz = J’onn J’onzz
    .text = Play the Super-Villain on top of the stack, then put it back there. Its First Appearance - Attack does not happen.
card-kid_flash = Kid Flash
    .text = Draw a card.
card-king_of_atlantis = King of Atlantis
    .text = You may destroy a card of your discard pile. If you do, +3 Power; otherwise +1 Power.
card-man_of_steel = Man of Steel
    .text = +3 Power. Put all Super Powers of your discard pile into your hand.
card-mera = Mera
    .text = +4 Power if your discard pile is empty; otherwise +2 Power.
card-princess_diana = Princess Diana of Themyscira
    .text = Gain all Villains of the Line-Up that cost 7 or less.
card-robin = Robin
    .text = +1 Power. Put an Equipment of your discard pile into your hand.
card-supergirl = Supergirl
    .text = You may put a Kick of the stack into your hand.
card-swamp_thing = Swamp Thing
    .text = +5 Power if you have a Location in play; otherwise +2 Power.
card-zatanna_zatara = Zatanna Zatara
    .text = +1 Power. You may put up to two cards of your discard pile under your deck.

# Villains

card-bane = Bane
    .text = +2 Power. Attack: each foe chooses and discards a card.
card-bizarro = Bizarro
    .text = +3 Power. Worth 2 points for each Weakness that you have at the end.
card-cheetah = Cheetah
    .text = Gain a card of the Line-Up that costs 4 or less.
card-clayface = Clayface
    .text = Choose another card that you played in this turn and play it again. What it did before remains. Not a Clayface.
card-doomsday = Doomsday
    .text = +4 Power.
card-gorilla_grodd = Gorilla Grodd
    .text = +3 Power.
card-harley_quinn = Harley Quinn
    .text = +1 Power. Attack: each foe puts a Punch or a Vulnerability of their discard pile on top of their deck.
card-lobo = Lobo
    .text = +3 Power. You may destroy up to two cards of your hand and discard pile.
card-the_penguin = The Penguin
    .text = Draw two cards, then choose two and discard them.
card-poison_ivy = Poison Ivy
    .text = +1 Power. Attack: each foe discards the top card of their deck, and gains a Weakness if it costs 1 or more.
card-the_riddler = The Riddler
    .text = As often as you like in this turn, pay 3 Power to gain the top card of the main deck unseen. If you never do, you may take +1 Power instead.
card-scarecrow = Scarecrow
    .text = +2 Power. Attack: each foe gains a Weakness.
card-solomon_grundy = Solomon Grundy
    .text = +3 Power. When you buy or gain this card you may put it on top of your deck.
card-starro = Starro
    .text = Attack: each foe discards the top card of their deck. You may play each of these cards that is not a Location.
card-suicide_squad = Suicide Squad
    .text = +2 Power. If you have played two other Suicide Squads in this turn, each foe discards their whole hand. Worth 1 point for each Suicide Squad that you have at the end.
card-two_face = Two-Face
    .text = +1 Power. Say even or odd, then reveal the top card of your deck. If its cost is as you said, draw it; otherwise discard it.

# Super Powers

card-bulletproof = Bulletproof
    .text = +2 Power. Defence: discard this card, and the Attack does not touch you. Draw a card; you may destroy a card of your discard pile.
card-heat_vision = Heat Vision
    .text = +3 Power. You may destroy a card of your hand or discard pile.
card-super_speed = Super Speed
    .text = Draw a card. Defence: discard this card, and the Attack does not touch you. Draw two cards.
card-super_strength = Super Strength
    .text = +5 Power.
card-x_ray_vision = X-Ray Vision
    .text = Each foe reveals the top card of their deck. You may play one of them that is not a Location; then it goes back where it was.

# Equipment

card-aquamans_trident = Aquaman’s Trident
    .text = +2 Power. Once in this turn you may put a card that you buy or gain on top of your deck.
card-batmobile = Batmobile
    .text = If this is the first card that you play in this turn, discard your hand and draw five cards; otherwise +1 Power.
card-bat_signal = The Bat-Signal
    .text = +1 Power. Put a Hero of your discard pile into your hand.
card-cape_and_cowl = The Cape and Cowl
    .text = +2 Power. Defence: discard this card, and the Attack does not touch you. Draw two cards.
card-green_arrows_bow = Green Arrow’s Bow
    .text = +2 Power. In this turn Super-Villains cost you 2 less to defeat; in Watchmen, Challenges and the Plot too.
card-lasso_of_truth = Lasso of Truth
    .text = +1 Power. Defence: discard this card, and the Attack does not touch you. Draw a card.
card-nth_metal = Nth Metal
    .text = +1 Power. Look at the top card of your deck; you may destroy it.
card-power_ring = Power Ring
    .text = Reveal the top card of your deck. If it costs 1 or more, +3 Power; otherwise +2 Power.
card-utility_belt = Utility Belt
    .text = +2 Power. Worth 5 points if you have at least four other Equipment cards at the end, and 0 otherwise.

# Locations

card-arkham_asylum = Arkham Asylum
    .text = Ongoing: when you play your first Villain in each of your turns, draw a card.
card-the_batcave = The Batcave
    .text = Ongoing: when you play your first Equipment in each of your turns, draw a card.
card-fortress_of_solitude = Fortress of Solitude
    .text = Ongoing: when you play your first Super Power in each of your turns, draw a card.
card-titans_tower = Titans Tower
    .text = Ongoing: when you play your first card of cost 2 or 3 in each of your turns, draw a card.
card-the_watchtower = The Watchtower
    .text = Ongoing: when you play your first Hero in each of your turns, draw a card.

# Super-Villains

card-ras_al_ghul = Ra’s al Ghul
    .text = +3 Power. At the end of your turn, before you draw, put this card under your deck.
card-anti_monitor = The Anti-Monitor
    .text = +2 Power. Destroy any number of cards of the Line-Up, then replace them.
    .appearance = Everybody shows their hand and adds a card of cost 1 or more from it to the Line-Up.
card-atrocitus = Atrocitus
    .text = +2 Power. You may destroy up to two cards of your discard pile.
    .appearance = Everybody puts a random card of their hand under their Super Hero. When Atrocitus is defeated, these cards go on top of their owners’ decks.
card-black_manta = Black Manta
    .text = +3 Power. Draw a card.
    .appearance = Everybody discards the top card of their deck. If it costs 1 or more, they destroy it or discard their hand.
card-brainiac = Brainiac
    .text = Each foe reveals a random card of their hand. Play each of them that is not a Location; then it goes back to its owner’s hand.
    .appearance = Everybody puts two cards of their hand into a common pile, face down. It is shuffled, and everybody gets as many cards back.
card-captain_cold = Captain Cold
    .text = +2 Power, and +1 Power for each foe with a Hero in their discard pile.
    .appearance = Everybody turns their Super Hero face down until Captain Cold is defeated.
card-darkseid = Darkseid
    .text = You may destroy two cards of your hand. If you do, +5 Power; otherwise +3 Power.
    .appearance = Everybody discards two cards, or shows a Villain from their hand.
card-deathstroke = Deathstroke
    .text = You may gain a Hero or a Villain of the Line-Up. If you do not, +3 Power.
    .appearance = Everybody shows their hand and destroys a Hero, a Super Power or an Equipment of their hand or discard pile.
card-the_joker = The Joker
    .text = +2 Power. Each foe discards a random card, or you draw a card; the foe chooses.
    .appearance = Everybody passes a card of their hand to the discard pile of the next player on the left. Whoever receives one of cost 1 or more puts a Weakness on top of their deck.
card-lex_luthor = Lex Luthor
    .text = Draw three cards.
    .appearance = Everybody gains a Weakness for each Villain of the Line-Up.
card-parallax = Parallax
    .text = Double your Power of this turn.
    .appearance = Everybody shows their hand and discards all cards of it that cost 2 or less.
card-sinestro = Sinestro
    .text = Reveal the top card of the main deck. If it is a Hero, +3 Power and the card is destroyed; otherwise it goes into your hand.
    .appearance = Everybody shows their hand and discards as many cards as there are Heroes in it.

# Super Heroes

card-batman = Batman
    .text = +1 Power for each Equipment that you play in your turn.
card-superman = Superman
    .text = +1 Power for each Super Power with a different name that you play in your turn.
card-wonder_woman = Wonder Woman
    .text = At the end of your turn draw one more card for each Villain that you bought or gained in it.
card-green_lantern = Green Lantern
    .text = +3 Power, once in your turn, when you have played three cards with different names and a cost of 1 or more.
card-the_flash = The Flash
    .text = You start the game. The first time in each of your turns that a card makes you draw, draw one more card.
card-aquaman = Aquaman
    .text = You may put any card of cost 5 or less that you buy or gain in your turn on top of your deck.
card-cyborg = Cyborg
    .text = Once in your turn, +1 Power if you play a Super Power. Once in your turn, draw a card if you play an Equipment.
card-martian_manhunter = Martian Manhunter
    .text = Once in your turn, +3 Power if you play two Villains or more. Once in your turn, +3 Power if you play two Heroes or more.

# Super Heroes of Watchmen

card-doctor_manhattan = Doctor Manhattan
    .text = +3 Power, once in your turn, when you have played two Super Powers.
card-nite_owl = Nite Owl
    .text = When you play your first Equipment in each of your turns, draw a card.
card-ozymandias = Ozymandias
    .text = Once in your turn, +2 Power when you have played cards of three types. Once in your turn, draw a card when you have played cards of four types.
card-rorschach = Rorschach
    .text = Once in each of your turns you may destroy a card of cost 0 of your hand or discard pile. If you do, +1 Power.
card-silk_spectre = Silk Spectre
    .text = At the end of your turn draw one more card for each Hero that you bought or gained in it.
card-the_comedian = The Comedian
    .text = +1 Power for each card with an Attack or a Defence that you play in your turn.

# Main deck of Watchmen

card-disintegration = Disintegration
    .text = +3 Power. You may destroy this card to do one of these: destroy the Challenge; destroy another Loyal player, once all Loyalty cards are open; destroy a card of the Line-Up.
card-duplication = Duplication
    .text = Choose a card that you played in this turn, or a card of yours in play with an Ongoing text, and play it again. Neither a Duplication nor a Clayface.
card-reconstruction = Reconstruction
    .text = +2 Power. Destroy all cards of the Line-Up, then refill it to five.
card-teleportation = Teleportation
    .text = Draw two cards. Defence: discard this card, and the Attack does not touch you. Draw a card.
card-owlship = Owlship
    .text = +3 Power. You may contribute a card of your discard pile to the Challenge, as if from your hand.
card-grapnel_gun = Grapnel Gun
    .text = +1 Power. Defence: discard this card, and the Attack does not touch you. Draw a card; you may put a card of your discard pile on top of your deck.
card-field_journal = Field Journal
    .text = +2 Power. Look at the top two cards of the main deck. Destroy one and put the other back on top.
card-retired_minuteman = Retired Minuteman
    .text = +2 Power. +1 Power if you contribute or have contributed a card in this turn.
card-moloch = Moloch
    .text = +2 Power. Attack: each foe discards a random card.
card-antarctic_retreat = Antarctic Retreat
    .text = Ongoing: when you play your first card of cost 5 or more in each of your turns, draw a card.
card-martian_palace = Martian Palace
    .text = Ongoing: when you make your first contribution in each of your turns, draw a card.

# Challenges

card-riots = Riots
    .text = Ongoing: at the start of each turn its player discards a random card, or shows a card with an Attack or a Defence from their hand.
card-keene_act = Keene Act
    .text = Ongoing: the powers of all Super Heroes are cancelled.
card-nixon = Nixon
    .text = Ongoing: at the end of each turn, after the refill, add another card of the main deck to the Line-Up.
card-cancer_scare = Cancer Scare
    .text = Ongoing: after each turn, Attack against its player, who reveals the top card of their deck. If it costs 1 or more it is destroyed; otherwise it is discarded, and the player gains a Weakness.
card-alien_invasion = Alien Invasion
    .text = Ongoing: at the end of each turn, after the refill, destroy the top card of the main deck for each Villain of the Line-Up, two at most.
card-doomsday_clock = Doomsday Clock
    .text = Ongoing: at the end of each turn, after the refill, put the top card of the main deck under this Challenge, face down. With the twelfth everybody shows their Loyalty card, the Mastermind takes the twelve cards into hand (without a Mastermind they are destroyed), and the clock stops.

# Machinations

card-machination_hero = Machination: Heroes
    .text = In one turn: two different Heroes and an Equipment. With two or three players a Villain as well.
card-machination_villain = Machination: Villains
    .text = In one turn: two different Villains and a Hero. With two or three players a Super Power as well.
card-machination_super_power = Machination: Super Powers
    .text = In one turn: two different Super Powers and a Villain. With two or three players an Equipment as well.
card-machination_equipment = Machination: Equipment
    .text = In one turn: two different Equipment cards and a Super Power. With two or three players a Hero as well.

# Plots

card-plot_hero = Turned Allies
    .text = Mastermind - Ongoing: whenever you play a Hero, destroy the top card of the main deck.
card-plot_villain = Manufactured Monster
    .text = Mastermind - Ongoing: whenever you play a Villain, destroy the top card of the main deck.
card-plot_super_power = Tachyon Screen
    .text = Mastermind - Ongoing: whenever you play a Super Power, destroy the top card of the main deck.
card-plot_equipment = Front Companies
    .text = Mastermind - Ongoing: whenever you play an Equipment, destroy the top card of the main deck.
card-plot_starter = Street Panic
    .text = Mastermind - Ongoing: when you play your first Starter in a turn, destroy the top two cards of the main deck.

# Loyalty

card-loyalty_mastermind = You are the Secret Mastermind
    .text = Let the main deck run out before the last Challenge falls. Play all cards of the Machination in one turn, and your Plot comes into play.
card-loyalty_loyal = You are Loyal
    .text = Defeat the three Challenges before the main deck has run out, and the Plot too if it comes into play.

gain-points = more Victory Points
fear-points = fewer Victory Points
gain-deck = stronger cards
fear-deck = weaker cards
gain-hand = a better next hand
fear-hand = a poorer next hand
gain-shopping = more to buy this turn
fear-shopping = less to buy this turn
gain-partner = a partner who gets on
fear-partner = a partner who falls behind
gain-rivals = rivals held back
fear-rivals = rivals who get ahead
gain-cause = the common cause
fear-cause = a setback for the common cause
gain-sabotage = a setback for the Loyal players
fear-sabotage = help for the Loyal players
gain-suspicion = less suspicion
fear-suspicion = suspicion
