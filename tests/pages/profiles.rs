//! Choosing rules and a form of the game for a new tournament.

use flavita::web::{acts, projector, rules, setup};
use std::{collections::BTreeMap, fs};

use flavita::tournament::model::command::{BelowMinimum, Command};
use flavita::tournament::profile::catalogue::{embedded, every_embedded};

use flavita::{
    app::desk::request::DeskRequest, app::folder::data_folder::Folder, i18n::language::Language,
    tournament::model::ids::RoundNumber, tournament::model::rejection::RackOrigin,
    tournament::model::rejection::Rejection, tournament::profile::clock::Calls,
    tournament::profile::definition::Profile, web::parts::form::NewForm,
};
use tempfile::TempDir;

use crate::{check, game::Game};

const RUSSIAN: Language = Language::Russian;

const CLUB: &str = "id = \"club\"\nname = \"Клубные правила\"\nabout = \"Две минуты на ход.\"\n\
                    [round]\nseconds = 120\n";

/// A data folder with these files of profiles in it.
fn folder(files: &[(&str, &str)]) -> (Folder, TempDir) {
    let directory = TempDir::new().unwrap();
    let profiles = directory.path().join("profiles");
    fs::create_dir(&profiles).unwrap();
    for (name, text) in files {
        fs::write(profiles.join(name), text).unwrap();
    }
    (Folder::open(directory.path()).unwrap(), directory)
}

fn form(folder: &Folder) -> NewForm {
    NewForm {
        name: "Кубок".to_owned(),
        players: "Ада".to_owned(),
        ..NewForm::default_for(&folder.shelf, RUSSIAN)
    }
}

fn chosen(folder: &Folder, form: &NewForm) -> Profile {
    setup::reading::read(form, &folder.shelf, RUSSIAN).unwrap().profile
}

#[test]
fn the_rules_on_offer_are_the_programs_and_the_clubs_own() {
    let house = include_str!("../../tournaments/profiles/house.toml");
    let (folder, _directory) = folder(&[("club.toml", CLUB), ("house.toml", house)]);
    let page = setup::page::page(&form(&folder), &BTreeMap::new(), &folder.shelf, RUSSIAN);
    let ids: Vec<&str> = page.profiles.iter().map(|one| one.id.as_str()).collect();
    let mut expected: Vec<&str> = every_embedded().iter().map(|one| one.id.as_str()).collect();
    expected.push("club");
    assert_eq!(ids, expected);
    assert_eq!(folder.shelf.faults, [], "a copy of the program's own file is none");
    assert!(page.profiles.iter().all(|one| !one.about.is_empty()));
    let own = page.profiles.last().unwrap();
    assert_eq!((own.name.as_str(), own.about.as_str()), ("Клубные правила", "Две минуты на ход."));
    let selected = page.profiles.iter().filter(|one| one.selected);
    assert_eq!(selected.map(|one| one.id.as_str()).collect::<Vec<_>>(), ["house"]);
    check(
        "new-profiles",
        |l| setup::page::page(&form(&folder), &BTreeMap::new(), &folder.shelf, l),
        &["[name=profile][checked]", "[name=form][value=joker]", "[name=filled_by]"],
    );
}

#[test]
fn files_that_are_no_profiles_are_told_fault_by_fault() {
    let broken = "id = \"broken\"\nname = \"Broken\"\n[solo]\ntpo = 3\ncap = 5\n";
    let other_house = "id = \"house\"\nname = \"Mine\"\n";
    let (folder, _directory) = folder(&[("broken.toml", broken), ("mine.toml", other_house)]);
    let page = setup::page::page(&form(&folder), &BTreeMap::new(), &folder.shelf, RUSSIAN);
    let [first, second] = page.shelf_faults.as_slice() else {
        panic!("{:?}", page.shelf_faults);
    };
    assert!(first.file.ends_with("broken.toml"));
    assert_eq!(first.reasons.len(), 2);
    assert!(first.reasons[0].starts_with("line 4: unknown field `tpo`"));
    assert!(first.reasons[1].starts_with("line 5: there is nothing to limit"));
    assert!(second.reasons[0].contains("a profile \"house\" already"), "{second:?}");
}

#[test]
fn the_rules_that_are_chosen_are_stored_as_they_are() {
    let (folder, _directory) = folder(&[("club.toml", CLUB)]);
    for id in ["fisf-blitz", "cas", "fise", "chew", "club"] {
        let mut form = form(&folder);
        id.clone_into(&mut form.profile);
        let expected = folder.shelf.profile(id).unwrap();
        assert_eq!(chosen(&folder, &form), *expected, "untouched fields follow");
    }
    assert_eq!(chosen(&folder, &form(&folder)), embedded("house").unwrap());
}

#[test]
fn a_changed_value_makes_the_rules_ones_own() {
    let (folder, _directory) = folder(&[]);
    let mut form = form(&folder);
    "fise".clone_into(&mut form.profile);
    "fise".clone_into(&mut form.filled_by);
    for (field, text) in [
        (&mut form.rules.round_time, "2:30"),
        (&mut form.rules.last_call, "60, 30, 10"),
        (&mut form.rules.early_rounds, "15"),
        (&mut form.rules.early_vowels, "0"),
        (&mut form.rules.early_consonants, "0"),
        (&mut form.rules.late_vowels, "1"),
        (&mut form.rules.late_consonants, "1"),
    ] {
        text.clone_into(field);
    }
    form.rules.game_clock = false;
    let own = chosen(&folder, &form);
    let fise = embedded("fise").unwrap();
    assert_eq!((own.id.as_str(), own.round.seconds), ("own", 150));
    assert_eq!(own.name, "FISE (Испания) (с изменениями)");
    assert_eq!(own.round.last_call, Calls(vec![60, 30, 10]));
    assert_eq!((&own.minima, &own.tops, own.solo), (&fise.minima, &fise.tops, fise.solo));
}

#[test]
fn a_form_of_the_game_goes_with_any_rules() {
    let (folder, _directory) = folder(&[]);
    let mut form = form(&folder);
    "fisf".clone_into(&mut form.profile);
    "joker".clone_into(&mut form.form);
    let own = chosen(&folder, &form);
    assert!(own.form.joker && own.form.keeps_rest);
    assert_eq!(own.warnings, embedded("fisf").unwrap().warnings);
    "ordinary".clone_into(&mut form.form);
    assert_eq!(chosen(&folder, &form), embedded("fisf").unwrap());
}

#[test]
fn rules_that_are_not_there_are_refused() {
    let (folder, _directory) = folder(&[]);
    let mut form = form(&folder);
    "poker".clone_into(&mut form.profile);
    let faults = setup::reading::read(&form, &folder.shelf, RUSSIAN).unwrap_err();
    assert_eq!(faults.keys().collect::<Vec<_>>(), [&"profile"]);
    check(
        "new-without-rules",
        |l| setup::page::page(&form, &faults, &folder.shelf, l),
        &["#profile-error"],
    );
}

#[test]
fn every_call_of_the_rules_reaches_the_clocks() {
    let (folder, _directory) = folder(&[]);
    let mut form = form(&folder);
    "fise".clone_into(&mut form.profile);
    let setup = setup::reading::read(&form, &folder.shelf, RUSSIAN).unwrap();
    let id = folder.create(setup).unwrap();
    let view = folder.desk(&id).unwrap().view();
    assert_eq!(
        projector::composing::clock_view(&view.state, &view.clock).calls_ms,
        [60_000, 30_000]
    );
    let told = rules::page(&view.state, view.fingerprint(), RUSSIAN);
    let time = told.chapters.iter().find(|chapter| chapter.name == "time").unwrap();
    assert!(
        time.sentences
            .contains(&"Сигнал звучит, когда остаётся 1:00, 0:30, и в конце хода.".to_owned())
    );
}

#[test]
fn a_rack_that_goes_back_names_the_class_that_is_missing() {
    let game = Game::new();
    let say = |rack: &str, because: &Rejection| {
        acts::rejected_rack::sentence(
            &game.view().state,
            (RoundNumber(1), rack, &RackOrigin::Prepared),
            because,
            RUSSIAN,
        )
    };
    let (vowels, consonants) = (2, 2);
    let below = Rejection::BelowMinimum { vowels, consonants };
    assert!(say("ЗДРВКТО", &below).contains("гласных 1, а нужно не меньше 2"));
    assert!(say("АОЕИУЫТ", &below).contains("согласных 1, а нужно не меньше 2"));
    assert!(say("ТОЬЬЪ", &below).contains("нужно гласных не меньше 2 и согласных не меньше 2"));
    let (vowels, consonants) = (5, 5);
    let above = Rejection::AboveMaximum { vowels, consonants };
    assert!(say("АОЕИУЫТ", &above).contains("гласных 6, а можно не больше 5"));
    assert!(say("ЗДРВКТО", &above).contains("согласных 6, а можно не больше 5"));
    game.ask(DeskRequest::Do(Command::TakeRack {
        rack: "ЗДРВКТО".to_owned(),
        below_minimum: BelowMinimum::Reject,
        witness: String::new(),
        is_whole: false,
    }));
    assert_eq!(game.view().state.rejected.len(), 1);
}
