//! The event log: what is acknowledged stays, what is changed shows, what is not ours is refused.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "store/line.rs"]
mod stored_line;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

use flavita::store::error::{ChainFault, StoreError, StoreFault};
use flavita::store::event::{Appended, Batch, Head, Heartbeat, NewEvent};
use flavita::store::passes::{PassFile, PassRows};
use flavita::store::{exported, line};
use flavita::{store::event::ChainHash, store::event_log::EventLog};
use proptest::prelude::{ProptestConfig, any, proptest};
use proptest::sample::select;
use proptest::{prop_assert, prop_assume};
use rusqlite::{Connection, types::Value};
use tempfile::TempDir;

/// Set in the process that `kill -9` is tried on: the file it appends to.
const CHILD_FILE: &str = "FLAVITA_TEST_STORE_CHILD";

fn event(number: u32) -> NewEvent {
    NewEvent {
        kind: "SlipReceived".to_owned(),
        version: 1,
        body: format!(r#"{{"round":{number},"word":"ЁЛКА"}}"#),
    }
}

fn events(count: u32) -> Vec<NewEvent> {
    (1..=count).map(event).collect()
}

fn tournament(folder: &TempDir) -> PathBuf {
    folder.path().join("cup.sqlite")
}

/// A closed file with ten batches of one to three events; every second one has a key.
fn filled(folder: &TempDir) -> PathBuf {
    let path = tournament(folder);
    let mut log = EventLog::create(&path).unwrap();
    for number in 0..10_u32 {
        let key = format!("key-{number}");
        let key = number.is_multiple_of(2).then_some(key.as_str());
        log.append(1_000 + i64::from(number), "arbiter", key, &events(number % 3 + 1)).unwrap();
    }
    path
}

/// A connection that asks for no safety: this is how somebody would tamper with a file.
fn tampering(path: &Path) -> Connection {
    let conn = Connection::open(path).unwrap();
    conn.execute_batch(
        "PRAGMA ignore_check_constraints = ON;
         PRAGMA synchronous = OFF;
         DROP TRIGGER event_refuses_update;
         DROP TRIGGER event_refuses_delete;
         DROP TRIGGER event_refuses_gaps;",
    )
    .unwrap();
    conn
}

/// Puts the triggers back, as a careful forger would.
fn mend_triggers(conn: &Connection) {
    let form = include_str!("../src/store/migrations/001_event_log.sql");
    for trigger in form.split("CREATE TRIGGER ").skip(1) {
        let end = trigger.find("END;").unwrap() + "END;".len();
        conn.execute_batch(&format!("CREATE TRIGGER {}", &trigger[..end])).unwrap();
    }
}

fn load(path: &Path) -> Result<usize, StoreError> {
    EventLog::open_read_only(path)?.load().map(|events| events.len())
}

#[test]
fn what_was_appended_is_loaded_in_order() {
    let folder = TempDir::new().unwrap();
    let path = tournament(&folder);
    let mut log = EventLog::create(&path).unwrap();
    assert_eq!(log.head(), Head { seq: 0, hash: ChainHash::ZERO });
    let first = log.append(5, "arbiter", Some("a"), &events(2)).unwrap();
    let second = log.append(7, "Ada", None, &events(1)).unwrap();
    assert_eq!((first.first_seq, first.last_seq), (1, 2));
    assert_eq!((second.first_seq, second.last_seq), (3, 3));
    drop(log);

    let mut log = EventLog::open(&path).unwrap();
    assert_eq!(log.head(), Head { seq: 3, hash: second.head });
    let loaded = log.load().unwrap();
    assert_eq!(loaded.iter().map(|e| e.seq).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(loaded.iter().map(|e| e.batch).collect::<Vec<_>>(), [1, 1, 3]);
    assert_eq!(loaded[0].key.as_deref(), Some("a"));
    assert_eq!(loaded[1].key, None);
    assert_eq!((loaded[2].at_ms, loaded[2].actor.as_str()), (7, "Ada"));
    assert_eq!(loaded[1].body, event(2).body);
    assert_eq!(loaded[1].hash, first.head);
}

#[test]
fn several_commands_share_one_commit() {
    let folder = TempDir::new().unwrap();
    let mut log = EventLog::create(tournament(&folder)).unwrap();
    let (one, two) = (events(1), events(2));
    let batch =
        |key, events| Batch { at_ms: 1, actor: "Ada", key: Some(key), digest: None, events };
    let receipts = log.append_all(&[batch("a", &one), batch("b", &two)]).unwrap();
    let spans: Vec<_> = receipts.iter().map(|r| (r.first_seq, r.last_seq)).collect();
    assert_eq!(spans, [(1, 1), (2, 3)]);
    assert_eq!(log.appended_with("b").unwrap(), Some(receipts[1]));
    assert_eq!(log.append_all(&[]).unwrap(), []);
}

#[test]
fn one_bad_command_keeps_the_others_of_its_commit_out() {
    let folder = TempDir::new().unwrap();
    let mut log = EventLog::create(tournament(&folder)).unwrap();
    let good = events(1);
    let batch = |events| Batch { at_ms: 1, actor: "Ada", key: None, digest: None, events };
    let refusal = log.append_all(&[batch(&good), batch(&[])]).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::EmptyBatch));

    let not_json = [NewEvent { body: "{".to_owned(), ..event(1) }];
    let refusal = log.append_all(&[batch(&good), batch(&not_json)]).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::Sqlite(_)), "{refusal:?}");

    assert_eq!(log.append(1, "Ada", None, &good).unwrap().first_seq, 1);
}

#[test]
fn a_key_gives_the_first_receipt_and_is_never_recorded_twice() {
    let folder = TempDir::new().unwrap();
    let mut log = EventLog::create(tournament(&folder)).unwrap();
    let first = log.append(1, "Ada", Some("slip-7"), &events(3)).unwrap();
    assert_eq!(log.appended_with("slip-7").unwrap(), Some(first));
    log.append(2, "Van", None, &events(2)).unwrap();
    assert_eq!(log.appended_with("slip-7").unwrap(), Some(first));
    assert_eq!(log.appended_with("slip-8").unwrap(), None);

    let again = log.append(3, "Ada", Some("slip-7"), &events(1)).unwrap_err();
    assert!(matches!(&again.fault, StoreFault::KeyUsed(key) if key == "slip-7"), "{again:?}");
    assert_eq!(log.load().unwrap().len(), 5);
    // Being asked twice is no reason to stop.
    assert_eq!(log.append(4, "Ada", Some("slip-9"), &events(1)).unwrap().first_seq, 6);
}

#[test]
fn what_a_key_asked_for_is_kept_beside_it() {
    let folder = TempDir::new().unwrap();
    let path = tournament(&folder);
    let mut log = EventLog::create(&path).unwrap();
    let three = events(3);
    let batch =
        Batch { at_ms: 1, actor: "Ada", key: Some("a"), digest: Some(&[7; 32]), events: &three };
    log.append_all(&[batch]).unwrap();
    log.append(1, "Ada", Some("b"), &events(1)).unwrap();
    drop(log);
    let log = EventLog::open(&path).unwrap();
    assert_eq!(log.asked_with("a").unwrap(), Some([7; 32]));
    assert_eq!(log.asked_with("b").unwrap(), None);
    assert_eq!(log.asked_with("c").unwrap(), None);
}

#[test]
fn a_file_of_the_form_before_is_read_as_it_is_and_brought_up_to_date_by_its_writer() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let before = EventLog::open(&path).unwrap().load().unwrap();
    let old = Connection::open(&path).unwrap();
    old.execute_batch("ALTER TABLE event DROP COLUMN digest; PRAGMA user_version = 2;").unwrap();
    drop(old);
    assert_eq!(load(&path).unwrap(), before.len());
    let mut log = EventLog::open(&path).unwrap();
    assert_eq!(log.load().unwrap(), before);
    let kept = Connection::open(folder.path().join("cup.sqlite-form-2")).unwrap();
    let form = kept.pragma_query_value(None, "user_version", |row| row.get(0));
    assert_eq!(form, Ok(2), "a copy of the form before is kept");
    assert_eq!(log.asked_with("key-0").unwrap(), None);
    assert!(log.appended_with("key-0").unwrap().is_some());
    log.append(1, "Ada", Some("new"), &events(1)).unwrap();
}

#[test]
fn the_tables_refuse_to_be_edited() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let conn = Connection::open(&path).unwrap();
    for edit in [
        "UPDATE event SET body = '{}' WHERE seq = 3",
        "DELETE FROM event WHERE seq = 3",
        "DELETE FROM event",
        "INSERT OR REPLACE INTO event SELECT * FROM event WHERE seq = 3",
        "INSERT INTO event SELECT seq + 100, batch, at_ms, actor, NULL, kind, version, body, prev,
             hash, NULL FROM event WHERE seq = 3",
    ] {
        let refusal = conn.execute_batch(edit).unwrap_err();
        assert!(refusal.to_string().contains("the event log is append-only"), "{edit}: {refusal}");
    }
}

#[test]
fn a_missing_event_is_a_gap() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let conn = tampering(&path);
    conn.execute("DELETE FROM event WHERE seq = 4", []).unwrap();
    mend_triggers(&conn);
    drop(conn);
    let refusal = load(&path).unwrap_err();
    assert!(
        matches!(refusal.fault, StoreFault::BrokenChain { seq: 4, fault: ChainFault::Gap }),
        "{refusal:?}"
    );
    let sentence = refusal.to_string();
    assert!(sentence.contains("cup.sqlite is damaged at event 4"), "{sentence}");
}

#[test]
fn a_file_without_its_triggers_is_refused() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    drop(tampering(&path));
    let refusal = EventLog::open(&path).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::Damaged(_)), "{refusal:?}");
}

/// Changes one byte of a text or a blob, one bit of a number.
fn altered(value: Value, at: usize, bit: u32) -> Option<Value> {
    match value {
        Value::Null => None,
        Value::Integer(number) => Some(Value::Integer(number ^ (1 << bit))),
        Value::Text(text) => {
            let letters: Vec<char> = text.chars().collect();
            let at = at % letters.len();
            let other = if letters[at] == '7' { '8' } else { '7' };
            let edited = letters.iter().enumerate().map(|(i, &c)| if i == at { other } else { c });
            Some(Value::Text(edited.collect()))
        }
        Value::Blob(mut bytes) => {
            let at = at % bytes.len();
            bytes[at] ^= 1 << (bit % 8);
            Some(Value::Blob(bytes))
        }
        Value::Real(_) => unreachable!("no column holds one"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..<_>::default() })]

    #[test]
    fn any_edit_of_any_field_shows(
        seq in 1..=19_i64,
        column in select(vec![
            "seq", "batch", "at_ms", "actor", "key", "kind", "version", "body", "prev", "hash",
        ]),
        at in any::<usize>(),
        bit in 0..63_u32,
    ) {
        let folder = TempDir::new().unwrap();
        let path = filled(&folder);
        let conn = tampering(&path);
        let select = format!("SELECT {column} FROM event WHERE seq = ?1");
        let before: Value = conn.query_row(&select, [seq], |row| row.get(0)).unwrap();
        let edited = altered(before, at, bit);
        prop_assume!(edited.is_some());
        let update = format!("UPDATE OR IGNORE event SET {column} = ?1 WHERE seq = ?2");
        let count = conn.execute(&update, (edited, seq)).unwrap();
        prop_assume!(count == 1);
        mend_triggers(&conn);
        drop(conn);
        prop_assert!(load(&path).is_err());
    }

    #[test]
    fn a_flipped_bit_of_the_file_never_passes_for_the_log(place in any::<usize>(), bit in 0..8_u32) {
        let folder = TempDir::new().unwrap();
        let path = filled(&folder);
        let whole = EventLog::open(&path).unwrap().load().unwrap();
        let mut bytes = fs::read(&path).unwrap();
        let place = place % bytes.len();
        bytes[place] ^= 1 << bit;
        fs::write(&path, bytes).unwrap();
        // The flipped bit may be in free space; then every event must be as it was.
        if let Ok(loaded) = EventLog::open(&path).and_then(|mut log| log.load()) {
            prop_assert!(loaded == whole, "byte {place}, bit {bit}");
        }
    }
}

#[test]
fn a_name_that_is_taken_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let before = fs::read(&path).unwrap();
    let refusal = EventLog::create(&path).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::AlreadyExists), "{refusal:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_missing_file_is_not_made() {
    let folder = TempDir::new().unwrap();
    let path = tournament(&folder);
    assert!(matches!(EventLog::open(&path).unwrap_err().fault, StoreFault::Missing));
    assert!(!path.exists());
    let nowhere = folder.path().join("no such folder").join("cup.sqlite");
    assert!(matches!(EventLog::create(nowhere).unwrap_err().fault, StoreFault::Missing));
}

#[test]
fn files_that_are_no_database_are_refused_and_kept() {
    let folder = TempDir::new().unwrap();
    let path = tournament(&folder);
    for content in ["", "round,rack\n1,AEINRST\n", &"x".repeat(9_000)] {
        fs::write(&path, content).unwrap();
        for refusal in [EventLog::open(&path).unwrap_err(), load(&path).unwrap_err()] {
            assert!(matches!(refusal.fault, StoreFault::NotADatabase), "{refusal:?}");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), content);
    }
    assert!(matches!(
        EventLog::open(folder.path()),
        Err(StoreError { fault: StoreFault::NotADatabase, .. })
    ));
}

#[test]
fn a_database_of_another_program_is_refused_and_kept() {
    let folder = TempDir::new().unwrap();
    let path = tournament(&folder);
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE book (title TEXT)").unwrap();
    let before = fs::read(&path).unwrap();
    let refusal = EventLog::open(&path).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::Foreign { application_id: 0 }), "{refusal:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_file_of_passes_that_a_power_cut_left_half_made_is_made_anew() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("cup.passes");
    let kept = || PassFile::open(&path).and_then(|file| file.load());
    fs::write(&path, "").unwrap();
    assert_eq!(kept().unwrap(), PassRows::default());
    fs::remove_file(&path).unwrap();
    let half = Connection::open(&path).unwrap();
    half.pragma_update_and_check(None, "journal_mode", "wal", |_row| Ok(())).unwrap();
    drop(half);
    assert_eq!(kept().unwrap(), PassRows::default());
    assert_eq!(kept().unwrap(), PassRows::default(), "and opened again");
}

#[test]
fn a_file_of_another_program_is_no_file_of_passes() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("cup.passes");
    let other = Connection::open(&path).unwrap();
    other.execute_batch("CREATE TABLE book (title TEXT)").unwrap();
    drop(other);
    let before = fs::read(&path).unwrap();
    let refusal = PassFile::open(&path).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::Foreign { .. }), "{refusal:?}");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_file_of_a_newer_program_is_refused_and_kept() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    for refusal in [EventLog::open(&path).unwrap_err(), load(&path).unwrap_err()] {
        assert!(matches!(refusal.fault, StoreFault::Newer { found: 99, .. }), "{refusal:?}");
    }
    let kept = Connection::open(&path).unwrap();
    let count: i64 = kept.query_row("SELECT count(*) FROM event", [], |row| row.get(0)).unwrap();
    assert_eq!(count, 19);
}

#[test]
fn a_file_that_lost_its_end_is_refused_and_kept() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let whole = fs::read(&path).unwrap();
    // A page is 4096 bytes.
    for kept in [whole.len() - 4_096, whole.len() / 2, 4_096, 1_000, 100, 10] {
        fs::write(&path, &whole[..kept]).unwrap();
        let refusal = EventLog::open(&path).and_then(|mut log| log.load()).unwrap_err();
        assert!(
            matches!(refusal.fault, StoreFault::Damaged(_) | StoreFault::NotADatabase),
            "{kept} bytes: {refusal:?}"
        );
        assert_eq!(fs::read(&path).unwrap(), whole[..kept]);
    }
}

#[test]
fn a_file_is_open_for_writing_only_once() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let log = EventLog::open(&path).unwrap();
    let refusal = EventLog::open(&path).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::Locked), "{refusal:?}");
    assert_eq!(load(&path).unwrap(), 19);
    drop(log);
    assert!(EventLog::open(&path).is_ok());
}

#[test]
fn a_reader_sees_what_a_writer_adds_and_writes_nothing() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let mut writer = EventLog::open(&path).unwrap();
    let mut reader = EventLog::open_read_only(&path).unwrap();
    writer.append(1, "Ada", None, &events(1)).unwrap();
    assert_eq!(reader.load().unwrap().len(), 20);
    assert_eq!(reader.head(), writer.head());
    let refusal = reader.append(1, "Ada", None, &events(1)).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::ReadOnly), "{refusal:?}");
    assert!(matches!(reader.heartbeat(1, 1).unwrap_err().fault, StoreFault::ReadOnly));
}

#[test]
fn a_log_that_another_program_lengthened_takes_nothing_more() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let mut log = EventLog::open(&path).unwrap();
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch(
        "INSERT INTO event SELECT 20, 20, at_ms, actor, NULL, kind, version, body, prev, hash,
         NULL FROM event WHERE seq = 19",
    )
    .unwrap();
    let refusal = log.append(1, "Ada", None, &events(1)).unwrap_err();
    assert!(
        matches!(refusal.fault, StoreFault::MovedOn { expected: 19, found: 20 }),
        "{refusal:?}"
    );
    let refusal = log.heartbeat(1, 1).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::Stopped), "{refusal:?}");
}

#[test]
fn the_clock_keeps_its_last_value_only() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let mut log = EventLog::open(&path).unwrap();
    assert_eq!(log.last_heartbeat().unwrap(), None);
    let head = log.head();
    log.heartbeat(19, 120_000).unwrap();
    log.heartbeat(19, 119_000).unwrap();
    drop(log);
    let log = EventLog::open(&path).unwrap();
    assert_eq!(log.last_heartbeat().unwrap(), Some(Heartbeat { seq: 19, remaining_ms: 119_000 }));
    assert_eq!(log.head(), head);
}

#[test]
fn a_copy_of_a_log_in_use_is_equal_to_it() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let mut log = EventLog::open(&path).unwrap();
    let last: Appended = log.append(1, "Ada", Some("last"), &events(1)).unwrap();
    log.heartbeat(20, 5_000).unwrap();
    let copy_path = folder.path().join("copy.sqlite");
    log.copy_to(&copy_path).unwrap();
    log.integrity_check().unwrap();

    let mut copy = EventLog::open(&copy_path).unwrap();
    assert_eq!(copy.load().unwrap(), log.load().unwrap());
    assert_eq!(copy.appended_with("last").unwrap(), Some(last));
    assert_eq!(copy.last_heartbeat().unwrap(), log.last_heartbeat().unwrap());
    copy.append(2, "Ada", None, &events(1)).unwrap();

    let refusal = log.copy_to(&copy_path).unwrap_err();
    assert!(matches!(refusal.fault, StoreFault::AlreadyExists), "{refusal:?}");
    assert_eq!(copy.load().unwrap().len(), 21);
    let from_reader = folder.path().join("from reader.sqlite");
    EventLog::open_read_only(&path).unwrap().copy_to(&from_reader).unwrap();
    assert_eq!(load(&from_reader).unwrap(), 20);
}

/// Not a test of its own: [`nothing_acknowledged_is_lost_by_kill_9`] runs it in other processes.
#[test]
fn append_until_killed() {
    let Some(path) = env::var_os(CHILD_FILE) else {
        return;
    };
    let mut log = EventLog::open(path).unwrap();
    let mut out = std::io::stdout();
    for number in 0..u32::MAX {
        let receipt = if number.is_multiple_of(8) {
            log.heartbeat(log.head().seq, i64::from(number)).unwrap();
            let (one, two) = (events(1), events(2));
            let batch = |events| Batch { at_ms: 1, actor: "Ada", key: None, digest: None, events };
            log.append_all(&[batch(&one), batch(&two)]).unwrap()[1]
        } else {
            let key = format!("key-{}", log.head().seq);
            log.append(1, "Ada", Some(&key), &events(number % 3 + 1)).unwrap()
        };
        writeln!(out, "acknowledged {} {}", receipt.last_seq, receipt.head).unwrap();
        out.flush().unwrap();
    }
}

/// What a child said it had recorded, the last line possibly torn.
fn acknowledged(line: &str) -> Option<(usize, &str)> {
    let (seq, hash) = line.strip_prefix("acknowledged ")?.split_once(' ')?;
    (hash.len() == 64).then_some((seq.parse().ok()?, hash))
}

#[test]
fn nothing_acknowledged_is_lost_by_kill_9() {
    let folder = TempDir::new().unwrap();
    let path = filled(&folder);
    let mut known = 19;
    let kills = env::var("FLAVITA_KILLS").map_or(15, |kills| kills.parse().unwrap());
    for round in 0..kills {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "append_until_killed", "--nocapture", "--test-threads=1"])
            .env(CHILD_FILE, &path)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        // Read at once, or a full pipe would decide when the child is killed.
        let reader = thread::spawn(move || out.lines().map_while(Result::ok).collect::<Vec<_>>());
        thread::sleep(Duration::from_millis(5 + (round * 37 + u64::from(child.id())) % 150));
        child.kill().unwrap();
        child.wait().unwrap();

        let lines = reader.join().unwrap();
        let loaded = EventLog::open(&path).unwrap().load().unwrap();
        for (seq, hash) in lines.iter().filter_map(|line| acknowledged(line)) {
            assert_eq!(loaded[seq - 1].hash.to_string(), hash, "round {round}, event {seq}");
            known = known.max(seq);
        }
        assert!(loaded.len() >= known, "round {round}: {} of {known} events", loaded.len());
    }
    assert!(known > 100, "the children appended next to nothing: {known}");
}

/// The names of the files of a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn reading_leaves_nothing_beside_a_file_whatever_its_name() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["cup.sqlite", "кубок 1? 50%#.sqlite", "file:cup"] {
        let path = folder.path().join(name);
        let mut log = EventLog::create(&path).unwrap();
        log.append(1, "Ada", None, &events(3)).unwrap();
        drop(log);
    }
    let before = names(folder.path());
    for name in before.iter().filter(|name| !name.ends_with("-lock")) {
        let mut log = EventLog::open_read_only(folder.path().join(name)).unwrap();
        assert_eq!(log.load().unwrap().len(), 3, "{name}");
        EventLog::open_to_check(folder.path().join(name)).unwrap().integrity_check().unwrap();
        assert_eq!(names(folder.path()), before, "{name}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_with_the_secret_of_a_draw_is_its_owners_alone() {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cup.sqlite");
    let mode = |path: &Path| metadata(path).unwrap().permissions().mode() & 0o777;
    let mut log = EventLog::create(&path).unwrap();
    log.append(1, "Ada", None, &events(3)).unwrap();
    log.copy_to(folder.path().join("copy.sqlite")).unwrap();
    drop(log);
    assert_eq!(mode(&path), 0o600);
    assert_eq!(mode(&folder.path().join("copy.sqlite")), 0o600);
    // One that a program of before has made.
    set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
    let mut log = EventLog::open(&path).unwrap();
    log.load().unwrap();
    log.append(2, "Ada", None, &events(1)).unwrap();
    assert_eq!(mode(&path), 0o600);
    assert_eq!(mode(&folder.path().join("cup.sqlite-wal")), 0o600);
}

#[test]
fn lines_are_read_as_other_programs_keep_them() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("cup.sqlite");
    let mut log = EventLog::create(log).unwrap();
    log.append(1, "Ада", None, &events(3)).unwrap();
    let lines: Vec<String> = log.load().unwrap().iter().map(line::write).collect();
    let text = lines.join("\r\n");
    let marked = "\u{feff}".to_owned() + &text;
    let utf_16 = |bytes: fn(u16) -> [u8; 2]| marked.encode_utf16().flat_map(bytes).collect();
    let kept: [Vec<u8>; 4] = [
        text.clone().into_bytes(),
        marked.clone().into_bytes(),
        utf_16(u16::to_le_bytes),
        utf_16(u16::to_be_bytes),
    ];
    for bytes in kept {
        let path = folder.path().join("cup.jsonl");
        fs::write(&path, &bytes).unwrap();
        assert!(exported::is_export(&path));
        assert_eq!(exported::read(&path).unwrap().len(), 3);
    }
    assert!(exported::parse(b"\xFF\xFE{").is_err());
}
