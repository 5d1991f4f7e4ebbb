//! Ranking in the form of a game: where the words of a theme are worth more, or one tile is added.
//!
//! The search itself knows nothing of themes: it finds what could be a top if every word of a
//! placement were one of the theme, and those are counted again.

use crate::rank::{self, Spread, each_until};
use crate::{position::Position, ranking::Ranked, widened::Widened};
use flavita_game::{Placement, SIDE, score};

/// As [`rank::all`], the points of the theme counted.
pub fn all(position: &Position<'_>, spread: Spread) -> Vec<Ranked> {
    if let Some(widened) = Widened::of(position) {
        return widened.all(spread);
    }
    counted_again(position, rank::all(position, spread).to_vec())
}

/// As [`rank::top`], the points of the theme counted.
pub fn top(position: &Position<'_>, spread: Spread) -> Vec<Ranked> {
    if Widened::of(position).is_some() {
        let mut found = all(position, spread);
        let best = found.first().map(|best| best.points);
        found.retain(|one| Some(one.points) == best);
        return found;
    }
    let plain = rank::top(position, spread).to_vec();
    let theme = &position.edition.hand.theme;
    let (Some(best), false) = (plain.first(), theme.words.is_empty()) else { return plain };
    // A placement makes one word along its line and at most one across for every tile.
    let words = i32::try_from(position.most_tiles.min(SIDE) + 1).expect("at most 16");
    let floor = best.points.saturating_sub(words.saturating_mul(theme.points));
    let mut found = counted_again(position, rank::at_least(position, floor, spread).to_vec());
    let best = found.first().map(|best| best.points);
    found.retain(|one| Some(one.points) == best);
    found
}

/// The same placements with the points of the theme, in order.
fn counted_again(position: &Position<'_>, mut found: Vec<Ranked>) -> Vec<Ranked> {
    if position.edition.hand.theme.words.is_empty() {
        return found;
    }
    for one in &mut found {
        one.points = score(position.edition, position.board, &one.placement).points();
    }
    // Equals stay in their order, which does not depend on their points.
    found.sort_by(|a, b| b.points.cmp(&a.points).then_with(|| a.placement.cmp(&b.placement)));
    found
}

/// Whether some legal placement meets a condition; stops at the first that does.
pub fn any_placement(position: &Position<'_>, mut wanted: impl FnMut(&Placement) -> bool) -> bool {
    let mut found = false;
    let visit = |placement: &Placement| {
        found = wanted(placement);
        !found
    };
    match Widened::of(position) {
        Some(widened) => widened.each_until(visit),
        None => each_until(position, visit),
    }
    found
}
