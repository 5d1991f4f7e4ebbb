//! Logs that were changed and whose whole chain was written anew: what `verify` says of each. What it
//! finds nothing in changes the head all the same, and that is what `--head` is for.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, slice};

use flavita::app::audit::check::{self, Depth, Findings};
use flavita::app::words::dictionary::{Dictionary, from_file};
use flavita::i18n::{language::Language, log_difference};
use flavita::store::{event::NewEvent, event_log::EventLog, passes::PassFile};
use flavita::tournament::model::log_difference::LogDifference;
use serde_json::{Value, json};
use tempfile::TempDir;

use flavita::app::audit::handed_over;
use flavita::app::audit::receipts::{self, Receipts};
use flavita::app::audit::spoken::{Writing, spoken};
use flavita::app::halls::codes::split;

use super::forgeries::{FOUND, Forgery, Lines, appeal, put_in};
use super::unseen_forgeries::{UNSEEN, points_given};
use super::{flavita, in_memory, output};

/// Everything that is changed, found by the log alone or not.
fn forgeries() -> impl Iterator<Item = &'static Forgery> {
    FOUND.iter().chain(UNSEEN)
}

fn lines(name: &str) -> Lines {
    if name == "noted" {
        let mut lines = lines("phones");
        let note = json!({"text": "Свет мигал."});
        put_in(&mut lines, "game_ended", "console", "note_written", &note);
        put_in(&mut lines, "game_ended", "console", "ruling_given", &points_given());
        redeclare(&mut lines);
        return lines;
    }
    if name == "appealed" {
        let mut lines = lines("phones");
        put_in(&mut lines, "game_ended", "player: 2", "slip_appealed", &appeal("asked"));
        put_in(&mut lines, "game_ended", "console", "slip_appealed", &appeal("verdict_stays"));
        redeclare(&mut lines);
        return lines;
    }
    let path = format!("{}/tests/data/logs/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The lines as a tournament's file, with a chain of their own.
fn chained(folder: &Path, lines: &[Value]) -> PathBuf {
    let path = folder.join("forged.sqlite");
    let mut log = EventLog::create(&path).unwrap();
    for batch in lines.chunk_by(|one, other| one["batch"] == other["batch"]) {
        let event = |line: &Value| NewEvent {
            kind: line["kind"].as_str().unwrap().to_owned(),
            version: u32::try_from(line["version"].as_u64().unwrap()).unwrap(),
            body: line["body"].to_string(),
        };
        let events: Vec<NewEvent> = batch.iter().map(event).collect();
        let first = &batch[0];
        let (at_ms, actor) = (first["at_ms"].as_i64().unwrap(), first["actor"].as_str().unwrap());
        log.append(at_ms, actor, first["key"].as_str(), &events).unwrap();
    }
    path
}

fn words(path: &Path) -> Dictionary {
    let state = check::read(path).unwrap().beginning(path).unwrap().unwrap();
    let list = format!("{}/tests/data/logs/ru-417150.lexicon", env!("CARGO_MANIFEST_DIR"));
    from_file(&state.edition, Path::new(&list)).unwrap()
}

/// Whoever forges a whole log declares it final for the head that there is now.
fn redeclare(lines: &mut Lines) {
    if let Some(mut last) = lines.pop_if(|last| last["kind"] == "finalised") {
        let draft = in_memory::folder();
        let path = chained(draft.path(), lines);
        let head = EventLog::open_read_only(&path).unwrap().head().hash.to_string();
        last["body"]["head"] = json!(head);
        lines.push(last);
    }
}

fn checked(path: &Path, words: &Dictionary) -> Findings {
    let log = check::read(path).unwrap();
    log.check(path, Some(&*words.words), Depth::Fast, || ()).unwrap()
}

/// A difference as it is said in English.
fn said(one: &LogDifference) -> String {
    log_difference::sentence(Language::English, one)
}

#[test]
fn the_last_line_says_whether_the_log_is_final() {
    let mut whole = lines("phones");
    redeclare(&mut whole);
    for (left, end) in [(60, "final"), (59, "not final"), (33, "unfinished"), (1, "unfinished")] {
        let folder = in_memory::folder();
        let path = chained(folder.path(), &whole[..left]);
        let mut verify = flavita(&["verify", "--fast", path.to_str().unwrap()]);
        let said = output(&mut verify);
        let said = said.lines().last().unwrap();
        assert!(said.ends_with(&format!(" {end}")), "{said}");
    }
}

#[test]
fn another_head_than_the_one_that_is_named_is_a_difference() {
    let log = format!("{}/tests/data/logs/phones.jsonl", env!("CARGO_MANIFEST_DIR"));
    let head = "642150e1cd2e1084d98cdb0df1d2e022f90d9b1b23f8a463ef74956eec39e5e2";
    output(&mut flavita(&["verify", "--fast", &log, "--head", &head.to_uppercase()]));
    let other = head.replace("642150", "642151");
    let run = flavita(&["verify", "--fast", &log, "--head", &other]).assert().code(1);
    let said = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    assert!(said.contains(&format!("not {other}")), "{said}");
    assert!(said.contains("differs head="), "{said}");
    let run = flavita(&["verify", "--fast", &log, "--head", "642150"]).assert().code(2);
    let said = String::from_utf8(run.get_output().stderr.clone()).unwrap();
    assert!(said.contains("64"), "{said}");
}

#[test]
fn a_damaged_file_of_badges_is_a_difference() {
    let folder = in_memory::folder();
    let path = chained(folder.path(), &lines("phones")[..59]);
    let badges = path.with_extension("passes");
    drop(PassFile::open(&badges).unwrap());
    let verify = || flavita(&["verify", "--fast", path.to_str().unwrap()]);
    output(&mut verify());
    let mut bytes = fs::read(&badges).unwrap();
    let page = bytes.len() - 4_096;
    bytes[page..].fill(0xA5);
    fs::write(&badges, bytes).unwrap();
    let run = verify().assert().code(1);
    let said = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    assert!(said.contains("forged.passes"), "{said}");
}

/// What telephones and a second computer kept of a log of which nothing was changed.
fn kept(log: &str) -> (TempDir, Vec<Receipts>) {
    let folder = in_memory::folder();
    let kept = receipts::read(&chained(folder.path(), &lines(log))).unwrap();
    (folder, kept)
}

#[test]
fn whoever_saw_a_log_of_which_nothing_was_changed_finds_nothing() {
    for log in ["phones", "played", "noted"] {
        let (folder, kept) = kept(log);
        let sound = folder.path().join("forged.sqlite");
        assert_eq!(receipts::compare(&sound, &kept).unwrap(), []);
    }
}

#[test]
fn a_receipt_names_the_player_and_the_round_of_what_was_changed() {
    const NAMED: &[(&str, &str)] = &[
        (
            "two slips exchanged, sent and judged",
            "player no.\u{a0}1, round 1: seen on the phone\u{a0}– ГОСТЕЙ З3",
        ),
        (
            "two slips exchanged, sent and judged",
            "player no.\u{a0}2, round 1: ДОСЕЙ З4, 22 points was accepted at ",
        ),
        ("a slip made the top, sent and judged", "in the log\u{a0}– СТЕГОЙ З7, "),
        ("a slip sent before its round", "; the log has it at "),
        ("points of a verdict", ", 99 points"),
        ("the declaration cut off", "saw log entry 60, but the log ends with entry 59"),
    ];
    for (what, named) in NAMED {
        let forgery = forgeries().find(|forgery| forgery.what == *what).unwrap();
        let (_sound, kept) = kept(forgery.log);
        let folder = in_memory::folder();
        let mut after = lines(forgery.log);
        (forgery.change)(&mut after);
        redeclare(&mut after);
        let found = receipts::compare(&chained(folder.path(), &after), &kept).unwrap();
        let found: Vec<String> = found.iter().map(said).collect();
        assert!(found.iter().any(|line| line.contains(named)), "{what}: {}", found.join("\n"));
    }
}

#[test]
fn a_receipt_that_was_changed_itself_is_told_from_a_log_that_was() {
    let (folder, mut kept) = kept("phones");
    kept[0].seen[0].slips[0].points = 70;
    let found = receipts::compare(&folder.path().join("forged.sqlite"), &kept).unwrap();
    assert_eq!(found.len(), 1);
    assert!(said(&found[0]).contains("the saved receipt was changed"), "{found:?}");
}

#[test]
fn verify_takes_files_of_telephones_and_words_that_were_noted() {
    let folder = in_memory::folder();
    let path = chained(folder.path(), &lines("phones"));
    let name = path.to_str().unwrap();
    let saved = folder.path().join("phone.json");
    let (_sound, kept) = kept("phones");
    fs::write(&saved, serde_json::to_string(&kept[3]).unwrap()).unwrap();
    let (copy, after_24) = (in_memory::folder(), lines("phones")[..24].to_vec());
    let copy = chained(copy.path(), &after_24);
    let head = EventLog::open_read_only(&copy).unwrap().head();
    let words = spoken(&head.hash, Writing::Cyrillic);
    let (saved, copy) = (saved.to_str().unwrap(), copy.to_str().unwrap());
    let mut verify =
        flavita(&["verify", "--fast", name, "--head", &words, "--receipts", saved, copy]);
    let said = output(&mut verify);
    assert!(said.contains("until event 24"), "{said}");

    // What was scanned of a telephone's screen, in any order, and what many handed over.
    let whole = serde_json::to_string(&kept[3]).unwrap();
    let scanned = folder.path().join("scanned.txt");
    let codes: Vec<String> = split(whole.as_bytes()).into_iter().rev().collect();
    fs::write(&scanned, codes.join("\r\n")).unwrap();
    for one in &kept {
        handed_over::keep(&path, one).unwrap();
    }
    let together = handed_over::beside(&path);
    let (scanned, together) = (scanned.to_str().unwrap(), together.to_str().unwrap());
    let mut verify = flavita(&["verify", "--fast", name, "--receipts", scanned, together]);
    assert!(output(&mut verify).contains(" witnessed="));

    let mut forged = lines("phones");
    let made_the_top = forgeries().find(|one| one.what.starts_with("a slip made the top"));
    (made_the_top.unwrap().change)(&mut forged);
    let other = in_memory::folder();
    let forged = chained(other.path(), &forged);
    for file in [saved, scanned, together] {
        let mut verify =
            flavita(&["verify", "--fast", forged.to_str().unwrap(), "--receipts", file]);
        let said = String::from_utf8(verify.assert().code(1).get_output().stdout.clone()).unwrap();
        assert!(said.contains("event 60: player no.\u{a0}4 saw the fingerprint"), "{file}: {said}");
    }
    fs::write(scanned, codes[0].replace("FLAVITA", "FLAVOTA")).unwrap();
    flavita(&["verify", "--fast", name, "--receipts", scanned]).assert().code(2);
    let mut verify = flavita(&["verify", "--fast", forged.to_str().unwrap(), "--head", &words]);
    let said = String::from_utf8(verify.assert().code(1).get_output().stdout.clone()).unwrap();
    assert!(said.contains("do not match any entry of this log"), "{said}");

    for hollow in [r#"{"player":1}"#, r#"{"player":1,"seen":[{"events":-5,"head":"","slips":[]}]}"#]
    {
        fs::write(folder.path().join("phone.json"), hollow).unwrap();
        flavita(&["verify", "--fast", name, "--receipts", saved]).assert().code(2);
    }
    fs::write(folder.path().join("phone.json"), "[]").unwrap();
    flavita(&["verify", "--fast", name, "--receipts", saved]).assert().code(2);
}

/// A folder into which nothing can be written, for who is not almighty.
#[cfg(unix)]
#[test]
fn a_file_is_checked_where_nothing_can_be_written_and_nothing_is_left_beside_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = in_memory::folder();
    let path = chained(folder.path(), &lines("phones")[..59]);
    let names = || {
        let entries = fs::read_dir(folder.path()).unwrap();
        entries.map(|entry| entry.unwrap().file_name()).collect::<std::collections::BTreeSet<_>>()
    };
    let before = names();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o500)).unwrap();
    output(&mut flavita(&["verify", "--fast", path.to_str().unwrap()]));
    output(&mut flavita(&["export", path.to_str().unwrap(), "--what", "standings"]));
    assert_eq!(names(), before);
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
}

mod long {
    use super::{
        BTreeMap, EventLog, Forgery, chained, checked, forgeries, in_memory, kept, lines, receipts,
        redeclare, said, slice, words,
    };

    #[test]
    #[ignore = "long: bash tests/check"]
    fn of_every_forged_log_it_is_known_what_is_found_and_whoever_saw_the_sound_one_finds_it() {
        let folder = in_memory::folder();
        let sound = chained(folder.path(), &lines("phones"));
        let words = words(&sound);
        for log in ["phones", "played", "noted", "appealed"] {
            let folder = in_memory::folder();
            let mut sound = lines(log);
            redeclare(&mut sound);
            let findings = checked(&chained(folder.path(), &sound), &words);
            assert_eq!(findings.differences, [], "{log}");
        }
        let mut wrong = Vec::new();
        let mut seen = BTreeMap::new();
        for Forgery { what, log, change, found } in forgeries() {
            let folder = in_memory::folder();
            let (before, mut after) = (lines(log), lines(log));
            change(&mut after);
            assert_ne!(before, after, "{what}");
            redeclare(&mut after);
            let forged = chained(folder.path(), &after);
            let findings = checked(&forged, &words);
            let is_as_told = match found {
                Some(found) => findings.differences.iter().any(|one| said(one).contains(found)),
                None => findings.differences.is_empty(),
            };
            if !is_as_told {
                wrong.push(format!("{what}: {:?}", findings.differences));
            }
            let (head, kept) = seen.entry(log).or_insert_with(|| {
                let (sound, kept) = kept(log);
                (EventLog::open_read_only(sound.path().join("forged.sqlite")).unwrap().head(), kept)
            });
            assert_ne!(findings.head, *head, "{what}");
            // One telephone is enough.
            for one in kept {
                assert_ne!(receipts::compare(&forged, slice::from_ref(one)).unwrap(), [], "{what}");
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
