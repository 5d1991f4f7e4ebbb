### L'écran de la salle : ce que l'arbitre commande et ce que la salle voit.

## Control
scene-draw = Tirage seul
scene-final = Palmarès
scene-third = Troisième place
scene-second = Deuxième place
screen-provisional = Provisoire
ceremony-third = Montrer à la salle la troisième place
ceremony-second = Montrer à la salle la deuxième place
ceremony-first = Montrer à la salle la première place
scene-break = Pause
screen-panel = Écran de la salle
screen-open = ouvrir sur le projecteur
screen-now = Ce que la salle voit
screen-dark = Éteindre
screen-by-hand = Dès que le coup suivant commence, l’écran suit de nouveau la partie.
screen-show = Afficher
screen-break-when = Reprise à
screen-break-text = ou un court texte
screen-until-wrong = Écrivez l’heure ainsi : 19:30.
banner = Annonce
banner-what = 80 caractères, toujours visible
banner-take-away = Enlever
banner-break = Pause jusqu’à 19:30
banner-slips = Rendez vos bulletins, s’il vous plaît
banner-quiet = Silence, s’il vous plaît
banner-seats = Prenez place, s’il vous plaît
screen-size = Taille du texte
screen-smaller = Plus petit
screen-larger = Plus grand
keys-scene-digit = une image de l’écran de la salle ; 9 est l’annonce
keys-dark = éteindre ou rétablir l’écran de la salle

## Screen
screen-break = Pause
screen-break-until = Reprise à
screen-after-round = Après le coup { $n }
screen-teams = Équipes après le coup { $n }
screen-way-in = Jouer par téléphone
screen-way-how = Le numéro et le code PIN sont sur votre badge.
screen-joined = Connectés par téléphone : { $n }
wifi = Wi-Fi
