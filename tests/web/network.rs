//! What another machine of the network gets, without a network: the peer's address is made up.

use std::{fs, net::SocketAddr};

use actix_web::http::StatusCode;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::{App, web};
use flavita::app::folder::data_folder::{Folder, Setup};
use flavita::{
    tournament::model::created::WordChoice, tournament::model::ids::PlayerNumber,
    tournament::model::player::Entrant, tournament::profile::catalogue,
    web::frame::app_state::AppState, web::routes::routes,
};

use crate::program::{SHORT_WORDS, words};

/// The answer to a request from this address.
async fn answer(request: TestRequest, peer: &str) -> (StatusCode, String) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("short.lexicon"), SHORT_WORDS).unwrap();
    let data = Folder::open(folder.path()).unwrap();
    let setup = Setup {
        name: "Кубок осени".to_owned(),
        edition: "ru-scrabble".to_owned(),
        switches: Vec::new(),
        list: words(),
        choice: WordChoice::default(),
        profile: catalogue::embedded("house").unwrap(),
        players: vec![(PlayerNumber(1), Entrant::plain(None, "Ада", "").details)],
    };
    let id = data.create(setup).unwrap();
    let app = AppState::new(data, "127.0.0.1:8080".parse().unwrap()).unwrap();
    let app = App::new().app_data(web::Data::new(app)).configure(routes);
    let app = init_service(app).await;
    let peer: SocketAddr = format!("{peer}:5000").parse().unwrap();
    let request = request.peer_addr(peer).to_request();
    let path = request.path().replace("ID", &id);
    let request = TestRequest::default()
        .method(request.method().clone())
        .uri(&path)
        .peer_addr(peer)
        .set_json(serde_json::json!({"act": "next"}))
        .to_request();
    let response = call_service(&app, request).await;
    let status = response.status();
    (status, String::from_utf8(read_body(response).await.to_vec()).unwrap())
}

fn get(path: &str) -> TestRequest {
    TestRequest::get().uri(path)
}

#[actix_web::test]
async fn the_console_and_its_requests_open_on_this_machine_only() {
    for path in [
        "/new",
        "/t/ID/console",
        "/t/ID/rounds/1",
        "/t/ID/slips.csv",
        "/t/ID/players",
        "/t/ID/live/staff",
    ] {
        let (status, body) = answer(get(path), "192.168.1.20").await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{path}");
        assert!(body.contains("Эта страница для судьи"), "{path}: {body}");
    }
    let next = || TestRequest::post().uri("/t/ID/do");
    assert_eq!(answer(next(), "192.168.1.20").await.0, StatusCode::FORBIDDEN);
    assert_eq!(answer(next(), "127.0.0.1").await.0, StatusCode::OK);
    assert_eq!(answer(get("/t/ID/console"), "127.0.0.1").await.0, StatusCode::OK);
}

#[actix_web::test]
async fn the_screen_and_the_standings_open_anywhere_and_the_way_to_them_is_shown() {
    for path in [
        "/t/ID/projector",
        "/t/ID/standings",
        "/t/ID/standings.csv",
        "/t/ID/rules",
        "/t/ID/teams.csv",
        "/events/ID",
        "/events/ID/cumulated.csv",
        "/keys",
        "/help",
    ] {
        assert_eq!(answer(get(path), "192.168.1.20").await.0, StatusCode::OK, "{path}");
    }
    let (status, body) = answer(get("/"), "192.168.1.20").await;
    assert_eq!(status, StatusCode::OK);
    assert!(["/projector", "/standings", "/rules"].iter().all(|way| body.contains(way)), "{body}");
    assert!(!body.contains("/console"), "{body}");
}
