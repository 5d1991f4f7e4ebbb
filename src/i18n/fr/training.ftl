### Entraînement : une partie seul contre l'horloge et le top, et les tops manqués.

training-title = Entraînement
training-what = Jouez une partie en solitaire, contre l’horloge et contre le top. Les tops que vous manquez sont gardés pour les réviser.
training-stopped = Cette partie ne peut pas continuer
training-go-on = Continuer
training-stop = Abandonner cette partie
training-recorded = Une partie enregistrée
training-recorded-what = Les tirages et les tops d’un tournoi joué sur cet ordinateur.
training-recorded-none = Aucun tournoi de cet ordinateur n’est encore terminé.
training-recorded-choose = Tournoi
training-recorded-game = { $name } · { $date } · { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
training-drawn = Une nouvelle partie
training-deck = Édition et liste de mots
training-rules-usual = habituel pour cette édition
training-time = Temps par coup
training-time-rules = selon le règlement
training-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
training-no-clock = sans horloge
training-begin = Jouer
training-alone = Jouer cette partie en solitaire
training-practise = Tops manqués
training-practise-what = { $n ->
    [0] Aucun pour l’instant. Chaque top manqué dans une partie est gardé ici jusqu’à ce que vous l’ayez trouvé deux fois de suite.
    [one] { $n } top vous attend. Un top trouvé deux fois de suite est acquis.
   *[other] { $n } tops vous attendent. Un top trouvé deux fois de suite est acquis.
}
training-practise-begin = Réviser
training-missed-gone = { $n ->
    [one] { $n } de plus vient d’une partie qui n’est plus ici.
   *[other] { $n } de plus viennent de parties qui ne sont plus ici.
}
training-past = Parties passées
training-past-game = Partie
training-past-date = Commencée
training-past-rounds = Coups
training-past-found = Tops trouvés
training-past-points = Points
training-past-percent = % des tops
training-of = { $n } sur { $of }
training-round = Coup { $n } sur { $of }
training-score = Jusqu’ici { $points } sur { $n } points, { $percent }
training-total = { $points } sur { $n } points
training-found = Tops trouvés : { $n } sur { $of }
training-best = Votre meilleur résultat jusqu’ici : { $percent } %.
training-best-new = Votre nouveau record : l’ancien était { FIT("de", $percent) }{ $percent } %.
training-word-what = Horizontal : d’abord la rangée ; vertical : d’abord la colonne. Une minuscule parmi les majuscules, ou une lettre entre parenthèses, est un joker.
training-points = Points
training-points-wrong = Entrez les points en nombre entier de 0 à 9 999, ou laissez vide.
training-show-top = Montrer le top
training-time-up = Le temps est écoulé. Un bulletin rendu maintenant est en retard.
training-tap = Touchez la case où commence le mot, ou entrez la case et le mot
training-slip = Votre bulletin
training-top = Top : { $points }
training-lost = { $points } sous le top
training-collected = Ce top est maintenant parmi vos tops manqués.
training-missed-again = Il reste parmi vos tops manqués.
training-found-once = Trouvé. Encore une fois, et il est acquis.
training-known = Trouvé deux fois de suite : ce top est acquis.
training-next = Coup suivant
training-to-result = Voir le résultat
training-next-missed = Top suivant
training-missed-one = Top manqué
training-result = La partie est terminée
training-result-slip = Bulletin
training-result-top = Top
training-result-lost = Différence
training-rack = Tirage
training-again = Jouer une autre partie
training-gone = L’édition, le règlement ou la liste de mots de cette partie ne sont plus sur cet ordinateur. Commencez-en une autre.
training-still-played = Ce tournoi n’est pas terminé. On pourra le jouer en solitaire quand il le sera.
training-words = Les mots de cette partie sont illisibles : { $reason }
training-no-rounds = Cette partie n’a aucun coup avec un top. Choisissez-en une autre.
training-misfit-round = Le coup { $n } de cette partie ne peut pas s’afficher : ce qui est enregistré ne va pas avec ses lettres et sa grille. Commencez une autre partie.
training-misfit-missed = Ce top manqué ne peut pas s’afficher : ce qui est enregistré ne va pas avec les lettres et la grille.
training-disk = Le fichier { $name } du dossier « training » n’a pas pu être lu ou écrit : { $reason }. Rien n’a été changé.
training-damaged = Le fichier { $name } du dossier « training » est endommagé : { $reason }. Il reste tel quel. Une nouvelle partie aura un nouveau fichier.
training-full = Trop de personnes se sont entraînées sur cet ordinateur depuis hier. Réessayez demain.

## L’adversaire
training-opponent = Adversaire
training-against = Vous { $points }, l’adversaire { $n }
training-theirs = L’adversaire : { $text }
training-theirs-none = L’adversaire n’a rien trouvé.
opponent-none = aucun
opponent-beginner = débutant : le top { $n } fois sur 100
opponent-club = joueur de club : le top { $n } fois sur 100
opponent-expert = expert : le top { $n } fois sur 100
opponent-champion = champion : le top { $n } fois sur 100

## Patience
solitaire-title = Patience
solitaire-what = Une partie ordinaire avec un tirage, contre votre propre record ; ou avec deux : vous jouez le second vous-même, ou le programme le joue. Ou bien tous les jetons sont visibles, et vous prenez ceux que vous voulez, sept au plus par coup.
solitaire-kind = Type
solitaire-one = un tirage
solitaire-two = deux tirages
solitaire-open = jetons visibles
solitaire-who = Le second tirage est joué par
solitaire-alone = vous-même
solitaire-first = Premier tirage
solitaire-second = Second tirage
solitaire-you = Vous
solitaire-computer = Adversaire
solitaire-total = { $name } : { $points }
solitaire-best = Votre meilleur résultat jusqu’ici : { $points }.
solitaire-best-new = Votre nouveau record ! Le précédent : { $points }.
solitaire-exchanged = échange
solitaire-passed = passe
solitaire-bag = Jetons dans le sac : { $n }
solitaire-left = Jetons restants : { $n }
solitaire-lay = Jouer
solitaire-exchange = Échanger
solitaire-exchange-which = Jetons à échanger
solitaire-pass = Passer
solitaire-stop = Terminer la partie
solitaire-nothing-exchanged = Entrez les jetons que vous voulez échanger.
solitaire-not-in-rack = Ces jetons ne sont pas dans le tirage.
solitaire-bag-small = Il y a moins de jetons dans le sac que vous ne voulez en échanger.
solitaire-over = La partie est terminée.
solitaire-refused = Ce coup ne peut pas être joué. Vérifiez la case et le mot.

homework-title = Devoir
homework-what = Tout le club joue la même partie chez soi, chacun seul et dans le délai fixé, avec un classement commun.
homework-none = Aucun devoir n’a encore été donné.
homework-new = Donner un devoir
homework-game = Partie
homework-name = Titre
homework-from = Du (vide : maintenant)
homework-until = Au
homework-early = Qui a terminé voit aussitôt le classement
homework-new-what = La partie reste à sa place ; ne la supprimez pas avant la fin du délai. Une partie préparée n’est connue de personne ; un tournoi terminé est connu de ceux qui l’ont joué, et ses pages montrent ses tops.
homework-give = Donner
homework-no-games = Préparez d’abord une partie, ou terminez un tournoi.
homework-prepared = { $name } · préparée, { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
homework-before = pas encore ouvert
homework-now = ouvert ; { $n ->
    [one] { $n } joueur a commencé
   *[other] { $n } joueurs ont commencé
}
homework-after = terminé ; { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
homework-term = du { $from } au { $until }
homework-player = Votre nom
homework-begin-what = L’horloge part aussitôt. Jouez sur cet appareil ; si vous y commencez un autre entraînement, celui-ci est abandonné. Ce qui arrive après le délai ne compte pas.
homework-hidden = Le classement s’affiche à la fin du délai.
homework-hidden-early = Le classement s’affiche quand vous avez terminé, ou à la fin du délai.
homework-delete = Supprimer ce devoir
homework-fault-term = Choisissez une date de fin à venir et postérieure au début.
homework-fault-game = Choisissez une partie.
homework-fault-title = Ce titre ne convient pas : il est trop long ou contient des signes cachés.
homework-fault-name = Indiquez votre nom.
homework-fault-again = Vous avez déjà joué ce devoir ; on ne peut le jouer qu’une fois.
homework-fault-closed = Ce devoir ne peut pas être joué maintenant.
homework-fault-taken = Quelqu’un a déjà commencé sous ce nom ; ajoutez quelque chose au vôtre.
homework-fault-full = Ce devoir est complet.
homework-out = Cette partie est un devoir ; on peut s’y entraîner après le délai.
