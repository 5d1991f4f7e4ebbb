//! Slips that players send themselves.

use std::time::Duration;

use actix_web::http::StatusCode;
use flavita::app::audit::receipts::{Receipts, Seen, Sent, compare, of_telephones, read};
use flavita::app::audit::spoken::{Writing, spoken};
use flavita::app::machine::clock::{now_ms, time_of_day};
use flavita::tournament::profile::form::Form;
use flavita::{
    app::desk::request::DeskRequest, tournament::model::actor::Actor,
    tournament::model::command::Command, tournament::model::ids::PlayerNumber,
};
use serde_json::{Value, json};

use crate::inside::{Answer, Asked, Device, Inside, take};

const WORDS: &str = "ab\naba\nba";

/// A round that is thought about, with a phone for each of two players.
async fn thinking() -> (Inside, Device, Device) {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада", "Ван"]);
    opened(inside).await
}

async fn opened(inside: Inside) -> (Inside, Device, Device) {
    inside.ask("cup", take("ABA")).await;
    inside.ask("cup", Command::OpenRound).await;
    let first = inside.phone("cup", 1, "192.168.1.21");
    let second = inside.phone("cup", 2, "192.168.1.22");
    (inside, first, second)
}

async fn send(inside: &Inside, phone: &Device, body: Value) -> Value {
    let asked = Asked::json("/t/cup/me/slip", body);
    let answer = inside.answer(phone, asked).await;
    assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    answer.json()
}

async fn to_the_top(inside: &Inside) {
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    inside.ask("cup", Command::RevealTop).await;
}

#[actix_web::test]
async fn the_last_slip_sent_counts_and_is_judged_with_the_top() {
    let (inside, phone, _) = thinking().await;
    let first = json!({"round": 1, "at": "H8", "word": "AB", "key": "one"});
    assert_eq!(send(&inside, &phone, first).await["saved"], true);
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(page.contains("Принято в"), "{page}");
    let second = json!({"round": 1, "at": "H7", "word": "ABA", "key": "two"});
    for _ in 0..2 {
        // A phone on a bad line sends it twice.
        assert_eq!(send(&inside, &phone, second.clone()).await["saved"], true);
    }
    let desk = inside.app.folder.desk("cup").unwrap();
    assert!(desk.view().state.rounds[0].slips.is_empty(), "nobody reads it yet");
    to_the_top(&inside).await;
    let view = desk.view();
    let round = &view.state.rounds[0];
    assert_eq!(round.slips.len(), 1);
    let player = round.slips[0].player;
    let slip = round.slip_of(player).unwrap();
    assert_eq!((slip.text.word.as_str(), slip.is_sent()), ("ABA", true));
    assert!(slip.verdict.is_valid() && slip.verdict.is_top, "{slip:?}");
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(page.contains("ABA H7") && !page.contains("data-draft"), "{page}");
    let findings = inside.app.folder.check("cup").unwrap();
    assert!(findings.differences.is_empty(), "{findings:?}");
}

#[actix_web::test]
async fn in_the_completive_game_the_phone_offers_one_tile_of_the_bag_and_the_check_finds_the_top() {
    let inside = Inside::new();
    let form = Form { completive: true, rack: Some(2), ..Form::default() };
    inside.create_in("cup", form, WORDS, &["Ада"]);
    inside.ask("cup", take("AB")).await;
    inside.ask("cup", Command::OpenRound).await;
    let phone = inside.phone("cup", 1, "192.168.1.21");
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(page.contains("data-added") && page.contains("A2 "), "{page}");
    let slip = json!({"round": 1, "at": "H7", "word": "ABA", "key": "one"});
    assert_eq!(send(&inside, &phone, slip).await["saved"], true);
    to_the_top(&inside).await;
    let view = inside.app.folder.desk("cup").unwrap().view();
    let slip = view.state.rounds[0].slip_of(PlayerNumber(1)).unwrap();
    assert!(slip.verdict.is_valid() && slip.verdict.is_top, "{slip:?}");
    let findings = inside.app.folder.check("cup").unwrap();
    assert!(findings.differences.is_empty(), "{findings:?}");
}

#[actix_web::test]
async fn where_a_blank_on_the_board_can_be_bought_the_phone_has_a_key_for_it() {
    let inside = Inside::new();
    let form = Form { blanks_bought_to_lay: true, ..Form::default() };
    inside.create_in("cup", form, "ab\naba\nad", &["Ада"]);
    let phone = inside.phone("cup", 1, "192.168.1.21");
    let bought = |page: &str| page.matches("class=\"key added\"").count();
    inside.ask("cup", take("AB?")).await;
    inside.ask("cup", Command::OpenRound).await;
    assert_eq!(bought(&inside.get(&phone, "/t/cup/me").await.body), 0, "none lies there");
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    let (at, word) = ("H8".to_owned(), "ABa".to_owned());
    inside.ask("cup", Command::RevealAndPlace { at, word }).await;
    inside.ask("cup", take("CBA")).await;
    inside.ask("cup", Command::OpenRound).await;
    let page = inside.get(&phone, "/t/cup/me").await.body;
    let key =
        "data-place=\"2\" data-label=\"\" data-blank aria-label=\"Пустышка с доски\u{a0}— за A";
    assert!(page.contains(key) && bought(&page) == 1, "it shares the key of A: {page}");
    let slip = json!({"round": 2, "at": "8H", "word": "Ad", "key": "one"});
    assert_eq!(send(&inside, &phone, slip).await["saved"], true);
    to_the_top(&inside).await;
    let view = inside.app.folder.desk("cup").unwrap().view();
    let slip = view.state.rounds[1].slip_of(PlayerNumber(1)).unwrap();
    assert!(slip.verdict.is_valid(), "{slip:?}");
}

#[actix_web::test]
async fn the_phone_says_how_many_tiles_may_be_laid_where_not_all_may() {
    let inside = Inside::new();
    let form = Form { most_laid: Some(2), ..Form::default() };
    inside.create_in("cup", form, WORDS, &["Ада"]);
    inside.ask("cup", take("ABA")).await;
    inside.ask("cup", Command::OpenRound).await;
    let phone = inside.phone("cup", 1, "192.168.1.21");
    let page = inside.get(&phone, "/t/cup/me").await.body;
    let is_said = page.contains("За ход можно выложить не больше 2 из них.");
    assert!(is_said && page.contains("data-most=\"2\""), "{page}");
}

#[actix_web::test]
async fn a_phone_keeps_what_was_acknowledged_and_the_head_once_the_top_is_out() {
    let (inside, phone, other) = thinking().await;
    let slip = json!({"round": 1, "at": "H7", "word": "ABA", "key": "one"});
    let answer = send(&inside, &phone, slip.clone()).await;
    let kept: Sent = serde_json::from_value(answer["kept"].clone()).unwrap();
    assert_eq!((kept.word.as_str(), kept.round.0), ("ABA", 1));
    assert_eq!(send(&inside, &phone, slip).await["kept"], answer["kept"], "a repeat is the same");
    for page in ["/t/cup/me", "/t/cup/standings", "/t/cup/projector", "/t/cup/draw"] {
        let body = inside.get(&phone, page).await.body;
        assert!(!body.contains("data-seen=") && !body.contains("data-head-words"), "{page}");
    }
    to_the_top(&inside).await;
    let seen = |body: &str| -> Seen {
        let text = body.split("data-seen=\"").nth(1).unwrap().split('"').next().unwrap();
        serde_json::from_str(&text.replace("&quot;", "\"")).unwrap()
    };
    let own = inside.get(&phone, "/t/cup/me").await.body;
    let file = inside.folder.path().join("cup.sqlite");
    let receipts = |player, sent, seen| Receipts {
        name: String::new(),
        player: PlayerNumber(player),
        sent,
        seen: vec![seen],
    };
    let mut own = receipts(1, vec![kept], seen(&own));
    let others = receipts(2, Vec::new(), seen(&inside.get(&other, "/t/cup/me").await.body));
    assert_eq!((own.seen[0].slips.len(), others.seen[0].slips.len()), (1, 0));
    assert_eq!(compare(&file, &[own.clone(), others]).unwrap(), []);
    own.sent[0].at_ms += 1;
    assert_eq!(compare(&file, &[own]).unwrap().len(), 1);

    let head = inside.app.folder.desk("cup").unwrap().view().head;
    let [russian, latin] = [Writing::Cyrillic, Writing::Latin].map(|it| spoken(&head.hash, it));
    for page in ["/t/cup/me", "/t/cup/standings", "/t/cup/projector", "/t/cup/draw"] {
        let body = inside.get(&phone, page).await.body;
        assert!(body.contains(&russian), "{page}: {body}");
        let body = inside.get(&phone, &format!("{page}?lang=cs")).await.body;
        assert!(body.contains(&latin), "{page}");
    }
}

async fn hand_over(inside: &Inside, phone: &Device, given: &Receipts) -> Answer {
    let body = serde_json::to_value(given).unwrap();
    inside.answer(phone, Asked::json("/t/cup/me/receipts", body)).await
}

#[actix_web::test]
async fn receipts_are_handed_over_compared_once_no_round_is_open_and_kept_for_verify() {
    let (inside, phone, other) = thinking().await;
    let slip = json!({"round": 1, "at": "H7", "word": "ABA", "key": "one"});
    let answer = send(&inside, &phone, slip).await;
    let kept: Sent = serde_json::from_value(answer["kept"].clone()).unwrap();
    let given = |seen| Receipts {
        name: "Кубок".to_owned(),
        player: PlayerNumber(1),
        sent: vec![kept.clone()],
        seen,
    };
    // A head that is guessed would tell whether somebody changed his mind.
    let guessed = Seen { events: 6, head: "00".repeat(32), slips: Vec::new() };
    let file = inside.folder.path().join("cup.receipts");
    let said = hand_over(&inside, &phone, &given(vec![guessed])).await.json();
    assert_eq!(said["saved"], false, "{said}");
    assert!(said["sentence"].as_str().unwrap().contains("сравнения нет"), "{said}");
    assert!(!file.exists());

    to_the_top(&inside).await;
    let view = inside.app.folder.desk("cup").unwrap().view();
    let mut own = given(vec![Seen::of(&view.state, view.head, PlayerNumber(1))]);
    assert_eq!(hand_over(&inside, &other, &own).await.status, StatusCode::NOT_FOUND);
    let said = hand_over(&inside, &phone, &own).await.json();
    assert_eq!((&said["saved"], &said["level"]), (&json!(true), &json!("ok")), "{said}");
    own.sent[0].at_ms += 1;
    own.seen[0].head = "00".repeat(32);
    let said = hand_over(&inside, &phone, &own).await.json();
    assert_eq!((&said["saved"], &said["level"]), (&json!(true), &json!("error")), "{said}");
    assert!(said["sentence"].as_str().unwrap().contains("в 2 местах"), "{said}");
    let arbiter = Device::at("127.0.0.1");
    let taken = inside.get(&arbiter, "/t/cup/exports/receipts").await.body;
    assert_eq!(of_telephones(taken.as_bytes()).unwrap().len(), 2);
    assert_eq!(read(&file).unwrap().len(), 2);
}

#[actix_web::test]
async fn receipts_are_shown_as_codes_that_any_telephone_scans() {
    let (inside, phone, _) = thinking().await;
    let form = Asked::form("/t/cup/me/receipts/codes", &[("receipts", "{\"player\":1}")]);
    let page = inside.answer(&phone, form).await.body;
    assert!(page.contains("class=\"qr\"") && page.contains("1 из 1"), "{page}");
}

#[actix_web::test]
async fn a_player_takes_home_his_own_losses_once_the_top_is_out_and_the_arbiter_everybodys() {
    let (inside, phone, other) = thinking().await;
    send(&inside, &phone, json!({"round": 1, "at": "H8", "word": "AB", "key": "one"})).await;
    let table = "/t/cup/me/losses.csv?for=plain";
    let before = inside.get(&phone, table).await.body;
    assert_eq!(before.lines().count(), 1, "nothing of an open round: {before}");
    assert!(!inside.get(&phone, "/t/cup/me/games").await.body.contains("ABA"));
    to_the_top(&inside).await;
    let place = Command::PlaceTop { choice: 0, because: String::new() };
    inside.ask("cup", place).await;
    let own = inside.get(&phone, table).await.body;
    assert!(own.contains(",1,ABA,H8,AB,") && own.lines().count() == 2, "{own}");
    assert!(inside.get(&phone, "/t/cup/me/games").await.body.contains("<b>AB H8</b>"));
    let theirs = inside.get(&other, "/t/cup/me/games").await.body;
    assert!(!theirs.contains("AB H8") && !theirs.contains("Ада"), "{theirs}");
    let console = Device::at("127.0.0.1");
    let all = inside.get(&console, "/t/cup/exports/taken-home").await.body;
    assert_eq!(all.matches("<section>").count(), 2);
    let one = inside.get(&console, "/t/cup/exports/taken-home?player=1").await.body;
    assert!(one.contains("Ада") && one.matches("<section>").count() == 1);
    let stranger = inside.get(&phone, "/t/cup/exports/taken-home").await.status;
    assert_ne!(stranger, StatusCode::OK);
}

#[actix_web::test]
async fn the_forecast_is_the_arbiter_s_and_not_there_before_the_round_is_closed() {
    let (inside, phone, _) = thinking().await;
    let (address, console) = ("/t/cup/rounds/1/forecast", Device::at("127.0.0.1"));
    assert_eq!(inside.get(&console, address).await.status, StatusCode::NOT_FOUND);
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    let page = inside.get(&console, address).await;
    assert!(page.status == StatusCode::OK && page.body.contains("ABA"), "{page:?}");
    assert!(page.body.contains("\u{a0}%</td>"), "the sign stands behind the number");
    assert_eq!(page.body, inside.get(&console, address).await.body, "asked again");
    assert_ne!(inside.get(&phone, address).await.status, StatusCode::OK);
}

#[actix_web::test]
async fn nobody_else_sees_what_a_player_sent() {
    let (inside, phone, other) = thinking().await;
    // The clock must not be what differs.
    let desk = inside.app.folder.desk("cup").unwrap();
    desk.ask(DeskRequest::Pause, &Actor::Console, None).await.unwrap();
    let before = inside.get(&other, "/t/cup/me").await.body;
    let slip = json!({"round": 1, "at": "H8", "word": "BAB", "key": "one"});
    let answer = send(&inside, &phone, slip).await;
    assert_eq!(answer["saved"], true);
    assert!(!answer.to_string().contains("словар"), "no verdict before the top: {answer}");
    let after = inside.get(&other, "/t/cup/me").await.body;
    assert_eq!(before, after);
    let hall = Device::at("192.168.1.99");
    for page in ["projector", "standings"] {
        let page = inside.get(&hall, &format!("/t/cup/{page}")).await.body;
        assert!(!page.contains("BAB"), "{page}");
    }
}

#[actix_web::test]
async fn what_was_on_its_way_at_the_stop_is_in_time() {
    let (inside, phone, _) = thinking().await;
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(page.contains("data-taken=\"1\"") && !page.contains("data-draft"), "{page}");
    let slip = json!({"round": 1, "at": "H7", "word": "ABA", "key": "one"});
    assert_eq!(send(&inside, &phone, slip).await["saved"], true);
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(page.contains("Принято в"), "{page}");
    inside.ask("cup", Command::RevealTop).await;
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert!(view.state.rounds[0].slips[0].verdict.is_top);
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(!page.contains("data-taken"), "{page}");
    let findings = inside.app.folder.check("cup").unwrap();
    assert!(findings.differences.is_empty(), "{findings:?}");
}

/// A round that is closed, and a slip that came behind its end where the rules know no grace.
async fn late() -> (Inside, Device) {
    let inside = Inside::new();
    inside.create_without_grace("cup", WORDS, &["Ада", "Ван"]);
    let (inside, phone, _) = opened(inside).await;
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    let late = json!({"round": 1, "at": "H7", "word": "ABA", "key": "one"});
    let answer = send(&inside, &phone, late).await;
    assert_eq!(answer["saved"], true);
    let sentence = answer["sentence"].as_str().unwrap();
    assert!(sentence.contains("Решит судья"), "{sentence}");
    (inside, phone)
}

#[actix_web::test]
async fn what_comes_after_the_grace_waits_unread_for_the_arbiter() {
    let (inside, phone) = late().await;
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(page.contains("Решит судья"), "{page}");
    let here = Device::at("127.0.0.1");
    let console = inside.get(&here, "/t/cup/console").await.body;
    let card = console.split("data-late=").nth(1).expect("a card");
    assert!(card.contains("Ctrl+↑") && !card.contains("ABA"), "{card}");
    for is_in_time in [true, false] {
        let (inside, phone) = late().await;
        let view = inside.app.folder.desk("cup").unwrap().view();
        let player = *view.state.rounds[0].late.keys().next().unwrap();
        let on = u8::from(is_in_time);
        let body = json!({"act": "late", "round": 1, "player": player, "on": on, "key": "l"});
        let said = inside.answer(&here, Asked::json("/t/cup/do", body)).await.json();
        assert_eq!(said["ok"], true, "{said}");
        inside.ask("cup", Command::RevealTop).await;
        let view = inside.app.folder.desk("cup").unwrap().view();
        let slip = view.state.rounds[0].slip_of(player).unwrap();
        assert_eq!(slip.verdict.is_top, is_in_time, "{slip:?}");
        let page = inside.get(&phone, "/t/cup/me").await.body;
        assert!(page.contains("ABA H7"), "{page}");
        let findings = inside.app.folder.check("cup").unwrap();
        assert!(findings.differences.is_empty(), "{findings:?}");
    }
}

#[actix_web::test]
async fn what_came_too_late_does_not_hide_the_slip_that_counts() {
    let (inside, phone, _) = thinking().await;
    let in_time = json!({"round": 1, "at": "H8", "word": "AB", "key": "one"});
    send(&inside, &phone, in_time).await;
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    tokio::time::sleep(Duration::from_millis(2_050)).await;
    let late = json!({"round": 1, "at": "H7", "word": "ABA", "key": "two"});
    let answer = send(&inside, &phone, late).await;
    assert!(answer["sentence"].as_str().unwrap().contains("Решит судья"));
    let page = inside.get(&phone, "/t/cup/me").await.body;
    let (counts, waits) = page.split_once("data-late").expect("both are shown");
    let counts = counts.split("data-sent").nth(1).unwrap();
    for said in ["Принято в", "<strong>AB</strong>", "Этот бланк считается"]
    {
        assert!(counts.contains(said), "{counts}");
    }
    for said in ["Решит судья", "<strong>ABA</strong>"] {
        assert!(waits.contains(said), "{waits}");
    }
    // With the top out the slip that counts is judged, and the other still waits.
    inside.ask("cup", Command::RevealTop).await;
    let page = inside.get(&phone, "/t/cup/me").await.body;
    assert!(page.contains("Решит судья") && page.contains("AB H8"), "{page}");
}

#[actix_web::test]
async fn after_the_top_is_out_the_phone_says_to_take_paper() {
    let (inside, phone, _) = thinking().await;
    to_the_top(&inside).await;
    let late = json!({"round": 1, "at": "H8", "word": "AB", "key": "one"});
    let answer = send(&inside, &phone, late).await;
    assert_eq!(answer["saved"], false);
    assert!(answer["sentence"].as_str().unwrap().contains("бланк"));
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert!(view.state.rounds[0].slips.is_empty());
}

#[actix_web::test]
async fn a_paper_slip_takes_the_place_of_the_one_from_the_phone_and_undo_leaves_that_alone() {
    let (inside, phone, _) = thinking().await;
    let slip = json!({"round": 1, "at": "H8", "word": "AB", "key": "one"});
    send(&inside, &phone, slip).await;
    to_the_top(&inside).await;
    let desk = inside.app.folder.desk("cup").unwrap();
    let player = desk.view().state.rounds[0].slips[0].player;
    let nothing = desk.ask(DeskRequest::UndoSlip, &Actor::Console, None).await;
    assert!(nothing.is_err(), "what a player sent is not the arbiter's last key");
    let here = Device::at("127.0.0.1");
    let line = format!("{player} aba h7");
    let body = json!({"line": line, "key": "k", "confirm": false});
    let asked = inside.answer(&here, Asked::json("/t/cup/slips", body)).await;
    assert_eq!(asked.json()["confirm_needed"], true, "{asked:?}");
    let body = json!({"line": line, "key": "k", "confirm": true});
    let saved = inside.answer(&here, Asked::json("/t/cup/slips", body)).await;
    assert_eq!(saved.json()["saved"], true, "{saved:?}");
    desk.ask(DeskRequest::UndoSlip, &Actor::Console, None).await.unwrap();
    let view = desk.view();
    let slip = view.state.rounds[0].slip_of(player).unwrap();
    assert_eq!(slip.text.word, "AB", "the phone's slip counts again");
}

#[actix_web::test]
async fn a_slip_without_a_word_or_with_hidden_signs_is_refused() {
    let (inside, phone, _) = thinking().await;
    for word in ["", " ", "A\u{202e}B"] {
        let slip = json!({"round": 1, "at": "H8", "word": word, "key": "one"});
        let answer = send(&inside, &phone, slip).await;
        assert_eq!(answer["saved"], false, "{word:?}");
    }
}

/// Waits for the clock of this machine to show another second than a telephone was told.
fn another_second(told: &str) {
    let is_told = || told.contains(&time_of_day(now_ms()));
    while is_told() {
        std::thread::yield_now();
    }
}

#[actix_web::test]
async fn the_telephone_the_round_s_page_the_log_and_the_appeal_tell_one_time() {
    let (inside, phone, other) = thinking().await;
    let slip = json!({"round": 1, "at": "H8", "word": "AB", "key": "one"});
    let said = send(&inside, &phone, slip.clone()).await["sentence"].to_string();
    another_second(&said);
    let later = json!({"round": 1, "at": "H7", "word": "ABA", "key": "two"});
    send(&inside, &other, later).await;
    assert_eq!(
        send(&inside, &phone, slip).await["sentence"].to_string(),
        said,
        "the same slip, sent once more because the answer was lost"
    );
    to_the_top(&inside).await;
    let time = said.trim_matches('"').rsplit(' ').next().unwrap();
    let arbiter = Device::at("127.0.0.1");
    for (page, shown) in [
        ("rounds/1", format!("<td class=\"number\" data-of=\"Время\">{time}</td>")),
        ("log", format!("С телефона, принято в {time}.")),
        ("rulings?slip=1", format!("Принято в {time}")),
    ] {
        let body = inside.get(&arbiter, &format!("/t/cup/{page}")).await.body;
        assert!(body.contains(&shown), "{page}: {shown}\n{body}");
    }
    let csv = inside.get(&arbiter, "/t/cup/slips.csv?for=plain").await.body;
    let line = csv.lines().find(|line| line.contains("Ада")).unwrap();
    let (moment, offset) = line.split_at(line.len() - "+00:00".len());
    assert!(moment.ends_with(&format!("T{time}")), "{csv}");
    assert!(offset.starts_with(['+', '-']), "{csv}");
}
