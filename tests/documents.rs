//! The documents say what is there: what they name exists, and the two READMEs have one plan.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// Documents whose links are followed.
const DOCUMENTS: &[&str] = &[
    "README.md",
    "README.ru.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "dictionaries/README.md",
    "packaging/README.md",
    "tests/benches/README.md",
    "tournaments/README.md",
];

/// Where the files lie that `ARCHITECTURE.md` names, most of them by the end of their path.
const PLACES: &[&str] =
    &["src", "tests", "templates", "static", "dictionaries", "tournaments", "packaging"];

/// The endings of names that are files.
const ENDINGS: &[&str] = &["rs", "js", "html", "toml", "sql", "tsv", "md"];

fn top() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn text(document: &str) -> String {
    fs::read_to_string(top().join(document)).unwrap()
}

/// What stands between two marks, on one line each.
fn between<'a>(text: &'a str, open: &'a str, close: &'a str) -> impl Iterator<Item = &'a str> {
    text.lines().flat_map(move |line| {
        line.split(open).skip(1).filter_map(move |rest| Some(rest.split_once(close)?.0))
    })
}

/// The names in backticks.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

fn every_path(folder: &Path, paths: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_folder = path.is_dir();
        let slash = if is_folder { "/" } else { "" };
        paths.push(format!("{}{slash}", path.to_str().unwrap().replace('\\', "/")));
        if is_folder && !path.ends_with("node_modules") {
            every_path(&path, paths);
        }
    }
}

/// The anchor that a heading gets.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    for document in DOCUMENTS {
        let text = text(document);
        let links = between(&text, "](", ")").chain(between(&text, "src=\"", "\""));
        for link in links.filter(|link| !link.starts_with("http")) {
            let (path, place) = link.split_once('#').unwrap_or((link, ""));
            let here = top().join(document);
            let file = if path.is_empty() { here } else { here.with_file_name(path) };
            assert!(file.exists(), "{document}: {link}");
            if !place.is_empty() {
                let there = fs::read_to_string(&file).unwrap();
                let mut headings = there.lines().filter(|line| line.starts_with('#'));
                assert!(headings.any(|line| anchor(line) == place), "{document}: {link}");
            }
        }
    }
}

#[test]
fn every_file_that_the_map_names_is_there() {
    let at_the_top = fs::read_dir(top()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut paths: Vec<_> = at_the_top.map(|name| format!("/{}", name.display())).collect();
    for place in PLACES {
        paths.push(format!("/{place}/"));
        every_path(&top().join(place), &mut paths);
    }
    let map = text("ARCHITECTURE.md");
    let is_file = |name: &&str| ENDINGS.iter().any(|end| name.ends_with(&format!(".{end}")));
    let is_open = |name: &&str| name.contains(['*', '<', ' ']);
    let files = names(&map).filter(|name| is_file(name) || name.ends_with('/'));
    let mut known = 0;
    for name in files.filter(|name| !is_open(name)) {
        let end = format!("/{name}");
        assert!(paths.iter().any(|path| path.ends_with(&end)), "ARCHITECTURE.md: {name}");
        known += 1;
    }
    assert!(known > 100, "{known}");
}

#[test]
fn the_map_is_read_in_an_hour() {
    assert!(text("ARCHITECTURE.md").lines().count() <= 250);
    assert!(text("CONTRIBUTING.md").lines().count() <= 100);
}

#[test]
fn both_readmes_have_one_plan() {
    let plan = |document: &str| -> Vec<String> {
        let text = text(document);
        let mut plan = Vec::new();
        for line in text.lines() {
            let level = line.chars().take_while(|&c| c == '#').count();
            if level > 0 {
                plan.push("#".repeat(level));
            } else if let Some(row) = line.strip_prefix('|') {
                // A row is known by the names in its first cell, without what is put in for them.
                let cell = row.split('|').next().unwrap();
                let words = names(cell).flat_map(str::split_whitespace);
                plan.push(words.filter(|word| word.is_ascii() && !is_placeholder(word)).collect());
            } else if line.starts_with("- ") || line.starts_with(|c: char| c.is_ascii_digit()) {
                plan.push("-".to_owned());
            }
        }
        plan
    };
    assert_eq!(plan("README.md"), plan("README.ru.md"));
}

/// The two commands of a fresh machine come first, and the next line leads to the part for clubs
/// that have no compiler, which is the first one.
#[test]
fn both_readmes_begin_with_two_commands_and_lead_on_without_a_compiler() {
    for document in ["README.md", "README.ru.md"] {
        let text = text(document);
        let mut lines = text.lines().filter(|line| !line.is_empty());
        assert!(lines.next().unwrap().starts_with("# "), "{document}");
        for command in ["    cargo run --release ", "    bash tests/check "] {
            assert!(lines.next().unwrap().starts_with(command), "{document}: {command}");
        }
        let heading = text.lines().find_map(|line| line.strip_prefix("## ")).unwrap();
        let link = format!("](#{})", anchor(heading));
        assert!(lines.next().unwrap().contains(&link), "{document}: {link}");
        let part = text.split("\n## ").nth(1).unwrap();
        assert!(part.contains("setup.exe") && part.contains(".deb"), "{document}");
    }
}

/// Whether a word of a command stands for what somebody puts in.
fn is_placeholder(word: &str) -> bool {
    word.chars().all(|c| c.is_ascii_uppercase())
}
