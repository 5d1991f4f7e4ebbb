//! Tests of `src/app/training/trainees.rs`.

use flavita_app::machine::clock;
use flavita_app::passes::token::Token;
use flavita_app::training::file::{MOST_BYTES, write};
use flavita_app::training::homework::key;
use flavita_app::training::trainees::{MOST_FILES, TraineeFault, Trainees};
use flavita_contests::training::trainee::Trainee;
use flavita_contests::{training::answer::Score, training::trainee::PastGame};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

const DAY_MS: i64 = 24 * 3600 * 1000;

/// Where the person of this code is kept in a data folder.
fn file(data: &Path, code: &Token) -> PathBuf {
    data.join("training").join(key(code)).with_extension("json")
}

fn files(data: &Path) -> usize {
    fs::read_dir(data.join("training")).unwrap().count()
}

fn past(title: &str) -> PastGame {
    PastGame { title: title.to_owned(), begun_ms: 1, of_rounds: 3, score: Score::default() }
}

fn train(trainees: &Trainees, code: &Token, title: &str) {
    let noted = trainees.change(code, |trainee| trainee.past.push(past(title)));
    noted.unwrap();
}

#[test]
fn what_is_changed_is_found_again_by_the_same_code_alone() {
    let folder = tempfile::tempdir().unwrap();
    let trainees = Trainees::of(folder.path());
    let (one, other) = (Token::fresh().unwrap(), Token::fresh().unwrap());
    train(&trainees, &one, "Кубок");
    let again = Trainees::of(folder.path());
    assert_eq!(again.load(&one).unwrap().past, [past("Кубок")]);
    assert_eq!(again.load(&other).unwrap(), Trainee::default());
    let file = file(folder.path(), &one);
    let name = file.display().to_string();
    assert!(file.is_file() && !name.contains(&one.text()), "the file does not tell the code");
}

#[test]
fn a_damaged_file_is_named_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let trainees = Trainees::of(folder.path());
    let code = Token::fresh().unwrap();
    train(&trainees, &code, "Кубок");
    let file = file(folder.path(), &code);
    let whole = fs::read_to_string(&file).unwrap();
    let newer = whole.replace("\"form\":5", "\"form\":6");
    let other = whole.replace("\"past\"", "\"passed\"");
    for bent in [&whole[..whole.len() / 2], "", "[]", &newer, &other, "\u{0}"] {
        fs::write(&file, bent).unwrap();
        let fault = trainees.change(&code, |trainee| trainee.past.clear());
        assert!(matches!(fault, Err(TraineeFault::Damaged { .. })), "{bent}: {fault:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), bent);
    }
    fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(trainees.load(&code).is_err());
    fs::write(&file, &whole).unwrap();
    assert_eq!(trainees.load(&code).unwrap().past, [past("Кубок")]);
}

#[test]
fn a_file_that_grew_beyond_all_measure_is_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let trainees = Trainees::of(folder.path());
    let code = Token::fresh().unwrap();
    train(&trainees, &code, "Кубок");
    let file = File::options().write(true).open(file(folder.path(), &code));
    file.unwrap().set_len(MOST_BYTES + 1).unwrap();
    assert!(trainees.load(&code).is_err());
}

#[test]
fn who_has_only_begun_gives_way_to_a_newcomer_and_nobody_who_has_played() {
    let folder = tempfile::tempdir().unwrap();
    let trainees = Trainees::of(folder.path());
    let played = Token::fresh().unwrap();
    train(&trainees, &played, "Кубок");
    for _ in 1..MOST_FILES {
        let file = file(folder.path(), &Token::fresh().unwrap());
        fs::write(file, write(&Trainee::default())).unwrap();
    }
    for _ in 0..3 {
        let newcomer = Token::fresh().unwrap();
        train(&trainees, &newcomer, "Кубок");
        assert_eq!(trainees.load(&newcomer).unwrap().past.len(), 1);
    }
    assert_eq!(trainees.load(&played).unwrap().past.len(), 1);
    assert_eq!(files(folder.path()), MOST_FILES);
}

#[test]
fn who_has_not_trained_for_a_year_gives_way_and_nobody_of_today() {
    let folder = tempfile::tempdir().unwrap();
    let trainees = Trainees::of(folder.path());
    let codes: Vec<Token> = (0..MOST_FILES).map(|_| Token::fresh().unwrap()).collect();
    for code in &codes {
        train(&trainees, code, "Кубок");
    }
    let newcomer = Token::fresh().unwrap();
    let refused = trainees.change(&newcomer, |_| ());
    assert!(matches!(refused, Err(TraineeFault::Full)));
    let two_days = SystemTime::UNIX_EPOCH
        + Duration::from_millis(u64::try_from(clock::now_ms() - 2 * DAY_MS).unwrap());
    let resting = File::options().write(true).open(file(folder.path(), &codes[7]));
    resting.unwrap().set_modified(two_days).unwrap();
    train(&trainees, &newcomer, "Кубок");
    assert_eq!(trainees.load(&codes[7]).unwrap(), Trainee::default());
    assert_eq!(trainees.load(&codes[8]).unwrap().past.len(), 1);
    assert_eq!(files(folder.path()), MOST_FILES);
}

#[cfg(unix)]
#[test]
fn only_the_owner_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let trainees = Trainees::of(folder.path());
    let code = Token::fresh().unwrap();
    train(&trainees, &code, "Кубок");
    let mode = fs::metadata(file(folder.path(), &code)).unwrap().permissions();
    assert_eq!(mode.mode() & 0o077, 0);
}
