//! Two helpers key the same slip otherwise: both are told, and the arbiter decides.

use flavita::app::desk::next_step::NextStep;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside};

/// A tournament after its first round, with two helpers.
struct Two {
    inside: Inside,
    maria: Device,
    vera: Device,
    arbiter: Device,
}

impl Two {
    async fn new() -> Self {
        let inside = Inside::new();
        inside.create("cup", "seed", "ab\naba\nba\n", &["Ада", "Ван"]);
        inside.play_a_round("cup").await;
        Self {
            maria: inside.helper("cup", "Мария", "10.0.0.1"),
            vera: inside.helper("cup", "Вера", "10.0.0.2"),
            arbiter: Device::at("127.0.0.1"),
            inside,
        }
    }

    async fn key(&self, who: &Device, line: &str, confirm: bool) -> Value {
        let key = format!("{}{line}{confirm}", who.peer);
        let body = json!({"line": line, "key": key, "confirm": confirm});
        let asked = Asked::json("/t/cup/slips", body);
        self.inside.answer(who, asked).await.json()
    }

    async fn act(&self, body: Value) -> Value {
        let asked = Asked::json("/t/cup/do", body);
        self.inside.answer(&self.arbiter, asked).await.json()
    }

    async fn page(&self, who: &Device, page: &str) -> String {
        self.inside.get(who, &format!("/t/cup/{page}")).await.body
    }

    fn word(&self) -> String {
        let view = self.inside.app.folder.desk("cup").unwrap().view();
        let round = view.state.round(RoundNumber(1)).unwrap();
        round.slip_of(PlayerNumber(1)).unwrap().text.word.clone()
    }

    /// Мария keyed one thing and Вера another.
    async fn disputed() -> Self {
        let two = Self::new().await;
        two.key(&two.maria, "1 h8 aba", false).await;
        two.key(&two.vera, "1 h8 ab", false).await;
        let said = two.key(&two.vera, "1 h8 ab", true).await;
        assert_eq!(said["level"], "look", "{said}");
        two
    }
}

#[actix_web::test]
async fn whoever_keys_what_somebody_else_keyed_otherwise_is_asked_before_it_is_a_dispute() {
    let two = Two::new().await;
    let said = two.key(&two.maria, "1 h8 aba", false).await;
    assert_eq!(said["saved"], true, "{said}");
    let said = two.key(&two.vera, "1 h8 ab", false).await;
    assert_eq!((&said["saved"], &said["confirm_needed"]), (&json!(false), &json!(true)));
    let sentence = said["sentence"].as_str().unwrap();
    assert!(sentence.contains("ABA") && sentence.contains("решит судья"), "{sentence}");
    assert!(!two.page(&two.maria, "keying").await.contains("Записи расходятся"));
    let said = two.key(&two.vera, "1 h8 ab", true).await;
    assert!(said["sentence"].as_str().unwrap().contains("расходятся"), "{said}");
    assert_eq!(two.word(), "ABA");
}

#[actix_web::test]
async fn the_same_twice_is_no_dispute() {
    let two = Two::new().await;
    two.key(&two.maria, "1 h8 aba", false).await;
    let said = two.key(&two.vera, "1 h8 aba", false).await;
    assert_eq!((&said["saved"], &said["level"]), (&json!(true), &json!("ok")));
    assert!(!two.page(&two.arbiter, "console").await.contains("data-conflict"));
}

#[actix_web::test]
async fn both_helpers_and_the_arbiter_see_the_dispute() {
    let two = Two::disputed().await;
    for helper in [&two.maria, &two.vera] {
        let page = two.page(helper, "keying").await;
        assert!(page.contains("Записи расходятся, решит судья: №\u{a0}1"), "{page}");
    }
    let console = two.page(&two.arbiter, "console").await;
    let card = console.split("data-conflict=\"1\"").nth(1).unwrap();
    let card = &card[..card.find("</section>").unwrap()];
    for shown in ["ABA", "Мария", "Вера", "data-pick=\"up\"", "data-pick=\"down\""] {
        assert!(card.contains(shown), "{shown}: {card}");
    }
}

#[actix_web::test]
async fn the_arbiter_picks_one_of_the_two() {
    for (entry, word) in [(None, "ABA"), (Some(()), "AB")] {
        let two = Two::disputed().await;
        let view = two.inside.app.folder.desk("cup").unwrap().view();
        let dispute =
            view.state.round(RoundNumber(1)).unwrap().dispute_of(PlayerNumber(1)).unwrap();
        let entry = entry.map_or(0, |()| dispute.entries[0].id);
        let said = two.act(json!({"act": "settle", "slip": 1, "entry": entry, "key": "s"}));
        assert_eq!(said.await["ok"], true);
        assert_eq!(two.word(), word);
        assert!(!two.page(&two.maria, "keying").await.contains("Записи расходятся"));
    }
}

#[actix_web::test]
async fn the_arbiter_keys_a_third_reading_in_the_line() {
    let two = Two::disputed().await;
    let said = two.key(&two.arbiter, "1 h8 ba", true).await;
    assert_eq!(said["saved"], true, "{said}");
    assert_eq!(two.word(), "BA");
    assert!(!two.page(&two.arbiter, "console").await.contains("data-conflict"));
}

#[actix_web::test]
async fn whoever_keys_what_is_recorded_takes_his_own_entry_back() {
    let two = Two::disputed().await;
    let said = two.key(&two.vera, "1 h8 aba", false).await;
    assert_eq!(said["saved"], true, "{said}");
    assert!(!two.page(&two.arbiter, "console").await.contains("data-conflict"));
}

#[actix_web::test]
async fn the_last_step_of_the_game_waits_for_the_arbiters_decision() {
    let two = Two::disputed().await;
    two.key(&two.maria, "2 -", false).await;
    let said = two.act(json!({"act": "end_game", "key": "e"})).await;
    assert_eq!(said["ok"], true, "{said}");
    let view = two.inside.app.folder.desk("cup").unwrap().view();
    assert_eq!(NextStep::of(&view.state), NextStep::Finish(RoundNumber(1)));
    let console = two.page(&two.arbiter, "console").await;
    assert!(console.contains("записи расходятся у №\u{a0}1"), "{console}");
    let said = two.act(json!({"act": "next", "confirm": true, "key": "n"})).await;
    assert_eq!(said["ok"], false);
    assert!(said["sentence"].as_str().unwrap().contains("№\u{a0}1"), "{said}");
}
