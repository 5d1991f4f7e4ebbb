### Trénink: partie proti hodinám a topu bez soupeřů a nenalezené topy.

training-title = Trénink
training-what = Zahrajte si partii sami, proti hodinám a proti topu. Topy, které nenajdete, si můžete procvičit.
training-stopped = V partii nelze pokračovat
training-go-on = Pokračovat
training-stop = Vzdát tuto partii
training-recorded = Odehraná partie
training-recorded-what = Zásobníky a topy turnaje z tohoto počítače.
training-recorded-none = Na tomto počítači ještě žádný turnaj neskončil.
training-recorded-choose = Turnaj
training-recorded-game = { $name } · { $date } · { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
training-drawn = Nová partie
training-deck = Hra a slovník
training-rules-usual = obvyklá pro tuto hru
training-time = Čas na kolo
training-time-rules = podle pravidel
training-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
training-no-clock = bez hodin
training-begin = Hrát
training-alone = Zahrát si tuto partii sami
training-practise = Nenalezené topy
training-practise-what = { $n ->
    [0] Žádný nečeká. Každý top, který nenajdete, zůstane tady, dokud ho nenajdete dvakrát po sobě.
    [one] Čeká { $n } top. Najděte ho dvakrát po sobě a umíte ho.
    [few] Čekají { $n } topy. Který najdete dvakrát po sobě, ten umíte.
   *[other] Čeká { $n } topů. Který najdete dvakrát po sobě, ten umíte.
}
training-practise-begin = Procvičovat
training-missed-gone = { $n ->
    [one] Ještě { $n } top patří k partii, která tu už není.
    [few] Ještě { $n } topy patří k partiím, které tu už nejsou.
   *[other] Ještě { $n } topů patří k partiím, které tu už nejsou.
}
training-past = Dosavadní partie
training-past-game = Partie
training-past-date = Začátek
training-past-rounds = Kola
training-past-found = Nalezené topy
training-past-points = Body
training-past-percent = Z topů
training-of = { $n } / { $of }
training-round = { $n }. kolo { FIT("z", $of) } { $of }
training-score = Zatím { $points } { FIT("z", $n) } { $n } bodů, { $percent }
training-total = { $points } { FIT("z", $n) } { $n } bodů
training-found = Nalezené topy: { $n } { FIT("z", $of) } { $of }
training-best = Váš dosud nejlepší výsledek: { $percent } %.
training-best-new = Nový osobní rekord: dosud { $percent } %.
training-word-what = Vodorovně: nejdřív písmeno řádku. Svisle: nejdřív číslo sloupce. Malé písmeno mezi velkými nebo písmeno v závorkách je žolík.
training-points = Body
training-points-wrong = Napište celé číslo od 0 do 9999, nebo nechte pole prázdné.
training-show-top = Ukázat top
training-time-up = Čas vypršel. Lístek odevzdaný teď se počítá jako pozdní.
training-tap = Klepněte na pole, kde slovo začíná, nebo napište pole a slovo
training-slip = Váš lístek
training-top = Top: { $points }
training-lost = K topu chybělo: { $points }
training-collected = Tento top byl zařazen mezi nenalezené.
training-missed-again = Zůstává mezi nenalezenými.
training-found-once = Nalezen. Ještě jednou a umíte ho.
training-known = Nalezen dvakrát po sobě: tento top už umíte.
training-next = Další kolo
training-to-result = K výsledku
training-next-missed = Další top
training-missed-one = Nenalezený top
training-result = Partie skončila
training-result-slip = Lístek
training-result-top = Top
training-result-lost = Rozdíl
training-rack = Zásobník
training-again = Zahrát další
training-gone = Hra, pravidla nebo slovník této partie už na tomto počítači nejsou. Začněte jinou.
training-still-played = Tento turnaj se ještě hraje. Sami si ho můžete zahrát, až skončí.
training-words = Slova této partie nelze přečíst: { $reason }
training-no-rounds = V této partii není žádné kolo s topem. Vyberte jinou.
training-misfit-round = { $n }. kolo této partie nelze zobrazit: jeho zápis neodpovídá písmenům a desce hry. Začněte jinou partii.
training-misfit-missed = Tento top nelze zobrazit: jeho zápis neodpovídá písmenům a desce hry.
training-disk = Soubor { $name } ve složce „training“ nelze přečíst nebo zapsat: { $reason }. Nic se nezměnilo.
training-damaged = Soubor { $name } ve složce „training“ je poškozený: { $reason }. Zůstane, jak je. Nová partie dostane nový soubor.
training-full = Od včerejška na tomto počítači trénovalo příliš mnoho lidí. Zkuste to zítra.

## Soupeř
training-opponent = Soupeř
training-against = Vy { $points }, soupeř { $n }
training-theirs = Soupeř: { $text }
training-theirs-none = Soupeř nic nenašel.
opponent-none = žádný
opponent-beginner = začátečník: top { $n }× za 100 kol
opponent-club = klubový hráč: top { $n }× za 100 kol
opponent-expert = mistr: top { $n }× za 100 kol
opponent-champion = šampion: top { $n }× za 100 kol

## Pasiáns
solitaire-title = Pasiáns
solitaire-what = Klasická partie s jedním zásobníkem, proti vlastnímu rekordu; nebo se dvěma: s druhým hrajete sami, nebo s ním hraje program. Anebo vidíte všechny kameny a berete si kterékoli, v jednom tahu nejvýš sedm.
solitaire-kind = Druh
solitaire-one = jeden zásobník
solitaire-two = dva zásobníky
solitaire-open = odkryté kameny
solitaire-who = Kdo hraje s druhým zásobníkem
solitaire-alone = vy sami
solitaire-first = První zásobník
solitaire-second = Druhý zásobník
solitaire-you = Vy
solitaire-computer = Soupeř
solitaire-total = { $name }: { $points }
solitaire-best = Váš dosud nejlepší výsledek: { $points }.
solitaire-best-new = Nový osobní rekord: dosud { $points }.
solitaire-exchanged = výměna
solitaire-passed = pas
solitaire-bag = Kamenů v sáčku: { $n }
solitaire-left = Zbývá kamenů: { $n }
solitaire-lay = Položit
solitaire-exchange = Vyměnit
solitaire-exchange-which = Které kameny vyměnit
solitaire-pass = Pas
solitaire-stop = Ukončit partii
solitaire-nothing-exchanged = Zadejte kameny, které chcete vyměnit.
solitaire-not-in-rack = Tyto kameny v zásobníku nejsou.
solitaire-bag-small = V sáčku je méně kamenů, než chcete vyměnit.
solitaire-over = Partie skončila.
solitaire-refused = Takto to položit nelze. Zkontrolujte pole a slovo.

homework-title = Domácí úkol
homework-what = Celý klub hraje doma tutéž partii, každý sám a v dané lhůtě, se společnou tabulkou.
homework-none = Zatím není zadán žádný úkol.
homework-new = Zadat úkol
homework-game = Partie
homework-name = Název
homework-from = Od (prázdné: teď)
homework-until = Do
homework-early = Kdo dohrál, hned vidí tabulku
homework-new-what = Partie zůstane na svém místě; nemažte ji před koncem lhůty. Připravenou partii nezná nikdo; dohraný turnaj znají ti, kdo ho hráli, a na jeho stránkách jsou vidět topy.
homework-give = Zadat
homework-no-games = Nejdřív připravte partii, nebo dohrajte turnaj.
homework-prepared = { $name } · připravená, { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
homework-before = ještě nezačal
homework-now = běží; začalo hráčů: { $n }
homework-after = skončil; hráčů: { $n }
homework-term = { $from } – { $until }
homework-player = Vaše jméno
homework-begin-what = Hodiny se spustí hned. Hrajte na tomto zařízení; když tu začnete jiný trénink, tato partie se přeruší. Co přijde po lhůtě, se nepočítá.
homework-hidden = Tabulka se ukáže, až lhůta skončí.
homework-hidden-early = Tabulka se ukáže, až dohrajete nebo až skončí lhůta.
homework-delete = Smazat úkol
homework-fault-term = Konec musí být v budoucnosti a po začátku.
homework-fault-game = Vyberte partii.
homework-fault-title = Tento název nelze použít: je příliš dlouhý nebo obsahuje skryté znaky.
homework-fault-name = Zadejte své jméno.
homework-fault-again = Tento úkol jste už hráli; hraje se jen jednou.
homework-fault-closed = Tento úkol teď nelze hrát.
homework-fault-taken = Pod tímto jménem už někdo začal; ke svému něco přidejte.
homework-fault-full = V tomto úkolu už není místo.
homework-out = Tato partie je domácí úkol; trénovat se dá po skončení lhůty.
