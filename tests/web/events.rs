//! Several games of one event, from the end of the first to the table of all.

use flavita::i18n::language::Language;
use scraper::{Html, Selector};
use serde_json::json;

use crate::program::{Program, agent, first, text};

/// Plays one round in which these players have the top, and ends the game.
fn play(program: &Program, id: &str, finders: &[u32], others: &[u32]) {
    program.step_to(id, "placed");
    for player in finders {
        assert_eq!(program.slip(id, 1, &format!("{player} т"))["saved"], true);
    }
    for player in others {
        assert_eq!(program.slip(id, 1, &format!("{player} -"))["saved"], true);
    }
    assert_eq!(program.act(id, &json!({"act": "end_game"}))["ok"], true);
}

/// Asks for the next game; answers the tournament to which that leads.
fn next_game(program: &Program, id: &str) -> String {
    let address = format!("{}/t/{id}/next-game", program.url);
    let response = agent().post(&address).send_empty().unwrap();
    assert_eq!(response.status(), 303);
    let place = response.headers().get("location").unwrap();
    place.to_str().unwrap().split('/').nth(2).unwrap().to_owned()
}

fn texts(page: &Html, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).unwrap();
    let text = |node: scraper::ElementRef<'_>| node.text().collect::<String>().trim().to_owned();
    page.select(&selector).map(text).collect()
}

#[test]
fn the_next_game_has_the_same_terms_and_the_players_who_stayed() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let id = program.create(&["4;Ада;Ардис;дамы;Волга", "7;Ван", "9;Демон"]);
    assert_eq!(next_game(&program, &id), id, "the game is still being played");
    program.act(&id, &json!({"act": "withdraw_player", "player": 9}));
    play(&program, &id, &[4], &[7]);
    let console = program.page(&format!("/t/{id}/console"));
    let form = first(&console, "form.next-game").attr("action");
    assert_eq!(form, Some(format!("/t/{id}/next-game").as_str()));

    let second = next_game(&program, &id);
    assert_ne!(second, id);
    assert_eq!(next_game(&program, &id), second, "it is set up once");
    let terms = |id: &str| texts(&program.page(&format!("/t/{id}/console")), "ul.plain")[0].clone();
    assert_eq!(terms(&second), terms(&id));
    let players = program.page(&format!("/t/{second}/players"));
    let fields = Selector::parse("tr[data-player]:not(.new) input").unwrap();
    let values: Vec<_> =
        players.select(&fields).map(|field| field.attr("value").unwrap()).collect();
    let expected = ["4", "Ада", "Ардис", "дамы", "Волга", "", "7", "Ван", "", "", "", ""];
    assert_eq!(values, expected);
    assert!(text(&players, "h1").starts_with("Кубок осени. Партия 2"));
}

#[test]
fn the_games_of_an_event_are_added_up_and_stand_together() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let one = program.create(&["Ада", "Ван"]);
    play(&program, &one, &[1], &[2]);
    assert!(texts(&program.page("/"), ".event").is_empty());
    let two = next_game(&program, &one);
    play(&program, &two, &[1, 2], &[]);
    for id in [&one, &two] {
        for language in Language::ALL.map(Language::tag) {
            let page = program.page(&format!("/events/{id}?lang={language}"));
            assert!(!page.html().contains("{$"));
            let names = texts(&page, "table.cumulated tbody th");
            assert_eq!(names, ["Ада", "Ван"]);
        }
    }
    let page = program.page(&format!("/events/{two}"));
    assert_eq!(text(&page, "h1"), "Кубок осени. Таблица после 2 партий");
    let games = texts(&page, "table.cumulated thead a");
    assert_eq!(games, ["Партия 1", "Партия 2"]);
    let total = |place: usize| texts(&page, "tbody td.total")[place].parse::<i32>().unwrap();
    assert!(total(0) > total(1));

    let home = program.page("/");
    assert!(text(&home, ".event h2").starts_with("Кубок осени"));
    assert_eq!(texts(&home, ".event tbody tr").len(), 2);
    assert!(texts(&home, "h2.region").len() == 1, "no other tournaments");

    // The same as the command makes of the files.
    let (status, csv) = program.get(&format!("/events/{two}/cumulated.csv?for=plain"));
    assert_eq!(status, 200);
    assert!(csv.starts_with("rank,player,number,total,negative,percent,mean_percent,"), "{csv}");
    let columns = csv.lines().next().unwrap();
    assert!(columns.contains(",team,tie,licence,series,categories,club,nationality,g1,"), "{csv}");
    assert!(columns.ends_with("g1,g1_percent,g2,g2_percent,g1r1,g2r1"));
    let file = |id: &str| folder.path().join(format!("{id}.sqlite"));
    let output = assert_cmd::Command::new(env!("CARGO_BIN_EXE_flavita"))
        .arg("export")
        .args([file(&two), file(&one)])
        .args(["--what", "cumulated"])
        .output()
        .unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), csv);
    assert!(output.stderr.is_empty());
}

#[test]
fn a_name_that_differs_between_the_games_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    let one = program.create(&["Ада", "Ван"]);
    play(&program, &one, &[1], &[2]);
    let two = next_game(&program, &one);
    let rename =
        |id: &str| program.act(id, &json!({"act": "edit_player", "player": 2, "name": "Ван Вин"}));
    assert_eq!(rename(&two)["ok"], true);
    let page = program.page(&format!("/events/{one}"));
    assert_eq!(texts(&page, "tbody th").len(), 3);
    let notice = text(&page, ".notice");
    assert!(notice.contains("Ван (партия 1), Ван Вин (партия 2)"), "{notice}");
    assert_eq!(rename(&one)["ok"], true, "even after the end");
    let page = program.page(&format!("/events/{one}"));
    assert_eq!(texts(&page, ".notice"), Vec::<String>::new());
    assert_eq!(texts(&page, "tbody th").len(), 2);
}

#[test]
fn an_event_that_does_not_exist_is_not_found() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path());
    assert_eq!(program.get("/events/nothing").0, 404);
    assert_eq!(program.get("/events/nothing/cumulated.csv").0, 404);
}
