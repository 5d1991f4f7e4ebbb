check-title = Проверка перед вечером
check-good = Всё в порядке: можно начинать.
check-look = Можно начинать, но кое-что стоит посмотреть.
check-bad = Сначала исправьте отмеченное красным.
check-grade = { $name ->
    [good] в порядке
    [look] посмотрите
   *[bad] исправьте
}
check-again = Проверить ещё раз
check-unknown = система не сообщает
check-space = Место на диске
check-space-free = свободно { $n } ГБ
check-space-advice = Удалите лишние файлы или возьмите другую папку данных: на вечер с запасом нужно 2 ГБ.
check-sync = Запись на диск
check-sync-took = надёжная запись занимает { $n } мс
check-sync-advice = Диск отвечает медленно или с ошибкой. Закройте другие программы или держите данные на внутреннем диске.
check-system = Файловая система
check-removable = (съёмный диск)
check-system-advice = Турнир держите на внутреннем диске компьютера; на флешку и в сеть пишите только копии.
check-ballast = Запас места
check-ballast-there = 64 МБ на случай, если диск заполнится
check-ballast-missing = запаса нет
check-ballast-advice = Освободите место и запустите программу снова: запас создаётся при запуске.
check-files = Открытые файлы и соединения
check-files-advice = Для большого зала с телефонами нужно хотя бы 4096; в Linux: ulimit -n 8192 перед запуском.
check-clock = Часы компьютера
check-clock-advice = Часы показывают невозможное время: поставьте их.
check-copies = Вторая папка для копий
check-copies-none = не выбрана
check-copies-same-disk = { $name } (на том же диске, что и турниры)
check-copies-advice = Вставьте флешку и выберите папку на ней ниже: если откажет диск, вечер не пропадёт.
check-copies-how = После каждого хода сюда пишется проверенная копия турнира и его журнал.
check-copies-folder = Папка
check-copies-set = Писать копии сюда
check-copies-refused = В эту папку нельзя писать: { $name }.
check-closed = Турнир не открывается
check-closed-advice = Оставьте файл как есть и продолжите с последней копии из второй папки.
check-sqlite = Хранилище SQLite
status-copied = Копия { $name }
status-copy-none = Копий нет
status-copy-failed = Копия не удалась
status-copy-late = Копия отстала: { $name }
check-follow = Второй ноутбук
check-follow-how = Если этот откажет, игру продолжит другой. Запустите на нём, в той же сети:
check-follow-then = Чтобы продолжить там: flavita serve --take-over. Этот ноутбук после этого больше не включайте в игру.
error-followed = Этот турнир идёт на другом компьютере: { $name }. Чтобы продолжить здесь, запустите программу с ключом --take-over.
stale-epoch = Турнир продолжен на другом компьютере. Эта страница показывает старое.
