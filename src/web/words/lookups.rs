//! Words looked up in the lists at hand.

use crate::words::dictionary::{Neighbours, page};
use crate::{
    frame::show, frame::show::SharedState, http::run_blocking::run_blocking,
    parts::question::Question,
};
use actix_web::{HttpRequest, HttpResponse, web};

/// `GET /dictionary`: words looked up in a list, none of a tournament's secrets.
pub async fn dictionary(
    app: SharedState,
    question: web::Query<Question>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let neighbours = neighbours(&app, &question.settled(app.folder.shelf(), language)).await;
    let asked = app.clone();
    let composed = move || page(&question, asked.folder.shelf(), &neighbours, language);
    match run_blocking(composed).await {
        Ok(page) => show::page(&app, &request, &page),
        Err(stopping) => stopping,
    }
}

/// The words among which neighbours are looked for: those that were asked about a moment ago are
/// at hand, others are put together where it is their turn.
async fn neighbours(app: &SharedState, question: &Question) -> Neighbours {
    let wanted = question.wanted(app.folder.shelf());
    let Some(wanted) = wanted.filter(|_| !question.word.trim().is_empty()) else {
        return Neighbours::Unasked;
    };
    if let Some(words) = app.analyst.words.kept(&wanted) {
        return Neighbours::Among(words);
    }
    let Some(turn) = app.analyst.turn().await else {
        return Neighbours::Busy;
    };
    let asked = app.clone();
    let words = run_blocking(move || {
        let words = asked.analyst.words.get(&wanted);
        drop(turn);
        words
    });
    // What is wrong with the words, the page says by itself.
    let words = words.await.ok().and_then(Result::ok);
    words.map_or(Neighbours::Unasked, Neighbours::Among)
}
