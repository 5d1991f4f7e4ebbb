//! The stored form of rules, frozen: a log of the first program still means the house rules.

use flavita::tournament::profile::catalogue::{embedded, every_embedded};
use flavita::{
    tournament::model::event::Event, tournament::profile::clock::UnnotedRound,
    tournament::profile::definition::Profile, tournament::profile::parse::parse,
};

use crate::game::created;

/// The house rules as the first program kept them.
const OLD: &str = r#"{"id":"house","name":"Домашние правила","round":{"seconds":180,"last_call":30},"game_clock":{"budget":1500,"price":10,"step":60},"minima":{"early":{"vowels":2,"consonants":2},"early_until":15,"late":{"vowels":1,"consonants":1},"blank":"either"}}"#;

/// A profile in which every value differs from the house rules.
const OTHER: &str = include_str!("../data/profiles/other.toml");

/// The profile as a log keeps it, in the first event.
fn read_back(profile: &Profile) -> Profile {
    let mut created = created();
    created.profile = profile.clone();
    let kept = serde_json::to_string(&Event::TournamentCreated(Box::new(created))).unwrap();
    let Ok(Event::TournamentCreated(created)) = serde_json::from_str(&kept) else {
        panic!("{kept}");
    };
    created.profile
}

#[test]
fn the_rules_of_an_old_log_are_the_house_rules_and_are_kept_in_the_same_letters() {
    let old: Profile = serde_json::from_str(OLD).unwrap();
    // In them the rest went back, whatever the house rules of a later program say.
    let mut house = embedded("house").unwrap();
    assert!(house.form.keeps_rest);
    house.form.keeps_rest = false;
    // It charges paper a round in which nobody was noted.
    let clock = house.game_clock.as_mut().unwrap();
    clock.unnoted_round = UnnotedRound::Whole;
    assert_eq!(old, house);
    assert_eq!(serde_json::to_string(&old).unwrap(), OLD);
}

#[test]
fn that_the_rest_stays_is_said_in_every_new_log() {
    let house = serde_json::to_value(embedded("house").unwrap()).unwrap();
    assert_eq!(house["form"]["keeps_rest"], true);
    let old: serde_json::Value = serde_json::from_str(OLD).unwrap();
    assert_eq!(old.get("form"), None);
}

#[test]
fn an_old_log_without_a_game_clock_has_none() {
    let off = OLD.replace(r#"{"budget":1500,"price":10,"step":60}"#, "null");
    let old: Profile = serde_json::from_str(&off).unwrap();
    assert_eq!(old.game_clock, None);
}

#[test]
fn every_profile_reads_back_as_it_was() {
    let other = parse(OTHER).unwrap();
    for profile in every_embedded().iter().cloned().chain(other) {
        assert_eq!(read_back(&profile), profile, "{}", profile.id);
    }
}

#[test]
fn rules_that_are_all_different_are_stored_in_this_form() {
    let other = parse(OTHER).unwrap().remove(0);
    insta::assert_snapshot!(serde_json::to_string(&other).unwrap(), @r#"{"id":"other","name":"Other","about":"Everything is otherwise.","round":{"seconds":120,"last_call":[60,20]},"game_clock":{"budget":900,"price":5,"step":30,"steps":"completed"},"minima":{"early":{"vowels":1,"consonants":2},"early_most":{"vowels":5,"consonants":4},"early_until":12,"late":{"vowels":0,"consonants":1},"late_most":{"vowels":6,"consonants":7},"blank":"none","classes":{"Y":"consonant"}},"form":{"rack":9,"most_laid":8,"bonus":{"8":75,"9":100},"first_word":5,"joker":true,"keeps_rest":true,"two_bags":{"vowels":4},"blanks_bought_back":false,"theme":{"name":"Music","points":5,"words":["HARP"]}},"first_move":"dearest_across","late":{"grace":5,"within":{"points":3}},"several_slips":"last","claims":{"too_high":{"excess":2},"too_low":"as_claimed","missing":"zero"},"blanks":{"unmarked":"zero"},"coordinates":{"shifted":{"points":5},"last_letter":"nothing","direction":"letters","join":4},"warnings":{"free":3,"price":5,"floor":1,"earned_by":["claim_too_high","claim_too_low","coordinates_shifted","last_letter_forgotten","within_grace","hard_to_read"]},"solo":{"shown":true,"top":10,"below_top":5,"least_players":16,"cap":25},"tops":{"order":["balanced_rest","fewest_tiles","alphabetical","highest_row","leftmost","across_first","nearest_corner"],"then":"program"},"ending":{"minimum_impossible":"waived","unplayable":"ends","rounds":20},"ranking":{"by":"mean_percent","ties":["solos","later_games","dearest_slip","fewer_warnings","less_time"]},"absence":{"missed":"mean","repeated_zero":"mean"}}"#);
}
