//! The next game of an event: the hall goes on to it by itself, and badges and invitations hold in
//! all its games.

use actix_web::http::StatusCode;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    app::machine::clock, app::passes, app::passes::joining::Session, store::passes::Bearer,
    tournament::model::command::Command, web::http::role::Role,
};
use serde_json::json;

use crate::inside::{Answer, Asked, Device, Inside};

const WORDS: &str = "ab\naba\nba\nda\ndad\n";

/// A game of three players.
fn over() -> Inside {
    let inside = Inside::new();
    inside.create("one", "seed", WORDS, &["Ада", "Ван", "Демон"]);
    inside
}

/// Ends a game and begins the next one; answers its name in addresses.
async fn next_game(inside: &Inside, id: &str) -> String {
    if inside.app.folder.desk(id).unwrap().view().state.ended.is_none() {
        inside.ask(id, Command::EndGame).await;
    }
    let arbiter = Device::at("127.0.0.1");
    let asked = Asked::form(&format!("/t/{id}/next-game"), &[]);
    let answer = inside.answer(&arbiter, asked).await;
    let place = answer.header("location").unwrap().to_owned();
    place.split('/').nth(2).unwrap().to_owned()
}

async fn badges(inside: &Inside, id: &str, number: &str) {
    let asked = Asked::form(&format!("/t/{id}/badges"), &[("number", number)]);
    let answer = inside.answer(&Device::at("127.0.0.1"), asked).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
}

async fn network(inside: &Inside, id: &str, form: &[(&str, &str)]) {
    let asked = Asked::form(&format!("/t/{id}/network"), form);
    let answer = inside.answer(&Device::at("127.0.0.1"), asked).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
}

/// Signs a new device in by the badge that was printed last for this player of this game.
async fn signed_in(inside: &Inside, id: &str, player: u32) -> Device {
    let token = inside.app.passes(id).unwrap().printed()[&PlayerNumber(player)].token.text();
    with_token(inside, id, &token).await
}

async fn with_token(inside: &Inside, id: &str, token: &str) -> Device {
    let mut device = Device::at("192.168.1.20");
    let asked = Asked::json(&format!("/t/{id}/join"), json!({ "token": token }));
    let answer = inside.answer(&device, asked).await;
    assert_eq!(answer.json()["ok"], true, "{}", answer.body);
    let cookie = answer.header("set-cookie").unwrap();
    let (name, rest) = cookie.split_once('=').unwrap();
    let value = rest.split(';').next().unwrap();
    device.cookie = Some((name.to_owned(), value.to_owned()));
    device
}

async fn opened(inside: &Inside, device: &Device, id: &str, page: &str) -> Answer {
    inside.get(device, &format!("/t/{id}/{page}?lang=ru")).await
}

async fn opens(inside: &Inside, device: &Device, id: &str, page: &str) -> bool {
    opened(inside, device, id, page).await.status == StatusCode::OK
}

#[actix_web::test]
async fn a_badge_serves_every_game_of_its_event_however_its_phone_signed_in() {
    let inside = over();
    badges(&inside, "one", "").await;
    let before = signed_in(&inside, "one", 1).await;
    let two = next_game(&inside, "one").await;
    let three = next_game(&inside, &two).await;
    for game in ["one", &two, &three] {
        assert!(opens(&inside, &before, game, "me").await, "{game}");
    }
    // A phone that comes by the address of any game is in all, and the one before it is out of all.
    for by in ["one", &two, &three] {
        let phone = signed_in(&inside, by, 2).await;
        let last = signed_in(&inside, by, 2).await;
        for game in ["one", &two, &three] {
            assert!(opens(&inside, &last, game, "me").await, "{game} by {by}");
            assert!(!opens(&inside, &phone, game, "me").await, "{game} by {by}");
        }
    }
    let leave = Asked::form(&format!("/t/{two}/leave"), &[]);
    inside.answer(&before, leave).await;
    assert!(!opens(&inside, &before, "one", "me").await, "signed out is out");
}

#[actix_web::test]
async fn a_lost_badge_and_a_revoked_invitation_hold_in_no_game_any_more() {
    let inside = over();
    badges(&inside, "one", "").await;
    let phone = signed_in(&inside, "one", 1).await;
    let two = next_game(&inside, "one").await;
    network(&inside, &two, &[("act", "invite"), ("name", "Мария")]).await;
    let token = inside.app.passes("one").unwrap().helpers()[0].token.clone();
    let helper = with_token(&inside, "one", &token.unwrap().text()).await;
    for game in ["one", &two] {
        assert!(opens(&inside, &helper, game, "keying").await, "{game}");
    }
    badges(&inside, &two, "1").await;
    network(&inside, "one", &[("act", "revoke"), ("number", "1")]).await;
    for game in ["one", &two] {
        assert!(!opens(&inside, &phone, game, "me").await, "{game}");
        assert!(!opens(&inside, &helper, game, "keying").await, "{game}");
    }
    let again = signed_in(&inside, "one", 1).await;
    assert!(opens(&inside, &again, &two, "me").await, "the new badge");
}

#[actix_web::test]
async fn a_locked_badge_is_locked_and_unlocked_in_all_games() {
    let inside = over();
    badges(&inside, "one", "").await;
    let two = next_game(&inside, "one").await;
    for n in 0..20 {
        let form = [("number", "1"), ("pin", "000")];
        let peer = Device::at(&format!("192.168.1.{}", 30 + n));
        let game = if n % 2 == 0 { "one" } else { &two };
        let asked = Asked::form(&format!("/t/{game}/join/pin"), &form);
        assert_eq!(inside.answer(&peer, asked).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let locked = |id: &str| inside.app.passes(id).unwrap().locked();
    assert_eq!(
        (locked("one"), locked(&two)),
        (vec![PlayerNumber(1)], vec![PlayerNumber(1)]),
        "twenty in all"
    );
    network(&inside, "one", &[("act", "unlock"), ("number", "1")]).await;
    assert_eq!((locked("one"), locked(&two)), (vec![], vec![]));
}

#[actix_web::test]
async fn a_player_keeps_his_badge_under_another_number_and_nobody_gets_it_with_the_old_one() {
    let inside = over();
    badges(&inside, "one", "").await;
    let [renumbered, left] =
        [signed_in(&inside, "one", 2).await, signed_in(&inside, "one", 3).await];
    inside.ask("one", Command::WithdrawPlayer { number: PlayerNumber(3) }).await;
    let two = next_game(&inside, "one").await;
    let arbiter = Device::at("127.0.0.1");
    let act = |body| Asked::json(&format!("/t/{two}/do"), body);
    let moved =
        act(json!({"act": "edit_player", "player": 2, "number": 12, "name": "Ван", "key": "1"}));
    let answer = inside.answer(&arbiter, moved).await;
    assert_eq!(answer.json()["ok"], true, "{}", answer.body);
    let comes = act(json!({"act": "add_player", "number": 3, "name": "Вин", "key": "2"}));
    let answer = inside.answer(&arbiter, comes).await;
    assert_eq!(answer.json()["ok"], true, "{}", answer.body);

    let page = opened(&inside, &renumbered, &two, "me").await.body;
    assert!(page.contains("№\u{a0}12"), "{page}");
    assert!(opened(&inside, &renumbered, "one", "me").await.body.contains("№\u{a0}2"));
    let turned_away = opened(&inside, &left, &two, "me").await;
    assert_eq!(turned_away.status, StatusCode::FORBIDDEN);
    assert!(turned_away.body.contains("В этой партии вас нет"), "{}", turned_away.body);
    assert!(turned_away.body.contains("/t/one/me?stay"), "{}", turned_away.body);
    badges(&inside, &two, "").await;
    let passes = inside.app.passes(&two).unwrap();
    assert!(passes.printed().contains_key(&PlayerNumber(3)), "the newcomer has a badge of his own");
    assert!(opens(&inside, &left, "one", "me").await, "whose was the number stays himself");
}

#[actix_web::test]
async fn pages_of_the_game_before_lead_on_and_those_of_the_hall_go_by_themselves() {
    let inside = over();
    badges(&inside, "one", "").await;
    let phone = signed_in(&inside, "one", 1).await;
    let helper = inside.device("one", Role::Helper, "192.168.1.30");
    let anybody = Device::at("192.168.1.40");
    let follows =
        |answer: &Answer, place: &str| answer.body.contains(&format!("data-follow=\"{place}\""));
    let before = opened(&inside, &anybody, "one", "projector").await;
    assert!(!before.body.contains("class=\"goes-on\""));
    let rev = inside.app.folder.desk("one").unwrap().view().rev;
    let two = next_game(&inside, "one").await;
    let after = inside.app.folder.desk("one").unwrap().view().rev;
    assert!(after > rev, "pages that listen hear of it");

    for (device, page) in [(&anybody, "projector"), (&phone, "me"), (&helper, "keying")] {
        let answer = opened(&inside, device, "one", page).await;
        assert!(follows(&answer, &format!("/t/{two}/{page}")), "{page}: {}", answer.body);
    }
    for page in ["standings", "rules", "draw", "statistics", "join"] {
        let body = opened(&inside, &anybody, "one", page).await.body;
        assert!(body.contains(&format!("<a href=\"/t/{two}/{page}\">")), "{page}");
        assert!(!body.contains("data-follow"), "{page} is read as long as one likes");
    }
    let back = opened(&inside, &phone, &two, "me").await.body;
    assert!(back.contains("/t/one/me?stay"), "the way back to his slips");
}

#[actix_web::test]
async fn helpers_stay_while_slips_of_the_last_round_are_missing() {
    let inside = over();
    inside.play_a_round("one").await;
    let helper = inside.device("one", Role::Helper, "192.168.1.30");
    let two = next_game(&inside, "one").await;
    let page = opened(&inside, &helper, "one", "keying").await.body;
    assert!(page.contains(&format!("/t/{two}/keying")) && !page.contains("data-follow"));
    inside.ask("one", Command::LockMarking { round: RoundNumber(1) }).await;
    let page = opened(&inside, &helper, "one", "keying").await.body;
    assert!(page.contains("data-follow"), "{page}");
}

#[actix_web::test]
async fn what_a_restart_finds_is_what_was_signed_in() {
    let inside = over();
    badges(&inside, "one", "").await;
    let two = next_game(&inside, "one").await;
    let phone = signed_in(&inside, "one", 1).await;
    let kept = passes::keeper::Passes::open(&inside.app.folder.file(&two)).unwrap();
    let cookie = passes::token::Token::read(&phone.cookie.unwrap().1).unwrap();
    let session = kept.session(&cookie, clock::now_ms());
    assert_eq!(session, Some(Session::Live(Bearer::Player(1))));
}
