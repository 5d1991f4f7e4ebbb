### Les mots des pages.

## Everywhere
numbered = nº { $number }
number-column = Nº
product = Flavita
language = Langue
skip = Aller au contenu
help = Aide
cancel = Annuler
back = Retour
back-to-console = Retour à la console
rounds = Coups
offline = Pas de connexion
press-again = Appuyez encore
undo = annuler
colon =  :
labelled = { $label } : { $value }
player-number = Numéro
player-name = Nom
player-add = Ajouter
player-withdraw = Le joueur abandonne
end-game = Terminer la partie maintenant
export-spreadsheet = Pour tableur (CSV)
export-plain = CSV
exports-title = Enregistrer les résultats
sign-arbiter = Arbitre principal (signature, nom)
sign-secretary = Secrétaire (signature, nom)
sign-date = Date

## Numbers with nouns
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-word = { $n ->
    [one] point
   *[other] points
}
players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
players-word = { $n ->
    [one] joueur
   *[other] joueurs
}
slips-expected = { $n ->
    [one] Encore { $n } bulletin attendu.
   *[other] Encore { $n } bulletins attendus.
}
words-counted = { $n ->
    [one] { $n } mot
    [many] { $n } de mots
   *[other] { $n } mots
}
found-count = { $n ->
    [0] personne
   *[other] trouvé par { $n }
}
found-of = { $n ->
    [0] Personne n’a trouvé le top
   *[other] Trouvé par { $n } sur { $of }
}
tops-equal = Tops égaux : { $n }
tops-equal-open = Tops égaux : { $n }. L’arbitre choisit lequel va sur la grille.
date-long = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
of-count = sur { $n }
and-more = { $name } et { $n } de plus
direction-across = horizontalement
direction-down = verticalement

## A round and its phases
round-title = Coup { $n }
rack-text = tirage { $name }
top-text = top { $name }
tops-text = tops { $name }
placements-of-round = Solutions du coup { $n }
placements-total = { $n } en tout
slips-of-round = Bulletins du coup { $n }
slip-of-round = Bulletin, coup { $n }
slips-of-round-word = bulletins du coup { $n }
round-word = coup
top-of-round = Top du coup { $n }
top-on-board = Sur la grille, le top du coup { $n } :
laid-on-board = Sur la grille après le coup { $n } :
reveal-laid = Sur la grille : { $text }
laid-below = sur la grille, sans être un top : { $name }
handed-in-of-round = Bulletins rendus, coup { $n }
entered-of = { $n } sur { $of } saisis
entered-all = Tous les bulletins sont saisis
slips-paper = sur papier { $n }
slips-phone = par téléphone { $n }
slips-absent = sans bulletin { $n }
phase-lobby = En attente du début
phase-drawn = Tirage fait
phase-thinking = Les joueurs cherchent
phase-last-call = Rédaction des bulletins
phase-paused = Pause
phase-closed = Temps écoulé
phase-revealed = Top annoncé
phase-placed = Top sur la grille
phase-ended = La partie est terminée
screen-phase-drawn = Préparez-vous
screen-phase-thinking = On cherche
screen-phase-last-call = ÉCRIVEZ
screen-phase-paused = Pause
next-key = Saisir la clé de la partie scellée
next-draw-first = Faire le premier tirage
next-draw = Faire le tirage du coup { $n }
next-start = Lancer le coup { $n }
next-stop = Arrêter le coup { $n }
next-reveal = Annoncer le top du coup { $n }
next-place = Placer le top du coup { $n }
next-place-word = Placer { $name }
next-end = Terminer le tournoi
next-needs-top = choisissez d’abord parmi les tops égaux
next-needs-slips = { $n ->
    [one] il manque { $n } bulletin du coup { $of }
   *[other] il manque { $n } bulletins du coup { $of }
}
next-again = Appuyez encore pour confirmer

## Home
home-title = Tournois
home-new = Nouveau tournoi
home-ways = Autres pages
home-for-evening = Pour la soirée
home-for-many = Plusieurs tournois et salles
home-for-alone = Entre les parties
settings = Affichage et langue
home-continue = Retour à la console
home-others = Autres
home-all = Tous les tournois
home-tournament = Tournoi
home-game = Édition
home-players = Joueurs
home-rounds = Coups
home-state = État
home-draft = Pas commencé
home-done = Terminé
home-damaged = Fichier endommagé
home-newer = Demande une version plus récente
home-no-dictionary = Liste de mots absente
home-unopened = Ne s’ouvre pas
home-action-draft = Ouvrir
home-action-done = Résultats
home-event = Classement général
home-action-damaged = Que faire
home-begun = Inachevé
home-put = Ranger : { $name }
home-to-archive = Archiver
home-from-archive = Sortir des archives
home-delete = Supprimer
home-delete-what = Rien n’a encore été joué ici. Le fichier va dans le dossier trash, d’où on peut le restaurer.
home-not-deleted = Le tournoi n’a pas été supprimé
home-archive = Archives : { $n }
home-more = { $n ->
    [one] Montrer { $n } tournoi de plus
   *[other] Montrer { $n } tournois de plus
}
home-reading = Lecture des tournois : { $n } sur { $of }. La page s’affichera d’elle-même.
home-folder = Dossier : { $name }
home-address = Adresse pour l’écran et les assistants : { $name }
home-stop = Pour arrêter Flavita, fermez sa fenêtre ou appuyez-y sur Ctrl+C. Tout ce qui est saisi est enregistré.
per-round = { $name } par coup
welcome-title = Bienvenue
welcome-what = Flavita dirige des tournois en duplicate : tout le monde a les mêmes lettres, la même grille et le même temps ; gagne celui dont les mots rapportent le plus.
welcome-one = Créez un tournoi : donnez-lui un nom, choisissez l’édition et inscrivez les joueurs.
welcome-two = Ouvrez l’écran de la salle sur le projecteur et essayez le son.
welcome-three = Faites le premier tirage. Ensuite, Flavita tient l’horloge, trouve le top et vérifie les bulletins.

## New tournament
new-title = Nouveau tournoi
new-terms = Conditions
new-terms-move = { $name } par coup
new-terms-clock = horloge { FIT("de", $name) }{ $name } min
new-terms-words = toute la liste de mots
new-terms-changed = liste de mots modifiée
new-terms-change = modifier
new-profile-others = Règlements d’autres fédérations
new-edition-more = Grille, liste de mots et mots admis
new-name = Nom
new-edition = Lettres et grille
new-dictionary = Liste de mots
new-round-time = Temps par coup
new-round-time-hint = minutes:secondes
new-last-call = Signal « Écrivez »
new-last-call-hint = en secondes avant la fin ; il peut y en avoir plusieurs
new-minima = Quels tirages sont valables
new-minima-until = Jusqu’au coup
new-minima-vowels = inclus, voyelles au moins :
new-minima-consonants = et consonnes :
new-minima-later = Ensuite, voyelles au moins :
new-minima-and = et consonnes :
new-clock = Horloge pour toute la partie
new-clock-on = Chaque joueur a une réserve de temps
new-clock-budget = Réserve
new-clock-price = min ; au-delà, on perd
new-clock-step = points par tranche entamée de
new-clock-end = min
new-clock-hint = Utile seulement si un assistant pointe chaque bulletin au moment où il est rendu. Un joueur qui n’est pas pointé se voit compter le coup entier ; un coup où personne n’est pointé ne coûte rien.
new-players = Joueurs
new-players-label = Un par ligne
new-players-example = 12; Pierre Martin; Dijon
new-players-hint = Numéro ; nom ; ville. Les noms suffisent : les numéros sont attribués d’office. Collez la liste telle quelle ; vous voyez dessous comment elle est lue. Les retardataires s’ajoutent plus tard.
new-players-file = Charger un fichier CSV
new-players-earlier = Joueurs d’un tournoi précédent
new-create = Créer le tournoi
new-notice = Il y a quelque chose à corriger : voyez les champs signalés. Tout le reste est conservé.

## Console
clock-pause = pause
clock-resume = reprendre
clock-extend = +30 secondes
bought-back = La lettre { $letter } est maintenant en { $at }, et { FIT("le", $name) }{ $name } revient dans le tirage.
bought-to-lay = La lettre { $letter } est maintenant en { $at } : son joker a été racheté et joué.
bag = Dans le sac
draw-label = Jetons tirés ({ $name } : ?)
draw-short = Jetons tirés
draw-beside = { $n ->
    [one] Encore { $n } jeton à joindre à { $rest }
   *[other] Encore { $n } jetons à joindre à { $rest }
}
draw-tiles = { $n ->
    [one] { $n } jeton à tirer du sac
   *[other] { $n } jetons à tirer du sac
}
draw-whole = tout le tirage est retourné dans le sac
draw-take = Jouer ce tirage
refuse-rack = Refuser ce tirage
vowels-next = Voyelles du prochain tirage :
refuse-rack-because = Pourquoi ce tirage est-il rejeté ? Le motif reste dans le journal et chacun peut le lire.
refuse-rack-do = Remettre dans le sac
over-time = Dépassement :
near-time = Bientôt à court de temps :
time-more = autres joueurs :
hand-in-none-yet = Aucun bulletin rendu n’est encore pointé. Si cela ne change pas, le coup { $round } n’est pas chronométré pour les bulletins papier et ne coûte rien.
hand-in-some-yet = { $n ->
    [one] { $n } joueur sur { $of } n’est pas pointé. Si cela ne change pas, tout le coup lui est compté.
   *[other] { $n } joueurs sur { $of } ne sont pas pointés. Si cela ne change pas, tout le coup est compté à chacun d’eux.
}
hand-in-charged = { $n ->
    [one] Coup { $round } : { $n } joueur sur { $of } n’était pas pointé ; tout le coup, { $time }, lui est compté.
   *[other] Coup { $round } : { $n } joueurs sur { $of } n’étaient pas pointés ; tout le coup, { $time }, est compté à chacun d’eux.
}
clock-charged-nobody = L’horloge de la partie n’a encore coûté de points à personne.
clock-charged = Points retirés pour le temps : { $names }.
rounds-unmeasured = { $n ->
    [one] Le coup { $rounds } n’est pas chronométré pour les bulletins papier : aucun bulletin rendu n’a été pointé.
   *[other] Les coups { $rounds } ne sont pas chronométrés pour les bulletins papier : aucun bulletin rendu n’a été pointé.
}
hand-in-how = appuyez sur le numéro quand le joueur rend son bulletin
hand-in-back = Annuler le pointage :
tops-because = Motif, si le choix s’écarte du règlement
tops-lay = Placer sur la grille
tops-choose = Plusieurs tops. Lequel va sur la grille ?
tops-chosen = { $name } est sur la grille. Vous pouvez encore choisir un autre top jusqu’au prochain tirage.
tops-proposed = proposé
tops-key-choose = choisir
tops-key-proposed = prendre le top proposé
tops-key-back = aux bulletins
tops-key-here = dans la ligne vide : choisir au clavier
top-mark = top
placements-title = Solutions
placements-none = Les solutions du coup s’affichent ici quand son temps est écoulé.
peek = Voir le top tant que j’appuie
peek-more = et { $n } de plus avec les mêmes points
pages-all = Toutes les pages
placements-filter = mot ou case
placements-only-found = Trouvées seulement
placements-word = Mot
placements-square = Case
placements-points = Points
placements-found = Trouvé
marking-lock = Clore le dépouillement de ce coup
marking-locked = Dépouillement clos
slips-title = Bulletins
slips-none = Les bulletins se saisissent dès que le top est annoncé, même pendant que les joueurs cherchent le coup suivant.
missing-title = Manquants
missing-next = suivant
missing-none = Tous les bulletins sont saisis
keyed-title = Derniers saisis
slip-label = Bulletin
slip-order = numéro case mot points
slip-which-reading = Le mot peut se placer de plusieurs façons. Laquelle est sur le bulletin ? Appuyez sur sa touche.
slip-which-blank = Quelle lettre du bulletin est le joker ? Appuyez sur sa touche. Si aucune n’est marquée, appuyez encore sur Entrée.
slip-which-blank-points = Quelle lettre du bulletin est le joker ? Appuyez sur sa touche. Si aucune n’est marquée, appuyez encore sur Entrée : { $points }.
slip-hint = Par exemple : { $name }
slip-not-yet = rien à saisir pour l’instant
slip-save = enregistrer
slip-correct = Corriger
slip-key = Saisir le bulletin
slip-withdraw = Retirer le bulletin
slip-unsaved = Pas enregistré : pas de connexion. La ligne est gardée : appuyez encore sur Entrée.
do-failed = Pas de réponse : la connexion est coupée. La page montre si c’est fait ; sinon, réessayez.
status-saved = Enregistré { $name }
status-screen = Écran : { $name }
standings-link = Classement
scene-change = écran de la salle
scene-auto = Suivre la partie
scene-reveal = Dernier top
scene-standings = Classement
scene-lobby = Titre
scene-blank = Noir
keys-all = toutes les touches
title-lobby = Préparation
title-ended = Résultats
lobby-players = Joueurs
lobby-settings = Conditions
lobby-late = Ajouter un joueur
lobby-check = Avant de commencer
lobby-check-screen = L’écran de la salle est ouvert sur le projecteur (F9).
lobby-check-slips = Chaque joueur a des bulletins à son numéro.
lobby-check-sound = Le son de l’écran est activé.
ending-title = La partie est terminée

## Page of a round
round-slip = Bulletin
round-verdict = Arbitrage
round-claimed = Annoncé
round-time = Temps
round-time-what = Bulletin papier : heure de la saisie ; bulletin d’un téléphone : heure de la remise
actor-console = arbitre
trail-replaced = { $time }, { $name } : { $text }, { $points }. Corrigé.
trail-withdrawn = { $time }, { $name } : { $text }, { $points }. Retiré.

## Standings
standings-after = { $n ->
    [0] Classement
   *[other] Classement après le coup { $n }
}
standings-final = Classement final
standings-sum = Total des tops { $n }
standings-rank = Rang
standings-number = Nº
standings-player = Joueur
standings-town = Ville
standings-tops = Tops
standings-rounds = Points par coup : { $name }
standings-games = Parties : { $name }
season-unfold = Étapes : { $name }
standings-solos = Solos
standings-solo-points = Pour les solos
standings-warnings = Avert.
standings-negative = Négatif
standings-team = Équipe
standings-teams = Équipes
standings-members = Joueurs
standings-category = Catégorie
standings-club = Club
standings-every-category = toutes
standings-every-club = tous
standings-show = Afficher
tie = { $ahead } devance { $behind } : { $why }.
tie-tops = tops, { $one } contre { $two }
tie-solos = solos, { $one } contre { $two }
tie-later-games = points, { $one } contre { $two }
tie-later-games-of-game = partie { $game }, { $one } contre { $two }
tie-later-rounds = coup { $round }, { $one } contre { $two }
tie-later-rounds-of-game = partie { $game }, coup { $round }, { $one } contre { $two }
tie-dearest-slip = le meilleur coup, { $one } contre { $two }
tie-fewer-warnings = avertissements, { $one } contre { $two }
tie-less-time = temps, { $one } contre { $two }

## Several games
games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
game-title = Partie { $n }
event-game = { $name }, partie { $n }
event-game-name = { $name }. Partie { $n }
event-cumulated = Classement général
next-game = Partie suivante de ce festival
next-game-title = Encore une partie
next-game-what = Mêmes lettres, mêmes mots, même règlement et mêmes joueurs, sauf ceux qui ont abandonné. Les résultats des parties s’additionnent.
cumulated-after = { $n ->
    [one] Classement après { $n } partie
   *[other] Classement après { $n } parties
}
cumulated-during = La partie { $n } est en cours
cumulated-stand = après le coup { $n }
cumulated-not-begun = aucun coup dépouillé
cumulated-mean = % moyen
cumulated-other-rules = Les règlements des parties diffèrent. Les rangs et les ex æquo suivent ici celui de la dernière partie : { $name }.
cumulated-names-differ = Le nº { $number } porte plusieurs noms : { $names }. Ils comptent comme des joueurs différents ; si c’est la même personne, corrigez le nom dans une des parties.
cumulated-numbers-differ = { $name } a plusieurs numéros : { $numbers }. Ils comptent comme des joueurs différents ; si c’est la même personne, corrigez le numéro dans une des parties.
cumulated-in-games = { $n ->
    [one] partie { $games }
   *[other] parties { $games }
}

## Players
players-link = joueurs
players-edit = modifier la liste
players-title = Joueurs
players-how = Entrée enregistre la ligne, les flèches montent et descendent, Échap annule la frappe.
players-categories = Catégories
players-missed = Coups manqués
players-series = Série
players-new = Nouveau joueur ou paire : Ada / Van
players-save = Enregistrer
players-withdraw = Abandonne
player-return = Réintégrer
players-from = à partir du coup { $n }
players-until = jusqu’au coup { $n } inclus
players-never = n’a pas encore joué
players-import = Importer une liste
players-import-do = Ajouter tout le monde
players-example = 12; Pierre Martin; Dijon; juniors; Les Ducs
players-import-how = Numéro ; nom ; club ; catégories ; équipe. Ou collez la liste telle quelle : vous voyez dessous comment elle est lue. Si une seule ligne est fausse, personne n’est ajouté.
players-closed = La partie est terminée : on ne peut plus ajouter de joueurs.
players-merge = Une personne inscrite deux fois
players-merge-keep = Garder le nº
players-merge-gone = et lui donner tout ce qu’a le nº
players-merge-how = Les bulletins des deux reviennent à celui qui reste. Si tous deux ont un bulletin au même coup, ce sont deux personnes.
players-merge-do = Fusionner
standings-time = Temps
standings-penalty = Pénalité
standings-total = Total
standings-top-row = Top
standings-empty = Le classement s’affiche quand tous les bulletins du premier coup sont saisis.
standings-waits = Le classement attend : les bulletins du coup { $n } ne sont pas encore tous saisis.
standings-footnote = * top du coup.
standings-ranks = Rangs { $name } sur { $of }
standings-page = Page { $n } sur { $of }

## Screen of the hall
screen = écran de la salle
screen-sound = Activer le son
screen-speak = Lire les tirages à voix haute
screen-stop = STOP
screen-slips-up = Levez les bulletins
screen-handed-in = Rendus
screen-next = Meilleurs sous-tops

## Keys
keys-title = Touches et bulletins
keys-close = Fermer
keys-round = Coup
keys-line = Ligne de saisie
keys-slips = Saisir un bulletin
keys-next = étape suivante ; s’il manque quelque chose, un second appui confirme
keys-tops = Plusieurs tops dans un cadre bleu : un chiffre choisit le top de ce numéro, Entrée le top proposé. Échap passe du cadre à la ligne et inversement
keys-pause = pause et reprise
keys-extend = ajouter 30 secondes
keys-scene = ce que montre l’écran de la salle
keys-undo = annuler la dernière action
keys-peek = montrer à l’arbitre le top non encore annoncé, tant qu’on appuie
keys-dictionary = le dictionnaire : vérifier si un mot est admis
keys-players = les joueurs : modifier, importer, fusionner
keys-filter = chercher parmi les solutions
keys-help = cette page
keys-save = enregistrer le bulletin
keys-complete = accepter la proposition
keys-missing = prochain numéro sans bulletin
keys-recall = rappeler la ligne précédente pour la corriger
keys-escape = effacer la ligne, y revenir
key-enter = Entrée
key-escape = Échap
key-shift = Maj
keys-blank = avec une lettre : un joker à sa place, s’il n’y a qu’une place possible ; sinon, le programme demande
keys-slips-how = Le numéro du joueur, la case, le mot, les points du bulletin. Après le numéro, l’ordre est libre ; les points sont facultatifs.
keys-example-across = 23 h7 plage
keys-example-across-is = joueur 23, mot horizontal depuis cette case
keys-example-down = 23 7h plage
keys-example-down-is = le même mot vertical : la colonne d’abord
keys-example-claim = 23 h7 plage 16
keys-example-claim-is = avec les points écrits par le joueur
keys-example-blank = 23 h7 PLaGE
keys-example-blank-is = une minuscule parmi les majuscules est un joker, comme sur toutes les pages
keys-example-blank-brackets = 23 h7 pl(a)ge
keys-example-blank-brackets-is = la même chose
keys-example-top = 23 t
keys-example-top-is = le joueur a le top
keys-example-empty-is = bulletin vide ou absent
keys-example-several-is = plusieurs bulletins d’un joueur : zéro
keys-top-letter = t
keys-example-many-is = plusieurs joueurs ayant le top, en une seule saisie
keys-example-illegible-is = le bulletin est illisible : zéro
keys-example-hard-is = le bulletin est difficile à lire, mais compte
keys-example-hand-in-is = le joueur a rendu : son horloge s’arrête

## Squares of the board
square-letter-double = 2L
square-letter-triple = 3L
square-word-double = 2M
square-word-triple = 3M

## What is heard of the squares of the board
board-name = Grille
board-plain = vide
board-start = case de départ
board-letter-double = lettre compte double, vide
board-letter-triple = lettre compte triple, vide
board-word-double = mot compte double, vide
board-word-triple = mot compte triple, vide
board-blank = joker

## The terms of a tournament
setting-clock = { $budget } pour la partie, puis { $price } de moins par tranche entamée { FIT("de", $step) }{ $step }
setting-clock-minute = { $budget } pour la partie, puis { $price } de moins par minute entamée
setting-no-clock = Pas d’horloge de partie
setting-minima = Minimum de voyelles et de consonnes, coups 1–{ $until } : { $early }, puis { $late }
tops-prospect = { $blanks ->
    [0] sans joker
    [one] { $blanks } joker
   *[other] { $blanks } jokers
} · laisse { $left } : voyelles { $vowels }, consonnes { $consonants } · ouvre { $opened ->
    [one] { $opened } case
   *[other] { $opened } cases
}
forecast-title = Prévision pour des tops égaux
forecast-what = { $n ->
    [one] Après chaque top, { $n } tirage a été fait
   *[other] Après chaque top, { $n } tirages ont été faits
} avec les lettres restantes, selon les règles du tirage ; le nombre secret du tournoi n’y joue aucun rôle. Après ± figure l’erreur type.
forecast-next = Top suivant, points
forecast-whole = Tout le tirage posé
forecast-over = la partie serait finie
forecast-link = À quoi s’attendre après chacun d’eux : la prévision
tops-note-fewest = le moins de jokers
tops-note-blank = utilise un joker
tops-note-preferred = préféré par le règlement
tops-note-behind = passe après, selon le règlement

## Headings of the CSV tables
csv-rank = Rang
csv-player = Joueur
csv-total = Total
csv-percent = % des tops
csv-tops = Tops
csv-solos = Solos
csv-penalty = Pénalité
csv-points = Points
csv-seconds = Secondes
csv-overtime-seconds = Dépassement, s
csv-number = Numéro
csv-club = Ville, club
csv-points-of-round = Coup { $n }
csv-total-of-game = Partie { $n }
csv-percent-of-game = Partie { $n }, %
csv-points-of-game-round = Partie { $game }, coup { $n }
csv-solo-points = Points de solos
csv-warnings = Avertissements
csv-warning-price = Coût des avertissements
csv-negative = Négatif
csv-dearest-slip = Meilleur coup
csv-mean-percent = % moyen
csv-categories = Catégories
csv-team = Équipe
csv-numbers = Numéros
csv-tie = Départage
csv-round = Coup
csv-rack = Tirage
csv-top-points = Points du top
csv-at = Case
csv-word = Mot
csv-legal-placements = Solutions
csv-found = Trouvé par
csv-solo = Solo de
csv-players = Joueurs
csv-claimed = Annoncé
csv-would-be = Aurait valu
csv-top = Top
csv-verdict = Arbitrage
csv-reasons = Codes des motifs
csv-reason-text = Motif
csv-status = État
csv-slip = Bulletin
csv-read-at = Case lue
csv-remarks = Remarques
csv-received = Reçu
csv-read-word = Mot lu
csv-valid = valable
csv-warning = avertissement
csv-zero = zéro
csv-counts = compte
csv-replaced = remplacé
csv-withdrawn = retiré

## The page for the hall
hall-ways = Choisissez l’écran de la salle, le classement ou le règlement. La console de l’arbitre ne s’ouvre que sur l’ordinateur où tourne Flavita.
