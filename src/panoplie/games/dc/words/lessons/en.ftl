# The lessons of the DC Deck-Building Game

primer = You start with your fists and end with an arsenal. Six short lessons, then two for Watchmen with its secret Mastermind: ten minutes in all.

lesson-power = Fists first
lesson-power-1 = You have five cards in hand, and most of them give Power. A Kick gives 2: play it.
    .else = Begin with your best card: the Kick, for 2 Power.
lesson-power-2 = A Punch gives 1, and there is a button that plays everything that only gives Power. Use it.
    .else = All of it would be allowed, but first collect your Power: play all at once.
lesson-power-3 = 5 Power! Power buys cards of the Line-Up. Gorilla Grodd costs exactly 5: buy him.
    .else = Something cheaper could be bought, too. Gorilla Grodd is the best that 5 Power can get: buy him.
lesson-power-4 = He goes to your discard pile, with all that you have played. The Vulnerability does nothing, so end your turn.
    .else = Nothing is left that would help you: end your turn.
lesson-power-done = Your old hand is in your discard pile, five new cards are in your hand, and the Line-Up is full again. That was a turn.

lesson-round = It all comes back
lesson-round-1 = Your deck is empty, and Gorilla Grodd lies in your discard pile. Kid Flash draws a card: play him.
    .else = All that is for later: first let Kid Flash draw a card.
lesson-round-2 = The discard pile became your deck, and there is Grodd! Now play all that gives Power.
    .else = Collect your Power first: play all at once.
lesson-round-3 = 7 Power, just enough for Super Strength. It gives 5 each time it comes round, and its star is worth 2 points: buy it.
    .else = Two small cards would be allowed, but one that gives 5 Power is worth saving for: buy Super Strength.
lesson-round-done = Whatever you buy comes back again and again, and at the end its star counts. The most Victory Points win.

lesson-boss = The Super-Villain
lesson-boss-1 = You are Superman: each different Super Power that you play gives 1 Power more. A Kick is one: play it.
    .else = Try Superman’s power first: play the Kick.
lesson-boss-2 = 3 Power from a Kick! Play the rest.
    .else = Collect all your Power first: play all at once.
lesson-boss-3 = 9 Power, and Ra’s al Ghul costs 8. He is worth 4 points: defeat him.
    .else = Ra’s al Ghul is worth 4 points, more than any card of the Line-Up: defeat him while you can.
lesson-boss-4 = He goes to your discard pile like a card that you bought. The next one still lies face down: end your turn and see who it is.
    .else = Only one Super-Villain can fall in a turn, and 1 Power buys nothing here: end your turn.
lesson-boss-done = Lex Luthor appears and strikes everybody: a Weakness for the one Villain in the Line-Up. Each Super-Villain after Ra’s al Ghul arrives with an Attack.

lesson-attack = Attack and Defence
lesson-attack-1 = Your opponent plays Bane, and his Attack makes you discard a card. The Lasso of Truth is a Defence: use it.
    .else = You may let yourself be struck. But the Lasso of Truth avoids the Attack and gives you a card in its place.
lesson-attack-2 = Not touched, and a new card in hand; your opponent only kept the 2 Power. Now your turn: strike back with Scarecrow.
    .else = First the answer to Bane: play Scarecrow, whose Attack gives every foe a Weakness.
lesson-attack-done = Your opponent had no Defence and gains a Weakness: a card that does nothing and costs 1 point at the end.

lesson-place = A place of your own
lesson-place-1 = The Batcave is a Location, and Locations work for you in every turn. Play it first.
    .else = The Lasso of Truth is an Equipment, and the Batcave only sees what comes after it: play the Batcave first.
lesson-place-2 = It draws a card for the first Equipment of each of your turns. The Lasso of Truth is one: play it.
    .else = The Batcave waits for an Equipment: play the Lasso of Truth.
lesson-place-done = Super Strength, just for that! All other cards are discarded after the turn; the Batcave stays before you until the game is over.

lesson-last = The last Super-Villain
lesson-last-1 = A single Super-Villain is left: when he falls, this turn is the last. Play all that you have.
    .else = Collect your Power first: play all at once.
lesson-last-2 = 12 Power. Lex Luthor costs you 10 and is worth 5 points: defeat him.
    .else = He is worth 5 points, and with him the game ends while you can win it: defeat Lex Luthor.
lesson-last-3 = You both have 14 points now. The turn is not over, and 2 Power are left: every star counts.
    .else = Without one more point you would have to share the victory. Buy Catwoman: her star is worth 1.
lesson-last-4 = 15! End your turn: no Super-Villain can be turned up, and the game is over.
    .else = There is nothing left to gain: end your turn.
lesson-last-done = All your cards count, wherever they lie, and your Weakness cost you 1: you win by 15 to 14. The game also ends when the main deck cannot refill the Line-Up.

lesson-watchmen = Watchmen: the Challenge
lesson-watchmen-1 = You are Loyal, one of the other two secretly is not, and three Challenges have to fall. The Keene Act still wants a Hero: contribute Catwoman.
    .else = Cards for the Challenge come from your hand, before you play them. It still wants a Hero: contribute Catwoman.
lesson-watchmen-2 = It also wants a card of cost 5 or more. Several would do, but Green Arrow gives you the least Power: contribute him.
    .else = You will need your strong cards to pay the rest: contribute Green Arrow, who costs 5 as well.
lesson-watchmen-3 = Now all is there, and one player alone has to pay 8 Power. Play what you have left.
    .else = Nothing is missing beside the Challenge any more, except for Power: play all at once.
lesson-watchmen-4 = 9 Power: defeat the Keene Act!
    .else = Buying would be allowed, but who knows who comes next: defeat the Keene Act while you can.
lesson-watchmen-done = The contributions are destroyed, and a harder Challenge comes. Defeat all three before the main deck runs out, or the Mastermind wins; and watch who never gives anything.

lesson-mastermind = Watchmen: the Mastermind
lesson-mastermind-1 = Now you are the Mastermind. Your Machination wants a Villain, an Equipment and two different Heroes in one turn: play all that only gives Power.
    .else = Begin with the Villain, the Equipment and the first Hero: all three are played at once.
lesson-mastermind-2 = A Villain, an Equipment, a Hero. A second one completes your Machination: play Robin.
    .else = Kid Flash would complete it too, but you will want him afterwards: play Robin.
lesson-mastermind-3 = You are unmasked, and your Plot lies open: each Hero that you play burns a card of the main deck. When the last one goes, you win: play Kid Flash!
    .else = Your Plot waits for a Hero, and the main deck holds one last card: play Kid Flash.
lesson-mastermind-done = The main deck has run out, and you have won alone. Had the others defeated your Plot and the last Challenge, they would have won together.

lesson-late = In the right order
lesson-late-1 = The Watchtower draws a card for your first Hero of a turn. You hold it and two Heroes: what do you play first?
    .else = If a Hero comes before the Watchtower, it does nothing in this turn. Lay down the Watchtower first.
lesson-late-2 = And now?
    .else = Now it takes a Hero to make the Watchtower draw.
lesson-late-done = The first Hero after the Watchtower draws a card. Played the other way round, it would have come too late.

lesson-bows = Two Bows
lesson-bows-1 = Parallax costs 12, and your cards give 8 Power. What do you do?
    .else = Read Green Arrow’s Bow, and count again: play everything first.
lesson-bows-2 = 8 Power. What do you do with it?
    .else = Each Bow makes a Super-Villain 2 cheaper, and both add up: Parallax costs you just 8.
lesson-bows-done = 6 points for 8 Power. The Bows help against Super-Villains only: the Line-Up costs as much as ever.

lesson-double = Twice as much
lesson-double-1 = The Anti-Monitor costs 12, and this is your hand. What do you begin with?
    .else = The order does not matter here, but it is easier to count: play all that only gives Power first.
lesson-double-2 = 6 Power, half of what you need. And now?
    .else = Look at Parallax, who doubles all the Power of your turn: play him.
lesson-double-3 = 12 Power.
    .else = Just enough: defeat the Anti-Monitor, who is worth 6 points.
lesson-double-done = Parallax doubles what came before him and what comes after, so he fits at any moment of your turn.

lesson-squad = The last shopping
lesson-squad-1 = The main deck is empty: after this turn all is over. You have two Suicide Squads. Collect your Power.
    .else = Collect your Power first: play all at once.
lesson-squad-2 = 7 Power, and only points count now. What do you buy first?
    .else = Each Suicide Squad is worth 1 point for each one that you have. A third is worth 5 points more than none.
lesson-squad-done = Two Squads are worth 4 points, three are worth 9. And 3 Power are left for Robin.

lesson-arrows = Green Arrow’s friends
lesson-arrows-1 = The last turn again. You have a Green Arrow and three other Heroes. Collect your Power.
    .else = Collect your Power first: play all at once.
lesson-arrows-2 = 5 Power: what brings the most points?
    .else = A Green Arrow is worth 5 with four other Heroes, and a second Green Arrow is one of them, for both.
lesson-arrows-done = Each of the two has four others now: 5 and 5, and 3 for the rest. Catwoman and Kid Flash would have made it 10.

lesson-beetle = Twice the fright
lesson-beetle-1 = Your opponent holds two Scarecrows and plays the first: a Weakness for you. You have two Defences. Which one do you use, if you want to keep all your cards?
    .else = Whoever is struck gains a Weakness, and the Lasso of Truth is discarded. Blue Beetle is only shown.
lesson-beetle-2 = And there is the second.
    .else = Each Attack may be answered anew, and Blue Beetle is still in your hand.
lesson-beetle-done = Blue Beetle was shown twice and never left your hand, and neither did the Lasso of Truth.

lesson-riots = Which one will you miss least?
lesson-riots-1 = The Riots still want a card with an Attack or a Defence, and then 8 Power from one player. What do you contribute?
    .else = Count what is left: with the Lasso of Truth gone you still have 8 Power, with anything else 7 at most.
lesson-riots-2 = And now?
    .else = All contributions are there. What is missing is Power: play all at once.
lesson-riots-3 = 8 Power.
    .else = Just enough: defeat the Riots.
lesson-riots-done = Attacks and Defences count alike for the Riots. A card that you give is not played, so give the weakest.

lesson-change = To the last point
lesson-change-1 = Five Punches, and no card of 5 that you would want. Gather your Power.
    .else = First play what gives Power: all of it.
lesson-change-2 = 5 Power need not go into one card. Find two that take all of it, the dearer one first.
    .else = A Kick costs 3 and gives 2 Power whenever it comes: begin with that, and 2 are left for Catwoman.
lesson-change-3 = 2 Power are left.
    .else = What you do not spend is lost: Catwoman costs just 2.
lesson-change-done = Nothing is wasted. Power may be spent at any moment of the turn, even between two cards that you play.

lesson-face-down = Too strong
lesson-face-down-1 = A strong hand, and Ra’s al Ghul costs 8. Begin.
    .else = First play what gives Power: all of it.
lesson-face-down-2 = 20 Power.
    .else = A Super-Villain is worth the most points: defeat Ra’s al Ghul.
lesson-face-down-3 = 12 Power are left, and below lies a Super-Villain, face down. What do you do with them?
    .else = The next one is turned up when your turn ends, and until then nobody can reach it. Spend your Power on cards: whatever is left is lost.
lesson-face-down-done = There is still some left for more. When your turn ends, the next Super-Villain strikes everybody, you too, with your new hand.

lesson-afterwards = Even afterwards
lesson-afterwards-1 = The High-Tech Hero gives 3 Power if you play a Super Power or an Equipment in this turn, otherwise 1. A Kick is a Super Power. You would like Gorilla Grodd, for 5. Play the Hero first.
    .else = See what he gives when he comes first: play the High-Tech Hero.
lesson-afterwards-2 = 1 Power. Is it too late?
    .else = It is not: his text looks at the whole turn. Play the Kick.
lesson-afterwards-3 = 5 Power!
    .else = That is just what Gorilla Grodd costs. Buy him.
lesson-afterwards-done = 2 for the Kick, and the Hero now gives 3 instead of 1. In this game the order of such cards does not matter.

lesson-bizarro = Weak is strong
lesson-bizarro-1 = The last turn. You have three Weaknesses, a point less for each of them. Gather your Power.
    .else = There is no further turn: play all that gives Power.
lesson-bizarro-2 = 7 Power, and only points count. What do you buy?
    .else = Lobo has 2 points. Bizarro has 2 for each of your Weaknesses, 6 in all: buy him.
lesson-bizarro-done = 6 for Bizarro and 3 less for the Weaknesses themselves: they have earned you 3.

lesson-penguin = Two in, two out
lesson-penguin-1 = You are The Flash: the first card that you draw in your turn by a card’s text brings another. The Penguin draws two and then discards two. Play him.
    .else = He changes two bad cards for good ones, and so comes first: play The Penguin.
lesson-penguin-2 = Two cards are drawn, and two have to go. The bonus card is not here yet. Which ones?
    .else = A Vulnerability does nothing, and you have two: discard both, and keep all that gives Power.
lesson-penguin-done = Only now comes the bonus card: first a text is carried out to its end. So it could never have been discarded.

lesson-joker = Pass it on
lesson-joker-1 = The Joker appears, and everybody passes a card to the left, into a discard pile. Your neighbour on the left has avoided the Attack, so yours goes to the next one. Which card?
    .else = That one is worth keeping. A Weakness costs you a point at the end: let it cost somebody else one.
lesson-joker-done = Whoever avoids the Attack neither gives nor receives: the other two exchanged cards over their neighbour’s head.

lesson-eight = Nothing comes after
lesson-eight-1 = Eight cards lie in the Line-Up, more than usual. Gather your Power.
    .else = First play what gives Power: all of it.
lesson-eight-2 = 5 Power. Your opponent rarely has more than 4, and only two of the eight cost that little. Leave none of the two, the dearer one first.
    .else = Any card of 5 or more is out of your opponent’s reach. Take Robin, and then Kid Flash.
lesson-eight-3 = 2 Power are left.
    .else = Kid Flash costs 2, and is the last one that your opponent could pay for: buy him.
lesson-eight-done = Six are left, and nothing is added: the Line-Up is only refilled up to five.

lesson-lex = Three at once
lesson-lex-1 = Lex Luthor appears: everybody gains a Weakness for each Villain of the Line-Up, and there are three. Four lie in the stack, and it begins with you, whose turn has ended. What do you do?
    .else = Three Weaknesses are three points less, and four bad cards in your deck are hardly better. Your Lasso of Truth is a Defence, here as well.
lesson-lex-done = Your opponent gains three, and one is left. Had you let it pass, you would have had three and your opponent the last one.

lesson-ivy = An empty deck is no shelter
lesson-ivy-1 = Poison Ivy: you discard the top card of your deck, and gain a Weakness if it costs 1 or more. Your deck is empty, and all of your discard pile costs more. What do you do?
    .else = The discard pile is shuffled first, and then its top card is discarded: that would be a Weakness for certain. Use the Lasso of Truth.
lesson-ivy-done = The Attack has passed you by. For the card that the Lasso draws your discard pile was shuffled into a new deck, as it would have been for Poison Ivy.

lesson-level = Equal, but not quite
lesson-level-1 = The last turn. You have 9 points and one Super-Villain, your opponent 13 and one. Gather your Power.
    .else = There is no further turn: play all that gives Power.
lesson-level-2 = 8 Power: four cards of 2 with a point each, or Ra’s al Ghul with four points. What is it?
    .else = Both make 13 all. But at equal points the number of Super-Villains decides: take Ra’s al Ghul.
lesson-level-3 = 13 all.
    .else = There is nothing left to gain: end your turn.
lesson-level-done = Two Super-Villains against one: you win.

lesson-eleven = Ten are not eleven
lesson-eleven-1 = Everything has been contributed against Nixon, who costs 11 and adds a card to the Line-Up at the end of each turn. Begin.
    .else = One player pays it all, and you need every point: play all that gives Power.
lesson-eleven-2 = 11 Power, and the Line-Up is tempting, too. What do you do?
    .else = With 10 left he could no longer be paid for, and every turn brings the deck nearer to its end. Defeat Nixon.
lesson-eleven-done = He is gone at once, and adds nothing at the end of this turn. The next Challenge does nothing yet, either.

lesson-twelfth = Five minutes to midnight
lesson-twelfth-1 = Eleven cards lie under the Doomsday Clock, and the end of your turn brings the twelfth: the Mastermind would be unmasked, and would take all twelve into hand. What is missing is a Location in play. Whose?
    .else = Yours, The Watchtower: nobody else has one. Contribute it.
lesson-twelfth-2 = Everything has been contributed.
    .else = The clock costs 12, and you need every point: play all that gives Power.
lesson-twelfth-3 = 12 Power.
    .else = There is no later: defeat the Doomsday Clock.
lesson-twelfth-done = It was the last Challenge, and no Plot is in play: the Loyal players have won. Between two players without a Mastermind nobody would have got the twelve: they would have been destroyed.

lesson-only-a-kick = Only a Kick?
lesson-only-a-kick-1 = Six cards lie in the Line-Up, and one is left in the main deck: when it has gone, the Mastermind wins. Gather your Power.
    .else = First play what gives Power: all of it.
lesson-only-a-kick-2 = 3 Power: a Kick, or Robin?
    .else = If nobody takes a card of the Line-Up, one is added, and that would be the last. A Kick does not count: buy Robin.
lesson-only-a-kick-done = Five are left in the Line-Up, and nothing has to be added. With five, and nothing bought but a Kick, there would be six.

lesson-riddle = The last riddle
lesson-riddle-1 = You are the Mastermind, and nobody knows. One card is left in the main deck. Gather your Power.
    .else = You will need 3 Power: play all that gives some.
lesson-riddle-2 = 3 Power. Which card ends the game in your favour?
    .else = If the main deck runs out, you win. For 3 Power The Riddler takes its top card: play him.
lesson-riddle-3 = What do you take?
    .else = One more Power is of no use. Take the card: it is the last one.
lesson-riddle-done = The main deck is empty, and in the middle of your turn you have won. Nobody even had to know your name.

lesson-two-loyal = Both of you
lesson-two-loyal-1 = Both players were Loyal. Now the Super-Villains come, one a turn, and the last Challenge is still there. Gather your Power.
    .else = First play what gives Power: all of it.
lesson-two-loyal-2 = 21 Power.
    .else = You need all of the Super-Villains, and the Challenge: defeat Lex Luthor.
lesson-two-loyal-3 = 11 Power are left, and Sinestro is still face down. Alien Invasion burns a card of the main deck for each Villain of the Line-Up, and if the deck runs out you both lose. What do you buy?
    .else = One Super-Villain a turn, so spend it on the Line-Up, and on its Villains: Bane or Lobo.
lesson-two-loyal-done = You can pay for both, and no card is destroyed because of them. Without a Mastermind, time is your enemy.

lesson-friendly-fire = Friendly fire
lesson-friendly-fire-1 = You are Loyal, and so is one of the two others. Riots still ask for an Attack or a Defence, and for 8 Power from one player. You hold Scarecrow. What do you do with him?
    .else = Before Loyalty is shown an Attack strikes everybody, your ally too: two Weaknesses, one in the wrong deck. And Riots want just such a card: contribute Scarecrow.
lesson-friendly-fire-2 = And now?
    .else = All is there but the Power: play all that gives some.
lesson-friendly-fire-3 = 8 Power.
    .else = Just enough: defeat Riots.
lesson-friendly-fire-done = Nobody was hurt. Only once Loyalties are revealed do Loyal players spare each other.

lesson-list = By the list
lesson-list-1 = The Doomsday Clock has unmasked you, Mastermind, but your Plot comes into play only with the list of your Machination: two different Heroes and an Equipment, in one turn. Play what gives only Power.
    .else = All of it must be played in this one turn. Begin with what gives only Power.
lesson-list-2 = Twice Catwoman, who is a single Hero for the list. What now?
    .else = A second Catwoman is not a different Hero: play Robin.
lesson-list-3 = Two different Heroes. Nixon would like to have the Batmobile, and your list as well.
    .else = A contributed card is not played: it does nothing and counts for no list. And what you played today does not count tomorrow. Play the Batmobile.
lesson-list-done = The list is complete, in any order, and your Plot is in play. With two or three players a Villain would have been needed as well.

lesson-the-plot-too = One thing more
lesson-the-plot-too-1 = The third Challenge has fallen, and the game goes on: a Plot is in play, and the deck may still run out. Gather your Power.
    .else = First play what gives Power: all of it.
lesson-the-plot-too-2 = 14 Power, and Turned Allies costs 13.
    .else = While the Plot is in play the Loyal players cannot win: defeat it.
lesson-the-plot-too-done = All Challenges and the Plot have fallen: the Loyal players have won.

lesson-a-hand = A helping hand
lesson-a-hand-1 = The Mastermind’s Plot costs 13. Gather your Power.
    .else = First play what gives Power: all of it.
lesson-a-hand-2 = 11 Power: 2 are missing, and your ally has a full hand. What can you do?
    .else = While a Plot is in play Loyal players help each other, with a random card: ask for help.
lesson-a-hand-3 = A Kick, as if it were yours: 13 Power.
    .else = Help may be spent on anything, but this is why you asked: defeat the Plot.
lesson-a-hand-done = The Kick goes to your ally’s discard pile, and your ally has four cards until their own turn ends. With the Plot gone nobody can ask for help any more.

lesson-in-time = Just in time
lesson-in-time-1 = One card is left in the main deck, everything has been contributed against the last Challenge, and no Plot is in play. Begin.
    .else = It costs 12, and you need every point: play all that gives Power.
lesson-in-time-2 = 12 Power.
    .else = When your turn ends, the last card goes and the Mastermind wins. Defeat Alien Invasion now.
lesson-in-time-done = The Loyal players win on the spot, before the end of the turn can take the last card.

lesson-it-fits = Everything in its place
lesson-it-fits-1 = Riots ask for two Attacks or Defences, a Hero and an Equipment. Blue Beetle, the Lasso of Truth and Cape and Cowl, which are all Defences, lie there. What is missing?
    .else = Nobody has said yet what each card counts as. Blue Beetle may be the Hero, and then a second Attack or Defence is missing: Bane.
lesson-it-fits-2 = Complete: Blue Beetle is the Hero and the Lasso the Equipment. And now?
    .else = Riots cost 8: play all that gives Power.
lesson-it-fits-3 = 15 Power.
    .else = Whoever completes it may pay in the same turn: defeat Riots.
lesson-it-fits-4 = 7 Power are left. Is the next Challenge within reach?
    .else = It comes at the end of your turn, and no Power can touch it before. Spend yours on a card.
lesson-it-fits-done = One Challenge a turn. Cards belong to a Challenge and not to one of its demands, so they may be sorted anew with each that comes.

coach-turn = Play your cards, then spend your Power on what glows: strong cards early, Victory Points late, and the Super-Villain whenever you can pay for him. End the turn when nothing is left to do.
coach-hero = Each Super Hero likes another kind of card: look for that kind in the Line-Up. None is wrong.
coach-defend = Somebody attacks you. A Defence from your hand avoids it, and most of them even give you a card. If you have none, let it pass.
coach-discard = Give away what does the least: a Vulnerability or a Weakness before a Punch.
coach-destroy = A destroyed card is gone for good, and that is a gift: get rid of Weaknesses, Vulnerabilities and, in time, Punches.
coach-gain = To gain is to take for nothing: the dearest card that is allowed is rarely wrong.
coach-take = Take back the card that gives you the most in this turn.
coach-on_top = On top of your deck you will draw the card in your next hand, and not only after the next shuffle.
coach-take_kick = A Kick in your hand is 2 Power, at once and for nothing.
coach-riots = Show an Attack or a Defence if you have one: it stays in your hand. Otherwise chance takes a card.
coach-help = If you are on the same side, your card adds its Power against the Plot. You get it back after the turn, but your hand is not filled up.
coach-pass_on = It goes into a neighbour’s discard pile for good. Pass on what you would like to be rid of.
