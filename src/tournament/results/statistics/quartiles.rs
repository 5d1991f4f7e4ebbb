//! The three values that part a field into quarters.

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
    /// use flavita_tournament::results::statistics::quartiles::Quartiles;
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
