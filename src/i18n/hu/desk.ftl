### A versenybíró asztala: eltérések, második bejegyzések, értesítések, napló.

## Eltérő bejegyzések
conflict-title = { $number }. sz. { $name }: eltérő bejegyzések
conflict-other = Más beírása
conflicts-here = Eltérő bejegyzések, a versenybíró dönt: { $numbers }. sz.
slip-differs = Valaki más ezt rögzítette: { $text }. Újabb Enter: a versenybíró dönt.
slip-first-differs = Az első bejegyzés eltér. Nézze meg újra a cédulát; újabb Enter: az Öné marad.
slip-first-other = { $number }. sz.: az első bejegyzés eltér.
slip-with-claim = { $text }, a cédulán { $points }
slip-without-claim = { $text }, a cédulán nincs pont
slip-disputed = { $number }. sz.: a bejegyzések eltérnek, a versenybíró dönt.
done-dispute-settled = { $number }. sz.: marad, ami rögzítve volt.
refusal-disputed = { $round }. forduló: eltérő bejegyzések ({ $numbers }. sz.). Előbb válassza ki a helyeset.
open-disputes = { $round }. forduló: { $n } cédula bejegyzései eltérnek.
keys-settle = Eltérő bejegyzések: a felső, az alsó, illetve a harmadik a helyes

## Az idő után érkezett telefonos cédulák
late-title = { $number }. sz. { $name }: a telefonos cédula { $n } mp-et késett
late-title-unknown = { $number }. sz. { $name }: a telefonos cédula az idő lejárta után érkezett
late-counts = Időben érkezettnek számít
late-is-late = Elkésett
late-unread = A cédula tartalma csak a döntés után látszik.
done-late-counts = { $number }. sz.: a cédula időben érkezettnek számít.
done-late-is-late = { $number }. sz.: a cédula elkésett.

## A játékosok óvásai
done-appeal = { $step ->
    [asked] { $number }. sz.: óvás, { $round }. forduló.
    [taken_back] { $number }. sz.: az óvást visszavonta, { $round }. forduló.
   *[verdict_stays] { $number }. sz., { $round }. forduló: az értékelés marad.
}
refusal-no-appeal = Ezt az óvást most nem lehet sem benyújtani, sem visszavonni.
refusal-appealed-often = Ezt az óvást már háromszor visszavonta: forduljon a versenybíróhoz.
open-appeals = { $n } óvás válaszra vár.

## Második bejegyzés
missing-second = hiányzik a második bejegyzés
missing-second-other = a második bejegyzést valaki más készíti
slips-once = egyszer rögzítve: { $n }
next-needs-seconds = { $of }. forduló: { $n } cédulának nincs második bejegyzése
open-once = { $round }. forduló: { $n } cédulának nincs második bejegyzése.
done-slip-confirmed = { $number }. sz.: a második bejegyzés megegyezik.
done-slip-decided = { $number }. sz.: a versenybíró döntött.
done-blocks = Asztalblokkok: { $text }.
done-blocks-none = Az asztalok nincsenek blokkokra osztva.
done-double-on = A következő készlettől minden cédulát ketten rögzítenek.
done-double-off = A következő készlettől minden cédulát egy ember rögzít.
done-double-off-now = Minden cédulát egy ember rögzít, ebben a fordulóban is.
double-on = { FIT("A", $n) } { $n }. fordulótól minden cédulát ketten rögzítenek.
double-off = Minden cédulát egy ember rögzít.
double-switch-on = Kettős rögzítés
double-switch-off = Egyszeri rögzítés
keying-double = Minden cédulát ketten rögzítenek, és egyikük sem látja a másik bejegyzését. Itt csak a saját bejegyzései láthatók.
console-keys-as = Ebben a böngészőben { $name } segítő van bejelentkezve: a cédulák az ő nevében kerülnek be. Ha versenybíróként rögzít, jelentkezzen ki.
new-double = Minden cédulát ketten rögzítenek
new-double-hint = Döntőkhöz: a második ember nem látja az első bejegyzését. Ha a kettő megegyezik, a cédula érvényes; ha nem, a versenybíró dönt. Játszma közben is átkapcsolható.
new-phones = A telefonról küldött cédula a forduló vége után még
new-phones-end = mp-ig elfogadható
new-phones-hint = Ami később jön, arról a versenybíró dönt.

## Értesítések
errands-title = Átadandó a játékosoknak
errand-delivered = Átadva
done-delivered = { $number }. sz.: átadva.
done-not-delivered = { $number }. sz.: még nincs átadva.

## Napló
log-title = Napló
log-count = { $n } bejegyzés
log-when = Idő
log-who = Ki
log-what = Mi történt
log-round = Forduló
log-kind = Tárgy
log-any = bármelyik
log-none = Ilyen bejegyzés nincs.
log-newer = Újabbak
log-older = Régebbiek
log-note = Megjegyzés
log-note-add = Feljegyzés
log-take-back = Visszavonás…
log-group-rounds = fordulók és óra
log-group-slips = cédulák
log-group-players = játékosok
log-group-rulings = versenybírói döntések
log-group-notes = megjegyzések
log-group-whole = a verseny
log-created = A verseny létrejött: { $name }.
log-epoch = Egy másik számítógép folytatta a játszmát ({ $n }. korszak).
log-slip-sent = { $round }. forduló, { $number }. sz.: cédula érkezett telefonról.
log-slip = { $round }. forduló, { $number }. sz.: { $text } – { $points }.
log-slip-by-phone = { $sentence } Telefonról, érkezett: { $time }.
log-disputed = { $round }. forduló, { $number }. sz.: { $name } másképp olvassa – { $text }.

## Cédulakupacok
pile-of = { $n }. forduló: { $left }
open-piles-title = Akiknek a cédulájára várunk
piles-title = Cédulakupacok
slip-of-pile = { $left ->
    [0] Cédula, { $n }. forduló – mind megvan, a kivetítőn már: { $newest }. forduló
   *[other] Cédula, { $n }. forduló – még { $left }, a kivetítőn már: { $newest }. forduló
}
pile-moved = { $n }. forduló: minden cédula megvan. Tovább: { $next }. forduló.
pile-closed = { $n }. forduló: lezárva. Tovább: { $next }. forduló.
keys-piles = előző és következő kupac: másik forduló cédulái
