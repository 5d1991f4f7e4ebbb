# Словарная комиссия клуба, две версии списка, отпечаток слов.

committee-title = Словарная комиссия
committee-mark = Решения словарной комиссии
committee-counted = { $n ->
    [one] { $n } решение, последнее { $date }
    [few] { $n } решения, последнее { $date }
   *[many] { $n } решений, последнее { $date }
}
setting-committee = Решения словарной комиссии: { $words }
committee-admitted = принято словарной комиссией { $date }: { $text }
committee-removed = исключено словарной комиссией { $date }: { $text }
committee-not-here = { $text } (в этой партии не действует)
committee-look = Посмотреть решения
committee-show = Показать
committee-export = Сохранить таблицу
committee-add = Новое решение
committee-add-do = Записать
committee-admit = слово принять
committee-remove = слово исключить
committee-decision = Решение
committee-is-admitted = принято
committee-is-removed = исключено
committee-date = Дата
committee-by = Кто решил
committee-take = Решения из таблицы
committee-take-hint = Файл CSV в UTF-8; в первой строке:
committee-table = Или вставьте таблицу сюда
committee-take-do = Загрузить решения
committee-too-large = Файл слишком большой. Разделите таблицу на части.
committee-taken = Новых решений: { $n }
committee-file = Решения хранятся в файле { $name }. Его можно править и вручную: программа каждый раз читает его заново.
committee-strike = Вычеркнуть
committee-none = Решений пока нет.
committee-overruled = позже решено иначе
committee-no-change = в списке так и было
committee-take-ruling = Передать словарной комиссии
committee-fault = Таблицу { $name } не удалось прочитать, поэтому решения комиссии не действуют. { $text }
committee-fault-disk = Не удалось прочитать или записать таблицу комиссии. Проверьте папку данных и диск.
committee-fault-line = Строка { $n }: { $text }
committee-fault-more = Ещё строк с ошибками: { $n }.
committee-fault-text = Это не текст в UTF-8. Сохраните таблицу в UTF-8.
committee-fault-quotation = Кавычка не закрыта.
committee-fault-headings = Первая строка должна быть такой: word,decision,date,reason,by.
committee-fault-surplus = Для «{ $text }» нет столбца.
committee-fault-decision = «{ $text }» — не решение. Пишите admitted (принято) или removed (исключено).
committee-fault-date = «{ $text }» — не дата. Пишите так: 2026-11-24.
committee-fault-reason = Напишите причину: по ней решение поймут и через год.
committee-fault-twice = О слове { $name } в этот день ({ $date }) уже есть другое решение. Вычеркните одно из двух.
committee-fault-many = Решений больше { $n }: столько программа не хранит.

differences-title = Две версии списка
differences-old = Прежняя
differences-new = Новая
differences-do = Сравнить
differences-hint = Свой список (.lexicon) положите в папку данных. Списки сравниваются с обычными настройками игры.
differences-file = Все слова в файле
differences-length = Букв
differences-is-new = Новые слова
differences-is-gone = Удалённые слова
differences-all = Всего
differences-none = В обеих версиях одни и те же слова.
differences-left-off = { $n ->
    [one] Здесь { $n } слово из начала списка, остальные — в файле.
    [few] Здесь первые { $n } слова, остальные — в файле.
   *[many] Здесь первые { $n } слов, остальные — в файле.
}
fingerprint = Отпечаток слов
rules-fingerprint = Отпечаток слов: { $words }. Полностью: { $text }.
rules-fingerprint-ruled = Отпечаток слов вместе с решениями судьи о словах: { $words }. Полностью: { $text }.
