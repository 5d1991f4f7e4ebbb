### Les salles qui jouent le même tirage au sort.

halls-title = Salles
halls-what = D’autres salles jouent vos tirages et envoient leur classement après chaque coup dépouillé. Le total est provisoire : les solos se comptent dans chaque salle à part.
halls-list = Les salles
halls-hall = Salle
halls-round = Après le coup
halls-players = Joueurs
halls-heard = Dernières nouvelles
halls-ended = la partie est terminée
halls-here = Cette salle
halls-total = Total
halls-empty = Il n’y a pas encore de joueurs.
halls-join = Comment ajouter une autre salle
halls-join-how = Sur l’ordinateur de cette autre salle, lancez le programme par cette commande, avec le nom de la salle. Tirages et tops arrivent d’eux-mêmes ; l’horloge, les bulletins et les décisions y sont propres à la salle. Ne montrez pas la clé à l’écran : elle permet d’envoyer des classements.
halls-join-name = "Nom de la salle"
help-halls = Un seul tirage au sort pour plusieurs salles
