# DC Deck-Building Game

title = DC Deck-Building Game
tagline = Des coups de poing aux super-pouvoirs, bâtissez votre deck et venez à bout des Super-Vilains ; ou, avec Watchmen, découvrez qui, parmi vous, œuvre contre les autres.

# Options

option-watchmen = Le jeu
option-watchmen-false = jeu de base
option-watchmen-true = Watchmen : un Génie du Crime parmi vous
option-heroes = Super-Héros
option-heroes-random = distribués au hasard
option-heroes-first_game = les cinq de la première partie, au hasard
option-heroes-choice = chacun choisit
option-heroes-two = deux par joueur, qui en garde un
option-promo = Martian Manhunter (carte promotionnelle)
option-promo-false = absent
option-promo-true = parmi les Super-Héros
option-variant = Camps
option-variant-none = chacun pour soi
option-variant-two_heads = deux têtes : deux joueurs, deux Super-Héros chacun
option-variant-teams = quatre joueurs en deux équipes
option-on_patrol = En patrouille
option-on_patrol-false = la Réserve se complète à la fin du tour
option-on_patrol-true = vous pouvez compléter la Réserve pendant votre tour, à vos risques
option-start = Qui commence
option-start-random = tiré au sort
option-start-first_seat = la première place
option-super_villains = Super-Vilains
option-super_villains-8 = huit
option-super_villains-10 = dix, pour une partie plus longue
option-super_villains-12 = les douze
option-parallax = Parallax
option-parallax-all = double toute la Puissance du tour
option-parallax-unspent = double ce qui reste à dépenser
option-deck_out = Watchmen : le Deck Commun est épuisé
option-deck_out-empty = quand il est vide
option-deck_out-cannot_refill = quand la Réserve ne peut plus être complétée
option-helpers = Watchmen : qui peut aider contre un Complot
option-helpers-loyal = les joueurs Loyaux
option-helpers-everybody = tout le monde
option-destroyed = Watchmen : un joueur Loyal détruit
option-destroyed-wins_too = gagne si les Loyaux gagnent
option-destroyed-loses = a perdu
option-turns = Une partie sans fin s’arrête
option-turns-400 = après 400 tours
option-turns-200 = après 200 tours
option-turns-800 = après 800 tours

# Questions

ask-turn = Jouez et achetez des cartes.
ask-hero = Quel Super-Héros êtes-vous ?
ask-defend = { $whom ->
    [partner] { $card } attaque votre partenaire. Utilisez-vous une Défense ?
    [both] { $card } vous attaque, vous et votre partenaire. Utilisez-vous une Défense ?
   *[you] { $card } vous attaque. Utilisez-vous une Défense ?
  }
ask-change = Une carte est allée à un partenaire : défaussez-vous une carte pour en piocher une autre ?
ask-discard = { $card } : quelle carte de votre main défaussez-vous ?
ask-discard-the_penguin = { $card } : quelles sont les deux cartes de votre main que vous défaussez ?
ask-discard-darkseid = { $card } : quelles sont les deux cartes de votre main que vous défaussez ?
ask-discard-sinestro = { $card } : quelles cartes de votre main défaussez-vous, une par Héros qui s’y trouve ?
ask-destroy = { $card } : détruisez-vous une carte de votre défausse ?
ask-disintegrate = { $card } : détruisez-vous cette carte pour détruire aussi l’une de ces cibles ?
ask-take = { $card } : quelle carte de votre défausse passe dans votre main ?
ask-put_on_top = { $card } : quelle carte de votre défausse va sur votre deck ?
ask-put_on_top-grapnel_gun = { $card } : placez-vous une carte de votre défausse sur votre deck ?
ask-put_under = { $card } : placez-vous des cartes de votre défausse sous votre deck, deux au plus ?
ask-gain = { $card } : quelle carte de la Réserve gagnez-vous ?
ask-borrow = { $card } : quelle carte de la Réserve jouez-vous ? Elle y retourne à la fin de votre tour.
ask-borrow_from = { $card } : jouez-vous l’une des cartes révélées ? Elle retourne ensuite sur son deck.
ask-again = { $card } : quelle carte rejouez-vous ?
ask-add = { $card } : quelle carte de votre main rejoint la Réserve ?
ask-show = { $card } : montrez-vous un Vilain de votre main ? Sinon, vous défaussez deux cartes.
ask-riots = { $card } : montrez-vous une carte à Attaque ou à Défense ? Sinon, vous défaussez une carte au hasard.
ask-owlship = { $card } : contribuez-vous au Challenge avec une carte de votre défausse ?
ask-on_top = Placez-vous { $card } sur votre deck ? Sinon, la carte va dans votre défausse.
ask-take_kick = { $card } : prenez-vous en main un Coup de Pied de la pile ?
ask-starro = Starro : jouez-vous { $card } ? La carte retourne ensuite dans la défausse de son propriétaire.
ask-destroy_two = { $card } : détruisez-vous deux cartes de votre main, pour 5 de Puissance au lieu de 3 ?
ask-help = Apportez-vous votre aide, avec une carte au hasard de votre main ?
ask-name-two_face = { $card } : pair ou impair ? Si le coût de votre première carte est tel que vous le dites, vous la piochez ; sinon, vous la défaussez.
ask-name-black_manta = { $card } : détruisez-vous la carte que vous venez de défausser, ou défaussez-vous votre main ?
ask-name-the_joker = { $card } : défaussez-vous une carte de votre main au hasard, ou laissez-vous l’adversaire piocher une carte ?
ask-pass_on-brainiac = { $card } : quelles sont les deux cartes de votre main qui vont dans la pile commune ? Vous en recevrez deux au hasard.
ask-pass_on-the_joker = { $card } : quelle carte de votre main va dans la défausse de votre voisin de gauche ?
ask-destroy-nth_metal = { $card } : voici la première carte de votre deck. La détruisez-vous ?
ask-destroy-field_journal = { $card } : laquelle de ces cartes du Deck Commun détruisez-vous ? L’autre reste dessus.
ask-destroy-anti_monitor = { $card } : quelles cartes de la Réserve détruisez-vous pour les remplacer ?
ask-destroy-heat_vision = { $card } : détruisez-vous une carte de votre main ou de votre défausse ?
ask-destroy-lobo = { $card } : détruisez-vous des cartes de votre main ou de votre défausse, deux au plus ?
ask-destroy-king_of_atlantis = { $card } : détruisez-vous une carte de votre défausse, pour 3 de Puissance au lieu de 1 ?
ask-destroy-atrocitus = { $card } : détruisez-vous des cartes de votre défausse, deux au plus ?
ask-destroy-darkseid = { $card } : quelles sont les deux cartes de votre main que vous détruisez ?
ask-destroy-deathstroke = { $card } : quel Héros, Super-Pouvoir ou Équipement de votre main ou de votre défausse détruisez-vous ?
ask-gain-deathstroke = { $card } : gagnez-vous un Héros ou un Vilain de la Réserve ? Sinon, vous obtenez 3 de Puissance.

# Answers

answer-hero = Choisir { $card }
answer-play = Jouer { $card }
    .first = Jouer { $card } ou contribuer avec…
answer-play_all = Jouer tout ce qui ne donne que de la Puissance
answer-buy = Acheter { $card }
    .first = Acheter { $card }…
answer-buy_for = Acheter { $card } pour votre partenaire
    .first = Acheter { $card }…
answer-defeat = Vaincre { $card }
answer-contribute = Contribuer avec { $card }
    .first = Jouer { $card } ou contribuer avec…
answer-help = Demander de l’aide
answer-patrol = Compléter la Réserve
answer-riddle = { $way } (L’Homme-Mystère)
answer-take_gained = Prendre { $card } en main
answer-end = Finir le tour
answer-defend = Se défendre avec { $card }
    .first = Se défendre avec { $card }…
answer-defend_for = Défendre { $foe } avec { $card }
    .first = Se défendre avec { $card }…
answer-pass = Ne pas se défendre
answer-pass_turn = Ne pas se défendre de tout le tour
answer-discard = { $count ->
    [0] Ne rien défausser
   *[other] Défausser { $cards }
  }
answer-destroy = { $count ->
    [0] Ne rien détruire
   *[other] Détruire { $cards }
  }
answer-destroy_player = Détruire { $foe }
answer-pass_on = { $count ->
    [0] Ne rien donner
   *[other] Donner { $cards }
  }
answer-take = Prendre { $card }
answer-put = { $count ->
    [0] Ne rien placer
   *[other] Placer { $cards }
  }
answer-gain = Gagner { $card }
answer-borrow = Jouer { $card }
answer-borrow_from = Jouer { $card } de { $foe }
answer-again = Rejouer { $card }
answer-add = Ajouter { $card } à la Réserve
answer-show = Montrer { $card }
answer-name = { $word }
answer-yes = Oui
answer-no = Non
answer-none = N’en choisir aucune

riddle-card = Payer 3 de Puissance pour gagner la première carte du Deck Commun
riddle-power = Prendre 1 de Puissance à la place
word-even = Dire « pair »
word-odd = Dire « impair »
word-destroy_card = Détruire la carte
word-discard_hand = Défausser votre main
word-discard_random = Défausser une carte au hasard
word-let_draw = Laisser l’adversaire piocher une carte
place-hand = main
place-discard = défausse

# Events

event-chose = { $seat } incarne { $card }.
event-started = { $seat } commence.
event-read_aloud = On lit à voix haute « { $card } ».
event-turn = Tour { $number } : { $seat }.
event-played = { $seat } joue { $card }.
event-played_again = { $seat } rejoue { $card }.
event-borrowed = { $seat } joue { $card }, une carte empruntée.
event-drew = { $seat } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
  } : { $cards }.
    .hidden = { $seat } pioche { $number ->
        [one] une carte
       *[other] { $number } cartes
      }.
event-reshuffled = { $seat } mélange sa défausse pour former un nouveau deck.
event-discarded = { $seat } défausse { $cards }.
event-milled = { $seat } défausse la première carte de son deck : { $card }.
event-showed_hand = { $seat } montre sa main : { $cards }.
event-showed = { $seat } montre { $card }.
event-revealed = { $seat } révèle { $card }.
event-turned_over = { $seat } révèle la première carte du Deck Commun : { $card }.
event-fetched = { $seat } reprend { $card } dans sa défausse.
event-put_on_top = { $seat } place { $card } sur son deck.
event-put_under = { $seat } place { $card } sous son deck.
event-put_away = { $seat } glisse une carte sous son Super-Héros.
event-passed_on = { $seat } passe { $card } à { $foe }.
event-mixed = { $number } cartes sont mélangées et redistribuées.
event-added = { $seat } ajoute { $card } à la Réserve.
event-weakened = { $seat } gagne une Faiblesse.
event-destroyed = Une carte de { $seat } est détruite : { $card }.
event-burnt = Carte détruite : { $card }.
event-turned_up = { $card } rejoint la Réserve.
event-turned_down = Le Super-Héros de { $seat } est retourné face cachée.
event-took_kick = Grâce à { $card }, { $seat } prend un Coup de Pied en main.
event-took_power = { $seat } prend la Puissance de { $card }.
event-bought = { $seat } achète { $card } pour { $cost }.
event-bought_for = { $seat } achète { $card } pour { $cost } et l’offre à { $foe }.
event-gained = { $seat } gagne { $card }.
event-defeated = { $seat } vainc { $card } pour { $cost }.
event-appeared = { $card } entre en scène.
event-defended = { $seat } évite l’Attaque grâce à { $card }.
event-defended_for = { $seat } protège { $foe } de l’Attaque grâce à { $card }.
event-stalled = { $seat } n’a rien pris dans la Réserve : une carte s’y ajoute.
event-contributed = { $seat } contribue avec { $card }.
event-overcame = { $seat } paie { $cost }. Challenge vaincu : { $card }.
event-disintegrated = { $seat } détruit { $card }.
event-player_destroyed = { $seat } détruit { $foe }, qui ne joue plus.
event-challenged = Challenge de niveau { $level } : { $card }.
event-ticked = { $number ->
    [one] Une carte se trouve sous le Challenge.
   *[other] { $number } cartes se trouvent sous le Challenge.
  }
event-ran_down = { $card } : le compte à rebours est terminé.
event-showed_loyalty = { $seat } révèle sa carte Loyauté : { $role }.
event-completed = { $seat } a accompli « { $card } » !
event-plotted = Le Complot de { $seat } entre en jeu : { $card }.
event-foiled = { $seat } paie { $cost }. Complot vaincu : { $card }.
event-asked_for_help = { $seat } demande de l’aide.
event-helped = { $seat } apporte son aide : { $card }.
event-refused = { $seat } ne prête pas de carte.
event-finale = Vous êtes Loyaux tous les deux : { $number } Super-Vilains arrivent.
event-ended = { $reason ->
    [villains] Le dernier Super-Vilain est vaincu.
    [line_up] La Réserve ne peut plus être complétée.
    [loyal] Tous les Challenges sont vaincus.
    [mastermind] Le plan du Génie du Crime a réussi.
    [nobody] Le Deck Commun est épuisé.
   *[stopped] La partie s’arrête après trop de tours.
  }

# Outcomes

outcome-villains = { $count ->
    [one] { $winners } gagne : le dernier Super-Vilain est vaincu.
   *[other] { $winners } gagnent ensemble : le dernier Super-Vilain est vaincu.
  }
outcome-line_up = { $count ->
    [one] { $winners } gagne : le Deck Commun ne suffit plus à compléter la Réserve.
   *[other] { $winners } gagnent ensemble : le Deck Commun ne suffit plus à compléter la Réserve.
  }
outcome-loyal = Le camp Loyal gagne : { $winners }.
outcome-mastermind = { $winners } gagne : le plan du Génie du Crime a réussi.
outcome-nobody = Personne ne gagne : le Deck Commun est épuisé, et nul d’entre vous n’était le Génie du Crime.
outcome-stopped = La partie s’arrête après trop de tours, et personne ne gagne.

# Refusals

refusal-hero-taken = Ce Super-Héros n’est pas disponible.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-not-for-sale = Cette carte n’est ni dans la Réserve ni dans la pile de Coups de Pied.
refusal-too-dear = { $card } coûte { $cost }, et { $power ->
    [0] il ne vous reste pas de Puissance
   *[other] il vous reste { $power } de Puissance
  }.
refusal-too-strong = Vaincre { $card } vous coûte { $cost }, et { $power ->
    [0] il ne vous reste pas de Puissance
   *[other] il vous reste { $power } de Puissance
  }.
refusal-too-hard = { $card } coûte encore { $cost }, et { $power ->
    [0] il ne vous reste pas de Puissance
   *[other] il vous reste { $power } de Puissance
  }.
refusal-too-deep = Vaincre le Complot { $card } vous coûte { $cost }, et { $power ->
    [0] il ne vous reste pas de Puissance
   *[other] il vous reste { $power } de Puissance
  }.
refusal-not-to-be-defeated = Il n’y a rien là que l’on puisse vaincre maintenant.
refusal-incomplete = Il manque encore des contributions.
refusal-not-loyal = Seuls les joueurs Loyaux peuvent vaincre un Complot.
refusal-does-not-fit = Le Challenge ne demande pas de carte comme { $card }.
refusal-gift-does-not-fit = Le Challenge ne demande pas de carte comme celle-ci.
refusal-no-weakness = On ne peut pas contribuer avec une Faiblesse.
refusal-no-challenge = Aucun Challenge n’est visible : on ne peut pas contribuer.
refusal-no-plot = Aucun Complot n’est en jeu : on ne peut pas demander d’aide.
refusal-nothing-plain = Vous n’avez pas en main deux cartes qui ne donnent que de la Puissance.
refusal-helped-already = Vous avez déjà demandé de l’aide pendant ce tour.
refusal-no-help-for-mastermind = Personne n’aide le Génie du Crime.
refusal-nobody-to-help = Personne ne peut aider.
refusal-line-up-full = La Réserve compte cinq cartes ou plus.
refusal-main-deck-empty = Le Deck Commun est vide.
refusal-no-defence = Cette carte n’a pas de Défense.
refusal-just-drawn = Une Défense contre cette même Attaque vous a fait piocher cette carte : elle ne protège pas contre elle.
refusal-wrong-type = Cette carte est d’un autre type.
refusal-wrong-cost = Le coût de cette carte ne convient pas.
refusal-no-location = Un Lieu ne peut pas être joué ainsi.
refusal-not-again = Cette carte ne peut pas être rejouée ainsi.
refusal-riddle-too-dear = Il ne vous reste pas assez de Puissance pour l’énigme.
refusal-riddle-no-card = Le Deck Commun est vide.
refusal-riddle-closed = L’Homme-Mystère a déjà servi autrement pendant ce tour.
refusal-neither-attack-nor-defence = Cette carte n’a ni Attaque ni Défense.

error-two-heads-seats = « Deux têtes » se joue à 2 joueurs, pas à { $seats }.
error-teams-seats = Les équipes se jouent à 4 joueurs, pas à { $seats }.
error-watchmen-variant = Watchmen se joue sans « deux têtes », sans équipes et sans « En patrouille ».

# Types

type-starter = Départ
type-hero = Héros
type-villain = Vilain
type-super_power = Super-Pouvoir
type-equipment = Équipement
type-location = Lieu
type-super_villain = Super-Vilain
type-super_hero = Super-Héros
type-none = sans type
type-challenge = Challenge
type-machination = Sombre Machination
type-plot = Complot Criminel
type-loyalty = Loyauté
role-mastermind = Génie du Crime
role-loyal = Loyal

# What lies on the table

hand = Main
deck = Deck
discard-pile = Défausse
in-play = En jeu
locations = Lieux
main-deck = Deck Commun
line-up = Réserve
kicks = Coups de Pied
weaknesses = Faiblesses
super-villains = Super-Vilains
destroyed-cards = Cartes détruites
power = Puissance
cost = Coût
points = Points de Victoire
attack = Attaque
defence = Défense
ongoing = Permanent
first-appearance = Révélation-Attaque
to-defeat = Pour vaincre
contributions = Contributions
level = Niveau { $number }
face-down = face cachée
reconstructed = reconstitué

# What Challenges ask for

demand-type = { $count } × { $type }
demand-least = { $count } × coût { $least } ou plus
demand-attack_or_defence = { $count } × Attaque et/ou Défense
demand-watchmen = { $count } × carte Watchmen
demand-in_play = { $count } × { $type }, en jeu
demand-destroyed = { $count ->
    [one] { $count } carte de coût { $least } ou plus détruite dans la main, le deck ou la défausse d’un joueur
   *[other] { $count } cartes de coût { $least } ou plus détruites dans la main, le deck ou la défausse des joueurs
  }

# Basic cards

card-punch = Coup de Poing
    .text = +1 en Puissance.
card-vulnerability = Vulnérabilité
    .text = Sans effet.
card-kick = Coup de Pied
    .text = +2 en Puissance.
card-weakness = Faiblesse
    .text = Sans effet ni type. Coûte 1 Point de Victoire à la fin.

# Heroes

card-blue_beetle = Blue Beetle
    .text = +3 en Puissance. Défense : montrez cette carte de votre main ; l’Attaque ne vous touche pas, et la carte reste en main.
card-catwoman = Catwoman
    .text = +2 en Puissance.
card-dark_knight = Chevalier Noir
    .text = +2 en Puissance. Gagnez tous les Équipements de la Réserve. Si vous jouez ou avez joué Catwoman pendant ce tour, vous pouvez mettre une fois en main une carte achetée ou gagnée pendant ce tour.
card-emerald_knight = Chevalier d’Émeraude
    .text = Prenez un Héros, un Super-Pouvoir ou un Équipement de la Réserve et jouez-le. Il y retourne à la fin de votre tour.
card-fastest_man_alive = L’Homme le Plus Rapide du Monde
    .text = Piochez deux cartes.
card-green_arrow = Green Arrow
    .text = +2 en Puissance. Vaut 5 points si vous avez au moins quatre autres Héros à la fin, et 0 sinon.
card-high_tech_hero = Héros High-Tech
    .text = +3 en Puissance si vous jouez ou avez joué un Super-Pouvoir ou un Équipement pendant ce tour ; sinon +1.
card-jonn_jonzz = J’onn J’onzz
    .text = Jouez le Super-Vilain du sommet de la pile, puis remettez-l’y. Sa Révélation-Attaque n’a pas lieu.
card-kid_flash = Kid Flash
    .text = Piochez une carte.
card-king_of_atlantis = Roi d’Atlantis
    .text = Vous pouvez détruire une carte de votre défausse. Si vous le faites, +3 en Puissance ; sinon +1.
card-man_of_steel = L’Homme d’Acier
    .text = +3 en Puissance. Mettez en main tous les Super-Pouvoirs de votre défausse.
card-mera = Mera
    .text = +4 en Puissance si votre défausse est vide ; sinon +2.
card-princess_diana = Princesse Diana de Themyscira
    .text = Gagnez tous les Vilains de la Réserve qui coûtent 7 ou moins.
card-robin = Robin
    .text = +1 en Puissance. Mettez en main un Équipement de votre défausse.
card-supergirl = Supergirl
    .text = Vous pouvez mettre en main un Coup de Pied de la pile.
card-swamp_thing = Swamp Thing
    .text = +5 en Puissance si vous avez un Lieu en jeu ; sinon +2.
card-zatanna_zatara = Zatanna Zatara
    .text = +1 en Puissance. Vous pouvez placer jusqu’à deux cartes de votre défausse sous votre deck.

# Villains

card-bane = Bane
    .text = +2 en Puissance. Attaque : chaque adversaire choisit une carte et la défausse.
card-bizarro = Bizarro
    .text = +3 en Puissance. Vaut 2 points par Faiblesse que vous avez à la fin.
card-cheetah = Cheetah
    .text = Gagnez une carte de la Réserve qui coûte 4 ou moins.
card-clayface = Gueule d’Argile
    .text = Choisissez une autre carte jouée pendant ce tour et jouez-la de nouveau. Ce qu’elle a déjà fait demeure. Pas une Gueule d’Argile.
card-doomsday = Doomsday
    .text = +4 en Puissance.
card-gorilla_grodd = Gorilla Grodd
    .text = +3 en Puissance.
card-harley_quinn = Harley Quinn
    .text = +1 en Puissance. Attaque : chaque adversaire place un Coup de Poing ou une Vulnérabilité de sa défausse sur son deck.
card-lobo = Lobo
    .text = +3 en Puissance. Vous pouvez détruire jusqu’à deux cartes de votre main et de votre défausse.
card-the_penguin = Le Pingouin
    .text = Piochez deux cartes, puis choisissez-en deux et défaussez-les.
card-poison_ivy = Poison Ivy
    .text = +1 en Puissance. Attaque : chaque adversaire défausse la première carte de son deck, et gagne une Faiblesse si elle coûte 1 ou plus.
card-the_riddler = L’Homme-Mystère
    .text = Autant de fois que vous voulez pendant ce tour, payez 3 de Puissance pour gagner la première carte du Deck Commun sans la voir. Si vous y renoncez, vous pouvez prendre +1 en Puissance.
card-scarecrow = L’Épouvantail
    .text = +2 en Puissance. Attaque : chaque adversaire gagne une Faiblesse.
card-solomon_grundy = Solomon Grundy
    .text = +3 en Puissance. Quand vous achetez ou gagnez cette carte, vous pouvez la placer sur votre deck.
card-starro = Starro
    .text = Attaque : chaque adversaire défausse la première carte de son deck. Vous pouvez jouer chacune de ces cartes qui n’est pas un Lieu.
card-suicide_squad = Suicide Squad
    .text = +2 en Puissance. Si vous avez joué deux autres Suicide Squads pendant ce tour, chaque adversaire défausse toute sa main. Vaut 1 point par Suicide Squad que vous avez à la fin.
card-two_face = Double-Face
    .text = +1 en Puissance. Dites pair ou impair, puis révélez la première carte de votre deck. Si son coût est tel que vous l’avez dit, piochez-la ; sinon défaussez-la.

# Super Powers

card-bulletproof = Résistance aux Balles
    .text = +2 en Puissance. Défense : défaussez cette carte, et l’Attaque ne vous touche pas. Piochez une carte ; vous pouvez détruire une carte de votre défausse.
card-heat_vision = Vision Thermique
    .text = +3 en Puissance. Vous pouvez détruire une carte de votre main ou de votre défausse.
card-super_speed = Super-Vitesse
    .text = Piochez une carte. Défense : défaussez cette carte, et l’Attaque ne vous touche pas. Piochez deux cartes.
card-super_strength = Super-Force
    .text = +5 en Puissance.
card-x_ray_vision = Vision à Rayons X
    .text = Chaque adversaire révèle la première carte de son deck. Vous pouvez jouer l’une d’elles, sauf un Lieu ; elle retourne ensuite à sa place.

# Equipment

card-aquamans_trident = Trident d’Aquaman
    .text = +2 en Puissance. Une fois pendant ce tour, vous pouvez placer sur votre deck une carte que vous achetez ou gagnez.
card-batmobile = Batmobile
    .text = Si c’est la première carte que vous jouez pendant ce tour, défaussez votre main et piochez cinq cartes ; sinon +1 en Puissance.
card-bat_signal = Le Bat-Signal
    .text = +1 en Puissance. Mettez en main un Héros de votre défausse.
card-cape_and_cowl = La Cape et le Masque
    .text = +2 en Puissance. Défense : défaussez cette carte, et l’Attaque ne vous touche pas. Piochez deux cartes.
card-green_arrows_bow = Arc de Green Arrow
    .text = +2 en Puissance. Pendant ce tour, vaincre un Super-Vilain vous coûte 2 de moins ; dans Watchmen, un Challenge ou le Complot aussi.
card-lasso_of_truth = Lasso de Vérité
    .text = +1 en Puissance. Défense : défaussez cette carte, et l’Attaque ne vous touche pas. Piochez une carte.
card-nth_metal = Métal Nth
    .text = +1 en Puissance. Regardez la première carte de votre deck ; vous pouvez la détruire.
card-power_ring = Anneau de Pouvoir
    .text = Révélez la première carte de votre deck. Si elle coûte 1 ou plus, +3 en Puissance ; sinon +2.
card-utility_belt = Ceinture Multifonctions
    .text = +2 en Puissance. Vaut 5 points si vous avez au moins quatre autres Équipements à la fin, et 0 sinon.

# Locations

card-arkham_asylum = Asile d’Arkham
    .text = Permanent : quand vous jouez votre premier Vilain à chacun de vos tours, piochez une carte.
card-the_batcave = La Batcave
    .text = Permanent : quand vous jouez votre premier Équipement à chacun de vos tours, piochez une carte.
card-fortress_of_solitude = Forteresse de la Solitude
    .text = Permanent : quand vous jouez votre premier Super-Pouvoir à chacun de vos tours, piochez une carte.
card-titans_tower = Tour des Titans
    .text = Permanent : quand vous jouez votre première carte de coût 2 ou 3 à chacun de vos tours, piochez une carte.
card-the_watchtower = La Tour de Garde
    .text = Permanent : quand vous jouez votre premier Héros à chacun de vos tours, piochez une carte.

# Super-Villains

card-ras_al_ghul = Ra’s al Ghul
    .text = +3 en Puissance. À la fin de votre tour, avant de piocher, placez cette carte sous votre deck.
card-anti_monitor = L’Anti-Monitor
    .text = +2 en Puissance. Détruisez autant de cartes de la Réserve que vous voulez, puis remplacez-les.
    .appearance = Chacun montre sa main et en ajoute à la Réserve une carte de coût 1 ou plus.
card-atrocitus = Atrocitus
    .text = +2 en Puissance. Vous pouvez détruire jusqu’à deux cartes de votre défausse.
    .appearance = Chacun place une carte de sa main, au hasard, sous son Super-Héros. Quand Atrocitus est vaincu, ces cartes vont sur le deck de leurs propriétaires.
card-black_manta = Black Manta
    .text = +3 en Puissance. Piochez une carte.
    .appearance = Chacun défausse la première carte de son deck. Si elle coûte 1 ou plus, il la détruit ou défausse sa main.
card-brainiac = Brainiac
    .text = Chaque adversaire révèle une carte de sa main, au hasard. Jouez chacune d’elles, sauf les Lieux ; elle retourne ensuite dans la main de son propriétaire.
    .appearance = Chacun place deux cartes de sa main dans une pile commune, face cachée. On la mélange, et chacun en reçoit autant qu’il en a donné.
card-captain_cold = Captain Cold
    .text = +2 en Puissance, et +1 par adversaire qui a un Héros dans sa défausse.
    .appearance = Chacun retourne son Super-Héros face cachée jusqu’à ce que Captain Cold soit vaincu.
card-darkseid = Darkseid
    .text = Vous pouvez détruire deux cartes de votre main. Si vous le faites, +5 en Puissance ; sinon +3.
    .appearance = Chacun défausse deux cartes, ou montre un Vilain de sa main.
card-deathstroke = Deathstroke
    .text = Vous pouvez gagner un Héros ou un Vilain de la Réserve. Si vous ne le faites pas, +3 en Puissance.
    .appearance = Chacun montre sa main et détruit un Héros, un Super-Pouvoir ou un Équipement de sa main ou de sa défausse.
card-the_joker = Le Joker
    .text = +2 en Puissance. Chaque adversaire défausse une carte au hasard, ou vous piochez une carte ; c’est lui qui choisit.
    .appearance = Chacun passe une carte de sa main dans la défausse de son voisin de gauche. Qui en reçoit une de coût 1 ou plus place une Faiblesse sur son deck.
card-lex_luthor = Lex Luthor
    .text = Piochez trois cartes.
    .appearance = Chacun gagne une Faiblesse par Vilain de la Réserve.
card-parallax = Parallax
    .text = Doublez votre Puissance de ce tour.
    .appearance = Chacun montre sa main et en défausse toutes les cartes qui coûtent 2 ou moins.
card-sinestro = Sinestro
    .text = Révélez la première carte du Deck Commun. Si c’est un Héros, +3 en Puissance et la carte est détruite ; sinon elle va dans votre main.
    .appearance = Chacun montre sa main et défausse autant de cartes qu’elle contient de Héros.

# Super Heroes

card-batman = Batman
    .text = +1 en Puissance par Équipement que vous jouez pendant votre tour.
card-superman = Superman
    .text = +1 en Puissance par Super-Pouvoir de nom différent que vous jouez pendant votre tour.
card-wonder_woman = Wonder Woman
    .text = À la fin de votre tour, piochez une carte de plus par Vilain acheté ou gagné pendant ce tour.
card-green_lantern = Green Lantern
    .text = +3 en Puissance, une fois par tour, quand vous avez joué trois cartes de noms différents et de coût 1 ou plus.
card-the_flash = Flash
    .text = Vous commencez la partie. La première fois à chacun de vos tours qu’une carte vous fait piocher, piochez une carte de plus.
card-aquaman = Aquaman
    .text = Vous pouvez placer sur votre deck toute carte de coût 5 ou moins que vous achetez ou gagnez pendant votre tour.
card-cyborg = Cyborg
    .text = Une fois par tour, +1 en Puissance si vous jouez un Super-Pouvoir. Une fois par tour, piochez une carte si vous jouez un Équipement.
card-martian_manhunter = Martian Manhunter
    .text = Une fois par tour, +3 en Puissance si vous jouez au moins deux Vilains. Une fois par tour, +3 en Puissance si vous jouez au moins deux Héros.

# Super Heroes of Watchmen

card-doctor_manhattan = Dr Manhattan
    .text = +3 en Puissance, une fois par tour, quand vous avez joué deux Super-Pouvoirs.
card-nite_owl = Le Hibou
    .text = Quand vous jouez votre premier Équipement à chacun de vos tours, piochez une carte.
card-ozymandias = Ozymandias
    .text = Une fois par tour, +2 en Puissance quand vous avez joué des cartes de trois types. Une fois par tour, piochez une carte quand vous avez joué des cartes de quatre types.
card-rorschach = Rorschach
    .text = Une fois à chacun de vos tours, vous pouvez détruire une carte de coût 0 de votre main ou de votre défausse. Si vous le faites, +1 en Puissance.
card-silk_spectre = Le Spectre Soyeux
    .text = À la fin de votre tour, piochez une carte de plus par Héros acheté ou gagné pendant ce tour.
card-the_comedian = Le Comédien
    .text = +1 en Puissance par carte à Attaque ou à Défense que vous jouez pendant votre tour.

# Main deck of Watchmen

card-disintegration = Désintégration
    .text = +3 en Puissance. Vous pouvez détruire cette carte pour faire l’une de ces choses : détruire le Challenge ; détruire un autre joueur Loyal, une fois toutes les cartes Loyauté connues ; détruire une carte de la Réserve.
card-duplication = Duplication
    .text = Choisissez une carte jouée pendant ce tour, ou l’une de vos cartes en jeu qui a un texte Permanent, et jouez-la de nouveau. Ni une Duplication ni une Gueule d’Argile.
card-reconstruction = Reconstruction
    .text = +2 en Puissance. Détruisez toutes les cartes de la Réserve, puis complétez-la à cinq.
card-teleportation = Téléportation
    .text = Piochez deux cartes. Défense : défaussez cette carte, et l’Attaque ne vous touche pas. Piochez une carte.
card-owlship = Vaisseau du Hibou
    .text = +3 en Puissance. Vous pouvez contribuer au Challenge avec une carte de votre défausse, comme si elle venait de votre main.
card-grapnel_gun = Pistolet-Grappin
    .text = +1 en Puissance. Défense : défaussez cette carte, et l’Attaque ne vous touche pas. Piochez une carte ; vous pouvez placer une carte de votre défausse sur votre deck.
card-field_journal = Journal de Bord
    .text = +2 en Puissance. Regardez les deux premières cartes du Deck Commun. Détruisez-en une et remettez l’autre dessus.
card-retired_minuteman = Minuteman à la Retraite
    .text = +2 en Puissance. +1 en Puissance si vous contribuez ou avez contribué avec une carte pendant ce tour.
card-moloch = Moloch
    .text = +2 en Puissance. Attaque : chaque adversaire défausse une carte au hasard.
card-antarctic_retreat = Refuge Antarctique
    .text = Permanent : quand vous jouez votre première carte de coût 5 ou plus à chacun de vos tours, piochez une carte.
card-martian_palace = Palais Martien
    .text = Permanent : à votre première contribution à chacun de vos tours, piochez une carte.

# Challenges

card-riots = Émeutes
    .text = Permanent : au début de chaque tour, son joueur défausse une carte au hasard, ou montre de sa main une carte à Attaque ou à Défense.
card-keene_act = Loi Keene
    .text = Permanent : les pouvoirs de tous les Super-Héros sont annulés.
card-nixon = Nixon
    .text = Permanent : à la fin de chaque tour, une fois la Réserve complétée, ajoutez-y encore une carte du Deck Commun.
card-cancer_scare = La Peur du Cancer
    .text = Permanent : après chaque tour, Attaque contre son joueur, qui révèle la première carte de son deck. Si elle coûte 1 ou plus, elle est détruite ; sinon elle est défaussée, et le joueur gagne une Faiblesse.
card-alien_invasion = Invasion Alien
    .text = Permanent : à la fin de chaque tour, une fois la Réserve complétée, détruisez la première carte du Deck Commun par Vilain de la Réserve, deux au plus.
card-doomsday_clock = L’Horloge de l’Apocalypse
    .text = Permanent : à la fin de chaque tour, une fois la Réserve complétée, placez la première carte du Deck Commun sous ce Challenge, face cachée. À la douzième, chacun révèle sa Loyauté, le Génie du Crime prend les douze cartes en main (sans Génie du Crime, elles sont détruites), et l’horloge s’arrête.

# Machinations

card-machination_hero = Machination : Héros
    .text = En un tour : deux Héros différents et un Équipement. À deux ou trois joueurs, un Vilain en plus.
card-machination_villain = Machination : Vilains
    .text = En un tour : deux Vilains différents et un Héros. À deux ou trois joueurs, un Super-Pouvoir en plus.
card-machination_super_power = Machination : Super-Pouvoirs
    .text = En un tour : deux Super-Pouvoirs différents et un Vilain. À deux ou trois joueurs, un Équipement en plus.
card-machination_equipment = Machination : Équipements
    .text = En un tour : deux Équipements différents et un Super-Pouvoir. À deux ou trois joueurs, un Héros en plus.

# Plots

card-plot_hero = Alliés Retournés
    .text = Génie du Crime – Permanent : chaque fois que vous jouez un Héros, détruisez la première carte du Deck Commun.
card-plot_villain = Monstre Artificiel
    .text = Génie du Crime – Permanent : chaque fois que vous jouez un Vilain, détruisez la première carte du Deck Commun.
card-plot_super_power = Écran de Tachyons
    .text = Génie du Crime – Permanent : chaque fois que vous jouez un Super-Pouvoir, détruisez la première carte du Deck Commun.
card-plot_equipment = Sociétés-Écrans
    .text = Génie du Crime – Permanent : chaque fois que vous jouez un Équipement, détruisez la première carte du Deck Commun.
card-plot_starter = Panique dans les Rues
    .text = Génie du Crime – Permanent : quand vous jouez votre première carte de Départ d’un tour, détruisez les deux premières cartes du Deck Commun.

# Loyalty

card-loyalty_mastermind = Vous êtes le Génie du Crime
    .text = Faites que le Deck Commun s’épuise avant la chute du dernier Challenge. Jouez en un tour toutes les cartes de la Sombre Machination, et votre Complot entre en jeu.
card-loyalty_loyal = Vous êtes Loyal
    .text = Vainquez les trois Challenges avant que le Deck Commun soit épuisé, et le Complot aussi s’il entre en jeu.

gain-points = plus de Points de Victoire
fear-points = moins de Points de Victoire
gain-deck = des cartes plus fortes
fear-deck = des cartes plus faibles
gain-hand = une meilleure prochaine main
fear-hand = une prochaine main moins bonne
gain-shopping = plus d’achats ce tour-ci
fear-shopping = moins d’achats ce tour-ci
gain-partner = un partenaire qui avance
fear-partner = un partenaire qui prend du retard
gain-rivals = des adversaires freinés
fear-rivals = des adversaires qui prennent de l’avance
gain-cause = une avancée de la cause commune
fear-cause = un recul de la cause commune
gain-sabotage = un recul des joueurs Loyaux
fear-sabotage = une aide aux joueurs Loyaux
gain-suspicion = moins de soupçons
fear-suspicion = des soupçons
