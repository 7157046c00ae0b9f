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
notify-refused = Ce navigateur interdit à Panoplie de vous prévenir. Ses réglages pour cette page permettent de l’autoriser.
notify-off = Me prévenir quand c’est à moi
labelled = { $what } : { $text }
credits = Icônes : game-icons.net (CC BY 3.0). Caractères : Bangers et Atkinson Hyperlegible (OFL).
close = Fermer
tools = Outils
failed = Cela n’a pas marché. Réessayez dans un instant.
offline = La table ne répond pas. Est-elle lancée ?
reconstructed = Reconstitué : le livret ne donne pas ce nombre

rack-title = Le présentoir
rack-loading = On ouvre la boîte…
play-now = Jouer !
play-now-text = Contre deux robots, tout de suite. Sans compte ni installation.
opening = On dresse la table…
learn = Apprendre
learn-of = Apprendre { $game }
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
kind-hero = Robot : héros (fort)
kind-legend = Robot : légende (le plus fort)
guest = Invité
guest-name = Son nom
options = Règles
time = Temps
time-none = Sans pendule
time-relaxed = Tranquille, 3 jours
time-clock = Pendule
time-minutes = Minutes par joueur
time-increment = Secondes ajoutées à chaque réponse
time-zero = Temps écoulé
time-zero-bot = un robot prend le relais
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
seat-away = pas là
seat-lost = temps écoulé
seat-turn = joue
seat-winner = Vainqueur
seat-label = { $name }, place { $number }
seat-substitute = Laisser jouer un robot
seat-return = Reprendre ma place
seat-leave = Partir et laisser un robot continuer
seat-stand = Se lever
seat-free = Libérer la place…
seat-free-of = Libérer la place de { $name }…
seat-free-text = { $name } pourra regarder ; ni cette personne ni une autre venant de son adresse ne s’assiéra ici sans votre accord.
seat-free-sure = Libérer la place
seat-free-not = Laisser ainsi
unseated = { $name } ne peut que regarder : vous avez libéré sa place.
readmit = Permettre de se rasseoir
gathering-kept = On attend encore quelqu’un
gathering-full = Tout le monde est là
host = hôte
against = contre
against-box = contre le jeu
start = Commencer la partie
start-waits = La partie peut commencer quand toutes les places sont prises : attendez vos amis, ou donnez les places libres à des robots.
start-host = { $name } lance la partie quand tout le monde est prêt.
start-full = La partie commence dès que toutes les places sont prises.
watchers = { $count ->
    [one] Regarde : { $names }.
   *[other] Regardent : { $names }.
  }
watchers-unnamed = { $count ->
    [one] un invité
   *[other] { $count } invités
  }
wish = { $what } : { $choice }
wish-of = { $what } de { $name }
invite-code = Le lien, à lire avec l’appareil photo
room-door = Porte
room-public = Publique : au présentoir, chacun peut regarder ou s’asseoir
room-private = Privée : seulement avec le lien
room-clock = { $time } par joueur, { $increment } s de plus à chaque réponse ; à zéro, { $zero }
room-days = { $time } par joueur ; à zéro, { $zero }
room-usual = { $count ->
    [one] Une autre règle, comme dans le livret
   *[other] { $count } autres règles, comme dans le livret
  }
resign = Abandonner…
resign-sure = Abandonner
resign-not = Continuer à jouer
resign-team = C’est définitif. Un robot joue à votre place, et votre équipe continue avec les autres.
resign-others = C’est définitif. Vous ne pouvez plus gagner ; un robot joue à votre place pour que les autres puissent finir.
resign-over = C’est définitif. La partie s’arrête aussitôt, et vous l’avez perdue.
seat-resigned = a abandonné
seat-leave-text = Partir ne coûte rien : un robot joue jusqu’à votre retour.
given-up = Vous avez abandonné.
given-up-text = Un robot joue votre place jusqu’au bout, pour les autres.
sit = S’asseoir ici
invite = Lien d’invitation
invite-text = Qui ouvre ce lien peut prendre une place libre.
bot-level = robot, { $bot ->
    [civilian] civil
    [hero] héros
    [legend] légende
   *[sidekick] acolyte
  }
bot-name = { $bot ->
    [civilian] Robo-Citoyen
    [hero] Le Héros
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
unsent = Rien n’a été envoyé : la connexion est perdue. Réessayez quand elle sera rétablie.
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
zoom-in = Agrandir
zoom-out = Réduire
ask-below = encore { $count }
step-back = Retour
step-of = Choisir { $what }…
step-area = Choisir : { $area } ({ $count })…
your-turn = À vous !
and-now = Et maintenant ?
your-throw = À vous de lancer !
your-throw-text = Les dés sont dans votre main.
your-throw-key = La barre d’espace les lance aussi.
throw = Lancer les dés
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
undo = Annuler
undo-free = Annuler votre dernière réponse (U)
undo-asks = Annuler votre dernière réponse, si les autres sont d’accord (U)
proposal-title = Un instant !
proposal-text = { $who } voudrait annuler un coup. D’accord ?
proposal-waits = { $who } voudrait annuler un coup. On attend { $others }.
proposal-mine = Vous voudriez annuler votre coup. On a lancé ou vu quelque chose depuis : les autres doivent être d’accord. On attend { $others }.
proposal-refused = Le coup est maintenu : les autres n’ont pas voulu l’annuler.
proposal-drop = Y renoncer
proposal-agree = Oui, annuler le coup
proposal-refuse = Non, le maintenir
hint = Conseil
hint-says = Le meilleur robot choisirait : { $answer }.
taught = C’est fait !
taught-text = Cette leçon est finie. Continuez quand vous voulez.
hint-only = Il n’y a rien d’autre à choisir : { $answer }.
hint-lesson = La leçon attend ceci : { $answer }.
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
who-is-who = Qui est qui
guide-aim = But
guide-plan = Comment on y arrive d’ordinaire
guide-beware = À surveiller
guide-difficulty = { $level ->
    [1] Pour une première partie
    [2] Demande un plan
   *[3] Pour qui connaît les cartes
    }
log = Journal
log-empty = Il ne s’est encore rien passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose à la table
chat-to = À qui
chat-to-all = Tout le monde
chat-to-team = Mon équipe
chat-say-team = Dire quelque chose à votre équipe
chat-aside = à l’équipe
chat-send = Dire
chat-unsent = Pas envoyé : la connexion est perdue. Votre message reste ici.
share = Partager
share-watch = Lien pour regarder
share-watch-text = Qui l’ouvre voit la table et peut prendre une place libre, jamais vos secrets.
share-seat = Votre place : { $name }
share-seat-text = Ouvre votre place sur un autre appareil. Gardez ce lien pour vous : qui l’a joue à votre place.
copy = Copier
copy-secret = Copier mon lien secret
copied = Copié !
notify-title = { $game } : à vous de jouer
curtain-title = { $name }, c’est à vous
curtain-text = Passez l’écran, et que personne d’autre ne regarde.
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
replay-eyes = Point de vue
replay-all = tout à découvert
replay-spectator = un spectateur
replay-link = Lien vers ce moment

bang-steal = Zip !

glass-deeds = Ce qui est possible
glass-mark = Marquer
glass-unmark = Retirer la marque
glass-ahead = Marquer pour mon tour
mark-none = Marquez votre choix
mark-count = { $count } sur { $most }
mark-order = { $count } sur { $most }
mark-place = numéro { $place }
mark-clear = Retirer toutes les marques
less = Un de moins
more = Un de plus
since = { $count ->
    [one] Depuis votre tour : un événement
   *[other] Depuis votre tour : { $count } événements
  }
since-title = Depuis votre tour
since-next = Suivant
since-skip = Tout passer
since-done = Continuer
shortcuts = Touches
key-confirm = confirmer, ou choisir ce qui est sélectionné
key-move = aller au choix suivant
key-read = lire ce qui est sélectionné
key-back = retirer les marques, fermer ce qui est ouvert
key-undo = annuler ma dernière réponse
key-rules = les règles de la question en cours
key-log = le journal
key-since = ce qui s’est passé depuis mon tour
key-keys = ces touches
aim = But :
speed = Ce qui se passe s’affiche
speed-none = d’un coup
speed-quick = vite
speed-normal = normalement
speed-slow = lentement
bots = Les robots répondent
bots-instant = tout de suite
bots-quick = vite
bots-human = à un rythme humain
passes = Quand je n’ai rien à jouer
passes-on = passer pour moi
passes-off = me demander
passes-by-itself = Vous n’avez rien à jouer ici : on passe pour vous, sans que les autres le voient.
lets-all-pass = Vous laissez tout passer dans cette partie.
pass-this-game = Passer jusqu’à la fin de la partie
ask-me-again = Me redemander
play-now-of = { play-now } { $game }
new-table-of = { new-table } : { $game }

host-title = Le bureau de l’hôte
host-text = Pour qui héberge cette table. Le secret se trouve dans le fichier indiqué à l’ouverture.
host-secret = Le secret de l’hôte
host-enter = Ouvrir le bureau
host-wrong = Il n’y a pas de bureau ici, ou ce n’est pas son secret.
host-open-for = Ouverte depuis
host-span = { $hours } h { $minutes } min
host-load = Charge par cœur
host-tables = Tables
host-sockets = Connexions
host-thoughts = Robots en attente
host-steps = Étapes
host-refused = Refus
host-busiest = Tables les plus actives
host-no-tables = Personne ne joue en ce moment.
host-count = { $count ->
    [0] aucune connexion
    [one] une connexion
   *[other] { $count } connexions
  }
host-close = Fermer définitivement
host-close-sure = Vraiment fermer ? Rien n’est gardé.
host-addresses = Adresses
host-choose = Choisir
host-address = Adresse ou réseau
host-for = Pendant
host-hours = { $hours ->
    [1] une heure
    [24] un jour
    [720] trente jours
   *[other] { $hours } heures
  }
host-ban = Exclure cette adresse
host-bans = Exclusions
host-no-bans = Personne n’est exclu.
host-until = jusqu’au { $when }
host-lift = Lever l’exclusion
