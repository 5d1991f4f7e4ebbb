# Slovníková komise klubu, dvě verze seznamu, otisk slov.

committee-title = Slovníková komise
committee-mark = Rozhodnutí slovníkové komise
committee-counted = { $n ->
    [one] { $n } rozhodnutí, poslední { $date }
    [few] { $n } rozhodnutí, poslední { $date }
   *[other] { $n } rozhodnutí, poslední { $date }
}
setting-committee = Rozhodnutí slovníkové komise: { $words }
committee-admitted = uznáno slovníkovou komisí { $date }: { $text }
committee-removed = vyřazeno slovníkovou komisí { $date }: { $text }
committee-not-here = { $text } (v této partii neplatí)
committee-look = Ukázat rozhodnutí
committee-show = Ukázat
committee-export = Uložit tabulku
committee-add = Nové rozhodnutí
committee-add-do = Zapsat
committee-admit = slovo uznat
committee-remove = slovo vyřadit
committee-decision = Rozhodnutí
committee-is-admitted = uznáno
committee-is-removed = vyřazeno
committee-date = Datum
committee-by = Kdo rozhodl
committee-take = Rozhodnutí z tabulky
committee-take-hint = Soubor CSV v UTF-8; první řádek:
committee-table = Nebo sem tabulku vložte
committee-take-do = Převzít rozhodnutí
committee-too-large = Soubor je příliš velký. Rozdělte tabulku na části.
committee-taken = Nová rozhodnutí: { $n }
committee-file = Soubor s rozhodnutími: { $name }. Můžete ho upravovat i ručně, čte se pokaždé znovu.
committee-strike = Vyškrtnout
committee-none = Zatím tu nejsou žádná rozhodnutí.
committee-overruled = později rozhodnuto jinak
committee-no-change = tak je to i ve slovníku
committee-take-ruling = Předat slovníkové komisi
committee-fault = Tabulku { $name } nelze přečíst, proto rozhodnutí komise neplatí. { $text }
committee-fault-disk = Tabulku komise se nepodařilo přečíst nebo zapsat. Zkontrolujte složku s daty a disk.
committee-fault-line = Řádek { $n }: { $text }
committee-fault-more = Další řádky s chybami: { $n }.
committee-fault-text = Toto není text v UTF-8. Uložte tabulku v UTF-8.
committee-fault-quotation = Uvozovky nejsou uzavřené.
committee-fault-headings = První řádek musí být word,decision,date,reason,by.
committee-fault-surplus = Pro „{ $text }“ není sloupec.
committee-fault-decision = „{ $text }“ není rozhodnutí. Pište admitted (uznáno) nebo removed (vyřazeno).
committee-fault-date = „{ $text }“ není datum. Pište ho takto: 2026-11-24.
committee-fault-reason = Napište důvod: rozhodnutí pak bude srozumitelné i za rok.
committee-fault-twice = O slově { $name } bylo ten den ({ $date }) už rozhodnuto jinak. Jedno z obou rozhodnutí vyškrtněte.
committee-fault-many = Rozhodnutí je příliš mnoho: uchovává se jich nejvýš { $n }.

differences-title = Dvě verze slovníku
differences-old = Stará
differences-new = Nová
differences-do = Porovnat
differences-hint = Vlastní slovník (.lexicon) vložte do složky s daty. Slovníky se porovnávají s obvyklým nastavením hry.
differences-file = Všechna slova v souboru
differences-length = Písmen
differences-is-new = Nová slova
differences-is-gone = Vyřazená slova
differences-all = Celkem
differences-none = V obou verzích jsou stejná slova.
differences-left-off = { $n ->
    [one] Tady je první { $n } slovo, ostatní jsou v souboru.
    [few] Tady jsou první { $n } slova, ostatní jsou v souboru.
   *[other] Tady je prvních { $n } slov, ostatní jsou v souboru.
}
fingerprint = Otisk slov
rules-fingerprint = Otisk slov: { $words }. Celý: { $text }.
rules-fingerprint-ruled = Otisk slov včetně rozhodnutí rozhodčího o slovech: { $words }. Celý: { $text }.
