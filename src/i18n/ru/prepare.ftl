### Подготовленные игры.

prepare-title = Подготовить партию
prepare-what = Компьютер играет много партий и оставляет те, что подходят под ваши пожелания. Вы просматриваете партию, меняете её и запечатываете для залов.

## Розыгрыш
prepare-run = Партии разыгрываются
prepare-run-on = Сыграно { $n } из { $of }, подходит { $fitting }.
prepare-run-whole = Готово: сыграно { $n } из { $of } возможных, подходит { $fitting }.
prepare-run-stopped = Остановлено: сыграно { $n } из { $of } возможных, подходит { $fitting }.
prepare-run-broken = Прервалось: { $name }
prepare-run-waits = На этом компьютере идёт ход. Партии подождут, пока он закончится.
prepare-run-none = Ни одна не подходит. Смягчите пожелания или разыграйте больше партий. Сколько партий не подошло:
prepare-run-missed = { $name }: { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
prepare-run-refreshes = Страница сама обновляется каждые три секунды.
prepare-stop = Остановить

## Сохранённые игры
prepare-games-kept = Подготовленные партии
prepare-kept-where = Файлы хранятся в папке «prepared» папки данных. Кто может её открыть, тот знает эти партии.
prepare-game = Партия
prepare-new = новая
prepare-sealed = запечатана
prepare-rounds = Ходы
prepare-total = Сумма топов
prepare-bingos = Выложен весь набор
prepare-equal-tops = Равные топы
prepare-hardest = Самый трудный ход
prepare-easiest = Самый лёгкий ход
prepare-lead = ход { $n }, { $points }
prepare-tick = Удалить { $name }
prepare-delete = Удалить отмеченные

## Пожелания
prepare-wishes = Новые партии
prepare-with = Во что играть
prepare-games = Сколько сыграть
prepare-offer = Сколько нужно
prepare-seed = Исходное число
prepare-seed-what = Оставьте пустым: программа придумает его сама. Кто его знает, может получить те же партии.
prepare-like = Какой должна быть партия
prepare-like-what = Оставьте пустым то, что неважно.
prepare-from = от
prepare-to = до
prepare-hardest-what = Самый трудный ход — тот, где топ дальше всего от следующего результата, самый лёгкий — где ближе всего; расстояние считается в очках.
prepare-unambiguous = Без ходов с равными топами
prepare-polite = Без бранных слов, если словарь их отмечает
prepare-avoid = Нежелательные слова
prepare-avoid-what = По одному в строке. Ни одно не попадёт на доску.
prepare-begin = Разыграть

## Игра
prepare-download = Скачать партию
prepare-round = Ход { $n }
prepare-earlier = Предыдущий
prepare-later = Следующий
prepare-bag = { $n ->
    [0] В мешке:
    [one] В мешке { $n } фишка:
    [few] В мешке { $n } фишки:
   *[many] В мешке { $n } фишек:
}
prepare-bag-empty = ничего
prepare-change = Изменить ход { $n }
prepare-change-what = Все следующие ходы программа разыграет заново.
prepare-rack = Набор (? — пустышка)
prepare-change-rack = Играть этим набором
prepare-top = Какой из равных топов выложить
prepare-change-top = Выложить этот топ
prepare-undo = Отменить последнюю замену
prepare-rack-column = Набор
prepare-top-column = Топ
prepare-points-column = Очки
prepare-total-column = Сумма
prepare-lead-column = Отрыв
prepare-equals-column = Равных

## Печать
prepare-seals = Запечатать для залов
prepare-seal = Запечатать партию
prepare-seal-what = Запечатанный файл открывается только ключом. Разошлите его по залам заранее, опубликуйте отпечаток, а ключ назовите перед началом.
prepare-seal-name = Название партии
prepare-seal-organiser = Организатор
prepare-seal-start = Первый набор не раньше
prepare-seal-start-what = По часам этого компьютера. Пусто — каждый зал начинает, когда хочет.
prepare-seal-every = Минут между наборами
prepare-seal-every-what = Например 5 или 5, 20, 5: последнее число действует до конца. Пусто — как решит зал.
prepare-seal-do = Проверить и запечатать
prepare-seal-of = Печать { $n }, { $name }
prepare-seal-older = После этого партию изменили. Запечатайте её ещё раз, если залы должны играть её в нынешнем виде.
prepare-seal-file = Скачать запечатанный файл
prepare-seal-key = Показать ключ
prepare-seal-publish = Опубликуйте отпечаток заранее: тогда все смогут убедиться, что играли именно эту партию.
prepare-seal-ready = В зале с такой же папкой данных есть всё нужное.

## Ключ
prepare-key-title = Ключ партии
prepare-key-secret = Держите в тайне до начала: с этими словами и файлом любой увидит всю партию.
prepare-key-code = Ключ в виде QR-кода
prepare-key-how = Перед началом назовите слова по одному. Заглавные буквы и знаки между словами не важны.

## Чего сделать нельзя
prepare-fault-round = В турнире «{ $name }» идёт ход. Партии можно разыгрывать, когда он закончится.
prepare-fault-deck = Выберите игру, словарь которой здесь есть.
prepare-fault-busy = Партии уже разыгрываются. Подождите или остановите их.
prepare-fault-number = { $name }: введите целое число от 1 до { $of }.
prepare-fault-span = { $name }: введите целые числа, первое не больше второго.
prepare-fault-seed = В исходном числе может быть не больше { $n } знаков.
prepare-fault-gone = Этой партии здесь больше нет.
prepare-fault-changed = Партию тем временем изменили. Вот её нынешний вид; если всё верно, повторите.
prepare-fault-file = В файле нет подготовленной партии: { $name }
prepare-fault-disk = Сохранить не удалось: { $name }
prepare-fault-no-round = Хода { $n } нет.
prepare-fault-minimum = Такой набор не подходит: гласных нужно не меньше { $vowels }, согласных не меньше { $consonants }.
prepare-fault-maximum = Такой набор не подходит: гласных может быть не больше { $vowels }, согласных не больше { $consonants }.
prepare-fault-unplayable = Из этого набора ничего нельзя выложить.
prepare-fault-over = Партия заканчивается до этого хода.
prepare-fault-no-top = Среди равных топов такого нет.
prepare-fault-differs = Ход { $n } не соответствует правилам и словарю. Введите его набор ещё раз: следующие ходы программа разыграет заново.
prepare-fault-names = Введите название партии и имя организатора: не больше 64 видимых знаков.
prepare-fault-time = Выберите дату и время первого набора или оставьте и то и другое пустым.
prepare-fault-minutes = Введите минуты между наборами целыми числами через запятую.
prepare-fault-no-time = Если указаны минуты между наборами, нужно и время первого набора.
prepare-fault-large = Партия слишком длинная, запечатать её нельзя.
