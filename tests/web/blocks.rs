//! Blocks of tables: who keys whose slips, what the pages say of it, and that nobody is refused.

use actix_web::http::StatusCode;
use flavita::tournament::model::block::Block;
use flavita::tournament::model::command::Command;
use flavita::tournament::model::ids::PlayerNumber;
use scraper::{Html, Selector};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside};

const HERE: &str = "127.0.0.1";

/// Six players and two helpers; the first round is over and its top out.
async fn hall() -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &["Ада", "Ван", "Демон", "Марина", "Ким", "Ли"]);
    inside.play_a_round("cup").await;
    for name in ["Иван", "Мария"] {
        inside.app.passes("cup").unwrap().invite(name).unwrap();
    }
    inside
}

async fn post(inside: &Inside, form: &[(&str, &str)]) -> (StatusCode, String) {
    let answer = inside.answer(&Device::at(HERE), Asked::form("/t/cup/network", form)).await;
    (answer.status, answer.body)
}

async fn divide(inside: &Inside, blocks: &str) {
    let (status, page) = post(inside, &[("act", "blocks"), ("blocks", blocks)]).await;
    assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
}

async fn texts(inside: &Inside, device: &Device, path: &str, selector: &str) -> Vec<String> {
    let page = Html::parse_document(&inside.get(device, path).await.body);
    let selector = Selector::parse(selector).unwrap();
    let text = |one: scraper::ElementRef<'_>| one.text().collect::<String>().trim().to_owned();
    page.select(&selector).map(text).collect()
}

async fn key(inside: &Inside, helper: &Device, line: &str) -> Value {
    let body = json!({"line": line, "key": line, "round": 1});
    inside.answer(helper, Asked::json("/t/cup/slips", body)).await.json()
}

const MISSING: &str = ".missing .block-head, .missing b";

#[actix_web::test]
async fn a_helper_sees_his_own_numbers_first_and_is_warned_of_anothers_but_not_refused() {
    let inside = hall().await;
    divide(&inside, "1-2: Иван\n3–4, 6: Мария").await;
    let maria = inside.helper("cup", "Мария", "192.168.1.30");
    let shown = texts(&inside, &maria, "/t/cup/keying", MISSING).await;
    let own = ["Ваш блок: 3-4, 6", "3", "4", "6", "1-2 · Иван", "1", "2", "вне блоков", "5"];
    assert_eq!(shown, own);
    // The arbiter sees the blocks in the order in which he wrote them.
    let shown = texts(&inside, &Device::at(HERE), "/t/cup/console", MISSING).await;
    let all = ["1-2 · Иван", "1", "2", "3-4, 6 · Мария", "3", "4", "6", "вне блоков", "5"];
    assert_eq!(shown, all);

    let typed = json!({"line": "1 h8 aba", "round": 1});
    let check = inside.answer(&maria, Asked::json("/t/cup/check", typed)).await.json();
    assert_eq!(check["level"], "look");
    assert!(check["sentence"].as_str().unwrap().starts_with("№\u{a0}1 вводит Иван."), "{check}");
    for (line, level, warned) in
        [("3 h8 aba", "ok", false), ("1 h8 aba", "look", true), ("5 h8 aba", "ok", false)]
    {
        let answer = key(&inside, &maria, line).await;
        assert_eq!((&answer["saved"], &answer["level"]), (&json!(true), &json!(level)), "{answer}");
        let sentence = answer["sentence"].as_str().unwrap();
        assert_eq!(sentence.contains("вводит Иван"), warned, "{sentence}");
    }
    // Of six slips three are in: one of two in the first block, one of three in the second.
    let blocks = texts(&inside, &Device::at(HERE), "/t/cup/console", ".blocks li").await;
    assert_eq!(blocks, ["1-2 · Иван 1 из 2", "3-4, 6 · Мария 1 из 3"]);
    // Whoever has no block keys everything.
    let van = inside.helper("cup", "Ван", "192.168.1.31");
    assert_eq!(key(&inside, &van, "2 h8 aba").await["level"], "ok");
}

#[actix_web::test]
async fn a_late_table_moves_with_its_slip_and_the_log_says_so() {
    let inside = hall().await;
    divide(&inside, "1-3: Иван\n4-6: Мария").await;
    let maria = inside.helper("cup", "Мария", "192.168.1.30");
    key(&inside, &maria, "2 h8 aba").await;
    let form = [("act", "move"), ("number", "2"), ("helper", "Мария")];
    assert_eq!(post(&inside, &form).await.0, StatusCode::SEE_OTHER);
    let view = inside.app.folder.desk("cup").unwrap().view();
    let blocks: Vec<String> = view.state.blocks.iter().map(Block::numbers).collect();
    assert_eq!(blocks, ["1, 3", "2, 4-6"]);
    assert!(view.state.rounds[0].slip_of(PlayerNumber(2)).is_some(), "the slip is his still");
    let blocks = texts(&inside, &Device::at(HERE), "/t/cup/console", ".blocks li").await;
    assert_eq!(blocks, ["1, 3 · Иван 0 из 2", "2, 4-6 · Мария 1 из 4"]);
    let log = inside.get(&Device::at(HERE), "/t/cup/log").await.body;
    assert!(log.contains("Блоки столов: 1, 3 · Иван; 2, 4-6 · Мария."), "{log}");

    // The next game of the day begins with the same blocks.
    inside.ask("cup", Command::EndGame).await;
    let next = inside.app.folder.next_game("cup", |_| "Вторая".to_owned()).unwrap();
    let next = inside.app.folder.desk(&next).unwrap().view();
    assert_eq!(next.state.blocks, view.state.blocks);
}

#[actix_web::test]
async fn where_two_people_key_each_slip_a_block_is_whole_after_the_second() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &["Ада", "Ван"]);
    inside.ask("cup", Command::SetDoubleEntry { is_on: true }).await;
    inside.play_a_round("cup").await;
    let ivan = inside.helper("cup", "Иван", "192.168.1.30");
    let maria = inside.helper("cup", "Мария", "192.168.1.31");
    divide(&inside, "1: Иван").await;
    let whole = || async {
        let icons = texts(&inside, &Device::at(HERE), "/t/cup/console", ".blocks li svg").await;
        icons.len()
    };
    key(&inside, &ivan, "1 h8 aba").await;
    assert_eq!(whole().await, 0, "keyed once");
    // The same line again would be the same request.
    key(&inside, &maria, "1 aba h8").await;
    assert_eq!(whole().await, 1);
}

#[actix_web::test]
async fn what_cannot_be_a_block_is_refused_in_a_sentence_and_nothing_changes() {
    let inside = hall().await;
    for (blocks, said) in [
        ("1-3: Иван\n3-6: Мария", "№\u{a0}3 есть в двух блоках"),
        ("1-3: Иван\nМария", "Строка 2 не читается: Мария"),
        ("6-1: Иван", "Строка 1 не читается"),
        ("1-3: иван\n4: Марья", "Помощника по имени Марья нет. Приглашены: Иван, Мария."),
    ] {
        let (status, page) = post(&inside, &[("act", "blocks"), ("blocks", blocks)]).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.contains(said), "{page}");
        assert!(page.contains(&format!(">{blocks}</textarea>")), "what was typed stays: {page}");
    }
    let (_, page) = post(&inside, &[("act", "move"), ("number", "9"), ("helper", "Иван")]).await;
    assert!(page.contains('9'), "{page}");
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert!(view.state.blocks.is_empty());
    divide(&inside, "1-5: Иван").await;
    let (_, page) = post(&inside, &[("act", "move"), ("number", "2"), ("helper", "Марья")]).await;
    assert!(page.contains("Помощника по имени Марья нет. Приглашены: Иван."), "{page}");
    let left = texts(&inside, &Device::at(HERE), "/t/cup/network", "#blocks .notice").await;
    assert_eq!(left, ["Вне блоков: №\u{a0}6. Их видят все."]);
    divide(&inside, "").await;
    let none = texts(&inside, &Device::at(HERE), "/t/cup/console", ".blocks, .block-head").await;
    assert_eq!(none, Vec::<String>::new(), "without blocks nothing is said of them");
}
