# Le plateau de DC Deck-Building. Les noms et les textes des cartes viennent des règles.

dc-aim = Avoir le plus de Points de Victoire quand le dernier Super-Vilain tombe ou que la Réserve ne peut plus être complétée.
dc-aim-team = Avoir, avec votre partenaire, le plus de Points de Victoire quand le dernier Super-Vilain tombe ou que la Réserve ne peut plus être complétée.
dc-aim-watchmen = Loyaux : vaincre ensemble trois Challenges avant que le Deck Commun ne soit épuisé. Le Génie du Crime, caché, veut le contraire.
dc-aim-loyal = Vaincre les Challenges, et le Complot s’il y en a un, avant que le Deck Commun ne soit épuisé.
dc-aim-mastermind = Épuiser le Deck Commun avant que tout ne soit vaincu.
dc-aim-finale = Vous êtes Loyaux tous les deux : vainquez ensemble les Super-Vilains avant que le Deck Commun ne s’épuise.
dc-power = Puissance restante : { $left }
dc-produced = Puissance produite ce tour-ci : { $power }
dc-main-left = { $count ->
    [0] aucune carte dans le Deck Commun
    [1] une carte dans le Deck Commun
   *[other] { $count } cartes dans le Deck Commun
  }
dc-costs = coûte { $cost }
dc-gives = +{ $power } en Puissance
dc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dc-points-star = points selon son texte
dc-unplayed = { $count ->
    [0] aucune carte non jouée
    [1] une carte non jouée
   *[other] { $count } cartes non jouées
  }
dc-in-hand = { $count ->
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $count } cartes en main
  }
dc-in-deck = { $count ->
    [0] aucune carte dans le deck
    [1] une carte dans le deck
   *[other] { $count } cartes dans le deck
  }
dc-partner = avec { $name }
dc-my-partner = Votre partenaire
dc-together = { $points } ensemble, avec { $name }
dc-destroyed-player = détruit : ne joue plus
dc-cancelled = annulé par le Challenge
dc-under = { $count ->
    [0] Aucune carte sur douze sous le Challenge
    [1] Une carte sur douze sous le Challenge
   *[other] { $count } cartes sur douze sous le Challenge
  }
dc-pay = reste à payer : { $cost } en Puissance
dc-then-pay = puis { $cost } en Puissance
dc-foiled = vaincu
dc-challenges-beaten = { $count ->
    [0] Aucun Challenge vaincu
    [1] Un Challenge vaincu
   *[other] { $count } Challenges vaincus
  }
dc-challenges-left = { $count ->
    [0] Le dernier Challenge
    [1] Encore un Challenge à venir
   *[other] Encore { $count } Challenges à venir
  }

dc-pile-main = Deck Commun : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
  }
dc-pile-kicks = Coups de Pied restants : { $count }
dc-pile-weaknesses = Faiblesses restantes : { $count }
dc-pile-destroyed = Cartes détruites : { $count }
dc-pile-stack = Super-Vilains restants : { $count }
dc-pile-deck = Deck de { $name } : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
  }
dc-pile-discard = Défausse de { $name }, visible : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
  }
dc-pile-hand = Main de { $name } : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
  }
dc-pile-under = Sous le Super-Héros de { $name } : { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
  }
dc-pile-empty = Il n’y a encore rien ici.
dc-discards-of = Défausse de { $name }
dc-known = Vous connaissez
dc-top-of-deck = Dessus de votre deck

dc-about-power = Ce qui reste ce tour-ci pour acheter des cartes et vaincre des vilains. Ce qui n’est pas dépensé est perdu à la fin du tour.
dc-about-main = À la fin de chaque tour, la Réserve est complétée à cinq cartes depuis ce deck. Si c’est impossible, la partie s’arrête.
dc-about-main-watchmen = La Réserve est complétée depuis ce deck. S’il s’épuise avant que tout ne soit vaincu, le Génie du Crime gagne.
dc-about-destroyed = Hors du jeu et visibles par tous. Ouvrez la pile pour lire chaque carte.
dc-about-stack = Chacun reste face cachée jusqu’à ce que le précédent soit vaincu ; à la fin du tour, le suivant apparaît et frappe tout le monde.
dc-about-deck = On y pioche cinq cartes à la fin du tour. Quand il est vide, la défausse est mélangée.
dc-about-discard = Les cartes achetées et jouées arrivent ici. Visible par tous : ouvrez-la pour lire chaque carte.
dc-about-hand = Ses cartes sont cachées, sauf celles que l’on vous a montrées.
dc-about-end = Les cartes jouées et celles de votre main sont défaussées, vous en piochez cinq nouvelles et la Réserve est complétée.
dc-about-play_all = Toutes les cartes de votre main qui ne donnent que de la Puissance sont jouées l’une après l’autre. Celles qui ont un effet restent en main : vous choisissez leur ordre.
dc-about-play_all-challenge = Le Challenge pourrait en demander : contribuez d’abord avec celles-là, une carte jouée n’y va plus.
dc-about-help = Chaque autre joueur peut vous prêter pour ce tour une carte de sa main prise au hasard.

dc-turn-of = Le tour de { $name }
dc-turn = tour { $number }
dc-played = Jouées ce tour-ci
dc-taken = Prises
dc-nothing-played = Aucune carte jouée pour l’instant.
dc-again = rejouée
dc-borrowed = empruntée
dc-held = { $card }. Carte { $place } sur { $count } de votre main
dc-area-hand = cartes de votre main
dc-area-line = cartes de la Réserve
dc-hand-empty = Votre main est vide.
dc-choose-seat = Choisir { $name }
dc-dealing = On distribue les Super-Héros…
dc-others = { $count ->
    [1] une autre carte
   *[other] { $count } autres cartes
  }

dc-do-play_all = Jouer la Puissance
dc-do-play_all-note = même celles du Challenge
dc-do-end = Finir le tour
dc-do-help = Demander de l’aide
dc-do-patrol = Compléter la Réserve
dc-do-riddle = Prendre +1 en Puissance

dc-secret-look = Regarder ma carte Loyauté
dc-secret-hide = Cacher ma carte Loyauté
dc-secret-plot = Chacun a une carte comme celle-ci ; elle ne sert qu’au Génie du Crime.

dc-bang-defeat = Vlan !
dc-bang-appear = Niark niark !
dc-bang-defend = Clang !
dc-bang-unmasked = Démasqué !

mark-discard = { $least ->
    [0] Marquer les cartes à défausser
    [one] Marquer une carte à défausser
   *[other] Marquer { $least } cartes à défausser
  }
mark-destroy = { $least ->
    [0] Marquer les cartes à détruire
    [one] Marquer une carte à détruire
   *[other] Marquer { $least } cartes à détruire
  }
mark-pass_on = { $least ->
    [one] Marquer une carte à donner
   *[other] Marquer { $least } cartes à donner
  }
