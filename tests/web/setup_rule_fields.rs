//! Tests of `src/web/setup/rule_fields.rs`.

use flavita::i18n::language::Language;
use flavita::tournament::profile::catalogue::{embedded, every_embedded};
use flavita::tournament::profile::form::{Chosen, TwoBags};
use flavita::tournament::profile::{clock::Calls, definition::Profile, minima::Minimum};
use flavita::web::parts::{form::RuleFields, theme::ThemeFields};
use flavita::web::setup::rule_fields::with_theme;

#[test]
fn the_fields_of_a_profile_change_nothing_about_it() {
    for profile in every_embedded() {
        let (read, faults) = RuleFields::of(profile).change(profile);
        assert_eq!((&read, faults.len()), (profile, 0), "{}", profile.id);
    }
}

#[test]
fn what_was_not_touched_follows_the_chosen_profile() {
    let (house, blitz) = (embedded("house").unwrap(), embedded("fisf-blitz").unwrap());
    let (filled, now) = (RuleFields::of(&house), RuleFields::of(&blitz));
    assert_eq!(filled.follow(&filled, &now), now);
    let slower = RuleFields { round_time: "1:15".to_owned(), ..filled.clone() };
    let (read, _) = slower.follow(&filled, &now).change(&blitz);
    assert_eq!(read.round.seconds, 75);
    assert_eq!(read.round.last_call, Calls::one(20));
    assert_eq!(read.game_clock, None);
    assert_eq!(read.warnings, blitz.warnings);
}

#[test]
fn calls_are_read_as_a_list() {
    let fields = |last_call: &str| RuleFields {
        last_call: last_call.to_owned(),
        ..RuleFields::of(&embedded("house").unwrap())
    };
    let calls = |typed: &str| fields(typed).change(&embedded("house").unwrap());
    assert_eq!(calls("60, 30").0.round.last_call, Calls(vec![60, 30]));
    assert_eq!(calls("1:00 0:30").0.round.last_call, Calls(vec![60, 30]));
    assert_eq!(calls("").0.round.last_call, Calls(Vec::new()));
    assert_eq!(calls("soon").1.len(), 1);
}

#[test]
fn a_theme_has_a_name_points_and_words_and_none_of_them_is_no_theme() {
    let house = embedded("house").unwrap();
    let typed = |name: &str, words: &str| {
        let fields = RuleFields {
            theme: ThemeFields {
                theme_name: name.to_owned(),
                theme_points: "7".to_owned(),
                theme_words: words.to_owned(),
                theme_seen: String::new(),
            },
            ..RuleFields::of(&house)
        };
        fields.change(&house)
    };
    let (read, faults) = typed(" Музыка ", "арфа, лад\r\nнота");
    let theme = read.form.theme.clone().unwrap();
    assert_eq!((theme.name.as_str(), theme.points, faults.len()), ("Музыка", 7, 0));
    assert_eq!(theme.words, ["арфа", "лад", "нота"]);
    assert_eq!(RuleFields::of(&read).change(&house).0, read, "the next form proposes it");
    assert_eq!(typed(" ", " \n"), (house.clone(), Vec::new()));
    let fault = ("theme_words", "refusal-theme-words", Vec::new());
    assert_eq!(typed("Музыка", " \n").1, [fault], "a theme is not dropped without a word");
    let faults = typed("", "арфа").1;
    assert_eq!(faults[0].0, "theme_name");
}

#[test]
fn a_form_that_the_chosen_rules_leave_no_room_for_is_refused_where_nothing_can_be_typed_of_it() {
    let mut rules = embedded("house").unwrap();
    rules.minima.early = Minimum { vowels: 4, consonants: 3 };
    let with = |form| with_theme(rules.in_form(form), &ThemeFields::default(), Language::English);
    assert!(with("joker").is_ok());
    let said = with("two-bags-drawn").unwrap_err();
    assert!(said.contains("leaves room for 4 to 4 vowels"), "{said}");
}

#[test]
fn so_many_vowels_come_out_of_two_bags_as_are_typed() {
    let mut two = embedded("house").unwrap();
    two.form.two_bags = Some(TwoBags { vowels: 3, chosen: Chosen::Arbiter });
    let typed = |vowels: &str, rules: &Profile| {
        let fields = RuleFields { vowels: vowels.to_owned(), ..RuleFields::of(rules) };
        fields.change(rules).0.form.two_bags.map(|bags| bags.vowels)
    };
    assert_eq!((typed("4", &two), typed("", &two)), (Some(4), Some(3)));
    for wrong in ["2-5", "5-2", "8", "x"] {
        let fields = RuleFields { vowels: wrong.to_owned(), ..RuleFields::of(&two) };
        let fault = ("vowels", "refusal-bags-fixed", Vec::new());
        assert_eq!(fields.change(&two).1, [fault], "{wrong}");
    }
    assert_eq!(typed("4", &embedded("house").unwrap()), None);
}

#[test]
fn where_the_number_of_vowels_is_drawn_its_two_ends_are_typed() {
    let drawn = embedded("house").unwrap().in_form("two-bags-drawn");
    let typed = |vowels: &str| {
        let fields = RuleFields { vowels: vowels.to_owned(), ..RuleFields::of(&drawn) };
        let two = fields.change(&drawn).0.form.two_bags.unwrap();
        (two.vowels, two.most())
    };
    assert_eq!((typed("1-4"), typed(" 3 – 3 "), typed("")), ((1, 4), (3, 3), (2, 5)));
    for wrong in ["3", "5-2", "2-8", "a - b"] {
        let fields = RuleFields { vowels: wrong.to_owned(), ..RuleFields::of(&drawn) };
        let fault = ("vowels", "refusal-bags-drawn", Vec::new());
        assert_eq!(fields.change(&drawn).1, [fault], "{wrong}");
    }
}

#[test]
fn times_are_minutes_and_seconds_or_a_number_of_the_unit() {
    let house = embedded("house").unwrap();
    let of_house = RuleFields::of(&house);
    let cases = [
        ("3:00", false, Some(180)),
        (" 0:05 ", false, Some(5)),
        ("180", false, Some(180)),
        ("25", true, Some(1500)),
        ("25:30", true, Some(1530)),
        ("3.00", false, None),
        ("3:5", false, None),
        ("3:60", false, None),
        ("-3", false, None),
        ("+3", false, None),
        ("", false, None),
        ("4294967295", true, None),
    ];
    for (typed, in_minutes, expected) in cases {
        let (typed, known) = (typed.to_owned(), of_house.clone());
        let fields = if in_minutes {
            RuleFields { game_clock: true, budget: typed.clone(), ..known }
        } else {
            RuleFields { round_time: typed.clone(), ..known }
        };
        let (read, faults) = fields.change(&house);
        let seconds = read.round.seconds;
        let seconds = if in_minutes { read.game_clock.unwrap().budget } else { seconds };
        assert_eq!(faults.is_empty().then_some(seconds), expected, "{typed}");
    }
}
