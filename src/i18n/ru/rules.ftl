### Правила сегодня: из значений правил – целые предложения.

rules-today = Правила сегодня
rules-link = Правила
rules-print = Напечатать
rules-changed = { $name } (с изменениями)
rules-by = Правила: { $name }
rules-then = { $first }, затем { $next }

## Игра
rules-game = Игра
rules-edition = { $name }. { $tiles } и пустышки: { $n }.
rules-edition-without-blanks = { $name }. { $tiles }.
rules-switches = Договорились: { $what }.
rules-dictionary = Словарь: { $name }, { $words }.

## Набор
rules-rack = Набор
rules-rack-size = В наборе { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}; играют его все.
rules-most-laid = За ход можно выложить не больше { $n ->
    [one] { $n } из них
   *[other] { $n } из них
}.
rules-bonus = За { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
}, выложенные за один ход, – ещё { $points }.
rules-early = До набора { $n } включительно: { $what }.
rules-later = Дальше: { $what }.
rules-always = В каждом наборе: { $what }.
rules-at-least = гласных не меньше { $vowels }, согласных не меньше { $consonants }
rules-at-most = гласных не больше { $vowels }, согласных не больше { $consonants }
rules-anything = что угодно
rules-blank-counts-either = Пустышка считается гласной или согласной – той, которой не хватает.
rules-blank-counts-both = Пустышка считается гласной и согласной сразу.
rules-blank-counts-none = Пустышка не считается ни гласной, ни согласной.
rules-letter-vowel = { $letter } считается гласной.
rules-letter-consonant = { $letter } считается согласной.
rules-letter-both = { $letter } считается и гласной, и согласной.
rules-letter-neither = { $letter } не считается ни гласной, ни согласной.
rules-redrawn = Набор, который не годится, целиком возвращают в мешок и вынимают новый.
rules-rest-goes-back = Невыложенные фишки возвращаются в мешок, и новый набор вынимают целиком.
rules-rest-stays = Невыложенные фишки остаются в наборе, из мешка берут только недостающие.
rules-joker = Партия с джокером: в наборе всегда одна пустышка, а сыгранную пустышку на доске заменяют настоящей фишкой, пока такая есть в мешке.
rules-two-bags = Мешков два: из мешка с гласными берут { $n }, остальное – из второго.
rules-first-word = Первое слово не короче { $n ->
    [one] { $n } буквы
   *[other] { $n } букв
}.
rules-bought-back = Пустышку с доски можно выкупить настоящей буквой.
rules-theme = Тема дня – { $name }. Слово на тему приносит ещё { $points }: { $words }.

## Время
rules-time = Время
rules-round = На ход даётся { $time }.
rules-calls = Сигнал звучит, когда остаётся { $times }, и в конце хода.
rules-no-call = Сигнал звучит только в конце хода.
rules-no-clock = Часов на всю игру нет.
rules-clock-started = На всю игру у каждого { $budget }; сверх этого за каждые начатые { $step } снимается { $price }.
rules-clock-completed = На всю игру у каждого { $budget }; сверх этого за каждые полные { $step } снимается { $price }.
rules-clock-how = Время игрока идёт, пока он не сдал бланк; если сдача не отмечена, считается весь ход.
rules-late-zero = Бланк, сданный после конца хода, – ноль.
rules-late-grace = После конца хода бланки принимают ещё { $n } с; позже – ноль.
rules-late-free = Бланк, сданный за эти секунды, засчитывается полностью.
rules-late-price = Бланк, сданный за эти секунды, теряет { $points }.

## Бланк
rules-slip = Как заполнить бланк
rules-slip-write = На бланке пишут слово целиком, клетку его первой буквы и очки.
rules-slip-where = Слово по горизонтали – сначала буква ряда: { $across }. Слово по вертикали – сначала номер столбца: { $down }.
rules-first-as-drawn = Первое слово пишут так же; оно проходит через клетку { $at }.
rules-first-dearest-across = Первое слово пишут по горизонтали и без клетки: оно проходит через { $at } и засчитывается на самом дорогом месте.
rules-slip-blank = Букву, которой служит пустышка, отмечают: пишут её маленькой, в скобках или обводят.
rules-unmarked-cheapest = Если пустышка не отмечена, буква – обычная фишка, пока такая есть в наборе, иначе пустышка; из нескольких прочтений берут самое дешёвое.
rules-unmarked-zero = Если пустышка не отмечена, за ход ноль.
rules-mismarked-zero = Отмечена не та буква, и отмеченного в наборе нет: ноль.
rules-mismarked-as-unmarked = Отмечена не та буква: бланк читается так, словно пустышка не отмечена.
rules-several-zero = Два бланка от одного игрока – ноль за ход; с телефона засчитывается последнее, что пришло вовремя.
rules-several-first = Из двух бланков одного игрока засчитывается сданный первым; с телефона – последнее, что пришло вовремя.
rules-several-last = Из двух бланков одного игрока засчитывается сданный последним; с телефона – последнее, что пришло вовремя.

## Очки и клетка
rules-scoring = Если очки или клетка неверны
rules-too-high-true-score = Очков написано больше, чем вышло: засчитывается верный счёт.
rules-too-high-zero = Очков написано больше, чем вышло: ноль.
rules-too-high-excess = Очков написано больше, чем вышло: от написанного отнимают лишнее, умноженное на { $n }, но не дальше нуля. { $worth }, записанные как { $claimed }, приносят { $scored }.
rules-too-low-true-score = Очков написано меньше, чем вышло: засчитывается верный счёт.
rules-too-low-as-claimed = Очков написано меньше, чем вышло: засчитывается то, что написано.
rules-missing-true-score = Очки не написаны: засчитывается верный счёт.
rules-missing-zero = Очки не написаны: ноль.
rules-shifted-zero = Клетка или направление указаны неверно: ноль.
rules-shifted-nothing = Клетка или направление указаны неверно, но понять бланк можно только одним способом: засчитывается полностью; иначе ноль.
rules-shifted-points = Клетка или направление указаны неверно, но понять бланк можно только одним способом: снимается { $points }; иначе ноль.
rules-extension-zero = Слово продолжает слово на доске, а клетка указана неверно: ноль.
rules-extension-nothing = Слово продолжает слово на доске, и понять бланк можно только так: клетку можно не писать.
rules-extension-points = Слово продолжает слово на доске, и понять бланк можно только так: за неверную клетку минус { $points }.
rules-last-letter-zero = Не дописана последняя буква, которая уже стоит на доске: ноль.
rules-last-letter-nothing = Не дописана последняя буква, которая уже стоит на доске: засчитывается полностью.
rules-last-letter-points = Не дописана последняя буква, которая уже стоит на доске: снимается { $points }.

## Ноль
rules-zero = За что ноль
rules-zero-word = Слова или того, что оно составило с соседями, нет в словаре.
rules-zero-rack = В наборе нет нужных букв.
rules-zero-place = Слово не касается букв на доске, а первое – не проходит через начальную клетку.
rules-zero-whole = Слово записано не целиком.
rules-zero-board = Слово не помещается на доске или ложится на другие буквы.
rules-zero-slip = Бланка нет, он пустой или его не прочитать.

## Предупреждения
rules-warnings = Предупреждения
rules-warnings-none = Предупреждений нет.
rules-warnings-for = Предупреждение – за бланк, на котором: { $what }.
rules-warnings-price = { $n ->
    [0] Каждое предупреждение снимает с этого хода { $points }.
    [one] { $n } предупреждение за игру ничего не стоит, каждое следующее снимает с этого хода { $points }.
    [few] { $n } предупреждения за игру ничего не стоят, каждое следующее снимает с этого хода { $points }.
   *[many] { $n } предупреждений за игру ничего не стоят, каждое следующее снимает с этого хода { $points }.
}
rules-warnings-floor = Штраф не опускает очки за ход ниже { $n }.
rules-lapse-claim-too-high = очков написано больше, чем вышло
rules-lapse-claim-too-low = очков написано меньше, чем вышло
rules-lapse-claim-missing = очков нет
rules-lapse-blank-unmarked = пустышка не отмечена или отмечена не та буква
rules-lapse-coordinates-shifted = неверная клетка, но понятно какая
rules-lapse-last-letter-forgotten = не дописана буква, которая стоит на доске
rules-lapse-within-grace = время сдачи – после конца хода, но в добавленные секунды
rules-lapse-hard-to-read = почерк, который трудно прочитать

## Топ и соло
rules-tops = Топ и соло
rules-top = Топ – самый дорогой ход из всех возможных. Он ложится на доску, даже если его никто не нашёл.
rules-tops-order = Из равных топов на доску идёт { $order }.
rules-tops-then-arbiter = Если равны и они, выбирает судья.
rules-tops-then-program = Если равны и они, берут первый в порядке чтения доски.
rules-tops-all-arbiter = Из равных топов выбирает судья.
rules-tops-all-program = Из равных топов берут первый в порядке чтения доски.
rules-prefer-fewest-blanks = тот, где меньше пустышек
rules-prefer-balanced-rest = тот, после которого гласных и согласных остаётся поровну
rules-prefer-fewest-tiles = тот, где меньше фишек
rules-prefer-alphabetical = тот, что раньше по алфавиту
rules-prefer-highest-row = тот, что в верхнем ряду
rules-prefer-leftmost = тот, что левее
rules-prefer-across-first = тот, что по горизонтали
rules-prefer-nearest-corner = тот, что ближе к левому верхнему углу
rules-solo-none = Соло не отмечают.
rules-solo-shown = Соло – лучший результат хода у одного игрока. Его отмечают, когда играют не меньше { $n ->
    [one] { $n } игрока
   *[other] { $n } игроков
}; очков оно не приносит.
rules-solo-worth = Соло – лучший результат хода у одного игрока. Соло на топе приносит { $top }, ниже топа – { $below }, если играют не меньше { $n ->
    [one] { $n } игрока
   *[other] { $n } игроков
}; иначе его только отмечают.
rules-solo-cap = За одну игру соло приносят не больше чем { $points }.

## Конец игры
rules-ending = Конец игры
rules-end-bag = Игра кончается, когда все фишки сыграны.
rules-end-minimum-ends = Она кончается и тогда, когда из мешка уже не вынуть набор, который годится.
rules-end-minimum-waived = Когда гласных или согласных уже не хватает, годится любой набор.
rules-end-unplayable-redrawn = Набор, из которого нечего выложить, возвращают, пока может выйти другой; если не может, игра окончена.
rules-end-unplayable-ends = Если из набора нечего выложить, игра окончена.
rules-end-rounds = Играют не больше { $n ->
    [one] { $n } хода
   *[other] { $n } ходов
}.

## Места
rules-standings = Места
rules-rank-total = Места – по сумме очков.
rules-rank-mean-percent = Места – по среднему проценту от суммы топов.
rules-ties-none = При равенстве место делят.
rules-ties = При равенстве решает { $order }. Кто равен и после этого, делит место.
rules-tie-tops = число топов
rules-tie-solos = число соло
rules-tie-later-games = последняя игра и так назад к первой
rules-tie-later-rounds = последний ход и так назад к первому
rules-tie-dearest-slip = самый дорогой ход
rules-tie-fewer-warnings = меньшее число предупреждений
rules-tie-less-time = меньшее время
rules-missed-zero = За пропущенный ход – ноль.
rules-missed-mean = За пропущенный ход – среднее остальных игроков этого хода.
rules-repeated-zero = Второй ноль за ту же ошибку остаётся нулём, даже если игрок ещё не знал о первом.
rules-repeated-mean = Второй ноль за ту же ошибку, о которой игрок ещё не знал, заменяют средним остальных игроков того же судьи.

## Чьи правила
profile-name-house = Домашние правила
profile-about-house = Как в брошюрах игры: верный счёт без штрафов, у каждого часы на всю игру.
profile-name-fisf = FISF, обычный ритм
profile-about-fisf = Франция: 3:00 на ход, предупреждения, соло плюс 10.
profile-name-fisf-semi-normal = FISF, ритм 2:30
profile-about-fisf-semi-normal = Франция, «semi-normal»: на ход 2:30.
profile-name-fisf-semi-rapide = FISF, ритм 2:00
profile-about-fisf-semi-rapide = Франция, «semi-rapide»: на ход 2:00.
profile-name-fisf-semi-blitz = FISF, ритм 1:30
profile-about-fisf-semi-blitz = Франция, «semi-blitz»: на ход 1:30, сигнал за 20 секунд.
profile-name-fisf-blitz = FISF, блиц
profile-about-fisf-blitz = Франция: на ход минута, пять предупреждений без последствий.
profile-name-cas = ČAS (Чехия)
profile-about-cas = Завышенный счёт – ноль, заниженный – как написано; пустышка считается гласной и согласной сразу.
profile-name-fise = FISE (Испания)
profile-about-fise = Сигналы за минуту и за полминуты, соло до 25 очков за игру, места по среднему проценту.
profile-name-chew = Джон Чу (английский дубликат)
profile-about-chew = Подготовленная партия; завышенный счёт стоит вдвое больше лишнего.

## Формы игры
form-name-ordinary = Обычная игра
form-about-ordinary = Как сказано в правилах.
form-name-joker = С джокером
form-about-joker = В наборе всегда одна пустышка; сыгранную заменяют настоящей фишкой.
form-name-seven-of-eight = Семь из восьми
form-about-seven-of-eight = Вынимают восемь фишек, выкладывают не больше семи.
form-name-seven-and-eight = Семь и восемь
form-about-seven-and-eight = Вынимают восемь фишек; за восемь сразу – ещё 75 очков.
form-name-joker-seven-of-eight = С джокером, семь из восьми
form-about-joker-seven-of-eight = Восемь фишек, среди них всегда одна пустышка, выкладывают не больше семи.
form-name-joker-seven-and-eight = С джокером, семь и восемь
form-about-joker-seven-and-eight = Восемь фишек, среди них всегда одна пустышка; за восемь сразу – ещё 75 очков.
form-name-nine-letters = Девять букв
form-about-nine-letters = Вынимают девять фишек; надбавка – только за все девять.
form-name-five-to-open = Начать с пяти букв
form-about-five-to-open = Первое слово не короче пяти букв.
form-name-two-bags = Два мешка
form-about-two-bags = Три гласные из одного мешка, остальное из другого.
