# Heroes Incorporated : ce que seul le plateau dit.

heroes-city = La ville, cinq rangées de cinq quartiers
heroes-cell = Rangée { $row }, { $column ->
    [1] premier à gauche
    [2] deuxième à gauche
    [3] au milieu
    [4] quatrième à partir de la gauche
   *[other] dernier à droite
  } : { $name }, { $things }
heroes-value = valeur { $value }
heroes-value-text = Atteindre { $value } pour arrêter un crime ici ; il rapporte { $value } { $value ->
    [one] point
   *[other] points
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
heroes-track = Piste de score, { $points } pour gagner. { $scores }
heroes-deck = Pioche Recherche, { $count } cartes
heroes-deck-name = Pioche
heroes-discard = { $count ->
    [0] Défausse vide
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
heroes-markers = Marqueurs restants : { $coloured } de couleur, { $white } blanc ; { $spent } cases sur 4 prises
heroes-justice = { $count ->
    [one] { $count } marqueur Justice
   *[other] { $count } marqueurs Justice
  }
heroes-beaten = { $count ->
    [one] { $count } Super-Vilain vaincu
   *[other] { $count } Super-Vilains vaincus
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
heroes-left-one = { $hero } à gauche
heroes-bang-won = Paf !
heroes-bang-failed = Aïe !
heroes-bang-ko = K.-O. !
heroes-bang-villain = Niark niark !
heroes-bang-boom = Badaboum !
