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
join-what = Irányítsa a telefon kameráját a kitűzőn lévő kódra. Ha nem sikerül, írja be a kitűzőn álló számot és PIN-kódot.
join-number = A játékos száma
join-pin = PIN-kód a kitűzőről
join-do = Belépés
join-unknown = Ez nem jó. Nézze meg a számot és a PIN-kódot a kitűzőn; ha a kód régi, kérjen újat a versenybírótól.
join-over = Ez a meghívó már nem érvényes. Kérjen újat a versenybírótól.
join-locked = Ez a kitűző zárolva van: túl sok volt a hibás PIN-kód. Forduljon a versenybíróhoz, ő feloldhatja.
join-wait = Túl sok hibás próbálkozás. Várjon { $n } másodpercet, és próbálja újra.
join-fault = A mentés nem sikerült. Próbálja újra.

## A segítő oldala
keying-title = Cédulák rögzítése
keying-quiet = Amíg a következő forduló tart, a pontok nem látszanak: a rögzítettet a versenybíró nézi át.
slip-kept = { $number }. sz.: mentve.

## A játékos oldala
own-slips = Céduláim
own-none = A cédulái itt jelennek meg, miután a topot kihirdették.
own-slip-expected = még nincs rögzítve

## A hálózat oldala
network-title = Hálózat
network-link = Hálózat
network-hall = A terem címe
network-hall-what = A képernyő, az állás és a szabályok mindenkinek megnyílnak. Írja be a címet, vagy irányítsa a kamerát a kódra.
network-none = Ez a gép csak önmagát figyeli: más eszközök nem találják meg. Indítsa a Flavitát a --bind 127.0.0.1 kapcsoló nélkül.
network-console-open = A bírói pult a hálózaton jelmondattal nyílik meg.
network-console-closed = A bírói pult csak ezen a gépen nyílik meg.
network-secure = A kapcsolat titkosított.
network-plain = A kapcsolat nem titkosított: aki ezt a Wi-Fit lehallgatja, elolvashatja mások oldalait. Fontos versenyhez adjon meg tanúsítványt.
network-helpers = Segítők
network-helpers-what = A segítő a lezárt fordulók céduláit rögzíti, és jelöli, ki adta már le. A topot, a következő készletet, a beállításokat és a döntéseket nem látja és nem módosítja. Minden művelete mellett ott áll a neve.
network-helper-name = A segítő neve
network-invite = Meghívás
network-revoke = Visszavonás
network-helper-open = Mutassa meg a kódot a segítőnek: egy napig érvényes.
network-helper-in = Belépett: { $time }
network-helper-again = A kód többé nem mutatható meg. Vonja vissza, és küldjön új meghívót.
network-many = Már ötven segítő van. Vonja vissza azokét, akik nem dolgoznak.
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
    [one] { $number }. sz. kitűző zárolva: valaki PIN-kódokat próbálgatott
   *[other] Zárolt kitűzők: { $number }. sz. és mások
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
error-no-badge = A kitűzője szükséges
error-no-badge-what = Irányítsa a telefon kameráját a kitűzőn lévő kódra.
error-no-helper = Ez az oldal a segítőké
error-no-helper-what = Kérjen meghívót a versenybírótól.
error-elsewhere-what = Ez az eszköz kilépett, időpont: { $time }. Valaki egy másikon lépett be, vagy a versenybíró visszavonta a jogot. Ha nem Ön volt, szóljon a versenybírónak.
error-signed-out = Kilépett
error-signed-out-what = Lépjen be újra.
error-too-fast = Túl gyorsan
error-too-fast-what = Várjon egy kicsit, és próbálja újra.
fault-key-of-another = Ugyanez a kérés már érkezett más tartalommal: semmi sem változott. Töltse be újra az oldalt, és ismételje meg.
fault-busy = Túl sok kérés egyszerre: nincs mentve. Próbálja újra néhány másodperc múlva.
refusal-text-hidden = „{ $before }” után láthatatlan karakter áll: { $name }. Törölje, és írja be újra.
refusal-text-hidden-first = A szöveg elején láthatatlan karakter áll: { $name }. Törölje, és írja be újra.
refusal-text-long = Túl hosszú: legfeljebb { $n } karakter lehet.
refusal-player-text = { $line }. sor. { $what }
players-alike = Egyformának látszik: { $name } ({ $numbers })

## Ki tette
actor-arbiter = versenybíró (hálózat)
actor-helper = segítő: { $name }
actor-player = { $number }. sz. játékos
