### Решения судьи: страница, предложения, отказы.

## Что решено
ruling-word-accepted = Слово { $word } засчитывается до конца турнира.
ruling-word-rejected = Слово { $word } не засчитывается до конца турнира.
ruling-slip-points = { $who }, ход { $round }: бланк засчитан, { $points }.
ruling-slip-zero = { $who }, ход { $round }: бланк не засчитан.
ruling-penalty = { $who }: штраф { $points }{ $round ->
    [0] .
   *[other] {" "}за ход { $round }.
}
ruling-bonus = { $who }: прибавлено { $points }{ $round ->
    [0] .
   *[other] {" "}за ход { $round }.
}
ruling-move-replaced = Ход { $round }: на доску выложено { $word } { $at }.
ruling-round-reopened = Ход { $round } открыт снова, на часах { $time }.
ruling-round-annulled = Ход { $round } аннулирован: он не засчитывается никому.
ruling-time-set = { $who }, ход { $round }: время { $time }.
ruling-mean-granted = { $who }, ход { $round }: вместо нуля среднее остальных игроков.
ruling-warning-given = { $who }, ход { $round }: предупреждение от судьи.
verdict-by-arbiter = Решение судьи: { $text }.
done-ruling-revoked = Решение { $n } отменено.

## Отказы
refusal-ruling-no-word = { $word } — не слово из 2–15 фишек этой игры.
refusal-ruling-word-counts = Слово { $word } и так засчитывается.
refusal-ruling-word-does-not-count = Слово { $word } и так не засчитывается.
refusal-ruling-points = Столько очков дать или снять нельзя: { $n }.
refusal-ruling-nothing-changes = Так уже и есть: это решение ничего не изменит.
refusal-ruling-gone-on = После хода { $round } партия уже пошла дальше: это можно только до следующего набора.
refusal-ruling-time = Дайте игрокам время: от секунды до { $time }.
refusal-ruling-time-beyond = В ходе { $round } на раздумье было { $time }: больше быть не могло.
refusal-ruling-no-mean = По правилам этого турнира ноль не заменяется средним.
refusal-ruling-no-warnings = В правилах этого турнира нет предупреждений. Вместо этого можно снять очки.
refusal-ruling-no-zero = У № { $number } в ходе { $round } нет бланка с нулём.
refusal-ruling-unknown = Решения { $n } нет или оно уже отменено.
refusal-ruling-followed = После решения { $n } партия пошла дальше или на нём держится более позднее решение: отменить его нельзя.
refusal-ruling-number = «{ $text }» — не число.
refusal-ruling-clock = «{ $text }» — не время. Введите его так: 2:30.

## Страница
rulings-title = Решения судьи
rulings-link = Решения
rulings-none = Решений пока нет.
rulings-how = Сначала показано, что изменится. Записывается только то, что вы подтвердили, и всё остаётся в журнале. Любое решение можно отменить; другое слово на доске или снова открытый ход — только пока партия не пошла дальше.
rulings-in-force = Действует
rulings-revoked-because = Отменено в { $time }: { $text }
rulings-what = Что решено
rulings-because = Причина
rulings-when = Когда и кто
rulings-state = Состояние
rulings-revoke = Отменить
rulings-show = Показать, что изменится
rulings-confirm = Подтвердить решение
rulings-confirm-revoke = Отменить решение
rulings-back = Отмена
rulings-preview = Что изменится
rulings-preview-revoke = Отмена решения { $n }
rulings-nobody = Места и очки не меняются ни у кого.
rulings-counted = По всем введённым бланкам.
rulings-total = Очки
rulings-tops-change = Топы
rulings-top-change = Ход { $n }: было { $before }, станет { $after }.
rulings-top-none = топа нет
rulings-top-of-several = { $name } и ещё { $n }
rulings-other-now = С тех пор как это показали, кое-что записали. Решение пока не принято: посмотрите ещё раз и подтвердите.
rulings-board-relaid = Ход { $n }: на доске будет { $name }.
rulings-board-stays = На доске остаётся то, что выложено.
rulings-laid = Ход { $n }: на доске { $name }, а топ теперь другой. Что оставить на доске?
rulings-lay-instead = Выложить вместо него { $name }
rulings-lay-stays = Оставить доску как есть
rulings-stays-gone-on = Ход { $n }: { $name } остаётся на доске, потому что партия уже пошла дальше.
rulings-stays-given = Ход { $n }: { $name } остаётся на доске, потому что ходы этой партии заданы не здесь.
rulings-slips-change = Бланки
rulings-slip-change = Ход { $round }, { $who }: { $before } → { $after }.
rulings-slip-top = Ход { $round }, { $who }: { $points }, теперь это топ.
rulings-slip-no-top = Ход { $round }, { $who }: { $points }, но это больше не топ.
rulings-word = Слово
rulings-word-both = Принять или отклонить слово
rulings-word-hint = До конца турнира и во всех сыгранных ходах.
rulings-accept = Принять
rulings-reject = Отклонить
rulings-accept-word = Принять слово { $name }
rulings-reject-word = Отклонить слово { $name }
rulings-points-title = Штраф или прибавка
rulings-penalty = Штраф
rulings-bonus = Прибавка
rulings-points = Очки
rulings-for-round = За ход
rulings-no-round = без хода
rulings-warning-title = Предупреждение
rulings-warning-hint = Считается вместе с предупреждениями за бланки. Когда бесплатные исчерпаны, за него в этом ходе снимают столько же очков, как за них.
rulings-time-title = Время игрока
rulings-time = Время
rulings-time-hint = Для часов партии. Опоздавший бланк всё равно останется опоздавшим.
rulings-annul-title = Аннулировать ход
rulings-annul-hint = Очков за этот ход не получит никто. Буквы останутся на доске.
rulings-mean-title = Среднее вместо нуля
rulings-mean-hint = Среднее остальных игроков, чьи бланки ввёл тот же человек.
rulings-repeated = { $name }: в ходе { $round } ноль за то же, что и в ходе { $before }. Если игроку об этом не успели сказать, ему положено среднее: { $points }.
rulings-repeated-because = та же ошибка, что в ходе { $n }, о ней ещё не сказали
rulings-replace-title = Другое слово на доску, ход { $n }
rulings-replace-hint = Только до следующего набора.
rulings-reopen-title = Снова открыть ход { $n }
rulings-reopen-hint = Бланки, топ и слово на доске этого хода станут недействительны, но останутся в журнале. Часы остановлены, пока вы их не пустите.
rulings-on-clock = На часах
rulings-round = Ход
rulings-appeal = Апелляция
rulings-appeal-of = Апелляция: ход { $round }, { $name }
rulings-judge-valid = Засчитать, очков:
rulings-judge-zero = Не засчитывать
rulings-set-time = Время в этом ходе:
rulings-grant-mean = Среднее вместо нуля
rulings-on-slip = На бланке
rulings-rule = По правилам
rulings-verdict = Проверка
rulings-appeals = Апелляции игроков
rulings-verdict-stays = Оставить результат проверки
export-rulings = Решения судьи (CSV)
trail-void = { $time }, { $name }: { $text }, { $points }. Ход открыт снова, бланк недействителен.

## Столбцы
csv-ruled = Решения, очки
csv-ruling = Решение
csv-kind = Вид
csv-sentence = Что решено
csv-because = Причина
csv-when = Когда
csv-actor = Кто
csv-revoked-when = Когда отменено
csv-revoked-actor = Отменил
csv-revoked-because = Причина отмены
csv-in-force = действует
csv-revoked = отменено
csv-void = недействителен
csv-word-accepted = слово принято
csv-word-rejected = слово отклонено
csv-slip-judged = бланк
csv-points-given = очки
csv-move-replaced = слово на доске
csv-round-reopened = ход снова открыт
csv-round-annulled = ход аннулирован
csv-time-set = время
csv-mean-granted = среднее вместо нуля
csv-warning-given = предупреждение от судьи
