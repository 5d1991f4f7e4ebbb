# Игры, их договорённости и списки слов.

new-switches = Договорённости
new-options = Какие слова засчитываются
new-overrides = Отдельные слова
new-overrides-hint = +СЛОВО засчитывается, -СЛОВО не засчитывается
new-dictionary-missing = Словаря этой игры здесь нет. Его делает эта команда; после неё запустите Флавиту заново:
new-dictionary-none = Для этой игры нет словаря. Положите свой список слов (.lexicon) в папку с турнирами и перезапустите Флавиту.
new-no-dictionary = нет словаря
new-dictionary-look = Посмотреть этот словарь
new-profile = Правила
new-form = Форма игры: джокер, семь из восьми и другие
new-rules = Ход и часы
new-rules-hint = Эти числа взяты из правил; для своего турнира их можно изменить.
refusal-profile = Таких правил здесь нет. Выберите правила из списка.
refusal-rules-contradict = С этими правилами так не получится: проверьте числа.
new-shelf-faults = В папке с турнирами есть файлы, которые не подходят:
refusal-dictionary-none = Для этой игры здесь нет словаря, поэтому турнир не начать. Сделайте словарь командой, которая указана у игры, или выберите другую игру.
refusal-overrides = Не получается прочитать: { $words }. Пишите +СЛОВО или -СЛОВО; убрать можно только слово, которое есть в словаре.

edition-note-flavita = Реконструкция. Из романа известны число фишек, поля доски и цена букв А, Ф и Ъ; остальные числа и цены букв подобраны.
edition-switch-ye-for-yo = Е может стоять вместо Ё
edition-switch-inner-letter-triples = Внутренние жёлтые поля утраивают букву
edition-switch-centre-word-double = Центральное поле удваивает слово
edition-switch-star-scores = Звёздочка стоит столько, сколько её буква
edition-switch-single-tiles = Вместо двойной буквы можно положить две одинарные
edition-name-flavita = Флавита (реконструкция)
language-ru = русский
language-en = английский
language-hu = венгерский
language-cs = чешский
language-fr = французский
edition-tiles = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
edition-blanks = { $name } ×{ $n }
edition-bonus = Весь набор сразу: +{ $n }
blank-name = пустышка
blank-name-erudit = звёздочка
blank-name-flavita = джокер
list-own-file = свой файл { $name }
word-option-colloquial = Разговорные и жаргонные слова
word-option-archaic = Устаревшие слова
word-option-rude = Бранные слова
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
legend-plain = без надбавки
legend-start = отсюда начинают
square-name-A9D6EF = голубое поле
square-name-1C5AA6 = синее поле
square-name-F3A9B8 = розовое поле
square-name-CF2027 = красное поле
square-name-3C8768 = зелёное поле
square-name-FFFFFF = белое поле
square-name-3E9F50 = зелёное поле
square-name-F5D33C = жёлтое поле
square-name-2A6FBE = синее поле
square-name-D1302B = красное поле
square-name-E3BC45 = золотое поле
square-name-7A4A22 = коричневое поле
square-name-1C1A17 = чёрное поле
square-name-E67A1E = оранжевое поле
square-name-C2231C = красное поле

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
lookup-hand-edition = вписано в словарь игры вручную
lookup-hand-added = добавлено в этом турнире
lookup-hand-removed = исключено в этом турнире
lookup-option = список «{ $name }»
lookup-option-out = сейчас не засчитывается
lookup-fault-letter = В этой игре нет буквы { $letter }.
lookup-fault-look-alike = { $letter } здесь из другого алфавита. Переключите раскладку.
lookup-fault-short = Одна буква – ещё не слово.
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
