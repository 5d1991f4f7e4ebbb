### La grille d'analyse, et le dictionnaire pour tous.

## The dictionary: what hooks on
hooks-before = Rallonges avant
hooks-after = Rallonges arrière
hooks-shorter = Une lettre de moins
hooks-inside = Rallonges intérieures
hooks-none = Aucune rallonge, et aucune lettre à retirer.
hooks-busy = Les rallonges ne sont pas disponibles : le serveur est occupé. Réessayez dans un instant.
hooks-more = { $n ->
    [one] Et { $n } mot de plus.
   *[other] Et { $n } mots de plus.
}

## While a round is open
words-closed = Fermé pendant un coup
words-closed-what = Le dictionnaire, la grille d’analyse et l’entraînement sont fermés pendant qu’un coup de « { $name } » se joue. Ils rouvrent dès que son top est annoncé.
words-closed-table = Le dictionnaire, la grille d’analyse et l’entraînement sont fermés pendant que la pendule tourne à une table : { $names }. Ils rouvrent quand elle s’arrête.
words-closed-again = Réessayer

## The analysis board
analysis-title = Grille d’analyse
analysis-link = Analyse
analysis-board = Position (CGP)
analysis-board-hint = Rangées de haut en bas, séparées par /. Un nombre vaut autant de cases vides, une minuscule un joker, [des crochets] un jeton de plusieurs lettres.
analysis-rack-hint = ? est un joker
analysis-ask = Afficher les solutions
analysis-undo = Annuler le dernier mot placé
analysis-clear = Vider la grille
analysis-lay = Placer
analysis-none = Ce tirage n’a aucune solution ici.
analysis-no-rack = Entrez un tirage pour voir toutes les solutions, les meilleures d’abord.
analysis-count = { $n ->
    [one] { $n } solution
   *[other] { $n } solutions
}
analysis-range = { $n }–{ $of }
analysis-earlier = Précédentes
analysis-later = Suivantes
analysis-rank = Place dans la liste
analysis-bonus = Bonus pour le nombre de jetons
analysis-busy = Une autre position est en cours d’analyse. Réessayez dans un instant.
analysis-of-tournament = Jetons, mots et règlement de « { $name } ».
analysis-other-words = Choisir d’autres mots
analysis-round-open = Le coup { $n } est encore ouvert : son tirage s’affiche ici quand l’horloge est arrêtée.
analysis-not-legal = Cette solution n’est pas possible ici.
analysis-type = Choisissez une case avec les flèches ou du doigt, puis écrivez. Maj : joker. Espace : changer de direction. Retour arrière : retirer un jeton.
analysis-keys = Jetons
analysis-blank = Comme joker
analysis-turn = Tourner
analysis-erase = Retirer le jeton
analysis-open-round = Ouvrir dans la grille d’analyse
analysis-fault-rows = { $n ->
    [one] Une grille a 15 rangées séparées par / ; celle-ci en a { $n }.
   *[other] Une grille a 15 rangées séparées par / ; celle-ci en a { $n }.
}
analysis-fault-row = Rangée { $n } : { $name }
analysis-fault-squares = { $of ->
    [one] La rangée { $n } a { $of } case au lieu de 15.
   *[other] La rangée { $n } a { $of } cases au lieu de 15.
}
analysis-fault-tile = cette édition n’a pas de jeton « { $name } ».
analysis-fault-bracket = un crochet [ n’est pas fermé.
analysis-fault-blank = sur la grille, un joker s’écrit par sa lettre en minuscule, et non par ?.
analysis-fault-rack = Tirage : { $name }
analysis-fault-many-tiles = { $n ->
    [one] Le tirage a { $n } jeton ; le maximum est { FIT("de", $of) }{ $of }.
   *[other] Le tirage a { $n } jetons ; le maximum est { FIT("de", $of) }{ $of }.
}
analysis-fault-set = Il y a { $n } « { $name } » sur la grille et dans le tirage, mais l’édition n’en a { FIT("que", $of) }{ $of }.

## The dictionary: search
find-title = Chercher par motif et par lettres
find-patterns = Écrivez le motif à la place du mot : ? est une lettre, * un nombre quelconque de lettres, [AE] une de celles-ci, [^AE] toute autre, / sépare des motifs dont un suffit. Par exemple : *Q, ?AT.
find-letters = Avec ces lettres (? est un joker)
find-all-letters = toutes : anagrammes
find-with = Contenant les lettres
find-without = Sans les lettres
find-length = Nombre de lettres, de … à …
find-to = Au plus ce nombre de lettres
find-busy = La recherche n’est pas disponible : le serveur est occupé. Réessayez dans un instant.
find-none = Aucun résultat
find-first = { $n ->
    [one] Le premier mot
   *[other] Les { $n } premiers mots
}
find-some = { $n ->
    [one] { $n } mot de plus
   *[other] { $n } mots de plus
}
find-all = { $n ->
    [one] { $n } mot trouvé
   *[other] { $n } mots trouvés
}
find-more = Afficher plus
find-odds = À côté de chaque mot : la probabilité de tirer ses lettres ensemble, en un seul tirage, d’un sac plein.
find-bracket = Après [, il faut des lettres, puis un ] fermant.
find-long = Le motif est trop long.
