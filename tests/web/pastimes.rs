//! Twist through its pages: what a player may not do for others, and what nobody is told while a Duplicate
//! round is open.

use std::sync::Arc;

use actix_web::http::StatusCode;
use flavita::contests::pastimes::{Game, Pastime, twist::Piece};
use flavita::tournament::model::command;

use crate::inside::{Answer, Asked, Device, Inside, take};

const HERE: &str = "127.0.0.1";
const PHONE: &str = "192.168.1.31";

async fn begun(inside: &Inside) -> (String, Arc<Pastime>) {
    let offer = inside.app.folder.shelf.offer("ru-scrabble").unwrap();
    let deck = format!("ru-scrabble {}", offer.lists[0].key);
    let form = [("game", "twist"), ("deck", &deck), ("one", "Анна"), ("two", "Борис")];
    let answer = inside.answer(&Device::at(HERE), Asked::form("/tables", &form)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    let id = answer.header("location").unwrap().rsplit('/').next().unwrap().to_owned();
    let pastime = inside.app.pastimes.desk(&id).unwrap().seen();
    (id, pastime)
}

async fn send(inside: &Inside, address: &str, act: &str, form: &[(&str, &str)]) -> Answer {
    let id = address.split('/').nth(2).unwrap();
    let turn = inside.app.pastimes.desk(id).unwrap().seen().turn.to_string();
    let form = [&[("turn", turn.as_str()), ("act", act)], form].concat();
    inside.answer(&Device::at(PHONE), Asked::form(address, &form)).await
}

#[actix_web::test]
async fn while_a_round_is_open_no_word_of_twist_is_looked_up_and_none_is_spoken_of() {
    let inside = Inside::new();
    let (id, pastime) = begun(&inside).await;
    let pages = pastime.beginning.keys.iter().map(|key| format!("/pastimes/{id}/seats/{key}"));
    let pages: Vec<String> = pages.collect();
    let Game::Twist(game) = &pastime.game else { panic!("twist is played") };
    let letters = game.hands[0].open.iter().enumerate().filter_map(|(place, piece)| match piece {
        Piece::Letter(label) => Some((place.to_string(), label.as_str())),
        Piece::Action(_) => None,
    });
    let letters: Vec<(String, &str)> = letters.take(3).collect();
    let word: String = letters.iter().map(|(_, label)| *label).collect();
    let mut laying = vec![("word", word.as_str())];
    laying.extend(letters.iter().map(|(place, _)| ("own", place.as_str())));

    let refused = send(&inside, &pages[1], "lay", &laying).await;
    assert!(refused.body.contains("ходит другой игрок"), "{refused:?}");
    assert!(refused.body.contains("Анна</b>"), "{refused:?}");
    inside.create("cup", "seed", "ab\naba\nba\n", &["Ада"]);
    inside.ask("cup", take("ABA")).await;
    let laid = send(&inside, &pages[0], "lay", &laying).await;
    assert_eq!(laid.status, StatusCode::SEE_OTHER, "a word that is laid tells nothing");
    let own = inside.get(&Device::at(PHONE), &pages[0]).await.body;
    assert!(!own.contains("value=\"challenge\"") && !own.contains("value=\"undo\""), "{own}");
    let whole = inside.get(&Device::at(PHONE), &pages[2]).await.body;
    assert!(whole.contains("value=\"undo\"") && whole.contains(&format!("Оспорить «{word}»")));

    let silent = send(&inside, &pages[1], "challenge", &[]).await;
    assert!(silent.body.contains("Кубок"), "{silent:?}");
    assert_eq!(inside.app.pastimes.desk(&id).unwrap().seen().turn, 1);
    inside.ask("cup", command::Command::OpenRound).await;
    inside.ask("cup", command::Command::CloseRound { remaining_ms: 0 }).await;
    let (at, told) = ("H8".to_owned(), "ABA".to_owned());
    inside.ask("cup", command::Command::RevealAndPlace { at, word: told }).await;
    let answer = send(&inside, &pages[1], "challenge", &[]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    let hall = format!("/pastimes/{id}");
    let said = format!("«{word}» ");
    assert!(inside.get(&Device::at(PHONE), &hall).await.body.contains(&said));
    inside.create("next", "seed", "ab\naba\nba\n", &["Ада"]);
    inside.ask("next", take("ABA")).await;
    let silent = inside.get(&Device::at(PHONE), &hall).await.body;
    assert!(!silent.contains(&said), "what a challenge told is not told on");
}
