### Les autres jeux du livret.

pastimes-title = Autres jeux
pastimes-game = Jeu
pastimes-ordinary = Partie classique
pastimes-reverse = Jeu à l’envers
pastimes-board = Grille d’une partie terminée
pastimes-board-what = Sans noms, les joueurs de cette table rejouent et le vainqueur commence. Après une partie de duplicate, écrivez les noms, celui du vainqueur en premier.
pastimes-ways-what = Un seul appareil entre les joueurs, ou chacun ouvre sa page sur son téléphone.
pastimes-fault-board = Choisissez la grille d’une partie terminée.
pastimes-fault-nothing = On ne peut rien retirer de cette grille.
pastimes-on-turn = à son tour
pastimes-winner = victoire
pastimes-take = Retirer
pastimes-take-what = Cochez de un à { $n } jetons d’un seul mot. Le reste doit former des mots de la liste, reliés entre eux ; les jetons retirés rapportent leur valeur.
pastimes-reason-other-game = On ne joue pas ainsi à ce jeu.
pastimes-reason-game-over = La partie est terminée.
pastimes-reason-out-of-turn = C’est le tour d’un autre joueur.
pastimes-reason-moved-on = Il s’est passé quelque chose entre-temps. Regardez de nouveau.
pastimes-reason-nothing-to-undo = Il n’y a rien à reprendre.
pastimes-reason-nothing-taken = Cochez les jetons que vous retirez.
pastimes-reason-too-many = On retire au plus six jetons par tour.
pastimes-reason-several-words = Les jetons doivent être du même mot.
pastimes-reason-no-word = Il resterait « { $word } », qui n’est pas dans la liste.
pastimes-reason-lone-tile = Un jeton resterait sans mot.
pastimes-reason-not-joined = Le reste ne se tiendrait plus.
