# Ce que tous les jeux partagent.

and = et
seat = Joueur { $number }
several = { $count } × { $thing }
quoted = « { $thing } »
thing-at = { $number ->
    [1] { $thing } ({ $place })
   *[other] { $thing } n° { $number } ({ $place })
  }

why = { $reason }.
why-then = { $reason } ; réponse attendue de { $name } : « { $answer } ».
why-gain = Face aux autres choix, on y gagne { $gains }
why-gain-fear = Face aux autres choix, on y gagne { $gains } ; à craindre : { $fears }
why-fear = Ce choix vise plus loin ; à craindre d’ici là : { $fears }
why-even = Aussi loin qu’on peut prévoir, aucun choix ne se détache
gain-end = la victoire
fear-end = la défaite

refusal-not-an-option = « { $answer } » ne fait pas partie des choix.
refusal-not-an-answer = Une réponse se compose de mots et de nombres entiers.
refusal-not-asked = Cette question ne s’adresse pas à vous.
refusal-already-answered = Vous avez répondu ; les autres, pas encore.
refusal-game-over = La partie est finie.
refusal-must-choose = Il faut choisir : on ne peut pas s’en passer.
refusal-not-there = Il n’y a pas de « { $thing } » à choisir ici.
refusal-not-so-many = « { $thing } » n’y est { $count ->
    [one] qu’une fois
   *[other] que { $count } fois
  }.
refusal-how-many = { $least ->
    [0] Il faut en choisir au plus { $most }.
   *[other] Il faut en choisir au moins { $least } et au plus { $most }.
  }
refusal-not-sorted = Nommez-les dans l’ordre de la liste.
refusal-yes-or-no = Oui ou non ?
refusal-not-in-that-hand = Cette carte n’est pas dans cette main.
refusal-not-a-throw = Un lancer { $count ->
    [one] d’un dé montre l’une de ses faces
   *[other] de { $count } dés montre { $count } de leurs faces, dans l’ordre du dé
  }.
refusal-not-an-order = Un ordre de ces { $count } cartes les nomme chacune une fois.
refusal-nothing-to-undo = Vous n’avez rien à annuler.
refusal-undo-chance = Les dés ont été lancés depuis ; la table doit être d’accord pour revenir en arrière.
refusal-undo-answered = Quelqu’un a répondu depuis ; la table doit être d’accord pour revenir en arrière.
refusal-undo-learnt = Quelqu’un a appris quelque chose depuis ; la table doit être d’accord pour revenir en arrière.

error-unknown-game = Il n’y a pas de jeu nommé « { $game } ». Vouliez-vous dire { $near } ?
error-wrong-seats = { $game } se joue de { $low } à { $high }, pas à { $seats }.
error-unknown-option = { $game } n’a pas d’option « { $option } ». Vouliez-vous dire { $near } ?
error-needs-option = « { $option } » ne se choisit qu’avec « { $needs } ».
error-wrong-option = L’option « { $option } » ne peut pas être « { $value } » ; choisissez parmi : { $choices }.
error-no-wishes = Dans { $game }, personne n’a rien à choisir pour soi avant la partie.
error-wrong-wishes = Les souhaits doivent former une liste avec une entrée pour chacune des { $seats } places de { $game }.
error-wished-twice = Deux places ne peuvent pas avoir toutes deux « { $value } » ({ $option }).
error-option-form = « { $text } » n’est pas une option : écrivez nom=choix.
error-unknown-bot = Il n’y a pas de robot nommé « { $bot } ». Vouliez-vous dire { $near } ?
error-too-many-bots = Trop de robots : { $bots } pour { $seats ->
    [one] une seule place
   *[other] { $seats } places
  }.
error-too-few-bots = Un classement compare au moins deux robots différents.
error-one-side = À cette table de { $game }, tous jouent dans le même camp, et un classement en demande deux : choisissez d’autres options ou un autre nombre de places.
error-unknown-by = Aucune place de { $game } ne montre « { $by } ». Vouliez-vous dire { $near } ?
error-part-of-what = Dites par quoi les places montrent « { $part } » : --by villain, par exemple.
error-no-such-part = Dans aucune de ces parties de { $game }, une place n’a montré « { $part } » comme « { $by } ».
error-wrong-number = « { $name } » doit valoir au moins { $least }.
error-unknown-rule = Il n’y a pas de règle { $rule } dans { $game }.
error-unknown-language = « { $lang } » n’est pas une langue de cette table ; il y a : { $languages }.
error-no-checkout = Un jeu, c’est du code, et ce Panoplie n’est pas une copie de travail des sources. Lancez la commande dans une telle copie.
error-wrong-game-id = « { $game } » ne peut pas être l’identifiant d’un jeu : il faut de 2 à 24 minuscules sans accent, chiffres ou tirets bas, une lettre au début, et pas un mot de Python.
error-game-taken = Quelque chose s’appelle déjà « { $game } » : choisissez un autre identifiant.
error-wrong-title = « { $title } » ne peut pas être un titre : il faut de 1 à 40 caractères sur une ligne, sans guillemets droits, accolades ni barres obliques inversées.
error-no-tests = Les tests ne sont pas là : on ne peut pas dire ce qu’ils prouvent. Lancez cette commande dans le dépôt.
error-not-proved = { $count ->
    [one] Une règle n’est prouvée par aucun test
   *[other] { $count } règles ne sont prouvées par aucun test
  } : { $rules }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
  }

error-content-missing = Le fichier de contenu { $file } est introuvable.
error-content-unreadable = Le fichier de contenu { $file } est illisible : { $cause }.
error-content-wrong = Le fichier de contenu { $file } contient une erreur à la ligne { $row } : { $cause }.

error-record-unreadable = Le fichier { $file } ne s’ouvre pas : { $cause }.
error-record-damaged = Cet enregistrement est abîmé : son JSON n’est pas complet.
error-record-foreign = Ce n’est pas un enregistrement de Panoplie.
error-record-newer = Cet enregistrement est de la version { $version }, que cette édition ne sait pas lire.
error-record-wrong = Cet enregistrement contient une erreur : { $cause }.
error-record-content = Cet enregistrement a été joué avec un autre contenu de { $game } que celui d’ici.
error-record-rules = Cet enregistrement a été joué avec la version { $version } des règles de { $game } ; ici c’est la version { $here }.
error-record-unfit = La réponse { $place } sur { $total } ne convient pas : { $cause }
error-record-outcome = L’enregistrement annonce un autre résultat que celui de ses réponses.
error-verify-no-key = Cet enregistrement n’a pas de clé : son hasard ne peut être vérifié.
error-verify-hash = La clé de cet enregistrement ne correspond pas à l’empreinte annoncée.
error-verify-tampered = La réponse { $place } sur { $total } n’est pas ce que donne la clé : le hasard a été truqué.
