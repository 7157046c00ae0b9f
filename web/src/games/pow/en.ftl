# POW!: what only the board says.

bang-throw = Rattle!
bang-bubbles = Pow!
bang-shields = Clang!
bang-skulls = Mwahaha!
bang-stuck = Ouch!
pow-tile = { $name }, { $number }
pow-row = { $row ->
    [hero] Hero row, { $count } tiles
   *[villain] Villain row, { $count } tiles
  }
pow-row-hero = Heroes
pow-row-villain = Villains
pow-row-empty = None left.
pow-place = { $row ->
    [hero] Hero row
   *[villain] Villain row
  }, { $place ->
    [1] first from the left
    [2] second from the left
    [3] third from the left
    [4] fourth from the left
    [5] fifth from the left
   *[other] { $place }th from the left
  }, value { $value }: { $name }
pow-close-hero = A hero, worth { $value }, if at the end a villain stands beside it.
pow-close-villain = A villain, costs { $value }; but heroes count only beside villains.
pow-dice = Dice
pow-aside = Set aside
pow-thrown = { $throw ->
    [0] Dice before the throw
   *[other] Dice of throw { $throw }
  }
pow-die = Die { $place }: { $symbol }
pow-throw = Throw { $throw } of 3
pow-mark = mark the dice that you want to set aside
pow-loose = { $count ->
    [one] One die to throw
   *[other] { $count } dice to throw
  }
pow-ready = Five dice, three throws
pow-stack-empty = { $row ->
    [hero] { $name } has no hero
   *[villain] { $name } has no villain
  }
pow-stack = { $row ->
    [hero] Heroes of { $name }
   *[villain] Villains of { $name }
  }, { $place ->
    [1] top of { $height }
   *[other] { $place } from the top
  }: { $tile }, value { $value }
pow-stack-back = { $row ->
    [hero] Covered hero of { $name }
   *[villain] Covered villain of { $name }
  }, { $place } from the top
pow-score-label = { $name }: { $score } points
pow-sum = Heroes { $heroes } − villains { $villains } = { $score }
pow-struck = { $count ->
    [one] One hero sticks out and does not count.
   *[other] { $count } heroes stick out and do not count.
  }
pow-tile-kind = { $row ->
    [hero] Hero tile
   *[villain] Villain tile
  }
pow-worth = { $row ->
    [hero] worth { $value }
   *[villain] costs { $value }
  }
pow-take-with = { $row ->
    [hero] { $place ->
        [one] Number 1 from the left: it is taken with exactly one shield.
       *[other] Number { $place } from the left: it is taken with exactly { $place } shields.
      }
   *[villain] { $place ->
        [one] Number 1 from the left: it is taken with exactly one skull.
       *[other] Number { $place } from the left: it is taken with exactly { $place } skulls.
      }
  }
pow-take-not = Number { $place } from the left: five dice do not reach so far.
pow-steal-with = { $row ->
    [hero] Three blue bubbles steal the hero on top, four or five any of the stack.
   *[villain] Three orange bubbles steal the villain on top, four or five any of the stack.
  }
pow-covered = A covered tile
pow-covered-text = Nobody may look at it; remembering is allowed.
pow-stack-title = { $row ->
    [hero] Heroes of { $name }
   *[villain] Villains of { $name }
  }
pow-height = { $count ->
    [0] no tile
    [one] one tile
   *[other] { $count } tiles
  }
pow-die-shield = Count your shields along the row of heroes: two shields take the second hero.
pow-die-skull = Count your skulls along the row of villains: two skulls take the second villain.
pow-die-blue = Three blue bubbles steal the hero on top of somebody’s stack; four or five any hero of it.
pow-die-orange = Three orange bubbles steal the villain on top of somebody’s stack; four or five any villain of it.
pow-die-kept = set aside
pow-aim = Most points when the table is empty wins: heroes count only as high as the villains stand beside them, and every villain costs.
pow-seat-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
  }
pow-seat-villains = { $count ->
    [one] 1 villain
   *[other] { $count } villains
  }
mark-keep = Mark dice, then throw again
pow-goal = most points; a hero counts only beside a villain, and every villain costs.
