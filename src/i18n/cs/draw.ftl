## Losování a konečný výsledek
draw-link = Losování
draw-title = Losování
draw-more = podrobně
draw-before = Před prvním kolem
draw-after = Po partii
draw-commitment = Otisk tajného čísla
draw-commitment-screen = Zásobníky určuje tajné číslo. Jeho otisk:
draw-commitment-what = Zásobníky určuje tajné číslo, které program vybral náhodně. Jeho otisk je vidět před prvním kolem. Poznamenejte si ho: až se číslo zveřejní, každý si ověří, že ho nikdo nevyměnil.
draw-mark = Číslo turnaje
draw-public = Od publika
draw-public-none = nic nepřidáno
draw-public-ask = Kostky nebo slovo od publika
draw-public-add = Přidat do losování
draw-public-how = Hoďte přede všemi kostkami nebo požádejte publikum o slovo. Jde to jen jednou, před prvním zásobníkem, a nelze to opravit.
draw-uncommitted = Tato partie začala ve starší verzi programu a otisk nemá.
draw-secret = Tajné číslo
draw-secret-later = Tajné číslo se tu zveřejní, až partie skončí.
draw-check-how = Uložte si protokol a stránku ke kontrole. Stránka se otevře bez sítě a vylosuje všechny zásobníky znovu; totéž udělá krátký skript.
draw-protocol = Protokol losování
draw-check-page = Stránka ke kontrole
draw-check-script = Skript v Pythonu
draw-by-hand = { $n }. kolo: zásobník byl vylosován ze sáčku.
draw-by-hand-witness = { $n }. kolo: zásobník byl vylosován ze sáčku. Svědek: { $name }.
draw-refused = { $n }. kolo: rozhodčí odmítl zásobník { $rack }. Důvod: { $reason }
draw-seen-by = ze sáčku, svědek: { $name }
draw-witness = Svědek
draw-log = Deník
draw-log-what = Každý zápis v deníku je svázán s předchozími. Deník, který nikdo nezměnil, má stále stejný otisk.
draw-head = Otisk deníku
witness-head = Kontrolní slova deníku
rules-draw-commitment = Zásobníky určuje tajné číslo. Jeho otisk: { $commitment }.
rules-draw-public = Publikum přidalo: { $text }.
standings-last = Pořadí po partii
final-title = Konečný výsledek
final-yes = Výsledek je konečný.
final-no = Předběžně: výsledek ještě není konečný.
final-do = Zkontrolovat a potvrdit
final-checking = Kontroluje se celý deník. Může to trvat minutu.
final-reveal = Zveřejnit tajné číslo
final-take-back = Zrušit potvrzení
final-differs = { $n ->
    [one] Kontrola našla { $n } rozdíl: { $first }.
    [few] Kontrola našla { $n } rozdíly. První: { $first }.
   *[other] Kontrola našla { $n } rozdílů. První: { $first }.
}
final-unread = Deník se nepodařilo zkontrolovat: { $fault }.
final-changed-since = Během kontroly přibyl nový zápis. Zkontrolujte znovu.
open-game = Partie se ještě hraje.
open-round = { $round }. kolo se ještě hraje.
open-slips = { $n ->
    [one] Není zadán { $n } lístek { $round }. kola.
    [few] Nejsou zadány { $n } lístky { $round }. kola.
   *[other] Není zadáno { $n } lístků { $round }. kola.
}
open-seed = Tajné číslo losování ještě nebylo zveřejněno.
done-entropy-added = Do losování přidáno: { $text }.
done-seed-revealed = Partie skončila. Tajné číslo losování bylo zveřejněno.
done-finalised = Kontrola nenašla žádné rozdíly. Výsledek je konečný.
done-definalised = Potvrzení bylo zrušeno.
refusal-no-secret = Tajné číslo losování v souboru chybí nebo je poškozené. Otevřete kopii souboru, nebo losujte zásobníky ze sáčku.
refusal-entropy-too-late = Do losování už nic přidat nelze: jde to jen jednou, před prvním zásobníkem.
refusal-entropy-unreadable = Napište 1 až { $n } viditelných znaků.
refusal-nothing-to-reveal = Teď není co zveřejnit.
refusal-is-final = Výsledek je konečný. Nejdřív zrušte potvrzení.
refusal-game-sealed = Připravená partie je tu ještě zapečetěná. Nejdřív zadejte klíč.
refusal-too-early = Pořadatel otevře { $round }. kolo ve všech sálech v tento čas: { $time }. Do té doby se zásobník nelosuje.
refusal-other-board = Deska tady není ta, pro kterou byl zásobník { $round }. kola připraven. Zeptejte se pořadatele na zásobník a zadejte ho ručně.
draw-prepared = Zásobníky pocházejí z připravené partie „{ $name }“, pořadatel { $organiser }. Tento otisk byl zveřejněn dříve, než ji kdokoli mohl otevřít; je to SHA-256 otevřené partie.
