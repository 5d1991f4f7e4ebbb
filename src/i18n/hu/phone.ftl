### A játékos telefonja: válasz a táblán, beküldés, nyugta.

phone-tap = Érintse meg a szó első mezőjét
phone-turn-down = újabb érintés: le
phone-turn-across = újabb érintés: jobbra
phone-blank = Joker
phone-blank-as = Melyik betűt helyettesíti a joker?
phone-cancel = Mégse
phone-back = Utolsó betű visszavétele
phone-shuffle = Zsetonok keverése
phone-send = Leadom
phone-sending = Küldés…
phone-waiting = Nincs kapcsolat. Újra próbáljuk…
phone-paper = Nincs kapcsolat. Írja a cédulára:
phone-accepted = Megérkezett: { $time }
phone-change = Válasz cseréje
phone-change-what = A „Stop” jelzésig cserélhető. Az utolsó válasz számít.
phone-too-late = Lejárt az idő: adja oda a cédulát a versenybírónak.
phone-other-round = Ez a forduló már véget ért.
phone-incomplete = Rakjon ki egy szót a táblán.
phone-points = pont
