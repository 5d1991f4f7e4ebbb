//! Dashes, spaces and quotation marks of the sentences, and words that the glossary replaced.

use std::fs;

use flavita::i18n::language::Language;

use crate::{files, top};

const NO_BREAK: char = '\u{a0}';

/// How a language is set.
pub(super) struct Setting {
    pub(super) language: Language,
    /// Little words that change with what follows: before a value they are made by `FIT`, and where
    /// that cannot make them they stand before none.
    pub(super) little: &'static [&'static str],
    /// Words behind which the space does not break.
    pub(super) bound: &'static [&'static str],
    /// How a quotation opens and closes.
    pub(super) quotes: (char, char),
    /// The dash between parts of a sentence; ranges have `–`.
    dash: char,
    /// What a number follows over a space that does not break.
    signs: &'static [&'static str],
    /// What stands behind a number over a space that does not break.
    units: &'static [&'static str],
    /// Quotation marks and apostrophes of other languages.
    foreign_quotes: &'static [char],
    /// Words that were replaced, a line each.
    replaced: &'static str,
}

/// Every language.
pub(super) const SETTINGS: [Setting; Language::ALL.len()] = [
    Setting {
        language: Language::Russian,
        little: &["о", "об", "обо"],
        bound: &["№"],
        quotes: ('«', '»'),
        dash: '—',
        signs: &["№"],
        units: &["с", "мс", "мин", "КБ", "МБ", "ГБ", "%"],
        foreign_quotes: &['"', '\'', '“', '”', '‘', '’'],
        replaced: include_str!("../data/replaced_words/ru.txt"),
    },
    Setting {
        language: Language::English,
        little: &["a", "an"],
        bound: &["No.", "no."],
        quotes: ('“', '”'),
        dash: '–',
        signs: &["No.", "no."],
        units: &["s", "ms", "KB", "MB", "GB"],
        foreign_quotes: &['"', '\'', '«', '»', '„', '‚'],
        replaced: include_str!("../data/replaced_words/en.txt"),
    },
    Setting {
        language: Language::Hungarian,
        little: &["a", "az"],
        bound: &[],
        quotes: ('„', '”'),
        dash: '–',
        signs: &[],
        units: &["mp", "ms", "perc", "kB", "MB", "GB"],
        foreign_quotes: &['"', '\'', '“', '«', '»', '‚'],
        replaced: include_str!("../data/replaced_words/hu.txt"),
    },
    Setting {
        language: Language::Czech,
        little: &["v", "z", "s", "k", "ve", "ze", "ke"],
        bound: &["v", "z", "s", "k", "o", "u", "č."],
        quotes: ('„', '“'),
        dash: '–',
        signs: &["č.", "Č."],
        units: &["s", "ms", "min", "%", "kB", "MB", "GB"],
        foreign_quotes: &['"', '\'', '”', '«', '»'],
        replaced: include_str!("../data/replaced_words/cs.txt"),
    },
    Setting {
        language: Language::French,
        little: &["de", "que", "le", "la", "ne", "d’", "l’", "qu’"],
        bound: &["nº", "Nº"],
        quotes: ('«', '»'),
        dash: '–',
        signs: &["nº", "Nº"],
        units: &["s", "ms", "min", "ko", "Mo", "Go", "%"],
        foreign_quotes: &['"', '\'', '“', '”', '„', '‚', '‘'],
        replaced: include_str!("../data/replaced_words/fr.txt"),
    },
];

/// What a shell is given, lists as they are pasted, and names of columns, files and options: not words that people read.
const COMMANDS: [&str; 7] = [
    "new-players-example",
    "players-example",
    "halls-join-name",
    "after-merge",
    "after-simulate",
    "option-export-files",
    "option-export-protocol",
];

/// A sentence, or a line of the manual without its marks.
struct Said {
    place: String,
    text: String,
}

/// Every sentence of the catalogue and every line of the manual.
fn said(language: Language) -> Vec<Said> {
    let mut said = Vec::new();
    for path in files(&top().join("src/i18n").join(language.tag()), ".ftl") {
        said.extend(sentences(&fs::read_to_string(path).unwrap()));
    }
    for path in files(&top().join("templates/help").join(language.tag()), ".html") {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        said.extend(text.lines().enumerate().map(|(line, text)| Said {
            place: format!("{name}:{}", line + 1),
            text: without_marks(text),
        }));
    }
    said
}

/// The sentences of a file, the forms of one together, without the marks of a call.
fn sentences(text: &str) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    let text = text.replace("(\"", "(").replace("\", $", ", $");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, text)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
            said.push(Said { place: key.to_owned(), text: text.trim_start().to_owned() });
        } else if let Some(last) = said.last_mut().filter(|_| !line.is_empty()) {
            last.text.push('\n');
            last.text.push_str(line.replace("{\" \"}", "").trim_start());
        }
    }
    said.retain(|one| !COMMANDS.contains(&one.place.as_str()));
    said
}

/// A line of the manual as it is read: no tags, and `{ }` for what is put in and for code.
fn without_marks(line: &str) -> String {
    let (mut text, mut rest) = (String::new(), line);
    while let Some(at) = rest.find(['<', '{']) {
        text.push_str(&rest[..at]);
        let end = if rest[at..].starts_with("<code") {
            "</code>"
        } else if rest[at..].starts_with("{{") {
            "}}"
        } else {
            ">"
        };
        if end != ">" {
            text.push_str("{ }");
        }
        rest = rest[at..].split_once(end).map_or("", |(_, behind)| behind);
    }
    text + rest
}

/// Everything in a language's sentences that `fault` finds, each with its place.
fn all(setting: &Setting, fault: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let said = said(setting.language);
    assert!(said.len() > 1000, "the catalogue is read");
    said.iter().filter_map(|one| Some(format!("{}: {}", one.place, fault(&one.text)?))).collect()
}

fn check(fault: impl Fn(&Setting, &str) -> Option<String>) {
    for setting in &SETTINGS {
        let faults = all(setting, |text| fault(setting, text));
        assert!(faults.is_empty(), "{}: {faults:#?}", setting.language.tag());
    }
}

/// The characters before and behind each of these.
fn around(text: &str, is_meant: impl Fn(char) -> bool) -> Vec<(Option<char>, char, Option<char>)> {
    let chars: Vec<char> = text.chars().collect();
    let at = |at: usize| chars.get(at).copied();
    let meant = chars.iter().enumerate().filter(|(_, c)| is_meant(**c));
    meant.map(|(i, c)| (i.checked_sub(1).and_then(at), *c, at(i + 1))).collect()
}

/// A dash between words is the language's own, behind a space that does not break; a range has
/// `–` and no spaces.
pub(super) fn dash_fault(setting: &Setting, text: &str) -> Option<String> {
    let dashes = around(text, |c| matches!(c, '–' | '—' | '―'));
    let is_wrong = |(before, dash, behind): &(Option<char>, char, Option<char>)| {
        let is_spaced =
            before.is_none_or(char::is_whitespace) || behind.is_none_or(char::is_whitespace);
        if is_spaced {
            *dash != setting.dash || *before != Some(NO_BREAK) || *behind == Some(NO_BREAK)
        } else {
            *dash != '–'
        }
    };
    dashes.iter().any(is_wrong).then(|| text.to_owned())
}

fn sign_fault(setting: &Setting, text: &str) -> Option<String> {
    let breaks = |sign: &&&str| {
        let spaced = format!("{sign} ");
        let mut behind = text.match_indices(&spaced).map(|(at, found)| &text[at + found.len()..]);
        behind.any(|rest| rest.starts_with(|c: char| c == '{' || c.is_ascii_digit()))
    };
    setting.signs.iter().find(breaks).map(|sign| format!("{sign} breaks: {text}"))
}

fn unit_fault(setting: &Setting, text: &str) -> Option<String> {
    let is_number = |c: char| c == '}' || c.is_ascii_digit();
    let breaks = |unit: &&&str| {
        let spaced = format!(" {unit}");
        text.match_indices(&spaced).any(|(at, found)| {
            let goes_on = |c: char| c.is_alphanumeric() || c == '’';
            let is_whole = !text[at + found.len()..].starts_with(goes_on);
            is_whole && text[..at].ends_with(is_number)
        })
    };
    setting.units.iter().find(breaks).map(|unit| format!("{unit} breaks: {text}"))
}

fn quote_fault(setting: &Setting, text: &str) -> Option<String> {
    let foreign = |c: char| setting.foreign_quotes.contains(&c);
    text.contains(foreign).then(|| text.to_owned())
}

/// French parts its high signs and its quotation marks from the words by a space that does not break.
pub(super) fn space_fault(setting: &Setting, text: &str) -> Option<String> {
    let is_high = |c: char| matches!(c, ';' | ':' | '!' | '?' | '%' | '»' | '«');
    let is_wrong = |(before, sign, behind): &(Option<char>, char, Option<char>)| {
        let is_last = behind.is_none_or(char::is_whitespace);
        match sign {
            '«' => *behind != Some(NO_BREAK),
            '»' => *before != Some(NO_BREAK),
            ':' | '!' | ';' => is_last && before.is_some_and(|c| c != NO_BREAK),
            _ => {
                is_last && before.is_some_and(char::is_alphanumeric)
                    || *sign == '%' && *before == Some(' ')
            }
        }
    };
    let is_french = setting.language == Language::French;
    (is_french && around(text, is_high).iter().any(is_wrong)).then(|| text.to_owned())
}

/// A replaced word, its words with or without an open ending, and what is said now.
fn replaced(setting: &Setting) -> Vec<(Vec<&'static str>, &'static str)> {
    let lines = setting.replaced.lines().filter(|line| !line.starts_with('#'));
    let entry = |line: &'static str| {
        let (old, new) = line.split_once(" => ").expect("a line has its =>");
        (old.split(' ').collect(), new)
    };
    lines.map(entry).collect()
}

fn replaced_word(entries: &[(Vec<&str>, &str)], text: &str) -> Option<String> {
    let text = text.to_lowercase();
    let is_between = |c: char| !(c.is_alphanumeric() || matches!(c, '-' | '%' | '’'));
    let words: Vec<&str> = text.split(is_between).filter(|word| !word.is_empty()).collect();
    let fits = |(pattern, word): (&&str, &&str)| match pattern.strip_suffix('*') {
        Some(stem) => word.starts_with(stem),
        None => pattern == word,
    };
    let found = entries.iter().find(|(pattern, _)| {
        words.windows(pattern.len()).any(|some| pattern.iter().zip(some).all(fits))
    });
    found.map(|(old, new)| format!("{} is now {new}: {text}", old.join(" ")))
}

#[test]
fn a_language_has_one_dash_and_no_line_begins_with_it() {
    check(dash_fault);
}

#[test]
fn a_number_keeps_its_sign_and_its_unit_on_the_line() {
    check(sign_fault);
    check(unit_fault);
}

#[test]
fn french_signs_keep_their_spaces() {
    check(space_fault);
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    check(quote_fault);
}

#[test]
fn no_sentence_has_a_word_that_the_glossary_replaced() {
    for setting in &SETTINGS {
        let entries = replaced(setting);
        let faults = all(setting, |text| replaced_word(&entries, text));
        assert!(faults.is_empty(), "{}: {faults:#?}", setting.language.tag());
    }
}

#[test]
fn what_is_wrong_is_found() {
    let [russian, english, hungarian, czech, french] = &SETTINGS;
    let dash = |text| dash_fault(russian, text).is_some();
    assert!(dash("ход 2 – конец") && dash("ход 2 — конец") && dash("1—5"));
    assert!(!dash("ход 2\u{a0}— конец") && !dash("ходы 1–5"));
    assert!(dash_fault(english, "round 2 – over").is_some());
    assert!(dash_fault(english, "round 2\u{a0}— over").is_some());
    assert!(sign_fault(russian, "У № { $number } бланк").is_some());
    assert!(sign_fault(english, "Keep no. { $number }").is_some());
    assert!(sign_fault(english, "There is no. Then 3").is_none());
    assert!(unit_fault(russian, "ещё { $n } с после").is_some());
    assert!(unit_fault(russian, "ещё { $n } слов").is_none());
    assert!(quote_fault(russian, "\"Ход\"").is_some() && quote_fault(english, "it's").is_some());
    let entries = replaced(english);
    assert!(replaced_word(&entries, "Slips are keyed later.").is_some());
    assert!(replaced_word(&entries, "Lay the slips together").is_some());
    assert!(replaced_word(&entries, "The layout of the keyboard").is_none());
    assert!(dash_fault(hungarian, "2. forduló – vége").is_some());
    assert!(unit_fault(hungarian, "még { $n } mp").is_some());
    assert!(replaced_word(&replaced(hungarian), "Minden szelvényt").is_some());
    assert!(sign_fault(czech, "Hráč č. { $number }").is_some());
    assert!(quote_fault(czech, "„kolo”").is_some());
    assert!(replaced_word(&replaced(czech), "Shodné topy").is_some());
    let french_space = |text| space_fault(french, text).is_some();
    assert!(french_space("Fini !") && french_space("« Coup »") && french_space("Reste: 3"));
    assert!(
        !french_space("«\u{a0}Coup\u{a0}»\u{a0}: 2:30, 40\u{a0}%, http://a.fr")
            && !french_space("[^AE], ? ou *")
    );
    assert!(space_fault(czech, "Konec !").is_none());
    assert!(quote_fault(french, "“coup”").is_some() && quote_fault(french, "l'arbitre").is_some());
    assert!(replaced_word(&replaced(french), "Un scrabble !").is_some());
}
