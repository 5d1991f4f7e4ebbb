//! The sheets of paper, as the arbiter gets them.

use actix_web::http::StatusCode;
use scraper::{Html, Selector};

use crate::inside::{Device, Inside};

const SHEETS: &[&str] =
    &["slips", "scores", "round", "double", "notices", "record", "games", "poster"];

fn texts(html: &str, selector: &str) -> Vec<String> {
    let page = Html::parse_document(html);
    let found = Selector::parse(selector).unwrap();
    let text = |one: scraper::ElementRef<'_>| one.text().collect::<String>();
    page.select(&found).map(text).collect()
}

async fn sheet(inside: &Inside, path: &str) -> String {
    let here = Device::at("127.0.0.1");
    let answer = inside.get(&here, &format!("/t/cup/print/{path}")).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}");
    answer.body
}

#[actix_web::test]
async fn every_sheet_is_there_before_and_after_a_round() {
    let inside = Inside::new();
    inside.create_named("cup", "Кубок", &["ab", "aba", "ba"], &["Ада", "Ван"]);
    for name in SHEETS {
        sheet(&inside, name).await;
    }
    inside.play_a_round("cup").await;
    for name in SHEETS {
        sheet(&inside, name).await;
    }
    let list = inside.get(&Device::at("127.0.0.1"), "/t/cup/print").await.body;
    for link in texts(&list, ".print-parts a") {
        assert!(!link.contains("{$"), "{link}");
    }
    let unknown = inside.get(&Device::at("127.0.0.1"), "/t/cup/print/nothing").await;
    assert_eq!(unknown.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn cut_heaps_of_slips_are_in_order() {
    let inside = Inside::new();
    let names: Vec<String> = (1..=14).map(|n| format!("Игрок {n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    inside.create_named("cup", "Кубок", &["ab", "aba", "ba"], &names);
    let page = sheet(&inside, "slips?rounds=3").await;
    let papers = texts(&page, ".paper-slips");
    assert_eq!(papers.len(), 4, "twelve players have a page a round, two have one for all three");
    let numbers = texts(&page, ".paper-slip-top strong");
    let rounds = texts(&page, ".paper-slip-top b");
    let slips: Vec<(String, String)> = numbers.into_iter().zip(rounds).collect();
    for place in 0..12 {
        let heap: Vec<&(String, String)> = (0..3).map(|page| &slips[12 * page + place]).collect();
        let player = (place + 1).to_string();
        for (round, slip) in (1..).zip(heap) {
            assert_eq!(*slip, (player.clone(), format!("Ход {round}")));
        }
    }
    assert_eq!(slips[36..].len(), 2 * 3, "the last two players");
}

#[actix_web::test]
async fn slips_of_two_players_fill_their_pages_and_the_cut_heaps_are_in_order() {
    let inside = Inside::new();
    inside.create_named("cup", "Кубок", &["ab", "aba", "ba"], &["Ада", "Ван"]);
    let page = sheet(&inside, "slips?rounds=25").await;
    assert_eq!(texts(&page, ".paper-slips").len(), 5);
    let rounds = texts(&page, ".paper-slip-top b");
    assert_eq!(rounds.len(), 2 * 25);
    let heap: Vec<&String> = (0..5).map(|page| &rounds[10 * page]).collect();
    assert_eq!(heap, ["Ход 1", "Ход 2", "Ход 3", "Ход 4", "Ход 5"]);
    assert_eq!(rounds[2], "Ход 6", "the next place has the next part of the game");
}

#[actix_web::test]
async fn a_paper_slip_has_a_box_for_the_points_that_the_rules_want_written() {
    let inside = Inside::new();
    inside.create_named("cup", "Кубок", &["ab", "aba", "ba"], &["Ада"]);
    let page = sheet(&inside, "slips?rounds=1").await;
    let boxes = texts(&page, ".paper-slip-fields small");
    assert!(boxes.contains(&"Очки".to_owned()), "{boxes:?}");
    let rules = inside.get(&Device::at("127.0.0.1"), "/t/cup/rules").await.body;
    assert!(rules.contains("клетку его первой буквы и очки"), "{rules}");
}

#[actix_web::test]
async fn a_paper_slip_abbreviates_the_number_as_the_pages_do() {
    let inside = Inside::new();
    inside.create_named("cup", "Кубок", &["ab", "aba", "ba"], &["Ада"]);
    for (language, short) in [("ru", "№"), ("hu", "Sz."), ("cs", "Č.")] {
        let page = sheet(&inside, &format!("slips?rounds=1&lang={language}")).await;
        assert_eq!(texts(&page, ".paper-slip-top small"), [short]);
    }
}

#[actix_web::test]
async fn a_round_sheet_keeps_the_top_until_it_is_out_and_the_record_names_it() {
    let inside = Inside::new();
    inside.create_named("cup", "Кубок", &["ab", "aba", "ba"], &["Ада", "Ван"]);
    let empty = sheet(&inside, "round").await;
    assert!(texts(&empty, ".best-lines li").is_empty());
    assert_eq!(texts(&empty, ".round-players li").len(), 2);
    inside.play_a_round("cup").await;
    let one = sheet(&inside, "round?round=1").await;
    assert!(!texts(&one, ".best-lines li").is_empty());
    let record = texts(&sheet(&inside, "record").await, ".record tbody tr");
    assert_eq!(record.len(), 1);
    assert!(record[0].contains("ABA") || record[0].contains("AB"), "{record:?}");
}

#[actix_web::test]
async fn a_second_arbiter_ticks_off_every_slip_with_its_points() {
    let inside = Inside::new();
    inside.played("cup", ("seed", "ab\naba\nba\n"), &[("Ада", true), ("Ван", false)]).await;
    let rows = texts(&sheet(&inside, "double").await, ".record tbody tr");
    assert_eq!(rows.len(), 2);
    assert!(rows[0].contains("ABA") && rows[1].contains("AB"), "{rows:?}");
    assert!(rows.iter().all(|row| row.ends_with('□')), "{rows:?}");
}
