//! From a slip to its verdict.

use crate::game::board::Board;
use crate::game::edition::definition::Edition;
use crate::game::letter::BoardTile;
use crate::game::notation::word_text;
use crate::game::placement::Placement;
use crate::game::rack::TileCounts;
use crate::game::reference::{self, ParseReferenceError, Reference};
use crate::game::score::score;
use crate::lexicon::graph::Graph;
use crate::tournament::legality::objections;
use crate::tournament::reading::{cuts, settle};
use crate::tournament::reason::Reason;
use crate::tournament::round::{PlacementText, SlipText, Verdict};

/// What a slip is judged against.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// Values and premiums.
    pub edition: &'a Edition,
    /// The dictionary.
    pub words: &'a Graph,
    /// The board before the round.
    pub board: &'a Board,
    /// The rack of the round.
    pub rack: &'a TileCounts,
    /// The points of the round's top; `None` while there is none.
    pub top: Option<i32>,
    /// The thinking time granted, in milliseconds: what is noted beyond it is late.
    pub granted_ms: u64,
}

/// Judges a slip: reads it, looks for what speaks against it, counts it.
///
/// A valid slip scores the true points, whatever it claims; anything else scores zero. Where a
/// text can be read in several ways, a legal reading goes before an illegal one, and of several
/// legal ones the one with the fewest points counts.
#[must_use]
pub fn judge(case: &Case<'_>, text: &SlipText) -> Verdict {
    if text.word.trim().is_empty() {
        return Verdict::zero(Reason::Empty);
    }
    let reference = match read_reference(case.edition, &text.at) {
        Ok(reference) => reference,
        Err(reason) => return Verdict::zero(reason),
    };
    let cuts = match cuts(case.edition, &text.word) {
        Ok(cuts) => cuts,
        Err(reason) => return Verdict::zero(reason),
    };
    let verdicts = cuts
        .into_iter()
        .map(|tiles| judge_reading(case, reference, tiles));
    let best = verdicts.min_by_key(order_of_readings);
    let mut verdict = best.unwrap_or_else(|| Verdict::zero(Reason::Empty));
    if text.used_ms.is_some_and(|used| used > case.granted_ms) {
        verdict.reasons.push(Reason::Late);
    }
    if !verdict.is_valid() {
        verdict.points = 0;
        verdict.is_top = false;
    }
    verdict
}

/// What the slip can mean where its word can be cut into tiles in several ways.
///
/// That is every cut that rack and board allow, in the order in which [`judge`] prefers them, with
/// its verdict; one or none where there is nothing to ask.
#[must_use]
pub fn readings(case: &Case<'_>, text: &SlipText) -> Vec<(Placement, Verdict)> {
    let (Ok(at), Ok(cuts)) = (
        read_reference(case.edition, &text.at),
        cuts(case.edition, &text.word),
    ) else {
        return Vec::new();
    };
    let read = |tiles| {
        let written = Placement {
            square: at.square,
            direction: at.direction,
            tiles,
        };
        let placement = settle(case.edition, case.board, case.rack, &written).ok()?;
        let verdict = judge_reading(case, at, placement.tiles.clone());
        let is_unknown = |reason: &Reason| matches!(reason, Reason::NotInDictionary { .. });
        let stands = verdict.reasons.iter().all(is_unknown);
        stands.then_some((placement, verdict))
    };
    let mut readings: Vec<_> = cuts.into_iter().filter_map(read).collect();
    readings.sort_by_key(|(_, verdict)| order_of_readings(verdict));
    readings
}

/// A legal reading first, then the one with the fewest points.
fn order_of_readings(verdict: &Verdict) -> (bool, i32) {
    (!verdict.is_valid(), verdict.points)
}

fn read_reference(edition: &Edition, at: &str) -> Result<Reference, Reason> {
    if at.trim().is_empty() {
        return Err(Reason::NoCoordinates);
    }
    reference::parse(edition, at).map_err(|error| match error {
        ParseReferenceError::Form(_)
        | ParseReferenceError::Row(_)
        | ParseReferenceError::Column(_) => Reason::UnreadableCoordinates {
            text: at.trim().to_owned(),
        },
    })
}

fn judge_reading(case: &Case<'_>, at: Reference, tiles: Vec<BoardTile>) -> Verdict {
    let written = Placement {
        square: at.square,
        direction: at.direction,
        tiles,
    };
    let mut reasons = objections(case.edition, case.board, case.words, &written);
    let settled = settle(case.edition, case.board, case.rack, &written);
    let placement = settled.unwrap_or_else(|reason| {
        reasons.insert(0, reason);
        written
    });
    let fits = !placement.runs_off_board();
    let points = fits.then(|| score(case.edition, case.board, &placement).points());
    let is_valid = reasons.is_empty();
    let points_if_valid = points.filter(|_| is_valid);
    Verdict {
        points: points_if_valid.unwrap_or(0),
        would_be: points,
        reading: Some(placement_text(case.edition, &placement)),
        reasons,
        is_top: is_valid && points.is_some() && points == case.top,
        remarks: Vec::new(),
    }
}

/// A placement as the log writes it.
#[must_use]
pub fn placement_text(edition: &Edition, placement: &Placement) -> PlacementText {
    PlacementText {
        at: reference::text(edition, placement.square, placement.direction),
        word: word_text(edition, &placement.tiles),
    }
}
