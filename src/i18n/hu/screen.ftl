### A termi képernyő: mit irányít a versenybíró, és mit lát a terem.

## Irányítás
scene-draw = Készlet nagyban
scene-final = Dobogósok
scene-third = Harmadik hely
scene-second = Második hely
screen-provisional = Előzetes
ceremony-third = A harmadik hely a kivetítőre
ceremony-second = A második hely a kivetítőre
ceremony-first = Az első hely a kivetítőre
scene-break = Szünet
screen-panel = Termi képernyő
screen-open = megnyitás a kivetítőn
screen-now = Amit most a terem lát
screen-dark = Sötét, majd vissza
screen-by-hand = Amint elkezdődik a következő forduló, a képernyő újra a játszmát követi.
screen-show = Megjelenítés
screen-break-when = Mikor folytatjuk
screen-break-text = vagy néhány szó
screen-until-wrong = A szünet idejét így írja: 19:30.
banner = Közlemény
banner-what = 80 karakterig, mindig látszik
banner-take-away = Eltüntetés
banner-break = Szünet 19:30-ig
banner-slips = Kérjük a cédulákat
banner-quiet = Csendet kérünk
banner-seats = Kérjük, foglaljanak helyet
screen-size = Betűméret
screen-smaller = Kisebb
screen-larger = Nagyobb
keys-scene-digit = a termi képernyő képe; a 9 a közlemény
keys-dark = a termi képernyő elsötétítése és vissza

## Képernyő
screen-break = Szünet
screen-break-until = Folytatás:
screen-after-round = { $n } forduló után
screen-teams = Csapatok { $n } forduló után
screen-way-in = Belépés telefonnal
screen-way-how = A szám és a PIN-kód a kitűzőn olvasható.
screen-joined = Telefonnal belépett: { $n }
wifi = Wifi
