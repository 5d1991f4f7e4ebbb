### The manual: its titles. The chapters are templates/help/en/.

keys-link = Touches
help-title = Manuel
help-what = Pour les arbitres, les assistants et les joueurs. Sans Internet, et imprimable.
help-contents = Sommaire
help-evening = Une soirée pas à pas
help-slips = La saisie des bulletins
help-helpers = Pour les assistants
help-players = Pour les joueurs
help-rulings = Décisions, réclamations, pénalités
help-trouble = En cas de problème
help-draw = Un tirage au sort vérifiable
help-training = L’entraînement en solo
help-words = Glossaire
