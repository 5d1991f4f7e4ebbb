//! What is in conflict between halls, and how it was decided, in plain sentences.

use crate::catalogue::{Argument, say};
use crate::language::Language;
use crate::log_difference;
use flavita_contests::halls::conflict::{Answer, Conflict, Doubt};
use flavita_contests::halls::file_fault::FileFault;

/// Why a file is not counted.
pub fn fault(fault: &FileFault, language: Language) -> String {
    let key = format!("halls-fault-{}", fault.name());
    let text = |text: &String| vec![("what", text.as_str().into())];
    let arguments = match fault {
        FileFault::NotAResult
        | FileFault::TooLarge
        | FileFault::Signature
        | FileFault::Head
        | FileFault::NotOver => Vec::new(),
        FileFault::Newer(what)
        | FileFault::Damaged(what)
        | FileFault::HallName(what)
        | FileFault::Log(what) => text(what),
        FileFault::CodesMissing { missing, of } => {
            vec![("n", (*of).into()), ("what", missing.as_str().into())]
        }
    };
    say(language, &key, &arguments)
}

/// What does not agree.
pub fn conflict(conflict: &Conflict, language: Language) -> String {
    let key = format!("halls-conflict-{}", conflict.kind());
    let key = if let Conflict::Refused { hall, .. } = conflict
        && hall.is_empty()
    {
        "halls-conflict-file-refused-nameless"
    } else if let Conflict::Word { rejected, .. } = conflict
        && rejected.is_empty()
    {
        "halls-conflict-word-alone"
    } else if let Conflict::Hall { doubt: Doubt::OtherGame(None), .. } = conflict {
        "halls-conflict-other-game-none"
    } else {
        &key
    };
    say(language, key, &arguments(conflict, language))
}

fn arguments(conflict: &Conflict, language: Language) -> Vec<(&'static str, Argument)> {
    let text = |text: &str| Argument::from(text);
    match conflict {
        Conflict::Refused { id, hall, fault: f } => {
            vec![("name", text(id)), ("hall", text(hall)), ("what", fault(f, language).into())]
        }
        Conflict::ResultsPart { hall, results } | Conflict::KeyChanged { hall, results } => {
            vec![("hall", text(hall)), ("what", results.join(", ").into())]
        }
        Conflict::Hall { hall, doubt } => {
            let (what, n) = match doubt {
                Doubt::LogDiffers { count, first } => {
                    (log_difference::sentence(language, first).into(), (*count).into())
                }
                Doubt::Unverified(what) | Doubt::OtherEdition(what) | Doubt::OtherRules(what) => {
                    (text(what), 0.into())
                }
                Doubt::OtherDictionary { dictionary, words } => (text(dictionary), words.into()),
                Doubt::OtherGame(game) => (text(game.as_deref().unwrap_or_default()), 0.into()),
                Doubt::OtherRound(round) => (text(""), (*round).into()),
            };
            vec![("hall", text(hall)), ("what", what), ("n", n)]
        }
        Conflict::Word { word, accepted, rejected } => vec![
            ("word", text(word)),
            ("accepted", accepted.join(", ").into()),
            ("rejected", rejected.join(", ").into()),
        ],
        Conflict::Slip { round, at, word, worth, .. } => {
            let one = |(points, halls): &(i32, Vec<String>)| {
                let halls = halls.join(", ");
                let worth = [("n", (*points).into()), ("hall", halls.into())];
                say(language, "halls-conflict-slip-worth", &worth)
            };
            let worth: Vec<String> = worth.iter().map(one).collect();
            vec![
                ("n", (*round).into()),
                ("word", format!("{at} {word}").into()),
                ("what", worth.join("; ").into()),
            ]
        }
        Conflict::Annulled { round, halls } => {
            vec![("n", (*round).into()), ("hall", halls.join(", ").into())]
        }
        Conflict::Person { name, seats } => {
            vec![("name", text(name)), ("what", seats.join(", ").into())]
        }
    }
}

/// What the button says that decides so.
pub fn choice(answer: &Answer, language: Language) -> String {
    decided("choice", Some(answer), language)
}

/// How it was decided; of what is not decided that it is open.
pub fn answer(answer: Option<&Answer>, language: Language) -> String {
    decided("answer", answer, language)
}

fn decided(part: &str, answer: Option<&Answer>, language: Language) -> String {
    let which = answer.map_or("open", Answer::kind);
    let name = answer.and_then(Answer::chosen).unwrap_or_default();
    say!(language, &format!("halls-{part}-{which}"), name)
}
