//! The game clock on the pages: large numbers to press, and nobody charged by surprise.

use flavita::tournament::model::command::Command;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use serde_json::json;

use crate::inside::{Asked, Device, Inside, take};

/// A round that three players think about.
async fn thinking() -> (Inside, Device) {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\nba", &["Ада", "Ван", "Люсетта"]);
    inside.ask("cup", take("ABA")).await;
    inside.ask("cup", Command::OpenRound).await;
    (inside, Device::at("127.0.0.1"))
}

async fn hand_in(inside: &Inside, player: u32) {
    let used_ms = 61_000;
    inside.ask("cup", Command::HandIn { player: PlayerNumber(player), used_ms }).await;
}

async fn reveal(inside: &Inside) {
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    let (at, word) = ("H8".to_owned(), "ABA".to_owned());
    inside.ask("cup", Command::RevealAndPlace { at, word }).await;
}

async fn page(inside: &Inside, who: &Device, name: &str) -> String {
    inside.get(who, &format!("/t/cup/{name}")).await.body
}

/// What stands in the middle of the console.
fn centre(page: &str) -> &str {
    let centre = page.split("data-region=\"centre\"").nth(1).unwrap();
    centre.split("data-region=\"right\"").next().unwrap()
}

#[actix_web::test]
async fn while_there_is_nothing_to_key_the_numbers_stand_large_in_the_middle() {
    let (inside, arbiter) = thinking().await;
    let console = page(&inside, &arbiter, "console").await;
    assert!(centre(&console).contains("hand-in large"), "{console}");
    let helper = inside.helper("cup", "Мария", "10.0.0.1");
    let keying = page(&inside, &helper, "keying").await;
    assert!(keying.contains("hand-in large"), "{keying}");
    reveal(&inside).await;
    let console = page(&inside, &arbiter, "console").await;
    assert!(!console.contains("data-act=\"handed_in\""), "{console}");
    inside.ask("cup", take("BAB")).await;
    inside.ask("cup", Command::OpenRound).await;
    let console = page(&inside, &arbiter, "console").await;
    assert!(centre(&console).contains("data-act=\"handed_in\""));
    assert!(!console.contains("hand-in large"), "slips are to be keyed");
    assert!(centre(&console).contains("class=\"placements\""));
}

#[actix_web::test]
async fn a_round_without_a_note_says_that_it_is_not_measured() {
    let (inside, arbiter) = thinking().await;
    let console = page(&inside, &arbiter, "console").await;
    assert!(console.contains("Сдачу ещё никто не отметил"), "{console}");
    assert!(console.contains("data-charges=\"false\""), "{console}");
    reveal(&inside).await;
    let unmeasured = "Время хода 1 для бумажных бланков не измерено: сдачу никто не отметил.";
    let console = page(&inside, &arbiter, "console").await;
    assert!(centre(&console).contains(unmeasured), "{console}");
    assert!(centre(&console).contains("пока ни у кого не отняли очков"));
    assert!(!page(&inside, &arbiter, "standings").await.contains(unmeasured));
    inside.ask("cup", Command::LockMarking { round: RoundNumber(1) }).await;
    let standings = page(&inside, &arbiter, "standings").await;
    assert!(standings.contains(unmeasured), "{standings}");
}

#[actix_web::test]
async fn after_the_round_the_console_says_who_is_charged_for_it() {
    let (inside, arbiter) = thinking().await;
    hand_in(&inside, 1).await;
    let console = page(&inside, &arbiter, "console").await;
    assert!(console.contains("Сдача не отмечена у 2 из 3."), "{console}");
    assert!(console.contains("data-charges=\"true\""), "{console}");
    reveal(&inside).await;
    let console = page(&inside, &arbiter, "console").await;
    let charged = "Ход 1: сдача не отмечена у 2 из 3, каждому из них засчитан весь ход, 3:00.";
    assert!(centre(&console).contains(charged), "{console}");
    inside.ask("cup", Command::LockMarking { round: RoundNumber(1) }).await;
    let standings = page(&inside, &arbiter, "standings").await;
    assert!(!standings.contains("не измерен"), "{standings}");
}

#[actix_web::test]
async fn a_stroke_at_the_machine_of_the_program_is_the_helper_s_who_signed_in_there() {
    let (inside, _) = thinking().await;
    let maria = inside.helper("cup", "Мария", "127.0.0.1");
    let stroke = Asked::json("/t/cup/hand-in", json!({"player": 1, "key": "k"}));
    assert_eq!(inside.answer(&maria, stroke).await.json()["ok"], true);
    let log = page(&inside, &Device::at("127.0.0.1"), "log").await;
    assert!(log.contains("Мария"), "{log}");
}

/// What can be taken back, as the buttons say it.
fn taken_back(page: &str) -> Vec<u32> {
    let mark = ["data-act=\"hand_in_back\" data-num-player=\"", "data-hand-in-back=\""]
        .into_iter()
        .find(|mark| page.contains(mark));
    let buttons = mark.into_iter().flat_map(|mark| page.split(mark).skip(1));
    let number = |rest: &str| rest.split('"').next()?.parse().ok();
    buttons.filter_map(number).collect()
}

#[actix_web::test]
async fn a_press_by_mistake_is_taken_back_where_it_was_made() {
    let (inside, arbiter) = thinking().await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    hand_in(&inside, 1).await;
    let player = 2;
    let used_ms = 65_000;
    inside.ask("cup", Command::HandIn { player: PlayerNumber(player), used_ms }).await;
    for (who, name) in [(&arbiter, "console"), (&maria, "keying")] {
        let page = page(&inside, who, name).await;
        assert_eq!(taken_back(&page), [2, 1], "{page}");
    }
    let act = json!({"act": "hand_in_back", "player": 2, "key": "b"});
    let asked = Asked::json("/t/cup/do", act);
    let done = inside.answer(&arbiter, asked).await.json();
    assert_eq!(done["ok"], true, "{done}");
    assert!(done["sentence"].as_str().unwrap().contains("№\u{a0}2 ещё думает"));
    let stroke = json!({"player": 1, "is_back": true, "key": "c"});
    let stroke = || Asked::json("/t/cup/hand-in", stroke.clone());
    assert_eq!(inside.answer(&maria, stroke()).await.json()["ok"], true);
    let again = json!({"player": 1, "is_back": true, "key": "d"});
    let again = Asked::json("/t/cup/hand-in", again);
    let again = inside.answer(&maria, again).await.json();
    assert_eq!(again["ok"], false, "{again}");
    let console = page(&inside, &arbiter, "console").await;
    assert_eq!(taken_back(&console), Vec::<u32>::new());
    assert!(console.contains("Сдачу ещё никто не отметил"), "{console}");
    let log = page(&inside, &arbiter, "log").await;
    assert!(log.contains("Отметка снята: №\u{a0}1"), "{log}");
}

#[actix_web::test]
async fn what_was_taken_back_costs_nothing_when_the_log_is_counted_again() {
    let (inside, _) = thinking().await;
    hand_in(&inside, 1).await;
    let (player, used_ms) = (2, 65_000);
    inside.ask("cup", Command::HandIn { player: PlayerNumber(player), used_ms }).await;
    inside.ask("cup", Command::TakeBackHandIn { player: PlayerNumber(player) }).await;
    reveal(&inside).await;
    inside.ask("cup", Command::LockMarking { round: RoundNumber(1) }).await;
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert_eq!(view.state.used_ms(&view.state.rounds[0], PlayerNumber(2)), 180_000);
    let findings = inside.app.folder.check("cup").unwrap();
    assert!(findings.differences.is_empty(), "{findings:?}");
}
