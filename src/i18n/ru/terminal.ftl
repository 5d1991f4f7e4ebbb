# Что команда говорит в терминале: почему не получилось, что сделано, сколько осталось.

cli-line = { $path }, строка { $line }: { $reason }
cli-warning = { $path }, строка { $line }: внимание: { $reason }
cli-input = стандартный ввод
cli-bind = адрес { $address } занять не удалось: { $reason }; закройте программу, которая его занимает, или задайте другой адрес: --bind
cli-follow = не удалось получить партию с другого компьютера: { $reason }
cli-rehearsal = репетиция прервана: { $reason }
cli-output = не удалось вывести результат: { $reason }
cli-page = не удалось подготовить страницы: { $reason }
cli-words = словарь открыть не удалось: { $reason }
cli-system-not-found = не найдено; проверьте имя и папку
cli-system-denied = нет доступа; проверьте права или выберите другую папку
cli-system-exists = уже существует; выберите другое имя
cli-system-full = на диске нет места; освободите место
cli-system-folder = это папка, а нужен файл
cli-system-no-folder = это файл, а нужна папка
cli-system-in-use = уже занято
cli-system-no-text = это не текст в кодировке UTF-8
cli-system-refused = там программа не запущена; проверьте адрес и порт
cli-system-late = ответ не пришёл вовремя; проверьте сеть
cli-system-unreachable = тот компьютер недоступен; проверьте сеть
cli-system-no-host = такого адреса нет; проверьте, как он написан
cli-no-number = нужно целое число
cli-positive = число от 1
cli-span = напишите число или диапазон: A..B, A.. или ..B
cli-unknown-edition = нет игры «{ $name }»; есть { $known }; или укажите файл .toml
cli-unknown-profile = нет правил «{ $name }»; есть { $known }; или укажите файл .toml
cli-unknown-rules = нет правил «{ $name }»; есть { $known }; или укажите файл
cli-languages = языки: { $known }
cli-passphrase = нет парольной фразы: задайте переменную { $name } или укажите файл: --passphrase-file
cli-passphrase-short = в парольной фразе должно быть не меньше { $n } знаков; лучше всего несколько слов
cli-head = отпечаток состоит из 64 знаков, от 0 до 9 и от a до f, или из шести слов
cli-receipts-hollow = игрок № { $n }: не сохранено ни бланка, ни отпечатка, сравнивать нечего
cli-one-file = несколько файлов можно указать только с --what { $name }
cli-no-pictures = в этом турнире ещё нет проверенных ходов, поэтому нет и картинок
cli-unwritten = { $name }: { $reason }; файл не записан
cli-follow-key = укажите ключ со страницы «{ check-title }» другого компьютера: восемь групп по четыре знака
cli-follow-key-halls = укажите ключ со страницы «{ halls-title }» другого зала: восемь групп по четыре знака
cli-follow-name = напишите, как называется этот зал
cli-follow-no-game = по адресу { $url } партии нет; скопируйте адрес там со страницы «{ halls-title }»
cli-follow-other-key = там другой ключ
cli-follow-version = там не отвечает Флавита этой версии; обновите программу на обоих компьютерах
cli-follow-gone = турнира там больше нет
cli-follow-silent = нет ответа: { $reason }
cli-follow-foreign = пришёл ответ на другой запрос
cli-follow-unread = ответ не удалось разобрать: { $reason }
cli-follow-words = словарь не удалось сохранить: { $reason }
cli-follow-beside = картинку экрана и запечатанную партию не удалось сохранить: { $reason }
cli-events = { $n ->
    [one] { $n } событие
    [few] { $n } события
   *[many] { $n } событий
}
cli-key-short = в словах меньше { $n ->
    [one] { $n } буквы
   *[other] { $n } букв
}, их можно подобрать
cli-time = { $reason }; пример записи: 2026-11-28T20:00:00+01:00
cli-prepared-edition = партию готовили для другой игры
cli-prepared-words = партию готовили по другому словарю: «{ $name }»
cli-prepared-none = { $n ->
    [one] сыграна { $n } партия
    [few] сыграно { $n } партии
   *[many] сыграно { $n } партий
}, подходящей нет; сколько раз не выполнено пожелание: { $what }; смягчите пожелания или увеличьте --games
cli-seal-other-game = отпечаток не совпадает с объявленным: это другая партия
cli-seal-other-signer = партию подписал кто-то другой
cli-used = файл { $path } уже указан для другого
cli-list-bad = { $n ->
    [one] { $n } строка не годится
    [few] { $n } строки не годятся
   *[many] { $n } строк не годятся
} как слова игры { $edition }; исправьте список или соберите словарь без них: --leave-out
cli-list-plain = { $path }: простой список; чтобы разбить слова на фишки, укажите игру
cli-list-tiles = { $old } и { $new } составлены для разных фишек, сравнить их нельзя
cli-list-built = { $path }: { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слов
}, { $n } Б
cli-list-read = { $path }: кодировка { $encoding }
cli-list-more = ... и ещё { $n }: { $what }
cli-list-repeated = { $path }: повторов слов: { $n }
cli-list-diff = только в { $old }: { $one }; только в { $new }: { $two }; в обоих: { $both }
cli-list-near = и ещё { $n }
cli-list-editions = игры
cli-list-name = название
cli-list-words = слова
cli-list-nodes = узлы
cli-list-memory = память
cli-list-checksum = сумма
cli-list-spoken = вслух
cli-list-source = источник
cli-list-option = список
cli-list-option-in = { $name }: { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слов
}, входит
cli-list-option-out = { $name }: { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слов
}, не входит
cli-list-letters = букв
cli-bytes = { $n } Б
cli-rehearse-here = игроки находятся на этом компьютере; укажите 127.0.0.1 или 0.0.0.0
cli-rehearse-few = система разрешает программе только столько соединений и файлов: { $n }
cli-rehearse-folder = папка { $path } не пуста; для репетиции нужна отдельная папка
cli-rehearse-badges = не удалось подготовить бейджи: { $reason }
cli-rehearse-server = не удалось запустить сервер: { $reason }
cli-rehearse-silent = сервер не запускается
cli-question = напишите доску, пробел и набор
cli-question-rack = фишек в наборе: { $n }, а может быть не больше { $of }
cli-verify-no-words = словаря «{ $name }», по которому играли турнир, здесь нет, или он изменился, поэтому бланки и топы заново не проверены; укажите его файл: --words
cli-verify-until = записанные слова — отпечаток журнала до события { $n }
cli-export-no-words = словаря «{ $name }», по которому играли турнир, здесь нет, поэтому на странице только топы; укажите его файл: --words
cli-season-fault = { $reason }; этот турнир не учтён
cli-season-missing = турнира { $id } в папке нет; он не учтён
cli-codes = { $n ->
    [one] { $n } код
    [few] { $n } кода
   *[many] { $n } кодов
}
cli-codes-many = { $n ->
    [one] { $n } код
    [few] { $n } кода
   *[many] { $n } кодов
}; удобнее флешка

cli-no-command = нет команды «{ $name }»
cli-no-option = у этой команды нет параметра «{ $name }»
cli-no-value = { $option }: не хватает значения
cli-no-such-value = { $option }: нельзя указать «{ $value }»; можно { $known }
cli-bad-value = { $option }: значение «{ $value }» не подходит: { $reason }
cli-missing = не хватает: { $names }
cli-conflict = { $option } нельзя указать вместе с { $names }
cli-perhaps = может быть, { $names }?

seal-game = партия
seal-organiser = организатор
seal-signed = подписано ключом
seal-fingerprint = отпечаток
seal-edition = игра
seal-words = словарь
seal-rules = правила
seal-program = программа
seal-not-before = не раньше
seal-every = затем каждые
seal-minutes = { $minutes } мин
seal-key = ключ

progress-checking = проверка
progress-playing = партии
progress-reading = чтение
progress-compiling = сборка
progress-rehearsing = бланки
progress-positions = позиции

report-rehearsal = репетиция
report-slips = бланки
report-acknowledged = подтверждение
report-broadcast = рассылка
report-memory = память
report-commits = записи на диск
report-log = журнал
report-wrong = неверный ответ
report-differs = расхождение
report-lost = ПОТЕРЯНО
report-evening = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $rounds ->
    [one] { $rounds } ход
    [few] { $rounds } хода
   *[many] { $rounds } ходов
}, { $edition }, начальное значение { $seed }
report-slips-what = отправлено { $sent }, подтверждено { $acknowledged }, отклонено как неполные { $refused }, повторено { $repeated }, отклонено с чужим ключом { $mixed }
report-waits = p50 { $half } мс, p99 { $most } мс, наибольшее { $max } мс
report-work = процессорное время сервера { $n } мс
report-heard-within = последнее из { $n } соединений не позже чем через { $time } мс; прервано { $broken }
report-heard-late = последнее из { $n } соединений позже чем через 20 с; прервано { $broken }
report-heard-unmeasured = соединений { $n }, задержка не измерена; прервано { $broken }
report-memory-what = { $one } КБ на соединение (до них { $before } КБ, со всеми { $after } КБ)
report-memory-unknown = система не сообщает
report-commits-what = { $n }, команд { $commands }, в самой большой { $largest }
report-sound = каждый подтверждённый бланк есть в журнале ровно один раз, лишних нет
report-lost-what = подтверждённых бланков { $lost }; неподтверждённых в журнале { $unasked }

series-edition = игра
series-profile = правила
series-games = партии
series-time = время
series-ends = окончания
series-words = { $edition }, { $words ->
    [one] { $words } слово
    [few] { $words } слова
   *[many] { $words } слов
}
series-form = { $profile }, вид { $form }
series-which = { $n }: { $first }–{ $last }, начальное значение «{ $seed }»
series-speed = { $time } с, партий в секунду { $speed }
series-mean = среднее
series-totals = партии по сумме топов
