//! Words looked up in the lists at hand.

use crate::words::dictionary::{Neighbours, page};
use crate::{
    frame::show, frame::show::SharedHall, http::run_blocking::run_blocking,
    parts::question::Question,
};
use actix_web::{HttpRequest, HttpResponse, web};

/// `GET /dictionary`: words looked up in a list, none of a tournament's secrets.
pub async fn dictionary(
    hall: SharedHall,
    question: web::Query<Question>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let neighbours = neighbours(&hall, &question.settled(hall.folder.shelf(), language)).await;
    let asked = hall.clone();
    let composed = move || page(&question, asked.folder.shelf(), &neighbours, language);
    match run_blocking(composed).await {
        Ok(page) => show::page(&hall, &request, &page),
        Err(stopping) => stopping,
    }
}

/// The words among which neighbours are looked for: those that were asked about a moment ago are
/// at hand, others are put together where it is their turn.
async fn neighbours(hall: &SharedHall, question: &Question) -> Neighbours {
    let wanted = question.wanted(hall.folder.shelf());
    let Some(wanted) = wanted.filter(|_| !question.word.trim().is_empty()) else {
        return Neighbours::Unasked;
    };
    if let Some(words) = hall.analyst.words.kept(&wanted) {
        return Neighbours::Among(words);
    }
    let Some(turn) = hall.analyst.turn().await else {
        return Neighbours::Busy;
    };
    let asked = hall.clone();
    let words = run_blocking(move || {
        let words = asked.analyst.words.get(&wanted);
        drop(turn);
        words
    });
    // What is wrong with the words, the page says by itself.
    let words = words.await.ok().and_then(Result::ok);
    words.map_or(Neighbours::Unasked, Neighbours::Among)
}
