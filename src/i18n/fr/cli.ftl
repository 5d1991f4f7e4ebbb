# The command line: what it does (--help) and what it says while it runs.

cli-usage = Utilisation 
cli-commands = Commandes 
cli-command = COMMANDE
cli-arguments = Arguments 
cli-options = Options 
cli-default = par défaut : { $value }
cli-values = valeurs possibles : { $values }
cli-example = Exemple 

command-flavita = Dirige des tournois de jeux de lettres en duplicate.
after-flavita =
    Sans commande : flavita serve.

    Codes de sortie : 0 fait ; 1 la réponse est non ou des écarts ont été trouvés ; 2 mauvaise utilisation
    ou entrée illisible, avec fichier, ligne et raison sur la sortie d’erreur.
command-help = Afficher ce message ou l’aide d’une commande
option-help = Afficher l’aide
option-version = Afficher la version

option-edition = L’édition : le nom d’une édition intégrée, ou un fichier
option-words = Les mots à prendre au lieu de ceux de l’édition : liste simple ou compilée
option-switch = Une règle de l’édition à activer, comme ye-for-yo ; peut être répétée
option-with = Inclure une liste de mots exclue d’office, comme comparatives
option-without = Exclure une liste de mots incluse d’office, comme rude
option-overrides = Mots isolés à ajouter ou à retirer : +MOT et -MOT, autant qu’on veut par ligne
option-profile = Le règlement : le nom d’un règlement intégré, ou un fichier ; par défaut celui de l’édition
option-form = La partie originale, au lieu de celle du règlement
option-theme = Les mots du thème, dans un fichier texte, séparés par des espaces, des virgules ou des retours à la ligne ; le thème porte le nom du fichier
option-theme-points = Les points que chaque mot du thème ajoute
cli-theme-empty = aucun mot du thème n’est dans la liste
cli-theme-unknown = absents de la liste, ils ne rapportent rien de plus : { $text }
option-threads = Combien de fils d’exécution ; par défaut un par cœur
option-json = Écrire du JSON
option-encoding = L’encodage d’une liste simple, comme windows-1252, si le programme le reconnaît mal
option-format = plain : pour les programmes, RFC 4180, titres stables ; spreadsheet : points-virgules, marque d’ordre et titres dans la langue choisie
option-lang = La langue des titres et des phrases
option-game = La partie préparée
option-out = Le dossier des tableaux ; créé s’il manque
option-nats-credentials = Le fichier dont la première ligne est USER:PASSWORD pour NATS ; sans lui, la variable FLAVITA_NATS_LOGIN contient cette ligne
option-tls-key = La clé privée du certificat (PEM)

command-serve = Ouvrir les tournois et servir les pages (par défaut)
option-serve-data = Le dossier des tournois, un fichier chacun ; sans cette option le dossier tournaments du dossier courant s’il existe, sinon « Flavita » dans vos documents ; sur un serveur, toujours celui du dossier courant
option-serve-browser = Ouvrir la page d’accueil dans le navigateur, ou non ; sans cette option elle s’ouvre quand on lance le programme depuis un bureau
option-serve-backup = Un second dossier, de préférence une clé USB : une copie vérifiée de chaque tournoi ouvert après chaque coup
option-serve-take-over = Continuer les tournois que cet ordinateur a recopiés d’un autre
option-serve-bind = Où écouter ; par défaut sur toutes les adresses de cet ordinateur, port 8080 ou le premier libre ensuite
option-serve-name = Un nom de cet ordinateur sur le réseau, comme mots.example ; peut être répété. Les requêtes sous un autre nom sont refusées
option-serve-open-console = Ouvrir la console au réseau pour qui connaît la phrase secrète : elle vient de la variable FLAVITA_PASSPHRASE, de --passphrase-file, ou est demandée
option-serve-passphrase-file = Le fichier dont la première ligne est la phrase secrète
option-serve-tls-cert = Servir le réseau par TLS avec cette chaîne de certificats (PEM). L’adresse propre à cet ordinateur s’en passe
option-serve-nats = Servir téléphones et écrans aussi par des passerelles (flavita gate), par le serveur NATS à cet hôte et ce port ; séparez-en plusieurs par des virgules. S’il est absent, tout continue ici

command-solve = Trouver le top de chaque position de l’entrée standard
option-solve-top = Donner les N meilleures solutions au lieu des tops
option-solve-all = Donner toutes les solutions
option-solve-at-least = Donner toutes les solutions qui valent au moins ce nombre de points
option-solve-time = Dire combien dure la recherche : la plus rapide de K exécutions sur un fil, en microsecondes
after-solve =
    Une position est une ligne « GRILLE TIRAGE ». La grille est 15 rangées jointes par / ; les
    chiffres sont des suites de cases vides, un joker est une minuscule, un jeton de plusieurs
    lettres est entre crochets. Dans le tirage ? est un joker. Les lignes vides sont ignorées ; la
    première ligne illisible arrête le travail, avec son numéro sur la sortie d’erreur et le code
    de sortie 2, après les réponses aux lignes précédentes.

    À chaque position répond une ligne de JSON, dans l’ordre des positions :
      top     les points des meilleures solutions
      count   combien de solutions les obtiennent, même non affichées
      moves   les solutions, la meilleure d’abord : at (la case comme l’écrivent les joueurs), row et
              column (à partir de 1), dir (across ou down), word, points, blanks (quels jetons du
              mot, à partir de 1, sont des jokers)
      micros  avec --time, microsecondes

    Sans --top, --at-least ni --all, les solutions données sont les tops. Sans solution, top et
    count sont 0. Les réponses viennent dès qu’elles sont trouvées ; on peut enchaîner autant de
    positions qu’on veut.

command-simulate = Jouer des parties entières sans joueurs et en donner les résultats
option-simulate-games = Combien de parties jouer
option-simulate-first = Le numéro de la première partie : --first 57 --games 1 rejoue la 57e partie
option-simulate-seed = Un texte quelconque ; il fixe chaque tirage de chaque partie
option-simulate-out = Où écrire une ligne par partie
option-simulate-gaps = Remplir les colonnes qui demandent toutes les solutions ; c’est plus lent
option-simulate-histogram = Montrer la répartition des totaux
after-simulate =
    Colonnes de --out, une ligne par partie, séparées par des virgules :
      game                 le numéro de la partie
      rounds               combien de coups elle a eus
      total                les points de tous les tops
      mean_top             points par coup, en centièmes
      best_top             les points du meilleur top
      bingos               coups avec le plus grand bonus
      rejected_minimum     tirages rejetés faute de voyelles ou de consonnes
      rejected_unplayable  tirages rejetés parce que rien n’était jouable
      blank_rounds         coups où un joker a été joué
      equal_top_rounds     coups avec plusieurs tops
      closest_gap          plus petit écart d’un top au score suivant (--gaps)
      widest_gap           le plus grand de ces écarts (--gaps)
      placements           toutes les solutions (--gaps)
      tiles_left           jetons qui n’ont pas été joués
      end                  bag_empty, minimum_impossible, nothing_playable ou rounds_played
      seed                 la graine de la partie, en hexadécimal

    La graine de la partie N est le HMAC-SHA256 de dsc-game-v1, d’un octet nul et de N sur 8
    octets, avec --seed comme clé ; les tirages en découlent comme de celle d’un tournoi.

command-prepare = Jouer beaucoup de parties et proposer celles qui conviennent, à sceller et à jouer dans plusieurs salles
option-prepare-games = Combien de parties jouer au plus
option-prepare-seed = Un texte quelconque ; il fixe chaque partie. Qui le connaît peut aussi en faire les tirages : inventez-le et gardez-le secret
option-prepare-rounds = Combien de coups
option-prepare-total = Les points de tous les tops
option-prepare-bingos = Coups avec le plus grand bonus
option-prepare-hardest = De combien le top du coup le plus dur dépasse le score suivant
option-prepare-easiest = De combien le top du coup le plus facile dépasse le score suivant
option-prepare-equal-tops = Coups avec plusieurs tops égaux
option-prepare-unambiguous = Aucun coup avec plusieurs tops égaux
option-prepare-avoid = Mots qui ne doivent pas apparaître sur la grille, un par ligne
option-prepare-offer = Combien de parties retenir parmi celles qui conviennent
option-prepare-out = Le dossier des parties ; créé s’il manque
after-prepare =
    A..B va de A à B, tous deux compris ; A.. et ..B sont ouverts d’un côté, N signifie exactement N.
    Le coup le plus dur est celui dont le top est le plus au-dessus du score suivant, le plus facile
    celui dont le top en est le plus près.
command-prepare-show = Montrer une partie préparée coup par coup
command-prepare-change = Remplacer le tirage ou le mot d’un coup ; tous les coups suivants sont tirés et résolus de nouveau
option-prepare-change-round = Quel coup
option-prepare-change-rack = Les jetons d’un autre tirage, ? pour un joker
option-prepare-change-at = Où commence un autre des tops égaux
option-prepare-change-word = Ce top ; un joker est une minuscule
option-prepare-change-out = Où écrire la partie modifiée ; par défaut à la place de l’ancienne
option-prepare-change-edition = Le fichier de l’édition, si elle n’est pas intégrée
option-prepare-change-words = Les mots, si ce ne sont pas ceux de l’édition : liste simple ou compilée

command-seal = Sceller une partie préparée : nul ne l’ouvre sans sa clé
option-seal-name = Le nom du tournoi, tel que tous le verront
option-seal-organiser = Qui l’a préparée
option-seal-not-before = L’heure à partir de laquelle les salles peuvent faire le premier tirage, comme 2026-11-28T20:00:00+01:00
option-seal-round-every = Minutes d’un tirage au suivant : un nombre, ou plusieurs séparés par des virgules, dont le dernier vaut jusqu’à la fin
option-seal-key = Les mots qui l’ouvrent, au moins 24 lettres ; par défaut de nouveaux
option-seal-data = Le dossier de données dont la clé sert à signer
option-seal-out = Le fichier scellé à créer
option-seal-edition = Le fichier de l’édition, si elle n’est pas intégrée
option-seal-words = Les mots, si ce ne sont pas ceux de l’édition : liste simple ou compilée
after-seal =
    Une nouvelle clé a dix mots pris parmi 256, soit 80 bits ; chaque essai d’une clé coûte 64 Mio et
    quelques dixièmes de seconde. Le fichier peut être donné à tous : seule la clé l’ouvre.

command-sealed = Vérifier d’avance une partie scellée, ou l’ouvrir
command-sealed-check = Vérifier si une partie scellée peut se jouer ici ; n’ouvre rien. Code de sortie 1 s’il manque quelque chose, 2 si le fichier est inutilisable
option-sealed-check-file = Le fichier scellé
option-sealed-check-data = Le dossier de données de la salle, avec ses éditions et ses listes
option-sealed-check-commitment = L’empreinte publiée par l’organisateur
option-sealed-check-signer = La clé publique de l’organisateur, si on la connaît
command-sealed-open = Écrire la partie ouverte dans un fichier
option-sealed-open-file = Le fichier scellé
option-sealed-open-key = Les mots qui l’ouvrent
option-sealed-open-out = Le fichier à créer ; son SHA-256 est l’empreinte

command-score = Compter les points d’un mot placé et vérifier qu’il est valable
option-score-board = La grille : 15 rangées jointes par /, des chiffres pour les cases vides
option-score-at = Où commence le mot : d’abord la lettre de la rangée s’il est horizontal, d’abord le numéro de la colonne s’il est vertical ; les lettres semblables de l’autre alphabet sont comprises
option-score-word = Le mot entier ; un joker est une minuscule

command-adjudicate = Arbitrer une partie notée : coups et bulletins à l’entrée, classement et arbitrage à la sortie
option-adjudicate-profile = Le règlement : le nom d’un règlement intégré, ou un fichier
option-adjudicate-game = Les coups. Sans at ni word, le top trouvé va sur la grille
option-adjudicate-slips = Les bulletins. Pas de ligne pour un coup, pas de bulletin ; deux lignes valent zéro (ou la première, la dernière, si le règlement le dit)
after-adjudicate =
    GAME a les colonnes round,rack,at,word et SLIPS round,player,at,word,claimed,seconds, dans un
    ordre quelconque. DIR reçoit standings.csv, rounds.csv et slips.csv, tous ou aucun.

command-referee = Arbitrer le relevé d’une partie classique où chacun a son tirage : actions à l’entrée, tours et scores à la sortie
option-referee-rules = Les règles du jeu : le nom de règles intégrées, ou un fichier
option-referee-moves = Le relevé
option-referee-gcg = Le fichier GCG d’une partie à deux au lieu de RULES et MOVES : ses points sont comparés à la grille
after-referee =
    MOVES a les colonnes turn,player,action,rack,at,word,seconds, dans un ordre quelconque ; les
    autres sont ignorées. Les actions sont lot, play, exchange, pass, resign, end, challenge,
    withdraw, left, une ligne chacune dans l’ordre des faits. Un tirage est en majuscules, ? est un
    joker, [SZ] un jeton de plusieurs lettres ; dans le mot d’un play, un joker est une minuscule.
    Les règles sont russian, czech, hungarian, encyclopaedia, tournament, judged, friendly ; un
    fichier (TOML) dit ce qui diffère de russian, règles maison comprises : un thème, un premier mot
    long, ou des jokers rachetés, ce qui ajoute l’action buy. DIR reçoit turns.csv et scores.csv,
    les deux ou aucun.
    Avec racks_unseen = true, les tirages restent vides sauf pour left, et le mot d’un exchange est
    le nombre de ses jetons.
    Avec --gcg, le fichier GCG de n’importe quel programme est lu ; DIR reçoit alors aussi moves.csv.

command-export = Écrire les résultats ou le journal d’un tournoi dans un fichier
option-export-files = Le fichier du tournoi ; pour --what cumulated les fichiers de plusieurs parties
option-export-what = Quoi écrire : un tableau, un format d’autres programmes, la partie rejouée, les statistiques en images, le journal en lignes JSON, ou le procès-verbal du tirage au sort
option-export-jsonl = La même chose que --what jsonl
option-export-protocol = La même chose que --what protocol : tout pour refaire les tirages
option-export-out = Où l’écrire ; par défaut sur la sortie standard. Pour --what pictures un dossier
option-export-player = Ce joueur seulement, pour --what losses et taken-home
option-export-words = Pour --what replay : la liste de mots, compilée ou simple, si elle n’est pas à côté du tournoi

command-follow = Recopier une partie en cours sur un second ordinateur
option-follow-url = L’adresse de l’autre ordinateur, comme http://192.168.1.10:8080 ; avec --public celle de l’une de ses parties, comme http://192.168.1.10:8080/t/2026-11-21-1
option-follow-public = Jouer ici les tirages d’une autre salle, avec ses propres joueurs, horloge, bulletins et décisions : sert les pages de cette salle comme flavita serve
option-follow-hall = Avec --public : le nom de cette salle dans le classement envoyé
option-follow-start-by-hand = Avec --public : l’arbitre de cette salle lance chaque horloge à la main
option-follow-bind = Avec --public : où écouter, comme dans flavita serve
option-follow-key = La clé que l’autre ordinateur montre à sa page « { check-title } », avec --public celle de sa page « { halls-title } » ; ou la variable FLAVITA_FOLLOW_KEY
option-follow-data = Le dossier des tournois recopiés
option-follow-once = Rattraper le retard une fois, puis s’arrêter

command-gate = Passerelle : servir téléphones et écrans d’un tournoi dirigé sur un autre ordinateur
option-gate-nats = Le serveur NATS entre l’ordinateur du tournoi et les passerelles, par hôte et port ; séparez-en plusieurs par des virgules
option-gate-nats-credentials = Le fichier dont la première ligne est USER:PASSWORD pour NATS ; chaque passerelle a son propre utilisateur. Sans lui, la variable FLAVITA_NATS_LOGIN contient cette ligne
option-gate-bind = Où écouter ; par défaut sur toutes les adresses de cet ordinateur, port 8080
option-gate-name = Un nom de cette passerelle sur le réseau, comme mots.example ; peut être répété. Les requêtes sous un autre nom sont refusées
option-gate-behind-proxy = La passerelle est derrière un mandataire qui parle TLS aux téléphones et donne leurs adresses dans X-Forwarded-For. Rien d’autre ne doit alors atteindre la passerelle
option-gate-tls-cert = Servir par TLS avec cette chaîne de certificats (PEM)
after-gate =
    Le tournoi tourne sur l’ordinateur où est lancé flavita serve --nats. Une passerelle ne garde ni
    tournoi ni fichier : on peut en faire tourner autant qu’on veut, et arrêter chacune à tout
    moment. Elle sert ce qu’ouvrent le public et les joueurs ; la console et la saisie des bulletins
    ne sont que sur l’ordinateur du tournoi.

command-import = Reconstituer le fichier d’un tournoi à partir de son journal (lignes JSON)
option-import-file = Le journal, une entrée par ligne, tel que l’écrit flavita export --jsonl ou tel qu’il est dans le second dossier
option-import-out = Le fichier à créer ; par défaut à côté du journal, avec l’extension .sqlite

command-merge = Réunir les résultats de salles qui ont joué une même partie ; code de sortie 1 s’il reste une décision à prendre
option-merge-files = Des résultats, des textes de codes lus, ou des dossiers avec les deux
option-merge-decisions = Les décisions sur les désaccords ; pour un seul dossier son merge.toml, s’il y en a un
option-merge-words = Les mots avec lesquels la partie a été jouée, si le dossier de données ne les a pas
option-merge-data = Le dossier de données, où l’on cherche les mots
after-merge =
    DIR reçoit standings.csv, halls.csv, categories.csv, rounds.csv et conflicts.csv. D’un dossier
    sont lus les fichiers qui finissent par .hall ou .txt. Ni l’ordre des fichiers ni les
    doublons n’y changent rien.

command-result = Écrire le résultat signé d’une salle, à réunir avec celui des autres
option-result-file = Le fichier du tournoi ; sa partie est terminée
option-result-hall = Le nom de la salle
option-result-codes = Les textes des codes QR, un par ligne, au lieu du fichier
option-result-out = Où l’écrire ; par défaut sur la sortie standard

command-rehearse = Jouer une soirée avec des joueurs simulés contre un vrai serveur, pour s’exercer et pour mesurer
option-rehearse-players = Combien de joueurs participent
option-rehearse-rounds = Combien de coups se jouent
option-rehearse-seconds = En combien de secondes arrivent les bulletins d’un coup
option-rehearse-thinking = Combien de secondes l’horloge tourne encore après le dernier bulletin, si personne ne dirige la partie à la main
option-rehearse-by-hand = Diriger la partie soi-même, à l’adresse affichée : les joueurs vous attendent et envoient leurs bulletins tant que l’horloge tourne. Se termine avec la partie, après --rounds coups, ou par Ctrl+C
option-rehearse-no-mistakes = Chaque bulletin est juste et arrive une fois : pour mesurer, pas pour s’exercer
option-rehearse-seed = Un texte quelconque ; il fixe les joueurs, les tirages et ce que chacun écrit
option-rehearse-data = Un dossier vide ou nouveau où garder le tournoi ; par défaut un dossier temporaire
option-rehearse-bind = Où le serveur écoute : 127.0.0.1, ou 0.0.0.0 pour un écran et des téléphones du réseau
after-rehearse =
    Les tournois du club ne sont jamais touchés. Code de sortie 1 si un bulletin confirmé n’est pas
    dans le journal exactement une fois, ou si un nouvel arbitrage du journal donne un autre résultat.

command-season = Écrire le classement ou la cote d’une saison en tableau
option-season-file = Le fichier de la saison ; ses tournois sont dans le même dossier
option-season-what = Quel tableau
option-season-out = Où l’écrire ; par défaut sur la sortie standard

command-verify = Vérifier le fichier d’un tournoi et tout y juger de nouveau ; code de sortie 1 s’il y a des écarts
option-verify-file = Le fichier du tournoi, ou un export de son journal
option-verify-head = L’empreinte par laquelle le journal doit finir, 64 chiffres hexadécimaux ; ou les six mots notés dans la salle, qui peuvent valoir pour le journal après n’importe quelle entrée
option-verify-receipts = Ce qu’ont gardé des téléphones ou un second ordinateur, à comparer au journal : des fichiers, y compris de codes QR lus
option-verify-fast = Sauter la seconde recherche des tops, qui est lente
option-verify-game = La partie ouverte, si le tournoi en joue une préparée qui n’est pas à côté
option-verify-words = Les mots avec lesquels le tournoi a été joué, si ce ne sont pas ceux de l’édition
after-verify =
    La chaîne est vérifiée, chaque entrée rejouée, chaque bulletin jugé, chaque décision reprise et
    chaque tirage refait ; les bulletins sont comptés par un second compteur et les tops cherchés
    par une seconde recherche, qui n’ont rien de commun avec ceux de la partie. Les écarts sont
    donnés un par ligne ; la dernière ligne est la réponse :

      ok head=9c1f... events=412 slips=240 differences=0 final

    S’y ajoute words=unchecked quand la liste de mots n’est pas là pour juger, racks=unchecked quand
    manque le secret du tirage au sort ou la partie préparée ouverte, reopened=1 quand un résultat
    définitif a été rouvert ; ses derniers mots sont final, not final ou unfinished. Qui réécrit tout
    un journal en change l’empreinte : comparez-la à celle qui a été notée dans la salle (--head), ou
    à ce qu’ont gardé les téléphones (--receipts).
    Code de sortie 0 : aucun écart ; 1 : un écart au moins ; 2 : le fichier est illisible.

command-lexicon = Créer, décrire, interroger ou comparer des listes de mots
command-lexicon-build = Compiler une liste simple dans le format compact
option-lexicon-build-edition = L’édition dont les jetons écrivent les mots : le nom d’une édition intégrée, ou un fichier
option-lexicon-build-words = La liste simple
option-lexicon-build-out = Où écrire la liste compilée
option-lexicon-build-name = Le nom affiché ; par défaut le nom du fichier de la liste simple
option-lexicon-build-leave-out = Laisser de côté les lignes qui ne sont pas des mots de l’édition
option-lexicon-build-rejects = Où écrire toutes les mauvaises lignes : ligne, mot et raison, séparés par des tabulations
after-lexicon-build =
    Une liste simple a un mot par ligne, en minuscules ou majuscules et dans un ordre quelconque. Un |
    sépare deux lettres qui feraient sinon un seul jeton (KÖZ|SÉG) ; une ligne qui commence par # est
    un commentaire. UTF-8, UTF-16 et la page de code de la langue de l’édition sont reconnus. Les
    lignes sans mot de l’édition sont signalées avec le motif, et rien n’est écrit.
command-lexicon-info = Décrire une liste de mots
option-lexicon-info-edition = L’édition : le nom d’une édition intégrée, ou un fichier. Une liste compilée s’en passe, car elle contient ses jetons ; sinon c’est ru-scrabble par défaut
after-lexicon-info =
    La somme de contrôle est celle des mots : une liste simple et une liste compilée des mêmes mots
    ont la même, quels que soient leur encodage et leur ordre.
command-lexicon-check = Vérifier si des mots sont dans une liste ; code de sortie 1 si l’un n’y est pas
option-lexicon-check-edition = L’édition : le nom d’une édition intégrée, ou un fichier. Une liste compilée s’en passe, car elle contient ses jetons ; sinon c’est ru-scrabble par défaut
option-lexicon-check-word = Les mots
after-lexicon-check =
    À chaque mot répondent yes ou no, ses jetons et le nom de la liste. Un mot qui se coupe en jetons
    de plusieurs façons y est si l’une y est ; chacune est montrée. Un mot absent est suivi de ceux
    de la liste qui en diffèrent par une lettre omise, ajoutée, remplacée ou échangée avec sa
    voisine.
command-lexicon-find = Trouver des mots par motif, lettres et longueur ; code de sortie 1 s’il n’y en a pas
option-lexicon-find-edition = L’édition : le nom d’une édition intégrée, ou un fichier. Une liste compilée s’en passe, car elle contient ses jetons ; sinon c’est ru-scrabble par défaut
option-lexicon-find-pattern = Le motif : ? est une lettre, * un nombre quelconque de lettres, [AE] une de celles-ci, [^AE] toute autre, / sépare des motifs dont un suffit
option-lexicon-find-letters = Les lettres avec lesquelles former les mots ; ? est un joker
option-lexicon-find-all = Prendre toutes ces lettres (anagrammes)
option-lexicon-find-with = Lettres que le mot contient
option-lexicon-find-without = Lettres qu’il ne contient pas
option-lexicon-find-from = Nombre minimal de lettres
option-lexicon-find-to = Nombre maximal de lettres
option-lexicon-find-most = Nombre maximal de mots
option-lexicon-find-odds = À côté de chaque mot, la probabilité de tirer ses lettres ensemble, en un seul tirage, du sac plein
after-lexicon-find =
    Mettez le motif entre guillemets droits. Sans motif, tout mot convient. Sept lettres plus une, ce
    sont sept lettres, un ? et --all. Les mots sont par ordre alphabétique ou, si seule la fin du mot
    est connue, dans l’ordre de leurs lettres depuis la fin.
command-lexicon-committee = Les décisions d’une commission des mots : afficher le tableau d’un dossier de données, ou le compléter
option-lexicon-committee-data = Le dossier de données ; le tableau est dans son dossier committee
option-lexicon-committee-take = Un tableau CSV dont les décisions entrent dans le dossier de données
option-committee = Le tableau d’une commission des mots : ses décisions s’appliquent à la liste
after-lexicon-committee =
    Le tableau est un CSV en UTF-8 dont la première ligne est word,decision,date,reason,by, avec une
    décision par ligne : le mot, admitted (admis) ou removed (retiré), le jour (2026-11-24), le motif
    et, si l’on veut, qui a décidé. La dernière décision sur un mot compte. Une ligne illisible est
    signalée avec son fichier et le motif, et rien n’est importé.

command-lexicon-diff = Comparer deux listes mot à mot ; code de sortie 1 si elles diffèrent
option-lexicon-diff-edition = L’édition : le nom d’une édition intégrée, ou un fichier. Nécessaire si une liste est simple
option-lexicon-diff-old = L’ancienne liste, simple ou compilée
option-lexicon-diff-new = La nouvelle liste, simple ou compilée
after-lexicon-diff = Les mots propres à l’ancienne liste sont précédés d’un moins, les mots propres à la nouvelle d’un plus,
    par ordre alphabétique ; leur nombre est indiqué sur la sortie d’erreur.

serve-arbiter = Arbitre : { $address }
serve-hall = Salle :   { $address } (écran et classement)
serve-console-open = La console s’ouvre avec la phrase secrète.
serve-console-here = La console ne s’ouvre que sur cet ordinateur.
serve-no-tls = Sans TLS, n’importe qui sur le même Wi-Fi peut lire la phrase secrète.
serve-folder = Dossier de données : { $path }
serve-no-words = { $name } : sa liste de mots manque ici ; { $command } la crée
serve-stop = Pour arrêter : Ctrl+C, ou fermez cette fenêtre. Tout ce qui est saisi est enregistré.
serve-running = Flavita tourne déjà avec { $path } : { $address }
serve-no-browser = Impossible d’ouvrir un navigateur ({ $reason }) : ouvrez l’adresse vous-même
serve-press-enter = Appuyez sur Entrée pour fermer cette fenêtre.
serve-port-taken = Le port { $port } est pris par un autre programme ; le port { $other } le remplace.
serve-no-reserve = Pas de place pour la réserve de 64 Mo ({ $reason }). Faites de la place avant la soirée.
serve-folder-closed = Impossible d’écrire dans le dossier de données : { $path } ({ $reason }). On peut consulter les tournois passés ; pour jouer, choisissez un autre dossier avec --data.
serve-taken-over = { $id } continue sur cet ordinateur.
serve-followed = { $id } est seulement recopié ici ; avec --take-over, il continue sur cet ordinateur.
serve-gates = Téléphones et écrans sont servis aussi par des passerelles tant que NATS est joignable.
serve-passphrase = Phrase secrète pour la console sur le réseau :
gate-address = Passerelle : { $address }
gate-stop = Pour arrêter : Ctrl+C. Les téléphones passent à une autre passerelle, et rien n’est perdu.
follow-begins = Copie { FIT("de", $url) }{ $url } vers { $path }. Pour arrêter : Ctrl+C.
follow-take-over = Pour continuer sur cet ordinateur : { $command }
follow-nothing = Aucune partie n’est en cours sur l’autre ordinateur.
follow-in-step = À jour : { $games }.
follow-again = Nouvel essai : { $faults }.
follow-lost = { $reason }. Nouvel essai.
relay-nothing = Rien n’a encore été tiré dans l’autre salle.
relay-in-step = Au même point que l’autre salle : coup { $round }.
relay-behind = Coup { $here } ici, coup { $there } dans l’autre salle : les coups intermédiaires se jouent l’un après l’autre.
relay-lost = Pas de connexion avec l’autre salle : { $reason }. Nouvel essai.
relay-unreported = Le classement n’a pas pu être envoyé : { $reason }. Nouvel essai.
relay-apart = Le coup { $round } n’est pas le même ici et dans l’autre salle : les tirages s’arrêtent. Demandez à l’autre salle.
relay-draw = { $id } : les tirages viennent { FIT("de", $url) }{ $url }.
rehearse-console = Console : { $address }
rehearse-screen = Écran :   { $address }
rehearse-lead = Dirigez la partie dans la console ; les joueurs envoient leurs bulletins tant que l’horloge tourne.
