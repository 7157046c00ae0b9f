# The board of the DC Deck-Building Game. The rules bring the names and texts of cards.

dc-aim = Have the most Victory Points when the last Super-Villain falls or the Line-Up cannot be refilled.
dc-aim-team = Have, together with your partner, the most Victory Points when the last Super-Villain falls or the Line-Up cannot be refilled.
dc-aim-watchmen = Loyal: overcome three Challenges together before the main deck runs out. The secret Mastermind wants the opposite.
dc-aim-loyal = Overcome the Challenges, and the Plot, before the main deck runs out.
dc-aim-mastermind = Let the main deck run out before all has been overcome.
dc-aim-finale = You are both Loyal: beat the Super-Villains together before the main deck runs out.
dc-power = { $left } Power left
dc-produced = { $power } Power produced in this turn
dc-main-left = { $count ->
    [0] no cards in the main deck
    [one] one card in the main deck
   *[other] { $count } cards in the main deck
  }
dc-costs = costs { $cost }
dc-gives = +{ $power } Power
dc-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
dc-points-star = points by its text
dc-unplayed = { $count ->
    [one] one card not played
   *[other] { $count } cards not played
  }
dc-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
dc-in-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
  }
dc-partner = with { $name }
dc-my-partner = Your partner
dc-together = { $points } together with { $name }
dc-destroyed-player = Destroyed: plays no more
dc-cancelled = cancelled by the Challenge
dc-under = { $count ->
    [one] One card of twelve under the Challenge
   *[other] { $count } cards of twelve under the Challenge
  }
dc-pay = { $cost } Power left to pay
dc-then-pay = then { $cost } Power
dc-foiled = foiled
dc-challenges-beaten = { $count ->
    [0] No Challenge overcome
    [one] One Challenge overcome
   *[other] { $count } Challenges overcome
  }
dc-challenges-left = { $count ->
    [0] The last Challenge
    [one] One more Challenge to come
   *[other] { $count } more Challenges to come
  }

dc-pile-main = Main deck: { $count ->
    [one] one card
   *[other] { $count } cards
  }
dc-pile-kicks = Kicks: { $count } left
dc-pile-weaknesses = Weaknesses: { $count } left
dc-pile-destroyed = Destroyed: { $count ->
    [one] one card
   *[other] { $count } cards
  }
dc-pile-stack = Super-Villains: { $count } left
dc-pile-deck = Deck of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
  }
dc-pile-discard = Discard pile of { $name }, open: { $count ->
    [one] one card
   *[other] { $count } cards
  }
dc-pile-hand = Hand of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
  }
dc-pile-under = Under the Super Hero of { $name }: { $count ->
    [one] one card
   *[other] { $count } cards
  }
dc-pile-empty = Nothing lies here yet.
dc-discards-of = Discards of { $name }
dc-known = You know
dc-top-of-deck = Top of your deck

dc-about-power = What is left to buy cards and defeat villains in this turn. What is not spent is lost at its end.
dc-about-main = The Line-Up is refilled to five from here at the end of each turn. If it cannot be, the game ends.
dc-about-main-watchmen = The Line-Up is refilled from here. If it runs out before everything has been overcome, the Mastermind wins.
dc-about-destroyed = Out of the game, and open to all. Click to read each card.
dc-about-stack = Each lies face down until the one above it is beaten; at the end of the turn the next one appears and strikes everybody.
dc-about-deck = Five cards are drawn from here at the end of the turn. When it is empty, the discard pile is shuffled.
dc-about-discard = Bought and played cards land here. Open to all: click to read each card.
dc-about-hand = Its cards are hidden, but for those that you have been shown.
dc-about-end = All cards played and held are discarded, you draw five new ones, and the Line-Up is refilled.
dc-about-play_all = All cards of your hand that only give Power are played, one after another. Those with an effect stay in your hand: their order is yours.
dc-about-play_all-challenge = The Challenge could use some of them: contribute those first, for a card that has been played goes there no more.
dc-about-help = Each other player may lend you a random card of the hand for this turn.

dc-turn-of = The turn of { $name }
dc-turn = turn { $number }
dc-played = Played in this turn
dc-taken = Taken
dc-nothing-played = No card played yet.
dc-again = again
dc-borrowed = borrowed
dc-held = { $card }. Card { $place } of { $count } in your hand
dc-area-hand = cards of your hand
dc-area-line = cards of the Line-Up
dc-hand-empty = Your hand is empty.
dc-choose-seat = Choose { $name }
dc-dealing = The Super Heroes are being dealt…
dc-others = { $count ->
    [one] one more card
   *[other] { $count } more cards
  }

dc-do-play_all = Play all Power
dc-do-play_all-note = Challenge cards, too
dc-do-end = End turn
dc-do-help = Ask for help
dc-do-patrol = Refill
dc-do-riddle = +1 Power

dc-secret-look = Look at my Loyalty card
dc-secret-hide = Hide my Loyalty card
dc-secret-plot = Everybody holds such a card; it only counts for the Mastermind.

dc-bang-defeat = Ka-pow!
dc-bang-appear = Mwahaha!
dc-bang-defend = Clang!
dc-bang-unmasked = Unmasked!

mark-discard = { $least ->
    [0] Mark the cards to discard
    [one] Mark a card to discard
   *[other] Mark { $least } cards to discard
  }
mark-destroy = { $least ->
    [0] Mark the cards to destroy
    [one] Mark a card to destroy
   *[other] Mark { $least } cards to destroy
  }
mark-pass_on = { $least ->
    [one] Mark a card to hand over
   *[other] Mark { $least } cards to hand over
  }
