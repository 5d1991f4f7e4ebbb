### Тренировка: игра в одиночку против часов и топа, упущенные топы.

training-title = Тренировка
training-what = Сыграйте партию в одиночку: против часов и против топа. Топы, которых вы не нашли, останутся для повторения.
training-stopped = Партию нельзя продолжить
training-go-on = Продолжить
training-stop = Бросить эту партию
training-recorded = Сыгранная партия
training-recorded-what = Наборы и топы турнира с этого компьютера.
training-recorded-none = На этом компьютере ещё нет законченных турниров.
training-recorded-choose = Турнир
training-recorded-game = { $name } · { $date } · { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
training-drawn = Новая партия
training-deck = Игра и словарь
training-rules-usual = обычные для этой игры
training-time = Время на ход
training-time-rules = как в правилах
training-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
training-no-clock = без часов
training-begin = Играть
training-alone = Сыграть эту партию в одиночку
training-practise = Ненайденные топы
training-practise-what = { $n ->
    [0] Пока их нет. Каждый топ, которого вы не нашли, остаётся здесь, пока вы не найдёте его два раза подряд.
    [one] Вас ждёт { $n } топ. Топ, найденный два раза подряд, считается выученным.
    [few] Вас ждут { $n } топа. Топ, найденный два раза подряд, считается выученным.
   *[other] Вас ждут { $n } топов. Топ, найденный два раза подряд, считается выученным.
}
training-practise-begin = Повторять
training-missed-gone = { $n ->
    [1] Ещё { $n } — из партии, которой здесь больше нет.
    [one] Ещё { $n } — из партий, которых здесь больше нет.
    [few] Ещё { $n } — из партий, которых здесь больше нет.
   *[other] Ещё { $n } — из партий, которых здесь больше нет.
}
training-past = Прошлые партии
training-past-game = Партия
training-past-date = Начата
training-past-rounds = Ходы
training-past-found = Найдено топов
training-past-points = Очки
training-past-percent = % от топов
training-of = { $n } из { $of }
training-round = Ход { $n } из { $of }
training-score = Пока { $points } из { $n } очков, { $percent }
training-total = { $points } из { $n } очков
training-found = Найдено топов: { $n } из { $of }
training-best = Ваш лучший результат: { $percent } %.
training-best-new = Новый личный рекорд: прежний — { $percent } %.
training-word-what = Вправо — сначала буква ряда, вниз — сначала номер столбца. Пустышка — маленькая буква среди больших или буква в скобках.
training-points = Очки
training-points-wrong = Введите целое число очков от 0 до 9999 или оставьте пустым.
training-show-top = Показать топ
training-time-up = Время вышло. Бланк, сданный сейчас, считается опоздавшим.
training-tap = Коснитесь клетки, где начинается слово, или введите клетку и слово
training-slip = Ваш бланк
training-top = Топ: { $points }
training-lost = До топа не хватило: { $points }
training-collected = Этот топ теперь среди ненайденных.
training-missed-again = Он остаётся среди ненайденных.
training-found-once = Найден. Ещё раз — и он выучен.
training-known = Найден два раза подряд: этот топ выучен.
training-next = Следующий ход
training-to-result = К результату
training-next-missed = Следующий топ
training-missed-one = Ненайденный топ
training-result = Партия окончена
training-result-slip = Бланк
training-result-top = Топ
training-result-lost = Разница
training-rack = Набор
training-again = Сыграть ещё
training-gone = Игры, правил или словаря этой партии на этом компьютере больше нет. Начните другую.
training-still-played = Этот турнир ещё идёт. В одиночку его можно сыграть, когда он закончится.
training-words = Слова этой партии не удалось прочитать: { $reason }
training-no-rounds = В этой партии нет ни одного хода с топом. Выберите другую.
training-misfit-round = Ход { $n } этой партии нельзя показать: записанное не подходит к доске и фишкам этой игры. Начните другую партию.
training-misfit-missed = Этот топ нельзя показать: записанное не подходит к доске и фишкам его игры.
training-disk = Файл { $name } в папке «training» не удалось прочитать или записать: { $reason }. Ничего не изменилось.
training-damaged = Файл { $name } в папке «training» повреждён: { $reason }. Он останется как есть. Для новой партии будет новый файл.
training-full = Со вчерашнего дня на этом компьютере тренировалось слишком много людей. Попробуйте завтра.

## Соперник
training-opponent = Соперник
training-against = Вы { $points }, соперник { $n }
training-theirs = Соперник: { $text }
training-theirs-none = Соперник ничего не нашёл.
opponent-none = нет
opponent-beginner = новичок: топ в { $n } ходах из 100
opponent-club = игрок клуба: топ в { $n } ходах из 100
opponent-expert = мастер: топ в { $n } ходах из 100
opponent-champion = чемпион: топ в { $n } ходах из 100

## Пасьянс
solitaire-title = Пасьянс
solitaire-what = Обычная партия на одном наборе, против собственного рекорда; или на двух: за второй играете вы сами или программа. Или все фишки открыты, и вы берёте любые, не больше семи за ход.
solitaire-kind = Вид
solitaire-one = один набор
solitaire-two = два набора
solitaire-open = открытые фишки
solitaire-who = Кто играет за второй набор
solitaire-alone = вы сами
solitaire-first = Первый набор
solitaire-second = Второй набор
solitaire-you = Вы
solitaire-computer = Соперник
solitaire-total = { $name }: { $points }
solitaire-best = Ваш лучший результат: { $points }.
solitaire-best-new = Новый личный рекорд: прежний — { $points }.
solitaire-exchanged = обмен
solitaire-passed = пас
solitaire-bag = Фишек в мешке: { $n }
solitaire-left = Осталось фишек: { $n }
solitaire-lay = Выложить
solitaire-exchange = Обменять
solitaire-exchange-which = Какие фишки обменять
solitaire-pass = Пас
solitaire-stop = Закончить партию
solitaire-nothing-exchanged = Введите фишки, которые хотите обменять.
solitaire-not-in-rack = Таких фишек в наборе нет.
solitaire-bag-small = В мешке меньше фишек, чем вы хотите обменять.
solitaire-over = Партия окончена.
solitaire-refused = Так выложить нельзя. Проверьте клетку и слово.

homework-title = Домашнее задание
homework-what = Весь клуб играет дома одну и ту же партию — каждый сам, в заданный срок, а таблица общая.
homework-none = Заданий пока нет.
homework-new = Дать задание
homework-game = Партия
homework-name = Название
homework-from = С (пусто: сейчас)
homework-until = До
homework-early = Кто доиграл, сразу видит таблицу
homework-new-what = Партия остаётся на своём месте; не удаляйте её до конца срока. Подготовленную партию не знает никто; законченный турнир знают те, кто в нём играл, и на его страницах видны топы.
homework-give = Дать задание
homework-no-games = Сначала подготовьте партию или закончите турнир.
homework-prepared = { $name } · подготовленная, { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
homework-before = ещё не началось
homework-now = идёт; начали: { $n }
homework-after = закончено; играли: { $n }
homework-term = с { $from } до { $until }
homework-player = Ваше имя
homework-begin-what = Часы пойдут сразу. Играйте на этом устройстве; если начать здесь другую тренировку, эта партия прервётся. Сданное после срока не засчитывается.
homework-hidden = Таблица появится, когда срок закончится.
homework-hidden-early = Таблица появится, когда вы доиграете или когда закончится срок.
homework-delete = Удалить задание
homework-fault-term = Укажите конец срока: в будущем и позже начала.
homework-fault-game = Выберите партию.
homework-fault-title = Такое название не подходит: оно слишком длинное или в нём скрытые знаки.
homework-fault-name = Напишите своё имя.
homework-fault-again = Вы уже выполнили это задание; это можно сделать только один раз.
homework-fault-closed = Сейчас это задание выполнять нельзя.
homework-fault-taken = Под этим именем уже начали играть; добавьте что-нибудь к своему.
homework-fault-full = В этом задании больше нет мест.
homework-out = Эта партия — домашнее задание; тренироваться на ней можно после срока.
