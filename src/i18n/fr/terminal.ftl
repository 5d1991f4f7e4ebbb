# What a command says at the terminal: why it could not do its work, what it did, how far it is.

cli-line = { $path }, ligne { $line } : { $reason }
cli-warning = { $path }, ligne { $line } : attention : { $reason }
cli-input = entrée standard
cli-bind = { $address } est inutilisable : { $reason } ; fermez le programme qui l’occupe, ou donnez une autre adresse par --bind
cli-follow = impossible de suivre l’autre ordinateur : { $reason }
cli-rehearsal = la répétition ne peut pas continuer : { $reason }
cli-output = impossible d’écrire sur la sortie standard : { $reason }
cli-page = impossible de créer les pages : { $reason }
cli-words = impossible d’ouvrir la liste de mots : { $reason }
cli-system-not-found = introuvable ; vérifiez le nom et le dossier
cli-system-denied = accès refusé ; vérifiez les droits, ou choisissez un autre dossier
cli-system-exists = existe déjà ; choisissez un autre nom
cli-system-full = le disque est plein ; faites de la place
cli-system-folder = c’est un dossier, il faut un fichier
cli-system-no-folder = c’est un fichier, il faut un dossier
cli-system-in-use = déjà utilisé
cli-system-no-text = ce n’est pas du texte UTF-8
cli-system-refused = le programme n’y tourne pas ; vérifiez l’adresse et le port
cli-system-late = la réponse n’est pas arrivée à temps ; vérifiez le réseau
cli-system-unreachable = cet ordinateur est injoignable ; vérifiez le réseau
cli-system-no-host = cette adresse n’existe pas ; vérifiez comment elle s’écrit
cli-no-number = il faut un nombre entier
cli-positive = il faut un nombre supérieur ou égal à 1
cli-span = écrivez un nombre, ou de A à B ainsi : A..B, A.. ou ..B
cli-unknown-edition = il n’y a pas d’édition « { $name } » : les éditions sont { $known } ; ou indiquez un fichier qui finit par .toml
cli-unknown-profile = le règlement « { $name } » n’existe pas : les règlements sont { $known } ; ou indiquez un fichier qui finit par .toml
cli-unknown-rules = les règles « { $name } » n’existent pas : les règles sont { $known } ; ou indiquez un fichier
cli-languages = les langues sont { $known }
cli-passphrase = pas de phrase secrète : définissez { $name }, ou indiquez un fichier par --passphrase-file
cli-passphrase-short = une phrase secrète doit avoir au moins { $n } caractères ; le mieux est d’y mettre plusieurs mots
cli-head = une empreinte du journal a 64 chiffres hexadécimaux, ou se donne en six mots
cli-receipts-hollow = joueur nº { $n } : ni bulletin ni empreinte n’a été conservé, il n’y a rien à comparer
cli-one-file = seul --what { $name } prend plusieurs fichiers
cli-no-pictures = aucun coup de ce tournoi n’est encore dépouillé : il n’y a donc pas d’images
cli-unwritten = { $name } : { $reason } ; rien n’est écrit
cli-follow-key = donnez la clé que montre la page « { check-title } » de l’autre ordinateur, huit groupes de quatre
cli-follow-key-halls = donnez la clé que montre la page « { halls-title } » de l’autre salle, huit groupes de quatre
cli-follow-name = dites comment s’appelle cette salle
cli-follow-no-game = aucune partie à { $url } ; copiez l’adresse que montre la page « { halls-title } » de l’autre ordinateur
cli-follow-other-key = l’autre ordinateur a une autre clé
cli-follow-version = aucun programme Flavita de cette version n’y répond ; mettez à jour le programme sur les deux ordinateurs
cli-follow-gone = le tournoi n’y est plus
cli-follow-silent = pas de réponse : { $reason }
cli-follow-foreign = la réponse ne correspond pas à la question
cli-follow-unread = la réponse est incompréhensible : { $reason }
cli-follow-words = impossible d’enregistrer les mots : { $reason }
cli-follow-beside = impossible d’enregistrer l’écran et la partie scellée : { $reason }
cli-events = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}
cli-key-short = les mots ont moins { FIT("de", $n) }{ $n } lettres et pourraient être devinés
cli-time = { $reason } ; écrivez par exemple 2026-11-28T20:00:00+01:00
cli-prepared-edition = ce n’est pas l’édition avec laquelle la partie a été préparée
cli-prepared-words = ce ne sont pas les mots « { $name } » avec lesquels la partie a été préparée
cli-prepared-none = aucune des { $n } parties jouées ne convient ; parties écartées, par souhait : { $what } ; demandez moins ou augmentez --games
cli-seal-other-game = l’empreinte n’est pas celle qui a été publiée : c’est une autre partie
cli-seal-other-signer = quelqu’un d’autre l’a signée
cli-used = { $path } sert déjà à autre chose
cli-list-bad = { $n ->
    [one] { $n } ligne n’est pas un mot { FIT("de", $edition) }{ $edition }
   *[other] { $n } lignes ne sont pas des mots { FIT("de", $edition) }{ $edition }
} ; corrigez la liste, ou compilez-la sans elles par --leave-out
cli-list-plain = { $path } est une liste simple : indiquez l’édition dont les jetons écrivent ses mots
cli-list-tiles = { $old } et { $new } sont des listes pour des jetons différents et ne se comparent pas
cli-list-built = { $path } : { $words } mots, { $n } octets
cli-list-read = { $path } : lu en { $encoding }
cli-list-more = … et { $n } de plus : { $what }
cli-list-repeated = { $path } : mots répétés : { $n }
cli-list-diff = { $one } seulement dans { $old }, { $two } seulement dans { $new }, { $both } dans les deux
cli-list-near = et { $n } de plus
cli-list-editions = éditions
cli-list-name = nom
cli-list-words = mots
cli-list-nodes = nœuds
cli-list-memory = mémoire
cli-list-checksum = somme
cli-list-spoken = à dire
cli-list-source = source
cli-list-option = option
cli-list-option-in = { $name } : { $words } mots, inclus
cli-list-option-out = { $name } : { $words } mots, exclus
cli-list-letters = lettres
cli-bytes = { $n } octets
cli-rehearse-here = les joueurs sont sur cette machine ; donnez 127.0.0.1 ou 0.0.0.0
cli-rehearse-few = le système accorde à un programme { $n } connexions et fichiers
cli-rehearse-folder = { $path } n’est pas vide ; une répétition a son propre dossier
cli-rehearse-badges = impossible de créer les badges : { $reason }
cli-rehearse-server = impossible de lancer le serveur : { $reason }
cli-rehearse-silent = le serveur ne démarre pas
cli-question = écrivez la grille, une espace et le tirage
cli-question-rack = un tirage { FIT("de", $n) }{ $n } jetons : aucun tirage n’en a plus { FIT("de", $of) }{ $of }
cli-verify-no-words = la liste de mots « { $name } » de ce tournoi est introuvable ou a changé : bulletins et tops ne sont pas jugés de nouveau ; donnez son fichier par --words
cli-verify-until = les mots notés sont l’empreinte du journal jusqu’à l’entrée { $n }
cli-export-no-words = la liste de mots « { $name } » de ce tournoi est introuvable : la page ne montre que les tops ; donnez son fichier par --words
cli-season-fault = { $reason } ; il ne compte pas
cli-season-missing = le tournoi { $id } n’est pas dans le dossier ; il ne compte pas
cli-codes = { $n ->
    [one] { $n } code
   *[other] { $n } codes
}
cli-codes-many = { $n } codes ; une clé USB vaut mieux

cli-no-command = la commande « { $name } » n’existe pas
cli-no-option = il n’y a pas d’option « { $name } » ici
cli-no-value = { $option } demande une valeur
cli-no-such-value = { $option } : « { $value } » n’est pas possible ; valeurs possibles : { $known }
cli-bad-value = { $option } : « { $value } » est inutilisable : { $reason }
cli-missing = il manque : { $names }
cli-conflict = { $option } ne peut pas être combiné avec { $names }
cli-perhaps = vouliez-vous dire { $names } ?

seal-game = partie
seal-organiser = organisateur
seal-signed = signé par
seal-fingerprint = empreinte
seal-edition = édition
seal-words = mots
seal-rules = règlement
seal-program = programme
seal-not-before = pas avant
seal-every = puis toutes les
seal-minutes = { $minutes } min
seal-key = clé

progress-checking = vérification
progress-playing = jeu
progress-reading = lecture
progress-compiling = compilation
progress-rehearsing = répétition
progress-positions = positions

report-rehearsal = répétition
report-slips = bulletins
report-acknowledged = confirmés
report-broadcast = diffusion
report-memory = mémoire
report-commits = écritures
report-log = journal
report-wrong = réponse fausse
report-differs = diffère
report-lost = PERDU
report-evening = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $rounds ->
    [one] { $rounds } coup
   *[other] { $rounds } coups
}, { $edition }, graine { $seed }
report-slips-what = { $sent } envoyés, { $acknowledged } confirmés, { $refused } refusés comme incomplets, { $repeated } répétés, { $mixed } refusés avec la clé d’un autre joueur
report-waits = p50 { $half } ms, p99 { $most } ms, max { $max } ms
report-work = { $n } ms de temps processeur du serveur
report-heard-within = la dernière des { $n } connexions en { $time } ms au plus ; coupées : { $broken }
report-heard-late = la dernière des { $n } connexions après plus de 20 s ; coupées : { $broken }
report-heard-unmeasured = { $n } connexions, délai non mesuré ; coupées : { $broken }
report-memory-what = { $one } ko par connexion ({ $before } ko avant, { $after } ko avec toutes)
report-memory-unknown = le système ne le dit pas
report-commits-what = { $n } pour { $commands } commandes, la plus grande { FIT("de", $largest) }{ $largest }
report-sound = chaque bulletin confirmé est dans le journal exactement une fois, et il n’y en a pas d’autre
report-lost-what = { $lost } bulletins confirmés ; { $unasked } que personne n’a confirmés

series-edition = édition
series-profile = règlement
series-games = parties
series-time = temps
series-ends = fins
series-words = { $edition }, { $words } mots
series-form = { $profile }, partie originale { $form }
series-which = { $n } : { FIT("de", $first) }{ $first } à { $last } de la graine « { $seed } »
series-speed = { $time } s, { $speed } parties par seconde
series-mean = moyenne
series-totals = parties par total
