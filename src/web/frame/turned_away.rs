//! The answers to who may not open an address, or not now.

use crate::{frame::neighbours, frame::page::ErrorPage, frame::show, frame::silence::Silence};
use crate::{frame::visit::Visit, frame::who::Who, http::cookies, http::cookies::Cookie};
use crate::{http::headers::retry_after, http::role::Role};
use actix_web::{HttpResponse, http::Method, http::StatusCode, http::header};
use flavita_app::machine::clock::time_of_day;
use flavita_store::passes::Bearer;

/// The answer to who may not open an address: where he could sign in, the way there.
pub(crate) async fn turned_away(visit: &Visit, who: &Who, least: Role) -> HttpResponse {
    let request = &visit.request;
    let is_page = request.method() == Method::GET
        && show::asked(request, "fragment").is_none()
        && !request.path().contains("/live/");
    if least == Role::Arbiter && visit.app.arbiters.is_open() && who.arbiter.is_none() {
        let place = format!("/sign-in?to={}", request.path());
        return if is_page {
            show::redirect(&place)
        } else {
            refused(visit, StatusCode::UNAUTHORIZED, "error-signed-out", None)
        };
    }
    let has_pass =
        [Cookie::Helper, Cookie::Player].map(|kind| cookies::read(request, kind).is_some());
    if is_page
        && has_pass.contains(&true)
        && let Ok(event) = visit.event_passes().await
        && let Some(page) = neighbours::of_another_game(&event, request, least, visit.language)
    {
        return visit.with_status(&page, StatusCode::FORBIDDEN);
    }
    let key = match least {
        Role::Player => "error-no-badge",
        Role::Helper => "error-no-helper",
        Role::Public | Role::Arbiter => "error-not-allowed",
    };
    let over = who.over.filter(|(bearer, _)| match least {
        Role::Player => matches!(bearer, Bearer::Player(_)),
        Role::Helper => matches!(bearer, Bearer::Helper(_)),
        Role::Public | Role::Arbiter => false,
    });
    let sentence = over.map(|(_, ended_ms)| {
        say!(visit.language, "error-elsewhere-what", time = time_of_day(ended_ms))
    });
    // A script that hears 401 opens its page anew, which says where to sign in.
    let can_sign_in = least != Role::Arbiter && visit.app.folder.is_own(visit.id()).is_ok();
    let status =
        if is_page || !can_sign_in { StatusCode::FORBIDDEN } else { StatusCode::UNAUTHORIZED };
    refused(visit, status, key, sentence)
}

/// The answer to everybody but the arbiter who looks words up, searches or trains while a round is
/// open on this computer or the clock of a table runs; `None` where nothing stands in the way.
pub(crate) fn closed_in_round(visit: &Visit, who: &Who) -> Option<HttpResponse> {
    let silence = Silence::before(&visit.app, who);
    if let Some(name) = silence.for_whom() {
        return Some(words_closed(visit, name));
    }
    let names = if who.is_arbiter() { None } else { visit.app.tables.thinking() };
    Some(closed(visit, say!(visit.language, "words-closed-table", names = names?)))
}

/// The answer to who looks something up while a round of the tournament of this name is open.
pub(crate) fn words_closed(visit: &Visit, name: &str) -> HttpResponse {
    closed(visit, say!(visit.language, "words-closed-what", name = name))
}

fn closed(visit: &Visit, sentence: String) -> HttpResponse {
    let say = |key: &str| say!(visit.language, key);
    let (title, again) = (say("words-closed"), say("words-closed-again"));
    let page = ErrorPage::leading(title, sentence, visit.request.path(), again);
    visit.with_status(&page, StatusCode::FORBIDDEN)
}

/// The answer to who asks faster than anybody needs to.
pub(crate) fn too_fast(visit: &Visit) -> HttpResponse {
    let mut answer = refused(visit, StatusCode::TOO_MANY_REQUESTS, "error-too-fast", None);
    let (name, value) = retry_after(1);
    if let Ok(value) = value.parse() {
        answer.headers_mut().insert(name, value);
    }
    answer
}

/// A refusal as a page; to scripts, which take no pages, as JSON.
fn refused(visit: &Visit, status: StatusCode, key: &str, sentence: Option<String>) -> HttpResponse {
    let accept = visit.request.headers().get(header::ACCEPT);
    let accept = accept.and_then(|accept| accept.to_str().ok());
    let is_script = visit.request.method() == Method::POST
        && !accept.is_some_and(|accept| accept.contains("text/html"));
    if !is_script {
        return visit.error(status, key, sentence);
    }
    HttpResponse::build(status).json(serde_json::json!({
        "ok": false,
        "saved": false,
        "level": "error",
        "sentence": sentence.unwrap_or_else(|| say!(visit.language, &format!("{key}-what"))),
    }))
}
