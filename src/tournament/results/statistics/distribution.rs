//! How many totals lie where, and what a quarter, a half and three quarters do not exceed.

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
    let (Some(lowest), Some(highest)) = (totals.first(), totals.last()) else { return Vec::new() };
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

/// A quarter of the values is no more than `low`, half no more than `median`, three quarters no
/// more than `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quartiles {
    /// The lower quartile.
    pub low: i64,
    /// The median.
    pub median: i64,
    /// The upper quartile.
    pub high: i64,
}

impl Quartiles {
    /// Those of values in ascending order; `None` where there are none.
    ///
    /// A quartile that falls between two values lies as far from the lower as its place does,
    /// rounded half up (R. J. Hyndman and Y. Fan, Sample quantiles in statistical packages, 1996,
    /// definition 7: what spreadsheets call QUARTILE.INC).
    ///
    /// ```
    /// use flavita_tournament::results::statistics::distribution::Quartiles;
    /// let of = |values: &[i64]| Quartiles::of(values).unwrap();
    /// assert_eq!(of(&[7]), Quartiles { low: 7, median: 7, high: 7 });
    /// assert_eq!(of(&[1, 2, 3, 4, 5]), Quartiles { low: 2, median: 3, high: 4 });
    /// assert_eq!(of(&[0, 10]), Quartiles { low: 3, median: 5, high: 8 });
    /// assert!(Quartiles::of(&[]).is_none());
    /// ```
    pub fn of(values: &[i64]) -> Option<Self> {
        let last = values.len().checked_sub(1)?;
        let at = |quarters: usize| {
            let (whole, rest) = (last * quarters / 4, last * quarters % 4);
            let (below, above) = (values[whole], values[(whole + 1).min(last)]);
            let rest = i64::try_from(rest).unwrap_or_default();
            below + (2 * (above - below) * rest + 4).div_euclid(8)
        };
        Some(Self { low: at(1), median: at(2), high: at(3) })
    }
}
