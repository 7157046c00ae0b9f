# Les leçons de Heroes Incorporated

primer = Deux héros, une ville en proie au crime, et des rivaux qui veulent la même gloire. Arrêtez un crime, tenez-le jusqu’à la fin de la phase, et soyez le premier à 36 points.

lesson-crime = Arrêter un crime
lesson-crime-1 = Vous menez deux héros, et chaque tour offre une action, payée d’un marqueur. On combat le crime là où se trouve un pion Criminalité : déplacez Traveller à la Première Banque nationale.
    .else = Le pion Criminalité le plus proche est à la Première Banque nationale, juste à côté de Traveller. Déplacez-le là.
lesson-crime-2 = Le nombre d’un quartier est ce que votre dé doit atteindre, et ce qu’il rapporte : 4. Combattez-y avec Traveller.
    .else = C’est pour le crime que vous êtes là : combattez à la Première Banque nationale.
lesson-crime-done = Un 5 atteint le 4. Votre dé reste sur le quartier, et Traveller y est occupé jusqu’à la fin de la phase.

lesson-count = La phase s’achève
lesson-count-1 = Une phase a quatre tours, et voici le dernier : ensuite, les dés rapportent. Votre 5 tient la Première Banque nationale. Piochez une carte avec le marqueur Blanc.
    .else = Une fois par phase, le marqueur Blanc vous fait piocher une carte. C’est le mieux ici : piochez.
lesson-count-done = 4 points pour la Banque ! Puis un lancer de dé déplace chaque pion Criminalité, et tout le monde récupère ses marqueurs. Qui a 36 points à la fin d’une phase gagne.

lesson-rival = Les rivaux
lesson-rival-1 = Stampede tient la Première Banque nationale avec un 4. Qui fait plus prend sa place : combattez.
    .else = Une autre action laisserait les points à Stampede. Combattez à la Première Banque nationale.
lesson-rival-done = 6 bat 4 : Stampede reprend son dé et redevient libre, et les points sont à vous si personne ne bat le 6. À égalité, on partage.

lesson-cards = Cartes et actions bonus
lesson-cards-1 = Certains héros apportent une action bonus, en plus de votre unique action normale. Shadowboxer est détective : piochez une carte avec lui.
    .else = Ce serait votre action normale. Commencez par l’action bonus : piochez en détective.
lesson-cards-2 = Jouer une carte est une action normale. L’Aventure de Traveller rapporte aussitôt 3 points si Traveller est dans votre équipe : jouez-la.
    .else = Pas mal non plus, mais 3 points tout de suite valent mieux : jouez l’Aventure de Traveller.
lesson-cards-done = Une action normale par tour, et autant d’actions bonus que vous en avez. Les marqueurs bonus reviennent à la phase suivante.

lesson-villain = Un Super Vilain à vous
lesson-villain-1 = Stampede va combattre à la Première Banque nationale. Les Super Vilains sont les seules cartes qui se jouent pendant le tour d’un autre, et sans action : envoyez Mammoth.
    .else = Si vous laissez faire, un 4 suffit à Stampede. Envoyez Mammoth, qu’on ne bat qu’avec 7.
lesson-villain-done = Même un 6 n’a pas suffi : Mammoth demande 7. Il reste là jusqu’à ce que quelqu’un le batte ou que la phase s’achève.

lesson-justice = L’échec a du bon
lesson-justice-1 = Chaque combat perdu vous vaut un marqueur Justice, et vous en avez deux. Combattez à la Première Banque nationale.
    .else = Servez-vous de ce que vous avez gagné : combattez avec Traveller à la Première Banque nationale.
lesson-justice-2 = Un 3, et il faut un 4. Chaque marqueur Justice tourne le dé d’une face vers le haut : dépensez-en un.
    .else = Un marqueur suffit tout juste : sans aucun, le combat est perdu, et l’autre servira plus tard.
lesson-justice-done = Le dé montre maintenant 4, et le quartier est à vous. Une équipe garde au plus trois marqueurs Justice.

lesson-win = La dernière phase
lesson-win-1 = À deux, 36 points font gagner, comptés à la fin d’une phase. Vous en avez 33, et voici son dernier tour : combattez pour la Première Banque nationale, qui vaut 4.
    .else = Il vous manque trois points, et la Première Banque nationale en donne quatre. Combattez-y.
lesson-win-done = 33 et 4 font 37 : vous gagnez. Qui mène compte en premier ; si deux équipes peuvent atteindre 36, celle qui est devant l’emporte.

lesson-hard = Difficile à reprendre
lesson-hard-1 = Titan a un marqueur +1, vous avez trois marqueurs Justice, et Stampede guette à côté. Combattez.
    .else = L’énigme commence par un combat : Titan à la Première Banque nationale.
lesson-hard-2 = Un 3, et avec le marqueur cela fait les 4 qu’il faut. C’est déjà réussi : combien de marqueurs Justice dépensez-vous pour que Stampede ne puisse pas faire mieux ?
    .else = Stampede pourrait encore en faire autant. Avec trois marqueurs le dé montre 6, et avec le +1 cela fait 7 : aucun dé n’y arrive.
lesson-hard-done = Seuls les marqueurs +1 dépassent 6. Avec 7, le quartier est à l’abri de tout lancer ordinaire.

lesson-two-birds = D’une pierre deux coups
lesson-two-birds-1 = Arcana, de la même équipe que Stampede, tient la Première Banque nationale avec un 5, et Stampede veut y combattre aussi. Que faites-vous de votre carte ?
    .else = Si vous laissez faire, le quartier leur reste. Envoyez Surcadence, dont le nombre est 6 : regardez le dé d’Arcana.
lesson-two-birds-done = Un Super Vilain renvoie aussitôt les dés trop faibles. Le 5 d’Arcana est parti avant même que Stampede ait lancé.

lesson-four-actions = Quatre en un tour
lesson-four-actions-1 = Un pion Criminalité attend au Diner de Minuit, à côté de Werebeast. Trouvez quatre actions pour ce seul tour ; d’abord, une action bonus.
    .else = Ce serait votre action normale, et il la faudra plus tard. Commencez par Shadowboxer : un détective pioche gratuitement.
lesson-four-actions-2 = Un gadget de QG qui déplace un héros ! Quelle est votre unique action normale ?
    .else = L’Hovercraft vous donne une action bonus dès ce tour. Jouez-le.
lesson-four-actions-3 = Votre action normale est faite, mais l’Hovercraft prend un marqueur de couleur à lui. Qui amène-t-il où ?
    .else = Seul Werebeast a encore une action bonus, et le crime est au Diner de Minuit : amenez-le là.
lesson-four-actions-4 = Une chose encore est possible. Laquelle ?
    .else = Werebeast a les Super-sens : une fois par phase, il combat sans action normale.
lesson-four-actions-done = Une action normale et trois actions bonus. Il reste deux marqueurs de couleur et le Blanc pour trois tours : l’un de ces tours sera une pioche. Cela fait sept actions dans la phase, et jamais une huitième.

lesson-copy = Serviteurs d’emprunt
lesson-copy-1 = Silver King est à côté de Cloner, et un crime qui vaut 2 se trouve en dessous. Quel pouvoir en fait aussitôt des points ?
    .else = Cela ne rapporte rien pour l’instant. Copiez les Serviteurs de Silver King, qui remportent sans lancer un crime valant 2.
lesson-copy-done = 2 points tout de suite, et le pion est de retour à Crimeland. Les Serviteurs sont une action bonus : votre action normale reste à faire.

lesson-drain = Un marqueur de moins
lesson-drain-1 = Titan tient les Laboratoires Apex (5) et Andron la Première Banque nationale (4), chacun avec un 4 et un marqueur +1. Vous avez Siphon d’énergie : jouez-le.
    .else = L’énigme porte sur votre carte : jouez Siphon d’énergie.
lesson-drain-2 = L’un des deux perd un marqueur, et avec lui un quartier. Qui choisissez-vous ?
    .else = Le 4 d’Andron atteint encore le 4 de la Banque. Le 4 de Titan n’atteint plus 5 : choisissez Titan.
lesson-drain-done = Le dé de Titan a quitté les laboratoires dès que le marqueur est parti. Regardez le nombre du quartier avant de viser.

lesson-worth-it = Où combattre
lesson-worth-it-1 = Les Laboratoires Apex valent 5, et un 6 de Stampede s’y trouve ; le Stade des Titans vaut 3. La phase s’achève après ce tour : quel combat choisissez-vous ?
    .else = Au mieux, vous partageriez les laboratoires, et seulement avec un 6. Au stade, un 3 suffit : combattez-y avec Shadowboxer.
lesson-worth-it-done = 3 points probables valent mieux que 2 improbables : des points partagés sont divisés, et arrondis à l’inférieur.

lesson-four-villains = Quatre contre un
lesson-four-villains-1 = Evolver (6, mais 8 contre les Mutants), Mammoth (7), Mind Ripper (5) et Berserker (5) se partagent la Première Banque nationale. Vos deux héros ont un marqueur +1 : qui combat ?
    .else = C’est le plus grand nombre qu’il faut atteindre. Pour Huntaar, un Mutant, c’est 8, et même un 6 ne fait que 7 avec son marqueur. Scrap n’a besoin que de 7 : c’est à lui de combattre.
lesson-four-villains-2 = Un 5 et le marqueur font 6, et il fallait 7. Berserker prend le gadget de Scrap, et Mind Ripper une carte. Quelle carte abandonnez-vous ?
    .else = Titan n’est pas dans votre équipe : son Aventure ne vaut qu’un point. Gardez l’autre carte.
lesson-four-villains-done = Il n’y a qu’un nombre à battre, le plus grand ; mais qui échoue subit chacun des quatre.

lesson-computer = Un marqueur pour deux
lesson-computer-1 = Vous voulez une carte, et Traveller à la Première Banque nationale, le tout à ce tour. Commencez par la carte : comment la piochez-vous ?
    .else = Commencez par la carte, et gardez votre action normale. Le Crime Computer pioche en action bonus, avec le marqueur Blanc ; dépensé autrement, il faudrait attendre la phase suivante.
lesson-computer-2 = Et il vous reste l’action normale.
    .else = Le crime est juste à côté : déplacez Traveller à la Première Banque nationale.
lesson-computer-done = Une carte et un déplacement en un seul tour. Pris pour une action normale, le même marqueur Blanc aurait tout arrêté.

lesson-last-marker = Le dernier marqueur
lesson-last-marker-1 = Dernier tour de la phase : il vous reste un marqueur de couleur et le Blanc. Shadowboxer est sur un crime qui vaut 3, Traveller à côté d’un crime qui vaut 4, et votre Hovercraft pourrait l’y amener. Que faites-vous ?
    .else = L’Hovercraft prend aussi un marqueur de couleur, et avec le Blanc on ne peut que piocher : plus personne ne combattrait. Que Shadowboxer combatte au Stade des Titans.
lesson-last-marker-done = Quatre marqueurs de couleur et le Blanc, c’est tout pour une phase. Qui en donne un à un gadget devra piocher à l’un des quatre tours.

lesson-rocket = Un pouvoir à la fois
lesson-rocket-1 = Cloner est à côté de Slingshot, qui a Fusée et Vol. Il y a un crime au-dessus de Cloner (4) et un autre en diagonale (5), et il voudrait combattre dès ce tour. Que copie-t-il ?
    .else = Y aller en volant ou à pied prendrait tout le tour. Fusée déplace et combat en une seule action : copiez-la.
lesson-rocket-2 = Fusée prend maintenant un marqueur de couleur. Où Cloner combat-il ?
    .else = Au-dessus de lui : la Première Banque nationale. Aller aux laboratoires en diagonale demanderait Vol, un second pouvoir, et il n’en copie qu’un.
lesson-rocket-done = Arrivé et vainqueur, avec le marqueur Bois et un marqueur de couleur. Slingshot, qui a les deux pouvoirs, aurait pu passer en diagonale.

lesson-photo-finish = D’une courte tête
lesson-photo-finish-1 = À trois, il faut 30 points. Vous en avez 29 ; les autres en ont 27 et 25, et leurs dés vont leur en donner 3 et 8. Vous pouvez combattre pour 2 points à l’animalerie, ou pour 5 aux laboratoires. Où ?
    .else = Qui mène compte en premier : un seul point suffit. À l’Animalerie Poils et Plumes un 2 le donne, aux laboratoires il faudrait un 5.
lesson-photo-finish-done = Vous comptez en premier, atteignez 31 et gagnez. Les autres seraient arrivés à 30 et à 33, mais c’est déjà fini.

lesson-no-fourth = Jamais un quatrième
lesson-no-fourth-1 = Les Laboratoires Apex demandent un 5, et vous avez trois marqueurs Justice, le maximum d’une équipe. Combattez.
    .else = L’énigme commence par un combat : Traveller aux Laboratoires Apex.
lesson-no-fourth-2 = Un 1. Combien de marqueurs dépensez-vous ?
    .else = Même avec trois, cela ferait 4, et il faut 5. Gardez-les : n’en dépensez aucun.
lesson-no-fourth-done = Perdu, et toujours trois : qui a trois marqueurs Justice n’en reçoit pas de quatrième. Dépensez-en donc au prochain combat qu’ils peuvent gagner.

coach-draft = Gardez le héros qui vous plaît le plus ; vos voisins reçoivent les autres, et vous un de chacun d’eux.
coach-pick = L’un des deux rejoint votre équipe. Deux héros aux pouvoirs différents se complètent.
coach-place = Placez vos héros près des pions Criminalité, qui vont encore bouger, et de quartiers à portée d’un lancer.
coach-action = Une action normale : se déplacer, combattre, jouer ou piocher une carte. Les actions bonus des héros viennent en plus.
coach-target = Ce que vous visez subit l’effet de la carte. Ce qu’on ne peut pas choisir dit pourquoi.
coach-villain = Quelqu’un va combattre. Un Super Vilain lui complique la tâche sans vous coûter d’action ; gardez-le pour un combat qui compte.
coach-boost = Chaque marqueur Justice tourne le dé d’une face vers le haut. Dépensez ce qu’il faut, ou rien si c’est sans espoir.
coach-discard = À la fin d’une phase, on garde au plus cinq cartes.
coach-district_power = Votre équipe est seule à tenir ce quartier : elle peut utiliser ce qui y est écrit.
coach-go = Un héros qui se téléporte va où vous voulez : en général, vers un crime.
coach-copy = Vous avez emprunté un pouvoir pour cet instant ; choisissez ce que vous en faites.
