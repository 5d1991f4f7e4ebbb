//! From values to coordinates.

use flavita_tournament::results::{Share, round_step};

/// A stretch of values on a stretch of coordinates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    /// The lowest and the highest value.
    values: (i64, i64),
    /// Where they are.
    places: (i64, i64),
}

impl Scale {
    /// Values from `low` to `high` lie between these two places, of which the first may be the
    /// larger.
    pub(super) fn new((low, high): (i64, i64), places: (i64, i64)) -> Self {
        Self { values: (low, high.max(low + 1)), places }
    }

    /// Where a value is.
    pub(super) fn at(&self, value: i64) -> i64 {
        let (low, high) = self.values;
        let value = value.clamp(low, high);
        let share = Share::new(value - low, high - low);
        let length = self.places.1 - self.places.0;
        self.places.0 + share.map_or(0, |share| share.of(length))
    }
}

/// Round values from at most `low` to at least `high`, about `most` steps apart.
pub(super) fn ticks(low: i64, high: i64, most: i64) -> Vec<i64> {
    ticks_by(low, high, round_step((high - low).max(1), most))
}

/// Multiples of a step from at most `low` to at least `high`.
pub(super) fn ticks_by(low: i64, high: i64, step: i64) -> Vec<i64> {
    let first = low.div_euclid(step) * step;
    let ticks = std::iter::successors(Some(first), |tick| {
        (*tick < high).then_some(tick.saturating_add(step))
    });
    ticks.collect()
}

/// Moves heights, which are in ascending order, so far apart that texts there do not touch, and
/// keeps them between `low` and `high`.
pub(super) fn apart(heights: &mut [i64], gap: i64, (low, high): (i64, i64)) {
    let mut least = low;
    for height in heights.iter_mut() {
        *height = (*height).max(least);
        least = *height + gap;
    }
    let mut most = high;
    for height in heights.iter_mut().rev() {
        *height = (*height).min(most);
        most = *height - gap;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_of_a_scale_lie_at_its_ends() {
        let scale = Scale::new((0, 812), (300, 20));
        assert_eq!((scale.at(0), scale.at(406), scale.at(812)), (300, 160, 20));
        assert_eq!(scale.at(-4), 300);
        assert_eq!(Scale::new((5, 5), (0, 10)).at(5), 0);
    }

    #[test]
    fn ticks_are_round_and_hold_every_value() {
        assert_eq!(ticks(0, 812, 5), [0, 200, 400, 600, 800, 1000]);
        assert_eq!(ticks(-31, 90, 5), [-50, 0, 50, 100]);
        assert_eq!(ticks(0, 0, 5), [0]);
    }

    #[test]
    fn texts_are_moved_apart_and_stay_inside() {
        let mut heights = [10, 11, 12, 100];
        apart(&mut heights, 16, (12, 110));
        assert_eq!(heights, [12, 28, 44, 100]);
        let mut heights = [90, 99, 100];
        apart(&mut heights, 16, (0, 100));
        assert_eq!(heights, [68, 84, 100]);
    }
}
