### What is taken from files.

## A list of players
players-import-look = Aperçu
import-preview = Aperçu
import-nobody-yet = Personne n’a encore été ajouté.
import-headings = La première ligne contient les titres des colonnes.
import-in-front = Les nombres devant les noms sont les numéros des joueurs.
import-behind = Les nombres après les noms sont les numéros des joueurs.
import-ratings = Les nombres de trois ou quatre chiffres après les noms sont des cotes, pas les numéros des joueurs.
import-counted = Les nombres devant les noms se répètent ou sont déjà pris : ce ne sont pas les numéros des joueurs. Les numéros sont attribués automatiquement.
import-brackets = Le club est entre parenthèses.
import-apart = Le nom et le prénom sont séparés.
import-pairs = Paires : { $n }. Deux noms séparés par une barre (ou +, &) forment une paire avec un seul numéro.
import-names = Deuxième colonne
import-names-whole = club
import-names-apart = prénom
refusal-players-unseen = Personne n’a encore vérifié comment cette liste est lue. Regardez d’abord l’aperçu.
refusal-players-look = La liste est lue telle qu’elle est écrite maintenant. Vérifiez-la et appuyez de nouveau.
import-federation = C’est une liste de fédération : la cote et la série du jeu classique ne sont pas conservées.
import-licence = Licence
import-rating = Cote
import-encoding = Encodage
import-separator = Séparateur
import-by-semicolon = point-virgule
import-by-tab = tabulation
import-by-comma = virgule
import-by-nothing = aucun, un nom par ligne
import-guess = L’encodage a été deviné. Si des lettres sont fausses, choisissez-en un autre.
import-unread = Colonnes non lues : { $name }.
import-more-faults = { $n ->
    [one] Et encore { $n } erreur.
   *[other] Et encore { $n } erreurs.
}
import-mend = Personne n’est ajouté tant qu’il y a des erreurs. Choisissez un autre encodage ou un autre séparateur, ou corrigez les lignes dans le fichier et chargez-le de nouveau.
import-mend-pasted = Personne n’est ajouté tant qu’il y a des erreurs. Choisissez un autre séparateur, ou corrigez les lignes de la liste collée.
import-take-new = Ajouter à la liste
import-too-large = Ce fichier est trop gros pour une liste de joueurs. N’y laissez que les numéros, noms, clubs, catégories et équipes.
import-no-encoding = L’encodage { $name } n’existe pas. Choisissez-en un autre.
import-no-text = Ligne { $line } : ce n’est pas du texte en { $name }. Choisissez un autre encodage ou enregistrez le fichier en UTF-8.
refusal-player-quote = Ligne { $line } : un guillemet est ouvert mais pas fermé. Fermez-le sur la même ligne.
refusal-player-column = La colonne « { $name } » ne peut pas être lue : supprimez-la.

## A tournament from a file
open-title = Tournoi à partir d’un fichier
open-log = Un tournoi à partir de son journal
open-log-how = Le journal est le fichier .jsonl de la page « Enregistrer les résultats » ou du dossier des copies. Il contient tout le tournoi : joueurs, tirages, bulletins, décisions.
open-file = Choisir un fichier
open-name = Nom du fichier ici
open-name-how = Le tournoi est enregistré sous ce nom dans le dossier de données. Utilisez des lettres latines sans accent, des chiffres et des traits d’union.
open-do = Ouvrir
open-go = Aller au tournoi
open-too-large = Ce fichier dépasse { $n } Mo : ce n’est pas le journal d’un tournoi.
open-done = Le tournoi est ouvert : { $name }, { $players }.
open-no-secret = Le journal ne contient pas le nombre secret : faites les prochains tirages au sac, ou continuez à partir de la copie .sqlite, qui le contient.
open-fault-empty = Ce fichier est vide. Enregistrez de nouveau le journal.
open-fault-text = La ligne { $line } n’est pas une entrée de journal. Prenez le fichier .jsonl exactement tel que le programme l’a enregistré.
open-fault-gap = Ligne { $line } : il manque une entrée avant elle. Enregistrez de nouveau le journal entier.
open-fault-changed = La ligne { $line } a été modifiée : son empreinte ne correspond pas. Prenez le journal tel que le programme l’a enregistré.
open-fault-newer = La ligne { $line } a été écrite par un programme plus récent. Ouvrez le journal avec ce programme.
open-fault-misfit = La ligne { $line } ne découle pas des précédentes. Prenez une autre copie du journal.
open-fault-name = Ce nom ne convient pas : { $name }. Utilisez des lettres latines sans accent, des chiffres et des traits d’union, 64 au plus.
open-fault-taken = Un autre tournoi porte ce nom : { $name }. Choisissez-en un autre.
open-fault-here = Ce tournoi est déjà ici : { $name }. Ouvrez-le depuis la liste des tournois.
open-fault-folder = Le fichier n’a pas été enregistré : { $name }

## A written game
written-title = Une partie notée
written-link = Charger une partie à partir de deux tableaux
written-link-how = Une partie notée sur papier ou dans un autre programme peut être vérifiée et enregistrée : les coups dans un tableau, les bulletins dans l’autre.
written-how = Le programme rejoue la partie : il cherche les tops, arbitre chaque bulletin et établit le classement. Les joueurs viennent des bulletins. Si aucun mot placé n’est indiqué, le top va sur la grille.
written-game = Coups
written-slips = Bulletins
written-columns = La première ligne contient les titres des colonnes :
written-do = Rejouer et enregistrer
written-too-large = Ce fichier est trop gros pour le tableau d’une partie.
written-done = La partie est chargée : { $name }, { $rounds }, { $players }.
written-rounds = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
written-odd = À vérifier
written-game-line = Coups, ligne { $line } : { $why }
written-slips-line = Bulletins, ligne { $line } : { $why }
written-no-text = Ce n’est pas du texte en UTF-8. Enregistrez le fichier en UTF-8.
written-no-headings = Le tableau est vide. Utilisez les colonnes { $name }.
written-surplus = Aucune colonne ne correspond à « { $name } ».
written-open-quotation = Un guillemet est ouvert mais pas fermé sur la même ligne.
written-no-column = La colonne « { $name } » manque. Les colonnes sont { $columns }.
written-column-missing = La colonne « { $name } » manque. Les colonnes sont { $columns }.
written-column-twice = La colonne « { $name } » apparaît deux fois.
written-no-rounds = Le tableau ne contient aucun coup.
written-no-slips = Le tableau ne contient aucun bulletin.
written-round-twice = Le coup { $n } apparaît deux fois.
written-out-of-order = Le coup { $n } apparaît à la place du coup { $of }.
written-no-rack = Le coup { $n } n’a pas de tirage.
written-no-place = Il manque la case { FIT("de", $name) }{ $name }.
written-no-word = Il manque le mot en { $name }.
written-no-round = La partie n’a pas de coup { $n }.
written-no-player = Ce bulletin n’a pas de joueur.
written-no-number = « { $name } » n’est pas un numéro de coup.
written-no-points = « { $name } » n’est pas un nombre de points.
written-no-seconds = « { $name } » n’est pas un nombre de secondes.
written-few-tiles = il manque des jetons au tirage { $name } : { $n } sur { $of }.
written-no-rack-left = selon le règlement, plus aucun tirage n’était possible ; { $name } a été joué.
written-below-minimum = le tirage { $rack } est au-dessous du minimum : au moins { $vowels ->
    [one] { $vowels } voyelle
   *[other] { $vowels } voyelles
} et { $consonants ->
    [one] { $consonants } consonne
   *[other] { $consonants } consonnes
}.
written-above-maximum = le tirage { $rack } est au-dessus du maximum : au plus { $vowels ->
    [one] { $vowels } voyelle
   *[other] { $vowels } voyelles
} et { $consonants ->
    [one] { $consonants } consonne
   *[other] { $consonants } consonnes
}.
written-nothing-to-lay = aucun mot ne peut être placé avec le tirage { $name } ; la grille n’a pas changé.

## A sealed game
sealed-title = Partie scellée
sealed-link-how = Un organisateur a préparé une même partie pour plusieurs salles et l’a scellée. Chargez le fichier à l’avance : vous verrez aussitôt ce qui manque ici. La clé est annoncée au départ.
sealed-link = Charger une partie scellée
sealed-waiting = En attente de la clé
sealed-waiting-how = Quand l’organisateur annonce la clé, tapez ses mots comme vous les entendez. Les majuscules et les signes entre les mots n’ont pas d’importance.
sealed-key = Clé de « { $name } »
sealed-game-of = { $name } – organisateur : { $organiser }
sealed-open = Ouvrir la partie
sealed-load = Charger le fichier
sealed-how = Vérifier le fichier ne révèle rien. Le tournoi reprend la partie, les mots et le règlement de l’organisateur ; vous ajoutez les joueurs.
sealed-file = Le fichier scellé
sealed-check = Vérifier
sealed-create = Créer le tournoi
sealed-compare = Comparez l’empreinte avec celle que l’organisateur a publiée.
sealed-ready = Tout ce qu’il faut pour cette partie est ici.
sealed-game = Partie
sealed-fingerprint = Empreinte
sealed-signed = Signé par
sealed-edition = Édition
sealed-lack-program = La partie a été scellée avec Flavita { $needed } ; cette version est { $own }. Installez la version plus récente à l’avance.
sealed-lack-edition = L’édition { $name } manque sur cet ordinateur. Demandez son fichier à l’organisateur et placez-le dans le dossier de données.
sealed-lack-other-edition = L’édition { $name } n’est pas la même ici que chez l’organisateur. Demandez-lui le fichier.
sealed-lack-words = La liste de mots « { $name } » manque ici ou n’est pas la même. Demandez-la à l’organisateur et placez-la dans le dossier de données.
sealed-fault-none = Ce n’est pas une partie scellée.
sealed-fault-newer = Cette partie a été scellée par une version plus récente de Flavita. Installez-la à l’avance.
sealed-fault-cut = La fin du fichier manque. Copiez de nouveau le fichier entier.
sealed-fault-changed = Le fichier a été modifié après avoir été signé. Redemandez-le à l’organisateur.
sealed-fault-foreign = Le fichier n’est pas signé par l’organisateur qu’il nomme. Demandez à l’organisateur.
sealed-fault-key = Cette clé n’ouvre pas la partie. Faites répéter les mots.
sealed-fault-other = La partie contenue n’est pas celle qui était promise. Demandez à l’organisateur.
sealed-fault-tournament = Ce tournoi joue une autre partie.
sealed-fault-missing = Le fichier scellé { $name } manque. Remettez-le sous ce nom dans le dossier de données.
sealed-fault-file = L’enregistrement a échoué : { $name }
