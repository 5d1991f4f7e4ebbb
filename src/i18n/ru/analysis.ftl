### Доска для разбора, словарь для всех.

## Словарь: что приставляется
hooks-before = Спереди
hooks-after = Сзади
hooks-shorter = Без буквы
hooks-inside = С буквой внутри
hooks-none = Ни одну букву нельзя ни добавить, ни убрать.
hooks-busy = Соседние слова сейчас нельзя показать: сервер занят. Попробуйте ещё раз через пару секунд.
hooks-more = { $n ->
    [one] И ещё { $n } слово.
    [few] И ещё { $n } слова.
   *[many] И ещё { $n } слов.
}

## Пока ход открыт
words-closed = Недоступно, пока идёт ход
words-closed-what = Словарь, доска для разбора и тренировка закрыты, пока идёт ход турнира «{ $name }». Они откроются, как только объявят топ.
words-closed-table = Словарь, доска для разбора и тренировка закрыты, пока идут часы за столом: { $names }. Они откроются, когда часы остановят.
words-closed-again = Попробовать снова

## Доска для разбора
analysis-title = Доска для разбора
analysis-link = Разбор
analysis-board = Позиция (CGP)
analysis-board-hint = Ряды сверху вниз через /; числа — пустые клетки подряд; пустышка — строчная буква; фишка из нескольких букв — в квадратных скобках.
analysis-rack = Набор
analysis-rack-hint = ? — пустышка
analysis-ask = Показать варианты
analysis-undo = Снять последний
analysis-clear = Очистить доску
analysis-lay = Выложить
analysis-none = Из этого набора ничего нельзя выложить.
analysis-no-rack = Введите набор — и здесь появятся все варианты, лучшие сверху.
analysis-count = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
}
analysis-range = { $n }–{ $of }
analysis-earlier = Раньше
analysis-later = Дальше
analysis-rank = Место в списке
analysis-bonus = Премия за число фишек
analysis-total = Всего
analysis-busy = Сейчас разбирается другая позиция. Попробуйте ещё раз через пару секунд.
analysis-of-tournament = Фишки, слова и правила турнира «{ $name }».
analysis-other-words = Выбрать другие слова
analysis-round-open = Ход { $n } ещё открыт: его набор появится здесь, когда остановятся часы.
analysis-not-legal = Этот вариант здесь нельзя выложить.
analysis-type = Стрелками или касанием выберите клетку и печатайте: Shift — пустышка, пробел — поворот, Backspace — снять фишку.
analysis-keys = Фишки
analysis-blank = Пустышкой
analysis-turn = Повернуть
analysis-erase = Снять фишку
analysis-open-round = Открыть на доске для разбора
analysis-fault-rows = На доске 15 рядов, разделённых знаком /, а здесь { $n }.
analysis-fault-row = Ряд { $n }: { $name }
analysis-fault-squares = Ряд { $n }: клеток { $of }, а должно быть 15.
analysis-fault-tile = в этой игре нет фишки «{ $name }».
analysis-fault-bracket = скобка [ не закрыта.
analysis-fault-blank = пустышка на доске пишется строчной буквой, а не знаком ?.
analysis-fault-rack = Набор: { $name }
analysis-fault-many-tiles = { $n ->
    [one] В наборе { $n } фишка, а может быть не больше { $of }.
    [few] В наборе { $n } фишки, а может быть не больше { $of }.
   *[many] В наборе { $n } фишек, а может быть не больше { $of }.
}
analysis-fault-set = Фишек «{ $name }» на доске и в наборе { $n }, а в игре их { $of }.

## The dictionary: search
find-title = Поиск по образцу и буквам
find-patterns = Образец пишите вместо слова: ? — любая буква, * — сколько угодно букв, [АЕ] — одна из этих, [^АЕ] — любая, кроме этих. Например: *Ъ*, ?ОТ.
find-letters = Из этих букв (? — пустышка)
find-all-letters = все буквы: анаграммы
find-with = Есть буквы
find-without = Нет букв
find-length = Число букв от и до
find-to = Букв не больше
find-busy = Сейчас искать нельзя: сервер занят. Попробуйте ещё раз чуть позже.
find-none = Ничего не найдено
find-first = { $n ->
    [one] Первое слово
    [few] Первые { $n } слова
   *[many] Первые { $n } слов
}
find-some = { $n ->
    [one] Ещё { $n } слово
    [few] Ещё { $n } слова
   *[many] Ещё { $n } слов
}
find-all = { $n ->
    [one] Найдено { $n } слово
    [few] Найдено { $n } слова
   *[many] Найдено { $n } слов
}
find-more = Показать следующие
find-odds = Рядом со словом — вероятность вынуть его буквы вместе, одним набором из полного мешка.
find-bracket = После [ нужны буквы и закрывающая ].
find-long = Образец слишком длинный.
