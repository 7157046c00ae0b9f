# Words of the terminal.

you = Captain You
bot-civilian = Civilian
bot-sidekick = Sidekick
bot-legend = Legend
sealed = All chance of this game comes from a secret key with the hash { $hash }; the key is shown at the end.
revealed = The key was { $key }.
saved = The game is saved in { $file }.
help = A number chooses, Enter takes the choice marked with ➤. Also: ? the rule, h a hint, u undo, l the log, b the board, q quit.
choose = Your choice
no-such-choice = Type a number from 1 to { $last }, or an answer such as “{ $example }”.
no-rule = No rule is cited here.
undone = Taken back.
hint = A legend would choose: { $answer }
rating = { $answer } ({ $value })
goodbye = Goodbye.
resume = Go on with: panoplie play --resume { $file }
history = The game so far
final-score = Final score
