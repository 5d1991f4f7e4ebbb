//! The tables for spreadsheets, opened by a spreadsheet program.
#![expect(clippy::print_stderr, reason = "a test says what it could not check")]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

use tempfile::TempDir;

use super::log_file::{argument, file, ruled_events};
use super::{flavita, output};

const TABLES: &[&str] =
    &["standings", "rounds", "slips", "rulings", "players", "cross", "warnings"];
/// How the file is opened where Russian is spoken: semicolons, quotation marks, UTF-8, from the
/// first line, numbers as they are written there.
const RUSSIAN: &str = "CSV:59,34,76,1,,1049";
/// The same where English is.
const ENGLISH: &str = "CSV:59,34,76,1,,1033";

fn export(path: &Path, (name, out): (&str, &Path), form: &[&str]) {
    let options = ["--what", name, "--out", argument(out)];
    let arguments = [&["export", argument(path)], options.as_slice(), form].concat();
    assert_eq!(output(&mut flavita(&arguments)), "");
}

/// Two that start at the same moment on a machine where none has run can bring each other down.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// Has the spreadsheet program read these files; false where the machine has none.
fn opened(folder: &Path, how: &str, files: &[PathBuf]) -> bool {
    let _alone = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    // A profile of its own: another one that is running would answer in its place.
    let profile = format!("-env:UserInstallation=file://{}/profile", folder.display());
    let program = Command::new("soffice")
        .env("HOME", folder)
        .args([profile.as_str(), "--headless", "--convert-to", "fods"])
        .args([&format!("--infilter={how}"), "--outdir"])
        .arg(folder)
        .args(files)
        .output();
    let Ok(run) = program else {
        eprintln!("soffice is missing: the tables are not opened by a spreadsheet program");
        return false;
    };
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
    true
}

fn figures_are_the_same(language: &str, how: &str) {
    let folder = TempDir::new().unwrap();
    let path = file(&folder, &ruled_events());
    let place = |name: String| folder.path().join(name);
    let mut sheets = Vec::new();
    let mut compared = Vec::new();
    for name in TABLES {
        let (sheet, plain) = (place(format!("{name}.csv")), place(format!("{name}.plain")));
        let form = ["--format", "spreadsheet", "--lang", language];
        export(&path, (name, &sheet), &form);
        export(&path, (name, &plain), &["--format", "plain"]);
        compared.extend([place(format!("{name}.fods")), plain]);
        sheets.push(sheet);
    }
    if !opened(folder.path(), how, &sheets) {
        return;
    }
    let python = Command::new("python3")
        .args(["-X", "utf8", "-B"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/sheets.py"))
        .args(&compared)
        .output()
        .expect("python3 is needed beside a spreadsheet program");
    let said = String::from_utf8_lossy(&python.stderr);
    assert!(python.status.success(), "{said}");
    let counted = String::from_utf8_lossy(&python.stdout);
    assert_eq!(counted.lines().count(), TABLES.len(), "{counted}");
}

mod long {
    use super::{ENGLISH, RUSSIAN, figures_are_the_same};

    #[test]
    #[ignore = "long: bash tests/check"]
    fn a_russian_spreadsheet_has_the_same_figures() {
        figures_are_the_same("ru", RUSSIAN);
    }

    #[test]
    #[ignore = "long: bash tests/check"]
    fn an_english_spreadsheet_has_the_same_figures() {
        figures_are_the_same("en", ENGLISH);
    }
}
