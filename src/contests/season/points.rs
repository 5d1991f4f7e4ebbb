//! What a tournament brings its players by a season's rule.

use crate::season::rule::{EqualPlaces, PlacePoints, PointsBy, SeasonRule};
use crate::season::stage::{Stage, StageLine};
use flavita_tournament::model::mean;

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
