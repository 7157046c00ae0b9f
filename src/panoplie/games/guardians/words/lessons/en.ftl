# The lessons of Guardians’ Chronicles

primer = Two teams of heroes, one city, and tomorrow’s front page: whoever gets the better articles wins. Seven lessons, ten minutes.

lesson-zones = Zone by Zone
lesson-zones-1 = You are La Duchesse: one Move takes you through two Zones, your SPEED. Where an enemy is, it ends: join Rage on any free Space.
    .else = You may well go round him. But see what an enemy does to a Move: go to a free Space of Rage’s Zone, b3 for instance.
lesson-zones-2 = Two Actions are left. Leaving a Zone with an enemy in it you get one Zone far and no further: go on into the park.
    .else = All that is allowed. This lesson leads to the fountain: take a Space of the next Zone on the way, b5 for instance.
lesson-zones-3 = Now nobody holds you up. Use your third and last Action to go to the Zone of the fountain, the orange Space of the park.
    .else = Your last Action: the Zone of the fountain is next to you. Go to one of its Spaces, b6 for instance.
lesson-zones-done = Three Actions, three Moves. Zones count for walking; on which Space you stand matters when fists fly.

lesson-attack = Five successes
lesson-attack-1 = Rage stands beside you, Ultrawoman: attack him. Your four Combat dice must add up to his DEFENCE, 5, and the number on the button is your chance.
    .else = One of your three Actions can be an Attack on whoever stands on an adjacent Space: attack Rage.
lesson-attack-2 = 2, 1 and a POW, which counts 1 and is thrown again for 2 more: 6, a hit! Rage takes 1 Damage; now push him into the next Zone, to a3 or b3.
    .else = You need not push him, and may do it otherwise. Here, push him out of your Zone.
lesson-attack-done = Only 1 Damage, however high the roll. Whoever is hit can also be moved to where he does no harm.

lesson-plan = Left or right
lesson-plan-1 = Rage is too far away for your fists: lay Heat Vision on the left, where its text works, and you can attack at range.
    .else = On the left a card is the Special Power of its text, on the right only its numbers. Lay Heat Vision on the left.
lesson-plan-2 = On the right only the numbers of a card work. Lay Meteor Punch there: 2 more dice on all your Attacks.
    .else = One card would do. But the numbers of Meteor Punch on the right give 2 more dice to each Attack: lay it there.
lesson-plan-3 = Two cards are the most; the other team has laid its own in secret. Say that you are ready, and all are shown.
    .else = You could take them back. The plan is good: say that you are ready.
lesson-plan-4 = Now the heroes act, and you come first. No wall, no enemy and no Object on the line: attack Rage at range!
    .else = You laid Heat Vision for this: attack Rage at range, from where you stand.
lesson-plan-done = 4 with your own dice and 3 with those of Meteor Punch: 7, a hit. Cards that you have used come back when all others have been played, too.

lesson-test = Low is good
lesson-test-1 = X-Tina’s Sonic Machines drive the city mad. You are Tempo: go to the orange Space of the nearest one, c1.
    .else = A Test with MENTAL is made on the orange Space itself: go to c1.
lesson-test-2 = The first Move costs Tempo nothing. Now switch the machine off: five dice, and here low is good, 3 at most, your MENTAL.
    .else = Your head is better at this than your fists: make the Test with MENTAL.
lesson-test-3 = 4: failed. But a −1 token has made it one die easier, for everybody. Try once more.
    .else = It has become easier, and you have Actions left: make the Test again.
lesson-test-done = 2 with four dice, and the machine falls silent: the Volume drops, and it counts for your team’s newspaper.

lesson-power = A power that you use
lesson-power-1 = You are Rage, with two No’ Dalies beside you. Ground Pound on your left costs an Action, and one roll strikes every adjacent enemy: use it!
    .else = You could hit them one at a time. Ground Pound hits both with one throw, once a turn: use it.
lesson-power-2 = 6 against DEFENCE 5: both are hit, and a No’ Dalie falls at her first Damage. Two Actions are left: go to the machine on g7.
    .else = Actions come in any order, and you have two left. The machine is what X-Tina would miss most: go to g7.
lesson-power-done = One Action is left, for a Test perhaps. Powers without a heading cost nothing and work all turn.

lesson-volume = X-Tina’s turn
lesson-volume-1 = You are Doc Paradox, and the Volume stands at 8. With two machines left it would rise by 2, and at 10 X-Tina wins against all of you: switch this one off.
    .else = If two machines stand when the turn ends, the Volume reaches 10 and everybody has lost. Make the Test with MENTAL.
lesson-volume-2 = 3, done: the Volume drops to 7. All other heroes have acted; end your activation and see what X-Tina’s sheet does.
    .else = You may use your other Actions. But you have saved the day already: end your activation.
lesson-volume-done = The Volume rises, and villains attack by themselves. X-Tina’s hit made it 3 Damage, as much as your HEALTH, and that became a Wound card: with three of those in hand you are out.

lesson-papers = The front page
lesson-papers-1 = The better front page wins: the other team has an article of 2, and X-Tina, one hit from falling, is worth 4. Go and stand beside her.
    .else = X-Tina’s fall is the large article, and it ends the game. Rage needs her within reach: go to e2.
lesson-papers-2 = DEFENCE 5, and Haymaker on your left gives you two Power dice besides your three. Attack her!
    .else = This is the moment: whoever brings X-Tina down has the large article. Attack her.
lesson-papers-done = 6, she is down, and the papers are printed: 4 to 2, you win. Personal Missions bring small articles besides; a hero who is knocked out costs a point.

lesson-car = What lies about
lesson-car-1 = La Duchesse is out of your reach, and no card lets you attack at range. How do you hit her without taking a step?
    .else = Look around: beside you stands a Car, and Ultrawoman is strong. An Object can be a weapon.
lesson-car-done = 3 in the Test of her strength, 4 with the dice: hit. The Car in your hands did not block your line of sight; standing in the street it would.

lesson-again = Always a plan
lesson-again-1 = La Duchesse wants to silence the machine, and a MENTAL Test is made on its orange Space, c1, in her own Zone. What is her first Action?
    .else = Within her own Zone any free Space is a single Move away: go to c1.
lesson-again-2 = La Duchesse has MENTAL 4, and may throw one die again each turn. How does she silence the machine?
    .else = Her head is her best weapon: make the Test with MENTAL.
lesson-again-3 = 6 with five dice: two too many. Which die do you throw again?
    .else = Two have to go, and only a die that shows 2 can lose as many.
lesson-again-done = A 0, and 4 is just enough. In a Test a high die is the one to throw again, in an Attack a low one.

lesson-wings = Over their heads
lesson-wings-1 = X-Tina can take one more hit, and three No’ Dalies fill the Zone between her and Ultrawoman. How do you get beside her in one Move?
    .else = Anybody else would be stopped by the No’ Dalies. Ultrawoman flies over enemies: two Zones take her right beside X-Tina, to g4 or h4.
lesson-wings-2 = And now?
    .else = X-Tina stands beside you, with 1 HEALTH left: attack her.
lesson-wings-done = 5 against DEFENCE 5, and the large article is yours. Read the power on your sheet: it works all the time and costs nothing.

lesson-strength = Head or fists?
lesson-strength-1 = Rage has MENTAL 2, and Haymaker on the right adds 3 to his ATTACK of 3. The machine wants five dice with MENTAL or eight with ATTACK. Which Test do you make?
    .else = Look at the chances: five dice for 2 at most, or eight for 6 at most. Fists are better here.
lesson-strength-done = 6 with eight dice, and the machine is scrap. Techniques on ATTACK count for Tests, too.

lesson-weakness = A good moment for weakness
lesson-weakness-1 = Rage has two Wounds in hand and as much Damage as HEALTH: one more Wound at the end of the turn, and he is out. Which card takes all his Damage away?
    .else = Every hero has a Weakness, and it heals as much Damage as his HEALTH. It is played on the left.
lesson-weakness-2 = It harms friends who stand beside you, and nobody does. And now?
    .else = One Power card is enough, and the Weakness is one: say that you are ready.
lesson-weakness-done = No Damage, no third Wound. The Weakness has to be played at some time anyway: choose the time yourself.

lesson-headline = The last headline
lesson-headline-1 = The last turn, both front pages are empty, and you have one Action. Your Mission wants 3 Damage on enemy heroes, and you have inflicted 2. Whom do you attack?
    .else = A No’ Dalie or a walk prints nothing. One more hit on a hero does your Mission, and that is an article.
lesson-headline-done = 5, a hit, and your Mission is done: a Blue article, worth 1. With it your front page wins.

lesson-hot-dog = One with mustard
lesson-hot-dog-1 = Rage has 1 Damage and three Actions, and the Hot-dog Stand on b2 heals 1. What is his first Action?
    .else = An Object is used from its orange Space: go to b2 itself.
lesson-hot-dog-2 = A MENTAL Test with 6 dice, and 2 at most.
    .else = You are here to eat: try the Test of the Hot-dog Stand.
lesson-hot-dog-3 = 5: too much. It was a Direct Test, so there is no −1 token to help anybody. One Action is left.
    .else = Nobody is near enough to fight, and nothing is lost by trying: make the Test again, with 6 dice as before.
lesson-hot-dog-done = 2, just enough, and the Damage is healed. Only Tests of objectives get easier by failing.

lesson-initiative = Who goes first?
lesson-initiative-1 = Everybody here has SPEED 2, so both teams have 4, and your rivals have laid nothing that makes them faster. Fahrenheit lays Fireball on the left.
    .else = Rage’s card comes next. For Fahrenheit, lay Fireball on the left.
lesson-initiative-2 = Which card of Rage’s lets your team go first?
    .else = On the right only the figures of a card count, and Roar has SPEED +1. Lay it on the right.
lesson-initiative-3 = 2 + 1 + 2 = 5 against 4.
    .else = The plan is made: say that you are ready.
lesson-initiative-done = Your Initiative is 5, and Rage acts before anybody else. Secret Techniques count as soon as all cards are shown.

lesson-friends = Through the crowd
lesson-friends-1 = Fahrenheit, at h1, is two Zones away, and Doc Paradox and Tempo, who are on your side, stand in between. Rage has two Actions. How does he come to strike him?
    .else = You do not have to stop among friends: cross their Zone in one Move, and end on a Space beside Fahrenheit.
lesson-friends-2 = And now?
    .else = He is right beside you: attack Fahrenheit.
lesson-friends-done = Enemies in a Zone end a Move, friends do not. Had those two been Fahrenheit’s, you would have had to stop among them.

lesson-fourth = The fourth hit
lesson-fourth-1 = X-Tina has HEALTH 4 and 3 Damage. Fahrenheit may attack from afar, and two Techniques give him four Power dice more. What do you do?
    .else = Seven dice, and one Damage is missing: attack X-Tina from where you are.
lesson-fourth-done = 0, 1, 2, 0, 1, 1 and a POW make 6, and the POW rolled again 2 more: 8. It was her fourth Damage, and whoever has as much as HEALTH is out at once.

lesson-three-actions = Three Actions
lesson-three-actions-1 = Rage is to knock out the No’ Dalie on f5 and to stand on the orange Space of the machine, g7, by the end. How does he begin?
    .else = Three Actions: to her, the fist, to the machine. Begin by moving to a Space beside f5.
lesson-three-actions-2 = ATTACK 3, and Ground Pound on the right adds two Power dice.
    .else = While she stands in your way, you come no further than the next Zone: attack her first.
lesson-three-actions-3 = 6 against DEFENCE 5: she is out. One Action is left.
    .else = The Zone is free, and g7 within reach: go there.
lesson-three-actions-done = A Move, an Attack, a Move. Then the other camp activates a hero, and so on in turn.

lesson-sum = Added up
lesson-sum-1 = Rage has ATTACK 3, Ground Pound adds 2 on the right, and a token 1 more; his MENTAL is 2. The machine asks for MENTAL with 5 dice or for ATTACK with 8. Which Test?
    .else = With 5 dice 2 is hardly ever enough. In an ATTACK Test everything adds up, and his value is 6: take that one.
lesson-sum-done = 6 with eight dice: just enough. In an Attack the same Rage would roll 4 Combat dice and 2 Power dice.

lesson-third-wound = Keep one back
lesson-third-wound-1 = Two Wounds lie in Rage’s discard, and a third is in his hand, with two Power cards. Lay Haymaker on the left.
    .else = The question comes after this: lay Haymaker on the left.
lesson-third-wound-2 = You may lay a second card. Do you?
    .else = If no Power card is left in hand, the whole discard comes back when the turn ends, its two Wounds as well; and with three in hand Rage is out. Keep Roar and say that you are ready.
lesson-third-wound-done = Roar stays in his hand, and so his discard stays where it is. A laid Wound goes to the discard, too: count them before you play your last card.

coach-hero = Choose whom you like. Rage and Ultrawoman hit hard, Tempo is fast, La Duchesse and Doc Paradox are good at Tests, Fahrenheit attacks from afar.
coach-paper = The name on your front page. It changes nothing else.
coach-start = All these Spaces will do. Nearer to the middle you are sooner where things happen.
coach-plan = Lay one or two cards for your hero: on the left its text works, on the right its numbers. Think of where you will be and whom you can reach, then say that you are ready.
coach-activation = You have three Actions. Move towards a machine or an enemy, attack, make a Test or use a power; the number on a button is your chance.
coach-push = You hit. You may move your target: away from what is to be protected, or towards your friends.
coach-reroll = You may throw a die again. In an Attack take a low one, in a Test a high one.
coach-zone = One roll strikes the Zone that you choose: take the one with the most enemies. The Crane strikes friends as well.
coach-heal = Heal whoever is nearest to his HEALTH: what is left at the end of the turn may become a Wound.
coach-new_main = Your hero is out, and another takes over. The cards that were left out for him at the start come to his hand.
