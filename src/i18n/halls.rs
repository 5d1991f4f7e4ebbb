//! What is in conflict between halls, and how it was decided, in plain sentences.

use crate::{catalogue::Argument, language::Language, log_difference};
use flavita_contests::halls::conflict::{Answer, Conflict, Doubt, FileFault};

/// Why a file is not counted.
#[expect(clippy::wildcard_enum_match_arm, reason = "most say nothing but their names")]
pub fn fault(fault: &FileFault, language: Language) -> String {
    let key = format!("halls-fault-{}", fault.name());
    match fault {
        FileFault::Newer(what)
        | FileFault::Damaged(what)
        | FileFault::HallName(what)
        | FileFault::Log(what) => say!(language, &key, what),
        FileFault::CodesMissing { missing, of } => say!(language, &key, n = of, what = missing),
        _ => say!(language, &key),
    }
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
    let listed = |names: &[String]| names.join(", ");
    match conflict {
        Conflict::Refused { id, hall, fault: what } => {
            say!(language, key, name = id, hall, what = fault(what, language))
        }
        Conflict::ResultsPart { hall, results } | Conflict::KeyChanged { hall, results } => {
            say!(language, key, hall, what = listed(results))
        }
        Conflict::Hall { hall, doubt } => {
            let (what, n) = doubted(doubt, language);
            say!(language, key, hall, what, n)
        }
        Conflict::Word { word, accepted, rejected } => {
            let (accepted, rejected) = (listed(accepted), listed(rejected));
            say!(language, key, word, accepted, rejected)
        }
        Conflict::Slip { round, at, word, worth, .. } => {
            let one = |(n, halls): &(i32, Vec<String>)| {
                say!(language, "halls-conflict-slip-worth", n, hall = listed(halls))
            };
            let worth: Vec<String> = worth.iter().map(one).collect();
            say!(language, key, n = round, word = format!("{at} {word}"), what = worth.join("; "))
        }
        Conflict::Annulled { round, halls } => {
            say!(language, key, n = round, hall = listed(halls))
        }
        Conflict::Person { name, seats } => say!(language, key, name, what = listed(seats)),
    }
}

/// What is doubted, and a number that belongs to it.
fn doubted(doubt: &Doubt, language: Language) -> (String, Argument) {
    match doubt {
        Doubt::LogDiffers { count, first } => {
            (log_difference::sentence(language, first), (*count).into())
        }
        Doubt::Unverified(what) | Doubt::OtherEdition(what) | Doubt::OtherRules(what) => {
            (what.clone(), 0.into())
        }
        Doubt::OtherDictionary { dictionary, words } => (dictionary.clone(), words.into()),
        Doubt::OtherGame(game) => (game.clone().unwrap_or_default(), 0.into()),
        Doubt::OtherRound(round) => (String::new(), (*round).into()),
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
