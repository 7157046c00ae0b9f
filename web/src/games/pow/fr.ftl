# POW! : ce que seul le plateau dit.

bang-throw = Taclac !
bang-bubbles = Pow !
bang-shields = Clang !
bang-skulls = Niark !
bang-stuck = Aïe !
pow-tile = { $name }, { $number }
pow-row = { $row ->
    [hero] Rangée des Super-héros
   *[villain] Rangée des Super-vilains
  }, { $count ->
    [0] vide
    [one] une tuile
   *[other] { $count } tuiles
  }
pow-row-hero = Héros
pow-row-villain = Vilains
pow-row-empty = Il n’en reste plus.
pow-place = { $row ->
    [hero] Rangée des Super-héros
   *[villain] Rangée des Super-vilains
  }, { $place ->
    [1] première tuile à partir de la gauche
   *[other] { $place }e tuile à partir de la gauche
  }, valeur { $value } : { $name }
pow-close-hero = Un héros qui vaut { $value }, si à la fin un vilain se tient à ses côtés.
pow-close-villain = Un vilain qui coûte { $value } ; mais un héros ne compte qu’à côté d’un vilain.
pow-dice = Dés
pow-aside = De côté
pow-thrown = { $throw ->
    [0] Les dés avant le lancer
   *[other] Les dés du lancer { $throw }
  }
pow-die = Dé { $place } : { $symbol }
pow-throw = Lancer { $throw } sur 3
pow-mark = marquez les dés à mettre de côté
pow-loose = { $count ->
    [one] Un dé à lancer
   *[other] { $count } dés à lancer
  }
pow-ready = Cinq dés, trois lancers
pow-stack-empty = { $row ->
    [hero] { $name } n’a pas de Super-héros
   *[villain] { $name } n’a pas de Super-vilain
  }
pow-stack = { $row ->
    [hero] Super-héros de { $name }
   *[villain] Super-vilains de { $name }
  }, { $place ->
    [1] sommet d’une pile de { $height }
   *[other] n° { $place } à partir du haut
  } : { $tile }, valeur { $value }
pow-stack-back = { $row ->
    [hero] Super-héros recouvert de { $name }
   *[villain] Super-vilain recouvert de { $name }
  }, n° { $place } à partir du haut
pow-score-label = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
pow-sum = Héros { $heroes } − vilains { $villains } = { $score }
pow-struck = { $count ->
    [one] Un héros dépasse et ne compte pas.
   *[other] { $count } héros dépassent et ne comptent pas.
  }
pow-tile-kind = { $row ->
    [hero] Tuile Super-héros
   *[villain] Tuile Super-vilain
  }
pow-worth = { $row ->
    [hero] vaut { $value }
   *[villain] coûte { $value }
  }
pow-take-with = { $row ->
    [hero] { $place ->
        [one] N° { $place } à partir de la gauche : il se prend avec exactement un bouclier.
       *[other] N° { $place } à partir de la gauche : il se prend avec exactement { $place } boucliers.
      }
   *[villain] { $place ->
        [one] N° { $place } à partir de la gauche : il se prend avec exactement une tête de mort.
       *[other] N° { $place } à partir de la gauche : il se prend avec exactement { $place } têtes de mort.
      }
  }
pow-take-not = N° { $place } à partir de la gauche : cinq dés ne vont pas si loin.
pow-steal-with = { $row ->
    [hero] Trois bulles bleues volent le héros du sommet, quatre ou cinq n’importe lequel de la pile.
   *[villain] Trois bulles orange volent le vilain du sommet, quatre ou cinq n’importe lequel de la pile.
  }
pow-covered = Une tuile recouverte
pow-covered-text = Personne n’a le droit de la regarder ; s’en souvenir est permis.
pow-stack-title = { $row ->
    [hero] Super-héros de { $name }
   *[villain] Super-vilains de { $name }
  }
pow-height = { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
  }
pow-die-shield = Comptez vos boucliers le long de la rangée des héros : deux boucliers prennent le deuxième héros.
pow-die-skull = Comptez vos têtes de mort le long de la rangée des vilains : deux têtes de mort prennent le deuxième vilain.
pow-die-blue = Trois bulles bleues volent le héros au sommet d’une pile ; quatre ou cinq, n’importe lequel de la pile.
pow-die-orange = Trois bulles orange volent le vilain au sommet d’une pile ; quatre ou cinq, n’importe lequel de la pile.
pow-die-kept = mis de côté
pow-aim = Il faut avoir le plus de points quand la table est vide : les héros ne comptent qu’à hauteur des vilains posés à côté, et chaque vilain coûte.
pow-seat-heroes = { $count ->
    [one] { $count } héros
   *[other] { $count } héros
  }
pow-seat-villains = { $count ->
    [one] { $count } vilain
   *[other] { $count } vilains
  }
mark-keep = Marquer des dés, puis relancer
pow-goal = avoir le plus de points ; un héros ne compte qu’à côté d’un vilain, et chaque vilain coûte.
