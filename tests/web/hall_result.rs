//! What a hall hands in: the page, the file, the codes.

use actix_web::http::StatusCode;
use flavita::{
    app::halls::codes::split, app::halls::result_file::read, tournament::model::command::Command,
    tournament::model::ids::RoundNumber,
};

use crate::inside::{Device, Inside};

const HERE: &str = "127.0.0.1";

#[actix_web::test]
async fn a_hall_takes_its_result_away_when_the_game_is_over() {
    let inside = Inside::new();
    inside.create("cup", "cup", "ab\naba\n", &["Ада", "Ван"]);
    inside.play_a_round("cup").await;
    let here = Device::at(HERE);
    let asked = "/t/cup/result?lang=en&hall=Hall%201";
    let page = inside.get(&here, asked).await;
    assert!(page.body.contains("The game is not over yet."), "{}", page.body);
    inside.ask("cup", Command::EndGame).await;
    let page = inside.get(&here, asked).await;
    assert!(page.body.contains("Something is still open"), "{}", page.body);
    inside.ask("cup", Command::LockMarking { round: RoundNumber(1) }).await;
    let page = inside.get(&here, asked).await;
    let file = "/t/cup/result/file?hall=Hall%201";
    assert!(page.body.contains(file), "{}", page.body);
    let file = inside.get(&here, file).await;
    let disposition = file.header("content-disposition").unwrap();
    assert!(disposition.contains("cup.hall"), "{disposition}");
    let result = read(file.body.as_bytes()).unwrap();
    assert_eq!(result.hall, "Hall 1");
    let count = split(file.body.as_bytes()).len();
    let codes = "/t/cup/result/codes?lang=en&hall=Hall%201";
    let shown = inside.get(&here, codes).await.body.matches("class=\"qr\"").count();
    assert_eq!(shown, count);
    let one = inside.get(&here, &format!("{codes}&only=1")).await.body;
    assert_eq!(one.matches("class=\"qr\"").count(), 1);
    let nameless = inside.get(&here, "/t/cup/result/file?hall=%20").await;
    assert_eq!(nameless.status, StatusCode::NOT_FOUND);
}
