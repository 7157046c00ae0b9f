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
