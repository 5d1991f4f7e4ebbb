//! The console, the screen and the tables at the stages of a game that is really played.

use flavita::app::screen::{shown::Change, shown::Pause, shown::Scene, wifi::Wifi};
use flavita::tournament::model::command::Command;
use flavita::tournament::model::command::PlayersCommand;
use flavita::tournament::model::ids::{PlayerNumber, RoundNumber};
use flavita::tournament::model::player::Details;
use flavita::tournament::model::player::Labels;
use flavita::tournament::model::rejection::RackOrigin;
use flavita::tournament::results::filter::Filter;
use flavita::web::{
    console, projector, projector::composing::Surroundings, projector::page::ProjectorPage, round,
    setup, standings,
};
use flavita::{
    app::desk::request::DeskRequest, i18n::language::Language, web::parts::form::NewForm,
};

use std::collections::BTreeMap;

use crate::check;
use crate::game::Game;

fn check_console(game: &Game, file: &str, wanted: &[&str]) {
    check(file, |l| console::composing::page(&game.view(), &game.id, None, l), wanted);
}

fn screen(game: &Game, language: Language) -> ProjectorPage {
    let around = Surroundings { address: Some("http://192.168.1.10:8080"), joined: 12 };
    projector::composing::page(&game.public_view(), &game.id, &around, language)
}

fn check_screen(game: &Game, file: &str, wanted: &[&str]) {
    check(file, |l| screen(game, l), wanted);
}

#[test]
fn the_console_has_its_regions_at_every_stage() {
    let game = Game::new();
    let lobby = [".lobby-players li", "[data-draw]", "[data-add-player]"];
    check_console(&game, "console-lobby", &lobby);
    game.start();
    check_console(&game, "console-thinking", &["[data-act=next].filled", "[data-act=pause]"]);
    game.finish();
    game.all_slips(1);
    game.draw();
    game.next();
    game.finish();
    game.slip(2, 1, 3, None);
    game.record(2, 2, "Б1", "ЪЪ", None);
    let regions = ["top", "left", "centre", "right", "slip-title", "status"];
    let regions = regions.map(|name| format!("[data-region={name}]"));
    let mut wanted: Vec<&str> = regions.iter().map(String::as_str).collect();
    wanted.extend(["[data-act=next]", "[data-slip-line] input", ".missing [data-line='23 ']"]);
    wanted.extend([".cell.fresh", "[data-slip-round='2']", "tr[data-word] .points"]);
    check_console(&game, "console", &wanted);
    game.ask(DeskRequest::Do(Command::EndGame));
    game.next();
    check_console(&game, "console-end", &[".leaders li", ".ways-list a"]);
}

#[test]
fn equal_tops_are_chosen_among_with_one_proposed() {
    let game = Game::new();
    game.start();
    game.next();
    game.next();
    let wanted = [
        "[data-tops='1'][data-asks] [data-top-key='1'][data-proposed]",
        "[data-act=choose_top][data-num-top='1']",
        "[data-act=next]",
    ];
    check_console(&game, "console-choice", &wanted);
}

/// A game whose first top leaves tiles on the rack: the next one has old tiles and new ones.
fn game_with_a_rest() -> Game {
    let leaves_some = |game: &Game| {
        let view = game.view();
        let top = view.state.last_round().unwrap().placed.as_ref().unwrap();
        top.placement.word.chars().count() < view.state.edition.rack_size
    };
    let mut games = std::iter::repeat_with(|| Game::played(1)).take(100);
    games.find(leaves_some).expect("few games begin with seven tiles")
}

#[test]
fn the_screen_has_its_scenes() {
    let show = |scene| DeskRequest::Show(Change::Scene(scene));
    let game = game_with_a_rest();
    let wifi = Wifi { name: "Клуб".into(), password: "12345678".into(), is_shown: true };
    game.ask(DeskRequest::Show(Change::Wifi(Some(wifi))));
    game.ask(show(Scene::Lobby));
    let lobby = [".lobby h1", ".way-in > svg.qr", ".way-wifi svg.qr"];
    check_screen(&game, "projector-lobby", &lobby);
    game.ask(DeskRequest::Show(Change::Pause(Pause {
        until: "19:30".into(), text: "Чай".into()
    })));
    check_screen(&game, "projector-break", &[".break-until b", ".break-text"]);
    // A rack that is refused goes back whole: then nothing on the next one is called new.
    let keeps_its_rest = |game: &Game| {
        game.next();
        let view = game.view();
        view.state.last_round().unwrap().origin == RackOrigin::Program { attempt: 0 }
    };
    let mut games = std::iter::repeat_with(game_with_a_rest).take(100);
    let game = games.find(keeps_its_rest).expect("few racks are refused");
    let drawn = [".drawn > .rack .tile.new", ".drawn-bag b", "[data-clock]"];
    check_screen(&game, "projector-drawn", &drawn);
    game.next();
    let rack = ".rack[role=img][aria-label]";
    let play = ["[data-clock]", rack, ".rack .tile.kept + .tile.new", ".play-top-line"];
    check_screen(&game, "projector-thinking", &play);
    game.ask(DeskRequest::Show(Change::Banner("<b>Чай</b>".into())));
    check_screen(&game, "projector-notice", &[".banner[role=status] span"]);
    game.next();
    check_screen(&game, "projector-stop", &["[data-stop] .stop-word", ".stop .rack .tile"]);
    game.next();
    game.place();
    game.all_slips(2);
    let reveal = [".reveal-word .tile", ".finders", ".next-best"];
    check_screen(&game, "projector-reveal", &reveal);
    game.ask(show(Scene::Standings));
    check_screen(&game, "projector-standings", &["[data-leaf] .leader", "[data-leaf][hidden]"]);
    game.ask(show(Scene::Blank));
    check_screen(&game, "projector-blank", &[".blank"]);
}

#[test]
fn the_last_call_has_a_word_of_its_own() {
    let game = Game::with(|form| {
        form.rules.round_time = "0:31".into();
        form.rules.last_call = "30".into();
    });
    game.start();
    let is_last_call = || screen(&game, Language::Russian).scene == "last-call";
    while !is_last_call() {
        std::thread::yield_now();
    }
    check_screen(&game, "projector-last-call", &[".last-call .phase-word"]);
}

#[test]
fn the_standings_have_teams_filters_and_whoever_left() {
    let game = Game::played(2);
    for number in [1, 2] {
        let name = game.view().state.players[&PlayerNumber(number)].name.clone();
        let labels = Labels {
            team: "Волга".into(),
            categories: ["юниоры".to_owned()].into(),
            ..Labels::default()
        };
        let details = Details { name, club: "Ярославль".into(), labels };
        let change = PlayersCommand::Change { number: PlayerNumber(number), details };
        game.ask(DeskRequest::Do(Command::Players(change)));
    }
    game.ask(DeskRequest::Do(Command::WithdrawPlayer { number: PlayerNumber(3) }));
    let filter = Filter { category: "юниоры".into(), ..Filter::default() };
    let wanted = ["tbody .top", ".filters select[name=category] option[selected]"];
    check(
        "standings-filtered",
        |l| standings::page::page(&game.public_view(), &filter, l),
        &wanted,
    );
    let wanted = [
        "thead .reference",
        "a[href$='standings.csv?for=spreadsheet']",
        ".withdrawn",
        "table.teams tbody th",
    ];
    check(
        "standings",
        |l| standings::page::page(&game.public_view(), &Filter::default(), l),
        &wanted,
    );
}

#[test]
fn a_round_shows_what_is_wrong_with_its_slips_and_takes_more() {
    let game = Game::played(1);
    game.start();
    game.finish();
    game.slip(2, 1, 0, None);
    game.record(2, 2, "Б1", "ЪЪ", None);
    let wanted = [
        "tr.error .reason",
        "[data-act=withdraw_slip]",
        "[data-slip-round='2']",
        "[aria-current=page]",
    ];
    let page = |l| round::page(&game.view().state, &game.id, RoundNumber(2), l).unwrap();
    check("round", page, &wanted);
}

#[test]
fn a_new_tournament_keeps_the_input_beside_the_error() {
    let game = Game::new();
    let offer = &game.folder.shelf;
    let mut form = NewForm::default_for(offer, Language::Russian);
    form.rules.round_time = "3.00".to_owned();
    form.players = "1; Орлова Екатерина; Москва\n<b>Баранов</b>".to_owned();
    let faults = setup::reading::read(&form, offer, Language::Russian).unwrap_err();
    let wanted = ["#name-error", "#round_time-error", "input[value='3.00']", "[role=alert]"];
    let html = check("new-wrong", |l| setup::page::page(&form, &faults, offer, l), &wanted);
    assert!(html.contains("&lt;b&gt;"), "what was typed is escaped");
    let sound = NewForm::default_for(offer, Language::Russian);
    let wanted = ["form[action='/new']", "input[name=name]", "textarea[name=players]"];
    check("new", |l| setup::page::page(&sound, &BTreeMap::default(), offer, l), &wanted);
}
