//! Words and positions are for everybody, but not while anybody thinks about a rack.

use actix_web::http::StatusCode;
use flavita::{
    tournament::model::command::Command, tournament::model::ids::RoundNumber,
    tournament::model::ruling::Ruling, web::http::role::Role,
};

use crate::inside::{Asked, Device, Inside, take};
use serde_json::json;

const ASKED: [&str; 8] = [
    "/dictionary",
    "/dictionary?edition=erudit&word=%D0%B4%D0%BE%D0%BC",
    "/dictionary?edition=en-scrabble&letters=CAT",
    "/dictionary/short?edition=erudit",
    "/dictionary/committee?edition=erudit",
    "/dictionary/differences?edition=erudit",
    "/analysis",
    "/analysis?edition=en-scrabble&rack=CAT",
];
const WORDS: &str = "ab\naba\nba\nabab\nbab\nac\nbac\ncab\n";

fn phone() -> Device {
    Device::at("10.0.0.9")
}

async fn is_open(inside: &Inside, device: &Device) -> bool {
    let mut all = Vec::new();
    for path in ASKED {
        let answer = inside.get(device, path).await;
        if answer.status == StatusCode::FORBIDDEN {
            assert!(answer.body.contains("Недоступно, пока идёт ход"), "{path}: {}", answer.body);
            // The asker's own words stand in the ways to other languages, and no answer anywhere.
            let answers = ["class=\"tile", "name=\"show\"", "data-region"];
            assert!(!answers.iter().any(|one| answer.body.contains(one)), "{path}");
        } else {
            assert_eq!(answer.status, StatusCode::OK, "{path}");
        }
        all.push(answer.status == StatusCode::OK);
    }
    assert!(all.iter().all(|one| *one == all[0]), "{all:?}");
    all[0]
}

async fn close(inside: &Inside, id: &str) {
    inside.ask(id, Command::CloseRound { remaining_ms: 0 }).await;
}

#[actix_web::test]
async fn they_are_closed_from_the_rack_until_the_top_is_announced() {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада", "Ван"]);
    let here = Device::at("127.0.0.1");
    let player = inside.device("cup", Role::Player, "10.0.0.2");
    let helper = inside.device("cup", Role::Helper, "10.0.0.3");
    assert!(is_open(&inside, &phone()).await, "nobody has a rack yet");
    inside.ask("cup", take("ABA")).await;
    for step in ["drawn", "thinking", "closed"] {
        for device in [&phone(), &player, &helper] {
            assert!(!is_open(&inside, device).await, "{step}");
        }
        assert!(is_open(&inside, &here).await, "{step}: the arbiter always may");
        match step {
            "drawn" => inside.ask("cup", Command::OpenRound).await,
            "thinking" => close(&inside, "cup").await,
            _ => {}
        }
    }
    let (at, word) = ("H8".to_owned(), "ABA".to_owned());
    inside.ask("cup", Command::RevealAndPlace { at, word }).await;
    for device in [&phone(), &player, &helper, &here] {
        assert!(is_open(&inside, device).await, "the top is out");
    }
    inside.ask("cup", take("DCC")).await;
    assert!(!is_open(&inside, &phone()).await, "the next rack");
}

#[actix_web::test]
async fn one_open_round_of_any_tournament_closes_them_and_says_which() {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада"]);
    inside.create_named("league", "Лига", &["ab", "aba"], &["Ван"]);
    inside.play_a_round("cup").await;
    inside.ask("league", take("ABA")).await;
    assert!(!is_open(&inside, &phone()).await);
    let answer = inside.get(&phone(), "/analysis").await;
    assert!(answer.body.contains("Лига") && !answer.body.contains("Кубок"));
    inside.ask("league", Command::OpenRound).await;
    close(&inside, "league").await;
    inside.ask("league", Command::RevealTop).await;
    assert!(is_open(&inside, &phone()).await);
}

#[actix_web::test]
async fn a_round_that_is_reopened_closes_them_again() {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада"]);
    inside.play_a_round("cup").await;
    assert!(is_open(&inside, &phone()).await);
    let what = Ruling::RoundReopened { round: RoundNumber(1), remaining_ms: 60_000 };
    let because = "пересадка".to_owned();
    inside.ask("cup", Command::GiveRuling { what, because }).await;
    assert!(!is_open(&inside, &phone()).await);
}

#[actix_web::test]
async fn a_tournament_that_another_computer_plays_keeps_them_closed() {
    let inside = Inside::new();
    std::fs::write(inside.folder.path().join("cup.followed"), "http://10.0.0.1").unwrap();
    assert!(!is_open(&inside, &phone()).await);
    assert!(is_open(&inside, &Device::at("127.0.0.1")).await);
}

#[actix_web::test]
async fn a_game_that_is_over_leaves_them_open() {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада"]);
    inside.play_a_round("cup").await;
    inside.ask("cup", Command::EndGame).await;
    assert!(is_open(&inside, &phone()).await);
}

#[actix_web::test]
async fn the_ways_to_them_are_shown_while_they_are_open() {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада"]);
    let player = inside.device("cup", Role::Player, "10.0.0.2");
    let ways = async |inside: &Inside| {
        let mut found = Vec::new();
        for (device, path) in [(&phone(), "/"), (&player, "/t/cup/me")] {
            let answer = inside.get(device, path).await;
            found.push(answer.body.contains("href=\"/dictionary\""));
            found.push(answer.body.contains("href=\"/analysis\""));
        }
        found
    };
    assert_eq!(ways(&inside).await, [true; 4]);
    inside.ask("cup", take("ABA")).await;
    assert_eq!(ways(&inside).await, [false; 4]);
}

#[actix_web::test]
async fn a_position_of_a_round_is_the_arbiters_when_the_clock_stops_and_everybodys_when_the_top_is_out()
 {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада"]);
    let here = Device::at("127.0.0.1");
    let of_round = "/analysis?tournament=cup&round=1";
    inside.ask("cup", take("ABA")).await;
    inside.ask("cup", Command::OpenRound).await;
    let answer = inside.get(&here, of_round).await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.body.contains("Ход 1 ещё открыт") && !answer.body.contains("value=\"ABA\""));
    close(&inside, "cup").await;
    let answer = inside.get(&here, of_round).await;
    let place = answer.header("location").unwrap().to_owned();
    assert!(place.starts_with("/analysis?tournament=cup&board=15%2F15"), "{place}");
    assert!(place.ends_with("&rack=ABA"), "{place}");
    let answer = inside.get(&here, &place).await;
    assert!(answer.body.contains("name=\"show\" value=\"H6.ABA\""), "{}", answer.body);
    assert_eq!(inside.get(&phone(), &place).await.status, StatusCode::FORBIDDEN);
    inside.ask("cup", Command::RevealTop).await;
    assert_eq!(inside.get(&phone(), of_round).await.status, StatusCode::SEE_OTHER);
    assert_eq!(inside.get(&phone(), &place).await.status, StatusCode::OK);
    for unknown in ["/analysis?tournament=no", "/analysis?tournament=cup&round=9"] {
        assert_eq!(inside.get(&here, unknown).await.status, StatusCode::NOT_FOUND);
    }
}

/// Two games on one computer: the round of one is over and its slips are entered, in the other a rack
/// is thought about. `BAB` is a word of both, `BBA` is none.
async fn two_games() -> (Inside, Device) {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада", "Ван", "Ева"]);
    inside.create_named("league", "Лига", &["ab", "aba", "bab"], &["Эмма"]);
    inside.play_a_round("cup").await;
    let helper = inside.device("cup", Role::Helper, "10.0.0.3");
    inside.ask("league", take("BAB")).await;
    (inside, helper)
}

async fn told(inside: &Inside, who: &Device, address: &str, line: &str) -> String {
    let body = json!({"line": line, "key": line, "round": 1, "confirm": address == "slips"});
    let asked = Asked::json(&format!("/t/cup/{address}"), body);
    let answer = inside.answer(who, asked).await;
    assert_eq!(answer.status, StatusCode::OK, "{address}: {}", answer.body);
    // The line itself, whose it is and the time of day say nothing.
    let own = ["BAB", "BBA", "Ада", "Ван"];
    let said = own.iter().fold(answer.body, |said, own| said.replace(own, "OWN"));
    said.replace(|c: char| c.is_ascii_digit() || c == ':', "")
}

#[actix_web::test]
async fn who_enters_slips_of_one_game_hears_nothing_of_words_while_another_game_thinks() {
    let (inside, helper) = two_games().await;
    for address in ["check", "slips"] {
        let word = told(&inside, &helper, address, "1 h8 bab").await;
        let none = told(&inside, &helper, address, "2 h8 bba").await;
        assert_eq!(word, none, "{address}");
    }
    let keying = inside.get(&helper, "/t/cup/keying").await.body;
    assert!(keying.contains("очков не видно") && !keying.contains("data-delivered"));
    let notices = inside.get(&helper, "/t/cup/notices").await.body;
    assert!(!notices.contains("BBA"), "{notices}");
    let phone = inside.phone("cup", 2, "10.0.0.4");
    assert!(inside.get(&phone, "/t/cup/me").await.body.contains("станет известно после хода"));

    // What was entered is there, and told when the top of the other game is out.
    inside.ask("league", Command::OpenRound).await;
    close(&inside, "league").await;
    inside.ask("league", Command::RevealTop).await;
    let keying = inside.get(&helper, "/t/cup/keying").await.body;
    assert!(keying.contains("data-delivered=\"2\""), "{keying}");
    assert!(!inside.get(&phone, "/t/cup/me").await.body.contains("станет известно после хода"));
    let word = told(&inside, &helper, "check", "1 h8 bab").await;
    assert_ne!(word, told(&inside, &helper, "check", "1 h8 bba").await);
}

#[actix_web::test]
async fn standings_answer_no_question_of_who_changes_a_slip_while_another_game_thinks() {
    let (inside, helper) = two_games().await;
    for line in ["1 h8 aba", "2 h8 aba", "3 h8 aba"] {
        told(&inside, &helper, "slips", line).await;
    }
    let before = inside.get(&phone(), "/t/cup/standings").await.body;
    let said = told(&inside, &helper, "slips", "1 h8 bba").await;
    assert!(said.contains("только судья"), "{said}");
    assert_eq!(inside.get(&phone(), "/t/cup/standings").await.body, before);
    let here = Device::at("127.0.0.1");
    assert!(told(&inside, &here, "slips", "1 h8 bba").await.contains("\"saved\"true"));
    assert_ne!(inside.get(&phone(), "/t/cup/standings").await.body, before);
}

#[actix_web::test]
async fn the_arbiter_of_one_game_is_told_everything_while_another_game_thinks() {
    let (inside, _) = two_games().await;
    let here = Device::at("127.0.0.1");
    let word = told(&inside, &here, "check", "1 h8 bab").await;
    assert_ne!(word, told(&inside, &here, "check", "1 h8 bba").await);
}
