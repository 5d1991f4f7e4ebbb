//! How often each value of a figure came up: exact means and quantiles of any number of games.

use std::collections::BTreeMap;

use flavita_tournament::model::rounding::rounded;
use serde::Serialize;

/// How often each value came up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Distribution {
    counts: BTreeMap<i64, u64>,
    values: u64,
    sum: i64,
}

/// A distribution in a few figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Quantiles {
    pub(super) mean_hundredths: i64,
    pub(super) min: i64,
    pub(super) p5: i64,
    pub(super) p25: i64,
    pub(super) p50: i64,
    pub(super) p75: i64,
    pub(super) p95: i64,
    pub(super) max: i64,
}

/// Neighbouring values together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Class {
    /// The smallest value.
    pub(super) from: i64,
    /// The largest value.
    pub(super) to: i64,
    /// How often they came up.
    pub(super) games: u64,
}

impl Distribution {
    /// Counts a value.
    pub(super) fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
        self.values += 1;
        self.sum += value;
    }

    /// Mean and quantiles; `None` where nothing was counted.
    pub(super) fn quantiles(&self) -> Option<Quantiles> {
        let values = i64::try_from(self.values).ok().filter(|values| *values > 0)?;
        Some(Quantiles {
            mean_hundredths: rounded(self.sum * 100, values),
            min: self.quantile(0)?,
            p5: self.quantile(5)?,
            p25: self.quantile(25)?,
            p50: self.quantile(50)?,
            p75: self.quantile(75)?,
            p95: self.quantile(95)?,
            max: self.quantile(100)?,
        })
    }

    /// The smallest value that at least so many per cent of the values do not exceed.
    fn quantile(&self, per_cent: u64) -> Option<i64> {
        let rank = (u128::from(self.values) * u128::from(per_cent)).div_ceil(100);
        let mut below = 0;
        let found = self.counts.iter().find(|(_, count)| {
            below += u128::from(**count);
            below >= rank.max(1)
        });
        found.map(|(value, _)| *value)
    }

    /// The values in at most `most` classes of one width, which is 1, 2 or 5 with zeros; empty
    /// ones between others are there too.
    pub(super) fn classes(&self, most: i64) -> Vec<Class> {
        let (Some((min, _)), Some((max, _))) =
            (self.counts.first_key_value(), self.counts.last_key_value())
        else {
            return Vec::new();
        };
        let count = |width: i64| max.div_euclid(width) - min.div_euclid(width) + 1;
        let widths = (0..18).flat_map(|zeros| [1, 2, 5].map(|first| first * 10_i64.pow(zeros)));
        let width = widths.into_iter().find(|width| count(*width) <= most);
        let width = width.unwrap_or(i64::MAX);
        let first = min.div_euclid(width);
        let class = |place: i64| {
            let from = place * width;
            let to = from + (width - 1);
            let games = self.counts.range(from..=to).map(|(_, count)| count).sum();
            Class { from, to, games }
        };
        (first..first + count(width)).map(class).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(values: impl IntoIterator<Item = i64>) -> Distribution {
        let mut distribution = Distribution::default();
        values.into_iter().for_each(|value| distribution.add(value));
        distribution
    }

    #[test]
    fn a_quantile_is_the_value_at_its_rank() {
        let quantiles = of((1..=200).rev()).quantiles().unwrap();
        let expected = Quantiles {
            mean_hundredths: 10_050,
            min: 1,
            p5: 10,
            p25: 50,
            p50: 100,
            p75: 150,
            p95: 190,
            max: 200,
        };
        assert_eq!(quantiles, expected);
        assert_eq!(of([]).quantiles(), None);
    }

    #[test]
    fn a_mean_is_rounded_to_hundredths() {
        let mean = |values: &[i64]| {
            let quantiles = of(values.iter().copied()).quantiles();
            quantiles.unwrap().mean_hundredths
        };
        assert_eq!(mean(&[1, 1, 2]), 133);
        assert_eq!(mean(&[1, 2, 2]), 167);
    }

    #[test]
    fn classes_have_round_borders_and_leave_no_value_out() {
        let class = |from, to, games| Class { from, to, games };
        let twenties = [class(0, 19, 2), class(20, 39, 1), class(40, 59, 0), class(60, 79, 1)];
        assert_eq!(of([17, 18, 39, 60]).classes(5), twenties);
        assert_eq!(of([4, 5, 5]).classes(5), [class(4, 4, 1), class(5, 5, 2)]);
        assert_eq!(of([]).classes(5), []);
    }
}
