//! Answers as pages: in the reader's language, errors too.

use crate::frame::error_page::{ErrorPage, Link};
use crate::frame::page::{Page, View};
use crate::{
    frame::app_state::AppState, frame::colours::Colours, frame::faults::open_error,
    frame::neighbours, frame::shade::Shade, frame::who::Who, http::retry_after::retry_after,
    http::role::Role,
};
use actix_web::http::{StatusCode, header};
use actix_web::{HttpMessage, HttpRequest, HttpResponse, web};
use flavita_app::{
    desk::public_view::PublicView, desk::view::DeskView, folder::data_folder::FolderError,
    machine::clock::time_of_day,
};
use flavita_i18n::{catalogue::say, language::Language};
use flavita_store::passes::Bearer;
use std::sync::Arc;

pub(crate) const COOKIE: &str = "flavita_lang";

/// Leads to another page after something was done.
pub fn redirect(place: &str) -> HttpResponse {
    redirect_with(place, [])
}

/// The same, with headers that give the device cookies or take them away.
pub(crate) fn redirect_with(
    place: &str,
    cookies: impl IntoIterator<Item = String>,
) -> HttpResponse {
    let mut answer = HttpResponse::SeeOther();
    answer.insert_header((header::LOCATION, place));
    for cookie in cookies {
        answer.append_header((header::SET_COOKIE, cookie));
    }
    answer.finish()
}

/// The language of a request: the address says it, else the cookie, else the browser.
pub fn language(request: &HttpRequest) -> Language {
    let complete = |tag: &str| Language::from_tag(tag).filter(|language| language.is_complete());
    let asked = asked_language(request);
    let remembered = || complete(request.cookie(COOKIE)?.value());
    let accepted = || {
        let header = request.headers().get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
        Language::from_accept_language(header)
    };
    asked.or_else(remembered).or_else(accepted).unwrap_or_default()
}

fn asked_language(request: &HttpRequest) -> Option<Language> {
    let language = Language::from_tag(asked(request, "lang")?);
    language.filter(|language| language.is_complete())
}

/// The colours of a request's boards: the address says it, else the cookie, else the safe ones.
pub fn colours(request: &HttpRequest) -> Colours {
    let remembered = || Colours::from_tag(request.cookie(Colours::COOKIE)?.value());
    let asked = asked_colours(request).or_else(remembered);
    asked.unwrap_or_default()
}

fn asked_colours(request: &HttpRequest) -> Option<Colours> {
    Colours::from_tag(asked(request, "colours")?)
}

/// Whether a request's page is light or dark: the address says it, else the cookie, else the
/// machine.
fn shade(request: &HttpRequest) -> Shade {
    let remembered = || Shade::from_tag(request.cookie(Shade::COOKIE)?.value());
    asked_shade(request).or_else(remembered).unwrap_or_default()
}

fn asked_shade(request: &HttpRequest) -> Option<Shade> {
    Shade::from_tag(asked(request, "shade")?)
}

/// What a device has chosen for all pages.
pub(crate) fn choices(request: &HttpRequest) -> (Language, Colours, Shade) {
    (language(request), colours(request), shade(request))
}

/// What the address says under this name.
pub(crate) fn asked<'a>(request: &'a HttpRequest, name: &str) -> Option<&'a str> {
    let mut pairs = request.query_string().split('&').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(known, _)| *known == name)?;
    Some(value)
}

/// The query of a request but for the choices that pages offer themselves.
fn other_query(request: &HttpRequest) -> String {
    let is_other = |pair: &&str| {
        let name = pair.split('=').next().unwrap_or_default();
        !pair.is_empty() && !["lang", "colours", "shade", "fragment"].contains(&name)
    };
    let pairs: Vec<&str> = request.query_string().split('&').filter(is_other).collect();
    pairs.join("&")
}

/// Shows a page.
pub fn page<P: Page>(app: &AppState, request: &HttpRequest, page: &P) -> HttpResponse {
    with_status(app, request, page, StatusCode::OK)
}

/// Shows a page with another status than 200.
pub fn with_status<P: Page>(
    app: &AppState,
    request: &HttpRequest,
    page: &P,
    status: StatusCode,
) -> HttpResponse {
    let who = who(app, request);
    let view = View {
        query: other_query(request),
        colours: colours(request),
        shade: shade(request),
        is_staff: who.is_arbiter(),
        neighbours: neighbours::neighbours(app, request),
        can_sign_out: who.arbiter_cookie.is_some(),
        ..View::new(language(request), request.path())
    };
    let mut response = HttpResponse::build(status);
    response.insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"));
    response.insert_header((header::CACHE_CONTROL, "no-store"));
    // What a page fetches of itself to stay up to date is no choice.
    let is_choice = asked(request, "fragment").is_none();
    if let Some(language) = asked_language(request).filter(|_| is_choice) {
        response.append_header((header::SET_COOKIE, cookie(COOKIE, language.tag())));
    }
    if let Some(colours) = asked_colours(request).filter(|_| P::REMEMBERS_COLOURS && is_choice) {
        response.append_header((header::SET_COOKIE, cookie(Colours::COOKIE, colours.tag())));
    }
    if let Some(shade) = asked_shade(request).filter(|_| is_choice) {
        response.append_header((header::SET_COOKIE, cookie(Shade::COOKIE, shade.tag())));
    }
    match app.templates.render(page, &view) {
        Ok(html) => response.body(html),
        Err(error) => {
            tracing::error!(%error, source = ?std::error::Error::source(&error), "a page failed");
            HttpResponse::InternalServerError().body(say(view.language, "error-fault", &[]))
        }
    }
}

/// A cookie that this device keeps for a year.
fn cookie(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax")
}

/// The page for an address that leads nowhere.
pub fn not_found(app: &AppState, request: &HttpRequest) -> HttpResponse {
    error(app, request, StatusCode::NOT_FOUND, "error-not-found", None)
}

/// Who asks, as it was found when the request was let in.
pub fn who(app: &AppState, request: &HttpRequest) -> Who {
    let known = request.extensions().get::<Who>().cloned();
    known.unwrap_or_else(|| Who::of(app, request))
}

/// The answer to who may not open an address: where he could sign in, the way there.
pub fn turned_away(app: &AppState, request: &HttpRequest, who: &Who, least: Role) -> HttpResponse {
    let is_page = request.method() == actix_web::http::Method::GET
        && asked(request, "fragment").is_none()
        && !request.path().contains("/live/");
    let id = request.match_info().get("id").unwrap_or_default();
    if least == Role::Arbiter && app.arbiters.is_open() && who.arbiter.is_none() {
        let place = format!("/sign-in?to={}", request.path());
        return if is_page {
            redirect(&place)
        } else {
            refused(app, request, StatusCode::UNAUTHORIZED, "error-signed-out", None)
        };
    }
    let language = language(request);
    if is_page && let Some(page) = neighbours::of_another_game(app, request, least, language) {
        return with_status(app, request, &page, StatusCode::FORBIDDEN);
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
        let time = [("time", time_of_day(ended_ms).into())];
        say(language, "error-elsewhere-what", &time)
    });
    // A script that hears 401 opens its page anew, which says where to sign in.
    let can_sign_in = least != Role::Arbiter && app.folder.desk(id).is_ok();
    let status =
        if is_page || !can_sign_in { StatusCode::FORBIDDEN } else { StatusCode::UNAUTHORIZED };
    refused(app, request, status, key, sentence)
}

/// The answer to everybody but the arbiter who looks words up, searches or trains while a round is
/// open on this computer; `None` where nothing stands in the way.
pub fn closed_in_round(app: &AppState, request: &HttpRequest, who: &Who) -> Option<HttpResponse> {
    let name = (!who.is_arbiter()).then(|| app.folder.tournament_in_round())??;
    Some(words_closed(app, request, &name))
}

/// The answer to who looks something up while a round of the tournament of this name is open.
pub fn words_closed(app: &AppState, request: &HttpRequest, name: &str) -> HttpResponse {
    let language = language(request);
    let again =
        Link { href: request.path().to_owned(), text: say(language, "words-closed-again", &[]) };
    let page = ErrorPage {
        title: say(language, "words-closed", &[]),
        sentence: say(language, "words-closed-what", &[("name", name.into())]),
        links: vec![again],
        reference: None,
    };
    with_status(app, request, &page, StatusCode::FORBIDDEN)
}

/// The answer to who asks faster than anybody needs to.
pub fn too_fast(app: &AppState, request: &HttpRequest) -> HttpResponse {
    let status = StatusCode::TOO_MANY_REQUESTS;
    let mut answer = refused(app, request, status, "error-too-fast", None);
    let (name, value) = retry_after(1);
    if let Ok(value) = value.parse() {
        answer.headers_mut().insert(name, value);
    }
    answer
}

/// A refusal as a page; to scripts, which take no pages, as JSON.
fn refused(
    app: &AppState,
    request: &HttpRequest,
    status: StatusCode,
    key: &str,
    sentence: Option<String>,
) -> HttpResponse {
    let accept = request.headers().get(header::ACCEPT);
    let accept = accept.and_then(|accept| accept.to_str().ok());
    let is_script = request.method() == actix_web::http::Method::POST
        && !accept.is_some_and(|accept| accept.contains("text/html"));
    if !is_script {
        return error(app, request, status, key, sentence);
    }
    let say = || say(language(request), &format!("{key}-what"), &[]);
    HttpResponse::build(status).json(serde_json::json!({
        "ok": false,
        "saved": false,
        "level": "error",
        "sentence": sentence.unwrap_or_else(say),
    }))
}

/// The page for a tournament that cannot be shown.
pub fn folder_fault(app: &AppState, request: &HttpRequest, fault: &FolderError) -> HttpResponse {
    if matches!(fault, FolderError::NoSuchTournament(_)) {
        return not_found(app, request);
    }
    tracing::error!(error = %fault, "a tournament cannot be shown");
    let id = request.match_info().get("id").unwrap_or_default();
    let file = app.folder.file(id).display().to_string();
    let sentence = fault_sentence(language(request), fault, &file);
    error(app, request, StatusCode::INTERNAL_SERVER_ERROR, "error-fault", Some(sentence))
}

/// What is wrong with the folder or a file, in one sentence that says what to do.
pub(crate) fn fault_sentence(language: Language, fault: &FolderError, file: &str) -> String {
    let path = |path: &std::path::Path| ("path", path.display().to_string().into());
    match fault {
        FolderError::Open(open) => open_error(open, file, language),
        FolderError::Unusable { path: folder, .. } => {
            say(language, "fault-folder-not-writable", &[path(folder)])
        }
        FolderError::NoSuchTournament(_) => say(language, "error-not-found-what", &[]),
        FolderError::StillPlayed(_) => say(language, "refusal-still-played", &[]),
        FolderError::Followed { url, .. } => {
            say(language, "error-followed", &[("name", url.as_str().into())])
        }
        FolderError::Unknown(_)
        | FolderError::Chance(_)
        | FolderError::Dictionary(_)
        | FolderError::Switch(_) => {
            format!("{} {fault}", say(language, "fault-not-saved", &[]))
        }
    }
}

pub(crate) fn error(
    app: &AppState,
    request: &HttpRequest,
    status: StatusCode,
    key: &str,
    sentence: Option<String>,
) -> HttpResponse {
    let language = language(request);
    let page = ErrorPage {
        title: say(language, key, &[]),
        sentence: sentence.unwrap_or_else(|| say(language, &format!("{key}-what"), &[])),
        links: vec![Link { href: "/".to_owned(), text: say(language, "error-home", &[]) }],
        reference: None,
    };
    with_status(app, request, &page, status)
}

/// A page of a tournament for the arbiter.
pub(crate) fn of_desk<P: Page>(
    app: &SharedState,
    request: &HttpRequest,
    id: &str,
    compose: impl FnOnce(&Arc<DeskView>) -> Option<P>,
) -> HttpResponse {
    match app.folder.desk(id) {
        Err(fault) => folder_fault(app, request, &fault),
        Ok(desk) => found(app, request, compose(&desk.view()).as_ref()),
    }
}

/// A page for everybody: composed of what everybody may see.
pub(crate) fn of_hall<P: Page>(
    app: &SharedState,
    request: &HttpRequest,
    id: &str,
    compose: impl FnOnce(&PublicView) -> Option<P>,
) -> HttpResponse {
    match app.folder.desk(id) {
        Err(fault) => folder_fault(app, request, &fault),
        Ok(desk) => found(app, request, compose(&desk.public_view()).as_ref()),
    }
}

pub(crate) fn found<P: Page>(
    app: &AppState,
    request: &HttpRequest,
    composed: Option<&P>,
) -> HttpResponse {
    match composed {
        Some(composed) => page(app, request, composed),
        None => not_found(app, request),
    }
}

/// The state as handlers get it.
pub type SharedState = web::Data<AppState>;
