### Döntések: az oldal, mondatok, elutasítások.

## Mi a döntés
ruling-word-accepted = { $word } a verseny végéig érvényes.
ruling-word-rejected = { $word } a verseny végéig nem érvényes.
ruling-slip-points = { $who }, { $round }. forduló: a cédula érvényes, { $points }.
ruling-slip-zero = { $who }, { $round }. forduló: a cédula nem érvényes.
ruling-penalty = { $who }: büntetés, { $points }{ $round ->
    [0] .
   *[other] {" "}({ $round }. forduló).
}
ruling-bonus = { $who }: jóváírás, { $points }{ $round ->
    [0] .
   *[other] {" "}({ $round }. forduló).
}
ruling-move-replaced = { $round }. forduló: a táblára került { $word } { $at }.
ruling-round-reopened = { $round }. forduló: újra nyitva, az órán { $time }.
ruling-round-annulled = { $round }. forduló: senkinek sem számít.
ruling-time-set = { $who }, { $round }. forduló: felhasznált idő { $time }.
ruling-mean-granted = { $who }, { $round }. forduló: nulla helyett a többiek átlaga.
ruling-warning-given = { $who }, { $round }. forduló: figyelmeztetés a versenybírótól.
verdict-by-arbiter = A versenybíró döntése: { $text }.
done-ruling-revoked = { $n }. döntés visszavonva.

## Elutasítások
refusal-ruling-no-word = { $word }: ebben a játékban nem 2–15 zsetonos szó.
refusal-ruling-word-counts = { $word } már érvényes.
refusal-ruling-word-does-not-count = { $word } amúgy sem érvényes.
refusal-ruling-points = Ennyi pont nem adható és nem vonható le: { $n }.
refusal-ruling-nothing-changes = Ez már így van: a döntés semmin sem változtatna.
refusal-ruling-gone-on = { $round }. forduló: a játszma már továbbment; ez csak a következő készletig lehetséges.
refusal-ruling-time = Adjon időt a játékosoknak: egy másodperctől legfeljebb { $time }.
refusal-ruling-time-beyond = { $round }. forduló: a játékosok ideje { $time } volt, ennél több nem lehetett.
refusal-ruling-no-mean = Ennek a versenynek a szabályai szerint átlag nem jár nulla helyett.
refusal-ruling-no-warnings = Ennek a versenynek a szabályaiban nincs figyelmeztetés. Pontot viszont levonhat.
refusal-ruling-no-zero = { $number }. sz., { $round }. forduló: nincs nulla pontos cédula.
refusal-ruling-unknown = Nincs { $n }. döntés, vagy már visszavonták.
refusal-ruling-followed = { $n }. döntés: a játszma továbbment, vagy egy későbbi döntés épül rá, ezért nem vonható vissza.
refusal-ruling-number = „{ $text }” nem szám. Írjon be egy számot.
refusal-ruling-clock = „{ $text }” nem idő. Az időt így írja: 2:30.

## Az oldal
rulings-title = Döntések
rulings-link = Döntések
rulings-none = Még nincs döntés.
rulings-how = Előbb látható, mi változna. A program csak azt rögzíti, amit megerősít; az viszont a naplóban marad. Minden döntés visszavonható; új lerakás a táblán vagy újranyitott forduló csak addig, amíg a játszma tovább nem ment.
rulings-in-force = Érvényben
rulings-revoked-because = Visszavonva { $time }: { $text }
rulings-what = Mi a döntés
rulings-because = Indoklás
rulings-when = Mikor és ki
rulings-state = Állapot
rulings-revoke = Visszavonás
rulings-show = Változások megtekintése
rulings-confirm = Döntés rögzítése
rulings-confirm-revoke = Döntés visszavonása
rulings-back = Mégse
rulings-preview = Mi változik
rulings-preview-revoke = { $n }. döntés visszavonása
rulings-nobody = Senkinek sem változik a helyezése és a pontszáma.
rulings-counted = Az eddig rögzített összes cédula alapján.
rulings-total = Pont
rulings-tops-change = Topok
rulings-top-change = { $n }. forduló: eddig { $before }, ezután { $after }.
rulings-top-none = nincs top
rulings-top-of-several = { $name } és még { $n }
rulings-other-now = Amióta ez megjelent, rögzítettek valamit. Döntés még nem született: nézze meg újra, és erősítse meg.
rulings-board-relaid = { $n }. forduló: ez lesz a táblán: { $name }.
rulings-board-stays = Ami a táblán van, ott is marad.
rulings-laid = { $n }. forduló: { $name } a táblán van, de a top már másik. Mi legyen a táblán?
rulings-lay-instead = Helyette ez kerüljön a táblára: { $name }
rulings-lay-stays = A tábla marad, ahogy van
rulings-stays-gone-on = { $n }. forduló: { $name } a táblán marad, mert a játszma már továbbment.
rulings-stays-given = { $n }. forduló: { $name } a táblán marad, mert ennek a játszmának a lerakásairól nem itt döntenek.
rulings-slips-change = Cédulák
rulings-slip-change = { $round }. forduló, { $who }: { $before } → { $after }.
rulings-slip-top = { $round }. forduló, { $who }: { $points }, mostantól top.
rulings-slip-no-top = { $round }. forduló, { $who }: { $points }, már nem top.
rulings-word = Szó
rulings-word-both = Szó elfogadása vagy elutasítása
rulings-word-hint = A verseny végéig és minden lejátszott fordulóra.
rulings-accept = Elfogadás
rulings-reject = Elutasítás
rulings-accept-word = Szó elfogadása: { $name }
rulings-reject-word = Szó elutasítása: { $name }
rulings-points-title = Büntetés vagy jóváírás
rulings-penalty = Büntetés
rulings-bonus = Jóváírás
rulings-points = Pont
rulings-for-round = Forduló
rulings-no-round = nincs forduló
rulings-warning-title = Figyelmeztetés
rulings-warning-hint = Együtt számít a cédulákért kapottakkal; ha a játékosnak már túl sok van, ebben a fordulóban ugyanannyi levonás jár érte.
rulings-time-title = Egy játékos ideje
rulings-time = Idő
rulings-time-hint = A játékórára vonatkozik. Az elkésett cédulát ez nem teszi érvényessé.
rulings-annul-title = Forduló érvénytelenítése
rulings-annul-hint = Senkinek sem számít. A zsetonok a táblán maradnak.
rulings-mean-title = Nulla helyett átlag
rulings-mean-hint = Azoknak a játékosoknak az átlaga, akiknek a céduláit ugyanaz a személy rögzítette.
rulings-repeated = { $name }: nulla ugyanazért a hibáért ({ $before }. és { $round }. forduló). Ha a játékosnak addig senki sem szólt, átlag jár: { $points }.
rulings-repeated-because = ugyanaz a hiba, mint korábban ({ $n }. forduló), a játékos még nem tudott róla
rulings-replace-title = Másik szó a táblára, { $n }. forduló
rulings-replace-hint = Csak a következő készlet előtt.
rulings-reopen-title = { $n }. forduló újranyitása
rulings-reopen-hint = A forduló cédulái, topja és lerakása érvénytelen lesz, de a naplóban megmarad. Az óra áll, amíg el nem indítja.
rulings-on-clock = Az órán
rulings-round = Forduló
rulings-appeal = Óvás
rulings-appeal-of = Óvás: { $round }. forduló, { $name }
rulings-judge-valid = Érvényes, pont:
rulings-judge-zero = Nem érvényes
rulings-set-time = Idő ebben a fordulóban:
rulings-grant-mean = Nulla helyett átlag
rulings-on-slip = A cédulán
rulings-rule = A szabályok szerint
rulings-verdict = Értékelés
rulings-appeals = A játékosok óvásai
rulings-verdict-stays = Az értékelés marad
export-rulings = Döntések (CSV)
trail-void = { $time }, { $name }: { $text }, { $points }. A fordulót újranyitották, a cédula érvénytelen.

## Oszlopok
csv-ruled = Döntések, pont
csv-ruling = Döntés
csv-kind = Fajta
csv-sentence = Mi a döntés
csv-because = Indoklás
csv-when = Mikor
csv-actor = Ki
csv-revoked-when = Visszavonás ideje
csv-revoked-actor = Visszavonta
csv-revoked-because = Visszavonás oka
csv-in-force = érvényben
csv-revoked = visszavonva
csv-void = érvénytelen
csv-word-accepted = szó elfogadva
csv-word-rejected = szó elutasítva
csv-slip-judged = cédula
csv-points-given = pont
csv-move-replaced = szó a táblára
csv-round-reopened = forduló újranyitva
csv-round-annulled = forduló érvénytelenítve
csv-time-set = idő
csv-mean-granted = nulla helyett átlag
csv-warning-given = figyelmeztetés a versenybírótól
