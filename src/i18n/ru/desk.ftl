### Стол судьи: расхождения, вторые записи, поручения, журнал.

## Записи расходятся
conflict-title = № { $number } { $name }: записи расходятся
conflict-other = Ввести по-другому
conflicts-here = Записи расходятся, решит судья: № { $numbers }
slip-differs = Другой человек записал: { $text }. Enter ещё раз — решит судья.
slip-first-differs = В первой записи другое. Проверьте бланк; если снова нажать Enter, останется ваша запись.
slip-first-other = У № { $number } в первой записи другое.
slip-with-claim = { $text }, на бланке { $points }
slip-without-claim = { $text }, на бланке очков нет
slip-disputed = № { $number }: записи расходятся, решит судья.
done-dispute-settled = № { $number }: осталась прежняя запись.
refusal-disputed = Ход { $round }: записи расходятся у № { $numbers }. Сначала выберите верную.
open-disputes = { $n ->
    [one] В ходе { $round } расходятся записи { $n } бланка.
   *[other] В ходе { $round } расходятся записи { $n } бланков.
}
keys-settle = Записи расходятся: верна верхняя, верна нижняя, верна третья

## Бланки с телефонов после времени
late-title = № { $number } { $name }: бланк с телефона опоздал на { $n } с
late-title-unknown = № { $number } { $name }: бланк с телефона пришёл с опозданием
late-counts = Засчитать как сданный вовремя
late-is-late = Считать опоздавшим
late-unread = Что на бланке, станет видно после решения.
done-late-counts = № { $number }: бланк засчитан как сданный вовремя.
done-late-is-late = № { $number }: бланк опоздал.

## Апелляции игроков
done-appeal = { $step ->
    [asked] № { $number } обжалует проверку бланка, ход { $round }.
    [taken_back] № { $number } отзывает апелляцию, ход { $round }.
   *[verdict_stays] № { $number }, ход { $round }: результат проверки прежний.
}
refusal-no-appeal = Сейчас эту апелляцию нельзя ни подать, ни отозвать.
refusal-appealed-often = Эту апелляцию уже трижды отзывали: теперь подойдите к судье.
open-appeals = { $n ->
    [one] Ждёт ответа { $n } апелляция.
    [few] Ждут ответа { $n } апелляции.
   *[many] Ждут ответа { $n } апелляций.
}

## Вторая запись
missing-second = нет второй записи
missing-second-other = вторую запись сделает другой человек
slips-once = без второй записи: { $n }
next-needs-seconds = { $n ->
    [one] нет второй записи { $n } бланка хода { $of }
   *[other] нет второй записи { $n } бланков хода { $of }
}
open-once = { $n ->
    [one] В ходе { $round } нет второй записи { $n } бланка.
   *[other] В ходе { $round } нет второй записи { $n } бланков.
}
done-slip-confirmed = № { $number }: вторая запись совпала.
done-slip-decided = № { $number }: решил судья.
done-blocks = Блоки столов: { $text }.
done-blocks-none = Столы не разделены на блоки.
done-double-on = Со следующего набора каждый бланк вводят двое.
done-double-off = Со следующего набора каждый бланк вводит один человек.
done-double-off-now = Каждый бланк вводит один человек, и в этом ходе тоже.
double-on = С хода { $n } каждый бланк вводят двое.
double-off = Каждый бланк вводит один человек.
double-switch-on = Вводить вдвоём
double-switch-off = Вводить одному
keying-double = Каждый бланк вводят двое, не видя записи друг друга. Здесь только ваши записи.
console-keys-as = Этот браузер вошёл как помощник { $name }: бланки записываются от этого имени. Чтобы вводить как судья, выйдите.
new-double = Каждый бланк вводят двое
new-double-hint = Для финалов: второй не видит записи первого; совпало — засчитано, разошлось — решает судья. Переключается и во время партии.
new-phones = Бланк с телефона засчитывается ещё
new-phones-end = с после конца хода
new-phones-hint = О том, что придёт позже, решит судья.

## Поручения
errands-title = Отнести игрокам
errand-delivered = Вручено
done-delivered = № { $number }: вручено.
done-not-delivered = № { $number }: ещё не вручено.

## Журнал
log-title = Журнал
log-count = { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[many] { $n } записей
}
log-when = Время
log-who = Кто
log-what = Что
log-round = Ход
log-kind = О чём
log-any = любой
log-none = Таких записей нет.
log-newer = Новее
log-older = Раньше
log-note = Заметка судьи
log-note-add = Записать
log-take-back = Отменить…
log-group-rounds = ходы и часы
log-group-slips = бланки
log-group-players = игроки
log-group-rulings = решения судьи
log-group-notes = заметки
log-group-whole = турнир
log-created = Турнир «{ $name }» создан.
log-epoch = Партию продолжил другой компьютер (эпоха { $n }).
log-slip-sent = Ход { $round }, № { $number }: бланк пришёл с телефона.
log-slip = Ход { $round }, № { $number }: { $text } — { $points }.
log-slip-by-phone = { $sentence } С телефона, принято в { $time }.
log-disputed = Ход { $round }, № { $number }: { $name } читает иначе — { $text }.

## Стопки бланков
pile-of = ход { $n }: { $left }
open-piles-title = Чьих бланков ждём
piles-title = Стопки бланков
slip-of-pile = { $left ->
    [0] Бланк, ход { $n } — введены все, на экране уже ход { $newest }
   *[other] Бланк, ход { $n } — осталось { $left }, на экране уже ход { $newest }
}
pile-moved = Все бланки хода { $n } введены. Дальше — ход { $next }.
pile-closed = Ход { $n } закрыт. Дальше — ход { $next }.
keys-piles = прошлая и следующая стопка: бланки другого хода
