# POW!

title = POW!
tagline = Throw the dice, gather heroes, and as many villains to go with them.

option-start = Who starts
option-start-random = drawn at random
option-start-film = whoever saw a superhero film last
option-start-first_seat = the first seat
option-ties = The forced tile, if several are equally bad
option-ties-leftmost = the leftmost
option-ties-choice = the player chooses
option-memory_aid = Memory aid
option-memory_aid-false = covered tiles stay hidden
option-memory_aid-true = covered tiles are shown

hero = hero
villain = villain
symbol-shield = { $count ->
    [one] a shield
   *[other] { $count } shields
  }
symbol-skull = { $count ->
    [one] a skull
   *[other] { $count } skulls
  }
symbol-blue = { $count ->
    [one] a blue bubble
   *[other] { $count } blue bubbles
  }
symbol-orange = { $count ->
    [one] an orange bubble
   *[other] { $count } orange bubbles
  }

ask-film = Who saw a superhero film most recently? That player starts.
ask-keep = Your throw. Set at least one die aside and throw the others again, or take a tile now.
ask-take = No throw is left. Which tile do you take?
ask-forced = The dice give you nothing: you must take the worst tile. Which of the equal ones?

answer-starts = Let { $seat } start
answer-keep = Keep { $dice }, throw again
answer-stop = Stop here and take the worst tile
answer-take = { $row ->
    [hero] Take hero { $place } of the row
   *[villain] Take villain { $place } of the row
  }
answer-steal = { $row ->
    [hero] { $place ->
        [1] Steal the top hero of { $foe }
       *[other] Steal hero { $place } from the top of { $foe }
      }
   *[villain] { $place ->
        [1] Steal the top villain of { $foe }
       *[other] Steal villain { $place } from the top of { $foe }
      }
  }

event-started = { $seat } starts.
event-threw = { $throw ->
    [1] { $seat } throws { $dice }.
   *[other] { $seat } throws again: { $dice }.
  }
event-kept = { $seat } sets { $dice } aside.
event-stuck = { $seat } can neither take nor steal a tile.
event-took = { $row ->
    [hero] { $seat } takes hero { $place } of the row.
   *[villain] { $seat } takes villain { $place } of the row.
  }
event-stole = { $row ->
    [hero] { $place ->
        [1] { $seat } steals the top hero of { $foe }.
       *[other] { $seat } steals hero { $place } from the top of { $foe }.
      }
   *[villain] { $place ->
        [1] { $seat } steals the top villain of { $foe }.
       *[other] { $seat } steals villain { $place } from the top of { $foe }.
      }
  }

outcome-points = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
  }

refusal-last-throw = That was the third throw, and the last.
refusal-one-die = Only one die was thrown: none would be left to throw again.
refusal-keep-none = Set at least one die aside before you throw again.
refusal-keep-absent = Those dice are not in your last throw.
refusal-keep-all = At least one die must be left to throw again.
refusal-not-sorted = Name the dice in the order shield, skull, blue, orange.
refusal-must-take = The throws are over: you must take a tile.
refusal-something-to-take = Your dice give you a tile, so you must take one of those.
refusal-no-symbol = { $row ->
    [hero] You need a shield to take a hero.
   *[villain] You need a skull to take a villain.
  }
refusal-row-too-short = { $row ->
    [hero] { $need ->
        [one] One shield names the first hero
       *[other] { $need } shields name hero { $need }
      }, and { $left ->
        [0] there is none in the row
        [one] there is only one in the row
       *[other] there are only { $left } in the row
      }.
   *[villain] { $need ->
        [one] One skull names the first villain
       *[other] { $need } skulls name villain { $need }
      }, and { $left ->
        [0] there is none in the row
        [one] there is only one in the row
       *[other] there are only { $left } in the row
      }.
  }
refusal-other-place = { $row ->
    [hero] { $need ->
        [one] Your shield names the first hero of the row, counted from the left.
       *[other] Your shields name hero { $need } of the row, counted from the left.
      }
   *[villain] { $need ->
        [one] Your skull names the first villain of the row, counted from the left.
       *[other] Your skulls name villain { $need } of the row, counted from the left.
      }
  }
refusal-too-few-bubbles = { $row ->
    [hero] You need three blue bubbles to steal a hero; you have { $have }.
   *[villain] You need three orange bubbles to steal a villain; you have { $have }.
  }
refusal-nobody-there = Name one of the players at this table.
refusal-not-the-worst = Take one of the tiles that are equally bad.
refusal-own-stack = You steal from somebody else.
refusal-no-such-seat = Nobody sits there.
refusal-empty-stack = { $row ->
    [hero] { $foe } has no hero.
   *[villain] { $foe } has no villain.
  }
refusal-no-such-place = { $row ->
    [hero] { $foe } has { $height ->
        [one] one hero
       *[other] { $height } heroes
      }; count from the top.
   *[villain] { $foe } has { $height ->
        [one] one villain
       *[other] { $height } villains
      }; count from the top.
  }
refusal-top-only = { $row ->
    [hero] Three bubbles steal only the top hero; for any other you need four.
   *[villain] Three bubbles steal only the top villain; for any other you need four.
  }

tile-h01 = Captain Cardigan
tile-h02 = The Polite Avenger
tile-h03 = Yarn Cat
tile-h04 = Granny Gale
tile-h05 = Doctor Carrot
tile-h06 = The Postman
tile-h07 = Miss Magnet
tile-h08 = Blue Badger
tile-h09 = Turbo Twins
tile-h10 = Night Lantern
tile-h11 = Lady Lightning
tile-h12 = Mega Max
tile-v01 = The Litterbug
tile-v02 = Snail Baron
tile-v03 = Count Cough
tile-v04 = Sock Bandit
tile-v05 = Madame Mildew
tile-v06 = Professor Pothole
tile-v07 = The Tax Wraith
tile-v08 = Clockjaw
tile-v09 = Queen Quagmire
tile-v10 = Iron Grimace
tile-v11 = The Void Clown
tile-v12 = Emperor Doomsworth

row-hero = Heroes
row-villain = Villains
stack-hero = Hero stack
stack-villain = Villain stack
score = Score
set-aside = set aside
keep-these = Keep
throw = Throw { $number }

gain-points = more points
fear-points = fewer points
gain-hopes = heroes and villains that will pair up
fear-hopes = heroes and villains without a partner
gain-rivals = rivals who stay behind
fear-rivals = a rival who does better
