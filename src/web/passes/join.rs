//! The page on which a badge or an invitation is taken up.

use crate::frame::{Answer, AtDesk, Visit, show, who};
use crate::{http::cookies, http::cookies::Cookie, parts::Sent};
use actix_web::{HttpResponse, http::StatusCode, http::header, web::Form, web::Json};
use flavita_app::passes::token::Token;
use flavita_app::{machine::clock, passes::event::Namesakes, passes::kept::JoinRefusal};
use flavita_i18n::language::Language;
use flavita_store::passes::Bearer;
use flavita_tournament::model::PlayerNumber;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};

/// `GET /t/{id}/join`.
#[derive(Default, Serialize)]
pub struct JoinPage {
    /// The number that was typed.
    pub number: String,
    /// Why nobody was signed in; empty before the first try.
    pub fault: String,
}

page!(JoinPage, "passes/join.html");

/// `GET /t/{id}`, typed by hand: to the page of whoever asks.
pub async fn way(at: AtDesk) -> HttpResponse {
    let who = at.who();
    let page = match (who.is_arbiter(), who.helper, who.player) {
        (true, _, _) => "console",
        (false, Some(_), _) => "keying",
        (false, None, Some(_)) => "me",
        (false, None, None) => "join",
    };
    show::redirect(&format!("/t/{}/{page}", at.id))
}

/// The longest token or PIN that is looked at, in bytes.
const LONGEST_SECRET: usize = 64;

/// `GET /t/{id}/join`: the page takes the token out of its own address, of which the part after
/// `#` is never sent, and posts it; by hand there are a number and a PIN.
pub async fn show(at: AtDesk) -> HttpResponse {
    answer(&at, (StatusCode::OK, ""), "")
}

/// What the page of a badge or an invitation sends.
#[derive(Deserialize)]
pub(crate) struct TokenForm {
    token: String,
}

/// `POST /t/{id}/join`: gives the device of a badge or an invitation its session.
pub(crate) async fn with_token(at: AtDesk, form: Json<TokenForm>) -> Answer {
    let token = Some(form.token.as_str()).filter(|token| token.len() <= LONGEST_SECRET);
    let token = token.and_then(Token::read);
    let passes = at.event_passes().await?;
    let joined = at.work(move |_app| match token {
        Some(token) => {
            passes.change(&Namesakes::new(), |passes| passes.join(&token, clock::now_ms()))
        }
        None => Err(JoinRefusal::Unknown),
    });
    Ok(match joined.await? {
        Ok((bearer, session)) => {
            let (place, cookie) = way_in(&at, bearer, &session);
            let mut answer = show::json(serde_json::json!({ "ok": true, "place": place }));
            let cookie = cookie.parse().expect("a session's cookie is plain text");
            answer.headers_mut().append(header::SET_COOKIE, cookie);
            answer
        }
        Err(refusal) => {
            let sentence = sentence(&refusal, at.language);
            show::json(serde_json::json!({ "ok": false, "sentence": sentence }))
        }
    })
}

/// `POST /t/{id}/join/pin`: the same by number and PIN.
pub(crate) async fn with_pin(at: AtDesk, form: Form<Sent>) -> Answer {
    let passes = at.event_passes().await?;
    let number = form.one("number").trim();
    let player: Option<PlayerNumber> = number.parse().ok();
    let pin: String = form.one("pin").split_whitespace().collect();
    let device = who::origin(&at.request);
    let joined = at.work(move |_app| match player {
        Some(player) if pin.len() <= LONGEST_SECRET => {
            let now = (Instant::now(), clock::now_ms());
            passes.change(&Namesakes::new(), |passes| {
                passes.join_with_pin(player, &pin, &device, now)
            })
        }
        _ => Err(JoinRefusal::Unknown),
    });
    Ok(match joined.await? {
        Ok((bearer, session)) => {
            let (place, cookie) = way_in(&at, bearer, &session);
            show::redirect_with(&place, [cookie])
        }
        Err(refusal) => {
            let is_wait = matches!(refusal, JoinRefusal::Wait(_));
            let status = if is_wait {
                StatusCode::TOO_MANY_REQUESTS
            } else {
                StatusCode::UNPROCESSABLE_ENTITY
            };
            answer(&at, (status, &sentence(&refusal, at.language)), number)
        }
    })
}

/// `POST /t/{id}/leave`: signs this device out.
pub async fn leave(visit: Visit) -> HttpResponse {
    let mut taken = Vec::new();
    for kind in [Cookie::Helper, Cookie::Player] {
        let held = cookies::read(&visit.request, kind);
        if let (Some(session), Ok(passes)) = (held, visit.event_passes().await) {
            let signed_out = passes.change(&Namesakes::new(), |passes| passes.sign_out(&session));
            if let Err(error) = signed_out {
                tracing::error!(%error, "somebody could not be signed out");
            }
            taken.push(cookies::taking(&visit.request, kind));
        }
    }
    show::redirect_with(&format!("/t/{}/join", visit.id()), taken)
}

fn answer(at: &AtDesk, (status, fault): (StatusCode, &str), number: &str) -> HttpResponse {
    let page = JoinPage { number: number.to_owned(), fault: fault.to_owned() };
    at.with_status(&page, status)
}

/// The page of who has signed in, and the header that gives his device the session.
fn way_in(at: &AtDesk, bearer: Bearer, session: &Token) -> (String, String) {
    let (page, cookie) = match bearer {
        Bearer::Player(_) => ("me", Cookie::Player),
        Bearer::Helper(_) => ("keying", Cookie::Helper),
    };
    (format!("/t/{}/{page}", at.id), cookies::giving(&at.request, cookie, session))
}

fn sentence(refusal: &JoinRefusal, language: Language) -> String {
    match refusal {
        JoinRefusal::Unknown => say!(language, "join-unknown"),
        JoinRefusal::Over => say!(language, "join-over"),
        JoinRefusal::Locked => say!(language, "join-locked"),
        JoinRefusal::Wait(wait) => wait_sentence(*wait, language),
        JoinRefusal::Fault(fault) => {
            tracing::error!(error = %fault, "a sign-in could not be kept");
            say!(language, "join-fault")
        }
    }
}

/// How long one has to wait after wrong guesses.
pub(crate) fn wait_sentence(wait: Duration, language: Language) -> String {
    let seconds = i64::try_from(wait.as_secs() + 1).unwrap_or(i64::MAX);
    say!(language, "join-wait", n = seconds)
}
