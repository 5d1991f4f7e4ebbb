//! A line for several players: one request, one commit, an answer that names each of them.

use flavita::{
    app::desk::door::Desk, app::desk::fault::DeskError, app::desk::request::DeskRequest,
    tournament::model::actor::Actor, tournament::model::command::Command,
    tournament::model::ids::PlayerNumber, tournament::model::ids::RoundNumber,
    tournament::model::slip::SlipText,
};
use serde_json::{Value, json};

use crate::inside::{Asked, Device, Inside};
use crate::program::Program;

const WORDS: &str = "ab\naba\nba\nda\ndad\n";

async fn cup() -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада", "Ван", "Люсетта", "Демон", "Аква"]);
    inside.play_a_round("cup").await;
    inside
}

async fn post(inside: &Inside, who: &Device, line: &str, key: &str, confirm: bool) -> Value {
    let body = json!({ "line": line, "key": key, "confirm": confirm });
    inside.answer(who, Asked::json("/t/cup/slips", body)).await.json()
}

async fn key(inside: &Inside, line: &str) -> Value {
    post(inside, &Device::at("127.0.0.1"), line, line, false).await
}

async fn confirm(inside: &Inside, line: &str) -> Value {
    post(inside, &Device::at("127.0.0.1"), line, line, true).await
}

fn sentence(answer: &Value) -> String {
    answer["sentence"].as_str().unwrap().to_owned()
}

/// Who has a slip, by number, and the number of the last event.
fn recorded(inside: &Inside) -> (Vec<u32>, i64) {
    let view = inside.app.folder.desk("cup").unwrap().view();
    let round = &view.state.rounds[0];
    let players = (1..=5).filter(|player| round.slip_of(PlayerNumber(*player)).is_some());
    (players.collect(), view.head.seq)
}

#[actix_web::test]
async fn who_is_recorded_already_keeps_nobody_else_out() {
    let inside = cup().await;
    key(&inside, "1 h8 aba").await;
    let answer = key(&inside, "1,2,3 h8 aba").await;
    assert_eq!(answer["saved"], true, "{answer}");
    assert_eq!(recorded(&inside).0, [1, 2, 3]);
    let said = sentence(&answer);
    assert!(
        said.contains("№\u{a0}2, 3: записано") && said.contains("У №\u{a0}1 уже так"),
        "{said}"
    );
}

#[actix_web::test]
async fn a_whole_line_is_one_commit_and_its_repetition_the_same_answer() {
    let inside = cup().await;
    let (_, before) = recorded(&inside);
    let first = key(&inside, "1-3,2 h8 aba").await;
    let again = key(&inside, "1-3,2 h8 aba").await;
    assert_eq!(first, again);
    let (players, after) = recorded(&inside);
    assert_eq!((players, after - before), (vec![1, 2, 3], 3));
}

#[actix_web::test]
async fn a_number_that_nobody_has_records_nothing_until_that_is_confirmed() {
    let inside = cup().await;
    let asked = key(&inside, "4,99,5 h8 aba").await;
    assert_eq!((&asked["saved"], &asked["confirm_needed"]), (&json!(false), &json!(true)));
    assert!(sentence(&asked).contains("99") && sentence(&asked).contains("№\u{a0}4, 5"), "{asked}");
    assert_eq!(recorded(&inside).0, [0_u32; 0]);
    let answer = confirm(&inside, "4,99,5 h8 aba").await;
    assert_eq!(answer["saved"], true, "{answer}");
    assert!(sentence(&answer).contains("Не записано: №\u{a0}99"), "{answer}");
    assert_eq!(recorded(&inside).0, [4, 5]);
    let nobody = confirm(&inside, "98,99 h8 aba").await;
    assert_eq!((&nobody["saved"], &nobody["level"]), (&json!(false), &json!("error")));
}

#[actix_web::test]
async fn whose_slip_would_be_replaced_the_question_names_with_what_stands_there() {
    let inside = cup().await;
    key(&inside, "1 h8 ab").await;
    key(&inside, "4 h8 ba").await;
    let asked = key(&inside, "1,2,4 h8 aba").await;
    assert_eq!(asked["confirm_needed"], true, "{asked}");
    let said = sentence(&asked);
    assert!(
        said.contains("У №\u{a0}1") && said.contains("У №\u{a0}4") && said.contains("AB"),
        "{said}"
    );
    assert_eq!(recorded(&inside).0, [1, 4], "nothing before it is confirmed");
    let answer = confirm(&inside, "1,2,4 h8 aba").await;
    let said = sentence(&answer);
    assert!(
        said.contains("№\u{a0}2: записано") && said.contains("№\u{a0}1, 4: заменено"),
        "{said}"
    );
}

#[actix_web::test]
async fn a_helper_is_answered_alike_and_hears_of_disputes() {
    let inside = cup().await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    let vera = inside.helper("cup", "Вера", "10.0.0.2");
    post(&inside, &maria, "1 h8 ab", "m", false).await;
    let asked = post(&inside, &vera, "1,2,99 h8 aba", "v", false).await;
    assert_eq!(asked["confirm_needed"], true, "{asked}");
    assert!(sentence(&asked).contains("99") && sentence(&asked).contains("У №\u{a0}1"), "{asked}");
    let answer = post(&inside, &vera, "1,2,99 h8 aba", "v", true).await;
    let said = sentence(&answer);
    assert!(
        said.contains("№\u{a0}2: записано") && said.contains("№\u{a0}1: записи расходятся"),
        "{said}"
    );
    assert_eq!(answer["level"], "look");
    let view = inside.app.folder.desk("cup").unwrap().view();
    assert_eq!(view.state.rounds[0].disputed_players(), [PlayerNumber(1)]);
}

#[actix_web::test]
async fn while_a_round_is_open_a_helper_hears_of_everybody_and_of_no_points() {
    let inside = cup().await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    inside.ask("cup", crate::inside::take("ABD")).await;
    inside.ask("cup", Command::OpenRound).await;
    post(&inside, &maria, "1 h8 aba", "one", false).await;
    let answer = post(&inside, &maria, "1,2,3 h8 aba", "all", false).await;
    let said = sentence(&answer);
    assert!(said.contains("№\u{a0}2, 3: записано") && said.contains("У №\u{a0}1"), "{said}");
    assert!(!said.contains("очк"), "{said}");
}

/// Keys a line into which the only slip of a player was taken to be corrected.
async fn correct(inside: &Inside, who: &Device, of: u32, line: &str, confirm: bool) -> Value {
    let view = inside.app.folder.desk("cup").unwrap().view();
    let slip = view.state.rounds.last().unwrap().slip_of(PlayerNumber(of)).unwrap().id;
    let key = format!("{line} {confirm}");
    let body = json!({ "line": line, "key": key, "confirm": confirm, "corrects": slip });
    inside.answer(who, Asked::json("/t/cup/slips", body)).await.json()
}

#[actix_web::test]
async fn a_slip_corrected_to_another_number_is_moved_there_when_that_is_confirmed() {
    let inside = cup().await;
    let here = Device::at("127.0.0.1");
    key(&inside, "1 h8 ab").await;
    let asked = correct(&inside, &here, 1, "2 h8 ab", false).await;
    assert_eq!((&asked["saved"], &asked["confirm_needed"]), (&json!(false), &json!(true)));
    let said = sentence(&asked);
    assert!(
        said.contains("Бланк №\u{a0}1 (AB") && said.contains("к\u{a0}№\u{a0}2. Пока"),
        "{said}"
    );
    assert_eq!(recorded(&inside).0, [1], "nothing before it is confirmed");
    let answer = correct(&inside, &here, 1, "2 h8 ab", true).await;
    let said = sentence(&answer);
    assert!(said.contains("№\u{a0}2: записано") && said.contains("№\u{a0}1 "), "{said}");
    assert_eq!(recorded(&inside).0, [2]);
}

#[actix_web::test]
async fn a_slip_moved_from_under_it_gives_the_one_before_back() {
    let inside = cup().await;
    key(&inside, "1 h8 ab").await;
    confirm(&inside, "1 h8 ba").await;
    let moved = correct(&inside, &Device::at("127.0.0.1"), 1, "2 h8 ba", true).await;
    assert!(sentence(&moved).ends_with("У\u{a0}№\u{a0}1 снова AB H8."), "{moved}");
    let view = inside.app.folder.desk("cup").unwrap().view();
    let word = |player| {
        let slip = view.state.rounds[0].slip_of(PlayerNumber(player)).unwrap();
        slip.text.word.clone()
    };
    assert_eq!((word(1), word(2)), ("AB".to_owned(), "BA".to_owned()));
}

#[actix_web::test]
async fn a_slip_corrected_under_its_own_number_among_others_stays() {
    let inside = cup().await;
    key(&inside, "1 h8 ab").await;
    let answer = correct(&inside, &Device::at("127.0.0.1"), 1, "1,2 h8 ab", true).await;
    assert_eq!(answer["saved"], true, "{answer}");
    assert_eq!(recorded(&inside).0, [1, 2]);
}

#[actix_web::test]
async fn a_helper_moves_his_own_slips_and_no_others() {
    let inside = cup().await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    let vera = inside.helper("cup", "Вера", "10.0.0.2");
    post(&inside, &maria, "1 h8 ab", "m", false).await;
    let answer = correct(&inside, &vera, 1, "2 h8 ab", true).await;
    assert_eq!((&answer["saved"], &answer["confirm_needed"]), (&json!(false), &json!(false)));
    assert!(sentence(&answer).contains("№\u{a0}1 записали не"), "{answer}");
    assert_eq!(recorded(&inside).0, [1]);
    let asked = correct(&inside, &maria, 1, "3 h8 ab", false).await;
    assert_eq!(asked["confirm_needed"], true, "{asked}");
    correct(&inside, &maria, 1, "3 h8 ab", true).await;
    assert_eq!(recorded(&inside).0, [3]);
}

#[actix_web::test]
async fn where_two_people_enter_a_helper_moves_his_entry_until_another_has_confirmed_it() {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада", "Ван", "Люсетта", "Демон", "Аква"]);
    inside.ask("cup", Command::SetDoubleEntry { is_on: true }).await;
    inside.play_a_round("cup").await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    let vera = inside.helper("cup", "Вера", "10.0.0.2");
    post(&inside, &maria, "1 h8 ab", "m", false).await;
    correct(&inside, &maria, 1, "3 h8 ab", true).await;
    assert_eq!(recorded(&inside).0, [3]);
    post(&inside, &vera, "3 h8 ab", "v", false).await;
    let answer = correct(&inside, &maria, 3, "4 h8 ab", true).await;
    assert_eq!(answer["saved"], false, "{answer}");
    assert_eq!(recorded(&inside).0, [3]);
}

#[actix_web::test]
async fn a_slip_that_a_player_sent_himself_stays_his() {
    let inside = cup().await;
    inside.ask("cup", crate::inside::take("ABD")).await;
    inside.ask("cup", Command::OpenRound).await;
    let text = SlipText { at: "8A".to_owned(), word: "DA".to_owned(), ..SlipText::default() };
    let (round, player) = (RoundNumber(2), PlayerNumber(2));
    let sent = Command::SendSlip { round, player, text, used_ms: 9, late_ms: None };
    inside.ask("cup", sent).await;
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    inside.ask("cup", Command::RevealTop).await;
    let answer = correct(&inside, &Device::at("127.0.0.1"), 2, "3 8a da", true).await;
    assert_eq!(answer["saved"], false, "{answer}");
    assert!(sentence(&answer).contains("№\u{a0}2 записали не"), "{answer}");
}

async fn undo(inside: &Inside, key: &str) -> Value {
    let body = json!({ "act": "undo", "key": key });
    inside.answer(&Device::at("127.0.0.1"), Asked::json("/t/cup/do", body)).await.json()
}

#[actix_web::test]
async fn undo_moves_a_slip_back_to_where_it_was() {
    let inside = cup().await;
    let here = Device::at("127.0.0.1");
    key(&inside, "3 h8 aba").await;
    key(&inside, "1 h8 ab").await;
    correct(&inside, &here, 1, "2 h8 ab", true).await;
    let said = sentence(&undo(&inside, "undo").await);
    assert!(said.contains("№\u{a0}2 AB") && said.contains("№\u{a0}1: записано"), "{said}");
    assert_eq!(recorded(&inside).0, [1, 3]);
    undo(&inside, "again").await;
    assert_eq!(recorded(&inside).0, [3], "undone once more it is withdrawn, as any slip");
    undo(&inside, "once more").await;
    assert!(recorded(&inside).0.is_empty(), "then the line before");
}

#[actix_web::test]
async fn undo_moves_a_slip_back_from_where_the_same_stood_already() {
    let inside = cup().await;
    let here = Device::at("127.0.0.1");
    for line in ["5 h8 aba", "1 h8 ab", "3 h8 ab"] {
        key(&inside, line).await;
    }
    correct(&inside, &here, 3, "1 h8 ab", true).await;
    assert_eq!(recorded(&inside).0, [1, 5]);
    undo(&inside, "undo").await;
    assert_eq!(recorded(&inside).0, [1, 3, 5]);
}

#[actix_web::test]
async fn undo_goes_back_line_by_line_past_a_moved_slip() {
    let inside = cup().await;
    key(&inside, "1 h8 ab").await;
    correct(&inside, &Device::at("127.0.0.1"), 1, "2 h8 ab", true).await;
    key(&inside, "1 h8 ba").await;
    undo(&inside, "one").await;
    assert_eq!(recorded(&inside).0, [2]);
    undo(&inside, "two").await;
    assert_eq!(recorded(&inside).0, [1]);
}

#[actix_web::test]
async fn undo_takes_a_slip_that_was_moved_twice_back_step_by_step() {
    let inside = cup().await;
    let here = Device::at("127.0.0.1");
    key(&inside, "5 h8 aba").await;
    key(&inside, "1 h8 ab").await;
    correct(&inside, &here, 1, "2 h8 ab", true).await;
    correct(&inside, &here, 2, "3 h8 ab", true).await;
    for (undone, left) in [("one", &[2, 5][..]), ("two", &[1, 5]), ("three", &[5]), ("four", &[])] {
        undo(&inside, undone).await;
        assert_eq!(recorded(&inside).0, left, "{undone}");
    }
}

#[actix_web::test]
async fn undo_knows_a_slip_that_came_back_as_the_older_one() {
    let inside = cup().await;
    key(&inside, "1 h8 ab").await;
    key(&inside, "2 h8 aba").await;
    correct(&inside, &Device::at("127.0.0.1"), 1, "2 h8 ab", true).await;
    undo(&inside, "one").await;
    assert_eq!(recorded(&inside).0, [1, 2]);
    undo(&inside, "two").await;
    assert_eq!(recorded(&inside).0, [1], "no. 2 was keyed last");
}

#[actix_web::test]
async fn a_second_enter_replaces_only_what_the_question_named() {
    let inside = cup().await;
    let here = Device::at("127.0.0.1");
    key(&inside, "1 h8 ab").await;
    let asked = key(&inside, "1 h8 ba").await;
    assert_eq!(asked["confirm_needed"], true, "{asked}");
    confirm(&inside, "1 h8 aba").await;
    let enter = |key: &'static str, seen: &Value| json!({ "line": "1 h8 ba", "key": key, "confirm": true, "seen": seen });
    let late = enter("late", &asked["seen"]);
    let again = inside.answer(&here, Asked::json("/t/cup/slips", late)).await.json();
    assert_eq!((&again["saved"], &again["confirm_needed"]), (&json!(false), &json!(true)));
    assert!(sentence(&again).contains("ABA"), "{again}");
    let now = enter("now", &again["seen"]);
    let answer = inside.answer(&here, Asked::json("/t/cup/slips", now)).await.json();
    assert_eq!(answer["saved"], true, "{answer}");
}

#[actix_web::test]
async fn a_slip_about_which_two_differ_is_decided_before_it_is_moved() {
    let inside = cup().await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    key(&inside, "2 h8 aba").await;
    post(&inside, &maria, "2 h8 ab", "m", true).await;
    let here = Device::at("127.0.0.1");
    let answer = correct(&inside, &here, 2, "3 h8 aba", true).await;
    assert_eq!((&answer["saved"], &answer["confirm_needed"]), (&json!(false), &json!(false)));
    assert!(sentence(&answer).contains("записи расходятся"), "{answer}");
    assert_eq!(recorded(&inside).0, [2]);
}

#[actix_web::test]
async fn a_slip_that_was_moved_meanwhile_is_not_copied_by_a_second_enter() {
    let inside = cup().await;
    let here = Device::at("127.0.0.1");
    key(&inside, "1 h8 ab").await;
    let view = inside.app.folder.desk("cup").unwrap().view();
    let slip = view.state.rounds[0].slip_of(PlayerNumber(1)).unwrap().id;
    correct(&inside, &here, 1, "2 h8 ab", true).await;
    let late = json!({ "line": "3 h8 ab", "key": "late", "confirm": true, "corrects": slip });
    let answer = inside.answer(&here, Asked::json("/t/cup/slips", late)).await.json();
    assert_eq!((&answer["saved"], &answer["confirm_needed"]), (&json!(false), &json!(false)));
    assert!(sentence(&answer).contains("№\u{a0}1 тем временем"), "{answer}");
    assert_eq!(recorded(&inside).0, [2]);
}

#[actix_web::test]
async fn a_helper_moves_nothing_onto_what_another_wrote() {
    let inside = cup().await;
    let maria = inside.helper("cup", "Мария", "10.0.0.1");
    key(&inside, "2 h8 aba").await;
    post(&inside, &maria, "1 h8 ab", "m", false).await;
    let answer = correct(&inside, &maria, 1, "2 h8 ab", true).await;
    assert_eq!((&answer["saved"], &answer["confirm_needed"]), (&json!(false), &json!(false)));
    assert!(sentence(&answer).contains("№\u{a0}2 уже есть"), "{answer}");
    assert_eq!(recorded(&inside).0, [1, 2]);
}

#[actix_web::test]
async fn what_was_asked_in_sight_of_other_slips_is_not_recorded() {
    let inside = cup().await;
    let desk = inside.app.folder.desk("cup").unwrap();
    let (round, player) = (RoundNumber(1), PlayerNumber(1));
    let in_sight = |seen| {
        let text = SlipText { at: "h8".to_owned(), word: "ab".to_owned(), ..SlipText::default() };
        let record = Command::RecordSlip { round, player, text, copies: 1 };
        let ask = Box::new(DeskRequest::Do(record));
        DeskRequest::InSight { round, slips: vec![(player, seen)], ask }
    };
    desk.ask(in_sight(None), &Actor::Console, None).await.unwrap();
    let error = desk.ask(in_sight(None), &Actor::Console, None).await.unwrap_err();
    assert!(matches!(error, DeskError::OtherSlip), "{error:?}");
    let seen = desk.view().state.rounds[0].slip_of(player).map(|slip| slip.id);
    desk.ask(in_sight(seen), &Actor::Console, None).await.unwrap();
}

#[actix_web::test]
async fn nothing_stands_again_where_a_slip_is_withdrawn_that_counted_no_more() {
    let inside = cup().await;
    for line in ["1 h8 ab", "1 h8 ba", "1 h8 aba"] {
        confirm(&inside, line).await;
    }
    let desk = inside.app.folder.desk("cup").unwrap();
    let [first, second, third] = [0, 1, 2].map(|at| {
        let view = desk.view();
        view.state.rounds[0].slips.iter().nth(at).unwrap().id
    });
    let withdraw = async |slip| {
        let body = json!({ "act": "withdraw_slip", "slip": slip, "key": format!("{slip}") });
        let here = Device::at("127.0.0.1");
        sentence(&inside.answer(&here, Asked::json("/t/cup/do", body)).await.json())
    };
    let said = withdraw(second).await;
    assert!(said.contains("BA") && !said.contains("снова"), "{said}");
    let said = withdraw(third).await;
    assert!(said.ends_with("У\u{a0}№\u{a0}1 снова AB H8."), "{said}");
    let said = withdraw(first).await;
    assert!(said.contains("AB") && !said.contains("снова"), "{said}");
}

#[actix_web::test]
async fn undo_takes_the_whole_line_back_and_names_its_players() {
    let inside = cup().await;
    key(&inside, "5 h8 aba").await;
    key(&inside, "1-3 h8 ab").await;
    let answer = undo(&inside, "undo").await;
    assert_eq!(answer["ok"], true, "{answer}");
    assert!(sentence(&answer).contains("№\u{a0}1, 2, 3"), "{answer}");
    assert_eq!(recorded(&inside).0, [5]);
}

#[actix_web::test]
async fn several_slips_that_are_in_are_one_line_too() {
    let inside = cup().await;
    inside.ask("cup", crate::inside::take("ABD")).await;
    inside.ask("cup", Command::OpenRound).await;
    let desk = inside.app.folder.desk("cup").unwrap();
    desk.ask(DeskRequest::HandIn(vec![PlayerNumber(2)]), &Actor::Console, None).await.unwrap();
    let asked = key(&inside, "1-3,99 =").await;
    assert_eq!(asked["confirm_needed"], true, "{asked}");
    let answer = confirm(&inside, "1-3,99 =").await;
    assert_eq!(answer["saved"], true, "{answer}");
    let handed_in = |desk: &Desk| {
        let view = desk.view();
        view.state.rounds[1].handed_in.keys().copied().collect::<Vec<_>>()
    };
    assert_eq!(handed_in(&desk), [PlayerNumber(1), PlayerNumber(2), PlayerNumber(3)]);
    let said = sentence(&answer);
    assert!(said.contains("№\u{a0}1, 3") && said.contains("99"), "{said}");
    assert_eq!(confirm(&inside, "2 =").await["saved"], false);
}

#[test]
fn beside_the_top_no_word_is_guessed_that_begins_with_its_letter() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада"]);
    let rack = json!({"act": "draw_manual", "rack": "ТОМЪЩЦЫ"});
    assert_eq!(program.act(&id, &rack)["ok"], true);
    program.step_to(&id, "placed");
    let check = |line: &str| {
        let asked = json!({"round": 1, "line": line});
        program.post(&format!("/t/{id}/check"), &asked)
    };
    assert_eq!(check("1 т")["completion"], json!(null));
    assert!(check("1 то")["completion"].is_string());
}
