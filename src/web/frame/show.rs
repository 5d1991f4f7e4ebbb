//! How a reader wants to see all pages: the address says it, else a cookie; and where he is led.

use crate::{frame::colours::Colours, frame::colours::Shade};
use actix_web::{HttpRequest, HttpResponse, http::header};
use flavita_i18n::{language::Language, text::joined};
use serde::Serialize;
use std::str::FromStr;

pub(crate) const COOKIE: &str = "flavita_lang";

/// Leads to another page after something was done.
pub fn redirect(place: &str) -> HttpResponse {
    redirect_with(place, [])
}

/// The same, with headers that give the device cookies or take them away.
pub fn redirect_with(place: &str, cookies: impl IntoIterator<Item = String>) -> HttpResponse {
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

/// The colours of a request's boards and whether its page is light or dark: the address says it,
/// else the cookie, else the safe ones and as the machine asks.
pub fn looks(request: &HttpRequest) -> (Colours, Shade) {
    (chosen(request, "colours", Colours::COOKIE), chosen(request, "shade", Shade::COOKIE))
}

fn chosen<T: Default + FromStr>(request: &HttpRequest, name: &str, cookie: &str) -> T {
    let remembered = || request.cookie(cookie)?.value().parse().ok();
    asked_choice(request, name).or_else(remembered).unwrap_or_default()
}

/// What the address chooses under this name.
pub(crate) fn asked_choice<T: FromStr>(request: &HttpRequest, name: &str) -> Option<T> {
    asked(request, name)?.parse().ok()
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
    joined(request.query_string().split('&').filter(is_other), "&")
}

/// An answer for scripts that no cache keeps.
pub(crate) fn json(value: impl Serialize) -> HttpResponse {
    HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(value)
}
