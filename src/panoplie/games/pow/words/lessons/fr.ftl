# Les leçons de POW!

primer = Les héros rapportent des points, et chaque héros veut un vilain à ses côtés. Dix minutes, sept lancers, et vous savez jouer.

lesson-heroes = Les boucliers trouvent les héros
lesson-heroes-1 = Qui a le plus de points gagne, et les héros en rapportent : lancez les dés pour gagner un héros.
lesson-heroes-2 = Les boucliers se comptent le long de la rangée, depuis la gauche : deux boucliers, c’est le deuxième héros. Prenez-le.
    .else = Vos deux boucliers désignent le deuxième héros, un 6 : prenez celui-là.
lesson-heroes-done = Six points ! Le héros est sur votre pile, et une fois la tuile prise, votre tour est fini.

lesson-again = Trois lancers
lesson-again-1 = Vous avez jusqu’à trois lancers par tour. Le meilleur héros est le quatrième : lancez.
lesson-again-2 = Deux boucliers ne suffisent pas pour le 6. Mettez-les de côté tous les deux et relancez les trois autres dés.
    .else = Pour le quatrième héros, il faut des boucliers : gardez juste ces deux-là et relancez tout le reste.
lesson-again-3 = Encore un bouclier. Mettez-le aussi de côté : le troisième lancer est le dernier.
    .else = Seul le nouveau bouclier vous aide : gardez-le et relancez les deux autres dés.
lesson-again-4 = Quatre boucliers ! Il n’y a pas de quatrième lancer : prenez le héros qu’ils désignent.
    .else = Quatre boucliers, c’est le quatrième héros, qui vaut 6. C’est pour lui que vous avez lancé.
lesson-again-done = Un dé mis de côté ne change plus, et après le troisième lancer il faut prendre une tuile.

lesson-villains = À chaque héros son vilain
lesson-villains-1 = Vous avez un 6 et un 5, et pourtant aucun point : un héros ne compte qu’à côté d’un vilain. Lancez.
lesson-villains-2 = Les têtes de mort se comptent le long des vilains. Le troisième ne coûte que 1 point et fait compter votre 6 : prenez-le.
    .else = Un héros de plus ne compterait pas non plus, et relancer peut vous coûter ce vilain bon marché. Prenez le troisième vilain.
lesson-villains-done = 6 moins 1 : vous voilà à 5 points. Votre 5 attend encore un vilain à lui.

lesson-steal = Les bulles volent
lesson-steal-1 = Un héros puissant de votre adversaire est à découvert sur sa pile. Lancez.
lesson-steal-2 = Trois bulles bleues volent le héros du dessus d’une pile. Prenez le 6 de votre adversaire.
    .else = Vous avez trois bulles bleues, et un 6 vous attend sur la pile adverse : volez-le.
lesson-steal-done = Il est maintenant sur votre pile. Trois bulles orange voleraient un vilain, si un jour il vous en faut un bon marché.

lesson-memory = Ce qui est dessous
lesson-memory-1 = Regardez le 6 de votre adversaire avant de lancer, et retenez-le bien.
lesson-memory-2 = Un bouclier : prenez le premier héros, un 4, puis voyez ce que fait votre adversaire.
    .else = Le premier héros vaut 4 : prenez-le.
lesson-memory-3 = La nouvelle tuile cache le 6, et personne n’a le droit de regarder dessous. Vous, vous vous en souvenez : lancez.
lesson-memory-4 = Quatre bulles d’une couleur volent n’importe quelle tuile, même cachée. Prenez le deuxième héros à partir du haut.
    .else = Le 6 est le deuxième héros de la pile adverse à partir du haut ; quatre bulles bleues l’atteignent.
lesson-memory-done = Voilà à quoi sert la mémoire. Avec trois bulles, vous n’auriez atteint que le dessus.

lesson-nothing = Quand les dés ne donnent rien
lesson-nothing-1 = Il ne reste que deux héros, et un vilain à 4 traîne aussi par là. Lancez.
lesson-nothing-2 = Trois boucliers désignent un troisième héros, et il n’y en a pas : qui ne peut rien prendre reçoit le pire vilain. Gardez un bouclier, relancez le reste.
    .else = S’arrêter coûte 4 points, et garder deux boucliers ou des bulles ne sert à rien ici. Gardez un seul bouclier.
lesson-nothing-3 = Un bouclier, c’est le premier héros ; une tête de mort, le premier vilain : à vous de choisir. Prenez le 6.
    .else = Les deux seraient permis, mais un 6 vaut mieux que tout le reste ici.
lesson-nothing-done = Les dés désignent une tuile précise : trois boucliers n’en valent jamais deux. Gardez-vous toujours une issue.

lesson-last = La dernière tuile
lesson-last-1 = Il reste une seule tuile. Qui la prend met aussitôt fin à la partie : lancez.
lesson-last-2 = Vous avez deux héros et un vilain : votre 4 ne compte pas encore. Prenez le dernier vilain, et voyez qui gagne.
    .else = Une tête de mort désigne le dernier vilain : avec lui votre 4 compte, et la partie est finie.
lesson-last-done = Un héros à côté d’un vilain compte, tous les vilains coûtent, le plus haut score gagne : 7 à 3. Vous savez tout de POW!

lesson-which = Deux boucliers, trois têtes de mort
lesson-which-1 = Une table pleine, et un lancer. Lancez les dés.
lesson-which-2 = Deux tuiles s’offrent à vous. Laquelle prenez-vous ?
    .else = Deux boucliers, c’est le deuxième héros, un 1 ; trois têtes de mort, le troisième vilain, qui coûte 4. Mieux vaut un petit héros.
lesson-which-done = Un héros à 1 ne coûte rien et comptera peut-être plus tard. Le vilain vous aurait coûté 4 points pour de bon.

lesson-covered = Bonne mémoire
lesson-covered-1 = L’adversaire qui a trois héros a posé un 4, puis un 6, puis un 1. Lancez.
lesson-covered-2 = Quatre bulles bleues, deux adversaires : quel héros volez-vous ?
    .else = Quatre bulles atteignent n’importe quel héros. Le meilleur est caché : le deuxième à partir du haut, sous le 1.
lesson-covered-done = Le 6 est à découvert sur votre pile, et la pile dont il vient se resserre.

lesson-one-die = Le dernier dé
lesson-one-die-1 = Le meilleur héros est le cinquième. Lancez.
lesson-one-die-2 = Quatre boucliers ! Comment tentez-vous le cinquième ?
    .else = Gardez les quatre boucliers : seul le cinquième dé peut encore changer.
lesson-one-die-3 = Raté. Vous n’avez lancé que deux fois : et maintenant ?
    .else = Vous avez lancé un seul dé : si vous le mettiez de côté, il n’en resterait aucun. Vos quatre boucliers désignent le quatrième héros.
lesson-one-die-done = Le quatrième héros est un 5. Avec un seul dé, le deuxième lancer est le dernier.

lesson-nobody = Personne à voler
lesson-nobody-1 = Votre adversaire n’a pas un seul héros. Lancez.
lesson-nobody-2 = Trois bulles bleues, aucun héros à voler, et le pire vilain coûte 4. Quels dés gardez-vous ?
    .else = Les bulles ne donnent rien ici : n’en gardez qu’une, pour relancer quatre dés.
lesson-nobody-3 = Voilà qui est mieux. Que prenez-vous ?
    .else = Un bouclier désigne le premier héros, et c’est un 6.
lesson-nobody-done = Il faut garder un dé ; mais quand ils ne servent à rien, n’en gardez jamais plus d’un.

lesson-tower = Le haut de la tour
lesson-tower-1 = Cinq héros, quatre vilains : 12 moins 8 font 4 points, et votre adversaire en a 5. Il reste une tuile. Lancez.
lesson-tower-2 = Vous pourriez voler un héros, ou prendre le vilain. Comment gagnez-vous ?
    .else = Un sixième héros ne compterait pas non plus. Le vilain fait compter le 6 en haut de votre tour.
lesson-tower-done = 18 moins 9 : avec 9 points, vous gagnez. Un vilain peut valoir plus qu’un héros.

lesson-surplus = Trop de vilains
lesson-surplus-1 = Vos deux héros valent 12, vos quatre vilains coûtent 10, et il ne reste qu’une tuile sur la table. Lancez les dés.
lesson-surplus-2 = Une tête de mort prend le dernier vilain, et la partie est finie ; trois bulles bleues volent un héros qui vaut 3. Votre adversaire en est à 9 − 4 = 5. Que faites-vous ?
    .else = Seuls les héros en trop sont retirés : tous vos vilains comptent. Si tout s’arrête ici, vous avez 12 − 11 = 1, et votre adversaire 5. Volez le héros.
lesson-surplus-done = 15 − 10 = 5 pour vous maintenant, et 6 − 4 = 2 pour votre adversaire. Les héros en trop sont retirés, les vilains jamais.

lesson-finish = S’arrêter à temps
lesson-finish-1 = Il reste une tuile, un vilain qui coûte 1. Vos cinq héros sont 1, 2, 3, 5 et, au sommet, 4 ; vos trois vilains coûtent 4. Lancez les dés.
lesson-finish-2 = Voler un héros, un 6 peut-être, ou prendre la dernière tuile et finir la partie ? Vos voisins en seraient à 4 points et à 2.
    .else = Voler fait continuer la partie, et le suivant peut vous voler à son tour. Avec le quatrième vilain, seul votre héros du sommet est retiré : 11 − 5 = 6, plus que 4 et plus que 2. Prenez-le.
lesson-finish-done = 6, 4 et 2 : vous gagnez. La dernière tuile finit la partie aussitôt, et plus personne ne joue.

lesson-five-four-three = Cinq, quatre, trois
lesson-five-four-three-1 = Le 6 est le troisième héros en partant de la gauche. Lancez les cinq dés.
lesson-five-four-three-2 = Un bouclier. Quels dés mettez-vous de côté ?
    .else = Il faut trois boucliers pour le troisième héros, et ce qui est mis de côté y reste. Mettez de côté le bouclier seul : vous relancez quatre dés.
lesson-five-four-three-3 = Deux boucliers, et il reste un lancer. Que mettez-vous de côté ?
    .else = Deux boucliers donnent le deuxième héros, un 2. Mettez de côté le nouveau bouclier et relancez les trois autres dés.
lesson-five-four-three-4 = C’était le troisième lancer : il faut maintenant prendre une tuile. Laquelle ?
    .else = Un vilain qui coûte 4 est ce qu’il y a de pire sur la table. Vos trois boucliers donnent le 6.
lesson-five-four-three-done = Cinq dés, puis quatre, puis trois : on en met au moins un de côté avant chaque lancer, et après le troisième le tour finit par une tuile.

coach-keep = Voici vos dés. Repérez la tuile que vous voulez, mettez de côté ce qui y mène et relancez le reste ; ou prenez une tuile qui brille.
coach-take = Il ne reste plus de lancer. Les tuiles qui brillent sont celles que vos dés désignent : prenez le meilleur héros, ou le vilain le moins cher.
coach-forced = Vos dés ne donnent rien, vous recevez donc la pire tuile. Si plusieurs se valent, le choix est à vous.
coach-film = Commencer n’est pas un grand avantage : désignez qui vous voulez.
