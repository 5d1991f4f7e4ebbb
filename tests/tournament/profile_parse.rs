//! Tests of `src/tournament/profile/parse.rs`.

use flavita_game::FaultyLine;
use flavita_tournament::profile::catalogue::{EMBEDDED, embedded, every_embedded};
use flavita_tournament::profile::clock::{Calls, GameClock, Steps, UnnotedRound};
use flavita_tournament::profile::definition::Profile;
use flavita_tournament::profile::form::Form;
use flavita_tournament::profile::parse::parse;

const NAMED: &str = "id = \"club\"\nname = \"Club\"\n";

fn faults_of(text: &str) -> Vec<FaultyLine> {
    let text = format!("{NAMED}{text}");
    parse(&text).unwrap_err().faults
}

/// The lines of the faults, with the first words of each.
fn lines_of(text: &str) -> Vec<usize> {
    faults_of(text).iter().map(|fault| fault.line).collect()
}

#[test]
fn every_embedded_profile_is_sound() {
    for (id, text) in EMBEDDED {
        assert_eq!(parse(text).unwrap()[0].id, *id);
    }
    assert_eq!(every_embedded().len(), 10);
}

#[test]
fn what_a_file_leaves_out_is_as_in_the_house_rules_but_for_the_game_clock() {
    let club = parse(NAMED).unwrap().remove(0);
    let house = embedded("house").unwrap();
    let expected =
        Profile { id: club.id.clone(), name: club.name.clone(), game_clock: None, ..house };
    assert_eq!(club, expected);
}

#[test]
fn a_file_keeps_the_rest_of_a_rack_unless_it_says_otherwise() {
    let keeps = |text: &str| {
        let read = parse(&format!("{NAMED}{text}")).unwrap();
        read.iter().map(|one| one.form.keeps_rest).collect::<Vec<_>>()
    };
    assert_eq!(keeps(""), [true]);
    assert_eq!(keeps("[form]\njoker = true\n"), [true]);
    assert_eq!(keeps("[form]\nkeeps_rest = false\n"), [false]);
    let variant = "[[variants]]\nid = \"two\"\nname = \"Two\"\n";
    let says = "[form]\nkeeps_rest = false\n";
    assert_eq!(keeps(&format!("{says}{variant}")), [false, false]);
    let otherwise = "form = { keeps_rest = false }\n";
    assert_eq!(keeps(&format!("{variant}{otherwise}")), [true, false]);
    assert_eq!(lines_of("form = 3\n"), [3]);
}

#[test]
fn the_house_file_writes_out_the_values_that_go_without_saying() {
    let (_, text) = EMBEDDED[0];
    let table: toml::Table = text.parse().unwrap();
    let stored = serde_json::to_value(embedded("house").unwrap()).unwrap();
    let sections = stored.as_object().unwrap().keys();
    sections.for_each(|section| assert!(table.contains_key(section), "{section}"));
    let house = embedded("house").unwrap();
    assert_eq!(house.round.last_call, Calls::one(30));
    let clock = GameClock {
        budget: 1500,
        price: 10,
        step: 60,
        steps: Steps::Started,
        unnoted_round: UnnotedRound::Free,
    };
    assert_eq!(house.game_clock, Some(clock));
}

#[test]
fn a_variant_is_the_profile_with_the_values_it_names() {
    let normal = embedded("fisf").unwrap();
    let blitz = embedded("fisf-blitz").unwrap();
    assert_eq!((normal.round.seconds, blitz.round.seconds), (180, 60));
    assert_eq!(blitz.round.last_call, Calls::one(20));
    let (few, many) = (normal.warnings.unwrap(), blitz.warnings.unwrap());
    assert_eq!((few.free, many.free), (3, 5));
    assert_eq!(few.earned_by, many.earned_by);
    assert_eq!(normal.solo, blitz.solo);
}

#[test]
fn every_fault_is_named_with_its_line_not_only_the_first() {
    let text = "[round]\n\
                seconds = \"three\"\n\
                last_cal = 30\n\
                [solo]\n\
                top = 10\n\
                cap = 5\n\
                [warnings]\n\
                free = -1\n\
                price = 5\n\
                earned_by = [\"claim_too_high\", \"smoking\"]\n\
                [chess]\n\
                pieces = 32\n";
    assert_eq!(lines_of(text), [4, 5, 8, 10, 12, 13]);
}

#[test]
fn an_unknown_key_is_told_which_keys_there_are() {
    let faults = faults_of("[game_clock]\nbudget = 1500\nprise = 10\nstep = 60\n");
    let unknown = faults.iter().find(|fault| fault.line == 5).unwrap();
    assert!(unknown.reason.contains("`price`"), "{unknown}");
}

#[test]
fn a_missing_key_is_named_where_its_table_stands() {
    let faults = faults_of("[game_clock]\nbudget = 1500\nstep = 60\n");
    let [only] = faults.as_slice() else { panic!("{faults:?}") };
    assert!(only.reason.contains("missing field `price`"), "{only}");
    assert_eq!(only.line, 3);
}

#[test]
fn a_profile_without_id_or_name_is_refused_with_its_other_faults() {
    let faults = parse("[solo]\ntop = -4\n").unwrap_err().faults;
    let lines: Vec<usize> = faults.iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [1, 1, 2]);
    assert!(parse("id = \"Клуб\"\nname = \" \"\n").unwrap_err().faults.len() == 2);
}

#[test]
fn impossible_values_are_refused() {
    for text in [
        "[round]\nseconds = 4\n",
        "[game_clock]\nbudget = 0\nprice = 10\nstep = 60\n",
        "[game_clock]\nbudget = 9\nprice = 1001\nstep = 60\n",
        "[game_clock]\nbudget = 9\nprice = 10\nstep = 0\n",
        "[minima]\nearly = { vowels = 4, consonants = 4 }\n",
        "[minima]\nclasses = { y = \"vowel\" }\n",
        "[claims]\ntoo_high = { excess = 1 }\n",
        "[coordinates]\nshifted = { points = 0 }\n",
        "[solo]\nleast_players = 1\n",
        "[ending]\nrounds = 0\n",
        "[form]\nrack = 16\n",
        "[form]\nbonus = { 8 = -5 }\n",
        "[form]\nbonus = { 16 = 5 }\n",
        "[form]\nbonus = { all = 5 }\n",
        "[form]\ntheme = { name = \"\", points = 0, words = [\"A\"] }\n",
    ] {
        assert_eq!(lines_of(text).len(), 1, "{text}");
    }
}

#[test]
fn values_that_contradict_each_other_are_refused() {
    for text in [
        "[round]\nseconds = 60\nlast_call = 60\n",
        "[round]\nlast_call = [30, 60]\n",
        "[minima]\nlate_most = { vowels = 0, consonants = 5 }\n",
        "[late]\nwithin = { points = 5 }\n",
        "[late]\ngrace = 5\nwithin = \"zero\"\n",
        "[warnings]\nfree = 3\nprice = 5\nearned_by = []\n",
        "[warnings]\nfree = 3\nprice = 5\nearned_by = [\"hard_to_read\", \"hard_to_read\"]\n",
        "[warnings]\nfree = 3\nprice = 5\nearned_by = [\"within_grace\"]\n",
        "[warnings]\nfree = 3\nprice = 5\nearned_by = [\"coordinates_shifted\"]\n",
        "[solo]\ntop = 10\ncap = 9\n",
        "[solo]\ncap = 25\n",
        "[solo]\ntop = 5\nbelow_top = 10\n",
        "[solo]\nshown = false\ntop = 5\n",
        "[tops]\norder = [\"leftmost\", \"leftmost\"]\n",
        "[ranking]\nties = [\"fewer_warnings\"]\n",
        "[form]\nrack = 7\nmost_laid = 8\n",
        "[form]\nmost_laid = 5\nfirst_word = 6\n",
        "[form]\njoker = true\nblanks_bought_back = true\n",
        "[form]\ntwo_bags = { vowels = 7 }\n",
        "[form]\ntwo_bags = { vowels = 0 }\n",
        "[form]\ntwo_bags = { vowels = 2, chosen = { drawn_up_to = 6 } }\n",
        "[form]\ntwo_bags = { vowels = 5, chosen = { drawn_up_to = 2 } }\n",
    ] {
        assert_eq!(lines_of(text).len(), 1, "{text}");
    }
}

#[test]
fn a_shifted_word_may_earn_a_warning_where_only_its_prolonging_is_forgiven() {
    let rules = |extension: &str| {
        format!(
            "[coordinates]\nshifted = \"zero\"\nextension = \"{extension}\"\n\
             [warnings]\nfree = 3\nprice = 5\nearned_by = [\"coordinates_shifted\"]\n"
        )
    };
    let read = parse(&format!("{NAMED}{}", rules("nothing")));
    assert!(read.is_ok(), "{read:?}");
    assert_eq!(lines_of(&rules("zero")).len(), 1);
}

#[test]
fn a_warning_quota_without_a_price_is_refused() {
    let faults = faults_of("[warnings]\nfree = 3\nearned_by = [\"hard_to_read\"]\n");
    assert_eq!(faults[0].reason, "missing field `price`");
}

#[test]
fn faults_of_a_variant_are_named_on_its_own_lines() {
    let variant = "[[variants]]\nid = \"club-fast\"\nname = \"Fast\"\nround = { seconds = 20 }\n";
    assert_eq!(lines_of(variant), [6], "the last call of 30 seconds is too early");
    let same = "[[variants]]\nid = \"club\"\nname = \"Same\"\n";
    assert_eq!(faults_of(same)[0].reason, "the id \"club\" stands twice");
    let nameless = "[[variants]]\nround = { seconds = 90 }\n";
    assert_eq!(lines_of(nameless), [3, 3], "neither id nor name is inherited");
    assert_eq!(lines_of("variants = 3\n"), [3]);
}

#[test]
fn a_text_that_is_no_toml_is_refused_with_the_line() {
    assert_eq!(lines_of("[round\nseconds = 3\n")[0], 3);
}

#[test]
fn rules_written_as_a_file_of_ones_own_are_read_as_they_were() {
    for profile in every_embedded() {
        let read = parse(&profile.own_file("own-1")).unwrap();
        let same = Profile { id: profile.id.clone(), ..read[0].clone() };
        assert_eq!((&same, read[0].id.as_str()), (profile, "own-1"));
    }
    let mut whole = every_embedded()[0].clone();
    whole.form = Form::default();
    assert_eq!(parse(&whole.own_file("own-2")).unwrap()[0].form, whole.form);
}
