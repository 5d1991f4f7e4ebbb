### Příručka: její nadpisy. Kapitoly jsou v templates/help/cs/.

keys-link = Klávesy
help-title = Příručka
help-what = Pro rozhodčí, pomocníky a hráče. Otevře se bez internetu a dá se vytisknout.
help-contents = Obsah
help-evening = Večer krok za krokem
help-slips = Zadávání lístků
help-helpers = Pro pomocníky
help-players = Pro hráče
help-rulings = Rozhodnutí, námitky, penalizace
help-trouble = Řešení potíží
help-draw = Ověřitelné losování
help-training = Samostatný trénink
help-words = Slovníček pojmů
