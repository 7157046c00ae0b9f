# What all games share.

and = and
seat = Player { $number }
several = { $count } × { $thing }
quoted = “{ $thing }”
thing-at = { $number ->
    [1] { $thing } ({ $place })
   *[other] { $thing } no. { $number } ({ $place })
  }

why = { $reason }.
why-then = { $reason }; next, it expects of { $name }: “{ $answer }”.
why-gain = Beside the other choices, it gains { $gains }
why-gain-fear = Beside the other choices, it gains { $gains }, but fears { $fears }
why-fear = It looks further ahead, and fears { $fears } meanwhile
why-even = As far as it can tell, no choice stands out
gain-end = victory
fear-end = defeat

refusal-not-an-option = “{ $answer }” is not one of the choices.
refusal-not-an-answer = An answer is made of words and whole numbers.
refusal-not-asked = This question is not for you.
refusal-already-answered = You have answered; the others have not yet.
refusal-game-over = The game is over.
refusal-must-choose = You cannot do without: choose one.
refusal-not-there = There is no “{ $thing }” to choose here.
refusal-not-so-many = There { $count ->
    [one] is only one
   *[other] are only { $count }
  } of “{ $thing }”.
refusal-how-many = { $least ->
    [0] Choose at most { $most }.
    [one] Choose at least one and at most { $most }.
   *[other] Choose at least { $least } and at most { $most }.
  }
refusal-not-sorted = Name them in the order in which they are listed.
refusal-yes-or-no = Yes or no?
refusal-not-in-that-hand = That card is not in this hand.
refusal-not-a-throw = A throw of { $count ->
    [one] one die shows one of its faces
   *[other] { $count } dice shows { $count } of their faces, in the order of the die
  }.
refusal-not-an-order = An order of these { $count } cards names each of them once.
refusal-nothing-to-undo = You have nothing to take back.
refusal-undo-chance = The dice have been thrown since; the table must agree to take that back.
refusal-undo-answered = Somebody has answered since; the table must agree to take that back.
refusal-undo-learnt = Somebody has seen something new since; the table must agree to take that back.

error-unknown-game = There is no game called “{ $game }”. Did you mean { $near }?
error-wrong-seats = { $game } is for { $low } to { $high } players, not { $seats }.
error-unknown-option = { $game } has no option called “{ $option }”. Did you mean { $near }?
error-needs-option = { $option } can be chosen only together with { $needs }.
error-wrong-option = The option “{ $option }” cannot be “{ $value }”; choose one of: { $choices }.
error-no-wishes = In { $game } no seat has anything to choose for itself before the game.
error-wrong-wishes = What the seats wish for must be a list with one entry for each of the { $seats } seats of { $game }.
error-wished-twice = Two seats cannot both have “{ $value }” as their { $option }.
error-option-form = “{ $text }” is not an option: write it as name=choice.
error-unknown-bot = There is no bot called “{ $bot }”. Did you mean { $near }?
error-too-many-bots = { $bots } bots are named, and there are { $seats } seats.
error-too-few-bots = A ladder compares at least two different bots.
error-one-side = At this table of { $game } all play on one side, and a ladder needs two: choose other options or seats.
error-unknown-by = No seat of { $game } shows a “{ $by }”. Did you mean { $near }?
error-part-of-what = Say by what the seats show “{ $part }”: --by villain, for example.
error-no-such-part = In none of these games of { $game } did a seat show “{ $part }” as its “{ $by }”.
error-wrong-number = “{ $name }” must be at least { $least }.
error-unknown-rule = There is no rule { $rule } in { $game }.
error-unknown-language = “{ $lang }” is not a language of this table; there are: { $languages }.
error-no-checkout = A game is code, and this Panoplie is not a checkout of the source. Run this in one.
error-wrong-game-id = “{ $game }” cannot be the id of a game: it takes 2 to 24 small letters, digits and underscores, begins with a letter and is no word of Python.
error-game-taken = There is already something called “{ $game }”: choose another id.
error-wrong-title = “{ $title }” cannot be a title: it takes 1 to 40 characters on one line, without straight quotation marks, braces or backslashes.
error-no-tests = The tests are not here, so nothing can be said about what they prove. Run this in a checkout.
error-not-proved = { $count ->
    [one] One rule is not proved by any test
   *[other] { $count } rules are not proved by any test
  }: { $rules }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
  }

error-content-missing = The content file { $file } is missing.
error-content-unreadable = The content file { $file } cannot be read: { $cause }.
error-content-wrong = The content file { $file } has a mistake in row { $row }: { $cause }.

error-record-unreadable = The file { $file } cannot be opened: { $cause }.
error-record-damaged = This record is damaged: it is not complete JSON.
error-record-foreign = This is not a record of Panoplie.
error-record-newer = This record has version { $version }, which this release cannot read.
error-record-wrong = This record has a mistake: { $cause }.
error-record-content = This record was played with other content of { $game } than the one here.
error-record-rules = This record was played with version { $version } of the rules of { $game }; here is version { $here }.
error-record-unfit = Answer { $place } of { $total } does not fit: { $cause }
error-record-outcome = The record says another result than its answers give.
error-verify-no-key = This record has no key, so its chance cannot be verified.
error-verify-hash = The key of this record does not belong to the hash that was shown.
error-verify-tampered = Answer { $place } of { $total } is not what the key gives: chance was tampered with.
