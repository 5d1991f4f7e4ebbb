//! Games written in two tables that cannot be used: the table, the line and the reason are named,
//! what was typed stays, and nothing is left behind.

use actix_web::http::StatusCode;
use scraper::{Html, Selector};

use crate::inside::{Asked, Device, Inside};

const ROUNDS: &str = "round,rack,at,word\n1,ДОМАКТЫ,З8,МОДА\n";
const SLIPS: &str = "round,player,at,word,claimed,seconds\n1,7,З8,МОДА,,60\n";

struct Shown {
    status: StatusCode,
    page: Html,
}

impl Shown {
    fn text(&self, selector: &str) -> String {
        let selector = Selector::parse(selector).unwrap();
        let found = self.page.select(&selector);
        let texts: Vec<String> = found.map(|one| one.text().collect()).collect();
        texts.join(" ").trim().to_owned()
    }
}

async fn send(inside: &Inside, game: &str, slips: &str) -> Shown {
    let form = [
        ("name", "Кубок весны"),
        ("words", &inside.russian_words()),
        ("profile", "house"),
        ("game", game),
        ("slips", slips),
    ];
    let asked = Asked::form("/open/written", &form);
    let answer = inside.answer(&Device::at("127.0.0.1"), asked).await;
    Shown { status: answer.status, page: Html::parse_document(&answer.body) }
}

impl Inside {
    fn russian_words(&self) -> String {
        let folder = &self.app.folder;
        let offer = folder.shelf.offer("ru-scrabble").unwrap();
        format!("ru-scrabble/{}", offer.lists[0].key)
    }

    fn tournaments(&self) -> usize {
        self.app.folder.entries().unwrap().len()
    }
}

#[actix_web::test]
async fn every_fault_names_table_line_and_reason_and_keeps_what_was_typed() {
    let inside = Inside::new();
    let two = format!("{ROUNDS}1,ЖИРАФЫЯ,,\n");
    let cases: [(&str, &str, &str); 12] = [
        ("", SLIPS, "Ходы, строка 1: Таблица пуста. Нужны столбцы round,rack,at,word."),
        ("round,rack,at\n1,А,З8\n", SLIPS, "Ходы, строка 1: Не хватает столбца «word»."),
        ("round,rack,at,word,час\n", SLIPS, "Ходы, строка 1: Столбца «час» нет."),
        (&two, SLIPS, "Ходы, строка 3: Ход 1 встречается дважды."),
        (
            "round,rack,at,word\n2,А,,\n",
            SLIPS,
            "Ходы, строка 2: Ход 2 указан там, где должен быть ход 1.",
        ),
        ("round,rack,at,word\n1,ДОМАКТЫ,З8,\n", SLIPS, "Не указано слово на клетке З8."),
        ("round,rack,at,word\n1,ДОМАКТЫ,З8,СУП\n", SLIPS, "Ходы, строка 2:"),
        (
            ROUNDS,
            "round,player,at,word,claimed,seconds\n",
            "Бланки, строка 1: В таблице нет ни одного бланка.",
        ),
        (
            ROUNDS,
            "round,player,at,word,claimed,seconds\n4,7,З8,МОДА,,\n",
            "Бланки, строка 2: Хода 4 в партии нет.",
        ),
        (
            ROUNDS,
            "round,player,at,word,claimed,seconds\n1,7,З8,МОДА,девять,\n",
            "«девять»\u{a0}— не число очков.",
        ),
        (
            ROUNDS,
            "round,player,at,word,claimed,seconds\n1,7,З8,МОДА,,3:00\n",
            "«3:00»\u{a0}— не число секунд.",
        ),
        (ROUNDS, "round,player,at,word,claimed,seconds\n1,,З8,МОДА,,\n", "На бланке нет игрока."),
    ];
    for (game, slips, sentence) in cases {
        let shown = send(&inside, game, slips).await;
        assert_eq!(shown.status, StatusCode::UNPROCESSABLE_ENTITY, "{game}{slips}");
        let said = shown.text(".notice.error[role=alert]");
        assert!(said.contains(sentence), "{said} – expected {sentence}");
        assert_eq!(shown.text("#game"), game.trim());
        assert_eq!(shown.text("#slips"), slips.trim());
        assert_eq!(inside.tournaments(), 0);
    }
}

#[actix_web::test]
async fn what_is_odd_is_said_and_the_game_is_taken_in_all_the_same() {
    let inside = Inside::new();
    let shown = send(&inside, "round;rack;at;word\n1;ДОМАК;З8;МОДА\n", SLIPS).await;
    assert_eq!(shown.status, StatusCode::OK);
    assert_eq!(shown.text(".oddities li"), "Ходы, строка 2: в наборе ДОМАК фишек 5 из 7.");
    assert!(shown.text(".notice.done").contains("Кубок весны, 1 ход, 1 игрок"));
    let entries = inside.app.folder.entries().unwrap();
    assert!(entries[0].about.as_ref().unwrap().is_over);
    let found = inside.app.folder.check(&entries[0].id).unwrap();
    assert_eq!(found.differences.len(), 0, "{found:?}");
}

#[actix_web::test]
async fn without_a_name_it_is_asked_for() {
    let inside = Inside::new();
    let form = [("name", ""), ("profile", "house"), ("game", ROUNDS), ("slips", SLIPS)];
    let asked = Asked::form("/open/written", &form);
    let answer = inside.answer(&Device::at("127.0.0.1"), asked).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(inside.tournaments(), 0);
}
