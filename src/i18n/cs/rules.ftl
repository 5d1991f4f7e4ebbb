### Pravidla turnaje: hodnoty pravidel jako celé věty.

rules-today = Pravidla turnaje
rules-link = Pravidla
rules-changed = { $name } (upraveno)
rules-by = Pravidla: { $name }
rules-then = { $first }, potom { $next }

## Hra
rules-game = Hra
rules-edition = { $name }. { $tiles } a { $n ->
    [one] { $n } žolík
    [few] { $n } žolíci
   *[other] { $n } žolíků
}.
rules-edition-without-blanks = { $name }. { $tiles }.
rules-switches = Zvláštní pravidla: { $what }.
rules-dictionary = Slovník: { $name }, { $words }.

## Zásobník
rules-rack = Zásobník
rules-rack-size = Zásobník má { $n ->
    [one] { $n } kámen
    [few] { $n } kameny
   *[other] { $n } kamenů
} a hrají z něj všichni.
rules-most-laid = V jednom kole lze položit nejvýš { $n } z nich.
rules-bonus = Za { $n ->
    [one] { $n } kámen položený
    [few] { $n } kameny položené
   *[other] { $n } kamenů položených
} v jednom kole: { $points } navíc.
rules-early = Do { $n }. zásobníku včetně: { $what }.
rules-later = Potom: { $what }.
rules-always = Každý zásobník: { $what }.
rules-at-least = aspoň { $vowels ->
    [one] { $vowels } samohláska
    [few] { $vowels } samohlásky
   *[other] { $vowels } samohlásek
} a aspoň { $consonants ->
    [one] { $consonants } souhláska
    [few] { $consonants } souhlásky
   *[other] { $consonants } souhlásek
}
rules-at-most = nejvýš { $vowels ->
    [one] { $vowels } samohláska
    [few] { $vowels } samohlásky
   *[other] { $vowels } samohlásek
} a nejvýš { $consonants ->
    [one] { $consonants } souhláska
    [few] { $consonants } souhlásky
   *[other] { $consonants } souhlásek
}
rules-anything = cokoli
rules-blank-counts-either = Žolík se počítá jako samohláska, nebo souhláska, podle toho, která chybí.
rules-blank-counts-both = Žolík se počítá zároveň jako samohláska i souhláska.
rules-blank-counts-none = Žolík se nepočítá ani jako samohláska, ani jako souhláska.
rules-letter-vowel = { $letter } se počítá jako samohláska.
rules-letter-consonant = { $letter } se počítá jako souhláska.
rules-letter-both = { $letter } se počítá jako samohláska i souhláska.
rules-letter-neither = { $letter } se nepočítá ani jako samohláska, ani jako souhláska.
rules-redrawn = Zásobník, který nevyhovuje, se celý vrací do sáčku a losuje se nový.
rules-rest-goes-back = Nepoložené kameny se vracejí do sáčku a losuje se celý nový zásobník.
rules-rest-stays = Nepoložené kameny zůstávají v zásobníku; losuje se jen to, co chybí. Když se zásobník vrací, vracejí se s ním.
rules-joker = Partie se žolíkem: v zásobníku je vždy jeden žolík a položený žolík se na desce nahradí skutečným kamenem, dokud je takový v sáčku.
rules-explosive = Výbušná partie: dokud je písmen dost, leží žolíci stranou. Poslední vylosovaný kámen se vymění za písmeno, které by žolík na jeho místě zastupoval v nejcennějším tahu; není-li takové písmeno v sáčku, za samotného žolíka. Ostatní kameny určuje jen náhoda; poslední vybírá program podle slovníku, pro všechny stejně.
rules-completive = Doplňovací partie: zásobník je pro všechny stejný a každý si k němu přidá jeden kámen, kterýkoli z těch, co zůstaly v sáčku. Top je nejlepší tah, jakého lze dosáhnout s kterýmkoli kamenem ze sáčku. Neoznačené písmeno je samo písmeno, dokud je v sáčku, jinak žolík; písmeno označené jako žolík, když žolík není, nemá žádnou hodnotu. Losování je spravedlivé jako vždy: zásobník určuje jen náhoda. Cenné kameny ale ubývají rychleji, protože top bere ze sáčku ten nejlepší.
rules-two-bags = Sáčky jsou dva: { $n } ze sáčku samohlásek, ostatní kameny z druhého.
rules-two-bags-arbiter = Sáčky jsou dva: { $n } ze sáčku samohlásek, ostatní kameny z druhého. Před losováním, dokud není vidět jediný kámen, může rozhodčí určit jiný počet; zapíše se do deníku.
rules-two-bags-drawn = Sáčky jsou dva. Kolik kamenů se vezme ze sáčku samohlásek, určí náhoda: každý počet od { $low } do { $high } je stejně pravděpodobný. Vychází ze stejného tajného čísla jako zásobník, takže se dá ověřit. Ostatní kameny jsou z druhého sáčku.
rules-first-word = První slovo má aspoň { $n ->
    [one] { $n } písmeno
    [few] { $n } písmena
   *[other] { $n } písmen
}.
rules-first-word-eases = Když z prvního zásobníku nelze položit slovo o { $n } písmenech, stačí slovo o { $less }; když nejde ani to, je první slovo jako každé jiné.
rules-bought-back = Je-li v zásobníku písmeno, které na desce zastupuje žolík, před začátkem kola si vymění místo: písmeno jde na desku, žolík do zásobníku. Kdyby to mohl být kterýkoli z několika žolíků, je to ten v nejvyšším řádku a v něm nejvíc vlevo.
rules-bought-to-lay = Vykoupení žolíka: kdo má v zásobníku písmeno, které na desce zastupuje žolík, může si za ně žolíka vzít, ale musí ho v témže tahu položit; jinak se nic nevyměňuje. Tah, v němž je víc žolíků než v zásobníku, ty chybějící vykupuje. V tomto tahu písmeno na desce ještě nemá žádnou hodnotu, stejně jako ji neměl žolík. Na společné desce se vymění to, co vykoupil položený top. Kdyby to mohl být kterýkoli z několika žolíků, vykoupí se ten v nejvyšším řádku a v něm nejvíc vlevo.
rules-theme = Dnešní téma: { $name }. Každé slovo na toto téma přináší { $points } navíc: { $words }.
theme-line = Téma: { $name }, +{ $n } za slovo
rules-fair = Na losování tato varianta nic nemění: zásobník určuje jen náhoda a každý dovolený zásobník má stejnou šanci, jakou by mu dal skutečný sáček.
rules-fair-joker = Žolík se nelosuje, v zásobníku je tak jako tak; ostatní kameny určuje jen náhoda.
rules-fair-two-bags = V každém sáčku má každý kámen stejnou šanci, ale samohlásek není tolik, kolik by dal jeden sáček.

## Čas
rules-time = Čas
rules-round = Kolo trvá { $time }.
rules-calls = Signál zní, když zbývá { $times }, a na konci.
rules-no-call = Signál zní jen na konci kola.
rules-no-clock = Herní čas na partii není omezen.
rules-clock-started = Na celou partii má každý { $budget }; za každý započatý úsek { $step } nad limit minus { $price }.
rules-clock-completed = Na celou partii má každý { $budget }; za každý celý úsek { $step } nad limit minus { $price }.
rules-clock-started-minute = Na celou partii má každý { $budget }; za každou započatou minutu nad limit minus { $price }.
rules-clock-completed-minute = Na celou partii má každý { $budget }; za každou celou minutu nad limit minus { $price }.
rules-clock-how = Čas hráče běží, dokud neodevzdá lístek; kde to není zaznamenáno, počítá se celé kolo.
rules-clock-unnoted-free = Kolo, ve kterém nikdo nezaznamenal odevzdání papírového lístku, se u papírových lístků neměří a nic se za ně neodečítá.
rules-clock-unnoted-whole = Totéž platí pro kolo, ve kterém odevzdání nezaznamenal nikdo.
rules-late-zero = Za lístek odevzdaný po konci kola je nula bodů.
rules-late-grace = Po konci kola se lístky přijímají ještě { $n } s; za pozdější je nula bodů.
rules-late-free = Lístek odevzdaný během těchto sekund se počítá celý.
rules-late-price = Lístek odevzdaný během těchto sekund znamená minus { $points }.
rules-late-phones = Lístek z telefonu platí, když dorazí nejpozději { $n } s po konci kola a před vyhlášením topu.

## Lístek
rules-slip = Jak psát lístek
rules-slip-write = Na lístku je celé slovo, pole jeho prvního písmena a body.
rules-slip-where-order = Slovo vodorovně: nejdřív písmeno řádku, { $across }. Slovo svisle: nejdřív číslo sloupce, { $down }.
rules-slip-where-letters = Za polem se píše směr: { $across } V znamená vodorovně, { $across } S svisle. Chybí-li, znamená písmeno řádku na prvním místě vodorovně.
rules-slip-join = Místo pole lze opsat { $n ->
    [one] { $n } písmeno
    [few] { $n } písmena
   *[other] { $n } písmen
} za sebou ze slova na desce, které nové slovo kříží, prodlužuje nebo se ho dotýká, pokud vyhovuje jen jedno místo; méně písmen je chyba.
rules-first-as-drawn = První slovo se píše stejně; prochází polem { $at }.
rules-first-dearest-across = První slovo se píše vodorovně a bez pole: prochází polem { $at } a započítá se tam, kde má nejvíc bodů.
rules-slip-blank = Písmeno, které žolík zastupuje, se označí: napíše se malé, do závorek nebo do kroužku.
rules-unmarked-cheapest = Není-li žolík označen, platí písmeno za obyčejný kámen, pokud takový v zásobníku je, jinak za žolíka; lze-li lístek číst různě, počítá se výklad s nejmenším počtem bodů.
rules-unmarked-zero = Není-li žolík označen, je za kolo nula bodů.
rules-mismarked-zero = Jako žolík je označeno jiné písmeno: nula bodů.
rules-mismarked-as-unmarked = Jako žolík je označeno jiné písmeno: lístek se čte, jako by nebylo označeno nic.
rules-several-zero = Za dva lístky od jednoho hráče je v kole nula bodů; z telefonu se počítá poslední, který přišel včas.
rules-several-first = Ze dvou lístků jednoho hráče se počítá ten odevzdaný dřív; z telefonu poslední, který přišel včas.
rules-several-last = Ze dvou lístků jednoho hráče se počítá ten odevzdaný později; z telefonu poslední, který přišel včas.

## Body a pole
rules-scoring = Když nesouhlasí body nebo pole
rules-too-high-true-score = Napsáno víc bodů, než tah má: počítá se správný počet.
rules-too-high-zero = Napsáno víc bodů, než tah má: nula bodů.
rules-too-high-excess = Napsáno víc bodů, než tah má: od napsaného se odečte { $n ->
    [1] rozdíl
    [2] dvojnásobek rozdílu
    [3] trojnásobek rozdílu
   *[other] násobek rozdílu (krát { $n })
}, nejvýš však do nuly. Příklad: správně { $worth }, napsáno { $claimed }, započítá se { $scored }.
rules-too-low-true-score = Napsáno méně bodů, než tah má: počítá se správný počet.
rules-too-low-as-claimed = Napsáno méně bodů, než tah má: počítá se, co je napsáno.
rules-missing-true-score = Body nejsou napsány: počítá se správný počet.
rules-missing-zero = Body nejsou napsány: nula bodů.
rules-shifted-zero = Pole nebo směr je špatně: nula bodů.
rules-shifted-nothing = Pole nebo směr je špatně, ale lístek lze chápat jen jedním způsobem: počítá se celý; jinak nula bodů.
rules-shifted-points = Pole nebo směr je špatně, ale lístek lze chápat jen jedním způsobem: minus { $points }; jinak nula bodů.
rules-extension-zero = Slovo prodlužuje slovo na desce a pole je špatně: nula bodů.
rules-extension-nothing = Slovo prodlužuje slovo na desce a lístek lze chápat jen jedním způsobem: pole se psát nemusí.
rules-extension-points = Slovo prodlužuje slovo na desce a lístek lze chápat jen jedním způsobem: špatné pole znamená minus { $points }.
rules-last-letter-zero = Chybí poslední písmeno, které už leží na desce: nula bodů.
rules-last-letter-nothing = Chybí poslední písmeno, které už leží na desce: lístek se počítá celý.
rules-last-letter-points = Chybí poslední písmeno, které už leží na desce: minus { $points }.

## Nula
rules-zero = Za co je nula bodů
rules-zero-word = Slovo, nebo to, co tvoří se sousedy, není ve slovníku.
rules-zero-rack = V zásobníku nejsou potřebná písmena.
rules-zero-place = Slovo se nedotýká písmen na desce, nebo první slovo neprochází výchozím polem.
rules-zero-whole = Slovo není napsáno celé.
rules-zero-board = Slovo se na desku nevejde nebo leží na jiných písmenech.
rules-zero-slip = Lístek chybí, je prázdný nebo ho nelze přečíst.

## Napomenutí
rules-warnings = Napomenutí
rules-warnings-none = Napomenutí se neudělují.
rules-warnings-for = Napomenutí se uděluje za: { $what }.
rules-warnings-price = { $n ->
    [0] Každé napomenutí znamená v tom kole minus { $points }.
    [one] { $n } napomenutí za partii je bez odečtu, každé další znamená v tom kole minus { $points }.
    [few] { $n } napomenutí za partii jsou bez odečtu, každé další znamená v tom kole minus { $points }.
   *[other] { $n } napomenutí za partii je bez odečtu, každé další znamená v tom kole minus { $points }.
}
rules-warnings-floor = Žádný odečet nesníží body za kolo pod { $n }.
rules-infraction-claim-too-high = víc napsaných bodů, než tah má
rules-infraction-claim-too-low = méně napsaných bodů, než tah má
rules-infraction-claim-missing = chybějící body
rules-infraction-blank-unmarked = neoznačeného žolíka nebo označení jiného písmena
rules-infraction-coordinates-shifted = chybné, ale srozumitelné pole
rules-infraction-last-letter-forgotten = chybějící písmeno, které leží na desce
rules-infraction-within-grace = odevzdání po konci, ale v přidaných sekundách
rules-infraction-hard-to-read = špatně čitelné písmo
rules-infraction-join-short = málo písmen navazovaného slova

## Top a sólo
rules-tops = Top a sólo
rules-top = Top je nejcennější ze všech možných tahů. Jde na desku, i když ho nikdo nenašel.
rules-tops-order = Z rovnocenných topů jde na desku { $order }.
rules-tops-then-arbiter = Jsou-li stejné i v tom, vybírá rozhodčí.
rules-tops-then-program = Jsou-li stejné i v tom, bere se první v pořadí čtení desky.
rules-tops-all-arbiter = Z rovnocenných topů vybírá rozhodčí.
rules-tops-all-program = Z rovnocenných topů se bere ten, který je na desce první, čte-li se po řádcích.
rules-prefer-fewest-blanks = ten, v němž je nejméně žolíků
rules-prefer-balanced-rest = ten, po němž zbývá nejvyrovnaněji samohlásek a souhlásek
rules-prefer-fewest-tiles = ten, k němuž stačí nejméně kamenů
rules-prefer-alphabetical = ten první v abecedě
rules-prefer-highest-row = ten v nejvyšším řádku
rules-prefer-leftmost = ten nejvíc vlevo
rules-prefer-across-first = ten vodorovný
rules-prefer-nearest-corner = ten nejblíž levému hornímu rohu
rules-solo-none = Sóla se neukazují.
rules-solo-shown = Sólo je nejlepší výsledek kola, kterého dosáhl jediný hráč. Ukazuje se od { $n ->
    [one] { $n } hráče
   *[other] { $n } hráčů
} a body nepřináší.
rules-solo-worth = Sólo je nejlepší výsledek kola, kterého dosáhl jediný hráč. Za top přináší { $top }, pod topem { $below }, a to od { $n ->
    [one] { $n } hráče
   *[other] { $n } hráčů
}; při menším počtu se jen ukazuje.
rules-solo-cap = Za jednu partii přinesou sóla nejvýš { $points }.

## Konec
rules-ending = Konec partie
rules-end-bag = Partie končí, když jsou položeny všechny kameny.
rules-end-minimum-ends = Končí také tehdy, když sáček už nemůže dát zásobník, který vyhovuje.
rules-end-minimum-waived = Když už samohlásek nebo souhlásek nestačí, vyhovuje každý zásobník.
rules-end-unplayable-redrawn = Zásobník, ze kterého nelze nic položit, se vrací do sáčku a losuje se nový; není-li žádný možný, partie končí.
rules-end-unplayable-ends = Když ze zásobníku nelze nic položit, partie končí.
rules-end-rounds = Hraje se nejvýš { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}.

## Místa
rules-standings = Místa
rules-rank-total = Místa se řídí součtem bodů.
rules-rank-mean-percent = Místa se řídí průměrným procentem topů.
rules-ties-none = Při shodě se hráči o místo dělí.
rules-ties = Při shodě rozhoduje { $order }. Kdo se shoduje i potom, dělí se o místo.
rules-tie-tops = počet topů
rules-tie-solos = počet sól
rules-tie-later-games = poslední partie a tak dále zpět až k první
rules-tie-later-rounds = poslední kolo a tak dále zpět až k prvnímu
rules-tie-dearest-slip = nejcennější kolo
rules-tie-fewer-warnings = méně napomenutí
rules-tie-less-time = kratší čas
rules-missed-zero = Za vynechané kolo je nula bodů.
rules-missed-mean = Za vynechané kolo se počítá průměr ostatních hráčů v tomto kole.
rules-repeated-zero = Druhá nula za stejnou chybu zůstává nulou, i když se hráč o té první nedozvěděl.
rules-repeated-mean = Dostane-li hráč druhou nulu za stejnou chybu dřív, než se dozvěděl o té první, přizná mu rozhodčí svým rozhodnutím místo ní průměr svých ostatních hráčů.

## Čí pravidla
profile-name-house = Domácí pravidla
profile-about-house = Podle pravidel přiložených ke hrám: platí správný počet bodů, nic se neodečítá a hraje se s herním časem.
profile-name-fisf = FISF, normální
profile-about-fisf = Francie: 3:00 na kolo, napomenutí, deset bodů za sólo.
profile-name-fisf-semi-normal = FISF, 2:30 na kolo
profile-about-fisf-semi-normal = Francie, „semi-normal“: 2:30 na kolo.
profile-name-fisf-semi-rapide = FISF, 2:00 na kolo
profile-about-fisf-semi-rapide = Francie, „semi-rapide“: 2:00 na kolo.
profile-name-fisf-semi-blitz = FISF, 1:30 na kolo
profile-about-fisf-semi-blitz = Francie, „semi-blitz“: 1:30 na kolo, signál 20 sekund před koncem.
profile-name-fisf-blitz = FISF, blitz
profile-about-fisf-blitz = Francie: minuta na kolo, pět napomenutí bez odečtu.
profile-name-cas = ČAS (Česko)
profile-about-cas = Kdo si napíše víc bodů, než tah má, dostane nulu; kdo méně, tomu se počítá, kolik napsal. Žolík je zároveň samohláska i souhláska.
profile-name-cas-kontaktni = ČAS, kontaktní
profile-about-cas-kontaktni = Trojice u stolu, šest tahů po dvou minutách; místo u stolu přináší 3, 2 nebo 1 bod.
profile-name-fise = FISE (Španělsko)
profile-about-fise = Signál minutu a půl minuty před koncem, sóla až 25 bodů za partii, místa podle průměrného procenta.
profile-name-chew = John Chew (anglický opisovaný scrabble)
profile-about-chew = Připravená partie; za body napsané navíc se odečte dvojnásobek rozdílu.

## Podoby hry
form-name-ordinary = Běžná partie
form-about-ordinary = Jak říkají pravidla.
form-name-joker = Se žolíkem
form-about-joker = V zásobníku je vždy jeden žolík; položený se na desce nahradí skutečným kamenem.
form-name-seven-of-eight = Sedm z osmi
form-about-seven-of-eight = Losuje se osm kamenů, položit lze nejvýš sedm.
form-name-seven-and-eight = Sedm a osm
form-about-seven-and-eight = Losuje se osm kamenů; osm najednou přináší 75 bodů navíc.
form-name-joker-seven-of-eight = Se žolíkem, sedm z osmi
form-about-joker-seven-of-eight = Osm kamenů, mezi nimi vždy jeden žolík; položit lze nejvýš sedm.
form-name-joker-seven-and-eight = Se žolíkem, sedm a osm
form-about-joker-seven-and-eight = Osm kamenů, mezi nimi vždy jeden žolík; osm najednou přináší 75 bodů navíc.
form-name-nine-letters = Devět písmen
form-about-nine-letters = Losuje se devět kamenů; prémie je jen za všech devět.
form-name-five-to-open = Začít pěti písmeny
form-about-five-to-open = První slovo má aspoň pět písmen; když to nejde, stačí čtyři.
form-name-two-bags = Dva sáčky
form-about-two-bags = Tři samohlásky z jednoho sáčku, ostatní z druhého.
form-name-two-bags-drawn = Dva sáčky, počet určí los
form-about-two-bags-drawn = Kolik samohlásek, od dvou do pěti, určí pokaždé los.
form-name-two-bags-arbiter = Dva sáčky, počet určí rozhodčí
form-about-two-bags-arbiter = Rozhodčí před každým zásobníkem řekne, kolik samohlásek; neřekne-li nic, jsou tři.
form-name-explosive = Výbušná
form-about-explosive = Poslední kámen je písmeno, které nejlepšímu slovu chybí; zásobníky jsou bohatší.
form-name-completive = Doplňovací
form-about-completive = Šest společných kamenů; sedmý si každý vybere ze sáčku.
form-name-blanks-bought-back = Výměna žolíka
form-about-blanks-bought-back = Vylosuje-li se písmeno, které na desce zastupuje žolík, vymění si s ním místo.
form-name-blanks-bought-to-lay = Vykoupený a hned položený žolík
form-about-blanks-bought-to-lay = Žolíka z desky lze vykoupit za jeho písmeno, položí-li se v témže tahu.
