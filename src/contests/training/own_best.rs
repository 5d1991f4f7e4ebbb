//! The best that somebody has reached in each kind of solitaire.

use crate::training::{
    solitaire::SolitaireGame, solitaire::SolitaireKind, solitaire::Table, source::Source,
};
use serde::{Deserialize, Serialize};

/// How many are kept; that which was beaten or equalled longest ago gives way.
pub const MOST_BESTS: usize = 50;

/// The best of the games of one kind with the same words.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct OwnBest {
    /// Where their edition and words are found.
    pub source: Source,
    /// Which kind.
    pub kind: SolitaireKind,
    /// The total.
    pub points: i64,
}

/// What a game of this kind is compared with; `None` before the first one.
pub fn best(bests: &[OwnBest], source: &Source, kind: SolitaireKind) -> Option<i64> {
    let is_like = |one: &&OwnBest| one.source == *source && one.kind == kind;
    bests.iter().find(is_like).map(|one| one.points)
}

/// The total that counts of a game that is over. Two racks have no own one, and one rack that was
/// put down early has not paid for what was left on it.
pub fn total(game: &SolitaireGame, table: &Table) -> Option<i64> {
    let counts = match game.kind {
        SolitaireKind::One => !game.is_stopped,
        SolitaireKind::Two => false,
        SolitaireKind::Open => !game.moves.is_empty(),
    };
    table.totals.first().copied().filter(|_| table.is_over && counts)
}

/// Notes what counts of a game where it is over.
pub fn note(bests: &mut Vec<OwnBest>, game: &SolitaireGame, table: &Table) {
    let Some(points) = total(game, table) else { return };
    let (source, kind) = (game.source.clone(), game.kind);
    if best(bests, &source, kind).is_none_or(|before| before <= points) {
        bests.retain(|one| one.source != source || one.kind != kind);
        bests.insert(0, OwnBest { source, kind, points });
        bests.truncate(MOST_BESTS);
    }
}
