//! What a tournament brings its players, and the standings of a season.

use crate::season::rule::{EqualPlaces, PlacePoints, PointsBy, SeasonRule, SeasonTie};
use crate::season::{name_key::key, people::Person, stage::Stage, stage::StageLine};
use flavita_tournament::model::mean;
use std::cmp::{Ordering, Reverse};

/// A person's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonLine {
    /// His rank; equals share one, and the next rank counts them all.
    pub rank: u32,
    /// His name.
    pub name: String,
    /// His results tournament by tournament; `None` where he did not come.
    pub results: Vec<Option<SeasonResult>>,
    /// The sum of those that count, in hundredths.
    pub points: i64,
    /// The sum of all, in hundredths.
    pub all_points: i64,
    /// How many tournaments he won; a shared first place is one.
    pub wins: u32,
}

/// What a person has of one tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeasonResult {
    /// The points, in hundredths.
    pub points: i64,
    /// The place.
    pub place: u32,
    /// Whether it is one of the results that count.
    pub counts: bool,
}

impl SeasonLine {
    /// How many tournaments he played.
    pub fn played(&self) -> usize {
        self.results.iter().flatten().count()
    }

    /// How many of his results count.
    pub fn counted(&self) -> usize {
        let results = self.results.iter().flatten();
        results.filter(|result| result.counts).count()
    }

    /// His results, the best first.
    fn best_first(&self) -> Vec<i64> {
        let mut points: Vec<i64> = self.results.iter().flatten().map(|one| one.points).collect();
        points.sort_unstable_by_key(|points| Reverse(*points));
        points
    }
}

/// The standings of a season.
///
/// # Order
/// By the sum of the best results, then by the rule's tie-breaks; who is equal even then shares the
/// rank and stands by name. Of equal results the earlier one counts.
pub fn season_table(rule: &SeasonRule, stages: &[&Stage], persons: &[Person]) -> Vec<SeasonLine> {
    let points: Vec<Vec<i64>> = stages.iter().map(|one| stage_points(rule, one)).collect();
    let line = |person: &Person| {
        let mut results = vec![None; stages.len()];
        for seat in &person.seats {
            results[seat.stage] = Some(SeasonResult {
                points: points[seat.stage][seat.line],
                place: stages[seat.stage].lines[seat.line].place,
                counts: false,
            });
        }
        season_line(person, results, rule.best)
    };
    let mut lines: Vec<SeasonLine> = persons.iter().map(line).collect();
    lines.sort_by(|one, other| {
        let by_name = || key(&one.name).cmp(&key(&other.name));
        compare(one, other, &rule.ties).then_with(by_name)
    });
    for at in 0..lines.len() {
        let shared = at > 0 && compare(&lines[at - 1], &lines[at], &rule.ties).is_eq();
        lines[at].rank =
            if shared { lines[at - 1].rank } else { u32::try_from(at + 1).unwrap_or(u32::MAX) };
    }
    lines
}

fn season_line(person: &Person, mut results: Vec<Option<SeasonResult>>, best: usize) -> SeasonLine {
    let mut order: Vec<&mut SeasonResult> = results.iter_mut().flatten().collect();
    // A stable order: of equals the earlier one comes first.
    order.sort_by_key(|result| Reverse(result.points));
    let counted = if best == 0 { order.len() } else { best };
    order.into_iter().take(counted).for_each(|result| result.counts = true);
    let came = || results.iter().flatten();
    SeasonLine {
        rank: 0,
        name: person.name.clone(),
        points: came().filter(|one| one.counts).map(|one| one.points).sum(),
        all_points: came().map(|one| one.points).sum(),
        wins: u32::try_from(came().filter(|one| one.place == 1).count()).unwrap_or(u32::MAX),
        results,
    }
}

fn compare(one: &SeasonLine, other: &SeasonLine, ties: &[SeasonTie]) -> Ordering {
    let by_points = other.points.cmp(&one.points);
    ties.iter().fold(by_points, |order, tie| {
        order.then_with(|| match tie {
            SeasonTie::Wins => other.wins.cmp(&one.wins),
            SeasonTie::BestResults => other.best_first().cmp(&one.best_first()),
            SeasonTie::AllResults => other.all_points.cmp(&one.all_points),
        })
    })
}

/// The points of the players of a tournament in hundredths, in the order of its lines.
pub(crate) fn stage_points(rule: &SeasonRule, stage: &Stage) -> Vec<i64> {
    let lines = stage.lines.iter();
    match (rule.points, &rule.places) {
        (PointsBy::Percentage, _) => lines.map(|line| line.percent_hundredths).collect(),
        (PointsBy::Total, _) => lines.map(|line| i64::from(line.total) * 100).collect(),
        (PointsBy::Places, Some(places)) => {
            let points = |line| place_points(places, line, &stage.lines);
            lines.map(points).collect()
        }
        (PointsBy::Places, None) => vec![0; stage.lines.len()],
    }
}

fn place_points(places: &PlacePoints, line: &StageLine, all: &[StageLine]) -> i64 {
    let first = usize::try_from(line.place).unwrap_or(usize::MAX).saturating_sub(1);
    let of = |place: usize| places.table.get(place).copied().unwrap_or(0);
    let points = match places.equal {
        EqualPlaces::Highest => of(first) * 100,
        EqualPlaces::Mean => {
            let equal = all.iter().filter(|other| other.place == line.place).count();
            mean((first..first + equal).map(|place| 100 * of(place)))
        }
    };
    points + places.taking_part * 100
}
