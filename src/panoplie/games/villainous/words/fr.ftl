# Disney Villainous

title = Disney Villainous
tagline = Six Méchants, six desseins : poursuivez le vôtre et lâchez des Héros sur ceux des autres.

option-villains = Qui joue qui
option-villains-choice = chacun choisit son Méchant
option-villains-random = les Méchants sont tirés au sort
option-villain = Méchant
option-villain-choose = choisi au début de la partie
option-villain-captain_hook = Le Capitaine Crochet
option-villain-jafar = Jafar
option-villain-maleficent = Maléfique
option-villain-prince_john = Le Prince Jean
option-villain-queen_of_hearts = La Reine de Cœur
option-villain-ursula = Ursula
option-start = Qui commence
option-start-random = tiré au sort
option-start-wicked = qui a le regard le plus méchant
option-start-first_seat = la première place
option-fate_token = Le jeton Fatalité
option-fate_token-five = à cinq ou six joueurs
option-fate_token-four = dès quatre joueurs, comme dans les éditions suivantes
option-fate_token-never = inutilisé
option-eels = Flotsam et Jetsam
option-eels-activated = déplacent un Héros quand on les active
option-eels-played = déplacent un Héros quand on les joue
option-turns = Une partie que personne ne gagne s’arrête
option-turns-300 = après 300 tours
option-turns-150 = après 150 tours
option-turns-600 = après 600 tours

type-ally = Allié
type-item = Objet
type-effect = Événement
type-condition = Condition
type-curse = Malédiction
type-hero = Héros

symbol-gain_1 = Gagner 1 Pouvoir
    .text = Prenez 1 Pouvoir dans le chaudron.
symbol-gain_2 = Gagner 2 Pouvoirs
    .text = Prenez 2 Pouvoirs dans le chaudron.
symbol-gain_3 = Gagner 3 Pouvoirs
    .text = Prenez 3 Pouvoirs dans le chaudron.
symbol-play = Jouer une carte
    .text = Jouez une carte de votre main en payant son coût : un Objet ou un Allié sur un lieu sans cadenas, un Événement aussitôt.
symbol-activate = Activer une capacité
    .text = Payez ce que demande un Objet ou un Allié de votre royaume et utilisez sa capacité.
symbol-fate = Jouer la Fatalité
    .text = Désignez un adversaire, dévoilez deux cartes de sa pioche Fatalité, jouez-en une contre lui et défaussez l’autre.
symbol-vanquish = Éliminer un Héros
    .text = Chassez un Héros de votre royaume avec des Alliés présents sur le même lieu et au moins aussi forts à eux tous. Ces Alliés sont défaussés aussi.
symbol-move_item = Déplacer un Objet ou un Allié
    .text = Un Objet ou un Allié de votre royaume passe à un lieu voisin.
symbol-move_hero = Déplacer un Héros
    .text = Un Héros de votre royaume passe à un lieu voisin.
symbol-discard = Défausser des cartes
    .text = Défaussez autant de cartes de votre main que vous voulez. À la fin de votre tour, vous piochez pour revenir à quatre.

row-top = en haut
row-bottom = en bas
row-item = grâce à un Objet
row-hiss = recouvert, grâce à Persifleur

ask-villain = Quel Méchant êtes-vous ?
ask-wicked = Qui a le regard le plus méchant ? Cette personne commence.
ask-go = Où va votre figurine ?
ask-act = Quelle action effectuez-vous ?
ask-borrow = { $card } : quelle action y effectuez-vous ?
ask-play = Quelle carte jouez-vous, et où ?
ask-fate_play = Quelle carte Fatalité jouez-vous contre { $foe }, et où ?
ask-place = { $card } : quelle carte est jouée, et où ?
ask-free_ally = { $card } : quel Allié jouez-vous sans payer, et où ?
ask-activate = Quelle capacité activez-vous ?
ask-target = De qui ruinez-vous les plans ?
ask-vanquish = Quel Héros éliminez-vous, et avec quels Alliés ?
ask-move_hero = Quel Héros se déplace, et vers où ?
ask-move_item = Quel Objet ou Allié se déplace, et vers où ?
ask-shift_hero = { $card } : quel Héros est déplacé, et vers où ?
ask-shift_ally = { $card } : quel Allié est déplacé, et vers où ?
ask-shift_item = { $card } : quel Objet se déplace avec lui, et vers où ?
ask-shift_itself = { $card } : où va cette carte ?
ask-ambush = { $card } : quel Allié déplacez-vous avant d’éliminer un Héros, et vers où ?
ask-defeat = { $card } : quel Héros est éliminé ?
ask-discard_piece = { $card } : quelle carte du royaume est défaussée ?
ask-sacrifice = { $card } : quel Allié ou Objet défaussez-vous contre du Pouvoir ?
ask-hypnotise = { $card } : quel Héros hypnotisez-vous, en payant sa force en Pouvoir ?
ask-imprison = { $card } : quel Héros est conduit à la Prison ?
ask-steal = { $card } : quel Objet ce Héros prend-il ?
ask-bring = { $card } : quelle carte est déplacée vers le lieu de ce Héros ?
ask-enrich = { $card } : sur quel Héros pose-t-on du Pouvoir du Prince Jean ?
ask-bend = { $card } : quelle Carte Garde devient un arceau ?
ask-unbend = { $card } : quel arceau redevient une Carte Garde ?
ask-shrink = { $card } : quel Héros devient plus petit ?
ask-enlarge = { $card } : quel Héros devient plus grand ?
ask-pass_on = { $card } : de quel Pacte ce Héros se charge-t-il ?
ask-take = { $card } : quelle carte prenez-vous dans votre défausse ?
ask-return = { $card } : quel Héros revient là où se trouve Ursula ?
ask-attach_found = { $card } : quel Objet de la défausse Fatalité est associé à ce Héros ?
ask-discard = Quelles cartes défaussez-vous ?
ask-discard_some = { $card } : quelles sont les { $number } cartes que vous défaussez ?
ask-react = { $trigger ->
    [ally_strength] { $foe } a un Allié de force { $least } ou plus.
    [allies] { $foe } a au moins { $least } Alliés.
    [items] { $foe } a au moins { $least } Objets.
    [power] { $foe } a au moins { $least } Pouvoirs.
    [several] Ce que fait { $foe } peut déclencher plusieurs Conditions.
   *[defeat] { $foe } a éliminé un Héros de force { $least } ou plus.
  } Jouez-vous une Condition ? La question est posée à tous ceux qui pourraient en avoir une.
ask-instead_of_paying = { $card } : défausser cette carte au lieu de payer ?
ask-play_found = { $card } : jouer le Héros dévoilé ? Sinon, il est défaussé.
ask-discard_allies = { $card } : défausser tous les Alliés du lieu de ce Héros ?
ask-discard_warrants = { $card } : défausser tous les Mandats d’Arrêt du lieu de ce Héros ?
ask-shuffle_discard = { $card } : remélanger la défausse d’Ursula dans sa pioche ?
ask-switch_lock = { $card } : faire passer le cadenas du Palais au Repaire, ou l’inverse ?
ask-discard_seen = { $card } : vous regardez le dessus de votre pioche Fatalité. Défausser ce que vous voyez ? Sinon, vous le remettez dessus.
ask-put_back = { $card } : dans quel ordre remettez-vous les cartes Fatalité ? La première nommée se retrouve sur le dessus.
ask-amount = { $card } : combien de jetons Pouvoir du Prince Jean sont posés sur le Héros ?
ask-name = { $card } : Objet ou Allié ?
ask-free = Quel symbole le Héros rapetissé laisse-t-il libre ?
ask-cover = Quel symbole d’à côté le Héros agrandi recouvre-t-il aussi ?
ask-drive = { $card } : où déplacez-vous la figurine de { $foe } ?

answer-villain = Jouer { $villain }
answer-starts = Faire commencer { $seat }
answer-go = Aller à { $place }
answer-stay = Rester ici
answer-use = { $symbol } ({ $row })
answer-end = Finir le tour
answer-unmask = Payer pour défausser { $piece }
answer-play = Jouer { $card } à { $place }
    .short = La jouer à { $place }
    .first = Jouer { $card }…
answer-attach = Associer { $card } à { $piece }
    .short = L’associer à { $piece }
    .first = Jouer { $card }…
answer-effect = Jouer { $card }
answer-activate = Activer { $piece }
answer-fate = Ruiner les plans de { $foe }
answer-vanquish = { $count ->
    [0] Éliminer { $piece } sans Allié
   *[other] Éliminer { $piece } avec { $pieces }
  }
    .first = Éliminer { $piece }…
answer-move = Déplacer { $piece } à { $place }
    .short = Déplacer à { $place }
    .first = Déplacer { $piece }…
answer-discard = Défausser { $cards }
answer-react = Jouer { $card }
answer-pass = Passer
answer-pass_turn = Passer jusqu’à la fin du tour
answer-pick = Choisir { $piece }
answer-take = Prendre { $card }
answer-none = Ne rien choisir
answer-yes = Oui
answer-no = Non
answer-put_back = Remettre, à partir du dessus : { $cards }
answer-amount = { $number ->
    [0] N’en poser aucun sur le Héros
   *[other] En poser { $number } sur le Héros
  }
answer-name = Nommer « { $type } »
answer-free = Laisser libre « { $symbol } »
answer-cover = Recouvrir « { $symbol } » à { $place }
answer-lend = Effectuer « { $symbol } » à { $place }

event-chose = { $seat } joue { $villain }.
event-started = { $seat } commence.
event-went = { $seat } va à { $place }.
event-stayed = { $seat } reste sur place.
event-gained = { $amount ->
    [0] { $card ->
        [none] { $seat } ne gagne aucun Pouvoir et en a { $total }.
       *[other] { $seat } ne gagne aucun Pouvoir avec { $card } et en a { $total }.
      }
    [one] { $card ->
        [none] { $seat } gagne { $amount } Pouvoir et en a { $total }.
       *[other] { $seat } gagne { $amount } Pouvoir grâce à { $card } et en a { $total }.
      }
   *[other] { $card ->
        [none] { $seat } gagne { $amount } Pouvoirs et en a { $total }.
       *[other] { $seat } gagne { $amount } Pouvoirs grâce à { $card } et en a { $total }.
      }
  }
event-cauldron = Le chaudron est vide ; { $seat } reçoit quand même son Pouvoir.
event-lost = { $amount ->
    [0] { $seat } n’a pas de Pouvoir à perdre à cause de { $card }.
    [one] { $seat } perd { $amount } Pouvoir à cause de { $card }.
   *[other] { $seat } perd { $amount } Pouvoirs à cause de { $card }.
  }
event-paid = { $seat } paie { $amount } { $amount ->
    [one] Pouvoir
   *[other] Pouvoirs
  } pour { $card }.
event-played = { $seat } joue { $card } à { $place }.
event-attached = { $seat } associe { $card } à { $piece }.
event-effect = { $seat } joue { $card }.
event-hero = { $seat } joue { $card } à { $place }, dans le royaume de { $foe }.
event-fated = { $seat } ruine les plans de { $foe }.
event-revealed = On dévoile chez { $seat } : { $cards }.
event-unplayable = Impossible à jouer contre { $seat }, à la défausse : { $cards }.
event-unused = À la défausse de { $seat } : { $card }.
event-looked = { $seat } regarde { $number ->
    [one] une carte Fatalité
   *[other] { $number } cartes Fatalité
  }.
event-threw_away = { $seat } défausse { $cards }.
event-put_back = { $number ->
    [one] Une carte Fatalité de { $seat } retourne sur la pioche.
   *[other] { $number } cartes Fatalité de { $seat } retournent sur la pioche.
  }
event-drew = { $seat } pioche { $cards }.
    .hidden = { $seat } pioche { $number ->
        [one] une carte
       *[other] { $number } cartes
      }.
event-took = { $seat } prend { $card }.
event-discarded = { $seat } défausse { $cards }.
event-reshuffled = { $pile ->
    [fate] La pioche Fatalité de { $seat } est mélangée.
   *[villain] La pioche Méchant de { $seat } est mélangée.
  }
event-activated = { $amount ->
    [0] { $seat } active { $piece }.
   *[other] { $seat } active { $piece } pour { $amount } { $amount ->
       [one] Pouvoir
      *[other] Pouvoirs
     }.
  }
event-vanquished = { $count ->
    [0] { $seat } élimine { $piece } sans Allié.
   *[other] { $seat } élimine { $piece } avec { $pieces }.
  }
event-defeated = Un Héros de moins chez { $seat } : { $piece }.
event-hypnotised = L’hypnose met { $piece } au service de { $seat }.
event-removed = À la défausse, depuis le royaume de { $seat } : { $piece }.
event-moved = Dans le royaume de { $seat }, déplacement de { $piece } vers { $place }.
event-freed = De nouveau du côté de { $seat } : { $piece }.
event-stole = { $card } prend { $piece } à { $seat }.
event-took_power = { $amount ->
    [one] { $amount } Pouvoir de { $seat } est posé sur { $piece }.
   *[other] { $amount } Pouvoirs de { $seat } sont posés sur { $piece }.
  }
event-returned = { $seat } récupère { $amount } { $amount ->
    [one] Pouvoir
   *[other] Pouvoirs
  }.
event-passed_on = Dans le royaume de { $seat }, { $card } change de porteur.
event-found = On va chercher { $card }, pour le royaume de { $seat }.
event-unlocked = { $seat } débloque { $place }.
event-switched = Le cadenas de { $seat } passe à { $place }.
event-turned = { $wicket ->
    [1] Chez { $seat }, { $piece } devient un arceau.
   *[other] Chez { $seat }, { $piece } redevient une Carte Garde.
  }
event-resized = { $size ->
    [shrunk] { $piece } rapetisse dans le royaume de { $seat }.
    [enlarged] { $piece } grandit dans le royaume de { $seat }.
   *[normal] { $piece } retrouve sa taille dans le royaume de { $seat }.
  }
event-shot = { $seat } tente son coup : coût { $total } contre force { $force }.
event-reacted = { $seat } joue la Condition { $card }.
event-won = { $seat } a atteint son objectif !
event-stopped = Personne n’a gagné après { $turns } tours : la partie s’arrête.

outcome-captain_hook = { $winners } gagne : le Capitaine Crochet a éliminé Peter Pan sur le Jolly Roger.
outcome-jafar = { $winners } gagne : Jafar tient la Lampe Merveilleuse au Palais du Sultan et commande au Génie.
outcome-maleficent = { $winners } gagne : Maléfique a jeté une Malédiction sur chaque lieu.
outcome-prince_john = { $winners } gagne : le Prince Jean a rempli ses coffres.
outcome-queen_of_hearts = { $winners } gagne : la Reine de Cœur a réussi le coup de sa vie.
outcome-ursula = { $winners } gagne : Ursula a le Trident et la Couronne dans son Repaire.
outcome-stopped = Personne n’a atteint son objectif : la partie s’arrête.

refusal-villain-taken = Quelqu’un d’autre incarne ce Méchant.
refusal-no-such-villain = Choisissez l’un des six Méchants de la boîte.
refusal-nobody-there = Nommez l’un des joueurs de cette table.
refusal-no-such-place = Ce lieu n’est pas sur ce plateau.
refusal-locked = Un cadenas bloque ce lieu ({ $place }) : aucune carte n’y entre, n’en sort ni n’y est visée.
refusal-locked-mover = Un cadenas bloque ce lieu ({ $place }) : votre figurine ne peut pas y aller.
refusal-locked-ability = Un cadenas bloque ce lieu ({ $place }) : rien ne peut y être activé.
refusal-same-place = Votre figurine doit changer de lieu.
refusal-used = Vous avez déjà utilisé ce symbole à ce tour.
refusal-covered = Un Héros recouvre ce symbole.
refusal-no-symbol = Le lieu de votre figurine ne montre pas ce symbole.
refusal-nothing-to-play = Aucune de vos cartes ne peut être jouée maintenant.
refusal-empty-hand = Vous n’avez pas de carte à défausser.
refusal-nobody-to-fate = Il n’y a aucun adversaire à choisir.
refusal-nobody-to-vanquish = Vous ne pouvez éliminer aucun Héros maintenant.
refusal-nothing-to-activate = Vous ne pouvez rien activer maintenant.
refusal-no-hero-to-move = Aucun Héros de votre royaume ne peut se déplacer.
refusal-nothing-to-move = Aucun Objet ni Allié de votre royaume ne peut se déplacer.
refusal-hero-forbids = { $card } l’interdit.
refusal-curse-forbids = { $card } tient ce Héros à l’écart.
refusal-already-there = Cette carte s’y trouve déjà.
refusal-not-a-neighbour = On n’atteint qu’un lieu voisin.
refusal-not-a-hero = Ce n’est pas un Héros de votre royaume.
refusal-not-yours = Ce n’est ni un Objet ni un Allié du bas de votre plateau.
refusal-attached = Un Objet associé ne se déplace qu’avec son porteur.
refusal-not-this-card = Cette carte ne peut pas être choisie ici.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-not-revealed = Cette carte n’a pas été dévoilée.
refusal-condition = Une Condition se joue pendant le tour d’un autre.
refusal-no-bearer = Personne ne peut porter cet Objet ici.
refusal-has-item = Cette carte ne va qu’à un Héros sans aucun Objet.
refusal-already-named = Le Héros est déjà sur le lieu que nomme ce Pacte : { $place }.
refusal-only-there = Cette carte ne se joue qu’à { $place }.
refusal-never-there = Ce Héros ne va jamais à { $place }.
refusal-too-dear = Il faut payer { $need } { $need ->
    [one] Pouvoir
   *[other] Pouvoirs
  } ; vous { $have ->
    [0] n’en avez pas
   *[other] en avez { $have }
  }.
refusal-cannot-do = { $card } : vous ne pouvez pas faire maintenant ce que demande cette carte.
refusal-not-activated = Cette carte n’a pas de capacité à activer.
refusal-not-a-fighter = Un Allié qui combat doit être sur le lieu du Héros.
refusal-ally-refused = { $card } ne peut rien contre ce Héros.
refusal-too-few-allies = Il faut au moins { $need } Alliés contre ce Héros.
refusal-too-weak = Vos Alliés ont une force de { $have } ; le Héros, de { $need }.
refusal-too-strong = La force de ce Héros dépasse { $limit }.
refusal-elsewhere = Ce Héros n’est pas sur le lieu de votre figurine.
refusal-taunted = Il faut d’abord éliminer un Héros porteur d’une Provocation.
refusal-disguised = Un Déguisement protège ce Héros.
refusal-wrong-size = Ce Héros n’a pas la taille voulue.
refusal-not-an-opponent = Choisissez l’un de vos adversaires.
refusal-holds-token = { $foe } a le jeton Fatalité : on ne peut pas s’en prendre à ses plans.
refusal-not-triggered = Ce qu’attend cette Condition ne s’est pas produit.

hand = Main
deck = Pioche
discard-pile = Défausse
fate-pile = Fatalité
fate-discard = Défausse Fatalité
power = Pouvoir
locked = bloqué
shown = Dévoilé
looked-at = Vous regardez
token = jeton Fatalité
objective = Objectif
wicket = arceau
size-shrunk = rapetissé
size-enlarged = agrandi
reconstructed = reconstitué

villain-captain_hook = Le Capitaine Crochet
    .objective = Éliminez Peter Pan au Jolly Roger.
place-jolly_roger = Le Jolly Roger
place-skull_rock = Le Rocher du Crâne
place-mermaid_lagoon = La Lagune aux Sirènes
place-hangmans_tree = L’Arbre du Pendu
card-boarding_party = Flibustiers
    .text = Lors d’une élimination, peuvent combattre un Héros de leur lieu ou d’un lieu voisin non bloqué.
card-give_them_a_scare = Faites-leur peur !
    .text = Regardez les deux cartes du dessus de votre pioche Fatalité. Défaussez les deux, ou remettez-les dessus dans l’ordre de votre choix.
card-swashbuckler = Boucanier
    .text = Sans capacité.
card-worthy_opponent = Digne Adversaire
    .text = Gagnez 2 Pouvoirs. Puis dévoilez une à une vos cartes Fatalité jusqu’à trouver un Héros, que vous devez jouer dans votre royaume. Défaussez les autres.
card-aye_aye_sir = Pas de Quartier !
    .text = Déplacez l’un de vos Alliés vers un lieu voisin non bloqué ; il a +2 en force jusqu’à la fin de votre tour.
card-cannon = Canon
    .text = Son lieu offre une action « Éliminer un Héros » de plus.
card-cunning = Ruse
    .text = Quand un adversaire a un Allié de force 4 ou plus : jouez un Allié de votre main sans payer.
card-cutlass = Sabre d’Abordage
    .text = L’Allié qui le porte a +2 en force.
card-hooks_case = Boîte à Crochets
    .text = Son lieu offre une action « Gagner 1 Pouvoir » de plus.
card-obsession = Obsession
    .text = Quand un adversaire élimine un Héros de force 4 ou plus : dévoilez une à une vos cartes Fatalité jusqu’à trouver un Héros ; jouez-le ou défaussez-le. Défaussez les autres.
card-pirate_brute = Brute
    .text = Sans capacité.
card-ingenious_device = Ingénieux Mécanisme
    .text = Son lieu offre une action « Déplacer un Héros » de plus.
card-mr_starkey = Monsieur Starkey
    .text = Quand il est joué, vous pouvez déplacer un Héros de son lieu vers un lieu voisin non bloqué.
card-never_land_map = Carte du Pays Imaginaire
    .text = Quand elle est jouée, retirez le cadenas de l’Arbre du Pendu. Quand vous jouez un autre Objet, vous pouvez défausser la Carte au lieu d’en payer le coût.
card-smee = Monsieur Mouche
    .text = +2 en force au Jolly Roger.
card-pixie_dust = Poussière de Fée
    .text = Le Héros qui la porte a +2 en force.
card-lost_boys = Enfants Perdus
    .text = Il faut au moins deux Alliés pour éliminer ce Héros.
card-splitting_headache = Migraine Atroce
    .text = Défaussez un Objet du royaume du Capitaine Crochet.
card-taunt = Provocation
    .text = Tant qu’un Héros porte une Provocation, le Capitaine Crochet ne peut éliminer que des Héros qui en portent une.
card-john = Jean
    .text = +1 en force tant qu’il porte au moins un Objet.
card-michael = Michel
    .text = +1 en force par lieu du royaume où se trouve au moins un Héros.
card-peter_pan = Peter Pan
    .text = Dès qu’il est dévoilé, il doit être joué à l’Arbre du Pendu, même bloqué. Défaussez les autres cartes Fatalité dévoilées en même temps.
card-tick_tock = Tic Tac
    .text = Quand le Capitaine Crochet va sur son lieu, il défausse toute sa main.
card-tinker_bell = Clochette
    .text = Quand elle est jouée, vous pouvez défausser un Allié de son lieu.
card-wendy = Wendy
    .text = Tous les autres Héros du royaume ont +1 en force.

villain-jafar = Jafar
    .objective = Commencez votre tour avec la Lampe Merveilleuse au Palais du Sultan et le Génie sous votre contrôle.
place-sultans_palace = Le Palais du Sultan
place-streets_of_agrabah = Les Rues d’Agrabah
place-oasis = L’Oasis
place-cave_of_wonders = La Caverne aux Merveilles
card-necessary_sacrifice = Sacrifice Nécessaire
    .text = Défaussez un Allié ou un Objet que vous contrôlez et gagnez 3 Pouvoirs.
card-palace_guard = Garde du Palais
    .text = Sans capacité.
card-scimitar = Cimeterre
    .text = L’Allié qui le porte a +1 en force.
card-scrying = Prédiction
    .text = Nommez Objet ou Allié, puis dévoilez une à une les cartes de votre pioche jusqu’à en trouver une de ce type : prenez-la en main. Défaussez les autres.
card-a_snake_am_i = Ah, je suis un serpent ?
    .text = Éliminez un Héros de force 4 ou moins sur le lieu de Jafar.
card-deception = Tromperie
    .text = Quand un adversaire a au moins 2 Objets : dévoilez la première carte de sa pioche Fatalité et jouez-la contre lui.
card-giant_hourglass = Sablier Géant
    .text = Activation : les Héros de son lieu ont −2 en force jusqu’à la fin de votre tour.
card-hypnotize = Hypnose
    .text = Payez la force d’un Héros pour l’éliminer ; au lieu de le défausser, placez-le en bas du même lieu : c’est un Allié qui a sa force imprimée, et aucune capacité.
card-manipulation = Manipulation
    .text = Quand un adversaire a au moins 3 Alliés : reprenez en main une carte de votre défausse.
card-sorcerous_power = Pouvoir de Sorcier
    .text = Vous pouvez déplacer un Héros vers n’importe quel lieu non bloqué. Vous pouvez déplacer un Allié vers n’importe quel lieu non bloqué.
card-gazeem = Gazeem
    .text = Quand il quitte le royaume pour la défausse, vous pouvez reprendre en main un Objet de votre défausse.
card-iago = Iago
    .text = Activation : Iago et un Objet non associé de son lieu se déplacent ensemble vers un lieu voisin non bloqué.
card-magic_lamp = Lampe Merveilleuse
    .text = Se joue uniquement dans la Caverne aux Merveilles. Quand elle est jouée, cherchez le Génie et jouez-le au même endroit.
card-razoul = Razoul
    .text = Jouer un Allié sur son lieu coûte 1 Pouvoir de moins.
card-scarab_pendant = Scarabée d’Or
    .text = Quand il est joué, retirez le cadenas de la Caverne aux Merveilles. À la fin de votre tour, complétez votre main à 5 cartes.
card-snake_staff = Sceptre Serpent
    .text = Activation : reprenez en main une Hypnose de votre défausse.
card-wish = Vœu
    .text = Le Héros qui le porte a +2 en force.
card-crushing_blow = K.O.
    .text = Défaussez un Allié de Jafar de force 3 ou moins.
card-narrow_escape = Sauvetage in Extremis
    .text = Jouez un Héros de la défausse Fatalité de Jafar.
card-abu = Abu
    .text = Quand il est joué, vous pouvez lui associer un Objet de son lieu, qui n’agit plus pour Jafar et lui revient quand ce Héros est éliminé.
card-aladdin = Aladdin
    .text = Quand il est joué, vous pouvez lui associer un Objet de son lieu, qui n’agit plus pour Jafar et lui revient quand ce Héros est éliminé.
card-carpet = Tapis Volant
    .text = Jafar ne peut éliminer ni hypnotiser aucun autre Héros.
card-genie = Génie
    .text = +2 en force sur le même lieu que la Lampe Merveilleuse.
card-princess_jasmine = Jasmine
    .text = À la fin de son tour, Jafar complète sa main avec une carte de moins.
card-rajah = Rajah
    .text = +2 en force tant que Jasmine est dans le royaume.
card-sultan = Sultan
    .text = Les Gardes du Palais ne peuvent pas éliminer ce Héros.
card-treachery = Trahison
    .text = Jafar perd 2 Pouvoirs.

villain-maleficent = Maléfique
    .objective = Commencez votre tour avec une Malédiction sur chaque lieu.
place-forbidden_mountains = La Montagne Interdite
place-briar_roses_cottage = La Maison dans les Bois
place-the_forest = La Forêt
place-king_stefans_castle = Le Château du Roi Stéphane
card-cackling_goon = Créature Rieuse
    .text = +1 en force par Héros sur son lieu.
card-dragon_form = Apparence de Dragon
    .text = Éliminez un Héros de force 3 ou moins. Jusqu’à votre prochain tour, chaque action Fatalité dirigée contre vous vous rapporte 3 Pouvoirs.
card-forest_of_thorns = Forêt de Ronces
    .text = Seuls des Héros de force 4 ou plus peuvent être joués sur ce lieu. Défaussée quand un Héros y est joué.
card-green_fire = Feu Infernal
    .text = Aucun Héros ne peut être joué sur ce lieu. Défaussé quand Maléfique s’y déplace.
card-savage_goon = Créature Sauvage
    .text = Sans capacité.
card-sinister_goon = Sinistre Créature
    .text = +1 en force s’il y a une Malédiction sur son lieu.
card-vanish = Disparition
    .text = À votre prochain tour, vous pouvez ne pas vous déplacer.
card-dreamless_sleep = Sommeil sans Rêves
    .text = Les Héros de ce lieu ont −2 en force. Défaussé quand un Allié y est joué.
card-malice = Méchanceté
    .text = Quand un adversaire élimine un Héros de force 4 ou plus : éliminez un Héros de force 4 ou moins de votre royaume.
card-tyranny = Tyrannie
    .text = Quand un adversaire a au moins 3 Alliés : piochez 3 cartes, puis défaussez 3 cartes.
card-raven = Diablo
    .text = Avant de vous déplacer, vous pouvez déplacer Diablo vers un autre lieu et y effectuer une action visible, sauf Fatalité.
card-spinning_wheel = Rouet
    .text = Quand un Héros est éliminé sur ce lieu, gagnez autant de Pouvoirs que sa force, moins 1.
card-staff = Bâton Magique
    .text = Quand Maléfique est sur ce lieu, les Événements et les Malédictions coûtent 1 Pouvoir de moins.
card-guards = Gardes du Château
    .text = Il faut au moins deux Alliés pour éliminer ce Héros.
card-sword_of_truth = Épée de Vérité
    .text = Seulement sur un Héros sans Objet. Il a +2 en force, et jouer une Malédiction sur son lieu coûte 2 Pouvoirs de plus.
card-once_upon_a_dream = Il était un Rêve
    .text = Défaussez une Malédiction d’un lieu où se trouve un Héros.
card-aurora = Aurore
    .text = Quand elle est jouée, dévoilez la première carte de la pioche Fatalité : un Héros est joué aussitôt, toute autre carte est remise dessus.
card-fauna = Pâquerette
    .text = Quand elle est jouée, vous pouvez défausser un Sommeil sans Rêves de son lieu.
card-flora = Flora
    .text = Maléfique joue à main découverte tant que Flora est dans son royaume.
card-king_hubert = Roi Hubert
    .text = Quand il est joué, vous pouvez attirer sur son lieu un Allié de chaque lieu voisin.
card-king_stefan = Roi Stéphane
    .text = Quand il est joué, vous pouvez déplacer Maléfique vers n’importe quel lieu.
card-merryweather = Pimprenelle
    .text = Aucune Malédiction ne peut être jouée sur son lieu.
card-prince_phillip = Prince Philippe
    .text = Quand il est joué, vous pouvez défausser tous les Alliés de son lieu.

villain-prince_john = Le Prince Jean
    .objective = Commencez votre tour avec au moins 20 Pouvoirs.
place-sherwood_forest = La Forêt de Sherwood
place-friar_tucks_church = L’Église du Frère Tuck
place-nottingham = Nottingham
place-the_jail = La Prison
card-beautiful_lovely_taxes = Magnifiques Taxes
    .text = Gagnez 1 Pouvoir par Héros de votre royaume.
card-imprison = Emprisonnement
    .text = Déplacez un Héros de votre royaume vers la Prison.
card-rhino_guards = Gardes Rhinocéros
    .text = Sans capacité.
card-warrant = Mandat d’Arrêt
    .text = Gagnez 2 Pouvoirs chaque fois qu’un Héros est joué sur ce lieu.
card-wolf_archers = Archers Loups
    .text = Lors d’une élimination, peuvent combattre un Héros de leur lieu ou d’un lieu voisin.
card-bow_and_arrows = Arc et Flèches
    .text = L’Allié qui le porte a +1 en force. Si cet Allié devait être défaussé, défaussez seulement cet Objet.
card-cowardice = Lâcheté
    .text = Quand un adversaire a au moins 3 Alliés : jouez un Allié de votre main sans payer.
card-greed = Avarice
    .text = Quand un adversaire a au moins 6 Pouvoirs : gagnez 3 Pouvoirs.
card-set_a_trap = Tendre un Piège
    .text = Vous pouvez déplacer un Allié vers n’importe quel lieu. Éliminez ensuite un Héros.
card-golden_arrow = Flèche d’Or
    .text = Gagnez 2 Pouvoirs quand l’Allié qui la porte participe à l’élimination d’un Héros.
card-intimidation = Intimidation
    .text = Éliminez un Héros ; les Alliés utilisés ne sont pas défaussés.
card-king_richards_crown = Couronne du Roi Richard
    .text = Quand le Prince Jean est sur ce lieu, ses cartes coûtent 1 Pouvoir de moins.
card-nutsy = Niquedouille
    .text = Les autres Alliés de son lieu ont +1 en force.
card-sheriff_of_nottingham = Shérif de Nottingham
    .text = Avant de vous déplacer, vous pouvez déplacer le Shérif vers un autre lieu ; gagnez 1 Pouvoir si un Héros s’y trouve.
card-sir_hiss = Persifleur
    .text = Quand le Prince Jean est sur son lieu, il peut effectuer une action recouverte par un Héros.
card-trigger = Pendard
    .text = Les autres Alliés de son lieu ont −1 en force.
card-clever_disguise = Déguisement
    .text = Le Héros qui le porte ne peut pas être éliminé. Le Prince Jean peut payer 2 Pouvoirs pour défausser cet Objet.
card-steal_from_the_rich = Voler aux Riches
    .text = Posez jusqu’à 4 Pouvoirs du Prince Jean sur un Héros ; il les récupère quand ce Héros est éliminé.
card-alan_a_dale = Adam de la Halle
    .text = Tous les autres Héros du royaume ont +1 en force.
card-friar_tuck = Frère Tuck
    .text = Quand il est joué, vous pouvez défausser tous les Mandats d’Arrêt de son lieu, qui ne rapportent alors rien.
card-king_richard = Roi Richard
    .text = Le Prince Jean ne peut pas jouer d’Événement.
card-lady_kluck = Dame Gertrude
    .text = Ne peut être ni jouée ni déplacée à la Prison.
card-little_john = Petit Jean
    .text = Quand il est joué, vous pouvez poser sur lui jusqu’à 4 Pouvoirs du Prince Jean, qui les récupère quand ce Héros est éliminé.
card-maid_marian = Belle Marianne
    .text = Quand elle est éliminée, cherchez Robin des Bois et jouez-le à sa place.
card-robin_hood = Robin des Bois
    .text = Chaque carte ou action qui donne du Pouvoir au Prince Jean en donne 1 de moins.
card-skippy = Bobby
    .text = Les Archers Loups ne peuvent pas éliminer ce Héros.
card-toby = Toby
    .text = Quand il est éliminé, mélangez-le dans la pioche Fatalité.

villain-queen_of_hearts = La Reine de Cœur
    .objective = Ayez un arceau sur chaque lieu et réussissez votre coup.
place-courtyard = La Cour intérieure du palais
place-hedge_maze = Le Labyrinthe
place-tulgey_wood = La Forêt de Tulgey
place-white_rabbits_house = La Maison du Lapin Blanc
card-card_guard_club = Carte Garde de Trèfle
    .text = Activation : cette Carte Garde devient un arceau, ou cet arceau redevient une Carte Garde.
card-card_guard_diamond = Carte Garde de Carreau
    .text = Activation : cette Carte Garde devient un arceau, ou cet arceau redevient une Carte Garde.
card-card_guard_heart = Carte Garde de Cœur
    .text = Activation : cette Carte Garde devient un arceau, ou cet arceau redevient une Carte Garde.
card-card_guard_spade = Carte Garde de Pique
    .text = Activation : cette Carte Garde devient un arceau, ou cet arceau redevient une Carte Garde.
card-off_with_your_head = Qu’on leur coupe la tête !
    .text = Éliminez un Héros de force 4 ou moins.
card-spear = Lance
    .text = L’Allié qui la porte a +1 en force.
card-take_the_shot = Coup Royal
    .text = Il faut un arceau sur chaque lieu. Dévoilez cinq cartes de votre pioche : si leur coût total est inférieur à la force totale de vos arceaux, vous gagnez la partie ; sinon, défaussez-les.
card-by_order_of_the_queen = Par ordre de la Reine !
    .text = Transformez jusqu’à deux Cartes Gardes en arceaux.
card-fury = Crise d’hystérie
    .text = Quand un adversaire élimine un Héros de force 4 ou plus : rapetissez jusqu’à deux Héros.
card-judgment = Procès
    .text = Quand un adversaire a au moins 3 Alliés : gagnez 3 Pouvoirs.
card-makes_you_smaller = Rapetisser
    .text = Rapetissez un Héros de taille normale, ou rendez sa taille normale à un Héros agrandi.
card-very_merry_unbirthday = Joyeux non-anniversaire
    .text = Gagnez 1 Pouvoir par Allié de votre royaume, arceaux compris.
card-stopwatch = Montre à gousset
    .text = Activation : gagnez 1 Pouvoir par arceau de votre royaume.
card-the_king = Roi de Cœur
    .text = Jouer une Carte Garde coûte 1 Pouvoir de moins.
card-tweedle_dee_and_tweedle_dum = Tweedle Dee et Tweedle Dum
    .text = Ne sont pas défaussés après avoir éliminé un Héros.
card-im_late_im_late = En retard !
    .text = Jouez un Héros de force 3 ou moins de la défausse Fatalité de la Reine.
card-makes_you_larger = Agrandir
    .text = Agrandissez un Héros de taille normale, ou rendez sa taille normale à un Héros rapetissé.
card-mome_raths = Flèche de Mome Raths
    .text = Déplacez un Allié de la Reine, arceau ou non, vers n’importe quel lieu.
card-alice = Alice
    .text = La Reine ne peut déplacer ni Alliés ni Objets.
card-caterpillar = La Chenille
    .text = Les Alliés de son lieu, arceaux compris, ont −1 en force.
card-cheshire_cat = Le Chafouin
    .text = Quand il est joué, vous pouvez retransformer jusqu’à deux arceaux en Cartes Gardes. Quand il est éliminé, la Reine peut transformer jusqu’à deux Cartes Gardes en arceaux.
card-dodo = Dodo
    .text = Les Cartes Gardes de son lieu ne peuvent pas devenir des arceaux.
card-dormouse = Loir
    .text = Ne peut pas être rapetissé.
card-down_the_rabbit_hole = Chute dans le terrier
    .text = Si Alice est dans le royaume, défaussez un Allié de son lieu, arceau ou non. Sinon, cherchez Alice et jouez-la.
card-mad_hatter = Le Chapelier Fou
    .text = +2 en force tant que le Lièvre de Mars est dans le royaume.
card-march_hare = Le Lièvre de Mars
    .text = +2 en force tant que le Chapelier Fou est dans le royaume.
card-white_rabbit = Le Lapin Blanc
    .text = Activer une Carte Garde ou un arceau coûte 1 Pouvoir de plus.

villain-ursula = Ursula
    .objective = Commencez votre tour avec le Trident et la Couronne au Repaire d’Ursula.
place-ursulas_lair = Le Repaire d’Ursula
place-erics_ship = Le Navire du Prince Éric
place-the_shore = Le Rivage
place-the_palace = Le Palais
card-binding_contract_lair = Pacte du Repaire d’Ursula
    .text = Sur un Héros qui n’est pas au Repaire d’Ursula. Quand un déplacement l’y amène, il est éliminé.
card-binding_contract_ship = Pacte du Navire du Prince Éric
    .text = Sur un Héros qui n’est pas au Navire du Prince Éric. Quand un déplacement l’y amène, il est éliminé.
card-binding_contract_shore = Pacte du Rivage
    .text = Sur un Héros qui n’est pas au Rivage. Quand un déplacement l’y amène, il est éliminé.
card-binding_contract_palace = Pacte du Palais
    .text = Sur un Héros qui n’est pas au Palais. Quand un déplacement l’y amène, il est éliminé.
card-change_form = Métamorphose
    .text = Faites passer le cadenas du Palais au Repaire d’Ursula, ou l’inverse.
card-grow_giant = Colère Titanesque
    .text = Effectuez une action visible d’un lieu voisin de celui d’Ursula, même bloqué.
card-opportunist = Opportunisme
    .text = Reprenez en main un Objet ou un Événement de votre défausse.
card-whirlpool = Tourbillon
    .text = Déplacez un Héros vers n’importe quel lieu non bloqué.
card-arrogance = Arrogance
    .text = Quand un adversaire élimine un Héros de force 4 ou plus : piochez 3 cartes, puis défaussez 3 cartes.
card-divination = Divination
    .text = Dévoilez une à une les cartes de votre pioche jusqu’à trouver un Pacte : prenez-le en main. Défaussez les autres cartes.
card-trickery = Illusion
    .text = Quand un adversaire a au moins 6 Pouvoirs : dévoilez la première carte de sa pioche Fatalité et jouez-la contre lui.
card-cauldron = Chaudron
    .text = Activation : gagnez 2 Pouvoirs par Pacte de votre royaume.
card-crown = Couronne
    .text = Activation : regardez les deux cartes du dessus de votre pioche Fatalité. Défaussez les deux, ou remettez-les dessus dans l’ordre de votre choix.
card-flotsam = Flotsam
    .text = Activation : déplacez un Héros de son lieu vers un lieu voisin non bloqué.
card-jetsam = Jetsam
    .text = Activation : déplacez un Héros de son lieu vers un lieu voisin non bloqué.
card-poor_unfortunate_souls = Âmes en Perdition
    .text = Vous pouvez déplacer chaque Héros vers un lieu voisin non bloqué.
card-trident = Trident
    .text = Quand il est joué, cherchez le Roi Triton, jouez-le sur ce lieu et associez-lui le Trident. Quand le Roi Triton est éliminé, le Trident revient à Ursula à cet endroit.
card-return_to_form = Apparence Retrouvée
    .text = Jouez un Héros de force 4 ou moins de la défausse Fatalité sur le lieu où se trouve Ursula.
card-dinglehopper = Zirgouflex
    .text = Ursula perd 1 Pouvoir chaque fois qu’elle va sur le lieu de ce Héros.
card-snarfblat = Bigette Bulbeuse
    .text = Jouer un Pacte sur ce Héros coûte 3 Pouvoirs de plus.
card-ariel = Ariel
    .text = Quand elle est jouée, vous pouvez amener sur son lieu un Objet non associé d’un lieu non bloqué. Ursula ne peut pas effectuer l’action « Déplacer un Objet ou un Allié ».
card-eric = Prince Éric
    .text = Quand il est joué, vous pouvez déplacer un Héros vers n’importe quel lieu non bloqué.
card-flounder = Polochon
    .text = Quand il est joué, vous pouvez remélanger la défausse Méchant d’Ursula dans sa pioche.
card-grimsby = Grimsby
    .text = Quand il est joué, vous pouvez faire passer le cadenas du Palais au Repaire d’Ursula, ou l’inverse.
card-king_triton = Le Roi Triton
    .text = Un Pacte ou un Événement qui le vise coûte 1 Pouvoir de plus.
card-max = Max
    .text = S’il est joué sur le lieu d’Ursula, vous pouvez la déplacer vers n’importe quel lieu non bloqué.
card-scuttle = Eurêka
    .text = Quand il est joué, vous pouvez lui associer un Objet de la défausse Fatalité.
card-sebastian = Sébastien
    .text = Quand il est joué, vous pouvez lui associer un Pacte d’un autre Héros, sur un lieu non bloqué.

gain-aim = un pas vers votre objectif
fear-aim = un pas qui vous éloigne de votre objectif
gain-allies = des Alliés et des Objets
fear-allies = moins d’Alliés et d’Objets
gain-heroes = moins de Héros en travers du chemin
fear-heroes = des Héros en travers du chemin
gain-power = plus de Pouvoir
fear-power = moins de Pouvoir
gain-hand = une meilleure main
fear-hand = une main moins bonne
gain-turn = des actions plus utiles ce tour-ci
fear-turn = des actions moins utiles ce tour-ci
gain-rivals = un rival freiné
fear-rivals = un rival qui prend de l’avance
