//! The page on which a badge or an invitation is taken up.

use crate::frame::{show, who};
use crate::{frame::page::Page, frame::show::SharedState, http::cookies, http::cookies::Cookie};
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::{
    machine::clock, passes::event::Namesakes, passes::guesses::Wait, passes::refusal::JoinRefusal,
    passes::token::Token,
};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_store::passes::Bearer;
use flavita_tournament::{model::ids::PlayerNumber, state::tournament::Tournament};
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// `GET /t/{id}/join`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct JoinPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The number that was typed.
    pub number: String,
    /// Why nobody was signed in; empty before the first try.
    pub fault: String,
}

impl Page for JoinPage {
    const TEMPLATE: &'static str = "passes/join.html";
}

/// The page, with the number that was typed and why it did not open.
pub fn page(state: &Tournament, id: &str, number: &str, fault: &str) -> JoinPage {
    JoinPage {
        tournament: id.to_owned(),
        name: state.name.clone(),
        number: number.to_owned(),
        fault: fault.to_owned(),
    }
}

/// The longest token or PIN that is looked at, in bytes.
const LONGEST_SECRET: usize = 64;

/// `GET /t/{id}/join`: the page takes the token out of its own address, of which the part after
/// `#` is never sent, and posts it; by hand there are a number and a PIN.
pub async fn show(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    answer(&app, &request, &id, (StatusCode::OK, ""), "")
}

/// What the page of a badge or an invitation sends.
#[derive(Deserialize)]
pub struct TokenForm {
    token: String,
}

impl std::fmt::Debug for TokenForm {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("TokenForm(..)")
    }
}

/// `POST /t/{id}/join`: gives the device of a badge or an invitation its session.
pub async fn with_token(
    app: SharedState,
    id: web::Path<String>,
    form: web::Json<TokenForm>,
    request: HttpRequest,
) -> HttpResponse {
    let language = show::language(&request);
    let token = Some(form.token.as_str()).filter(|token| token.len() <= LONGEST_SECRET);
    let token = token.and_then(Token::read);
    let passes = match app.event_passes(&id) {
        Ok(passes) => passes,
        Err(fault) => return show::folder_fault(&app, &request, &fault),
    };
    let joined = web::block(move || match token {
        Some(token) => {
            passes.change(&Namesakes::new(), |passes| passes.join(&token, clock::now_ms()))
        }
        None => Err(JoinRefusal::Unknown),
    });
    match joined.await.unwrap_or(Err(JoinRefusal::Unknown)) {
        Ok((bearer, session)) => {
            let place = place_of(&id, bearer);
            let cookie = cookies::giving(&request, cookie_of(bearer), &session);
            HttpResponse::Ok()
                .insert_header((header::SET_COOKIE, cookie))
                .insert_header((header::CACHE_CONTROL, "no-store"))
                .json(serde_json::json!({ "ok": true, "place": place }))
        }
        Err(refusal) => HttpResponse::Ok()
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .json(serde_json::json!({ "ok": false, "sentence": sentence(&refusal, language) })),
    }
}

/// What is typed where a badge cannot be read.
#[derive(Deserialize)]
pub struct PinForm {
    #[serde(default)]
    number: String,
    #[serde(default)]
    pin: String,
}

impl std::fmt::Debug for PinForm {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("PinForm(..)")
    }
}

/// `POST /t/{id}/join/pin`: the same by number and PIN.
pub async fn with_pin(
    app: SharedState,
    id: web::Path<String>,
    form: web::Form<PinForm>,
    request: HttpRequest,
) -> HttpResponse {
    let passes = match app.event_passes(&id) {
        Ok(passes) => passes,
        Err(fault) => return show::folder_fault(&app, &request, &fault),
    };
    let number = form.number.trim().to_owned();
    let player: Option<PlayerNumber> = number.parse().ok();
    let pin: String = form.pin.chars().filter(|c| !c.is_whitespace()).collect();
    let device = who::device(&request);
    let joined = web::block(move || match player {
        Some(player) if pin.len() <= LONGEST_SECRET => {
            let now = (Instant::now(), clock::now_ms());
            passes.change(&Namesakes::new(), |passes| {
                passes.join_with_pin(player, &pin, &device, now)
            })
        }
        _ => Err(JoinRefusal::Unknown),
    });
    match joined.await.unwrap_or(Err(JoinRefusal::Unknown)) {
        Ok((bearer, session)) => {
            let cookie = cookies::giving(&request, cookie_of(bearer), &session);
            show::redirect_with(&place_of(&id, bearer), [cookie])
        }
        Err(refusal) => {
            let fault = sentence(&refusal, show::language(&request));
            let status = match refusal {
                JoinRefusal::Wait(_) => StatusCode::TOO_MANY_REQUESTS,
                JoinRefusal::Unknown
                | JoinRefusal::Over
                | JoinRefusal::Locked
                | JoinRefusal::Fault(_) => StatusCode::UNPROCESSABLE_ENTITY,
            };
            answer(&app, &request, &id, (status, &fault), &number)
        }
    }
}

/// `POST /t/{id}/leave`: signs this device out.
pub async fn leave(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let mut taken = Vec::new();
    for kind in [Cookie::Helper, Cookie::Player] {
        let held = cookies::read(&request, kind);
        if let (Some(session), Ok(passes)) = (held, app.event_passes(&id)) {
            let signed_out = passes.change(&Namesakes::new(), |passes| passes.sign_out(&session));
            if let Err(error) = signed_out {
                tracing::error!(%error, "somebody could not be signed out");
            }
            taken.push(cookies::taking(&request, kind));
        }
    }
    show::redirect_with(&format!("/t/{}/join", *id), taken)
}

fn answer(
    app: &SharedState,
    request: &HttpRequest,
    id: &str,
    (status, fault): (StatusCode, &str),
    number: &str,
) -> HttpResponse {
    let view = match app.folder.desk(id) {
        Ok(desk) => desk.public_view(),
        Err(fault) => return show::folder_fault(app, request, &fault),
    };
    let page = page(&view.state, id, number, fault);
    show::with_status(app, request, &page, status)
}

fn place_of(id: &str, bearer: Bearer) -> String {
    match bearer {
        Bearer::Player(_) => format!("/t/{id}/me"),
        Bearer::Helper(_) => format!("/t/{id}/keying"),
    }
}

fn cookie_of(bearer: Bearer) -> Cookie {
    match bearer {
        Bearer::Player(_) => Cookie::Player,
        Bearer::Helper(_) => Cookie::Helper,
    }
}

fn sentence(refusal: &JoinRefusal, language: Language) -> String {
    let say = |key: &str| say(language, key, &[]);
    match refusal {
        JoinRefusal::Unknown => say("join-unknown"),
        JoinRefusal::Over => say("join-over"),
        JoinRefusal::Locked => say("join-locked"),
        JoinRefusal::Wait(wait) => wait_sentence(wait, language),
        JoinRefusal::Fault(fault) => {
            tracing::error!(error = %fault, "a sign-in could not be kept");
            say("join-fault")
        }
    }
}

/// How long one has to wait after wrong guesses.
pub(crate) fn wait_sentence(wait: &Wait, language: Language) -> String {
    let seconds = i64::try_from(wait.left.as_secs() + 1).unwrap_or(i64::MAX);
    say(language, "join-wait", &[("n", seconds.into())])
}
