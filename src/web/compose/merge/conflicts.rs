//! What is to be decided, what was, and what the buttons say.

use crate::app::halls::pricing::WordFault;
use crate::app::merges::deciding::WORD_FAULT;
use crate::app::merges::outcome::Outcome;
use crate::i18n::catalogue::say;
use crate::i18n::halls;
use crate::i18n::language::Language;
use crate::i18n::refusal;
use crate::tournament::halls::conflict::{Answer, Conflict, Discord};
use crate::tournament::halls::file_fault::FileFault;
use crate::web::compose::merge::halls::file_of;
use crate::web::pages::merge::{AnswerChoice, ConflictRow, MergePage};

/// Puts all conflicts on the page.
pub(super) fn put(page: &mut MergePage, outcome: &Outcome, files: &[String], language: Language) {
    let speaker = Speaker {
        outcome,
        files,
        language,
    };
    for one in &outcome.merged().conflicts {
        let row = speaker.row(one);
        let lacks_codes = matches!(
            one.discord,
            Discord::Refused {
                fault: FileFault::CodesMissing { .. },
                ..
            }
        );
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
    fn row(self, conflict: &Conflict) -> ConflictRow {
        let Conflict {
            discord,
            answer,
            because,
        } = conflict;
        let choices = match answer {
            Some(_) => Vec::new(),
            None => discord.choices(),
        };
        let answered = |answer: &Answer| halls::answer(Some(answer), self.language);
        ConflictRow {
            kind: discord.kind().to_owned(),
            subject: discord.subject(),
            sentence: halls::conflict(discord, self.language),
            choices: choices.iter().map(|one| self.choice(one)).collect(),
            answer: answer.as_ref().map_or_else(String::new, answered),
            because: because.clone(),
        }
    }

    fn choice(self, answer: &Answer) -> AnswerChoice {
        let mut text = halls::choice(answer, self.language);
        if let Answer::Chosen(id) = answer
            && let Some(file) = self.came_as(id)
        {
            text = format!("{text} ({file})");
        }
        AnswerChoice {
            answer: answer.name(),
            text,
        }
    }

    /// The file in which a result came, where it is a result that is chosen.
    fn came_as(self, id: &str) -> Option<String> {
        let mut arrivals = self.outcome.arrivals.iter();
        let arrival = arrivals.find(|one| one.id == id)?;
        file_of(arrival, self.files)
    }

    fn faults(self) -> Vec<ConflictRow> {
        let fault = |fault: &WordFault| {
            let why = refusal::sentence(self.language, &fault.refusal);
            let both = [("name", fault.word.as_str().into()), ("what", why.into())];
            ConflictRow {
                kind: WORD_FAULT.to_owned(),
                subject: fault.word.clone(),
                sentence: say(self.language, "merge-word-fault", &both),
                ..ConflictRow::default()
            }
        };
        self.outcome.faults.iter().map(fault).collect()
    }
}
