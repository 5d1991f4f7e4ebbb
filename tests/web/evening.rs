//! Whole games through the requests that the console's scripts make.

use std::{collections::BTreeMap, fs};

use flavita::i18n::language::Language;
use scraper::Html;
use serde_json::json;

use crate::program::{Program, agent, first, listed, phase_of, text, words};

const TWELVE: [&str; 12] = [
    "Антонова Ирина",
    "Баранов Сергей",
    "Белкина Ольга",
    "Воронина Елена",
    "Гаврилов Кирилл",
    "Голубева Мария",
    "Громов Денис",
    "Дёмин Олег",
    "Ежов Виктор",
    "Ёлкина Дарья",
    "Ильин Максим",
    "Киселёв Артём",
];

/// Has a written game taken in by the page; answers the tournament's name in addresses.
fn take_written(program: &Program, game: &str, slips: &str) -> String {
    let asked = program.page("/open/written");
    let words = first(&asked, &format!("#words option[value='ru-scrabble/{}']", words()));
    let form = [
        ("name", "Записанная партия"),
        ("words", words.value().attr("value").unwrap()),
        ("profile", "house"),
        ("game", game),
        ("slips", slips),
    ];
    let page = program.send_form("/open/written", &form);
    assert_eq!(text(&page, ".notice.done").matches("12 игроков").count(), 1);
    let way = first(&page, ".open-card a[href$='/standings']");
    let href = way.value().attr("href").unwrap();
    href.split('/').nth(2).unwrap().to_owned()
}

#[test]
fn after_a_kill_the_round_stands_still_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&TWELVE[..3]);
    program.step_to(&id, "placed");
    assert_eq!(program.slip(&id, 1, "1 т")["saved"], true);
    program.step_to(&id, "drawn");
    let thinking = program.step_to(&id, "thinking");
    let rack = text(&thinking, "[data-region=left] .rack");

    let program = program.killed_and_started_again();

    let console = program.page(&format!("/t/{id}/console"));
    assert_eq!(phase_of(&console), "paused");
    assert_eq!(text(&console, "[data-region=left] .rack"), rack);
    let left = text(&console, "[data-region=top] .clock");
    assert!(left == "3:00" || left.starts_with("2:5"), "{left}");
    let keyed = text(&console, "ol.keyed");
    assert!(keyed.contains("Антонова"), "{keyed}");
    assert_eq!(program.act(&id, &json!({"act": "resume"}))["ok"], true);
}

#[test]
fn after_a_kill_between_two_rounds_the_clock_of_the_round_that_is_over_stands_at_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&TWELVE[..3]);
    // Stopped long before its time was up.
    let clock = |page: &Html| text(page, "[data-region=top] .clock");
    assert_eq!(clock(&program.step_to(&id, "placed")), "0:00");
    let program = program.killed_and_started_again();
    assert_eq!(clock(&program.page(&format!("/t/{id}/console"))), "0:00");
}

#[test]
fn the_same_request_twice_is_one_slip() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&TWELVE[..2]);
    program.step_to(&id, "placed");
    let asked = json!({"round": 1, "line": "1 т", "key": "once", "confirm": true});
    for _ in 0..2 {
        assert_eq!(program.post(&format!("/t/{id}/slips"), &asked)["saved"], true);
    }
    assert_eq!(csv(&program, &format!("/t/{id}/slips.csv?for=plain")).len(), 1);
}

#[test]
fn no_slip_and_several_slips_are_not_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&TWELVE[..2]);
    program.step_to(&id, "placed");
    for (line, key) in [("1 -", "a"), ("1 -", "b")] {
        let asked = json!({"round": 1, "line": line, "key": key, "confirm": false});
        assert_eq!(program.post(&format!("/t/{id}/slips"), &asked)["saved"], true);
    }
    let several = json!({"round": 1, "line": "1 +", "key": "c", "confirm": false});
    let question = program.post(&format!("/t/{id}/slips"), &several);
    assert_eq!(question["confirm_needed"], true, "{question}");
    let slips = csv(&program, &format!("/t/{id}/slips.csv?for=plain"));
    assert_eq!(slips.len(), 1, "the same twice is recorded once");
}

#[test]
fn a_slip_is_checked_corrected_and_taken_back() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&TWELVE[..2]);
    let rows = listed(&program.step_to(&id, "placed"));
    let lower = rows.iter().find(|row| !row.is_top).unwrap();
    let line = format!("2 {} {}", lower.at.to_lowercase(), lower.word);

    let check = program.post(&format!("/t/{id}/check"), &json!({"round": 1, "line": line}));
    assert_eq!(check["level"], "ok");
    assert_eq!(check["player"], "№\u{a0}2 Баранов Сергей");
    assert_eq!(program.slip(&id, 1, &line)["saved"], true);

    let replaced = json!({"round": 1, "line": "2 т", "key": "2", "confirm": false});
    let question = program.post(&format!("/t/{id}/slips"), &replaced);
    assert_eq!((&question["saved"], &question["confirm_needed"]), (&json!(false), &json!(true)));
    assert_eq!(program.slip(&id, 1, "2 т")["saved"], true);

    assert_eq!(program.act(&id, &json!({"act": "undo"}))["ok"], true);
    let round = program.page(&format!("/t/{id}/rounds/1"));
    let of_time = first(&round, "thead th[title]").value().attr("title").unwrap_or_default();
    assert!(of_time.starts_with("Бумажный бланк"), "whose time it is: {of_time}");
    assert!(round.html().contains(&lower.points.to_string()));
    first(&round, "[data-line][data-corrects]");
    let slips = csv(&program, &format!("/t/{id}/slips.csv?for=plain"));
    let counting: Vec<_> = slips.iter().filter(|slip| slip["status"] == "counts").collect();
    assert_eq!(counting.len(), 1);
    assert_eq!(counting[0]["points"], lower.points.to_string());
}

#[test]
fn every_page_is_there_in_every_complete_language() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&TWELVE);
    program.step_to(&id, "placed");
    for language in Language::COMPLETE.iter().map(|language| language.tag()) {
        for path in ["/", "/new", "/keys", "/help"] {
            let page = program.page(&format!("{path}?lang={language}"));
            assert_eq!(first(&page, "html").value().attr("lang"), Some(language));
        }
        for path in ["console", "projector", "standings", "players", "rounds/1", "rulings"] {
            let page = program.page(&format!("/t/{id}/{path}?lang={language}"));
            assert_eq!(first(&page, "html").value().attr("lang"), Some(language));
            assert!(!page.html().contains("{$"), "{path} lacks a sentence");
        }
    }
}

fn csv(program: &Program, path: &str) -> Vec<BTreeMap<String, String>> {
    let response = agent().get(format!("{}{path}", program.url)).call().unwrap();
    assert_eq!(response.status(), 200);
    parse_csv(&response.into_body().read_to_string().unwrap())
}

fn parse_csv(text: &str) -> Vec<BTreeMap<String, String>> {
    csv::Reader::from_reader(text.as_bytes()).deserialize().map(Result::unwrap).collect()
}

mod long {
    use std::fmt::Write as _;

    use super::{
        BTreeMap, Program, TWELVE, csv, fs, json, listed, parse_csv, phase_of, take_written,
    };

    #[test]
    #[ignore = "long: bash tests/check"]
    fn twenty_rounds_with_twelve_players_end_as_the_written_game_is_adjudicated() {
        let folder = tempfile::tempdir().unwrap();
        let program = Program::start(folder.path());
        let id = program.create(&TWELVE);
        let mut game = "round,rack,at,word\n".to_owned();
        let mut slips = "round,player,at,word,claimed,seconds\n".to_owned();
        for round in 1..=20 {
            if phase_of(&program.page(&format!("/t/{id}/console"))) == "ended" {
                break;
            }
            program.act(&id, &json!({"act": "next", "confirm": true}));
            if phase_of(&program.page(&format!("/t/{id}/console"))) == "ended" {
                break;
            }
            let console = program.step_to(&id, "placed");
            let rows = listed(&console);
            let rounds = csv(&program, &format!("/t/{id}/rounds.csv?for=plain"));
            let played = &rounds[round - 1];
            writeln!(game, "{round},{},{},{}", played["rack"], played["at"], played["word"])
                .unwrap();
            for player in 1..=TWELVE.len() {
                let row = &rows[(player * player * round) % rows.len().min(40)];
                let line = match player {
                    3 => format!("{player} {} ъъ", row.at.to_lowercase()),
                    5 if round % 4 == 0 => format!("{player} -"),
                    _ => {
                        format!("{player} {} {} {}:30", row.at.to_lowercase(), row.word, player / 6)
                    }
                };
                let seconds = player / 6 * 60 + 30;
                match player {
                    3 => writeln!(slips, "{round},{player},{},ЪЪ,,", row.at).unwrap(),
                    5 if round % 4 == 0 => {}
                    _ => {
                        writeln!(slips, "{round},{player},{},{},,{seconds}", row.at, row.word)
                            .unwrap();
                    }
                }
                let answer = program.slip(&id, round, &line);
                assert_eq!(answer["saved"], true, "{line}: {answer}");
            }
        }
        let played = csv(&program, &format!("/t/{id}/standings.csv?for=plain"));
        let (game_file, slips_file) =
            (folder.path().join("game.csv"), folder.path().join("slips.csv"));
        fs::write(&game_file, &game).unwrap();
        fs::write(&slips_file, &slips).unwrap();
        let out = folder.path().join("out");
        assert_cmd::Command::new(env!("CARGO_BIN_EXE_flavita"))
            .args(["adjudicate", "--edition", "ru-scrabble", "--profile", "house", "--words"])
            .arg(folder.path().join("short.lexicon"))
            .arg("--game")
            .arg(&game_file)
            .arg("--slips")
            .arg(&slips_file)
            .arg("--out")
            .arg(&out)
            .assert()
            .success();
        let written = parse_csv(&fs::read_to_string(out.join("standings.csv")).unwrap());
        let gained =
            |lines: &[BTreeMap<String, String>]| -> BTreeMap<u32, (String, String, String)> {
                let line = |line: &BTreeMap<String, String>| {
                    let number = line["number"].parse().unwrap();
                    (number, (line["points"].clone(), line["tops"].clone(), line["solos"].clone()))
                };
                lines.iter().map(line).collect()
            };
        assert_eq!(gained(&played).len(), TWELVE.len());
        assert_eq!(gained(&played), gained(&written));

        let taken = take_written(&program, &game, &slips);
        let taken = csv(&program, &format!("/t/{taken}/standings.csv?for=plain"));
        assert_eq!(gained(&taken), gained(&written), "the page takes the same game in");
    }
}
