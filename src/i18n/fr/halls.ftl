### One game in many halls: results, conflicts, decisions.

halls-fault-not-a-result = ce n’est pas le résultat d’une salle
halls-fault-newer = écrit par un programme plus récent (format { $what })
halls-fault-too-large = trop gros pour un résultat
halls-fault-damaged = endommagé ({ $what })
halls-fault-signature = la signature ne correspond pas, le fichier a été modifié après avoir été signé
halls-fault-hall-name = ce nom de salle ne convient pas ({ $what })
halls-fault-head = son journal ne se termine pas comme l’annonce son début
halls-fault-log = son journal n’est pas celui d’un tournoi ({ $what })
halls-fault-not-over = sa partie n’est pas finie
halls-fault-codes-missing = { $n ->
    [one] sur { $n } code, il manque : { $what }
   *[other] sur { $n } codes, il manque : { $what }
}
halls-conflict-file-refused = Un résultat de la salle « { $hall } » ({ $name }) n’est pas compté : { $what }.
halls-conflict-file-refused-nameless = Un fichier ({ $name }) n’est pas compté : { $what }.
halls-conflict-results-part = La salle « { $hall } » a envoyé des résultats qui se contredisent : { $what }.
halls-conflict-key-changed = Les résultats de la salle « { $hall } » sont signés avec des clés différentes : { $what }.
halls-conflict-log-differs = { $n ->
    [one] Le journal de la salle « { $hall } » s’écarte du règlement en { $n } point : { $what }.
   *[other] Le journal de la salle « { $hall } » s’écarte du règlement en { $n } points ; le premier : { $what }.
}
halls-conflict-words-missing = Les bulletins de la salle « { $hall } » n’ont pas été arbitrés de nouveau : la liste de mots « { $what } » manque ici.
halls-conflict-other-edition = La salle « { $hall } » a joué avec une autre édition : { $what }.
halls-conflict-other-rules = La salle « { $hall } » a joué avec un autre règlement : { $what }.
halls-conflict-other-dictionary = { $n ->
    [one] La salle « { $hall } » a joué avec une autre liste de mots : « { $what } », { $n } mot.
   *[other] La salle « { $hall } » a joué avec une autre liste de mots : « { $what } », { $n } mots.
}
halls-conflict-other-game = La salle « { $hall } » a joué une autre partie préparée : « { $what } ».
halls-conflict-other-game-none = La salle « { $hall } » n’a pas joué la partie préparée : elle a fait ses propres tirages.
halls-conflict-other-round = La salle « { $hall } » a eu un autre tirage ou un autre mot sur la grille au coup { $n }.
halls-conflict-word = { $word } : admis – { $accepted } ; refusé – { $rejected }.
halls-conflict-word-alone = { $word } : décidé pour toutes les salles.
halls-conflict-slip = Coup { $n } : les bulletins portant { $word } ont été arbitrés différemment : { $what }.
halls-conflict-slip-worth = { $n } – { $hall }
halls-conflict-round-annulled = Le coup { $n } n’est annulé que dans la salle « { $hall } ».
halls-conflict-same-person = { $name } semble avoir joué plus d’une fois : { $what }.
halls-answer-open = à décider
halls-answer-left-out = laissé de côté
halls-answer-counted = compté quand même
halls-answer-chosen = { $name } compte
halls-answer-separate = personnes différentes
halls-answer-word-counts = admis partout
halls-answer-word-rejected = refusé partout
halls-answer-as-in = comme dans la salle « { $name } »
halls-answer-each = inchangé dans chaque salle
halls-answer-everywhere = valable dans toutes les salles
halls-choice-left-out = Ne pas compter
halls-choice-counted = Compter quand même
halls-choice-chosen = Compter { $name }
halls-choice-separate = Ce sont des personnes différentes
halls-choice-word-counts = Admettre le mot dans toutes les salles
halls-choice-word-rejected = Refuser le mot partout
halls-choice-as-in = Comme dans la salle « { $name } »
halls-choice-each = Laisser chaque salle telle quelle
halls-choice-everywhere = Dans toutes les salles

csv-hall = Salle
csv-hall-rank = Rang dans la salle
csv-rounds = Coups
csv-best = Meilleur
csv-average = Moyenne
csv-program = Programme
csv-events = Entrées
csv-result = Résultat
csv-head = Fin du journal
csv-key = Clé
csv-category = Catégorie
csv-subject = Sujet
csv-decided = Décidé
csv-answer = Décision
csv-what = Quoi

## What a hall hands in

exports-hall-result = Résultat de cette salle
exports-hall-result-what = Pour une partie jouée dans plusieurs salles : un fichier signé, ou des codes QR, à réunir avec les résultats des autres.
hall-result-title = Résultat de cette salle
hall-result-what = Quand une même partie se joue dans plusieurs salles, chacune remet son résultat : le journal entier, signé par cet ordinateur. Tous les résultats se regroupent sur la page « Regrouper les salles » ou avec flavita merge.
hall-result-name = Nom de la salle
hall-result-make = Créer le résultat
hall-result-file = Enregistrer le fichier ({ $n } ko)
hall-result-file-what = Portez-le sur une clé USB ou envoyez-le.
hall-result-codes = { $n ->
    [one] L’afficher en { $n } code QR
   *[other] L’afficher en { $n } codes QR
}
hall-result-codes-what = N’importe quel lecteur les lit, dans n’importe quel ordre ; la page « Regrouper les salles » accepte les textes, un par ligne.
hall-result-codes-many = Il y a beaucoup de codes : une clé USB est plus pratique.
hall-result-not-over = La partie n’est pas encore finie.
hall-result-open = Il reste quelque chose à régler : un bulletin non arbitré, ou un coup que l’on rejoue.
hall-result-no-name = Donnez un nom à la salle.
hall-result-fault = Le résultat n’a pas pu être créé : { $what }.
hall-codes-title = { $n ->
    [one] { $n } code QR
   *[other] { $n } codes QR
}
hall-codes-what = Les codes peuvent être lus autant de fois qu’on veut et dans n’importe quel ordre. La page de regroupement indique ceux qui manquent.
hall-codes-number = { $n } sur { $of }
hall-codes-one = Un par un
hall-codes-next = Suivant : { $n }
hall-codes-all = Tous à la fois
