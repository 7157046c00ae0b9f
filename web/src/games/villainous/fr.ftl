# Le plateau de Villainous. Les règles apportent les noms des cartes, des lieux et des actions.

villainous-cost = coûte { $cost }
villainous-strength = force { $strength }
villainous-activation = activation { $cost ->
    [0] gratuite
   *[other] pour { $cost }
  }
villainous-power = { $power ->
    [one] { $power } Pouvoir
   *[other] { $power } Pouvoirs
  }
villainous-carries = Porte { $items }.
villainous-cauldron = Le chaudron contient { $power ->
    [one] { $power } Pouvoir
   *[other] { $power } Pouvoirs
  }
villainous-realms = Les royaumes
villainous-realm-of = Royaume de { $name } : { $villain }
villainous-look = Voir le royaume de { $name } : { $villain }, { $power ->
    [one] { $power } Pouvoir
   *[other] { $power } Pouvoirs
  }, { $hand ->
    [one] une carte
   *[other] { $hand } cartes
  } en main.
villainous-place = Lieu { $number } sur 4, { $place }{ $locked ->
    [yes] , bloqué
   *[no] { "" }
  }{ $here ->
    [yes] , la figurine est ici
   *[no] { "" }
  } : { $heroes ->
    [0] aucun Héros
    [one] un Héros
   *[other] { $heroes } Héros
  }, { $cards ->
    [0] aucune carte en bas
    [one] une carte en bas
   *[other] { $cards } cartes en bas
  }
villainous-symbol = { $symbol }, { $row ->
    [top] rangée du haut
   *[bottom] rangée du bas
  }, { $place }{ $state ->
    [used] , déjà utilisé ce tour
    [covered] , caché par un Héros
   *[open] { "" }
  }
villainous-heroes = Héros au-dessus de { $place }
villainous-cards = Cartes sous { $place }
villainous-above = Au-dessus de { $place }.
villainous-below = Sous { $place }.
villainous-held = { $card }. Carte { $place } sur { $count } de votre main
villainous-hand-empty = Votre main est vide.
villainous-pile = { $pile ->
    [deck] Pioche Méchant de { $name }
    [fate] Pioche Fatalité de { $name }
    [discard] Défausse de { $name }, visible
   *[fate_discard] Défausse Fatalité de { $name }, visible
  } : { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
villainous-pile-title = { $pile ->
    [discard] Défausse de { $name }
   *[fate_discard] Défausse Fatalité de { $name }
  }
villainous-pile-empty = Rien n’a encore été défaussé.
villainous-looks = { $count ->
    [one] Quelqu’un regarde une carte Fatalité
   *[other] Quelqu’un regarde { $count } cartes Fatalité
  }
bang-fate = Fatalité !
bang-condition = Pas si vite !
bang-vanquish = Tchac !
bang-unlock = Clic !
bang-shot = Toc !
villainous-location = Lieu
villainous-here = la figurine est ici
villainous-used = déjà utilisée ce tour
villainous-covered = cachée par un Héros
villainous-actions = Actions
villainous-action = Action
villainous-action-at = Action, { $place }
villainous-lies-here = Cartes présentes
villainous-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
  }
villainous-about-place = Venez ici, et les actions visibles sont à vous pour ce tour, une fois chacune.
villainous-about-locked = Bloqué : aucune figurine ni carte n’y entre ou n’en sort.
villainous-about-deck = À la fin du tour, on y pioche pour revenir à quatre cartes en main.
villainous-about-fate = Des Héros et d’autres ennuis pour son propriétaire : l’action Fatalité en dévoile deux, dont une est jouée.
villainous-about-discard = Visible par tous : ouvrez-la pour lire chaque carte.
villainous-about-fate_discard = Visible par tous : ouvrez-la pour lire chaque carte.
villainous-about-power = Le Pouvoir paie les cartes et les capacités. Il ne s’épuise jamais.
mark-discard = { $least ->
    [one] Marquer les cartes à défausser
   *[other] Marquer { $least } cartes à défausser
  }
mark-vanquish = Marquer des Alliés assez forts
mark-put_back = Marquer les cartes à partir du dessus
