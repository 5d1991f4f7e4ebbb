# Games, their agreements and lists of words.

new-switches = Options maison
new-options = Mots admis
new-overrides = Mots isolés
new-overrides-hint = +MOT est admis, -MOT ne l’est pas
new-dictionary-missing = La liste de mots de cette édition est introuvable. Créez-la avec cette commande, puis relancez Flavita :
new-dictionary-none = Il n’y a pas de liste de mots pour cette édition. Placez votre propre liste (.lexicon) dans le dossier de données et relancez Flavita.
new-no-dictionary = pas de liste de mots
new-dictionary-look = Voir cette liste de mots
new-profile = Règlement
new-form = Partie originale : joker, sept sur huit et autres
new-form-gone = Le règlement a changé, la partie est de nouveau ordinaire. Le choix était : { $name }.
new-vowels = Voyelles d’un tirage à deux sacs :
new-vowels-hint = Laissez vide pour le nombre habituel. Si le nombre est tiré au sort, indiquez les deux bornes : 2-5.
new-theme = Mots sur un thème
new-theme-name = Thème
new-theme-points = Points par mot
new-theme-words = Mots du thème
new-theme-hint = Séparez-les par des espaces ou des virgules. Ils ne rapportent des points en plus que si la liste de mots les admet.
new-rules-hint = Ces nombres viennent du règlement ; vous pouvez les changer pour votre tournoi.
refusal-profile = Ce règlement n’existe pas ici. Choisissez-en un dans la liste.
refusal-bags-fixed = Ici, chaque tirage a le même nombre de voyelles : entrez un seul nombre, de 0 à 7.
refusal-bags-drawn = Ici, le nombre de voyelles est tiré au sort : entrez deux nombres de 0 à 7, le plus petit d’abord, par exemple 2-5.
refusal-two-bags = Ce qu’un tirage doit contenir ({ $least }) laisse place à { $low } à { $high } voyelles avec deux sacs. Changez l’un ou l’autre.
refusal-theme-words = Un thème a besoin de mots que la liste admet. Écrivez-les, ou effacez le nom du thème.
refusal-theme-name = Nommez le thème, pour que tous sachent à quoi se rapportent ses mots.
refusal-theme-unknown = Hors de la liste de mots, donc sans points en plus : { $text }. Corrigez, ou continuez tel quel.
refusal-rules-contradict = Ce règlement ne le permet pas : vérifiez les nombres.
new-rules = Coup et horloge
new-shelf-faults = Des fichiers du dossier de données sont inutilisables :
refusal-dictionary-none = Il n’y a pas de liste de mots pour cette édition : le tournoi ne peut donc pas commencer. Créez-la avec la commande indiquée à côté de l’édition, ou choisissez une autre édition.
refusal-overrides = Impossible de lire { $words }. Écrivez +MOT ou -MOT ; seul un mot de la liste peut être retiré.

edition-note-flavita = Une reconstitution. Le roman donne le nombre de jetons, les cases de la grille et la valeur des lettres А, Ф et Ъ ; les autres nombres et valeurs ont été complétés.
edition-switch-ye-for-yo = Е peut servir de Ё
edition-switch-inner-letter-triples = Les cases jaunes intérieures triplent la lettre
edition-switch-centre-word-double = La case centrale double le mot
edition-switch-star-scores = Une étoile vaut autant que la lettre remplacée
edition-switch-single-tiles = Deux jetons simples peuvent remplacer un jeton de deux lettres
edition-name-flavita = Flavita (reconstitution)
language-ru = russe
language-en = anglais
language-hu = hongrois
language-cs = tchèque
language-fr = français
language-es = espagnol
edition-tiles = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
edition-blanks = { $name } ×{ $n }
edition-bonus = Bonus (tout le tirage) : +{ $n }
blank-name = joker
blank-name-erudit = étoile
blank-name-flavita = joker
list-own-file = fichier personnel { $name }
list-wiktionary = { $name } et Wiktionnaire
list-both = { $one } et { $two }
list-nouns = { $name }, noms
list-revision = { $name }, révision { $revision }
word-option-colloquial = Mots familiers et argotiques
word-option-archaic = Mots vieillis
word-option-rude = Mots grossiers
word-option-substantivised = Adjectifs et participes employés comme noms
word-option-comparatives = Comparatifs
word-option-negated = Formes négatives en ne-
word-option-possessives = Adjectifs possessifs

# Terms of a tournament
setting-left-out = Non admis : { $words }
setting-taken-in = Admis en plus : { $words }
setting-overrides = Mots isolés : { $words }

# Colours of the board
colours = Grille
colours-safe = contrastée
colours-edition = d’origine
colours-safe-long = couleurs contrastées
colours-edition-long = couleurs d’origine
shade = Fond
shade-machine = automatique
shade-light = clair
shade-dark = sombre
legend-word = mot ×{ $n }
legend-letter = lettre ×{ $n }
legend-plain = case simple
legend-start = la partie commence ici
square-name-A9D6EF = case bleu clair
square-name-1C5AA6 = case bleu foncé
square-name-F3A9B8 = case rose
square-name-CF2027 = case rouge
square-name-3C8768 = case verte
square-name-FFFFFF = case blanche
square-name-3E9F50 = case verte
square-name-F5D33C = case jaune
square-name-2A6FBE = case bleue
square-name-D1302B = case rouge
square-name-E3BC45 = case dorée
square-name-7A4A22 = case brune
square-name-1C1A17 = case noire
square-name-E67A1E = case orange
square-name-C2231C = case rouge

# The dictionary
dictionary-title = Dictionnaire
dictionary-link = Dictionnaire
lookup-words = Un mot, ou plusieurs
lookup-hint = par exemple : chat, lit
lookup-ask = Chercher
lookup-terms = Comme dans le tournoi :
lookup-counts = admis
lookup-counts-not = non admis
lookup-near = Mots proches :
lookup-source = { $name }
lookup-hand-edition = ajouté à la main dans la liste de l’édition
lookup-hand-added = ajouté dans ce tournoi
lookup-hand-removed = retiré dans ce tournoi
lookup-option = liste « { $name } »
lookup-option-out = non admise en ce moment
lookup-fault-letter = Cette édition n’a pas de lettre { $letter }.
lookup-fault-look-alike = { $letter } vient d’un autre alphabet. Changez la disposition du clavier.
lookup-fault-short = Une lettre seule n’est pas un mot.
lookup-fault-long = Ce mot est plus long que la grille : plus { FIT("de", $n) }{ $n } jetons.
lookup-fault-mark = Le signe | ne se met qu’entre deux lettres.
lookup-left-off = { $n ->
    [one] Seul le premier mot ({ $n }) a été cherché. Cherchez les autres à part.
   *[other] Seuls les { $n } premiers mots ont été cherchés. Cherchez les autres à part.
}
lookup-no-edition = Il n’y a pas d’édition « { $name } » ici. Choisissez-en une autre.
lookup-from = Source des mots
lookup-revision = révision { $name }
lookup-licence = Licence
lookup-rule = Ce qui a été retenu
lookup-sample = Relecture par sondage
lookup-reading = { $n ->
    [one] { $n } mot relu, dont douteux : { $of }
   *[other] { $n } mots relus, dont douteux : { $of }
}
lookup-option-lists = Listes à part
lookup-lengths = Mots par longueur

## Les mots d’une liste publiée
list-rule-ru-scrabble = Toutes les formes fléchies des mots russes, de 2 à 15 lettres. Sans noms propres, abréviations ni fautes d’orthographe ; les mots que seul le Wiktionnaire connaît comptent si une autre source les confirme.
list-rule-erudit = Noms au nominatif singulier, ou pluriel à défaut de singulier, de 2 à 15 lettres. Les adjectifs et participes employés comme noms comptent si le dictionnaire les donne ainsi. Sans noms propres ni abréviations.
list-rule-hu-scrabble = Mots en minuscules et leurs formes fléchies ; les autres dérivés, les verbes à préfixe et les composés si une seconde source les confirme. Sans noms propres, abréviations ni interjections. CS, GY, LY, NY, SZ, TY et ZS occupent un seul jeton, sauf à la jonction de deux parties d’un mot : KÖZ|SÉG.
list-rule-cs-scrabble = Noms et adjectifs au nominatif singulier et pluriel ; verbes à l’infinitif, au présent et à l’impératif ; adverbes, pronoms, numéraux et autres mots du dictionnaire. Sans les autres cas ni le passé. W se pose V et Q se pose KV ; CH occupe deux jetons.
list-rule-en-scrabble = Mots de 2 à 15 lettres, de A à Z, de word-list, et ceux de SCOWL qui y manquent. Des mots récents sont ajoutés à la main, des fautes rayées.
list-rule-fr-scrabble = Toutes les formes fléchies, de 2 à 15 lettres. Sans noms propres, abréviations, symboles, préfixes ni mots à apostrophe. Sans accents ni cédilles ; Œ se pose OE.
list-rule-es-scrabble = Mots en minuscules, leurs pluriels et féminins et les formes simples des verbes, de 2 à 15 jetons. Sans les verbes suivis d’un pronom (dámelo) ni la plupart des diminutifs. Les accents disparaissent, Ñ reste ; CH, LL et RR occupent chacun un jeton ; il n’y a ni K ni W.
