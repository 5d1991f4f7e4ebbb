### Объединение залов мышью.

merge-title = Объединить залы
merge-what = Одна партия во многих залах: из их результатов получается общая таблица.
merge-how = Как это делается
merge-none = Здесь ещё ничего не объединяли.
merge-new = Новое объединение
merge-name = Что объединяется
merge-begin = Начать
merge-files = { $n ->
    [one] { $n } файл
    [few] { $n } файла
   *[many] { $n } файлов
}
merge-fault-name = Введите название.
merge-bring = Результаты залов
merge-bring-how = Выберите файлы или перетащите их в поле: сколько угодно, в любом порядке, хоть по нескольку раз.
merge-choose = Файлы результатов
merge-too-large = Файл больше { $n } МБ, поэтому не отправлен.
merge-paste = Отсканированные QR-коды
merge-paste-how = По коду в строке, в любом порядке, хоть в несколько приёмов.
merge-paste-text = Тексты кодов
merge-take = Принять
merge-taken = Результат зала «{ $name }» принят.
merge-known = Результат зала «{ $name }» уже был здесь.
merge-faulty = Не учтён, хотя назван результатом зала «{ $name }»: { $what }.
merge-faulty-nameless = Не учтён: { $what }.
merge-refused = Не принят: { $what }.
merge-codes-fresh = { $n ->
    [0] Новых кодов нет.
    [one] { $n } новый код.
    [few] { $n } новых кода.
   *[many] { $n } новых кодов.
}
merge-codes-known = { $n ->
    [one] { $n } уже был.
    [few] { $n } уже были.
   *[many] { $n } уже было.
}
merge-codes-unread = { $n ->
    [one] { $n } строка — не код или прочитана с ошибкой: отсканируйте ещё раз.
    [few] { $n } строки — не коды или прочитаны с ошибкой: отсканируйте ещё раз.
   *[many] { $n } строк — не коды или прочитаны с ошибкой: отсканируйте ещё раз.
}
merge-codes = Кодов не хватает
merge-empty = Пока ни одного результата.
merge-complete = Всё решено: таблица окончательная.
merge-provisional = { $n ->
    [one] Остался { $n } вопрос. Пока решено не всё, таблица предварительная.
    [few] Осталось { $n } вопроса. Пока решено не всё, таблица предварительная.
   *[many] Осталось { $n } вопросов. Пока решено не всё, таблица предварительная.
}
merge-open = Нужно решить
merge-decided = Решено
merge-because-said = Причина: { $name }
merge-undo = Отменить решение
merge-meanwhile = Тем временем это изменилось. Ничего не решено, посмотрите ещё раз.
merge-word-fault = Решение о слове { $name } нельзя выполнить: { $what }
merge-halls = Залы
merge-counted = Учтено
merge-slips = Бланков
merge-log = Журнал
merge-key = Ключ
merge-counts = все ходы
merge-counts-until = { $n ->
    [0] ни одного хода
    [1] только ход 1
   *[other] ходы 1–{ $n }
}
merge-counts-not = не учтён
merge-left-out = решено не учитывать
merge-checked = проверен
merge-checked-differs = расходится с правилами
merge-checked-not = проверен без словаря
merge-out = Убрать
merge-out-of = Убрать: { $name }
merge-others = Не учтено
merge-not-chosen = результат того же зала, который не выбран
merge-replaced = есть более длинный результат того же зала
merge-aside = Убрано
merge-back = Вернуть
merge-halls-counted = { $of ->
    [one] учтено { $n } из { $of } зала
    [few] учтено { $n } из { $of } залов
   *[many] учтено { $n } из { $of } залов
}
merge-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
merge-standings = Таблица всех залов
merge-standings-none = Пока не учтён ни один зал.
merge-is-provisional = Предварительно: решено ещё не всё.
merge-to = К результатам
merge-part-hall = Зал
merge-part-category = Категория
merge-all-halls = все залы
merge-all-categories = все
merge-leaf = Игроки { $name } из { $of }
merge-before = Предыдущие
merge-after = Следующие
merge-rounds = Ходы
merge-round = Ход
merge-rack = Набор
merge-laid = На доске
merge-found = Нашли
merge-solo = Соло
merge-played = Игроков
merge-average = В среднем
merge-best = Лучший
merge-save = Сохранить
merge-table-standings = Таблица
merge-table-halls = Залы
merge-table-categories = Категории
merge-table-rounds = Ходы
merge-table-conflicts = Разногласия
