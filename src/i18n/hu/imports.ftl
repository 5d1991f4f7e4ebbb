### Ami fájlokból jön.

## Játékoslista
players-import-look = Megnézem
import-preview = Ez lesz belőle
import-nobody-yet = Még senkit sem vettünk fel.
import-headings = Az első sor az oszlopok fejléce.
import-federation = Ez egy szövetség listája: a klasszikus játék értékszámát és sorozatát nem őrizzük meg.
import-licence = Licenc
import-encoding = Kódolás
import-separator = Elválasztó
import-by-semicolon = pontosvessző
import-by-tab = tabulátor
import-by-comma = vessző
import-by-nothing = nincs, soronként egy név
import-guess = A kódolás csak sejtés. Ha a betűk nem jók, válasszon másikat.
import-unread = Ezeket az oszlopokat nem olvassuk be: { $name }.
import-more-faults = { $n ->
   *[other] És még { $n } hiba.
}
import-mend = Amíg van hiba, senkit sem veszünk fel. Válasszon másik kódolást vagy elválasztót, vagy javítsa ki a sorokat a fájlban, és válassza ki újra.
import-take-new = Átvétel a listába
import-too-large = A fájl túl nagy játékoslistának. Csak számok, nevek, klubok, kategóriák és csapatok maradjanak benne.
import-no-encoding = Nincs ilyen kódolás: { $name }. Válasszon másikat.
import-no-text = { $line }. sor: { $name } kódolásban ez nem szöveg. Válasszon másik kódolást, vagy mentse a fájlt UTF-8-ban.
refusal-player-quote = { $line }. sor: az idézőjel nincs bezárva. Zárja be ugyanabban a sorban.
refusal-player-column = Ezt az oszlopot nem olvassuk be: „{ $name }”. Vegye ki.

## Verseny fájlból
open-title = Verseny fájlból
open-log = Verseny a naplójából
open-log-how = A napló az a .jsonl fájl, amelyet az eredmények oldala ment, vagy amely a másolatok mappájában van. Benne van az egész verseny: játékosok, készletek, cédulák, döntések.
open-file = Fájl kiválasztása
open-name = A fájl neve itt
open-name-how = Ezen a néven kerül a verseny az adatmappába. Ékezet nélküli betű, szám és kötőjel lehet benne.
open-do = Megnyitás
open-go = A versenyhez
open-too-large = A fájl nagyobb, mint { $n } MB: ez nem egy verseny naplója.
open-done = A verseny megnyílt: { $name }, { $players }.
open-no-secret = A titkos szám nincs a naplóban: a következő készleteket húzzák zsákból, vagy folytassa az .sqlite másolatból, abban benne van.
open-fault-empty = A fájl üres. Vegye elő újra a naplót.
open-fault-text = A(z) { $line }. sor nem naplóbejegyzés. A .jsonl fájlt úgy adja meg, ahogy a program elmentette.
open-fault-gap = { $line }. sor: hiányzik előtte egy bejegyzés. Vegye elő újra a teljes naplót.
open-fault-changed = A(z) { $line }. sort megváltoztatták: az ujjlenyomata nem egyezik. Vegye a naplót onnan, ahová a program mentette.
open-fault-newer = A(z) { $line }. sort újabb program írta. Azzal nyissa meg a naplót.
open-fault-misfit = A(z) { $line }. sor nem következik az előzőkből. Vegyen elő másik másolatot.
open-fault-name = Ez a név nem jó: { $name }. Csak ékezet nélküli betű, szám és kötőjel legyen benne, legfeljebb 64.
open-fault-taken = Ez a név már egy másik versenyé: { $name }. Írjon be másikat.
open-fault-here = Ez a verseny már itt van: { $name }. Nyissa meg a versenyek listájából.
open-fault-folder = A fájlt nem sikerült kiírni: { $name }

## Leírt játszma
written-title = Leírt játszma
written-link = Játszma két táblázatból
written-link-how = A papírra vagy más programban leírt játszma ellenőrizhető és megőrizhető: a fordulók az egyik táblázatban, a cédulák a másikban.
written-how = A program újra lejátssza a játszmát: megkeresi a topokat, elbírál minden cédulát, és elkészíti az állást. A játékosok a cédulákról kerülnek be. Ahol nincs megadva, mi került a táblára, ott a top kerül rá.
written-words = Szólista
written-game = Fordulók
written-slips = Cédulák
written-columns = Az első sor az oszlopok neve:
written-do = Lejátszás és megőrzés
written-too-large = A fájl túl nagy egy játszma táblázatához.
written-done = A játszma bekerült: { $name }, { $rounds }, { $players }.
written-rounds = { $n } forduló
written-odd = Érdemes megnézni
written-game-line = Fordulók, { $line }. sor: { $why }
written-slips-line = Cédulák, { $line }. sor: { $why }
written-no-text = Ez nem UTF-8 szöveg. Mentse a fájlt UTF-8 kódolással.
written-no-headings = A táblázat üres. Írja bele az oszlopokat: { $name }.
written-surplus = A következőhöz nincs oszlop: „{ $name }”.
written-open-quotation = Egy idézőjel nincs lezárva ugyanabban a sorban.
written-unreadable = A sor nem olvasható: { $name }
written-no-column = Nincs „{ $name }” oszlop. Az oszlopok: { $columns }.
written-column-missing = Hiányzik a(z) „{ $name }” oszlop. Az oszlopok: { $columns }.
written-column-twice = A(z) „{ $name }” oszlop kétszer szerepel.
written-no-rounds = A táblázatban nincs forduló.
written-no-slips = A táblázatban nincs cédula.
written-round-twice = A { $n }. forduló kétszer szerepel.
written-out-of-order = A { $n }. forduló áll ott, ahol a { $of }. fordulónak kellene.
written-no-rack = A { $n }. fordulónak nincs készlete.
written-no-place = Nincs megadva, hol van ez a szó: { $name }.
written-no-word = Nincs megadva, mi van ezen a mezőn: { $name }.
written-no-round = A játszmában nincs { $n }. forduló.
written-no-player = A cédulán nincs játékos.
written-no-number = „{ $name }” nem forduló száma.
written-no-points = „{ $name }” nem pontszám.
written-no-seconds = „{ $name }” nem másodpercek száma.
written-few-tiles = a készletben ({ $name }) { $n } zseton van { $of } helyett.
written-no-rack-left = a szabályok szerint ilyen készlet már nem lehetett: { $name }.
written-below-minimum = a készlet ({ $rack }) a minimum alatt van: { $vowels } magánhangzó és { $consonants } mássalhangzó kell.
written-above-maximum = a készlet ({ $rack }) a maximum fölött van: legfeljebb { $vowels } magánhangzó és { $consonants } mássalhangzó lehet.
written-nothing-to-lay = ezzel a készlettel ({ $name }) semmi sem rakható le, a tábla nem változott.
