//! `flavita import`: the log's lines make the same tournament again.

use std::fs;

use tempfile::TempDir;

use crate::log_file::{argument, events, exported};
use crate::{error, flavita, output};

#[test]
fn an_export_imported_has_the_same_head_and_the_same_lines() {
    let folder = TempDir::new().unwrap();
    let (path, lines) = exported(&folder, &events());
    let again = folder.path().join("again.sqlite");
    let told = output(&mut flavita(&["import", argument(&lines), "--out", argument(&again)]));
    assert!(told.starts_with("ok head="), "{told}");
    let of = |path| output(&mut flavita(&["export", argument(path), "--jsonl"]));
    assert_eq!(of(&path), of(&again));
    let head = told.split_whitespace().nth(1).unwrap().to_owned();
    let verified = output(&mut flavita(&["verify", argument(&again)]));
    assert!(verified.contains(&head), "{verified} has not {head}");
    let left: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.contains("import") || name.contains("partial"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn a_file_that_is_there_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let (path, lines) = exported(&folder, &events());
    let before = fs::read(&path).unwrap();
    let message = error(&mut flavita(&["import", argument(&lines), "--out", argument(&path)]));
    assert!(message.contains("already exists"), "{message}");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_line_that_was_changed_is_named_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    let (_, lines) = exported(&folder, &events());
    let text = fs::read_to_string(&lines).unwrap();
    let third = text.lines().nth(2).unwrap();
    let again = folder.path().join("again.sqlite");
    let cases = [
        (text.replace(third, &third.replace("\"version\":1", "\"version\":2")), "line 3"),
        (text.replacen(&format!("{third}\n"), "", 1), "line 3"),
        (text[..text.len() - 20].to_owned(), &*format!("line {}", text.lines().count())),
        (String::new(), "line 1"),
    ];
    for (changed, named) in cases {
        fs::write(&lines, changed).unwrap();
        let asked = ["import", argument(&lines), "--out", argument(&again)];
        let message = error(&mut flavita(&asked));
        assert!(message.contains("cup.jsonl") && message.contains(named), "{message}");
        assert!(!again.exists());
    }
}
