# Le plateau de Guardians’ Chronicles.

guardians-map = Le plan du quartier
guardians-pages = Stratégie ou plan
guardians-page-plan = La stratégie
guardians-page-map = Le plan
guardians-lines = Montrer toutes les lignes de vue
guardians-offer = Cartes au choix
guardians-lineup = Les Héros
guardians-papers = Les unes de demain
guardians-papers-mean = Ce que votre équipe réussit paraît dans son journal, et la une qui vaut le plus de points l’emporte. L’autre équipe a l’autre journal : seul le nom change.
guardians-villains = Vilains
guardians-initiative = Initiative
guardians-order = Ordre de votre équipe
guardians-foes-plan = L’autre équipe prépare aussi son tour
guardians-plans = se prépare
guardians-is-ready = c’est prêt
guardians-nothing-laid = aucune carte
guardians-earlier = { $hero } un rang plus tôt
guardians-end = Terminer l’activation
guardians-about-end = Les Actions restantes sont perdues.
guardians-ready = C’est prêt !
guardians-needs-card = { $hero } : aucune carte Pouvoir
guardians-needs-tokens = { $hero } : des jetons à poser
guardians-take-back = Retirer les cartes
guardians-laid = Votre stratégie est posée.
guardians-both-plan = Les deux équipes se préparent.
guardians-reveal = Toutes les cartes sont révélées quand tout le monde est prêt.
guardians-hand = Main de { $hero }
guardians-hand-title = En main
guardians-discard-title = Défausse
guardians-acts = agit maintenant
guardians-acted = a déjà agi
guardians-to-come = agira plus tard
guardians-hidden = Une carte Initiative cachée ({ $team })
guardians-turn = Tour { $turn } sur { $last } au plus
guardians-turn-short = Tour
guardians-track = { $name } : { $at } sur { $end }
guardians-hostages = { $count ->
    [one] un otage à bord
   *[other] { $count } otages à bord
  }
guardians-paper = { $paper } : { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
guardians-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
  }
guardians-left = { $count ->
    [0] plus aucune Action
    [one] 1 Action restante
   *[other] { $count } Actions restantes
  }
guardians-points = { $count ->
    [one] point
   *[other] points
  }
guardians-beware = Le Vilain gagne si { $villain }
guardians-health = SANTÉ { $left }/{ $health }
guardians-wounds = { $count ->
    [one] 1 Blessure
   *[other] { $count } Blessures
  }
guardians-out = hors de combat
guardians-malus = { $count ->
    [one] un pion −1
   *[other] { $count } pions −1
  }
guardians-closed = fermée
guardians-chance = { $percent } % de chances
guardians-no-technique = pas de technique
guardians-wound = Blessure
guardians-weapon = Comme arme
guardians-test = Test de { $stat } : { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }
guardians-sidekick = Sidekick de { $hero }
guardians-mission = Mission : { $mission }
guardians-mission-done = accomplie
guardians-adjacent = adjacent : le corps à corps est possible
guardians-in-sight = en vue
guardians-cut = la ligne de vue est coupée par { $what }
guardians-stop-wall = un mur en { $space }
guardians-stop-door = une porte fermée en { $space }
guardians-stop-solid = un immeuble en { $space }
guardians-stop-piece = { $what } en { $space }
guardians-at-least = { $total } pour l’instant, il faut au moins { $need }
guardians-at-most = { $total } pour l’instant, il faut { $need } au plus
guardians-end-hit = { $total } contre { $need } : touché !
guardians-end-missed = { $total } contre { $need } : raté
guardians-end-passed = { $total } contre { $need } : réussi !
guardians-end-failed = { $total } contre { $need } : échec

guardians-step-zone = Aller dans la Zone { $zone }
guardians-step-start = Commencer dans la Zone { $zone }
guardians-step-push = Repousser dans la Zone { $zone }
guardians-step-figure = S’en prendre à { $figure }…
guardians-step-object = Utiliser { $object } ({ $space })…

guardians-part-goal = Comment gagnent les Héros
guardians-part-villain = Le Vilain gagne si
guardians-part-turn = À la fin de chaque tour
guardians-part-reaction = Réactions
guardians-part-margins = Quand la menace grandit
guardians-about-left = À gauche de la fiche, une carte donne son Pouvoir Spécial pour ce tour.
guardians-about-right = À droite de la fiche, une carte ajoute sa Technique Secrète aux caractéristiques pour ce tour.
guardians-about-speed = Le nombre de Zones qu’un Déplacement traverse au plus.
guardians-about-attack = Le nombre de dés de Combat d’une Attaque ; un Test d’ATTAQUE ne doit pas le dépasser.
guardians-about-defence = Le nombre de succès qu’il faut à une Attaque contre ce personnage.
guardians-about-mental = Un Test de MENTAL ne doit pas le dépasser.
guardians-about-health = Avec autant de Dégâts, un Héros tombe et pioche une Blessure.
guardians-about-ready = Vos cartes restent où elles sont. Quand tous les joueurs des deux équipes sont prêts, tout est révélé.
guardians-about-initiative = Les équipes alternent, chacune dans l’ordre de sa pile. L’autre équipe ne connaît pas la vôtre.
guardians-about-space = Un Déplacement s’arrête sur n’importe quel Espace libre d’une Zone à portée.
guardians-about-zone = On se déplace de Zone en Zone. Quitter une Zone où se trouve un ennemi peut être impossible.
guardians-about-door = Une porte fermée arrête les Déplacements, le corps à corps et les lignes de vue. Un Test l’ouvre.
guardians-about-pow = Un POW est un succès, et le dé est relancé.
guardians-about-combat = Autant de dés de Combat que l’ATTAQUE de l’attaquant. Il touche avec au moins autant de succès que la DÉFENSE de la cible.
guardians-about-power = Les dés de Pouvoir viennent des pouvoirs et des Objets, en plus des dés de Combat.
guardians-about-test = Un Test réussit si ses dés ne dépassent pas la caractéristique.
guardians-about-turn = À chaque tour : les deux équipes se préparent en secret, les Héros agissent par initiative, puis le Vilain.

guardians-motto-chronicles = La conscience de la ville
guardians-motto-herald = Les nouvelles avant tout le monde
guardians-edition = Après le tour { $turn }
guardians-lead-lost = { $threat } : la ville est tombée !
guardians-lead-quiet = Une nuit sans gros titres
guardians-article-blue = { $hero } tient parole
guardians-article-red = { $hero } au tapis : la ville s’interroge
guardians-in-turn = Au tour { $turn }.
guardians-elsewhere = Ailleurs, au tour { $turn }.
guardians-ledger = Dégâts infligés : { $damage }. Tests réussis : { $tests }.
guardians-imprint = Guardians’ Chronicles : Le Clash des Héros
guardians-no-news = Rien à imprimer pour l’instant.
guardians-share = Partager les unes
guardians-link = Copier le lien de la partie revue
guardians-saga = La saga jusqu’ici
guardians-chapter-won = Les Héros ont gagné
guardians-chapter-lost = Cela n’a pas suffi
guardians-chapter-villain = Le Vilain a gagné

guardians-bang-pow = POW !
guardians-bang-hit = VLAN !
guardians-bang-missed = Pfff…
guardians-bang-passed = Oui !
guardians-bang-failed = Argh !
guardians-bang-ko = K.-O. !
guardians-bang-extra = ÉDITION SPÉCIALE !
