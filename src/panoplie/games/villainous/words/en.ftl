# Disney Villainous

tagline = Six villains, six aims: pursue your own and set heroes on everybody else’s.

option-villains = Who plays whom
option-villains-choice = everyone chooses a villain
option-villains-random = villains are dealt at random
option-start = Who starts
option-start-random = drawn at random
option-start-wicked = whoever looks most wicked
option-start-first_seat = the first seat
option-fate_token = The Fate token
option-fate_token-five = with five or six players
option-fate_token-four = from four players, as in later printings
option-fate_token-never = not used
option-eels = Flotsam and Jetsam
option-eels-activated = move a Hero when they are activated
option-eels-played = move a Hero when they are played
option-turns = A game that nobody wins is stopped
option-turns-300 = after 300 turns
option-turns-150 = after 150 turns
option-turns-600 = after 600 turns

type-ally = Ally
type-item = Item
type-effect = Effect
type-condition = Condition
type-curse = Curse
type-hero = Hero

symbol-gain_1 = Gain 1 Power
    .text = Take 1 Power from the cauldron.
symbol-gain_2 = Gain 2 Power
    .text = Take 2 Power from the cauldron.
symbol-gain_3 = Gain 3 Power
    .text = Take 3 Power from the cauldron.
symbol-play = Play a card
    .text = Play one card of your hand and pay what it costs: an Item or Ally to any location without a lock, an Effect at once.
symbol-activate = Activate a card
    .text = Pay what an Item or Ally of your realm asks for, and use its ability.
symbol-fate = Play Fate
    .text = Name an opponent, turn up two cards of their Fate pile, play one against them and discard the other.
symbol-vanquish = Vanquish a Hero
    .text = Drive a Hero out of your realm with Allies at the same location who are at least as strong together. The Allies are discarded, too.
symbol-move_item = Move an Item or Ally
    .text = One Item or Ally of your realm goes to a neighbouring location.
symbol-move_hero = Move a Hero
    .text = One Hero of your realm goes to a neighbouring location.
symbol-discard = Discard cards
    .text = Throw away as many cards of your hand as you like. At the end of your turn you draw up to four again.

row-top = top
row-bottom = bottom
row-item = from an Item
row-hiss = covered, thanks to Sir Hiss

ask-villain = Which villain are you?
ask-wicked = Who has the most wicked look? That player starts.
ask-go = Where does your mover go?
ask-act = Which action do you take?
ask-borrow = { $card }: which action do you take there?
ask-play = Which card do you play, and where?
ask-fate_play = Which of the Fate cards do you play against { $foe }, and where?
ask-place = { $card }: which card is played, and where?
ask-free_ally = { $card }: which Ally do you play for nothing, and where?
ask-activate = Which ability do you activate?
ask-target = Whose plans do you ruin?
ask-vanquish = Which Hero do you vanquish, and with which Allies?
ask-move = { $card ->
    [none] { $what ->
        [hero] Which Hero moves, and where to?
       *[item] Which Item or Ally moves, and where to?
      }
   *[other] { $card }: { $what ->
        [hero] which Hero moves, and where to?
        [ally] which Ally moves, and where to?
       *[item] which Item moves, and where to?
      }
  }
ask-pick = { $card }: { $what ->
    [hero] choose a Hero.
    [ally] choose an Ally.
    [item] choose an Item.
    [ally_item] choose an Ally or an Item.
    [curse] choose a Curse.
    [guard] choose a Card Guard.
    [wicket] choose a Wicket.
   *[contract] choose a Binding Contract.
  }
ask-take = { $card }: which card do you take from the discard pile?
ask-discard = { $card ->
    [none] Which cards do you discard?
   *[other] { $card }: which { $count } cards do you discard?
  }
ask-react = { $trigger ->
    [ally_strength] { $foe } has an Ally of strength { $least } or more.
    [allies] { $foe } has { $least } Allies or more.
    [items] { $foe } has { $least } Items or more.
    [power] { $foe } has { $least } Power or more.
   *[defeat] { $foe } has defeated a Hero of strength { $least } or more.
  } Do you play a Condition? Whoever might hold one is asked.
ask-may = { $about ->
    [never_land_map] Discard { $card } in place of paying?
    [obsession] { $card }: play the Hero that was turned up? Otherwise it is discarded.
    [prince_phillip] { $card }: discard all Allies at his location?
    [friar_tuck] { $card }: discard all Warrants at his location?
    [flounder] { $card }: shuffle Ursula’s discard pile into her pile?
    [grimsby] { $card }: switch the lock between the Palace and Ursula’s Lair?
   *[other] { $card }: do you use it?
  }
ask-sort = { $card }: you look at the top of your Fate pile. Discard it, or put it back?
ask-amount = { $card }: how many of Prince John’s Power tokens are put on the Hero?
ask-name = { $card }: Item or Ally?
ask-free = Which symbol does the shrunk Hero leave free?
ask-cover = Which symbol next door does the enlarged Hero cover too?
ask-drive = { $card }: where do you move the mover of { $foe }?

answer-villain = Play as { $villain }
answer-starts = { $seat } starts
answer-go = Go to { $place }
answer-stay = Stay here
answer-use = { $symbol } ({ $row })
answer-end = End the turn
answer-unmask = Pay to discard { $piece }
answer-play = Play { $card } at { $place }
    .short = Play it at { $place }
    .first = Play { $card }…
answer-attach = Attach { $card } to { $piece }
    .short = Attach it to { $piece }
    .first = Play { $card }…
answer-effect = Play { $card }
answer-activate = Activate { $piece }
answer-fate = Ruin the plans of { $foe }
answer-vanquish = { $count ->
    [0] Vanquish { $piece } without any Ally
   *[other] Vanquish { $piece } with { $pieces }
  }
    .first = Vanquish { $piece }…
answer-move = Move { $piece } to { $place }
    .short = Move it to { $place }
    .first = Move { $piece }…
answer-discard = Discard { $cards }
answer-react = Play { $card }
answer-pass = Pass
answer-pass_turn = Pass for this turn
answer-pick = Choose { $piece }
answer-take = Take { $card }
answer-none = Choose nothing
answer-yes = Yes
answer-no = No
answer-throw_away = Discard what you see
answer-put_back = Put back, from the top: { $cards }
answer-amount = Put { $number } on the Hero
answer-name = Name { $type }
answer-free = Leave free: { $symbol }
answer-cover = Cover “{ $symbol }” at { $place }
answer-lend = Take “{ $symbol }” at { $place }

event-chose = { $seat } is { $villain }.
event-started = { $seat } starts.
event-went = { $seat } goes to { $place }.
event-stayed = { $seat } stays.
event-gained = { $card ->
    [none] { $seat } gains { $amount } Power and has { $total }.
   *[other] { $seat } gains { $amount } Power from { $card } and has { $total }.
  }
event-cauldron = The cauldron is empty; { $seat } gets the Power all the same.
event-lost = { $seat } loses { $amount } Power to { $card }.
event-paid = { $seat } pays { $amount } Power for { $card }.
event-played = { $seat } plays { $card } to { $place }.
event-attached = { $seat } attaches { $card } to { $piece }.
event-effect = { $seat } plays { $card }.
event-hero = { $seat } plays { $card } to { $place }, in the realm of { $foe }.
event-fated = { $seat } ruins the plans of { $foe }.
event-revealed = { $cards } is revealed, from { $seat }.
event-unplayable = { $cards } cannot be played against { $seat } and is discarded.
event-unused = { $card } is discarded, from { $seat }.
event-looked = { $seat } looks at { $number ->
    [one] a Fate card
   *[other] { $number } Fate cards
  }.
event-threw_away = { $seat } discards { $cards }.
event-put_back = { $number ->
    [one] A Fate card of { $seat } goes back on top.
   *[other] { $number } Fate cards of { $seat } go back on top.
  }
event-drew = { $seat } draws { $cards }.
    .hidden = { $seat } draws { $number ->
        [one] a card
       *[other] { $number } cards
      }.
event-took = { $seat } takes { $card }.
event-discarded = { $seat } discards { $cards }.
event-reshuffled = { $pile ->
    [fate] The Fate pile of { $seat } is shuffled.
   *[villain] The Villain pile of { $seat } is shuffled.
  }
event-activated = { $amount ->
    [0] { $seat } activates { $piece }.
   *[other] { $seat } activates { $piece } for { $amount } Power.
  }
event-vanquished = { $count ->
    [0] { $seat } vanquishes { $piece } without any Ally.
   *[other] { $seat } vanquishes { $piece } with { $pieces }.
  }
event-defeated = { $piece } is defeated by { $seat }.
event-hypnotised = { $piece } is hypnotised by { $seat }.
event-removed = { $piece } is discarded from the realm of { $seat }.
event-moved = { $piece } moves to { $place }, in the realm of { $seat }.
event-freed = { $piece } is back on the side of { $seat }.
event-stole = { $card } takes { $piece } from { $seat }.
event-took_power = { $amount } Power of { $seat } lies on { $piece }.
event-returned = { $seat } gets { $amount } Power back.
event-passed_on = { $card } has a new bearer in the realm of { $seat }.
event-found = { $card } is found and comes to { $seat }.
event-unlocked = { $seat } unlocks { $place }.
event-switched = The lock of { $seat } is now on { $place }.
event-turned = { $wicket ->
    [1] { $piece } of { $seat } becomes a Wicket.
   *[other] { $piece } of { $seat } is a Card Guard again.
  }
event-resized = { $size ->
    [shrunk] { $piece } in the realm of { $seat } shrinks.
    [enlarged] { $piece } in the realm of { $seat } grows.
   *[normal] { $piece } in the realm of { $seat } has its normal size again.
  }
event-shot = { $seat } takes the shot: cost { $total } against strength { $force }.
event-reacted = { $seat } plays the Condition { $card }.
event-won = { $seat } has reached the objective!
event-stopped = Nobody has won after { $turns } turns: the game is stopped.

outcome-captain_hook = { $winners } wins: Captain Hook has defeated Peter Pan aboard the Jolly Roger.
outcome-jafar = { $winners } wins: Jafar has the Magic Lamp in the Sultan’s Palace and commands the Genie.
outcome-maleficent = { $winners } wins: Maleficent has laid a Curse on every location.
outcome-prince_john = { $winners } wins: Prince John has filled his treasury.
outcome-queen_of_hearts = { $winners } wins: the Queen of Hearts has made the shot of her life.
outcome-ursula = { $winners } wins: Ursula has the Trident and the Crown in her Lair.
outcome-stopped = Nobody has reached an objective: the game is stopped.

refusal-villain-taken = Somebody else is that villain.
refusal-no-such-villain = Choose one of the six villains of the box.
refusal-nobody-there = Name one of the players at this table.
refusal-no-such-place = There is no such location on this board.
refusal-locked = { $place } is locked: no card goes in or out, and none there can be aimed at.
refusal-locked-mover = { $place } is locked: your mover cannot go there.
refusal-locked-ability = { $place } is locked: nothing there can be activated.
refusal-same-place = Your mover must go to another location.
refusal-used = You have used this symbol in this turn.
refusal-covered = A Hero covers this symbol.
refusal-no-symbol = Your mover’s location does not show this symbol.
refusal-nothing-to-play = None of your cards can be played now.
refusal-empty-hand = You have no card to discard.
refusal-nobody-to-fate = There is nobody to choose.
refusal-nobody-to-vanquish = There is no Hero that you could vanquish now.
refusal-nothing-to-activate = Nothing of yours can be activated now.
refusal-no-hero-to-move = No Hero of your realm can move.
refusal-nothing-to-move = No Item or Ally of your realm can move.
refusal-hero-forbids = { $card } forbids it.
refusal-curse-forbids = { $card } keeps this Hero away.
refusal-already-there = It is there already.
refusal-not-a-neighbour = Only a neighbouring location can be reached.
refusal-not-a-hero = That is not a Hero of your realm.
refusal-not-yours = That is not an Item or Ally below your board.
refusal-attached = An attached Item moves only with its bearer.
refusal-not-this-card = This card cannot be chosen here.
refusal-not-in-hand = That card is not in your hand.
refusal-not-revealed = That card was not revealed.
refusal-not-sorted = Name the cards in alphabetical order of their ids.
refusal-condition = A Condition is played in somebody else’s turn.
refusal-no-bearer = There is nobody there who could bear this Item.
refusal-has-item = Only a Hero without any Item can take it.
refusal-already-named = The Hero is at { $place } already, which this Contract names.
refusal-only-there = This card is played to { $place } only.
refusal-not-there = This Hero never goes to { $place }.
refusal-too-dear = It costs { $need } Power; you have { $have }.
refusal-cannot-do = { $card }: you cannot do now what this card demands.
refusal-not-activated = This card has no ability to activate.
refusal-not-a-fighter = An Ally who fights must be at the Hero’s location.
refusal-ally-refused = { $card } may not be used against this Hero.
refusal-too-few-allies = At least { $need } Allies must fight this Hero.
refusal-too-weak = Your Allies have { $have } strength; the Hero has { $need }.
refusal-too-strong = This Hero is stronger than { $limit }.
refusal-elsewhere = This Hero is not at your mover’s location.
refusal-taunted = A Hero with a Taunt must be defeated first.
refusal-disguised = A Clever Disguise protects this Hero.
refusal-wrong-size = This Hero has not the right size for that.
refusal-not-an-opponent = Choose one of your opponents.
refusal-holds-token = { $foe } holds the Fate token and cannot be chosen.
refusal-not-a-condition = Only a Condition can be played now.
refusal-already-reacted = You have answered this trigger in this turn.
refusal-not-triggered = The trigger of this Condition is not met.
refusal-must-do = This part of the card is not optional.
refusal-discard-count = { $count ->
    [one] Name at least one card.
   *[other] Name exactly { $count } cards.
  }

hand = Hand
deck = Pile
discard-pile = Discard
fate-pile = Fate
fate-discard = Fate discard
power = Power
locked = locked
shown = Turned up
looked-at = You look at
token = Fate token
objective = Objective
wicket = Wicket
size-shrunk = shrunk
size-enlarged = enlarged
reconstructed = reconstructed

villain-captain_hook = Captain Hook
    .objective = Defeat Peter Pan at the Jolly Roger.
place-jolly_roger = Jolly Roger
place-skull_rock = Skull Rock
place-mermaid_lagoon = Mermaid Lagoon
place-hangmans_tree = Hangman’s Tree
card-boarding_party = Boarding Party
    .text = In a Vanquish, may contribute its strength against a Hero at its own location or at one adjacent unlocked location.
card-give_them_a_scare = Give Them a Scare
    .text = Privately inspect the two top cards of your own Fate deck, then either discard both or put both back on top in an order of your choice.
card-swashbuckler = Swashbuckler
    .text = No ability.
card-worthy_opponent = Worthy Opponent
    .text = Gain 2 Power. Then turn up your own Fate deck one card at a time until a Hero shows; you must play that Hero into your realm. Other turned-up cards go to your Fate discard.
card-aye_aye_sir = Aye, Aye, Sir!
    .text = One of your Allies moves to an adjacent unlocked location and has +2 strength until your turn ends.
card-cannon = Cannon
    .text = Its location has one extra Vanquish action.
card-cunning = Cunning
    .text = When an opponent has an Ally of strength 4 or more: put one Ally from your hand into play at no cost.
card-cutlass = Cutlass
    .text = Host Ally has +2 strength.
card-hooks_case = Hook’s Case
    .text = Its location has one extra Gain 1 Power action.
card-obsession = Obsession
    .text = When an opponent defeats a Hero of strength 4 or more: turn up your own Fate deck until a Hero shows; choose to play that Hero into your realm or to discard it. Other turned-up cards are discarded.
card-pirate_brute = Pirate Brute
    .text = No ability.
card-ingenious_device = Ingenious Device
    .text = Its location has one extra Move a Hero action.
card-mr_starkey = Mr. Starkey
    .text = Optional: shift one Hero standing where Starkey was played to a neighbouring unlocked location.
card-never_land_map = Never Land Map
    .text = On play: remove the Lock Token from Hangman’s Tree. While in play: when you play another Item you may discard the Map in place of paying that Item’s cost.
card-smee = Smee
    .text = +2 strength while at the Jolly Roger.
card-pixie_dust = Pixie Dust
    .text = Host Hero has +2 strength.
card-lost_boys = Lost Boys
    .text = A Vanquish against this Hero must use at least two Allies.
card-splitting_headache = Splitting Headache
    .text = Discard one Item from Captain Hook’s realm.
card-taunt = Taunt
    .text = While any Hero carries a Taunt, Captain Hook may only defeat Heroes carrying a Taunt.
card-john = John
    .text = +1 strength while he has at least one Item attached.
card-michael = Michael
    .text = +1 strength per location of the realm holding at least one Hero (his own included).
card-peter_pan = Peter Pan
    .text = As soon as revealed he must be played to Hangman’s Tree, even while locked; every other Fate card revealed in the same action is discarded.
card-tick_tock = Tick Tock
    .text = When Captain Hook’s mover moves to this Hero’s location, he discards his whole hand at once.
card-tinker_bell = Tinker Bell
    .text = Optional, decided by whoever plays her: one Ally at the same location is discarded.
card-wendy = Wendy
    .text = Every other Hero in the realm has +1 strength.

villain-jafar = Jafar
    .objective = Start your turn with the Magic Lamp at the Sultan’s Palace and the Genie under your control.
place-sultans_palace = Sultan’s Palace
place-streets_of_agrabah = Streets of Agrabah
place-oasis = Oasis
place-cave_of_wonders = Cave of Wonders
card-necessary_sacrifice = Necessary Sacrifice
    .text = Discard one Ally or Item you control from your realm; gain 3 Power.
card-palace_guard = Palace Guard
    .text = No ability.
card-scimitar = Scimitar
    .text = Host Ally has +1 strength.
card-scrying = Scrying
    .text = Name Item or Ally; turn up your Villain deck until a card of that type shows; it goes to your hand, the other turned-up cards are discarded.
card-a_snake_am_i = A Snake, Am I?
    .text = Defeat one Hero of strength 4 or less at the location of Jafar’s mover.
card-deception = Deception
    .text = When an opponent has two or more Items: turn up the top card of that opponent’s Fate deck and play it against them (you make its choices).
card-giant_hourglass = Giant Hourglass
    .text = Activated: Heroes at the Hourglass’s location have -2 strength until your turn ends.
card-hypnotize = Hypnotize
    .text = Pay X = the target Hero’s current strength. Defeat that Hero, but instead of discarding him put him on the bottom side of the same location, under your control, as an Ally of the same (printed) strength with no ability.
card-manipulation = Manipulation
    .text = When an opponent has three or more Allies: choose one card of any kind in your discard; it goes to hand.
card-sorcerous_power = Sorcerous Power
    .text = May move one Hero to any unlocked location; may move one Ally to any unlocked location.
card-gazeem = Gazeem
    .text = Optional: choose one Item in your discard; it goes to hand.
card-iago = Iago
    .text = Activated: Iago and exactly one loose (unattached) Item beside him shift together to a neighbouring unlocked location.
card-magic_lamp = Magic Lamp
    .text = Legal only at the Cave of Wonders. On play: Find Genie; he enters on the hero side of that same Cave.
card-razoul = Razoul
    .text = Playing an Ally to Razoul’s location costs 1 Power less.
card-scarab_pendant = Scarab Pendant
    .text = On play: remove the Lock Token from the Cave of Wonders. While in play: your end-of-turn draw fills the hand to 5.
card-snake_staff = Snake Staff
    .text = Activated: one Hypnotize in your discard goes to hand.
card-wish = Wish
    .text = Host Hero has +2 strength.
card-crushing_blow = Crushing Blow
    .text = Choose one Ally of Jafar with strength at most 3; it is discarded.
card-narrow_escape = Narrow Escape
    .text = Pick any Hero in Jafar’s Fate discard and play it.
card-abu = Abu
    .text = May attach any one Item at this Hero’s location to this Hero. While held it has no effect for Jafar. When this Hero is defeated the Item returns to Jafar’s side at the same location.
card-aladdin = Aladdin
    .text = May attach any one Item at this Hero’s location to this Hero. While held it has no effect for Jafar. When this Hero is defeated the Item returns to Jafar’s side at the same location.
card-carpet = Carpet
    .text = While Carpet is in the realm, Jafar cannot defeat (or hypnotize) any other Hero.
card-genie = Genie
    .text = +2 strength while sharing a location with Magic Lamp.
card-princess_jasmine = Princess Jasmine
    .text = Jafar’s end-of-turn draw is one card smaller.
card-rajah = Rajah
    .text = +2 strength while Princess Jasmine is anywhere in the realm.
card-sultan = Sultan
    .text = Palace Guards may not be used to defeat this Hero.
card-treachery = Treachery
    .text = Jafar loses 2 Power, or all he has if less.

villain-maleficent = Maleficent
    .objective = Start your turn with a Curse at each location.
place-forbidden_mountains = Forbidden Mountains
place-briar_roses_cottage = Briar Rose’s Cottage
place-the_forest = The Forest
place-king_stefans_castle = King Stefan’s Castle
card-cackling_goon = Cackling Goon
    .text = +1 strength per Hero at its location.
card-dragon_form = Dragon Form
    .text = Defeat one Hero of strength at most 3 anywhere in your realm. Until the start of your next turn, being the target of a Fate action earns you 3 Power.
card-forest_of_thorns = Forest of Thorns
    .text = Only Heroes of strength 4+ may be played to its location. Discarded when a Hero is played there (not when one is moved there).
card-green_fire = Green Fire
    .text = No Hero may be played to its location. Discarded when Maleficent’s mover moves there by any means.
card-savage_goon = Savage Goon
    .text = No ability.
card-sinister_goon = Sinister Goon
    .text = +1 strength while at least one Curse is at its location.
card-vanish = Vanish
    .text = On your next turn moving the mover is optional.
card-dreamless_sleep = Dreamless Sleep
    .text = Heroes at its location have -2 strength. Discarded when an Ally is played there (moving one in is safe).
card-malice = Malice
    .text = When an opponent defeats a Hero of strength 4 or more: defeat one Hero of strength 4 or less in your realm.
card-tyranny = Tyranny
    .text = When an opponent has three or more Allies: draw 3 cards, then discard any 3 cards from hand.
card-raven = Raven
    .text = At the start of your turn, before the mover moves: may move Raven to any other location and perform one uncovered action there; a Fate action is not allowed.
card-spinning_wheel = Spinning Wheel
    .text = When a Hero is defeated at its location by any means, gain Power equal to that Hero’s strength minus 1.
card-staff = Staff
    .text = While Maleficent’s mover is at its location, Effects and Curses cost her 1 Power less.
card-guards = Guards
    .text = A Vanquish against this Hero must use at least two Allies.
card-sword_of_truth = Sword of Truth
    .text = Only on a Hero with no Item attached. Host has +2 strength; playing a Curse to the host’s location costs 2 Power more.
card-once_upon_a_dream = Once Upon a Dream
    .text = Discard one Curse from a location that also holds a Hero.
card-aurora = Aurora
    .text = Reveal one card from the Fate deck of Maleficent: a Hero is played at once, anything else goes back on top.
card-fauna = Fauna
    .text = Optional: a Dreamless Sleep at the same location is discarded.
card-flora = Flora
    .text = Maleficent’s hand is revealed and stays open until Flora is defeated.
card-king_hubert = King Hubert
    .text = Optional: from every neighbouring location pull one Ally over to his.
card-king_stefan = King Stefan
    .text = May move Maleficent’s mover to any location.
card-merryweather = Merryweather
    .text = Curses may not be played to her location (they may be moved there; Curses already there stay).
card-prince_phillip = Prince Phillip
    .text = May discard all Allies at his location.

villain-prince_john = Prince John
    .objective = Start your turn with at least 20 Power.
place-sherwood_forest = Sherwood Forest
place-friar_tucks_church = Friar Tuck’s Church
place-nottingham = Nottingham
place-the_jail = The Jail
card-beautiful_lovely_taxes = Beautiful, Lovely Taxes
    .text = Gain 1 Power per Hero in your realm.
card-imprison = Imprison
    .text = Move one Hero from anywhere in your realm to The Jail.
card-rhino_guards = Rhino Guards
    .text = No ability.
card-warrant = Warrant
    .text = +2 Power whenever a Hero enters play (is played, not moved) at its location.
card-wolf_archers = Wolf Archers
    .text = In a Vanquish, may contribute its strength against a Hero at its own location or at one adjacent location.
card-bow_and_arrows = Bow and Arrows
    .text = Host Ally has +1 strength. Replacement: a discard of the host removes this Item only; the Ally stays.
card-cowardice = Cowardice
    .text = When an opponent has three or more Allies: put one Ally from your hand into play at no cost.
card-greed = Greed
    .text = When an opponent has 6 or more Power: gain 3 Power.
card-set_a_trap = Set a Trap
    .text = May move one Ally to any location; then perform one Vanquish (mandatory).
card-golden_arrow = Golden Arrow
    .text = +2 Power whenever the host Ally takes part in defeating a Hero.
card-intimidation = Intimidation
    .text = Perform one Vanquish; the Allies used are not discarded.
card-king_richards_crown = King Richard’s Crown
    .text = While Prince John’s mover is at its location, every card he plays costs 1 Power less.
card-nutsy = Nutsy
    .text = Other Allies at his location have +1 strength.
card-sheriff_of_nottingham = Sheriff of Nottingham
    .text = At the start of your turn, before the mover moves: may move the Sheriff to any other location; gain 1 Power if a Hero is at the new location.
card-sir_hiss = Sir Hiss
    .text = While the mover is at his location, one action covered by a Hero there may be performed that turn.
card-trigger = Trigger
    .text = Other Allies at his location have -1 strength.
card-clever_disguise = Clever Disguise
    .text = Host Hero is immune to defeat. Prince John can get rid of this Item whenever he wants by paying 2 Power.
card-steal_from_the_rich = Steal from the Rich
    .text = Choose a Hero in the realm: 0 to 4 of Prince John’s Power tokens are placed on it; he gets them back when that Hero is defeated.
card-alan_a_dale = Alan-a-Dale
    .text = Every other Hero in the realm has +1 strength.
card-friar_tuck = Friar Tuck
    .text = May discard all Warrants at his location; those Warrants then pay nothing for him.
card-king_richard = King Richard
    .text = Prince John may not play Effects (Conditions are still allowed).
card-lady_kluck = Lady Kluck
    .text = Cannot be played to or moved to The Jail.
card-little_john = Little John
    .text = Optional: 0 to 4 of Prince John’s Power tokens are placed on this Hero; he gets them back when this Hero is defeated.
card-maid_marian = Maid Marian
    .text = Find Robin Hood; he enters play at the location where she fell.
card-robin_hood = Robin Hood
    .text = Each card or action that gives Prince John Power gives 1 less (minimum 0).
card-skippy = Skippy
    .text = Wolf Archers may not be used to defeat this Hero.
card-toby = Toby
    .text = Shuffle this card into Prince John’s Fate deck instead of discarding it.

villain-queen_of_hearts = Queen of Hearts
    .objective = Have a Wicket at each location and take a successful shot.
place-courtyard = Courtyard
place-hedge_maze = Hedge Maze
place-tulgey_wood = Tulgey Wood
place-white_rabbits_house = White Rabbit’s House
card-card_guard_club = Card Guard: Club
    .text = Activated: turn this Card Guard into a Wicket, or this Wicket back into a Card Guard.
card-card_guard_diamond = Card Guard: Diamond
    .text = Activated: turn this Card Guard into a Wicket, or this Wicket back into a Card Guard.
card-card_guard_heart = Card Guard: Heart
    .text = Activated: turn this Card Guard into a Wicket, or this Wicket back into a Card Guard.
card-card_guard_spade = Card Guard: Spade
    .text = Activated: turn this Card Guard into a Wicket, or this Wicket back into a Card Guard.
card-off_with_your_head = Off With Your Head!
    .text = Defeat one Hero of strength 4 or less anywhere in your realm.
card-spear = Spear
    .text = Host Ally has +1 strength.
card-take_the_shot = Take the Shot
    .text = Reveal five cards from your Villain deck and sum their costs. Sum below combined strength of every Wicket in the realm: immediate victory. Otherwise the five cards are discarded.
card-by_order_of_the_queen = By Order of the Queen
    .text = Turn up to two Card Guards into Wickets.
card-fury = Fury
    .text = When an opponent defeats a Hero of strength 4 or more: shrink up to two Heroes.
card-judgment = Judgment
    .text = When an opponent has three or more Allies: gain 3 Power.
card-makes_you_smaller = Makes You Smaller
    .text = Shrink one normal-size Hero, or bring one Enlarged Hero back to normal.
card-very_merry_unbirthday = Very Merry Unbirthday
    .text = Gain 1 Power per Ally in your realm (Wickets included).
card-stopwatch = Stopwatch
    .text = Activated: gain 1 Power per Wicket in your realm.
card-the_king = The King
    .text = Playing a Card Guard costs 1 Power less.
card-tweedle_dee_and_tweedle_dum = Tweedle Dee & Tweedle Dum
    .text = Not discarded after being used to defeat a Hero.
card-im_late_im_late = I’m Late! I’m Late!
    .text = Pick a Hero of strength 3 or less in the Queen’s Fate discard and play it.
card-makes_you_larger = Makes You Larger
    .text = Enlarge one normal-size Hero, or bring one Shrunk Hero back to normal.
card-mome_raths = Mome Raths
    .text = Move one of the Queen’s Allies (Wicket or not) to any location.
card-alice = Alice
    .text = The Queen cannot move Allies or Items.
card-caterpillar = Caterpillar
    .text = Allies (Wickets included) at this Hero’s location have -1 strength.
card-cheshire_cat = Cheshire Cat
    .text = On play: its player may turn up to two Wickets back into Card Guards. When defeated: the Queen may turn up to two Card Guards into Wickets.
card-dodo = Dodo
    .text = Card Guards at this Hero’s location cannot be turned into Wickets (existing Wickets stay).
card-dormouse = Dormouse
    .text = Cannot be shrunk.
card-down_the_rabbit_hole = Down the Rabbit Hole
    .text = If Alice is in the realm, discard one Ally (Wicket included) at her location; if not, find Alice and play her.
card-mad_hatter = Mad Hatter
    .text = +2 strength while March Hare is in the realm.
card-march_hare = March Hare
    .text = +2 strength while Mad Hatter is in the realm.
card-white_rabbit = White Rabbit
    .text = Activating a Card Guard or a Wicket costs 1 Power more.

villain-ursula = Ursula
    .objective = Start your turn with the Trident and the Crown at Ursula’s Lair.
place-ursulas_lair = Ursula’s Lair
place-erics_ship = Eric’s Ship
place-the_shore = The Shore
place-the_palace = The Palace
card-binding_contract_lair = Binding Contract (Ursula’s Lair)
    .text = Host: any Hero currently elsewhere than Ursula’s Lair. A move that brings the host to Ursula’s Lair defeats it; the Contract is then discarded.
card-binding_contract_ship = Binding Contract (Eric’s Ship)
    .text = Host: any Hero currently elsewhere than Eric’s Ship. A move that brings the host to Eric’s Ship defeats it; the Contract is then discarded.
card-binding_contract_shore = Binding Contract (The Shore)
    .text = Host: any Hero currently elsewhere than The Shore. A move that brings the host to The Shore defeats it; the Contract is then discarded.
card-binding_contract_palace = Binding Contract (The Palace)
    .text = Host: any Hero currently elsewhere than The Palace. A move that brings the host to The Palace defeats it; the Contract is then discarded.
card-change_form = Change Form
    .text = Switch the Lock Token between The Palace and Ursula’s Lair.
card-grow_giant = Grow Giant
    .text = Perform one uncovered action of a location adjacent to Ursula’s mover, even if that location is locked.
card-opportunist = Opportunist
    .text = Choose one Item or Effect in your discard; it goes to hand.
card-whirlpool = Whirlpool
    .text = Move one Hero to any unlocked location.
card-arrogance = Arrogance
    .text = When an opponent defeats a Hero of strength 4 or more: draw 3 cards, then discard any 3 cards from hand.
card-divination = Divination
    .text = Turn up your Villain deck until a Binding Contract shows; it goes to your hand, the other turned-up cards are discarded.
card-trickery = Trickery
    .text = When an opponent has 6 or more Power: turn up the top card of that opponent’s Fate deck and play it against them (you make its choices).
card-cauldron = Cauldron
    .text = Activated: gain 2 Power per Binding Contract in your realm.
card-crown = Crown
    .text = Activated: privately inspect the two top cards of your own Fate deck, then either discard both or put both back on top in an order of your choice.
card-flotsam = Flotsam
    .text = Activated: one Hero standing beside this Ally shifts to a neighbouring unlocked location.
card-jetsam = Jetsam
    .text = Activated: one Hero standing beside this Ally shifts to a neighbouring unlocked location.
card-poor_unfortunate_souls = Poor Unfortunate Souls
    .text = Each Hero may be moved by you to an adjacent unlocked location.
card-trident = Trident
    .text = On play: find King Triton, play him to the location chosen for the Trident and attach the Trident to him. When he is defeated the Trident comes back to Ursula’s side at the location where that happened.
card-return_to_form = Return to Form
    .text = Pick a Hero of strength 4 or less in Ursula’s Fate discard and play it to the location of Ursula’s mover.
card-dinglehopper = Dinglehopper
    .text = Each time Ursula’s mover moves to the host Hero’s location she loses 1 Power.
card-snarfblat = Snarfblat
    .text = Playing a Binding Contract on the host Hero costs 3 Power more.
card-ariel = Ariel
    .text = On play, optional: one loose (unattached) Item at an unlocked location is brought to where she is. Static: the Move an Item or Ally action is forbidden to Ursula while Ariel is in the realm.
card-eric = Eric
    .text = May move one Hero to any unlocked location.
card-flounder = Flounder
    .text = Optional: the Villain discard of Ursula is shuffled back into the Villain deck.
card-grimsby = Grimsby
    .text = May switch the Lock Token between The Palace and Ursula’s Lair.
card-king_triton = King Triton
    .text = A Binding Contract or Effect aimed at him costs Ursula 1 Power more.
card-max = Max
    .text = If played to the location of Ursula’s mover: may move the mover to any unlocked location.
card-scuttle = Scuttle
    .text = May attach one Item from Ursula’s Fate discard to this Hero.
card-sebastian = Sebastian
    .text = May move one Binding Contract from another Hero at an unlocked location onto this Hero.
