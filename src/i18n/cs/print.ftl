### Tisk: co lze vytisknout a co na listech je.

print-title = Tisk
print-hint = vše na A4
print-do = Vytisknout
print-show = Zobrazit
print-before = Před partií
print-during = Během partie
print-after = Po partii

## Seznam
print-rules-what = Na zeď: podle čeho se rozhoduje.
print-badges = Visačky
print-badges-what = Číslo, PIN a kód pro telefon; rozstříhejte je a rozdejte.
print-poster = Plakát na dveře
print-poster-what = Kód a adresa pro telefony.
print-slips = Lístky
print-slips-what = Dvanáct na stránce, s číslem hráče a kola.
print-scores = Partiáře
print-scores-what = Pro hráče, kteří si zapisují body sami; čtyři na stránce.
print-round = List kola
print-round-what = Deska, zásobník a seznam hráčů: hrát se dá i bez počítače.
print-double = Kontrolní list
print-double-what = Všechny lístky kola s body: druhý rozhodčí odškrtne, co zkontroloval.
print-double-slip = Na lístku
print-double-tick = Zkontrolováno
print-double-none = Zatím není co kontrolovat: toto kolo nemá žádný lístek.
print-notices = Oznámení
print-notices-what = Nuly, napomenutí a penalizace s důvody; rozneste je ke stolům.
print-results = Výsledky
print-results-what = Pořadí, body po kolech, podpisy.
print-record = Zápis partie
print-record-what = Všechna kola: zásobník, top, kdo ho našel; na konci deska.
print-games = Partie vedle sebe
print-games-what = Partie turnaje, čtyři na stránku: zásobník, top a body každého kola.

## Na listech
print-rounds = Na kolik kol
print-papers = { $n ->
    [one] { $n } list papíru
    [few] { $n } listy papíru
   *[other] { $n } listů papíru
}
print-slips-cut = Rozřízněte celý stoh najednou: v každé hromádce jsou lístky jednoho hráče, kola popořadě.
print-no-players = Nejdřív zapište hráče.
print-no-rounds = Kola se tu objeví, až bude první top na desce.
print-notices-none = Není co roznášet: v tomto kole není co oznamovat.
print-at = Pole
print-word = Slovo
print-points = Body
print-time = Čas
print-arbiter = Rozhodčí
print-round-number = Kolo
print-rack = Zásobník
print-top = Top
print-sum = Součet
print-found = Našlo
print-solo = Sólo
print-share = Průměr, %
print-record-note = +1: byl ještě jeden stejně dobrý top. Průměr: jaký podíl topu hráči získali.
print-poster-steps = Namiřte fotoaparát na kód a pak zadejte číslo a PIN ze své visačky.
