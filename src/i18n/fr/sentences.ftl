### Arbitrage, refus et pannes en phrases entières.

## Why a slip does not count
verdict-legal = { $word } { $at } { $direction }, { $points }
points-of-theme = { $points }, dont { $n } pour le thème
verdict-top = Top
verdict-not-in-dictionary = { $what } n’est pas dans la liste de mots.
verdict-word-rejected = { $word } n’est pas admis, par décision de l’arbitre.
verdict-letters-not-in-rack = { $n ->
    [one] Il manque au tirage la lettre { $letters }.
   *[other] Il manque au tirage les lettres { $letters }.
}
verdict-blanks-not-in-rack = Il n’y a pas de joker dans le tirage pour { $letters }.
verdict-does-not-touch = Le mot ne touche aucune lettre de la grille.
verdict-start-not-covered = Le premier mot doit passer par la case de départ.
verdict-off-board = Le mot sort de la grille.
verdict-replaces-tile = Il y a déjà une autre lettre en { $what }.
verdict-part-of-longer-word = C’est une partie du mot { $what } : il faut l’écrire en entier.
verdict-no-coordinates = La case manque sur le bulletin.
verdict-unreadable-coordinates = Ce n’est pas une case de la grille : { $what }.
verdict-join-open = Les lettres de raccord { $what } ne désignent pas une seule place.
verdict-unknown-letter = Cette édition n’a pas la lettre { $what }.
verdict-nothing-laid = Aucune lettre du tirage n’est jouée : le mot est déjà sur la grille.
verdict-one-letter = Une seule lettre n’est pas un mot.
verdict-too-many-tiles = On peut jouer au plus { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}.
verdict-first-word-short = Le premier mot doit avoir au moins { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
}.
verdict-blank-unmarked = Aucun joker n’est marqué : { $what }.
verdict-claim-too-high = Le bulletin indique { $claimed }, mais le mot vaut { $worth } : un score surévalué donne zéro.
verdict-claim-missing = Les points manquent sur le bulletin.
verdict-illegible = Le bulletin est illisible.
verdict-late = Rendu après le signal.
verdict-several-slips = Plus d’un bulletin de ce joueur.
verdict-empty = Le bulletin est vide.
verdict-no-slip = Aucun bulletin.
verdict-claim-differs = Le mot est bon. Le bulletin indique { $claimed }, mais le mot vaut { $points }. Compté : { $points }.
slip-recorded = Nº { $number } : enregistré, { $points }.
slip-same = Nº { $number } : déjà enregistré ainsi.
slip-replaces = Déjà enregistré : { $text }. Appuyez encore sur Entrée pour le remplacer.
slip-moves = Le bulletin du nº { $number } ({ $text }) passe au nº { $to }.
slip-not-moved = Vous n’avez pas saisi le bulletin du nº { $number } : son numéro ne change pas. Appuyez sur Échap et saisissez de nouveau la ligne.
slip-gone = Le bulletin du nº { $number } a été modifié ou retiré entre-temps : son numéro ne change pas. Appuyez sur Échap et saisissez de nouveau la ligne.
slip-occupied = Le nº { $number } a déjà un bulletin que vous n’avez pas saisi. Seul l’arbitre peut en mettre un autre à sa place.
slip-other-now = Autre chose vient d’être saisi pour ce numéro ; rien n’a été changé. Appuyez encore sur Entrée pour voir ce qui s’y trouve.
slip-enter-again = { $reason } Appuyez encore sur Entrée pour 0 point.
slip-replaced = Nº { $number } : remplacé, { $points }.
slip-kept-instead = Nº { $number } : remplacé.
slip-left-out = Pas enregistré : nº { $number }.
slip-unknown = Ce numéro n’existe pas : { $number }.
slip-absent = Ne joue pas ce coup : nº { $number }.
slip-other = Le nº { $number } a un autre bulletin : { $text }.
slip-line-again = Rien n’est encore enregistré. Appuyez encore sur Entrée pour enregistrer le nº { $number }.
slip-handed-in = Nº { $number } : rendu, { $time }.
done-hand-in-back = Nº { $number } : pointage annulé, le temps du joueur continue.

## Refusals
refusal-unknown-player = Le joueur nº { $number } n’existe pas.
refusal-round-not-open = Le coup { $round } n’est pas en cours.
refusal-round-still-open = Le coup { $round } est encore en cours : arrêtez-le d’abord.
refusal-round-locked = Le dépouillement du coup { $round } est clos.
refusal-rack-of-many-readings = Le tirage peut se lire de plusieurs façons : { $racks }. Séparez les jetons par des espaces.
refusal-rack-not-in-bag = Il n’y a plus autant { FIT("de", $tile) }{ $tile } dans le sac.
refusal-wrong-number-of-tiles = Le tirage demande { $expected ->
    [one] { $expected } jeton
   *[other] { $expected } jetons
} ; { $given ->
    [one] { $given } a été saisi
   *[other] { $given } ont été saisis
}. Saisissez le tirage de nouveau.
refusal-tiles-drawn = Il reste { $rest } du tirage. Saisissez ce qui est sorti du sac : { $expected ->
    [one] { $expected } jeton est attendu
   *[other] { $expected } jetons sont attendus
}, { $given ->
    [one] { $given } a été saisi
   *[other] { $given } ont été saisis
}. Si tout le tirage est retourné dans le sac, cochez-le et saisissez-le en entier.
refusal-rack-begins = Le tirage doit contenir les jetons par lesquels il commence : { $tiles }.
refusal-rack-vowels = Le tirage demande { $expected ->
    [one] { $expected } jeton
   *[other] { $expected } jetons
} du sac des voyelles ; { $given ->
    [one] { $given } a été saisi
   *[other] { $given } ont été saisis
}.
refusal-vowels-fixed = On ne peut pas changer le nombre de voyelles maintenant : le règlement le fixe, ou le tirage a déjà été fait une fois.
refusal-game-over = La partie est terminée.
refusal-text-unreadable = Impossible de lire ceci : { $text }.
refusal-name-empty = Donnez un nom au tournoi.
refusal-no-players = Inscrivez au moins un joueur.
refusal-player-line = Ligne { $line } : « { $text } » ne donne ni numéro ni nom lisible.
refusal-number-out-of-range = Entrez un nombre entre { $low } et { $high }.
refusal-time-unreadable = Entrez minutes et secondes, par exemple 3:00.
refusal-name-long = Ce nom est trop long : { $n ->
    [one] { $n } caractère au plus.
   *[other] { $n } caractères au plus.
}
refusal-dictionary-misfit = Cette liste de mots ne va pas avec les lettres choisies. Choisissez-en une dans la liste.
refusal-round-time = Un coup dure de 5 secondes à une journée. Entrez minutes et secondes, par exemple 3:00.
refusal-last-call = Le signal doit venir avant la fin du coup : mettez moins de secondes.
refusal-clock-time = D’une seconde à une journée : entrez un nombre de minutes, ou minutes et secondes.
refusal-price = Entrez de 0 à 1 000 points.
refusal-minimum = Voyelles et consonnes ensemble ne peuvent dépasser le nombre de jetons d’un tirage. Réduisez ces nombres.
refusal-player-number = Ligne { $line } : le numéro doit être entre 1 et { $high }.
refusal-player-twice = Ligne { $line } : le numéro { $number } est déjà à la ligne { $other }. Choisissez-en un autre.
refusal-too-many-players = Il ne peut y avoir plus { FIT("de", $n) }{ $n } joueurs. Divisez le tournoi.
refusal-nothing-to-undo = Il n’y a rien à annuler.
refusal-changed-meanwhile = Quelque chose a changé entre-temps. Voici l’état actuel ; rien n’est perdu.
refusal-other-top-preferred = Le règlement préfère un autre top. Donnez le motif de votre choix, et choisissez de nouveau.
refusal-reason-needed = Donnez un motif : il reste dans le journal.
refusal-top-not-chosen = Il y a plusieurs tops : choisissez lequel va sur la grille.
refusal-step-over = La partie est déjà à une autre étape : rien n’a été fait. Le bouton dit ce qui vient ensuite.

## Faults
fault-disk-full = Le disque est plein : { $path }. Faites de la place ; tout ce qui est saisi est en sûreté.
fault-database-damaged = Le fichier du tournoi est endommagé : { $path }. Le programme n’y a pas touché. Utilisez la dernière copie.
fault-database-newer = { $path } vient d’une version plus récente de Flavita. Ouvrez-le avec elle.
fault-tournament-dictionary = La liste de mots « { $path } » de ce tournoi est introuvable. Mettez son fichier dans le dossier de données et relancez Flavita.
fault-file-foreign = { $path } n’est pas un tournoi de Flavita. Retirez ce fichier du dossier, ou prenez la dernière copie du tournoi.
fault-file-locked = { $path } est utilisé par un autre programme. Fermez-le et rechargez la page.
fault-disk-failed = Le disque qui contient { $path } signale des erreurs. Relancez Flavita : le programme vérifie le fichier avant de continuer.
fault-not-opened = { $path } ne s’ouvre pas. Vérifiez que le dossier est lisible et relancez Flavita.
fault-folder-not-writable = On ne peut pas écrire dans le dossier { $path }.
fault-not-saved = L’enregistrement a échoué. Tout ce qui était enregistré est en sûreté.
error-not-found = Cette page n’existe pas
error-not-found-what = L’adresse est peut-être fausse, ou le tournoi a changé de nom.
error-home = Tous les tournois
error-under-way = Un instant
error-fault = Erreur du programme
error-not-allowed = Cette page est réservée à l’arbitre
error-not-allowed-what = Ouvrez-la sur l’ordinateur où tourne Flavita.

## What was done
done-paused = L’horloge est arrêtée.
done-resumed = L’horloge tourne.
done-extended = { $n } s ajoutées.
done-undone = Annulé : { $text }.
done-stands-again = Le nº { $number } a de nouveau { $name }.
done-player-added = Nº { $number } { $name } est dans la liste.
done-players-added = { $n ->
    [one] { $n } joueur ajouté.
   *[other] { $n } joueurs ajoutés.
}
done-player-returned = Nº { $number } { $name } joue de nouveau, à partir du coup { $round }.
done-player-changed = Nº { $number } { $name } : enregistré.
done-player-renumbered = { $name } avait le nº { $from } et a maintenant le nº { $to }.
done-absence-noted = { $n ->
    [0] Nº { $number } { $name } ne manque aucun coup{ $rounds }.
    [one] Nº { $number } { $name } manque le coup { $rounds }.
   *[other] Nº { $number } { $name } manque les coups { $rounds }.
}
done-players-merged = Nº { $kept } { $name } a maintenant tout ce qu’avait le nº { $gone }.
done-player-withdrawn = Nº { $number } { $name } a abandonné. Ses résultats sont conservés.
done-top-chosen = { $word } { $at } est sur la grille.
done-marking-locked = Le dépouillement du coup { $round } est clos.
over-bag-empty = Tous les jetons sont tirés et joués.
over-rounds-played = Tous les coups sont joués.
over-nothing-playable = Les lettres restantes ne forment aucun mot.
over-by-arbiter = L’arbitre a mis fin à la partie.
restored-away = L’ordinateur était en veille ou son heure a changé : { $away }. Les joueurs n’ont rien perdu : il reste { $time }. L’horloge est arrêtée : appuyez sur F2.
trouble-disk-full = Le disque est plein : plus rien ne s’enregistre. Supprimez des fichiers inutiles ; l’enregistrement reprendra seul. En attendant, écrivez sur papier.
trouble-locked = Un autre programme utilise le fichier du tournoi : plus rien ne s’enregistre. Fermez-le ; l’enregistrement reprendra seul.
trouble-not-writable = On ne peut pas écrire dans le dossier de données : plus rien ne s’enregistre. Vérifiez le disque et les droits du dossier ; l’enregistrement reprendra seul.
trouble-gone = Le fichier du tournoi a disparu : on l’a supprimé ou déplacé, ou le support a été retiré. Plus rien ne s’enregistre avant que le programme l’ait reconstitué à partir de sa mémoire. En attendant, écrivez les bulletins sur papier.
trouble-disk-failed = Le disque n’a pas répondu : plus rien ne s’enregistre. Le programme vérifie le fichier et reprendra seul quand il sera intact. En attendant, écrivez sur papier.
trouble-damaged = Le fichier du tournoi est endommagé : des données enregistrées y manquent. Arrêtez le programme et continuez avec la dernière copie.
rescued = À { $time }, le fichier du tournoi a disparu ou a été remplacé. Le programme l’a réécrit et rien n’est perdu. Cherchez ce qui touche au dossier de données.
rescued-elsewhere = À { $time }, le dossier de données a cessé de répondre. Rien n’est perdu : le tournoi s’enregistre dans { $path }. Copiez ce fichier dans le dossier de données avant de relancer.
restored = On reprend là où la partie s’était arrêtée. Il reste { $time }. L’horloge est arrêtée : appuyez sur F2.

## The rules' refusals
refusal-drawn-elsewhere = Les tirages de cette partie viennent d’une autre salle ({ $name }). Sans connexion, demandez le tirage par téléphone et saisissez-le à la main.
refusal-rack-prepared = Les tirages d’une partie préparée sont les mêmes dans toutes les salles et ne peuvent pas être refusés.
refusal-clock-started = Un tirage ne peut être refusé que jusqu’au départ de l’horloge.
refusal-rack-elsewhere = Ce tirage vient d’une autre salle ({ $name }). Seul l’arbitre de cette salle-là peut le refuser ; celle-ci suit d’elle-même.
refusal-drawn-here = Les tirages de cette partie se font ici, pas dans une autre salle.
refusal-number-used = Le numéro { $number } est pris : choisissez-en un autre.
refusal-no-name = Entrez le nom du joueur.
refusal-has-not-left = Le joueur nº { $number } joue déjà.
refusal-has-slip = Le joueur nº { $number } a un bulletin au coup { $round } : il ne l’a pas manqué. Retirez d’abord le bulletin.
refusal-same-player = Entrez deux numéros différents.
refusal-both-have-slips = Le nº { $kept } et le nº { $gone } ont tous deux un bulletin au coup { $round }. On ne peut les fusionner tant qu’un des bulletins n’est pas retiré.
refusal-player-taken = Ligne { $line } : le numéro { $number } est pris : { $name }. Choisissez-en un autre.
refusal-rounds-unreadable = Ce ne sont pas des coups : { $text }. Écrivez par exemple 3-5, 8.
refusal-still-played = Terminez d’abord cette partie.
refusal-played = Ce tournoi a commencé : il peut aller aux archives, mais pas être supprimé.
refusal-watched = Une autre page montre encore ce tournoi : l’écran, un téléphone ou un autre onglet. Fermez-la, attendez 15 secondes et supprimez de nouveau.
refusal-not-in-round = Le joueur nº { $number } ne joue pas le coup { $round }.
refusal-no-round = Faites d’abord le premier tirage.
refusal-clock-stands = L’horloge est déjà arrêtée.
refusal-clock-runs = L’horloge tourne déjà.
refusal-already-handed-in = Le bulletin du nº { $number } est déjà pointé.
refusal-not-pressed = Nº { $number } : personne n’a appuyé sur ce numéro, il n’y a donc rien à annuler.
refusal-misplaced-number = Le nº { $number } figure dans deux blocs, ou aucun joueur ne peut l’avoir. Corrigez, puis enregistrez de nouveau.
refusal-second-person = Vous avez déjà saisi le bulletin du nº { $number }. La seconde saisie revient à quelqu’un d’autre : un assistant invité, ou l’arbitre. S’il n’y a personne, l’arbitre appuie sur « { double-switch-off } » dans la console.
refusal-not-placeable = { $word } ne peut pas être placé en { $at } : vérifiez la case et les lettres.
refusal-top-not-chosen-yet = Choisissez d’abord quel top du coup { $round } va sur la grille.
refusal-rack-rejected = Le tirage { $rack } n’est pas valable : il faut au moins { $vowels ->
    [one] { $vowels } voyelle
   *[other] { $vowels } voyelles
} et au moins { $consonants ->
    [one] { $consonants } consonne
   *[other] { $consonants } consonnes
}. Remettez tout le tirage dans le sac et tirez de nouveau.
refusal-rack-few-vowels = Le tirage { $rack } n’est pas valable : il a { $v ->
    [one] { $v } voyelle
   *[other] { $v } voyelles
}, et il en faut au moins { $vowels }. Remettez tout le tirage dans le sac et tirez de nouveau.
refusal-rack-few-consonants = Le tirage { $rack } n’est pas valable : il a { $c ->
    [one] { $c } consonne
   *[other] { $c } consonnes
}, et il en faut au moins { $consonants }. Remettez tout le tirage dans le sac et tirez de nouveau.
refusal-rack-many-vowels = Le tirage { $rack } n’est pas valable : il a { $v ->
    [one] { $v } voyelle
   *[other] { $v } voyelles
}, alors que le maximum est { FIT("de", $vowels) }{ $vowels }. Remettez tout le tirage dans le sac et tirez de nouveau.
refusal-rack-many-consonants = Le tirage { $rack } n’est pas valable : il a { $c ->
    [one] { $c } consonne
   *[other] { $c } consonnes
}, alors que le maximum est { FIT("de", $consonants) }{ $consonants }. Remettez tout le tirage dans le sac et tirez de nouveau.
refusal-rack-above = Le tirage { $rack } n’est pas valable : au plus { $vowels ->
    [one] { $vowels } voyelle
   *[other] { $vowels } voyelles
} et au plus { $consonants ->
    [one] { $consonants } consonne
   *[other] { $consonants } consonnes
}. Remettez tout le tirage dans le sac et tirez de nouveau.
refusal-rack-unplayable = Le tirage { $rack } ne permet aucun mot. Remettez tout le tirage dans le sac et tirez de nouveau.
rack-refused = L’arbitre a refusé le tirage { $rack } : { $reason }. Les jetons sont retournés dans le sac.
rack-gone = Tout le tirage { $rack } est revenu dans le sac.
rack-whole = Les jetons restants sont revenus dans le sac.
refusal-line-unreadable = Impossible de lire « { $text } ». Saisissez numéro, case, mot : par exemple { $example }.
refusal-no-number = Commencez par le numéro du joueur.
refusal-tournament-closed = Le tournoi est fermé. Rouvrez-le depuis la page d’accueil.
done-rack-drawn = Tirage du coup { $round } : { $rack }.
rack-exchanged = Le jeton { $back } retourne dans le sac, et { $instead } prend sa place.
done-vowels-set = Coup { $round } : { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} du sac des voyelles.
done-round-opened = Le coup { $round } a commencé.
done-round-closed = Le coup { $round } est arrêté.
done-top-revealed = Top du coup { $round } : { $points }.
done-game-ended = La partie est terminée.
over-minimum-impossible = Il ne reste pas assez de voyelles ou de consonnes pour un tirage.

## What is amiss with a slip
remark-claim-too-high = Le bulletin indique { $claimed }, mais le mot vaut { $worth }.
remark-claim-too-low = Le bulletin indique { $claimed }, mais le mot vaut { $worth }.
remark-claim-missing = Les points manquent sur le bulletin.
remark-blank-unmarked = Aucun joker n’est marqué, ou la mauvaise lettre l’est : lu { $text }.
remark-coordinates-shifted = La case est fausse, mais une seule lecture est possible : { $text }.
remark-last-letter-forgotten = La dernière lettre du mot n’est pas écrite : lu { $text }.
remark-within-grace = Rendu après le signal, mais dans les secondes ajoutées.
remark-hard-to-read = Le bulletin est difficile à lire.
remark-join-short = Trop peu de lettres de raccord, mais le mot ne peut être placé que là : { $text }.
remark-cost = { $points } de moins.
remark-warning = Avertissement.
remark-counted = Compté : { $points }.

## What a slip may have meant
clue-only = Une seule lecture est possible : { $text } ({ $how }).
clue-several = Plusieurs lectures sont possibles : { $n }.
clue-last-letter = la dernière lettre n’est pas écrite
clue-blank-mark = la mauvaise lettre est marquée comme joker
clue-turned = la direction est fausse
clue-shifted = décalé d’une case
clue-other-alphabet = lettre de rangée d’un autre alphabet
clue-elsewhere = un autre endroit
