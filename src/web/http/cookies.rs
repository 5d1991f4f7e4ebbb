//! The cookies that hold sessions, and that a request came through a gate.

use crate::http::entrance::is_secured;
use actix_web::{HttpMessage, HttpRequest};
use flavita_app::passes::token::Token;
use std::fmt::Write;
use strum::IntoStaticStr;

/// How long a phone keeps its session, in seconds: a week.
const WEEK: u32 = 7 * 24 * 3600;
/// How long a device keeps the code of its trainee, in seconds.
const YEAR: u32 = 365 * 24 * 3600;

/// Whose session a cookie holds.
#[derive(Clone, Copy, Debug, IntoStaticStr, PartialEq, Eq)]
#[strum(prefix = "flavita_", serialize_all = "snake_case")]
pub enum Cookie {
    /// The arbiter's, who signed in from the network; it goes with the browser.
    Arbiter,
    /// A helper's.
    Helper,
    /// A player's.
    Player,
    /// The code of somebody who trains, which is no right to anything else.
    Trainee,
}

impl Cookie {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Arbiter, Self::Helper, Self::Player, Self::Trainee];

    /// Its name. Under TLS browsers take `__Host-` names from this very host only.
    pub fn name(self, is_secure: bool) -> String {
        let name: &str = self.into();
        let prefix = if is_secure { "__Host-" } else { "" };
        format!("{prefix}{name}")
    }
}

/// The session that a request brings.
pub fn read(request: &HttpRequest, kind: Cookie) -> Option<Token> {
    token(request, &kind.name(is_secure(request)))
}

/// The session in the cookie of this name.
pub(crate) fn token(request: &HttpRequest, name: &str) -> Option<Token> {
    Token::read(request.cookie(name)?.value())
}

/// The header that gives a device its session.
pub fn giving(request: &HttpRequest, kind: Cookie, session: &Token) -> String {
    let mut header = with_value(request, kind, &session.text());
    let seconds = match kind {
        Cookie::Arbiter => return header,
        Cookie::Helper | Cookie::Player => WEEK,
        Cookie::Trainee => YEAR,
    };
    write!(header, "; Max-Age={seconds}").expect("memory takes text");
    header
}

/// The header that takes it away.
pub fn taking(request: &HttpRequest, kind: Cookie) -> String {
    format!("{}; Max-Age=0", with_value(request, kind, ""))
}

fn with_value(request: &HttpRequest, kind: Cookie, value: &str) -> String {
    let is_secure = is_secure(request);
    let secure = if is_secure { "; Secure" } else { "" };
    let name = kind.name(is_secure);
    format!("{name}={value}; Path=/; HttpOnly; SameSite=Strict{secure}")
}

/// Whether the request came under TLS, as the listener or the gate knows it: headers could say
/// anything.
pub fn is_secure(request: &HttpRequest) -> bool {
    Through::of(request).map_or_else(|| is_secured(request), |gate| gate.is_secure)
}

/// The mark of such a request.
#[derive(Clone, Copy, Debug)]
pub struct Through {
    /// Whether it came to the gate under TLS.
    pub is_secure: bool,
}

impl Through {
    /// The mark of a request, if it has one. Only the desk's own door sets it; no header can.
    pub fn of(request: &HttpRequest) -> Option<Self> {
        request.extensions().get::<Self>().copied()
    }
}
