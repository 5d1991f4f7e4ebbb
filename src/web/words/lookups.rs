//! Words looked up in the lists at hand.

use crate::frame::visit::{Answer, Visit};
use crate::parts::question::Question;
use crate::words::dictionary::{Neighbours, page};
use actix_web::web::Query;

/// `GET /dictionary`: words looked up in a list, none of a tournament's secrets.
pub async fn dictionary(visit: Visit, question: Query<Question>) -> Answer {
    let language = visit.language;
    let settled = question.settled(visit.app.folder.shelf(), language);
    let neighbours = neighbours(&visit, &settled).await;
    let page = visit.work(move |app| page(&question, app.folder.shelf(), &neighbours, language));
    Ok(visit.page(&page.await?))
}

/// The words among which neighbours are looked for: those that were asked about a moment ago are
/// at hand, others are put together where it is their turn.
async fn neighbours(visit: &Visit, question: &Question) -> Neighbours {
    let analyst = &visit.app.analyst;
    let wanted = question.wanted(visit.app.folder.shelf());
    let Some(wanted) = wanted.filter(|_| !question.word.trim().is_empty()) else {
        return Neighbours::Unasked;
    };
    if let Some(words) = analyst.words.kept(&wanted) {
        return Neighbours::Among(words);
    }
    let Some(turn) = analyst.turn().await else {
        return Neighbours::Busy;
    };
    let words = visit.work(move |app| {
        let words = app.analyst.words.get(&wanted);
        drop(turn);
        words
    });
    words.await.ok().and_then(Result::ok).map_or(Neighbours::Unasked, Neighbours::Among)
}
