check-title = Ellenőrzés a verseny előtt
check-good = Minden rendben: kezdődhet.
check-look = Kezdődhet, de néhány dolgot érdemes megnézni.
check-bad = Előbb javítsa, ami pirossal van jelölve.
check-grade = { $name ->
    [good] rendben
    [look] nézze meg
   *[bad] javítsa
}
check-again = Újabb ellenőrzés
check-unknown = a rendszer nem közli
check-space = Hely a lemezen
check-space-free = { $n } GB szabad
check-space-advice = Töröljön felesleges fájlokat, vagy válasszon másik adatmappát: egy verseny biztonsággal 2 GB helyet kíván.
check-sync = Írás a lemezre
check-sync-took = egy biztonságos írás { $n } ms
check-sync-advice = A lemez lassan vagy hibával válaszol. Zárjon be más programokat, vagy tartsa az adatokat a belső lemezen.
check-system = Fájlrendszer
check-removable = (cserélhető lemez)
check-system-advice = A versenyt a gép saját lemezén tartsa; pendrive-ra vagy hálózatra csak másolatot írjon.
check-ballast = Helytartalék
check-ballast-there = 64 MB arra az esetre, ha a lemez megtelik
check-ballast-missing = nincs tartalék
check-ballast-advice = Szabadítson fel helyet, és indítsa újra a programot: a tartalék induláskor jön létre.
check-files = Megnyitott fájlok és kapcsolatok
check-files-advice = Nagy terem és sok telefon legalább 4096-ot kíván; Linuxon indítás előtt: ulimit -n 8192.
check-clock = A gép órája
check-clock-advice = Az óra lehetetlen időt mutat: állítsa be.
check-copies = Második mappa a másolatoknak
check-copies-none = nincs kiválasztva
check-copies-same-disk = { $name } (a versenyekkel azonos lemezen)
check-copies-advice = Csatlakoztasson pendrive-ot, és válasszon rajta alább mappát: ha a lemez elromlik, a verseny nem vész el.
check-copies-how = Minden forduló után ide kerül a verseny ellenőrzött másolata és naplója. A korábbi versenyek, a szezonok, a termek egyesített eredményei és a saját szabályok is ide kerülnek; a le nem pecsételt játszmák, a kulcsok és a kitűzők itt maradnak.
check-copies-folder = Mappa
check-copies-set = Másolatok ide
check-copies-refused = Ebbe a mappába nem lehet írni: { $name }.
check-closed = Egy verseny nem nyílik meg
check-closed-advice = Hagyja a fájlt úgy, ahogy van, és folytassa a második mappa legutóbbi másolatából.
check-sqlite = SQLite-tároló
status-copied = Másolat: { $name }
status-copy-none = Nincs másolat
status-copy-failed = A másolás nem sikerült
status-copy-late = A másolat elmaradt: { $name }
check-follow = Második laptop
check-follow-how = Ha ez elromlik, egy másik folytatja a játszmát. Azon indítsa el, ugyanabban a hálózatban:
check-follow-then = Folytatás ott: flavita serve --take-over. Utána ezt a laptopot ne engedje vissza a játszmába.
error-followed = Ez a verseny egy másik gépen folyik: { $name }. Ha itt folytatná, indítsa a programot a --take-over kapcsolóval.
stale-epoch = A verseny egy másik gépen folytatódik. Ez az oldal a korábbi állapotot mutatja.
