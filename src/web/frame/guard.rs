//! From where something may be asked: only under this machine's own names, and changes only by
//! its own pages.

use crate::http::{body, own_names};
use crate::{frame::app_state::AppState, frame::show::language, http::entrance::is_secured};
use actix_web::{HttpResponse, body::BoxBody, http::header::ContentType, middleware::Next, web};
use actix_web::{dev::ServiceRequest, dev::ServiceResponse, http::Method, http::header};
use std::net::IpAddr;

/// Refuses requests under a foreign name (a page elsewhere that resolves its name to this
/// machine) and changes asked for by a page of another origin.
///
/// # Errors
/// Those of the page behind it.
pub async fn own_pages_only(
    mut request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse, actix_web::Error> {
    let app = request.app_data::<web::Data<AppState>>().cloned();
    let names = app.as_ref().map_or(&[][..], |app| app.names.as_slice());
    let is_secure = is_secured(request.request());
    match refusal(&mut request, names, is_secure) {
        Some(refusal) => Ok(request.into_response(refusal)),
        None => next.call(request).await,
    }
}

/// What is answered to a request under a foreign name or asked for by a foreign page, and to one whose
/// body has no end; `None` for all others.
pub(crate) fn refusal(
    request: &mut ServiceRequest,
    names: &[String],
    is_secure: bool,
) -> Option<HttpResponse> {
    if let Some(refused) = body::refuse_endless(request) {
        return Some(refused);
    }
    let host = text_of(request, &header::HOST).unwrap_or_default();
    let asked = request.uri().authority().map(ToString::to_string);
    let hosts = [Some(&host), asked.as_ref()].into_iter().flatten();
    let foreign = hosts.map(|host| name_of(host)).find(|name| !is_own(name, names));
    if let Some(name) = foreign {
        let told = say!(language(request.request()), "error-foreign-name", name = name);
        let mut answer = HttpResponse::MisdirectedRequest();
        return Some(answer.content_type(ContentType::plaintext()).body(told));
    }
    let is_reading = [Method::GET, Method::HEAD].contains(request.method());
    let is_own = is_reading || comes_from_own_page(request, &host, is_secure);
    (!is_own).then(|| HttpResponse::Forbidden().finish())
}

/// Browsers say by which page a change is asked for; programs say nothing, and have no cookies
/// that others could use.
fn comes_from_own_page(request: &ServiceRequest, host: &str, is_secure: bool) -> bool {
    let scheme = if is_secure { "https" } else { "http" };
    let origin = text_of(request, &header::ORIGIN);
    let site = text_of(request, &header::HeaderName::from_static("sec-fetch-site"));
    let is_own_site = site.is_none_or(|site| site == "same-origin" || site == "none");
    is_own_site && origin.is_none_or(|origin| origin == format!("{scheme}://{host}"))
}

fn text_of(request: &ServiceRequest, name: &header::HeaderName) -> Option<String> {
    // What cannot be read as text is nobody's own.
    Some(request.headers().get(name)?.to_str().unwrap_or("?").to_owned())
}

/// The host without its port, in small letters; brackets stand around numbers alone.
fn name_of(host: &str) -> String {
    let name = host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok());
    let name = name.map_or(host, |(name, _)| name).to_lowercase();
    let number = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    number.filter(|number| number.contains(':')).map_or(name.clone(), str::to_owned)
}

/// A machine is named by a number, which nobody can have point elsewhere, by its own names, or as
/// the command line says.
fn is_own(name: &str, names: &[String]) -> bool {
    let is_given = || names.iter().any(|given| given.to_lowercase() == name);
    name.parse::<IpAddr>().is_ok() || own_names::is_own(name) || is_given()
}

#[cfg(test)]
mod tests {
    use super::{is_own, name_of};

    #[test]
    fn numbers_and_given_names_are_own_hosts() {
        let given = ["Words.Example".to_owned()];
        for host in
            ["127.0.0.1:8080", "192.168.1.10", "[::1]:8080", "localhost:8080", "words.example:8080"]
        {
            assert!(is_own(&name_of(host), &given), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8080",
            "evil.local",
            "evil.local:8080",
            "localhost.local",
            "[localhost]",
            "localhost.evil.example",
            "evil.words.example",
            "words.example.evil",
            "",
        ] {
            assert!(!is_own(&name_of(host), &given), "{host}");
        }
    }
}
