//! What is to be decided, what was, and what the buttons say.

use crate::merging::page::{ConflictRow, MergePage};
use crate::{merging::halls::file_of, parts::Choice};
use flavita_app::{halls::checking::WordFault, merging::kept::Outcome, merging::kept::WORD_FAULT};
use flavita_contests::halls::conflict::{Answer, Conflict, FileFault, NotedConflict};
use flavita_i18n::{halls, language::Language, refusal};

/// Puts all conflicts on the page.
pub(crate) fn put(page: &mut MergePage, outcome: &Outcome, files: &[String], language: Language) {
    let speaker = Speaker { outcome, files, language };
    for one in &outcome.merged.conflicts {
        let row = speaker.row(one);
        let lacks_codes =
            matches!(one.conflict, Conflict::Refused { fault: FileFault::CodesMissing { .. }, .. });
        if one.answer.is_some() {
            page.decided.push(row);
        } else if lacks_codes {
            page.codes.push(row);
        } else {
            page.open.push(row);
        }
    }
    page.faults = speaker.faults();
}

#[derive(Clone, Copy)]
struct Speaker<'a> {
    outcome: &'a Outcome,
    files: &'a [String],
    language: Language,
}

impl Speaker<'_> {
    fn row(self, conflict: &NotedConflict) -> ConflictRow {
        let NotedConflict { conflict, answer, because } = conflict;
        let choices = if answer.is_some() { Vec::new() } else { conflict.choices() };
        let answered = |answer: &Answer| halls::answer(Some(answer), self.language);
        ConflictRow {
            kind: conflict.kind().to_owned(),
            subject: conflict.subject(),
            sentence: halls::conflict(conflict, self.language),
            choices: choices.iter().map(|one| self.choice(one)).collect(),
            answer: answer.as_ref().map_or_else(String::new, answered),
            because: because.clone(),
        }
    }

    /// An answer with the file in which the result came, where it is a result that is chosen.
    fn choice(self, answer: &Answer) -> Choice {
        let mut text = halls::choice(answer, self.language);
        if let Answer::Chosen(id) = answer
            && let Some(arrival) = self.outcome.arrivals.iter().find(|one| one.id == *id)
            && let Some(file) = file_of(arrival, self.files)
        {
            text = format!("{text} ({file})");
        }
        Choice::new(answer.name(), text, false)
    }

    fn faults(self) -> Vec<ConflictRow> {
        let fault = |fault: &WordFault| {
            let what = refusal::sentence(self.language, &fault.refusal);
            ConflictRow {
                kind: WORD_FAULT.to_owned(),
                subject: fault.word.clone(),
                sentence: say!(self.language, "merge-word-fault", name = &fault.word, what),
                ..ConflictRow::default()
            }
        };
        self.outcome.faults.iter().map(fault).collect()
    }
}
