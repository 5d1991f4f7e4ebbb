### Příručka: její nadpisy. Kapitoly jsou v templates/help/cs/.

keys-link = Klávesy
help-title = Příručka
help-what = Pro rozhodčí, pomocníky a hráče. Otevře se bez internetu a dá se vytisknout.
help-contents = Obsah
help-evening = Večer krok za krokem
help-slips = Zadávání lístků
help-helpers = Pro pomocníky
help-players = Pro hráče
help-rulings = Rozhodnutí, odvolání, tresty
help-trouble = Když něco selže
help-draw = Poctivé losování
help-training = Trénink o samotě
help-words = Slova hry
