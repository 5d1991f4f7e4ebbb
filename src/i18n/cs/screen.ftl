### Plátno: co řídí rozhodčí a co vidí sál.

## Řízení
scene-draw = Velký zásobník
scene-final = Vítězové
scene-third = Třetí místo
scene-second = Druhé místo
screen-provisional = Předběžně
ceremony-third = Ukázat v sále třetí místo
ceremony-second = Ukázat v sále druhé místo
ceremony-first = Ukázat v sále první místo
scene-break = Přestávka
screen-panel = Plátno
screen-open = otevřít na projektoru
screen-now = Co teď vidí sál
screen-dark = Zhasnout a vrátit
screen-by-hand = Jakmile začne další kolo, plátno zase sleduje partii.
screen-show = Ukázat
screen-break-when = Kdy se pokračuje
screen-break-text = nebo pár slov
screen-until-wrong = Čas přestávky pište takto: 19:30.
banner = Oznámení
banner-what = nejvýš 80 znaků, stále vidět
banner-take-away = Odstranit
banner-break = Přestávka do 19:30
banner-slips = Odevzdejte prosím lístky
banner-quiet = Prosíme o klid
banner-seats = Zaujměte prosím svá místa
screen-size = Velikost písma
screen-smaller = Menší
screen-larger = Větší
keys-scene-digit = obraz plátna; 9 je oznámení
keys-dark = zhasnout plátno a vrátit ho

## Plátno
screen-break = Přestávka
screen-break-until = Pokračujeme:
screen-after-round = Po { $n }. kole
screen-teams = Družstva po { $n }. kole
screen-way-in = Přihlášení telefonem
screen-way-how = Číslo a PIN jsou na vaší visačce.
screen-joined = Telefonem přihlášeno: { $n }
wifi = Wi-Fi
