### Rozhodnutí: stránka, věty, odmítnutí.

## Co bylo rozhodnuto
ruling-word-accepted = Slovo „{ $word }“ platí do konce turnaje.
ruling-word-rejected = Slovo „{ $word }“ neplatí do konce turnaje.
ruling-slip-points = { $who }, { $round }. kolo: lístek uznán, { $points }.
ruling-slip-zero = { $who }, { $round }. kolo: lístek neuznán.
ruling-penalty = { $who }: penalizace { $points }{ $round ->
    [0] .
   *[other] {" "}za { $round }. kolo.
}
ruling-bonus = { $who }: bonus { $points }{ $round ->
    [0] .
   *[other] {" "}za { $round }. kolo.
}
ruling-move-replaced = { $round }. kolo: na desku položeno { $word } { $at }.
ruling-round-reopened = { $round }. kolo je znovu otevřeno, na hodinách { $time }.
ruling-round-annulled = { $round }. kolo se nepočítá nikomu.
ruling-time-set = { $who }, { $round }. kolo: čas { $time }.
ruling-mean-granted = { $who }, { $round }. kolo: místo nuly průměr ostatních.
ruling-warning-given = { $who }, { $round }. kolo: napomenutí od rozhodčího.
verdict-by-arbiter = Rozhodnutí rozhodčího: { $text }.
done-ruling-revoked = Rozhodnutí { $n } je zrušeno.

## Odmítnutí
refusal-ruling-no-word = „{ $word }“ není slovo ze 2 až 15 kamenů této hry.
refusal-ruling-word-counts = Slovo „{ $word }“ už platí.
refusal-ruling-word-does-not-count = Slovo „{ $word }“ neplatí ani teď.
refusal-ruling-points = Tolik bodů nelze přidat ani odečíst: { $n }.
refusal-ruling-nothing-changes = Už to tak je: toto rozhodnutí by nic nezměnilo.
refusal-ruling-gone-on = Po { $round }. kole už partie pokračovala: jde to jen před dalším zásobníkem.
refusal-ruling-time = Dejte hráčům čas: od jedné sekundy do { $time }.
refusal-ruling-time-beyond = Na { $round }. kolo měli hráči { $time }: víc to být nemohlo.
refusal-ruling-no-mean = Podle pravidel tohoto turnaje průměr nulu nenahrazuje.
refusal-ruling-no-warnings = Pravidla tohoto turnaje napomenutí neznají. Místo toho lze odečíst body.
refusal-ruling-no-zero = Č. { $number } nemá za { $round }. kolo lístek s nulou.
refusal-ruling-unknown = Rozhodnutí { $n } neexistuje, nebo už je zrušeno.
refusal-ruling-followed = Rozhodnutí { $n } zrušit nelze: partie už pokračovala, nebo na něm stojí pozdější rozhodnutí.
refusal-ruling-number = „{ $text }“ není číslo. Napište číslo.
refusal-ruling-clock = „{ $text }“ není čas. Pište ho takto: 2:30.

## Stránka
rulings-title = Rozhodnutí
rulings-link = Rozhodnutí
rulings-none = Zatím žádná rozhodnutí.
rulings-how = Nejdřív uvidíte, co by se změnilo. Zapíše se jen to, co potvrdíte, a v deníku to už zůstane. Každé rozhodnutí lze zrušit; jiný tah na desce nebo znovu otevřené kolo jen do té doby, než partie pokračuje dál.
rulings-in-force = Platí
rulings-revoked-because = Zrušeno { $time }: { $text }
rulings-what = Co bylo rozhodnuto
rulings-because = Důvod
rulings-when = Kdy a kdo
rulings-state = Stav
rulings-revoke = Zrušit
rulings-show = Zobrazit, co se změní
rulings-confirm = Potvrdit rozhodnutí
rulings-confirm-revoke = Zrušit rozhodnutí
rulings-back = Zpět
rulings-preview = Co se změní
rulings-preview-revoke = Zrušení rozhodnutí { $n }
rulings-nobody = Místa ani body se nikomu nemění.
rulings-counted = Podle všech dosud zadaných lístků.
rulings-total = Body
rulings-tops-change = Topy
rulings-top-change = { $n }. kolo: bylo { $before }, bude { $after }.
rulings-top-none = žádný top
rulings-top-of-several = { $name } a další: { $n }
rulings-other-now = Od chvíle, kdy se to zobrazilo, bylo něco zapsáno. Zatím není rozhodnuto: podívejte se znovu a potvrďte.
rulings-board-relaid = { $n }. kolo: na desce bude { $name }.
rulings-board-stays = Co leží na desce, tam zůstane.
rulings-laid = { $n }. kolo: { $name } leží na desce, top je teď ale jiný. Co bude na desce?
rulings-lay-instead = Položit místo něj { $name }
rulings-lay-stays = Nechat desku, jak je
rulings-stays-gone-on = { $n }. kolo: { $name } zůstává na desce, protože partie už pokračovala.
rulings-stays-given = { $n }. kolo: { $name } zůstává na desce, protože o tazích této partie se nerozhoduje tady.
rulings-slips-change = Lístky
rulings-slip-change = { $round }. kolo, { $who }: { $before } → { $after }.
rulings-slip-top = { $round }. kolo, { $who }: { $points }, teď je to top.
rulings-slip-no-top = { $round }. kolo, { $who }: { $points }, už to není top.
rulings-word = Slovo
rulings-word-both = Uznat nebo zamítnout slovo
rulings-word-hint = Do konce turnaje a ve všech odehraných kolech.
rulings-accept = Uznat
rulings-reject = Zamítnout
rulings-accept-word = Uznat slovo „{ $name }“
rulings-reject-word = Zamítnout slovo „{ $name }“
rulings-points-title = Penalizace nebo bonus
rulings-penalty = Penalizace
rulings-bonus = Bonus
rulings-points = Body
rulings-for-round = Za kolo
rulings-no-round = bez kola
rulings-warning-title = Napomenutí
rulings-warning-hint = Počítá se spolu s napomenutími za lístky; má-li jich hráč už příliš mnoho, znamená v tomto kole stejný odečet.
rulings-time-title = Čas hráče
rulings-time = Čas
rulings-time-hint = Mění jen herní čas. Pozdní lístek zůstává pozdní.
rulings-annul-title = Anulovat kolo
rulings-annul-hint = Nepočítá se nikomu. Kameny zůstávají na desce.
rulings-mean-title = Průměr místo nuly
rulings-mean-hint = Průměr ostatních hráčů, jejichž lístky zadal stejný člověk.
rulings-repeated = { $name }: nula { FIT("v", $round) } { $round }. kole za stejnou chybu jako { FIT("v", $before) } { $before }. kole. Pokud to hráči ještě nikdo neřekl, náleží mu průměr: { $points }.
rulings-repeated-because = stejná chyba jako { FIT("v", $n) } { $n }. kole, o které hráč ještě nevěděl
rulings-replace-title = Jiné slovo na desku, { $n }. kolo
rulings-replace-hint = Jen před dalším zásobníkem.
rulings-reopen-title = Znovu otevřít { $n }. kolo
rulings-reopen-hint = Lístky, top i položený tah tohoto kola přestanou platit, ale zůstanou v deníku. Hodiny stojí, dokud je nespustíte.
rulings-on-clock = Na hodinách
rulings-round = Kolo
rulings-appeal = Námitka
rulings-appeal-of = Námitka · { $round }. kolo · { $name }
rulings-judge-valid = Uznat, body:
rulings-judge-zero = Neuznat
rulings-set-time = Čas v tomto kole:
rulings-grant-mean = Průměr místo nuly
rulings-on-slip = Na lístku
rulings-rule = Podle pravidel
rulings-verdict = Verdikt
rulings-appeals = Námitky hráčů
rulings-verdict-stays = Ponechat verdikt
export-rulings = Rozhodnutí (CSV)
trail-void = { $time }, { $name }: { $text }, { $points }. Kolo bylo znovu otevřeno, lístek je neplatný.

## Sloupce
csv-ruled = Rozhodnutí, body
csv-ruling = Rozhodnutí
csv-kind = Druh
csv-sentence = Co bylo rozhodnuto
csv-because = Důvod
csv-when = Kdy
csv-actor = Kdo
csv-revoked-when = Kdy zrušeno
csv-revoked-actor = Zrušil
csv-revoked-because = Důvod zrušení
csv-in-force = platí
csv-revoked = zrušeno
csv-void = neplatný
csv-word-accepted = slovo uznáno
csv-word-rejected = slovo zamítnuto
csv-slip-judged = lístek
csv-points-given = body
csv-move-replaced = slovo na desce
csv-round-reopened = kolo znovu otevřeno
csv-round-annulled = kolo anulováno
csv-time-set = čas
csv-mean-granted = průměr místo nuly
csv-warning-given = napomenutí od rozhodčího
