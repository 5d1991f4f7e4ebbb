//! From a phone's request to what the desk is asked, and from its answer to the phone's.

use crate::frame::{Colours, Content, ErrorPage, Shade, View, show};
use crate::gate::envelope::{Answered, Asked};
use crate::http::cookies::{self, Cookie};
use crate::{gate::asking::Gate, http::headers::retry_after, http::pace::Bucket};
use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};
use bytes::Bytes;
use std::net::{IpAddr, Ipv4Addr};

/// The headers that pages look at, cookies apart.
const TOLD: [header::HeaderName; 2] = [header::ACCEPT_LANGUAGE, header::CONTENT_TYPE];
/// The header by which a proxy says from where a request came.
const FORWARDED_FOR: &str = "x-forwarded-for";
/// The choices that a device remembers for all pages.
const CHOICES: [&str; 3] = [show::COOKIE, Colours::COOKIE, Shade::COOKIE];

/// How a gate's handlers get it.
pub type SharedGate = web::Data<Gate>;

/// From where a request comes: a proxy before the gate says it itself, in what it adds last.
pub fn from(gate: &Gate, request: &HttpRequest) -> IpAddr {
    let told = || {
        let line = request.headers().get_all(FORWARDED_FOR).last()?.to_str();
        line.ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let told: Option<IpAddr> = gate.is_behind_proxy.then(told).flatten();
    let peer = || request.peer_addr().map(|peer| peer.ip().to_canonical());
    told.or_else(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// Whether a request came under TLS, to the gate or to the proxy before it.
pub fn is_secure(gate: &Gate, request: &HttpRequest) -> bool {
    gate.is_behind_proxy || cookies::is_secure(request)
}

/// What the desk is asked; with a player's session where the page is his.
pub fn asked(gate: &Gate, request: &HttpRequest, with_session: bool, body: Bytes) -> Asked {
    let mut headers = Vec::new();
    for name in TOLD {
        if let Some(value) = request.headers().get(&name) {
            let value = value.to_str().unwrap_or_default().to_owned();
            headers.push((name.to_string(), value));
        }
    }
    let is_secure = is_secure(gate, request);
    let session = Cookie::Player.name(is_secure);
    let cookies = CHOICES.into_iter().chain(with_session.then_some(&*session));
    let told = |name: &str| Some(format!("{name}={}", request.cookie(name)?.value()));
    let cookies: Vec<String> = cookies.filter_map(told).collect();
    if !cookies.is_empty() {
        headers.push((header::COOKIE.to_string(), cookies.join("; ")));
    }
    Asked {
        is_post: request.method() == actix_web::http::Method::POST,
        uri: request.uri().path_and_query().map_or("/", |uri| uri.as_str()).to_owned(),
        from: from(gate, request),
        is_secure,
        headers,
        body,
    }
}

/// The session that a request has, by its name here.
pub fn session(gate: &Gate, request: &HttpRequest) -> Option<String> {
    let token = cookies::token(request, &Cookie::Player.name(is_secure(gate, request)))?;
    Some(Bucket::name_of(&token))
}

/// Learns from the answer to a request for a player's own things that his session holds.
pub fn learn(gate: &Gate, request: &HttpRequest, answered: &Answered) {
    let is_own = request.match_pattern().is_some_and(|path| path.contains("/me"));
    if is_own
        && answered.status == 200
        && let Some(session) = session(gate, request)
    {
        gate.learn(session);
    }
}

/// The desk's answer as the phone gets it.
pub fn answer(answered: &Answered) -> HttpResponse {
    let status = StatusCode::from_u16(answered.status).unwrap_or(StatusCode::BAD_GATEWAY);
    let mut answer = HttpResponseBuilder::new(status);
    for (name, value) in &answered.headers {
        answer.append_header((name.as_str(), value.as_str()));
    }
    answer.body(answered.body.clone())
}

/// The answer while the desk is silent: a page for who reads it, and for every script when to come
/// again.
pub fn silent(gate: &Gate, request: &HttpRequest) -> HttpResponse {
    let language = show::language(request);
    let (title, sentence) = (say!(language, "gate-silent"), say!(language, "gate-silent-what"));
    let page = ErrorPage { title, sentence, ..ErrorPage::default() };
    let mut answer = HttpResponse::ServiceUnavailable();
    answer.insert_header(retry_after(1));
    answer.insert_header((header::CACHE_CONTROL, "no-store"));
    answer.insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"));
    let view = View::new(language, request.path());
    answer.body(gate.templates.render(Content::of(&page), &view).unwrap_or_default())
}
