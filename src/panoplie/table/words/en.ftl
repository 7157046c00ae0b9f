# What the table says, whatever the game.

serving = The table is open at { $address } (Ctrl-C closes it).

event-undone = { $seat } takes a move back.
event-flagged = { $seat } has run out of time.
event-resigned = { $seat } gives up.
event-restarted = The rules were updated; this turn begins anew.

error-introduce-yourself = Tell the table your name first.
error-nameless = A name needs at least one sign that can be seen.
error-name-taken = Somebody who plays here has that name, or one that looks like it; those who watch take another.
error-no-such-table = There is no table here.
error-table-damaged = What is stored of this table cannot be read. The table was set aside, and its host has been told.
error-no-such-page = There is nothing here.
error-no-such-seat = This table has no such seat.
error-seat-taken = Somebody else sits there.
error-seat-not-yours = That is not your seat.
error-not-yours-to-leave = Only whoever sits there can leave this seat.
error-not-host = Only the host fills the seats, frees them and begins the game.
error-nobody-there = Nobody has this seat.
error-own-seat = This seat is your own; stand up if you want to leave it.
error-unseated = The host of this table has freed your seat. You can look on, and sit down again when the host lets you.
error-unseated-home = The host of this table has freed the seat of somebody at your address. You can look on, and sit down when the host lets them in again.
error-not-unseated = Nobody is kept from sitting down under this number.
error-seats-open = Not all seats are taken yet; give the open ones to bots or wait.
error-game-begun = The game has begun.
error-game-not-begun = The game has not begun yet.
error-not-over = The game is still going on; this is shown when it is over.
error-needs-a-person = At least one seat must be yours or open.
error-wrong-eyes = You can only see with the eyes of your own seats.
error-wrong-key = This key does not open that seat.
error-not-joined = Say first who you are: the first message is “join”.
error-already-joined = You have joined already.
error-malformed = This message cannot be read: { $cause }.
error-stale = The table has moved on since; look again.
error-not-your-throw = It is not for you to throw.
error-not-asked = This seat is not asked anything now.
error-no-team = Nobody plays on your side; say it to the table.
error-no-proposal = Nobody wants to take anything back.
error-already-proposed = A request to take something back is waiting for the others.
error-undo-over = The game is over and its dice are open; nothing can be taken back.
error-not-away = This person is here; only an absent person is replaced.
error-nothing-to-replace = A bot plays this seat anyway.
error-lost-on-time = The time of this seat ran out, and with it the game.
error-has-given-up = You have given up this game; a bot plays the seat to the end.
error-is-over = The game is over.
error-no-hint = The adviser is busy; ask again in a moment.
error-not-stored = The table could not store that. Nothing was changed; try again.
error-not-read = What is stored cannot be read just now; try again in a moment.
error-too-fast = That was too much at once; wait a moment.
error-undo-too-fast = You take back so often that the table does not keep up; wait a second or two.
error-too-much = So much was said, taken back or changed here that no more of it is taken. The game itself goes on.
error-too-many-advertised = { $count } public tables that were opened from your address already wait for people. Invite to this one by a link, or sit down at one of those.
error-too-many-today = { $count } tables were opened from your address within a day. Come back tomorrow.
error-too-many-tables = You have { $count } tables that are not finished. Finish one of them, or give it up, before you open another.
error-too-many-tables-here = { $count } tables that were opened from your address are not finished. Some of them must end before another is opened.
error-too-many-lessons = You have begun { $count } lessons within an hour. Take a rest, and go on in a while.
error-no-such-lesson = There is no such lesson.
error-in-a-lesson = This is a lesson: nothing can be lost in it, and nothing needs to be taken back. Leave it whenever you like.
error-lesson-over = This lesson is over. Begin it again, or go on to the next one.
error-too-large = That is too large for this table.
error-wrong-origin = This request comes from another site.
error-wrong-request = This request cannot be understood: { $cause }.
error-wrong-method = That cannot be done here.
error-broken = Something broke at the table. It has been noted.
error-wrong-database = “{ $scheme }” is not a database of this table: use sqlite or postgresql.
error-wrong-keep = “{ $part }” does not say how long to keep tables: write open=30,playing=400,over=forever,lesson=1, in days.
error-closing = The node is about to close.
error-no-database = The database cannot be reached: { $cause }.
error-no-redis = Redis cannot be reached: { $cause }.
error-no-client = The browser client has not been built; run ./play, or use the API.
error-port-taken = The address { $host }:{ $port } cannot be used: { $cause }.
error-other-rules = This game was played with rules that are no longer here, so it cannot be replayed.

outcome-time = { $count ->
    [0] Nobody wins: there was no time left.
    [one] { $winners } wins; whoever was ahead had no time left.
   *[other] { $winners } win; whoever was ahead had no time left.
  }
outcome-given_up = { $count ->
    [0] Nobody wins: the game had been given up.
    [one] { $winners } wins; whoever was ahead had given up.
   *[other] { $winners } win; whoever was ahead had given up.
  }
outcome-conceded = { $count ->
    [0] The game was given up; nobody wins.
    [one] { $winners } wins: the others have given up.
   *[other] { $winners } win: the others have given up.
  }

# What the host is told.

examined = { $tables ->
    [one] One table was read.
   *[other] { $tables } tables were read.
  } { $left ->
    [0] All is well.
    [one] One thing is not as it should be.
   *[other] { $left } things are not as they should be.
  }
found-mended = That has been mended.
found-file-open = Others on this machine can read { $path }, which holds the keys of all dice, seats and cookies.
found-file-damaged = The database file is damaged: { $cause }.
found-secret-damaged = The secret that signs cookies and seats is damaged; whoever sits at a table will not be known again.
found-table-damaged = Table { $table } cannot be read: { $cause }.
found-key-damaged = The key behind the dice of table { $table } is damaged; its game cannot be verified.
found-cover-wrong = Lists show table { $table } otherwise than it is.
found-snapshot-unreadable = The snapshot of table { $table } cannot be read; it would be missed if the rules changed.
found-players-wrong = Table { $table } does not stand in the lists of those who sit there.
found-steps-without-table = There are steps of a table { $table } that does not exist.
copied = { $tables ->
    [one] One table was copied into { $path }.
   *[other] { $tables } tables were copied into { $path }.
  }
restored = { $tables ->
    [one] One table was put back.
   *[other] { $tables } tables were put back.
  }
kept-beside = What was there before lies in { $path }.

error-no-data = There is no table in { $path }.
error-file-exists = { $path } is there already; choose another name.
error-not-sqlite = This table keeps everything in PostgreSQL: copy it with pg_dump and put it back with pg_restore.
error-not-copied = That could not be copied: { $cause }.
error-not-a-copy = { $path } is damaged, or no copy of a table.
error-node-open = The table is open. Close it first: what it holds in memory would not fit what is put back.
error-banned = The host of this table lets nobody in from your address.
error-table-closed = The host has closed this table.
error-no-address = “{ $address }” is neither an address nor a network.
error-too-many-bans = There are { $count } bans already; lift some of them first.
error-wrong-secret = The host’s secret cannot be read: { $cause }.
error-weak-secret = The host’s secret needs at least { $least } signs, without accents.
