### Sok terem egyesítése egérrel.

merge-title = Termek egyesítése
merge-what = Egy játszma sok teremben: az eredményeikből közös állás lesz.
merge-how = Hogyan működik
merge-none = Itt még semmit sem egyesítettek.
merge-new = Új egyesítés
merge-name = Az egyesítés neve
merge-begin = Kezdés
merge-files = { $n ->
    [one] { $n } fájl
   *[other] { $n } fájl
}
merge-fault-name = Adjon nevet.
merge-bring = A termek eredményei
merge-bring-how = Válasszon fájlokat, vagy húzza őket a mezőbe: bármennyit, bármilyen sorrendben, akár többször is.
merge-choose = Eredményfájlok
merge-too-large = Nagyobb, mint { $n } MB, ezért a program nem küldte el.
merge-paste = Beolvasott QR-kódok
merge-paste-how = Soronként egy kód, bármilyen sorrendben, akár több részletben.
merge-paste-text = A kódok szövege
merge-take = Átvétel
merge-taken = { $name } eredménye megvan.
merge-known = { $name } eredménye már megvolt.
merge-faulty = Nem számít, bár { $name } eredményének mondja magát: { $what }.
merge-faulty-nameless = Nem számít: { $what }.
merge-refused = A program nem vette át: { $what }.
merge-codes-fresh = { $n ->
    [0] Nincs új kód.
    [one] { $n } új kód.
   *[other] { $n } új kód.
}
merge-codes-known = { $n ->
    [one] { $n } már megvolt.
   *[other] { $n } már megvolt.
}
merge-codes-unread = { $n ->
    [one] { $n } sor nem kód, vagy hibás a beolvasása: olvassa be újra.
   *[other] { $n } sor nem kód, vagy hibás a beolvasása: olvassa be őket újra.
}
merge-codes = Kódok hiányoznak
merge-empty = Még nem érkezett eredmény.
merge-complete = Minden eldőlt: az állás végleges.
merge-provisional = { $n ->
    [one] { $n } kérdés nyitott. Amíg nem dől el, az állás előzetes.
   *[other] { $n } kérdés nyitott. Amíg nem dőlnek el, az állás előzetes.
}
merge-open = Eldöntendő
merge-decided = Eldőlt
merge-because-said = Indoklás: { $name }
merge-undo = Döntés visszavonása
merge-meanwhile = Ez közben megváltozott. Nem született döntés, nézze meg újra.
merge-word-fault = { FIT("A", $name) } { $name } szóról hozott döntés nem hajtható végre: { $what }
merge-halls = Termek
merge-counted = Számít
merge-slips = Cédulák
merge-log = Napló
merge-key = Kulcs
merge-counts = minden forduló
merge-counts-until = { $n ->
    [0] egy forduló sem
    [one] az 1. forduló
   *[other] az 1–{ $n }. forduló
}
merge-counts-not = nem számít
merge-left-out = kihagyva
merge-checked = ellenőrizve
merge-checked-differs = eltér a szabályoktól
merge-checked-not = szavak nélkül ellenőrizve
merge-out = Eltávolítás
merge-out-of = Eltávolítás: { $name }
merge-others = Nem számít
merge-not-chosen = ugyanennek a teremnek másik eredményét választották
merge-replaced = ugyanennek a teremnek hosszabb eredménye is itt van
merge-aside = Félretéve
merge-back = Visszatétel
merge-halls-counted = { $of ->
    [one] { $of } teremből { $n } számít
   *[other] { $of } teremből { $n } számít
}
merge-players = { $n ->
    [one] { $n } játékos
   *[other] { $n } játékos
}
merge-standings = Minden terem állása
merge-standings-none = Még egy terem sem számít.
merge-is-provisional = Előzetes: még van eldöntendő kérdés.
merge-to = Az eredményekhez
merge-part-hall = Terem
merge-part-category = Kategória
merge-all-halls = minden terem
merge-all-categories = mindenki
merge-leaf = Játékosok: { $name } / { $of }
merge-before = Előző
merge-after = Következő
merge-rounds = Fordulók
merge-round = Forduló
merge-rack = Készlet
merge-laid = A táblán
merge-found = Megtalálta
merge-solo = Szóló
merge-played = Játékosok
merge-average = Átlag
merge-best = Legjobb
merge-save = Mentés
merge-table-standings = Állás
merge-table-halls = Termek
merge-table-categories = Kategóriák
merge-table-rounds = Fordulók
merge-table-conflicts = Eltérések
