//! What became of what was brought to a merge.

use crate::merging::page::SaidLine;
use flavita_app::merging::intake::Intake;
use flavita_i18n::{catalogue::say, halls, language::Language};

/// What is said of a file, or of pasted text.
pub fn line(intake: &Intake, language: Language) -> SaidLine {
    let (level, key, arguments) = match intake {
        Intake::Taken { hall } => ("done", "merge-taken", vec![("name", hall.as_str().into())]),
        Intake::Known { hall } => ("done", "merge-known", vec![("name", hall.as_str().into())]),
        Intake::Faulty { hall, fault } => {
            let key = if hall.is_empty() { "merge-faulty-nameless" } else { "merge-faulty" };
            let what = halls::fault(fault, language);
            let arguments = vec![("name", hall.as_str().into()), ("what", what.into())];
            ("error", key, arguments)
        }
        Intake::Refused(fault) => {
            ("error", "merge-refused", vec![("what", halls::fault(fault, language).into())])
        }
        Intake::Codes { fresh, known, unread } => {
            return codes((*fresh, *known, *unread), language);
        }
    };
    let sentence = say(language, key, &arguments);
    SaidLine { level, sentence }
}

/// How many codes are new, which were there already, and which lines could not be read.
fn codes((fresh, known, unread): (usize, usize, usize), language: Language) -> SaidLine {
    let counted = |key: &str, count: usize| say!(language, key, n = count);
    let mut sentences = vec![counted("merge-codes-fresh", fresh)];
    if known > 0 {
        sentences.push(counted("merge-codes-known", known));
    }
    if unread > 0 {
        sentences.push(counted("merge-codes-unread", unread));
    }
    SaidLine { level: if unread > 0 { "look" } else { "done" }, sentence: sentences.join(" ") }
}
