# Heroes Incorporated

title = Heroes Incorporated
tagline = Deux héros chacun, une ville en proie au crime : arrêtez-le avant les autres, et envoyez-leur un Super Vilain.

# Options

option-expansion = La boîte
option-expansion-true = avec S.U.P.E.R.
option-expansion-false = jeu de base seul
option-justice = Marqueurs Justice (S.U.P.E.R.)
option-justice-true = utilisés
option-justice-false = non utilisés
option-lairs = Antres des Super Vilains (S.U.P.E.R.)
option-lairs-false = non utilisés
option-lairs-true = les vilains invaincus gagnent les coins
option-long_game = Durée
option-long_game-false = 30 points, 36 à deux joueurs
option-long_game-true = 36 points
option-heroes = Héros
option-heroes-draft = choisis par draft (en garder un, en passer deux, en prendre un)
option-heroes-random = deux distribués à chaque joueur
option-start = Qui commence
option-start-random = tiré au sort
option-start-collection = qui possède le plus de comics
option-start-first_seat = la première place
option-combat_markers = Marqueurs Combat +1 par héros
option-combat_markers-3 = trois au plus
option-combat_markers-1 = un seul
option-ties = À égalité avant et après le décompte
option-ties-shared = la victoire est partagée
option-ties-play_on = on joue une phase de plus
option-illusion = Illusion
option-illusion-rulebook = jamais vers Crimeland
option-illusion-english = jamais depuis Crimeland ni depuis un dé
option-deck_out = Quand la pioche Recherche est vide
option-deck_out-reshuffle = on mélange la défausse
option-deck_out-end_game = la partie s’arrête

# Questions

ask-collection = Qui possède la plus grosse collection de comics ? Cette personne commence.
ask-draft = Gardez un héros et donnez les autres à vos voisins.
ask-pick = Lequel de ces deux héros rejoint votre équipe ?
ask-build = Avec quel gadget votre inventeur commence-t-il ?
ask-place = Placez un de vos héros sur un quartier sans héros.
ask-action = À vous. Que faites-vous ?
ask-copy = Vous copiez { $power }. Qu’en faites-vous ?
ask-target = { $card } : quelle cible choisissez-vous ?
ask-target_more = { $card } : et ensuite ?
ask-target-stun_ray = { $card } : quel héros assommez-vous ?
ask-target-emp_pulse = { $card } : quel héros assommez-vous ?
ask-target-gene_inhibitor = { $card } : quel héros assommez-vous ?
ask-target-null_idol = { $card } : quel héros assommez-vous ?
ask-target-xeno_toxin = { $card } : quel héros assommez-vous ?
ask-target-knockout_gas = { $card } : sur quel quartier lâchez-vous le gaz ?
ask-target-jet_pack = { $card } : quel héros porte ce gadget ?
ask-target-force_cannon = { $card } : quel héros porte ce gadget ?
ask-target-grapple_gun = { $card } : quel héros porte ce gadget ?
ask-target-targeting_visor = { $card } : quel héros porte ce gadget ?
ask-target-battle_armor = { $card } : quel héros porte ce gadget ?
ask-target-portable_lab = { $card } : quel héros porte ce gadget ?
ask-target-power_gauntlets = { $card } : quel héros porte ce gadget ?
ask-target-cloaking_device = { $card } : quel héros porte ce gadget ?
ask-target-dimensional_key = { $card } : quel héros porte ce gadget ?
ask-target_more-jet_pack = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target_more-force_cannon = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target_more-grapple_gun = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target_more-targeting_visor = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target_more-battle_armor = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target_more-portable_lab = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target_more-power_gauntlets = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target_more-cloaking_device = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target_more-dimensional_key = { $card } : ce héros n’a plus de place ; quel gadget défausse-t-il ?
ask-target-power_up = { $card } : quel héros prend le marqueur Combat +1 ?
ask-target-alien_serum = { $card } : quel héros prend le marqueur Combat +1 ?
ask-target-crime_wave = { $card } : quel pion Criminalité déplacez-vous, et où ?
ask-target_more-crime_wave = { $card } : déplacez-vous un autre pion, et où ?
ask-target-police_raid = { $card } : quel pion Criminalité envoyez-vous sur Crimeland ?
ask-target-meteor_strike = { $card } : quel quartier détruisez-vous ?
ask-target-power_drain = { $card } : quel héros perd un marqueur Combat +1 ?
ask-target-equipment_failure = { $card } : quel gadget est défaussé ?
ask-target-stolen_files = { $card } : à qui prenez-vous une carte ?
ask-target-dimensional_rift = { $card } : quel quartier déplacez-vous ?
ask-target_more-dimensional_rift = { $card } : avec quel quartier change-t-il de place ?
ask-target-time_warp = { $card } : de quel quartier les dés sont-ils rendus ?
ask-villain = { $hero } ({ $foe }) va combattre à { $district }. Envoyez-vous un Super Vilain ?
ask-cancel = { $foe } joue { $card }. L’annulez-vous par Contrôle mental ?
ask-reroll = Le dé montre { $face } ; il faut { $number } ou plus. Relancez-vous ?
ask-boost = Le dé montre { $face } ; il faut { $number } ou plus. Combien de marqueurs Justice dépensez-vous ?
ask-lost = Un 1 : { $hero } dérive vers Crimeland. Payez-vous pour aller ailleurs ?
ask-go = Où apparaît { $hero } ?
ask-discard = { $why ->
    [limit] Vous avez trop de cartes. Laquelle défaussez-vous ?
   *[villain] Le Super Vilain vous coûte une carte. Laquelle ?
  }
ask-lose_gadget = Quel gadget de { $hero } est perdu ?
ask-keep_one = Vous regardez le dessus de la pioche. Quelle carte gardez-vous ?
ask-under = Quelle carte glissez-vous ensuite sous la pioche ?
ask-last_call = On va compter les points. Échangez-vous d’abord des marqueurs Justice ?
ask-which_first = Quel pouvoir de quartier utilisez-vous d’abord ?
ask-district_power = Votre équipe tient { $district } à elle seule. Utilisez-vous le pouvoir de ce quartier ?
ask-corner = Direction { $direction } : dans quel coin se cache { $card } ?

# Answers

answer-starts = Faire commencer { $seat }
answer-keep = Garder { $hero }
answer-draft = Garder { $hero }, donner { $left } à gauche et { $right } à droite
    .first = Garder { $hero }…
answer-pick = Prendre { $hero }
answer-build = Commencer avec { $card }
answer-place = Placer { $hero } à { $district }
    .short = Placer à { $district }
    .first = Placer { $hero }…
answer-move = Déplacer { $hero } à { $district } ({ $pay })
    .short = Aller à { $district } ({ $pay })
    .first = Agir avec { $hero }…
answer-fight = Combattre avec { $hero } à { $district } ({ $pay })
    .short = Combattre à { $district } ({ $pay })
    .first = Agir avec { $hero }…
answer-rocket = Envoyer { $hero } à { $district } et combattre à { $target } (Fusée)
    .short = Foncer à { $district } et combattre à { $target }
    .first = Agir avec { $hero }…
answer-teleport = Téléporter { $hero }
    .first = Agir avec { $hero }…
answer-play = Jouer { $card } ({ $pay })
    .first = Jouer { $card }…
answer-draw = Piocher une carte ({ $pay })
    .first = Piocher une carte…
answer-rest = Passer (1 marqueur)
answer-end = Finir le tour
answer-shift = Déplacer le pion { $pawn } à { $district } avec { $hero } (Illusion)
    .short = Déplacer le pion { $pawn } à { $district }
    .first = Agir avec { $hero }…
answer-minions = Remporter le crime du pion { $pawn } avec les Serviteurs de { $hero }
    .short = Remporter le crime du pion { $pawn }
    .first = Agir avec { $hero }…
answer-mimic = Copier { $power } de { $copied } avec { $hero }
    .short = Copier { $power } de { $copied }
    .first = Agir avec { $hero }…
answer-noble = Échanger 2 marqueurs Justice contre 1 point
answer-villain = Envoyer { $card }
answer-pass = Laisser faire
answer-pass_turn = Laisser faire jusqu’à la fin du tour
answer-cancel = L’annuler en sacrifiant { $card }
answer-reroll = Relancer
answer-stay = Garder le lancer
answer-spend = { $number ->
    [0] N’en dépenser aucun
    [one] Dépenser 1 marqueur Justice
   *[other] Dépenser { $number } marqueurs Justice
  }
answer-change = Dépenser 2 marqueurs Justice et choisir où aller
answer-accept = Atterrir sur Crimeland
answer-go = Aller à { $district }
answer-hero = Choisir { $hero }
answer-district = Choisir { $district }
answer-pawn = Choisir le pion { $pawn }
    .name = Pion Criminalité { $pawn }
answer-pawn_to = Déplacer le pion { $pawn } à { $district }
    .short = Déplacer à { $district }
    .first = Déplacer le pion { $pawn }…
answer-hero_to = Déplacer { $hero } à { $district }
    .short = Déplacer à { $district }
    .first = Déplacer { $hero }…
answer-enough = S’arrêter là
answer-seat = Choisir { $seat }
answer-gadget = Choisir { $card } de { $hero }
answer-base = Choisir { $card } de { $seat }
answer-discard = Défausser { $card }
answer-take = Prendre { $card }
answer-under = Mettre { $card } sous la pioche
answer-use = L’utiliser
answer-skip = S’en passer
answer-corner = Se cacher à { $district }

# What pays for an action

pay-colour = 1 marqueur
pay-white = marqueur Blanc
pay-detective = Détective
pay-super_senses = Super-sens
pay-super_speed = Super-vitesse
pay-inventor = gratuit, Inventeur
pay-crime_computer = Crime Computer, marqueur Blanc
pay-hovercraft = Hovercraft
pay-combat_simulator = Simulateur de combat
pay-war_room = Salle de crise

# Events

event-drafted = Chacun garde un héros et passe les autres.
event-team = { $seat } dirige { $hero } et { $copied }.
event-started = { $seat } commence.
event-phase_began = La phase { $number } commence ; { $seat } joue en premier.
event-phase_ended = La phase { $number } est finie : on compte les points.
event-went = { $hero } va à { $district }.
event-pawn_moved = Le pion Criminalité { $pawn } va à { $district }.
event-passed = { $seat } passe.
event-fights = { $hero } ({ $seat }) combat le crime à { $district }.
event-threw = { $seat } lance pour { $hero } : { $dice }.
event-turned = { $seat } dépense { $number ->
    [one] un marqueur Justice
   *[other] { $number } marqueurs Justice
  } : le dé montre { $face }.
event-changed = { $seat } dépense { $number } marqueurs Justice pour arriver ailleurs.
event-won = { $hero } l’emporte à { $district } : { $number } contre { $need }.
event-failed = { $hero } échoue à { $district } avec { $number } : il fallait { $need }.
event-outdone = { $hero } obtient { $number } à { $district }, mais le dé déjà posé tient bon.
event-die_returned = { $hero } récupère son dé.
event-gained = { $seat } gagne { $points ->
    [one] un Point de Héros
   *[other] { $points } Points de Héros
  }.
event-scored = { $points ->
    [0] { $seat } ne marque rien et reste à { $total }.
    [one] { $seat } marque un point et passe à { $total }.
   *[other] { $seat } marque { $points } points et passe à { $total }.
  }
event-justice = { $seat } reçoit { $number ->
    [one] un marqueur Justice
   *[other] { $number } marqueurs Justice
  }.
event-strengthened = { $hero } prend un marqueur Combat +1.
event-weakened = { $hero } perd un marqueur Combat +1.
event-knocked_out = { $hero } est KO.
event-villain_played = { $seat } envoie { $card } à { $district } !
event-villain_left = { $card } quitte la ville.
event-lair = { $card } se cache à { $district }.
event-cancelled = { $seat } annule { $card } par Contrôle mental et sacrifie { $other }.
event-gadget_lost = { $hero } perd { $card }.
event-base_lost = { $seat } perd { $card }.
event-deck_empty = { $seat } ne trouve aucune carte Recherche à piocher.
event-reshuffled = { $number ->
    [one] On mélange la défausse : une carte.
   *[other] On mélange la défausse : { $number } cartes.
  }
event-looked = { $seat } regarde { $number ->
    [one] une carte
   *[other] { $number } cartes
  }.
event-discarded = { $seat } défausse { $card }.
event-played = { $seat } joue { $card }.
event-equipped = { $hero } porte { $card }.
event-installed = { $seat } installe { $card }.
event-fame_faded = La gloire de { $seat } est passée : { $card }.
event-famous = La gloire pour { $seat } : { $card }.
event-destroyed = Quartier détruit : { $district } !
event-swapped = { $district } et { $target } échangent leurs places.
event-copied = { $hero } copie { $power } de { $copied }.
event-district_used = { $seat } utilise le pouvoir de { $district }.
event-recovered = { $seat } reprend { $card } dans la défausse.
event-drew = { $seat } pioche { $card }.
    .hidden = { $seat } pioche une carte Recherche.
event-stole = { $seat } prend { $card } à { $foe }.
    .hidden = { $seat } prend une carte à { $foe }.
outcome-points = { $count ->
    [one] { $winners } gagne : la ville a choisi ses héros.
   *[other] { $winners } se partagent la victoire.
  }
outcome-deck_out = { $count ->
    [one] La pioche est vide : { $winners } a le plus de points et gagne.
   *[other] La pioche est vide : { $winners } se partagent la victoire.
  }

# Refusals

refusal-nobody-there = Nommez un des joueurs de cette table.
refusal-not-drafted = Gardez un de vos trois héros et donnez-en un à chaque voisin.
refusal-not-offered = Choisissez un des deux héros que vous avez reçus.
refusal-not-equipment = Votre inventeur commence avec un gadget d’équipement de la pioche.
refusal-hero-there = Il y a déjà un héros sur ce quartier.
refusal-not-to-place = Ce n’est pas à vous de placer ce héros.
refusal-not-your-hero = Ce héros n’est pas de votre équipe.
refusal-not-acted = Il vous reste votre action normale ; passez si vous n’avez rien à faire.
refusal-acted = Votre action normale de ce tour est déjà faite.
refusal-only-white = Il ne vous reste que le marqueur Blanc : vous devez piocher.
refusal-knocked-out = { $hero } est KO jusqu’à la fin de la phase.
refusal-busy = Le dé de { $hero } est sur un quartier : ce héros est occupé.
refusal-no-such-power = { $hero } n’a pas le pouvoir { $power }.
refusal-marker-spent = Ce marqueur bonus est déjà dépensé pour cette phase.
refusal-cannot-pay = Vous n’avez rien pour payer cela.
refusal-hq-used = Votre gadget de QG a déjà servi dans cette phase.
refusal-white-spent = Votre marqueur Blanc est déjà dépensé pour cette phase.
refusal-no-colour = Vous n’avez plus de marqueur de couleur.
refusal-no-such-district = Ce quartier n’existe pas en ville.
refusal-no-diagonal = { $hero } ne vole pas : un quartier en haut, en bas, à gauche ou à droite.
refusal-too-far = { $hero } ne peut pas y aller en un déplacement.
refusal-no-crime = Il n’y a pas de crime à { $district }.
refusal-no-blast = { $hero } n’a pas Explosion : le combat a lieu sur le quartier de ce héros.
refusal-crime-too-far = { $hero } est trop loin de ce crime.
refusal-pawn-too-far = Le pion doit être sur le quartier de { $hero } ou juste à côté.
refusal-not-adjacent = Le pion va sur un quartier voisin du sien, jamais en diagonale.
refusal-onto-crimeland = Illusion ne peut pas amener un pion sur Crimeland.
refusal-from-crimeland = Illusion ne peut pas sortir un pion de Crimeland.
refusal-from-die = Illusion ne peut pas déplacer le pion d’un quartier où se trouve un dé.
refusal-not-a-two = Les Serviteurs ne gagnent que sur les quartiers de valeur 2.
refusal-die-there = Un dé se trouve sur ce quartier.
refusal-mimic-self = Mimétisme copie quelqu’un d’autre.
refusal-hero-too-far = { $hero } doit être sur le même quartier ou juste à côté.
refusal-cannot-copy = Copier { $power } ne donne rien.
refusal-copy-useless = Copier { $power } ne servirait à rien en ce moment.
refusal-copy-now = Le pouvoir copié { $power } s’utilise aussitôt.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-villain-waits = Un Super Vilain se joue quand un adversaire annonce un combat.
refusal-only-villains = Seuls les Super Vilains se jouent au tour d’un autre.
refusal-not-free = Seuls les gadgets sont gratuits, et seulement pour une équipe qui a un inventeur.
refusal-is-free = Votre inventeur joue les gadgets gratuitement.
refusal-draw-needs-white = Piocher se paie avec le marqueur Blanc.
refusal-pass-needs-colour = Passer coûte un marqueur de couleur ; avec le seul Blanc, vous piochez.
refusal-no-noble = Personne dans votre équipe n’a Noblesse.
refusal-too-little-justice = Vous n’avez pas assez de marqueurs Justice.
refusal-beyond-six = La Justice ne peut pas tourner un dé au-delà de 6.
refusal-second-hq = Votre équipe possède déjà un gadget de QG.
refusal-only-aliens = Vos héros sont des Aliens, et les Aliens ne portent pas de gadgets.
refusal-alien = { $hero } est un Alien et ne porte pas de gadgets.
refusal-no-room-for-plus = Aucun de vos héros ne peut prendre un autre marqueur Combat +1.
refusal-enough-plus = { $hero } ne peut pas prendre un autre marqueur Combat +1.
refusal-no-target = Cette carte n’a aucune cible.
refusal-not-a-target = Cette carte ne peut pas viser cela.
refusal-out-of-range = { $hero } est hors de portée, ou déjà KO.
refusal-not-famous = Il vous faut { $needs }.
refusal-cancel-from-hand = Contrôle mental coûte une carte de votre main.
refusal-discard-one = Défaussez une carte de votre main.
refusal-not-a-corner = Choisissez un coin vide de ce bord.
needs-leader = plus de points que tous les autres
needs-trailer = moins de points que tous les autres
needs-die_on_number = un de vos dés sur un quartier de la plus haute valeur
needs-two_dice = les dés de vos deux héros en ville
needs-min_points = assez de Points de Héros
needs-min_gadgets = assez de gadgets dans votre équipe
needs-villain_beaten = un Super Vilain battu dans cette partie

# Names

origin-mutant = Mutant
origin-tech = Tech
origin-chosen = Élu
origin-alien = Alien
marker-black = Noir
marker-white = Blanc
marker-brown = Marron
marker-orange = Orange
marker-pink = Rose
marker-grey = Gris
marker-wood = Bois
direction-N = nord
direction-NE = nord-est
direction-E = est
direction-SE = sud-est
direction-S = sud
direction-SW = sud-ouest
direction-W = ouest
direction-NW = nord-ouest
class-ko_gadget = Gadget KO
class-equipment_gadget = Gadget d’équipement
class-hq_gadget = Gadget de QG
class-fame = Renommée
class-fate = Destin
class-adventure = Aventure
class-super_villain = Super Vilain
class-power_up = Power Up

# Powers

power-transform = Métamorphose
    .text = Commence la partie avec un marqueur Combat +1. (Sur la carte : « Transform ».)
power-fly = Vol
    .text = Se déplace aussi en diagonale. (Sur la carte : « Fly ».)
power-blast = Explosion
    .text = Peut combattre un crime sur un quartier voisin sans y aller. (Sur la carte : « Blast ».)
power-noble = Noblesse
    .text = Un point de plus à chaque phase ; avec la Justice, 2 marqueurs valent un point à tout moment. (Sur la carte : « Noble ».)
power-magic = Magie
    .text = Lance deux dés au combat ; le plus haut compte. (Sur la carte : « Magic ».)
power-teleport = Téléportation
    .text = Au lieu d’un déplacement, lancez un dé : sur 1 vers Crimeland, sinon où vous voulez. Avec la Justice, un 1 rapporte un marqueur, ou 2 marqueurs le changent. (Sur la carte : « Teleport ».)
power-detective = Détective
    .text = Une fois par phase, pioche une carte Recherche en action bonus. (Sur la carte : « Detective ».)
power-super_senses = Super-sens
    .text = Une fois par phase, combat le crime en action bonus. (Sur la carte : « Super Senses ».)
power-super_speed = Super-vitesse
    .text = Une fois par phase, se déplace, combat ou joue une carte en action bonus. (Sur la carte : « Super Speed ».)
power-inventor = Inventeur
    .text = Commence avec un gadget ; l’équipe joue ses gadgets gratuitement. (Sur la carte : « Inventor ».)
power-illusion = Illusion
    .text = Une fois par phase, déplace un pion Criminalité proche vers un quartier voisin.
power-mind_control = Contrôle mental
    .text = Défaussez une carte pour annuler une carte Recherche qui vient d’être jouée ; les deux quittent la partie. (Sur la carte : « Mind Control ».)
power-minions = Serviteurs
    .text = Une fois par phase, remporte aussitôt un crime de valeur 2 ici ou à côté. (Sur la carte : « Minions ».)
power-rocket = Fusée
    .text = Se déplace et combat pour une seule action. (Sur la carte : « Rocket ».)
power-outsmart = Malin
    .text = Gagne les égalités au combat. (Sur la carte : « Outsmart ».)
power-mimic = Mimétisme
    .text = Une fois par phase, copie un pouvoir d’un héros ici ou à côté. (Sur la carte : « Mimic ».)

# Heroes

hero-titan = Titan
hero-paragon = Paragon
hero-shadowboxer = Shadowboxer
hero-stampede = Stampede
hero-huntaar = Huntaar
hero-werebeast = Werebeast
hero-thunderhawk = Thunderhawk
hero-andron = Andron
hero-scrap = Scrap
hero-traveller = Traveller
hero-arcana = Arcana
hero-firebrand = Firebrand
hero-dr_illusion = Dr. Illusion
hero-ceera = Céera
hero-silver_king = Silver King
hero-slingshot = Slingshot
hero-cloner = Cloner

# Districts

district-threads = Prêt-à-Reporter
    .text = Aucun pouvoir.
district-sofa = Les Meubles Sofa-Si-Bon
    .text = Aucun pouvoir.
district-pets = L’Animalerie Poils et Plumes
    .text = Aucun pouvoir.
district-diner = Le Diner de Minuit
    .text = Aucun pouvoir.
district-laundromat = La Laverie Grand Tour
    .text = Aucun pouvoir.
district-comics = Les Comics de l’Âge d’Or
    .text = Piochez une carte Recherche.
district-garage = Le Garage Pignon
    .text = Déplacez un de vos héros vers un quartier voisin.
district-pawnbroker = Le Prêteur de la Seconde Chance
    .text = Défaussez une carte, puis piochez-en deux.
district-crimeland = Crimeland
    .text = Les pions Criminalité qui sortent de la ville reviennent ici.
district-precinct = Le 13e District
    .text = Déplacez un pion Criminalité vers un quartier voisin, ni depuis ni vers Crimeland.
district-gazette = La Gazette de Megalopolis
    .text = Un point de plus si vous avez une carte Renommée en jeu.
district-subway = Le Métro Central
    .text = Placez un de vos héros sur n’importe quel quartier.
district-hospital = L’Hôpital de la Merci
    .text = Prenez un marqueur Justice ; sans cette règle, piochez une carte.
district-library = La Bibliothèque publique
    .text = Regardez les trois premières cartes de la pioche et gardez-en une ; les autres passent dessous.
district-stadium = Le Stade des Titans
    .text = Aucun pouvoir.
district-warehouse = L’Entrepôt des Docks
    .text = Reprenez une carte gadget dans la défausse.
district-genicon = Genicon Inc
    .text = Un de vos Mutants prend le marqueur Combat +1 posé ici.
district-makers = The Makers Group
    .text = Un de vos Élus prend le marqueur Combat +1 posé ici.
district-dwengine = Dwengine Ltd
    .text = Un de vos héros Tech prend le marqueur Combat +1 posé ici.
district-bank = La Première Banque nationale
    .text = Aucun pouvoir.
district-channel6 = Les Studios de la 6
    .text = Un adversaire de votre choix défausse une carte au hasard.
district-city_hall = L’Hôtel de Ville
    .text = Vous commencez la phase suivante, quels que soient les scores.
district-labs = Les Laboratoires Apex
    .text = Piochez deux cartes Recherche.
district-power_plant = La Centrale atomique
    .text = Aucun pouvoir.
district-fort = Fort Bastion
    .text = Reprenez un Power Up dans la défausse ; à défaut, piochez une carte.

# Research cards

card-stun_ray = Rayon paralysant
    .text = Assommez un héros sur le quartier d’un des vôtres, ou juste à côté.
card-emp_pulse = Impulsion IEM
    .text = Assommez un héros Tech où qu’il soit.
card-gene_inhibitor = Inhibiteur génétique
    .text = Assommez un Mutant où qu’il soit.
card-null_idol = Idole du néant
    .text = Assommez un Élu où qu’il soit.
card-xeno_toxin = Xénotoxine
    .text = Assommez un Alien où qu’il soit ; si aucun n’est en jeu, un héros proche d’un des vôtres.
card-knockout_gas = Gaz soporifique
    .text = Assommez tout le monde, vos héros compris, sur un quartier voisin d’un de vos héros.
card-jet_pack = Réacteur dorsal
    .text = Un de vos héros le porte (pas les Aliens). Il donne Vol.
card-force_cannon = Canon de force
    .text = Un de vos héros le porte (pas les Aliens). Il donne Explosion.
card-grapple_gun = Grappin
    .text = Un de vos héros le porte (pas les Aliens). Un déplacement peut franchir deux quartiers, sans diagonale.
card-targeting_visor = Viseur
    .text = Un de vos héros le porte (pas les Aliens). Une fois par combat, il peut relancer ; le nouveau lancer compte.
card-battle_armor = Armure de combat
    .text = Un de vos héros la porte (pas les Aliens). Au lieu d’être assommé, ce héros perd ce gadget.
card-portable_lab = Labo portatif
    .text = Un de vos héros le porte (pas les Aliens). Quand vous piochez avec le marqueur Blanc, regardez deux cartes, gardez-en une et glissez l’autre sous la pioche.
card-power_gauntlets = Gantelets de puissance
    .text = Un de vos héros les porte (pas les Aliens). Un 1 ou un 2 au combat compte comme un 3.
card-cloaking_device = Champ d’invisibilité
    .text = Un de vos héros le porte (pas les Aliens). Aucun Super Vilain ne peut être joué contre ses combats.
card-dimensional_key = Clé dimensionnelle
    .text = Un de vos héros la porte (pas les Aliens). Une fois par phase, un déplacement peut mener à n’importe quel quartier.
card-crime_computer = Crime Computer
    .text = Un gadget d’équipe. Une fois par phase, en action bonus : posez-y le marqueur Blanc et piochez une carte Recherche.
card-hovercraft = Hovercraft
    .text = Un gadget d’équipe. Une fois par phase, en action bonus : posez-y un marqueur de couleur et déplacez un de vos héros.
card-combat_simulator = Simulateur de combat
    .text = Un gadget d’équipe. Une fois par phase, en action bonus : posez-y un marqueur de couleur, et un de vos héros combat le crime.
card-war_room = Salle de crise
    .text = Un gadget d’équipe. Une fois par phase, en action bonus : posez-y un marqueur de couleur et jouez une carte Recherche.
card-front_page = À la une
    .text = Un point à chaque phase tant qu’elle est en jeu. À jouer seulement avec plus de points que tous les autres.
card-underdogs = Outsiders adorés
    .text = Un point à chaque phase tant qu’elle est en jeu. À jouer seulement avec moins de points que tous les autres.
card-key_to_the_city = Clé de la ville
    .text = Un point à chaque phase tant qu’elle est en jeu. À jouer seulement avec un de vos dés sur un quartier de valeur 5.
card-dynamic_duo = Duo dynamique
    .text = Un point à chaque phase tant qu’elle est en jeu. À jouer seulement avec les dés de vos deux héros en ville.
card-movie_deal = Contrat de cinéma
    .text = Un point à chaque phase tant qu’elle est en jeu. À jouer seulement avec au moins 10 points.
card-sponsored_gear = Matériel sponsorisé
    .text = Un point à chaque phase tant qu’elle est en jeu. À jouer seulement avec au moins deux gadgets dans votre équipe.
card-villain_hunters = Chasseurs de vilains
    .text = Un point à chaque phase tant qu’elle est en jeu. À jouer seulement si vous avez battu un Super Vilain dans cette partie.
card-crime_wave = Vague de crimes
    .text = Déplacez jusqu’à deux pions Criminalité d’un quartier, dans toute direction ; ceux sous un dé restent.
card-police_raid = Descente de police
    .text = Envoyez un pion Criminalité sur Crimeland ; s’il n’en reste pas sur son quartier, les dés y sont rendus.
card-meteor_strike = Chute de météore
    .text = Détruisez un quartier sans héros, ni Crimeland ni antre : il n’a plus ni valeur ni pouvoir.
card-power_drain = Siphon d’énergie
    .text = Un héros de votre choix perd un marqueur Combat +1.
card-equipment_failure = Panne de matériel
    .text = Défaussez un gadget de n’importe quel héros ou équipe.
card-stolen_files = Dossiers volés
    .text = Prenez une carte au hasard dans la main d’un adversaire.
card-dimensional_rift = Faille dimensionnelle
    .text = Deux quartiers, ni Crimeland ni antres, échangent leurs places avec tout ce qu’ils portent.
card-call_to_justice = Appel à la justice
    .text = Prenez deux marqueurs Justice ; sans cette règle, piochez deux cartes.
card-time_warp = Distorsion temporelle
    .text = Tous les dés d’un quartier sont rendus à leurs propriétaires.
card-thorn = Épine
    .text = Combat 5.
card-limbo = Limbo
    .text = Personne ne peut le battre : aucun dé ne reste sur son quartier dans cette phase.
card-ironjaw = Mâchefer
    .text = Combat 5. Le héros qui échoue perd un marqueur Combat +1.
card-short_circuit = Court-Circuit
    .text = Combat 5. 7 contre les héros Tech.
card-gene_reaver = Ravageur de gènes
    .text = Combat 5. 7 contre les Mutants.
card-the_heretic = L’Hérétique
    .text = Combat 5. 7 contre les Élus.
card-blackout = Black-out
    .text = Combat 6.
card-cutpurse = Coupe-Bourse
    .text = Combat 4. Qui échoue donne une carte au hasard au joueur de cette carte.
card-landslide = Éboulement
    .text = Combat 6. Le héros qui échoue atterrit sur Crimeland.
card-evolver = Evolver
    .text = Combat 6. 8 contre les Mutants.
card-mammoth = Mammoth
    .text = Combat 7.
card-mind_ripper = Mind Ripper
    .text = Combat 5. Qui échoue défausse une carte Recherche.
card-berserker = Berserker
    .text = Combat 5. Le héros qui échoue perd un gadget.
card-overclock = Surcadence
    .text = Combat 6. 8 contre les héros Tech.
card-godslayer = Tueur de dieux
    .text = Combat 6. 8 contre les Élus.
card-exterminator = Exterminateur
    .text = Combat 6. 8 contre les Aliens.
card-power_leech = Sangsue
    .text = Combat 5. Le héros qui échoue perd un marqueur Combat +1.
card-riftwalker = Marcheur des failles
    .text = Combat 5. Le héros qui échoue atterrit sur Crimeland.
card-puppeteer = Marionnettiste
    .text = Combat 5. Le héros qui échoue est assommé.
card-power_up = Power Up
    .text = Un de vos héros prend un marqueur Combat +1.
card-alien_serum = Sérum alien
    .text = Un de vos héros prend un marqueur Combat +1.
card-adventure_titan = Aventure de Titan
    .text = 3 points aussitôt si Titan est dans votre équipe, sinon 1.
card-adventure_paragon = Aventure de Paragon
    .text = 3 points aussitôt si Paragon est dans votre équipe, sinon 1.
card-adventure_shadowboxer = Aventure de Shadowboxer
    .text = 3 points aussitôt si Shadowboxer est dans votre équipe, sinon 1.
card-adventure_stampede = Aventure de Stampede
    .text = 3 points aussitôt si Stampede est dans votre équipe, sinon 1.
card-adventure_huntaar = Aventure de Huntaar
    .text = 3 points aussitôt si Huntaar est dans votre équipe, sinon 1.
card-adventure_werebeast = Aventure de Werebeast
    .text = 3 points aussitôt si Werebeast est dans votre équipe, sinon 1.
card-adventure_thunderhawk = Aventure de Thunderhawk
    .text = 3 points aussitôt si Thunderhawk est dans votre équipe, sinon 1.
card-adventure_andron = Aventure d’Andron
    .text = 3 points aussitôt si Andron est dans votre équipe, sinon 1.
card-adventure_scrap = Aventure de Scrap
    .text = 3 points aussitôt si Scrap est dans votre équipe, sinon 1.
card-adventure_traveller = Aventure de Traveller
    .text = 3 points aussitôt si Traveller est dans votre équipe, sinon 1.
card-adventure_arcana = Aventure d’Arcana
    .text = 3 points aussitôt si Arcana est dans votre équipe, sinon 1.
card-adventure_firebrand = Aventure de Firebrand
    .text = 3 points aussitôt si Firebrand est dans votre équipe, sinon 1.
card-adventure_dr_illusion = Aventure de Dr. Illusion
    .text = 3 points aussitôt si Dr. Illusion est dans votre équipe, sinon 1.
card-adventure_ceera = Aventure de Céera
    .text = 3 points aussitôt si Céera est dans votre équipe, sinon 1.
card-adventure_silver_king = Aventure de Silver King
    .text = 3 points aussitôt si Silver King est dans votre équipe, sinon 1.
card-adventure_slingshot = Aventure de Slingshot
    .text = 3 points aussitôt si Slingshot est dans votre équipe, sinon 1.
card-adventure_cloner = Aventure de Cloner
    .text = 3 points aussitôt si Cloner est dans votre équipe, sinon 1.

# At the terminal

phase = Phase { $phase }, tour { $turn }
to-win = { $points } pour gagner
score = Points
team = Équipe
markers = Marqueurs
hand = Main
in-play = En jeu
hidden-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
  }
deck-left = Pioche { $deck }, défausse { $discard }
knocked-out = KO
reconstructed = reconstitué

gain-points = des points tout de suite
fear-points = des points qui attendront
gain-dice = des dés mieux assurés en ville
fear-dice = des dés qui peuvent être battus
gain-crimes = un crime à portée
fear-crimes = des crimes hors de portée
gain-team = une équipe plus forte
fear-team = une équipe affaiblie
gain-hand = une meilleure main
fear-hand = une main moins bonne
gain-rivals = des rivaux freinés
fear-rivals = des rivaux qui prennent de l’avance
