### A hálózat: ki mit nyithat meg, segítők, kitűzők, belépés.

## A versenybíró belépése
sign-in-title = Versenybírói belépés
sign-in-what = Ez a gép a bírói pultot megnyitotta a hálózat felé. Írja be az indításkor megadott jelmondatot.
sign-in-passphrase = Jelmondat
sign-in-do = Belépés
sign-in-idle = Tíz perc tétlenség után újra be kell lépni.
sign-in-wrong = Nem ez a jelmondat. Ellenőrizze a billentyűzetkiosztást, és próbálja újra.
sign-out = Kilépés

## Játékosok és segítők belépése
join-title = Belépés
join-what = Irányítsa a telefon kameráját a kitűzőn lévő kódra. Ha nem sikerül, írja be a kitűzőn lévő számot és PIN-kódot.
join-number = A játékos száma
join-pin = PIN-kód a kitűzőről
join-unknown = Hibás szám vagy PIN-kód. Nézze meg mindkettőt a kitűzőn; ha a kód régi, kérjen újat a versenybírótól.
join-over = Ez a meghívó már nem érvényes. Kérjen újat a versenybírótól.
join-locked = Ez a kitűző zárolva van: túl sok volt a hibás PIN-kód. Forduljon a versenybíróhoz, ő feloldhatja.
join-wait = Túl sok hibás próbálkozás. Várjon { $n } másodpercet, és próbálja újra.
join-fault = A mentés nem sikerült. Próbálja újra.

## A segítő oldala
keying-title = Cédulák rögzítése
keying-frequent = Gyakori válaszok
keying-quiet = Amíg ezen a gépen bármelyik játszma fordulója tart, annak, amit rögzít, a top kihirdetéséig nem látszanak a pontjai: a versenybíró ellenőrzi.
keying-undo = Cédulát csak a versenybíró vonhat vissza. Javítani Ön is tud: írja be újra a számot.
slip-arbiters = Ennek a fordulónak minden céduláját rögzítették. Amíg egy forduló tart, csak a versenybíró módosíthatja őket.
own-slip-later = rögzítve; a pontszám a forduló után derül ki
slip-kept = { $number }. sz.: mentve.

## A játékos oldala
own-slips = Céduláim
own-none = A cédulái itt jelennek meg, miután a topot kihirdették.
witness-own = A telefon maga őrzi, mit fogadott el a kiszolgáló, és melyek voltak az ellenőrző szavak az egyes fordulók után. Ebből a fájlból látszik, ha a naplót később átírták.
witness-save = Igazolásaim mentése
witness-give = Átadás a versenybírónak
witness-codes = Megjelenítés QR-kódként
witness-codes-what = Olvassa be a kódokat bármilyen telefonnal, és mentse a szövegüket egy fájlba, a sorrend mindegy: a flavita verify beolvassa.
witness-back = Vissza a lapomra
witness-agrees = Átadva. A naplóban megvan minden, amit ez a telefon megőrzött.
witness-differs = Átadva. A napló { $n } helyen eltér attól, amit ez a telefon megőrzött: mentse az igazolásait, és mutassa meg a szervezőknek.
witness-later = Amíg ezen a gépen bármelyik játszmában forduló zajlik, a program semmit sem vet össze. Próbálja meg a forduló után.
witness-busy = Éppen mások adatainak az összevetése folyik. Próbálja meg kicsit később.
own-slip-expected = még nincs rögzítve

## A hálózat oldala
network-title = Hálózat
network-link = Hálózat
network-hall = A terem címe
network-hall-what = A képernyő, az állás és a szabályok mindenki számára elérhetők. Írja be a címet, vagy irányítsa a kamerát a kódra.
network-none = A Flavita csak erről a gépről érhető el, más eszközök nem találják meg. Indítsa a --bind 127.0.0.1 kapcsoló nélkül.
network-console-open = A bírói pult a hálózaton jelmondattal nyílik meg.
network-console-closed = A bírói pult csak ezen a gépen nyílik meg.
network-secure = A kapcsolat titkosított.
network-plain = A kapcsolat nem titkosított: aki ezt a wifit lehallgatja, elolvashatja mások oldalait. Fontos versenyhez indítsa a Flavitát tanúsítvánnyal (--tls-cert).
network-helpers = Segítők
network-helpers-what = A segítő a lezárt fordulók céduláit rögzíti, és jelöli, ki adta már le. A topot, a következő készletet, a beállításokat és a döntéseket nem látja és nem módosítja. Minden műveleténél szerepel a neve.
network-helper-name = A segítő neve
network-invite = Meghívás
network-revoke = Visszavonás
network-helper-open = Mutassa meg a kódot a segítőnek: egy napig érvényes.
network-helper-in = Belépett: { $time }
network-helper-again = A kód többé nem mutatható meg. Vonja vissza, és küldjön új meghívót.
network-many = Már ötven segítő van. Vonja vissza azoknak a meghívóját, akik már nem segítenek.
network-name-used = { $name } nevű segítő már van. Adjon más nevet, hogy a bejegyzések megkülönböztethetők legyenek.
network-players = A játékosok telefonja
network-badges-count = { $n ->
    [0] Még nincsenek kitűzők.
   *[other] { $n } kitűző, { $in } játékos lépett be.
}
network-badge-locked = Zárolva: húsz hibás PIN-kód.
network-badge-guessed = { $n } hibás PIN-kód: lehet, hogy valaki próbálgatja.
network-badge-devices = { $n } belépés; az utolsó érvényes.
network-unlock = Feloldás
alarm-locked = { $n ->
    [one] { $number }. sz. kitűző zárolva: valaki PIN-kódokat próbálgatott
   *[other] { $n } kitűző zárolva, az első: { $number }. sz.
}
alarm-passphrase = { $n } hibás jelmondat

## Kitűzők
badges-title = Kitűzők
badges-count = { $n ->
    [0] Még nincsenek kitűzők.
   *[other] { $n } kitűző, ebből nyomtatható: { $now }.
}
badges-what = A kód és a PIN-kód úgy van tárolva, hogy később senki sem olvashatja el: nyomtassa ki a kitűzőket, amíg a program fut. Aki elveszíti, újat kap, és a régi érvényét veszti.
badges-make = { $n } kitűző készítése
badges-print = Nyomtatás
badges-again = Új kitűző, szám:
badges-again-do = Készítés

## Elutasítások
goes-on = Folyik a következő játszma:
own-earlier = Előző játszma
error-other-game = Ön ebben a játszmában nem szerepel
error-other-game-what = Ön ennek a versenynek egy másik játszmájába lépett be, ennek a játszmának a névsorában nem szerepel. Ha ez tévedés, szóljon a versenybírónak: felveszi, és új kitűzőt ad.
error-other-game-own = Az oldalam a másik játszmában
error-no-badge = Szükség van a kitűzőjére
error-no-badge-what = Irányítsa a telefon kameráját a kitűzőn lévő kódra.
error-no-helper = Ez az oldal a segítőké
error-no-helper-what = Kérjen meghívót a versenybírótól.
error-elsewhere-what = Ennek az eszköznek a belépése megszűnt ({ $time }): valaki egy másikon lépett be, vagy a versenybíró visszavonta a hozzáférést. Ha nem Ön volt, szóljon a versenybírónak.
error-signed-out = Kilépett
error-signed-out-what = Lépjen be újra.
error-too-fast = Túl sok kérés
error-too-fast-what = Várjon egy kicsit, és próbálja újra.
error-foreign-name = Ez a számítógép ezen a néven nem érhető el: { $name }. Nyissa meg a kezdőlapon látható, számokból álló címet, vagy indítsa a programot így: --name { $name }.
fault-key-of-another = Ugyanez a kérés már érkezett más tartalommal: semmi sem változott. Töltse be újra az oldalt, és ismételje meg.
fault-busy = Túl sok kérés egyszerre: nincs mentve. Próbálja újra néhány másodperc múlva.
gate-silent = A versenybíró nem érhető el
gate-silent-what = A versenybíró számítógépe most nem válaszol. Az oldal megjelenik, amint újra elérhető: töltse újra néhány másodperc múlva. A cédula, amelyet a telefon még küld, nem vész el.
refusal-text-hidden = „{ $before }” után láthatatlan karakter van: { $name }. Törölje, és írja be újra.
refusal-text-hidden-first = A szöveg elején láthatatlan karakter van: { $name }. Törölje, és írja be újra.
refusal-text-long = Túl hosszú: legfeljebb { $n } karakter lehet.
refusal-player-text = { $line }. sor. { $what }
players-alike = Egyformának látszik: { $name } ({ $numbers })

## Ki tette
actor-arbiter = versenybíró (hálózat)
actor-helper = segítő: { $name }
actor-player = { $number }. sz. játékos
actor-clock = óra
actor-relay = másik terem
actor-copies = másolás

## A terem wifije
wifi-title = A terem wifije
wifi-what = A kód gépelés nélkül csatlakoztatja a telefont. A nevet és a jelszót a program a verseny mellett őrzi; naplóba, jegyzőkönyvbe, mentett eredménybe nem kerülnek.
wifi-name = A hálózat neve
wifi-password = Jelszó
wifi-shown = a kód látsszon a képernyő címlapján
wifi-save = Mentés
wifi-first = Előbb csatlakozzon a wifihez
wifi-wrong-name = A hálózat neve legfeljebb 32 bájt: 32 ékezet nélküli betű.
wifi-wrong-password = A wifijelszó 8–63 karakter. Nyílt hálózathoz hagyja üresen.

## Cím
network-address-choice = Melyik cím legyen a kódokban
network-address-more = Továbbiak: virtuális hálózatok és VPN
network-address-gone = Ennek a gépnek már nincs ilyen címe. Válasszon másikat.

## Kapcsolatpróba
test-title = Kapcsolatpróba
test-what = Nyissa meg bármelyik telefonon a teremben: az oldal magától kipróbálja a kapcsolatot ezzel a géppel.
test-visitors = { $n ->
    [0] Még egy telefon sem nyitotta meg.
   *[other] { $n } telefon nyitotta meg, a frissítések ennyihez jutottak el: { $heard }.
}
test-hint-network = A telefonnak és ennek a gépnek ugyanazon a wifin kell lennie.
test-hint-firewall = Tűzfal: engedélyezze a Flavitát a magánhálózatokon. A Windows egyszer kérdez, a vírusirtó külön is kérdezhet.
test-hint-isolation = Ha senkinél sem nyílik meg, a hozzáférési pont talán elválasztja az eszközöket („kliensizoláció”, vendéghálózat). Kapcsolja ki a routerben, vagy használjon másik routert.
test-hint-hotspot = A laptop saját hotspotja mintegy 8–10 eszközt bír el. Több telefonhoz router kell.
test-hint-phones = Ha a telefon azt írja, hogy nincs internet, maradjon a hálózaton, és kapcsolja ki a VPN-t és a privát DNS-t.
test-here = Az oldal megnyílt: a telefon megtalálja a versenybíró gépét.
test-wait = Próba…
test-trip = A kiszolgáló válasza
test-trip-good = Gyors.
test-trip-look = Lassú, de játszani lehet. Menjen közelebb a routerhez.
test-trip-bad = Alig jön válasz. Menjen közelebb a routerhez, kapcsolja ki a VPN-t, és próbálja újra.
test-stream = Frissítések
test-stream-good = Azonnal megérkeznek.
test-stream-look = Késve érkeznek: vírusirtó vagy adatforgalom-csökkentő tartja vissza őket. Kapcsolja ki ehhez az oldalhoz.
test-stream-bad = Nem érkeznek meg. Töltse újra az oldalt, kapcsolja ki az adatforgalom-csökkentőt és a VPN-t; ha nem segít, próbáljon másik böngészőt.
test-clock = A telefon órája
test-clock-good = Jól jár.
test-clock-look = Eltér a versenybíróétól. Nem baj: az időt a versenybíró gépe méri.
test-memory = A böngésző memóriája
test-memory-good = A telefon megjegyzi a belépést.
test-memory-bad = A böngésző nem jegyzi meg a belépést: ne privát ablakot használjon, és engedélyezze a sütiket.
test-whole-good = Ez a telefon készen áll.
test-whole-bad = Még nem áll készen. Tegye meg a fentieket, vagy játsszon papíron.
test-again = Próba újra

## Blokkok
blocks-title = Asztalblokkok
blocks-what = Ossza fel a játékosok számait a segítők között: soronként egy blokk, a számok és a meghívóban szereplő név. A segítő oldalán a saját számai vannak elöl; más számot is rögzíthet, de a program szól, hogy azt ki rögzíti. Üresen: nincsenek blokkok.
blocks-example = 1-20: Mária
blocks-unplaced = Egyik blokkban sincs: { $number }. sz.; minden segítő látja.
blocks-wrong = { $n }. sor: nem olvasható ({ $text }). Írja be a számokat és a nevet: 1-20, 45: Mária.
blocks-unknown = Nincs { $name } nevű segítő. Meghívottak: { $text }.
blocks-nobody = Még nincsenek segítők. Előbb hívja meg őket.
blocks-move = Ez a szám:
blocks-move-to = kerüljön ebbe a blokkba:
blocks-move-do = Áthelyezés
blocks-move-what = Így helyezhet át egy később érkezett asztalt. A már rögzített cédulák a játékosnál maradnak.
block-own = Az Ön blokkja: { $numbers }
block-none = blokkon kívül
block-other = { $number }. sz.: ezt { $name } rögzíti.
