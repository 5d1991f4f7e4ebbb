### Statistiques : les chiffres d'une partie en images.

statistics-title = Statistiques
statistics-after = Statistiques après le coup { $n }
statistics-empty = Les images s’affichent quand tous les bulletins du premier coup sont saisis.
statistics-file = Enregistrer l’image (SVG)
statistics-table = Les mêmes chiffres en tableau
exports-pictures = Images
picture-percent = { $n } %
picture-round = Coup
picture-rounds = Coups
picture-top = Top
picture-best = Meilleur
picture-median = Médiane
picture-players = Joueurs
picture-share = Part
picture-points = Points
picture-totals = Totaux face au top
picture-totals-what = Après le coup { $n }, le total des tops est { FIT("de", $top) }{ $top }. Le meilleur total est { FIT("de", $best) }{ $best } ; la moitié des joueurs a { $median } ou plus.
picture-band = La moitié des joueurs est dans la bande colorée.
picture-distribution = Répartition des totaux
picture-distribution-what = La moitié des joueurs a entre { $low } et { $high } points ; le total des tops est { FIT("de", $top) }{ $top }.
picture-totals-axis = Total
picture-stretch = { FIT("De", $from) }{ $from } à { $until } : { $players }
picture-difficulty = Difficulté des coups
picture-difficulty-what = Le coup { $hard } a été le plus dur : les joueurs ont marqué { $low } de son top. Le coup { $easy } a été le plus facile : { $high }.
picture-difficulty-mean = La ligne foncée montre tous les coups ensemble : { $share }.
picture-scored-in = Au coup { $round }, les joueurs ont marqué { $share } du top.
picture-scored = Part du top
picture-finders = Combien ont trouvé le top
picture-finders-most = Le top le plus trouvé est celui du coup { $round } : par { $found } sur { $of }.
picture-finders-nobody-one = Personne n’a trouvé le top du coup { $round }.
picture-finders-nobody = { $n ->
    [one] Dans { $n } coup, personne n’a trouvé le top.
   *[other] Dans { $n } coups, personne n’a trouvé le top.
}
picture-found-in = Coup { $round } : trouvé par { $found } sur { $of }
picture-found = L’ont trouvé
picture-causes = Où les points se sont perdus
picture-causes-what = Tous les joueurs ensemble ont perdu { $points } sur les tops. La cause principale : { $cause } ({ $share }).
picture-cause = Cause
picture-time = Temps de réflexion
picture-time-what = La moitié des bulletins ont été rendus en { $half } ou moins. C’est au coup { $round } qu’on a cherché le plus : il a fallu { $long } ou plus à la moitié des joueurs.
picture-time-band = La barre couvre la moitié centrale des joueurs ; le point est la médiane.
picture-time-limit = Le temps donné
picture-time-in = Coup { $round } : la moitié des joueurs ont mis entre { $low } et { $high }, médiane { $median }
picture-time-given = Donné
picture-time-noted = Temps notés
picture-squares = Cases utilisées
picture-squares-what = Les joueurs ont placé { $tiles } jetons dans des mots qui comptent ; le plus souvent en { $at } : { $n }.
picture-tiles = Jetons
picture-own = Vos points face au top
picture-own-what = Après le coup { $n }, vous avez { $total } sur { $top }.
picture-you = Vous
