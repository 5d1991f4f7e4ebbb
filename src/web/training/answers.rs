//! Training alone against the clock and the top.
//!
//! For everybody, but closed to all but the arbiter while a round is open on this computer. Files
//! are read and tops are searched beside the threads that serve.

use crate::frame::{Answer, ErrorPage, Link, Visit, closed_in_round, show};
use crate::http::cookies::{self, Cookie};
use crate::training::asking::{Asking, START, Shown};
use crate::training::form::{AnswerForm, BeginForm, SolitaireForm};
use crate::{training::round::Typed, training::start::Chosen};
use actix_web::{http::StatusCode, web::Form, web::Query};
use serde::Deserialize;

/// Which recorded game the page begins with.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    #[serde(default)]
    of: String,
}

/// `GET /training`.
pub(crate) async fn show(visit: Visit, wanted: Query<Wanted>) -> Answer {
    let start =
        move |asking: &Asking| asking.start(Chosen { tournament: &wanted.of, ..Chosen::default() });
    answered(&visit, start).await
}

/// `POST /training`: begins a game; the one on its way is given up.
pub(crate) async fn begin(visit: Visit, form: Form<BeginForm>) -> Answer {
    let begin = move |asking: &Asking| {
        let begun =
            if form.is_solitaire() { asking.begin_solitaire(&form) } else { asking.begin(&form) };
        begun.unwrap_or_else(|fault| {
            asking.start(Chosen { tournament: &form.tournament, fault: &fault })
        })
    };
    answered(&visit, begin).await
}

/// `GET /training/game`.
pub(crate) async fn game(visit: Visit) -> Answer {
    answered(&visit, |asking| stopped(asking.game(Typed::default()))).await
}

/// `POST /training/game`: takes the answer to the open round, opens the next one, or gives up.
pub(crate) async fn play(visit: Visit, form: Form<AnswerForm>) -> Answer {
    answered(&visit, move |asking| stopped(asking.play(&form))).await
}

/// `GET /training/missed`.
pub(crate) async fn missed(visit: Visit) -> Answer {
    answered(&visit, |asking| stopped(asking.missed(Typed::default()))).await
}

/// `POST /training/missed`: takes the answer to a missed top, or asks for the next one.
pub(crate) async fn practise(visit: Visit, form: Form<AnswerForm>) -> Answer {
    answered(&visit, move |asking| stopped(asking.practise(&form))).await
}

/// `GET /training/solitaire`.
pub(crate) async fn solitaire(visit: Visit) -> Answer {
    answered(&visit, |asking| stopped(asking.solitaire(Typed::default()))).await
}

/// `POST /training/solitaire`: takes a move, or ends the game.
pub(crate) async fn play_solitaire(visit: Visit, form: Form<SolitaireForm>) -> Answer {
    answered(&visit, move |asking| stopped(asking.play_solitaire(&form))).await
}

async fn answered(visit: &Visit, work: impl FnOnce(&Asking) -> Shown + Send + 'static) -> Answer {
    if let Some(answer) = closed_in_round(visit, &visit.who()) {
        return Ok(answer);
    }
    let (code, language) = (cookies::read(&visit.request, Cookie::Trainee), visit.language);
    let shown = visit.work(move |app| work(&Asking { app: app.clone(), code, language }));
    Ok(match shown.await? {
        Shown::Start(page) => visit.page_unless(&*page, !page.fault.is_empty()),
        Shown::Round(page) => visit.page_unless(&*page, !page.typed.fault.is_empty()),
        Shown::Answer(page) => visit.page(&*page),
        Shown::Result(page) => visit.page(&*page),
        Shown::Solitaire(page) => visit.page_unless(&*page, !page.typed.fault.is_empty()),
        Shown::Elsewhere(place, code) => {
            let cookie = code.map(|code| cookies::giving(&visit.request, Cookie::Trainee, &code));
            show::redirect_with(place, cookie)
        }
        Shown::Stopped(sentence) => {
            let (href, text) = (START.to_owned(), say!(visit.language, "training-title"));
            let title = say!(visit.language, "training-stopped");
            let page = ErrorPage { title, sentence, links: vec![Link { href, text }] };
            visit.with_status(&page, StatusCode::CONFLICT)
        }
    })
}

fn stopped(shown: Result<Shown, String>) -> Shown {
    shown.unwrap_or_else(Shown::Stopped)
}
