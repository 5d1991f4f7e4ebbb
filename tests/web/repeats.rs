//! A request that comes twice, and streams that are too many.

use actix_web::http::StatusCode;
use flavita::store::event_log::EventLog;
use flavita::{
    tournament::model::command::Command, tournament::model::ids::PlayerNumber,
    web::http::role::Role,
};
use serde_json::{Value, json};

use crate::inside::{Answer, Asked, Device, Inside, take};

async fn cup() -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\nba\nda\ndad\n", &["Ада", "Ван"]);
    inside.play_a_round("cup").await;
    inside
}

async fn post(inside: &Inside, path: &str, body: Value) -> Answer {
    let here = Device::at("127.0.0.1");
    inside.answer(&here, Asked::json(path, body)).await
}

fn slip(line: &str, key: &str) -> Value {
    json!({ "round": 1, "line": line, "key": key, "confirm": true })
}

/// How many slips stand in the log.
fn slips(inside: &Inside) -> usize {
    let view = inside.app.folder.desk("cup").unwrap().view();
    view.state.rounds[0].slips.len()
}

#[actix_web::test]
async fn the_same_slip_under_the_same_key_is_acknowledged_again_and_recorded_once() {
    let inside = cup().await;
    for _ in 0..2 {
        let answer = post(&inside, "/t/cup/slips", slip("1 h8 aba", "one")).await;
        assert_eq!(answer.json()["saved"], true, "{}", answer.body);
    }
    assert_eq!(slips(&inside), 1);
}

#[actix_web::test]
async fn the_same_slip_twice_at_once_is_acknowledged_twice_and_recorded_once() {
    let inside = cup().await;
    let send = || post(&inside, "/t/cup/slips", slip("1 h8 aba", "one"));
    let all = futures_util::future::join_all((0..20).map(|_| send())).await;
    for answer in all {
        assert_eq!(answer.json()["saved"], true, "{}", answer.body);
    }
    assert_eq!(slips(&inside), 1);
}

#[actix_web::test]
async fn another_slip_under_a_used_key_is_a_conflict_and_changes_nothing() {
    let inside = cup().await;
    post(&inside, "/t/cup/slips", slip("1 h8 aba", "one")).await;
    let answer = post(&inside, "/t/cup/slips", slip("1 h8 ab", "one")).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert_eq!(answer.json()["saved"], false);
    let sentence = answer.json()["sentence"].to_string();
    assert!(sentence.contains("с другим содержанием"), "{sentence}");
    assert_eq!(slips(&inside), 1);
}

#[actix_web::test]
async fn another_button_under_a_used_key_is_a_conflict_and_a_confirmation_is_not() {
    let inside = cup().await;
    let press = |act: &str, confirm: bool| {
        let body = json!({ "act": act, "confirm": confirm, "key": "one" });
        post(&inside, "/t/cup/do", body)
    };
    // The second round's rack is drawn: nothing is missing yet, but it could be.
    inside.ask("cup", take("ABD")).await;
    assert_eq!(press("next", false).await.json()["ok"], true);
    assert_eq!(press("next", true).await.json()["ok"], true);
    let answer = press("pause", false).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert_eq!(answer.json()["ok"], false);
    let pause = Command::PauseClock { remaining_ms: 1000, after_restart: false, away_ms: None };
    inside.ask("cup", pause).await;
}

#[actix_web::test]
async fn another_player_under_the_key_of_a_hand_in_is_a_conflict() {
    let inside = cup().await;
    inside.ask("cup", take("ABD")).await;
    inside.ask("cup", Command::OpenRound).await;
    let hand_in = |player: u32| {
        let body = json!({ "player": player, "key": "one" });
        post(&inside, "/t/cup/hand-in", body)
    };
    assert_eq!(hand_in(1).await.json()["ok"], true);
    assert_eq!(hand_in(1).await.json()["ok"], true);
    assert_eq!(hand_in(2).await.status, StatusCode::CONFLICT);
}

#[actix_web::test]
async fn another_slip_of_a_phone_under_a_used_key_is_a_conflict_and_the_first_one_stays() {
    let inside = cup().await;
    let phone = inside.device("cup", Role::Player, "192.168.1.20");
    inside.ask("cup", take("ABD")).await;
    inside.ask("cup", Command::OpenRound).await;
    let send = |word: &str| {
        let body = json!({ "round": 2, "at": "G8", "word": word, "key": "one" });
        inside.answer(&phone, Asked::json("/t/cup/me/slip", body))
    };
    assert_eq!(send("BAD").await.json()["saved"], true);
    assert_eq!(send("BAD").await.json()["saved"], true);
    let answer = send("DAB").await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert_eq!(answer.json()["saved"], false);
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert_eq!(view.state.rounds[1].sent[&PlayerNumber(1)].text.word, "BAD");
}

#[actix_web::test]
async fn a_session_has_eight_streams_and_a_place_is_free_again_when_one_ends() {
    let inside = cup().await;
    let phone = inside.device("cup", Role::Player, "192.168.1.20");
    let mut open = Vec::new();
    for _ in 0..8 {
        let (status, stream) = inside.listen(&phone, "/t/cup/live/me").await;
        assert_eq!(status, StatusCode::OK);
        open.push(stream);
    }
    let (status, _) = inside.listen(&phone, "/t/cup/live/me").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    open.pop();
    let (status, _) = inside.listen(&phone, "/t/cup/live/me").await;
    assert_eq!(status, StatusCode::OK);
    let other = Device::at("192.168.1.20");
    let (status, _) = inside.listen(&other, "/t/cup/live").await;
    assert_eq!(status, StatusCode::OK, "others of that address may listen");
}

#[actix_web::test]
async fn a_name_of_a_request_is_one_persons_and_short() {
    let inside = cup().await;
    inside.ask("cup", take("DAB")).await;
    inside.ask("cup", Command::OpenRound).await;
    let slip = json!({"round": 2, "at": "H8", "word": "DAB", "key": "k".repeat(7_000)});
    let send = async |player| {
        let phone = inside.phone("cup", player, "10.0.0.7");
        inside.answer(&phone, Asked::json("/t/cup/me/slip", slip.clone())).await
    };
    for _ in 0..2 {
        assert_eq!(send(1).await.json()["saved"], true);
    }
    let other = send(2).await;
    assert_eq!(other.status, StatusCode::CONFLICT, "{}", other.body);
    let log = EventLog::open_read_only(inside.app.folder.file("cup")).unwrap();
    let keys = log.after(0).unwrap().into_iter().filter_map(|event| event.key);
    assert!(keys.map(|key| key.len()).max().unwrap() <= 64);
}

#[actix_web::test]
async fn a_player_changes_his_mind_unseen() {
    let inside = cup().await;
    inside.ask("cup", take("DAB")).await;
    inside.ask("cup", Command::OpenRound).await;
    let phone = inside.phone("cup", 1, "10.0.0.7");
    let send = async |word: &str| {
        let slip = json!({"round": 2, "at": "H8", "word": word, "key": word});
        let sent = inside.answer(&phone, Asked::json("/t/cup/me/slip", slip)).await;
        assert_eq!(sent.json()["saved"], true, "{}", sent.body);
    };
    // Of the streams the revision; the clock runs.
    let public = async || {
        let device = Device::at("10.0.0.9");
        let get = async |path| inside.get(&device, &format!("/t/cup/{path}")).await.body;
        let rev = |stream: String| stream.lines().nth(1).unwrap().to_owned();
        let revs = [rev(get("live").await), rev(get("live/screen").await)];
        (revs, [get("draw").await, get("protocol.json").await])
    };
    let staff = async || inside.get(&Device::at("127.0.0.1"), "/t/cup/live/staff").await.body;
    let none = public().await;
    send("DAB").await;
    let first = public().await;
    assert_ne!(first.0, none.0, "that he has sent something the screen says");
    let before = staff().await;
    for word in ["AB", "DAB", "BAD"] {
        send(word).await;
        assert_eq!(public().await, first, "{word}");
    }
    assert_ne!(staff().await, before, "the arbiter hears of it");
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    let closed = public().await;
    assert!(closed.0 != first.0 && closed.1[0] != first.1[0], "the head is told again");
}
