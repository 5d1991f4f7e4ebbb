### Что берётся из файлов.

## Список игроков
players-import-look = Посмотреть
import-preview = Что получится
import-nobody-yet = Пока никто не внесён.
import-headings = Первая строка – заголовки столбцов.
import-federation = Это список федерации: рейтинг и серия классической игры не сохраняются.
import-licence = Лицензия
import-encoding = Кодировка
import-separator = Разделитель
import-by-semicolon = точка с запятой
import-by-tab = табуляция
import-by-comma = запятая
import-by-nothing = нет, в строке одно имя
import-guess = Кодировка угадана. Если буквы не те, выберите другую.
import-unread = Не читаются столбцы: { $name }.
import-more-faults = { $n ->
    [one] И ещё { $n } ошибка.
    [few] И ещё { $n } ошибки.
   *[many] И ещё { $n } ошибок.
}
import-mend = Пока есть ошибки, не вносится никто. Выберите другую кодировку или разделитель или исправьте строки в файле и возьмите его снова.
import-take-new = Перенести в список
import-too-large = Файл слишком велик для списка игроков. Оставьте в нём только номера, имена, клубы, категории и команды.
import-no-encoding = Нет такой кодировки: { $name }. Выберите другую.
import-no-text = Строка { $line }: в кодировке { $name } это не текст. Выберите другую кодировку или сохраните файл в UTF-8.
refusal-player-quote = Строка { $line }: кавычка открыта и не закрыта. Закройте её в той же строке.
refusal-player-column = Столбец «{ $name }» не читается: уберите его.

## Турнир из файла
open-title = Турнир из файла
open-log = Турнир из журнала
open-log-how = Журнал – файл .jsonl со страницы «Что сохранить» или из папки для копий. В нём весь турнир: игроки, наборы, бланки, решения судьи.
open-file = Выбрать файл
open-name = Имя файла здесь
open-name-how = Под этим именем турнир ляжет в папку данных. Годятся латинские буквы, цифры и дефис.
open-do = Открыть
open-go = К турниру
open-too-large = Файл больше { $n } МБ: это не журнал турнира.
open-done = Турнир открыт: { $name }, { $players }.
open-no-secret = Секретного числа в журнале нет: следующие наборы тяните из мешка или продолжайте с копии .sqlite, в ней оно есть.
open-fault-empty = Файл пуст. Возьмите журнал ещё раз.
open-fault-text = Строка { $line } – не запись журнала. Возьмите файл .jsonl таким, каким его сохранила программа.
open-fault-gap = Строка { $line }: перед ней не хватает записи. Возьмите журнал ещё раз, целиком.
open-fault-changed = Строка { $line } изменена: отпечаток не сходится. Возьмите журнал там, где его сохранила программа.
open-fault-newer = Строка { $line } записана более новой программой. Откройте журнал в ней.
open-fault-misfit = Строка { $line } не следует из предыдущих. Возьмите другую копию журнала.
open-fault-name = Такое имя не годится: { $name }. Оставьте латинские буквы, цифры и дефис, не больше 64.
open-fault-taken = Имя занято другим турниром: { $name }. Впишите другое.
open-fault-here = Этот турнир уже здесь: { $name }. Откройте его из списка турниров.
open-fault-folder = Файл не записан: { $name }

## Записанная игра
written-title = Записанная игра
written-link = Взять игру из двух таблиц
written-link-how = Игру, записанную на бумаге или в другой программе, можно проверить и сохранить: ходы в одной таблице, бланки в другой.
written-how = Программа сыграет игру заново: найдёт топы, проверит каждый бланк и составит таблицу. Игроки берутся из бланков. Где вариант не указан, кладётся топ.
written-words = Словарь
written-game = Ходы
written-slips = Бланки
written-columns = Первая строка – названия столбцов:
written-do = Сыграть и сохранить
written-too-large = Файл слишком велик для таблицы игры.
written-done = Игра взята: { $name }, { $rounds }, { $players }.
written-rounds = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
written-odd = На что взглянуть
written-game-line = Ходы, строка { $line }: { $why }
written-slips-line = Бланки, строка { $line }: { $why }
written-no-text = Это не текст в UTF-8. Сохраните файл в UTF-8.
written-no-headings = Таблица пуста. Напишите столбцы { $name }.
written-surplus = Для «{ $name }» нет столбца.
written-open-quotation = Кавычка открыта и не закрыта в той же строке.
written-unreadable = Строка не читается: { $name }
written-no-column = Столбца «{ $name }» нет. Столбцы: { $columns }.
written-column-missing = Не хватает столбца «{ $name }». Столбцы: { $columns }.
written-column-twice = Столбец «{ $name }» стоит дважды.
written-no-rounds = В таблице нет ни одного хода.
written-no-slips = В таблице нет ни одного бланка.
written-round-twice = Ход { $n } стоит дважды.
written-out-of-order = Ход { $n } стоит там, где должен быть ход { $of }.
written-no-rack = У хода { $n } нет набора.
written-no-place = Не сказано, где лежит { $name }.
written-no-word = Не сказано, что лежит на { $name }.
written-no-round = Хода { $n } в игре нет.
written-no-player = На бланке нет игрока.
written-no-number = «{ $name }» – не номер хода.
written-no-points = «{ $name }» – не число очков.
written-no-seconds = «{ $name }» – не число секунд.
written-few-tiles = в наборе { $name } фишек { $n } из { $of }.
written-no-rack-left = набора { $name } по правилам быть уже не могло.
written-below-minimum = в наборе { $rack } меньше, чем требуется: гласных нужно { $vowels }, согласных { $consonants }.
written-above-maximum = в наборе { $rack } больше, чем можно: гласных не больше { $vowels }, согласных не больше { $consonants }.
written-nothing-to-lay = из набора { $name } ничего нельзя положить, поле осталось как было.
