### Many halls merged by mouse.

merge-title = Regrouper les salles
merge-what = Une même partie dans plusieurs salles : leurs résultats forment un classement général.
merge-how = Comment faire
merge-none = Aucun regroupement de salles pour le moment.
merge-new = Nouveau regroupement
merge-name = Nom du regroupement
merge-begin = Commencer
merge-files = { $n ->
    [one] { $n } fichier
   *[other] { $n } fichiers
}
merge-fault-name = Donnez-lui un nom.
merge-bring = Résultats des salles
merge-bring-how = Choisissez des fichiers ou faites-les glisser dans le cadre : autant que vous voulez, dans n’importe quel ordre, même plusieurs fois.
merge-choose = Fichiers de résultats
merge-too-large = Ce fichier dépasse { $n } Mo : il n’est pas envoyé.
merge-paste = Codes QR lus
merge-paste-how = Un code par ligne, dans n’importe quel ordre, en autant de fois que vous voulez.
merge-paste-text = Textes des codes
merge-take = Ajouter
merge-taken = Le résultat de la salle « { $name } » a été ajouté.
merge-known = Le résultat de la salle « { $name } » était déjà ici.
merge-faulty = Non compté, bien que donné comme résultat de la salle « { $name } » : { $what }.
merge-faulty-nameless = Non compté : { $what }.
merge-refused = Refusé : { $what }.
merge-codes-fresh = { $n ->
    [0] Aucun nouveau code.
    [one] { $n } nouveau code.
   *[other] { $n } nouveaux codes.
}
merge-codes-known = { $n ->
    [one] { $n } était déjà ici.
   *[other] { $n } étaient déjà ici.
}
merge-codes-unread = { $n ->
    [one] { $n } ligne n’est pas un code ou a été mal lue : relisez-la.
   *[other] { $n } lignes ne sont pas des codes ou ont été mal lues : relisez-les.
}
merge-codes = Il manque encore des codes
merge-empty = Pas encore de résultat.
merge-complete = Tout est décidé : le classement est définitif.
merge-provisional = { $n ->
    [one] { $n } question reste ouverte. D’ici là, le classement est provisoire.
   *[other] { $n } questions restent ouvertes. D’ici là, le classement est provisoire.
}
merge-open = À décider
merge-decided = Décidé
merge-because-said = Motif : { $name }
merge-undo = Rouvrir
merge-meanwhile = Cela a changé entre-temps. Rien n’a été décidé ; vérifiez de nouveau.
merge-word-fault = La décision sur le mot { $name } ne peut pas être appliquée : { $what }
merge-halls = Salles
merge-counted = Compté
merge-slips = Bulletins
merge-log = Journal
merge-key = Clé
merge-counts = tous les coups
merge-counts-until = { $n ->
    [0] aucun coup
    [1] le coup 1 seulement
   *[other] coups 1–{ $n }
}
merge-counts-not = ne compte pas
merge-left-out = laissé de côté
merge-checked = vérifié
merge-checked-differs = s’écarte du règlement
merge-checked-not = vérifié sans liste de mots
merge-out = Retirer
merge-out-of = Retirer : { $name }
merge-others = Non compté
merge-not-chosen = un autre résultat de la même salle a été choisi
merge-replaced = il existe un résultat plus long de la même salle
merge-aside = Mis de côté
merge-back = Remettre
merge-halls-counted = { $of ->
    [one] { $n } sur { $of } salle comptée
   *[other] { $n } sur { $of } salles comptées
}
merge-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
merge-standings = Classement de toutes les salles
merge-standings-none = Aucune salle n’est encore comptée.
merge-is-provisional = Provisoire : tout n’est pas encore décidé.
merge-to = Voir les résultats
merge-part-hall = Salle
merge-part-category = Catégorie
merge-all-halls = toutes les salles
merge-all-categories = tout le monde
merge-leaf = Joueurs { $name } sur { $of }
merge-before = Précédents
merge-after = Suivants
merge-rounds = Coups
merge-round = Coup
merge-rack = Tirage
merge-laid = Sur la grille
merge-found = Trouvé par
merge-solo = Solo
merge-played = Joueurs
merge-average = Moyenne
merge-best = Meilleur
merge-save = Enregistrer
merge-table-standings = Classement
merge-table-halls = Salles
merge-table-categories = Catégories
merge-table-rounds = Coups
merge-table-conflicts = Désaccords
