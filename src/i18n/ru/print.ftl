### Печать: что можно напечатать и что стоит на листах.

print-title = Печать
print-hint = всё на листах A4
print-do = Напечатать
print-show = Показать
print-before = До партии
print-during = Во время партии
print-after = После партии

## Список
print-rules-what = Повесить на стену: по каким правилам судят.
print-badges = Бейджи
print-badges-what = Номер, PIN и код для телефона; разрезать и раздать.
print-poster = Плакат для входа
print-poster-what = Код и адрес для телефонов — на дверь.
print-slips = Бланки ходов
print-slips-what = По двенадцать на листе, с номером игрока и хода.
print-scores = Листы счёта
print-scores-what = Игрок ведёт свой счёт сам; четыре листа на странице.
print-round = Лист хода
print-round-what = Доска, набор и список игроков: с этим листом партия идёт и без компьютера.
print-double = Лист проверки
print-double-what = Все бланки хода с очками: второй судья отмечает, что проверил.
print-double-slip = На бланке
print-double-tick = Проверено
print-double-none = Пока проверять нечего: бланков этого хода нет.
print-notices = Уведомления
print-notices-what = Нули, предупреждения и штрафы с причинами — разнести по столам.
print-results = Итоговая таблица
print-results-what = Места, очки по ходам, подписи.
print-record = Протокол партии
print-record-what = Все ходы: набор, топ, кто нашёл; доска в конце.
print-games = Партии на одном листе
print-games-what = Партии турнира, по четыре на странице: набор, топ и очки каждого хода.

## На листах
print-rounds = На сколько ходов
print-papers = { $n ->
    [one] { $n } лист бумаги
    [few] { $n } листа бумаги
   *[many] { $n } листов бумаги
}
print-slips-cut = Разрежьте всю пачку сразу: в каждой стопке окажутся бланки одного игрока, ходы по порядку.
print-no-players = Сначала введите игроков.
print-no-rounds = Здесь появятся ходы, когда первый топ окажется на доске.
print-notices-none = Разносить нечего: в этом ходе уведомлений нет.
print-at = Клетка
print-word = Слово
print-points = Очки
print-time = Время
print-arbiter = Судья
print-round-number = Ход
print-rack = Набор
print-top = Топ
print-sum = Сумма
print-found = Нашли
print-solo = Соло
print-share = В среднем, %
print-record-note = +1 — был ещё один равный топ. В среднем — какую долю топа набрали игроки.
print-poster-steps = Наведите камеру на код, затем введите номер и PIN со своего бейджа.
