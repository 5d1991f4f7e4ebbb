### Другие игры буклета.

pastimes-title = Другие игры
pastimes-game = Игра
pastimes-ordinary = Обычная партия
pastimes-reverse = Игра наоборот
pastimes-board = Доска оконченной партии
pastimes-board-what = Если имён не вписать, играют те же, кто был за столом, и начинает победитель. После партии дубликата впишите имена; победителя — первым.
pastimes-ways-what = Одно устройство на всех кладут между игроками, или каждый открывает свою страницу на телефоне.
pastimes-fault-board = Выберите доску оконченной партии.
pastimes-fault-nothing = С этой доски ничего нельзя снять.
pastimes-on-turn = ходит
pastimes-winner = победа
pastimes-take = Снять
pastimes-take-what = Отметьте от одной до { $n ->
    [one] { $n } фишки
   *[other] { $n } фишек
} одного слова. Остаток — связанные слова из словаря; очки — по цене снятых фишек.
pastimes-reason-other-game = В этой игре так не ходят.
pastimes-reason-game-over = Партия окончена.
pastimes-reason-out-of-turn = Сейчас ходит другой игрок.
pastimes-reason-moved-on = Пока страница была открыта, что-то произошло. Посмотрите ещё раз.
pastimes-reason-nothing-to-undo = Брать назад нечего.
pastimes-reason-nothing-taken = Отметьте фишки, которые снимаете.
pastimes-reason-too-many = За ход снимают не больше шести фишек.
pastimes-reason-several-words = Фишки должны быть из одного слова.
pastimes-reason-no-word = Осталось бы «{ $word }», такого слова в словаре нет.
pastimes-reason-lone-tile = Одна фишка осталась бы без слова.
pastimes-reason-not-joined = Остаток распался бы на части.
