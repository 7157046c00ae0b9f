# The client's own words. The games bring theirs.

home = Panoplie, to the rack
language = Language
settings = Settings
theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
sound-is-on = Sound is on
sound-is-off = Sound is off
notify-on = Notifies you when it is your turn
notify-off = Notify me when it is my turn
notify-refused = This browser does not let Panoplie notify you. Its settings for this page can change that.
labelled = { $what }: { $text }
credits = Icons: game-icons.net (CC BY 3.0). Type: Bangers and Atkinson Hyperlegible (OFL).
close = Close
tools = Tools
failed = That did not work. Try again in a moment.
offline = The table cannot be reached. Is it running?
reconstructed = Reconstructed: the rulebook does not print this number

rack-title = The rack
rack-loading = Opening the box…
play-now = Play now!
play-now-text = Against two bots, at once. No account, nothing to install.
opening = Laying the table…
learn = Learn
learn-of = Learn { $game }
new-table = New table
game-facts = { $low } to { $high } players · { $designer } · { $publisher }, { $year }
my-games = My games
my-games-empty = Your games will stand here, the running ones first.
my-games-above = The games that wait for you stand above.
rack-calling = They are waiting for you
open-tables = Open tables
open-tables-empty = Nobody is looking for players just now. Open a table and send the link to your friends.
tables-playing = To watch
tables-playing-empty = No public game is being played at the moment.
join = Sit down
watch = Watch
see = See
go-on = Go on
your-move = Your move
status-open = waiting for players
status-playing = being played
status-over = over

my-name = My name
name-reroll = Another name and emblem
emblem-change = Change emblem
emblem = Emblem { $number }

game = Game
seats = Seats
seat-kind = Who takes seat { $number }
kind-me = Me
kind-here = Somebody at this screen
kind-open = Open, for whoever has the link
kind-civilian = Bot: civilian (easy)
kind-sidekick = Bot: sidekick (good)
kind-hero = Bot: hero (strong)
kind-legend = Bot: legend (hardest)
guest = Guest
guest-name = Their name
options = Rules
time = Time
time-none = No clock
time-relaxed = Relaxed, 3 days
time-clock = Clock
time-minutes = Minutes for each player
time-increment = Seconds added for each answer
time-zero = At zero
time-zero-bot = a bot takes over
time-zero-lose = the game is lost
table-language = Language of the table
public = Public: listed on the rack, anybody may watch or sit down
lay-table = Lay the table

gathering = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
  }
seat-open = free seat
seat-nobody = Seat { $number }
seat-sits = is here
seat-you = you
seat-away = away
seat-lost = out of time
seat-turn = playing
seat-winner = Winner
seat-label = { $name }, seat { $number }
seat-substitute = Let a bot play
seat-return = Take my seat back
seat-leave = Leave; a bot plays on
seat-stand = Stand up
seat-free = Free the seat…
seat-free-of = Free the seat of { $name }…
seat-free-text = { $name } will look on, and neither they nor anybody from their address sits down here again unless you let them.
seat-free-sure = Free the seat
seat-free-not = Leave it as it is
unseated = { $name } only looks on, because you freed the seat.
readmit = Let them sit down again
gathering-kept = Somebody is still expected
gathering-full = Everybody is here
host = host
against = against
against-box = against the game
start = Begin the game
start-waits = The game can begin when every seat is taken: wait for your friends, or give the open seats to bots.
start-host = { $name } begins the game when everybody is ready.
start-full = The game begins as soon as every seat is taken.
watchers = { $count ->
    [one] Looking on: { $names }.
   *[other] Looking on: { $names }.
  }
watchers-unnamed = { $count ->
    [one] one guest
   *[other] { $count } guests
  }
wish = { $what }: { $choice }
wish-of = { $what } of { $name }
invite-code = The link as a code for a camera
room-door = Door
room-public = Public: on the rack, anybody may look or sit down
room-private = Private: only with the link
room-clock = { $time } each, { $increment } s more with every answer; at zero { $zero }
room-days = { $time } each; at zero { $zero }
room-usual = { $count ->
    [one] One more rule as the book has it
   *[other] { $count } more rules as the book has them
  }
resign = Give up…
resign-sure = Give up
resign-not = Play on
resign-team = For good. A bot plays your seat, and the rest of your side plays on.
resign-others = For good. You cannot win any more; a bot plays your seat, so that the others can finish.
resign-over = For good. The game is over at once, and you have lost it.
seat-resigned = has given up
seat-leave-text = Leaving costs nothing: a bot plays until you come back.
given-up = You have given up.
given-up-text = A bot plays your seat to the end, for the others’ sake.
sit = Sit here
invite = Invitation link
invite-text = Whoever opens this link may take a free seat.
bot-level = bot, { $bot ->
    [civilian] civilian
    [hero] hero
    [legend] legend
   *[sidekick] sidekick
  }
bot-name = { $bot ->
    [civilian] Robo-Citizen
    [hero] The Hero
    [legend] The Legend
   *[sidekick] Sidekick
  }
bot-name-of-many = { bot-name } { $number }
days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }

sitting-down = Sitting down…
sitting-down-text = The table is being laid.
lost = The connection is lost. Your game is safe; trying again…
lost-retry = Try now
unsent = Nothing was sent: the connection is lost. Try again when it is back.
gone-title = Meanwhile, elsewhere…
gone-nowhere = There is no table at this address. The link may be incomplete, or the table has been cleared away.
gone-unreachable = The table cannot be reached.
gone-full = Too many windows are open at this table from your address. Close one and try again.
gone-damaged = What is stored of this table cannot be read any more. It was set aside, and its host has been told.
to-rack = Back to the rack
to-table = To the table
not-found = An empty panel
not-found-text = Nothing is drawn at this address.

ask-label = The question
ask-choices = Your choices
zoom-in = Zoom in
zoom-out = Zoom out
ask-below = { $count } more
step-back = Back
step-of = Choose { $what }…
step-area = Choose: { $area } ({ $count })…
your-turn = Your turn!
and-now = And now?
your-throw = Your throw!
your-throw-text = The dice lie in your hand.
your-throw-key = Space throws them, too.
throw = Throw the dice
meanwhile = Meanwhile…
watching = You are watching.
one-moment = One moment…
in-your-place = A bot plays in your place.
in-your-place-text = Take your seat back whenever you like.
out-of-time = Your time is up.
out-of-time-text = The game is lost for you. A bot plays on, so that the others can finish theirs.
waiting-for = { $count ->
    [one] { $who } is to play.
   *[other] { $who } are to play.
  }
bot-thinks = { $count ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
  }
undo = Undo
undo-free = Take back your last answer (U)
undo-asks = Take back your last answer, if the others agree (U)
proposal-title = Hold on!
proposal-text = { $who } would like to take back a move. Do you agree?
proposal-waits = { $who } would like to take back a move. Waiting for { $others }.
proposal-mine = You would like to take back your move. Something was thrown or seen since, so the others must agree: waiting for { $others }.
proposal-refused = It stands: the others did not agree to take it back.
proposal-drop = Never mind
proposal-agree = Yes, take it back
proposal-refuse = No, it stands
hint = Hint
hint-says = The best bot would choose: { $answer }.
taught = Done!
taught-text = This lesson is over. Go on whenever you like.
hint-only = There is nothing else to choose: { $answer }.
hint-lesson = The lesson waits for this: { $answer }.
hint-best = the best
hint-close = nearly as good
hint-worse = weaker
hint-bad = much weaker
rules = Rules
rule-open = Open rule { $rule }
rules-title = Rules of { $title }
rules-search = Search the rules, in English or French
rules-none = Nothing is written about “{ $sought }”.
rules-example = Example
rules-ruling = Ruling
rules-notes = Examples and rulings
who-is-who = Who is who
guide-aim = Aim
guide-plan = How it is usually done
guide-beware = Beware
guide-difficulty = { $level ->
    [1] For a first game
    [2] Wants a plan
   *[3] For those who know the cards
    }
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-to = To whom
chat-to-all = Everybody
chat-to-team = My team
chat-say-team = Say something to your team
chat-aside = to the team
chat-send = Say
chat-unsent = Not sent: the connection is lost. Your words stay here.
share = Share
share-watch = Link to watch
share-watch-text = Whoever opens it sees the table and can take a free seat, but never your secrets.
share-seat = Your own seat: { $name }
share-seat-text = Opens your seat on another device. Keep it to yourself: whoever has it plays for you.
copy = Copy
copy-secret = Copy my secret link
copied = Copied!
notify-title = { $game }: your turn
curtain-title = { $name }, it is your turn
curtain-text = Hand the screen over. Nobody else should look.
curtain-open = I am here

the-end = The end!
ended-late = { $count ->
    [one] { $who } ran out of time; a bot finished the game in that seat.
   *[other] { $who } ran out of time; bots finished the game in those seats.
  }
again = Play again
again-join = Join the next game
replay = Replay
record = Download the record
fair-title = Were the dice fair?
fair-before = This hash was fixed before the first throw. The key behind all dice is shown at the end, so that anybody can check them.
fair-text = The hash was shown before the first throw, and all dice follow from the key. Download the record and check it yourself:
fair-hash = Hash
fair-key = Key

replay-none = No replay
replay-loading = Rewinding…
replay-controls = Replay controls
replay-step = { $at } of { $last }
replay-start = The table before the first move.
replay-moment = Moment of the game
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-all = everything open
replay-spectator = a spectator
replay-link = Link to this moment

bang-steal = Snatch!

glass-deeds = What it can do now
glass-mark = Mark it
glass-unmark = Take the mark off
glass-ahead = Mark it for my turn
mark-none = Mark what you choose
mark-count = { $count } of { $most }
mark-order = { $count } of { $most }
mark-place = number { $place }
mark-clear = Take all marks off
less = One less
more = One more
since = { $count ->
    [one] Since your turn: one event
   *[other] Since your turn: { $count } events
  }
since-title = Since your turn
since-next = Next
since-skip = Skip all
since-done = Go on
shortcuts = Keys
key-confirm = confirm, or choose what has the focus
key-move = go to the next thing that can be chosen
key-read = read what has the focus
key-back = take marks back, close what is open
key-undo = undo my last answer
key-rules = the rules of the present question
key-log = the log
key-since = what happened since my turn
key-keys = these keys
aim = Aim:
speed = What happened is shown
speed-none = at once
speed-quick = quickly
speed-normal = normally
speed-slow = slowly
bots = Bots answer
bots-instant = at once
bots-quick = quickly
bots-human = like people
passes = When I hold nothing to play
passes-on = pass for me
passes-off = ask me
passes-by-itself = You hold nothing for this: it passes by itself, and the others cannot tell.
lets-all-pass = You let everything pass in this game.
pass-this-game = Not in this game
ask-me-again = Ask me again
play-now-of = { play-now } { $game }
new-table-of = { new-table }: { $game }

host-title = The host’s desk
host-text = For whoever runs this table. The secret stands in the file that was named when it was opened.
host-secret = The host’s secret
host-enter = Open the desk
host-wrong = There is no desk here, or that is not its secret.
host-open-for = Open for
host-span = { $hours } h { $minutes } min
host-load = Load per core
host-tables = Tables
host-sockets = Connections
host-thoughts = Bots waiting
host-steps = Steps
host-refused = Refused
host-busiest = Busiest tables
host-no-tables = Nobody is playing just now.
host-count = { $count ->
    [one] one connection
   *[other] { $count } connections
  }
host-close = Close for good
host-close-sure = Really close? Nothing is kept.
host-addresses = Addresses
host-choose = Choose
host-address = Address or network
host-for = For
host-hours = { $hours ->
    [1] an hour
    [24] a day
    [720] thirty days
   *[other] { $hours } hours
  }
host-ban = Ban
host-bans = Banned
host-no-bans = Nobody is banned.
host-until = until { $when }
host-lift = Lift
