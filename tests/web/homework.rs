//! A game given as homework: played alone within a term, with one table.

use actix_web::http::StatusCode;
use flavita::app::machine::clock::now_ms;

use crate::inside::{Answer, Asked, Device, Inside};
use crate::training::{go_on, hand_in, played, with_cookie};

const MINUTE: i64 = 60_000;

fn arbiter() -> Device {
    Device::at("127.0.0.1")
}

/// Gives the finished tournament; answers the address of the homework.
async fn given(inside: &Inside, early: &str) -> String {
    let form = [("game", "played cup"), ("until", "2999-01-01T00:00"), ("early", early)];
    let answer = inside.answer(&arbiter(), Asked::form("/homework", &form)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    answer.header("location").unwrap().to_owned()
}

async fn ask(inside: &Inside, device: &Device, address: &str, name: &str) -> Answer {
    inside.answer(device, Asked::form(address, &[("name", name)])).await
}

/// Begins it on a new device.
async fn begun(inside: &Inside, peer: &str, address: &str, name: &str) -> Device {
    with_cookie(peer, &ask(inside, &Device::at(peer), address, name).await)
}

fn id(address: &str) -> &str {
    address.rsplit('/').next().unwrap()
}

/// Ends the term some time ago.
fn is_over(inside: &Inside, address: &str) {
    let changed = inside.app.homeworks.change(id(address), |one| {
        (one.from_ms, one.until_ms) = (now_ms() - 2 * MINUTE, now_ms() - MINUTE);
    });
    changed.unwrap();
}

#[actix_web::test]
async fn a_game_is_given_played_and_compared_in_one_table_after_the_term() {
    let inside = played().await;
    let address = given(&inside, "").await;
    let ada = begun(&inside, "192.168.1.31", &address, "Ада").await;
    let page = inside.get(&ada, "/training/game").await.body;
    assert!(!page.contains("top-mark"), "nobody sees a top before he has answered");
    assert!(hand_in(&inside, &ada, "1", "H8", "ABA").await.contains("top-mark"));
    go_on(&inside, &ada, "1").await;
    let van = begun(&inside, "192.168.1.32", &address, "Ван").await;
    hand_in(&inside, &van, "1", "", "").await;
    for device in [&ada, &van, &Device::at("192.168.1.33")] {
        let page = inside.get(device, &address).await.body;
        assert!(!page.contains("<table"), "{page}");
    }
    let seen = inside.get(&arbiter(), &address).await.body;
    assert!(seen.contains("Ада") && seen.contains("Ван"), "the arbiter always sees it");
    is_over(&inside, &address);
    let late = hand_in(&inside, &ada, "2", "", "").await;
    assert!(!late.is_empty(), "he may go on for himself");
    let table = inside.get(&Device::at("192.168.1.33"), &address).await.body;
    assert!(table.find("Ада").unwrap() < table.find("Ван").unwrap());
    let csv = inside.get(&arbiter(), &format!("{address}/table.csv?for=plain")).await;
    let lines: Vec<&str> = csv.body.trim_start_matches('\u{feff}').lines().collect();
    assert_eq!(lines[0], "rank,player,points,percent,tops,rounds");
    assert!(lines[1].starts_with("1,Ада,") && lines[1].ends_with(",100.00,1,1"), "{lines:?}");
    assert_eq!(lines[2], "2,Ван,0,0.00,0,1");
    let closed = ask(&inside, &Device::at("192.168.1.33"), &address, "Люсетта").await;
    assert_eq!(closed.status, StatusCode::UNPROCESSABLE_ENTITY, "{closed:?}");
}

#[actix_web::test]
async fn who_has_finished_sees_the_table_at_once_where_the_arbiter_wants_it() {
    let inside = played().await;
    let address = given(&inside, "1").await;
    let ada = begun(&inside, "192.168.1.31", &address, "Ада").await;
    for number in ["1", "2", "3"] {
        let page = inside.get(&ada, &address).await.body;
        assert!(!page.contains("<table"), "round {number}");
        hand_in(&inside, &ada, number, "", "").await;
        go_on(&inside, &ada, number).await;
    }
    assert!(inside.get(&ada, &address).await.body.contains("<table"));
    let other = inside.get(&Device::at("192.168.1.32"), &address).await.body;
    assert!(!other.contains("<table"));
}

#[actix_web::test]
async fn it_is_played_once_and_a_name_is_taken_once() {
    let inside = played().await;
    let address = given(&inside, "").await;
    let ada = begun(&inside, "192.168.1.31", &address, "Ада").await;
    let again = ask(&inside, &ada, &address, "Ада").await;
    assert_eq!(again.header("location"), Some("/training/game"), "she goes on");
    let other = ask(&inside, &Device::at("192.168.1.32"), &address, "ада").await;
    assert_eq!(other.status, StatusCode::UNPROCESSABLE_ENTITY, "{other:?}");
    // A new game gives the homework up, and it does not begin anew.
    let form = [("what", "recorded"), ("tournament", "cup"), ("time", "none")];
    let refused = inside.answer(&ada, Asked::form("/training", &form)).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "its tops would be told");
    let stop = [("act", "stop"), ("number", "1")];
    inside.answer(&ada, Asked::form("/training/game", &stop)).await;
    let again = ask(&inside, &ada, &address, "Ада").await;
    assert_eq!(again.header("location"), Some("/training/game"), "only its result is there");
    assert_eq!(inside.app.homeworks.load(id(&address)).unwrap().players.len(), 1);
}

#[actix_web::test]
async fn what_is_no_homework_is_said_at_the_form() {
    let inside = played().await;
    for (game, until, status) in [
        ("played cup", "1999-01-01T00:00", StatusCode::UNPROCESSABLE_ENTITY),
        ("played cup", "", StatusCode::UNPROCESSABLE_ENTITY),
        ("cup", "2999-01-01T00:00", StatusCode::UNPROCESSABLE_ENTITY),
        ("played nothing", "2999-01-01T00:00", StatusCode::UNPROCESSABLE_ENTITY),
        ("prepared nothing", "2999-01-01T00:00", StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let form = [("game", game), ("until", until)];
        let answer = inside.answer(&arbiter(), Asked::form("/homework", &form)).await;
        assert_eq!(answer.status, status, "{game} {until}");
    }
    let address = given(&inside, "").await;
    let deleted = inside.answer(&arbiter(), Asked::form(&format!("{address}/delete"), &[])).await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER);
    assert_eq!(inside.get(&arbiter(), &address).await.status, StatusCode::NOT_FOUND);
}
