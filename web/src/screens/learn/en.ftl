# Lessons and puzzles, and the coach.

learn-title = Learn { $game }
learn-begin = Begin
learn-go-on = Go on: { $lesson }
learn-lessons = Lessons
learn-puzzles = Puzzles
learn-puzzles-text = The worked examples of the rulebook: one position, one question.
learn-done = done
learn-first-game = Now a first game with a coach
learn-first-game-alone = Now a first game
learn-first-game-alone-text = Against an easy bot.
learn-first-game-text = Against an easy bot. The coach says a word whenever something is asked for the first time, and goes when you send it away.
learn-known = You know aim, turn and end. Play!
learn-none = This game has no lessons yet.

coach = Coach
coach-progress = Step { $done } of { $of }
coach-next = Next: { $lesson }
coach-next-puzzle = Next puzzle
coach-again = Once more
coach-all = All lessons
coach-changed = This lesson has changed since you began it. Take it once more from its beginning.
coach-away = Send the coach away
