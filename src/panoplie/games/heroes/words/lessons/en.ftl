# The lessons of Heroes Incorporated

primer = Two heroes, a city full of crime, and rivals who want the same glory. Beat a crime, hold it until the phase ends, and be the first with 36 points.

lesson-crime = Stop a crime
lesson-crime-1 = You lead two heroes, and each turn has one action, paid with a marker. Crime is fought where a crime pawn stands: move Traveller to First National Bank.
    .else = The nearest crime pawn is at First National Bank, next to Traveller. Move him there.
lesson-crime-2 = The number of a district is what your die must reach, and what it is worth: 4. Fight there with Traveller.
    .else = You have come for the crime: fight at First National Bank.
lesson-crime-done = A 5 reaches the 4. Your die stays on the district, and Traveller is busy there until the phase ends.

lesson-count = The phase ends
lesson-count-1 = A phase has four turns, and this is the last: then dice bring points. Your 5 holds First National Bank. Use the White marker to draw a card.
    .else = Once in a phase the White marker draws a card for you. That is best here: draw.
lesson-count-done = 4 points for the Bank! Then all crime pawns move by a die of their own, and everybody has all markers again. Whoever has 36 points when a phase ends wins.

lesson-rival = Rivals
lesson-rival-1 = Stampede holds First National Bank with a 4. Whoever throws more takes it over: fight.
    .else = Another action leaves the points to Stampede. Fight at First National Bank.
lesson-rival-done = 6 beats 4: Stampede picks the die up and is free again, and the points are yours if nobody beats the 6. Equal dice share.

lesson-cards = Cards and bonus actions
lesson-cards-1 = Some heroes bring bonus actions, which you may add to your one normal action. Shadowboxer is a detective: draw a card with him.
    .else = That would be your normal action. Begin with the bonus action: draw a card as a detective.
lesson-cards-2 = Playing a card is a normal action. Traveller’s Adventure is worth 3 points at once if Traveller is in your team: play it.
    .else = A good move as well, but 3 points at once are better: play Traveller’s Adventure.
lesson-cards-done = One normal action in each turn, and as many bonus actions as you have. Bonus markers come back with the next phase.

lesson-villain = A Super-Villain of your own
lesson-villain-1 = Stampede is about to fight at First National Bank. Super-Villains are the only cards for another’s turn, and cost no action: send Mammoth.
    .else = If you let it pass, Stampede needs only a 4. Send Mammoth, who must be beaten with a 7.
lesson-villain-done = Even a 6 was not enough: Mammoth has a 7. He stays there until somebody beats him or the phase ends.

lesson-justice = Failure makes you just
lesson-justice-1 = Every lost fight earns you a Justice marker, and you have two. Fight at First National Bank.
    .else = Use what you have earned: fight with Traveller at First National Bank.
lesson-justice-2 = A 3, and it must be a 4. Each Justice marker turns the die one face up: spend one.
    .else = One marker is just enough: without any the fight is lost, and the other may serve later.
lesson-justice-done = The die shows a 4 now, and the district is yours. A team keeps at most three Justice markers.

lesson-win = The last phase
lesson-win-1 = With two players, 36 points win, counted when a phase ends. You have 33, and this is its last turn: fight for First National Bank, worth 4.
    .else = You need three points more, and First National Bank has four. Fight there.
lesson-win-done = 33 and 4 are 37: you win. The leader scores first, so if two could reach 36, the one ahead is the winner.

lesson-hard = Hard to take away
lesson-hard-1 = Titan has a +1 marker, you have three Justice markers, and Stampede waits next door for a chance. Fight.
    .else = The puzzle begins with a fight: Titan at First National Bank.
lesson-hard-2 = A 3, and with the marker that is the 4 you need. It is a success already: how many Justice markers do you spend, so that Stampede cannot beat it?
    .else = Stampede could still throw as much. With three markers the die shows 6, and with the +1 that makes 7: no die reaches it.
lesson-hard-done = Only +1 markers go beyond 6. With a 7 the district is safe from any plain throw.

lesson-two-birds = Two birds
lesson-two-birds-1 = Arcana, of Stampede’s team, holds First National Bank with a 5, and Stampede wants to fight there, too. What do you do with your card?
    .else = To let it pass leaves them the district. Send Overclock, whose number is 6: look at Arcana’s die.
lesson-two-birds-done = A Super-Villain sends dice that are too low back at once. Arcana’s 5 is gone before Stampede has thrown.

lesson-four-actions = Four in one turn
lesson-four-actions-1 = A crime pawn waits at Midnight Diner, next to Werebeast. Find four actions for this one turn; a bonus action comes first.
    .else = That would be your normal action, and it is needed later. Begin with Shadowboxer: a detective draws for nothing.
lesson-four-actions-2 = An HQ gadget that moves a hero! What is your one normal action?
    .else = The Hovercraft gives you a bonus action at once, in this turn. Play it.
lesson-four-actions-3 = Your normal action is done, but the Hovercraft takes a coloured marker of its own. Where does it bring whom?
    .else = Only Werebeast still has a bonus action, and the crime is at Midnight Diner: fly him there.
lesson-four-actions-4 = One more thing is possible. What?
    .else = Werebeast has Super Senses: once in a phase he fights without a normal action.
lesson-four-actions-done = One normal and three bonus actions. Two coloured markers and the White one are left for three turns, so one of these will be a draw. That makes seven actions in this phase, and never an eighth.

lesson-copy = Borrowed Minions
lesson-copy-1 = Silver King stands next to Cloner, and a crime worth 2 lies below. Whose power makes points of it at once?
    .else = That wins nothing yet. Copy the Minions of Silver King, who win a crime worth 2 without a throw.
lesson-copy-done = 2 points at once, and the pawn is back on Crimeland. Minions are a bonus action, so your normal action is still to come.

lesson-drain = One marker less
lesson-drain-1 = Titan holds Apex Research Labs (5) and Andron First National Bank (4), each with a 4 and a +1 marker. You hold Power Drain: play it.
    .else = The puzzle is about your card: play Power Drain.
lesson-drain-2 = One of the two loses a marker, and with it a district. Whom do you choose?
    .else = Andron’s 4 still reaches the 4 of the Bank. Titan’s 4 falls short of a 5: choose Titan.
lesson-drain-done = Titan’s die came off the labs as soon as the marker was gone. Look at the number of the district before you aim.

lesson-worth-it = Where to fight
lesson-worth-it-1 = Apex Research Labs are worth 5, and a 6 of Stampede’s lies there; Titans Stadium is worth 3. The phase ends after this turn: which fight is it?
    .else = At best you would share the labs, and only with a 6. At the stadium a 3 is enough: fight there with Shadowboxer.
lesson-worth-it-done = 3 points that are likely are better than 2 that are not: shared points are halved, and rounded down.

lesson-four-villains = Four against one
lesson-four-villains-1 = Evolver (6, but 8 against Mutants), Mammoth (7), Mind Ripper (5) and Berserker (5) share First National Bank. Both your heroes have a +1 marker: who fights?
    .else = The highest number has to be reached. For Huntaar, a Mutant, that is 8, and even a 6 makes only 7 with his marker. Scrap needs 7: let him fight.
lesson-four-villains-2 = A 5 and the marker make 6, and 7 was needed. Berserker takes Scrap’s gadget and Mind Ripper a card. Which card do you give up?
    .else = Titan is not in your team, so that his Adventure is worth a single point. Keep the other card.
lesson-four-villains-done = One number has to be beaten, the highest; but whoever fails is punished by each of them.

lesson-computer = A marker for two
lesson-computer-1 = You want a card, and Traveller at First National Bank, all in this turn. Begin with the card: how do you draw it?
    .else = Begin with the card, and keep your normal action. The Crime Computer draws as a bonus action, with the White marker; if that is spent otherwise, the Computer has to wait for the next phase.
lesson-computer-2 = And the normal action is still to come.
    .else = The crime is next door: move Traveller to First National Bank.
lesson-computer-done = A card and a move in one turn. Drawn as a normal action, the same White marker would have ended your plans.

lesson-last-marker = The last marker
lesson-last-marker-1 = The last turn of the phase, and you have one coloured marker and the White. Shadowboxer stands at a crime worth 3, Traveller next to one worth 4, and your Hovercraft could fly him there. What do you do?
    .else = The Hovercraft takes a coloured marker, too, and with the White you can only draw: nobody would fight any more. Let Shadowboxer fight at Titans Stadium.
lesson-last-marker-done = Four coloured markers and the White are all there is for a phase. Whoever gives one to a gadget will have to draw in one of the four turns.

lesson-rocket = One power at a time
lesson-rocket-1 = Cloner stands next to Slingshot, who has Rocket and Fly. There are crimes above Cloner (4) and diagonally above (5), and he would like to fight in this very turn. What does he copy?
    .else = To fly or walk there would be the whole turn. Rocket moves and fights in one action: copy that.
lesson-rocket-2 = Rocket takes a coloured marker now. Where does Cloner fight?
    .else = Above him: First National Bank. The diagonal way to the labs would take Fly, which is a second power, and he copies one.
lesson-rocket-done = Moved and won, with the Wood marker and a coloured one. Slingshot himself, who has both powers, could have gone diagonally.

lesson-photo-finish = By a nose
lesson-photo-finish-1 = Three players need 30 points. You have 29; the others have 27 and 25, and their dice will bring them 3 and 8. You can fight for 2 points at the pet shop or for 5 at the labs. Which?
    .else = Whoever is ahead scores first, so a single point is enough. At Paws & Feathers Pet Shop a 2 wins it, at the labs it would have to be a 5.
lesson-photo-finish-done = You score first, reach 31 and win. The others would have come to 30 and 33, but nobody asks any more.

lesson-no-fourth = Never a fourth
lesson-no-fourth-1 = Apex Research Labs need a 5, and you have three Justice markers, as many as a team can have. Fight.
    .else = The puzzle begins with a fight: Traveller at Apex Research Labs.
lesson-no-fourth-2 = A 1. How many markers do you spend?
    .else = Even with three it would be a 4, and 5 is needed. Keep them: none.
lesson-no-fourth-done = Lost, and still three: whoever has three Justice markers gets no fourth. So spend some in the next fight that they can win.

coach-draft = Keep the hero that you like best; your neighbours get the others, and you one from each of them.
coach-pick = One of these joins your team. Two heroes with different powers help each other.
coach-place = Place your heroes near crime pawns, which are about to move, and near districts that you can reach with one throw.
coach-action = One normal action: move, fight, play or draw a card. Heroes’ bonus actions come on top of it.
coach-target = What you aim at is what the card is done to. What cannot be chosen says why.
coach-villain = Somebody is about to fight. A Super-Villain makes it harder, and costs you no action; keep it for a fight that matters.
coach-boost = Each Justice marker turns the die one face up. Spend as many as it takes, or none if it is hopeless.
coach-discard = You may hold five cards when a phase ends.
coach-district_power = You hold this district alone, and may use what stands on it.
coach-go = A hero who teleports goes wherever you like: to a crime, as a rule.
coach-copy = You have borrowed a power for this moment; choose how it is used.
