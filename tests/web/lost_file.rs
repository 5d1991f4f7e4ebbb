//! The tournament's file goes away under the program, while slips come: nothing that was
//! acknowledged is lost, and the console says what happened.

use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::json;
use tempfile::TempDir;

use crate::program::{Program, listed, text};

const PLAYERS: [&str; 8] = ["Ада", "Ван", "Люсетта", "Демон", "Аква", "Марина", "Дан", "Ким"];

/// The file, its journal and its index of it.
fn parts(file: &Path) -> Vec<PathBuf> {
    let name = |suffix| PathBuf::from(format!("{}{suffix}", file.display()));
    ["", "-wal", "-shm"].map(name).into_iter().filter(|path| path.exists()).collect()
}

fn removed(file: &Path) {
    for path in parts(file) {
        fs::remove_file(path).unwrap();
    }
}

fn moved(file: &Path) {
    let other = tempfile::tempdir_in(file.parent().unwrap()).unwrap().keep();
    for path in parts(file) {
        fs::rename(&path, other.join(path.file_name().unwrap())).unwrap();
    }
}

/// As a program does that keeps folders alike: an earlier copy takes the place.
fn replaced(file: &Path) {
    let copy = file.with_extension("old");
    fs::copy(file, &copy).unwrap();
    fs::rename(&copy, file).unwrap();
}

fn cut(file: &Path) {
    fs::OpenOptions::new().write(true).open(file).unwrap().set_len(100).unwrap();
}

/// As a copy over it does: the same file with other bytes, and no fewer.
fn overwritten(file: &Path) {
    let bytes = fs::metadata(file).unwrap().len() + 4096;
    fs::write(file, vec![0xA5; usize::try_from(bytes).unwrap()]).unwrap();
}

/// The journal alone, in which the newest slips stand.
fn unjournaled(file: &Path) {
    fs::remove_file(format!("{}-wal", file.display())).unwrap();
}

/// The journal's bytes alone, all of them or the newest: as many others lie there.
fn journal_overwritten(file: &Path, keep: u64) {
    let journal = format!("{}-wal", file.display());
    let len = fs::metadata(&journal).unwrap().len();
    let mut journal = fs::OpenOptions::new().write(true).open(journal).unwrap();
    journal.seek(SeekFrom::Start(keep.min(len))).unwrap();
    journal.write_all(&vec![0; usize::try_from(len.saturating_sub(keep)).unwrap()]).unwrap();
}

/// Sends a slip until it is saved, as a page does.
fn keyed(program: &Program, id: &str, line: &str, key: &str) {
    let asked = json!({"round": 1, "line": line, "key": key, "confirm": true});
    let begun = Instant::now();
    while program.post(&format!("/t/{id}/slips"), &asked)["saved"] != true {
        assert!(begun.elapsed() < Duration::from_secs(20), "{line} is not saved");
        thread::sleep(Duration::from_millis(50));
    }
}

fn slips(program: &Program, id: &str) -> String {
    program.get(&format!("/t/{id}/slips.csv?for=plain")).1
}

fn until(what: &str, holds: impl Fn() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(20), "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

fn nothing_is_lost_after(harm: fn(&Path)) {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&PLAYERS);
    let rows = listed(&program.step_to(&id, "placed"));
    // A rack may have fewer plays than there are players.
    let slip = |n: usize| {
        let row = &rows[n % rows.len()];
        format!("{} {} {}", n + 1, row.at.to_lowercase(), row.word)
    };
    for n in 0..4 {
        keyed(&program, &id, &slip(n), &format!("before-{n}"));
    }
    let file = folder.path().join(format!("{id}.sqlite"));
    harm(&file);
    for n in 4..8 {
        keyed(&program, &id, &slip(n), &format!("after-{n}"));
    }
    let console = program.page(&format!("/t/{id}/console"));
    assert!(text(&console, ".trouble").contains("заново"), "{}", console.html());
    let before = slips(&program, &id);
    // The power goes: what counts is what lies on the disk.
    drop(program);
    let program = Program::start(folder.path());
    let after = slips(&program, &id);
    assert_eq!(after.lines().count(), 1 + PLAYERS.len());
    assert_eq!(before, after);
    // The same request once more is known by its key.
    keyed(&program, &id, &slip(5), "after-5");
    assert_eq!(slips(&program, &id), after);
}

#[test]
fn a_file_that_was_removed_is_written_anew_with_every_slip() {
    nothing_is_lost_after(removed);
}

#[test]
fn a_file_that_was_moved_is_written_anew_with_every_slip() {
    nothing_is_lost_after(moved);
}

#[test]
fn a_file_in_whose_place_another_one_came_is_written_anew_with_every_slip() {
    nothing_is_lost_after(replaced);
}

#[test]
fn a_file_that_was_cut_short_is_written_anew_with_every_slip() {
    nothing_is_lost_after(cut);
}

#[test]
fn a_file_over_whose_bytes_others_were_written_is_written_anew_with_every_slip() {
    nothing_is_lost_after(overwritten);
}

#[test]
fn a_journal_that_was_removed_is_noticed_and_all_is_written_anew() {
    nothing_is_lost_after(unjournaled);
}

#[test]
fn a_journal_over_whose_bytes_others_were_written_is_written_anew_with_every_slip() {
    nothing_is_lost_after(|file| journal_overwritten(file, 0));
    nothing_is_lost_after(|file| journal_overwritten(file, 4096));
}

#[test]
fn it_is_noticed_within_a_second_though_nobody_asks_for_anything() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["Ада", "Ван"]);
    let file = folder.path().join(format!("{id}.sqlite"));
    let begun = Instant::now();
    removed(&file);
    until("the file is there again", || file.exists());
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    let told = || text(&program.page(&format!("/t/{id}/console")), ".trouble").contains("заново");
    until("the console says so", told);
}

/// A program whose folder is on a stick, with a round whose slips are marked.
struct Stick {
    folder: TempDir,
    home: TempDir,
    program: Program,
    id: String,
    /// The first player's top, as it is typed.
    line: String,
}

impl Stick {
    fn put_in() -> Self {
        let (folder, home) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let data = folder.path().join("stick");
        fs::create_dir(&data).unwrap();
        let program = Program::start_at_home(&data, home.path());
        let id = program.create(&["Ада", "Ван"]);
        let rows = listed(&program.step_to(&id, "placed"));
        let line = format!("1 {} {}", rows[0].at.to_lowercase(), rows[0].word);
        Self { folder, home, program, id, line }
    }
}

#[test]
fn where_the_folder_is_gone_the_game_is_saved_at_home_and_goes_on() {
    let Stick { folder, home, program, id, line } = Stick::put_in();
    fs::rename(folder.path().join("stick"), folder.path().join("pulled")).unwrap();
    keyed(&program, &id, &line, "one");
    let saved = home.path().join("flavita-saved").join(format!("{id}.sqlite"));
    until("the game lies at home", || saved.exists());
    let console = program.page(&format!("/t/{id}/console"));
    assert!(text(&console, ".trouble").contains("flavita-saved"), "{}", console.html());
    drop(program);
    let again = Program::start(&home.path().join("flavita-saved"));
    let written = slips(&again, &id);
    assert_eq!(written.lines().count(), 2, "{written}");
}

#[cfg(unix)]
#[test]
fn a_program_that_is_stopped_while_its_folder_is_gone_saves_the_game_at_home_first() {
    let Stick { folder, home, program, id, line } = Stick::put_in();
    keyed(&program, &id, &line, "one");
    fs::rename(folder.path().join("stick"), folder.path().join("pulled")).unwrap();
    program.stopped();
    let again = Program::start(&home.path().join("flavita-saved"));
    let written = slips(&again, &id);
    assert_eq!(written.lines().count(), 2, "{written}");
}
