# POW!

title = POW!
tagline = Lancez les dés, réunissez des héros, et autant de vilains pour les accompagner.

option-start = Qui commence
option-start-random = tiré au sort
option-start-film = le dernier à avoir vu un film de super-héros
option-start-first_seat = la première place
option-ties = Tuile imposée, si plusieurs sont à égalité
option-ties-leftmost = la plus à gauche
option-ties-choice = le joueur choisit
option-memory_aid = Aide-mémoire
option-memory_aid-false = les tuiles recouvertes restent cachées
option-memory_aid-true = les tuiles recouvertes sont montrées

hero = Super-héros
villain = Super-vilain
symbol-shield = { $count ->
    [one] un bouclier
   *[other] { $count } boucliers
  }
symbol-skull = { $count ->
    [one] une tête de mort
   *[other] { $count } têtes de mort
  }
symbol-blue = { $count ->
    [one] une bulle bleue
   *[other] { $count } bulles bleues
  }
symbol-orange = { $count ->
    [one] une bulle orange
   *[other] { $count } bulles orange
  }

ask-film = Qui a vu un film de super-héros le plus récemment ? Cette personne commence.
ask-keep = À vous. Mettez au moins un dé de côté et relancez les autres, ou prenez une tuile maintenant.
ask-take = Plus de lancer. Quelle tuile prenez-vous ?
ask-forced = Les dés ne vous donnent rien : il faut prendre la pire tuile. Laquelle, parmi celles qui se valent ?

answer-starts = Faire commencer { $seat }
answer-keep = Garder { $dice }, puis relancer
answer-stop = S’arrêter et prendre la pire tuile
answer-take = { $row ->
    [hero] { $place ->
        [1] Prendre le premier Super-héros de la rangée
       *[other] Prendre le { $place }e Super-héros de la rangée
      }
   *[villain] { $place ->
        [1] Prendre le premier Super-vilain de la rangée
       *[other] Prendre le { $place }e Super-vilain de la rangée
      }
  }
answer-steal = { $row ->
    [hero] { $place ->
        [1] Voler à { $foe } le Super-héros au sommet de sa pile
       *[other] Voler à { $foe } son { $place }e Super-héros à partir du haut
      }
   *[villain] { $place ->
        [1] Voler à { $foe } le Super-vilain au sommet de sa pile
       *[other] Voler à { $foe } son { $place }e Super-vilain à partir du haut
      }
  }

event-started = { $seat } commence.
event-threw = { $throw ->
    [1] { $seat } lance les dés : { $dice }.
   *[other] { $seat } relance : { $dice }.
  }
event-kept = { $seat } met de côté { $dice }.
event-stuck = { $seat } ne peut ni prendre ni voler de tuile.
event-took = { $row ->
    [hero] { $place ->
        [1] { $seat } prend le premier Super-héros de la rangée.
       *[other] { $seat } prend le { $place }e Super-héros de la rangée.
      }
   *[villain] { $place ->
        [1] { $seat } prend le premier Super-vilain de la rangée.
       *[other] { $seat } prend le { $place }e Super-vilain de la rangée.
      }
  }
event-stole = { $row ->
    [hero] { $place ->
        [1] { $seat } vole à { $foe } le Super-héros au sommet de sa pile.
       *[other] { $seat } vole à { $foe } son { $place }e Super-héros à partir du haut.
      }
   *[villain] { $place ->
        [1] { $seat } vole à { $foe } le Super-vilain au sommet de sa pile.
       *[other] { $seat } vole à { $foe } son { $place }e Super-vilain à partir du haut.
      }
  }

outcome-points = { $count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
  }

refusal-last-throw = C’était le troisième lancer, et le dernier.
refusal-one-die = Un seul dé a été lancé : il n’en resterait aucun à relancer.
refusal-keep-none = Mettez au moins un dé de côté avant de relancer.
refusal-keep-absent = Ces dés ne sont pas dans votre dernier lancer.
refusal-keep-all = Il faut laisser au moins un dé à relancer.
refusal-not-sorted = Nommez les dés dans l’ordre bouclier, tête de mort, bleue, orange.
refusal-must-take = Les lancers sont finis : il faut prendre une tuile.
refusal-something-to-take = Vos dés vous donnent une tuile : il faut en prendre une de celles-là.
refusal-no-symbol = { $row ->
    [hero] Il faut un bouclier pour prendre un Super-héros.
   *[villain] Il faut une tête de mort pour prendre un Super-vilain.
  }
refusal-row-too-short = { $row ->
    [hero] { $need ->
        [one] Un bouclier désigne le premier Super-héros, et la rangée n’en a plus.
       *[other] { $need } boucliers désignent le { $need }e Super-héros, et la rangée { $left ->
            [0] n’en a plus
            [one] n’en a plus qu’un
           *[other] n’en a plus que { $left }
          }.
      }
   *[villain] { $need ->
        [one] Une tête de mort désigne le premier Super-vilain, et la rangée n’en a plus.
       *[other] { $need } têtes de mort désignent le { $need }e Super-vilain, et la rangée { $left ->
            [0] n’en a plus
            [one] n’en a plus qu’un
           *[other] n’en a plus que { $left }
          }.
      }
  }
refusal-other-place = { $row ->
    [hero] { $need ->
        [one] Votre bouclier désigne le premier Super-héros de la rangée, à partir de la gauche.
       *[other] Vos boucliers désignent le { $need }e Super-héros de la rangée, à partir de la gauche.
      }
   *[villain] { $need ->
        [one] Votre tête de mort désigne le premier Super-vilain de la rangée, à partir de la gauche.
       *[other] Vos têtes de mort désignent le { $need }e Super-vilain de la rangée, à partir de la gauche.
      }
  }
refusal-too-few-bubbles = { $row ->
    [hero] Il faut trois bulles bleues pour voler un Super-héros ; vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
      }.
   *[villain] Il faut trois bulles orange pour voler un Super-vilain ; vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
      }.
  }
refusal-nobody-there = Nommez l’un des joueurs de cette table.
refusal-not-the-worst = Prenez l’une des pires tuiles : elles se valent.
refusal-own-stack = On vole une tuile à quelqu’un d’autre.
refusal-no-such-seat = Personne n’est assis là.
refusal-empty-stack = { $row ->
    [hero] { $foe } n’a pas de Super-héros.
   *[villain] { $foe } n’a pas de Super-vilain.
  }
refusal-no-such-place = { $row ->
    [hero] { $foe } a { $height ->
        [one] un Super-héros
       *[other] { $height } Super-héros
      } ; comptez à partir du haut.
   *[villain] { $foe } a { $height ->
        [one] un Super-vilain
       *[other] { $height } Super-vilains
      } ; comptez à partir du haut.
  }
refusal-top-only = { $row ->
    [hero] Trois bulles ne volent que le Super-héros du sommet ; pour un autre il en faut quatre.
   *[villain] Trois bulles ne volent que le Super-vilain du sommet ; pour un autre il en faut quatre.
  }

tile-h01 = Capitaine Tricot
tile-h02 = Le Vengeur Poli
tile-h03 = Chat Pelote
tile-h04 = Mamie Bourrasque
tile-h05 = Docteur Carotte
tile-h06 = Le Facteur
tile-h07 = Miss Magnète
tile-h08 = Blaireau Bleu
tile-h09 = Les Turbo-Jumeaux
tile-h10 = Lanterne de Nuit
tile-h11 = Lady Foudre
tile-h12 = Méga Max
tile-v01 = Le Pollueur
tile-v02 = Baron Escargot
tile-v03 = Comte Quinte
tile-v04 = Le Voleur de Chaussettes
tile-v05 = Madame Moisie
tile-v06 = Professeur Nid-de-Poule
tile-v07 = Le Spectre du Fisc
tile-v08 = Mâchoire d’Horloge
tile-v09 = La Reine des Tourbières
tile-v10 = Rictus de Fer
tile-v11 = Le Clown du Néant
tile-v12 = L’Empereur Fléau

row-hero = Super-héros
row-villain = Super-vilains
stack-hero = Pile de Super-héros
stack-villain = Pile de Super-vilains
score = Points
set-aside = mis de côté
keep-these = Garder
throw = Lancer { $number }

gain-points = plus de points
fear-points = moins de points
gain-hopes = des héros et des vilains qui feront la paire
fear-hopes = des héros ou des vilains sans vis-à-vis
gain-rivals = des rivaux qui restent derrière
fear-rivals = un rival qui s’en sort mieux
