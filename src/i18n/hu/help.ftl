### A kézikönyv címei. A fejezetek helye: templates/help/hu/.

keys-link = Billentyűk
help-title = Kézikönyv
help-what = Versenybíróknak, segítőknek és játékosoknak. Internet nélkül is megnyílik, és kinyomtatható.
help-contents = Tartalom
help-evening = A verseny lépésről lépésre
help-slips = A cédulák rögzítése
help-helpers = Segítőknek
help-players = Játékosoknak
help-rulings = Döntések, óvások, büntetések
help-trouble = Ha valami elromlik
help-draw = Ellenőrizhető sorsolás
help-training = Egyéni gyakorlás
help-words = Fogalmak
