//! Two people key every slip, and the second sees nothing of what the first keyed.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    app::passes::arbiter::Arbiters, tournament::model::command::Command, web::http::role::Role,
};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside, PASSPHRASE};

/// A tournament whose slips are keyed twice, after its first round, and two helpers.
async fn hall() -> (Inside, Device, Device) {
    let inside = Inside::with(Arbiters::with(PASSPHRASE).unwrap());
    inside.create("cup", "seed", "ab\naba\nba\n", &["Ада", "Ван"]);
    inside.ask("cup", Command::SetDoubleEntry { is_on: true }).await;
    inside.play_a_round("cup").await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    let vera = inside.helper("cup", "Вера", "10.0.0.2");
    (inside, maria, vera)
}

async fn key(inside: &Inside, who: &Device, line: &str) -> Value {
    let key = format!("{}{line}", who.peer);
    let body = json!({"line": line, "key": key});
    let asked = Asked::json("/t/cup/slips", body);
    inside.answer(who, asked).await.json()
}

async fn page(inside: &Inside, who: &Device) -> String {
    inside.get(who, "/t/cup/keying").await.body
}

#[actix_web::test]
async fn the_second_sees_nothing_of_the_first_entry() {
    let (inside, maria, vera) = hall().await;
    let said = key(&inside, &maria, "1 h8 aba").await;
    assert_eq!(said["saved"], true, "{said}");
    assert!(page(&inside, &maria).await.contains("ABA H8"));
    let other = page(&inside, &vera).await;
    assert!(!other.contains("ABA") && !other.contains("aba"), "{other}");
    for line in ["1", "1 h8 a", "1 h8 ab"] {
        let asked = Asked::json("/t/cup/check", json!({"line": line}));
        let found = inside.answer(&vera, asked).await;
        assert!(!found.body.to_lowercase().contains("aba"), "{}", found.body);
    }
}

#[actix_web::test]
async fn each_helper_sees_which_entries_are_his_to_make() {
    let (inside, maria, vera) = hall().await;
    key(&inside, &maria, "1 h8 aba").await;
    let (own, other) = (page(&inside, &maria).await, page(&inside, &vera).await);
    assert!(!own.contains("data-missing=\"1\""), "{own}");
    assert!(own.contains("data-missing=\"2\""), "{own}");
    assert!(other.contains("data-missing=\"1\"") && other.contains("нет второй записи"));
    let console = inside.get(&Device::at("127.0.0.1"), "/t/cup/console").await;
    assert!(console.body.contains("нет второй записи"), "{}", console.body);
}

#[actix_web::test]
async fn the_same_twice_is_done_and_something_else_is_a_dispute_at_once() {
    let (inside, maria, vera) = hall().await;
    key(&inside, &maria, "1 h8 aba").await;
    let said = key(&inside, &vera, "1 h8 aba").await;
    assert_eq!((&said["saved"], &said["level"]), (&json!(true), &json!("ok")));
    for helper in [&maria, &vera] {
        let page = page(&inside, helper).await;
        assert!(!page.contains("data-missing=\"1\"") && page.contains("ABA H8"));
    }
    key(&inside, &maria, "2 h8 aba").await;
    let said = key(&inside, &vera, "2 h8 ab").await;
    assert_eq!(said["level"], "look", "nobody asks, nothing is shown: {said}");
    assert!(!said["sentence"].as_str().unwrap().contains("ABA"), "{said}");
    let page = page(&inside, &vera).await;
    assert!(page.contains("решит судья: №\u{a0}2"), "{page}");
    assert!(page.contains("AB H8"), "his own entry stands there: {page}");
}

#[actix_web::test]
async fn the_form_of_a_new_tournament_switches_it_on() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\nba\n", &["Ада"]);
    let arbiter = Device::at("127.0.0.1");
    let form = inside.get(&arbiter, "/new").await;
    assert!(form.body.contains("name=\"double_entry\""));
    for (on, shown) in [(1, "data-num-on=\"0\""), (0, "data-num-on=\"1\"")] {
        let body = json!({"act": "double_entry", "on": on, "key": on.to_string()});
        let said = inside.answer(&arbiter, Asked::json("/t/cup/do", body)).await;
        assert_eq!(said.json()["ok"], true);
        let console = inside.get(&arbiter, "/t/cup/console").await;
        assert!(console.body.contains(shown), "{}", console.body);
    }
}

#[actix_web::test]
async fn the_console_says_from_which_round_on_two_people_enter_every_slip() {
    let (inside, ..) = hall().await;
    let console = inside.get(&Device::at("127.0.0.1"), "/t/cup/console").await;
    assert!(console.body.contains("С хода 1 каждый бланк вводят двое."), "{}", console.body);
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\nba\n", &["Ада", "Ван"]);
    inside.play_a_round("cup").await;
    inside.ask("cup", Command::SetDoubleEntry { is_on: true }).await;
    let console = inside.get(&Device::at("127.0.0.1"), "/t/cup/console").await;
    assert!(console.body.contains("С хода 2 каждый бланк вводят двое."), "{}", console.body);
}

/// By whom the slips of the first round were recorded, and which of them wait for a second person.
fn recorded(inside: &Inside) -> (Vec<String>, Vec<PlayerNumber>) {
    let view = inside.app.folder.desk("cup").unwrap().view();
    let round = view.state.round(RoundNumber(1)).unwrap();
    let by = round.slips.iter().map(|slip| slip.recorded_by.to_string());
    let once = view.state.once(round).map(|player| player.number);
    (by.collect(), once.collect())
}

async fn confirmed(inside: &Inside, who: &Device, line: &str) -> Value {
    let key = format!("{}{line}!", who.peer);
    let body = json!({"line": line, "key": key, "confirm": true});
    let asked = Asked::json("/t/cup/slips", body);
    inside.answer(who, asked).await.json()
}

#[actix_web::test]
async fn the_second_entry_of_the_same_person_is_refused_and_it_is_said_what_to_do() {
    let (inside, maria, _) = hall().await;
    let arbiter = Device::at("127.0.0.1");
    for (who, line) in [(&maria, "1 h8 aba"), (&arbiter, "2 h8 aba")] {
        assert_eq!(key(&inside, who, line).await["saved"], true);
        let again = confirmed(&inside, who, line).await;
        assert_eq!(again["saved"], false, "{again}");
        let sentence = again["sentence"].as_str().unwrap();
        assert!(sentence.contains("делает другой человек"), "{sentence}");
        assert!(sentence.contains("«Вводить одному»"), "{sentence}");
    }
    assert_eq!(recorded(&inside).1, [PlayerNumber(1), PlayerNumber(2)]);
    let body = json!({"act": "double_entry", "on": 0, "key": "off"});
    inside.answer(&arbiter, Asked::json("/t/cup/do", body)).await;
    assert!(recorded(&inside).1.is_empty(), "there is a way out");
}

#[actix_web::test]
async fn what_the_arbiter_puts_in_the_place_of_his_own_entry_is_not_confirmed() {
    let (inside, maria, _) = hall().await;
    let arbiter = Device::at("127.0.0.1");
    key(&inside, &arbiter, "2 h8 aba").await;
    assert_eq!(confirmed(&inside, &arbiter, "2 -").await["saved"], true);
    assert_eq!(recorded(&inside).1, [PlayerNumber(2)]);
    assert_eq!(confirmed(&inside, &maria, "2 -").await["saved"], true);
    assert!(recorded(&inside).1.is_empty());
}

#[actix_web::test]
async fn the_arbiter_from_the_network_and_at_the_machine_is_one_person() {
    let (inside, _, _) = hall().await;
    let (here, there) = (Device::at("127.0.0.1"), inside.device("cup", Role::Arbiter, "10.0.0.9"));
    assert_eq!(key(&inside, &here, "1 h8 aba").await["saved"], true);
    assert_eq!(key(&inside, &there, "1 h8 aba").await["saved"], false);
    assert_eq!(recorded(&inside), (vec!["console".to_owned()], vec![PlayerNumber(1)]));
}

#[actix_web::test]
async fn two_invitations_at_the_machine_of_the_program_are_two_people() {
    let (inside, _, _) = hall().await;
    let maria = inside.helper("cup", "Мария Б.", "127.0.0.1");
    let vera = inside.helper("cup", "Вера Б.", "127.0.0.1");
    let body = |by: &str| json!({"line": "1 h8 aba", "key": by});
    let entry = |by: &str| Asked::json("/t/cup/slips", body(by));
    assert_eq!(inside.answer(&maria, entry("a")).await.json()["saved"], true);
    assert_eq!(recorded(&inside).0, ["helper: Мария Б."]);
    assert_eq!(inside.answer(&maria, entry("b")).await.json()["saved"], false);
    let said = inside.answer(&vera, entry("c")).await.json();
    assert_eq!(said["saved"], true, "{said}");
    assert!(recorded(&inside).1.is_empty());
    let console = inside.get(&vera, "/t/cup/console").await.body;
    assert!(console.contains("вошёл как помощник Вера Б."), "{console}");
    let console = inside.get(&Device::at("127.0.0.1"), "/t/cup/console").await;
    assert!(!console.body.contains("вошёл как помощник"));
}

#[actix_web::test]
async fn what_the_arbiter_decided_stands_in_the_log_as_his_decision() {
    let (inside, maria, vera) = hall().await;
    key(&inside, &maria, "1 h8 aba").await;
    key(&inside, &vera, "1 h8 ab").await;
    confirmed(&inside, &Device::at("127.0.0.1"), "1 h8 aba 9").await;
    assert!(recorded(&inside).1.is_empty());
    let log = inside.get(&Device::at("127.0.0.1"), "/t/cup/log").await;
    assert!(log.body.contains("№\u{a0}1: решил судья."), "{}", log.body);
    assert!(!log.body.contains("вторая запись совпала"));
}

#[actix_web::test]
async fn the_arbiter_who_keys_second_sees_nothing_of_the_first_entry_either() {
    let (inside, maria, _) = hall().await;
    let here = Device::at("127.0.0.1");
    for line in ["1 h8 aba 9", "2 h8 aba 9"] {
        assert_eq!(key(&inside, &maria, line).await["saved"], true);
    }
    let console = inside.get(&here, "/t/cup/console").await.body;
    let right = console.split("data-region=\"right\"").nth(1).unwrap();
    let keyed = right.split("slip-bar").next().unwrap().to_lowercase();
    assert!(!keyed.contains("aba") && keyed.contains("нет второй записи"), "{keyed}");
    for line in ["1", "1 h8 a", "1 h8 ab", "1-2 h8 ab"] {
        let asked = Asked::json("/t/cup/check", json!({"line": line}));
        let found = inside.answer(&here, asked).await;
        assert!(!found.body.to_lowercase().contains("aba"), "{}", found.body);
    }
    for line in ["1 h8 ab", "1-2 h8 ab"] {
        let said = key(&inside, &here, line).await;
        let sentence = said["sentence"].as_str().unwrap();
        assert_eq!(said["confirm_needed"], true, "{said}");
        assert!(sentence.contains(" первой записи другое"), "{said}");
        assert!(!sentence.contains("ABA"), "{said}");
    }
    let said = key(&inside, &here, "1 h8 aba 8").await;
    assert_eq!(said["saved"], true, "the points are not asked for: {said}");
    assert_eq!(recorded(&inside).1, [PlayerNumber(2)]);
    assert_eq!(confirmed(&inside, &here, "2 h8 ab").await["saved"], true);
    assert!(recorded(&inside).1.is_empty());
    let known = Asked::json("/t/cup/check", json!({"line": "1 h8 ab"}));
    let known = inside.answer(&here, known).await;
    assert!(known.body.contains("ABA"), "it is done: {}", known.body);
}

#[actix_web::test]
async fn with_one_entry_points_that_nobody_asks_for_make_no_dispute() {
    let inside = Inside::with(Arbiters::with(PASSPHRASE).unwrap());
    inside.create("cup", "seed", "ab\naba\nba\n", &["Ада", "Ван"]);
    inside.play_a_round("cup").await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    let vera = inside.helper("cup", "Вера", "10.0.0.2");
    assert_eq!(key(&inside, &maria, "1 h8 aba").await["saved"], true);
    let said = key(&inside, &vera, "1 h8 aba 9").await;
    assert_eq!(said["saved"], true, "{said}");
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert!(view.state.rounds[0].disputed.is_empty());
    let said = key(&inside, &vera, "1 h8 ab").await;
    assert_eq!(said["confirm_needed"], true, "{said}");
}
