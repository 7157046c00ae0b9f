# Les leçons de Disney Villainous

primer = Chaque Méchant a son propre but, et des Héros en travers de sa route. Vous apprenez avec le Prince Jean, qui veut 20 Pouvoirs ; à la fin, le Capitaine Crochet montre ce qui change pour les autres.

lesson-turn = Aller, agir, piocher
lesson-turn-1 = Vous êtes le Prince Jean et voulez commencer un tour avec 20 Pouvoirs. On commence par se déplacer, et le lieu décide de ce qu’on peut faire : allez à la Prison.
    .else = Ce déplacement est permis aussi, mais c’est la Prison qui a le symbole à 3 Pouvoirs, et du Pouvoir, il vous en faut.
lesson-turn-2 = Chaque symbole du lieu est une action, à faire une seule fois et dans l’ordre que vous voulez. Gagnez 3 Pouvoirs.
    .else = Ce serait permis aussi. Prenez d’abord le symbole marqué 3 : il vous donne 3 Pouvoirs.
lesson-turn-3 = Rien d’autre n’est nécessaire : rien n’oblige à utiliser tous les symboles. Finissez votre tour ; votre main remonte à quatre cartes.
    .else = Les cartes attendront la prochaine leçon. Finissez ici votre tour.
lesson-turn-done = Se déplacer, agir, piocher : voilà un tour complet. La prochaine fois, il faudra aller ailleurs.

lesson-play = Les cartes coûtent du Pouvoir
lesson-play-1 = Les Gardes Rhinocéros de votre main coûtent 3 Pouvoirs, et vous n’en avez qu’un. L’Église du Frère Tuck offre 2 Pouvoirs et deux cartes à jouer : allez-y.
    .else = De là, vous ne pourriez pas payer les gardes à ce tour. L’Église donne 2 Pouvoirs et permet de jouer des cartes.
lesson-play-2 = L’ordre des actions est à vous. Gagnez d’abord les 2 Pouvoirs, pour pouvoir payer.
    .else = Avec 1 Pouvoir, impossible de payer les Gardes Rhinocéros. Gagnez d’abord 2 Pouvoirs.
lesson-play-3 = Utilisez maintenant l’un des deux symboles pour jouer une carte.
    .else = Vous avez 3 Pouvoirs : assez pour les Gardes Rhinocéros. Jouez une carte.
lesson-play-4 = Alliés et Objets vont sur n’importe quel lieu sans cadenas de votre royaume, où que soit votre figurine. Envoyez les Gardes Rhinocéros à Nottingham.
    .else = Les gardes doivent se poster à Nottingham, où des Héros auront besoin d’une leçon. Tout autre lieu serait permis.
lesson-play-done = Le nombre en haut à gauche est le prix, celui d’en bas à gauche la force. Vos gardes attendent dans la partie basse de Nottingham.

lesson-fate = Ruinez leurs plans
lesson-fate-1 = Le Capitaine Crochet est à la Lagune aux Sirènes et s’enrichit. Le symbole Fatalité dévoile deux cartes de sa pioche Fatalité : utilisez-le.
    .else = Un Pouvoir de plus n’arrête pas le Capitaine Crochet. Utilisez le symbole Fatalité contre lui.
lesson-fate-2 = L’une des deux est jouée contre lui, l’autre défaussée ; Provocation doit être associée à un Héros. Mettez Wendy là où il se trouve, à la Lagune aux Sirènes.
    .else = Là, elle gênerait moins : un Héros recouvre les deux symboles du haut de son lieu. Envoyez-la à la Lagune aux Sirènes.
lesson-fate-done = Wendy recouvre les deux symboles du haut de la Lagune. Il ne peut plus s’en servir tant qu’il ne s’est pas débarrassé d’elle.

lesson-vanquish = Dehors, le Héros !
lesson-vanquish-1 = Frère Tuck recouvre les deux symboles du haut de Nottingham. Des Alliés présents sur le même lieu peuvent le chasser : éliminez-le.
    .else = Le moine doit d’abord partir : utilisez le symbole pour éliminer un Héros.
lesson-vanquish-2 = Il a une force de 3, et les Alliés qui participent sont défaussés avec lui. Les Gardes Rhinocéros en ont une de 4 : envoyez-les seuls.
    .else = Cela suffirait, mais vous coûterait les deux Alliés. Les Gardes Rhinocéros y arrivent seuls.
lesson-vanquish-3 = Les symboles qu’il recouvrait sont de nouveau libres, dans ce même tour. Gagnez le Pouvoir.
    .else = Regardez la partie haute de Nottingham : un symbole de Pouvoir vient d’apparaître. Utilisez-le.
lesson-vanquish-done = À eux tous, vos Alliés doivent être au moins aussi forts que le Héros. Gardez-en près des lieux qu’il vous faut.

lesson-condition = Pendant le tour d’un autre
lesson-condition-1 = C’est le tour du Capitaine Crochet : il gagne du Pouvoir et en a 7. Voilà ce qu’attend votre Condition, et elle est gratuite : jouez Avarice.
    .else = Vous pouvez passer, mais 3 Pouvoirs pour rien, c’est un cadeau : jouez Avarice.
lesson-condition-done = Une Condition ne se joue que pendant le tour d’un adversaire, quand il fait ce qu’elle nomme. Puis on la défausse.

lesson-twenty = Tenir tout un tour
lesson-twenty-1 = Vous avez 17 Pouvoirs, et vous gagnez si vous commencez un tour avec 20. Allez à la Prison.
    .else = Seule la Prison donne 3 Pouvoirs d’un coup. Allez-y.
lesson-twenty-2 = Gagnez 3 Pouvoirs.
    .else = Sans ces 3 Pouvoirs, vous n’en auriez pas 20. Gagnez-les d’abord.
lesson-twenty-3 = 20 ! Mais vous ne gagnez qu’au début de votre prochain tour : ne dépensez rien. Finissez votre tour et tremblez pendant que le Capitaine Crochet joue.
    .else = Ce que vous dépensez manquera au début de votre tour. Finissez-le avec vos 20 Pouvoirs.
lesson-twenty-done = Votre tour a commencé avec 20 Pouvoirs, et la partie était aussitôt finie. Avec une carte Fatalité, le Capitaine Crochet aurait pu tout gâcher.

lesson-another = Autre Méchant, autre but
lesson-another-1 = Vous voilà Capitaine Crochet. Vous gagnez dès que vous éliminez Peter Pan au Jolly Roger, et il est là, avec une force de 8. Vos pirates n’en ont que 6 à eux deux : jouez une carte.
    .else = Vos Alliés ont une force de 6 contre 8 : il manque quelque chose. Jouez une carte.
lesson-another-2 = Certains Objets s’associent à un Allié et le rendent plus fort. Donnez le Sabre d’Abordage à l’un de vos pirates.
    .else = Le Pouvoir seul ne le battra pas. Le Sabre d’Abordage donne +2 en force à l’un de vos Alliés.
lesson-another-3 = 4, 2 et 2 font 8. Éliminez-le, et voyez ce qui se passe.
    .else = Vous êtes assez fort : éliminez Peter Pan, et vous avez gagné.
lesson-another-done = La partie s’arrête dès qu’un but est atteint. Lisez le guide de votre Méchant avant de le choisir : aucun ne ressemble à un autre.

lesson-together = Juste assez forts
lesson-together-1 = Petit Jean a une force de 5, et trois de vos Alliés sont avec lui. Commencez.
    .else = L’énigme est de chasser Petit Jean : utilisez le symbole pour éliminer un Héros.
lesson-together-2 = Shérif 3, archers 2, gardes 4 : qui envoyez-vous pour que le meilleur reste ?
    .else = C’est assez fort, mais plus cher qu’il ne faut. Le Shérif et les archers suffisent, avec 5 à eux tous.
lesson-together-done = Les forces s’additionnent, et qui participe est défaussé. Les Gardes Rhinocéros sont toujours là.

lesson-nobody = Un Objet pour personne
lesson-nobody-1 = Il n’y a aucun Héros dans le royaume du Capitaine Crochet. Jouez la Fatalité contre lui.
    .else = L’énigme porte sur l’action Fatalité : utilisez-la.
lesson-nobody-2 = Provocation et Clochette sont dévoilées, et le Capitaine Crochet est à la Lagune aux Sirènes. Que jouez-vous, et où ?
    .else = Provocation n’a personne à qui s’associer : ce sera donc Clochette, et c’est là où il se trouve qu’elle gêne le plus, à la Lagune aux Sirènes.
lesson-nobody-done = Une carte qu’on ne peut pas jouer est défaussée sans effet. On n’en pioche pas d’autre à sa place.

lesson-asleep = Sommeil profond
lesson-asleep-1 = Vous êtes Maléfique. Pâquerette a une force de 2, mais Sommeil sans Rêves lui en ôte 2. Est-elle partie d’elle-même ? Commencez.
    .else = Un Héros dont la force est 0 ne part pas tout seul : il faut encore l’action pour l’éliminer.
lesson-asleep-2 = Diablo est avec elle. Qui envoyez-vous ?
    .else = Contre une force de 0, aucun Allié n’est nécessaire, et Diablo serait défaussé. N’envoyez personne.
lesson-asleep-done = Pâquerette est partie, et Diablo est toujours à vous.

lesson-weakened = Assez faible ?
lesson-weakened-1 = Le Capitaine Crochet élimine Tic Tac : Méchanceté peut donc être jouée, et elle élimine un Héros de force 4 ou moins. Le Prince Philippe a une force de 5, et Sommeil sans Rêves est sur son lieu. Jouez-vous Méchanceté ?
    .else = Ce qui compte est la force qui résulte de toutes les cartes : 5 moins 2 font 3. Méchanceté atteint le Prince Philippe.
lesson-weakened-done = Le Prince Philippe est parti. La force imprimée n’est que le début du compte.

lesson-hypnotised = Ami de force
lesson-hypnotised-1 = Vous êtes Jafar, et Abu vous barre la route. Peut-on le faire travailler pour vous ? Commencez.
    .else = Le Pouvoir seul ne le mettra pas de votre côté. Une de vos cartes, si : jouez une carte.
lesson-hypnotised-2 = Laquelle ?
    .else = Le Cimeterre rend Iago plus fort, mais Abu reste contre vous. Hypnose le retourne.
lesson-hypnotised-done = Abu est maintenant dans la partie basse du plateau et compte comme votre Allié. Aucune autre carte Fatalité n’y va jamais.

lesson-trap = Sans le symbole
lesson-trap-1 = Toby se cache à la Prison, et il n’y a ici aucun symbole pour éliminer. Pouvez-vous quand même vous en débarrasser à ce tour ? Commencez.
    .else = Une autre action ne chasserait pas Toby. Une de vos cartes, si : jouez une carte.
lesson-trap-2 = Laquelle ?
    .else = Niquedouille arriverait trop tard. Tendre un Piège suffit à éliminer un Héros.
lesson-trap-done = Une carte peut faire ce qu’aucun symbole ne permettait. Encore faut-il que ce soit possible : sans Héros à portée, vous n’auriez pas pu la jouer.

lesson-renew = Du balai
lesson-renew-1 = Le Prince Jean n’a ni Héros ni Allié dans son royaume. Emprisonnement et Tendre un Piège demandent un Héros, Arc et Flèches un Allié : seul le Mandat d’Arrêt sert à quelque chose. Que faites-vous ?
    .else = Avec trois cartes injouables, une main n’avance pas. Utilisez le symbole pour défausser.
lesson-renew-2 = On défausse autant de cartes qu’on veut. Lesquelles ?
    .else = Gardez ce qui peut se jouer : défaussez Arc et Flèches, Emprisonnement et Tendre un Piège, et rien d’autre.
lesson-renew-done = Il vous reste une carte pour la suite du tour. La main remonte à quatre quand le tour finit, et pas avant.

lesson-locked = Sous clé
lesson-locked-1 = Flotsam est au Repaire d’Ursula, qui porte le cadenas : ce qu’il fait de lui-même continue, mais on ne peut ni l’activer ni le déplacer, ni rien jouer là. Vous avez 1 Pouvoir. Que faites-vous ?
    .else = Ni défausser ni gagner du Pouvoir n’ouvre un cadenas. Jouez une carte : l’une des vôtres le peut.
lesson-locked-2 = Quelle carte ?
    .else = Le Chaudron irait ailleurs, et Flotsam resterait enfermé. Métamorphose fait passer le cadenas au Palais.
lesson-locked-done = Le Repaire d’Ursula est ouvert, et c’est le Palais qui est bloqué. Pensez à ce qui s’y trouve avant de tourner la clé.

lesson-token = À qui le tour ?
lesson-token-1 = Cinq Méchants jouent, et vous êtes Maléfique. Ursula a déjà son Trident, et le Prince Jean 18 de ses 20 Pouvoirs. Jouez la Fatalité.
    .else = L’énigme porte sur la Fatalité : utilisez son symbole.
lesson-token-2 = Ursula a été frappée la dernière et tient le jeton Fatalité. Qui frappez-vous ?
    .else = Ursula est à l’abri tant qu’elle tient le jeton. Des autres, le Prince Jean est le plus près de son but : frappez-le.
lesson-token-done = Le jeton passe au Prince Jean, et l’abri avec lui : c’est Ursula qu’on peut de nouveau frapper.

lesson-new-pile = Une carte ne fait pas deux
lesson-new-pile-1 = Il ne reste qu’une carte dans la pioche Fatalité du Capitaine Crochet. Frappez-le tout de même.
    .else = Une pioche presque vide n’abrite personne : utilisez le symbole Fatalité.
lesson-new-pile-2 = La dernière carte était Michel. La défausse mélangée a fait une nouvelle pioche, et la seconde carte en est venue : les Enfants Perdus. Quel Héros envoyez-vous ?
    .else = Michel a une force de 1, les Enfants Perdus de 4 : on s’en débarrasse bien plus difficilement.
lesson-new-pile-done = On dévoile toujours deux cartes, la seconde de la nouvelle pioche s’il le faut.

lesson-when-played = Une seule fois
lesson-when-played-1 = Wendy recouvre deux symboles au Rocher du Crâne. Monsieur Starkey peut chasser un Héros du lieu où on le joue. Commencez.
    .else = Vous avez tout juste les 2 Pouvoirs qu’il coûte : jouez une carte.
lesson-when-played-2 = Vous pourriez le déplacer plus tard. Où le jouez-vous ?
    .else = Ce qui arrive quand on joue une carte n’arrive qu’une fois : le rapprocher de Wendy plus tard ne ferait rien. Jouez Monsieur Starkey au Rocher du Crâne.
lesson-when-played-3 = Où va Wendy ?
    .else = À la Lagune aux Sirènes, elle recouvrirait deux symboles là où vous êtes. Envoyez-la au Jolly Roger.
lesson-when-played-done = Le Rocher du Crâne est de nouveau libre. Si Starkey repart, il ne se passe plus rien : son texte a compté quand on l’a joué.

coach-villain = Chaque Méchant a son but et ses cartes. Le Prince Jean et Maléfique conviennent bien pour débuter.
coach-wicked = Qui commence n’a pas de Pouvoir ; les autres en ont un peu. Désignez qui vous voulez.
coach-go = Votre figurine doit changer de lieu. Regardez quels symboles il vous faut, et si un Héros recouvre les deux du haut.
coach-act = Chaque symbole visible sert une fois, dans l’ordre que vous voulez. Quand vous avez fini, finissez le tour : votre main remonte à quatre.
coach-play = Le nombre en haut à gauche est ce que coûte la carte. Alliés et Objets vont sur n’importe quel lieu sans cadenas.
coach-fate_play = Vous jouez l’une de ces cartes contre votre adversaire, l’autre est défaussée. Un Héros gêne le plus là où il recouvre ce dont l’adversaire a besoin.
coach-target = À vous de choisir qui frapper : en général, la personne la plus près du but.
coach-activate = Certaines cartes agissent chaque fois que vous payez. Elles restent en place.
coach-vanquish = Vos Alliés présents sur le lieu du Héros doivent être aussi forts que lui. Ils sont défaussés aussi : n’en envoyez pas plus qu’il ne faut.
coach-shift_hero = Un Héros sur le lieu voisin recouvre d’autres symboles. Vous pouvez aussi n’en déplacer aucun.
coach-move_hero = Un Héros passe au lieu voisin, où il recouvre peut-être ce qui ne vous sert pas.
coach-move_item = Une de vos cartes passe au lieu voisin ; ce qui lui est associé la suit.
coach-discard = Défaussez ce qui ne vous sert pas : à la fin du tour, vous piochez jusqu’à quatre.
coach-react = Une Condition est gratuite et ne vaut que maintenant. Si vous préférez la garder, passez.
