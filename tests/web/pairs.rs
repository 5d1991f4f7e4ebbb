//! Pairs: two names under one number, from a pasted list to the files of federations.

use actix_web::http::StatusCode;
use flavita::tournament::model::command::Command;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::model::slip::SlipText;
use scraper::{Html, Selector};
use serde_json::json;

use crate::inside::{Asked, Device, Inside};

const HERE: &str = "127.0.0.1";
/// Three ways to write a pair, and two names that are none.
const LIST: &str = "Иванова Анна / Петров Пётр\nКим Ю + Ли Яна, Тула\nОрлова А./Громов П.\nДемон";

async fn seen(inside: &Inside, path: &str) -> String {
    let answer = inside.get(&Device::at(HERE), path).await;
    assert_eq!(answer.status, StatusCode::OK, "{path}: {answer:?}");
    answer.body
}

/// The list shown and taken in as it was shown.
async fn take_in(inside: &Inside, id: &str, list: &str) -> String {
    let here = Device::at(HERE);
    let path = format!("/t/{id}/players/preview?pasted");
    let shown = inside.answer(&here, Asked::file(&path, list.as_bytes().to_vec())).await.body;
    let page = Html::parse_fragment(&shown);
    let written = page.select(&Selector::parse("[data-list]").unwrap()).next().unwrap();
    let text: String = written.text().collect();
    let act = json!({"act": "import_players", "text": text, "key": "a"});
    let answer = inside.answer(&here, Asked::json(&format!("/t/{id}/do"), act)).await;
    assert_eq!(answer.json()["ok"], true, "{answer:?}");
    shown
}

/// One round, of which these players have the top.
async fn play(inside: &Inside, id: &str, found: &[u32]) {
    inside.play_a_round(id).await;
    for player in found {
        let (at, word) = ("H8".to_owned(), "ABA".to_owned());
        let text = SlipText { at, word, ..SlipText::default() };
        let (round, player) = (RoundNumber(1), PlayerNumber(*player));
        inside.ask(id, Command::RecordSlip { round, player, text, copies: 1 }).await;
    }
    inside.ask(id, Command::LockMarking { round: RoundNumber(1) }).await;
}

#[actix_web::test]
async fn a_pair_is_one_number_with_both_names_from_the_list_to_the_files() {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\n", &[]);
    let shown = take_in(&inside, "cup", LIST).await;
    assert!(shown.contains("Пар: 3."), "{shown}");
    assert!(shown.contains("Ким Ю / Ли Яна") && shown.contains("Орлова А. / Громов П."));
    play(&inside, "cup", &[1]).await;
    let phone = inside.phone("cup", 1, "192.168.1.20");
    let own = inside.get(&phone, "/t/cup/me").await.body;
    assert!(own.contains("Иванова Анна / Петров Пётр"), "{own}");
    for page in ["players", "standings", "badges", "print/scores"] {
        let page = seen(&inside, &format!("/t/cup/{page}")).await;
        assert!(page.contains("Иванова Анна / Петров Пётр"), "{page}");
    }
    let slips = seen(&inside, "/t/cup/print/slips").await;
    // The words are English ones, and so are the short names.
    assert!(slips.contains("И.\u{a0}Анна / П.\u{a0}Пётр"), "one slip for both: {slips}");

    let csv = seen(&inside, "/t/cup/players.csv?for=plain").await;
    assert!(csv.contains("\n1,Иванова Анна,Петров Пётр,"), "{csv}");
    let csv = seen(&inside, "/t/cup/standings.csv?for=plain").await;
    assert!(csv.contains("\n1,Иванова Анна / Петров Пётр,"), "{csv}");
    let sigles = seen(&inside, "/t/cup/exports/sigles").await;
    assert!(sigles.contains("\"1\",\"Ivanova Anna / Petrov Petr\",\""), "{sigles}");
    let federation = seen(&inside, "/t/cup/exports/federation").await;
    assert!(federation.starts_with("Ivanova Anna / Petrov Petr;;"), "{federation}");
}

#[actix_web::test]
async fn in_a_season_the_pair_has_the_points_whichever_name_stands_first() {
    let inside = Inside::new();
    for (id, list) in [("one", "Ада / Ван\nАда"), ("two", "Ван / Ада\nДемон")] {
        inside.create(id, id, "ab\naba\n", &[]);
        take_in(&inside, id, list).await;
        play(&inside, id, &[1]).await;
        inside.ask(id, Command::EndGame).await;
    }
    let form = Asked::form("/seasons", &[("name", "2026")]);
    inside.answer(&Device::at(HERE), form).await;
    let standings = seen(&inside, "/seasons/season-1/standings.csv?for=plain").await;
    // A hundred points for each of the two tournaments; nobody is to be asked about a pair and one
    // of its people.
    assert!(standings.contains("\r\n1,Ван / Ада,200.00,2,2,2,"), "{standings}");
    assert_eq!(standings.lines().filter(|line| line.contains("Ада")).count(), 2, "{standings}");
    let players = seen(&inside, "/seasons/season-1/players").await;
    assert!(!players.contains("value=\"part\""), "{players}");
}
