# Leçons, énigmes et mentor.

learn-title = Apprendre { $game }
learn-begin = Commencer
learn-go-on = Continuer : { $lesson }
learn-lessons = Leçons
learn-puzzles = Énigmes
learn-puzzles-text = Les exemples du livret de règles : une position, une question.
learn-done = faite
learn-first-game = Et maintenant, une première partie avec un mentor
learn-first-game-alone = Et maintenant, une première partie
learn-first-game-alone-text = Contre un robot facile.
learn-first-game-text = Contre un robot facile. Le mentor dit un mot chaque fois qu’une question se pose pour la première fois, et s’en va dès que vous le congédiez.
learn-known = Vous connaissez le but, le tour et la fin. À vous de jouer !
learn-none = Ce jeu n’a pas encore de leçons.

coach = Mentor
coach-progress = Étape { $done } sur { $of }
coach-next = Ensuite : { $lesson }
coach-next-puzzle = Énigme suivante
coach-again = Encore une fois
coach-all = Toutes les leçons
coach-changed = Cette leçon a changé depuis que vous l’avez commencée. Reprenez-la au début.
coach-away = Congédier le mentor
