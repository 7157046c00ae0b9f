# Les leçons de Guardians’ Chronicles

primer = Deux équipes de Héros, une ville, et la une de demain : qui a les meilleurs articles gagne. Sept leçons, dix minutes.

lesson-zones = De Zone en Zone
lesson-zones-1 = Vous êtes La Duchesse : un Déplacement vous fait traverser deux Zones, votre VITESSE. Il s’arrête là où se trouve un ennemi : rejoignez Rage sur n’importe quel Espace libre.
    .else = Vous pourriez le contourner. Mais voyez ce qu’un ennemi fait d’un Déplacement : allez sur un Espace libre de la Zone de Rage, b3 par exemple.
lesson-zones-2 = Il vous reste deux Actions. Quand on quitte une Zone où se trouve un ennemi, on ne va qu’une Zone plus loin : continuez vers le parc.
    .else = C’est permis. Mais cette leçon mène à la fontaine : prenez un Espace de la Zone suivante, b5 par exemple.
lesson-zones-3 = Plus personne ne vous retient. Avec votre troisième et dernière Action, allez dans la Zone de la fontaine, l’Espace orange du parc.
    .else = C’est votre dernière Action, et la Zone de la fontaine est juste à côté : allez sur l’un de ses Espaces, b6 par exemple.
lesson-zones-done = Trois Actions, trois Déplacements. On marche de Zone en Zone ; l’Espace compte quand les poings parlent.

lesson-attack = Cinq succès
lesson-attack-1 = Rage est à côté de vous, Ultrawoman : attaquez-le. Vos quatre dés de Combat doivent atteindre sa DÉFENSE, 5, et le nombre sur le bouton, ce sont vos chances.
    .else = L’une de vos trois Actions peut être une Attaque contre qui se tient sur un Espace adjacent : attaquez Rage.
lesson-attack-2 = 2, 1 et un POW, qui compte 1 et se relance, pour 2 de plus : 6, touché ! Rage subit 1 Dégât ; repoussez-le maintenant dans la Zone suivante, en a3 ou en b3.
    .else = Rien ne vous y oblige, et d’autres Espaces sont permis. Ici, repoussez-le hors de votre Zone.
lesson-attack-done = Un seul Dégât, quel que soit le total. Et qui est touché se laisse pousser là où il ne gêne plus.

lesson-plan = À gauche ou à droite
lesson-plan-1 = Rage est trop loin pour vos poings : posez Vision thermique à gauche, où son texte agit, et vous attaquerez à distance.
    .else = À gauche, une carte est le Pouvoir Spécial de son texte ; à droite, seuls ses chiffres comptent. Posez Vision thermique à gauche.
lesson-plan-2 = À droite, seuls les chiffres d’une carte agissent. Posez-y Poing météore : 2 dés de plus à toutes vos Attaques.
    .else = Une carte suffirait. Mais les chiffres de Poing météore, à droite, donnent 2 dés de plus à chaque Attaque : posez-la de ce côté.
lesson-plan-3 = Deux cartes, c’est le maximum ; l’autre équipe a posé les siennes en secret. Dites que c’est prêt, et tout est révélé.
    .else = Vous pourriez les reprendre. Mais le plan est bon : dites que c’est prêt.
lesson-plan-4 = Les Héros agissent, et c’est à vous d’abord. Ni mur, ni ennemi, ni Objet sur la ligne : attaquez Rage à distance !
    .else = C’est pour cela que vous avez posé Vision thermique : attaquez Rage à distance, d’où vous êtes.
lesson-plan-done = 4 avec vos dés, 3 avec ceux de Poing météore : 7, touché. Les cartes qui ont servi reviennent quand toutes les autres ont été jouées.

lesson-test = Le moins possible
lesson-test-1 = Les Machines soniques de X-Tina rendent la ville folle. Vous êtes Tempo : allez sur l’Espace orange de la plus proche, en c1.
    .else = Un Test de MENTAL se fait sur l’Espace orange lui-même : allez en c1.
lesson-test-2 = Le premier Déplacement de Tempo est gratuit. Éteignez la machine : cinq dés, et ici moins vaut mieux, 3 au plus, votre MENTAL.
    .else = Votre tête y réussira mieux que vos poings : faites le Test de MENTAL.
lesson-test-3 = 4 : raté. Mais un pion −1 a rendu le Test plus facile d’un dé, pour tout le monde. Recommencez.
    .else = C’est devenu plus facile, et il vous reste des Actions : refaites le Test.
lesson-test-done = 2 avec quatre dés, et la machine se tait : le Volume baisse, et cela compte pour le journal de votre équipe.

lesson-power = Un pouvoir à déclencher
lesson-power-1 = Vous êtes Rage, avec deux No’ Dalies à côté de vous. À votre gauche, Coup au sol coûte une Action, et un seul jet frappe chaque ennemi adjacent : utilisez-le !
    .else = Vous pourriez les frapper l’une après l’autre. Coup au sol frappe les deux d’un seul jet, une fois par tour : utilisez-le.
lesson-power-2 = 6 contre une DÉFENSE de 5 : les deux sont touchées, et une No’ Dalie tombe au premier Dégât. Il reste deux Actions : allez à la machine, en g7.
    .else = Les Actions se font dans n’importe quel ordre, et il vous en reste deux. C’est la machine qui manquerait le plus à X-Tina : allez en g7.
lesson-power-done = Il reste une Action, pour un Test peut-être. Les pouvoirs sans mention ne coûtent rien et agissent tout le tour.

lesson-volume = Le tour de X-Tina
lesson-volume-1 = Vous êtes Doc Paradox, et le Volume est à 8. Avec deux machines, il monterait de 2, et à 10 X-Tina gagne contre vous tous : éteignez celle-ci.
    .else = S’il reste deux machines à la fin du tour, le Volume atteint 10 et tout le monde a perdu. Faites le Test de MENTAL.
lesson-volume-2 = 3, c’est réussi : le Volume redescend à 7. Les autres Héros ont agi ; terminez votre activation et voyez ce que fait la fiche de X-Tina.
    .else = Vous pourriez utiliser vos autres Actions. Mais le plus dur est fait : terminez votre activation.
lesson-volume-done = Le Volume monte, et les Vilains attaquent tout seuls. Le coup de X-Tina a fait 3 Dégâts, autant que votre SANTÉ : ils sont devenus une carte Blessure, et avec trois en main on est hors de combat.

lesson-papers = La une
lesson-papers-1 = La meilleure une gagne : l’autre équipe a un article à 2 ; X-Tina, qui tombera au prochain coup, en rapporte un à 4. Allez vous placer à côté d’elle.
    .else = La chute de X-Tina, c’est le grand article et la fin de la partie. Rage doit l’avoir à portée de main : allez en e2.
lesson-papers-2 = DÉFENSE 5, et Droite dévastatrice, à votre gauche, vous donne deux dés de Pouvoir en plus de vos trois dés. Attaquez-la !
    .else = C’est le moment : qui fait tomber X-Tina a le grand article. Attaquez-la.
lesson-papers-done = 6, elle est à terre, et les journaux paraissent : 4 à 2, vous gagnez. Les Missions Personnelles rapportent de petits articles ; un Héros mis hors de combat coûte un point.

lesson-car = Ce qui traîne dans la rue
lesson-car-1 = La Duchesse est trop loin pour vos poings, et aucune carte ne vous laisse attaquer à distance. Comment la toucher sans faire un pas ?
    .else = Regardez autour de vous : une Voiture, et Ultrawoman a de la force. Un Objet peut servir d’arme.
lesson-car-done = 3 au Test de force, 4 avec les dés : touchée. Entre vos mains, la Voiture n’a pas coupé votre ligne de vue ; posée dans la rue, elle la couperait.

lesson-again = Toujours un plan
lesson-again-1 = La Duchesse veut faire taire la machine, et un Test de MENTAL se fait sur son Espace orange, c1, dans la même Zone. Quelle est sa première Action ?
    .else = Dans sa propre Zone, un seul Déplacement mène à n’importe quel Espace libre : allez en c1.
lesson-again-2 = La Duchesse a 4 en MENTAL, et peut relancer un dé par tour. Comment fait-elle taire la machine ?
    .else = Sa tête est sa meilleure arme : faites le Test de MENTAL.
lesson-again-3 = 6 avec cinq dés : deux de trop. Quel dé relancez-vous ?
    .else = Il faut perdre 2, et seul un dé qui montre 2 le peut.
lesson-again-done = Un 0, et 4 suffit tout juste. Dans un Test on relance un dé fort, dans une Attaque un dé faible.

lesson-wings = Par-dessus leurs têtes
lesson-wings-1 = Encore un coup et X-Tina tombe, mais trois No’ Dalies remplissent la Zone entre elle et Ultrawoman. Comment arriver à côté de X-Tina en un seul Déplacement ?
    .else = Les No’ Dalies arrêteraient n’importe qui d’autre. Ultrawoman vole par-dessus les ennemis : deux Zones, et la voilà à côté de X-Tina, en g4 ou en h4.
lesson-wings-2 = Et maintenant ?
    .else = X-Tina est à côté de vous, à 1 de SANTÉ : attaquez-la.
lesson-wings-done = 5 contre une DÉFENSE de 5, et le grand article est à vous. Lisez bien le pouvoir de votre fiche : il agit tout le temps et ne coûte rien.

lesson-strength = La tête ou les poings ?
lesson-strength-1 = Rage a 2 en MENTAL, et Droite dévastatrice, à droite, ajoute 3 à son ATTAQUE de 3. La machine demande cinq dés en MENTAL ou huit en ATTAQUE. Quel Test faites-vous ?
    .else = Regardez vos chances : cinq dés pour 2 au plus, ou huit pour 6 au plus. Ici, les poings valent mieux.
lesson-strength-done = 6 avec huit dés, et la machine est en miettes. Les Techniques en ATTAQUE comptent aussi pour les Tests.

lesson-weakness = Le bon moment pour faiblir
lesson-weakness-1 = Rage a deux Blessures en main et autant de Dégâts que de SANTÉ : une Blessure de plus à la fin du tour, et il est hors de combat. Quelle carte lui enlève tous ses Dégâts ?
    .else = Chaque Héros a une Faiblesse, qui soigne autant de Dégâts que sa SANTÉ. Elle se joue à gauche.
lesson-weakness-2 = Elle nuit aux amis qui sont à côté de vous, et il n’y en a pas. Et maintenant ?
    .else = Une carte Pouvoir suffit, et la Faiblesse en est une : dites que c’est prêt.
lesson-weakness-done = Plus de Dégâts, pas de troisième Blessure. De toute façon, il faut bien jouer la Faiblesse un jour : choisissez le moment.

lesson-headline = Le dernier titre
lesson-headline-1 = Dernier tour, les deux unes sont vides, et il vous reste une Action. Votre Mission demande 3 Dégâts à des Héros ennemis, et vous en avez infligé 2. Qui attaquez-vous ?
    .else = Une No’ Dalie ou une promenade n’impriment rien. Un coup de plus sur un Héros accomplit votre Mission, et c’est un article.
lesson-headline-done = 5, touchée, et votre Mission est accomplie : un article Bleu, qui vaut 1. Avec lui, votre une l’emporte.

lesson-hot-dog = Avec de la moutarde
lesson-hot-dog-1 = Rage a 1 Dégât et trois Actions, et le Stand de hot-dogs, en b2, en soigne 1. Quelle est sa première Action ?
    .else = Un Objet s’utilise depuis son Espace orange : allez en b2 même.
lesson-hot-dog-2 = Un Test de MENTAL avec 6 dés, et 2 au plus.
    .else = Vous êtes là pour manger : tentez le Test du Stand de hot-dogs.
lesson-hot-dog-3 = 5 : trop. C’était un Test Direct, donc pas de pion −1 pour aider qui que ce soit. Il reste une Action.
    .else = Personne n’est assez près pour se battre, et l’on ne perd rien à essayer : refaites le Test, toujours avec 6 dés.
lesson-hot-dog-done = 2, tout juste, et le Dégât est soigné. Seuls les Tests des objectifs deviennent plus faciles quand on échoue.

lesson-initiative = Qui commence ?
lesson-initiative-1 = Tout le monde ici a une VITESSE de 2 : 4 pour chaque équipe, et vos rivaux n’ont rien posé qui les rende plus rapides. Fahrenheit pose Boule de feu à gauche.
    .else = La carte de Rage vient après. Pour Fahrenheit, posez Boule de feu à gauche.
lesson-initiative-2 = Quelle carte de Rage vous fait agir les premiers ?
    .else = À droite, seuls les chiffres d’une carte comptent, et Rugissement a VITESSE +1. Posez-la à droite.
lesson-initiative-3 = 2 + 1 + 2 = 5 contre 4.
    .else = Le plan est fait : dites que c’est prêt.
lesson-initiative-done = Votre Initiative est de 5, et Rage agit avant tous les autres. Les Techniques Secrètes comptent dès que les cartes sont révélées.

lesson-friends = À travers la foule
lesson-friends-1 = Fahrenheit, en h1, est à deux Zones, et Doc Paradox et Tempo, qui sont de votre camp, se tiennent entre vous. Rage a deux Actions. Comment va-t-il le frapper ?
    .else = On ne s’arrête pas parmi les siens : traversez leur Zone d’un seul Déplacement, et finissez sur un Espace à côté de Fahrenheit.
lesson-friends-2 = Et maintenant ?
    .else = Il est juste à côté : attaquez Fahrenheit.
lesson-friends-done = Des ennemis dans une Zone arrêtent un Déplacement, des amis non. Si ces deux-là avaient été avec Fahrenheit, il aurait fallu s’arrêter parmi eux.

lesson-fourth = Le quatrième coup
lesson-fourth-1 = X-Tina a 4 en SANTÉ et 3 Dégâts. Fahrenheit peut attaquer à distance, et deux Techniques lui donnent quatre dés de Pouvoir en plus. Que faites-vous ?
    .else = Sept dés, et il ne manque qu’un Dégât : attaquez X-Tina d’où vous êtes.
lesson-fourth-done = 0, 1, 2, 0, 1, 1 et un POW font 6, et le POW relancé 2 de plus : 8. C’était son quatrième Dégât ; qui en a autant que sa SANTÉ est aussitôt hors de combat.

lesson-three-actions = Trois Actions
lesson-three-actions-1 = Rage doit mettre hors de combat la No’ Dalie en f5, et finir sur l’Espace orange de la machine, en g7. Par quoi commence-t-il ?
    .else = Trois Actions : jusqu’à elle, le poing, jusqu’à la machine. Commencez par aller sur un Espace à côté de f5.
lesson-three-actions-2 = ATTAQUE 3, et Coup au sol, à droite, ajoute deux dés de Pouvoir.
    .else = Tant qu’elle est là, vous n’irez pas plus loin que la Zone suivante : attaquez-la d’abord.
lesson-three-actions-3 = 6 contre une DÉFENSE de 5 : elle est hors de combat. Il reste une Action.
    .else = La Zone est libre, et g7 à portée : allez-y.
lesson-three-actions-done = Un Déplacement, une Attaque, un Déplacement. Puis l’autre camp active un Héros, et ainsi de suite, chacun son tour.

lesson-sum = Tout compte
lesson-sum-1 = Rage a 3 en ATTAQUE, Coup au sol ajoute 2 à droite, et un pion 1 de plus ; son MENTAL est de 2. La machine demande le MENTAL avec 5 dés, ou l’ATTAQUE avec 8. Quel Test ?
    .else = Avec 5 dés, 2 ne suffit presque jamais. Dans un Test d’ATTAQUE tout s’ajoute, et sa valeur est de 6 : choisissez celui-là.
lesson-sum-done = 6 avec huit dés : tout juste. Dans une Attaque, le même Rage lancerait 4 dés de Combat et 2 dés de Pouvoir.

lesson-third-wound = Garder une carte
lesson-third-wound-1 = Deux Blessures sont dans la défausse de Rage, et une troisième dans sa main, avec deux cartes Pouvoir. Posez Droite dévastatrice à gauche.
    .else = La question vient après : posez Droite dévastatrice à gauche.
lesson-third-wound-2 = Vous pouvez poser une seconde carte. Le faites-vous ?
    .else = S’il ne reste aucune carte Pouvoir en main, toute la défausse revient à la fin du tour, avec ses deux Blessures ; et avec trois en main, Rage est hors de combat. Gardez Rugissement et dites que c’est prêt.
lesson-third-wound-done = Rugissement reste en main, et la défausse reste où elle est. Une Blessure posée va aussi dans la défausse : comptez-les avant de jouer votre dernière carte.

coach-hero = Prenez qui vous plaît. Rage et Ultrawoman frappent fort, Tempo est rapide, La Duchesse et Doc Paradox réussissent les Tests, Fahrenheit attaque de loin.
coach-paper = C’est le titre de votre une. Il ne change rien d’autre.
coach-start = Tous ces Espaces conviennent. Plus près du centre, on est plus vite là où tout se joue.
coach-plan = Posez une ou deux cartes pour votre Héros : à gauche son texte agit, à droite ses chiffres. Pensez à l’endroit où vous serez et à qui vous pourrez atteindre, puis dites que c’est prêt.
coach-activation = Vous avez trois Actions. Allez vers une machine ou un ennemi, attaquez, faites un Test ou utilisez un pouvoir ; le nombre sur un bouton, ce sont vos chances.
coach-push = Touché ! Vous pouvez déplacer votre cible : loin de ce qu’il faut protéger, ou vers vos amis.
coach-reroll = Vous pouvez relancer un dé. Dans une Attaque, prenez un dé faible ; dans un Test, un dé fort.
coach-zone = Un seul jet frappe la Zone choisie : prenez celle où les ennemis sont le plus nombreux. La Grue frappe aussi les alliés.
coach-heal = Soignez qui est le plus près de sa SANTÉ : ce qui reste à la fin du tour peut devenir une Blessure.
coach-new_main = Votre Héros est hors de combat, et un autre prend la relève. Les cartes laissées de côté pour lui au départ viennent dans sa main.
