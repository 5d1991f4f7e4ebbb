//! Takes positions in small batches, answers each batch on all cores, writes its answers.
//!
//! However many positions come, only a batch of them and its answers are in memory.

use indicatif::ProgressBar;
use std::io::{self, IsTerminal, Write};

use crate::solve::answer::{Answering, SolveArgs};
use crate::solve::questions::{Question, Questions, Then};
use crate::{edition, error::CliError, progress::counter};
use flavita_solver::{rank::Spread, spread};

/// How many positions are solved side by side.
const BATCH: usize = 256;

/// How many where answers can be long lists: a million letters each.
const BATCH_OF_LISTS: usize = 16;

/// So many placements are a long list.
const MANY: usize = 100;

/// From so many positions on the words are indexed by their letters: it takes as long as some
/// hundred of them.
const WORTH_AN_INDEX: usize = 256;

pub(crate) fn run(args: &SolveArgs) -> Result<(), CliError> {
    let (edition, dictionary) = edition::with_words(&args.edition)?;
    let answering = Answering { args, edition: &edition, words: &dictionary.words };
    let has_lists = args.all || args.at_least.is_some() || args.top > Some(MANY);
    let most = if has_lists { BATCH_OF_LISTS } else { BATCH };
    let mut questions = Questions::read(&edition);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let bar = bar();
    let mut asked = 0;
    let end = loop {
        let (batch, then) = questions.next(most);
        asked += batch.len();
        if asked >= WORTH_AN_INDEX || args.time.is_some() {
            dictionary.words.index_letters();
        }
        for answer in answers(&answering, &batch) {
            writeln!(out, "{answer}").map_err(CliError::because("cli-output"))?;
        }
        out.flush().map_err(CliError::because("cli-output"))?;
        bar.inc(batch.len() as u64);
        match then {
            Then::More => (),
            Then::End => break Ok(()),
            Then::Fault(fault) => break Err(fault),
        }
    };
    bar.finish_and_clear();
    end
}

/// A counter where it does not run into the answers.
fn bar() -> ProgressBar {
    if io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    counter("progress-positions")
}

/// A line of JSON for each position, in their order.
fn answers(answering: &Answering<'_>, batch: &[Question]) -> Vec<String> {
    let line = |question: &Question, spread| answering.line(question, spread);
    match batch {
        [alone] => vec![line(alone, Spread::Lanes)],
        // Times are taken one after the other: a busy neighbour would be measured too.
        many if answering.args.time.is_some() => {
            many.iter().map(|q| line(q, Spread::Nothing)).collect()
        }
        many => spread::in_order(many, |q| line(q, Spread::Nothing)),
    }
}
