//! Editions and rules as TOML.

use flavita::contests::season::rule::SeasonRule;
use flavita::game::edition::catalogue::{EMBEDDED, embedded};
use flavita::{contests::season::definition::Season, contests::season::rule};
use flavita::{game::edition::parse, game::faulty_text::FaultyText, tournament::profile};

use crate::trial::texts;

fn is_told(fault: &FaultyText, text: &str) {
    assert!(!fault.faults.is_empty() && !fault.to_string().is_empty());
    let lines = text.lines().count() + 1;
    for fault in &fault.faults {
        assert!(fault.line <= lines.max(1), "line {} of {lines}", fault.line);
        assert!(!fault.reason.is_empty());
    }
}

#[test]
fn editions() {
    let known: Vec<_> = EMBEDDED.iter().filter_map(|(id, _)| embedded(id)).collect();
    let tiny = include_str!("../data/editions/tiny.toml");
    let seeds = known.iter().map(|one| one.source.as_str()).chain([tiny]);
    texts("editions", seeds, |text| match parse::parse(text) {
        Ok(edition) => {
            let again = parse::parse(&edition.source).unwrap();
            assert_eq!(again.id, edition.id);
            let ids: Vec<_> = edition.switches.iter().map(|s| s.id.clone()).collect();
            let _turned = edition.with_switches(&ids);
        }
        Err(fault) => is_told(&fault, text),
    });
}

#[test]
fn profiles() {
    let seeds = [
        include_str!("../../tournaments/profiles/house.toml"),
        include_str!("../../tournaments/profiles/fisf.toml"),
        include_str!("../data/profiles/other.toml"),
        include_str!("../data/adjudicate/profile.toml"),
    ];
    texts("profiles", seeds, |text| match profile::parse::parse(text) {
        Ok(profiles) => {
            assert!(!profiles.is_empty());
            for rules in profiles {
                assert!(rules.faults().is_empty());
                let stored = serde_json::to_string(&rules).unwrap();
                assert_eq!(
                    serde_json::from_str::<profile::definition::Profile>(&stored).unwrap(),
                    rules
                );
            }
        }
        Err(fault) => is_told(&fault, text),
    });
}

#[test]
fn season_rules() {
    let seeds = rule::EMBEDDED.iter().map(|(_, text)| *text);
    texts("season rules", seeds, |text| {
        if let Err(fault) = SeasonRule::parse(text) {
            is_told(&fault, text);
        }
    });
}

#[test]
fn seasons() {
    let seed = "name = \"2026\"\nrule = \"places\"\nbest = 5\ntake = \"chosen\"\nyear = 2026\n\
                tournaments = [\"2026-01-11-1\"]\n\n[[merges]]\nname = \"Ада\"\ninto = \"Ева\"\n\n\
                [[splits]]\ntournament = \"2026-01-11-1\"\nnumber = 7\nplayer = \"Ван\"\nname = \"Ян\"\n";
    texts("seasons", [seed], |text| match Season::parse(text) {
        Ok(season) => assert_eq!(Season::parse(&season.to_text()), Ok(season)),
        Err(fault) => is_told(&fault, text),
    });
}
