//! How points are divided: the one rule by which every mean and every percentage is rounded.

/// A part of a whole, halves rounded up; 0 of nothing.
///
/// ```
/// use flavita_tournament::model::rounding::rounded;
/// assert_eq!((rounded(5, 2), rounded(-5, 2), rounded(1, 0)), (3, -2, 0));
/// ```
pub fn rounded(part: i64, whole: i64) -> i64 {
    if whole == 0 { 0 } else { (2 * part + whole).div_euclid(2 * whole) }
}

/// The mean, 0 of nothing.
pub fn mean(values: impl IntoIterator<Item = i64>) -> i64 {
    let (sum, count) = values.into_iter().fold((0, 0), |(sum, count), one| (sum + one, count + 1));
    rounded(sum, count)
}
