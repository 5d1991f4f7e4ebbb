### Телефон игрока: ответ на доске, отправка, квитанция.

phone-tap = Коснитесь клетки, где начинается слово
phone-turn-down = ещё касание – вниз
phone-turn-across = ещё касание – вправо
phone-blank = Бланк
phone-blank-as = Какую букву заменяет бланк?
phone-cancel = Отмена
phone-back = Убрать последнюю букву
phone-shuffle = Перемешать набор
phone-send = Сдать
phone-sending = Отправляем…
phone-waiting = Нет связи. Пробуем ещё раз…
phone-paper = Связи нет. Запишите на бланк:
phone-accepted = Принято в { $time }
phone-change = Заменить ответ
phone-change-what = До сигнала «Стоп» ответ можно заменить. Засчитают последний.
phone-too-late = Время хода вышло: отдайте бланк судье.
phone-other-round = Этот ход уже закончился.
phone-incomplete = Выложите слово на доске.
phone-points = очки
