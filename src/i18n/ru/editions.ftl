# Игры, их договорённости и списки слов.

new-switches = Особые условия
new-options = Какие слова засчитываются
new-overrides = Отдельные слова
new-overrides-hint = +СЛОВО засчитывается, -СЛОВО не засчитывается
new-dictionary-missing = Словаря этой игры здесь нет. Его создаёт эта команда; после неё запустите Флавиту заново:
new-dictionary-none = Для этой игры нет словаря. Положите свой список слов (.lexicon) в папку данных и перезапустите Флавиту.
new-no-dictionary = нет словаря
new-dictionary-look = Посмотреть этот словарь
new-profile = Правила
new-form = Вид партии: джокер, семь из восьми и другие
new-vowels = Гласных в наборе из двух мешков:
new-vowels-hint = Если число выпадает по жребию, укажите границы: 2-5.
new-theme = Слова на тему
new-theme-name = Тема
new-theme-points = Очки за каждое слово
new-theme-words = Слова на тему
new-theme-hint = Через пробел или запятую. Больше приносят только слова, которые есть в словаре.
new-rules = Ход и часы
new-rules-hint = Эти числа взяты из правил; для своего турнира их можно изменить.
refusal-profile = Таких правил здесь нет. Выберите правила из списка.
refusal-theme-name = Назовите тему, чтобы все знали, о чём её слова.
refusal-rules-contradict = С этими правилами так нельзя: проверьте числа.
new-shelf-faults = В папке данных есть файлы, которые не подходят:
refusal-dictionary-none = Для этой игры здесь нет словаря, поэтому турнир нельзя начать. Сделайте словарь командой, которая указана у игры, или выберите другую игру.
refusal-overrides = Не удалось прочитать: { $words }. Пишите +СЛОВО или -СЛОВО; убрать можно только слово, которое есть в словаре.

edition-note-flavita = Реконструкция. Из романа известны число фишек, клетки доски и цена букв А, Ф и Ъ; остальные числа и цены букв подобраны.
edition-switch-ye-for-yo = Е можно выложить вместо Ё
edition-switch-inner-letter-triples = Внутренние жёлтые клетки утраивают букву
edition-switch-centre-word-double = Центральная клетка удваивает слово
edition-switch-star-scores = Звёздочка даёт столько очков, сколько её буква
edition-switch-single-tiles = Вместо двойной буквы можно выложить две одинарные
edition-name-flavita = Флавита (реконструкция)
language-ru = русский
language-en = английский
language-hu = венгерский
language-cs = чешский
language-fr = французский
language-es = испанский
edition-tiles = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
edition-blanks = { $name } ×{ $n }
edition-bonus = Весь набор за один ход: +{ $n }
blank-name = пустышка
blank-name-erudit = звёздочка
blank-name-flavita = джокер
list-own-file = свой файл { $name }
list-wiktionary = { $name } и Викисловарь
list-nouns = { $name }, существительные
list-revision = { $name }, ревизия { $revision }
word-option-colloquial = Разговорные и жаргонные слова
word-option-archaic = Устаревшие слова
word-option-rude = Бранные слова
word-option-substantivised = Прилагательные и причастия, ставшие существительными
word-option-comparatives = Сравнительные степени
word-option-negated = Отрицательные формы на ne-
word-option-possessives = Притяжательные прилагательные

# Условия турнира
setting-left-out = Не засчитываются: { $words }
setting-taken-in = Засчитываются также: { $words }
setting-overrides = Отдельные слова: { $words }

# Цвета доски
colours = Доска
colours-safe = контрастная
colours-edition = как в игре
colours-safe-long = контрастные цвета
colours-edition-long = цвета игры
shade = Фон
shade-machine = авто
shade-light = светлый
shade-dark = тёмный
legend-word = слово ×{ $n }
legend-letter = буква ×{ $n }
legend-plain = без премии
legend-start = отсюда начинают
square-name-A9D6EF = голубая клетка
square-name-1C5AA6 = синяя клетка
square-name-F3A9B8 = розовая клетка
square-name-CF2027 = красная клетка
square-name-3C8768 = зелёная клетка
square-name-FFFFFF = белая клетка
square-name-3E9F50 = зелёная клетка
square-name-F5D33C = жёлтая клетка
square-name-2A6FBE = синяя клетка
square-name-D1302B = красная клетка
square-name-E3BC45 = золотая клетка
square-name-7A4A22 = коричневая клетка
square-name-1C1A17 = чёрная клетка
square-name-E67A1E = оранжевая клетка
square-name-C2231C = красная клетка

# Словарь
dictionary-title = Словарь
dictionary-link = Словарь
lookup-words = Слово или несколько слов
lookup-hint = например: ёж, ель
lookup-ask = Проверить
lookup-terms = Как в турнире:
lookup-counts = есть
lookup-counts-not = нет
lookup-near = Похожие:
lookup-source = { $name }
lookup-hand-edition = добавлено в словарь игры вручную
lookup-hand-added = добавлено в этом турнире
lookup-hand-removed = исключено в этом турнире
lookup-option = список «{ $name }»
lookup-option-out = сейчас не засчитывается
lookup-fault-letter = В этой игре нет буквы { $letter }.
lookup-fault-look-alike = { $letter } здесь из другого алфавита. Переключите раскладку.
lookup-fault-short = Одна буква — ещё не слово.
lookup-fault-long = Слово длиннее доски: больше { $n } фишек.
lookup-fault-mark = Знак | ставят только между двумя буквами.
lookup-left-off = { $n ->
    [one] Проверено первое { $n } слово. Остальные проверьте отдельно.
    [few] Проверены первые { $n } слова. Остальные проверьте отдельно.
   *[many] Проверены первые { $n } слов. Остальные проверьте отдельно.
}
lookup-no-edition = Игры «{ $name }» здесь нет. Выберите другую.
lookup-from = Откуда слова
lookup-revision = версия { $name }
lookup-licence = Лицензия
lookup-rule = Что отобрано
lookup-sample = Выборочное чтение
lookup-reading = { $n ->
    [one] Прочитано { $n } слово, сомнительных { $of }
    [few] Прочитаны { $n } слова, сомнительных { $of }
   *[many] Прочитано { $n } слов, сомнительных { $of }
}
lookup-option-lists = Отдельные списки
lookup-lengths = Слов по длине
