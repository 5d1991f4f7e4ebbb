### Miben nem olyan a napló, amilyennek lennie kell: `flavita verify`, a véglegesítés előtti ellenőrzés, egyesítés.
### A bejegyzés száma után áll, pont nélkül.

differs-event = { $n }. bejegyzés: { $what }
differs-nothing = semmi
differs-empty-slip = üres cédula
differs-otherwise = { $what }: a naplóban – { $recorded }; újra ellenőrizve – { $found }
differs-detail = { $what }: a naplóban – { $recorded }; a bejegyzés részletei az újbóli ellenőrzésnél eltérnek
differs-again = { $what }: az újbóli ellenőrzés mást eredményezett

## A fájl
differs-chain-gap = a bejegyzés hiányzik; a fájlt a mentése után megváltoztatták
differs-chain-unreadable = a bejegyzés nem olvasható; a fájlt a mentése után megváltoztatták
differs-chain-wrong-prev = nem az előző bejegyzéshez kapcsolódik; a fájlt a mentése után megváltoztatták
differs-chain-wrong-hash = a tartalma nem egyezik az ujjlenyomatával; a fájlt a mentése után megváltoztatták
differs-misfit = nem illik az előző bejegyzésekhez
differs-beside = { $name }: a fájl sérült, vagy nem ehhez a versenyhez tartozik
differs-secret-kept = a fájlban őrzött titkos szám nem az, amelynek az ujjlenyomata látható volt
differs-secret-shown = a felfedett titkos szám nem az, amelynek az ujjlenyomata látható volt
differs-final-for = ezzel az ujjlenyomattal véglegesítették: { $named }, pedig ez volt: { $head }
differs-final-although = túl korán véglegesítették. { $what }
differs-head = a napló ujjlenyomata { $head }, nem pedig { $noted }
differs-no-words = a feljegyzett szavak a napló egyetlen bejegyzéséhez sem tartoznak

## Az idő és a bejegyző
differs-set-back = { $n } másodperccel korábbi az előző bejegyzéseknél
differs-set-back-round = { $n } másodperccel korábbi a forduló kezdeténél
differs-not-theirs = bejegyezte: { $name }; ehhez nincs joga
differs-time-by-rules = { $round }. forduló: a gondolkodási idő { $time }, a szabályok szerint { $bound }
differs-time-left = { $round }. forduló: az órán { $time } maradt, pedig legfeljebb { $bound } maradhatott
differs-time-length = { $round }. forduló: a hossza { $time }, pedig legfeljebb { $bound } lehetett
differs-time-by-clock = { $round }. forduló: a hossza { $time }, pedig az óra szerint { $bound }
differs-time-thinking = { $round }. forduló: a játékos { $time } ideig gondolkodott, pedig legfeljebb { $bound } lehetett

## Készletek, topok, cédulák, döntések
differs-of-rack = { $round }. forduló, a készlet
differs-of-draw = a sorsolás
differs-of-vowels = a magánhangzók száma
differs-of-rack-returned = a készlet visszatételének oka
differs-of-rack-by-hand = a zsákból húzott készlet
differs-of-rack-refused = az elutasított készlet
differs-of-rack-relayed = a másik terem készlete
differs-of-prepared-game = az előkészített játszma
differs-of-prepared-placement = az előkészített játszma lerakása
differs-of-top = a top
differs-of-top-searched = { $round }. forduló, a másodszor megkeresett top
differs-of-points-on-board = a tábla szerinti pont
differs-of-slip-replaces = melyik cédulát váltja fel: { $what }
differs-of-slip-sent = { $what }, ahogy a játékos elküldte
differs-of-slip-points = pont, { $what }
differs-of-ruling = { $n }. döntés, a következményei
differs-of-ruling-slip = { $n }. döntés, { $slip }. cédula
differs-of-ruling-top = { $n }. döntés, { $round }. forduló topja
differs-slip = { $n }. cédula ({ $round }. forduló, { $number }. sz. játékos)
differs-slip-number = { $n }. cédula
differs-no-dispute = { $what }: eltérő bejegyzésként szerepel, pedig a kettő megegyezik
differs-invalid-scores = { $what }: érvénytelen, mégis { $points } jár érte
differs-not-prepared = előkészített játszma készlete, pedig a versenyben nincs ilyen
differs-rack-back = { $rack }, vissza a zsákba ({ $what })
differs-below = túl kevés a magánhangzó vagy a mássalhangzó: legalább { $v }, illetve { $c } kell
differs-above = túl sok a magánhangzó vagy a mássalhangzó: legfeljebb { $v }, illetve { $c } lehet
differs-no-placement = nincs vele lerakható szó
differs-refused = a versenybíró elutasította: { $reason }
differs-tops = { $points } ({ $all }), összesen { $n } lerakás

## Állás
differs-total = { $number }. sz. játékos: cédulák { $slips }, szólók { $solos }, levonás figyelmeztetésért { $warnings }, időért { $time }, döntések { $rulings }, összesen { $expected }; az állásban { $total }
differs-rank = { $number }. sz. játékos: { $rank }. hely, pedig { $n } játékos van előtte
differs-time-price = { $number }. sz. játékos: a játékórán { $time }, ezért { $price } a levonás; az állásban { $charged }
differs-never-judged = { $round }. forduló, { $number }. sz. játékos: az elküldött cédulát senki sem értékelte

## Amit a telefonok és más számítógépek őriztek
differs-seen-beyond = { $number }. sz. játékos: látta a napló { $seen }. bejegyzését, de a napló { $end } bejegyzésből áll
differs-seen-head = { $number }. sz. játékos: a látott ujjlenyomat { $seen }, itt { $head }
differs-seen-slip = { $number }. sz. játékos, { $round }. forduló: a telefonon – { $seen }; a naplóban – { $found }
differs-kept-changed = { $number }. sz. játékos, { $round }. forduló: az igazolásban – { $kept }; a napló azóta nem változott, tehát az igazolást írták át
differs-acknowledged = { $number }. sz. játékos, { $round }. forduló: a kiszolgáló elfogadta a cédulát ({ $slip }, { $time }), de a naplóban nincs meg
differs-acknowledged-at = { $number }. sz. játékos, { $round }. forduló: a kiszolgáló elfogadta a cédulát ({ $slip }, { $time }), a naplóban más időponttal szerepel: { $here }
