### Telefon hráče: odpověď na desce, odeslání, potvrzení.

phone-tap = Klepněte na pole, kde slovo začíná
phone-turn-down = další klepnutí: dolů
phone-turn-across = další klepnutí: vpravo
phone-blank = Žolík
phone-blank-as = Které písmeno žolík zastupuje?
phone-cancel = Zrušit
phone-back = Vzít zpět poslední písmeno
phone-shuffle = Zamíchat kameny
phone-send = Odevzdat
phone-sending = Odesíláme…
phone-waiting = Bez spojení. Zkoušíme znovu…
phone-paper = Spojení není. Napište na lístek:
phone-accepted = Přijato v { $time }
phone-change = Změnit odpověď
phone-change-what = Do signálu „Stop“ ji lze změnit. Počítá se poslední.
phone-too-late = Čas kola vypršel: dejte lístek rozhodčímu.
phone-other-round = Toto kolo už skončilo.
phone-incomplete = Vyložte na desku slovo.
phone-points = body
