# Игры, их договорённости и списки слов.

new-switches = Договорённости
new-options = Какие слова засчитываются
new-overrides = Отдельные слова
new-overrides-hint = +СЛОВО засчитывается, -СЛОВО не засчитывается
new-dictionary-missing = Словаря этой игры здесь нет. Его делает команда
new-shelf-faults = В папке с турнирами есть файлы, которые не подходят:
refusal-overrides = Не получается прочитать: { $words }. Пишите +СЛОВО или -СЛОВО; убрать можно только слово, которое есть в словаре.

edition-note-flavita = Реконструкция. Из романа известны число фишек, поля доски и цена букв А, Ф и Ъ; остальные числа и цены букв подобраны.
edition-switch-ye-for-yo = Е может стоять вместо Ё
edition-switch-inner-letter-triples = Внутренние жёлтые поля утраивают букву
edition-switch-centre-word-double = Центральное поле удваивает слово
edition-switch-star-scores = Звёздочка стоит столько, сколько её буква
edition-switch-single-tiles = Вместо двойной буквы можно положить две одинарные
word-option-colloquial = Разговорные и жаргонные слова
word-option-archaic = Устаревшие слова
word-option-rude = Бранные слова
word-option-comparatives = Сравнительные степени
word-option-negated = Отрицательные формы на ne-
word-option-possessives = Притяжательные прилагательные
