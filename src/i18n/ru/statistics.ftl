### Статистика: итоги игры в картинках.

statistics-title = Статистика
statistics-after = Статистика после хода { $n }
statistics-empty = Картинки появятся, когда будут введены все бланки первого хода.
statistics-file = Сохранить картинку (SVG)
statistics-table = Те же числа в таблице
exports-pictures = Картинки
picture-percent = { $n } %
picture-round = Ход
picture-rounds = Ходы
picture-top = Топ
picture-best = Лучший
picture-median = Медиана
picture-players = Игроки
picture-share = Доля
picture-points = Очки
picture-totals = Итоги рядом с топом
picture-totals-what = После хода { $n } сумма топов — { $top }. Лучший итог — { $best }, у половины игроков { $median } или больше.
picture-band = В закрашенной полосе — половина игроков.
picture-distribution = Как распределились итоги
picture-distribution-what = Результаты половины игроков — от { $low } до { $high }, сумма топов — { $top }.
picture-totals-axis = Итог
picture-stretch = От { $from } до { $until }: { $players }
picture-difficulty = Трудность ходов
picture-difficulty-what = Самый трудный — ход { $hard }: игроки набрали { $low } очков топа. Самый лёгкий — ход { $easy }: { $high }.
picture-difficulty-mean = Тёмная линия — все ходы вместе: { $share }.
picture-scored-in = В ходе { $round } игроки набрали { $share } очков топа.
picture-scored = Доля топа
picture-finders = Сколько игроков нашли топ
picture-finders-most = Чаще всего находили топ хода { $round }: { $found } из { $of }.
picture-finders-nobody-one = Топ хода { $round } не нашёл никто.
picture-finders-nobody = { $n ->
    [one] В { $n } ходе топа не нашёл никто.
    [few] В { $n } ходах топа не нашёл никто.
   *[many] В { $n } ходах топа не нашёл никто.
}
picture-found-in = Ход { $round }: нашли { $found } из { $of }
picture-found = Нашли
picture-causes = На чём потеряны очки
picture-causes-what = Все игроки вместе недобрали до топов { $points }. Больше всего: { $cause } ({ $share }).
picture-cause = Причина
picture-time = Время на обдумывание
picture-time-what = Половина бланков сдана за { $half } или быстрее. Дольше всего думали в ходе { $round }: половине игроков понадобилось { $long } или больше.
picture-time-band = Столбик — средняя половина игроков, точка — медиана.
picture-time-limit = Время хода
picture-time-in = Ход { $round }: половина игроков сдала между { $low } и { $high }, медиана { $median }
picture-time-given = Дано
picture-time-noted = Отмечено
picture-squares = Куда ложились фишки
picture-squares-what = В засчитанных словах игроки выложили фишек: { $tiles }. Чаще всего — на клетку { $at }: { $n }.
picture-tiles = Фишки
picture-own = Ваши итоги рядом с топом
picture-own-what = После хода { $n } у вас { $total } из { $top }.
picture-you = Вы
