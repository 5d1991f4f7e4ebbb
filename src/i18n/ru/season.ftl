### Сезоны: таблица по нескольким турнирам, кто есть кто, рейтинг.

seasons-title = Сезоны
seasons-what = Таблица клуба по нескольким турнирам и его рейтинг.
seasons-none = Сезонов пока нет.
seasons-new = Новый сезон
seasons-new-do = Создать сезон
season-name = Название сезона
season-edit = Турниры и правила
season-people = Игроки
season-standings = Таблица
season-rating = Рейтинг
season-back = К сезону
season-empty = Ни в одном турнире этого сезона ещё нет завершённой партии, которая считается. Пока турнир идёт, из него считаются только утверждённые партии.
season-reading = Читаем партии сезона: готово { $n } из { $of }. Страница откроется сама.
season-count = { $n ->
    [one] { $n } турнир
    [few] { $n } турнира
   *[many] { $n } турниров
}
season-provisional = Предварительно: итоги некоторых турниров ещё не утверждены. Они отмечены звёздочкой.
season-missing = { $n ->
    [one] Не учтён { $n } турнир этого сезона (нет в папке данных): { $name }.
    [few] Не учтены { $n } турнира этого сезона (нет в папке данных): { $name }.
   *[many] Не учтено { $n } турниров этого сезона (нет в папке данных): { $name }.
}
season-sum = Сумма
season-counted = В зачёт
season-counted-of = { $n } из { $of }
season-not-counted = Результат в скобках не входит в число лучших и не засчитан.
season-tournaments = Турниры
season-rating-what = Каждый начинает с { $start }. После турнира каждого игрока сравнивают со всеми остальными участниками. Крупное число — рейтинг после турнира, мелкое — изменение.
season-rating-how = Как он считается
season-points-percentage = Турнир приносит игроку его процент от суммы топов.
season-points-total = Турнир приносит очки, набранные в партиях.
season-points-places = Турнир приносит очки за место: { $table }.
season-taking-part = За участие добавляется { $n }.
season-equal-highest = Кто делит место, получает полные очки за него.
season-equal-mean = Кто делит места, получает среднее из очков за них.
season-best = { $n ->
    [one] В зачёт идёт { $n } лучший результат.
    [few] В зачёт идут { $n } лучших результата.
   *[many] В зачёт идут { $n } лучших результатов.
}
season-best-all = В зачёт идут все результаты.
season-tie-wins = число выигранных турниров
season-tie-best-results = лучший результат, затем второй и так далее
season-tie-all-results = сумма всех результатов
season-rule = Правило
season-rule-percentage = Сумма процентов от топов
season-rule-places = Очки за место
season-rule-total = Сумма очков партий
season-rule-trios = Столы по трое: 3, 2, 1 очко за место
season-best-number = Сколько лучших результатов идёт в зачёт
season-best-hint = Пусто — все.
season-take = Какие турниры
season-take-all = Все из папки данных
season-take-year = Все за один год
season-year = Год
season-take-chosen = Эти:
season-take-none = В папке данных турниров пока нет.
season-save = Сохранить
season-effect = Что получается
season-progress-waiting = не начат
season-progress-played = идёт: считаются утверждённые партии, остальные — когда он завершится
season-progress-over = предварительно
season-progress-final = утверждён
season-progress-missing = нет в папке данных
season-fault-name = Введите название сезона.
season-fault-best = Введите целое число до { $n } или оставьте пустым.
season-fault-year = Введите год четырьмя цифрами.
season-fault-rule = Выберите правило.
kept-fault-file = Файл не читается. Исправьте его или уберите; программа его не трогает. { $name }
kept-fault-public = Сейчас это показать нельзя. Судья видит почему.
kept-fault-disk = Не удалось прочитать или записать. Уже сохранённое цело. { $name }
season-suggestions = Это один человек?
season-suggestions-what = Одинаковые имена программа объединяет сама: заглавные буквы, пробелы и точки над Ё не важны. Здесь показаны имена, которые почти совпадают.
season-suggestions-none = Похожих имён нет.
season-like-look = выглядят одинаково
season-like-order = те же слова в другом порядке
season-like-initials = инициалы
season-like-letter = отличие в одной букве
season-like-part = в одном имени слов больше
season-merge = Один человек
season-part = Разные люди
season-merge-title = Объединить два имени
season-merge-what = Результаты обоих складываются под вторым именем.
season-merge-one = Это имя
season-merge-other = тот же человек, что
season-namesakes = Тёзки в одном турнире
season-namesakes-what = Это два разных человека, поэтому программа ни с кем их не объединяет. Введите, как зовут каждого в этом сезоне. Если имя совпадёт с именем игрока из другого турнира, их результаты сложатся.
season-call = Имя в этом сезоне
season-call-do = Сохранить имя
season-call-of = Имя игрока № { $number }, { $name }, в этом сезоне
season-seat = № { $number }, { $name }
season-decided = Что решено
season-decided-merge = { $name } — это { $of }
season-decided-split = { $name }: в этом сезоне { $of }
season-decided-strangers = { $name } и { $of } — разные люди
season-undo = Отменить
season-all = Все игроки
season-two = Другой человек
season-refusal-gone = Список тем временем изменился. Посмотрите ещё раз.
season-refusal-one = { $name }: это уже один человек.
season-refusal-met = { $one } и { $other } играли в одном турнире «{ $stage }», значит, это разные люди.
help-season = Сезон и рейтинг
csv-counted = В зачёт
csv-played = Сыграно
csv-wins = Побед
csv-rating = Рейтинг
csv-tournaments = Турниров
csv-points-of-stage = { $name }: очки
csv-place-of-stage = { $name }: место
csv-counts-of-stage = { $name }: в зачёт
csv-rating-of-stage = { $name }: рейтинг
csv-change-of-stage = { $name }: изменение
csv-yes = да
csv-no = нет
