check-title = Kontrola před večerem
check-good = Všechno je v pořádku: můžete začít.
check-look = Můžete začít, ale na něco se raději podívejte.
check-bad = Nejdřív opravte, co je označeno červeně.
check-grade = { $name ->
    [good] v pořádku
    [look] podívejte se
   *[bad] opravte
}
check-again = Zkontrolovat znovu
check-unknown = systém neuvádí
check-space = Místo na disku
check-space-free = volných { $n } GB
check-space-advice = Smažte nepotřebné soubory, nebo použijte jinou složku pro data: na večer s rezervou jsou třeba 2 GB.
check-sync = Zápis na disk
check-sync-took = bezpečný zápis trvá { $n } ms
check-sync-advice = Disk odpovídá pomalu nebo s chybou. Zavřete jiné programy, nebo mějte data na vnitřním disku.
check-system = Souborový systém
check-removable = (vyjímatelný disk)
check-system-advice = Turnaje mějte na vlastním disku počítače; na flash disk nebo do sítě zapisujte jen kopie.
check-ballast = Rezerva místa
check-ballast-there = 64 MB pro případ, že se disk zaplní
check-ballast-missing = rezerva není
check-ballast-advice = Uvolněte místo a spusťte program znovu: rezerva se vytváří při spuštění.
check-files = Otevřené soubory a spojení
check-files-advice = Velký sál s telefony potřebuje aspoň 4096; v Linuxu před spuštěním: ulimit -n 8192.
check-clock = Hodiny počítače
check-clock-advice = Hodiny ukazují nemožný čas: nařiďte je.
check-copies = Druhá složka pro kopie
check-copies-none = není vybrána
check-copies-same-disk = { $name } (na stejném disku jako turnaje)
check-copies-advice = Připojte flash disk a níže vyberte složku na něm: když disk selže, večer nepřijde nazmar.
check-copies-how = Po každém kole se sem zapíše ověřená kopie turnaje a jeho záznam. Dřívější turnaje, sezony, sloučené výsledky sálů a vlastní pravidla se ukládají také; nezapečetěné partie, klíče a visačky zůstávají tady.
check-copies-folder = Složka
check-copies-set = Zapisovat kopie sem
check-copies-refused = Do této složky nelze zapisovat: { $name }.
check-closed = Turnaj nelze otevřít
check-closed-advice = Soubor nechte, jak je, a pokračujte z poslední kopie v druhé složce.
check-sqlite = Úložiště SQLite
status-copied = Kopie { $name }
status-copy-none = Bez kopií
status-copy-failed = Kopie se nezdařila
status-copy-late = Kopie je pozadu: { $name }
check-follow = Druhý notebook
check-follow-how = Když tento selže, partii převezme druhý. Spusťte na něm, ve stejné síti:
check-follow-then = Aby hra pokračovala tam: flavita serve --take-over. Tento notebook už pak do hry nevracejte.
error-followed = Tento turnaj běží na jiném počítači: { $name }. Chcete-li pokračovat zde, spusťte program s --take-over.
stale-epoch = Turnaj pokračuje na jiném počítači. Tato stránka ukazuje dřívější stav.
