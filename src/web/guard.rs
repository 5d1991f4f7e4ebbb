//! Who may ask for what: staff pages on this machine only, no foreign pages as go-betweens.

use std::net::IpAddr;

use actix_web::body::BoxBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;
use actix_web::{HttpRequest, HttpResponse, web};

use crate::web::hall::Hall;
use crate::web::show;

/// Whether a request comes from the machine on which the program runs.
#[must_use]
pub fn is_staff(request: &HttpRequest) -> bool {
    request
        .peer_addr()
        .is_some_and(|peer| peer.ip().to_canonical().is_loopback())
}

/// Lets only the arbiter's own machine through.
///
/// # Errors
/// Those of the page behind it.
pub async fn staff_only(
    request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse, actix_web::Error> {
    if is_staff(request.request()) {
        return next.call(request).await;
    }
    let hall = request.app_data::<web::Data<Hall>>().cloned();
    let answer = hall.map_or_else(
        || HttpResponse::Forbidden().finish(),
        |hall| show::not_allowed(&hall, request.request()),
    );
    Ok(request.into_response(answer))
}

/// Refuses requests under a foreign name (a page elsewhere that resolves its name to this
/// machine) and changes asked for by a page of another origin.
///
/// # Errors
/// Those of the page behind it.
pub async fn own_pages_only(
    request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse, actix_web::Error> {
    let host = text_of(&request, &header::HOST).unwrap_or_default();
    if !is_own_host(&host) {
        return Ok(request.into_response(HttpResponse::MisdirectedRequest().finish()));
    }
    let is_reading = [Method::GET, Method::HEAD].contains(request.method());
    let origin = text_of(&request, &header::ORIGIN);
    let is_own = origin.is_none_or(|origin| origin == format!("http://{host}"));
    if !is_reading && !is_own {
        return Ok(request.into_response(HttpResponse::Forbidden().finish()));
    }
    next.call(request).await
}

fn text_of(request: &ServiceRequest, name: &header::HeaderName) -> Option<String> {
    Some(request.headers().get(name)?.to_str().ok()?.to_owned())
}

/// A machine is named by a number, as `localhost`, or by a name of the local network.
fn is_own_host(host: &str) -> bool {
    let name = host
        .rsplit_once(':')
        .filter(|(_, port)| port.parse::<u16>().is_ok());
    let name = name.map_or(host, |(name, _)| name);
    let name = name.trim_matches(['[', ']']);
    let is_local_name = |name: &str| {
        name == "localhost" || name.rsplit_once('.').is_some_and(|(_, end)| end == "local")
    };
    name.parse::<IpAddr>().is_ok() || is_local_name(name)
}

#[cfg(test)]
mod tests {
    use super::is_own_host;

    #[test]
    fn numbers_and_local_names_are_own_hosts() {
        for host in [
            "127.0.0.1:8080",
            "192.168.1.10",
            "[::1]:8080",
            "localhost:8080",
            "hall.local",
        ] {
            assert!(is_own_host(host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8080",
            "localhost.evil.example",
            "",
        ] {
            assert!(!is_own_host(host), "{host}");
        }
    }
}
