//! From a slip to its verdict.

use crate::judging::reading::{cuts, settlings};
use crate::judging::understanding::{PricedInfraction, Understood, order_of_readings, read_at};
use crate::judging::{clues, place, pricing};
use crate::model::{Legibility, Reason, Round, SlipText, Verdict};
use crate::{judging::case::Case, profile::cost::Cost, state::Tournament};
use flavita_game::{BoardTile, Placement, Reference};
use flavita_lexicon::graph::Graph;

/// What a slip would be worth in a round, without recording it.
pub fn verdict(state: &Tournament, words: &Graph, round: &Round, text: &SlipText) -> Verdict {
    judge(&Case::of(state, words, round), text)
}

/// Judges a slip: reads it, looks for what speaks against it, counts it, and takes off what the
/// rules take.
///
/// Where a text can be read in several ways, a legal reading goes before an illegal one, and of
/// several legal ones the one with the fewest points counts. A slip that is no legal placement as
/// it is written counts where just one can be meant and the rules forgive that.
pub fn judge(case: &Case<'_>, text: &SlipText) -> Verdict {
    if text.legibility == Legibility::Illegible {
        return Verdict::zero(Reason::Illegible);
    }
    if text.word.trim().is_empty() {
        return Verdict::zero(Reason::Empty);
    }
    pricing::priced(case, text, understood(case, text))
}

fn understood(case: &Case<'_>, text: &SlipText) -> Understood {
    if place::needs_no_coordinates(case) {
        return match cuts(case.edition, &text.word) {
            Ok(cuts) => place::dearest(case, cuts),
            Err(reason) => Understood::nothing(reason),
        };
    }
    let as_written = as_written(case, text).unwrap_or_else(Understood::nothing);
    if as_written.verdict.is_valid() {
        return as_written;
    }
    mended(case, text).unwrap_or(as_written)
}

fn as_written(case: &Case<'_>, text: &SlipText) -> Result<Understood, Reason> {
    let place = place::of(case, &text.at, &text.word)?;
    let cuts = cuts(case.edition, &text.word)?;
    let readings = cuts.into_iter().map(|tiles| read_at(case, place.at, tiles));
    let best = readings.min_by_key(|reading| order_of_readings(&reading.verdict));
    let mut best = best.ok_or(Reason::Empty)?;
    best.faults.extend(place.infraction.map(PricedInfraction::free));
    Ok(best)
}

/// The slip as the only placement that can be meant; `None` where there is none, where there are
/// several, or where the rules do not forgive it.
fn mended(case: &Case<'_>, text: &SlipText) -> Option<Understood> {
    if !clues::may_forgive(case.rules) {
        return None;
    }
    let clues = clues::clues(case, text);
    let [only] = clues.as_slice() else { return None };
    let cost = only.cost(case.rules);
    if cost == Cost::Zero {
        return None;
    }
    let at = Reference { square: only.placement.square, direction: only.placement.direction };
    let mut understood = read_at(case, at, only.written.clone());
    understood.faults.push(PricedInfraction { infraction: only.mend.infraction(), cost });
    Some(understood)
}

/// A word as it can stand on a slip, and every placement that it can mean there.
#[derive(Clone, Debug)]
pub struct Written {
    /// Its tiles, blanks only where they are marked.
    pub tiles: Vec<BoardTile>,
    /// The placements with their verdicts, those that [`judge`] prefers first.
    pub ways: Vec<(Placement, Verdict)>,
}

/// What a slip can mean where its word is one of these: every cut into tiles that rack and board
/// allow, of each word those that [`judge`] prefers first, and each with every way to settle its blanks.
pub fn readings(case: &Case<'_>, at: &str, words: &[String]) -> Vec<Written> {
    let of_word = |word: &String| {
        let Ok(place) = place::of(case, at, word) else { return Vec::new() };
        let cuts = cuts(case.edition, word).unwrap_or_default().into_iter();
        let written =
            cuts.map(|tiles| Written { ways: ways(case, place.at, tiles.clone()), tiles });
        let mut readings: Vec<_> = written.filter(|one| !one.ways.is_empty()).collect();
        readings.sort_by_key(|one| order_of_readings(&one.ways[0].1));
        readings
    };
    words.iter().flat_map(of_word).collect()
}

/// Every placement that these tiles can mean there; their words need not be in the dictionary.
fn ways(case: &Case<'_>, at: Reference, tiles: Vec<BoardTile>) -> Vec<(Placement, Verdict)> {
    let written = Placement { square: at.square, direction: at.direction, tiles };
    let settled = settlings(case.edition, case.board, &case.rack, &written).into_iter();
    let judged = settled.map(|placement| {
        let verdict = read_at(case, at, placement.tiles.clone()).verdict;
        (placement, verdict)
    });
    let is_unknown = |reason: &Reason| matches!(reason, Reason::NotInDictionary { .. });
    let stands = |(_, verdict): &(Placement, Verdict)| verdict.reasons.iter().all(is_unknown);
    let mut ways: Vec<_> = judged.filter(stands).collect();
    ways.sort_by_key(|(_, verdict)| order_of_readings(verdict));
    ways
}
