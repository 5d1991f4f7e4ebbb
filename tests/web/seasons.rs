//! Seasons: their pages, and what the arbiter decides there.

use std::thread;
use std::time::{Duration, Instant};

use actix_web::{http::StatusCode, web};
use flavita::app::{
    folder::data_folder::Folder,
    season::seasons::{StagesFault, stages_beside},
};
use flavita::{tournament::model::command::Command, web::frame::app_state::AppState};

use crate::inside::{Asked, Device, Inside};
use serde_json::json;

const HERE: &str = "127.0.0.1";
const HALL: &str = "192.168.1.20";

/// A tournament of one round in which these players have the top or nothing.
async fn play(inside: &Inside, id: &str, players: &[(&str, bool)]) {
    inside.played(id, (id, "ab\naba\n"), players).await;
}

async fn end(inside: &Inside, id: &str) {
    inside.ask(id, Command::EndGame).await;
}

async fn post(inside: &Inside, path: &str, form: &[(&str, &str)]) -> StatusCode {
    let answer = inside.answer(&Device::at(HERE), Asked::form(path, form)).await;
    answer.status
}

async fn table(inside: &Inside, what: &str) -> String {
    let path = format!("/seasons/season-1/{what}.csv?for=plain");
    let answer = inside.get(&Device::at(HALL), &path).await;
    assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    answer.body
}

#[actix_web::test]
async fn two_tournaments_are_a_season_whose_names_are_merged_and_parted() {
    let inside = Inside::new();
    play(&inside, "one", &[("Иванов И.", true), ("Ада", false)]).await;
    play(&inside, "two", &[("Ада", true), ("Иванов Иван", true)]).await;
    end(&inside, "one").await;
    end(&inside, "two").await;
    assert_eq!(post(&inside, "/seasons", &[("name", "2026")]).await, StatusCode::SEE_OTHER);
    let standings = table(&inside, "standings").await;
    assert_eq!(standings.lines().count(), 4, "{standings}");
    assert!(standings.contains(",Иванов И.,100.00,1,1,1,"), "{standings}");

    let page = inside.get(&Device::at(HERE), "/seasons/season-1/players").await;
    assert!(page.body.contains("one/1/Иванов И."), "{page:?}");
    let merge = [("act", "merge"), ("one", "one/1/Иванов И."), ("other", "two/2/Иванов Иван")];
    let players = "/seasons/season-1/players";
    assert_eq!(post(&inside, players, &merge).await, StatusCode::SEE_OTHER);
    let standings = table(&inside, "standings").await;
    assert!(standings.contains("\r\n1,Иванов Иван,200.00,2,2,2,"), "{standings}");
    let rating = table(&inside, "rating").await;
    assert!(rating.contains("\r\n1,Иванов Иван,1518,2,20,1520,-2,1518"), "{rating}");

    assert_eq!(post(&inside, players, &merge).await, StatusCode::UNPROCESSABLE_ENTITY);
    let undo = r#"{"name":"Иванов И.","into":"Иванов Иван"}"#;
    let undo = [("act", "undo-merge"), ("what", undo)];
    assert_eq!(post(&inside, players, &undo).await, StatusCode::SEE_OTHER);
    assert_eq!(table(&inside, "standings").await.lines().count(), 4);
}

#[actix_web::test]
async fn a_tournament_that_is_played_does_not_count_and_is_not_named() {
    let inside = Inside::new();
    play(&inside, "one", &[("Ада", true), ("Ван", false)]).await;
    play(&inside, "two", &[("Ева", true)]).await;
    end(&inside, "one").await;
    post(&inside, "/seasons", &[("name", "2026")]).await;
    let page = inside.get(&Device::at(HALL), "/seasons/season-1").await;
    assert!(page.body.contains("Ада") && !page.body.contains("Ева"), "{page:?}");
    assert!(!table(&inside, "rating").await.contains("Ева"));
    end(&inside, "two").await;
    assert!(table(&inside, "rating").await.contains("Ева"));
}

#[actix_web::test]
async fn what_is_chosen_and_how_it_counts_is_kept_and_seen_at_once() {
    let inside = Inside::new();
    play(&inside, "one", &[("Ада", true), ("Ван", false)]).await;
    play(&inside, "two", &[("Ада", true), ("Ева", false)]).await;
    end(&inside, "one").await;
    end(&inside, "two").await;
    post(&inside, "/seasons", &[("name", "2026")]).await;
    let edit = "/seasons/season-1/edit";
    let form = [
        ("name", "Лига"),
        ("rule", "places"),
        ("best", "1"),
        ("take", "chosen"),
        ("year", ""),
        ("tournament", "two"),
        ("tournament", "gone"),
    ];
    assert_eq!(post(&inside, edit, &form).await, StatusCode::SEE_OTHER);
    let standings = table(&inside, "standings").await;
    assert!(standings.starts_with("rank,player,points,counted,played,wins,two_points,two_place,two_counts\r\n1,Ада,26,1,1,1,26,1,yes"), "{standings}");
    let page = inside.get(&Device::at(HERE), edit).await;
    assert!(page.body.contains("value=\"gone\" checked"), "{page:?}");
    let page = inside.get(&Device::at(HALL), "/seasons/season-1").await;
    assert!(
        page.body.contains("Лига") && page.body.contains("gone"),
        "a missing tournament is told"
    );

    let wrong = [("name", ""), ("rule", "goals"), ("best", "-1"), ("take", "year"), ("year", "26")];
    let answer = inside.answer(&Device::at(HERE), Asked::form(edit, &wrong)).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.body.matches("field-error").count(), 3, "{answer:?}");
    assert_eq!(table(&inside, "standings").await, standings, "nothing was changed");
}

#[actix_web::test]
async fn a_file_that_cannot_be_read_is_told_to_the_arbiter_and_stays() {
    let inside = Inside::new();
    let file = inside.folder.path().join("season-1.season");
    let text = "name = \"2026\"\nrule = \"goals\"\ntake = \"all\"\n";
    std::fs::write(&file, text).unwrap();
    for path in ["/seasons", "/seasons/season-1"] {
        let page = inside.get(&Device::at(HERE), path).await;
        assert!(page.body.contains("season-1.season: line 2: there is no rule"), "{page:?}");
        let page = inside.get(&Device::at(HALL), path).await;
        assert!(!page.body.contains("line 2"), "{page:?}");
    }
    let form = [("name", "2026"), ("rule", "total"), ("take", "all")];
    let saved = post(&inside, "/seasons/season-1/edit", &form).await;
    assert_eq!(saved, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    let none = inside.get(&Device::at(HERE), "/seasons/season-2").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

/// Copies the file of a tournament as it lies there.
fn copy(inside: &Inside, id: &str) {
    let data = inside.folder.path();
    for ending in ["sqlite", "sqlite-wal"] {
        let from = data.join(format!("one.{ending}"));
        if from.exists() {
            std::fs::copy(from, data.join(format!("{id}.{ending}"))).unwrap();
        }
    }
}

#[actix_web::test]
async fn a_copy_of_a_tournament_counts_once() {
    let inside = Inside::new();
    play(&inside, "one", &[("Ада", true), ("Ван", false)]).await;
    end(&inside, "one").await;
    copy(&inside, "copy");
    let (stages, faults) = stages_beside(&inside.folder.path().join("season-1.season")).unwrap();
    assert!(faults.is_empty(), "{faults:?}");
    assert_eq!(stages.len(), 1, "{stages:?}");
}

#[actix_web::test]
async fn a_game_that_is_final_counts_although_the_next_one_of_its_event_is_played() {
    let inside = Inside::new();
    let here = Device::at(HERE);
    play(&inside, "one", &[("Ада", true), ("Ван", false)]).await;
    end(&inside, "one").await;
    for act in ["reveal_seed", "finalise"] {
        let asked = Asked::json("/t/one/do", json!({"act": act, "confirm": true, "key": act}));
        let answer = inside.answer(&here, asked).await;
        assert!(act == "reveal_seed" || answer.json()["ok"] == true, "{answer:?}");
    }
    assert_eq!(post(&inside, "/seasons", &[("name", "2026")]).await, StatusCode::SEE_OTHER);
    let before = table(&inside, "standings").await;
    assert!(before.contains(",Ада,100.00,"), "{before}");
    let next = inside.answer(&here, Asked::form("/t/one/next-game", &[])).await;
    let next = next.header("location").unwrap().split('/').nth(2).unwrap().to_owned();
    inside.play_a_round(&next).await;
    assert_eq!(table(&inside, "standings").await, before);
    let page = inside.get(&here, "/seasons/season-1/edit").await.body;
    assert!(page.contains("final games count") || page.contains("утверждённые партии"), "{page}");
}

/// The pages of the same folder for visitors who wait so long.
fn waiting(inside: &Inside, patience: Duration) -> web::Data<AppState> {
    let folder = Folder::open(inside.folder.path()).unwrap();
    let mut app = AppState::new(folder, "0.0.0.0:8080".parse().unwrap()).unwrap();
    app.patience = patience;
    web::Data::new(app)
}

#[actix_web::test]
async fn while_the_games_of_a_season_are_read_its_page_says_so_and_asks_again() {
    let mut inside = Inside::new();
    inside.serve(waiting(&inside, Duration::ZERO));
    play(&inside, "one", &[("Ада", true)]).await;
    end(&inside, "one").await;
    for number in 0..100 {
        copy(&inside, &format!("copy-{number}"));
    }
    assert_eq!(post(&inside, "/seasons", &[("name", "2026")]).await, StatusCode::SEE_OTHER);
    let first = inside.get(&Device::at(HALL), "/seasons/season-1").await;
    assert_eq!(first.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(first.header("refresh"), Some("1"));
    assert!(first.body.contains("Читаем партии сезона"), "{}", first.body);
    // They are read to the end though nobody waits for it.
    let begun = Instant::now();
    while !matches!(
        inside.app.folder.stages_being_read(),
        StagesFault::BeingRead { read, of } if of > 0 && read == of
    ) {
        assert!(begun.elapsed() < Duration::from_mins(1));
        thread::sleep(Duration::from_millis(20));
    }
    inside.serve(waiting(&inside, Duration::from_mins(1)));
    let page = inside.get(&Device::at(HALL), "/seasons/season-1").await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("Ада") && page.header("refresh").is_none(), "{}", page.body);
}

#[actix_web::test]
async fn a_folder_that_is_new_here_is_served_before_its_games_are_read() {
    let mut inside = Inside::new();
    play(&inside, "one", &[("Ада", true)]).await;
    copy(&inside, "unfinished");
    end(&inside, "one").await;
    copy(&inside, "over");
    // Of these the list needs longer than a visitor who does not wait; all stand on one page.
    for number in 0..50 {
        copy(&inside, &format!("over-{number}"));
    }
    let folder = Folder::open(inside.folder.path()).unwrap();
    folder.open_unfinished();
    assert!(folder.is_open("unfinished") && !folder.is_open("over"));
    drop(folder);
    inside.serve(waiting(&inside, Duration::ZERO));
    let first = inside.get(&Device::at(HERE), "/").await;
    assert_eq!(first.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(first.header("refresh"), Some("1"));
    assert!(first.body.contains("Читаем турниры"), "{}", first.body);
    inside.serve(waiting(&inside, Duration::from_mins(1)));
    let page = inside.get(&Device::at(HERE), "/").await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert!(page.body.contains("/t/over/") && page.header("refresh").is_none(), "{}", page.body);
}
