### Where a log is not what it must be: `flavita verify`, the check before a result is final, merging.
### Each is said behind the number of the event and without a full stop.

differs-event = entrée { $n } du journal : { $what }
differs-nothing = rien
differs-empty-slip = un bulletin vierge
differs-otherwise = { $what } : enregistré – { $recorded } ; à la vérification – { $found }
differs-detail = { $what } : enregistré – { $recorded } ; des détails de l’entrée diffèrent à la vérification
differs-again = { $what } : la vérification donne autre chose

## The file
differs-chain-gap = l’entrée manque ; le fichier a été modifié après son écriture
differs-chain-unreadable = un champ est illisible ; le fichier a été modifié après son écriture
differs-chain-wrong-prev = elle ne découle pas de l’entrée précédente ; le fichier a été modifié après son écriture
differs-chain-wrong-hash = son contenu ne correspond pas à son empreinte ; le fichier a été modifié après son écriture
differs-misfit = elle contredit les entrées précédentes
differs-beside = { $name } est endommagé ou n’appartient pas à ce tournoi
differs-secret-kept = le nombre secret conservé dans le fichier n’est pas celui dont l’empreinte a été publiée
differs-secret-shown = le nombre secret révélé n’est pas celui dont l’empreinte a été publiée
differs-final-for = résultat déclaré définitif pour un journal qui se termine par { $named }, alors qu’il se terminait par { $head }
differs-final-although = résultat déclaré définitif trop tôt. { $what }
differs-head = le journal se termine par { $head }, et non par { $noted }
differs-no-words = les mots notés ne correspondent à aucun moment de ce journal

## Time and who acted
differs-set-back = enregistrée { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
} plus tôt que les entrées qui la précèdent
differs-set-back-round = enregistrée { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
} avant le début de son coup
differs-not-theirs = enregistrée au nom de : { $name }, qui n’en a pas le droit
differs-time-by-rules = coup { $round } : { $time } de réflexion, { $bound } selon le règlement
differs-time-left = coup { $round } : { $time } restant à l’horloge, alors que le maximum était { FIT("de", $bound) }{ $bound }
differs-time-length = coup { $round } : une durée { FIT("de", $time) }{ $time }, alors que le maximum était { FIT("de", $bound) }{ $bound }
differs-time-by-clock = coup { $round } : une durée { FIT("de", $time) }{ $time }, alors que l’horloge donnait { $bound }
differs-time-thinking = coup { $round } : un temps de réflexion { FIT("de", $time) }{ $time }, alors que le maximum était { FIT("de", $bound) }{ $bound }

## Racks, tops, slips, rulings
differs-of-rack = le tirage du coup { $round }
differs-of-draw = le tirage au sort
differs-of-vowels = le nombre de voyelles
differs-of-rack-returned = la raison du rejet du tirage
differs-of-rack-by-hand = le tirage fait au sac
differs-of-rack-refused = le tirage refusé
differs-of-rack-relayed = le tirage de l’autre salle
differs-of-prepared-game = la partie préparée
differs-of-prepared-placement = le mot placé de la partie préparée
differs-of-top = le top
differs-of-top-searched = le top du coup { $round }, recherché une seconde fois
differs-of-points-on-board = les points sur la grille
differs-of-slip-replaces = ce que remplace : { $what }
differs-of-slip-sent = { $what }, tel que le joueur l’a envoyé
differs-of-slip-points = les points, { $what }
differs-of-ruling = les conséquences de la décision { $n }
differs-of-ruling-slip = décision { $n }, bulletin { $slip }
differs-of-ruling-top = décision { $n }, top du coup { $round }
differs-slip = bulletin { $n } (coup { $round }, joueur nº { $number })
differs-slip-number = bulletin { $n }
differs-no-dispute = { $what } : saisies signalées comme différentes, mais elles disent la même chose
differs-invalid-scores = { $what } : nul, et pourtant { $points }
differs-not-prepared = un tirage de partie préparée, alors que le tournoi n’en joue pas
differs-rack-back = { $rack }, rejeté ({ $what })
differs-below = pas assez de voyelles ou de consonnes : au moins { $v } et { $c }
differs-above = trop de voyelles ou de consonnes : au plus { $v } et { $c }
differs-no-placement = aucun mot ne peut être placé
differs-refused = refusé par l’arbitre : { $reason }
differs-tops = { $points } ({ $all }) parmi { $n ->
    [one] { $n } solution
   *[other] { $n } solutions
}

## Standings
differs-total = joueur nº { $number } : bulletins { $slips }, solos { $solos }, moins avertissements { $warnings }, moins temps { $time }, décisions { $rulings } : en tout { $expected } ; le classement donne { $total }
differs-rank = joueur nº { $number } : rang { $rank }, avec { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
} devant
differs-time-price = joueur nº { $number } : { $time } à l’horloge de la partie coûtent { $price } ; le classement retire { $charged }
differs-never-judged = le bulletin envoyé par le joueur nº { $number } au coup { $round } n’a jamais été arbitré

## What phones and other computers kept
differs-seen-beyond = le joueur nº { $number } a vu l’entrée { $seen } du journal, qui s’arrête à l’entrée { $end }
differs-seen-head = le joueur nº { $number } a vu l’empreinte { $seen } ; ici, c’est { $head }
differs-seen-slip = joueur nº { $number }, coup { $round } : vu sur le téléphone – { $seen } ; dans le journal – { $found }
differs-kept-changed = joueur nº { $number }, coup { $round } : sur le reçu – { $kept } ; le journal n’a pas changé depuis, c’est donc le reçu qui a été modifié
differs-acknowledged = joueur nº { $number }, coup { $round } : { $slip }, accepté à { $time }, ne figure pas dans le journal
differs-acknowledged-at = joueur nº { $number }, coup { $round } : { $slip }, accepté à { $time }, figure dans le journal à { $here }
