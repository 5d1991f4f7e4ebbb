### Слова страниц.

## Всюду
numbered = № { $number }
number-column = №
product = Флавита
language = Язык
skip = К содержанию
help = Справка
cancel = Отмена
back = Назад
back-to-console = На судейскую страницу
rounds = Ходы
offline = Нет связи
press-again = Нажмите ещё раз
undo = отменить
colon = :
labelled = { $label }: { $value }
player-number = Номер
player-name = Имя
player-add = Добавить
player-withdraw = Игрок выбыл
end-game = Завершить партию сейчас
export-spreadsheet = Для таблиц (CSV)
export-plain = CSV
exports-title = Что сохранить
sign-arbiter = Главный судья (подпись, фамилия)
sign-secretary = Секретарь (подпись, фамилия)
sign-date = Дата

## Числа с существительными
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
points-word = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
players-word = { $n ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
slips-expected = { $n ->
    [one] Ждём ещё { $n } бланк.
    [few] Ждём ещё { $n } бланка.
   *[many] Ждём ещё { $n } бланков.
}
words-counted = { $n ->
    [one] { $n } слово
    [few] { $n } слова
   *[many] { $n } слов
}
found-count = { $n ->
    [0] никто
    [one] нашёл { $n }
   *[other] нашли { $n }
}
found-of = { $n ->
    [0] Топ не нашёл никто
    [one] Нашёл { $n } из { $of }
   *[other] Нашли { $n } из { $of }
}
tops-equal = Равных топов: { $n }
tops-equal-open = Равных топов: { $n }. Судья выбирает, какой выложить.
date-long = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
of-count = из { $n }
and-more = { $name } и ещё { $n }
direction-across = вправо
direction-down = вниз

## Ход и его стадии
round-title = Ход { $n }
rack-text = набор { $name }
top-text = топ { $name }
tops-text = топы { $name }
placements-of-round = Варианты хода { $n }
placements-total = всего { $n }
slips-of-round = Бланки хода { $n }
slip-of-round = Бланк, ход { $n }
slips-of-round-word = бланки хода { $n }
round-word = ход
top-of-round = Топ хода { $n }
top-on-board = На доске топ хода { $n }:
laid-on-board = На доске после хода { $n }:
reveal-laid = На доске лежит { $text }
laid-below = на доске не топ: { $name }
handed-in-of-round = Сдали ход { $n }
entered-of = Введено { $n } из { $of }
entered-all = Введены все бланки
slips-paper = на бумаге { $n }
slips-phone = с телефона { $n }
slips-absent = без бланка { $n }
phase-lobby = Ждём начала
phase-drawn = Набор вынут
phase-thinking = Игроки думают
phase-last-call = Записываем ответы
phase-paused = Пауза
phase-closed = Время вышло
phase-revealed = Топ объявлен
phase-placed = Топ на доске
phase-ended = Партия окончена
screen-phase-drawn = Приготовились
screen-phase-thinking = Думаем
screen-phase-last-call = ПИШЕМ
screen-phase-paused = Пауза
next-key = Ввести ключ запечатанной партии
next-draw-first = Вынуть первый набор
next-draw = Вынуть набор хода { $n }
next-start = Начать ход { $n }
next-stop = Остановить ход { $n }
next-reveal = Объявить топ хода { $n }
next-place = Выложить топ хода { $n }
next-place-word = Выложить { $name }
next-end = Завершить турнир
next-needs-top = сначала выберите топ из равных
next-needs-slips = { $n ->
    [one] не введён { $n } бланк хода { $of }
    [few] не введены { $n } бланка хода { $of }
   *[many] не введено { $n } бланков хода { $of }
}
next-again = Нажмите ещё раз для подтверждения

## Начальная страница
home-title = Турниры
home-new = Новый турнир
home-ways = Другие страницы
home-for-evening = К вечеру
home-for-many = Несколько турниров и залов
home-for-alone = Между партиями
settings = Вид и язык
home-continue = Вернуться на судейскую страницу
home-others = Остальные
home-all = Все турниры
home-tournament = Турнир
home-game = Игра
home-players = Игроков
home-rounds = Ходов
home-state = Состояние
home-draft = Не начат
home-done = Завершён
home-damaged = Файл повреждён
home-newer = Нужна новая Флавита
home-no-dictionary = Нет словаря
home-unopened = Не открывается
home-action-draft = Открыть
home-action-done = Результаты
home-event = Общая таблица
home-action-damaged = Что делать
home-begun = Не закончен
home-put = Убрать: { $name }
home-to-archive = В архив
home-from-archive = Вернуть из архива
home-delete = Удалить
home-delete-what = Здесь ещё ничего не сыграно. Файл попадёт в папку trash, откуда его можно вернуть.
home-not-deleted = Турнир не удалён
home-archive = Архив: { $n }
home-more = { $n ->
    [one] Показать ещё { $n } турнир
    [few] Показать ещё { $n } турнира
   *[other] Показать ещё { $n } турниров
}
home-reading = Читаем турниры: готово { $n } из { $of }. Страница откроется сама.
home-folder = Папка: { $name }
home-address = Адрес для экрана и помощников: { $name }
home-stop = Чтобы остановить Флавиту, закройте её окно или нажмите в нём Ctrl+C. Всё записанное сохранено.
per-round = { $name } на ход
welcome-title = Добро пожаловать
welcome-what = Флавита проводит турниры по дубликату: у всех одни и те же буквы, одна доска и одно время, а выигрывает тот, чьи слова приносят больше очков.
welcome-one = Создайте турнир: назовите его, выберите игру и введите игроков.
welcome-two = Откройте экран для зала на проекторе и проверьте звук.
welcome-three = Выньте первый набор. Дальше программа ведёт время, находит топ и проверяет бланки.

## Новый турнир
new-title = Новый турнир
new-terms = Условия
new-terms-move = { $name } на ход
new-terms-clock = часы { $name } мин
new-terms-words = весь словарь
new-terms-changed = список слов изменён
new-terms-change = изменить
new-profile-others = Правила других федераций
new-edition-more = Доска, словарь и какие слова засчитываются
new-name = Название
new-edition = Набор букв и доска
new-dictionary = Словарь
new-round-time = Время на ход
new-round-time-hint = минуты:секунды
new-last-call = Сигнал «Пишем»
new-last-call-hint = за сколько секунд до конца; можно несколько
new-minima = Какой набор подходит
new-minima-until = До хода
new-minima-vowels = включительно — гласных не меньше
new-minima-consonants = и согласных не меньше
new-minima-later = Дальше — гласных не меньше
new-minima-and = и согласных не меньше
new-clock = Часы на всю партию
new-clock-on = У каждого игрока свой запас времени
new-clock-budget = Запас
new-clock-price = мин, сверх него минус
new-clock-step = очков за каждый начатый отрезок в
new-clock-end = мин.
new-clock-hint = Имеет смысл, только если помощник отмечает, когда кто сдал бланк. Кого в ходе не отметили, тому засчитывается всё время хода; ход, в котором не отметили никого, времени не отнимает.
new-players = Игроки
new-players-label = По одному в строке
new-players-example = 12; Иванов Пётр; Ярославль
new-players-hint = Номер; имя; город. Хватит и одних имён: номера программа расставит сама. Список можно вставить как есть; ниже видно, как он прочитан. Опоздавших добавите потом.
new-players-file = Загрузить из файла CSV
new-players-earlier = Игроки прошлого турнира
new-create = Создать турнир
new-notice = Нужно кое-что исправить: смотрите отмеченные поля. Всё остальное сохранено.

## Судейство
clock-pause = пауза
clock-resume = продолжить
clock-extend = +30 секунд
bought-back = На клетку { $at } легла буква { $letter }, и { $name } теперь в наборе.
bought-to-lay = На клетке { $at } вместо пустышки теперь буква { $letter }: пустышку выкупили и выложили.
bag = В мешке
draw-label = Фишки, вынутые из мешка, ? — { $name }
draw-short = Фишки
draw-beside = { $n ->
    [one] К { $rest } ещё { $n } фишка
    [few] К { $rest } ещё { $n } фишки
   *[many] К { $rest } ещё { $n } фишек
}
draw-tiles = { $n ->
    [one] Из мешка { $n } фишка
    [few] Из мешка { $n } фишки
   *[many] Из мешка { $n } фишек
}
draw-whole = весь набор вернулся в мешок
draw-take = Играть этим набором
refuse-rack = Вернуть набор
vowels-next = Гласных в следующем наборе:
refuse-rack-because = Почему этот набор возвращается в мешок? Причина останется в журнале, её сможет прочесть каждый.
refuse-rack-do = Вернуть в мешок
over-time = Сверх времени:
near-time = Времени мало, осталось:
time-more = ещё игроков:
hand-in-none-yet = Сдачу ещё никто не отметил. Если так и останется, ход { $round } у бумажных бланков времени не отнимет.
hand-in-some-yet = { $n ->
    [1] Сдача не отмечена у { $n } из { $of }. Если её не отметить, этому игроку засчитают весь ход.
   *[other] Сдача не отмечена у { $n } из { $of }. Если её не отметить, каждому из них засчитают весь ход.
}
hand-in-charged = { $n ->
    [1] Ход { $round }: сдача не отмечена у { $n } из { $of }, этому игроку засчитан весь ход, { $time }.
   *[other] Ход { $round }: сдача не отмечена у { $n } из { $of }, каждому из них засчитан весь ход, { $time }.
}
clock-charged-nobody = Часы партии пока ни у кого не отняли очков.
clock-charged = Снято за время: { $names }.
rounds-unmeasured = { $n ->
    [1] Время хода { $rounds } для бумажных бланков не измерено: сдачу никто не отметил.
   *[other] Время ходов { $rounds } для бумажных бланков не измерено: сдачу никто не отметил.
}
hand-in-how = нажмите номер, когда игрок сдал бланк
hand-in-back = Отменить отметку:
tops-because = Причина, если выбор не по правилам
tops-lay = Выложить на доску
tops-choose = Топов несколько. Какой выложить на доску?
tops-chosen = На доске { $name }. Можно выбрать другой топ, пока не вынут следующий набор.
tops-proposed = предложен
tops-key-choose = выбрать
tops-key-proposed = выбрать предложенный
tops-key-back = к бланкам
tops-key-here = в пустой строке — выбрать клавишей
top-mark = топ
placements-title = Варианты
placements-none = Здесь появятся варианты хода, как только его время выйдет.
peek = Показать топ, пока держу
peek-more = и ещё { $n }, очки те же
pages-all = Все страницы
placements-filter = слово или клетка
placements-only-found = Только сданные
placements-word = Слово
placements-square = Клетка
placements-points = Очки
placements-found = Нашли
marking-lock = Закрыть проверку хода
marking-locked = Проверка закрыта
slips-title = Бланки
slips-none = Бланки вводят, как только объявлен топ: можно и пока игроки думают над следующим ходом.
missing-title = Не введены
missing-next = следующий
missing-none = Все бланки введены
keyed-title = Только что введены
slip-label = Бланк
slip-order = номер клетка слово очки
slip-which-reading = Слово можно выложить по-разному. Как на бланке? Нажмите его клавишу.
slip-which-blank = Какая буква на бланке — пустышка? Нажмите её клавишу. Не отмечена — ещё раз Enter.
slip-which-blank-points = Какая буква на бланке — пустышка? Нажмите её клавишу. Не отмечена — ещё раз Enter: { $points }.
slip-hint = Например: { $name }
slip-not-yet = пока нечего вводить
slip-save = записать
slip-correct = Исправить
slip-key = Ввести
slip-withdraw = Снять бланк
slip-unsaved = Не записано: нет связи. Строка цела, нажмите Enter ещё раз.
do-failed = Нет ответа: связь прервалась. Сделано ли это, видно на странице; если нет, попробуйте ещё раз.
status-saved = Сохранено { $name }
status-screen = Экран: { $name }
standings-link = Таблица
scene-change = экран зала
scene-auto = По ходу партии
scene-reveal = Последний топ
scene-standings = Таблица
scene-lobby = Заставка
scene-blank = Тёмный экран
keys-all = все клавиши
title-lobby = Подготовка
title-ended = Итоги
lobby-players = Игроки
lobby-settings = Условия
lobby-late = Добавить игрока
lobby-check = Перед началом
lobby-check-screen = Экран зала открыт на проекторе (F9).
lobby-check-slips = У каждого игрока есть бланки с его номером.
lobby-check-sound = На экране включён звук.
ending-title = Партия окончена

## Страница хода
round-slip = Бланк
round-verdict = Проверка
round-claimed = На бланке
round-time = Время
round-time-what = Бумажный бланк — когда его ввели; бланк с телефона — когда его сдали
actor-console = судья
trail-replaced = { $time }, { $name }: { $text }, { $points }. Исправлено.
trail-withdrawn = { $time }, { $name }: { $text }, { $points }. Снято.

## Таблица
standings-after = { $n ->
    [0] Таблица
   *[other] Таблица после хода { $n }
}
standings-final = Итоговая таблица
standings-sum = Сумма топов { $n }
standings-rank = Место
standings-number = №
standings-player = Игрок
standings-town = Город
standings-tops = Топов
standings-rounds = Очки по ходам: { $name }
standings-games = Партии: { $name }
season-unfold = Турниры: { $name }
standings-solos = Соло
standings-solo-points = За соло
standings-warnings = Пред.
standings-negative = До топа
standings-team = Команда
standings-teams = Команды
standings-members = Игроки
standings-category = Категория
standings-club = Клуб
standings-every-category = все
standings-every-club = все
standings-show = Показать
tie = { $ahead } выше, чем { $behind }: { $why }.
tie-tops = топов { $one } против { $two }
tie-solos = соло { $one } против { $two }
tie-later-games = очков { $one } против { $two }
tie-later-games-of-game = партия { $game }, { $one } против { $two }
tie-later-rounds = ход { $round }, { $one } против { $two }
tie-later-rounds-of-game = партия { $game }, ход { $round }, { $one } против { $two }
tie-dearest-slip = лучший ход, { $one } против { $two }
tie-fewer-warnings = предупреждений { $one } против { $two }
tie-less-time = время { $one } против { $two }

## Несколько игр
games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}
game-title = Партия { $n }
event-game = { $name }, партия { $n }
event-game-name = { $name }. Партия { $n }
event-cumulated = Общая таблица
next-game = Следующая партия
next-game-title = Ещё одна партия
next-game-what = Те же буквы, слова, правила и игроки, кроме выбывших. Результаты партий складываются.
cumulated-after = { $n ->
    [one] Таблица после { $n } партии
   *[other] Таблица после { $n } партий
}
cumulated-during = Идёт партия { $n }
cumulated-stand = после хода { $n }
cumulated-not-begun = ни один ход не проверен
cumulated-mean = Средний %
cumulated-other-rules = Правила партий различаются. Места и равенства здесь — по правилам последней партии: { $name }.
cumulated-names-differ = Под № { $number } разные имена: { $names }. Они считаются разными игроками; если это один человек, исправьте имя в одной из партий.
cumulated-numbers-differ = { $name } — под разными номерами: { $numbers }. Они считаются разными игроками; если это один человек, исправьте номер в одной из партий.
cumulated-in-games = { $n ->
    [one] партия { $games }
   *[other] партии { $games }
}

## Игроки
players-link = игроки
players-edit = исправить список
players-title = Игроки
players-how = Enter сохраняет строку, стрелки переходят вверх и вниз, Esc отменяет ввод.
players-categories = Категории
players-missed = Пропускает ходы
players-series = Серия
players-new = Новый игрок или пара: Ада / Ван
players-save = Записать
players-withdraw = Выбыл
player-return = Вернуть
players-from = с хода { $n }
players-until = по ход { $n }
players-never = ещё не играл
players-import = Загрузить список
players-import-do = Добавить всех
players-example = 12; Иванов Пётр; Ярославль; юниоры; Волга
players-import-how = Номер; имя; клуб; категории; команда. Или вставьте список как есть: ниже видно, как он прочитан. Если хоть в одной строке ошибка, игроки не добавляются.
players-closed = Партия окончена: добавить игроков уже нельзя.
players-merge = Один человек записан дважды
players-merge-keep = Оставить №
players-merge-gone = и отдать ему всё от №
players-merge-how = Бланки обоих станут бланками оставшегося. Если у обоих есть бланк одного хода, это разные люди.
players-merge-do = Объединить
standings-time = Время
standings-penalty = Штраф
standings-total = Всего
standings-top-row = Топ
standings-empty = Таблица появится, когда будут введены все бланки первого хода.
standings-waits = Таблица ждёт: бланки хода { $n } введены ещё не все.
standings-footnote = * топ хода.
standings-ranks = Места { $name } из { $of }
standings-page = Страница { $n } из { $of }

## Экран зала
screen = экран зала
screen-sound = Включить звук
screen-speak = Читать наборы вслух
screen-stop = СТОП
screen-slips-up = Бланки вверх
screen-handed-in = Сдали
screen-next = Следующие

## Клавиши
keys-title = Клавиши и бланки
keys-close = Закрыть
keys-round = Ход
keys-line = Строка ввода
keys-slips = Как вводить бланк
keys-next = следующий шаг; если чего-то не хватает, второе нажатие подтверждает
keys-tops = Если топов несколько и рамка вокруг них синяя: цифра выбирает топ с этим номером, Enter — предложенный. Esc переходит из рамки в строку и обратно
keys-pause = пауза и продолжение
keys-extend = добавить 30 секунд
keys-scene = что показывать на экране зала
keys-undo = отменить последнее
keys-peek = показать судье необъявленный топ, пока клавиша нажата
keys-dictionary = словарь: есть ли такое слово
keys-players = игроки: исправить, добавить, объединить
keys-filter = искать среди вариантов
keys-help = эта страница
keys-save = записать бланк
keys-complete = принять подсказку
keys-missing = следующий номер без бланка
keys-recall = вернуть прошлую строку, чтобы исправить
keys-escape = очистить строку, вернуться к ней
key-enter = Enter
key-escape = Esc
key-shift = Shift
keys-blank = с буквой: пустышка вместо этой буквы, если место для неё только одно; иначе программа спросит
keys-slips-how = Номер игрока, клетка, слово, очки с бланка. После номера порядок любой, очки можно не писать.
keys-example-across = 23 о7 рабы
keys-example-across-is = игрок 23, слово вправо с этой клетки
keys-example-down = 23 7о рабы
keys-example-down-is = то же слово вниз: сначала столбец
keys-example-claim = 23 о7 рабы 17
keys-example-claim-is = с очками, которые написал игрок
keys-example-blank = 23 о7 РаБЫ
keys-example-blank-is = маленькая буква среди больших — пустышка, как на всех страницах
keys-example-blank-brackets = 23 о7 р(а)бы
keys-example-blank-brackets-is = то же самое
keys-example-top = 23 т
keys-example-top-is = у игрока топ
keys-example-empty-is = пустой бланк или нет бланка
keys-example-several-is = у игрока больше одного бланка: ноль
keys-top-letter = т
keys-example-many-is = топ сразу у нескольких игроков
keys-example-illegible-is = бланк нельзя прочесть: ноль
keys-example-hard-is = бланк прочесть трудно, но он засчитан
keys-example-hand-in-is = игрок сдал бланк: его часы остановлены

## Клетки доски
square-letter-double = 2Б
square-letter-triple = 3Б
square-word-double = 2С
square-word-triple = 3С

## Что слышно о полях доски
board-name = Доска
board-plain = пусто
board-start = начальная клетка
board-letter-double = удвоение буквы, пусто
board-letter-triple = утроение буквы, пусто
board-word-double = удвоение слова, пусто
board-word-triple = утроение слова, пусто
board-blank = пустышка

## Условия турнира
setting-clock = Часы: { $budget } на партию; сверх этого минус { $price } за каждый начатый отрезок { $step }
setting-clock-minute = Часы: { $budget } на партию; сверх этого минус { $price } за каждую начатую минуту
setting-no-clock = Без часов на всю партию
setting-minima = Гласных и согласных не меньше: ходы 1–{ $until } — { $early }, дальше — { $late }
tops-prospect = { $blanks ->
    [0] без пустышек
   *[other] пустышек { $blanks }
} · остаётся { $left }: гласных { $vowels }, согласных { $consonants } · новых клеток рядом { $opened }
forecast-title = Прогноз для равных топов
forecast-what = { $n ->
    [one] После каждого топа разыгран { $n } набор
    [few] После каждого топа разыграны { $n } набора
   *[many] После каждого топа разыграно { $n } наборов
} из оставшихся фишек, по правилам жеребьёвки; секретное число турнира здесь не участвует. После ± указана стандартная ошибка.
forecast-next = Следующий топ, очков
forecast-whole = В нём выложен весь набор
forecast-over = партия на этом закончится
forecast-link = Чего ждать после каждого: прогноз
tops-note-fewest = меньше всего пустышек
tops-note-blank = тратит пустышку
tops-note-preferred = первый по правилам
tops-note-behind = по правилам после других

## Заголовки таблиц CSV
csv-rank = Место
csv-player = Игрок
csv-total = Итог
csv-percent = % от топов
csv-tops = Топы
csv-solos = Соло
csv-penalty = Штраф
csv-points = Очки
csv-seconds = Секунды
csv-overtime-seconds = Сверх времени, с
csv-number = Номер
csv-club = Город, клуб
csv-points-of-round = Ход { $n }
csv-total-of-game = Партия { $n }
csv-percent-of-game = Партия { $n }, %
csv-points-of-game-round = Партия { $game }, ход { $n }
csv-solo-points = Очки за соло
csv-warnings = Предупреждения
csv-warning-price = Очки за предупреждения
csv-negative = До топа
csv-dearest-slip = Лучший ход
csv-mean-percent = Средний %
csv-categories = Категории
csv-team = Команда
csv-numbers = Номера
csv-tie = При равенстве
csv-round = Ход
csv-rack = Набор
csv-top-points = Очки топа
csv-at = Клетка
csv-word = Слово
csv-legal-placements = Всего вариантов
csv-found = Нашли
csv-solo = Соло игрока
csv-players = Игроков
csv-claimed = Заявлено
csv-would-be = Было бы
csv-top = Топ
csv-verdict = Проверка
csv-reasons = Коды причин
csv-reason-text = Причина
csv-status = Состояние
csv-slip = Бланк
csv-read-at = Прочитана клетка
csv-remarks = Замечания
csv-received = Принято
csv-read-word = Прочитано слово
csv-valid = засчитан
csv-warning = предупреждение
csv-zero = ноль
csv-counts = учтён
csv-replaced = заменён
csv-withdrawn = снят

## Страница для зала
hall-ways = Выберите экран зала, таблицу или правила. Судейская страница открывается только на компьютере, где запущена Флавита.
