//! The standings and the rating a second time, slowly and obviously, over made-up seasons.

use std::collections::BTreeMap;

use flavita::{
    contests::season::computed::compute, contests::season::definition::Season,
    contests::season::stage::Stage,
};

use crate::stage;

/// Numbers that look like chance and are the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        let mixed = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = mixed.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

const NAMES: [&str; 9] = ["А", "Б", "В", "Г", "Д", "Е", "Ж", "З", "И"];

/// A tournament to which some of the people came.
fn made_up(id: usize, chance: &mut Chance) -> Stage {
    let came = NAMES.iter().filter(|_| chance.below(3) > 0);
    let mut came: Vec<(&str, u64)> = came.map(|name| (*name, 0)).collect();
    for one in &mut came {
        one.1 = chance.below(6);
    }
    let lines: Vec<(&str, u32, i32)> = came
        .iter()
        .map(|(name, points)| {
            let before = came.iter().filter(|(_, other)| other > points).count();
            let place = u32::try_from(before).unwrap() + 1;
            (*name, place, i32::try_from(*points).unwrap())
        })
        .collect();
    stage(&id.to_string(), 7, &lines)
}

/// The rating in fractions over one common denominator, player by player, by the words of the
/// manual.
fn slow_rating(stages: &[Stage]) -> BTreeMap<String, (i128, u32)> {
    let mut ratings: BTreeMap<String, (i128, u32)> = BTreeMap::new();
    for stage in stages {
        for line in &stage.lines {
            ratings.entry(line.name.clone()).or_insert((1500, 0));
        }
        if stage.lines.len() < 2 {
            continue;
        }
        let before = ratings.clone();
        for own in &stage.lines {
            // Both means have the same denominator: how many opponents there are.
            let (mut scored, mut expected, mut opponents) = (0, 0, 0);
            for other in stage.lines.iter().filter(|other| other.name != own.name) {
                opponents += 1;
                if own.place < other.place {
                    scored += 1000;
                } else if own.place == other.place {
                    scored += 500;
                }
                let ahead = before[&own.name].0 - before[&other.name].0;
                expected += match ahead {
                    401.. => 900,
                    -400..=400 => 500 + ahead,
                    _ => 100,
                };
            }
            let speed = if before[&own.name].1 < 5 { 40 } else { 20 };
            // change = speed * (scored - expected) / opponents / 1000, as part / whole.
            let (part, whole) = (speed * (scored - expected), 1000 * opponents);
            let mut change = 0;
            // The whole number that is nearest, the one farther from zero where two are.
            for near in -40_i128..=40 {
                let distance = |n: i128| (part - n * whole).abs();
                let is_nearer = distance(near) < distance(change);
                let is_as_near = distance(near) == distance(change) && near.abs() > change.abs();
                if is_nearer || is_as_near {
                    change = near;
                }
            }
            let rating = ratings.get_mut(&own.name).unwrap();
            rating.0 += change;
            rating.1 += 1;
        }
    }
    ratings
}

/// The most that so many of the results add up to: every choice of them is tried.
fn slow_best(results: &[i64], best: usize) -> i64 {
    let most = if best == 0 { results.len() } else { best.min(results.len()) };
    let choices = (0_u32..1 << results.len())
        .filter(|choice| usize::try_from(choice.count_ones()) == Ok(most));
    let sum = |choice: u32| -> i64 {
        let taken = results.iter().enumerate().filter(|(at, _)| (choice >> at) & 1 == 1);
        taken.map(|(_, points)| points).sum()
    };
    choices.map(sum).max().unwrap_or(0)
}

#[test]
fn rating_and_best_results_are_what_counting_slowly_gives() {
    let mut chance = Chance(20_261_122);
    let (mut unchanged, mut dropped) = (0, 0);
    for run in 0..200 {
        let stages: Vec<Stage> = (0..8).map(|id| made_up(id, &mut chance)).collect();
        let best = usize::try_from(chance.below(5)).unwrap();
        let season = Season {
            rule: ["percentage", "places", "total"][run % 3].to_owned(),
            best: Some(best),
            ..Season::new("Сезон")
        };
        let computed = compute(&season, &stages);
        let slow = slow_rating(&stages);
        assert_eq!(computed.rating.len(), slow.len());
        for line in &computed.rating {
            assert_eq!((i128::from(line.rating), line.tournaments), slow[&line.name], "run {run}");
            unchanged += line.steps.iter().flatten().filter(|step| step.change == 0).count();
        }
        for line in &computed.table {
            let all: Vec<i64> = line.results.iter().flatten().map(|one| one.points).collect();
            assert_eq!(line.points, slow_best(&all, best), "run {run}: {line:?}");
            let counted: i64 =
                line.results.iter().flatten().filter(|one| one.counts).map(|one| one.points).sum();
            assert_eq!(counted, line.points);
            dropped += all.len() - line.counted();
        }
        let is_in_order = computed.table.windows(2).all(|pair| pair[0].points >= pair[1].points);
        assert!(is_in_order);
    }
    assert!(unchanged > 0 && dropped > 100, "{unchanged} {dropped}");
}
