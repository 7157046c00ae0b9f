# The lessons of Disney Villainous

primer = Every villain has an aim of its own, and Heroes who come in the way. You learn as Prince John, who wants 20 Power; at the end Captain Hook shows what is different for the others.

lesson-turn = Move, act, draw
lesson-turn-1 = You are Prince John, and want to begin a turn with 20 Power. A turn begins with a move, and where you go decides what you can do: go to The Jail.
    .else = Your mover may go there too, but The Jail has the symbol for 3 Power, and Power is what you want.
lesson-turn-2 = Each symbol here is an action that you may take once, in any order. Gain 3 Power.
    .else = That would be allowed as well. First take the symbol with the 3: it gives you 3 Power.
lesson-turn-3 = Nothing else needs to be done: you need not use every symbol. End your turn; your hand is filled up to four cards.
    .else = Cards can wait for the next lesson. End your turn here.
lesson-turn-done = Move, take actions, draw: that is a whole turn. Next time you have to move somewhere else.

lesson-play = Cards cost Power
lesson-play-1 = The Rhino Guards in your hand cost 3, and you have 1. Friar Tuck’s Church has 2 Power and two cards to play: go there.
    .else = From there you could not pay for the guards in this turn. The Church gives 2 Power and lets you play cards.
lesson-play-2 = You choose the order of your actions. First gain the 2 Power, so that you can pay.
    .else = With 1 Power you could not pay for the Rhino Guards. Gain 2 Power first.
lesson-play-3 = Now use one of the two symbols for playing a card.
    .else = You have 3 Power now: enough for the Rhino Guards. Play a card.
lesson-play-4 = Allies and Items go to any location of your realm that is not locked, wherever your mover is. Send the Rhino Guards to Nottingham.
    .else = The guards are to stand in Nottingham, where Heroes will need a lesson. Any location would be allowed.
lesson-play-done = The number at the top left is the price, the one at the bottom left the strength. Your guards wait in the lower half of Nottingham.

lesson-fate = Ruin their plans
lesson-fate-1 = Captain Hook is at Mermaid Lagoon and grows rich. The Fate symbol lets you turn up two cards of his Fate pile: use it.
    .else = One Power more does not stop Captain Hook. Use the Fate symbol against him.
lesson-fate-2 = One of the two is played against him, the other is discarded; Taunt needs a Hero to hang on. Put Wendy where he stands, at Mermaid Lagoon.
    .else = There she would do less harm: a Hero covers the two upper symbols of her location. Send her to Mermaid Lagoon.
lesson-fate-done = Wendy covers the two upper symbols of the Lagoon. He cannot use them until he has got rid of her.

lesson-vanquish = Away with the Hero
lesson-vanquish-1 = Friar Tuck covers the two upper symbols of Nottingham. Allies who stand with him can drive him out: vanquish.
    .else = First the friar has to go: use the Vanquish symbol.
lesson-vanquish-2 = His strength is 3, and the Allies who take part are discarded with him. The Rhino Guards have 4: send them alone.
    .else = That would do, but cost you both Allies. The Rhino Guards are strong enough alone.
lesson-vanquish-3 = The symbols that he covered are free again, in this very turn. Gain the Power.
    .else = Look at the upper half of Nottingham: a symbol for Power has come into view. Use it.
lesson-vanquish-done = Together your Allies must be at least as strong as the Hero. Keep some near the places that you need.

lesson-condition = In another’s turn
lesson-condition-1 = Captain Hook’s turn: he gains Power and has 7. That is what your Condition waits for, and it costs nothing: play Greed.
    .else = You may pass, but 3 Power for nothing is a gift: play Greed now.
lesson-condition-done = A Condition is played in an opponent’s turn only, when that opponent does what it names. Then it is discarded.

lesson-twenty = Hold it for a round
lesson-twenty-1 = You have 17 Power, and win if you begin a turn with 20. Go to The Jail.
    .else = Only The Jail has 3 Power at once. Go there.
lesson-twenty-2 = Gain 3 Power.
    .else = Without these 3 Power you would not have 20. Gain them first.
lesson-twenty-3 = 20! But you win only when your next turn begins, so spend nothing. End your turn, and tremble while Captain Hook plays.
    .else = What you spend now is missing when your turn begins. End your turn with your 20 Power.
lesson-twenty-done = Your turn began with 20 Power, and the game was over at once. With a Fate card Captain Hook could have spoilt it.

lesson-another = Another villain, another aim
lesson-another-1 = Now you are Captain Hook. You win the moment you vanquish Peter Pan at the Jolly Roger, and he is here, with a strength of 8. Your pirates have 6: play a card.
    .else = Your Allies have a strength of 6 against his 8, so something is missing. Play a card.
lesson-another-2 = Some Items are attached to an Ally and make him stronger. Give the Cutlass to one of your pirates.
    .else = Power alone does not beat him. The Cutlass gives one of your Allies 2 more strength.
lesson-another-3 = 4 and 2 and 2 make 8. Vanquish him, and see what happens.
    .else = You are strong enough: vanquish Peter Pan, and you have won.
lesson-another-done = The game is over the moment an aim is reached. Read the guide of your villain before you choose it: no two are alike.

lesson-together = Just strong enough
lesson-together-1 = Little John has a strength of 5, and three of your Allies stand with him. Begin.
    .else = The puzzle is how to drive out Little John: use the Vanquish symbol.
lesson-together-2 = Sheriff 3, archers 2, guards 4: whom do you send, so that the best one stays?
    .else = That is strong enough, but costs more than it must. The Sheriff and the archers have 5 together.
lesson-together-done = Strengths add up, and whoever takes part is discarded. The Rhino Guards are still there.

lesson-nobody = An Item for nobody
lesson-nobody-1 = There is no Hero in Captain Hook’s realm. Strike him with Fate.
    .else = The puzzle is about the Fate action: use it.
lesson-nobody-2 = Taunt and Tinker Bell are turned up, and Captain Hook is at Mermaid Lagoon. What do you play, and where?
    .else = Taunt has nobody to hang on, so it must be Tinker Bell; and she hurts most where he stands, at Mermaid Lagoon.
lesson-nobody-done = A card that cannot be played is discarded and does nothing. You draw no other for it.

lesson-asleep = Fast asleep
lesson-asleep-1 = You are Maleficent. Fauna has a strength of 2, but Dreamless Sleep takes 2 away. Is she gone by herself? Begin.
    .else = A Hero whose strength is 0 does not leave by herself: it still takes a Vanquish action.
lesson-asleep-2 = Raven stands with her. Whom do you send?
    .else = Against a strength of 0 it takes no Ally, and Raven would be discarded. Send nobody.
lesson-asleep-done = Fauna is gone, and Raven is still yours.

lesson-weakened = Weak enough?
lesson-weakened-1 = Captain Hook vanquishes Tick Tock, so Malice may be played: it defeats a Hero of strength 4 or less. Prince Phillip has a 5, and Dreamless Sleep lies there. Do you play it?
    .else = What counts is the strength that results from all cards: 5 minus 2 is 3. Malice reaches Prince Phillip.
lesson-weakened-done = Prince Phillip is gone. Printed strength is only where counting begins.

lesson-hypnotised = A friend by force
lesson-hypnotised-1 = You are Jafar, and Abu stands in your way. Can he be made to work for you? Begin.
    .else = Power alone does not win him over. One of your cards does: play a card.
lesson-hypnotised-2 = Which one is it?
    .else = The Scimitar makes Iago stronger, but Abu stays against you. Hypnotize turns him.
lesson-hypnotised-done = Abu lies below the board now and counts as your Ally. No other Fate card ever goes there.

lesson-trap = Without the symbol
lesson-trap-1 = Toby hides in The Jail, and there is no Vanquish symbol here. Can you still be rid of him this turn? Begin.
    .else = Another action does not drive Toby out. One of your cards does: play a card.
lesson-trap-2 = Which card is it?
    .else = Nutsy would come too late. Set a Trap vanquishes a Hero by itself.
lesson-trap-done = A card may do what no symbol here could. It must be possible, though: with no Hero in reach you could not have played it.

lesson-renew = Out with the old
lesson-renew-1 = Prince John has neither a Hero nor an Ally in his realm. Imprison and Set a Trap need a Hero, Bow and Arrows an Ally, and only Warrant is of use now. What do you do?
    .else = With three cards that cannot be played, a hand is slow. Use the symbol to discard.
lesson-renew-2 = Any number of cards may go. Which ones?
    .else = Keep what can be played: discard Bow and Arrows, Imprison and Set a Trap, and nothing else.
lesson-renew-done = One card is left for the rest of your turn. Your hand is filled up to four when the turn ends, and not before.

lesson-locked = Behind the lock
lesson-locked-1 = Flotsam sits at Ursula’s Lair, which is locked: what he does by himself goes on, but you can neither activate nor move him, and nothing can be played there. You have 1 Power. What do you do?
    .else = Neither moving nor gaining Power opens a lock. Play a card: one in your hand does.
lesson-locked-2 = Which card?
    .else = The Cauldron would lie somewhere else, and Flotsam would still be locked in. Change Form moves the lock to The Palace.
lesson-locked-done = Ursula’s Lair is open, and The Palace is locked instead. Think of what lies there before you turn the key.

lesson-token = Whose turn to suffer?
lesson-token-1 = Five villains play, and you are Maleficent. Ursula already has her Trident, and Prince John 18 of his 20 Power. Strike with Fate.
    .else = The puzzle is about Fate: use its symbol.
lesson-token-2 = Ursula was the last to be struck and holds the Fate token. Whom do you strike?
    .else = Ursula is safe while she holds the token. Of the others Prince John is the nearest to his aim: strike him.
lesson-token-done = The token goes to Prince John, and with it the shelter: now it is Ursula who can be struck again.

lesson-new-pile = One card is not two
lesson-new-pile-1 = A single card is left in Captain Hook’s Fate pile. Strike him all the same.
    .else = An empty pile is no shelter: use the Fate symbol.
lesson-new-pile-2 = The last card was Michael. Then the discard pile was shuffled into a new pile, and the second card came from there: the Lost Boys. Which Hero do you send?
    .else = Michael has a strength of 1, and the Lost Boys have 4: they are far harder to get rid of.
lesson-new-pile-done = Two cards are always turned up, the second from the new pile if need be.

lesson-when-played = Only once
lesson-when-played-1 = Wendy covers two symbols at Skull Rock. Mr. Starkey may drive a Hero away from where he is played. Begin.
    .else = You have just the 2 Power that he costs: play a card.
lesson-when-played-2 = You could move him later. Where is he played?
    .else = What happens when a card is played happens once: moving him to Wendy later would do nothing. Play Mr. Starkey at Skull Rock.
lesson-when-played-3 = Where does Wendy go?
    .else = At Mermaid Lagoon she would cover two symbols where you stand. Send her to the Jolly Roger.
lesson-when-played-done = Skull Rock is free again. If Starkey moves on, nothing more happens: his word counted when he was played.

coach-villain = Every villain has its own aim and its own cards. Prince John and Maleficent are good ones to begin with.
coach-wicked = Whoever begins starts without Power; the others have a little. Name anybody.
coach-go = Your mover must go to another location. Look for the symbols that you need there, and whether a Hero covers the upper two.
coach-act = Each symbol that you see may be used once, in any order. When you are done, end the turn: your hand is filled up to four.
coach-play = The number at the top left is what a card costs. Allies and Items may go to any location without a lock.
coach-fate_play = You play one of these against your opponent, the other is discarded. A Hero hurts most where it covers what your opponent needs.
coach-target = You choose whom to strike: as a rule whoever is nearest to the aim.
coach-activate = Some cards do something whenever you pay for it. They stay where they are.
coach-vanquish = Your Allies at the Hero’s location must be as strong as the Hero. They are discarded too, so send no more than you must.
coach-shift_hero = A Hero next door covers other symbols. You may also leave everybody where they are.
coach-move_hero = A Hero goes next door, where it may cover what you do not need.
coach-move_item = One of your cards goes next door; what is attached to it comes along.
coach-discard = Throw away what you cannot use: at the end of your turn you draw up to four.
coach-react = A Condition costs nothing and is for this moment only. If you would rather keep it, pass.
