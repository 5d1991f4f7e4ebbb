//! Every hall's log, decided again from its first event to its last, and decisions on words, priced in
//! every hall as a ruling of its own arbiter would be.

use crate::audit::{check::follow, slow::Searched};
use crate::{desk::OpenError, halls::result_file::HallResult};
use flavita_contests::halls::conflict::{Doubt, FileFault};
use flavita_contests::{halls::decision::WordDecision, halls::hall::Hall};
use flavita_lexicon::graph::Graph;
use flavita_tournament::judging::words_in_force::{read, words_in_force};
use flavita_tournament::model::{Command, Event, Refusal, Ruling, Stamp};
use flavita_tournament::{decide::decide, state::Tournament, state::tournament::ReplayError};
use std::path::Path;

/// A hall whose log was followed, and what is found about it.
pub(crate) type Checked = Result<(Hall, Vec<Doubt>), FileFault>;

/// The signs of a difference that are repeated to people.
const MOST_SIGNS: usize = 300;

/// Follows the log of a hall.
pub(crate) fn check(result: &HallResult, words: Option<&Graph>, searched: &Searched) -> Checked {
    let path = Path::new(&result.hall);
    let (findings, state) =
        follow(path, &result.events, words, searched).map_err(|error| log_fault(&error))?;
    if let Some(event) = state.misfit() {
        return Err(FileFault::Log(ReplayError::Misfit(event).to_string()));
    }
    if state.ended.is_none() {
        return Err(FileFault::NotOver);
    }
    let mut found = Vec::new();
    if let Some(first) = findings.differences.first() {
        found.push(Doubt::LogDiffers {
            count: findings.differences.len(),
            first: Box::new(first.clone()),
        });
    }
    if !findings.with_words {
        found.push(Doubt::Unverified(state.dictionary.name.clone()));
    }
    let hall = Hall {
        name: result.hall.clone(),
        result: result.id.clone(),
        key: result.key.clone(),
        head: result.head().hash.to_string(),
        events: result.events.len(),
        program: result.program.clone(),
        state,
    };
    Ok((hall, found))
}

/// What cannot be understood, in words without the name of a file.
pub(crate) fn log_fault(error: &OpenError) -> FileFault {
    let text = match error {
        OpenError::Record(fault) => fault.source.to_string(),
        OpenError::Replay(fault) => fault.source.to_string(),
        OpenError::Store(_) | OpenError::Dictionary { .. } | OpenError::Thread(_) => {
            error.to_string()
        }
    };
    FileFault::Log(text.chars().take(MOST_SIGNS).collect())
}

/// What stands as the reason of such a ruling.
const BECAUSE: &str = "decided for all halls";

/// A decision on a word that cannot be carried out.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the decision on the word \"{word}\": {refusal}")]
pub struct WordFault {
    /// The word.
    pub word: String,
    /// Why not.
    pub refusal: Refusal,
}

/// Prices the slips of a hall anew where it had a word otherwise. The log stays as it is.
pub(crate) fn price(
    state: &mut Tournament,
    list: &Graph,
    decisions: &[WordDecision],
) -> Result<(), WordFault> {
    for decision in decisions {
        let ruled = one(state, list, decision);
        ruled.map_err(|refusal| WordFault { word: decision.word.clone(), refusal })?;
    }
    Ok(())
}

fn one(state: &mut Tournament, list: &Graph, decision: &WordDecision) -> Result<(), Refusal> {
    let words = words_in_force(state, list);
    let is_so = read(state, &decision.word)
        .is_ok_and(|(letters, _)| words.contains(letters) == decision.counts);
    if is_so {
        return Ok(());
    }
    if state.final_head.is_some() {
        let because = BECAUSE.to_owned();
        state.apply(&Event::Definalised { because }, &Stamp::default());
    }
    let word = decision.word.clone();
    let what =
        if decision.counts { Ruling::WordAccepted { word } } else { Ruling::WordRejected { word } };
    let because = BECAUSE.to_owned();
    let command = Command::GiveRuling { what, because };
    for event in decide(state, &command, &words)? {
        state.apply(&event, &Stamp::default());
    }
    Ok(())
}
