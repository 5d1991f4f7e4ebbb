//! What an editor of Hungarian and Czech looks for: one word for a thing, little words that fit,
//! spaces that do not break, one dash, the quotation marks of the language.

use std::{fs, path::Path};

/// How one language is written.
struct Style {
    tag: &'static str,
    /// Beginnings of words, small, that the glossary replaced by others.
    replaced: &'static [&'static str],
    /// Little words that change with what follows: before a value they are made by `FIT`.
    little: &'static [&'static str],
    /// Words behind which the space does not break.
    bound: &'static [&'static str],
    units: &'static [&'static str],
    /// Marks of other languages.
    foreign_marks: &'static [char],
}

const HUNGARIAN: Style = Style {
    tag: "hu",
    replaced: &[
        "szelvény",
        "ideiglenes",
        "elszalaszt",
        "legjobb lépés",
        "hozzákever",
        "megállapodás",
        "játékforma",
        "leírt játszma",
        "játszmaóra",
        "versenyek mappáj",
        "első oldal",
        "wi-fi",
        "nyomja meg ezt",
        "mentődik",
        "a(z)",
    ],
    little: &["a", "az"],
    bound: &[],
    units: &["mp", "ms", "perc", "kB", "MB", "GB"],
    foreign_marks: &['“', '«', '»', '—'],
};

const CZECH: Style = Style {
    tag: "cs",
    replaced: &[
        "zmešk",
        "trest",
        "odvol",
        "listy skóre",
        "přimích",
        "na plánu",
        "shodné top",
        "shodných top",
        "podoba hry",
        "podoby hry",
        "dohod",
        "duplicate",
        "záznam",
        "tohle",
        "vteřin",
        "první stránce",
        "zde",
        "datové slož",
        "složce dat",
        "nevlož",
    ],
    little: &["v", "z", "s", "k", "ve", "ze", "ke"],
    bound: &["v", "z", "s", "k", "č."],
    units: &["s", "ms", "min", "%", "kB", "MB", "GB"],
    foreign_marks: &['”', '«', '»', '—'],
};

const STYLES: [&Style; 2] = [&HUNGARIAN, &CZECH];

/// A line of a catalogue or a page, with its place.
struct Line {
    place: String,
    text: String,
}

/// Every line of the catalogue that is said.
fn sentences(style: &Style) -> Vec<Line> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(style.tag);
    let is_said = |line: &Line| !line.text.starts_with('#');
    lines(&folder).into_iter().filter(is_said).collect()
}

/// Every line of the manual.
fn manual(style: &Style) -> Vec<Line> {
    lines(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../templates/help").join(style.tag))
}

fn lines(folder: &Path) -> Vec<Line> {
    let mut lines = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        lines.extend(text.lines().enumerate().map(|(number, text)| Line {
            place: format!("{}:{}", path.display(), number + 1),
            text: text.to_owned(),
        }));
    }
    assert!(!lines.is_empty());
    lines
}

fn begins_a_word(text: &str, part: &str) -> bool {
    let before = |at: usize| text[..at].chars().next_back();
    text.match_indices(part)
        .any(|(at, _)| before(at).is_none_or(|letter| !letter.is_alphanumeric() && letter != '-'))
}

/// Words side by side, parted by the spaces that `is_space` knows.
fn pairs(text: &str, is_space: fn(char) -> bool) -> Vec<(&str, &str)> {
    let words: Vec<&str> = text.split(is_space).filter(|word| !word.is_empty()).collect();
    words.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

fn bare(word: &str) -> String {
    word.trim_start_matches(['(', '„', '>']).to_lowercase()
}

fn is_value(word: &str) -> bool {
    word.ends_with('}') || word.ends_with(|c: char| c.is_ascii_digit())
}

#[test]
fn a_word_that_the_glossary_replaced_is_said_nowhere() {
    for style in STYLES {
        for line in sentences(style).into_iter().chain(manual(style)) {
            let text = line.text.to_lowercase();
            for word in style.replaced {
                assert!(!begins_a_word(&text, word), "{}: {word}", line.place);
            }
        }
    }
}

#[test]
fn little_words_before_a_value_are_made_to_fit() {
    for style in STYLES {
        for line in sentences(style) {
            for (little, value) in pairs(&line.text.replace("{ $", "{$"), char::is_whitespace) {
                let stiff = style.little.contains(&bare(little).as_str())
                    && value.trim_start_matches('„').starts_with("{$");
                assert!(!stiff, "{}: {little} {value}", line.place);
            }
        }
    }
}

#[test]
fn only_little_words_of_the_language_are_made_to_fit() {
    for style in STYLES {
        for line in sentences(style) {
            for call in line.text.split("FIT(\"").skip(1) {
                let little = call.split('"').next().unwrap().to_lowercase();
                assert!(style.little.contains(&little.as_str()), "{}: {little}", line.place);
            }
        }
    }
}

#[test]
fn a_line_does_not_end_between_a_number_and_what_belongs_to_it() {
    for style in STYLES {
        for line in sentences(style) {
            for (word, next) in pairs(&line.text, |c| c == ' ') {
                let unit = next.split(|c: char| !c.is_alphanumeric() && c != '%').next().unwrap();
                let parted = is_value(word) && style.units.contains(&unit)
                    || style.bound.contains(&bare(word).as_str())
                    || word.ends_with("}.") && next.starts_with("sz.");
                assert!(!parted, "{}: {word} {next}", line.place);
            }
        }
    }
}

#[test]
fn dashes_and_quotation_marks_are_those_of_the_language() {
    for style in STYLES {
        for line in sentences(style).into_iter().chain(manual(style)) {
            let text = &line.text;
            assert!(!text.contains(style.foreign_marks), "{}: {text}", line.place);
            assert!(!text.contains(" - "), "{}: {text}", line.place);
            let (open, closed) = if style.tag == "hu" { ('„', '”') } else { ('„', '“') };
            let balanced = text.matches(open).count() == text.matches(closed).count();
            assert!(balanced, "{}: {text}", line.place);
        }
    }
}
