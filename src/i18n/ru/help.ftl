### Руководство: его заголовки. Главы – в templates/help/ru/.

keys-link = Клавиши
help-title = Руководство
help-what = Судьям, помощникам и игрокам. Открывается без Интернета, можно напечатать.
help-contents = Содержание
help-evening = Вечер шаг за шагом
help-slips = Ввод бланков
help-helpers = Помощнику
help-players = Игроку
help-rulings = Решения, апелляции, штрафы
help-trouble = Если что-то случилось
help-draw = Честная жеребьёвка
help-training = Тренировка
help-words = Термины
