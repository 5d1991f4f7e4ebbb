//! The pages as they are composed from a game that is really played.

use flavita::app::folder;
use flavita::web::{console, home, parts, projector, round, setup, standings};
use std::collections::{BTreeMap, BTreeSet};

use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::results::filter::Filter;
use flavita::{
    app::desk::request::DeskRequest, app::screen::shown::Change, app::screen::shown::Scene,
    i18n::language::Language, tournament::model::command::Command,
    tournament::model::ruling::Ruling, tournament::model::slip::SlipText,
    tournament::results::standings::standings, web::frame::page::Page, web::marking::region,
    web::parts::form::NewForm, web::projector::composing::Surroundings,
    web::projector::page::ProjectorPage,
};

use crate::check;
use crate::game::{Game, PLAYERS};

const RUSSIAN: Language = Language::Russian;

fn screen(game: &Game) -> ProjectorPage {
    projector::composing::page(&game.public_view(), &game.id, &Surroundings::default(), RUSSIAN)
}

fn show(scene: Scene) -> DeskRequest {
    DeskRequest::Show(Change::Scene(scene))
}

fn scene(game: &Game) -> &'static str {
    screen(game).scene
}

fn check_screen(game: &Game, file: &str, wanted: &[&str]) {
    let around = Surroundings::default();
    check(file, |l| projector::composing::page(&game.public_view(), &game.id, &around, l), wanted);
}

fn json(page: &impl Page) -> String {
    serde_json::to_string(page).unwrap()
}

/// Everything that anybody in the hall can open.
fn public(game: &Game, number: u32) -> String {
    let view = game.view();
    let round = round::page(&view.state, &game.id, RoundNumber(number), RUSSIAN).unwrap();
    let standings = standings::page::page(&game.public_view(), &Filter::default(), RUSSIAN);
    [json(&screen(game)), json(&round), json(&standings)].concat()
}

#[test]
fn the_screen_follows_the_game() {
    let game = Game::new();
    assert_eq!(scene(&game), "lobby");
    check_screen(&game, "played-lobby", &[".lobby h1"]);
    game.draw();
    assert_eq!((scene(&game), screen(&game).bag.as_str()), ("drawn", "97"));
    check_screen(&game, "played-drawn", &[".drawn .rack .tile"]);
    game.next();
    game.ask(DeskRequest::HandIn(vec![PlayerNumber(3)]));
    assert_eq!(scene(&game), "thinking");
    assert_eq!(screen(&game).handed_in.unwrap().count, "1");
    check_screen(&game, "played-thinking", &["[data-running=true]"]);
    game.ask(DeskRequest::Pause);
    assert_eq!((scene(&game), screen(&game).phase.as_str()), ("thinking", "Пауза"));
    game.next();
    assert_eq!(scene(&game), "stop");
    check_screen(&game, "played-stop", &[".stop h1"]);
    game.next();
    assert_eq!(scene(&game), "reveal");
    check_screen(&game, "played-reveal-equal", &[".reveal .equals", ".next-best"]);
    game.place();
    assert_eq!(scene(&game), "reveal");
    check_screen(&game, "played-reveal-partly", &[".reveal .cell.fresh"]);
}

#[test]
fn the_screen_shows_what_is_asked_for_where_it_exists() {
    let game = Game::new();
    game.ask(show(Scene::Standings));
    assert_eq!(scene(&game), "lobby");
    game.start();
    game.ask(show(Scene::Reveal));
    assert_eq!(scene(&game), "thinking");
    game.ask(show(Scene::Blank));
    assert_eq!(scene(&game), "blank");
    game.ask(show(Scene::Lobby));
    assert_eq!(scene(&game), "lobby");
}

#[test]
fn nothing_of_the_top_is_out_before_it_is_revealed() {
    let game = Game::played(1);
    game.start();
    let mut before = public(&game, 2);
    game.next();
    before.push_str(&public(&game, 2));
    game.ask(show(Scene::Reveal));
    before.push_str(&public(&game, 2));
    game.ask(show(Scene::Auto));
    let view = game.view();
    let best = &view.placements(RoundNumber(2)).unwrap()[..40];
    let word = |n: usize| {
        let edition = &view.state.edition;
        flavita::game::notation::word_text(edition, &best[n].placement.tiles)
    };
    for n in (0..best.len()).filter(|n| word(*n).chars().count() > 3) {
        assert!(!before.contains(&word(n)), "{}", word(n));
    }
    game.next();
    game.place();
    let after = public(&game, 2);
    assert!(after.contains(&word(0)));
    assert!(!json(&screen(&game)).contains("Введены все бланки"));
    assert_eq!(screen(&game).reveal.unwrap().finders, "");
}

#[test]
fn what_the_top_is_stands_beside_it_once_it_is_out_and_on_the_screen_if_asked_for() {
    let game = Game::new();
    let told =
        |game: &Game| console::composing::page(&game.view(), &game.id, None, RUSSIAN).meanings;
    game.start();
    game.ask(DeskRequest::Show(Change::Meaning));
    assert!(told(&game).is_empty() && screen(&game).reveal.is_none());
    game.finish();
    let meanings = screen(&game).reveal.unwrap().meanings;
    assert!(meanings[0].ends_with("(OpenCorpora)"), "{meanings:?}");
    assert_eq!(told(&game), meanings);
    game.ask(DeskRequest::Show(Change::Meaning));
    assert!(screen(&game).reveal.unwrap().meanings.is_empty());
    assert_eq!(told(&game), meanings);
}

#[test]
fn finders_are_named_once_all_slips_are_in() {
    let game = Game::played(1);
    let reveal = screen(&game).reveal.unwrap();
    assert_eq!(reveal.note, "Введены все бланки");
    let finders =
        game.view().state.rounds[0].slips.iter().filter(|slip| slip.verdict.is_top).count();
    assert_eq!(reveal.found, format!("Нашли {finders} из {PLAYERS}"));
    assert!(reveal.finders.contains(" и ещё "));
    let view = game.view();
    let top = view.state.rounds[0].tops.as_ref().unwrap().points;
    let below = reveal.next.iter().map(|next| next.points.parse::<i32>().unwrap());
    assert!(below.clone().count() == 3 && below.max().unwrap() < top);
    game.start();
    game.finish();
    game.all_slips(2);
    check_screen(&game, "played-reveal", &[".reveal-word .tile", ".finders", ".found-by"]);
    game.draw();
    let title = screen(&game).last_top.unwrap().title;
    assert_eq!(title, "Топ хода 2");
    check_screen(&game, "played-drawn-3", &[".drawn-top b"]);
}

#[test]
fn a_first_placement_written_down_is_found_as_its_mirror_across() {
    let game = Game::new();
    game.start();
    game.finish();
    let next = screen(&game).reveal.unwrap().next.remove(0);
    assert_eq!(next.found, "");
    let split = next.at.find(|c: char| c.is_ascii_digit()).unwrap();
    let (row, column) = next.at.split_at(split);
    let rows: Vec<char> = "АБВГДЕЖЗИКЛМНОП".chars().collect();
    let number = 1 + rows.iter().position(|r| row.starts_with(*r)).unwrap();
    let letter = rows[column.parse::<usize>().unwrap() - 1];
    game.record(1, 1, &next.at, &next.word, None);
    game.record(1, 2, &format!("{number}{letter}"), &next.word, None);
    game.ask(DeskRequest::Do(Command::LockMarking { round: RoundNumber(1) }));
    assert_eq!(screen(&game).reveal.unwrap().next[0].found, "нашли 2");
}

#[test]
fn the_standings_are_those_of_the_rounds_that_are_marked() {
    let game = Game::played(3);
    game.start();
    game.finish();
    game.slip(4, 1, 0, None);
    let view = game.view();
    let expected = standings(&view.state, RoundNumber(3));
    let page = standings::page::page(&game.public_view(), &Filter::default(), RUSSIAN);
    assert_eq!(page.title, "Таблица после хода 3");
    assert_eq!(page.rounds, ["1", "2", "3"]);
    let totals = |row: &standings::page::StandingRow| {
        (row.rank.clone(), row.number.clone(), row.total.clone())
    };
    let lines = expected.lines.iter().map(|line| {
        let total = line.total.to_string();
        (line.rank.to_string(), line.player.to_string(), total)
    });
    assert_eq!(page.rows.iter().map(totals).collect::<Vec<_>>(), lines.collect::<Vec<_>>());
    check(
        "played-standings",
        |l| standings::page::page(&game.public_view(), &Filter::default(), l),
        &["tbody .top", "thead .reference .total"],
    );
    game.ask(show(Scene::Standings));
    let pages = screen(&game).standings.unwrap().pages;
    assert_eq!((pages.len(), pages[0].left.len()), (2, 12));
    assert_eq!(pages[1].ranks, format!("Места 25–{PLAYERS} из {PLAYERS}"));
    let first = parts::names::player_name(&view.state, expected.lines[0].player);
    assert_eq!(pages[0].left[0].name, first);
    check_screen(&game, "played-screen-standings", &["[data-leaf][hidden]"]);
}

/// The names on the podium, the third place first.
fn told(game: &Game) -> [String; 3] {
    let podium = screen(game).standings.unwrap().podium;
    let mut names = podium.into_iter().map(|row| row.name).rev();
    std::array::from_fn(|_| names.next().unwrap())
}

/// A game of one round that is over, in which the first three handed in these plays.
fn ended(choices: [usize; 3]) -> Game {
    let game = Game::new();
    game.start();
    game.finish();
    for (player, choice) in (1..).zip(choices) {
        game.slip(1, player, choice, None);
    }
    game.ask(DeskRequest::Do(Command::EndGame));
    game
}

#[test]
fn the_first_three_are_told_one_by_one_once_the_result_is_approved() {
    let game = ended([40, 0, 20]);
    assert_eq!((scene(&game), screen(&game).phase.as_str()), ("lobby", "Партия окончена"));
    game.next();
    assert_eq!(scene(&game), "standings", "the winners wait for the approval");
    let provisional = screen(&game).standings.unwrap().provisional;
    assert_eq!(provisional.as_deref(), Some("Предварительно"));
    game.ask(DeskRequest::Finalise { checked: game.view().head });
    assert_eq!((scene(&game), told(&game)), ("final", ["", "", ""].map(str::to_owned)));
    check_screen(&game, "played-approved", &[".podium .first"]);
    let [third, second, first] = ["Орлова\u{a0}Е.", "Баранов\u{a0}С.", "Цветкова\u{a0}А."];
    for (place, names) in [
        (Scene::Third, [third, "", ""]),
        (Scene::Second, [third, second, ""]),
        (Scene::Final, [third, second, first]),
    ] {
        game.ask(show(place));
        assert_eq!((scene(&game), told(&game)), ("final", names.map(str::to_owned)));
        let shows_others = screen(&game).standings.is_some_and(|one| !one.hides_names);
        assert_eq!(shows_others, place == Scene::Final);
    }
    check_screen(&game, "played-final", &[".podium .first"]);
}

#[test]
fn two_who_share_the_first_place_are_not_given_away_by_the_steps_before_it() {
    let game = ended([0, 0, 20]);
    game.next();
    game.ask(DeskRequest::Finalise { checked: game.view().head });
    let steps = |place| {
        game.ask(show(place));
        let podium = screen(&game).standings.unwrap().podium;
        podium.into_iter().map(|row| (row.rank, row.name.is_empty())).collect::<Vec<_>>()
    };
    let expected = |ranks: [&str; 3], untold: [bool; 3]| {
        ranks.map(str::to_owned).into_iter().zip(untold).collect::<Vec<_>>()
    };
    assert_eq!(steps(Scene::Third), expected(["1", "2", "3"], [true, true, false]));
    assert_eq!(steps(Scene::Second), expected(["1", "2", "3"], [true, true, false]));
    assert_eq!(steps(Scene::Final), expected(["1", "1", "3"], [false; 3]));
}

#[test]
fn after_the_game_the_table_stands_until_all_is_marked() {
    let game = Game::played(1);
    game.start();
    game.finish();
    game.ask(DeskRequest::Do(Command::EndGame));
    let title = screen(&game).standings.unwrap().title;
    assert_eq!((scene(&game), title.as_str()), ("standings", "Таблица после хода 1"));
}

#[test]
fn an_annulled_round_is_said_to_be_annulled_wherever_it_is_shown() {
    let game = Game::played(1);
    let because = "Таблица была повёрнута".to_owned();
    let what = Ruling::RoundAnnulled { round: RoundNumber(1) };
    game.ask(DeskRequest::Do(Command::GiveRuling { what, because }));
    let said = "Этот ход аннулирован.";
    assert_eq!(screen(&game).reveal.unwrap().note, said);
    let page = round::page(&game.view().state, &game.id, RoundNumber(1), RUSSIAN).unwrap();
    assert_eq!(page.counts, said);
}

#[test]
fn the_end_of_the_game_says_after_which_round_the_leaders_stand_so() {
    let game = Game::played(1);
    game.start();
    game.finish();
    game.ask(DeskRequest::Do(Command::EndGame));
    let after = |game: &Game| {
        let because = game.view().state.ended.unwrap();
        console::ends::ending(&game.view(), because, RUSSIAN).after
    };
    assert_eq!(after(&game).as_deref(), Some("Таблица после хода 1"));
    game.next();
    assert_eq!(after(&game), None);
}

#[test]
fn a_podium_too_full_for_the_screen_is_a_table() {
    let game = Game::new();
    game.start();
    game.finish();
    game.ask(DeskRequest::Do(Command::EndGame));
    game.next();
    game.ask(DeskRequest::Finalise { checked: game.view().head });
    assert_eq!(
        (scene(&game), screen(&game).standings.unwrap().title.as_str()),
        ("standings", "Итоговая таблица")
    );
}

#[test]
fn a_round_shows_every_player_and_what_became_of_the_slips() {
    let game = Game::played(1);
    game.start();
    let page = round::page(&game.view().state, &game.id, RoundNumber(2), RUSSIAN).unwrap();
    assert!(page.rows.len() == PLAYERS && !page.can_correct);
    assert!(round::page(&game.view().state, &game.id, RoundNumber(3), RUSSIAN).is_none());
    game.finish();
    game.slip(2, 1, 3, None);
    game.slip(2, 1, 0, Some(1));
    game.record(2, 2, "Б1", "ЪЪ", None);
    game.slip(2, 3, 1, None);
    game.ask(DeskRequest::UndoSlip);
    let page = round::page(&game.view().state, &game.id, RoundNumber(2), RUSSIAN).unwrap();
    let levels: Vec<_> = page.rows.iter().take(4).map(|row| row.level).collect();
    assert_eq!(levels, ["look", "error", "none", "none"]);
    assert!(page.rows[0].trail[0].ends_with("Исправлено."));
    assert!(page.rows[2].trail[0].ends_with("Снято."));
    assert!(page.rows[0].line.ends_with(" 1") && page.rows[2].line == "3 ");
    assert!(page.rows[1].reason.contains('Ъ'));
    check(
        "played-round",
        |l| round::page(&game.view().state, &game.id, RoundNumber(2), l).unwrap(),
        &["tr.look small", "tr.error .reason", "tr.none [data-line='3 ']"],
    );
}

#[test]
fn the_list_has_running_ones_drafts_and_files_that_do_not_open() {
    let game = Game::played(1);
    let path = game.folder.path.clone();
    std::fs::write(path.join("broken.sqlite"), "no tournament").unwrap();
    let draft = NewForm {
        name: "Блиц".to_owned(),
        players: "Ада".to_owned(),
        ..NewForm::default_for(&game.folder.shelf, RUSSIAN)
    };
    let setup = setup::reading::read(&draft, &game.folder.shelf, RUSSIAN).unwrap();
    game.folder.create(setup).unwrap();
    let entries = game.folder.entries().unwrap();
    let page = |l| home::page::page(&entries, &BTreeSet::new(), &path, None, (60, l));
    let home = page(RUSSIAN);
    let facts: Vec<_> = home.running[0].facts.iter().map(|f| f.number.as_str()).collect();
    assert_eq!(facts, ["1", "27", "27"]);
    let states: Vec<_> = home.others.iter().map(|other| other.state).collect();
    assert_eq!(states, ["draft", "damaged"]);
    assert!(home.others[1].note.contains("broken"));
    assert_eq!(home.more, 0);
    let short = home::page::page(&entries, &BTreeSet::new(), &path, None, (1, RUSSIAN));
    assert_eq!((short.others.len(), short.others[0].state, short.more), (1, "draft", 1));
    check(
        "played-home",
        page,
        &[
            ".running .facts",
            ".running a.filled[href$='/console']",
            ".state.damaged",
            ".list tbody tr",
            ".status",
            ".languages a",
        ],
    );
}

/// A change to a sound form and the field it makes unusable.
type Spoiling = (fn(&mut NewForm), &'static str);

#[test]
fn every_field_that_cannot_be_used_has_its_sentence() {
    let folder = tempfile::TempDir::new().unwrap();
    let folder = folder::data_folder::Folder::open(folder.path()).unwrap();
    let offer = &folder.shelf;
    let sound = NewForm {
        name: "Кубок".to_owned(),
        players: "Ада".to_owned(),
        ..NewForm::default_for(offer, RUSSIAN)
    };
    let setup = setup::reading::read(&sound, offer, RUSSIAN).unwrap();
    assert_eq!(setup.profile.id, "house");
    let cases: [Spoiling; 14] = [
        (|form| form.name = "  ".to_owned(), "name"),
        (|form| form.name = "я".repeat(101), "name"),
        (|form| form.edition = "en-scrabble".to_owned(), "dictionary"),
        (|form| form.dictionary.clear(), "dictionary"),
        (|form| form.rules.round_time = "3.00".to_owned(), "round_time"),
        (|form| form.rules.round_time = "3".to_owned(), "round_time"),
        (|form| form.rules.last_call = "3:00".to_owned(), "last_call"),
        (|form| form.rules.early_vowels = "6".to_owned(), "early_vowels"),
        (|form| form.rules.late_consonants = "8".to_owned(), "late_consonants"),
        (|form| form.rules.early_rounds = "-1".to_owned(), "early_rounds"),
        (|form| form.rules.budget = "0".to_owned(), "budget"),
        (|form| form.rules.price = "1001".to_owned(), "price"),
        (|form| form.rules.step = "x".to_owned(), "step"),
        (|form| form.players = "1;Ада\n1;Ван".to_owned(), "players"),
    ];
    for (spoil, field) in cases {
        let mut form = sound.clone();
        spoil(&mut form);
        let faults = setup::reading::read(&form, offer, RUSSIAN).unwrap_err();
        assert_eq!(faults.keys().collect::<Vec<_>>(), [&field], "{faults:?}");
        assert!(faults[field].ends_with('.'), "{}", faults[field]);
        check(
            "played-new-wrong",
            |l| setup::page::page(&form, &faults, offer, l),
            &["[role=alert]"],
        );
    }
    let mut form = sound.clone();
    (form.rules.game_clock, form.rules.budget) = (false, "never read".to_owned());
    let setup = setup::reading::read(&form, offer, RUSSIAN).unwrap();
    assert_eq!((setup.profile.game_clock, setup.profile.id.as_str()), (None, "own"));
    let none = BTreeMap::new();
    check(
        "played-new",
        |l| setup::page::page(&sound, &none, offer, l),
        &["[name=edition][checked]", "[name=dictionary][checked]"],
    );
}

#[test]
fn several_slips_of_a_player_are_slips_and_only_none_is_none() {
    let game = Game::new();
    game.start();
    game.finish();
    for (player, copies) in [(1, 2), (2, 0)] {
        game.ask(DeskRequest::Do(Command::RecordSlip {
            round: RoundNumber(1),
            player: PlayerNumber(player),
            text: SlipText::default(),
            copies,
        }));
    }
    let view = game.view();
    let counts = region::counts(&view.state, &view.state.rounds[0], RUSSIAN);
    assert_eq!(counts.kinds, ["на бумаге 1", "без бланка 1"]);
}
