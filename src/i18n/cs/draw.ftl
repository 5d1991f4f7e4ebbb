## Losování a konečný výsledek
draw-link = Losování
draw-title = Losování
draw-more = podrobně
draw-before = Před prvním kolem
draw-after = Po partii
draw-commitment = Otisk tajného čísla
draw-commitment-screen = Zásobníky vyplývají z tajného čísla. Jeho otisk:
draw-commitment-what = Zásobníky vyplývají z tajného čísla, které program vzal od systému. Jeho otisk je vidět před prvním kolem. Poznamenejte si ho: až bude číslo známo, každý uvidí, že ho nikdo nevyměnil.
draw-mark = Číslo turnaje
draw-public = Ze sálu
draw-public-none = nic nepřidáno
draw-public-ask = Kostky nebo slovo ze sálu
draw-public-add = Přimíchat
draw-public-how = Hoďte přede všemi kostkami nebo požádejte sál o slovo. Jde to jen jednou, před prvním zásobníkem, a nelze to opravit.
draw-uncommitted = Tato partie začala ve starší verzi programu a otisk nemá.
draw-secret = Tajné číslo
draw-secret-later = Tajné číslo se tu ukáže, až partie skončí.
draw-check-how = Uložte si protokol a stránku ke kontrole. Stránka se otevře bez sítě a vylosuje všechny zásobníky znovu; totéž udělá krátký skript.
draw-protocol = Protokol losování
draw-check-page = Stránka ke kontrole
draw-check-script = Skript v Pythonu
draw-by-hand = { $n }. kolo: zásobník byl vylosován ze sáčku.
draw-by-hand-witness = { $n }. kolo: zásobník byl vylosován ze sáčku. Svědek: { $name }.
draw-refused = { $n }. kolo: rozhodčí odmítl zásobník { $rack }. Důvod: { $reason }
draw-seen-by = ze sáčku, svědek: { $name }
draw-witness = Svědek
draw-log = Záznam
draw-log-what = Každý zápis v záznamu je svázán s předchozími. Záznam, který nikdo nezměnil, má stejný otisk.
draw-head = Otisk záznamu
rules-draw-commitment = Zásobníky vyplývají z tajného čísla. Jeho otisk: { $commitment }.
rules-draw-public = Sál přidal: { $text }.
standings-last = Pořadí po partii
final-title = Konečný výsledek
final-yes = Výsledek je konečný.
final-no = Předběžně: výsledek ještě není konečný.
final-do = Zkontrolovat a potvrdit
final-checking = Kontroluje se celý záznam. Může to trvat minutu.
final-reveal = Ukázat tajné číslo
final-take-back = Vzít potvrzení zpět
final-because = Proč
final-differs = { $n ->
    [one] Kontrola našla { $n } rozdíl: { $first }.
    [few] Kontrola našla { $n } rozdíly. První: { $first }.
   *[other] Kontrola našla { $n } rozdílů. První: { $first }.
}
final-unread = Záznam se nepodařilo zkontrolovat: { $fault }.
final-changed-since = Během kontroly přibyl nový zápis. Zkontrolujte znovu.
open-game = Partie se ještě hraje.
open-round = { $round }. kolo se ještě hraje.
open-slips = { $n ->
    [one] Není zadán { $n } lístek { $round }. kola.
    [few] Nejsou zadány { $n } lístky { $round }. kola.
   *[other] Není zadáno { $n } lístků { $round }. kola.
}
open-seed = Tajné číslo losování ještě není ukázáno.
done-entropy-added = Přimícháno: { $text }.
done-seed-revealed = Partie skončila. Tajné číslo losování je ukázáno.
done-finalised = Kontrola je v pořádku. Výsledek je konečný.
done-definalised = Potvrzení je vzato zpět.
refusal-no-secret = Tajné číslo losování v souboru chybí nebo je poškozené. Otevřete kopii souboru, nebo losujte zásobníky ze sáčku.
refusal-entropy-too-late = K losování už nic přimíchat nelze: dělá se to jednou a před prvním zásobníkem.
refusal-entropy-unreadable = Napište 1 až { $n } viditelných znaků.
refusal-nothing-to-reveal = Teď není co ukázat.
refusal-is-final = Výsledek je konečný. Nejdřív vezměte potvrzení zpět.
refusal-game-sealed = Připravená hra je zde ještě zapečetěná. Nejprve zadejte klíč.
refusal-too-early = Pořadatel otevře kolo { $round } ve všech sálech v { $time }. Do té doby se zásobník nelosuje.
refusal-other-board = Deska zde není ta, pro kterou byl zásobník kola { $round } připraven. Zeptejte se pořadatele na zásobník a zadejte ho ručně.
draw-prepared = Zásobníky pocházejí z připravené partie „{ $name }“, pořadatel { $organiser }. Tento otisk byl zveřejněn dříve, než ji kdokoli mohl otevřít; je to SHA-256 otevřené partie.
