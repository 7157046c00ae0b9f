# Heroes Incorporated: what only the board says.

heroes-city = The city, five rows of five districts
heroes-cell = Row { $row }, { $column ->
    [1] first from the left
    [2] second from the left
    [3] in the middle
    [4] fourth from the left
   *[other] fifth from the left
  }: { $name }, { $things }
heroes-row = row { $row }
heroes-value = value { $value }
heroes-value-text = Reach { $value } to stop a crime here; it is worth { $value } { $value ->
    [one] point
   *[other] points
  }.
heroes-ruin = destroyed
heroes-ruin-text = Destroyed: nobody can fight here, and nothing is scored.
heroes-lair = lair
heroes-pawns = { $count ->
    [one] crime pawn { $letters }
   *[other] crime pawns { $letters }
  }
heroes-stands = { $hero } of { $name }
heroes-die = die of { $hero }: { $number }
heroes-token = a +1 Combat marker
heroes-pawn = Crime pawn { $pawn } at { $name }
heroes-hero = { $hero } of { $name } at { $district }
heroes-need = needs { $number }
heroes-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
heroes-about-discard = Cards that were played or discarded lie here, face up.
heroes-track-title = Score track
heroes-track = Score track, { $points } to win. { $scores }
heroes-deck = Research deck, { $count } cards
heroes-deck-name = Deck
heroes-discard = { $count ->
    [0] Discard pile, empty
   *[other] Discard pile, { $count } cards, on top { $top }
  }
heroes-discard-name = Discard
heroes-compass = The crime die
heroes-crime-went = The crime die sent pawn { $pawn }: { $direction }
heroes-out = out of the city
heroes-won = { $number } against { $need }: crime stopped
heroes-lost = { $number } against { $need }: no luck
heroes-held = { $number }: the die that lies there holds
heroes-hand = Your hand
heroes-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
heroes-hand-empty = No cards.
heroes-offer = Cards to choose from
heroes-busy = busy: the die is out
heroes-markers = Markers left: { $coloured } coloured, { $white } white; { $spent } of 4 slots taken
heroes-justice = { $count ->
    [one] 1 Justice marker
   *[other] { $count } Justice markers
  }
heroes-beaten = { $count ->
    [one] 1 Super-Villain beaten
   *[other] { $count } Super-Villains beaten
  }
heroes-lineup = Heroes to choose from
heroes-keep = Whom do you keep?
heroes-pass-left = Who goes to the left? The last one goes to the right.
heroes-pick = Who joins your team?
heroes-wait-draft = The others are still choosing…
heroes-others-draft = The players choose their heroes…
heroes-kept = kept
heroes-role-keep = stays
heroes-role-left = to the left
heroes-keep-one = Keep { $hero }
heroes-left-one = { $hero } to the left
heroes-bang-won = Pow!
heroes-bang-failed = Ouch!
heroes-bang-ko = K.O.!
heroes-bang-villain = Mwahaha!
heroes-bang-boom = Kaboom!
heroes-aim = The first to reach { $points } Hero Points at the end of a phase wins.
heroes-reach = { $number } to reach
heroes-combat = +{ $plus } in fights
heroes-spent = bonus used in this phase
heroes-used = used in this phase
heroes-power = Power of the district
heroes-markers-title = Action markers
heroes-about-markers = Each of the { $turns } turns of a phase costs one: a coloured marker pays for any action, the White one for drawing a card. All come back when the phase is over.
heroes-about-justice = A lost fight earns one. After a throw each of them turns the die one face up, to 6 at most.
heroes-about-pawn = Crime can be fought where it stands. At the end of a phase the crime die sends it on.
heroes-about-die = It holds the district until a better one comes: its hero is busy, and scores when the phase ends.
heroes-about-deck = Research cards: gadgets, Fame, Super-Villains and more. One action draws a card, another plays it.
heroes-about-compass = When a phase is over, it is thrown for each crime pawn and shows where that pawn goes. A pawn that would leave the city goes to Crimeland.
heroes-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
heroes-left = { $white ->
    [0] { $coloured } markers
   *[other] { $coloured } markers + White
  }
