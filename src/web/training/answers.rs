//! Training alone against the clock and the top.
//!
//! For everybody, but closed to all but the arbiter while a round is open on this computer. Files
//! are read and tops are searched beside the threads that serve.

use crate::frame::error_page::{ErrorPage, Link};
use crate::training::form::{AnswerForm, BeginForm};
use crate::training::shown::{START, Shown};
use crate::{
    frame::app_state::AppState, frame::page::Page, frame::show, frame::show::SharedState,
    http::cookies, http::cookies::Cookie, http::run_blocking::run_blocking,
    training::asking::Asking, training::round::Typed, training::start::Chosen,
};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_i18n::catalogue::say;
use serde::Deserialize;

/// Which recorded game the page begins with.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    #[serde(default)]
    of: String,
}

/// `GET /training`.
pub async fn show(
    app: SharedState,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    answered(&app, &request, move |asking| {
        let chosen = Chosen { tournament: &wanted.of, ..Chosen::default() };
        asking.start(chosen)
    })
    .await
}

/// `POST /training`: begins a game; the one on its way is given up.
pub async fn begin(
    app: SharedState,
    form: web::Form<BeginForm>,
    request: HttpRequest,
) -> HttpResponse {
    answered(&app, &request, move |asking| {
        asking.begin(&form).unwrap_or_else(|fault| {
            asking.start(Chosen { tournament: &form.tournament, fault: &fault })
        })
    })
    .await
}

/// `GET /training/game`.
pub async fn game(app: SharedState, request: HttpRequest) -> HttpResponse {
    answered(&app, &request, |asking| stopped(asking.game(Typed::default()))).await
}

/// `POST /training/game`: takes the answer to the open round, opens the next one, or gives up.
pub async fn play(
    app: SharedState,
    form: web::Form<AnswerForm>,
    request: HttpRequest,
) -> HttpResponse {
    answered(&app, &request, move |asking| stopped(asking.play(&form))).await
}

/// `GET /training/missed`.
pub async fn missed(app: SharedState, request: HttpRequest) -> HttpResponse {
    answered(&app, &request, |asking| stopped(asking.missed(Typed::default()))).await
}

/// `POST /training/missed`: takes the answer to a missed top, or asks for the next one.
pub async fn practise(
    app: SharedState,
    form: web::Form<AnswerForm>,
    request: HttpRequest,
) -> HttpResponse {
    answered(&app, &request, move |asking| stopped(asking.practise(&form))).await
}

/// Answers with what `work` shows, found beside the threads that serve; while a round is open
/// nobody but the arbiter is answered.
async fn answered(
    app: &SharedState,
    request: &HttpRequest,
    work: impl FnOnce(&Asking) -> Shown + Send + 'static,
) -> HttpResponse {
    if let Some(answer) = show::closed_in_round(app, request, &show::who(app, request)) {
        return answer;
    }
    let asking = Asking {
        app: app.clone(),
        code: cookies::read(request, Cookie::Trainee),
        language: show::language(request),
    };
    match run_blocking(move || work(&asking)).await {
        Err(stopping) => stopping,
        Ok(shown) => shown_as(app, request, shown),
    }
}

fn shown_as(app: &AppState, request: &HttpRequest, shown: Shown) -> HttpResponse {
    match shown {
        Shown::Start(page) if page.fault.is_empty() => show::page(app, request, &*page),
        Shown::Start(page) => refused(app, request, &*page),
        Shown::Round(page) if page.fault.is_empty() => show::page(app, request, &*page),
        Shown::Round(page) => refused(app, request, &*page),
        Shown::Answer(page) => show::page(app, request, &*page),
        Shown::Result(page) => show::page(app, request, &*page),
        Shown::Elsewhere(place, code) => {
            let cookie = code.map(|code| cookies::giving(request, Cookie::Trainee, &code));
            show::redirect_with(place, cookie)
        }
        Shown::Stopped(sentence) => {
            let language = show::language(request);
            let page = ErrorPage {
                title: say(language, "training-stopped", &[]),
                sentence,
                links: vec![Link {
                    href: START.to_owned(),
                    text: say(language, "training-title", &[]),
                }],
                reference: None,
            };
            show::with_status(app, request, &page, StatusCode::CONFLICT)
        }
    }
}

fn refused<P: Page>(app: &AppState, request: &HttpRequest, page: &P) -> HttpResponse {
    show::with_status(app, request, page, StatusCode::UNPROCESSABLE_ENTITY)
}

fn stopped(shown: Result<Shown, String>) -> Shown {
    shown.unwrap_or_else(Shown::Stopped)
}
