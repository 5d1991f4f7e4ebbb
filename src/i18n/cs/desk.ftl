### Stůl rozhodčího: rozdíly, druhé zápisy, oznámení, deník.

## Zápisy se liší
conflict-title = Č. { $number } { $name }: zápisy se liší
conflict-other = Zapsat jinak
conflicts-here = Zápisy se liší, rozhodne rozhodčí: č. { $numbers }
slip-differs = Někdo jiný zapsal { $text }. Další Enter: rozhodne rozhodčí.
slip-first-differs = První zápis je jiný. Podívejte se na lístek znovu; stisknete-li znovu Enter, zůstane váš.
slip-first-other = U č. { $number } je první zápis jiný.
slip-with-claim = { $text }, na lístku { $points }
slip-without-claim = { $text }, na lístku body nejsou
slip-disputed = Č. { $number }: zápisy se liší, rozhodne rozhodčí.
done-dispute-settled = Č. { $number }: zůstává, co bylo zapsáno.
refusal-disputed = { $round }. kolo: zápisy se liší u č. { $numbers }. Nejdřív vyberte správný.
open-disputes = { $n ->
    [one] { $round }. kolo: zápisy { $n } lístku se liší.
   *[other] { $round }. kolo: zápisy { $n } lístků se liší.
}
keys-settle = Zápisy se liší: správně je horní, správně je dolní, správně je třetí

## Lístky z telefonů po čase
late-title = Č. { $number } { $name }: lístek z telefonu se opozdil o { $n } s
late-title-unknown = Č. { $number } { $name }: lístek z telefonu přišel po vypršení času
late-counts = Uznat jako včasný
late-is-late = Přišel pozdě
late-unread = Co je na lístku, se ukáže až po rozhodnutí.
done-late-counts = Č. { $number }: lístek se počítá jako včasný.
done-late-is-late = Č. { $number }: lístek přišel pozdě.

## Námitky hráčů
done-appeal = { $step ->
    [asked] Č. { $number } podává námitku, { $round }. kolo.
    [taken_back] Č. { $number } bere námitku zpět, { $round }. kolo.
   *[verdict_stays] Č. { $number }, { $round }. kolo: verdikt zůstává.
}
refusal-no-appeal = Tuto námitku teď nelze podat ani vzít zpět.
refusal-appealed-often = Tato námitka už byla třikrát vzata zpět: obraťte se na rozhodčího.
open-appeals = { $n ->
    [one] Na odpověď čeká { $n } námitka.
    [few] Na odpověď čekají { $n } námitky.
   *[other] Na odpověď čeká { $n } námitek.
}

## Druhý zápis
missing-second = chybí druhý zápis
missing-second-other = druhý zápis udělá někdo jiný
slips-once = zapsáno jednou: { $n }
next-needs-seconds = { $n ->
    [one] { $n } lístku { $of }. kola chybí druhý zápis
   *[other] { $n } lístkům { $of }. kola chybí druhý zápis
}
open-once = { $n ->
    [one] { $round }. kolo: { $n } lístku chybí druhý zápis.
   *[other] { $round }. kolo: { $n } lístkům chybí druhý zápis.
}
done-slip-confirmed = Č. { $number }: druhý zápis se shoduje.
done-slip-decided = Č. { $number }: rozhodl rozhodčí.
done-blocks = Bloky stolů: { $text }.
done-blocks-none = Stoly nejsou rozděleny do bloků.
done-double-on = Od dalšího zásobníku zapisují každý lístek dva lidé.
done-double-off = Od dalšího zásobníku zapisuje každý lístek jeden člověk.
done-double-off-now = Každý lístek zapisuje jeden člověk, i v tomto kole.
double-on = Od { $n }. kola zapisují každý lístek dva lidé.
double-off = Každý lístek zapisuje jeden člověk.
double-switch-on = Zapisovat dvakrát
double-switch-off = Zapisovat jednou
keying-double = Každý lístek zapisují dva lidé a žádný z nich nevidí zápis druhého. Tady jsou jen vaše zápisy.
console-keys-as = Tento prohlížeč je přihlášen jako pomocník { $name }: lístky se zapisují pod jeho jménem. Chcete-li zapisovat jako rozhodčí, odhlaste se.
new-double = Každý lístek zapisují dva lidé
new-double-hint = Pro finále: druhý člověk nevidí, co zapsal první. Shoda platí, jinak rozhodne rozhodčí. Lze přepnout i během partie.
new-phones = Lístek z telefonu se počítá ještě
new-phones-end = s po konci kola
new-phones-hint = O tom, co přijde později, rozhodne rozhodčí.

## Oznámení
errands-title = Doručit hráčům
errand-delivered = Doručeno
done-delivered = Č. { $number }: doručeno.
done-not-delivered = Č. { $number }: ještě nedoručeno.

## Deník
log-title = Deník
log-count = { $n ->
    [one] { $n } zápis
    [few] { $n } zápisy
   *[other] { $n } zápisů
}
log-when = Čas
log-who = Kdo
log-what = Co
log-round = Kolo
log-kind = Týká se
log-any = vše
log-none = Žádné takové zápisy nejsou.
log-newer = Novější
log-older = Starší
log-note = Poznámka
log-note-add = Zapsat
log-take-back = Vrátit…
log-group-rounds = kola a hodiny
log-group-slips = lístky
log-group-players = hráči
log-group-rulings = rozhodnutí rozhodčího
log-group-notes = poznámky
log-group-whole = turnaj
log-created = Turnaj „{ $name }“ byl založen.
log-epoch = V partii pokračoval jiný počítač (epocha { $n }).
log-slip-sent = { $round }. kolo, č. { $number }: lístek přišel z telefonu.
log-slip = { $round }. kolo, č. { $number }: { $text } – { $points }.
log-slip-by-phone = { $sentence } Z telefonu, přijato { FIT("v", $time) } { $time }.
log-disputed = { $round }. kolo, č. { $number }: { $name } to čte jinak – { $text }.

## Hromádky lístků
pile-of = { $n }. kolo: { $left }
open-piles-title = Na čí lístky se čeká
piles-title = Hromádky lístků
slip-of-pile = { $left ->
    [0] Lístek, { $n }. kolo – vše zadáno, na plátně už je { $newest }. kolo
   *[other] Lístek, { $n }. kolo – zbývá { $left }, na plátně už je { $newest }. kolo
}
pile-moved = { $n }. kolo je zadáno celé. Dál: { $next }. kolo.
pile-closed = { $n }. kolo je uzavřeno. Dál: { $next }. kolo.
keys-piles = předchozí a další hromádka: lístky jiného kola
