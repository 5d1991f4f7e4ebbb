### В чём журнал не такой, каким должен быть: `flavita verify`, проверка перед утверждением, сведение.
### Говорится после номера записи и без точки.

differs-event = запись журнала № { $n }: { $what }
differs-nothing = ничего
differs-empty-slip = пустой бланк
differs-otherwise = { $what }: в журнале — { $recorded }; при повторной проверке — { $found }
differs-detail = { $what }: в журнале — { $recorded }; подробности записи не сходятся с повторной проверкой
differs-again = { $what }: повторная проверка даёт другое

## Файл
differs-chain-gap = записи не хватает; файл изменили после того, как он был записан
differs-chain-unreadable = запись не читается; файл изменили после того, как он был записан
differs-chain-wrong-prev = не следует из предыдущей записи; файл изменили после того, как он был записан
differs-chain-wrong-hash = содержание не сходится с отпечатком; файл изменили после того, как он был записан
differs-misfit = не согласуется с предыдущими записями
differs-beside = { $name }: файл повреждён или не от этого турнира
differs-secret-kept = секретное число в файле не то, отпечаток которого был показан
differs-secret-shown = открытое секретное число не то, отпечаток которого был показан
differs-final-for = итоги утверждены для журнала с отпечатком { $named }, а отпечаток был { $head }
differs-final-although = итоги утверждены слишком рано. { $what }
differs-head = отпечаток журнала — { $head }, а не { $noted }
differs-no-words = записанные слова не подходят ни к одной записи этого журнала

## Время и исполнитель
differs-set-back = записано на { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[many] { $n } секунд
} раньше предыдущих записей
differs-set-back-round = записано на { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[many] { $n } секунд
} раньше начала хода
differs-not-theirs = записано от имени: { $name }; прав на это у него нет
differs-time-by-rules = ход { $round }: времени на ход { $time }, а по правилам { $bound }
differs-time-left = ход { $round }: на часах осталось { $time }, а могло остаться не больше { $bound }
differs-time-length = ход { $round }: длительность { $time }, а могла быть не больше { $bound }
differs-time-by-clock = ход { $round }: длительность { $time }, а часы дали { $bound }
differs-time-thinking = ход { $round }: время игрока { $time }, а могло быть не больше { $bound }

## Наборы, топы, бланки, решения
differs-of-rack = набор хода { $round }
differs-of-draw = жеребьёвка
differs-of-vowels = число гласных
differs-of-rack-returned = причина возврата набора
differs-of-rack-by-hand = набор из мешка
differs-of-rack-refused = набор, от которого отказался судья
differs-of-rack-relayed = набор другого зала
differs-of-prepared-game = подготовленная партия
differs-of-prepared-placement = слово подготовленной партии
differs-of-top = топ
differs-of-top-searched = топ хода { $round }, найденный второй раз
differs-of-points-on-board = очки на доске
differs-of-slip-replaces = что заменяет { $what }
differs-of-slip-sent = { $what }, каким его прислал игрок
differs-of-slip-points = очки, { $what }
differs-of-ruling = следствия решения { $n }
differs-of-ruling-slip = решение { $n }, бланк { $slip }
differs-of-ruling-top = решение { $n }, топ хода { $round }
differs-slip = бланк { $n } (ход { $round }, игрок № { $number })
differs-slip-number = бланк { $n }
differs-no-dispute = { $what }: отмечено, что записи расходятся, но они одинаковы
differs-invalid-scores = { $what }: не засчитан, но у него { $points }
differs-not-prepared = набор из подготовленной партии, но в турнире её нет
differs-rack-back = { $rack }, возвращён ({ $what })
differs-below = не хватает гласных или согласных: нужно не меньше { $v } и { $c }
differs-above = слишком много гласных или согласных: можно не больше { $v } и { $c }
differs-no-placement = нельзя составить ни одного слова
differs-refused = судья отказался: { $reason }
differs-tops = { $points } ({ $all }), { $n ->
    [one] всего { $n } вариант
    [few] всего { $n } варианта
   *[many] всего { $n } вариантов
}

## Таблица
differs-total = игрок № { $number }: бланки { $slips }, соло { $solos }, минус предупреждения { $warnings }, минус время { $time }, решения { $rulings } — всего { $expected }, а в таблице { $total }
differs-rank = игрок № { $number }: место { $rank }, хотя впереди { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
differs-time-price = игрок № { $number }: { $time } по часам партии стоят { $price }, а в таблице снято { $charged }
differs-never-judged = бланк, который игрок № { $number } прислал в ходе { $round }, так и не проверен

## Что сохранили телефоны и другие компьютеры
differs-seen-beyond = игрок № { $number } видел запись журнала № { $seen }, а журнал кончается записью № { $end }
differs-seen-head = игрок № { $number } видел отпечаток { $seen }, а здесь { $head }
differs-seen-slip = игрок № { $number }, ход { $round }: на телефоне было — { $seen }; в журнале — { $found }
differs-kept-changed = игрок № { $number }, ход { $round }: в подтверждении — { $kept }; журнал с тех пор не менялся, значит, изменили подтверждение
differs-acknowledged = игрок № { $number }, ход { $round }: бланк ({ $slip }) принят в { $time }, а в журнале его нет
differs-acknowledged-at = игрок № { $number }, ход { $round }: бланк ({ $slip }) принят в { $time }, а в журнале — в { $here }
