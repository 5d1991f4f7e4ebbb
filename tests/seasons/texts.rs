//! The files of seasons and of their rules.

use flavita::contests::season::definition::{Merge, Season, Split, Take};
use flavita::{
    contests::season::rule::SeasonRule, contests::season::stage::Progress,
    tournament::model::ids::PlayerNumber,
};

use crate::played;

/// What is wrong with a text, fault by fault.
fn faults<T>(read: Result<T, flavita::game::faulty_text::FaultyText>) -> Vec<String> {
    let faults = read.err().map_or_else(Vec::new, |error| error.faults);
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn a_season_comes_back_from_its_text() {
    let season = Season {
        best: Some(5),
        take: Take::Chosen,
        year: Some(2026),
        tournaments: ["2026-01-11-1".to_owned()].into(),
        merges: vec![Merge {
            name: "Иванов \"И.\"".to_owned(), into: "Ада / Ван".to_owned()
        }],
        splits: vec![Split {
            tournament: "2026-01-11-1".to_owned(),
            number: PlayerNumber(7),
            player: "Ада".to_owned(),
            name: "Ада (2)".to_owned(),
        }],
        ..Season::new("Сезон '2026'")
    };
    assert_eq!(Season::parse(&season.to_text()).as_ref(), Ok(&season));
}

#[test]
fn every_fault_of_a_season_is_named_with_its_line() {
    let text = "name = \" \"\nrule = \"goals\"\nbest = 1001\ntake = \"year\"\n";
    let found = faults(Season::parse(text));
    assert_eq!(found.len(), 4, "{found:?}");
    for (line, word) in [
        ("line 1: a year", "1970"),
        ("line 1: a season", "name"),
        ("line 2:", "percentage, places, total"),
        ("line 3:", "1000"),
    ] {
        assert!(
            found.iter().any(|one| one.starts_with(line) && one.contains(word)),
            "{line}: {found:?}"
        );
    }
    let unknown =
        faults(Season::parse("name = \"A\"\nrule = \"total\"\ntake = \"all\"\nplayers = 3\n"));
    assert!(unknown[0].starts_with("line 4: unknown field `players`"), "{unknown:?}");
    let broken = faults(Season::parse("name = \"A\"\nrule = total\n"));
    assert!(broken[0].starts_with("line 2: "), "{broken:?}");
}

#[test]
fn every_fault_of_a_rule_is_named_with_its_line() {
    let head = "id = \"own\"\npoints = \"places\"\nties = []\n";
    for (text, fault) in [
        (head.to_owned(), "line 2: points by place need [places]"),
        (
            format!("{head}[places]\ntable = [1, 2]\nequal = \"mean\"\n"),
            "line 4: a place brings no more",
        ),
        (format!("{head}[places]\ntable = []\nequal = \"mean\"\n"), "line 4: a table has places"),
        (
            format!("{head}[places]\ntable = [100001]\nequal = \"mean\"\n"),
            "line 4: points are from 0",
        ),
        (
            format!("{head}[places]\ntable = [1]\nequal = \"best\"\n"),
            "line 6: unknown variant `best`",
        ),
        (
            "id = \"own\"\npoints = \"total\"\nties = [\"wins\", \"wins\"]\n".to_owned(),
            "line 3: nothing stands",
        ),
        ("id = \"Own\"\npoints = \"total\"\nties = []\n".to_owned(), "line 1: an id has small"),
        (
            "id = \"own\"\npoints = \"goals\"\nties = []\n".to_owned(),
            "line 2: unknown variant `goals`",
        ),
    ] {
        let found = faults(SeasonRule::parse(&text));
        assert!(found.iter().any(|one| one.starts_with(fault)), "{fault}: {found:?}");
    }
}

#[test]
fn a_season_takes_all_or_those_of_a_year_or_chosen_ones() {
    let mut stage = played("b", &["Ада"]);
    stage.games.push("c".to_owned());
    stage.progress = Progress::Over;
    let mut season = Season::new("Сезон");
    assert!(season.takes(&stage));
    (season.take, season.year) = (Take::Year, Some(2025));
    assert!(!season.takes(&stage));
    season.year = Some(2026);
    assert!(season.takes(&stage));
    season.take = Take::Chosen;
    assert!(!season.takes(&stage));
    season.tournaments.insert("c".to_owned());
    assert!(season.takes(&stage), "by any game of it");
}
