//! Decisions of a merge as a page asks for them: by the names of conflict and answer.

use crate::{folder::data_folder::Folder, merging::folder::MergeFault};
use flavita_contests::halls::conflict::Conflict;

/// What decisions on a word are asked by that cannot be carried out.
pub const WORD_FAULT: &str = "word-fault";
/// What decisions on a hall are asked by against which nothing speaks.
pub const HALL: &str = "hall";

/// A decision that is asked for, or is to be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish<'a> {
    /// The kind of the conflict.
    pub kind: &'a str,
    /// What it is about.
    pub subject: &'a str,
    /// The answer and its reason; nothing where the decision is to be taken back.
    pub answer: Option<(&'a str, &'a str)>,
}

impl Folder {
    /// Decides about a conflict of a merge or takes a decision back; answers whether there is such a
    /// conflict and such an answer.
    ///
    /// # Errors
    /// When there is no such merge, or it cannot be read or written; then nothing is changed.
    pub fn decide_merge(&self, id: &str, wish: Wish<'_>) -> Result<bool, MergeFault> {
        let outcome = self.merge_outcome(id)?;
        let mut conflicts = outcome.merged.conflicts.iter().map(|one| &one.conflict);
        let is_it = |one: &&Conflict| one.kind() == wish.kind && one.subject() == wish.subject;
        let conflict = conflicts.find(is_it);
        self.change_merge(id, |merge| {
            let mut decisions = merge.decisions()?;
            let before = decisions.clone();
            match (conflict, wish.answer) {
                (Some(conflict), Some((name, because))) => {
                    let choices = conflict.choices();
                    let Some(answer) = choices.iter().find(|one| one.name() == name) else {
                        return Ok(false);
                    };
                    decisions.decide(conflict, answer, because);
                }
                (Some(conflict), None) => decisions.take_back(conflict),
                (None, None) if wish.kind == HALL => decisions.take_back_hall(wish.subject),
                (None, None) if wish.kind == WORD_FAULT => {
                    decisions.word.retain(|one| one.word != wish.subject);
                }
                (None, None | Some(_)) => return Ok(false),
            }
            if decisions != before {
                merge.keep_decisions(&decisions)?;
            }
            Ok(true)
        })
    }
}
