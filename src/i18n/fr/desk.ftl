### The desk: entries that differ, second entries, notices, the log.

## Entries that differ
conflict-title = Nº { $number } { $name } : saisies différentes
conflict-other = Saisir autre chose
conflicts-here = Saisies différentes, à trancher par l’arbitre : nº { $numbers }
slip-differs = Une autre personne a saisi { $text }. Appuyez encore sur Entrée : l’arbitre tranchera.
slip-first-differs = La première saisie est différente. Regardez encore le bulletin ; appuyez de nouveau sur Entrée pour garder la vôtre.
slip-first-other = Nº { $number } : la première saisie est différente.
slip-with-claim = { $text }, avec { $points } sur le bulletin
slip-without-claim = { $text }, sans score sur le bulletin
slip-disputed = Nº { $number } : les saisies diffèrent, l’arbitre tranchera.
done-dispute-settled = Nº { $number } : la saisie enregistrée est maintenue.
refusal-disputed = Coup { $round } : saisies différentes (nº { $numbers }). Choisissez d’abord la bonne.
open-disputes = { $n ->
    [one] Coup { $round } : les saisies { FIT("de", $n) }{ $n } bulletin diffèrent.
   *[other] Coup { $round } : les saisies { FIT("de", $n) }{ $n } bulletins diffèrent.
}
keys-settle = Saisies différentes : la première est juste, la deuxième est juste, la troisième est juste

## Slips of telephones after the time
late-title = Nº { $number } { $name } : le bulletin du téléphone a { $n } s de retard
late-title-unknown = Nº { $number } { $name } : le bulletin du téléphone est arrivé hors délai
late-counts = Accepter comme rendu à temps
late-is-late = Refuser comme hors délai
late-unread = Vous verrez ce qu’il contient une fois votre décision prise.
done-late-counts = Nº { $number } : le bulletin est accepté comme rendu à temps.
done-late-is-late = Nº { $number } : le bulletin est hors délai.

## Réclamations des joueurs
done-appeal = { $step ->
    [asked] Nº { $number } fait une réclamation, coup { $round }.
    [taken_back] Nº { $number } retire sa réclamation, coup { $round }.
   *[verdict_stays] Nº { $number }, coup { $round } : l’arbitrage est maintenu.
}
refusal-no-appeal = Cette réclamation ne peut être ni faite ni retirée pour le moment.
refusal-appealed-often = Cette réclamation a déjà été retirée trois fois : adressez-vous à l’arbitre.
open-appeals = { $n ->
    [one] { $n } réclamation attend une réponse.
   *[other] { $n } réclamations attendent une réponse.
}

## Second entries
missing-second = seconde saisie à faire
missing-second-other = la seconde saisie revient à quelqu’un d’autre
slips-once = saisis une seule fois : { $n }
next-needs-seconds = { $n ->
    [one] il manque la seconde saisie { FIT("de", $n) }{ $n } bulletin du coup { $of }
   *[other] il manque la seconde saisie { FIT("de", $n) }{ $n } bulletins du coup { $of }
}
open-once = { $n ->
    [one] Coup { $round } : il manque la seconde saisie { FIT("de", $n) }{ $n } bulletin.
   *[other] Coup { $round } : il manque la seconde saisie { FIT("de", $n) }{ $n } bulletins.
}
done-slip-confirmed = Nº { $number } : la seconde saisie concorde.
done-slip-decided = Nº { $number } : l’arbitre a tranché.
done-blocks = Blocs de tables : { $text }.
done-blocks-none = Les tables ne sont pas réparties en blocs.
done-double-on = À partir du prochain tirage, deux personnes saisissent chaque bulletin.
done-double-off = À partir du prochain tirage, une seule personne saisit chaque bulletin.
done-double-off-now = Une seule personne saisit chaque bulletin, dès ce coup.
double-on = À partir du coup { $n }, deux personnes saisissent chaque bulletin.
double-off = Une seule personne saisit chaque bulletin.
double-switch-on = Passer à la double saisie
double-switch-off = Revenir à la simple saisie
keying-double = Deux personnes saisissent chaque bulletin sans voir la saisie de l’autre. Vous ne voyez ici que vos propres saisies.
console-keys-as = Ce navigateur est connecté au nom de l’assistant { $name } : les bulletins sont enregistrés sous ce nom. Déconnectez-vous pour saisir en tant qu’arbitre.
new-double = Deux personnes saisissent chaque bulletin
new-double-hint = Pour les finales : la seconde personne ne voit pas la première saisie. Si les deux concordent, le bulletin est pris en compte ; sinon, l’arbitre tranche. Ce choix peut changer en cours de partie.
new-phones = Un bulletin envoyé par téléphone est accepté encore
new-phones-end = s après la fin du coup
new-phones-hint = Au-delà, l’arbitre décide.

## Notices
errands-title = À porter aux joueurs
errand-delivered = Remis
done-delivered = Nº { $number } : remis.
done-not-delivered = Nº { $number } : pas encore remis.

## The log
log-title = Journal
log-count = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}
log-when = Heure
log-who = Qui
log-what = Quoi
log-round = Coup
log-kind = Sujet
log-any = tous
log-none = Aucune entrée ne correspond.
log-newer = Plus récentes
log-older = Plus anciennes
log-note = Note de l’arbitre
log-note-add = Ajouter
log-take-back = Retirer…
log-group-rounds = coups et horloge
log-group-slips = bulletins
log-group-players = joueurs
log-group-rulings = décisions
log-group-notes = notes
log-group-whole = le tournoi
log-created = Le tournoi « { $name } » a été créé.
log-epoch = Un autre ordinateur a repris la partie (époque { $n }).
log-slip-sent = Coup { $round }, nº { $number } : un bulletin est arrivé d’un téléphone.
log-slip = Coup { $round }, nº { $number } : { $text } – { $points }.
log-slip-by-phone = { $sentence } Envoyé par téléphone, reçu à { $time }.
log-disputed = Coup { $round }, nº { $number } : { $name } lit autre chose – { $text }.

## Piles of slips
pile-of = coup { $n } : { $left }
open-piles-title = Bulletins attendus
piles-title = Piles de bulletins
slip-of-pile = { $left ->
    [0] Bulletin, coup { $n } – tout est saisi ; le coup { $newest } est déjà à l’écran
   *[other] Bulletin, coup { $n } – encore { $left } ; le coup { $newest } est déjà à l’écran
}
pile-moved = Tous les bulletins du coup { $n } sont saisis. Suite : coup { $next }.
pile-closed = Le coup { $n } est clos. Suite : coup { $next }.
keys-piles = pile précédente et suivante : bulletins d’un autre coup
