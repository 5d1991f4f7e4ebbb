### Экран зала: чем управляет судья и что видит зал.

## Управление
scene-draw = Набор крупно
scene-final = Призёры
scene-third = Третье место
scene-second = Второе место
screen-provisional = Предварительно
ceremony-third = Показать залу третье место
ceremony-second = Показать залу второе место
ceremony-first = Показать залу первое место
scene-break = Перерыв
screen-panel = Экран зала
screen-open = открыть на проекторе
screen-now = Что сейчас видит зал
screen-dark = Погасить или вернуть
screen-by-hand = Как только начнётся следующий ход, экран снова будет показывать, что происходит в партии.
screen-show = Показать
screen-break-when = Во сколько продолжаем
screen-break-text = или несколько слов
screen-until-wrong = Введите время окончания перерыва так: 19:30.
banner = Объявление
banner-what = до 80 знаков, видно поверх всего
banner-take-away = Убрать
banner-break = Перерыв до 19:30
banner-slips = Сдайте, пожалуйста, бланки
banner-quiet = Пожалуйста, тише
banner-seats = Займите свои места
screen-size = Размер букв
screen-smaller = Мельче
screen-larger = Крупнее
keys-scene-digit = картинка экрана зала; 9 — объявление
keys-dark = погасить экран зала и вернуть

## Экран
screen-break = Перерыв
screen-break-until = Продолжаем в
screen-after-round = После хода { $n }
screen-teams = Команды после хода { $n }
screen-way-in = Вход с телефона
screen-way-how = Номер и PIN — на вашем бейдже.
screen-joined = С телефонов вошли: { $n }
wifi = Wi-Fi
