//! Training alone against the clock and the top.
//!
//! For everybody, but closed to all but the arbiter while a round is open on this computer. Files
//! are read and tops are searched beside the threads that serve.

use crate::frame::{Answer, ErrorPage, Visit, closed_in_round, show};
use crate::training::asking::{Asking, START, Shown};
use crate::training::{choices::BeginForm, form::AnswerForm};
use crate::{http::cookies, http::cookies::Cookie, parts::Sent, training::round::Typed};
use actix_web::{http::StatusCode, web::Form, web::Query};

/// `GET /training`.
pub(crate) async fn show(visit: Visit, wanted: Query<Sent>) -> Answer {
    let chosen = BeginForm { tournament: wanted.one("of").to_owned(), ..BeginForm::default() };
    answered(&visit, move |asking| Ok(asking.start(&chosen, ""))).await
}

/// `POST /training`: begins a game; the one on its way is given up.
pub(crate) async fn begin(visit: Visit, form: Form<BeginForm>) -> Answer {
    let mut form = form.into_inner();
    let begin = move |asking: &Asking| {
        let begun = if form.what == "solitaire" {
            asking.begin_solitaire(&mut form)
        } else {
            asking.begin(&mut form)
        };
        begun.or_else(|fault| Ok(asking.start(&form, &fault)))
    };
    answered(&visit, begin).await
}

/// `GET /training/game`.
pub(crate) async fn game(visit: Visit) -> Answer {
    answered(&visit, |asking| asking.game(Typed::default())).await
}

/// `POST /training/game`: takes the answer to the open round, opens the next one, or gives up.
pub(crate) async fn play(visit: Visit, form: Form<AnswerForm>) -> Answer {
    answered(&visit, move |asking| asking.play(&form)).await
}

/// `GET /training/missed`.
pub(crate) async fn missed(visit: Visit) -> Answer {
    answered(&visit, |asking| asking.missed(Typed::default())).await
}

/// `POST /training/missed`: takes the answer to a missed top, or asks for the next one.
pub(crate) async fn practise(visit: Visit, form: Form<AnswerForm>) -> Answer {
    answered(&visit, move |asking| asking.practise(&form)).await
}

/// `GET /training/solitaire`.
pub(crate) async fn solitaire(visit: Visit) -> Answer {
    answered(&visit, |asking| asking.solitaire(Typed::default())).await
}

/// `POST /training/solitaire`: takes a move, or ends the game.
pub(crate) async fn play_solitaire(visit: Visit, form: Form<AnswerForm>) -> Answer {
    answered(&visit, move |asking| asking.play_solitaire(&form)).await
}

/// What the work shows, or why it goes no further.
async fn answered(
    visit: &Visit,
    work: impl FnOnce(&Asking) -> Result<Shown, String> + Send + 'static,
) -> Answer {
    if let Some(answer) = closed_in_round(visit, &visit.who()) {
        return Ok(answer);
    }
    let asking = Asking::of(visit);
    let shown = visit.work(move |_app| work(&asking));
    Ok(match shown.await? {
        Ok(Shown::Page(content, status)) => visit.rendered(content, status),
        Ok(Shown::Elsewhere(place, code)) => {
            let cookie = code.map(|code| cookies::giving(&visit.request, Cookie::Trainee, &code));
            show::redirect_with(place, cookie)
        }
        Err(sentence) => {
            let say = |key: &str| say!(visit.language, key);
            let (title, text) = (say("training-stopped"), say("training-title"));
            let page = ErrorPage::leading(title, sentence, START, text);
            visit.with_status(&page, StatusCode::CONFLICT)
        }
    })
}
