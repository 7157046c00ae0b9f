# Guardians’ Chronicles : Le Clash des Héros

title = Guardians’ Chronicles : Le Clash des Héros
tagline = Deux équipes de Héros, un Vilain, deux journaux : faites la une de demain.

# Options

option-mode = Mode de jeu
option-mode-clash = deux équipes, l’une contre l’autre
option-mode-together = seul ou ensemble contre le Vilain
option-mode-campaign = une campagne de quatre aventures, deux équipes
option-mode-campaign_together = une campagne de quatre aventures, ensemble
option-threat = La menace
option-threat-feedback = Larsen : X-Tina monte sur scène
option-threat-five_faces = Les Cinq Visages de l’Émissaire
option-threat-farewell_tour = Tournée d’adieu : X-Tina prend la route
option-threat-street_brawl = Baston de rue : rien que les deux équipes
option-threat-random = tirée au sort
option-map = Le quartier
option-map-sheet = comme sur la fiche MENACE
option-map-other = avec d’autres tuiles
option-teams = Qui joue avec qui
option-teams-alternate = une place sur deux
option-teams-halves = la première moitié contre la seconde
option-heroes = Qui joue quel Héros
option-heroes-choice = chacun choisit
option-heroes-random = tirage au sort
option-rank = Rang des Héros
option-rank-hero = Héros
option-rank-rookie = Rookie
option-rank-veteran = Vétéran
option-team_up = Héros TEAM-UP
option-team_up-even = l’équipe la plus petite égalise
option-team_up-never = aucun
option-team_up-two = au moins deux Héros par équipe
option-team_up-three = trois Héros par équipe
option-team_up-higher_rank = aucun, mais l’équipe la plus petite joue des fiches du Rang supérieur
option-difficulty = DÉFENSE des Vilains, contre le jeu
option-difficulty-printed = telle qu’imprimée
option-difficulty-easy = +1 (facile)
option-difficulty-normal = +2 (normal)
option-difficulty-hard = +3 (difficile)
option-sidekicks = Sidekicks, contre le jeu
option-sidekicks-0 = aucun
option-sidekicks-1 = un
option-sidekicks-2 = deux
option-camp = Départ des Héros, contre le jeu
option-camp-first = celui du premier camp
option-camp-second = celui du second camp
option-machine = Test de MENTAL d’une Machine sonique
option-machine-5 = 5 dés
option-machine-7 = 7 dés
option-disgrace = L’article Rouge d’un Héros hors de combat
option-disgrace-own = pèse sur son propre journal
option-disgrace-rival = profite au journal adverse
option-mission = Une Mission réussie avant d’être hors de combat
option-mission-kept = compte, à la place de l’article Rouge
option-mission-survive = est perdue
option-mission-both = compte, et l’article Rouge aussi
option-equal_papers = Journaux à égalité
option-equal_papers-draw = match nul
option-equal_papers-compare = le grand article départage, puis le moins de Héros hors de combat

# Fiches et cartes

cards = en main
stat-speed = VITESSE
stat-attack = ATTAQUE
stat-defence = DÉFENSE
stat-mental = MENTAL
stat-health = SANTÉ
rank-rookie = Rookie
rank-hero = Héros
rank-veteran = Vétéran
rank-base = Héros
rank-super_villain = Super Vilain
rank-avatar = Avatar
rank-minion = Sbire
type-movement = Mouvement
type-attack = Attaque
type-defence = Défense
type-mental = Mental
type-coordination = Coordination
type-weakness = Faiblesse
type-paragon = Parangon
type-brute = Brute
type-adventurer = Aventurière
type-energy = Énergie
type-speedster = Bolide
type-mentalist = Mentaliste
type-sonic = Sonique
type-cosmic = Cosmique
type-fan = Fan
use-passive = tant que la carte est en jeu
use-action = ACTION
use-unique = ACTION UNIQUE
use-none = pas de Pouvoir Spécial
side-left = à gauche, en Pouvoir Spécial
side-right = à droite, en Technique Secrète
die-combat = dé de Combat
die-power = dé de Pouvoir
die-test = dé de Test
face-0 = 0
face-1 = 1
face-2 = 2
face-pow = POW
team-0 = première équipe
team-1 = seconde équipe
paper-chronicles = Guardians’ Chronicles
paper-herald = Mercury Herald
size-large = grand article
size-medium = article moyen
size-small = petit article
size-negative = petit article négatif

# Héros

hero-ultrawoman = Ultrawoman
    .power = Vol
    .text = Les ennemis n’arrêtent pas ses Déplacements : elle quitte, traverse et rejoint les Zones librement.
hero-rage = Rage
    .power = Berserk
    .text = 1 dé de Pouvoir de plus à ses Attaques tant qu’il a un pion Dégâts.
hero-duchess = La Duchesse
    .power = Toujours un plan
    .text = Une fois par tour, elle peut relancer 1 de ses dés, quel qu’il soit.
hero-fahrenheit = Fahrenheit
    .power = Flamme vivante
    .text = Ses Attaques peuvent toujours se faire à distance.
hero-tempo = Tempo
    .power = Longueur d’avance
    .text = Le premier Déplacement de chacune de ses activations ne coûte pas d’Action.
hero-paradox = Doc Paradox
    .power = Esprit vif
    .text = Un Test qu’il rate reçoit deux pions −1 au lieu d’un.
sidekick-scoop = Scoop
    .text = Les Tests de MENTAL de son Héros dans la même Zone se font avec 1 dé de moins.
sidekick-bulldog = Bulldog
    .text = À côté de son Héros, il peut subir 1 Dégât à sa place.

# Cartes Pouvoir

card-meteor_punch = Poing météore
    .text = Les Attaques faites après avoir changé de Zone dans cette activation infligent 1 Dégât de plus.
card-heat_vision = Vision thermique
    .text = Vos Attaques peuvent se faire à distance.
card-steel_skin = Peau d’acier
    .text = Ignorez le premier Dégât que vous subiriez ce tour-ci.
card-supersonic = Supersonique
    .text = Déplacez-vous de 4 Zones au plus ; les ennemis ne vous arrêtent pas.
card-shockwave_clap = Onde de choc
    .text = Un seul jet d’Attaque contre chaque ennemi de votre Zone. Vous pouvez repousser dans une Zone adjacente chacun de ceux que vous touchez.
card-to_the_rescue = À la rescousse !
    .text = Déplacez de 3 Zones au plus un allié que vous voyez et soignez-lui 1 Dégât.
card-iron_will = Volonté de fer
    .text = Vos Tests de MENTAL se font avec 1 dé de moins.
card-public_idol = Idole du public
    .text = Vous ne pouvez pas attaquer de Héros ce tour-ci. Soignez autant de Dégâts que votre SANTÉ.
card-shaky_landing = Atterrissage forcé
    .text = Une Technique Secrète, rien d’autre.
card-held_back = Coup retenu
    .text = Une Technique Secrète, rien d’autre.
card-orbital_drop = Chute orbitale
    .text = Atterrissez sur n’importe quel Espace libre, puis faites un seul jet d’Attaque contre chaque ennemi de cette Zone.
card-symbol_of_hope = Symbole d’espoir
    .text = Tous vos alliés ont +1 en DÉFENSE.
card-haymaker = Droite dévastatrice
    .text = 2 dés de Pouvoir de plus à vos Attaques au corps à corps.
card-ground_pound = Coup au sol
    .text = Un seul jet d’Attaque, avec 1 dé de Pouvoir de plus, contre chaque ennemi adjacent.
card-thick_hide = Cuir épais
    .text = Ignorez le premier Dégât que vous subiriez ce tour-ci.
card-wrecking_leap = Bond destructeur
    .text = Déplacez-vous de 3 Zones au plus ; les ennemis ne vous arrêtent pas.
card-throw_anything = Tout ce qui traîne
    .text = Quand vous utilisez un Objet comme arme, son Test se fait avec 2 dés de moins et l’Attaque gagne 2 dés de Pouvoir.
card-roar = Rugissement
    .text = Les ennemis qui sont dans votre Zone ont −1 en DÉFENSE ce tour-ci.
card-stubborn = Tête de mule
    .text = Vos Tests de MENTAL se font avec 2 dés de moins.
card-out_of_control = Incontrôlable
    .text = À la fin de votre activation, chaque allié de votre Zone subit 1 Dégât. Soignez autant de Dégâts que votre SANTÉ.
card-blind_fury = Fureur aveugle
    .text = Une Technique Secrète, rien d’autre.
card-growing_pains = Crise de croissance
    .text = Une Technique Secrète, rien d’autre.
card-unstoppable = Inarrêtable
    .text = Les ennemis n’arrêtent pas vos Déplacements. Les Attaques faites après avoir changé de Zone dans cette activation infligent 1 Dégât de plus.
card-apocalypse_fist = Poing de l’apocalypse
    .text = Une Attaque au corps à corps avec 3 dés de Pouvoir de plus ; si elle touche, elle inflige 1 Dégât de plus.
card-rapier_wit = Esprit acéré
    .text = 2 dés de Pouvoir de plus à vos Attaques contre un ennemi à côté duquel se tient l’un de vos alliés.
card-poisoned_dart = Fléchette empoisonnée
    .text = Vos Attaques peuvent se faire à distance ; celles-là gagnent 1 dé de Pouvoir.
card-riposte = Parade et riposte
    .text = Quand l’Attaque d’un ennemi adjacent contre vous échoue, faites-lui aussitôt une Attaque au corps à corps.
card-disguise = Déguisement parfait
    .text = Les ennemis n’arrêtent pas vos Déplacements.
card-blackmail = Chantage
    .text = Un ennemi que vous voyez a 1 Action de moins à sa prochaine activation.
card-master_plan = Plan magistral
    .text = Un allié que vous voyez a 1 Action de plus à son activation de ce tour.
card-safe_cracker = Perceuse de coffres
    .text = Vos Tests de MENTAL se font avec 2 dés de moins.
card-haughty = Hautaine
    .text = Vos alliés ne peuvent pas utiliser de pouvoir de Coordination ce tour-ci. Soignez autant de Dégâts que votre SANTÉ.
card-debutante = Débutante
    .text = Une Technique Secrète, rien d’autre.
card-stage_fright = Trac
    .text = Une Technique Secrète, rien d’autre.
card-web_of_agents = Réseau d’agents
    .text = Vous pouvez utiliser les Objets et les Espaces orange de toute votre Zone, et relancer 1 dé de chacun de vos Tests.
card-coup_de_grace = Coup de grâce
    .text = Vos Attaques infligent 1 Dégât de plus aux cibles qui ont un pion Dégâts.
card-fireball = Boule de feu
    .text = Un seul jet d’Attaque contre chaque ennemi d’une Zone dont vous voyez un Espace.
card-flame_jet = Jet de flammes
    .text = 2 dés de Pouvoir de plus à vos Attaques à distance.
card-heat_haze = Mirage de chaleur
    .text = +2 en DÉFENSE contre les Attaques à distance.
card-thermals = Courants ascendants
    .text = Les ennemis n’arrêtent pas vos Déplacements.
card-ring_of_fire = Cercle de feu
    .text = Les ennemis ne peuvent pas quitter votre Zone par un Déplacement.
card-cauterize = Cautériser
    .text = Soignez 2 Dégâts à un allié de votre Zone ou d’une Zone adjacente.
card-meltdown = Fusion
    .text = Vos Tests d’ATTAQUE se font avec 2 dés de moins.
card-overheating = Surchauffe
    .text = Vous avez 1 Action de moins, et vos alliés présents dans votre Zone ont −1 en DÉFENSE. Soignez autant de Dégâts que votre SANTÉ.
card-sparks = Étincelles
    .text = Une Technique Secrète, rien d’autre.
card-cold_feet = Sueurs froides
    .text = Une Technique Secrète, rien d’autre.
card-inferno = Brasier
    .text = Une Attaque à distance avec 2 dés de Pouvoir de plus ; si elle touche, elle inflige 1 Dégât de plus.
card-phoenix = Phénix
    .text = Ignorez les 2 premiers Dégâts que vous subiriez ce tour-ci.
card-flurry = Pluie de coups
    .text = 2 dés de Pouvoir de plus aux Attaques faites après avoir changé de Zone dans cette activation.
card-whirlwind = Tourbillon
    .text = Un seul jet d’Attaque contre chaque ennemi adjacent. Vous pouvez repousser dans une Zone adjacente chacun de ceux que vous touchez.
card-vibrate = Vibration
    .text = Ignorez le premier Dégât que vous subiriez ce tour-ci.
card-time_skip = Saut temporel
    .text = Apparaissez sur un Espace libre à 5 Zones au plus ; les murs et les portes fermées ne comptent pas.
card-hit_and_run = Frapper et filer
    .text = Les ennemis n’arrêtent pas vos Déplacements.
card-relay = Relais
    .text = Un allié de votre Zone ou d’une Zone adjacente a 1 Action de plus à son activation de ce tour.
card-speed_reader = Lecture rapide
    .text = Vos Tests de MENTAL se font avec 2 dés de moins.
card-impatient = Impatiente
    .text = Vous devez agir en premier dans votre équipe et ne pouvez pas faire de Test. Soignez autant de Dégâts que votre SANTÉ.
card-stumble = Faux pas
    .text = Une Technique Secrète, rien d’autre.
card-out_of_breath = Hors d’haleine
    .text = Une Technique Secrète, rien d’autre.
card-speed_of_light = Vitesse de la lumière
    .text = Vous avez 1 Action de plus ce tour-ci.
card-sonic_boom = Bang sonique
    .text = Une Attaque à distance avec 3 dés de Pouvoir de plus ; vous pouvez repousser la cible touchée de 2 Zones au plus.
card-mind_spike = Pic mental
    .text = Vos Attaques peuvent se faire à distance ; celles-là gagnent 2 dés de Pouvoir.
card-tk_throw = Jet télékinétique
    .text = Vous pouvez utiliser les Objets de toute votre Zone. Comme armes, leur Test se fait avec 2 dés de moins et l’Attaque gagne 1 dé de Pouvoir.
card-force_bubble = Bulle de force
    .text = Chaque allié de votre Zone ignore le premier Dégât qu’il subirait ce tour-ci.
card-dimension_door = Porte dimensionnelle
    .text = Échangez votre place avec un autre personnage que vous voyez.
card-telepathic_link = Lien télépathique
    .text = Chacun de vos alliés peut relancer 1 dé, une fois ce tour-ci.
card-genius = Génie
    .text = Un Test de MENTAL de l’Espace orange où vous êtes réussit sans lancer de dés.
card-confusion = Confusion
    .text = Déplacez de 1 Zone un ennemi que vous voyez, et retournez face cachée l’une de ses cartes pour ce tour.
card-absent_minded = Tête en l’air
    .text = Vous avez 1 Action de moins, et les pouvoirs de vos alliés ne vous apportent rien. Soignez autant de Dégâts que votre SANTÉ.
card-headache = Migraine
    .text = Une Technique Secrète, rien d’autre.
card-pure_theory = Pure théorie
    .text = Une Technique Secrète, rien d’autre.
card-time_loop = Boucle temporelle
    .text = Reprenez 2 cartes Pouvoir de votre choix dans votre défausse, mais pas votre Faiblesse.
card-mind_master = Maître des esprits
    .text = Un ennemi que vous voyez fait aussitôt une Attaque contre une cible de votre choix, avec l’ATTAQUE de sa fiche.

# Blessures

wound-bruised_ribs = Côtes froissées
    .text = −1 en DÉFENSE ce tour-ci.
wound-twisted_ankle = Cheville foulée
    .text = −1 en VITESSE ce tour-ci ; elle reste d’au moins 1.
wound-dislocated_shoulder = Épaule déboîtée
    .text = 1 dé de Combat de moins à vos Attaques ce tour-ci.
wound-concussion = Commotion
    .text = −1 en MENTAL ce tour-ci ; il ne descend pas sous 0.
wound-dazed = Étourdissement
    .text = Vous avez 1 Action de moins ce tour-ci.
wound-blurred_vision = Vue trouble
    .text = Vous ne pouvez pas attaquer à distance ce tour-ci.
wound-bleeding = Hémorragie
    .text = À la fin de votre activation, vous subissez 1 Dégât.
wound-cut_off = Isolement
    .text = Les pouvoirs de vos alliés ne vous apportent rien ce tour-ci.

# Vilains

villain-xtina = X-Tina
    .power = Refrain assassin
    .text = Ses Attaques peuvent se faire à distance et gagnent 1 dé de Pouvoir. Qui est touché est repoussé de 1 Zone loin d’elle.
villain-emissary = L’Émissaire
    .power = Un seul esprit
    .text = Tous les avatars agissent ensemble. 1 dé de Pouvoir de plus par autre avatar dans la même Zone ou une Zone adjacente, 2 au plus.
villain-nodalie = No’ Dalie
    .power = Coup de flash
    .text = Ses Attaques peuvent se faire à distance et gagnent 1 dé de Pouvoir.
villain-iron_turtle = Iron Turtle
    .power = Carapace
    .text = Ignore le premier Dégât de chaque tour.

# Objets et pions

object-car = Voiture
    .text = Déplacez-vous avec la Voiture de 4 Zones au plus ; les ennemis ne vous arrêtent pas. Vous finissez tous deux sur des Espaces libres.
    .weapon = Une Attaque à distance avec 2 dés de Pouvoir de plus.
object-hot_dog_stand = Stand de hot-dogs
    .text = Soignez 1 Dégât.
    .weapon = Une Attaque au corps à corps avec 1 dé de Pouvoir de plus ; la cible touchée peut être repoussée de 1 Zone.
object-fire_hydrant = Bouche d’incendie
    .text = Déplacez chaque ennemi de cette Zone dans une Zone adjacente de votre choix.
    .weapon = Une Attaque à distance avec 1 dé de Pouvoir de plus ; la cible touchée a 1 Action de moins à sa prochaine activation.
object-newsstand = Kiosque à journaux
    .text = Regardez les 2 premières cartes du paquet d’Initiative adverse.
    .weapon = Une Attaque à distance avec 1 dé de Pouvoir de plus.
object-dumpster = Benne à ordures
    .text = +2 en DÉFENSE contre les Attaques à distance ce tour-ci, tant que vous restez ici.
    .weapon = Une Attaque à distance avec 1 dé de Pouvoir de plus ; la cible touchée peut être repoussée de 1 Zone.
object-lamp_post = Lampadaire
    .text = Ce tour-ci, les ennemis et les Objets ne bloquent pas vos lignes de vue.
    .weapon = Un seul jet d’Attaque contre chaque ennemi adjacent.
token-sonic_machine = Machine sonique
    .text = Un Test de 5 dés en MENTAL (7, si la table en a convenu) ou de 8 dés en ATTAQUE la détruit et baisse le Volume de 1.
token-artefact = Artefact
    .text = Il repose sur le piédestal et attend d’être scellé.
token-tour_bus = Bus de tournée
    .text = DÉFENSE 7. Il bloque les lignes de vue et n’arrête personne. À côté de lui, un Test de 5 dés en MENTAL ou de 7 dés en ATTAQUE libère l’un de ses trois otages. Les Héros sur son chemin subissent 1 Dégât.

# Tuiles et Espaces orange

tile-1A = Grand carrefour
tile-1B = Place de la Statue
tile-2A = Première banque de Metro City
tile-2B = Bouche de métro
tile-3A = Parc de la Liberté
tile-3B = Scène de concert
tile-4A = Chantier
tile-4B = Docks
tile-5A = Rue du Diner
tile-5B = Poste électrique
tile-6A = Musée municipal
tile-6B = Grande Avenue
door-bank_front = la porte de la banque
door-vault_door = la porte du coffre
spot-vault = Coffre
    .text = Au premier succès de la partie, chaque Héros de l’équipe soigne 1 Dégât.
spot-subway = Métro
    .text = Rejoignez n’importe quel Espace libre d’une Zone au bord du plateau.
spot-fountain = Fontaine
    .text = Soignez 1 Dégât.
spot-mixing_desk = Table de mixage
    .text = Le Volume baisse de 1, une fois par Héros et par tour. Sans le concert de X-Tina, elle ne sert à rien.
spot-crane = Grue
    .text = Un seul jet d’Attaque de 3 dés de Combat contre chaque personnage d’une Zone dont vous voyez un Espace.
spot-diner = Diner
    .text = Soignez 1 Dégât.
spot-breaker = Disjoncteur
    .text = Personne n’attaque à distance jusqu’à la fin du tour. Ses pions −1 sont ensuite retirés.
spot-pedestal = Piédestal
    .text = Contre l’Émissaire : scellez l’artefact, s’il ne reste pas plus de deux avatars, ou d’un contre un Héros seul. Sinon, soignez 2 Dégâts, une fois par partie.
spot-traffic_lights = Feux tricolores
    .text = Contre le bus de tournée : il n’avance pas à la fin de ce tour, une fois par équipe et par partie. Sinon, un allié que vous voyez a 1 Action de plus.

# Missions Personnelles

mission-headline_hitter = Cogneur à la une
    .text = Infligez 3 Dégâts en tout à des Héros ennemis.
mission-clean_sweep = Grand nettoyage
    .text = Mettez 2 Sbires hors de combat, ou infligez 3 Dégâts en tout à des avatars. S’il n’y a ni les uns ni les autres : 4 Dégâts à des Héros ennemis.
mission-problem_solver = Réponse à tout
    .text = Réussissez 2 Tests, quels qu’ils soient.
mission-street_fighter = Combat de rue
    .text = Infligez un Dégât avec un Objet utilisé comme arme.
mission-untouchable = Intouchable
    .text = Pendant 2 tours de suite, n’ayez aucun pion Dégâts après les Actions du Vilain alors qu’un ennemi est dans votre Zone ou une Zone adjacente.
mission-face_of_the_nation = Visage de la nation
    .text = Infligez 1 Dégât au Super Vilain ou à un avatar ; le bus ne compte pas. Sans Vilain : à 2 Héros ennemis différents.
mission-seeing_red = Voir rouge
    .text = Infligez 2 Dégâts en une seule activation.
mission-behind_enemy_lines = Derrière les lignes ennemies
    .text = Réussissez un Test de MENTAL dans la moitié du plateau où l’autre équipe a commencé.
mission-crossfire = Feux croisés
    .text = Touchez 2 ennemis différents avec des Attaques à distance dans le même tour.
mission-lap_of_honour = Tour d’honneur
    .text = Entrez dans 10 Zones différentes en un tour par vos propres Déplacements.
mission-first_try = Du premier coup
    .text = Réussissez 2 Tests qui ne portaient aucun pion −1.

# Menaces

threat-feedback = Larsen
    .text = Les machines de X-Tina montent le Volume à chaque tour. À 10, la ville est sous son emprise.
    .goal = Mettez X-Tina hors de combat.
    .villain = Le Volume atteint 10.
    .track = Volume
    .turn = Le Volume monte de 1, de 2 s’il reste au moins deux machines. X-Tina agit près de sa scène, avec une Action par Héros mais trois au plus ; chaque No’ Dalie agit une fois, puis il en arrive : une, ou deux à partir de Volume 5 contre au moins cinq Héros ; contre un seul Héros, une tous les deux tours.
    .reaction = Qui attaque X-Tina sans l’éliminer fait un Test de MENTAL Direct de 4 dés ; en cas d’échec, il subit 1 Dégât et est repoussé de 1 Zone. Là où une machine tombe, une No’ Dalie apparaît.
    .margins = À partir de Volume 4, tous les Héros ont −1 en MENTAL ; à partir de 7, −1 en DÉFENSE.
threat-five_faces = Les Cinq Visages de l’Émissaire
    .text = Des avatars de l’Émissaire se rassemblent autour d’un artefact, au musée. Quand ils auront convergé, un portail s’ouvrira.
    .goal = Scellez l’artefact, ou mettez hors de combat le dernier avatar.
    .villain = La Convergence atteint 14.
    .track = Convergence
    .turn = La Convergence monte de 1 par tranche de deux avatars, même entamée. Chaque avatar a deux Actions, une seule contre un Héros seul ; sans Héros à 2 Zones ou moins, il va vers le piédestal. Une fois, à partir de Convergence 8, un avatar tombé revient.
    .reaction = Après une Attaque ratée, un avatar échange sa place avec l’autre avatar le plus proche. Quand l’un tombe, chaque autre avatar de sa Zone ou d’une Zone adjacente soigne 1 Dégât. Dans la Zone d’un avatar, un Test de MENTAL de 6 dés l’étourdit et baisse la Convergence de 1, une fois par avatar et par tour.
    .margins = À partir de Convergence 4, les avatars ont 1 dé de Combat de plus ; à partir de 8, +1 en DÉFENSE.
threat-farewell_tour = Tournée d’adieu
    .text = X-Tina quitte la ville dans son bus de tournée, trois otages à bord.
    .goal = Détruisez le bus et mettez X-Tina hors de combat.
    .villain = Le bus atteint le bout de sa route, ou si X-Tina y arrive à pied.
    .track = Route
    .turn = Le bus avance d’un Espace sur sa route, de deux si aucun Héros n’est à côté. X-Tina à pied avance de 1 Zone le long de la route, sans que personne la retienne, et attaque deux fois, une seule contre un Héros seul. Chaque No’ Dalie agit une fois, et une de plus descend du bus.
    .reaction = Quand le bus est détruit, X-Tina en sort et les otages encore à bord sont perdus. Qui attaque X-Tina sans l’éliminer fait un Test de MENTAL Direct de 4 dés ; en cas d’échec, il subit 1 Dégât et est repoussé de 1 Zone.
    .margins = À mi-chemin, à 4, une No’ Dalie de plus apparaît.
threat-street_brawl = Baston de rue
    .text = Pas de Vilain ce soir : deux équipes, une rue, six tours.
    .goal = Frappez l’autre équipe plus fort, et tenez la fontaine à la fin.
article-x_tina_unplugged = X-Tina débranchée
    .win = Pour l’équipe qui met X-Tina hors de combat.
article-silence_at_last = Enfin le silence
    .win = Pour l’équipe qui a détruit le plus de Machines soniques. Contre le jeu : deux machines.
article-the_gate_is_shut = Le portail est clos
    .win = Pour l’équipe qui scelle l’artefact, ou qui met hors de combat le dernier avatar.
article-emissary_recalled = L’Émissaire rappelé
    .win = Pour l’équipe qui a mis hors de combat le plus d’avatars. Contre le jeu : deux, trois à partir de trois Héros.
article-tour_cancelled = Tournée annulée
    .win = Pour l’équipe qui met X-Tina hors de combat.
article-fans_freed = Les fans sont libres
    .win = Pour l’équipe qui a libéré le plus d’otages. Contre le jeu : deux otages.
article-kings_of_metro_city = Les rois de Metro City
    .win = Pour l’équipe qui a infligé le plus de Dégâts aux Héros ennemis après six tours.
article-fountain_plaza_held = La fontaine a tenu
    .win = Pour l’équipe qui a le plus de Héros dans la Zone de la fontaine à la fin du sixième tour.

# La campagne

adventure-opening_night = Soir de première
    .text = Des Rookies apprennent le métier devant la scène de X-Tina.
adventure-on_the_road = Sur la route
    .text = X-Tina s’est échappée dans son bus de tournée. Elle ne doit pas quitter la ville.
adventure-behind_the_masks = Derrière les masques
    .text = Quelqu’un l’avait envoyée. Les cinq visages d’un même Émissaire attendent au musée.
adventure-last_encore = Le dernier rappel
    .text = L’Émissaire offre à X-Tina une dernière soirée, des machines plus puissantes et tout Metro City pour public.

# Les noms, tels que réponses et événements les emploient

name-ultrawoman = { hero-ultrawoman }
name-rage = { hero-rage }
name-duchess = { hero-duchess }
name-fahrenheit = { hero-fahrenheit }
name-tempo = { hero-tempo }
name-paradox = { hero-paradox }
name-scoop = { sidekick-scoop }
name-bulldog = { sidekick-bulldog }
name-meteor_punch = { card-meteor_punch }
name-heat_vision = { card-heat_vision }
name-steel_skin = { card-steel_skin }
name-supersonic = { card-supersonic }
name-shockwave_clap = { card-shockwave_clap }
name-to_the_rescue = { card-to_the_rescue }
name-iron_will = { card-iron_will }
name-public_idol = { card-public_idol }
name-shaky_landing = { card-shaky_landing }
name-held_back = { card-held_back }
name-orbital_drop = { card-orbital_drop }
name-symbol_of_hope = { card-symbol_of_hope }
name-haymaker = { card-haymaker }
name-ground_pound = { card-ground_pound }
name-thick_hide = { card-thick_hide }
name-wrecking_leap = { card-wrecking_leap }
name-throw_anything = { card-throw_anything }
name-roar = { card-roar }
name-stubborn = { card-stubborn }
name-out_of_control = { card-out_of_control }
name-blind_fury = { card-blind_fury }
name-growing_pains = { card-growing_pains }
name-unstoppable = { card-unstoppable }
name-apocalypse_fist = { card-apocalypse_fist }
name-rapier_wit = { card-rapier_wit }
name-poisoned_dart = { card-poisoned_dart }
name-riposte = { card-riposte }
name-disguise = { card-disguise }
name-blackmail = { card-blackmail }
name-master_plan = { card-master_plan }
name-safe_cracker = { card-safe_cracker }
name-haughty = { card-haughty }
name-debutante = { card-debutante }
name-stage_fright = { card-stage_fright }
name-web_of_agents = { card-web_of_agents }
name-coup_de_grace = { card-coup_de_grace }
name-fireball = { card-fireball }
name-flame_jet = { card-flame_jet }
name-heat_haze = { card-heat_haze }
name-thermals = { card-thermals }
name-ring_of_fire = { card-ring_of_fire }
name-cauterize = { card-cauterize }
name-meltdown = { card-meltdown }
name-overheating = { card-overheating }
name-sparks = { card-sparks }
name-cold_feet = { card-cold_feet }
name-inferno = { card-inferno }
name-phoenix = { card-phoenix }
name-flurry = { card-flurry }
name-whirlwind = { card-whirlwind }
name-vibrate = { card-vibrate }
name-time_skip = { card-time_skip }
name-hit_and_run = { card-hit_and_run }
name-relay = { card-relay }
name-speed_reader = { card-speed_reader }
name-impatient = { card-impatient }
name-stumble = { card-stumble }
name-out_of_breath = { card-out_of_breath }
name-speed_of_light = { card-speed_of_light }
name-sonic_boom = { card-sonic_boom }
name-mind_spike = { card-mind_spike }
name-tk_throw = { card-tk_throw }
name-force_bubble = { card-force_bubble }
name-dimension_door = { card-dimension_door }
name-telepathic_link = { card-telepathic_link }
name-genius = { card-genius }
name-confusion = { card-confusion }
name-absent_minded = { card-absent_minded }
name-headache = { card-headache }
name-pure_theory = { card-pure_theory }
name-time_loop = { card-time_loop }
name-mind_master = { card-mind_master }
name-bruised_ribs = { wound-bruised_ribs }
name-twisted_ankle = { wound-twisted_ankle }
name-dislocated_shoulder = { wound-dislocated_shoulder }
name-concussion = { wound-concussion }
name-dazed = { wound-dazed }
name-blurred_vision = { wound-blurred_vision }
name-bleeding = { wound-bleeding }
name-cut_off = { wound-cut_off }
name-xtina = { villain-xtina }
name-emissary_1 = { villain-emissary } 1
name-emissary_2 = { villain-emissary } 2
name-emissary_3 = { villain-emissary } 3
name-emissary_4 = { villain-emissary } 4
name-emissary_5 = { villain-emissary } 5
name-nodalie_1 = { villain-nodalie } 1
name-nodalie_2 = { villain-nodalie } 2
name-nodalie_3 = { villain-nodalie } 3
name-nodalie_4 = { villain-nodalie } 4
name-nodalie_5 = { villain-nodalie } 5
name-nodalie_6 = { villain-nodalie } 6
name-nodalie_7 = { villain-nodalie } 7
name-nodalie_8 = { villain-nodalie } 8
name-nodalie_9 = { villain-nodalie } 9
name-nodalie_10 = { villain-nodalie } 10
name-car = La Voiture
name-hot_dog_stand = Le Stand de hot-dogs
name-fire_hydrant = La Bouche d’incendie
name-newsstand = Le Kiosque à journaux
name-dumpster = La Benne à ordures
name-lamp_post = Le Lampadaire
name-sonic_machine = La Machine sonique
name-artefact = L’Artefact
name-tour_bus = Le Bus de tournée
name-vault = Le Coffre
name-subway = Le Métro
name-fountain = La Fontaine
name-mixing_desk = La Table de mixage
name-crane = La Grue
name-diner = Le Diner
name-breaker = Le Disjoncteur
name-pedestal = Le Piédestal
name-traffic_lights = Les Feux tricolores
name-bank_front = La Porte de la banque
name-vault_door = La Porte du coffre
name-reaction = Le Cri de X-Tina
name-around = tous les ennemis adjacents

# Zones

zone-1AA = { tile-1A }, A
zone-1AB = { tile-1A }, B
zone-1AC = { tile-1A }, C
zone-1AD = { tile-1A }, D
zone-1BA = { tile-1B }, A
zone-1BB = { tile-1B }, B
zone-1BC = { tile-1B }, C
zone-1BD = { tile-1B }, D
zone-2AA = { tile-2A }, A
zone-2AB = { tile-2A }, B
zone-2AC = { tile-2A }, C
zone-2AD = { tile-2A }, D
zone-2BA = { tile-2B }, A
zone-2BB = { tile-2B }, B
zone-2BC = { tile-2B }, C
zone-2BD = { tile-2B }, D
zone-3AA = { tile-3A }, A
zone-3AB = { tile-3A }, B
zone-3AC = { tile-3A }, C
zone-3AD = { tile-3A }, D
zone-3AE = { tile-3A }, E
zone-3BA = { tile-3B }, A
zone-3BB = { tile-3B }, B
zone-3BC = { tile-3B }, C
zone-3BD = { tile-3B }, D
zone-3BE = { tile-3B }, E
zone-3BS = { tile-3B }, S
zone-4AA = { tile-4A }, A
zone-4AB = { tile-4A }, B
zone-4AC = { tile-4A }, C
zone-4AD = { tile-4A }, D
zone-4BA = { tile-4B }, A
zone-4BB = { tile-4B }, B
zone-4BC = { tile-4B }, C
zone-4BD = { tile-4B }, D
zone-4BE = { tile-4B }, E
zone-5AA = { tile-5A }, A
zone-5AB = { tile-5A }, B
zone-5AC = { tile-5A }, C
zone-5AD = { tile-5A }, D
zone-5AE = { tile-5A }, E
zone-5BA = { tile-5B }, A
zone-5BB = { tile-5B }, B
zone-5BC = { tile-5B }, C
zone-5BD = { tile-5B }, D
zone-6AA = { tile-6A }, A
zone-6AB = { tile-6A }, B
zone-6AC = { tile-6A }, C
zone-6AD = { tile-6A }, D
zone-6BA = { tile-6B }, A
zone-6BB = { tile-6B }, B
zone-6BC = { tile-6B }, C
zone-6BD = { tile-6B }, D
zone-6BE = { tile-6B }, E
zone-6BF = { tile-6B }, F

# Questions

ask-hero = Quel Héros jouez-vous ?
ask-paper = Quel est le journal de votre équipe ?
ask-take = { $card } : quelles cartes ce Héros emporte-t-il ?
ask-start = { $card } : où commencez-vous ?
ask-plan = Préparez le tour : une ou deux cartes pour chacun de vos Héros, puis l’ordre de l’équipe.
ask-activation = { $figure } : que faites-vous ? { $left ->
    [0] Il ne reste qu’un Déplacement.
    [one] Il reste une Action.
   *[other] Il reste { $left } Actions.
  }
ask-strike = { $card } : qui attaquez-vous ?
ask-flight = { $card } : où allez-vous ?
ask-flight-car = { $card } : où conduisez-vous ?
ask-appear = { $card } : où apparaissez-vous ?
ask-appear-orbital_drop = { $card } : où atterrissez-vous, pour attaquer les ennemis de la Zone ?
ask-subway = { $card } : où ressortez-vous ?
ask-park = { $card } : où la laissez-vous ?
ask-push = Où repoussez-vous { $figure } ?
ask-push-to_the_rescue = { $card } : où déplacez-vous { $figure } ?
ask-push-confusion = { $card } : où déplacez-vous { $figure } ?
ask-push-fire_hydrant = { $card } : où déplacez-vous { $figure } ?
ask-zone = { $card } : quelle Zone attaquez-vous ?
ask-zone-crane = { $card } : quelle Zone est touchée, alliés et ennemis confondus ?
ask-ally = { $card } : quel allié gagne une Action ?
ask-ally-to_the_rescue = { $card } : quel allié est déplacé et soigné ?
ask-heal = { $card } : qui est soigné ?
ask-enemy = { $card } : quel ennemi perd une Action ?
ask-enemy-confusion = { $card } : quel ennemi déplacez-vous, en lui retournant une carte face cachée ?
ask-enemy-mind_master = { $card } : quel ennemi attaque pour vous ?
ask-swap = { $card } : avec qui échangez-vous votre place ?
ask-control = { $card } : à qui s’en prend { $figure } ?
ask-genius = { $card } : quel Test réussit ?
ask-turn_down = { $card } : quelle carte est retournée face cachée ?
ask-recover = { $card } : quelles cartes reviennent en main ?
ask-reroll = { $card } : relancer un dé ?
ask-may = { $card } peut subir 1 Dégât à la place de son Héros. Le fait-il ?
ask-new_main = Quel Héros devient votre Héros principal ?
ask-rookie = { $card } : quelle carte remplace une carte Rookie ?
ask-drop = { $card } : quelle carte Rookie s’en va ?
ask-veteran = { $card } : prendre la fiche Vétéran ?
ask-onward = Lisez les unes de demain et la saga jusqu’ici. Ensuite vient « { $adventure } ».

# Réponses

answer-hero = Jouer { $figure }
answer-paper = Choisir le { $paper }
answer-take = Emporter { $cards }
answer-start = Commencer en { $space }
answer-lay = Poser { $card } pour { $figure }, { $side }
    .short = La poser { $side }
    .first = Poser { $card } pour { $figure }…
answer-back = Retirer les cartes de { $figure }
answer-boost = Donner à { $figure } +1 en { $stat }
answer-order = Agir dans cet ordre : { $figures }
    .first = Changer l’ordre de l’équipe…
answer-ready = Dire que c’est prêt
answer-move = Aller en { $space }
answer-attack = Attaquer { $target }
answer-shoot = Attaquer { $target } à distance
answer-test = Faire le Test de { $stat } sur { $goal } ({ $space })
    .first = Faire un Test sur { $goal } ({ $space })…
answer-use = Utiliser { $object } ({ $space })
answer-throw = Frapper { $target } avec { $object } ({ $space })
    .short = Frapper { $target }
answer-power = Utiliser { $card }
answer-end = Terminer l’activation
answer-go = Aller en { $space }
answer-park = La laisser en { $space }
answer-push = Repousser en { $space }
answer-zone = Choisir { $zone }
answer-pick = Choisir { $figure }
answer-card = Choisir { $card }
answer-swap = Prendre { $card }
answer-drop = Abandonner { $card }
answer-reroll = Relancer un { $die } qui montre { $face }
answer-keep = Garder les dés
answer-none = Laisser la figurine où elle est
answer-keep_cards = Garder les cartes Rookie
answer-onward = Passer à l’aventure suivante
answer-yes = Oui
answer-no = Non

# Refus

refusal-hero-taken = Quelqu’un joue déjà ce Héros.
refusal-not-in-sight = Aucune ligne dégagée n’y mène.
refusal-too-far = C’est hors de portée.
refusal-beside-an-enemy = Avec un ennemi dans votre Zone, le Déplacement s’achève dans une Zone adjacente.
refusal-enemy-on-the-way = Le Déplacement s’achève dans la première Zone où se trouve un ennemi : il y en a un sur le chemin.
refusal-held = Le pouvoir d’un ennemi vous retient dans cette Zone.
refusal-occupied = Quelqu’un s’y trouve.
refusal-has-acted = Cet allié a déjà été activé.
refusal-cut-off = Les pouvoirs de ses alliés n’apportent rien à ce Héros en ce moment.
refusal-no-damage = Il n’y a aucun Dégât à soigner.
refusal-nobody-there = Il n’y a personne à toucher.
refusal-not-the-weakness = La Faiblesse ne revient pas ainsi.
refusal-not-a-wound = Les Blessures ne reviennent pas ainsi.
refusal-not-adjacent = Au corps à corps, la cible doit être adjacente, sans mur ni porte fermée entre les deux.
refusal-line-cut = La ligne de vue est coupée.
refusal-no-range = Rien ne permet d’attaquer à distance en ce moment.
refusal-attacks-nobody = Il ne pourrait attaquer personne.
refusal-spares-heroes = Avec cette Faiblesse, vous ne pouvez pas attaquer de Héros.
refusal-object-stood-on = Quelqu’un se tient sur l’Objet.
refusal-object-too-far = Cet Objet n’est pas à portée de main.
refusal-no-tests = Avec cette Faiblesse, vous ne pouvez pas faire de Test.
refusal-only-mental = Un Sidekick ne fait que des Tests de MENTAL.
refusal-not-on-orange = Il faut se tenir sur l’Espace orange.
refusal-not-on-object = Il faut se tenir sur l’Espace de l’Objet.
refusal-no-rivals = Il n’y a pas d’autre équipe.
refusal-done-already = Cela a déjà été fait.
refusal-no-concert = Sans le concert de X-Tina, cela ne sert à rien.
refusal-no-ally-waits = Aucun allié en vue n’attend encore son activation.
refusal-no-target = Il n’y a pas de cible.
refusal-nobody-waits = Tous les Héros de l’autre équipe ont été activés.
refusal-no-exit = On ressort sur un Espace libre d’une Zone au bord du plateau.
refusal-no-parking = La Voiture se laisse près de son conducteur, sur un Espace libre, ni orange ni pris par un autre Objet.
refusal-dark-already = Le courant est déjà coupé.
refusal-too-many-avatars = Il reste trop d’avatars pour sceller l’artefact.
refusal-disrupted-already = Cet avatar a déjà été étourdi ce tour-ci.
refusal-used-already = Ce pouvoir ne s’utilise qu’une fois par tour.
refusal-no-coordination = La Faiblesse d’un allié interdit les pouvoirs de Coordination.
refusal-face-down = Cette carte est face cachée pour ce tour.
refusal-not-on-the-left = Aucun pouvoir de ce nom n’est à gauche de la fiche.
refusal-nothing-discarded = Aucune carte de la défausse ne peut revenir.
refusal-wrong-side = Cette carte n’a rien de ce côté-là.
refusal-weakness-left = Une Faiblesse se place à gauche.
refusal-two-cards = Un Héros joue deux cartes au plus.
refusal-one-wound = On joue une Blessure au plus par tour.
refusal-needs-power-card = Chacun de vos Héros joue au moins une carte Pouvoir.
refusal-needs-tokens = Les Héros en TEAM-UP reçoivent deux pions +1.
refusal-two-tokens = Les deux pions y sont déjà.
refusal-only-team-up = Seuls les Héros en TEAM-UP reçoivent des pions +1.
refusal-order-of-all = L’ordre nomme une fois chaque Héros de l’équipe ; à plus de quatre, deux voisins échangent leurs places à la fois.
refusal-not-your-hero = Un autre joueur décide pour ce Héros.
refusal-must-be-first = Le Héros impatient doit être le premier de son équipe.

# Événements

event-took_hero = { $seat } joue { $figure }.
event-adventure = Aventure { $number } : { $adventure }.
event-mission = { $figure } a une Mission : { $mission }.
event-placed = { $figure } commence en { $space }.
event-turn = Tour { $turn }.
event-revealed = { $figure } joue { $card }, { $side }.
event-initiative = La { $team } agit en premier.
event-activated = C’est à { $figure } d’agir : { $left ->
    [one] une Action
   *[other] { $left } Actions
  }.
event-moved = { $figure } va en { $space }{ $zones ->
    [0] { "" }
    [one] , une Zone
   *[other] , { $zones } Zones
  }.
event-pushed = { $figure } se retrouve en { $space }.
event-appeared = { $figure } apparaît en { $space }.
event-swapped = { $figure } et { $target } échangent leurs places.
event-quickened = { $figure } gagne { $amount ->
    [one] une Action
   *[other] { $amount } Actions
  } ce tour-ci.
event-slowed = { $figure } perd { $amount ->
    [one] une Action
   *[other] { $amount } Actions
  } à sa prochaine activation.
event-weakened = { $figure } a −{ $amount } en DÉFENSE ce tour-ci.
event-turned_down = Une carte de { $figure } est retournée face cachée : { $card }.
event-recovered = { $figure } reprend { $card }.
event-drove = { $figure } roule jusqu’en { $space }.
event-used = { $figure } utilise { $card }.
event-thrown = { $figure } empoigne { $object } ({ $space }).
event-attacks = { $figure } attaque { $targets } avec { $number ->
    [one] un dé
   *[other] { $number } dés
  } : il faut { $need } ou plus.
event-tries = { $figure } tente un Test de { $stat } ({ $goal }) avec { $number ->
    [one] un dé
   *[other] { $number } dés
  } : réussi à { $need } ou moins.
event-rolled = { $figure } { $again ->
    [0] lance
   *[other] relance les POW
  } : { $dice } ({ $die }).
event-rerolled = { $figure } relance un { $die } qui montre { $face }.
event-hit = { $figure } attaque { $target }{ $ranged ->
    [1] { "" } à distance
   *[other] { "" }
  } : { $total } contre { $need }, touché.
event-missed = { $figure } attaque { $target }{ $ranged ->
    [1] { "" } à distance
   *[other] { "" }
  } : { $total } contre { $need }, manqué.
event-damaged = { $figure } subit { $amount ->
    [one] { $amount } Dégât
   *[other] { $amount } Dégâts
  } : { $total } en tout.
event-ignored = { $figure } ignore { $amount ->
    [one] { $amount } Dégât
   *[other] { $amount } Dégâts
  }.
event-healed = { $figure } soigne { $amount ->
    [one] { $amount } Dégât
   *[other] { $amount } Dégâts
  }.
event-fell = { $figure } est hors de combat.
event-knocked_out = { $figure } a trop de Blessures : hors de combat, ce Héros quitte la partie.
event-promoted = { $figure } devient Héros principal.
event-passed = { $figure }, Test de { $stat } ({ $goal }) : { $total } contre { $value }, réussi.
event-failed = { $figure }, Test de { $stat } ({ $goal }) : { $total } contre { $value }, raté.
event-eased = { $tokens ->
    [one] Un pion −1 se trouve maintenant sur { $goal }.
   *[other] { $tokens } pions −1 se trouvent maintenant sur { $goal }.
  }
event-opened = { $figure } ouvre { $goal }.
event-turned_off = { $figure } met { $goal } hors service.
event-stunned = Un avatar est étourdi pour ce tour : { $figure }.
event-sealed = { $figure } scelle l’artefact.
event-freed = { $left ->
    [0] { $figure } libère un otage ; il n’en reste plus à bord.
    [one] { $figure } libère un otage ; il en reste un à bord.
   *[other] { $figure } libère un otage ; il en reste { $left } à bord.
  }
event-track = { $threat } : l’Échelle est à { $track }.
event-spawned = { $figure } apparaît en { $space }.
event-drove_on = { $figure } roule jusqu’en { $space }, étape { $track } de sa route.
event-stepped_out = { $figure } sort de l’épave en { $space }.
event-wounded = { $figure } pioche une Blessure : { $card }.
event-took_back = { $figure } reprend sa défausse en main.
event-published = La { $team } a un article : { $article }.
event-praised = La { $team } a un article Bleu sur { $figure }.
event-disgraced = La { $team } a un article Rouge sur { $figure }.
event-accomplished = { $figure } a accompli sa Mission : { $mission }.
event-finished = { $ending } Guardians’ Chronicles : { $chronicles }, Mercury Herald : { $herald }.
event-learnt = { $figure } a une nouvelle carte : { $card }.
event-rose = { $figure } passe au rang { $rank }.

ending-villain_falls = Le Super Vilain est battu.
ending-sealed = L’artefact est scellé.
ending-villain_wins = Le Super Vilain a gagné.
ending-wiped_out = Une équipe n’a plus de Héros.
ending-out_of_time = Le dernier tour est fini.

# Gros titres

headline-felled = { $who } met { $whom } hors de combat !
headline-turned_off = { $who } débranche une Machine sonique
headline-sealed = { $who } referme la porte
headline-wrecked = { $who } arrête le bus de tournée pour de bon
headline-freed = Un otage libre, grâce à { $who }
headline-knocked_out = { $whom } hors de combat
headline-accomplished = Mission accomplie : { $who } tient parole

# Fins de partie

outcome-front_page = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
  } avec la meilleure une.
outcome-equal = Les deux unes se valent : égalité.
outcome-villain_wins = Le Super Vilain gagne, et les Héros sont discrédités.
outcome-saved = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
  } : Metro City est sauvée.
outcome-not_enough = Les Héros n’ont pas accompli tout ce qui était demandé : ils perdent.
outcome-all_out = Il ne reste aucun Héros : ils perdent.
outcome-saga = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
  } la campagne avec les meilleures unes.
outcome-saga_saved = { $winners } { $count ->
    [one] gagne
   *[other] gagnent
  } la campagne : plus d’aventures gagnées que perdues.
outcome-saga_lost = Les Héros perdent la campagne : trop d’aventures ont été perdues.

gain-cards = des cartes mieux employées
fear-cards = des cartes chèrement employées
gain-hits = des coups portés
fear-hits = moins de coups portés
gain-tests = de meilleures chances aux Tests
fear-tests = de moins bonnes chances aux Tests
gain-guard = une meilleure garde contre les coups
fear-guard = un Héros plus exposé aux coups
gain-articles = des articles pour votre une
fear-articles = moins d’articles pour votre une
gain-health = des Héros en meilleur état
fear-health = des Héros en plus mauvais état
gain-deeds = des coups portés et des missions
fear-deeds = moins de coups portés et de missions
gain-place = des Héros bien placés
fear-place = des Héros moins bien placés
gain-rivals = une équipe rivale distancée
fear-rivals = une équipe rivale qui prend de l’avance
gain-actions = des Actions encore à jouer
fear-actions = des Actions dépensées
gain-villain = un Vilain plus près de sa chute
fear-villain = un Vilain plus loin de sa chute
gain-danger = un Vilain freiné dans ses plans
fear-danger = un Vilain plus près de son but
