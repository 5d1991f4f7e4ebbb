# A parancssor: mit tud (--help), és mit mond munka közben.

cli-usage = Használat
cli-commands = Parancsok
cli-command = PARANCS
cli-arguments = Argumentumok
cli-options = Kapcsolók
cli-default = alapérték: { $value }
cli-values = értékek: { $values }
cli-example = Példa

command-flavita = Duplikátversenyeket vezet le.
after-flavita =
    Parancs nélkül: flavita serve.

    Kilépési kódok: 0: kész; 1: nemleges válasz vagy eltérés; 2: hibás hívás vagy olvashatatlan
    bemenet; a fájl, a sor és az ok a hibakimeneten olvasható.
command-help = Ez a súgó vagy egy parancs súgója
option-help = Súgó
option-version = A program verziója

option-edition = A játék: egy beépített játék neve vagy egy fájl
option-words = Szavak a játék saját szólistája helyett: egyszerű lista vagy elkészített fájl
option-switch = A játék egyik szabályának bekapcsolása, például ye-for-yo; ismételhető
option-with = Egy alapesetben kikapcsolt szólista hozzáadása, például comparatives
option-without = Egy alapesetben bekapcsolt szólista elhagyása, például rude
option-overrides = Egyes szavak hozzáadása vagy elhagyása: +SZÓ és -SZÓ, soronként akárhány
option-profile = A szabályok: egy beépített szabályzat neve vagy egy fájl; alapesetben a játék saját szabályai
option-form = Játszmaváltozat a szabályokban megadott helyett
option-theme = A téma szavai szövegfájlban, szóközzel, vesszővel vagy új sorral elválasztva; a téma neve a fájlé
option-theme-points = Hány ponttal ér többet a téma minden szava
cli-theme-empty = a téma egyetlen szava sincs a szólistában
cli-theme-unknown = nincsenek a szólistában, ezért nem érnek többet: { $text }
option-threads = A szálak száma; alapesetben magonként egy
option-json = Kimenet JSON formátumban
option-encoding = Az egyszerű lista kódolása, például windows-1251, ha a program rosszul ismerte fel
option-format = plain: programoknak, RFC 4180, állandó fejlécek; spreadsheet: pontosvesszők, bájtsorrendjel és fejlécek a választott nyelven
option-lang = A fejlécek és a mondatok nyelve
option-game = Az előkészített játszma
option-out = A táblázatok mappája; ha nincs, létrejön
option-nats-credentials = A fájl, amelynek első sora FELHASZNÁLÓ:JELSZÓ a NATS-hoz; nélküle a FLAVITA_NATS_LOGIN változóban van ez a sor
option-tls-key = A tanúsítvány titkos kulcsa (PEM)

command-serve = Megnyitja a versenyeket, és kiszolgálja az oldalakat (parancs nélkül is ez indul)
option-serve-data = Az adatmappa, benne minden verseny egy-egy fájlban; e kapcsoló nélkül az itteni tournaments mappa, ha van, különben a „Flavita” a dokumentumok között; kiszolgálón mindig az itteni mappa
option-serve-browser = Megnyissa-e a kezdőlapot a böngészőben; e kapcsoló nélkül akkor nyílik meg, ha valaki asztali gépen indítja a programot
option-serve-backup = Második mappa, lehetőleg pendrive-on: minden forduló után minden nyitott verseny ellenőrzött másolata ide kerül
option-serve-take-over = Folytatja azokat a versenyeket, amelyeket ez a gép egy másikról másolt
option-serve-bind = Hol fogadja a kapcsolatokat; alapesetben a gép minden címén, a 8080-as vagy a következő szabad porton
option-serve-name = A gép neve a hálózaton, például words.example; ismételhető. Más névre érkező kéréseket elutasít
option-serve-open-console = Megnyitja a bírói pultot a hálózaton annak, aki tudja a jelmondatot: ez a FLAVITA_PASSPHRASE változóból vagy a --passphrase-file fájlból jön, vagy a program megkérdezi
option-serve-passphrase-file = A fájl, amelynek első sora a jelmondat
option-serve-tls-cert = A hálózaton titkosított kapcsolat (TLS) ezzel a tanúsítványlánccal (PEM). A gép saját címe titkosítás nélkül érhető el
option-serve-nats = A telefonokat és a kivetítőket átjárókon (flavita gate) át is kiszolgálja az itt megadott NATS-kiszolgálóval (gép és port); több címet vesszővel válasszon el. Ha a NATS nem érhető el, itt minden folytatódik

command-solve = Megkeresi a szabványos bemenetről olvasott állások topját
option-solve-top = Az N legjobb lerakás a topok helyett
option-solve-all = Minden szabályos lerakás
option-solve-at-least = Minden lerakás, amely legalább ennyi pontot ér
option-solve-time = A keresés ideje: K futás közül a leggyorsabb egy szálon, mikroszekundumban
after-solve =
    Egy állás egy sor: „TÁBLA KÉSZLET”. A tábla 15 sor, / jellel elválasztva; a szám ennyi üres
    mezőt jelent, a joker kisbetű, a többjegyű betű zsetonja szögletes zárójelben van. A készletben
    a ? a joker. Az üres sorok kimaradnak; az első olvashatatlan sornál a munka véget ér: a sor száma
    a hibakimenetre kerül, a kilépési kód 2, az előző sorok válasza addigra megvan.

    Minden állásra egy sor JSON a válasz, az állások sorrendjében:
      top     a legjobb lerakások pontszáma
      count   hány ilyen van, akármennyi látszik
      moves   a lerakások, elöl a legjobb: at (a mező, ahogy a játékosok írják), row és column
              (1-től), dir (across: vízszintes, down: függőleges), word, points, blanks (a szó
              melyik betűje joker, 1-től)
      micros  a --time kapcsolóval: mikroszekundum

    A --top, az --at-least és az --all nélkül a topok látszanak. Ha semmi sem rakható le, a top és
    a count 0. A válaszok azonnal megjelennek; az állások száma tetszőleges.

command-simulate = Teljes játszmák játékosok nélkül, az eredmények összesítésével
option-simulate-games = Hány játszma legyen
option-simulate-first = Az első játszma száma: --first 57 --games 1 az 57. játszmát játssza le újra
option-simulate-seed = Tetszőleges szöveg; ez határozza meg minden játszma minden készletét
option-simulate-out = Ide kerül játszmánként egy sor
option-simulate-gaps = Kitölti azokat az oszlopokat is, amelyekhez minden szabályos lerakás kell; ez lassabb
option-simulate-histogram = Az összpontszámok eloszlása
after-simulate =
    A --out oszlopai, játszmánként egy sor, vesszőkkel elválasztva:
      game                 a játszma száma
      rounds               hány forduló volt
      total                a topok pontszáma összesen
      mean_top             pont fordulónként, századokban
      best_top             a legjobb top pontszáma
      bingos               fordulók a legnagyobb jutalommal
      rejected_minimum     visszatett készletek, mert kevés volt a magán- vagy mássalhangzó
      rejected_unplayable  visszatett készletek, mert semmi sem volt lerakható
      blank_rounds         fordulók, amelyekben jokert raktak le
      equal_top_rounds     fordulók több toppal
      closest_gap          a legkisebb távolság egy toptól a következő pontszámig (--gaps)
      widest_gap           a legnagyobb ilyen távolság (--gaps)
      placements           az összes szabályos lerakás (--gaps)
      tiles_left           a megmaradt zsetonok
      end                  bag_empty, minimum_impossible, nothing_playable vagy rounds_played
      seed                 a játszma saját száma, tizenhatos számrendszerben

    Az N. játszma száma a dsc-game-v1, egy nulla bájt és az N (8 bájton) HMAC-SHA256 értéke
    a --seed kulccsal; a készletek úgy következnek belőle, mint egy verseny titkos számából.

command-prepare = Sok játszmát játszik le, és felkínálja a megfelelőket: ezek lepecsételhetők, és több teremben játszhatók
option-prepare-games = Legfeljebb hány játszma legyen
option-prepare-seed = Tetszőleges szöveg; ez határoz meg minden játszmát. Aki ismeri, ugyanezeket kapja: találjon ki egyet, és tartsa titokban
option-prepare-rounds = A fordulók száma
option-prepare-total = A topok pontszáma összesen
option-prepare-bingos = Fordulók a legnagyobb jutalommal
option-prepare-hardest = A legnehezebb forduló topja ennyi ponttal haladja meg a következő pontszámot
option-prepare-easiest = A legkönnyebb forduló topja ennyi ponttal haladja meg a következő pontszámot
option-prepare-equal-tops = Fordulók több azonos értékű toppal
option-prepare-unambiguous = Ne legyen forduló több azonos értékű toppal
option-prepare-avoid = Szavak, amelyek nem kerülhetnek a táblára, soronként egy
option-prepare-offer = Hány megfelelő játszmát tartson meg
option-prepare-out = A játszmák mappája; ha nincs, létrejön
after-prepare =
    A..B: A-tól B-ig, mindkettőt beleértve; A.. és ..B az egyik oldalon nyitott, N pontosan ennyi.
    A legnehezebb forduló az, amelynek topja a legmesszebb van a következő pontszámtól,
    a legkönnyebb az, amelyé a legközelebb.
command-prepare-show = Egy előkészített játszma fordulóról fordulóra
command-prepare-change = Kicseréli egy forduló készletét vagy lerakását; a következő fordulókat a program újra kisorsolja és megoldja
option-prepare-change-round = Melyik forduló
option-prepare-change-rack = Egy másik készlet zsetonjai, a joker ?
option-prepare-change-at = Hol kezdődik egy másik azonos értékű top
option-prepare-change-word = Ez a top; a joker kisbetű
option-prepare-change-out = Hová kerüljön a módosított játszma; alapesetben a régi helyére
option-prepare-change-edition = A játék fájlja, ha nem beépített
option-prepare-change-words = A szavak, ha nem a játék saját szólistája: egyszerű lista vagy elkészített fájl

command-seal = Lepecsétel egy előkészített játszmát: a kulcsa nélkül senki sem nyitja ki
option-seal-name = A verseny neve, ahogy mindenki látja
option-seal-organiser = Ki készítette elő
option-seal-not-before = Az első készlet legkorábbi ideje bármely teremben, például 2026-11-28T20:00:00+01:00
option-seal-round-every = Percek két készlet között: egy szám vagy több, vesszővel elválasztva; az utolsó a végéig érvényes
option-seal-key = A szavak, amelyek kinyitják, legalább 24 betű; alapesetben újak
option-seal-data = Az adatmappa, amelynek kulcsa aláír
option-seal-out = A létrehozandó lepecsételt fájl
option-seal-edition = A játék fájlja, ha nem beépített
option-seal-words = A szavak, ha nem a játék saját szólistája: egyszerű lista vagy elkészített fájl
after-seal =
    Egy új kulcs tíz szó 256 közül, összesen 80 bit; minden próbálkozás 64 MiB memóriát és néhány
    tized másodpercet igényel. A fájl bárkinek odaadható: csak a kulcs nyitja ki.

command-sealed = Előre ellenőriz vagy kinyit egy lepecsételt játszmát
command-sealed-check = Megnézi, hogy a lepecsételt játszma játszható-e itt; semmit sem nyit ki. A kilépési kód 1, ha valami hiányzik, 2, ha a fájl nem használható
option-sealed-check-file = A lepecsételt fájl
option-sealed-check-data = A terem adatmappája a játékokkal és szólistákkal
option-sealed-check-commitment = A szervező által közzétett ujjlenyomat
option-sealed-check-signer = A szervező nyilvános kulcsa, ha ismert
command-sealed-open = Fájlba írja a kinyitott játszmát
option-sealed-open-file = A lepecsételt fájl
option-sealed-open-key = A szavak, amelyek kinyitják
option-sealed-open-out = A létrehozandó fájl; az SHA-256 értéke az ujjlenyomat

command-score = Kiszámítja egy lerakás pontszámát, és megnézi, hogy szabályos-e
option-score-board = A tábla: 15 sor, / jellel elválasztva, a szám ennyi üres mezőt jelent
option-score-at = Hol kezdődik a szó: vízszintesen elöl a sor betűje, függőlegesen elöl az oszlop száma; a másik ábécé hasonló betűit is érti
option-score-word = A teljes szó; a joker kisbetű

command-adjudicate = Értékel egy feljegyzett játszmát: a fordulókból és a cédulákból állást és értékeléseket készít
option-adjudicate-profile = A szabályok: egy beépített szabályzat neve vagy egy fájl
option-adjudicate-game = A fordulók. Ahol nincs at és word, a program által talált top kerül a táblára
option-adjudicate-slips = A cédulák. Ha nincs sor egy fordulóban, nincs cédula; két sor nullát ér (vagy az első, illetve az utolsó számít, ha a szabályok így rendelik)
after-adjudicate =
    A GAME oszlopai: round,rack,at,word, a SLIPS oszlopai: round,player,at,word,claimed,seconds,
    bármilyen sorrendben. A DIR mappába standings.csv, rounds.csv és slips.csv kerül, mind vagy egyik sem.

command-referee = Értékeli egy hagyományos, saját készletes játszma jegyzőkönyvét: kiszámítja a fordulókat és a pontokat
option-referee-rules = A játék szabályai: egy beépített szabályzat neve vagy egy fájl
option-referee-moves = A játszma jegyzőkönyve
option-referee-gcg = Egy kétszemélyes játszma GCG-fájlja RULES és MOVES helyett: a pontokat a táblával veti össze
after-referee =
    A MOVES oszlopai: turn,player,action,rack,at,word,seconds, bármilyen sorrendben; a többi kimarad.
    A lépések: lot, play, exchange, pass, resign, end, challenge, withdraw, left, mindegyik külön
    sorban, az események sorrendjében. A készlet nagybetűs, a ? a joker, az [SZ] többjegyű betű; a
    lerakott szóban a joker kisbetű. A szabályok: russian, czech, hungarian, encyclopaedia,
    tournament, judged, friendly; egy fájl (TOML) azt adja meg, ami eltér a russian szabályaitól,
    a házi szabályokat is: témát, hosszú első szót vagy a joker kiváltását, amelyhez a buy
    lépés tartozik. A DIR mappába turns.csv és scores.csv kerül, mindkettő vagy egyik sem.
    A racks_unseen = true szabállyal a készlet csak a left soraiban szerepel, a csere word mezője a
    cserélt zsetonok száma.
    A --gcg bármely program GCG-fájlját olvassa; a DIR mappába moves.csv is kerül.

command-export = Fájlba írja egy verseny eredményét vagy naplóját
option-export-files = A verseny fájlja; a --what cumulated több játszma fájlját várja
option-export-what = Mit írjon ki: táblázatot, más program formátumát, a visszajátszást, a statisztikát képekben, a naplót JSON-sorokban vagy a sorsolás jegyzőkönyvét
option-export-jsonl = Ugyanaz, mint --what jsonl
option-export-protocol = Ugyanaz, mint --what protocol: minden, amiből a készletek újra kihúzhatók
option-export-out = Hová írja; alapesetben a szabványos kimenetre. A --what pictures mappát vár
option-export-player = Csak ez a játékos, a --what losses és taken-home mellé
option-export-words = A --what replay szólistája, elkészített vagy egyszerű, ha nincs a verseny mellett

command-follow = Egy folyó játszmát egy második gépre másol
option-follow-url = A másik gép címe, például http://192.168.1.10:8080; a --public kapcsolóval egy ottani játszma címe, például http://192.168.1.10:8080/t/2026-11-21-1
option-follow-public = Egy másik terem sorsolását játssza itt, saját játékosokkal, órával, cédulákkal és döntésekkel: e terem oldalait úgy szolgálja ki, mint a flavita serve
option-follow-hall = A --public kapcsolóval: e terem neve a közös állásban
option-follow-start-by-hand = A --public kapcsolóval: az órát mindig e terem versenybírója indítja
option-follow-bind = A --public kapcsolóval: hol fogadja a kapcsolatokat, mint a flavita serve
option-follow-key = A kulcs, amelyet a másik gép az „{ check-title }” oldalán mutat, a --public kapcsolóval a „{ halls-title }” oldalán; vagy a FLAVITA_FOLLOW_KEY változó
option-follow-data = Az adatmappa a másolt versenyekkel
option-follow-once = Egyszer felzárkózik, és megáll

command-gate = Átjáró: egy másik gépen folyó verseny telefonjait és kivetítőit szolgálja ki
option-gate-nats = A NATS-kiszolgáló a verseny gépe és az átjárók között, gép és port; több címet vesszővel válasszon el
option-gate-nats-credentials = A fájl, amelynek első sora FELHASZNÁLÓ:JELSZÓ a NATS-hoz; minden átjárónak saját felhasználója van. Nélküle a FLAVITA_NATS_LOGIN változóban van ez a sor
option-gate-bind = Hol fogadja a kapcsolatokat; alapesetben a gép minden címén, a 8080-as porton
option-gate-name = Az átjáró neve a hálózaton, például words.example; ismételhető. Más névre érkező kéréseket elutasít
option-gate-behind-proxy = Az átjáró egy proxy mögött van, amely TLS-sel beszél a telefonokkal, és X-Forwarded-For fejlécben adja át a címüket. Más ekkor nem érheti el az átjárót
option-gate-tls-cert = Titkosított kapcsolat (TLS) ezzel a tanúsítványlánccal (PEM)
after-gate =
    A verseny azon a gépen van, amelyen a flavita serve --nats fut. Az átjáró se versenyt, se fájlt nem
    tárol: akárhány lehet belőle, és bármelyik bármikor leállítható. A közönség és a játékosok
    oldalait szolgálja ki; a bírói pult és a cédulák rögzítése csak a verseny gépén érhető el.

command-import = Újra előállítja egy verseny fájlját a naplójából (JSON-sorok)
option-import-file = A napló, soronként egy esemény, ahogy a flavita export --jsonl írja, vagy ahogy a második mappában van
option-import-out = A létrehozandó fájl; alapesetben a napló mellett, .sqlite végződéssel

command-merge = Összesíti az ugyanazt a játszmát játszó termek eredményeit; a kilépési kód 1, amíg van mit eldönteni
option-merge-files = Eredmények, beolvasott kódok szövegei vagy mappák ezekkel
option-merge-decisions = Az eltérésekről hozott döntések; egyetlen mappánál a benne lévő merge.toml, ha van
option-merge-words = A játszma szavai, ha az adatmappában nincsenek meg
option-merge-data = Az adatmappa, ahol a szólistákat keresi
after-merge =
    A DIR mappába standings.csv, halls.csv, categories.csv, rounds.csv és conflicts.csv kerül.
    Egy mappából a .hall és .txt végű fájlokat olvassa. A fájlok sorrendje és az ismétlődés
    semmin sem változtat.

command-result = Kiírja egy terem aláírt eredményét, a többiével való összesítéshez
option-result-file = Annak a versenynek a fájlja, amelynek játszmája véget ért
option-result-hall = A terem neve
option-result-codes = A QR-kódok szövegei a fájl helyett, soronként egy
option-result-out = Hová írja; alapesetben a szabványos kimenetre

command-rehearse = Lejátszik egy estét szimulált játékosokkal egy valódi kiszolgálón: gyakorláshoz és méréshez
option-rehearse-players = A játékosok száma
option-rehearse-rounds = A fordulók száma
option-rehearse-seconds = Hány másodpercen belül érkeznek egy forduló cédulái
option-rehearse-thinking = Hány másodpercig jár még az óra az utolsó cédula után, ha senki sem vezeti kézzel a játszmát
option-rehearse-by-hand = A játszmát Ön vezeti a kiírt címen: a játékosok várnak Önre, és amíg az óra jár, leadják a cédulákat. A játszmával, --rounds forduló után vagy a Ctrl+C lenyomására ér véget
option-rehearse-no-mistakes = Minden cédula hibátlan, és egyszer érkezik: méréshez, nem gyakorláshoz
option-rehearse-seed = Tetszőleges szöveg; ez határozza meg a játékosokat, a készleteket és a cédulákat
option-rehearse-data = Üres vagy új mappa, amelyben a verseny megmarad; nélküle a program a végén mindent töröl
option-rehearse-bind = Hol fogadja a kiszolgáló a kapcsolatokat: 127.0.0.1, vagy kivetítőhöz és telefonokhoz 0.0.0.0
after-rehearse =
    A klub versenyeihez soha nem nyúl. A kilépési kód 1, ha egy visszaigazolt cédula nem pontosan
    egyszer szerepel a naplóban, vagy ha a napló eltér az újra elvégzett értékeléstől.

command-season = Táblázatba írja egy szezon állását vagy értékszámait
option-season-file = A szezon fájlja; a hozzá tartozó versenyek ugyanabban a mappában vannak
option-season-what = Melyik táblázat
option-season-out = Hová írja; alapesetben a szabványos kimenetre

command-verify = Ellenőrzi egy verseny fájlját, és mindent újra értékel benne; a kilépési kód 1, ha eltérés van
option-verify-file = A verseny fájlja vagy a naplójának mentése
option-verify-head = Az utolsó bejegyzés ujjlenyomata, amellyel a naplónak végződnie kell, 64 karakter; vagy a teremben feljegyzett hat szó, amely a napló bármely bejegyzésére vonatkozhat
option-verify-receipts = Amit a telefonok vagy egy második számítógép őriz: ezzel veti össze a naplót; fájlok, beolvasott QR-kódokéi is
option-verify-fast = Kihagyja a topok második, lassú keresését
option-verify-game = A kinyitott játszma, ha a verseny előkészített játszmát játszik, és az nincs mellette
option-verify-words = A verseny szavai, ha nem a játék saját szólistája
after-verify =
    Ellenőrzi a naplóláncot, újra végrehajt minden eseményt, újra értékel minden cédulát, újra
    meghoz minden döntést, és újra kihúz minden készletet. A pontokat egy második számítás adja,
    a topokat egy második keresés; egyiknek sincs köze ahhoz, amelyet a játszma használt. Az
    eltérések soronként jelennek meg; az utolsó sor a válasz:

      ok head=9c1f... events=412 slips=240 differences=0 final

    Ha nincs meg a szólista, words=unchecked van mögötte, ha nincs meg a sorsolás titkos száma vagy
    az előkészített játszma kinyitva, racks=unchecked, ha a véglegesítést visszavonták, reopened=1; az
    utolsó szavak: final, not final vagy unfinished. Aki az egész naplót átírja, megváltoztatja az
    ujjlenyomatát: hasonlítsa össze azzal, amelyet a teremben feljegyeztek (--head), vagy azzal, amit
    a telefonok őriznek (--receipts).
    Kilépési kód: 0: nincs eltérés; 1: van; 2: a fájl nem olvasható.

command-lexicon = Szólisták készítése, adatai, lekérdezése és összehasonlítása
command-lexicon-build = Egyszerű szólistából tömör fájlt készít
option-lexicon-build-edition = A játék, amelynek zsetonjaival a szavak íródnak: egy beépített játék neve vagy egy fájl
option-lexicon-build-words = Az egyszerű lista
option-lexicon-build-out = Hová kerüljön az elkészített fájl
option-lexicon-build-name = A szólista neve; alapesetben az egyszerű lista fájlneve
option-lexicon-build-leave-out = Kihagyja azokat a sorokat, amelyek nem a játék szavai
option-lexicon-build-rejects = Hová kerüljön minden hibás sor: sorszám, szó és ok, tabulátorral elválasztva
after-lexicon-build =
    Az egyszerű listában soronként egy szó van, kis- vagy nagybetűvel, bármilyen sorrendben. A | két
    betűt választ el, amely különben egy zseton lenne (KÖZ|SÉG); a # kezdetű sor megjegyzés.
    Az UTF-8, az UTF-16 és a játék nyelvének kódlapja felismerhető. Azokat a sorokat, amelyekben
    nem a játék egy szava van, az okkal együtt felsorolja, és ekkor semmit sem ír ki.
command-lexicon-info = Kiírja egy szólista adatait
option-lexicon-info-edition = A játék: egy beépített játék neve vagy egy fájl. Az elkészített fájlhoz nem kell, abban benne vannak a zsetonok; egyébként ru-scrabble
after-lexicon-info =
    Az ellenőrző összeg a szavaké: ugyanazoknak a szavaknak az egyszerű és az elkészített listája
    ugyanazt adja, bármilyen a kódolás és a sorrend.
command-lexicon-check = Megnézi, hogy a szavak szerepelnek-e egy szólistában; a kilépési kód 1, ha valamelyik nem
option-lexicon-check-edition = A játék: egy beépített játék neve vagy egy fájl. Az elkészített fájlhoz nem kell, abban benne vannak a zsetonok; egyébként ru-scrabble
option-lexicon-check-word = A szavak
after-lexicon-check =
    Minden szóra yes vagy no a válasz, a zsetonjaival és a lista nevével. Ha egy szó többféleképpen
    bontható zsetonokra, elég, ha az egyik bontás szerepel; mind látszik. A hiányzó szó után a lista
    azon szavai jönnek, amelyek egyetlen betűben térnek el tőle: kimaradt, többlet, más vagy
    a szomszédjával felcserélt betű.
command-lexicon-find = Szavak keresése minta, betűk és hossz szerint; a kilépési kód 1, ha nincs találat
option-lexicon-find-edition = A játék: egy beépített játék neve vagy egy fájl. Az elkészített fájlhoz nem kell, abban benne vannak a zsetonok; egyébként ru-scrabble
option-lexicon-find-pattern = A minta: ? bármely betű, * akárhány betű, [AE] ezek egyike, [^AE] bármely más, / mintákat választ el, egyik is elég
option-lexicon-find-letters = Ezekből a betűkből álljon a szó; a ? a joker
option-lexicon-find-all = Mindegyik betű kell (anagrammák)
option-lexicon-find-with = Betűk, amelyek szerepelnek a szóban
option-lexicon-find-without = Betűk, amelyek nincsenek a szóban
option-lexicon-find-from = Legalább ennyi betű
option-lexicon-find-to = Legfeljebb ennyi betű
option-lexicon-find-most = Legfeljebb ennyi szó
option-lexicon-find-odds = Minden szó mellé: átlagosan hány, teli zsákból húzott készletre jut egy, amelyből kirakható
after-lexicon-find =
    A mintát idézőjelbe kell tenni. Minta nélkül minden szó megfelel. „Hét meg egy”: hét betű, egy ? és
    az --all. A szavak betűrendben vannak; ha csak a szó vége ismert, akkor a végüktől számított
    betűrendben.
command-lexicon-committee = Egy szóbizottság döntései: az adatmappa táblázatának kiírása vagy bővítése
option-lexicon-committee-data = Az adatmappa; a táblázat a committee mappájában van
option-lexicon-committee-take = CSV-táblázat, amelynek döntései az adatmappába kerülnek
option-committee = Egy szóbizottság táblázata: a lista annak döntéseivel értendő
after-lexicon-committee =
    A táblázat UTF-8 kódolású CSV, első sora word,decision,date,reason,by, soronként egy döntéssel: a
    szó, admitted (elfogadva) vagy removed (kizárva), a nap így: 2026-11-24, az ok, és ha kell, ki
    döntött. Egy szóra a legutóbbi döntés érvényes. Az olvashatatlan sort a program a fájllal és az
    okkal együtt megnevezi, és ekkor semmit sem vesz át.

command-lexicon-diff = Szóról szóra összehasonlít két listát; a kilépési kód 1, ha különböznek
option-lexicon-diff-edition = A játék: egy beépített játék neve vagy egy fájl. Egyszerű listához kell
option-lexicon-diff-old = A régi lista, egyszerű vagy elkészített
option-lexicon-diff-new = Az új lista, egyszerű vagy elkészített
after-lexicon-diff =
    A csak a régi listában lévő szavak előtt mínusz, a csak az újban lévők előtt plusz áll, ábécé
    szerint; a számuk a hibakimeneten olvasható.

serve-arbiter = Versenybíró: { $address }
serve-hall = Terem:       { $address } (kivetítő és állás)
serve-console-open = A bírói pult a hálózaton jelmondattal nyitható meg.
serve-console-here = A bírói pult csak ezen a gépen nyílik meg.
serve-no-tls = TLS nélkül ugyanazon a wifin bárki elolvashatja a jelmondatot.
serve-folder = Adatmappa: { $path }
serve-no-words = { $name }: a szólistája nincs itt; ez a parancs készíti el: { $command }
serve-stop = Leállítás: Ctrl+C vagy az ablak bezárása. Minden, amit rögzítettek, mentve van.
serve-running = A Flavita már fut ezzel a mappával: { $path } – { $address }
serve-no-browser = A böngésző nem nyílt meg magától ({ $reason }): nyissa meg a címet
serve-press-enter = Az ablak bezárásához nyomjon Entert.
serve-port-taken = A megadott port ({ $port }) foglalt, helyette: { $other }.
serve-no-reserve = Nincs hely a 64 MB tartaléknak ({ $reason }). A verseny előtt szabadítson fel helyet.
serve-folder-closed = Az adatmappába nem lehet írni: { $path } ({ $reason }). A korábbi versenyek megnézhetők; játékhoz válasszon másik mappát a --data kapcsolóval.
serve-taken-over = { $id }: a verseny ezen a gépen folytatódik.
serve-followed = { $id }: itt csak másolat van; a --take-over kapcsolóval a verseny ezen a gépen folytatódik.
serve-gates = A telefonok és a kivetítők átjárókon át is elérhetők, amíg a NATS működik.
serve-passphrase = Jelmondat a bírói pulthoz a hálózaton:
gate-address = Átjáró: { $address }
gate-stop = Leállítás: Ctrl+C. A telefonok másik átjáróra térnek át, semmi sem vész el.
follow-begins = Másolás: { $url } → { $path }. Leállítás: Ctrl+C.
follow-take-over = A folytatáshoz ezen a gépen: { $command }
follow-nothing = Ott most semmit sem játszanak.
follow-in-step = A másolat naprakész: { $games }.
follow-again = Új próbálkozás: { $faults }.
follow-lost = { $reason }. Új próbálkozás.
relay-nothing = A másik teremben még nem húztak készletet.
relay-in-step = Itt is, a másik teremben is: { $round }. forduló.
relay-behind = Itt { $here }. forduló, a másik teremben { $there }. forduló: a köztük lévőket egymás után játsszák le.
relay-lost = Nincs kapcsolat a másik teremmel: { $reason }. Új próbálkozás.
relay-unreported = Az állást nem sikerült elküldeni: { $reason }. Új próbálkozás.
relay-apart = { FIT("A", $round) } { $round }. forduló itt más, mint a másik teremben, ezért a program nem húz több készletet. Beszéljen a másik teremmel.
relay-draw = { $id }: a sorsolás innen jön: { $url }.
rehearse-console = Bírói pult: { $address }
rehearse-screen = Kivetítő: { $address }
rehearse-lead = Vezesse a játszmát a bírói pulton; a játékosok leadják a cédulákat, amíg az óra jár.
