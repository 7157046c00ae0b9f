# Les leçons du DC Deck-Building Game

primer = On commence avec ses poings, on finit avec un arsenal. Six leçons courtes, puis deux pour Watchmen et son Génie du Crime : dix minutes en tout.

lesson-power = D’abord les poings
lesson-power-1 = Vous avez cinq cartes en main, et la plupart donnent de la Puissance. Un Coup de Pied en donne 2 : jouez-le.
    .else = Commencez par votre meilleure carte : le Coup de Pied, pour 2 de Puissance.
lesson-power-2 = Un Coup de Poing en donne 1, et un bouton joue tout ce qui ne donne que de la Puissance. Servez-vous-en.
    .else = Ce serait permis, mais réunissez d’abord votre Puissance : jouez tout d’un coup.
lesson-power-3 = 5 de Puissance ! Elle sert à acheter des cartes de la Réserve. Gorilla Grodd coûte 5 tout juste : achetez-le.
    .else = On pourrait acheter moins cher. Mais Gorilla Grodd est ce qu’il y a de mieux pour 5 : achetez-le.
lesson-power-4 = Il va dans votre défausse, avec tout ce que vous avez joué. La Vulnérabilité ne fait rien : finissez votre tour.
    .else = Plus rien ne peut vous aider : finissez votre tour.
lesson-power-done = Votre ancienne main est dans la défausse, vous avez cinq nouvelles cartes, et la Réserve est de nouveau complète. Voilà un tour.

lesson-round = Tout revient
lesson-round-1 = Votre deck est vide, et Gorilla Grodd est dans votre défausse. Kid Flash fait piocher une carte : jouez-le.
    .else = Le reste attendra : laissez d’abord Kid Flash piocher une carte.
lesson-round-2 = La défausse est devenue votre deck, et revoilà Grodd ! Jouez maintenant tout ce qui donne de la Puissance.
    .else = Réunissez d’abord votre Puissance : jouez tout d’un coup.
lesson-round-3 = 7 de Puissance, juste assez pour la Super-Force. Elle en donnera 5 chaque fois qu’elle reviendra, et son étoile vaut 2 points : achetez-la.
    .else = Deux petites cartes seraient permises, mais une carte qui donne 5 de Puissance vaut mieux : achetez la Super-Force.
lesson-round-done = Tout ce que vous achetez revient, encore et encore, et son étoile compte à la fin. Qui a le plus de Points de Victoire gagne.

lesson-boss = Le Super-Vilain
lesson-boss-1 = Vous êtes Superman : chaque Super-Pouvoir différent que vous jouez donne 1 de Puissance en plus. Le Coup de Pied en est un : jouez-le.
    .else = Essayez d’abord le pouvoir de Superman : jouez le Coup de Pied.
lesson-boss-2 = 3 de Puissance pour un Coup de Pied ! Jouez le reste.
    .else = Réunissez d’abord toute votre Puissance : jouez tout d’un coup.
lesson-boss-3 = 9 de Puissance, et Ra’s al Ghul coûte 8. Il vaut 4 points : vainquez-le.
    .else = Ra’s al Ghul vaut 4 points, plus que toute carte de la Réserve : vainquez-le tant que vous le pouvez.
lesson-boss-4 = Il va dans votre défausse, comme une carte achetée. Le suivant est encore face cachée : finissez votre tour pour voir qui c’est.
    .else = Il ne tombe qu’un Super-Vilain par tour, et 1 de Puissance n’achète rien ici : finissez votre tour.
lesson-boss-done = Lex Luthor entre en scène et frappe tout le monde : une Faiblesse pour le seul Vilain de la Réserve. Après Ra’s al Ghul, tous les Super-Vilains arrivent avec une Attaque.

lesson-attack = Attaque et Défense
lesson-attack-1 = Votre adversaire joue Bane, dont l’Attaque vous fait défausser une carte. Le Lasso de Vérité est une Défense : utilisez-le.
    .else = Vous avez le droit d’encaisser. Mais le Lasso de Vérité évite l’Attaque et vous donne une carte à sa place.
lesson-attack-2 = Pas une égratignure, et une nouvelle carte en main ; votre adversaire n’a gardé que ses 2 de Puissance. À vous : ripostez avec l’Épouvantail.
    .else = D’abord la réponse à Bane : jouez l’Épouvantail, dont l’Attaque donne une Faiblesse à chaque adversaire.
lesson-attack-done = Votre adversaire n’avait pas de Défense et gagne une Faiblesse : une carte qui ne fait rien et coûte 1 point à la fin.

lesson-place = Un lieu à vous
lesson-place-1 = La Batcave est un Lieu, et un Lieu travaille pour vous à chaque tour. Jouez-la en premier.
    .else = Le Lasso de Vérité est un Équipement, et la Batcave ne voit que ce qui vient après elle : jouez d’abord la Batcave.
lesson-place-2 = Elle fait piocher une carte au premier Équipement de chacun de vos tours. Le Lasso de Vérité en est un : jouez-le.
    .else = La Batcave attend un Équipement : jouez le Lasso de Vérité.
lesson-place-done = La Super-Force, rien que pour ça ! Toutes les autres cartes se défaussent après le tour ; la Batcave reste devant vous jusqu’à la fin de la partie.

lesson-last = Le dernier Super-Vilain
lesson-last-1 = Il reste un seul Super-Vilain : s’il tombe, ce tour est le dernier. Jouez tout ce que vous avez.
    .else = Réunissez d’abord votre Puissance : jouez tout d’un coup.
lesson-last-2 = 12 de Puissance. Lex Luthor vous en coûte 10 et vaut 5 points : vainquez-le.
    .else = Il vaut 5 points, et sa chute met fin à la partie au moment où vous pouvez la gagner : vainquez Lex Luthor.
lesson-last-3 = Vous voilà à 14 partout. Le tour n’est pas fini, il reste 2 de Puissance, et chaque étoile compte.
    .else = Sans un point de plus, il faudrait partager la victoire. Achetez Catwoman : son étoile vaut 1.
lesson-last-4 = 15 ! Finissez votre tour : il n’y a plus de Super-Vilain à retourner, et la partie s’arrête.
    .else = Il n’y a plus rien à gagner : finissez votre tour.
lesson-last-done = On compte toutes vos cartes, où qu’elles soient, et votre Faiblesse vous a coûté 1 : vous gagnez 15 à 14. La partie finit aussi quand le Deck Commun ne complète plus la Réserve.

lesson-watchmen = Watchmen : le Challenge
lesson-watchmen-1 = Vous êtes Loyal, l’un des deux autres ne l’est pas, en secret, et trois Challenges doivent tomber. Il manque un Héros à la Loi Keene : contribuez avec Catwoman.
    .else = On contribue avec des cartes de sa main, avant de les jouer. Il manque un Héros : contribuez avec Catwoman.
lesson-watchmen-2 = Il faut aussi une carte de coût 5 ou plus. Plusieurs conviendraient, mais Green Arrow est celle qui donne le moins de Puissance : contribuez avec lui.
    .else = Vos cartes fortes serviront à payer le reste : contribuez avec Green Arrow, qui coûte 5 lui aussi.
lesson-watchmen-3 = Tout y est, et un seul joueur doit maintenant payer 8 de Puissance. Jouez ce qui vous reste.
    .else = Il ne manque plus de contribution, seulement de la Puissance : jouez tout d’un coup.
lesson-watchmen-4 = 9 de Puissance : vainquez la Loi Keene !
    .else = Acheter serait permis, mais qui sait ce que fera le joueur suivant : vainquez la Loi Keene tant que vous le pouvez.
lesson-watchmen-done = Les contributions sont détruites, et un Challenge plus dur arrive. Vainquez les trois avant que le Deck Commun s’épuise, ou le Génie du Crime gagne ; et notez bien qui ne donne jamais rien.

lesson-mastermind = Watchmen : le Génie du Crime
lesson-mastermind-1 = Cette fois, le Génie du Crime, c’est vous. Votre Machination veut un Vilain, un Équipement et deux Héros différents en un tour : jouez tout ce qui ne donne que de la Puissance.
    .else = Commencez par le Vilain, l’Équipement et le premier Héros : les trois se jouent d’un coup.
lesson-mastermind-2 = Un Vilain, un Équipement, un Héros. Un second Héros accomplit votre Machination : jouez Robin.
    .else = Kid Flash l’accomplirait aussi, mais il vous servira juste après : jouez Robin.
lesson-mastermind-3 = On vous démasque, et votre Complot entre en jeu : chaque Héros que vous jouez détruit une carte du Deck Commun. À la dernière, vous gagnez : jouez Kid Flash !
    .else = Votre Complot attend un Héros, et le Deck Commun n’a plus qu’une carte : jouez Kid Flash.
lesson-mastermind-done = Le Deck Commun est épuisé, et la victoire n’est qu’à vous. Si les autres avaient vaincu votre Complot et le dernier Challenge, ils auraient gagné ensemble.

lesson-late = Dans le bon ordre
lesson-late-1 = La Tour de Garde fait piocher une carte au premier Héros de chacun de vos tours. Vous l’avez en main, avec deux Héros : que jouez-vous d’abord ?
    .else = Si un Héros vient avant la Tour de Garde, elle ne fait rien ce tour-ci. Posez-la d’abord.
lesson-late-2 = Et maintenant ?
    .else = Il faut maintenant un Héros pour que la Tour de Garde fasse piocher.
lesson-late-done = Le premier Héros après la Tour de Garde fait piocher une carte. Dans l’autre ordre, elle serait arrivée trop tard.

lesson-bows = Deux Arcs
lesson-bows-1 = Parallax coûte 12, et vos cartes donnent 8 de Puissance. Que faites-vous ?
    .else = Relisez l’Arc de Green Arrow et recomptez : jouez d’abord tout.
lesson-bows-2 = 8 de Puissance. Qu’en faites-vous ?
    .else = Chaque Arc rend un Super-Vilain moins cher de 2, et les deux s’ajoutent : Parallax ne vous coûte que 8.
lesson-bows-done = 6 points pour 8 de Puissance. Les Arcs ne servent que contre les Super-Vilains : la Réserve reste au même prix.

lesson-double = Deux fois plus
lesson-double-1 = L’Anti-Monitor coûte 12, et voici votre main. Par quoi commencez-vous ?
    .else = L’ordre n’y change rien, mais on compte mieux ainsi : jouez d’abord tout ce qui ne donne que de la Puissance.
lesson-double-2 = 6 de Puissance, la moitié de ce qu’il faut. Et maintenant ?
    .else = Regardez Parallax, qui double toute la Puissance de votre tour : jouez-le.
lesson-double-3 = 12 de Puissance.
    .else = Juste assez : vainquez l’Anti-Monitor, qui vaut 6 points.
lesson-double-done = Parallax double ce qui vient avant lui et ce qui vient après : il a sa place à tout moment du tour.

lesson-squad = Les derniers achats
lesson-squad-1 = Le Deck Commun est vide : après ce tour, tout est fini. Vous avez deux Suicide Squads. Réunissez votre Puissance.
    .else = Réunissez d’abord votre Puissance : jouez tout d’un coup.
lesson-squad-2 = 7 de Puissance, et seuls les points comptent désormais. Qu’achetez-vous d’abord ?
    .else = Chaque Suicide Squad vaut 1 point par Suicide Squad que vous avez. Une troisième vous rapporte 5 points.
lesson-squad-done = Deux Suicide Squads valent 4 points, trois en valent 9. Et il vous reste 3 de Puissance pour Robin.

lesson-arrows = Les amis de Green Arrow
lesson-arrows-1 = Encore le dernier tour. Vous avez un Green Arrow et trois autres Héros. Réunissez votre Puissance.
    .else = Réunissez d’abord votre Puissance : jouez tout d’un coup.
lesson-arrows-2 = 5 de Puissance : qu’est-ce qui rapporte le plus de points ?
    .else = Un Green Arrow vaut 5 avec quatre autres Héros, et un second Green Arrow en est un, pour l’un comme pour l’autre.
lesson-arrows-done = Chacun des deux a maintenant quatre autres Héros : 5 et 5, plus 3 pour le reste. Avec Catwoman et Kid Flash, vous en seriez à 10.

lesson-beetle = Deux fois peur
lesson-beetle-1 = Votre adversaire a deux Épouvantails et joue le premier : une Faiblesse pour vous. Vous avez deux Défenses. Laquelle utiliser pour garder toutes vos cartes ?
    .else = Qui est touché gagne une Faiblesse, et le Lasso de Vérité se défausse. Blue Beetle, on ne fait que le montrer.
lesson-beetle-2 = Et voilà le second.
    .else = À chaque Attaque sa Défense, et Blue Beetle est toujours dans votre main.
lesson-beetle-done = Montré deux fois, Blue Beetle n’a pas quitté votre main, et le Lasso de Vérité non plus.

lesson-riots = Laquelle vous manquera le moins ?
lesson-riots-1 = Il manque aux Émeutes une carte à Attaque ou à Défense, puis 8 de Puissance d’un seul joueur. Avec quoi contribuez-vous ?
    .else = Comptez ce qui reste : sans le Lasso de Vérité, vous avez encore 8 de Puissance ; sans une autre carte, 7 au plus.
lesson-riots-2 = Et maintenant ?
    .else = Toutes les contributions y sont. Ce qui manque, c’est la Puissance : jouez tout d’un coup.
lesson-riots-3 = 8 de Puissance.
    .else = Juste assez : vainquez les Émeutes.
lesson-riots-done = Pour les Émeutes, une Attaque vaut une Défense. Une carte donnée n’est pas jouée : donnez la plus faible.

lesson-change = Jusqu’au dernier point
lesson-change-1 = Cinq Coups de Poing, et aucune carte à 5 qui vaille la peine. Réunissez votre Puissance.
    .else = Jouez d’abord tout ce qui donne de la Puissance.
lesson-change-2 = 5 de Puissance ne vont pas forcément dans une seule carte. Trouvez-en deux qui prennent tout, la plus chère d’abord.
    .else = Un Coup de Pied coûte 3 et donnera 2 chaque fois qu’il reviendra : commencez par lui, et il reste 2 pour Catwoman.
lesson-change-3 = Il reste 2 de Puissance.
    .else = Ce qu’on ne dépense pas est perdu : Catwoman coûte 2 tout juste.
lesson-change-done = Rien ne se perd. La Puissance se dépense à tout moment du tour, même entre deux cartes jouées.

lesson-face-down = Trop fort
lesson-face-down-1 = Une main puissante, et Ra’s al Ghul coûte 8. Commencez.
    .else = Jouez d’abord tout ce qui donne de la Puissance.
lesson-face-down-2 = 20 de Puissance.
    .else = C’est un Super-Vilain qui vaut le plus de points : vainquez Ra’s al Ghul.
lesson-face-down-3 = Il reste 12 de Puissance, et dessous attend un Super-Vilain face cachée. Qu’en faites-vous ?
    .else = Le suivant n’est retourné qu’à la fin de votre tour, et d’ici là personne ne peut l’atteindre. Achetez des cartes : ce qui reste est perdu.
lesson-face-down-done = Il en reste encore pour d’autres achats. À la fin de votre tour, le Super-Vilain suivant frappe tout le monde, vous compris, avec votre nouvelle main.

lesson-afterwards = Même après coup
lesson-afterwards-1 = Le Héros High-Tech donne 3 de Puissance si vous jouez à ce tour un Super-Pouvoir ou un Équipement, sinon 1. Un Coup de Pied est un Super-Pouvoir, et vous voudriez Gorilla Grodd, à 5. Jouez d’abord le Héros.
    .else = Voyez ce qu’il donne quand il vient en premier : jouez le Héros High-Tech.
lesson-afterwards-2 = 1 de Puissance. Est-ce trop tard ?
    .else = Non : son texte regarde tout le tour. Jouez le Coup de Pied.
lesson-afterwards-3 = 5 de Puissance !
    .else = C’est juste ce que coûte Gorilla Grodd. Achetez-le.
lesson-afterwards-done = 2 pour le Coup de Pied, et le Héros en donne maintenant 3 au lieu de 1. L’ordre de ces cartes-là ne change rien.

lesson-bizarro = La force des faibles
lesson-bizarro-1 = Le dernier tour. Vous avez trois Faiblesses, un point de moins chacune. Réunissez votre Puissance.
    .else = Il n’y aura pas d’autre tour : jouez tout ce qui donne de la Puissance.
lesson-bizarro-2 = 7 de Puissance, et seuls les points comptent. Qu’achetez-vous ?
    .else = Lobo a 2 points. Bizarro en a 2 par Faiblesse, 6 en tout : achetez-le.
lesson-bizarro-done = 6 pour Bizarro, 3 de moins pour les Faiblesses elles-mêmes : elles vous en ont rapporté 3.

lesson-penguin = Deux de prises, deux de rendues
lesson-penguin-1 = Vous êtes Flash : la première carte que le texte d’une carte vous fait piocher à votre tour en apporte une autre. Le Pingouin en pioche deux, puis en défausse deux. Jouez-le.
    .else = Il change deux mauvaises cartes contre de bonnes, et passe donc en premier : jouez le Pingouin.
lesson-penguin-2 = Deux cartes de piochées, et deux doivent partir. La carte en plus n’est pas encore là. Lesquelles ?
    .else = Une Vulnérabilité ne fait rien, et vous en avez deux : défaussez-les, et gardez tout ce qui donne de la Puissance.
lesson-penguin-done = La carte en plus n’arrive que maintenant : un texte s’applique d’abord jusqu’au bout. Elle n’aurait donc jamais pu être défaussée.

lesson-joker = Faites passer
lesson-joker-1 = Le Joker apparaît, et chacun passe une carte à gauche, dans une défausse. Votre voisin de gauche a évité l’Attaque : la vôtre ira donc au suivant. Quelle carte ?
    .else = Celle-là mérite d’être gardée. Une Faiblesse vous coûte un point à la fin : qu’elle le coûte à quelqu’un d’autre.
lesson-joker-done = Qui évite l’Attaque ne donne ni ne reçoit : les deux autres ont échangé leurs cartes par-dessus sa tête.

lesson-eight = Et rien ne vient après
lesson-eight-1 = Huit cartes dans la Réserve, plus que d’habitude. Réunissez votre Puissance.
    .else = Jouez d’abord tout ce qui donne de la Puissance.
lesson-eight-2 = 5 de Puissance. Votre adversaire en a rarement plus de 4, et deux cartes sur les huit coûtent aussi peu. Ne lui en laissez aucune, la plus chère d’abord.
    .else = Toute carte à 5 ou plus est hors de portée de votre adversaire. Prenez Robin, puis Kid Flash.
lesson-eight-3 = Il reste 2 de Puissance.
    .else = Kid Flash coûte 2, et c’est la dernière que votre adversaire pourrait payer : achetez-le.
lesson-eight-done = Il en reste six, et rien ne s’ajoute : on ne complète la Réserve que jusqu’à cinq.

lesson-lex = Trois d’un coup
lesson-lex-1 = Lex Luthor apparaît : chacun gagne une Faiblesse par Vilain de la Réserve, et il y en a trois. Il en reste quatre dans la pile, et l’on commence par vous, dont le tour vient de finir. Que faites-vous ?
    .else = Trois Faiblesses, c’est trois points de moins et trois mauvaises cartes de plus. Votre Lasso de Vérité est une Défense, ici aussi.
lesson-lex-done = Votre adversaire en gagne trois, et il en reste une. Sans Défense, vous en auriez eu trois, et votre adversaire la dernière.

lesson-ivy = Un deck vide n’abrite pas
lesson-ivy-1 = Poison Ivy : vous défaussez la première carte de votre deck, et gagnez une Faiblesse si elle coûte 1 ou plus. Votre deck est vide, et tout ce que contient votre défausse coûte davantage. Que faites-vous ?
    .else = On mélange d’abord la défausse, puis on en défausse la première carte : la Faiblesse serait certaine. Utilisez le Lasso de Vérité.
lesson-ivy-done = L’Attaque est passée à côté. Pour la carte que pioche le Lasso, votre défausse mélangée est devenue un nouveau deck, comme elle le serait devenue pour Poison Ivy.

lesson-level = À égalité, ou presque
lesson-level-1 = Le dernier tour. Vous avez 9 points, votre adversaire 13, et chacun un Super-Vilain. Réunissez votre Puissance.
    .else = Il n’y aura pas d’autre tour : jouez tout ce qui donne de la Puissance.
lesson-level-2 = 8 de Puissance : quatre cartes à 2, d’un point chacune, ou Ra’s al Ghul, qui en vaut quatre. Que choisissez-vous ?
    .else = Les deux font 13 partout. Mais à égalité, c’est le nombre de Super-Vilains qui décide : prenez Ra’s al Ghul.
lesson-level-3 = 13 partout.
    .else = Il n’y a plus rien à gagner : finissez votre tour.
lesson-level-done = Deux Super-Vilains contre un : vous gagnez.

lesson-eleven = Dix ne font pas onze
lesson-eleven-1 = Tout est réuni contre Nixon, qui coûte 11 et ajoute une carte à la Réserve à la fin de chaque tour. Commencez.
    .else = Un seul joueur paie tout, et il vous faut chaque point : jouez tout ce qui donne de la Puissance.
lesson-eleven-2 = 11 de Puissance, et la Réserve est tentante aussi. Que faites-vous ?
    .else = Avec 10, on ne pourrait plus le payer, et chaque tour rapproche le deck de sa fin. Vainquez Nixon.
lesson-eleven-done = Il disparaît aussitôt et n’ajoute rien à la fin de ce tour. Le Challenge suivant ne fait encore rien non plus.

lesson-twelfth = Minuit moins cinq
lesson-twelfth-1 = Onze cartes sont sous l’Horloge de l’Apocalypse, et la fin de votre tour apporte la douzième : le Génie du Crime serait démasqué et prendrait les douze en main. Il manque un Lieu en jeu. Lequel ?
    .else = Le vôtre, la Tour de Garde : personne d’autre n’en a. Contribuez avec elle.
lesson-twelfth-2 = Tout est réuni.
    .else = L’Horloge coûte 12, et il vous faut chaque point : jouez tout ce qui donne de la Puissance.
lesson-twelfth-3 = 12 de Puissance.
    .else = Il n’y aura pas de plus tard : vainquez l’Horloge de l’Apocalypse.
lesson-twelfth-done = C’était le dernier Challenge, et aucun Complot n’est en jeu : les joueurs Loyaux ont gagné. À deux sans Génie du Crime, personne n’aurait eu les douze cartes : elles auraient été détruites.

lesson-only-a-kick = Rien qu’un Coup de Pied ?
lesson-only-a-kick-1 = La Réserve a six cartes, et il en reste une dans le Deck Commun : quand elle sera partie, le Génie du Crime aura gagné. Réunissez votre Puissance.
    .else = Jouez d’abord tout ce qui donne de la Puissance.
lesson-only-a-kick-2 = 3 de Puissance : un Coup de Pied, ou Robin ?
    .else = Si personne ne prend de carte dans la Réserve, on en ajoute une, et ce serait la dernière. Un Coup de Pied ne compte pas : achetez Robin.
lesson-only-a-kick-done = Il reste cinq cartes dans la Réserve, et rien n’est à ajouter. Avec cinq, et un Coup de Pied pour tout achat, il y en aurait six.

lesson-riddle = La dernière énigme
lesson-riddle-1 = Vous êtes le Génie du Crime, et personne ne le sait. Il reste une carte dans le Deck Commun. Réunissez votre Puissance.
    .else = Il vous faudra 3 de Puissance : jouez tout ce qui en donne.
lesson-riddle-2 = 3 de Puissance. Quelle carte finit la partie en votre faveur ?
    .else = Si le Deck Commun s’épuise, vous gagnez. Pour 3 de Puissance, l’Homme-Mystère en prend la première carte : jouez-le.
lesson-riddle-3 = Que prenez-vous ?
    .else = 1 de Puissance en plus ne sert à rien. Prenez la carte : c’est la dernière.
lesson-riddle-done = Le Deck Commun est vide, et vous gagnez en plein milieu de votre tour. Personne n’a même eu à savoir qui vous êtes.

lesson-two-loyal = Tous les deux
lesson-two-loyal-1 = Les deux joueurs étaient Loyaux. Voici les Super-Vilains, un par tour, et le dernier Challenge est encore là. Réunissez votre Puissance.
    .else = Jouez d’abord tout ce qui donne de la Puissance.
lesson-two-loyal-2 = 21 de Puissance.
    .else = Il vous faut tous les Super-Vilains, et le Challenge : vainquez Lex Luthor.
lesson-two-loyal-3 = Il reste 11 de Puissance, et Sinestro est encore face cachée. Invasion Alien détruit une carte du Deck Commun par Vilain de la Réserve, et s’il s’épuise vous perdez tous les deux. Qu’achetez-vous ?
    .else = Un Super-Vilain par tour : dépensez donc pour la Réserve, et pour ses Vilains, Bane ou Lobo.
lesson-two-loyal-done = Vous avez de quoi payer les deux, et aucune carte ne sera détruite à cause d’eux. Sans Génie du Crime, l’ennemi, c’est le temps.

lesson-friendly-fire = Tir ami
lesson-friendly-fire-1 = Vous êtes Loyal, et l’un des deux autres aussi. Il manque aux Émeutes une carte à Attaque ou à Défense, puis 8 de Puissance d’un seul joueur. Vous avez l’Épouvantail. Qu’en faites-vous ?
    .else = Tant que les Loyautés sont cachées, une Attaque frappe tout le monde, votre allié aussi : deux Faiblesses, dont une dans le mauvais deck. Et les Émeutes veulent justement une telle carte : contribuez avec l’Épouvantail.
lesson-friendly-fire-2 = Et maintenant ?
    .else = Il ne manque que la Puissance : jouez tout ce qui en donne.
lesson-friendly-fire-3 = 8 de Puissance.
    .else = Tout juste : vainquez les Émeutes.
lesson-friendly-fire-done = Personne n’a été touché. Il faut que les Loyautés soient révélées pour que les Loyaux s’épargnent entre eux.

lesson-list = Selon la liste
lesson-list-1 = L’Horloge de l’Apocalypse vous a démasqué, Génie du Crime, mais votre Complot n’entre en jeu qu’avec la liste de votre Machination : deux Héros différents et un Équipement en un tour. Jouez ce qui ne donne que de la Puissance.
    .else = Tout doit être joué dans ce seul tour. Commencez par ce qui ne donne que de la Puissance.
lesson-list-2 = Deux fois Catwoman, qui ne fait qu’un Héros pour la liste. Et maintenant ?
    .else = Une seconde Catwoman n’est pas un Héros différent : jouez Robin.
lesson-list-3 = Deux Héros différents. Nixon voudrait la Batmobile, et votre liste aussi.
    .else = Une carte donnée à un Challenge n’est pas jouée : elle ne fait rien et ne compte pour aucune liste. Et ce qui est joué aujourd’hui ne comptera plus demain. Jouez la Batmobile.
lesson-list-done = La liste est complète, dans n’importe quel ordre, et votre Complot est en jeu. À deux ou trois joueurs, il aurait fallu un Vilain en plus.

lesson-the-plot-too = Encore une chose
lesson-the-plot-too-1 = Le troisième Challenge est tombé, et la partie continue : un Complot est en jeu, et le Deck Commun peut encore s’épuiser. Réunissez votre Puissance.
    .else = Jouez d’abord tout ce qui donne de la Puissance.
lesson-the-plot-too-2 = 14 de Puissance, et Alliés Retournés coûte 13.
    .else = Tant que le Complot est en jeu, les joueurs Loyaux ne peuvent pas gagner : vainquez-le.
lesson-the-plot-too-done = Tous les Challenges et le Complot sont tombés : les joueurs Loyaux ont gagné.

lesson-a-hand = Un coup de main
lesson-a-hand-1 = Le Complot du Génie du Crime coûte 13. Réunissez votre Puissance.
    .else = Jouez d’abord tout ce qui donne de la Puissance.
lesson-a-hand-2 = 11 de Puissance : il en manque 2, et votre allié a la main pleine. Que pouvez-vous faire ?
    .else = Tant qu’un Complot est en jeu, les Loyaux s’entraident, avec une carte au hasard : demandez de l’aide.
lesson-a-hand-3 = Un Coup de Pied, comme s’il était à vous : 13 de Puissance.
    .else = L’aide peut servir à tout, mais c’est pour cela que vous l’avez demandée : vainquez le Complot.
lesson-a-hand-done = Le Coup de Pied va dans la défausse de votre allié, qui garde quatre cartes jusqu’à la fin de son propre tour. Le Complot tombé, plus personne ne peut demander d’aide.

lesson-in-time = Juste à temps
lesson-in-time-1 = Il reste une carte dans le Deck Commun, tout est réuni contre le dernier Challenge, et aucun Complot n’est en jeu. Commencez.
    .else = Il coûte 12, et il vous faut chaque point : jouez tout ce qui donne de la Puissance.
lesson-in-time-2 = 12 de Puissance.
    .else = À la fin de votre tour, la dernière carte part et le Génie du Crime gagne. Vainquez Invasion Alien maintenant.
lesson-in-time-done = Les joueurs Loyaux gagnent aussitôt, avant que la fin du tour ne prenne la dernière carte.

lesson-it-fits = Chaque chose à sa place
lesson-it-fits-1 = Les Émeutes demandent deux Attaques ou Défenses, un Héros et un Équipement. Blue Beetle, le Lasso de Vérité et la Cape et le Masque, qui ont tous une Défense, y sont. Que manque-t-il ?
    .else = Personne n’a encore dit pour quoi compte chaque carte. Blue Beetle peut être le Héros, et il manque alors une seconde Attaque ou Défense : Bane.
lesson-it-fits-2 = Complet : Blue Beetle est le Héros, et le Lasso l’Équipement. Et maintenant ?
    .else = Les Émeutes coûtent 8 : jouez tout ce qui donne de la Puissance.
lesson-it-fits-3 = 15 de Puissance.
    .else = Qui complète peut payer dans le même tour : vainquez les Émeutes.
lesson-it-fits-4 = Il reste 7 de Puissance. Le Challenge suivant est-il à portée ?
    .else = Il n’arrive qu’à la fin de votre tour, et aucune Puissance ne l’atteint avant. Dépensez la vôtre pour une carte.
lesson-it-fits-done = Un Challenge par tour. Les cartes appartiennent au Challenge, pas à l’une de ses demandes : à chaque nouvelle carte, on peut tout répartir autrement.

coach-turn = Jouez vos cartes, puis dépensez votre Puissance pour ce qui brille : d’abord des cartes fortes, plus tard des Points de Victoire, et le Super-Vilain dès que vous pouvez le payer. Finissez votre tour quand il n’y a plus rien à faire.
coach-hero = Chaque Super-Héros aime une sorte de cartes : cherchez-la dans la Réserve. Il n’y a pas de mauvais choix.
coach-defend = On vous attaque. Une Défense de votre main évite l’Attaque, et la plupart vous donnent même une carte. Si vous n’en avez pas, laissez passer.
coach-discard = Donnez ce qui sert le moins : une Vulnérabilité ou une Faiblesse plutôt qu’un Coup de Poing.
coach-destroy = Une carte détruite ne revient plus, et c’est un cadeau : débarrassez-vous des Faiblesses, des Vulnérabilités et, avec le temps, des Coups de Poing.
coach-gain = Gagner une carte, c’est la prendre sans payer : la plus chère qui soit permise est rarement un mauvais choix.
coach-take = Reprenez la carte qui vous rapporte le plus ce tour-ci.
coach-on_top = Sur votre deck, la carte sera dans votre prochaine main, et non après le prochain mélange.
coach-take_kick = Un Coup de Pied en main, c’est 2 de Puissance, tout de suite et pour rien.
coach-riots = Montrez une Attaque ou une Défense si vous en avez : elle reste en main. Sinon, le hasard vous prend une carte.
coach-help = Si vous êtes du même camp, la Puissance de votre carte s’ajoute contre le Complot. Vous la retrouvez après le tour, mais votre main n’est pas complétée.
coach-pass_on = Elle va pour de bon dans la défausse d’un voisin. Passez ce dont vous aimeriez vous débarrasser.
