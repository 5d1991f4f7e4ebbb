### Le règlement du tournoi : les valeurs du règlement en phrases entières.

rules-today = Règlement du tournoi
rules-link = Règlement
rules-changed = { $name } (modifié)
rules-by = Règlement : { $name }
rules-then = { $first }, puis { $next }

## The game
rules-game = L’édition
rules-edition = { $name }. { $tiles } et { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}.
rules-edition-without-blanks = { $name }. { $tiles }.
rules-switches = Options : { $what }.
rules-dictionary = Liste de mots : { $name }, { $words }.

## The rack
rules-rack = Le tirage
rules-rack-size = Un tirage a { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}, et tous jouent le même.
rules-most-laid = On peut en jouer au plus { $n ->
    [one] { $n } par coup
   *[other] { $n } par coup
}.
rules-bonus = { $n ->
    [one] { $n } jeton joué
   *[other] { $n } jetons joués
} en un coup : { $points } de plus.
rules-early = Jusqu’au tirage { $n } inclus : { $what }.
rules-later = Ensuite : { $what }.
rules-always = Dans chaque tirage : { $what }.
rules-at-least = au moins { $vowels ->
    [one] { $vowels } voyelle
   *[other] { $vowels } voyelles
} et au moins { $consonants ->
    [one] { $consonants } consonne
   *[other] { $consonants } consonnes
}
rules-at-most = au plus { $vowels ->
    [one] { $vowels } voyelle
   *[other] { $vowels } voyelles
} et au plus { $consonants ->
    [one] { $consonants } consonne
   *[other] { $consonants } consonnes
}
rules-anything = n’importe quoi
rules-blank-counts-either = Le joker compte comme voyelle ou comme consonne, selon ce qui manque.
rules-blank-counts-both = Le joker compte à la fois comme voyelle et comme consonne.
rules-blank-counts-none = Le joker ne compte ni comme voyelle ni comme consonne.
rules-letter-vowel = { $letter } compte comme voyelle.
rules-letter-consonant = { $letter } compte comme consonne.
rules-letter-both = { $letter } compte à la fois comme voyelle et comme consonne.
rules-letter-neither = { $letter } ne compte ni comme voyelle ni comme consonne.
rules-redrawn = Un tirage non valable est rejeté : tout retourne dans le sac et on tire de nouveau.
rules-rest-goes-back = Les jetons non joués retournent dans le sac et on fait un tirage entièrement nouveau.
rules-rest-stays = Le reliquat reste dans le tirage ; on ne tire que les jetons manquants. Si le tirage est rejeté, le reliquat retourne lui aussi dans le sac.
rules-joker = Partie joker : il y a toujours un joker dans le tirage, et le joker joué est remplacé sur la grille par le vrai jeton tant que le sac en contient un.
rules-explosive = Partie explosive : tant qu’il y a assez de lettres, les jokers restent à part, et le dernier jeton tiré est échangé contre la lettre qu’il faut à la meilleure solution avec un joker à sa place ; si le sac n’a pas cette lettre, contre le joker lui-même. Les autres jetons sont dus au seul hasard ; le dernier est choisi par le programme, d’après la liste de mots et pour tous de la même façon.
rules-completive = Partie complétive : le tirage est le même pour tous, et chacun y ajoute un jeton, celui qu’il veut parmi ceux qui restent dans le sac. Le top est le meilleur coup avec n’importe quel jeton du sac. Une lettre sans marque est la lettre elle-même tant que le sac l’a, sinon un joker ; une lettre marquée comme joker quand il n’y a pas de joker ne vaut rien. Le tirage reste équitable : seul le hasard le fait. Mais les jetons de forte valeur partent plus tôt, car le top prend le meilleur dans le sac.
rules-two-bags = Il y a deux sacs : { $n ->
    [one] { $n } jeton vient
   *[other] { $n } jetons viennent
} du sac des voyelles, le reste de l’autre.
rules-two-bags-arbiter = Il y a deux sacs : { $n ->
    [one] { $n } jeton vient
   *[other] { $n } jetons viennent
} du sac des voyelles, le reste de l’autre. Avant le tirage, sans voir un seul jeton, l’arbitre peut annoncer un autre nombre ; le journal le note.
rules-two-bags-drawn = Il y a deux sacs. Le hasard décide combien de jetons viennent du sac des voyelles : tous les nombres { FIT("de", $low) }{ $low } à { $high } ont la même chance. Celui qui sort découle du même nombre secret que le tirage et peut être vérifié. Les autres jetons viennent du second sac.
rules-first-word = Le premier mot a au moins { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
}.
rules-first-word-eases = Si le premier tirage ne permet aucun mot { FIT("de", $n) }{ $n } lettres, { $less } suffisent ; s’il n’en permet aucun non plus { FIT("de", $less) }{ $less }, le premier mot est comme les autres.
rules-bought-back = Si le tirage contient la vraie lettre d’un joker de la grille, ils échangent leurs places avant le départ de l’horloge : la lettre va sur la grille, le joker dans le tirage. Si plusieurs jokers conviennent, c’est celui de la rangée la plus haute, et dans celle-ci le plus à gauche.
rules-bought-to-lay = Jokers rachetés : qui a dans le tirage la vraie lettre d’un joker de la grille peut prendre le joker contre elle, mais doit le jouer dans le même coup ; sinon rien n’est échangé. Une solution qui emploie plus de jokers que le tirage n’en contient rachète ceux qui manquent. Dans ce coup, la lettre sur la grille ne vaut toujours rien, comme le joker. Sur la grille commune, on échange ce que le top a racheté. Si plusieurs jokers conviennent, on rachète celui de la rangée la plus haute, et dans celle-ci le plus à gauche.
rules-theme = Le thème du jour est { $name }. Chaque mot du thème rapporte { $points } de plus : { $words }.
theme-line = Thème : { $name }, +{ $n } par mot
rules-fair = Cette variante ne change rien au tirage : le hasard seul en décide, et chaque tirage permis garde la chance que lui donnerait un vrai sac.
rules-fair-joker = Le joker n’est pas tiré, il fait de toute façon partie du tirage ; seul le hasard choisit les autres jetons.
rules-fair-two-bags = Dans chaque sac, tous les jetons ont la même chance, mais le nombre de voyelles n’est pas celui que donnerait un seul sac.

## Time
rules-time = Le temps
rules-round = Un coup dure { $time }.
rules-calls = Le signal sonne quand il reste { $times }, et à la fin.
rules-no-call = Le signal ne sonne qu’à la fin du coup.
rules-no-clock = Il n’y a pas d’horloge de partie.
rules-clock-started = Chacun a { $budget } pour toute la partie. Au-delà, chaque tranche entamée { FIT("de", $step) }{ $step } coûte { $price }.
rules-clock-completed = Chacun a { $budget } pour toute la partie. Au-delà, chaque tranche complète { FIT("de", $step) }{ $step } coûte { $price }.
rules-clock-started-minute = Chacun a { $budget } pour toute la partie. Au-delà, chaque minute entamée coûte { $price }.
rules-clock-completed-minute = Chacun a { $budget } pour toute la partie. Au-delà, chaque minute complète coûte { $price }.
rules-clock-how = Le temps d’un joueur court jusqu’à ce que son bulletin soit rendu ; s’il n’est pas pointé, tout le coup compte.
rules-clock-unnoted-free = Un coup où aucun bulletin papier rendu n’a été pointé n’est pas chronométré pour ces bulletins et ne coûte rien.
rules-clock-unnoted-whole = Il en va de même d’un coup où aucun bulletin rendu n’a été pointé.
rules-late-zero = Un bulletin rendu après la fin du coup vaut zéro.
rules-late-grace = Les bulletins sont acceptés pendant { $n } s après la fin du coup ; plus tard, zéro.
rules-late-free = Un bulletin rendu dans ces secondes compte en entier.
rules-late-price = Un bulletin rendu dans ces secondes perd { $points }.
rules-late-phones = Un bulletin envoyé par téléphone compte s’il arrive dans les { $n } s qui suivent la fin du coup, avant l’annonce du top.

## The slip
rules-slip = Comment remplir un bulletin
rules-slip-write = Le bulletin porte le mot entier, la case de sa première lettre et les points.
rules-slip-where-order = Mot horizontal : d’abord la lettre de la rangée, { $across }. Mot vertical : d’abord le numéro de la colonne, { $down }.
rules-slip-where-letters = La direction suit la case : { $across } V pour l’horizontale (vodorovně), { $across } S pour la verticale (svisle). Sans cette lettre, une case qui commence par la lettre de la rangée indique l’horizontale.
rules-slip-join = Au lieu de la case, on peut recopier { $n ->
    [one] { $n } lettre
   *[other] { $n } lettres
} à la suite d’un mot de la grille que le mot croise, prolonge ou touche (raccord), si une seule place convient ; avec moins de lettres, c’est une faute.
rules-first-as-drawn = Le premier mot s’écrit de même ; il passe par la case { $at }.
rules-first-dearest-across = Le premier mot s’écrit horizontalement, sans case : il passe par { $at } et compte là où il vaut le plus.
rules-slip-blank = La lettre que remplace un joker est marquée : minuscule, entre parenthèses ou entourée.
rules-unmarked-cheapest = Si aucun joker n’est marqué, la lettre se lit comme le jeton ordinaire si le tirage l’a, sinon comme le joker. Si plusieurs lectures sont possibles, celle qui rapporte le moins compte.
rules-unmarked-zero = Si aucun joker n’est marqué, le bulletin vaut zéro.
rules-mismarked-zero = Mauvaise lettre marquée comme joker : zéro.
rules-mismarked-as-unmarked = Mauvaise lettre marquée comme joker : le bulletin se lit comme si aucun joker n’était marqué.
rules-several-zero = Deux bulletins d’un même joueur valent zéro pour le coup ; par téléphone, le dernier arrivé à temps compte.
rules-several-first = De deux bulletins d’un même joueur, le premier rendu compte ; par téléphone, le dernier arrivé à temps.
rules-several-last = De deux bulletins d’un même joueur, le dernier rendu compte ; par téléphone, le dernier arrivé à temps.

## Points and square
rules-scoring = Si les points ou la case sont faux
rules-too-high-true-score = Points surévalués : le score exact compte.
rules-too-high-zero = Points surévalués : zéro.
rules-too-high-excess = Points surévalués : { $n ->
    [1] l’excédent est retiré
    [2] le double de l’excédent est retiré
    [3] le triple de l’excédent est retiré
   *[other] l’excédent, multiplié par { $n }, est retiré
} des points écrits, sans descendre sous zéro. Exemple : le mot vaut { $worth }, le bulletin indique { $claimed }, on compte { $scored }.
rules-too-low-true-score = Points sous-évalués : le score exact compte.
rules-too-low-as-claimed = Points sous-évalués : ils comptent tels qu’ils sont écrits.
rules-missing-true-score = Pas de points écrits : le score exact compte.
rules-missing-zero = Pas de points écrits : zéro.
rules-shifted-zero = Case ou direction fausse : zéro.
rules-shifted-nothing = Case ou direction fausse, mais une seule lecture possible : le bulletin compte en entier ; sinon, zéro.
rules-shifted-points = Case ou direction fausse, mais une seule lecture possible : { $points } de moins ; sinon, zéro.
rules-extension-zero = Le mot prolonge un mot de la grille et la case est fausse : zéro.
rules-extension-nothing = Le mot prolonge un mot de la grille et une seule lecture est possible : la case peut manquer.
rules-extension-points = Le mot prolonge un mot de la grille et une seule lecture est possible : une case fausse coûte { $points }.
rules-last-letter-zero = La dernière lettre, déjà sur la grille, n’est pas écrite : zéro.
rules-last-letter-nothing = La dernière lettre, déjà sur la grille, n’est pas écrite : le bulletin compte en entier.
rules-last-letter-points = La dernière lettre, déjà sur la grille, n’est pas écrite : { $points } de moins.

## Zero
rules-zero = Quand un bulletin vaut zéro
rules-zero-word = Le mot, ou un mot qu’il forme avec ses voisins, n’est pas dans la liste de mots.
rules-zero-rack = Le tirage n’a pas les lettres qu’il faut.
rules-zero-place = Le mot ne touche aucune lettre de la grille ; ou le premier mot ne passe pas par la case de départ.
rules-zero-whole = Le mot n’est pas écrit en entier.
rules-zero-board = Le mot sort de la grille ou recouvre d’autres lettres.
rules-zero-slip = Bulletin absent, vide ou illisible.

## Warnings
rules-warnings = Avertissements
rules-warnings-none = Il n’y a pas d’avertissements.
rules-warnings-for = Donne lieu à un avertissement sur un bulletin : { $what }.
rules-warnings-price = { $n ->
    [0] Chaque avertissement coûte { $points } dans le coup même.
    [one] { $n } avertissement par partie ne coûte rien ; chacun des suivants coûte { $points } dans le coup même.
   *[other] { $n } avertissements par partie ne coûtent rien ; chacun des suivants coûte { $points } dans le coup même.
}
rules-warnings-floor = Les pénalités ne font jamais descendre un coup sous { $n }.
rules-infraction-claim-too-high = points surévalués
rules-infraction-claim-too-low = points sous-évalués
rules-infraction-claim-missing = pas de points
rules-infraction-blank-unmarked = joker pas marqué, ou mauvaise lettre marquée
rules-infraction-coordinates-shifted = case fausse, mais on voit laquelle est visée
rules-infraction-last-letter-forgotten = une lettre de la grille non écrite
rules-infraction-within-grace = bulletin rendu après la fin, dans les secondes ajoutées
rules-infraction-hard-to-read = écriture difficile à lire
rules-infraction-join-short = trop peu de lettres de raccord

## Top and solo
rules-tops = Top et solo
rules-top = Le top est la solution qui rapporte le plus de points. Il va sur la grille même si personne ne l’a trouvé.
rules-tops-order = Entre tops égaux, va sur la grille { $order }.
rules-tops-then-arbiter = S’ils sont encore égaux, l’arbitre choisit.
rules-tops-then-program = S’ils sont encore égaux, on prend le premier dans l’ordre de lecture de la grille.
rules-tops-all-arbiter = Entre tops égaux, l’arbitre choisit.
rules-tops-all-program = Entre tops égaux, on prend le premier en lisant la grille ligne par ligne.
rules-prefer-fewest-blanks = celui qui utilise le moins de jokers
rules-prefer-balanced-rest = celui qui laisse le meilleur équilibre entre voyelles et consonnes
rules-prefer-fewest-tiles = celui qui utilise le moins de jetons
rules-prefer-alphabetical = le premier par ordre alphabétique
rules-prefer-highest-row = celui de la rangée la plus haute
rules-prefer-leftmost = celui qui est le plus à gauche
rules-prefer-across-first = celui qui est horizontal
rules-prefer-nearest-corner = celui qui est le plus près du coin supérieur gauche
rules-solo-none = Les solos ne sont pas signalés.
rules-solo-shown = Un solo est le meilleur résultat d’un coup, obtenu par un seul joueur. Il est signalé quand au moins { $n ->
    [one] { $n } joueur joue
   *[other] { $n } joueurs jouent
} et ne rapporte pas de points.
rules-solo-worth = Un solo est le meilleur résultat d’un coup, obtenu par un seul joueur. Au top il rapporte { $top }, sous le top { $below }, quand au moins { $n ->
    [one] { $n } joueur joue
   *[other] { $n } joueurs jouent
} ; en deçà, il est seulement signalé.
rules-solo-cap = Dans une partie, les solos rapportent au plus { $points }.

## The end
rules-ending = La fin de la partie
rules-end-bag = La partie est finie quand tous les jetons sont joués.
rules-end-minimum-ends = Elle finit aussi quand le sac ne peut plus donner de tirage valable.
rules-end-minimum-waived = Quand il ne reste pas assez de voyelles ou de consonnes, tout tirage est valable.
rules-end-unplayable-redrawn = Un tirage injouable est rejeté et on tire de nouveau ; si aucun tirage n’est jouable, la partie est finie.
rules-end-unplayable-ends = Quand un tirage est injouable, la partie est finie.
rules-end-rounds = On joue au plus { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}.

## Ranks
rules-standings = Le classement
rules-rank-total = Les joueurs sont classés au total des points.
rules-rank-mean-percent = Les joueurs sont classés au pourcentage moyen des tops.
rules-ties-none = Les joueurs à égalité sont ex æquo.
rules-ties = À égalité, on départage par { $order }. Les joueurs encore à égalité sont ex æquo.
rules-tie-tops = le nombre de tops
rules-tie-solos = le nombre de solos
rules-tie-later-games = la dernière partie, en remontant jusqu’à la première
rules-tie-later-rounds = le dernier coup, en remontant jusqu’au premier
rules-tie-dearest-slip = le meilleur coup
rules-tie-fewer-warnings = le moins d’avertissements
rules-tie-less-time = le moins de temps
rules-missed-zero = Un coup manqué vaut zéro.
rules-missed-mean = Un coup manqué vaut la moyenne des autres joueurs à ce coup.
rules-repeated-zero = Un second zéro pour la même faute reste un zéro, même si le joueur ne savait rien du premier.
rules-repeated-mean = Si un joueur reçoit un second zéro pour la même faute sans connaître encore le premier, une décision de l’arbitre le remplace par la moyenne des autres joueurs du même arbitre.

## Whose rules
profile-name-house = Règlement maison
profile-about-house = Comme dans les livrets du jeu : le score exact sans pénalité, et une horloge de partie pour chacun.
profile-name-fisf = FISF, normal
profile-about-fisf = France : 3:00 par coup, avertissements, dix points pour un solo.
profile-name-fisf-semi-normal = FISF, semi-normal (2:30)
profile-about-fisf-semi-normal = France, semi-normal : 2:30 par coup.
profile-name-fisf-semi-rapide = FISF, semi-rapide (2:00)
profile-about-fisf-semi-rapide = France, semi-rapide : 2:00 par coup.
profile-name-fisf-semi-blitz = FISF, semi-blitz (1:30)
profile-about-fisf-semi-blitz = France, semi-blitz : 1:30 par coup, signal à 20 secondes.
profile-name-fisf-blitz = FISF, blitz
profile-about-fisf-blitz = France : une minute par coup, cinq avertissements gratuits.
profile-name-cas = ČAS (Tchéquie)
profile-about-cas = Un score surévalué donne zéro ; sous-évalué, il compte tel quel. Le joker compte à la fois comme voyelle et comme consonne.
profile-name-cas-kontaktni = ČAS, tables de trois
profile-about-cas-kontaktni = Trois joueurs par table, six coups de deux minutes ; la place à la table rapporte 3, 2 ou 1 point.
profile-name-fise = FISE (Espagne)
profile-about-fise = Signaux à une minute et à une demi-minute, solos jusqu’à 25 points par partie, classement au pourcentage moyen.
profile-name-chew = John Chew (duplicate anglais)
profile-about-chew = La partie est préparée d’avance ; un score surévalué perd deux fois l’excédent.

## Forms of the game
form-name-ordinary = Partie ordinaire
form-about-ordinary = Comme le dit le règlement.
form-name-joker = Joker
form-about-joker = Il y a toujours un joker dans le tirage ; une fois joué, il est remplacé par le vrai jeton.
form-name-seven-of-eight = 7 sur 8
form-about-seven-of-eight = On tire huit jetons ; on en joue sept au plus.
form-name-seven-and-eight = 7 et 8
form-about-seven-and-eight = On tire huit jetons ; jouer les huit rapporte 75 points de plus.
form-name-joker-seven-of-eight = 7 sur 8 joker
form-about-joker-seven-of-eight = Huit jetons, dont toujours un joker ; on en joue sept au plus.
form-name-joker-seven-and-eight = 7 et 8 joker
form-about-joker-seven-and-eight = Huit jetons, dont toujours un joker ; jouer les huit rapporte 75 points de plus.
form-name-nine-letters = Neuf lettres
form-about-nine-letters = On tire neuf jetons ; le bonus n’est que pour les neuf.
form-name-five-to-open = Cinq pour ouvrir
form-about-five-to-open = Le premier mot a au moins cinq lettres ; si le tirage n’en permet pas, quatre.
form-name-two-bags = Deux sacs
form-about-two-bags = Trois voyelles d’un sac, le reste de l’autre.
form-name-two-bags-drawn = Deux sacs, au hasard
form-about-two-bags-drawn = Le nombre de voyelles, de deux à cinq, est tiré au sort à chaque coup.
form-name-two-bags-arbiter = Deux sacs, au choix de l’arbitre
form-about-two-bags-arbiter = L’arbitre dit avant chaque tirage combien de voyelles ; s’il ne dit rien, trois.
form-name-explosive = Explosive
form-about-explosive = Le dernier jeton est la lettre dont le meilleur mot a besoin ; les tirages sont plus riches.
form-name-completive = Complétive
form-about-completive = Six jetons pour tous ; chacun choisit le septième dans le sac.
form-name-blanks-bought-back = Jokers rachetés
form-about-blanks-bought-back = Si le tirage contient la vraie lettre d’un joker de la grille, ils échangent leurs places.
form-name-blanks-bought-to-lay = Jokers rachetés et joués
form-about-blanks-bought-to-lay = Un joker de la grille peut être racheté contre sa lettre s’il est joué dans le même coup.
