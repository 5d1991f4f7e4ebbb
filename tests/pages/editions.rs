//! Choosing an edition with its words, and boards in the colours of an edition.

use flavita::web::parts::form::{Faults, NewForm};
use flavita::web::{console, setup};

use flavita::web::frame::page::{Content, GameHere, Templates, View};
use flavita::{
    app::desk::record, app::folder::data_folder::Folder, game::edition::catalogue::embedded,
    game::letter::Tile, i18n::language::Language, tournament::model::created::WordChoice,
    tournament::model::event::Event, web::frame::colours::Colours, web::parts::board::rack_view,
    web::parts::choice::EditionChoice,
};
use scraper::{Html, Selector};
use tempfile::TempDir;

use crate::check;

const RUSSIAN: Language = Language::Russian;

struct Data {
    folder: Folder,
    _directory: TempDir,
}

/// A data folder, with a file in it where one is given.
fn data(file: Option<(&str, &str)>) -> Data {
    let directory = TempDir::new().unwrap();
    if let Some((name, text)) = file {
        std::fs::write(directory.path().join(name), text).unwrap();
    }
    Data { folder: Folder::open(directory.path()).unwrap(), _directory: directory }
}

/// The form with everything that is needed for this edition.
fn form(data: &Data, edition: &str) -> NewForm {
    let lists = &data.folder.shelf.offer(edition).unwrap().lists;
    NewForm {
        name: "Кубок".to_owned(),
        players: "Ада".to_owned(),
        edition: edition.to_owned(),
        dictionary: lists.first().map_or_else(String::new, |list| list.key.clone()),
        marked: Some("on".to_owned()),
        ..NewForm::default_for(&data.folder.shelf, RUSSIAN)
    }
}

fn choice(data: &Data, id: &str, language: Language) -> EditionChoice {
    let form = NewForm::default_for(&data.folder.shelf, language);
    let page = setup::page::page(&form, &Faults::new(), &data.folder.shelf, language);
    page.editions.into_iter().find(|one| one.marks.id == id).unwrap()
}

#[test]
fn what_is_ticked_in_the_form_stands_in_the_first_event() {
    let data = data(None);
    let mut form = form(&data, "erudit");
    form.marks.insert("switch:erudit:star-scores".to_owned(), "on".to_owned());
    form.marks.remove("option:erudit:rude").unwrap();
    form.overrides = "+ФЛАВИТА".to_owned();
    let setup = setup::reading::read(&form, &data.folder.shelf, RUSSIAN).unwrap();
    let id = data.folder.create(setup).unwrap();
    let recorded = record::load(&data.folder.file(&id)).unwrap();
    let (Event::TournamentCreated(created), _) = &recorded.events[0] else {
        panic!("the first event sets the tournament up");
    };
    assert_eq!(created.switches, ["star-scores"]);
    assert_eq!(created.dictionary.choice.left_out, ["rude"]);
    assert_eq!(created.dictionary.choice.overrides, ["+ФЛАВИТА"]);
    let view = data.folder.desk(&id).unwrap().view();
    assert!(view.state.edition.blank.scores);
    let settings = console::composing::page(&view, &id, None, RUSSIAN).lobby.unwrap().settings;
    for line in [
        "Звёздочка стоит столько, сколько её буква",
        "Не засчитываются: бранные слова",
        "Отдельные слова: +ФЛАВИТА",
    ] {
        assert!(settings.iter().any(|said| said == line), "{settings:?}");
    }
}

#[test]
fn marks_of_another_edition_change_nothing() {
    let data = data(None);
    let mut form = form(&data, "ru-scrabble");
    form.marks.insert("switch:erudit:star-scores".to_owned(), "on".to_owned());
    form.marks.remove("option:erudit:rude").unwrap();
    let setup = setup::reading::read(&form, &data.folder.shelf, RUSSIAN).unwrap();
    assert!(setup.switches.is_empty() && setup.choice == WordChoice::default());
}

#[test]
fn an_edition_without_a_list_cannot_be_chosen_and_says_how_to_get_one() {
    let nothing = include_str!("../data/editions/tiny.toml");
    let data = data(Some(("tiny.toml", nothing)));
    let own = data.folder.shelf.offers.last().unwrap();
    assert!(own.lists.is_empty(), "nobody has a list for {}", own.edition.id);
    let id = own.edition.id.clone();
    let faults = setup::reading::read(&form(&data, &id), &data.folder.shelf, RUSSIAN).unwrap_err();
    assert!(faults["dictionary"].contains("нет словаря"), "{faults:?}");
    let shown = choice(&data, &id, RUSSIAN);
    assert!(shown.missing.is_some() && shown.command.is_none());
    let missing = data.folder.shelf.offers.iter();
    for offer in missing.filter(|offer| offer.missing.is_some()) {
        let id = &offer.edition.id;
        let command = choice(&data, id, RUSSIAN).command.unwrap();
        assert!(command.contains(&offer.edition.dictionary), "{command}");
    }
}

#[test]
fn every_fault_of_a_file_has_its_line() {
    let broken = "id = \"x\"\nrack = \"seven\"\n";
    let data = data(Some(("broken.toml", broken)));
    let form = NewForm::default_for(&data.folder.shelf, RUSSIAN);
    let page = setup::page::page(&form, &Faults::new(), &data.folder.shelf, RUSSIAN);
    assert!(page.shelf_faults[0].file.ends_with("broken.toml"));
    let reasons = &page.shelf_faults[0].reasons;
    assert!(reasons.iter().all(|reason| !reason.contains('\n')) && !reasons.is_empty());
    check(
        "editions-new",
        |l| setup::page::page(&form, &Faults::new(), &data.folder.shelf, l),
        &[
            ".faulty li",
            "input[name=edition][value=erudit]",
            "input[name='switch:erudit:star-scores']",
            "input[name='option:erudit:rude'][checked]",
            "[data-of-edition=flavita] .note",
            ".sample .board.own",
            ".sample .board:not(.own)",
            "link[href^='/colours/']",
            "input[name=marked]",
            "textarea[name=overrides]",
        ],
    );
}

#[test]
fn an_edition_is_described_in_the_language_of_the_reader() {
    let data = data(None);
    let russian = choice(&data, "erudit", RUSSIAN);
    assert_eq!(russian.facts, ["русский", "131 фишка", "звёздочка ×3"]);
    assert!(russian.bonus.contains("+15"));
    let names = |choice: EditionChoice| -> Vec<String> {
        let lines = choice.legend.into_iter();
        lines.map(|line| format!("{}: {}", line.name.unwrap_or_default(), line.effect)).collect()
    };
    assert_eq!(names(russian)[0], "красное поле: слово ×3");
    let english = choice(&data, "erudit", Language::English);
    assert_eq!(english.facts, ["Russian", "131 tiles", "star ×3"]);
    assert_eq!(names(english)[..2], ["red square: word ×3", "blue square: word ×2"]);
    let hungarian = choice(&data, "hu-scrabble", RUSSIAN);
    assert_eq!(names(hungarian)[0], "красная клетка: слово ×3");
}

#[test]
fn a_sample_shows_tiles_of_the_edition_and_its_start() {
    let data = data(None);
    let kinds = |id: &str| {
        let sample = choice(&data, id, RUSSIAN).sample;
        let cells: Vec<_> = sample.rows.into_iter().flat_map(|row| row.cells).collect();
        let start = cells.iter().find(|cell| cell.start).unwrap().kind;
        let tiles = cells.iter().filter(|cell| cell.kind == "tile");
        let letters: Vec<String> = tiles.map(|cell| cell.tile.text.clone()).collect();
        (start, letters.join(" "))
    };
    assert_eq!(kinds("ru-scrabble").0, "dw");
    assert_eq!(kinds("erudit"), ("plain", "Ф Л А В И Т А".to_owned()));
    assert_eq!(kinds("flavita").0, "plain");
    assert_eq!(kinds("hu-scrabble").1, "SZ Ó J Á T É K");
}

#[test]
fn a_blank_in_a_rack_shows_what_its_face_shows() {
    let face = |id: &str| {
        let edition = embedded(id).unwrap();
        rack_view(&edition, &[Tile::Blank])[0].clone().text
    };
    assert_eq!(["erudit", "flavita", "ru-scrabble"].map(face), ["★", "J", ""]);
}

#[test]
fn boards_are_painted_as_the_device_chose() {
    let data = data(None);
    let form = form(&data, "erudit");
    let setup = setup::reading::read(&form, &data.folder.shelf, RUSSIAN).unwrap();
    let id = data.folder.create(setup).unwrap();
    let view = data.folder.desk(&id).unwrap().view();
    let templates = Templates::load().unwrap();
    for (colours, own) in [(Colours::Safe, 0), (Colours::Edition, 1)] {
        let game = GameHere { id: "x".to_owned(), name: "Кубок".to_owned() };
        let shown = View {
            colours,
            query: "x=1".to_owned(),
            game_here: Some(game),
            ..View::new(RUSSIAN, "/t/x/console")
        };
        let page = console::composing::page(&view, &id, None, RUSSIAN);
        let html = Html::parse_document(&templates.render(Content::of(&page), &shown).unwrap());
        let count = |selector: &str| html.select(&Selector::parse(selector).unwrap()).count();
        assert_eq!(count(".board.own"), own);
        assert_eq!(count("a[href='/t/x/console?x=1&colours=edition']"), 1);
        let current = format!("a[data-colours={}][aria-current]", <&str>::from(colours));
        assert_eq!(count(&current), 1);
    }
}
