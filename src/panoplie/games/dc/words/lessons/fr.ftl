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
lesson-last-3 = Vous voilà à 14 points partout. Le tour n’est pas fini, il reste 2 de Puissance, et chaque étoile compte.
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
