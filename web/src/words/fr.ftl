# Les mots du client. Les jeux apportent les leurs.

home = Panoplie, retour au présentoir
language = Langue
settings = Réglages
theme = Clair ou sombre
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
sound-is-on = Le son est activé
sound-is-off = Le son est coupé
notify-on = Vous prévient quand c’est à vous
notify-refused = Ce navigateur ne laisse pas Panoplie vous prévenir. Ses réglages pour cette page peuvent le permettre.
notify-off = Me prévenir quand c’est à moi
credits = Icônes : game-icons.net (CC BY 3.0). Caractères : Bangers et Atkinson Hyperlegible (OFL).
close = Fermer
tools = Outils
failed = Cela n’a pas marché. Réessayez dans un instant.
offline = La table ne répond pas. Est-elle lancée ?
reconstructed = Reconstitué : la règle n’imprime pas ce nombre

rack-title = Le présentoir
rack-loading = On ouvre la boîte…
play-now = Jouer !
play-now-text = Contre deux robots, tout de suite. Sans compte, rien à installer.
opening = On dresse la table…
new-table = Nouvelle table
game-facts = { $low } à { $high } joueurs · { $designer } · { $publisher }, { $year }
my-games = Mes parties
my-games-empty = Vos parties se rangeront ici, celles en cours d’abord.
my-games-above = Les parties qui vous attendent sont plus haut.
rack-calling = On vous attend
open-tables = Tables ouvertes
open-tables-empty = Personne ne cherche de joueurs en ce moment. Ouvrez une table et envoyez le lien à vos amis.
tables-playing = À regarder
tables-playing-empty = Aucune partie publique ne se joue en ce moment.
join = S’asseoir
watch = Regarder
see = Voir
go-on = Continuer
your-move = À vous
status-open = attend des joueurs
status-playing = en cours
status-over = finie

my-name = Mon nom
name-reroll = Un autre nom et un autre emblème
emblem-change = Changer d’emblème
emblem = Emblème { $number }

game = Jeu
seats = Places
seat-kind = Qui prend la place { $number }
kind-me = Moi
kind-here = Quelqu’un devant cet écran
kind-open = Libre, pour qui a le lien
kind-civilian = Robot : civil (facile)
kind-sidekick = Robot : acolyte (bon)
kind-legend = Robot : légende (difficile)
guest = Invité
guest-name = Son nom
options = Règles
time = Temps
time-none = Sans pendule
time-relaxed = Tranquille, 3 jours
time-clock = Pendule
time-minutes = Minutes par joueur
time-increment = Secondes ajoutées à chaque réponse
time-zero = À zéro
time-zero-bot = un robot prend la suite
time-zero-lose = la partie est perdue
table-language = Langue de la table
public = Publique : visible au présentoir, chacun peut regarder ou s’asseoir
lay-table = Dresser la table

gathering = { $count ->
    [one] Encore une place libre
   *[other] Encore { $count } places libres
  }
seat-open = place libre
seat-nobody = Place { $number }
seat-sits = est là
seat-you = vous
seat-away = absent
seat-lost = temps écoulé
seat-turn = joue
seat-winner = Vainqueur
seat-label = { $name }, place { $number }
seat-substitute = Laisser jouer un robot
seat-return = Reprendre ma place
seat-leave = Partir ; un robot continue
seat-stand = Se lever
sit = S’asseoir ici
invite = Lien d’invitation
invite-text = Qui ouvre ce lien peut prendre une place libre. La partie commence quand toutes sont prises.
bot-level = robot, { $bot ->
    [civilian] civil
    [legend] légende
   *[sidekick] acolyte
  }
bot-name = { $bot ->
    [civilian] Robo-Citoyen
    [legend] La Légende
   *[sidekick] Acolyte
  }
bot-name-of-many = { bot-name } { $number }
days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }

sitting-down = On s’installe…
sitting-down-text = La table se dresse.
lost = La connexion est perdue. Votre partie est en sûreté ; nouvel essai…
lost-retry = Réessayer
gone-title = Pendant ce temps, ailleurs…
gone-nowhere = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet, ou la table a été rangée.
gone-unreachable = La table ne répond pas.
gone-full = Trop de fenêtres sont ouvertes sur cette table depuis votre adresse. Fermez-en une et réessayez.
gone-damaged = Ce qui a été enregistré de cette table n’est plus lisible. Elle est mise de côté ; son hébergeur en est averti.
to-rack = Retour au présentoir
to-table = À la table
not-found = Une case vide
not-found-text = Rien n’est dessiné à cette adresse.

ask-label = La question
ask-choices = Vos choix
ask-all = { $count ->
    [one] La seule façon de mettre des dés de côté
   *[other] { $count } façons de garder des dés
  }
zoom-in = Plus près
zoom-out = Plus loin
ask-below = encore { $count }
ask-more = { $count ->
    [one] Un autre choix
   *[other] { $count } choix, un par un
  }
step-back = Retour
step-of = { $what }…
your-turn = À vous !
and-now = Et maintenant ?
your-throw = À vous de lancer !
your-throw-text = Les dés sont dans votre main.
your-throw-key = La barre d’espace les lance aussi.
throw = Lancer les dés
draft-none = Marquez des dés, puis relancez
meanwhile = Pendant ce temps…
watching = Vous regardez.
in-your-place = Un robot joue à votre place.
in-your-place-text = Reprenez votre place quand vous voulez.
out-of-time = Votre temps est écoulé.
out-of-time-text = La partie est perdue pour vous. Un robot continue, pour que les autres puissent finir la leur.
one-moment = Un instant…
waiting-for = { $count ->
    [one] C’est à { $who } de jouer.
   *[other] C’est à { $who } de jouer.
  }
bot-thinks = { $count ->
    [one] { $who } réfléchit.
   *[other] { $who } réfléchissent.
  }
undo = Reprendre
undo-free = Reprendre votre dernière réponse (U)
undo-asks = Reprendre votre dernière réponse, si les autres sont d’accord (U)
proposal-title = Un instant !
proposal-text = { $who } voudrait reprendre un coup. D’accord ?
proposal-waits = { $who } voudrait reprendre un coup. On attend { $others }.
proposal-mine = Vous voudriez reprendre votre coup. On a lancé ou vu quelque chose depuis : les autres doivent être d’accord. On attend { $others }.
proposal-refused = Le coup reste : les autres n’ont pas voulu le reprendre.
proposal-drop = Laisser tomber
proposal-agree = Oui, qu’il soit repris
proposal-refuse = Non, il reste
hint = Conseil
hint-says = Le meilleur robot choisirait : { $answer }.
hint-best = le meilleur
hint-close = presque aussi bon
hint-worse = plus faible
hint-bad = bien plus faible
rules = Règles
rule-open = Ouvrir la règle { $rule }
rules-title = Règles de { $title }
rules-search = Chercher dans les règles, en français ou en anglais
rules-none = Rien n’est écrit sur « { $sought } ».
rules-example = Exemple
rules-ruling = Décision
rules-notes = Exemples et décisions
log = Journal
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose à la table
chat-send = Dire
share = Partager
share-watch = Lien pour regarder
share-watch-text = Qui l’ouvre voit la table et peut prendre une place libre, jamais vos secrets.
share-seat = Votre place : { $name }
share-seat-text = Ouvre votre place sur un autre appareil. Gardez-le pour vous : qui l’a joue à votre place.
copy = Copier
copy-secret = Copier mon lien secret
copied = Copié !
notify-title = { $game } : à vous de jouer
curtain-title = { $name }, c’est à vous
curtain-text = Passez l’écran. Que personne d’autre ne regarde.
curtain-open = Je suis là

ended-late = { $count ->
    [one] { $who } n’avait plus de temps ; un robot a fini la partie à cette place.
   *[other] { $who } n’avaient plus de temps ; des robots ont fini la partie à ces places.
  }
the-end = Fin !
again = Rejouer
again-join = Rejoindre la partie suivante
replay = Revoir
record = Télécharger l’enregistrement
fair-title = Les dés étaient-ils honnêtes ?
fair-before = Cette empreinte était fixée avant le premier lancer. La clé de tous les dés est montrée à la fin, pour que chacun puisse les vérifier.
fair-text = L’empreinte a été montrée avant le premier lancer, et tous les dés découlent de la clé. Téléchargez l’enregistrement et vérifiez vous-même :
fair-hash = Empreinte
fair-key = Clé

replay-none = Rien à revoir
replay-loading = On rembobine…
replay-controls = Commandes
replay-step = { $at } sur { $last }
replay-start = La table avant le premier coup.
replay-moment = Moment de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vu par
replay-all = tout ouvert
replay-spectator = un spectateur
replay-link = Lien vers ce moment

bang-throw = Taclac !
bang-bubbles = Pow !
bang-shields = Clang !
bang-skulls = Niark !
bang-steal = Zip !
bang-stuck = Aïe !

pow-tile = { $name }, { $number }
pow-row = { $row ->
    [hero] Rangée des Super-héros, { $count } tuiles
   *[villain] Rangée des Super-vilains, { $count } tuiles
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
pow-close-hero = Un héros qui vaut { $value }, si à la fin un vilain se tient à son côté.
pow-close-villain = Un vilain qui coûte { $value } ; mais un héros ne compte qu’à côté d’un vilain.
pow-dice = Dés
pow-aside = De côté
pow-thrown = { $throw ->
    [0] Les dés avant le lancer
   *[other] Les dés du lancer { $throw }
  }
pow-die = Dé { $place } : { $symbol }
pow-throw = Lancer { $throw } sur 3
pow-mark = cliquez sur les dés à mettre de côté
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
   *[other] { $place } à partir du haut
  } : { $tile }, valeur { $value }
pow-stack-back = { $row ->
    [hero] Super-héros recouvert de { $name }
   *[villain] Super-vilain recouvert de { $name }
  }, { $place } à partir du haut
pow-score-label = { $name } : { $score } points
pow-sum = Héros { $heroes } − vilains { $villains } = { $score }
pow-struck = { $count ->
    [one] Un héros dépasse et ne compte pas.
   *[other] { $count } héros dépassent et ne comptent pas.
  }
