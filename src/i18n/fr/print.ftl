### Impression : ce qui s'imprime, et ce qu'il y a sur les feuilles.

print-title = Impressions
print-hint = tout sur A4
print-do = Imprimer
print-show = Afficher
print-before = Avant la partie
print-during = Pendant la partie
print-after = Après la partie

## The list
print-rules-what = Pour le mur : le règlement selon lequel les bulletins sont jugés.
print-badges = Badges
print-badges-what = Numéro, code PIN et code pour le téléphone ; à découper et à distribuer.
print-poster = Affiche pour la porte
print-poster-what = Le code et l’adresse pour les téléphones.
print-slips = Bulletins
print-slips-what = Douze par page, avec le numéro du joueur et le coup.
print-scores = Fiches de marque
print-scores-what = Pour les joueurs qui comptent eux-mêmes leurs points ; quatre par page.
print-round = Fiche du coup
print-round-what = Grille, tirage et liste des joueurs : avec elle, la partie continue même sans ordinateur.
print-double = Feuille de double arbitrage
print-double-what = Tous les bulletins d’un coup avec leurs points : le second arbitre coche ce qu’il a vérifié.
print-double-slip = Sur le bulletin
print-double-tick = Vérifié
print-double-none = Rien à vérifier pour l’instant : aucun bulletin pour ce coup.
print-notices = Avis
print-notices-what = Zéros, avertissements et pénalités avec leurs motifs, à porter aux tables.
print-results = Résultats
print-results-what = Rangs, points par coup, signatures.
print-record = Relevé de la partie
print-record-what = Chaque coup : tirage, top, qui l’a trouvé ; à la fin, la grille.
print-games = Parties côte à côte
print-games-what = Les parties d’un festival, quatre par page : tirage, top et points de chaque coup.

## On the sheets
print-rounds = Pour combien de coups
print-papers = { $n ->
    [one] { $n } page
   *[other] { $n } pages
}
print-slips-cut = Coupez toute la pile en une fois : chaque petite pile correspond à un joueur, les coups dans l’ordre.
print-no-players = Inscrivez d’abord les joueurs.
print-no-rounds = Les coups s’affichent ici quand le premier top est sur la grille.
print-notices-none = Rien à porter : il n’y a pas d’avis pour ce coup.
print-at = Référence
print-word = Mot
print-points = Points
print-time = Temps
print-arbiter = Arbitre
print-round-number = Coup
print-rack = Tirage
print-top = Top
print-sum = Cumul
print-found = Trouvé par
print-solo = Solo
print-share = Moyenne, %
print-record-note = +1 : il y avait un top égal de plus. Moyenne : la part du top obtenue par les joueurs.
print-poster-steps = Visez le code avec votre appareil photo, puis entrez le numéro et le code PIN de votre badge.
