# La commission des mots d’un club, deux versions d’une liste, l’empreinte des mots.

committee-title = Commission des mots
committee-mark = Décisions de la commission des mots
committee-counted = { $n ->
    [one] { $n } décision, la dernière : { $date }
   *[other] { $n } décisions, la dernière : { $date }
}
setting-committee = Décisions de la commission des mots : { $words }
committee-admitted = admis par la commission des mots ({ $date }) : { $text }
committee-removed = retiré par la commission des mots ({ $date }) : { $text }
committee-not-here = { $text } (sans effet dans cette partie)
committee-look = Voir les décisions
committee-show = Afficher
committee-export = Enregistrer le tableau
committee-add = Nouvelle décision
committee-add-do = Enregistrer
committee-admit = admettre le mot
committee-remove = retirer le mot
committee-decision = Décision
committee-is-admitted = admis
committee-is-removed = retiré
committee-date = Date
committee-by = Décidé par
committee-take = Importer un tableau
committee-take-hint = Un fichier CSV en UTF-8 ; sa première ligne :
committee-table = Ou collez le tableau ici
committee-take-do = Importer les décisions
committee-too-large = Le fichier est trop grand. Divisez le tableau.
committee-taken = Nouvelles décisions : { $n }
committee-file = Fichier des décisions : { $name }. Vous pouvez aussi le modifier vous-même : il est relu à chaque fois.
committee-strike = Rayer
committee-none = Il n’y a pas encore de décision.
committee-overruled = décidé autrement par la suite
committee-no-change = la liste le disait déjà
committee-take-ruling = Transmettre à la commission des mots
committee-fault = Le tableau { $name } est illisible : les décisions de la commission ne comptent donc pas. { $text }
committee-fault-disk = Le tableau de la commission n’a pas pu être lu ou enregistré. Vérifiez le dossier de données et le disque.
committee-fault-line = Ligne { $n } : { $text }
committee-fault-more = Autres lignes avec des erreurs : { $n }.
committee-fault-text = Ce n’est pas un texte en UTF-8. Enregistrez le tableau en UTF-8.
committee-fault-quotation = Un guillemet n’est pas fermé.
committee-fault-headings = La première ligne doit être word,decision,date,reason,by.
committee-fault-surplus = Aucune colonne ne correspond à « { $text } ».
committee-fault-decision = « { $text } » n’est pas une décision. Écrivez admitted (admis) ou removed (retiré).
committee-fault-date = « { $text } » n’est pas une date. Écrivez-la ainsi : 2026-11-24.
committee-fault-reason = Indiquez le motif : on comprendra encore la décision dans un an.
committee-fault-twice = Ce jour-là ({ $date }), une autre décision a été prise pour ce mot : { $name }. Rayez l’une des deux.
committee-fault-many = Il y a plus { FIT("de", $n) }{ $n } décisions : le programme ne peut pas en garder autant.

differences-title = Deux versions d’une liste
differences-old = Ancienne
differences-new = Nouvelle
differences-do = Comparer
differences-hint = Mettez votre propre liste (.lexicon) dans le dossier de données. Les listes sont comparées avec les options habituelles du jeu.
differences-file = Tous les mots dans un fichier
differences-length = Lettres
differences-is-new = Nouveaux mots
differences-is-gone = Mots retirés
differences-all = Total
differences-none = Les deux versions ont les mêmes mots.
differences-left-off = { $n ->
    [one] Voici le premier mot ({ $n }) ; les autres sont dans le fichier.
   *[other] Voici les { $n } premiers mots ; les autres sont dans le fichier.
}
fingerprint = Empreinte des mots
rules-fingerprint = Empreinte des mots : { $words }. En entier : { $text }.
rules-fingerprint-ruled = Empreinte des mots avec les décisions de l’arbitre sur les mots : { $words }. En entier : { $text }.
