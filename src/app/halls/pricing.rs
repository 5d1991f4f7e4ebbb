//! Decisions on words, priced in every hall as a ruling of its own arbiter would be.

use flavita_contests::halls::decision::WordDecision;
use flavita_lexicon::graph::Graph;
use flavita_tournament::judging::words_in_force::{read, words_in_force};
use flavita_tournament::model::{Command, Event, Refusal, Ruling, Stamp};
use flavita_tournament::{decide::decide, state::Tournament};

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
