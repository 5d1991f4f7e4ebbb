//! A slip read as one word at one place: what it is worth, what speaks against it, what is amiss.

use crate::judging::{case::Case, legality::objections_with_rack, reading::settle};
use crate::model::{PlacementText, Reason, Verdict};
use crate::profile::{coordinates::UnmarkedBlank, cost::Cost, warnings::Infraction};
use flavita_game::{BoardTile, Placement, Reference, score, word_label};

/// Something amiss with the writing, and its price by the rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct PricedInfraction {
    pub(super) infraction: Infraction,
    pub(super) cost: Cost,
}

impl PricedInfraction {
    /// Something amiss that takes nothing off the slip itself.
    pub(super) fn free(infraction: Infraction) -> Self {
        Self { infraction, cost: Cost::Nothing }
    }
}

/// A slip understood: what the placement is worth, and what was amiss with the writing.
#[derive(Clone, Debug)]
pub(super) struct Understood {
    /// The points before any price, and what speaks against the placement.
    pub(super) verdict: Verdict,
    /// What was amiss although it could be understood.
    pub(super) faults: Vec<PricedInfraction>,
}

impl Understood {
    pub(super) fn nothing(reason: Reason) -> Self {
        Self { verdict: Verdict::zero(reason), faults: Vec::new() }
    }
}

/// A legal reading first, then the one with the fewest points.
pub(super) fn order_of_readings(verdict: &Verdict) -> (bool, i32) {
    (!verdict.is_valid(), verdict.points)
}

/// The slip read as this word at this place.
pub(super) fn read_at(case: &Case<'_>, at: Reference, tiles: Vec<BoardTile>) -> Understood {
    let written = Placement { square: at.square, direction: at.direction, tiles };
    let mut reasons = objections_with_rack(case.question(), &written);
    let mut faults = Vec::new();
    let placement = match settle(case.edition, case.board, &case.rack, &written) {
        Ok(placement) => {
            match unmarked(case, &written, &placement) {
                Ok(infraction) => faults.extend(infraction.map(PricedInfraction::free)),
                Err(reason) => reasons.push(reason),
            }
            placement
        }
        Err(reason) => {
            reasons.insert(0, reason);
            written
        }
    };
    let fits = !placement.runs_off_board();
    let points = fits.then(|| score(case.edition, case.board, &placement).points());
    let is_valid = reasons.is_empty();
    let verdict = Verdict {
        points: points.filter(|_| is_valid).unwrap_or(0),
        would_be: points,
        reading: Some(PlacementText::of(case.edition, &placement)),
        reasons,
        is_top: is_valid && points.is_some() && points == case.top,
        remarks: Vec::new(),
    };
    Understood { verdict, faults }
}

/// The infraction of blanks that the slip does not mark, or why they make a zero of it.
fn unmarked(
    case: &Case<'_>,
    written: &Placement,
    settled: &Placement,
) -> Result<Option<Infraction>, Reason> {
    let laid = settled.laid(case.board).map(|(square, _)| square);
    let laid: Vec<_> = laid.collect();
    let tiles = written.squares().zip(&settled.tiles);
    let unmarked = tiles.filter(|((square, before), tile)| {
        laid.contains(square) && tile.is_blank && !before.is_blank
    });
    let letters: Vec<_> = unmarked.map(|(_, tile)| tile.letter).collect();
    match case.rules.blanks.unmarked {
        _ if letters.is_empty() => Ok(None),
        UnmarkedBlank::Cheapest => Ok(Some(Infraction::BlankUnmarked)),
        UnmarkedBlank::Zero => {
            Err(Reason::BlankUnmarked { letters: word_label(case.edition, letters) })
        }
    }
}
