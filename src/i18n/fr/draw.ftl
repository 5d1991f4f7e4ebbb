## Draw and final result
draw-link = Tirage au sort
draw-title = Tirage au sort
draw-more = en savoir plus
draw-before = Avant le premier coup
draw-after = Après la partie
draw-commitment = Empreinte du nombre secret
draw-commitment-screen = Tous les tirages découlent d’un nombre secret. Son empreinte :
draw-commitment-what = Tous les tirages découlent d’un nombre secret choisi au hasard. Son empreinte est affichée avant le premier coup. Notez-la : quand le nombre sera publié, chacun pourra s’assurer qu’il n’a pas été remplacé.
draw-mark = Numéro du tournoi
draw-public = Hasard de la salle
draw-public-none = rien n’a été ajouté
draw-public-ask = Des dés ou un mot de la salle
draw-public-add = Ajouter au tirage au sort
draw-public-how = Lancez des dés devant tout le monde ou demandez un mot à la salle. C’est possible une seule fois, avant le premier tirage, et cela ne peut pas être corrigé.
draw-uncommitted = Cette partie a commencé avec une ancienne version du programme : elle n’a pas d’empreinte.
draw-secret = Nombre secret
draw-secret-later = Le nombre secret sera affiché ici à la fin de la partie.
draw-check-how = Enregistrez le procès-verbal et la page de vérification. Cette page fonctionne sans réseau et refait tous les tirages ; un court script le fait aussi.
draw-protocol = Procès-verbal du tirage au sort
draw-check-page = Page de vérification
draw-check-script = Script Python
draw-by-hand = Coup { $n } : tirage fait au sac.
draw-by-hand-witness = Coup { $n } : tirage fait au sac. Témoin : { $name }.
draw-refused = Coup { $n } : l’arbitre a refusé le tirage { $rack }. Motif : { $reason }
draw-seen-by = fait au sac, témoin : { $name }
draw-witness = Témoin
draw-log = Journal
draw-log-what = Chaque entrée du journal est liée aux précédentes. Tant que le journal ne change pas, son empreinte non plus.
draw-head = Empreinte du journal
witness-head = Mots de contrôle du journal
rules-draw-commitment = Tous les tirages découlent d’un nombre secret. Son empreinte : { $commitment }.
rules-draw-public = La salle a ajouté : { $text }.
standings-last = Classement de fin de partie
final-title = Résultat définitif
final-yes = Le résultat est définitif.
final-no = Provisoire : le résultat n’est pas encore définitif.
final-do = Vérifier et rendre définitif
final-checking = Vérification de tout le journal. Cela peut prendre une minute.
final-reveal = Révéler le nombre secret
final-take-back = Rouvrir le résultat
final-differs = { $n ->
    [one] La vérification a trouvé { $n } écart : { $first }.
   *[other] La vérification a trouvé { $n } écarts. Le premier : { $first }.
}
final-unread = Le journal n’a pas pu être vérifié : { $fault }.
final-changed-since = Quelque chose a été enregistré pendant la vérification. Vérifiez de nouveau.
open-game = La partie n’est pas finie.
open-round = Le coup { $round } est en cours.
open-slips = { $n ->
    [one] Coup { $round } : { $n } bulletin n’est pas saisi.
   *[other] Coup { $round } : { $n } bulletins ne sont pas saisis.
}
open-seed = Le nombre secret du tirage au sort n’a pas encore été révélé.
done-entropy-added = Ajouté au tirage au sort : { $text }.
done-seed-revealed = La partie est finie. Le nombre secret du tirage au sort est révélé.
done-finalised = La vérification n’a trouvé aucun écart. Le résultat est définitif.
done-definalised = Le résultat est rouvert.
refusal-no-secret = Le nombre secret du tirage au sort manque dans le fichier ou y est endommagé. Ouvrez une copie du fichier, ou faites les tirages au sac.
refusal-entropy-too-late = On ne peut plus rien ajouter au tirage au sort : c’est possible une seule fois, avant le premier tirage.
refusal-entropy-unreadable = Entrez de 1 à { $n } caractères visibles.
refusal-nothing-to-reveal = Il n’y a rien à révéler pour le moment.
refusal-is-final = Le résultat est définitif. Rouvrez-le d’abord.
refusal-game-sealed = La partie préparée est encore scellée ici. Entrez d’abord sa clé.
refusal-too-early = L’organisateur ouvre le coup { $round } à cette heure dans toutes les salles : { $time }. Pas de tirage avant.
refusal-other-board = La grille n’est pas celle pour laquelle le tirage du coup { $round } a été préparé. Demandez le tirage à l’organisateur et saisissez-le à la main.
draw-prepared = Les tirages viennent de la partie préparée « { $name } » (organisateur : { $organiser }). Cette empreinte a été publiée avant que quiconque puisse l’ouvrir ; c’est le SHA-256 de la partie ouverte.
