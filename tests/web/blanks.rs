//! Blanks in the slip line: typed as pages show them, and asked for where the rack leaves several.

use flavita::tournament::model::command::Command;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside, take};

const HERE: &str = "127.0.0.1";

/// A tournament after a round with a blank on the rack.
async fn hall() -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\nba\nabab\nbab\n", &["Ада", "Ван"]);
    inside.ask("cup", take("AB?")).await;
    inside.ask("cup", Command::OpenRound).await;
    let close = Command::CloseRound { remaining_ms: 0 };
    inside.ask("cup", close).await;
    let (at, word) = ("H8".to_owned(), "ABa".to_owned());
    inside.ask("cup", Command::RevealAndPlace { at, word }).await;
    inside
}

async fn check(inside: &Inside, who: &Device, line: &str) -> Value {
    let asked = Asked::json("/t/cup/check", json!({"round": 1, "line": line}));
    inside.answer(who, asked).await.json()
}

async fn save(inside: &Inside, line: &str, confirm: bool) -> Value {
    let key = format!("{line}{confirm}");
    let body = json!({"round": 1, "line": line, "key": key, "confirm": confirm});
    let asked = Asked::json("/t/cup/slips", body);
    inside.answer(&Device::at(HERE), asked).await.json()
}

fn labels(answer: &Value) -> Vec<String> {
    let choices = answer["choices"].as_array().unwrap().iter();
    let label = |choice: &Value| choice["label"].as_str().unwrap().to_owned();
    choices.map(label).collect()
}

fn reading(inside: &Inside, player: u32) -> String {
    let view = inside.app.folder.desk("cup").unwrap().view();
    let slip = view.state.round(RoundNumber(1)).unwrap().slip_of(PlayerNumber(player)).unwrap();
    slip.verdict.reading.as_ref().unwrap().word.clone()
}

#[actix_web::test]
async fn a_word_is_read_as_pages_show_it_and_the_other_way_round_where_only_that_can_be() {
    let inside = hall().await;
    let arbiter = Device::at(HERE);
    for (line, word) in [
        ("1 h8 ABa", "ABa"),
        ("1 h8 aBA", "aBA"),
        ("1 h8 Aba", "aBA"),
        ("1 h8 AB(a)", "ABa"),
        ("1 h8 (a)ba", "aBA"),
        ("1 h8 *aba", "aBA"),
    ] {
        let found = check(&inside, &arbiter, line).await;
        assert_eq!(found["level"], "ok", "{line}: {found}");
        let sentence = found["sentence"].as_str().unwrap();
        assert!(sentence.contains(word), "{line}: {found}");
    }
    let saved = save(&inside, "1 h8 ABa", false).await;
    assert_eq!(saved["saved"], true, "{saved}");
    assert_eq!(reading(&inside, 1), "ABa");
}

#[actix_web::test]
async fn where_both_cases_can_be_blanks_the_line_asks_by_number() {
    let inside = hall().await;
    let answer = save(&inside, "1 h8 aB", false).await;
    assert_eq!(answer["saved"], false, "{answer}");
    let labels = labels(&answer);
    assert!(labels[0].starts_with("aB") && labels[1].starts_with("Ab"), "{labels:?}");
    let line = answer["choices"][1]["line"].as_str().unwrap();
    assert_eq!(line, "1 h8 a(b)");
    assert_eq!(save(&inside, line, false).await["saved"], true);
    assert_eq!(reading(&inside, 1), "Ab");
}

#[actix_web::test]
async fn a_word_without_a_mark_is_asked_about_and_may_stay_unmarked() {
    let inside = hall().await;
    for line in ["1 h8 aba", "1 h8 ABA"] {
        let found = check(&inside, &Device::at(HERE), line).await;
        assert_eq!(found["level"], "look", "{line}: {found}");
        assert_eq!(labels(&found).len(), 2, "{found}");
    }
    let asked = save(&inside, "1 h8 aba", false).await;
    assert_eq!((&asked["saved"], &asked["confirm_needed"]), (&json!(false), &json!(true)));
    assert_eq!(asked["choices"][0]["line"], "1 h8 ab(a)", "{asked}");
    assert_eq!(save(&inside, "1 h8 aba", true).await["saved"], true);
    let view = inside.app.folder.desk("cup").unwrap().view();
    let slip = view.state.round(RoundNumber(1)).unwrap().slip_of(PlayerNumber(1)).unwrap();
    assert_eq!(slip.text.word, "ABA", "nothing is marked on it");
}

#[actix_web::test]
async fn a_helper_is_asked_too_and_hears_of_no_points_while_a_round_is_open() {
    let inside = hall().await;
    inside.ask("cup", take("ABA")).await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    let found = check(&inside, &maria, "1 h8 aba").await;
    assert_eq!(labels(&found), ["ABa", "aBA"], "{found}");
    assert!(!found["sentence"].as_str().unwrap().contains(|c: char| c.is_ascii_digit()));
    let found = check(&inside, &maria, "1 h8 ABa").await;
    assert_eq!(found["level"], "ok", "{found}");
    assert!(found["sentence"].as_str().unwrap().contains("ABa"), "{found}");
}
