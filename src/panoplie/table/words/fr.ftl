# Ce que dit la table, quel que soit le jeu.

serving = La table est ouverte à l’adresse { $address } (Ctrl-C la ferme).

event-undone = { $seat } annule un coup.
event-flagged = { $seat } n’a plus de temps.
event-resigned = { $seat } abandonne.
event-restarted = Les règles ont été mises à jour ; ce tour recommence.

error-introduce-yourself = Dites d’abord votre nom à la table.
error-nameless = Un nom doit contenir au moins un caractère visible.
error-name-taken = Quelqu’un joue ici sous ce nom, ou sous un nom qui lui ressemble ; pour parler en spectateur, prenez-en un autre.
error-no-such-table = Il n’y a pas de table ici.
error-table-damaged = Ce qui a été enregistré de cette table est illisible. Elle est mise de côté ; son hébergeur en est averti.
error-no-such-page = Il n’y a rien ici.
error-no-such-seat = Cette table n’a pas cette place.
error-seat-taken = Quelqu’un d’autre y est assis.
error-seat-not-yours = Ce n’est pas votre place.
error-not-yours-to-leave = Seule la personne assise là peut quitter cette place.
error-not-host = Seul l’hôte attribue les places, les libère et lance la partie.
error-nobody-there = Cette place n’est à personne.
error-own-seat = Cette place est la vôtre ; levez-vous si vous voulez la quitter.
error-unseated = L’hôte de cette table a libéré votre place. Vous pouvez regarder, et vous rasseoir quand l’hôte le permettra.
error-unseated-home = L’hôte de cette table a libéré la place d’une personne qui vient de votre adresse. Vous pouvez regarder, et vous asseoir quand l’hôte la laissera revenir.
error-not-unseated = Sous ce numéro, personne n’est empêché de s’asseoir.
error-seats-open = Des places sont encore libres ; donnez-les à des robots ou attendez.
error-game-begun = La partie a commencé.
error-game-not-begun = La partie n’a pas encore commencé.
error-not-over = La partie est en cours ; cela ne se montre qu’une fois la partie finie.
error-needs-a-person = Une place au moins doit être la vôtre ou rester libre.
error-wrong-eyes = On ne voit que par les yeux de ses propres places.
error-wrong-key = Cette clé n’ouvre pas cette place.
error-not-joined = Dites d’abord qui vous êtes : le premier message est « join ».
error-already-joined = Vous êtes déjà à la table.
error-malformed = Ce message est illisible : { $cause }.
error-stale = La table a avancé depuis ; regardez à nouveau.
error-not-your-throw = Ce n’est pas à vous de lancer.
error-not-asked = Rien n’est demandé à cette place en ce moment.
error-no-team = Personne ne joue dans votre camp ; parlez à toute la table.
error-no-proposal = Personne n’a demandé à annuler un coup.
error-already-proposed = Une demande d’annulation attend déjà la réponse des autres.
error-undo-over = La partie est finie et ses dés sont connus ; on n’annule plus rien.
error-not-away = Cette personne est là ; on ne remplace que les absents.
error-nothing-to-replace = Un robot joue déjà cette place.
error-lost-on-time = Le temps de cette place est écoulé, et la partie perdue avec lui.
error-has-given-up = Vous avez abandonné cette partie ; un robot joue la place jusqu’au bout.
error-is-over = La partie est finie.
error-no-hint = Le conseiller est occupé ; redemandez dans un instant.
error-not-stored = La table n’a pas pu l’enregistrer. Rien n’a changé ; essayez encore.
error-not-read = Impossible pour l’instant de lire ce qui est enregistré ; réessayez dans un moment.
error-too-fast = C’est trop d’un seul coup ; attendez un instant.
error-undo-too-fast = Vous annulez si souvent que la table ne suit plus ; attendez une ou deux secondes.
error-too-much = On a tant dit, annulé ou changé ici que rien de tel n’est plus accepté. La partie, elle, continue.
error-too-many-advertised = { $count } tables publiques ouvertes depuis votre adresse attendent déjà du monde. Invitez par un lien à celle-ci, ou asseyez-vous à l’une des autres.
error-too-many-today = { $count } tables ont été ouvertes depuis votre adresse en un jour. Revenez demain.
error-too-many-tables = Vous avez { $count } tables qui ne sont pas finies. Finissez-en une, ou abandonnez-la, avant d’en ouvrir une autre.
error-too-many-tables-here = { $count } tables ouvertes depuis votre adresse ne sont pas finies. Il faut que certaines se terminent avant d’en ouvrir une autre.
error-too-many-lessons = Vous avez commencé { $count } leçons en une heure. Reposez-vous un peu, puis reprenez.
error-no-such-lesson = Cette leçon n’existe pas.
error-in-a-lesson = C’est une leçon : on n’y perd rien, et rien n’est à annuler. Quittez-la quand vous voulez.
error-lesson-over = Cette leçon est finie. Recommencez-la, ou passez à la suivante.
error-too-large = C’est trop gros pour cette table.
error-wrong-origin = Cette demande vient d’un autre site.
error-wrong-request = Cette demande est incompréhensible : { $cause }.
error-wrong-method = Cela ne se fait pas à cette adresse.
error-broken = Quelque chose s’est mal passé à la table. C’est noté.
error-wrong-database = « { $scheme } » n’est pas une base de données de cette table : prenez sqlite ou postgresql.
error-wrong-keep = « { $part } » ne dit pas combien de temps garder les tables : écrivez open=30,playing=400,over=forever,lesson=1, en jours.
error-closing = Le serveur est sur le point de fermer.
error-no-database = La base de données est injoignable : { $cause }.
error-no-redis = Redis est injoignable : { $cause }.
error-no-client = Le client du navigateur n’est pas construit ; lancez ./play, ou servez-vous de l’API.
error-port-taken = L’adresse { $host }:{ $port } ne peut pas servir : { $cause }.
error-other-rules = Cette partie a été jouée avec des règles qui ne sont plus là ; on ne peut pas la rejouer.

outcome-time = { $count ->
    [0] Personne ne gagne : le temps était écoulé.
    [one] { $winners } gagne ; qui menait n’avait plus de temps.
   *[other] { $winners } gagnent ; qui menait n’avait plus de temps.
  }
outcome-given_up = { $count ->
    [0] Personne ne gagne : la partie avait été abandonnée.
    [one] { $winners } gagne ; qui menait avait abandonné.
   *[other] { $winners } gagnent ; qui menait avait abandonné.
  }
outcome-conceded = { $count ->
    [0] La partie a été abandonnée ; personne ne gagne.
    [one] { $winners } gagne : les autres ont abandonné.
   *[other] { $winners } gagnent : les autres ont abandonné.
  }

# Ce que l’hôte apprend.

examined = { $tables ->
    [0] Aucune table n’a été lue.
    [one] Une table a été lue.
   *[other] { $tables } tables ont été lues.
  } { $left ->
    [0] Tout va bien.
    [one] Une chose n’est pas comme elle devrait être.
   *[other] { $left } choses ne sont pas comme elles devraient être.
  }
found-mended = C’est réparé.
found-file-open = D’autres utilisateurs de cette machine peuvent lire { $path }, qui contient les clés de tous les dés, places et cookies.
found-file-damaged = Le fichier de la base de données est endommagé : { $cause }.
found-secret-damaged = Le secret qui signe les cookies et les places est endommagé ; les personnes assises ne seront plus reconnues.
found-table-damaged = La table { $table } est illisible : { $cause }.
found-key-damaged = La clé des dés de la table { $table } est endommagée ; sa partie ne pourra pas être vérifiée.
found-cover-wrong = Les listes montrent la table { $table } autrement qu’elle n’est.
found-snapshot-unreadable = L’instantané de la table { $table } est illisible ; il manquerait si les règles changeaient.
found-players-wrong = La table { $table } ne figure pas dans les listes des personnes qui y sont assises.
found-steps-without-table = Il y a des étapes d’une table { $table } qui n’existe pas.
copied = { $tables ->
    [one] { $tables } table a été copiée dans { $path }.
   *[other] { $tables } tables ont été copiées dans { $path }.
  }
restored = { $tables ->
    [one] { $tables } table a été remise en place.
   *[other] { $tables } tables ont été remises en place.
  }
kept-beside = Ce qui s’y trouvait avant est dans { $path }.

error-no-data = Il n’y a pas de table dans { $path }.
error-file-exists = { $path } existe déjà ; choisissez un autre nom.
error-not-sqlite = Cette table garde tout dans PostgreSQL : copiez-la avec pg_dump et remettez-la en place avec pg_restore.
error-not-copied = La copie a échoué : { $cause }.
error-not-a-copy = { $path } est endommagé, ou n’est pas la copie d’une table.
error-node-open = La table est ouverte. Fermez-la d’abord : ce qu’elle a en mémoire ne correspondrait plus.
error-banned = L’hôte de cette table ne laisse entrer personne depuis votre adresse.
error-table-closed = L’hôte a fermé cette table.
error-no-address = « { $address } » n’est ni une adresse ni un réseau.
error-too-many-bans = Il y a déjà { $count } exclusions ; levez-en d’abord quelques-unes.
error-wrong-secret = Le secret de l’hôte est illisible : { $cause }.
error-weak-secret = Le secret de l’hôte doit compter au moins { $least } caractères, sans accents.
