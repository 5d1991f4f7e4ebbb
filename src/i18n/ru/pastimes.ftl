### Другие игры буклета.

pastimes-title = Другие игры
pastimes-game = Игра
pastimes-ordinary = Обычная партия
pastimes-reverse = Игра наоборот
pastimes-board = Доска оконченной партии
pastimes-board-what = Если имён не ввести, играют те же, кто был за столом, и начинает победитель. После партии дубликата введите имена; победителя — первым.
pastimes-ways-what = Одно устройство на всех кладут между игроками, или каждый открывает свою страницу на телефоне.
pastimes-fault-board = Выберите доску оконченной партии.
pastimes-fault-nothing = С этой доски ничего нельзя снять.
pastimes-on-turn = ходит
pastimes-winner = победа
pastimes-take = Снять
pastimes-take-what = Отметьте от одной до { $n ->
    [one] { $n } фишки
   *[other] { $n } фишек
} одного слова. Оставшиеся фишки должны образовать связанные слова из словаря; очки — по цене снятых фишек.
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
pastimes-bingo = Бинго
bingo-sheet = Лист: { $name }
bingo-words = Два слова по семь букв, оба из словаря; каждой буквы в них вместе не больше, чем её фишек в игре.
bingo-word = Слово { $n }
bingo-enter = Записать
bingo-call = Вынуть фишку
bingo-left = В мешке { $n }
bingo-calls = Названо
bingo-strike-what = Нажмите на названную букву, чтобы вычеркнуть её, по одной на каждую названную фишку; второе нажатие её возвращает. Пустышка не вычёркивает ничего.
bingo-cry = Бинго!
bingo-won = Бинго! Весь лист вычеркнут.
bingo-out = Бинго крикнули зря: игрок выбыл.
bingo-ready = Лист готов
bingo-waits = Листа ещё нет
bingo-nobody = Выбыли все, победителя нет.
bingo-check = Проверка: лист того, кто крикнул «бинго», здесь виден рядом с названными фишками.
pastimes-reason-not-seven = В каждом слове должно быть семь букв этой игры.
pastimes-reason-not-in-set = Фишек с буквой «{ $word }» в игре меньше.
pastimes-reason-sheet-missing = Сначала каждый игрок записывает свои два слова.
pastimes-reason-sheets-lie = Фишки уже называют: менять лист нельзя.
pastimes-reason-not-caller = Фишки вынимает ведущий.
pastimes-reason-bag-empty = В мешке больше нет фишек.
pastimes-reason-not-called = Эту букву ещё не называли, или она уже вычеркнута.
pastimes-reason-out-of-game = Игрок выбыл.
