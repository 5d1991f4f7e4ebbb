//! Rules of today: every value that has an effect stands in some sentence.

use flavita::web::rules;
use std::collections::BTreeSet;

use flavita::i18n::rules::chapter::{Chapter, chapters};
use flavita::i18n::rules::names::{profile_about, profile_name};
use flavita::tournament::profile::catalogue::{embedded, every_embedded};
use flavita::{
    game::edition::catalogue::embedded as edition, i18n::language::Language,
    tournament::profile::definition::Profile, tournament::profile::form_catalogue,
    tournament::profile::parse::parse,
};
use serde_json::{Map, Value, json};

use crate::{check, game::Game};

/// The names of values that a profile's file may hold.
const WORDS: &[&str] = &[
    "zero",
    "first",
    "last",
    "as_drawn",
    "dearest_across",
    "started",
    "free",
    "whole",
    "completed",
    "either",
    "both",
    "none",
    "nothing",
    "order",
    "letters",
    "true_score",
    "as_claimed",
    "cheapest",
    "arbiter",
    "program",
    "ends",
    "waived",
    "redrawn",
    "total",
    "mean_percent",
    "mean",
    "vowel",
    "consonant",
    "neither",
    "Other",
];

/// Every value that a value of a profile may be turned into; what cannot stand there is passed
/// over by who tries it.
fn others(value: &Value) -> Vec<Value> {
    let mut others: Vec<Value> = WORDS.iter().map(|word| json!(word)).collect();
    let number = value.as_i64().unwrap_or(3);
    others.extend([number - 1, number + 1, number + 2, 8].map(Value::from));
    others.extend([true, false].map(Value::from));
    others.extend([
        Value::Null,
        json!({"points": 3}),
        json!({"points": 4}),
        json!({"excess": 2}),
        json!({"excess": 3}),
        json!({"vowels": 5, "consonants": 6}),
        json!({"budget": 900, "price": 5, "step": 30}),
        json!({"free": 3, "price": 5, "earned_by": ["hard_to_read"]}),
        json!({"name": "Music", "points": 5, "words": ["HARP"]}),
        json!({"vowels": 3}),
        json!({"8": 75}),
        json!({"Y": "vowel"}),
        json!([]),
        json!(["hard_to_read"]),
        json!(["leftmost"]),
        json!(["less_time"]),
        json!(["LYRE"]),
        json!([40, 20]),
    ]);
    if let Value::Array(items) = value {
        others.push(items.iter().rev().cloned().collect());
        others.push(items.iter().skip(1).cloned().collect());
    }
    others.retain(|other| other != value);
    others
}

/// A profile with everything that it does not mention written out. Whoever adds a value to the
/// profile must add it here.
fn written_out(profile: &Profile) -> Value {
    let Profile {
        id,
        name,
        about,
        round,
        game_clock,
        minima,
        form,
        first_move,
        late,
        several_slips,
        claims,
        blanks,
        coordinates,
        warnings,
        solo,
        tops,
        ending,
        ranking,
        absence,
    } = profile;
    let mut value = json!({
        "id": id, "name": name, "about": about, "round": round, "game_clock": game_clock,
        "minima": minima, "form": form, "first_move": first_move, "late": late,
        "several_slips": several_slips, "claims": claims, "blanks": blanks,
        "coordinates": coordinates, "warnings": warnings, "solo": solo, "tops": tops,
        "ending": ending, "ranking": ranking, "absence": absence,
    });
    let fill = |object: Option<&mut Map<String, Value>>, key: &str, usual: Value| {
        if let Some(object) = object {
            object.entry(key).or_insert(usual);
        }
    };
    fill(value["minima"].as_object_mut(), "early_most", Value::Null);
    fill(value["minima"].as_object_mut(), "late_most", Value::Null);
    fill(value["minima"].as_object_mut(), "classes", json!({}));
    fill(value["game_clock"].as_object_mut(), "steps", json!("started"));
    fill(value["game_clock"].as_object_mut(), "unnoted_round", json!("whole"));
    value
}

/// The places of all values as JSON pointers, the inner ones too.
fn places(value: &Value, at: &str, found: &mut BTreeSet<String>) {
    found.insert(at.to_owned());
    if let Value::Object(object) = value {
        for (key, inner) in object {
            places(inner, &format!("{at}/{key}"), found);
        }
    }
}

/// Everything that is said about a profile.
fn told(profile: &Profile, language: Language) -> String {
    let edition = profile.form.play(&edition("fr-scrabble").unwrap());
    let chapters = chapters(language, profile, &edition);
    let sentences = chapters.into_iter().flat_map(|chapter| chapter.sentences);
    let heading =
        [profile_name(language, profile), profile_about(language, profile).unwrap_or_default()];
    let all: Vec<String> = heading.into_iter().chain(sentences).collect();
    all.join("\n")
}

/// Whether a value makes no difference with these rules, so that nothing is said about it.
fn is_idle(rules: &Profile, place: &str) -> bool {
    let no_early = rules.minima.early_until == 0;
    let late = rules.minima.late;
    match place {
        "" | "/id" => true,
        "/minima/early"
        | "/minima/early_most"
        | "/minima/early/vowels"
        | "/minima/early/consonants" => no_early,
        "/minima/blank" => no_early && late.vowels + late.consonants == 0,
        "/solo/least_players" => !rules.solo.shown,
        _ => false,
    }
}

/// The profiles that come of turning one value.
fn turned(rules: &Profile, place: &str) -> Vec<Profile> {
    let value = written_out(rules);
    let others = others(value.pointer(place).unwrap()).into_iter();
    let turned = others.filter_map(|other| {
        let mut value = value.clone();
        *value.pointer_mut(place).unwrap() = other;
        serde_json::from_value::<Profile>(value).ok()
    });
    turned.filter(|turned| turned != rules && turned.faults().is_empty()).collect()
}

#[test]
fn no_sentence_is_missing_for_any_profile() {
    for rules in every_embedded() {
        for language in Language::COMPLETE {
            let told = told(rules, *language);
            assert!(!told.contains("{$"), "{}: {told}", rules.id);
            assert!(told.lines().count() > 30, "{}: {told}", rules.id);
        }
    }
}

#[test]
fn the_fisf_is_told_in_plain_sentences() {
    let told = told(&embedded("fisf").unwrap(), Language::English);
    for sentence in [
        "A round lasts 3:00.",
        "The signal sounds when 0:30 is left, and at the end.",
        "There is no game clock.",
        "3 warnings per game cost nothing; each further one costs 5 points in that round.",
        "Penalties never take a round below 0.",
        "On the top it scores 10 points, below the top 10 points, with at least 16 players; with fewer \
         it is only shown.",
        "but the slip can be understood in only one way: 5 points off; otherwise zero.",
        "Unplayed tiles stay on the rack, and only the missing ones are drawn. If a rack goes back, they go back with it.",
        "Y counts",
    ] {
        let is_there = told.contains(sentence);
        assert_eq!(is_there, sentence != "Y counts", "{sentence} in\n{told}");
    }
}

#[test]
fn the_page_of_the_rules_has_its_chapters() {
    let game = Game::new();
    check(
        "rules",
        |language| {
            let view = game.view();
            rules::page(&view.state, view.fingerprint(), language)
        },
        &[
            "#game li",
            "#rack li",
            "#time li",
            "#slip li",
            "#scoring li",
            "#zero li",
            "#warnings li",
            "#tops li",
            "#ending li",
            "#standings li",
            "[data-print]",
        ],
    );
    let view = game.view();
    let page = rules::page(&view.state, view.fingerprint(), Language::Russian);
    assert_eq!(page.by, "Правила: Домашние правила");
    let is_slip = |chapter: &&Chapter| chapter.name == "slip";
    let slip = page.chapters.iter().find(is_slip).unwrap();
    assert!(slip.sentences[1].contains("З8") && slip.sentences[1].contains("8З"));
}

#[test]
fn the_rules_of_every_form_say_what_it_does_to_the_draw() {
    let house = embedded("house").unwrap();
    let says = |rules: &Profile| told(rules, Language::English).contains("chance");
    assert!(!says(&house), "the ordinary game has nothing to say");
    for (id, _) in form_catalogue::EMBEDDED {
        assert!(says(&house.in_form(id)), "{id}");
    }
}

mod long {
    use super::{
        BTreeSet, Language, every_embedded, is_idle, parse, places, told, turned, written_out,
    };

    #[test]
    #[ignore = "long: bash tests/check"]
    fn every_value_that_has_an_effect_stands_in_the_rules() {
        let other = parse(include_str!("../data/profiles/other.toml")).unwrap();
        let (mut seen, mut was_turned) = (BTreeSet::new(), BTreeSet::new());
        for rules in every_embedded().iter().chain(&other) {
            let mut here = BTreeSet::new();
            places(&written_out(rules), "", &mut here);
            let languages = Language::COMPLETE.iter();
            let before: Vec<_> =
                languages.map(|language| (language, told(rules, *language))).collect();
            for place in here.iter().filter(|place| !is_idle(rules, place)) {
                for turned in turned(rules, place) {
                    was_turned.insert(place.clone());
                    for (language, before) in &before {
                        let after = told(&turned, **language);
                        assert_ne!(*before, after, "{}: {place} in {turned:?}", rules.id);
                    }
                }
            }
            seen.extend(here);
        }
        let is_whole = |place: &str| {
            let inside = format!("{place}/");
            seen.iter().any(|other| other.starts_with(&inside))
        };
        let never: Vec<&String> = seen
            .difference(&was_turned)
            .filter(|place| *place != "/id" && !is_whole(place))
            .collect();
        assert!(never.is_empty(), "never turned: {never:?}");
    }
}
