//! Who is who over several tournaments.

use flavita::contests::season::definition::{Merge, Season};
use flavita::contests::season::editing::{EditRefusal, merge, part, split, strike};
use flavita::contests::season::likeness::{Likeness, suggestions};
use flavita::contests::season::people::{People, Seat, people};
use flavita::contests::season::stage::Stage;

use crate::played;

const fn seat(stage: usize, line: usize) -> Seat {
    Seat { stage, line }
}

fn all(stages: &[Stage]) -> Vec<&Stage> {
    stages.iter().collect()
}

/// The names with their numbers of tournaments.
fn names(people: &People) -> Vec<(String, usize)> {
    let name =
        |one: &flavita::contests::season::people::Person| (one.name.clone(), one.seats.len());
    people.persons.iter().map(name).collect()
}

fn told(names: &[(&str, usize)]) -> Vec<(String, usize)> {
    names.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect()
}

#[test]
fn the_same_name_is_one_person_whatever_capitals_spaces_and_dots() {
    let stages = [played("a", &["Ёлкин  Пётр", "Ада"]), played("b", &["елкин петр", "АДА"])];
    let known = people(&Season::new("Сезон"), &all(&stages));
    assert_eq!(names(&known), told(&[("АДА", 2), ("елкин петр", 2)]));
}

#[test]
fn two_of_one_name_in_one_tournament_are_two_people_and_nobody_elses() {
    let stages = [played("a", &["Иванов", "Ада", "иванов"]), played("b", &["Иванов", "Ада"])];
    let known = people(&Season::new("Сезон"), &all(&stages));
    let expected = told(&[("Ада", 2), ("Иванов", 1), ("Иванов (1)", 1), ("Иванов (3)", 1)]);
    assert_eq!(names(&known), expected);
    assert_eq!(known.namesakes[0].lines, [0, 2]);
}

#[test]
fn namesakes_get_names_of_their_own_and_join_others_by_them() {
    let stages = [played("a", &["Иванов", "Иванов"]), played("b", &["Иванов", "Ада"])];
    let stages = all(&stages);
    let mut season = Season::new("Сезон");
    split(&mut season, &stages, seat(0, 0), "Иванов старший").unwrap();
    // The other one is alone with the name now, and so the one of the second tournament.
    let known = people(&season, &stages);
    assert_eq!(names(&known), told(&[("Ада", 1), ("Иванов", 2), ("Иванов старший", 1)]));
    split(&mut season, &stages, seat(1, 0), "иванов старший").unwrap();
    let known = people(&season, &stages);
    assert_eq!(known.at(seat(0, 0)), known.at(seat(1, 0)));
    assert_eq!(known.persons.len(), 3);
}

#[test]
fn merged_names_are_one_and_two_again_when_it_is_taken_back() {
    let stages = [
        played("a", &["Иванов И.", "Ада"]),
        played("b", &["Иванов Иван", "Ада"]),
        played("c", &["Иванов"]),
    ];
    let stages = all(&stages);
    let mut season = Season::new("Сезон");
    merge(&mut season, &stages, seat(0, 0), seat(1, 0)).unwrap();
    // A chain: the name that stayed goes on to another one.
    merge(&mut season, &stages, seat(1, 0), seat(2, 0)).unwrap();
    assert_eq!(season.faults(), []);
    let known = people(&season, &stages);
    assert_eq!(names(&known), told(&[("Ада", 2), ("Иванов", 3)]));
    let first = season.merges[0].clone();
    assert!(strike(&mut season.merges, &first));
    assert!(!strike(&mut season.merges, &first), "it is gone");
    let known = people(&season, &stages);
    assert_eq!(names(&known), told(&[("Ада", 2), ("Иванов", 2), ("Иванов И.", 1)]));
}

#[test]
fn who_met_is_never_merged() {
    let stages = [played("a", &["Ада", "Адам"]), played("b", &["Ада", "Ева"])];
    let stages = all(&stages);
    let mut season = Season::new("Сезон");
    let met = merge(&mut season, &stages, seat(0, 0), seat(0, 1));
    let (one, other) = ("Ада".to_owned(), "Адам".to_owned());
    let stage = "Кубок a".to_owned();
    assert_eq!(met, Err(EditRefusal::Met { one, other, stage }));
    let refused = split(&mut season, &stages, seat(1, 1), "АДА");
    assert!(matches!(refused, Err(EditRefusal::Met { .. })), "{refused:?}");
    let same = merge(&mut season, &stages, seat(0, 0), seat(1, 0));
    assert_eq!(same, Err(EditRefusal::One("Ада".to_owned())));
    let gone = merge(&mut season, &stages, seat(7, 0), seat(1, 0));
    assert_eq!(gone, Err(EditRefusal::Gone));
    assert_eq!(season, Season::new("Сезон"), "nothing was changed");
}

#[test]
fn a_merge_that_a_later_tournament_contradicts_keeps_the_two_apart_there() {
    let mut season = Season::new("Сезон");
    let stages = [played("a", &["Ада"]), played("b", &["Адам"])];
    merge(&mut season, &all(&stages), seat(0, 0), seat(1, 0)).unwrap();
    let stages = [played("a", &["Ада"]), played("b", &["Адам"]), played("c", &["Ада", "Адам"])];
    let known = people(&season, &all(&stages));
    assert_eq!(names(&known), told(&[("Адам", 2), ("Адам (1)", 1), ("Адам (2)", 1)]));
    assert_eq!(known.namesakes.len(), 1);
}

#[test]
fn one_name_of_two_people_is_split_and_whole_again() {
    let stages = [played("a", &["Ада"]), played("b", &["Ада"])];
    let stages = all(&stages);
    let mut season = Season::new("Сезон");
    split(&mut season, &stages, seat(1, 0), "").unwrap();
    assert_eq!(names(&people(&season, &stages)), told(&[("Ада", 1), ("Ада (2)", 1)]));
    let one = season.splits[0].clone();
    assert!(strike(&mut season.splits, &one));
    assert_eq!(names(&people(&season, &stages)), told(&[("Ада", 2)]));
}

#[test]
fn a_split_holds_only_for_the_name_that_it_was_said_of() {
    let mut season = Season::new("Сезон");
    split(&mut season, &[&played("a", &["Ада"])], seat(0, 0), "Ева").unwrap();
    let renamed = [played("a", &["Ван"])];
    assert_eq!(names(&people(&season, &all(&renamed))), told(&[("Ван", 1)]));
}

#[test]
fn merges_that_go_round_in_a_circle_are_a_fault_and_end_nevertheless() {
    let merge = |name: &str, into: &str| Merge { name: name.to_owned(), into: into.to_owned() };
    let season = Season {
        merges: vec![merge("Ада", "Ван"), merge("Ван", "ада")],
        ..Season::new("Сезон")
    };
    assert!(season.faults().iter().any(|(_, reason)| reason.contains("circle")));
    let stages = [played("a", &["Ада"]), played("b", &["Ван"])];
    assert_eq!(people(&season, &all(&stages)).persons.len(), 2);
}

#[test]
fn names_that_are_nearly_the_same_are_pointed_out_and_why() {
    for (one, other, because) in [
        ("Орлов Пётр", "Oрлов Пётр", Some(Likeness::Look)),
        ("Иванов Иван", "Иван Иванов", Some(Likeness::Order)),
        ("Иванов И.", "Иванов Иван", Some(Likeness::Initials)),
        ("И. Иванов", "Иванов Иван", Some(Likeness::Initials)),
        ("Щербакова Юля", "Щербакова Юлия", Some(Likeness::Letter)),
        ("Щербакова Юлия", "Щербакова Юлиа", Some(Likeness::Letter)),
        ("Иванов Иван", "Иванов Иван Петрович", Some(Likeness::Part)),
        ("Nagy Éva", "Nagy Eva", Some(Likeness::Letter)),
        ("Иванов Иван", "Иванов Пётр", None),
        ("Иванов И.", "Иванов Пётр", None),
        ("Ада", "Ван", None),
        ("Ада", "Адам", None),
        ("И. И.", "И. П.", None),
    ] {
        let stages = [played("a", &[one]), played("b", &[other])];
        let season = Season::new("Сезон");
        let known = people(&season, &all(&stages));
        let found: Vec<Likeness> =
            suggestions(&season, &known).iter().map(|one| one.because).collect();
        assert_eq!(found, Vec::from_iter(because), "{one}, {other}");
        let met = [played("a", &[one, other])];
        let known = people(&season, &all(&met));
        assert!(suggestions(&season, &known).is_empty(), "{one} met {other}");
    }
}

#[test]
fn the_name_that_stays_is_the_one_that_played_more_often() {
    let stages =
        [played("a", &["Иванов И."]), played("b", &["Иванов И."]), played("c", &["Иванов Иван"])];
    let season = Season::new("Сезон");
    let known = people(&season, &all(&stages));
    let [only] = suggestions(&season, &known)[..] else { panic!("one pair") };
    assert_eq!(known.persons[only.kept].name, "Иванов И.");
}

#[test]
fn a_pair_of_strangers_is_pointed_out_no_more_until_that_is_taken_back() {
    let stages = [played("a", &["Nagy Éva"]), played("b", &["Nagy Eva"])];
    let stages = all(&stages);
    let mut season = Season::new("Szezon");
    let pointed_out = |season: &Season| suggestions(season, &people(season, &stages)).len();
    assert_eq!(pointed_out(&season), 1);
    part(&mut season, &stages, seat(0, 0), seat(1, 0)).unwrap();
    part(&mut season, &stages, seat(1, 0), seat(0, 0)).unwrap();
    assert_eq!(season.strangers.len(), 1, "said twice, it stands once");
    assert_eq!(pointed_out(&season), 0);
    let kept = Season::parse(&season.to_text()).unwrap();
    assert_eq!(kept, season);
    let two = season.strangers[0].clone();
    assert!(strike(&mut season.strangers, &two));
    assert!(!strike(&mut season.strangers, &two), "it is gone");
    assert_eq!(pointed_out(&season), 1);
    part(&mut season, &stages, seat(0, 0), seat(1, 0)).unwrap();
    merge(&mut season, &stages, seat(0, 0), seat(1, 0)).unwrap();
    assert_eq!(season.strangers, [], "who is one is no pair of strangers");
}
