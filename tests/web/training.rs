//! Training: a game alone against the clock and the top, by its pages.

use std::{fs, path::PathBuf};

use actix_web::http::StatusCode;
use flavita::i18n::language::Language;
use flavita::tournament::profile::form::{Form, Theme};
use flavita::{tournament::model::command::Command, tournament::model::round::Phase};
use scraper::{Html, Selector};
use serde_json::Value;

use crate::inside::{Answer, Asked, Device, Inside, take};
use crate::program::{Program, agent};

/// The words of the tests.
const WORDS: &str = "ab\naba\nba\nabab\nbab\nac\nca";
/// A device of the network.
const PHONE: &str = "192.168.1.31";
/// The arbiter's own machine.
const HERE: &str = "127.0.0.1";

/// A tournament that was played to its end.
pub(crate) async fn played() -> Inside {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада", "Ван"]);
    for rack in ["ABA", "CAB", "C?B"] {
        play(&inside, rack).await;
    }
    inside.ask("cup", Command::EndGame).await;
    inside
}

/// Plays a round; of equal tops the first is laid.
async fn play(inside: &Inside, rack: &str) {
    inside.ask("cup", take(rack)).await;
    inside.ask("cup", Command::OpenRound).await;
    let close = Command::CloseRound { remaining_ms: 0 };
    inside.ask("cup", close).await;
    inside.ask("cup", Command::RevealTop).await;
    let view = inside.app.folder.desk("cup").unwrap().view();
    if view.state.last_round().unwrap().phase == Phase::Revealed {
        let (choice, because) = (0, "жребий".to_owned());
        let place = Command::PlaceTop { choice, because };
        inside.ask("cup", place).await;
    }
}

#[actix_web::test]
async fn the_words_of_a_theme_are_shown_beside_the_rack() {
    let inside = Inside::new();
    let theme = Theme { name: "Звери".to_owned(), points: 5, words: vec!["ABA".to_owned()] };
    let form = Form { theme: Some(theme), ..Form::default() };
    inside.create_in("cup", form, WORDS, &["Ада", "Ван"]);
    play(&inside, "ABA").await;
    inside.ask("cup", Command::EndGame).await;
    let phone = begun(&inside, "none").await;
    let page = inside.get(&phone, "/training/game").await.body;
    let theme = shown(&page, "[data-theme]");
    assert!(theme.contains("Звери") && theme.contains("ABA") && theme.contains('5'), "{theme}");
}

#[actix_web::test]
async fn a_theme_is_typed_for_a_drawn_game_and_its_words_are_worth_more() {
    let inside = Inside::new();
    let list = &inside.app.folder.shelf.offer("en-scrabble").unwrap().lists[0];
    let deck = format!("en-scrabble {}", list.key);
    let mut form = vec![("what", "drawn"), ("deck", deck.as_str()), ("time", "300")];
    form.extend([("theme_name", "Pets"), ("theme_points", "7"), ("theme_words", "cat, dog, qqq")]);
    let phone = Device::at(PHONE);
    let refused = inside.answer(&phone, Asked::form("/training?lang=en", &form)).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let said = shown(&refused.body, ".notice.error");
    assert!(said.contains(": QQQ."), "{said}");
    for chosen in [deck.as_str(), "300"] {
        assert!(refused.body.contains(&format!("value=\"{chosen}\" selected")), "{chosen}");
    }

    let long = "ab ".repeat(400);
    let kept: Vec<_> = form.iter().filter(|(name, _)| *name != "theme_words").copied().collect();
    let wordless = inside.answer(&phone, Asked::form("/training?lang=en", &kept)).await;
    let said = shown(&wordless.body, ".notice.error");
    assert!(said.starts_with("A theme needs words"), "{said}");
    let too_long = [&kept[..], &[("theme_words", long.as_str())]].concat();
    let refused = inside.answer(&phone, Asked::form("/training?lang=en", &too_long)).await;
    assert_eq!(shown(&refused.body, ".notice.error"), "Too long: at most 1000 characters.");

    form.push(("theme_seen", "QQQ"));
    let begun = inside.answer(&phone, Asked::form("/training?lang=en", &form)).await;
    let phone = with_cookie(PHONE, &begun);
    let page = inside.get(&phone, "/training/game").await.body;
    let theme = shown(&page, "[data-theme]");
    assert!(
        theme.contains("Pets") && theme.contains("CAT, DOG.") && theme.contains('7'),
        "{theme}"
    );
}

#[actix_web::test]
async fn where_no_arbiter_sits_no_form_is_offered_in_which_he_chooses() {
    let inside = Inside::new();
    let arbiter = Device::at("127.0.0.1");
    for (path, is_offered) in [("/new", true), ("/training", false), ("/prepare", false)] {
        let page = inside.get(&arbiter, path).await.body;
        assert!(page.contains("value=\"two-bags-drawn\""), "{path}");
        assert_eq!(page.contains("value=\"two-bags-arbiter\""), is_offered, "{path}");
    }
}

/// Begins the recorded game on a new device, which then has the cookie.
async fn begun(inside: &Inside, time: &str) -> Device {
    let form = [("what", "recorded"), ("tournament", "cup"), ("time", time)];
    let phone = Device::at(PHONE);
    let answer = inside.answer(&phone, Asked::form("/training", &form)).await;
    with_cookie(PHONE, &answer)
}

pub(crate) fn with_cookie(peer: &str, answer: &Answer) -> Device {
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    assert_eq!(answer.header("location"), Some("/training/game"));
    let cookie = answer.header("set-cookie").unwrap();
    let (name, rest) = cookie.split_once('=').unwrap();
    assert!(rest.contains("HttpOnly") && rest.contains("SameSite=Strict"));
    let value = rest.split(';').next().unwrap();
    Device { cookie: Some((name.to_owned(), value.to_owned())), ..Device::at(peer) }
}

async fn send(inside: &Inside, device: &Device, form: &[(&str, &str)]) -> Answer {
    inside.answer(device, Asked::form("/training/game", form)).await
}

/// Answers a round and sees what it was worth.
pub(crate) async fn hand_in(
    inside: &Inside,
    device: &Device,
    number: &str,
    at: &str,
    word: &str,
) -> String {
    let form = [("act", "answer"), ("number", number), ("at", at), ("word", word)];
    let answer = send(inside, device, &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    inside.get(device, "/training/game").await.body
}

pub(crate) async fn go_on(inside: &Inside, device: &Device, number: &str) {
    send(inside, device, &[("act", "next"), ("number", number)]).await;
}

fn the_file(inside: &Inside) -> PathBuf {
    let files = fs::read_dir(inside.folder.path().join("training")).unwrap();
    let mut files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files.pop().unwrap()
}

fn kept(inside: &Inside) -> Value {
    serde_json::from_slice(&fs::read(the_file(inside)).unwrap()).unwrap()
}

/// Changes what is kept, as time or a damaged disk would.
fn bend(inside: &Inside, change: impl FnOnce(&mut Value)) {
    let mut kept = kept(inside);
    change(&mut kept["trainee"]);
    fs::write(the_file(inside), kept.to_string()).unwrap();
}

fn shown(page: &str, selector: &str) -> String {
    let page = Html::parse_document(page);
    let found = page.select(&Selector::parse(selector).unwrap()).next();
    let found = found.unwrap_or_else(|| panic!("no {selector} in {}", page.html()));
    found.text().collect::<String>().trim().to_owned()
}

/// The numbers of a text.
fn numbers(text: &str) -> Vec<i32> {
    let digits = text.split(|c: char| !c.is_ascii_digit());
    digits.filter_map(|number| number.parse().ok()).collect()
}

#[actix_web::test]
async fn who_hands_in_every_top_has_a_hundred_percent_and_the_total_of_rounds_csv() {
    let inside = played().await;
    let here = Device::at(HERE);
    let csv = inside.get(&here, "/t/cup/rounds.csv?for=plain").await.body;
    let mut rows = csv::Reader::from_reader(csv.trim_start_matches('\u{feff}').as_bytes());
    let head = rows.headers().unwrap().clone();
    let column = |name: &str| head.iter().position(|one| one == name).unwrap();
    let rows: Vec<_> = rows.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 3);
    let phone = begun(&inside, "180").await;
    let mut sum = 0;
    for row in &rows {
        let number = &row[column("round")];
        let page = inside.get(&phone, "/training/game").await.body;
        let clock = shown(&page, "[data-clock]");
        assert!(clock == "3:00" || clock == "2:59", "{clock}");
        let (at, word) = (&row[column("at")], &row[column("word")]);
        let page = hand_in(&inside, &phone, number, at, word).await;
        assert!(page.contains("top-mark"), "{page}");
        sum += row[column("top_points")].parse::<i32>().unwrap();
        go_on(&inside, &phone, number).await;
    }
    let page = inside.get(&phone, "/training/game").await.body;
    assert_eq!(shown(&page, "[data-percent]"), "100,00\u{a0}%");
    assert_eq!(numbers(&shown(&page, "[data-total]")), [sum, sum]);
    let page = inside.get(&phone, "/training").await.body;
    assert_eq!(shown(&page, "tbody th"), "Кубок");
    assert!(!page.contains("/training/missed"), "nothing was missed");
}

#[actix_web::test]
async fn a_late_slip_scores_zero_and_its_top_is_kept_for_practice() {
    let inside = played().await;
    let phone = begun(&inside, "60").await;
    bend(&inside, |trainee| {
        let opened = trainee["game"]["opened_ms"].as_i64().unwrap();
        trainee["game"]["opened_ms"] = (opened - 63_000).into();
    });
    let page = inside.get(&phone, "/training/game").await.body;
    assert!(shown(&page, "[data-clock]") == "0:00" && page.contains("Время вышло"));
    let laid = kept(&inside)["trainee"]["game"]["rounds"][0]["laid"].clone();
    let (at, word) = (laid["at"].as_str().unwrap(), laid["word"].as_str().unwrap());
    let page = hand_in(&inside, &phone, "1", at, word).await;
    assert!(page.contains("Бланк сдан после сигнала."), "{page}");
    assert_eq!(numbers(&shown(&page, ".alone-line .number")), [0]);
    let page = inside.get(&phone, "/training").await.body;
    assert!(page.contains("/training/missed"), "{page}");
}

#[actix_web::test]
async fn nonsense_is_told_apart_from_slips_and_loses_nothing() {
    let inside = played().await;
    let phone = begun(&inside, "none").await;
    let before = kept(&inside);
    let hidden = [("act", "answer"), ("number", "1"), ("at", "H8"), ("word", "A\u{202e}B")];
    let answer = send(&inside, &phone, &hidden).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("U+202E") && answer.body.contains("value=\"H8\""));
    let foreign = [("act", "answer"), ("number", "2"), ("at", "H8"), ("word", "AB")];
    send(&inside, &phone, &foreign).await;
    go_on(&inside, &phone, "1").await;
    assert_eq!(kept(&inside), before, "round 2 is not open");
    for (at, word) in [("ъъ", "<b>ЩЩ</b>"), ("A1", "AB"), ("", "AB"), ("H8", "DDD")] {
        let form = [("act", "answer"), ("number", "1"), ("at", at), ("word", word)];
        let Answer { status, body, .. } = send(&inside, &phone, &form).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{at} {word}");
        assert!(shown(&body, "[role=alert]").len() > 9 && !body.contains("<b>ЩЩ"), "{body}");
        assert_eq!(kept(&inside), before, "the round goes on after {at} {word}");
    }
    let page = hand_in(&inside, &phone, "1", "", "").await;
    assert_eq!(numbers(&shown(&page, ".alone-line .number")), [0], "who finds nothing may say so");
}

#[actix_web::test]
async fn no_page_depends_on_a_top_before_the_answer() {
    let inside = played().await;
    let phone = begun(&inside, "none").await;
    let ask = async || {
        let game = inside.get(&phone, "/training/game").await;
        let start = inside.get(&phone, "/training").await;
        let english = inside.get(&phone, "/training/game?lang=en").await;
        [game, start, english]
    };
    for number in ["1", "2", "3"] {
        let at = number.parse::<usize>().unwrap() - 1;
        let whole = fs::read(the_file(&inside)).unwrap();
        let before = ask().await;
        bend(&inside, |trainee| {
            let rounds = trainee["game"]["rounds"].as_array_mut().unwrap();
            rounds[at]["laid"] = serde_json::json!({"at": "A1", "word": "D"});
            for later in &mut rounds[at + 1..] {
                *later = serde_json::json!({"rack": "C", "laid": {"at": "1B", "word": "D"}});
            }
        });
        assert_eq!(ask().await, before, "round {number}");
        fs::write(the_file(&inside), whole).unwrap();
        let page = hand_in(&inside, &phone, number, "", "").await;
        let laid = kept(&inside)["trainee"]["game"]["answers"][at]["tops"][0].clone();
        let top = format!("{} {}", laid["word"].as_str().unwrap(), laid["at"].as_str().unwrap());
        assert_eq!(shown(&page, ".alone-tops li"), top, "now it is out");
        go_on(&inside, &phone, number).await;
    }
}

#[actix_web::test]
async fn while_a_round_is_open_training_is_closed_to_all_but_the_arbiter() {
    let inside = played().await;
    let phone = begun(&inside, "none").await;
    inside.create("now", "seed", WORDS, &["Ада"]);
    let asked = || {
        let form = [("act", "answer"), ("number", "1"), ("at", "H8"), ("word", "AB")];
        ["/training", "/training/game", "/training/missed"]
            .into_iter()
            .flat_map(move |path| [Asked::get(path), Asked::form(path, &form)])
    };
    let before = kept(&inside);
    for step in 0..3 {
        inside
            .ask(
                "now",
                match step {
                    0 => take("ABA"),
                    1 => Command::OpenRound,
                    _ => Command::CloseRound { remaining_ms: 0 },
                },
            )
            .await;
        for one in asked() {
            let answer = inside.answer(&phone, one).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{answer:?}");
            assert!(answer.body.contains("тренировка закрыты, пока идёт ход"));
        }
        let arbiter = inside.get(&Device::at(HERE), "/training").await;
        assert_eq!(arbiter.status, StatusCode::OK);
    }
    assert_eq!(kept(&inside), before);
    inside.ask("now", Command::RevealTop).await;
    let answer = inside.get(&phone, "/training/game").await;
    assert_eq!(answer.status, StatusCode::OK);
}

#[actix_web::test]
async fn a_tournament_that_is_still_played_cannot_be_played_alone() {
    let inside = Inside::new();
    inside.create("cup", "seed", WORDS, &["Ада"]);
    play(&inside, "ABA").await;
    let form = [("what", "recorded"), ("tournament", "cup")];
    let answer = inside.answer(&Device::at(PHONE), Asked::form("/training", &form)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("ещё идёт"), "{answer:?}");
    assert_eq!(answer.header("set-cookie"), None);
    let none = [("what", "recorded"), ("tournament", "../../etc/passwd")];
    let answer = inside.answer(&Device::at(PHONE), Asked::form("/training", &none)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[actix_web::test]
async fn a_hostile_cookie_is_as_good_as_none() {
    let inside = played().await;
    let unknown = "0".repeat(32);
    for value in ["../../cup", "\"", "ff", &"g".repeat(32), &"0".repeat(33), &unknown] {
        let device = Device {
            cookie: Some(("flavita_trainee".to_owned(), (*value).to_owned())),
            ..Device::at(PHONE)
        };
        let start = inside.get(&device, "/training").await;
        assert_eq!(start.status, StatusCode::OK, "{value}");
        for path in ["/training/game", "/training/missed"] {
            let answer = inside.get(&device, path).await;
            assert_eq!(answer.header("location"), Some("/training"), "{value}");
        }
        if value != unknown {
            send(&inside, &device, &[("act", "next"), ("number", "1")]).await;
        }
    }
    assert!(!inside.folder.path().join("training").exists());
}

#[actix_web::test]
async fn a_damaged_file_is_named_and_stays_and_a_new_game_gets_another() {
    let inside = played().await;
    let phone = begun(&inside, "none").await;
    let file = the_file(&inside);
    fs::write(&file, "{\"form\":1,\"trainee\":{\"game\":7}}").unwrap();
    let damaged = fs::read(&file).unwrap();
    let page = inside.get(&phone, "/training").await;
    let name = file.file_name().unwrap().to_str().unwrap().to_owned();
    assert_eq!(page.status, StatusCode::OK);
    let folder = inside.folder.path().to_str().unwrap();
    assert!(page.body.contains(&name) && !page.body.contains(folder), "{page:?}");
    for path in ["/training/game", "/training/missed"] {
        let answer = inside.get(&phone, path).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert!(answer.body.contains(&name));
    }
    let next = send(&inside, &phone, &[("act", "next"), ("number", "1")]).await;
    assert_eq!(next.status, StatusCode::CONFLICT);
    let form = [("what", "recorded"), ("tournament", "cup"), ("time", "none")];
    let again = inside.answer(&phone, Asked::form("/training", &form)).await;
    let other = with_cookie(PHONE, &again);
    assert_ne!(other.cookie, phone.cookie);
    assert_eq!(fs::read(&file).unwrap(), damaged);
    let page = inside.get(&other, "/training/game").await;
    assert_eq!(page.status, StatusCode::OK);
}

#[actix_web::test]
async fn a_game_whose_rounds_are_bent_says_so_and_another_can_be_begun() {
    let inside = played().await;
    let phone = begun(&inside, "none").await;
    bend(&inside, |trainee| {
        trainee["game"]["rounds"][0]["rack"] = "ЩЩЩ".into();
    });
    let answer = inside.get(&phone, "/training/game").await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("Ход 1"), "{answer:?}");
    let page = inside.get(&phone, "/training").await;
    assert_eq!(page.status, StatusCode::OK);
}

async fn practise(inside: &Inside, device: &Device, form: &[(&str, &str)]) -> String {
    let asked = Asked::form("/training/missed", form);
    let answer = inside.answer(device, asked).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    inside.get(device, "/training/missed").await.body
}

#[actix_web::test]
async fn a_missed_top_is_practised_until_it_is_found_twice_in_a_row() {
    let inside = played().await;
    let phone = begun(&inside, "none").await;
    hand_in(&inside, &phone, "1", "", "").await;
    let missed = kept(&inside)["trainee"]["missed"]["tops"][0].clone();
    assert_eq!(missed["number"], 1);
    let top = missed["tops"][0].clone();
    let (at, word) = (top["at"].as_str().unwrap(), top["word"].as_str().unwrap());
    let page = inside.get(&phone, "/training/missed").await.body;
    assert!(page.contains("data-alone") && !page.contains("alone-tops"), "{page}");
    let wrong = [("act", "answer"), ("number", "1"), ("top", "1")];
    let typo = [("act", "answer"), ("number", "1"), ("at", "A1"), ("word", "AB")];
    let found = [("act", "answer"), ("number", "1"), ("at", at), ("word", word)];
    let next = [("act", "next"), ("number", "1")];
    let answer = inside.answer(&phone, Asked::form("/training/missed", &typo)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = practise(&inside, &phone, &wrong).await;
    assert!(page.contains("Он остаётся среди ненайденных."), "{page}");
    assert!(shown(&page, ".alone-tops li").contains(word));
    practise(&inside, &phone, &next).await;
    let page = practise(&inside, &phone, &found).await;
    assert!(page.contains("Ещё раз"), "{page}");
    practise(&inside, &phone, &found).await;
    assert_eq!(kept(&inside)["trainee"]["missed"]["tops"][0]["tries"], 2);
    practise(&inside, &phone, &next).await;
    let page = practise(&inside, &phone, &found).await;
    assert!(page.contains("два раза подряд"), "{page}");
    let asked = Asked::form("/training/missed", &next);
    inside.answer(&phone, asked).await;
    let over = inside.get(&phone, "/training/missed").await;
    assert_eq!(over.header("location"), Some("/training"));
}

#[actix_web::test]
async fn what_was_missed_in_a_tournament_that_is_gone_is_counted_and_passed_over() {
    let inside = played().await;
    let phone = begun(&inside, "none").await;
    hand_in(&inside, &phone, "1", "", "").await;
    bend(&inside, |trainee| {
        trainee["missed"]["tops"][0]["source"]["id"] = "gone".into();
    });
    let page = inside.get(&phone, "/training").await.body;
    assert!(page.contains("которой здесь больше нет"), "{page}");
    let answer = inside.get(&phone, "/training/missed").await;
    assert_eq!(answer.header("location"), Some("/training"));
}

#[actix_web::test]
async fn every_page_of_training_is_worded_in_every_language() {
    let inside = played().await;
    let phone = begun(&inside, "60").await;
    let mut pages = Vec::new();
    let look = async |path: &str| {
        let mut pages = Vec::new();
        for language in Language::ALL.map(Language::tag) {
            let answer = inside.get(&phone, &format!("{path}?lang={language}")).await;
            assert_eq!(answer.status, StatusCode::OK, "{path}");
            pages.push(answer.body);
        }
        pages
    };
    pages.extend(look("/training").await);
    pages.extend(look("/training/game").await);
    hand_in(&inside, &phone, "1", "", "").await;
    pages.extend(look("/training/game").await);
    pages.extend(look("/training/missed").await);
    practise(&inside, &phone, &[("act", "answer"), ("number", "1"), ("top", "1")]).await;
    pages.extend(look("/training/missed").await);
    send(&inside, &phone, &[("act", "stop")]).await;
    pages.extend(look("/training/game").await);
    pages.extend(look("/training").await);
    for page in &pages {
        assert!(!page.contains("{$"), "{page}");
    }
    for same in pages.chunks(Language::ALL.len()) {
        let titles: Vec<String> = same.iter().map(|page| shown(page, "h1")).collect();
        let mut different = titles.clone();
        different.dedup();
        assert_eq!(different.len(), Language::ALL.len(), "{titles:?}");
    }
}

#[test]
fn a_drawn_game_goes_on_after_a_power_cut_and_is_answered_in_the_editions_words() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let page = program.page("/training");
    let deck = Selector::parse("[name=deck] option").unwrap();
    let mut decks = page.select(&deck).filter_map(|one| one.value().attr("value"));
    let deck = decks.find(|deck| deck.starts_with("en-scrabble ")).unwrap();
    let form = [("what", "drawn"), ("deck", deck), ("time", "300")];
    let response = agent().post(format!("{}/training", program.url)).send_form(form);
    let response = response.unwrap();
    let cookie = response.headers().get("set-cookie").unwrap().to_str().unwrap();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let see = |program: &Program| {
        let asked = agent().get(format!("{}/training/game", program.url));
        let answer = asked.header("Cookie", &cookie).call().unwrap();
        answer.into_body().read_to_string().unwrap()
    };
    let rack = |page: &str| shown(page, ".keys");
    let before = see(&program);
    let program = program.killed_and_started_again();
    let after = see(&program);
    assert_eq!(rack(&before), rack(&after));
    assert_eq!(shown(&before, "h1"), shown(&after, "h1"));
    let files = fs::read_dir(folder.path().join("training")).unwrap();
    let file = files.map(|file| file.unwrap().path()).next().unwrap();
    let kept: Value = serde_json::from_slice(&fs::read(file).unwrap()).unwrap();
    let laid = &kept["trainee"]["game"]["rounds"][0]["laid"];
    // Typed in small letters: where that hides a blank, it is read as one all the same.
    let word = laid["word"].as_str().unwrap().to_lowercase();
    let at = laid["at"].as_str().unwrap().to_lowercase();
    let form = [("act", "answer"), ("number", "1"), ("at", &at), ("word", &word)];
    let asked = agent().post(format!("{}/training/game", program.url));
    asked.header("Cookie", &cookie).send_form(form).unwrap();
    let page = see(&program);
    let reading = shown(&page, ".alone-line strong").to_lowercase();
    assert_eq!(reading, format!("{word} {at}"));
    assert!(page.contains("top-mark"), "{page}");
}
