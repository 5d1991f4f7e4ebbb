### Deska pro rozbor a slovník pro všechny.

## Slovník: co se dá připojit
hooks-before = Vpředu
hooks-after = Vzadu
hooks-shorter = O písmeno kratší
hooks-inside = S písmenem uvnitř
hooks-none = Žádné písmeno nelze připojit ani ubrat.
hooks-busy = Sousední slova teď nelze vyhledat: server je zaneprázdněn. Zkuste to za chvíli znovu.
hooks-more = { $n ->
    [one] A ještě { $n } slovo.
    [few] A ještě { $n } slova.
   *[other] A ještě { $n } slov.
}

## Dokud je kolo otevřené
words-closed = Během otevřeného kola nedostupné
words-closed-what = Slovník, deska pro rozbor a trénink jsou zavřené, dokud se hraje kolo turnaje „{ $name }“. Otevřou se znovu, jakmile je vyhlášen top.
words-closed-table = Slovník, deska pro rozbor a trénink jsou zavřené, dokud u stolu běží hodiny: { $names }. Otevřou se znovu, až se hodiny zastaví.
words-closed-again = Zkusit znovu

## Deska pro rozbor
analysis-title = Deska pro rozbor
analysis-link = Rozbor
analysis-board = Pozice (CGP)
analysis-board-hint = Řádky shora dolů, oddělené znakem /; číslo znamená tolik prázdných polí; žolík je malé písmeno; kámen s více písmeny je v hranatých závorkách.
analysis-rack-hint = ? je žolík
analysis-ask = Ukázat tahy
analysis-undo = Vrátit poslední tah
analysis-clear = Vyprázdnit desku
analysis-lay = Položit
analysis-none = S tímto zásobníkem tu nelze nic položit.
analysis-no-rack = Napište zásobník a objeví se tu všechny tahy, nejlepší první.
analysis-count = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
   *[other] { $n } tahů
}
analysis-range = { $n }–{ $of }
analysis-earlier = Předchozí
analysis-later = Další
analysis-rank = Místo v seznamu
analysis-bonus = Prémie za počet kamenů
analysis-busy = Právě se rozebírá jiná pozice. Zkuste to za chvíli znovu.
analysis-of-tournament = Kameny, slova a pravidla turnaje „{ $name }“.
analysis-other-words = Vybrat jiná slova
analysis-round-open = { $n }. kolo je ještě otevřené: jeho zásobník se tu objeví, až se hodiny zastaví.
analysis-not-legal = Tento tah tu není možný.
analysis-type = Vyberte pole šipkami nebo klepnutím a pište: Shift znamená žolíka, mezerník změní směr, Backspace sejme kámen.
analysis-keys = Kameny
analysis-blank = Jako žolík
analysis-turn = Změnit směr
analysis-erase = Sejmout kámen
analysis-open-round = Na desku pro rozbor
analysis-fault-rows = { $n ->
    [one] Deska má 15 řádků oddělených znakem /; tady je { $n }.
    [few] Deska má 15 řádků oddělených znakem /; tady jsou { $n }.
   *[other] Deska má 15 řádků oddělených znakem /; tady je jich { $n }.
}
analysis-fault-row = Řádek { $n }: { $name }
analysis-fault-squares = Řádek { $n }: místo 15 polí jich má { $of }.
analysis-fault-tile = tato hra nemá kámen „{ $name }“.
analysis-fault-bracket = závorka [ není uzavřena.
analysis-fault-blank = žolík na desce se píše malým písmenem, ne znakem ?.
analysis-fault-rack = Zásobník: { $name }
analysis-fault-many-tiles = { $n ->
    [one] V zásobníku je { $n } kámen; může jich být nejvýš { $of }.
    [few] V zásobníku jsou { $n } kameny; může jich být nejvýš { $of }.
   *[other] V zásobníku je { $n } kamenů; může jich být nejvýš { $of }.
}
analysis-fault-set = „{ $name }“: na desce a v zásobníku { $n }, ve hře { $of }.

## The dictionary: search
find-title = Hledání podle vzoru a písmen
find-patterns = Vzor napište místo slova: ? je libovolné písmeno, * libovolně mnoho písmen, [AE] jedno z těchto, [^AE] kterékoli jiné, / odděluje vzory, z nichž stačí jeden. Například: *Ů, ?OT.
find-letters = Z těchto písmen (? je žolík)
find-all-letters = ze všech: přesmyčky
find-with = S písmeny
find-without = Bez písmen
find-length = Počet písmen (od–do)
find-to = Nejvýše tolik písmen
find-busy = Teď hledat nelze: server je zaneprázdněn. Zkuste to za chvíli znovu.
find-none = Nic se nenašlo
find-first = { $n ->
    [one] První slovo
    [few] První { $n } slova
   *[other] Prvních { $n } slov
}
find-some = { $n ->
    [one] Ještě { $n } slovo
    [few] Ještě { $n } slova
   *[other] Ještě { $n } slov
}
find-all = { $n ->
    [one] Nalezeno { $n } slovo
    [few] Nalezena { $n } slova
   *[other] Nalezeno { $n } slov
}
find-more = Ukázat další
find-odds = Číslo u slova: průměrně na tolik zásobníků vylosovaných z plného sáčku připadá jeden se všemi jeho písmeny.
find-bracket = Za [ patří písmena a za ně ].
find-long = Vzor je příliš dlouhý.
