//! How a reader wants to see all pages: the address says it, else a cookie; and where he is led.

use crate::{frame::colours::Colours, frame::colours::Shade};
use actix_web::{HttpRequest, HttpResponse, http::header};
use flavita_i18n::language::Language;
use serde::Serialize;

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

pub(crate) fn asked_language(request: &HttpRequest) -> Option<Language> {
    let language = Language::from_tag(asked(request, "lang")?);
    language.filter(|language| language.is_complete())
}

/// The colours of a request's boards: the address says it, else the cookie, else the safe ones.
pub fn colours(request: &HttpRequest) -> Colours {
    let remembered = || request.cookie(Colours::COOKIE)?.value().parse().ok();
    asked_colours(request).or_else(remembered).unwrap_or_default()
}

pub(crate) fn asked_colours(request: &HttpRequest) -> Option<Colours> {
    asked(request, "colours")?.parse().ok()
}

/// Whether a request's page is light or dark: the address says it, else the cookie, else the
/// machine.
pub(crate) fn shade(request: &HttpRequest) -> Shade {
    let remembered = || request.cookie(Shade::COOKIE)?.value().parse().ok();
    asked_shade(request).or_else(remembered).unwrap_or_default()
}

pub(crate) fn asked_shade(request: &HttpRequest) -> Option<Shade> {
    asked(request, "shade")?.parse().ok()
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
pub(crate) fn other_query(request: &HttpRequest) -> String {
    let is_other = |pair: &&str| {
        let name = pair.split('=').next().unwrap_or_default();
        !pair.is_empty() && !["lang", "colours", "shade", "fragment"].contains(&name)
    };
    let pairs: Vec<&str> = request.query_string().split('&').filter(is_other).collect();
    pairs.join("&")
}

/// An answer for scripts that no cache keeps.
pub(crate) fn json(value: impl Serialize) -> HttpResponse {
    HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(value)
}
