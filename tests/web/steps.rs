//! A press of the main button is meant for one step of the game, and takes no other.

use futures_util::future::join;
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside, take};

/// A round whose slips are thought about, and which ends in two equal tops.
async fn thinking() -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\nba", &["Ада", "Ван"]);
    inside.ask("cup", take("ABC")).await;
    let opened = press(&inside, "start-1", "open").await;
    assert_eq!(opened["ok"], true, "{opened}");
    inside
}

async fn act(inside: &Inside, body: Value) -> Value {
    let here = Device::at("127.0.0.1");
    inside.answer(&here, Asked::json("/t/cup/do", body)).await.json()
}

async fn press(inside: &Inside, step: &str, key: &str) -> Value {
    act(inside, json!({ "act": "next", "step": step, "key": key })).await
}

/// The step that the main button of the console carries.
async fn shown(inside: &Inside) -> String {
    let here = Device::at("127.0.0.1");
    let page = inside.get(&here, "/t/cup/console").await.body;
    let button = page.split("data-act=\"next\" data-text-step=\"").nth(1).unwrap();
    button.split('"').next().unwrap().to_owned()
}

fn is_top_known(inside: &Inside) -> bool {
    let view = inside.app.folder.desk("cup").unwrap().view();
    view.state.rounds[0].tops.is_some()
}

#[actix_web::test]
async fn two_presses_at_once_stop_the_round_and_announce_no_top() {
    let inside = thinking().await;
    let step = shown(&inside).await;
    assert_eq!(step, "stop-1");
    let (first, second) = join(press(&inside, &step, "one"), press(&inside, &step, "two")).await;
    let done = [&first, &second].map(|answer| answer["ok"] == true);
    assert_eq!(done.iter().filter(|done| **done).count(), 1);
    let refused = if done[0] { second } else { first };
    let sentence = refused["sentence"].as_str().unwrap();
    assert!(sentence.contains("ничего не сделано"), "{sentence}");
    assert_eq!(refused["confirm_needed"], false);
    assert!(!is_top_known(&inside));
    assert_eq!(shown(&inside).await, "reveal-1");
}

#[actix_web::test]
async fn a_press_whose_answer_was_lost_is_answered_as_it_was_and_does_nothing_more() {
    let inside = thinking().await;
    let first = press(&inside, "stop-1", "lost").await;
    assert_eq!(press(&inside, "stop-1", "lost").await, first);
    assert!(!is_top_known(&inside));
    let done = press(&inside, "reveal-1", "meant").await;
    assert_eq!(done["ok"], true, "{done}");
    assert!(is_top_known(&inside));
}

#[actix_web::test]
async fn a_step_of_another_round_or_of_none_is_refused() {
    let inside = thinking().await;
    for step in ["stop-2", "start-1", "reveal-1", "draw-2", "anything"] {
        let refused = press(&inside, step, step).await;
        assert_eq!(refused["ok"], false, "{step}: {refused}");
    }
    assert_eq!(shown(&inside).await, "stop-1");
}

#[actix_web::test]
async fn a_top_is_laid_once_where_two_people_choose_it_at_once() {
    let inside = thinking().await;
    press(&inside, "stop-1", "a").await;
    press(&inside, "reveal-1", "b").await;
    let choose = |top: usize| {
        let because = "по жребию";
        act(
            &inside,
            json!({ "act": "choose_top", "step": "place-1", "round": 1, "top": top, "because": because }),
        )
    };
    assert_eq!(shown(&inside).await, "place-1");
    assert_eq!(choose(0).await["ok"], true);
    let late = choose(1).await;
    assert_eq!(late["ok"], false, "{late}");
    let late = press(&inside, "place-1", "c").await;
    assert_eq!(late["ok"], false, "{late}");
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert_eq!(view.state.rounds.len(), 1);
}
