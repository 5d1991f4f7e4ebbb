//! Tests of `src/tournament/results/statistics/distribution.rs`.

use flavita_tournament::results::statistics::distribution::{Stretch, distribution};

#[test]
fn every_total_lies_in_just_one_stretch() {
    for totals in [vec![5], vec![-31, -30, 0, 1], vec![100, 100, 100], (0..1000).collect()] {
        for until in [-5, 0, 812, 5000] {
            let stretches = distribution(&totals, until);
            let counted: usize = stretches.iter().map(|one| one.count).sum();
            assert_eq!(counted, totals.len(), "{totals:?} until {until}");
            let holds = |total: &i64| {
                let of = |one: &&Stretch| (one.from..one.below).contains(total);
                stretches.iter().filter(of).count()
            };
            assert!(totals.iter().all(|total| holds(total) == 1));
            assert!(stretches.len() <= 12, "{stretches:?}");
            assert!(stretches.last().unwrap().below > until);
        }
    }
    assert!(distribution(&[], 7).is_empty());
}

#[test]
fn borders_are_round_numbers() {
    let stretches = distribution(&[417, 512, 601], 640);
    assert_eq!(stretches[0].from, 400);
    assert_eq!(stretches[0].below, 450);
    assert_eq!(stretches.len(), 5);
}
