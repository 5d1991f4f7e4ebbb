//! Piles: a round stays open for keying whatever is revealed meanwhile, and two people may key two
//! of them at once.

use flavita::tournament::model::command::Command;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside, take};

/// Two rounds whose tops are out, and nothing keyed; the second is played with this rack.
async fn played(words: &str, rack: &str) -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", words, &["Ада", "Ван", "Люсетта"]);
    inside.play_a_round("cup").await;
    inside.ask("cup", take(rack)).await;
    inside.ask("cup", Command::OpenRound).await;
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    inside.ask("cup", Command::RevealTop).await;
    inside
}

async fn two_rounds() -> Inside {
    played("ab\naba\nba\nda\ndad\n", "ABD").await
}

async fn page(inside: &Inside, who: &Device, path: &str) -> String {
    inside.get(who, &format!("/t/cup/{path}")).await.body
}

async fn post(inside: &Inside, path: &str, body: Value) -> Value {
    let here = Device::at("127.0.0.1");
    let asked = Asked::json(&format!("/t/cup/{path}"), body);
    inside.answer(&here, asked).await.json()
}

async fn key(inside: &Inside, round: u32, line: &str) -> Value {
    let key = format!("{round} {line}");
    post(inside, "slips", json!({ "round": round, "line": line, "key": key })).await
}

fn points_of(inside: &Inside, round: usize, player: u32) -> Option<i32> {
    let view = inside.app.folder.desk("cup").unwrap().view();
    let slip = view.state.rounds[round - 1].slip_of(PlayerNumber(player));
    slip.map(|slip| slip.verdict.points)
}

#[actix_web::test]
async fn a_late_pile_is_judged_by_its_own_round_and_says_which_it_is() {
    let inside = two_rounds().await;
    let found = post(&inside, "check", json!({ "round": 1, "line": "2 т" })).await;
    assert_eq!(found["level"], "look", "{found}");
    let said = found["sentence"].as_str().unwrap();
    assert!(said.starts_with("Ход 1. ") && said.contains("ABA"), "{said}");
    let answer = key(&inside, 1, "2 т").await;
    assert_eq!(answer["saved"], true, "{answer}");
    assert!(answer["sentence"].as_str().unwrap().starts_with("Ход 1. "), "{answer}");
    let view = inside.app.folder.desk("cup").unwrap().view();
    let top = view.state.rounds[0].tops.as_ref().unwrap().points;
    assert_eq!((points_of(&inside, 1, 2), points_of(&inside, 2, 2)), (Some(top), None));
    let newest = post(&inside, "check", json!({ "round": 2, "line": "2 т" })).await;
    assert_eq!(newest["level"], "ok", "{newest}");
}

#[actix_web::test]
async fn the_address_of_a_page_says_which_pile_it_keys() {
    let inside = two_rounds().await;
    key(&inside, 1, "1 т").await;
    let here = Device::at("127.0.0.1");
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    for (who, path) in [(&here, "console"), (&maria, "keying")] {
        let newest = page(&inside, who, path).await;
        assert!(newest.contains("data-slip-round=\"2\""), "{newest}");
        assert!(newest.contains("ход 1: 2") && newest.contains("ход 2: 3"), "{newest}");
        assert!(newest.contains("PageUp") && newest.contains("PageDown"), "{newest}");
        let older = page(&inside, who, &format!("{path}?pile=1")).await;
        assert!(older.contains("data-slip-round=\"1\""), "{older}");
        assert!(older.contains("Бланк, ход 1\u{a0}— осталось 2, на экране уже ход 2"), "{older}");
        assert!(!older.contains("data-missing=\"1\"") && older.contains("data-missing=\"2\""));
        for nonsense in ["0", "3", "x"] {
            let page = page(&inside, who, &format!("{path}?pile={nonsense}")).await;
            assert!(page.contains("data-slip-round=\"2\""), "{nonsense}");
        }
    }
    let console = page(&inside, &here, "console?pile=1").await;
    assert!(console.contains("Варианты хода 1") && console.contains("data-word=\"ABA H8\""));
}

#[actix_web::test]
async fn a_pile_that_is_done_says_where_the_line_goes_on() {
    let inside = two_rounds().await;
    let here = Device::at("127.0.0.1");
    let before = page(&inside, &here, "console?pile=1").await;
    assert!(!before.contains("data-moved"), "{before}");
    key(&inside, 1, "1-3 т").await;
    let done = page(&inside, &here, "console?pile=1").await;
    assert!(
        done.contains("data-newest=\"2\"")
            && done.contains("data-moved=\"Все бланки хода 1 введены"),
        "{done}"
    );
    let newest = page(&inside, &here, "console").await;
    assert!(!newest.contains("data-pile=\"1\""), "what is done is no pile: {newest}");
}

#[actix_web::test]
async fn a_top_is_chosen_whichever_pile_is_keyed() {
    // D above either A: two tops.
    let inside = played("aba\nda\n", "BCD").await;
    let here = Device::at("127.0.0.1");
    let older = page(&inside, &here, "console?pile=1").await;
    assert!(older.contains("data-act=\"choose_top\"") && older.contains("Ход 2. "), "{older}");
}

#[actix_web::test]
async fn an_old_round_is_closed_by_the_arbiter_alone_and_not_without_a_question() {
    let inside = two_rounds().await;
    key(&inside, 1, "1 т").await;
    let lock = |confirm: bool| json!({ "act": "lock_marking", "round": 1, "confirm": confirm, "key": confirm.to_string() });
    let asked = post(&inside, "do", lock(false)).await;
    assert_eq!((&asked["ok"], &asked["confirm_needed"]), (&json!(false), &json!(true)), "{asked}");
    let is_locked = || inside.app.folder.desk("cup").unwrap().view().state.rounds[0].is_locked;
    assert!(!is_locked());
    let done = post(&inside, "do", lock(true)).await;
    assert_eq!(done["ok"], true, "{done}");
    assert!(is_locked());
}

#[actix_web::test]
async fn a_pile_that_is_closed_with_slips_missing_is_not_called_keyed() {
    let inside = two_rounds().await;
    key(&inside, 1, "1 т").await;
    inside.ask("cup", Command::LockMarking { round: RoundNumber(1) }).await;
    let here = Device::at("127.0.0.1");
    let closed = page(&inside, &here, "console?pile=1").await;
    let moved = "data-moved=\"Ход 1 закрыт. Дальше\u{a0}— ход 2.\"";
    assert!(closed.contains(moved), "{closed}");
}

#[actix_web::test]
async fn opening_the_next_round_asks_nothing_and_closes_nothing() {
    let inside = two_rounds().await;
    inside.ask("cup", take("BC?")).await;
    let next = post(&inside, "do", json!({ "act": "next", "key": "next" })).await;
    assert_eq!(next["ok"], true, "{next}");
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert!(view.state.rounds.iter().all(|round| !round.is_locked));
    let here = Device::at("127.0.0.1");
    let console = page(&inside, &here, "console?pile=1").await;
    assert!(console.contains("ход 1: 3") && console.contains("data-word=\"ABA H8\""), "{console}");
}

#[actix_web::test]
async fn one_page_names_those_whose_slips_of_any_round_are_out() {
    let inside = two_rounds().await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    key(&inside, 1, "1 т").await;
    key(&inside, 1, "3 т").await;
    key(&inside, 2, "2 т").await;
    let out = page(&inside, &maria, "piles").await;
    let (older, newer) = out.split_once("Ход 2").expect("both rounds are named");
    let names = |part: &str| ["Ада", "Ван", "Люсетта"].map(|name| part.contains(name));
    assert_eq!(names(older.split_once("Ход 1").unwrap().1), [false, true, false], "{older}");
    assert_eq!(names(newer), [true, false, true], "{newer}");
    for (round, line) in [(1, "2 т"), (2, "1 т"), (2, "3 т")] {
        key(&inside, round, line).await;
    }
    let none = page(&inside, &maria, "piles").await;
    assert!(none.contains("Все бланки введены.") && !none.contains("Ход "), "{none}");
}

#[actix_web::test]
async fn players_with_one_short_name_are_told_apart() {
    let inside = Inside::new();
    let alike = ["Анна Петрова", "Алла Петрова", "GOFF Anne", "Alix GOFF"];
    let others = ["Иван Иванов", "Иван Иванов", "Вера Петрова"];
    inside.create("cup", "seed", "ab\naba\nba\nda\ndad\n", &[&alike[..], &others].concat());
    inside.play_a_round("cup").await;
    let out = page(&inside, &Device::at("127.0.0.1"), "piles").await;
    let told = ["Иван Иванов (5)", "Иван Иванов (6)", "В.\u{a0}Петрова"];
    for name in alike.iter().chain(&told) {
        assert!(out.contains(name), "{name}: {out}");
    }
}

#[actix_web::test]
async fn a_word_without_its_square_stays_in_the_list_of_what_was_entered() {
    let inside = two_rounds().await;
    let slip = json!({ "round": 2, "line": "1 dad", "key": "1", "confirm": true });
    assert_eq!(post(&inside, "slips", slip).await["saved"], true);
    let console = page(&inside, &Device::at("127.0.0.1"), "console").await;
    let (_, keyed) = console.split_once("class=\"keyed\"").expect("the list of the last slips");
    assert!(keyed.contains("DAD"), "{keyed}");
}
