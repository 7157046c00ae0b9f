# Heroes Incorporated : ce que seul le plateau dit.

heroes-city = La ville, cinq rangées de cinq quartiers
heroes-cell = Rangée { $row }, { $column ->
    [1] premier à gauche
    [2] deuxième à partir de la gauche
    [3] au milieu
    [4] quatrième à partir de la gauche
   *[other] dernier à droite
  } : { $name }, { $things }
heroes-row = rangée { $row }
heroes-value = valeur { $value }
heroes-value-text = Il faut { $value } ou plus pour arrêter un crime ici ; il rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
  }.
heroes-ruin = détruit
heroes-ruin-text = Détruit : personne ne peut y combattre, et rien n’y rapporte de points.
heroes-lair = antre
heroes-pawns = { $count ->
    [one] pion Criminalité { $letters }
   *[other] pions Criminalité { $letters }
  }
heroes-stands = { $hero } de { $name }
heroes-die = dé de { $hero } : { $number }
heroes-token = un marqueur Combat +1
heroes-pawn = Pion Criminalité { $pawn }, { $name }
heroes-hero = { $hero } de { $name }, { $district }
heroes-need = il faut { $number }
heroes-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
heroes-about-discard = Les cartes jouées ou défaussées sont ici, face visible.
heroes-track-title = Piste de score
heroes-track = Piste de score, { $points } pour gagner. { $scores }
heroes-deck = Pioche Recherche, { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
heroes-deck-name = Pioche
heroes-discard = { $count ->
    [0] Défausse vide
    [one] Défausse, une carte : { $top }
   *[other] Défausse, { $count } cartes, au-dessus { $top }
  }
heroes-discard-name = Défausse
heroes-compass = Le dé de criminalité
heroes-crime-went = Le dé de criminalité envoie le pion { $pawn } : { $direction }
heroes-out = hors de la ville
heroes-won = { $number } contre { $need } : crime arrêté
heroes-lost = { $number } contre { $need } : raté
heroes-held = { $number } : le dé déjà posé tient bon
heroes-hand = Votre main
heroes-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
heroes-hand-empty = Aucune carte.
heroes-offer = Cartes au choix
heroes-busy = occupé : le dé est posé
heroes-markers = Marqueurs restants : { $coloured } de couleur, { $white } blanc ; { $spent ->
    [0] aucune case prise sur 4
    [one] une case prise sur 4
   *[other] { $spent } cases prises sur 4
  }
heroes-justice = { $count ->
    [one] { $count } marqueur Justice
   *[other] { $count } marqueurs Justice
  }
heroes-beaten = { $count ->
    [one] { $count } Super Vilain vaincu
   *[other] { $count } Super Vilains vaincus
  }
heroes-lineup = Héros au choix
heroes-keep = Qui gardez-vous ?
heroes-pass-left = Qui va à gauche ? Le dernier va à droite.
heroes-pick = Qui rejoint votre équipe ?
heroes-wait-draft = Les autres choisissent encore…
heroes-others-draft = Les joueurs choisissent leurs héros…
heroes-kept = gardé
heroes-role-keep = reste
heroes-role-left = à gauche
heroes-keep-one = Garder { $hero }
heroes-left-one = Donner { $hero } à gauche
heroes-bang-won = Paf !
heroes-bang-failed = Aïe !
heroes-bang-ko = KO !
heroes-bang-villain = Niark niark !
heroes-bang-boom = Badaboum !
heroes-aim = Il faut être le premier à { $points } Points de Héros à la fin d’une phase.
heroes-reach = { $number } à atteindre
heroes-combat = +{ $plus } au combat
heroes-spent = bonus déjà utilisé
heroes-used = déjà utilisé
heroes-power = Pouvoir du quartier
heroes-markers-title = Marqueurs Action
heroes-about-markers = Chacun des { $turns } tours d’une phase en coûte un : un marqueur de couleur paie n’importe quelle action, le Blanc une pioche. Tous reviennent à la fin de la phase.
heroes-about-justice = Un combat perdu en rapporte un. Après un lancer, chacun tourne le dé d’une face vers le haut, jusqu’à 6.
heroes-about-pawn = Le crime se combat là où se trouve le pion. À la fin d’une phase, le dé de criminalité l’envoie plus loin.
heroes-about-die = Il tient le quartier jusqu’à ce qu’un meilleur dé arrive : son héros est occupé, et marque à la fin de la phase.
heroes-about-deck = Cartes Recherche : gadgets, Renommée, Super Vilains et plus. Une action pour piocher, une autre pour jouer.
heroes-about-compass = À la fin d’une phase, il est lancé pour chaque pion Criminalité et montre où il va. Un pion qui sortirait de la ville va à Crimeland.
heroes-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
heroes-left = { $coloured ->
    [one] { $coloured } marqueur
   *[other] { $coloured } marqueurs
  }{ $white ->
    [0] { "" }
   *[other] {" "}+ Blanc
  }
