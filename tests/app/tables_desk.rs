//! Tests of `src/app/tables/desk.rs`.

use flavita_app::tables::{Acting, TableDesk, TableError};
use flavita_app::words::dictionary::from_plain;
use flavita_contests::tables::playing::{Beginning, Command, Proposal, TableEvent, TableRefusal};
use flavita_contests::tables::rules::embedded;
use flavita_contests::tables::scores::scores;
use flavita_game::{parse, reference, word_text};
use flavita_lexicon::graph::Graph;
use flavita_solver::{position::Position, rank, rank::Spread};
use flavita_store::error::{StoreError, StoreFault};
use flavita_store::event_log::EventLog;
use std::path::{Path, PathBuf};
use std::{fs, sync::Arc, thread};
use tempfile::TempDir;

const TINY: &str = include_str!("../data/editions/tiny.toml");
const WORDS: &str = "ab\naba\nba\nabab\nbab\nac\nca\nda\nad\ncab\n";

/// A table in a folder of its own.
struct Laid {
    folder: TempDir,
    words: Arc<Graph>,
    desk: TableDesk,
    acts: u32,
}

fn laid(rules: &str) -> Laid {
    let folder = tempfile::tempdir().unwrap();
    let edition = parse(TINY).unwrap();
    let list = from_plain(&edition, Path::new("tiny.txt"), WORDS.as_bytes(), None).unwrap();
    let beginning = Beginning {
        edition: TINY.to_owned(),
        rules: embedded(rules).unwrap().text(),
        names: ["Ада", "Ван"].map(str::to_owned).to_vec(),
        keys: vec!["00".to_owned(); 3],
        ..Beginning::default()
    };
    let begun = vec![TableEvent::Begun(beginning)];
    let desk = TableDesk::create(&folder.path().join("one.table"), begun).unwrap();
    Laid { folder, words: list.words, desk, acts: 0 }
}

/// A table at which somebody has just played: with poor racks nobody can, and another one is laid.
fn with_a_play(rules: &str) -> Laid {
    let mut one = laid(rules);
    while one.desk.seen().table.game.open.is_none() {
        if !one.go_on() {
            one = laid(rules);
        }
    }
    one
}

impl Laid {
    fn acting(&mut self, seat: usize, command: Command) -> Acting {
        self.acts += 1;
        let turn = self.desk.seen().table.game.turn;
        Acting {
            seat,
            turn,
            command,
            key: self.acts.to_string(),
            words: Arc::clone(&self.words),
            is_silent: false,
        }
    }

    fn act(&mut self, seat: usize, command: Command) {
        let acting = self.acting(seat, command);
        self.desk.act(&acting).unwrap();
    }

    fn proposal(&self) -> Proposal {
        let table = self.desk.seen().table;
        let rack = &table.racks[table.game.on_turn];
        let position = Position::new(&table.edition, &self.words, &table.game.board, rack);
        let [action, at, word] = match rank::best(&position, 1, Spread::Nothing).to_vec().first() {
            Some(top) => {
                let laid = &top.placement;
                let at = reference::text(&table.edition, laid.square, laid.direction);
                ["play".to_owned(), at, word_text(&table.edition, &laid.tiles)]
            }
            None => ["pass".to_owned(), String::new(), String::new()],
        };
        Proposal { action, at, word }
    }

    /// Does what comes next; says whether there was anything.
    fn go_on(&mut self) -> bool {
        let table = self.desk.seen().table;
        let on_turn = table.game.on_turn;
        if table.is_over() {
            return false;
        }
        match &table.game.open {
            Some(open) if table.game.end.is_some() => self.act(1 - open.player, Command::Accept),
            _ if !table.is_running => self.act(on_turn, Command::Run),
            _ if table.proposed.is_some() => self.act(on_turn, Command::Press),
            _ => self.act(on_turn, Command::Propose(self.proposal())),
        }
        true
    }

    /// The file as a power cut leaves it, in another folder.
    fn cut_off(&self) -> (TempDir, PathBuf) {
        let copies = tempfile::tempdir().unwrap();
        for file in fs::read_dir(self.folder.path()).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), copies.path().join(file.file_name())).unwrap();
        }
        let path = copies.path().join("one.table");
        (copies, path)
    }
}

#[test]
fn after_a_power_cut_at_any_moment_the_table_is_as_it_was_and_its_clock_stands() {
    let mut laid = laid("russian");
    loop {
        let (_copies, path) = laid.cut_off();
        let (before, after) = (laid.desk.seen().table, TableDesk::open(&path).unwrap());
        let after = after.seen().table;
        assert_eq!((&after.game, &after.racks), (&before.game, &before.racks));
        assert_eq!((after.moves_csv(), &after.proposed), (before.moves_csv(), &before.proposed));
        assert!(!after.is_running);
        if !laid.go_on() {
            break;
        }
    }
    assert!(laid.desk.seen().table.rows.len() > 2, "a game was played");
}

#[test]
fn of_two_presses_at_once_one_counts_and_one_that_comes_twice_counts_once() {
    let mut laid = laid("russian");
    laid.go_on();
    laid.go_on();
    let presses = [0, 0].map(|seat| laid.acting(seat, Command::Press));
    let desk = &laid.desk;
    let done: Vec<_> = thread::scope(|scope| {
        let both = presses.each_ref().map(|press| scope.spawn(move || desk.act(press)));
        both.map(|one| one.join().unwrap()).into_iter().collect()
    });
    let refused: Vec<_> = done.iter().filter_map(|one| one.as_ref().err()).collect();
    let refused = refused.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(refused, ["another turn is played by now"]);
    assert_eq!(desk.seen().table.rows.len(), 1);
    for press in presses.iter().zip(&done).filter(|(_, done)| done.is_ok()).map(|(one, _)| one) {
        desk.act(press).unwrap();
    }
    assert_eq!(desk.seen().table.rows.len(), 1);
}

#[test]
fn a_file_that_is_cut_short_is_refused_or_tells_no_more_than_happened() {
    let mut laid = laid("russian");
    while laid.go_on() {}
    let whole = laid.desk.seen().table.moves_csv();
    let path = laid.folder.path().join("one.table");
    let Laid { folder, desk, .. } = laid;
    drop(desk);
    let bytes = fs::read(&path).unwrap();
    for part in 0..40 {
        let short = folder.path().join(format!("{part}.table"));
        fs::write(&short, &bytes[..bytes.len() * part / 40]).unwrap();
        if let Ok(desk) = TableDesk::open(&short) {
            assert!(whole.starts_with(&desk.seen().table.moves_csv()), "{part}");
        }
    }
}

#[test]
fn the_last_second_on_disk_counts_after_a_power_cut() {
    let mut laid = laid("tournament");
    laid.go_on();
    let seq = laid.desk.seen().revision;
    let (_copies, path) = laid.cut_off();
    EventLog::open(&path).unwrap().heartbeat(seq, 1_561_000).unwrap();
    laid.desk = TableDesk::open(&path).unwrap();
    assert_eq!(laid.desk.seen().ms, 1_561_000);
    while laid.desk.seen().table.rows.is_empty() {
        laid.go_on();
    }
    let table = laid.desk.seen().table;
    assert!(table.game.players[0].used_ms >= 1_561_000);
    let overtime = scores(&table.edition, &table.game).into_iter().find(|one| one.player == 0);
    assert_eq!(overtime.unwrap().overtime, 20);
}

#[test]
fn who_challenges_a_turn_that_is_not_the_last_any_more_contests_nothing() {
    let mut laid = laid("russian");
    while laid.desk.seen().table.rows.is_empty() {
        laid.go_on();
    }
    let late = laid.acting(1, Command::Challenge(String::new()));
    while laid.desk.seen().table.rows.len() < 2 {
        laid.go_on();
    }
    assert!(laid.desk.act(&late).is_err());
    assert_eq!(laid.desk.seen().table.rows.len(), 2);
}

#[test]
fn a_play_that_was_contested_in_vain_is_contested_again_by_nobody_at_no_cost() {
    let mut laid = with_a_play("hungarian");
    let player = laid.desk.seen().table.game.open.as_ref().unwrap().player;
    laid.act(1 - player, Command::Challenge(String::new()));
    let rows = laid.desk.seen().table.rows.len();
    let again = laid.acting(1 - player, Command::Challenge(String::new()));
    let refused = laid.desk.act(&again);
    assert!(matches!(refused, Err(TableError::Refused(TableRefusal::Upheld))), "{refused:?}");
    let table = laid.desk.seen().table;
    assert_eq!(table.rows.len(), rows);
    let cost: i64 = table.game.verdicts.iter().map(|one| one.points.min(0)).sum();
    assert_eq!(cost, -10, "the first one alone");
}

/// What a failed disk left behind the last event, and how it is mended.
const STRANGE: &str = "CREATE TEMP TABLE strange AS SELECT * FROM event ORDER BY seq DESC LIMIT 1;
    UPDATE strange SET seq = seq + 1, key = NULL;
    INSERT INTO event SELECT * FROM strange;";
const MENDED: &str = "DROP TRIGGER event_refuses_delete;
    DELETE FROM event WHERE seq = (SELECT max(seq) FROM event);";

#[test]
fn a_table_goes_on_when_a_file_that_refused_takes_events_again() {
    let mut laid = laid("russian");
    laid.go_on();
    let path = laid.folder.path().join("one.table");
    let file = rusqlite::Connection::open(&path).unwrap();
    let trigger = "SELECT sql FROM sqlite_master WHERE name = 'event_refuses_delete'";
    let trigger: String = file.query_row(trigger, [], |row| row.get(0)).unwrap();
    let before = laid.desk.seen().revision;
    file.execute_batch(STRANGE).unwrap();
    let proposal = laid.proposal();
    let refused = laid.acting(0, Command::Propose(proposal));
    assert!(laid.desk.act(&refused).is_err());
    let again = laid.desk.act(&refused);
    let broken = |fault: &StoreFault| matches!(fault, StoreFault::BrokenChain { .. });
    let is_read_anew =
        matches!(&again, Err(TableError::Store(StoreError { fault, .. })) if broken(fault));
    assert!(is_read_anew, "it writes nothing before the file is sound: {again:?}");
    assert_eq!(laid.desk.seen().revision, before, "nothing is shown that is not on disk");
    file.execute_batch(&format!("{MENDED}\n{trigger}")).unwrap();
    laid.desk.act(&refused).unwrap();
    assert!(laid.desk.seen().table.proposed.is_some());
    laid.go_on();
    assert_eq!(laid.desk.seen().table.rows.len(), 1);
}

#[test]
fn a_file_that_vanishes_or_is_replaced_is_written_anew_from_memory() {
    let mut laid = laid("russian");
    laid.go_on();
    let path = laid.folder.path().join("one.table");
    fs::remove_file(&path).unwrap();
    laid.go_on();
    assert!(laid.desk.seen().table.proposed.is_some());
    let (_copies, copy) = laid.cut_off();
    assert!(TableDesk::open(&copy).unwrap().seen().table.proposed.is_some());
    fs::remove_file(&path).unwrap();
    fs::write(&path, "another file").unwrap();
    laid.desk.look_after_file();
    let (_copies, copy) = laid.cut_off();
    assert!(TableDesk::open(&copy).unwrap().seen().table.proposed.is_some());
}

#[test]
fn a_computer_plays_its_turns_and_lets_plays_stand_to_the_end() {
    let begun = |beginning: &Beginning| Beginning {
        computers: vec![String::new(), "champion".to_owned()],
        ..beginning.clone()
    };
    let mut laid = laid("judged");
    let beginning = begun(&laid.desk.seen().table.beginning);
    let path = laid.folder.path().join("two.table");
    laid.desk = TableDesk::create(&path, vec![TableEvent::Begun(beginning)]).unwrap();
    for _ in 0..100 {
        let table = laid.desk.seen().table;
        assert!(table.is_over() || table.game.on_turn == 0, "the computer does not wait");
        if !laid.go_on() {
            break;
        }
    }
    let table = laid.desk.seen().table;
    assert!(table.is_over());
    assert!(table.game.verdicts.iter().any(|one| one.player == 1 && one.points > 0));
}

#[test]
fn what_was_stored_of_a_table_once_is_read_and_written_alike_for_ever() {
    let stored = include_str!("../data/tables/table.jsonl");
    let events: Vec<TableEvent> =
        stored.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (event, line) in events.iter().zip(stored.lines()) {
        let [fresh, old] = [&serde_json::to_string(event).unwrap(), line]
            .map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap());
        assert_eq!(fresh, old);
    }
    let folder = tempfile::tempdir().unwrap();
    let desk = TableDesk::create(&folder.path().join("old.table"), events).unwrap();
    let table = desk.seen().table;
    let totals = scores(&table.edition, &table.game);
    let totals: Vec<_> = totals.iter().map(|one| (one.player, one.total)).collect();
    assert_eq!(totals, [(0, -1), (1, -5)]);
    assert_eq!(table.moves_csv().lines().count(), 13);
}

#[test]
fn in_silence_no_judged_word_is_laid_whatever_was_proposed_just_before() {
    let tables = (0..200).map(|_| {
        let mut table = laid("judged");
        table.act(0, Command::Run);
        let proposal = table.proposal();
        (table, proposal)
    });
    let mut with_word = tables.filter(|(_, proposal)| !proposal.word.is_empty());
    let (mut laid, proposal) = with_word.next().unwrap();
    let on_turn = laid.desk.seen().table.game.on_turn;
    let silent = |acting: Acting| Acting { is_silent: true, ..acting };
    let propose = silent(laid.acting(on_turn, Command::Propose(proposal)));
    laid.desk.act(&propose).unwrap();
    let press = silent(laid.acting(on_turn, Command::Press));
    assert!(matches!(laid.desk.act(&press), Err(TableError::Silent)));
    let press = Acting { is_silent: false, ..press };
    laid.desk.act(&press).unwrap();
}
