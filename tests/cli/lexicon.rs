//! `flavita lexicon`.

use std::fs;

use tempfile::TempDir;

use super::{error, flavita, output, words};

#[test]
fn a_list_is_compiled_described_and_asked() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("club.lexicon").display().to_string();
    let build = [
        "lexicon",
        "build",
        "--words",
        &words(),
        "--out",
        &out,
        "--name",
        "Club",
    ];
    assert!(output(&mut flavita(&build)).contains("11 words"));
    let info = output(&mut flavita(&["lexicon", "info", "--words", &out]));
    assert!(info.contains("name      Club\nwords     11\n"), "{info}");
    assert!(info.contains(" 2 letters         2\n"), "{info}");
    let check = |words: &[&str]| {
        let mut command = flavita(&["lexicon", "check", "--words", &out]);
        command.args(words).assert()
    };
    check(&["код", "МОДА"])
        .code(0)
        .stdout("код\tyes\nМОДА\tyes\n");
    check(&["код", "фея"]).code(1).stdout("код\tyes\nфея\tno\n");
}

#[test]
fn a_plain_and_a_compiled_list_of_the_same_words_have_the_same_checksum() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("club.lexicon").display().to_string();
    output(&mut flavita(&[
        "lexicon",
        "build",
        "--words",
        &words(),
        "--out",
        &out,
    ]));
    let checksum = |file: &str| {
        let info = output(&mut flavita(&["lexicon", "info", "--words", file]));
        let line = info.lines().find(|line| line.starts_with("checksum"));
        line.unwrap().to_owned()
    };
    assert_eq!(checksum(&out), checksum(&words()));
}

#[test]
fn a_word_without_tiles_is_named_with_its_line_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    let list = folder.path().join("list.txt");
    let out = folder.path().join("list.lexicon").display().to_string();
    fs::write(&list, "код\nкто-то\n").unwrap();
    let list = list.display().to_string();
    let mut build = vec!["lexicon", "build", "--words", &list, "--out", &out];
    let fault = error(&mut flavita(&build));
    assert!(fault.contains("list.txt, line 2: \"кто-то\""), "{fault}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    build.push("--leave-out");
    assert!(output(&mut flavita(&build)).contains("1 words"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn a_list_that_is_not_there_is_named() {
    let fault = error(&mut flavita(&["lexicon", "info", "--words", "no-such.txt"]));
    assert!(fault.contains("no-such.txt"), "{fault}");
}
