//! The seasons that were counted by hand.

use std::{fs, path::Path};

use flavita::contests::season::rating::{RatingLine, expected};
use flavita::contests::season::table::{SeasonLine, season_table};
use flavita::{
    contests::season::computed::compute, contests::season::definition::Season,
    contests::season::people::people, contests::season::rule::SeasonRule,
    contests::season::stage::Stage,
};
use serde::Deserialize;
use toml::Value;

use crate::stage;

#[derive(Deserialize)]
struct Counted {
    rule: String,
    best: usize,
    tournaments: Vec<Told>,
    standings: Vec<Line>,
    rating: Vec<Line>,
}

#[derive(Deserialize)]
struct Told {
    id: String,
    top: i32,
    lines: Vec<(String, u32, i32)>,
}

#[derive(Deserialize)]
struct Line {
    line: Vec<Value>,
}

fn words(lines: &[Line]) -> Vec<Vec<String>> {
    let word = |value: &Value| {
        let text = value.as_str().map(|text| text.replace('Ё', "Е"));
        text.unwrap_or_else(|| value.to_string())
    };
    lines.iter().map(|line| line.line.iter().map(word).collect()).collect()
}

fn standing(line: &SeasonLine) -> Vec<String> {
    let name = line.name.replace('ё', "е").replace('Ё', "Е");
    let mut words = vec![line.rank.to_string(), name, line.points.to_string()];
    words.extend(line.results.iter().map(|result| match result {
        None => String::new(),
        Some(result) if result.counts => result.points.to_string(),
        Some(result) => format!("({})", result.points),
    }));
    words
}

fn rated(line: &RatingLine) -> Vec<String> {
    let name = line.name.replace('ё', "е").replace('Ё', "Е");
    let mut words =
        vec![line.rank.to_string(), name, line.rating.to_string(), line.tournaments.to_string()];
    let change = |step: &Option<_>| {
        step.map_or_else(String::new, |step: flavita::contests::season::rating::RatingStep| {
            step.change.to_string()
        })
    };
    words.extend(line.steps.iter().map(change));
    words
}

fn season(rule: &str, best: usize) -> Season {
    Season { rule: rule.to_owned(), best: Some(best), ..Season::new("Сезон") }
}

#[test]
fn every_season_that_was_counted_by_hand_comes_out_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/seasons");
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "toml") {
            continue;
        }
        let told: Counted = toml::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        let stages: Vec<Stage> = told
            .tournaments
            .iter()
            .map(|one| {
                let lines: Vec<(&str, u32, i32)> = one
                    .lines
                    .iter()
                    .map(|(name, place, total)| (name.as_str(), *place, *total))
                    .collect();
                stage(&one.id, one.top, &lines)
            })
            .collect();
        let season = season(&told.rule, told.best);
        let computed = compute(&season, &stages);
        let name = path.display();
        let mut table: Vec<_> = computed.table.iter().map(standing).collect();
        // The newest spelling of a name is shown, which the hand did not care for.
        for line in &mut table {
            line[1] = capital(&line[1]);
        }
        let mut rating: Vec<_> = computed.rating.iter().map(rated).collect();
        for line in &mut rating {
            line[1] = capital(&line[1]);
        }
        assert_eq!(table, words(&told.standings), "{name}");
        assert_eq!(rating, words(&told.rating), "{name}");
        count += 1;
    }
    assert!(count >= 3, "only {count} seasons");
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().unwrap().to_uppercase();
    first.chain(letters).collect()
}

const PLACES: &str = "id = \"own\"\npoints = \"places\"\nties = [\"wins\", \"best_results\", \
                      \"all_results\"]\n[places]\ntable = [10, 6, 3]\ntaking_part = 1\n";

#[test]
fn players_who_share_places_have_the_best_of_them_or_their_mean() {
    let equal = stage("a", 10, &[("Ада", 1, 9), ("Ван", 2, 8), ("Демон", 2, 8), ("Ёж", 2, 8)]);
    for (equals, points) in [("highest", [1100, 700, 700, 700]), ("mean", [1100, 400, 400, 400])] {
        let rule = SeasonRule::parse(&format!("{PLACES}equal = \"{equals}\"\n")).unwrap();
        let stages = [&equal];
        let known = people(&Season::new("Сезон"), &stages);
        let table = season_table(&rule, &stages, &known.persons);
        let found: Vec<i64> = table.iter().map(|line| line.points).collect();
        assert_eq!(found, points, "{equals}");
    }
}

#[test]
fn a_mean_that_does_not_come_out_even_is_rounded_to_hundredths() {
    let text = "id = \"own\"\npoints = \"places\"\nties = []\n[places]\ntable = [2, 0, 0]\nequal = \"mean\"\n";
    let rule = SeasonRule::parse(text).unwrap();
    let stages = [&stage("a", 10, &[("Ада", 1, 9), ("Ван", 1, 9), ("Демон", 1, 9)])];
    let known = people(&Season::new("Сезон"), &stages);
    let table = season_table(&rule, &stages, &known.persons);
    assert!(table.iter().all(|line| (line.points, line.rank) == (67, 1)), "{table:?}");
}

#[test]
fn who_is_equal_in_everything_shares_the_rank() {
    let stages = [
        stage("a", 10, &[("Ада", 1, 9), ("Ван", 2, 8), ("Демон", 3, 7)]),
        stage("b", 10, &[("Демон", 1, 9), ("Ван", 2, 8), ("Ада", 3, 7)]),
    ];
    let season = season("places", 0);
    let table = compute(&season, &stages).table;
    let order: Vec<(u32, &str)> =
        table.iter().map(|line| (line.rank, line.name.as_str())).collect();
    assert_eq!(order, [(1, "Ада"), (1, "Демон"), (3, "Ван")]);
}

#[test]
fn of_equal_results_the_earlier_one_counts() {
    let stages = [stage("a", 10, &[("Ада", 1, 9)]), stage("b", 10, &[("Ада", 1, 9)])];
    let season = season("total", 1);
    let table = compute(&season, &stages).table;
    let counts: Vec<bool> = table[0].results.iter().flatten().map(|one| one.counts).collect();
    assert_eq!(counts, [true, false]);
}

#[test]
fn a_difference_above_four_hundred_is_taken_for_four_hundred() {
    assert_eq!(expected(1900, 1500), 900);
    assert_eq!(expected(2300, 1500), 900);
    assert_eq!(expected(1500, 2300), 100);
    assert_eq!(expected(1899, 1500), 899);
}

#[test]
fn equal_sums_are_decided_by_what_the_rule_says() {
    // Ада has 11 + 4, Ван 7 + 4 + 4: she won one, and her best result is better.
    let stages = [
        stage("a", 10, &[("Ван", 2, 8), ("Ада", 1, 9)]),
        stage("b", 10, &[("Ван", 3, 8), ("Ада", 3, 8)]),
        stage("c", 10, &[("Ван", 3, 8)]),
    ];
    let stages: Vec<&Stage> = stages.iter().collect();
    let known = people(&Season::new("Сезон"), &stages);
    let text = format!("{PLACES}equal = \"highest\"\n");
    for (ties, ranks) in [
        ("ties = [\"wins\"]", [(1, "Ада"), (2, "Ван")]),
        ("ties = [\"best_results\"]", [(1, "Ада"), (2, "Ван")]),
        ("ties = []", [(1, "Ада"), (1, "Ван")]),
    ] {
        let all = "ties = [\"wins\", \"best_results\", \"all_results\"]";
        let rule = SeasonRule::parse(&text.replace(all, ties)).unwrap();
        let table = season_table(&rule, &stages, &known.persons);
        assert!(table.iter().all(|line| line.points == 1500), "{table:?}");
        let found: Vec<(u32, &str)> =
            table.iter().map(|line| (line.rank, line.name.as_str())).collect();
        assert_eq!(found, ranks, "{ties}");
    }
}

#[test]
fn among_equals_the_sum_of_all_results_may_decide() {
    let stages = [
        stage("a", 10, &[("Ван", 1, 9), ("Ада", 1, 9)]),
        stage("b", 10, &[("Ван", 2, 8), ("Ада", 3, 7)]),
    ];
    let season = season("places", 1);
    let order: Vec<String> =
        compute(&season, &stages).table.into_iter().map(|line| line.name).collect();
    assert_eq!(order, ["Ван", "Ада"]);
}
