# Les mots du terminal.

you = Capitaine Vous
bot-civilian = Civil
bot-sidekick = Acolyte
bot-legend = Légende
sealed = Tout le hasard de cette partie vient d’une clé secrète d’empreinte { $hash } ; la clé est montrée à la fin.
revealed = La clé était { $key }.
saved = La partie est enregistrée dans { $file }.
help = Un nombre choisit, Entrée prend le choix marqué ➤. Aussi : ? la règle, h un conseil, u annuler, l le journal, b le plateau, q quitter.
choose = Votre choix
no-such-choice = Tapez un nombre de 1 à { $last }, ou une réponse comme « { $example } ».
no-rule = Aucune règle n’est citée ici.
undone = Le coup est annulé.
hint = Une légende choisirait : { $answer }
rating = { $answer } ({ $value })
goodbye = Au revoir.
resume = Pour continuer : panoplie play --resume { $file }
history = La partie jusqu’ici
final-score = Décompte final
