### Решения, отказы и неполадки целыми предложениями.

## Почему бланк не засчитан
verdict-legal = { $word } { $at } { $direction }, { $points }
points-of-theme = { $points }, из них { $n } за тему
verdict-top = Топ
verdict-not-in-dictionary = Слова { $what } нет в словаре.
verdict-word-rejected = Слово { $word } не засчитано решением судьи.
verdict-letters-not-in-rack = В наборе не хватает { $n ->
    [one] буквы { $letters }
   *[other] букв { $letters }
}.
verdict-blanks-not-in-rack = В наборе нет пустышки для { $letters }.
verdict-does-not-touch = Слово не касается букв на доске.
verdict-start-not-covered = Первое слово должно пройти через начальную клетку.
verdict-off-board = Слово не помещается на доске.
verdict-replaces-tile = На клетке { $what } уже есть другая буква.
verdict-part-of-longer-word = Это часть слова { $what }: нужно записать слово целиком.
verdict-no-coordinates = На бланке нет клетки.
verdict-unreadable-coordinates = Нельзя понять, какая это клетка: { $what }.
verdict-join-open = По буквам { $what } нельзя понять, где лежит слово.
verdict-unknown-letter = В этой игре нет буквы { $what }.
verdict-nothing-laid = Из набора не взято ни одной буквы: такое слово уже есть на доске.
verdict-one-letter = Одна буква — ещё не слово.
verdict-too-many-tiles = За ход можно выложить не больше { $n ->
    [one] { $n } фишки
   *[other] { $n } фишек
}.
verdict-first-word-short = Первое слово должно быть не короче { $n ->
    [one] { $n } буквы
   *[other] { $n } букв
}.
verdict-blank-unmarked = Пустышка не отмечена: { $what }.
verdict-claim-too-high = На бланке { $claimed }, а слово стоит { $worth }: за завышенный счёт — ноль.
verdict-claim-missing = На бланке нет очков.
verdict-illegible = Бланк нельзя прочесть.
verdict-late = Бланк сдан после сигнала.
verdict-several-slips = От игрока больше одного бланка.
verdict-empty = Бланк пустой.
verdict-no-slip = Бланка нет.
verdict-claim-differs = Слово верное. На бланке { $claimed }, по подсчёту { $points }. Засчитано { $points }.
slip-recorded = № { $number }: записано, { $points }.
slip-same = У № { $number } уже так и записано.
slip-replaces = Уже записано: { $text }. Enter ещё раз — заменить.
slip-moves = Бланк № { $number } ({ $text }) перейдёт к № { $to }.
slip-not-moved = Бланк № { $number } записали не вы, номер у него не меняется. Esc — и введите строку заново.
slip-gone = Бланк № { $number } тем временем изменили или сняли, он никуда не перейдёт. Esc — и введите строку заново.
slip-occupied = У № { $number } уже есть бланк, и записали его не вы. Перенести туда другой может только судья.
slip-other-now = Тем временем у этого номера записали другое, ничего не изменено. Нажмите Enter ещё раз: строка покажет, что там теперь.
slip-enter-again = { $reason } Enter ещё раз — 0 очков.
slip-replaced = № { $number }: заменено, { $points }.
slip-kept-instead = № { $number }: заменено.
slip-left-out = Не записано: № { $number }.
slip-unknown = Таких номеров нет: { $number }.
slip-absent = В этом ходе не играют: № { $number }.
slip-other = У № { $number } записано другое: { $text }.
slip-line-again = Пока не записано ничего. Enter ещё раз — записать № { $number }.
slip-handed-in = № { $number }: бланк сдан, { $time }.
done-hand-in-back = Отметка снята: № { $number } ещё думает.

## Отказы
refusal-unknown-player = Игрока № { $number } нет.
refusal-round-not-open = Ход { $round } сейчас не идёт.
refusal-round-still-open = Ход { $round } ещё идёт: сначала остановите его.
refusal-round-locked = Проверка хода { $round } уже закрыта.
refusal-rack-of-many-readings = Набор можно прочитать по-разному: { $racks }. Напишите фишки через пробел.
refusal-rack-not-in-bag = Столько фишек { $tile } в мешке уже нет.
refusal-wrong-number-of-tiles = В наборе должно быть фишек: { $expected }, а введено { $given }. Введите набор заново.
refusal-tiles-drawn = В наборе осталось { $rest }. Введите то, что вынуто из мешка: фишек { $expected }, а введено { $given }. Если весь набор вернулся в мешок, отметьте это и введите его целиком.
refusal-rack-begins = В наборе должны быть фишки, с которых он начинается: { $tiles }.
refusal-rack-vowels = Из мешка с гласными нужно фишек: { $expected }, а введено { $given }.
refusal-vowels-fixed = Изменить число гласных сейчас нельзя: оно задано правилами или набор уже вынимали.
refusal-game-over = Партия уже окончена.
refusal-text-unreadable = Не удалось прочитать: { $text }.
refusal-name-empty = Назовите турнир.
refusal-no-players = Введите хотя бы одного игрока.
refusal-player-line = Строка { $line }: в «{ $text }» не удалось найти номер или имя.
refusal-number-out-of-range = Здесь нужно число от { $low } до { $high }.
refusal-time-unreadable = Введите минуты и секунды, например 3:00.
refusal-name-long = Название слишком длинное: не больше { $n ->
    [one] { $n } буквы.
   *[other] { $n } букв.
}
refusal-dictionary-misfit = Этот словарь не для выбранного набора букв. Выберите словарь из списка.
refusal-round-time = Ход длится от 5 секунд до суток. Введите минуты и секунды, например 3:00.
refusal-last-call = Сигнал должен звучать раньше, чем кончится ход: введите меньше секунд.
refusal-clock-time = Введите от одной секунды до суток: число минут или минуты и секунды.
refusal-price = Введите от 0 до 1000 очков.
refusal-minimum = Гласных и согласных вместе не может быть больше, чем фишек в наборе. Уменьшите числа.
refusal-player-number = Строка { $line }: номер должен быть от 1 до { $high }.
refusal-player-twice = Строка { $line }: номер { $number } уже есть в строке { $other }. Дайте другой.
refusal-too-many-players = Игроков не может быть больше { $n }. Разделите турнир на части.
refusal-nothing-to-undo = Отменять нечего.
refusal-changed-meanwhile = Тем временем что-то изменилось. Вот текущее состояние; ничего не потеряно.
refusal-other-top-preferred = По правилам на доску идёт другой топ. Напишите причину и выберите ещё раз.
refusal-reason-needed = Напишите причину: она останется в журнале.
refusal-top-not-chosen = Топов несколько: выберите, какой выложить.
refusal-step-over = Партия уже перешла к другому шагу, поэтому ничего не сделано. Что дальше, написано на кнопке.

## Неполадки
fault-disk-full = На диске нет места: { $path }. Освободите место; всё уже введённое цело.
fault-database-damaged = Файл турнира повреждён: { $path }. Программа его не изменила. Откройте последнюю копию.
fault-database-newer = Файл { $path } записан более новой Флавитой. Откройте его в ней.
fault-tournament-dictionary = Словаря «{ $path }», по которому идёт этот турнир, здесь нет. Положите его файл в папку данных и перезапустите Флавиту.
fault-file-foreign = { $path } — не турнир Флавиты. Уберите этот файл из папки или откройте последнюю копию турнира.
fault-file-locked = Файл { $path } занят другой программой. Закройте её и обновите страницу.
fault-disk-failed = Диск с файлом { $path } работает с ошибками. Перезапустите Флавиту: она проверит файл, прежде чем продолжить.
fault-not-opened = Файл { $path } не открывается. Проверьте, доступна ли папка, и перезапустите Флавиту.
fault-folder-not-writable = В папку { $path } нельзя записывать.
fault-not-saved = Не удалось записать. Уже сохранённое цело.
error-not-found = Такой страницы нет
error-not-found-what = Возможно, в адресе ошибка или турнир переименован.
error-home = К турнирам
error-under-way = Минутку
error-fault = Ошибка программы
error-not-allowed = Эта страница для судьи
error-not-allowed-what = Откройте её на компьютере, где запущена Флавита.

## Экран и клавиши: что сделано
done-paused = Часы остановлены.
done-resumed = Часы идут.
done-extended = Добавлено { $n } с.
done-undone = Отменено: { $text }.
done-stands-again = У № { $number } снова { $name }.
done-player-added = № { $number } { $name }: игрок добавлен.
done-players-added = { $n ->
    [one] Добавлен { $n } игрок.
    [few] Добавлено { $n } игрока.
   *[other] Добавлено { $n } игроков.
}
done-player-returned = № { $number } { $name } снова играет, с хода { $round }.
done-player-changed = № { $number } { $name }: записано.
done-player-renumbered = { $name }: вместо № { $from } теперь № { $to }.
done-absence-noted = { $n ->
    [0] № { $number } { $name } ходов не пропускает{ $rounds }.
    [one] № { $number } { $name } пропускает ход { $rounds }.
   *[other] № { $number } { $name } пропускает ходы { $rounds }.
}
done-players-merged = № { $kept } { $name }: всё, что было у № { $gone }, теперь здесь.
done-player-withdrawn = № { $number } { $name }: игрок выбыл. Результаты сохранены.
done-top-chosen = На доске { $word } { $at }.
done-marking-locked = Проверка хода { $round } закрыта.
over-bag-empty = Все буквы вынуты и сыграны.
over-rounds-played = Сыграны все ходы.
over-nothing-playable = Из оставшихся букв нельзя составить ни одного слова.
over-by-arbiter = Партию завершил судья.
restored-away = Компьютер спал, или его часы перевели: { $away }. У игроков ничего не отнято: осталось { $time }, часы остановлены, нажмите F2.
trouble-disk-full = Диск полон: ничего нового не записывается. Удалите лишние файлы; запись продолжится сама. Пока пишите на бумаге.
trouble-locked = Файл турнира занят другой программой: ничего нового не записывается. Закройте её; запись продолжится сама.
trouble-not-writable = В папку данных нельзя писать: ничего нового не записывается. Проверьте диск и права на папку; запись продолжится сама.
trouble-gone = Файл турнира исчез: его удалили или переместили либо вынули носитель. Новые записи пока не принимаются; программа восстанавливает файл из памяти. Бланки пишите на бумаге.
trouble-disk-failed = Диск не ответил: ничего нового не записывается. Программа проверяет файл и продолжит сама, как только убедится, что он цел. Пока пишите на бумаге.
trouble-damaged = Файл турнира повреждён: в нём нет того, что было записано. Остановите программу и продолжите с последней копии.
rescued = В { $time } файл турнира исчез или был подменён. Программа записала его заново, ничего не потеряно. Проверьте, кто трогает папку данных.
rescued-elsewhere = В { $time } папка данных перестала отвечать. Ничего не потеряно: турнир записывается в { $path }. Перед перезапуском скопируйте этот файл в папку данных.
restored = Продолжаем с того же места. Осталось { $time }, часы остановлены: нажмите F2.

## Отказы правил
refusal-drawn-elsewhere = Наборы этой партии приходят из другого зала ({ $name }). Если связи нет, узнайте набор по телефону и введите его вручную.
refusal-rack-prepared = В подготовленной партии наборы одни и те же во всех залах, вернуть их в мешок нельзя.
refusal-clock-started = Набор можно вернуть в мешок только до запуска часов.
refusal-rack-elsewhere = Этот набор пришёл из другого зала ({ $name }). Вернуть его в мешок может только судья того зала; здесь набор вернётся вслед за ним.
refusal-drawn-here = Наборы этой партии вынимают здесь, а не в другом зале.
refusal-number-used = Номер { $number } уже занят: выберите другой.
refusal-no-name = Введите имя игрока.
refusal-has-not-left = Игрок № { $number } и так играет.
refusal-has-slip = У игрока № { $number } есть бланк хода { $round }: этот ход он не пропустил. Сначала снимите бланк.
refusal-same-player = Введите два разных номера.
refusal-both-have-slips = У № { $kept } и № { $gone } есть бланки одного и того же хода { $round }. Объединить их нельзя, пока один из бланков не снят.
refusal-player-taken = Строка { $line }: номер { $number } уже занят: { $name }. Дайте другой.
refusal-rounds-unreadable = Не удалось понять, какие ходы: { $text }. Пишите, например, 3-5, 8.
refusal-still-played = Сначала закончите эту партию.
refusal-played = Этот турнир уже начат: его можно убрать в архив, но не удалить.
refusal-watched = Этот турнир ещё открыт на другой странице: на экране, телефоне или в соседней вкладке. Закройте её и через 15 секунд удалите снова.
refusal-not-in-round = Игрок № { $number } в ходе { $round } не играет.
refusal-no-round = Сначала выньте первый набор.
refusal-clock-stands = Часы уже остановлены.
refusal-clock-runs = Часы уже идут.
refusal-already-handed-in = Бланк № { $number } уже отмечен.
refusal-not-pressed = № { $number }: этот номер никто не нажимал, отменять нечего.
refusal-misplaced-number = № { $number } есть в двух блоках, или такого номера не бывает. Исправьте и сохраните снова.
refusal-second-person = Бланк № { $number } вы уже ввели. Вторую запись делает другой человек: помощник по приглашению или судья. Если вводить больше некому, пусть судья нажмёт на судейской странице «{ double-switch-off }».
refusal-not-placeable = { $word } нельзя выложить на { $at }: проверьте клетку и буквы.
refusal-top-not-chosen-yet = Сначала выберите, какой топ хода { $round } пойдёт на доску.
refusal-rack-rejected = Набор { $rack } не подходит: нужно гласных не меньше { $vowels } и согласных не меньше { $consonants }. Верните весь набор в мешок и выньте новый.
refusal-rack-few-vowels = Набор { $rack } не подходит: гласных { $v }, а нужно не меньше { $vowels }. Верните весь набор в мешок и выньте новый.
refusal-rack-few-consonants = Набор { $rack } не подходит: согласных { $c }, а нужно не меньше { $consonants }. Верните весь набор в мешок и выньте новый.
refusal-rack-many-vowels = Набор { $rack } не подходит: гласных { $v }, а можно не больше { $vowels }. Верните весь набор в мешок и выньте новый.
refusal-rack-many-consonants = Набор { $rack } не подходит: согласных { $c }, а можно не больше { $consonants }. Верните весь набор в мешок и выньте новый.
refusal-rack-above = Набор { $rack } не подходит: гласных может быть не больше { $vowels } и согласных не больше { $consonants }. Верните весь набор в мешок и выньте новый.
refusal-rack-unplayable = Из набора { $rack } нельзя составить ни одного слова. Верните весь набор в мешок и выньте новый.
rack-refused = Судья вернул набор { $rack } в мешок. Причина: { $reason }.
rack-gone = Набор { $rack } вернулся в мешок целиком.
rack-whole = Оставшиеся фишки вернулись в мешок.
refusal-line-unreadable = Не удалось прочитать «{ $text }». Введите: номер клетка слово, например { $example }.
refusal-no-number = Начните с номера игрока.
refusal-tournament-closed = Турнир закрыт. Откройте его заново с главной страницы.
done-rack-drawn = Набор хода { $round }: { $rack }.
rack-exchanged = Фишка { $back } возвращается в мешок, вместо неё — { $instead }.
done-vowels-set = Ход { $round }: из мешка с гласными — { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}.
done-round-opened = Ход { $round } начат.
done-round-closed = Ход { $round } остановлен.
done-top-revealed = Топ хода { $round }: { $points }.
done-game-ended = Партия окончена.
over-minimum-impossible = На новый набор уже не хватает гласных или согласных.

## Чем бланк неточен
remark-claim-too-high = На бланке { $claimed }, а слово стоит { $worth }.
remark-claim-too-low = На бланке { $claimed }, а слово стоит { $worth }.
remark-claim-missing = На бланке нет очков.
remark-blank-unmarked = Пустышка не отмечена или отмечена не та буква: прочитано { $text }.
remark-coordinates-shifted = Клетка не та, но понять можно только так: { $text }.
remark-last-letter-forgotten = Последняя буква слова не записана: прочитано { $text }.
remark-within-grace = Бланк сдан после сигнала, но в добавленное время.
remark-hard-to-read = Бланк прочесть трудно.
remark-join-short = Букв соседнего слова мало, но понять можно только так: { $text }.
remark-cost = Минус { $points }.
remark-warning = Предупреждение.
remark-counted = Засчитано: { $points }.

## Что мог значить бланк
clue-only = Прочесть можно только так: { $text } ({ $how }).
clue-several = Прочесть можно по-разному, способов: { $n }.
clue-last-letter = не записана последняя буква
clue-blank-mark = пустышкой отмечена не та буква
clue-turned = перепутано направление
clue-shifted = сдвиг на клетку
clue-other-alphabet = буква ряда из другого алфавита
clue-elsewhere = другое место
