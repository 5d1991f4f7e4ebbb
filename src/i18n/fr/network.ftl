### The network: who may open what, helpers, badges, signing in.

## The arbiter signs in
sign-in-title = Connexion de l’arbitre
sign-in-what = Cet ordinateur a ouvert sa console au réseau. Entrez la phrase secrète choisie au lancement.
sign-in-passphrase = Phrase secrète
sign-in-do = Se connecter
sign-in-idle = Après dix minutes d’inactivité, il faut se reconnecter.
sign-in-wrong = Ce n’est pas la phrase secrète. Vérifiez la disposition du clavier et réessayez.
sign-out = Se déconnecter

## Players and helpers sign in
join-title = Connexion
join-what = Visez avec l’appareil photo de votre téléphone le code de votre badge. Si cela ne marche pas, entrez le numéro et le code PIN du badge.
join-number = Numéro du joueur
join-pin = Code PIN du badge
join-unknown = Le numéro ou le code PIN est faux. Vérifiez-les sur le badge ; si le code est ancien, demandez-en un nouveau à l’arbitre.
join-over = Cette invitation n’est plus valable. Demandez-en une nouvelle à l’arbitre.
join-locked = Ce badge est bloqué : trop de codes PIN erronés. Allez voir l’arbitre, qui peut le débloquer.
join-wait = Trop d’essais manqués. Attendez { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
} et réessayez.
join-fault = L’enregistrement a échoué. Réessayez.

## The helper's page
keying-title = Saisie des bulletins
keying-frequent = Réponses fréquentes
keying-quiet = Tant qu’un coup d’une partie est en cours sur cet ordinateur, les points de ce que vous saisissez ne s’affichent pas avant l’annonce du top : l’arbitre vérifie.
keying-undo = Seul l’arbitre peut retirer un bulletin. Vous pouvez le corriger : saisissez de nouveau le numéro.
slip-arbiters = Tous les bulletins de ce coup sont saisis. Tant qu’un coup est en cours, seul l’arbitre peut les modifier.
own-slip-later = saisi ; ses points s’affichent après le coup
slip-kept = Nº { $number } : enregistré.

## A player's page
own-slips = Mes bulletins
own-none = Vos bulletins s’affichent ici une fois le top annoncé.
witness-own = Ce téléphone garde de lui-même ce que le serveur a accepté et les mots de contrôle après chaque coup. Avec ce fichier, chacun peut voir si le journal a été réécrit ensuite.
witness-save = Enregistrer mes reçus
witness-give = Remettre à l’arbitre
witness-codes = Afficher en codes QR
witness-codes-what = Lisez les codes avec n’importe quel téléphone et enregistrez leur texte dans un seul fichier, peu importe l’ordre : flavita verify le lit.
witness-back = Retour à ma page
witness-agrees = Remis. Le journal contient tout ce que ce téléphone a gardé.
witness-differs = { $n ->
    [one] Remis. Le journal diffère en { $n } point de ce que ce téléphone a gardé : enregistrez vos reçus et montrez-les aux organisateurs.
   *[other] Remis. Le journal diffère en { $n } points de ce que ce téléphone a gardé : enregistrez vos reçus et montrez-les aux organisateurs.
}
witness-later = Tant qu’un coup d’une partie est en cours sur cet ordinateur, rien n’est comparé. Réessayez après le coup.
witness-busy = D’autres reçus sont en cours de comparaison. Réessayez dans un instant.
own-slip-expected = pas encore saisi

## The page of the network
network-title = Réseau
network-link = Réseau
network-hall = Adresse pour la salle
network-hall-what = L’écran, le classement et le règlement sont ouverts à tous. Tapez l’adresse ou visez le code avec l’appareil photo.
network-none = Seul cet ordinateur peut ouvrir les pages : les autres appareils ne le trouvent pas. Lancez Flavita sans --bind 127.0.0.1.
network-console-open = La console peut s’ouvrir par le réseau avec la phrase secrète.
network-console-closed = La console ne s’ouvre que sur cet ordinateur.
network-secure = La connexion est chiffrée.
network-plain = La connexion n’est pas chiffrée : sur ce Wi-Fi, n’importe qui peut lire les pages des autres. Pour un tournoi important, lancez Flavita avec un certificat (--tls-cert).
network-helpers = Assistants
network-helpers-what = Un assistant saisit les bulletins des coups clos et pointe les joueurs qui ont rendu le leur. Il ne voit ni ne change le top, le prochain tirage, les réglages ou les décisions. Chaque action est enregistrée sous son nom.
network-helper-name = Nom de l’assistant
network-invite = Inviter
network-revoke = Révoquer
network-helper-open = Montrez le code à l’assistant : il est valable un jour.
network-helper-in = Connecté depuis { $time }
network-helper-again = Le code ne peut plus être affiché. Révoquez-le et invitez de nouveau.
network-many = Il y a déjà cinquante assistants. Révoquez les invitations de ceux qui ont cessé d’aider.
network-name-used = Il y a déjà un assistant nommé { $name }. Choisissez un autre nom, pour qu’on puisse distinguer les saisies.
network-players = Téléphones des joueurs
network-badges-count = { $n ->
    [0] Pas encore de badges.
    [one] { $n } badge, connectés : { $in }.
   *[other] { $n } badges, connectés : { $in }.
}
network-badge-locked = Bloqué : 20 codes PIN erronés.
network-badge-guessed = { $n ->
    [one] { $n } code PIN erroné
   *[other] { $n } codes PIN erronés
} : quelqu’un essaie peut-être de le deviner.
network-badge-devices = { $n ->
    [one] { $n } connexion
   *[other] { $n } connexions
} ; seule la dernière est valable.
network-unlock = Débloquer
alarm-locked = { $n ->
    [one] Le badge nº { $number } est bloqué : quelqu’un essayait des codes PIN
   *[other] { $n } badges sont bloqués ; le premier est le nº { $number }
}
alarm-passphrase = { $n ->
    [one] { $n } phrase secrète erronée
   *[other] { $n } phrases secrètes erronées
}

## Badges
badges-title = Badges
badges-count = { $n ->
    [0] Pas encore de badges.
    [one] { $n } badge, imprimables : { $now }.
   *[other] { $n } badges, imprimables : { $now }.
}
badges-what = Le code et le PIN sont conservés de façon que personne ne puisse les lire ensuite : imprimez les badges pendant que le programme tourne. En cas de perte, un nouveau badge remplace l’ancien, qui n’est plus valable.
badges-make = { $n ->
    [one] Créer { $n } badge
   *[other] Créer { $n } badges
}
badges-print = Imprimer
badges-again = Nouveau badge pour le nº
badges-again-do = Créer

## Refusals
goes-on = La partie suivante a commencé :
own-earlier = La partie précédente
error-other-game = Vous ne jouez pas cette partie
error-other-game-what = Vous êtes connecté à une autre partie de ce festival, et vous n’êtes pas sur la liste de celle-ci. Si c’est une erreur, demandez à l’arbitre de vous ajouter et de vous donner un nouveau badge.
error-other-game-own = Ma page dans l’autre partie
error-no-badge = Il faut votre badge
error-no-badge-what = Visez avec l’appareil photo de votre téléphone le code de votre badge.
error-no-helper = Cette page est réservée aux assistants
error-no-helper-what = Demandez une invitation à l’arbitre.
error-elsewhere-what = Cet appareil a été déconnecté à { $time } : quelqu’un s’est connecté sur un autre, ou l’arbitre a retiré votre accès. Si ce n’était pas vous, dites-le à l’arbitre.
error-signed-out = Déconnecté
error-signed-out-what = Reconnectez-vous.
error-too-fast = Trop de demandes
error-too-fast-what = Attendez un instant et réessayez.
error-foreign-name = Cet ordinateur ne répond pas au nom { $name }. Ouvrez l’adresse en chiffres que montre la page d’accueil, ou lancez le programme avec --name { $name }.
fault-key-of-another = La même demande est déjà arrivée avec un autre contenu : rien n’a été changé. Rechargez la page et réessayez.
fault-busy = Trop de demandes à la fois : rien n’a été enregistré. Réessayez dans quelques secondes.
gate-silent = L’arbitre est injoignable
gate-silent-what = L’ordinateur de l’arbitre ne répond pas pour le moment. La page reviendra dès qu’il répondra : rechargez-la dans quelques secondes. Un bulletin que votre téléphone est en train d’envoyer n’est pas perdu.
refusal-text-hidden = « { $before } » est suivi du caractère invisible { $name }. Effacez le texte et tapez-le de nouveau.
refusal-text-hidden-first = Le texte commence par le caractère invisible { $name }. Effacez-le en entier et tapez-le de nouveau.
refusal-text-long = Trop long : { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
} au plus.
refusal-player-text = Ligne { $line }. { $what }
players-alike = { $numbers } se ressemblent : { $name }

## Who did it
actor-arbiter = arbitre (réseau)
actor-helper = assistant { $name }
actor-player = joueur nº { $number }
actor-clock = horloge
actor-relay = autre salle
actor-copies = les copies

## Wi-Fi of the hall
wifi-title = Wi-Fi de la salle
wifi-what = Le code connecte un téléphone sans qu’on ait rien à taper. Le nom et le mot de passe sont conservés à côté du tournoi ; ils ne figurent ni dans le journal, ni dans le procès-verbal, ni dans les fichiers à enregistrer.
wifi-name = Nom du réseau
wifi-password = Mot de passe
wifi-shown = afficher le code à l’écran avec le titre
wifi-save = Enregistrer
wifi-first = Rejoignez d’abord le Wi-Fi
wifi-wrong-name = Un nom de réseau a 32 octets au plus, soit 32 lettres sans accent.
wifi-wrong-password = Un mot de passe Wi-Fi a de 8 à 63 caractères. Laissez-le vide pour un réseau ouvert.

## Address
network-address-choice = Adresse affichée par les codes
network-address-more = Autres : réseaux virtuels et VPN
network-address-gone = Cet ordinateur n’a plus cette adresse. Choisissez-en une autre.

## Connection test
test-title = Test de connexion
test-what = Ouvrez-le sur n’importe quel téléphone de la salle : il teste de lui-même la connexion avec cet ordinateur.
test-visitors = { $n ->
    [0] Aucun téléphone ne l’a encore ouvert.
    [one] { $n } téléphone l’a ouvert ; mises à jour reçues : { $heard }.
   *[other] { $n } téléphones l’ont ouvert ; mises à jour reçues : { $heard }.
}
test-hint-network = Le téléphone et cet ordinateur doivent être sur le même Wi-Fi.
test-hint-firewall = Pare-feu : autorisez Flavita sur les réseaux privés. Windows le demande une fois ; un antivirus peut le demander à part.
test-hint-isolation = Si la page ne s’ouvre pour personne, le point d’accès sépare peut-être les appareils (« isolation des clients », réseau invité). Désactivez cela dans les réglages de la box ou du routeur, ou prenez un autre routeur.
test-hint-hotspot = Le point d’accès d’un ordinateur portable dessert 8 à 10 appareils environ. Au-delà, il faut un routeur.
test-hint-phones = Si un téléphone signale que le réseau n’a pas accès à Internet, choisissez de rester connecté, et désactivez le VPN et le DNS privé.
test-here = La page s’est ouverte : le téléphone trouve l’ordinateur de l’arbitre.
test-wait = Test en cours…
test-trip = Réponse du serveur
test-trip-good = Rapide.
test-trip-look = Lente, mais suffisante pour jouer. Rapprochez-vous du routeur.
test-trip-bad = Presque pas de réponse. Rapprochez-vous du routeur, désactivez le VPN et recommencez le test.
test-stream = Mises à jour
test-stream-good = Elles arrivent aussitôt.
test-stream-look = Elles arrivent en retard : un antivirus ou un économiseur de données les retient. Désactivez-le pour cette page.
test-stream-bad = Elles n’arrivent pas. Rechargez la page, désactivez l’économiseur de données et le VPN ; si cela ne suffit pas, essayez un autre navigateur.
test-clock = Horloge du téléphone
test-clock-good = Elle est à l’heure.
test-clock-look = Elle diffère de celle de l’arbitre. C’est sans conséquence : l’ordinateur de l’arbitre mesure le temps.
test-memory = Mémoire du navigateur
test-memory-good = Vous resterez connecté.
test-memory-bad = Le navigateur ne garde pas votre connexion : quittez la navigation privée et autorisez les cookies.
test-whole-good = Ce téléphone est prêt.
test-whole-bad = Pas encore prêt. Suivez les conseils ci-dessus, ou jouez sur papier.
test-again = Recommencer le test

## Blocs
blocks-title = Blocs de tables
blocks-what = Répartissez les numéros des joueurs entre vos assistants : une ligne par bloc, avec les numéros et le nom de l’invitation. Sur la page d’un assistant, ses numéros viennent en premier ; il peut en saisir un autre, mais il est averti. Sans ligne, pas de blocs.
blocks-example = 1-20 : Marie
blocks-unplaced = Hors des blocs : nº { $number }. Tous les assistants les voient.
blocks-wrong = Ligne { $n } illisible : { $text }. Écrivez des numéros et un nom : 1-20, 45 : Marie.
blocks-unknown = Aucun assistant ne s’appelle { $name }. Invités : { $text }.
blocks-nobody = Il n’y a pas encore d’assistants. Invitez-les d’abord.
blocks-move = Déplacer le nº
blocks-move-to = vers le bloc de
blocks-move-do = Déplacer
blocks-move-what = Pour une table arrivée en retard. Les bulletins déjà saisis restent à leur joueur.
block-own = Votre bloc : { $numbers }
block-none = hors des blocs
block-other = Nº { $number } : saisi par { $name }.
