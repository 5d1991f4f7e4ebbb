### Печать: что можно напечатать и что стоит на листах.

print-title = Печать
print-hint = всё на листах A4
print-do = Напечатать
print-show = Показать
print-before = До игры
print-during = Во время игры
print-after = После игры

## Список
print-rules = Правила сегодня
print-rules-what = Повесить на стену: по каким правилам судят.
print-badges = Карточки игроков
print-badges-what = Номер, PIN и код для телефона; разрезать и раздать.
print-poster = Плакат со входом
print-poster-what = Код и адрес для телефонов – на дверь.
print-slips = Бланки ходов
print-slips-what = По двенадцать на листе, с номером игрока и хода.
print-scores = Листы счёта
print-scores-what = Игрок ведёт свой счёт сам; два листа на странице.
print-round = Лист хода
print-round-what = Доска, набор и список игроков: с ним игра идёт и без компьютера.
print-notices = Извещения
print-notices-what = Нули, предупреждения и штрафы с причинами – разнести по столам.
print-results = Итоговая таблица
print-results-what = Места, очки по ходам, подписи.
print-record = Протокол игры
print-record-what = Все ходы: набор, топ, кто нашёл; доска в конце.

## На листах
print-rounds = На сколько ходов
print-papers = { $n ->
    [one] { $n } лист бумаги
    [few] { $n } листа бумаги
   *[many] { $n } листов бумаги
}
print-slips-cut = Разрежьте всю пачку сразу: в каждой стопке окажется один игрок, ходы по порядку.
print-no-players = Сначала запишите игроков.
print-no-rounds = Здесь появятся ходы, когда первый топ ляжет на доску.
print-notices-none = Разносить нечего: в этом ходе всё чисто.
print-at = Координаты
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
print-record-note = +1 – был ещё один равный топ. В среднем – какую долю топа набрали игроки.
print-poster-steps = Наведите камеру на код, затем введите номер и PIN со своей карточки.
