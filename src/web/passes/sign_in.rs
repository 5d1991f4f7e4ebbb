//! Where the arbiter signs in from the network.

use crate::frame::{Answer, Fault, Visit, show, who};
use crate::{http::cookies, http::cookies::Cookie, parts::Sent, passes::join::wait_sentence};
use actix_web::{HttpResponse, http::StatusCode, web::Form, web::Query};
use flavita_app::passes::arbiter::SignInRefusal as Refusal;
use serde::Serialize;
use std::time::Instant;

/// `GET /sign-in`.
#[derive(Default, Serialize)]
pub struct SignInPage {
    /// Where he wanted to go.
    pub to: String,
    /// Why he was not signed in; empty before the first try.
    pub fault: String,
}

page!(SignInPage, "passes/sign_in.html");

/// The longest passphrase that is looked at, in bytes.
const LONGEST_PASSPHRASE: usize = 1024;

/// `GET /sign-in`.
pub(crate) async fn show(visit: Visit, wanted: Query<Sent>) -> Answer {
    if !visit.app.arbiters.is_open() {
        return Err(Fault::Missing);
    }
    Ok(visit.page(&SignInPage { to: own_place(wanted.one("to")), ..SignInPage::default() }))
}

/// `POST /sign-in`.
pub(crate) async fn sign_in(visit: Visit, form: Form<Sent>) -> Answer {
    if !visit.app.arbiters.is_open() {
        return Err(Fault::Missing);
    }
    let (device, to) = (who::origin(&visit.request), own_place(form.one("to")));
    let signed_in = visit.work(move |app| {
        let passphrase = form.one("passphrase");
        if passphrase.len() > LONGEST_PASSPHRASE {
            return Err(Refusal::Wrong);
        }
        app.arbiters.sign_in(passphrase, &device, Instant::now())
    });
    let language = visit.language;
    let (status, fault) = match signed_in.await? {
        Ok(session) => {
            let cookie = cookies::giving(&visit.request, Cookie::Arbiter, &session);
            return Ok(show::redirect_with(&to, [cookie]));
        }
        Err(Refusal::Closed) => return Err(Fault::Missing),
        Err(Refusal::Wrong) => (StatusCode::UNPROCESSABLE_ENTITY, say!(language, "sign-in-wrong")),
        Err(Refusal::Wait(wait)) => (StatusCode::TOO_MANY_REQUESTS, wait_sentence(wait, language)),
        Err(Refusal::NoChance) => (StatusCode::SERVICE_UNAVAILABLE, say!(language, "join-fault")),
    };
    Ok(visit.with_status(&SignInPage { to, fault }, status))
}

/// `POST /sign-out`.
pub async fn sign_out(Visit { app, request, .. }: Visit) -> HttpResponse {
    if let Some(session) = cookies::read(&request, Cookie::Arbiter) {
        app.arbiters.sign_out(&session);
    }
    show::redirect_with("/", [cookies::taking(&request, Cookie::Arbiter)])
}

/// A place of this program; anything else is the list of tournaments.
fn own_place(to: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "/-_.".contains(c);
    let is_own = to.starts_with('/') && !to.starts_with("//") && to.chars().all(is_plain);
    if is_own { to.to_owned() } else { "/".to_owned() }
}

#[cfg(test)]
mod tests {
    use super::own_place;

    #[test]
    fn the_way_on_never_leads_elsewhere() {
        assert_eq!(own_place("/t/2026-11-21-1/console"), "/t/2026-11-21-1/console");
        for elsewhere in
            ["", "//evil.example", "https://evil.example", "/\\evil.example", "/\n/evil", "evil"]
        {
            assert_eq!(own_place(elsewhere), "/", "{elsewhere}");
        }
    }
}
