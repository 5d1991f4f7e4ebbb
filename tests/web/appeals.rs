//! A player appeals from his phone; the arbiter sees it at once, answers, and the player is told.

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber, SlipNumber};
use flavita::{
    app::desk::request::DeskRequest, tournament::model::actor::Actor,
    tournament::model::command::Command, tournament::model::ruling::Appeal,
    tournament::model::ruling::Ruling,
};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside, take};

/// A round in which Ada has less than the top and Van has it, with a phone for each.
async fn played() -> (Inside, Device, Device) {
    let inside = Inside::new();
    let players = [("Ада", false), ("Ван", true)];
    inside.played("cup", ("seed", "ab\naba\nba"), &players).await;
    let first = inside.phone("cup", 1, "192.168.1.21");
    let second = inside.phone("cup", 2, "192.168.1.22");
    (inside, first, second)
}

async fn appeal(inside: &Inside, phone: &Device, is_back: bool) -> Value {
    let body = json!({"round": 1, "is_back": is_back});
    inside.answer(phone, Asked::json("/t/cup/me/appeal", body)).await.json()
}

async fn own(inside: &Inside, phone: &Device) -> String {
    inside.get(phone, "/t/cup/me").await.body
}

async fn arbiters(inside: &Inside, page: &str) -> String {
    inside.get(&Device::at("127.0.0.1"), &format!("/t/cup/{page}")).await.body
}

fn revisions(inside: &Inside) -> (u64, u64) {
    let view = inside.app.folder.desk("cup").unwrap().view();
    (view.rev, view.told.rev)
}

fn assert_sound(inside: &Inside) {
    let findings = inside.app.folder.check("cup").unwrap();
    assert!(findings.differences.is_empty(), "{findings:?}");
}

#[actix_web::test]
async fn the_arbiter_leaves_the_verdict_in_two_presses_and_the_player_is_told() {
    let (inside, ada, van) = played().await;
    assert!(own(&inside, &ada).await.contains("name=\"appeal\" value=\"1\""));
    assert!(!own(&inside, &van).await.contains("name=\"appeal\""), "nothing is above a top");
    assert!(!arbiters(&inside, "console").await.contains("data-appeals"));
    let before = revisions(&inside);
    assert_eq!(appeal(&inside, &ada, false).await["ok"], true);
    let page = own(&inside, &ada).await;
    assert!(page.contains("Судья видит вашу апелляцию.") && page.contains("name=\"back\""));
    assert_eq!(revisions(&inside), (before.0 + 1, before.1), "it wakes the arbiter alone");
    assert_eq!(appeal(&inside, &ada, false).await["ok"], true, "twice is once");
    assert!(!own(&inside, &van).await.contains("апелляци"));

    let console = arbiters(&inside, "console").await;
    assert!(console.contains("Ждёт ответа 1 апелляция."), "{console}");
    assert!(console.contains("/t/cup/rulings?slip=1\" target"), "{console}");
    let page = arbiters(&inside, "rulings?slip=1").await;
    assert!(page.contains("verdict_stays") && page.contains("open-appeals"), "{page}");
    let fields = [("ruling", "verdict_stays"), ("slip", "1")];
    let answered = Asked::form("/t/cup/rulings", &fields);
    assert_eq!(inside.answer(&Device::at("127.0.0.1"), answered).await.status, 303);

    let page = own(&inside, &ada).await;
    assert!(
        page.contains("результат проверки прежний") && !page.contains("name=\"appeal\""),
        "{page}"
    );
    assert!(revisions(&inside).1 > before.1, "the player hears of it");
    assert!(!arbiters(&inside, "console").await.contains("data-appeals"));
    assert!(!arbiters(&inside, "rulings?slip=1").await.contains("verdict_stays"));
    let log = arbiters(&inside, "log").await;
    assert!(log.contains("обжалует") && log.contains("результат проверки прежний"), "{log}");
    assert_eq!(appeal(&inside, &ada, false).await["ok"], false);
    assert_sound(&inside);
}

#[actix_web::test]
async fn a_ruling_answers_and_the_player_reads_what_was_ruled_and_why() {
    let (inside, ada, _) = played().await;
    appeal(&inside, &ada, false).await;
    let what = Ruling::SlipJudged { slip: SlipNumber(1), points: Some(9) };
    inside.ask("cup", Command::GiveRuling { what, because: "нашли бланк".to_owned() }).await;
    let page = own(&inside, &ada).await;
    assert!(page.contains("Ответ судьи:") && page.contains("нашли бланк"), "{page}");
    assert!(!arbiters(&inside, "console").await.contains("data-appeals"));
    assert_sound(&inside);
}

#[actix_web::test]
async fn an_appeal_is_its_players_on_the_arbiters_own_computer_too() {
    let (inside, _, _) = played().await;
    let here = inside.phone("cup", 1, "127.0.0.1");
    assert_eq!(appeal(&inside, &here, false).await["ok"], true);
    assert_sound(&inside);
}

#[actix_web::test]
async fn an_appeal_is_taken_back_and_made_again() {
    let (inside, ada, _) = played().await;
    for is_back in [false, true, false] {
        assert_eq!(appeal(&inside, &ada, is_back).await["ok"], true);
        let waits = arbiters(&inside, "console").await.contains("data-appeals");
        assert_eq!(waits, !is_back);
    }
    assert_sound(&inside);
}

#[actix_web::test]
async fn who_plays_with_the_button_is_sent_to_the_arbiter_and_the_log_grows_no_more() {
    let (inside, ada, _) = played().await;
    let desk = inside.app.folder.desk("cup").unwrap();
    let (round, player) = (RoundNumber(1), PlayerNumber(1));
    // Asked of the desk: a phone has five requests at once, and one a second.
    for to in [Appeal::Asked, Appeal::TakenBack].repeat(3) {
        let asked = DeskRequest::Do(Command::Appeal { round, player, to });
        desk.ask(asked, &Actor::Player(player), None).await.unwrap();
    }
    let before = desk.view().head;
    let answer = appeal(&inside, &ada, false).await;
    assert!(answer["sentence"].as_str().unwrap().contains("трижды"), "{answer}");
    assert_eq!(desk.view().head, before);
    let page = own(&inside, &ada).await;
    assert!(page.contains("трижды") && !page.contains("name=\"appeal\""), "{page}");
}

#[actix_web::test]
async fn a_page_of_before_does_not_answer_an_appeal_against_a_slip_that_came_after_it() {
    let (inside, ada, _) = played().await;
    appeal(&inside, &ada, false).await;
    let seen = arbiters(&inside, "rulings?slip=1").await;
    assert!(seen.contains("name=\"slip\" value=\"1\""), "{seen}");
    let line = json!({"round": 1, "line": "1 ба", "key": "another", "confirm": true});
    let keyed = Asked::json("/t/cup/slips", line);
    assert_eq!(inside.answer(&Device::at("127.0.0.1"), keyed).await.json()["saved"], true);
    appeal(&inside, &ada, false).await;

    let answered = Asked::form("/t/cup/rulings", &[("ruling", "verdict_stays"), ("slip", "1")]);
    let answer = inside.answer(&Device::at("127.0.0.1"), answered).await;
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert!(own(&inside, &ada).await.contains("Судья видит вашу апелляцию."));
    assert!(!arbiters(&inside, "rulings?slip=1").await.contains("verdict_stays"));
    assert!(arbiters(&inside, "console").await.contains("data-appeals"));
}

#[actix_web::test]
async fn nobody_appeals_before_the_top_is_out_or_for_another() {
    let (inside, ada, _) = played().await;
    inside.ask("cup", take("AB")).await;
    inside.ask("cup", Command::OpenRound).await;
    let body = json!({"round": 2, "is_back": false, "player": 2});
    let answer = inside.answer(&ada, Asked::json("/t/cup/me/appeal", body)).await.json();
    assert_eq!(answer["ok"], false, "{answer}");
    let maria = inside.helper("cup", "Мария", "192.168.1.30");
    let body = json!({"round": 1, "is_back": false});
    let asked = Asked::json("/t/cup/me/appeal", body);
    assert_ne!(inside.answer(&maria, asked).await.status, 200);
    let desk = inside.app.folder.desk("cup").unwrap();
    assert!(desk.view().state.open_appeals().next().is_none());
    let own = Command::Appeal { round: RoundNumber(1), player: PlayerNumber(1), to: Appeal::Asked };
    let asked = desk.ask(DeskRequest::Do(own), &Actor::Player(PlayerNumber(1)), None).await;
    assert!(asked.is_ok(), "of the round before he may, while another is thought about");
}
