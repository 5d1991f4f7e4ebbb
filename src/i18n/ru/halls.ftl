### Одна игра во многих залах: результаты, разногласия, решения.

halls-fault-not-a-result = это не результат зала
halls-fault-newer = его записала более новая программа (формат { $what })
halls-fault-too-large = он слишком велик для результата зала
halls-fault-damaged = он повреждён ({ $what })
halls-fault-signature = подпись не сходится, файл изменили после подписи
halls-fault-hall-name = такое название зала не подходит ({ $what })
halls-fault-head = журнал кончается не так, как указано в начале файла
halls-fault-log = его журнал — не журнал турнира ({ $what })
halls-fault-not-over = партия в нём не окончена
halls-fault-codes-missing = { $n ->
    [one] из { $n } кода не хватает: { $what }
    [few] из { $n } кодов не хватает: { $what }
   *[many] из { $n } кодов не хватает: { $what }
}
halls-conflict-file-refused = Результат зала «{ $hall }» ({ $name }) не учтён: { $what }.
halls-conflict-file-refused-nameless = Файл ({ $name }) не учтён: { $what }.
halls-conflict-results-part = Результаты зала «{ $hall }» противоречат друг другу: { $what }.
halls-conflict-key-changed = Результаты зала «{ $hall }» подписаны разными ключами: { $what }.
halls-conflict-log-differs = { $n ->
    [one] Журнал зала «{ $hall }» расходится с правилами в { $n } месте: { $what }.
    [few] Журнал зала «{ $hall }» расходится с правилами в { $n } местах, первое: { $what }.
   *[many] Журнал зала «{ $hall }» расходится с правилами в { $n } местах, первое: { $what }.
}
halls-conflict-words-missing = Бланки зала «{ $hall }» не проверены заново: здесь нет словаря «{ $what }».
halls-conflict-other-edition = В зале «{ $hall }» играли в другую игру: { $what }.
halls-conflict-other-rules = В зале «{ $hall }» играли по другим правилам: { $what }.
halls-conflict-other-dictionary = { $n ->
    [one] В зале «{ $hall }» играли с другим словарём: «{ $what }», { $n } слово.
    [few] В зале «{ $hall }» играли с другим словарём: «{ $what }», { $n } слова.
   *[many] В зале «{ $hall }» играли с другим словарём: «{ $what }», { $n } слов.
}
halls-conflict-other-game = В зале «{ $hall }» играли другую подготовленную партию: «{ $what }».
halls-conflict-other-game-none = В зале «{ $hall }» играли не подготовленную партию: наборы там вынимали сами.
halls-conflict-other-round = В зале «{ $hall }» в ходе { $n } другой набор или другое слово на доске.
halls-conflict-word = { $word } засчитано: { $accepted }; не засчитано: { $rejected }.
halls-conflict-word-alone = Решение о слове { $word } действует для всех залов.
halls-conflict-slip = Бланки хода { $n }, на которых написано { $word }, оценены по-разному: { $what }.
halls-conflict-slip-worth = { $n } — { $hall }
halls-conflict-round-annulled = Ход { $n } аннулирован только здесь: { $hall }.
halls-conflict-same-person = Похоже, { $name } участвует больше одного раза: { $what }.
halls-answer-open = не решено
halls-answer-left-out = не учитывать
halls-answer-counted = всё равно учитывать
halls-answer-chosen = считается { $name }
halls-answer-separate = разные люди
halls-answer-word-counts = засчитано везде
halls-answer-word-rejected = не засчитано нигде
halls-answer-as-in = как в зале «{ $name }»
halls-answer-each = в каждом зале как есть
halls-answer-everywhere = действует во всех залах
halls-choice-left-out = Не учитывать
halls-choice-counted = Всё равно учитывать
halls-choice-chosen = Засчитать { $name }
halls-choice-separate = Это разные люди
halls-choice-word-counts = Засчитать во всех залах
halls-choice-word-rejected = Не засчитывать нигде
halls-choice-as-in = Как в зале «{ $name }»
halls-choice-each = Оставить в каждом зале как есть
halls-choice-everywhere = Во всех залах

csv-hall = Зал
csv-hall-rank = Место в зале
csv-rounds = Ходов
csv-best = Лучший
csv-average = Среднее
csv-program = Программа
csv-events = Событий
csv-result = Результат
csv-head = Конец журнала
csv-key = Ключ
csv-category = Категория
csv-subject = О чём
csv-decided = Решено
csv-answer = Решение
csv-what = Что случилось

## Что сдаёт зал

exports-hall-result = Результат этого зала
exports-hall-result-what = Для партии, которую играют во многих залах: подписанный файл или QR-коды, чтобы объединить с результатами других.
hall-result-title = Результат этого зала
hall-result-what = Когда одну партию играют во многих залах, каждый сдаёт свой результат: весь журнал, подписанный этим компьютером. Все результаты объединяет страница «Объединить залы» или команда flavita merge.
hall-result-name = Название зала
hall-result-make = Создать результат
hall-result-file = Сохранить файл ({ $n } КБ)
hall-result-file-what = Отнесите его на флешке или пошлите.
hall-result-codes = { $n ->
    [one] Показать { $n } QR-код
    [few] Показать { $n } QR-кода
   *[many] Показать { $n } QR-кодов
}
hall-result-codes-what = Их читает любой сканер в любом порядке; тексты, по одному в строке, принимает страница «Объединить залы».
hall-result-codes-many = Кодов много: удобнее флешка.
hall-result-not-over = Партия ещё не окончена.
hall-result-open = Ещё не всё решено: есть непроверенный бланк или ход играют заново.
hall-result-no-name = Назовите зал.
hall-result-fault = Не удалось создать результат: { $what }.
hall-codes-title = { $n ->
    [one] { $n } QR-код
    [few] { $n } QR-кода
   *[many] { $n } QR-кодов
}
hall-codes-what = Коды можно сканировать сколько угодно раз и в любом порядке. При объединении будет видно, каких не хватает.
hall-codes-number = { $n } из { $of }
hall-codes-one = По одному
hall-codes-next = Следующий: { $n }
hall-codes-all = Все сразу
