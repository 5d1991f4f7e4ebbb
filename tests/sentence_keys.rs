//! No sentence is missing or forgotten: whatever looks like its key in the program is one, and
//! every key is used. What is put together of parts is listed in `data/sentence_keys.toml`.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use flavita::i18n::language::Language;
use serde::Deserialize;

#[path = "sentences/catalogues.rs"]
mod catalogues;
#[path = "sentences/figures.rs"]
mod figures;
#[path = "sentences/typography.rs"]
mod typography;
#[path = "sentences/wording.rs"]
mod wording;

/// The floors that say sentences.
const FLOORS: &[&str] = &["i18n", "report", "web", "cli"];

/// Stands for every key with the pattern's beginning.
const ALL: &str = "*";

/// What cannot be read off the program's text.
#[derive(Deserialize)]
struct Listed {
    /// The parts that are put into the holes of a key; `/` stands between those of several holes.
    parts: BTreeMap<String, String>,
    /// What looks like a key and is none.
    others: BTreeSet<String>,
}

fn top() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn listed() -> Listed {
    let text = fs::read_to_string(top().join("tests/data/sentence_keys.toml")).unwrap();
    toml::from_str(&text).unwrap()
}

/// The files below `folder` whose names end so, in order.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The keys of the catalogue.
fn catalogue() -> BTreeSet<String> {
    catalogues::keys(Language::Russian).into_keys().collect()
}

/// What stands in double quotes on the lines that are no comments.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn is_key_sign(sign: char) -> bool {
    sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-'
}

/// Two or more words with hyphens between them.
fn looks_like_a_key(text: &str) -> bool {
    text.contains('-')
        && text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.split('-').all(|word| !word.is_empty() && word.chars().all(is_key_sign))
}

/// The same with at least one hole.
fn looks_like_a_composed_key(text: &str) -> bool {
    let parts = text.split(['{', '}']).step_by(2);
    let named = text.split(['{', '}']).skip(1).step_by(2);
    text.contains('{')
        && text.contains('-')
        && parts.clone().any(|part| part.len() > 1)
        && parts.into_iter().all(|part| part.chars().all(is_key_sign))
        && named.into_iter().all(|hole| hole.chars().all(|c| is_key_sign(c) || c == '_'))
}

/// A composed key with its holes filled.
fn filled(pattern: &str, parts: &str) -> String {
    let mut parts = parts.split('/');
    let pieces = pattern.split(['{', '}']).enumerate();
    pieces.map(|(i, piece)| if i % 2 == 0 { piece } else { parts.next().unwrap() }).collect()
}

/// Every text in quotes of these floors, by the file in which it first stands.
fn texts() -> BTreeMap<String, PathBuf> {
    let mut texts = BTreeMap::new();
    let floors = FLOORS.iter().map(|floor| top().join("src").join(floor));
    for path in floors.flat_map(|floor| files(&floor, ".rs")) {
        for text in quoted(&fs::read_to_string(&path).unwrap()) {
            texts.entry(text.to_owned()).or_insert_with(|| path.clone());
        }
    }
    texts
}

#[test]
fn whatever_looks_like_a_key_is_one() {
    let (catalogue, listed) = (catalogue(), listed());
    let mut texts = texts();
    texts.retain(|text, _| looks_like_a_key(text));
    texts.retain(|text, _| !catalogue.contains(text) && !listed.others.contains(text));
    assert_eq!(texts, BTreeMap::new(), "no sentence has these keys");
}

#[test]
fn what_is_said_by_its_key_exists() {
    let catalogue = catalogue();
    let mut said = 0;
    for path in files(&top().join("src"), ".rs") {
        let text = fs::read_to_string(&path).unwrap();
        for call in text.replace("say!(", "say(").split("say(").skip(1) {
            let call = call.split([')', '&']).next().unwrap();
            let Some(key) = call.split('"').nth(1).filter(|_| call.contains(", \"")) else {
                continue;
            };
            said += 1;
            assert!(catalogue.contains(key), "{}: no sentence has the key {key}", path.display());
        }
    }
    assert!(said > 300, "{said} sentences were found");
}

#[test]
fn every_key_of_parts_exists_whole() {
    let (catalogue, listed, texts) = (catalogue(), listed(), texts());
    let mut unknown = Vec::new();
    for (pattern, path) in texts.iter().filter(|(text, _)| looks_like_a_composed_key(text)) {
        let parts = listed.parts.get(pattern);
        if parts.is_none() && !listed.others.contains(pattern) {
            unknown.push((pattern.clone(), path));
        }
        let parts = parts.into_iter().filter(|parts| *parts != ALL);
        for parts in parts.flat_map(|parts| parts.split_whitespace()) {
            let key = filled(pattern, parts);
            if !catalogue.contains(&key) {
                unknown.push((key, path));
            }
        }
    }
    assert_eq!(unknown, [], "no sentence has these keys, or their parts are not listed");
}

#[test]
fn every_sentence_is_said_somewhere() {
    let (texts, listed) = (texts(), listed());
    let mut used: BTreeSet<String> = texts.keys().cloned().collect();
    for (pattern, parts) in &listed.parts {
        assert!(texts.contains_key(pattern), "nothing is put together as {pattern}");
        if parts == ALL {
            let beginning = pattern.split('{').next().unwrap();
            used.extend(catalogue().into_iter().filter(|key| key.starts_with(beginning)));
            continue;
        }
        used.extend(parts.split_whitespace().map(|parts| filled(pattern, parts)));
    }
    for path in files(&top().join("templates"), ".html") {
        let text = fs::read_to_string(path).unwrap();
        used.extend(
            text.split("t(key=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()),
        );
    }
    let idle: Vec<_> = catalogue().difference(&used).cloned().collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn the_list_of_other_texts_names_no_more_than_there_are() {
    let (catalogue, texts) = (catalogue(), texts());
    for other in listed().others {
        assert!(texts.contains_key(&other) && !catalogue.contains(&other), "{other}");
    }
}
