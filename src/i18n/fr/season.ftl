### Saisons : le classement de plusieurs tournois, qui est qui, la cote.

seasons-title = Saisons
seasons-what = Le classement d’un club sur plusieurs tournois, et la cote.
seasons-none = Il n’y a pas encore de saison.
seasons-new = Nouvelle saison
seasons-new-do = Créer la saison
season-name = Nom de la saison
season-edit = Étapes et règles
season-people = Joueurs
season-standings = Classement
season-rating = Cote
season-back = Retour à la saison
season-empty = Aucun tournoi de cette saison n’a encore de partie qui compte. Tant qu’un tournoi dure, seules ses parties définitives comptent.
season-reading = Lecture des parties de la saison : { $n } sur { $of }. La page s’affichera d’elle-même.
season-count = { $n ->
    [one] { $n } tournoi
   *[other] { $n } tournois
}
season-provisional = Provisoire : certains de ces tournois ne sont pas encore définitifs. Ils portent un astérisque.
season-missing = { $n ->
    [one] { $n } tournoi de cette saison n’est pas dans le dossier de données et ne compte pas : { $name }.
   *[other] { $n } tournois de cette saison ne sont pas dans le dossier de données et ne comptent pas : { $name }.
}
season-sum = Total
season-counted = Retenus
season-counted-of = { $n } sur { $of }
season-not-counted = Un résultat entre parenthèses n’est pas parmi les meilleurs et ne compte pas.
season-tournaments = Étapes
season-rating-what = Chacun part { FIT("de", $start) }{ $start }. Après un tournoi, chaque joueur est comparé à tous les autres participants. Le grand nombre est la nouvelle cote, le petit la variation.
season-rating-how = Comment elle se calcule
season-points-percentage = Un tournoi rapporte au joueur son pourcentage du total des tops.
season-points-total = Un tournoi rapporte au joueur les points marqués dans ses parties.
season-points-places = Un tournoi rapporte des points selon le rang : { $table }.
season-taking-part = La participation ajoute { $n }.
season-equal-highest = Les ex æquo reçoivent tous les points de leur rang.
season-equal-mean = Les ex æquo reçoivent la moyenne des points des rangs qu’ils occupent.
season-best = { $n ->
    [one] Le meilleur résultat compte.
   *[other] Les { $n } meilleurs résultats comptent.
}
season-best-all = Tous les résultats comptent.
season-tie-wins = le nombre de tournois gagnés
season-tie-best-results = le meilleur résultat, puis le deuxième, et ainsi de suite
season-tie-all-results = la somme de tous les résultats
season-rule = Règle
season-rule-percentage = Somme des pourcentages des tops
season-rule-places = Points selon le rang
season-rule-total = Somme des points des parties
season-rule-trios = Tables de trois : 3, 2, 1 points selon la place
season-best-number = Combien de résultats comptent, parmi les meilleurs
season-best-hint = Vide : tous.
season-take = Quels tournois
season-take-all = Tous ceux du dossier de données
season-take-year = Tous ceux d’une année
season-year = Année
season-take-chosen = Ceux-ci :
season-take-none = Il n’y a pas encore de tournoi dans le dossier de données.
season-save = Enregistrer
season-effect = Aperçu
season-progress-waiting = pas commencé
season-progress-played = en cours : ses parties définitives comptent, les autres quand il sera terminé
season-progress-over = provisoire
season-progress-final = définitif
season-progress-missing = absent du dossier de données
season-fault-name = Entrez le nom de la saison.
season-fault-best = Entrez un nombre entier jusqu’à { $n }, ou laissez vide.
season-fault-year = Entrez l’année en quatre chiffres.
season-fault-rule = Choisissez une règle.
kept-fault-file = Le fichier est illisible. Corrigez-le ou retirez-le ; le programme n’y touche pas. { $name }
kept-fault-public = Affichage impossible pour l’instant. L’arbitre peut voir pourquoi.
kept-fault-disk = Lecture ou enregistrement impossible. Tout ce qui était enregistré est en sûreté. { $name }
season-suggestions = Est-ce la même personne ?
season-suggestions-what = Les noms identiques sont réunis d’office : majuscules, espaces et points du Ё ne comptent pas. Voici des noms presque identiques.
season-suggestions-none = Aucun nom n’en rappelle un autre.
season-like-look = ont la même apparence
season-like-order = mêmes mots dans un autre ordre
season-like-initials = initiales
season-like-letter = une lettre de différence
season-like-part = un des noms a plus de mots
season-merge = Une seule personne
season-part = Personnes différentes
season-merge-title = Réunir deux noms
season-merge-what = Les résultats des deux s’additionnent sous le second nom.
season-merge-one = Ce nom
season-merge-other = est la même personne que
season-namesakes = Homonymes dans un même tournoi
season-namesakes-what = Ce sont deux personnes différentes, que le programme ne réunit donc avec personne. Indiquez le nom de chacune dans cette saison. Si ce nom est celui d’un joueur d’un autre tournoi, leurs résultats s’additionnent.
season-call = Nom dans cette saison
season-call-do = Enregistrer le nom
season-call-of = Nom du joueur nº { $number }, { $name }, dans cette saison
season-seat = nº { $number }, { $name }
season-decided = Ce qui est décidé
season-decided-merge = { $name } est la même personne { FIT("que", $of) }{ $of }
season-decided-split = { $name } : { $of } dans cette saison
season-decided-strangers = { $name } et { $of } sont des personnes différentes
season-undo = Annuler
season-all = Tous les joueurs
season-two = Une autre personne
season-refusal-gone = La liste a changé entre-temps. Vérifiez-la de nouveau.
season-refusal-one = { $name } : c’est déjà une seule personne.
season-refusal-met = { $one } et { $other } ont joué dans le même tournoi « { $stage } » : ce sont deux personnes.
help-season = Saison et cote
csv-counted = Retenus
csv-played = Joués
csv-wins = Gagnés
csv-rating = Cote
csv-tournaments = Tournois
csv-points-of-stage = { $name } : points
csv-place-of-stage = { $name } : rang
csv-counts-of-stage = { $name } : retenu
csv-rating-of-stage = { $name } : cote
csv-change-of-stage = { $name } : variation
csv-yes = oui
csv-no = non
