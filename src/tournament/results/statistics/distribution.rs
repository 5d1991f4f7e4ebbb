//! How many totals lie where.

/// The most stretches into which totals are parted.
const MOST_STRETCHES: i64 = 12;

/// A stretch of totals: from `from` on, below `below`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// The lowest total in it.
    pub from: i64,
    /// The first total above it.
    pub below: i64,
    /// How many there are.
    pub count: usize,
}

/// A width of 1, 2 or 5 times a power of ten, with which `length` takes at most `most` steps.
///
/// ```
/// use flavita_tournament::results::statistics::distribution::round_step;
/// assert_eq!(round_step(812, 5), 200);
/// assert_eq!(round_step(3, 5), 1);
/// ```
pub fn round_step(length: i64, most: i64) -> i64 {
    let powers = (0..18).map(|power| 10_i64.pow(power));
    let mut steps = powers.flat_map(|power| [power, 2 * power, 5 * power]);
    let is_enough = |step: &i64| length <= step.saturating_mul(most);
    steps.find(is_enough).unwrap_or(i64::MAX)
}

/// The stretches of equal width from the lowest of these totals to the highest, or to `until`
/// where that is higher; empty without totals. The totals are in ascending order.
pub fn distribution(totals: &[i64], until: i64) -> Vec<Stretch> {
    let (Some(lowest), Some(highest)) = (totals.first(), totals.last()) else {
        return Vec::new();
    };
    let until = until.max(*highest);
    let width = round_step(until - lowest + 1, MOST_STRETCHES - 1);
    let first = lowest.div_euclid(width) * width;
    let stretch = |from: i64| Stretch {
        from,
        below: from + width,
        count: totals.partition_point(|total| *total < from + width)
            - totals.partition_point(|total| *total < from),
    };
    let starts = std::iter::successors(Some(first), |from| Some(from + width));
    starts.take_while(|from| *from <= until).map(stretch).collect()
}
