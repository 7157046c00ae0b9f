# The board of Guardians’ Chronicles.

guardians-map = The map of the district
guardians-pages = Plan or map
guardians-page-plan = The plan
guardians-page-map = The map
guardians-lines = Show all lines of sight
guardians-offer = Cards to choose from
guardians-lineup = The heroes
guardians-papers = Tomorrow’s front pages
guardians-papers-mean = What your team achieves is printed in its newspaper, and the front page with more points wins. The other team has the other one: they differ in name only.
guardians-villains = Villains
guardians-initiative = Initiative
guardians-order = Order of your team
guardians-foes-plan = The other team plans, too
guardians-plans = plans
guardians-is-ready = is ready
guardians-nothing-laid = no card yet
guardians-earlier = { $hero } one place earlier
guardians-end = End the activation
guardians-about-end = Actions that are left are lost.
guardians-ready = Ready!
guardians-needs-card = { $hero }: no Power card
guardians-needs-tokens = { $hero }: tokens left
guardians-take-back = Take the cards back
guardians-laid = Your plan is laid.
guardians-both-plan = Both teams plan.
guardians-reveal = All cards are revealed when everybody is ready.
guardians-hand = Hand of { $hero }
guardians-hand-title = In hand
guardians-discard-title = Discarded
guardians-acts = acts now
guardians-acted = has acted
guardians-to-come = still to come
guardians-hidden = A hidden Initiative card of the { $team }
guardians-turn = Turn { $turn } of { $last } at most
guardians-turn-short = Turn
guardians-track = { $name }: { $at } of { $end }
guardians-hostages = { $count ->
    [one] one hostage inside
   *[other] { $count } hostages inside
  }
guardians-paper = { $paper }: { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
guardians-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
guardians-left = { $count ->
    [0] no Action left
    [one] 1 Action left
   *[other] { $count } Actions left
  }
guardians-points = { $count ->
    [one] point
   *[other] points
  }
guardians-beware = The villain wins if { $villain }
guardians-health = HEALTH { $left }/{ $health }
guardians-wounds = { $count ->
    [one] 1 Wound
   *[other] { $count } Wounds
  }
guardians-out = out of the game
guardians-malus = { $count ->
    [one] one −1 token
   *[other] { $count } −1 tokens
  }
guardians-closed = closed
guardians-chance = { $percent } % chance
guardians-no-technique = no technique
guardians-wound = Wound
guardians-weapon = As a weapon
guardians-test = { $stat } Test: { $dice } dice
guardians-sidekick = Sidekick of { $hero }
guardians-mission = Mission: { $mission }
guardians-mission-done = done
guardians-adjacent = adjacent: melee is possible
guardians-in-sight = in sight
guardians-cut = the line of sight is cut by { $what }
guardians-stop-wall = a wall at { $space }
guardians-stop-door = a closed door at { $space }
guardians-stop-solid = a building at { $space }
guardians-stop-piece = { $what } on { $space }
guardians-at-least = { $total } so far, { $need } or more are needed
guardians-at-most = { $total } so far, { $need } or fewer are needed
guardians-end-hit = { $total } against { $need }: a hit!
guardians-end-missed = { $total } against { $need }: a miss
guardians-end-passed = { $total } against { $need }: a success!
guardians-end-failed = { $total } against { $need }: a failure

guardians-step-zone = Go to a Space of { $zone }
guardians-step-start = Start on a Space of { $zone }
guardians-step-push = Push to a Space of { $zone }
guardians-step-figure = Choose what to do to { $figure }…
guardians-step-object = Use { $object } ({ $space })…

guardians-part-goal = How heroes win
guardians-part-villain = The villain wins if
guardians-part-turn = At the end of each turn
guardians-part-reaction = Reactions
guardians-part-margins = As it grows
guardians-about-left = A card on the left of the sheet gives its Special Power for this turn.
guardians-about-right = A card on the right of the sheet adds its Secret Technique to the characteristics for this turn.
guardians-about-speed = How many Zones a Move crosses at most.
guardians-about-attack = How many Combat dice an Attack rolls; and ATTACK Tests must not exceed it.
guardians-about-defence = How many successes an Attack needs against it.
guardians-about-mental = MENTAL Tests must not exceed it.
guardians-about-health = With so much Damage a hero falls and draws a Wound.
guardians-about-ready = Your cards stay as they lie. When all players of both teams are ready, everything is revealed.
guardians-about-initiative = Teams alternate, each in the order of its own stack. The other team does not know yours.
guardians-about-space = A Move may end on any free Space of a Zone within reach.
guardians-about-zone = Moves go from Zone to Zone. Whoever leaves a Zone with an enemy in it may be held up.
guardians-about-door = A closed door stops Moves, melee and lines of sight. A Test opens it.
guardians-about-pow = A POW is one success, and the die is rolled again.
guardians-about-combat = As many Combat dice as the ATTACK of whoever attacks. At least the target’s DEFENCE in successes is a hit.
guardians-about-power = Power dice come from powers and Objects, on top of the Combat dice.
guardians-about-test = A Test succeeds if its dice show no more than the characteristic.
guardians-about-turn = Each turn: both teams plan in secret, heroes act by initiative, then the villain.

guardians-motto-chronicles = The city’s conscience
guardians-motto-herald = First with the news
guardians-edition = After turn { $turn }
guardians-lead-lost = { $threat }: the city has fallen!
guardians-lead-quiet = A night without headlines
guardians-article-blue = { $hero } keeps a promise
guardians-article-red = { $hero } beaten: the city shakes its head
guardians-in-turn = In turn { $turn }.
guardians-elsewhere = Elsewhere, in turn { $turn }.
guardians-ledger = Damage inflicted: { $damage }. Tests passed: { $tests }.
guardians-imprint = Guardians’ Chronicles: Clash of Heroes
guardians-no-news = Nothing to print yet.
guardians-share = Share the front pages
guardians-link = Copy the link to the replay
guardians-saga = The saga so far
guardians-chapter-won = The heroes won
guardians-chapter-lost = Not enough
guardians-chapter-villain = The villain won

guardians-bang-pow = POW!
guardians-bang-hit = WHAM!
guardians-bang-missed = Whiff…
guardians-bang-passed = Yes!
guardians-bang-failed = Argh!
guardians-bang-ko = K.O.!
guardians-bang-extra = EXTRA!
