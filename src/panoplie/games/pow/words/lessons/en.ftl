# The lessons of POW!

primer = Heroes win you points, and every hero needs a villain beside it. Ten minutes, seven throws of the dice, and you know the game.

lesson-heroes = Shields find heroes
lesson-heroes-1 = Whoever has the most points wins, and heroes are worth points: throw the dice to get one.
lesson-heroes-2 = Shields count along the row from the left: with two of them, the second hero is yours. Take it.
    .else = Your two shields point at the second hero, a 6: take that one.
lesson-heroes-done = Six points! The hero lies on your stack, and with a tile in your hand your turn is over.

lesson-again = Three throws
lesson-again-1 = You may throw up to three times in a turn. The best hero is the fourth: throw.
lesson-again-2 = Two shields are not enough for the 6. Set both shields aside, and throw the other three dice again.
    .else = For the fourth hero you need shields: keep just these two, and throw everything else again.
lesson-again-3 = One more shield. Set it aside too: the third throw is the last.
    .else = Only the new shield helps you: keep it and throw the other two dice.
lesson-again-4 = Four shields! There is no fourth throw: take the hero that they name.
    .else = Four shields are the fourth hero, worth 6. That is what you threw for.
lesson-again-done = What you set aside stays as it is, and after the third throw you have to take a tile.

lesson-villains = Every hero needs a villain
lesson-villains-1 = You have a 6 and a 5, and still no points: a hero counts only beside a villain. Throw.
lesson-villains-2 = Skulls count along the row of villains. The third one costs you just 1 point, and makes your 6 count: take it.
    .else = One more hero would not count either, and a second throw may cost you this cheap villain. Take the third villain.
lesson-villains-done = 6 minus 1: you have 5 points. Your 5 still waits for a villain of its own.

lesson-steal = Bubbles steal
lesson-steal-1 = A strong hero of your opponent’s lies open on their stack. Throw.
lesson-steal-2 = Three blue bubbles steal the hero on top of a stack. Take the 6 from your opponent.
    .else = You hold three blue bubbles, and a 6 lies on your opponent’s stack: steal it.
lesson-steal-done = It lies on your stack now. Three orange bubbles would steal a villain, if ever you need a cheap one.

lesson-memory = What lies beneath
lesson-memory-1 = Look at your opponent’s 6 before you throw, and keep it in mind.
lesson-memory-2 = One shield: take the first hero, a 4, and then see what your opponent does.
    .else = The first hero is worth 4: take it.
lesson-memory-3 = The new tile hides the 6, and nobody may look beneath. You remember it: throw.
lesson-memory-4 = Four bubbles of a colour steal any tile, even a hidden one. Take the second hero from the top.
    .else = The 6 is the second hero from the top of your opponent’s stack; four blue bubbles reach it.
lesson-memory-done = That is what remembering is for. Three bubbles would only have reached the top.

lesson-nothing = When the dice give nothing
lesson-nothing-1 = Only two heroes are left, and a villain of 4 lies there, too. Throw.
lesson-nothing-2 = Three shields point at a third hero, and there is none: whoever can take nothing gets the worst villain. Keep one shield, throw the rest again.
    .else = Stopping costs you 4 points, and two shields or bubbles are more than you need. Keep a single shield.
lesson-nothing-3 = One shield is the first hero, one skull the first villain: you choose. Take the 6.
    .else = Both would be allowed, but a 6 is worth more than all else here.
lesson-nothing-done = Your dice name the tile exactly; you may never count fewer. Leave yourself a way out.

lesson-last = The last tile
lesson-last-1 = A single tile is left. Whoever takes it ends the game at once: throw.
lesson-last-2 = You have two heroes and one villain, so your 4 does not count yet. Take the last villain, and see who wins.
    .else = One skull names the last villain: with it your 4 counts, and the game is over.
lesson-last-done = Heroes beside a villain count, all villains cost, the highest score wins: 7 against 3. That is all of POW!

lesson-which = Two shields, three skulls
lesson-which-1 = A full table, and one throw. Throw the dice.
lesson-which-2 = Two tiles are yours for the asking. Which one do you take?
    .else = Two shields are the second hero, a 1; three skulls the third villain, who costs 4. A small hero is better than that.
lesson-which-done = A hero of 1 costs nothing and may count later. The villain would have cost 4 points for good.

lesson-covered = A good memory
lesson-covered-1 = The opponent with three heroes laid a 4, then a 6, then a 1. Throw.
lesson-covered-2 = Four blue bubbles, two opponents: which hero do you steal?
    .else = Four bubbles reach any hero. The best one is covered: the second from the top, under the 1.
lesson-covered-done = The 6 lies open on your stack now, and the thief’s stack closes up behind it.

lesson-one-die = The last die
lesson-one-die-1 = The best hero is the fifth. Throw.
lesson-one-die-2 = Four shields! How do you try for the fifth?
    .else = Keep all four shields: only the fifth die may still change.
lesson-one-die-3 = It failed. You have thrown only twice: what now?
    .else = You threw a single die: to set it aside would leave none to throw. Your four shields name the fourth hero.
lesson-one-die-done = The fourth hero is a 5. With a single die the second throw is the last.

lesson-nobody = Nobody to steal from
lesson-nobody-1 = Your opponent has not a single hero. Throw.
lesson-nobody-2 = Three blue bubbles, and no hero to steal; the worst villain costs 4. Which dice do you keep?
    .else = Bubbles give you nothing here: keep a single one of them, so that four dice are thrown again.
lesson-nobody-3 = That looks better. What do you take?
    .else = One shield names the first hero, and that is a 6.
lesson-nobody-done = You must keep a die; but when they are of no use, never keep more than one.

lesson-tower = The top of the tower
lesson-tower-1 = Five heroes, four villains: 12 minus 8 makes 4 points, and your opponent has 5. One tile is left. Throw.
lesson-tower-2 = You could steal a hero, or take the villain. How do you win?
    .else = A sixth hero would not count either. The villain makes the 6 on top of your tower count.
lesson-tower-done = 18 minus 9: with 9 points you win. A villain can be worth more than a hero.

lesson-surplus = Too many villains
lesson-surplus-1 = Your two heroes are worth 12, your four villains cost 10, and only one tile is left on the table. Throw the dice.
lesson-surplus-2 = A skull takes the last villain, and the game is over; three blue bubbles steal a hero worth 3. Your opponent has 9 − 4 = 5 so far. What do you do?
    .else = Only surplus heroes come off: all your villains count. If it ends now, you have 12 − 11 = 1 and your opponent 5. Steal the hero.
lesson-surplus-done = 15 − 10 = 5 for you now, and 6 − 4 = 2 for your opponent. Surplus heroes come off, surplus villains never do.

lesson-finish = Stop while you are ahead
lesson-finish-1 = One tile is left, a villain that costs 1. Your five heroes are 1, 2, 3, 5 and on top 4, and your three villains cost 4. Throw the dice.
lesson-finish-2 = Steal a hero, perhaps a 6, or take the last tile and end the game? Your neighbours would have 4 points and 2.
    .else = Stealing lets the game go on, and the next one may steal from you. With the fourth villain only your top hero comes off: 11 − 5 = 6 is more than 4 and more than 2. Take it.
lesson-finish-done = 6, 4 and 2: you win. The last tile ends the game at once, and nobody gets another turn.

lesson-five-four-three = Five, four, three
lesson-five-four-three-1 = The 6 is the third hero from the left. Throw the five dice.
lesson-five-four-three-2 = One shield. Which dice do you set aside?
    .else = It takes three shields to find the third hero, and whatever you set aside stays. Set the shield aside alone: four dice are thrown again.
lesson-five-four-three-3 = Two shields now, and one throw is left. What do you set aside?
    .else = Two shields find the second hero, a 2. Set the new shield aside and throw the other three dice.
lesson-five-four-three-4 = That was the third throw, so now a tile has to be taken. Which one?
    .else = A villain that costs 4 is the worst on the table. Your three shields find the 6.
lesson-five-four-three-done = Five dice, then four, then three: at least one is set aside before each throw, and after the third your turn ends with a tile.

coach-keep = These are your dice. Look for the tile that you want, set aside what leads there, and throw the others again; or take a tile that glows.
coach-take = No throw is left. The tiles that glow are those that your dice name: take the best hero, or the cheapest villain.
coach-forced = Your dice give you nothing, so you get the worst tile. Equal ones are yours to choose from.
coach-film = Whoever begins has the first choice; it matters little. Name anybody.
