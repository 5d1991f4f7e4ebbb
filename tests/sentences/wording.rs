//! What an editor looks for besides: little words that fit and are not parted from what they belong
//! to, quotation marks in pairs.

use std::{fs, path::Path};

use flavita::i18n::{catalogue::try_say, language::Language};

use crate::typography::{SETTINGS, Setting};
use crate::{files, top};

/// A line of a catalogue or a page, with its place.
struct Line {
    place: String,
    text: String,
}

/// Every line of the catalogue that is said.
fn sentences(setting: &Setting) -> Vec<Line> {
    let folder = top().join("src/i18n").join(setting.language.tag());
    let is_said = |line: &Line| !line.text.starts_with('#');
    lines(&folder).into_iter().filter(is_said).collect()
}

fn lines(folder: &Path) -> Vec<Line> {
    let mut lines = Vec::new();
    for path in files(folder, "") {
        let text = fs::read_to_string(&path).unwrap();
        lines.extend(text.lines().enumerate().map(|(number, text)| Line {
            place: format!("{}:{}", path.display(), number + 1),
            text: text.to_owned(),
        }));
    }
    assert!(!lines.is_empty());
    lines
}

/// Words side by side, parted by the spaces that `is_space` knows.
fn pairs(text: &str, is_space: fn(char) -> bool) -> Vec<(&str, &str)> {
    let words: Vec<&str> = text.split(is_space).filter(|word| !word.is_empty()).collect();
    words.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

fn bare(word: &str) -> String {
    word.trim_start_matches(['(', '„', '«', '“', '>']).to_lowercase()
}

#[test]
fn little_words_before_a_value_are_made_to_fit() {
    for setting in &SETTINGS {
        for line in sentences(setting) {
            for (little, value) in pairs(&line.text.replace("{ $", "{$"), char::is_whitespace) {
                let stiff = setting.little.contains(&bare(little).as_str())
                    && value.trim_start_matches(['„', '«', '“']).starts_with("{$");
                assert!(!stiff, "{}: {little} {value}", line.place);
            }
            assert!(!line.text.contains("a(z)"), "{}", line.place);
        }
    }
}

#[test]
fn only_little_words_of_the_language_are_made_to_fit() {
    for setting in &SETTINGS {
        for line in sentences(setting) {
            for call in line.text.split("FIT(\"").skip(1) {
                let little = call.split('"').next().unwrap().to_lowercase();
                assert!(setting.little.contains(&little.as_str()), "{}: {little}", line.place);
            }
        }
    }
}

#[test]
fn a_line_does_not_end_between_a_number_and_what_belongs_to_it() {
    for setting in &SETTINGS {
        let manual = top().join("templates/help").join(setting.language.tag());
        for line in sentences(setting).into_iter().chain(lines(&manual)) {
            for (word, next) in pairs(&line.text, |c| c == ' ') {
                let parted = setting.bound.contains(&bare(word).as_str())
                    || word.ends_with("}.") && next.starts_with("sz.");
                assert!(!parted, "{}: {word} {next}", line.place);
            }
        }
    }
}

#[test]
fn quotation_marks_open_and_close() {
    for setting in &SETTINGS {
        let (open, close) = setting.quotes;
        for Line { place, text } in sentences(setting) {
            let balanced = text.matches(open).count() == text.matches(close).count();
            assert!(balanced, "{place}: {text}");
        }
    }
}

/// The articles before labels in a line of the manual, each with its label.
fn articles(line: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (at, call) in line.match_indices("{{ t(key=\"") {
        let before = line[..at].trim_end_matches(['„', '“']);
        let before = before.strip_suffix("<b>").unwrap_or(before).trim_end();
        let article = before.rsplit(char::is_whitespace).next().map(bare).unwrap_or_default();
        let key = line[at + call.len()..].split('"').next().unwrap_or_default();
        if ["a", "az"].contains(&article.as_str())
            && let Some(label) = try_say(Language::Hungarian, key, &[])
        {
            found.push((article, label));
        }
    }
    found
}

#[test]
fn articles_of_the_manual_fit_the_labels_behind_them() {
    let manual = top().join("templates/help/hu");
    let mut seen = 0;
    for Line { place, text } in lines(&manual) {
        assert!(!text.contains("a(z)"), "{place}");
        for (article, label) in articles(&text) {
            let is_az = label.to_lowercase().starts_with(|c| "aáeéiíoóöőuúüű".contains(c));
            assert_eq!(article == "az", is_az, "{place}: {article} {label}");
            seen += 1;
        }
    }
    assert!(seen > 30, "{seen} articles were found");
    assert_eq!(articles("a <b>{{ t(key=\"exports-title\") }}</b>").len(), 1);
}
