# The board of Villainous. The rules bring the names of cards, locations and actions.

villainous-cost = costs { $cost }
villainous-strength = strength { $strength }
villainous-activation = activation { $cost ->
    [0] for nothing
   *[other] for { $cost }
  }
villainous-power = { $power } Power
villainous-carries = Carries { $items }.
villainous-cauldron = The cauldron holds { $power } Power
villainous-realms = The realms
villainous-realm-of = Realm of { $name }: { $villain }
villainous-look = Look at the realm of { $name }: { $villain }, { $power } Power, { $hand ->
    [one] one card
   *[other] { $hand } cards
  } in hand.
villainous-place = Location { $number } of 4, { $place }{ $locked ->
    [yes] , locked
   *[no] { "" }
  }{ $here ->
    [yes] , the mover is here
   *[no] { "" }
  }: { $heroes ->
    [0] no Hero
    [one] one Hero
   *[other] { $heroes } Heroes
  }, { $cards ->
    [0] no card below
    [one] one card below
   *[other] { $cards } cards below
  }
villainous-symbol = { $symbol }, { $row ->
    [top] top row
   *[bottom] bottom row
  }, { $place }{ $state ->
    [used] , used in this turn
    [covered] , covered by a Hero
   *[open] { "" }
  }
villainous-heroes = Heroes above { $place }
villainous-cards = Cards below { $place }
villainous-above = Lies above { $place }.
villainous-below = Lies below { $place }.
villainous-held = { $card }. Card { $place } of { $count } in your hand
villainous-hand-empty = Your hand is empty.
villainous-pile = { $pile ->
    [deck] Villain pile of { $name }
    [fate] Fate pile of { $name }
    [discard] Discard pile of { $name }, open
   *[fate_discard] Fate discard pile of { $name }, open
  }: { $count ->
    [one] one card
   *[other] { $count } cards
  }
villainous-pile-title = { $pile ->
    [discard] Discards of { $name }
   *[fate_discard] Fate discards of { $name }
  }
villainous-pile-empty = Nothing has been discarded yet.
villainous-looks = { $count ->
    [one] Somebody looks at a Fate card
   *[other] Somebody looks at { $count } Fate cards
  }
bang-fate = Fate!
bang-condition = Not so fast!
bang-vanquish = Clash!
bang-unlock = Click!
bang-shot = Thwock!
villainous-location = Location
villainous-here = your mover stands here
villainous-used = used in this turn
villainous-covered = covered by a Hero
villainous-actions = Actions
villainous-action = Action
villainous-action-at = Action at { $place }
villainous-lies-here = Lying here
villainous-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
villainous-about-place = Move here, and the actions that you see are yours for this turn, once each.
villainous-about-locked = Locked: no mover and no card goes in or out.
villainous-about-deck = At the end of a turn its owner draws from it, up to four cards in hand.
villainous-about-fate = Heroes and other trouble for its owner: whoever takes the action Fate turns up two and plays one.
villainous-about-discard = Open to all: click to read every card.
villainous-about-fate_discard = Open to all: click to read every card.
villainous-about-power = Power pays for cards and for abilities. It never runs out.
mark-discard = { $least ->
    [one] Mark cards to discard
   *[other] Mark { $least } cards to discard
  }
mark-vanquish = Mark Allies who are strong enough
mark-put_back = Mark the cards from the top down
