//! Where the arbiter signs in from the network.

use crate::frame::{show, who};
use crate::{
    frame::page::Page, frame::show::SharedState, http::cookies, http::cookies::Cookie,
    passes::join::wait_sentence,
};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use flavita_app::passes::arbiter::SignInRefusal;
use flavita_i18n::catalogue::say;
use serde::{Deserialize, Serialize};
use std::time::Instant;

/// `GET /sign-in`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct SignInPage {
    /// Where he wanted to go.
    pub to: String,
    /// Why he was not signed in; empty before the first try.
    pub fault: String,
}

impl Page for SignInPage {
    const TEMPLATE: &'static str = "passes/sign_in.html";
}

/// The longest passphrase that is looked at, in bytes.
const LONGEST_PASSPHRASE: usize = 1024;

/// Where the arbiter wanted to go.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    to: String,
}

/// `GET /sign-in`.
pub async fn show(
    app: SharedState,
    wanted: web::Query<Wanted>,
    request: HttpRequest,
) -> HttpResponse {
    if !app.arbiters.is_open() {
        return show::not_found(&app, &request);
    }
    let page = SignInPage { to: own_place(&wanted.to), ..SignInPage::default() };
    show::page(&app, &request, &page)
}

/// What the page sends.
#[derive(Deserialize)]
pub struct SignInForm {
    #[serde(default)]
    passphrase: String,
    #[serde(default)]
    to: String,
}

impl std::fmt::Debug for SignInForm {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("SignInForm(..)")
    }
}

/// `POST /sign-in`.
pub async fn sign_in(
    app: SharedState,
    form: web::Form<SignInForm>,
    request: HttpRequest,
) -> HttpResponse {
    if !app.arbiters.is_open() {
        return show::not_found(&app, &request);
    }
    let SignInForm { passphrase, to } = form.into_inner();
    let (device, place) = (who::device(&request), own_place(&to));
    let keeper = app.clone();
    let signed_in = web::block(move || {
        if passphrase.len() > LONGEST_PASSPHRASE {
            return Err(SignInRefusal::Wrong);
        }
        let arbiters = &keeper.arbiters;
        arbiters.sign_in(&passphrase, &device, Instant::now())
    });
    let refusal = match signed_in.await.unwrap_or(Err(SignInRefusal::Closed)) {
        Ok(session) => {
            let cookie = cookies::giving(&request, Cookie::Arbiter, &session);
            return show::redirect_with(&place, [cookie]);
        }
        Err(refusal) => refusal,
    };
    let language = show::language(&request);
    let (status, fault) = match refusal {
        SignInRefusal::Closed => return show::not_found(&app, &request),
        SignInRefusal::Wrong => {
            (StatusCode::UNPROCESSABLE_ENTITY, say(language, "sign-in-wrong", &[]))
        }
        SignInRefusal::Wait(wait) => {
            let fault = wait_sentence(&wait, language);
            (StatusCode::TOO_MANY_REQUESTS, fault)
        }
        SignInRefusal::NoChance => {
            (StatusCode::SERVICE_UNAVAILABLE, say(language, "join-fault", &[]))
        }
    };
    let page = SignInPage { to: place, fault };
    show::with_status(&app, &request, &page, status)
}

/// `POST /sign-out`.
pub async fn sign_out(app: SharedState, request: HttpRequest) -> HttpResponse {
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
