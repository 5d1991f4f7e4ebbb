//! The page of the log: everything that happened in sentences, sifted and in pages, with what can
//! be taken back.

use actix_web::http::StatusCode;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::{
    app::desk::request::DeskRequest, tournament::model::command::Command,
    tournament::model::slip::SlipText,
};

use crate::inside::{Asked, Device, Inside};

async fn hall() -> (Inside, Device) {
    let inside = Inside::new();
    inside.create("cup", "seed", "ab\naba\nba\n", &["Ада", "Ван"]);
    inside.play_a_round("cup").await;
    (inside, Device::at("127.0.0.1"))
}

async fn slip(inside: &Inside, player: u32, word: &str, by: &str) {
    let command = Command::KeyLine {
        round: RoundNumber(1),
        players: vec![PlayerNumber(player)],
        text: SlipText { at: "H8".to_owned(), word: word.to_owned(), ..SlipText::default() },
        copies: 1,
        by: by.into(),
    };
    let desk = inside.app.folder.desk("cup").unwrap();
    desk.ask(DeskRequest::Do(command), &by.into(), None).await.unwrap();
}

async fn log(inside: &Inside, arbiter: &Device, asked: &str) -> String {
    let answer = inside.get(arbiter, &format!("/t/cup/log{asked}")).await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.body
}

async fn change(inside: &Inside, arbiter: &Device, form: &[(&str, &str)]) -> StatusCode {
    let asked = Asked::form("/t/cup/log", form);
    inside.answer(arbiter, asked).await.status
}

/// What stands in the table.
fn table(page: &str) -> &str {
    let body = page.split("<tbody>").nth(1).unwrap_or_default();
    body.split("</tbody>").next().unwrap_or_default()
}

#[actix_web::test]
async fn every_event_has_a_sentence_the_newest_first() {
    let (inside, arbiter) = hall().await;
    slip(&inside, 1, "ABA", "helper: Мария").await;
    let page = log(&inside, &arbiter, "").await;
    let events = inside.app.folder.desk("cup").unwrap().view().state.events();
    assert_eq!(table(&page).matches("<tr").count(), events);
    assert!(!table(&page).contains("<td></td>\n<td>"), "{page}");
    let newest = table(&page).find("ABA H8").unwrap();
    let oldest = table(&page).find("Турнир «Кубок» создан").unwrap();
    assert!(newest < oldest);
    assert!(table(&page).contains("Мария"));
}

#[actix_web::test]
async fn the_log_is_sifted_by_round_player_kind_and_actor() {
    let (inside, arbiter) = hall().await;
    slip(&inside, 1, "ABA", "helper: Мария").await;
    slip(&inside, 2, "AB", "helper: Вера").await;
    for (asked, has, has_not) in [
        ("?player=1", "ABA H8", "AB H8"),
        ("?actor=helper:%20%D0%92%D0%B5%D1%80%D0%B0", "AB H8", "ABA H8"),
        ("?kind=players", "Ван", "H8"),
        ("?round=1&kind=slips", "ABA H8", "создан"),
    ] {
        let page = log(&inside, &arbiter, asked).await;
        let rows = table(&page);
        assert!(rows.contains(has), "{asked}: {rows}");
        assert!(!rows.contains(has_not), "{asked}: {rows}");
    }
    assert!(log(&inside, &arbiter, "?round=9").await.contains("Таких записей нет"));
}

#[actix_web::test]
async fn a_long_log_comes_in_pages() {
    let (inside, arbiter) = hall().await;
    for n in 0..120 {
        inside.ask("cup", Command::WriteNote { text: format!("заметка {n}.") }).await;
    }
    let page = log(&inside, &arbiter, "?kind=notes").await;
    assert_eq!(table(&page).matches("<tr").count(), 100);
    assert!(page.contains("/t/cup/log?kind=notes&amp;page=1"), "{page}");
    let older = log(&inside, &arbiter, "?kind=notes&page=1").await;
    assert_eq!(table(&older).matches("<tr").count(), 20);
    assert!(table(&older).contains("заметка 0."));
}

#[actix_web::test]
async fn the_arbiter_writes_a_note_down() {
    let (inside, arbiter) = hall().await;
    let note = [("act", "note"), ("text", "погас свет")];
    assert_eq!(change(&inside, &arbiter, &note).await, StatusCode::SEE_OTHER);
    assert!(table(&log(&inside, &arbiter, "").await).contains("погас свет"));
    let nothing = [("act", "note"), ("text", " ")];
    let refused = change(&inside, &arbiter, &nothing).await;
    assert_eq!(refused, StatusCode::UNPROCESSABLE_ENTITY);
}

#[actix_web::test]
async fn a_slip_and_a_departure_are_taken_back_once() {
    let (inside, arbiter) = hall().await;
    slip(&inside, 1, "ABA", "helper: Мария").await;
    inside.ask("cup", Command::WithdrawPlayer { number: PlayerNumber(2) }).await;
    let page = log(&inside, &arbiter, "").await;
    for act in ["withdraw_slip", "return_player"] {
        assert_eq!(table(&page).matches(act).count(), 1, "{act}: {page}");
    }
    for form in
        [[("act", "withdraw_slip"), ("target", "1")], [("act", "return_player"), ("target", "2")]]
    {
        assert_eq!(change(&inside, &arbiter, &form).await, StatusCode::SEE_OTHER);
    }
    let page = log(&inside, &arbiter, "").await;
    assert!(!table(&page).contains("<form"), "{page}");
    let again = [("act", "withdraw_slip"), ("target", "1")];
    let refused = change(&inside, &arbiter, &again).await;
    assert_eq!(refused, StatusCode::UNPROCESSABLE_ENTITY);
}
