### Décisions de l'arbitre : la page, les phrases, les refus.

## What was ruled
ruling-word-accepted = { $word } est admis pour le reste du tournoi.
ruling-word-rejected = { $word } n’est pas admis pour le reste du tournoi.
ruling-slip-points = { $who }, coup { $round } : le bulletin compte, { $points }.
ruling-slip-zero = { $who }, coup { $round } : le bulletin ne compte pas.
ruling-penalty = { $who } : une pénalité { FIT("de", $points) }{ $points }{ $round ->
    [0] .
   *[other] {" "}pour le coup { $round }.
}
ruling-bonus = { $who } : { $points } en plus{ $round ->
    [0] .
   *[other] {" "}pour le coup { $round }.
}
ruling-move-replaced = Coup { $round } : { $word } { $at } a été placé sur la grille.
ruling-round-reopened = Le coup { $round } est rouvert, { $time } à l’horloge.
ruling-round-annulled = Le coup { $round } ne compte pour personne.
ruling-time-set = { $who }, coup { $round } : temps de réflexion fixé à { $time }.
ruling-mean-granted = { $who }, coup { $round } : la moyenne des autres au lieu de zéro.
ruling-warning-given = { $who }, coup { $round } : avertissement de l’arbitre.
verdict-by-arbiter = L’arbitre a décidé : { $text }.
done-ruling-revoked = La décision { $n } est retirée.

## Refusals
refusal-ruling-no-word = { $word } n’est pas un mot de 2 à 15 jetons de cette édition.
refusal-ruling-word-counts = { $word } est déjà admis.
refusal-ruling-word-does-not-count = { $word } n’est de toute façon pas admis.
refusal-ruling-points = On ne peut ajouter ni retirer autant de points : { $n }.
refusal-ruling-nothing-changes = C’est déjà ainsi : cette décision ne changerait rien.
refusal-ruling-gone-on = La partie a continué après le coup { $round } : ce n’est possible qu’avant le tirage suivant.
refusal-ruling-time = Donnez du temps aux joueurs : d’une seconde à { $time }.
refusal-ruling-time-beyond = Au coup { $round }, les joueurs avaient { $time } : personne n’a pu en prendre plus.
refusal-ruling-no-mean = Selon le règlement de ce tournoi, la moyenne ne remplace pas un zéro.
refusal-ruling-no-warnings = Le règlement de ce tournoi n’a pas d’avertissements. Retirez plutôt des points.
refusal-ruling-no-zero = Le nº { $number } n’a pas de bulletin à zéro au coup { $round }.
refusal-ruling-unknown = La décision { $n } n’existe pas ou a déjà été retirée.
refusal-ruling-followed = On ne peut pas retirer la décision { $n } : la partie a continué, ou une décision ultérieure s’appuie dessus.
refusal-ruling-number = « { $text } » n’est pas un nombre.
refusal-ruling-clock = « { $text } » n’est pas un temps. Écrivez-le ainsi : 2:30.

## The page
rulings-title = Décisions
rulings-link = Décisions
rulings-none = Il n’y a pas encore de décisions.
rulings-how = Vous voyez d’abord ce qui changerait. Seul ce que vous confirmez est enregistré, et tout reste dans le journal. Toute décision peut être retirée ; un autre mot sur la grille ou un coup rouvert, seulement tant que la partie n’a pas continué.
rulings-in-force = En vigueur
rulings-revoked-because = Retirée à { $time } : { $text }
rulings-what = Décision
rulings-because = Motif
rulings-when = Quand et par qui
rulings-state = État
rulings-revoke = Retirer
rulings-show = Voir ce qui changerait
rulings-confirm = Confirmer la décision
rulings-confirm-revoke = Retirer la décision
rulings-back = Annuler
rulings-preview = Ce qui changerait
rulings-preview-revoke = Retrait de la décision { $n }
rulings-nobody = Personne ne change de rang ni de points.
rulings-counted = D’après tous les bulletins saisis jusqu’ici.
rulings-total = Points
rulings-tops-change = Tops
rulings-top-change = Coup { $n } : était { $before }, devient { $after }.
rulings-top-none = pas de top
rulings-top-of-several = { $name } et { $n } de plus
rulings-other-now = Quelque chose a été enregistré depuis cet affichage. Rien n’est encore décidé : relisez, puis confirmez.
rulings-board-relaid = Coup { $n } : { $name } sera sur la grille.
rulings-board-stays = La grille reste telle quelle.
rulings-laid = Coup { $n } : { $name } est sur la grille, mais le top n’est plus le même. Que mettre sur la grille ?
rulings-lay-instead = Remplacer par { $name }
rulings-lay-stays = Laisser la grille telle quelle
rulings-stays-gone-on = Coup { $n } : { $name } reste sur la grille, car la partie a déjà continué.
rulings-stays-given = Coup { $n } : { $name } reste sur la grille, car les mots de cette partie ne se décident pas ici.
rulings-slips-change = Bulletins
rulings-slip-change = Coup { $round }, { $who } : { $before } → { $after }.
rulings-slip-top = Coup { $round }, { $who } : { $points }, désormais un top.
rulings-slip-no-top = Coup { $round }, { $who } : { $points }, ce n’est plus un top.
rulings-word = Mot
rulings-word-both = Admettre ou refuser un mot
rulings-word-hint = Pour le reste du tournoi et pour chaque coup déjà joué.
rulings-accept = Admettre
rulings-reject = Refuser
rulings-accept-word = Admettre le mot { $name }
rulings-reject-word = Refuser le mot { $name }
rulings-points-title = Pénalité ou points en plus
rulings-penalty = Pénalité
rulings-bonus = Points en plus
rulings-points = Points
rulings-for-round = Pour le coup
rulings-no-round = aucun coup
rulings-warning-title = Avertissement
rulings-warning-hint = Il compte avec ceux des bulletins ; au-delà des gratuits, il coûte autant, sur ce coup.
rulings-time-title = Le temps d’un joueur
rulings-time = Temps
rulings-time-hint = Pour l’horloge de partie. Un bulletin en retard le reste.
rulings-annul-title = Annuler un coup
rulings-annul-hint = Le coup ne compte pour personne. Les jetons restent sur la grille.
rulings-mean-title = La moyenne au lieu de zéro
rulings-mean-hint = La moyenne des autres joueurs dont la même personne a saisi les bulletins.
rulings-repeated = { $name } : un zéro au coup { $round } pour la même faute qu’au coup { $before }. Si personne n’en avait averti le joueur, la moyenne lui revient : { $points }.
rulings-repeated-because = même faute qu’au coup { $n }, pas encore annoncée
rulings-replace-title = Un autre mot sur la grille, coup { $n }
rulings-replace-hint = Seulement avant le tirage suivant.
rulings-reopen-title = Rouvrir le coup { $n }
rulings-reopen-hint = Les bulletins, le top et le mot de ce coup sur la grille deviennent nuls, mais restent dans le journal. L’horloge est arrêtée jusqu’à ce que vous la lanciez.
rulings-on-clock = À l’horloge
rulings-round = Coup
rulings-appeal = Réclamation
rulings-appeal-of = Réclamation : coup { $round }, { $name }
rulings-judge-valid = Il compte, points :
rulings-judge-zero = Il ne compte pas
rulings-set-time = Temps dans ce coup :
rulings-grant-mean = La moyenne au lieu de zéro
rulings-on-slip = Sur le bulletin
rulings-rule = Selon le règlement
rulings-verdict = Arbitrage
rulings-appeals = Réclamations des joueurs
rulings-verdict-stays = Maintenir l’arbitrage
export-rulings = Décisions (CSV)
trail-void = { $time }, { $name } : { $text }, { $points }. Le coup a été rouvert : le bulletin est nul.

## Columns
csv-ruled = Décisions, points
csv-ruling = Décision
csv-kind = Type
csv-sentence = Ce qui a été décidé
csv-because = Motif
csv-when = Quand
csv-actor = Par qui
csv-revoked-when = Retirée le
csv-revoked-actor = Retirée par
csv-revoked-because = Motif du retrait
csv-in-force = en vigueur
csv-revoked = retirée
csv-void = nul
csv-word-accepted = mot admis
csv-word-rejected = mot refusé
csv-slip-judged = bulletin
csv-points-given = points
csv-move-replaced = mot sur la grille
csv-round-reopened = coup rouvert
csv-round-annulled = coup annulé
csv-time-set = temps
csv-mean-granted = moyenne au lieu de zéro
csv-warning-given = avertissement de l’arbitre
