//! The catalogues agree with each other and with the templates.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use flavita::i18n::catalogue::say;
use flavita::i18n::language::Language;

use crate::{files, top};

/// Keys with the names of their arguments.
type Keys = BTreeMap<String, BTreeSet<String>>;

/// Every key of a language's catalogue with the names of its arguments.
pub(crate) fn keys(language: Language) -> Keys {
    let mut keys = Keys::new();
    let mut current = String::new();
    for file in files(&top().join("src/i18n").join(language.tag()), ".ftl") {
        for line in fs::read_to_string(file).unwrap().lines() {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                line.split(" =").next().unwrap().clone_into(&mut current);
                let earlier = keys.insert(current.clone(), BTreeSet::new());
                assert!(earlier.is_none(), "{current} stands twice in {}", language.tag());
            }
            for argument in line.split('$').skip(1) {
                let name = argument.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap();
                keys.get_mut(&current).unwrap().insert(name.to_owned());
            }
        }
    }
    keys
}

/// Every `t(key="…")` of the templates, with its arguments.
fn used_keys() -> Vec<(String, BTreeSet<String>)> {
    let mut used = Vec::new();
    for path in files(&top().join("templates"), ".html") {
        for call in fs::read_to_string(path).unwrap().split("t(key=\"").skip(1) {
            let (key, rest) = call.split_once('"').unwrap();
            let arguments = rest.split(')').next().unwrap().split(',').skip(1);
            let names = arguments.map(|a| a.split('=').next().unwrap().trim().to_owned());
            used.push((key.to_owned(), names.collect()));
        }
    }
    used
}

#[test]
fn every_complete_language_has_the_same_keys_and_arguments() {
    let russian = keys(Language::Russian);
    for &language in Language::COMPLETE {
        let other = keys(language);
        for (key, arguments) in &russian {
            let tag = language.tag();
            assert_eq!(other.get(key), Some(arguments), "{key} in {tag}");
        }
        assert_eq!(other.len(), russian.len(), "{} has keys of its own", language.tag());
    }
}

#[test]
fn every_key_of_the_templates_exists_with_its_arguments() {
    let used = used_keys();
    assert!(!used.is_empty());
    let russian = keys(Language::Russian);
    for (key, arguments) in used {
        assert_eq!(russian.get(&key), Some(&arguments), "{key}");
    }
}

#[test]
fn russian_numbers_take_their_forms() {
    let points = |n: i32| say(Language::Russian, "points", &[("n", n.into())]);
    assert_eq!(points(1), "1 очко");
    assert_eq!(points(2), "2 очка");
    assert_eq!(points(5), "5 очков");
    assert_eq!(points(11), "11 очков");
    assert_eq!(points(21), "21 очко");
    assert_eq!(points(104), "104 очка");
}

#[test]
#[should_panic(expected = "no sentence has the key no-such-key")]
fn an_unknown_key_is_seen_while_the_program_is_made() {
    say(Language::English, "no-such-key", &[]);
}
