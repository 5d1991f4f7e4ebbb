//! Who asks: the cookies and the address of a request, looked up.
//!
//! This machine is the arbiter: whoever can use the laptop can open its files, a password there
//! would protect nothing. A proxy on the same machine would make everybody the arbiter, so there
//! must be none.

use crate::http::cookies::{Cookie, Through};
use crate::{frame::app_state::AppState, http::cookies, http::places, http::role::Role};
use actix_web::HttpRequest;
use flavita_app::{machine::clock, passes::joining::Session, passes::token::Token};
use flavita_store::passes::Bearer;
use flavita_tournament::{model::actor::Actor, model::ids::PlayerNumber};
use std::time::Instant;

/// What is known of who asks. One device can be several: a browser on the arbiter's machine may
/// hold a player's badge too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Who {
    /// The arbiter, and what the log calls him.
    pub arbiter: Option<Actor>,
    /// The arbiter's cookie, where he signed in from the network.
    pub arbiter_cookie: Option<Token>,
    /// A helper of this tournament: number and name of the invitation.
    pub helper: Option<(u32, String)>,
    /// A player of this tournament.
    pub player: Option<PlayerNumber>,
    /// A session of this tournament that is over, and since when.
    pub over: Option<(Bearer, i64)>,
}

impl Who {
    /// Who asks.
    pub fn of(app: &AppState, request: &HttpRequest) -> Self {
        let mut who = Self::default();
        if is_here(request) {
            who.arbiter = Some(Actor::Console);
        } else if Through::of(request).is_some() {
            // The arbiter and his helpers come to the desk itself.
        } else if let Some(cookie) = cookies::read(request, Cookie::Arbiter)
            && app.arbiters.knows(&cookie, Instant::now())
        {
            who.arbiter = Some(Actor::Arbiter);
            who.arbiter_cookie = Some(cookie);
        }
        who.with_passes(app, request);
        who
    }

    fn with_passes(&mut self, app: &AppState, request: &HttpRequest) {
        let held = [Cookie::Helper, Cookie::Player].map(|kind| cookies::read(request, kind));
        if held.iter().all(Option::is_none) {
            return;
        }
        let id = request.match_info().get("id");
        let Some(Ok(passes)) = id.map(|id| app.passes(id)) else { return };
        for cookie in held.into_iter().flatten() {
            match passes.session(&cookie, clock::now_ms()) {
                Some(Session::Live(Bearer::Player(number))) => {
                    self.player = Some(PlayerNumber(number));
                }
                Some(Session::Live(Bearer::Helper(number))) => {
                    let name = passes.helper_name(number);
                    self.helper = name.map(|name| (number, name));
                }
                Some(Session::Over { bearer, ended_ms }) => self.over = Some((bearer, ended_ms)),
                None => {}
            }
        }
    }

    /// Who keys slips with this request. Whoever signed in here as a helper is that helper, although
    /// he sits at the machine of the program: two people at one computer are not the arbiter twice.
    pub fn at_slips(&self) -> Self {
        let mut keyer = self.clone();
        if self.arbiter == Some(Actor::Console) && self.helper.is_some() {
            keyer.arbiter = None;
        }
        keyer
    }

    /// Whether this may open an address that asks for `least`.
    pub fn may(&self, least: Role) -> bool {
        let roles = [
            Some(Role::Public),
            self.player.map(|_| Role::Player),
            self.helper.as_ref().map(|_| Role::Helper),
            self.arbiter.as_ref().map(|_| Role::Arbiter),
        ];
        roles.into_iter().flatten().any(|role| role.may(least))
    }

    /// What the log calls who asks: `console`, `arbiter`, `helper: Мария` or `player: 7`.
    pub fn actor(&self) -> Actor {
        match (&self.arbiter, &self.helper, self.player) {
            (Some(arbiter), _, _) => arbiter.clone(),
            (None, Some((_, name)), _) => Actor::Helper(name.clone()),
            (None, None, Some(number)) => Actor::Player(number),
            (None, None, None) => Actor::Other("nobody".to_owned()),
        }
    }

    /// Whether this is the arbiter.
    pub fn is_arbiter(&self) -> bool {
        self.arbiter.is_some()
    }
}

/// Whether a request comes from the machine on which the program runs; what comes through a gate
/// never does, wherever the gate stands.
pub fn is_here(request: &HttpRequest) -> bool {
    let peer = request.peer_addr().filter(|_| Through::of(request).is_none());
    peer.is_some_and(|peer| peer.ip().to_canonical().is_loopback())
}

/// From where a request comes, as requests and guesses are counted: a cookie could be thrown away.
pub(crate) fn origin(request: &HttpRequest) -> String {
    request.peer_addr().map_or_else(String::new, |peer| places::origin(peer.ip()))
}

/// The device from which a request comes.
pub fn device(request: &HttpRequest) -> String {
    let peer = request.peer_addr();
    peer.map_or_else(String::new, |peer| peer.ip().to_canonical().to_string())
}
