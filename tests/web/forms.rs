//! The forms of the game where they are played: what a page, an answer or a file says of them.

use flavita::game::{notation::word_text, reference};
use flavita::i18n::names::shown_word;
use flavita::tournament::model::command::Command;
use flavita::tournament::profile::form::{Form, Theme};
use flavita::tournament::profile::form_catalogue::embedded;
use scraper::{Html, Selector};
use serde_json::{Value, json};

use crate::inside::{Answer, Asked, Device, Inside, take};
use crate::training::with_cookie;

/// The words of the tests.
const WORDS: &str = "ab\naba\nba\nabab\nbab\nac\nca\naca\ncab\n";
/// The arbiter's own machine.
const HERE: &str = "127.0.0.1";
/// A player's telephone.
const PHONE: &str = "192.168.1.31";

fn theme() -> Form {
    let words = vec!["ABA".to_owned()];
    Form { theme: Some(Theme { name: "Pets".to_owned(), points: 20, words }), ..Form::default() }
}

/// A tournament in this form.
fn hall(form: Form) -> Inside {
    let inside = Inside::new();
    inside.create_in("cup", form, WORDS, &["Ада"]);
    inside
}

/// Thinks about a rack.
async fn think(inside: &Inside, rack: &str) {
    inside.ask("cup", take(rack)).await;
    inside.ask("cup", Command::OpenRound).await;
}

async fn lay(inside: &Inside, at: &str, word: &str) {
    inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
    let (at, word) = (at.to_owned(), word.to_owned());
    inside.ask("cup", Command::RevealAndPlace { at, word }).await;
}

/// A page or a file of the tournament, as the arbiter has it.
async fn seen(inside: &Inside, path: &str) -> String {
    inside.get(&Device::at(HERE), &format!("/t/cup/{path}?lang=en")).await.body
}

async fn told(inside: &Inside, path: &str, body: Value) -> String {
    let asked = Asked::json(&format!("/t/cup/{path}?lang=en"), body);
    let answer = inside.answer(&Device::at(HERE), asked).await.json();
    answer["sentence"].as_str().unwrap().to_owned()
}

/// The placements that an analysis board lists: where, the word, the points.
fn listed(page: &str) -> Vec<[String; 3]> {
    let (page, cells) = (Html::parse_document(page), Selector::parse("td").unwrap());
    let rows = Selector::parse(".found tbody tr").unwrap();
    let text = |cell: scraper::ElementRef<'_>| cell.text().collect::<String>().trim().to_owned();
    let row = |row: scraper::ElementRef<'_>| {
        let cells: Vec<String> = row.select(&cells).map(text).collect();
        [2, 1, 3].map(|place: usize| cells[place].clone())
    };
    page.select(&rows).map(row).collect()
}

fn leads_to(answer: &Answer) -> String {
    answer.header("location").unwrap_or_else(|| panic!("{answer:?}")).to_owned()
}

#[actix_web::test]
async fn the_analysis_board_of_a_round_lists_what_its_console_lists_and_lays_it() {
    let completive = Form { completive: true, rack: Some(2), ..Form::default() };
    let buying = Form { blanks_bought_to_lay: true, ..Form::default() };
    let five = Form { first_word: Some(3), first_word_eases: true, ..Form::default() };
    for (form, rack) in [(theme(), "ABA"), (completive, "AB"), (buying, "ACB"), (five, "BA")] {
        let inside = hall(form.clone());
        if form.blanks_bought_to_lay {
            think(&inside, "A?").await;
            lay(&inside, "H8", "Ab").await;
        }
        think(&inside, rack).await;
        inside.ask("cup", Command::CloseRound { remaining_ms: 0 }).await;
        let view = inside.app.folder.desk("cup").unwrap().view();
        let (edition, number) = (&view.state.edition, view.state.last_round().unwrap().number);
        let ranked = view.placements(number).unwrap();
        let here = Device::at(HERE);
        let address = format!("/analysis?tournament=cup&round={number}");
        let start = leads_to(&inside.get(&here, &address).await);
        let page = inside.get(&here, &start).await.body;
        let expected = ranked.iter().take(50).map(|one| {
            let at = reference::text(edition, one.placement.square, one.placement.direction);
            let word = shown_word(&word_text(edition, &one.placement.tiles));
            [at, word, one.points.to_string()]
        });
        let expected: Vec<_> = expected.collect();
        assert_eq!(listed(&page), expected, "{form:?}");
        assert!(expected.len() > 2, "{form:?}");
        for [at, word, _] in expected {
            let laid = inside.get(&here, &format!("{start}&lay={at}.{word}")).await;
            let laid = leads_to(&laid);
            assert_eq!(inside.get(&here, &laid).await.status, 200, "{at} {word}");
            let undone = leads_to(&inside.get(&here, &format!("{laid}&undo=1")).await);
            assert_eq!(undone, start, "{at} {word}: {laid}");
        }
    }
}

#[actix_web::test]
async fn a_rack_out_of_a_bag_of_cloth_is_told_with_what_the_explosive_game_exchanges() {
    let inside = hall(embedded("explosive").unwrap());
    let rack = json!({"act": "draw_manual", "rack": "cab"});
    let exchanged = "The tile B goes back into the bag, and A comes in its place.";
    let sentence = told(&inside, "do", rack).await;
    assert_eq!(sentence, format!("The rack of round 1: CAA. {exchanged}"));
    assert!(seen(&inside, "log").await.contains(exchanged));
    for language in ["ru", "hu", "cs", "fr"] {
        let log = format!("/t/cup/log?lang={language}");
        let log = inside.get(&Device::at(HERE), &log).await.body;
        assert!(!log.contains('→') && !log.contains('⟦'), "{language}");
    }
    inside.ask("cup", Command::WriteNote { text: "ABBA → CAB".to_owned() }).await;
    assert!(seen(&inside, "log").await.contains("ABBA → CAB"), "a note of the arbiter's own");
}

#[actix_web::test]
async fn where_a_blank_was_bought_back_tables_have_the_rack_that_is_played_and_sentences_both() {
    let inside = hall(embedded("blanks-bought-back").unwrap());
    think(&inside, "A?").await;
    lay(&inside, "H8", "Ab").await;
    let rack = json!({"act": "draw_manual", "rack": "bac"});
    let sentence = told(&inside, "do", rack).await;
    let bought = "The letter B is now on H9, and the ? is on the rack.";
    assert_eq!(sentence, format!("The rack of round 2: BAC. {bought}"));
    assert!(seen(&inside, "log").await.contains(bought));
    inside.ask("cup", Command::OpenRound).await;
    let phone = inside.phone("cup", 1, PHONE);
    assert!(inside.get(&phone, "/t/cup/me?lang=en").await.body.contains(bought));
    lay(&inside, "G8", "CAb").await;
    inside.ask("cup", Command::EndGame).await;
    let rounds = inside.get(&Device::at(HERE), "/t/cup/rounds.csv").await.body;
    assert!(rounds.contains("\n2;?AC;"), "{rounds}");
    let form = [("what", "recorded"), ("tournament", "cup"), ("time", "none")];
    let begun = inside.answer(&Device::at(PHONE), Asked::form("/training", &form)).await;
    let trainee = with_cookie(PHONE, &begun);
    for number in ["1", "2"] {
        for act in ["answer", "next"] {
            let form = [("act", act), ("number", number), ("at", ""), ("word", ""), ("over", "1")];
            inside.answer(&trainee, Asked::form("/training/game", &form)).await;
        }
    }
    let result = inside.get(&trainee, "/training/game").await.body;
    assert!(result.contains("?AC") && !result.contains("BAC"), "{result}");
}

#[actix_web::test]
async fn a_theme_is_named_where_people_play_and_verdicts_say_what_it_gave() {
    let inside = hall(theme());
    think(&inside, "ABA").await;
    let phone = inside.phone("cup", 1, PHONE);
    let own = inside.get(&phone, "/t/cup/me?lang=en").await.body;
    for page in [own, seen(&inside, "console").await, seen(&inside, "projector").await] {
        assert!(page.contains("Theme: Pets, +20 a word"), "{page}");
    }
    lay(&inside, "H8", "ABA").await;
    let of_theme = "20 of them for the theme";
    let line = json!({"round": 1, "line": "1 h8 aba"});
    let check = told(&inside, "check", line).await;
    assert!(check.contains(of_theme), "{check}");
    let slip = json!({"round": 1, "line": "1 h8 aba", "key": "one", "confirm": true});
    told(&inside, "slips", slip).await;
    for page in ["console", "rounds/1", "print/record"] {
        assert!(seen(&inside, page).await.contains(of_theme), "{page}");
    }
    assert!(inside.get(&phone, "/t/cup/me?lang=en").await.body.contains(of_theme));
    let plain = hall(Form::default());
    think(&plain, "ABA").await;
    assert!(!seen(&plain, "console").await.contains("Theme"));
    lay(&plain, "H8", "ABA").await;
    let line = json!({"round": 1, "line": "1 h8 aba"});
    assert!(!told(&plain, "check", line).await.contains("theme"));
}

#[actix_web::test]
async fn who_plays_the_completive_game_on_paper_reads_on_the_screen_what_is_left_in_the_bag() {
    let inside = hall(embedded("completive").unwrap());
    think(&inside, "AB").await;
    let screen = seen(&inside, "projector").await;
    assert!(screen.contains("<b>A2 B2 C2 D1 ?1</b>"), "{screen}");
    let plain = hall(Form::default());
    think(&plain, "AB").await;
    assert!(!seen(&plain, "projector").await.contains("choice"));
}

#[actix_web::test]
async fn what_leaves_the_program_names_the_form_of_the_game_unless_it_is_the_plain_one() {
    for (form, names) in [("completive", true), ("", false)] {
        let inside = hall(embedded(form).unwrap_or_default());
        think(&inside, "AB").await;
        lay(&inside, "H8", "AB").await;
        let phone = inside.phone("cup", 1, PHONE);
        let home = inside.get(&phone, "/t/cup/me/games?lang=en").await.body;
        let gcg = seen(&inside, "exports/gcg").await;
        let replay = seen(&inside, "exports/replay").await;
        assert_eq!(gcg.contains("\n#note variant: Completive"), names, "{gcg}");
        for file in [home, replay] {
            assert_eq!(file.contains(" · Completive"), names, "{file}");
        }
    }
}
