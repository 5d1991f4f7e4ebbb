### Prepared games.

prepare-title = Préparer une partie
prepare-what = L’ordinateur joue un grand nombre de parties et garde celles qui répondent à vos souhaits. Vous parcourez une partie, la modifiez et la scellez pour les salles.

## The run
prepare-run = Parties en cours
prepare-run-on = Parties jouées : { $n } sur { $of } ; { $fitting ->
    [one] { $fitting } convient
   *[other] { $fitting } conviennent
}.
prepare-run-whole = Terminé : { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
} sur { $of } au plus ; { $fitting ->
    [one] { $fitting } convient
   *[other] { $fitting } conviennent
}.
prepare-run-stopped = Arrêté : { $n ->
    [one] { $n } partie jouée
   *[other] { $n } parties jouées
} sur { $of } au plus ; { $fitting ->
    [one] { $fitting } convient
   *[other] { $fitting } conviennent
}.
prepare-run-broken = Interrompu : { $name }
prepare-run-waits = Un coup est en cours sur cet ordinateur. Les parties attendent qu’il se termine.
prepare-run-none = Aucune partie ne convient. Demandez moins, ou faites jouer plus de parties. Nombre de parties écartées par chaque souhait :
prepare-run-missed = { $name } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
prepare-run-refreshes = Cette page s’actualise toutes les trois secondes.
prepare-stop = Arrêter

## The games that are kept
prepare-games-kept = Parties préparées
prepare-kept-where = Les fichiers sont dans le dossier « prepared » du dossier de données. Qui peut ouvrir ce dossier connaît les parties.
prepare-game = Partie
prepare-new = nouvelle
prepare-sealed = scellée
prepare-rounds = Coups
prepare-total = Total des tops
prepare-bingos = Bonus
prepare-equal-tops = Tops égaux
prepare-hardest = Coup le plus difficile
prepare-easiest = Coup le plus facile
prepare-lead = coup { $n }, { $points }
prepare-tick = Supprimer { $name }
prepare-delete = Supprimer les parties cochées

## The wishes
prepare-wishes = Nouvelles parties
prepare-with = Ce que l’on joue
prepare-games = Parties à jouer
prepare-offer = Parties à garder
prepare-seed = Nombre de départ
prepare-seed-what = Laissez vide : le programme en choisit un. Qui le connaît peut retrouver les mêmes parties.
prepare-like = La partie souhaitée
prepare-like-what = Laissez vide ce qui est sans importance.
prepare-from = de
prepare-to = à
prepare-hardest-what = Le coup le plus difficile est celui dont le top dépasse le plus le score suivant, le plus facile celui où cet écart, en points, est le plus petit.
prepare-unambiguous = Aucun coup avec des tops égaux
prepare-polite = Pas de mots grossiers, si la liste de mots les signale
prepare-avoid = Mots à éviter
prepare-avoid-what = Un par ligne. Aucun d’eux n’ira sur la grille.
prepare-begin = Jouer les parties

## A game
prepare-download = Télécharger la partie
prepare-round = Coup { $n }
prepare-earlier = Précédent
prepare-later = Suivant
prepare-bag = { $n ->
    [0] Dans le sac :
    [one] Dans le sac ({ $n } jeton) :
   *[other] Dans le sac ({ $n } jetons) :
}
prepare-bag-empty = rien
prepare-change = Modifier le coup { $n }
prepare-change-what = Tous les coups suivants sont tirés et résolus de nouveau.
prepare-rack = Tirage (? est un joker)
prepare-change-rack = Prendre ce tirage
prepare-top = Le top placé parmi les tops égaux
prepare-change-top = Placer ce top
prepare-undo = Annuler la dernière modification
prepare-rack-column = Tirage
prepare-top-column = Top
prepare-points-column = Points
prepare-total-column = Cumul
prepare-lead-column = Avance
prepare-equals-column = Égaux

## The seal
prepare-seals = Mise sous scellés
prepare-seal = Sceller la partie
prepare-seal-what = Un fichier scellé ne s’ouvre qu’avec sa clé. Envoyez-le aux salles à l’avance, publiez l’empreinte, et annoncez la clé au départ.
prepare-seal-name = Nom de la partie
prepare-seal-organiser = Organisateur
prepare-seal-start = Premier tirage au plus tôt
prepare-seal-start-what = À l’horloge de cet ordinateur. Vide : chaque salle commence quand elle veut.
prepare-seal-every = Minutes entre deux tirages
prepare-seal-every-what = Par exemple 5, ou 5, 20, 5 : le dernier nombre vaut jusqu’à la fin. Vide : chaque salle décide.
prepare-seal-do = Vérifier et sceller
prepare-seal-of = Sceau { $n }, { $name }
prepare-seal-older = La partie a été modifiée depuis. Scellez-la de nouveau si les salles doivent la jouer telle qu’elle est maintenant.
prepare-seal-file = Télécharger le fichier scellé
prepare-seal-key = Afficher la clé
prepare-seal-publish = Publiez l’empreinte à l’avance : chacun pourra vérifier que c’est bien cette partie qui a été jouée.
prepare-seal-ready = Une salle dont le dossier de données est identique à celui-ci a tout ce qu’il lui faut.

## The key
prepare-key-title = Clé de la partie
prepare-key-secret = Gardez-la secrète jusqu’au départ : avec ces mots et le fichier, n’importe qui peut voir toute la partie.
prepare-key-code = La clé en code QR
prepare-key-how = Au départ, lisez les mots un par un. Les majuscules et les signes entre les mots n’ont pas d’importance.

## What cannot be done
prepare-fault-round = Un coup est en cours dans « { $name } ». Les parties pourront se jouer quand il sera terminé.
prepare-fault-deck = Choisissez une édition dont la liste de mots est ici.
prepare-fault-busy = L’ordinateur joue déjà des parties. Attendez la fin ou arrêtez-le.
prepare-fault-number = { $name } : entrez un nombre entier de 1 à { $of }.
prepare-fault-span = { $name } : entrez des nombres entiers, le premier ne dépassant pas le second.
prepare-fault-seed = Le nombre de départ peut avoir { $n } caractères au plus.
prepare-fault-gone = Cette partie n’est plus ici.
prepare-fault-changed = La partie a été modifiée entre-temps. La voici telle qu’elle est ; refaites votre modification si elle reste juste.
prepare-fault-file = Ce fichier n’est pas une partie préparée : { $name }
prepare-fault-disk = L’enregistrement a échoué : { $name }
prepare-fault-no-round = Le coup { $n } n’existe pas.
prepare-fault-minimum = Ce tirage n’est pas permis : il lui faut au moins { $vowels ->
    [one] { $vowels } voyelle
   *[other] { $vowels } voyelles
} et { $consonants ->
    [one] { $consonants } consonne
   *[other] { $consonants } consonnes
}.
prepare-fault-maximum = Ce tirage n’est pas permis : il peut avoir au plus { $vowels ->
    [one] { $vowels } voyelle
   *[other] { $vowels } voyelles
} et { $consonants ->
    [one] { $consonants } consonne
   *[other] { $consonants } consonnes
}.
prepare-fault-unplayable = Aucun mot ne peut être placé avec ce tirage.
prepare-fault-over = La partie se termine avant ce coup.
prepare-fault-no-top = Ce n’est pas l’un des tops égaux.
prepare-fault-differs = Le coup { $n } ne correspond pas au règlement et à la liste de mots. Saisissez de nouveau son tirage ; les coups suivants seront tirés de nouveau.
prepare-fault-names = Entrez un nom pour la partie et pour l’organisateur : des caractères lisibles, 64 au plus.
prepare-fault-time = Choisissez la date et l’heure du premier tirage, ou laissez les deux vides.
prepare-fault-minutes = Entrez les minutes entre les tirages en nombres entiers séparés par des virgules.
prepare-fault-no-time = Pour les minutes entre les tirages, il faut aussi l’heure du premier.
prepare-fault-large = La partie est trop longue pour être scellée.
