//! What stands before every address: who may open it, how fast, how long it may take.

use crate::http::role::Role;
use crate::{frame::by_key, frame::by_key::Keyed, frame::show, frame::turned_away};
use crate::{frame::visit::Fault, frame::visit::Visit, frame::who, frame::who::Who, http::body};
use crate::{http::cookies, http::cookies::Cookie, http::pace::Bucket, http::pace::Pace};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use actix_web::{body::BoxBody, http::Method, middleware::Next};
use std::time::{Duration, Instant};

/// The longest part of an address that can name anything, in bytes: it may be a file's name.
const LONGEST_NAME: usize = 200;

/// What an address does, and with it how much it may be sent and how long it may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A page or a file.
    Page,
    /// Words looked up or a position searched: closed to all but the arbiter while a round is open.
    Lookup,
    /// An event stream, which goes on as long as somebody listens.
    Stream,
    /// Secrets that a visitor names: a passphrase, a PIN, a token.
    Guess,
    /// A slip or a press of a button.
    Slip,
    /// A form of the arbiter.
    Form,
    /// The standings of another hall.
    Report,
    /// A short form after which words may be put together.
    Begin,
    /// A form of the arbiter that may hold a list of players, or after which words are put together
    /// or a whole log is checked.
    Setup,
    /// A whole tournament in a file.
    Upload,
}

impl Kind {
    /// The most bytes that it may be sent.
    pub fn most_bytes(self) -> usize {
        self.limits().0 * 1024
    }

    /// How long it may take from the head of the request to the head of the answer.
    pub fn time(self) -> Option<Duration> {
        self.limits().1
    }

    /// How many KiB it may be sent, and how long it may take.
    fn limits(self) -> (usize, Option<Duration>) {
        let (short, long) = (Some(Duration::from_secs(5)), Some(Duration::from_mins(10)));
        match self {
            Self::Page | Self::Guess | Self::Slip => (8, short),
            // It waits for its turn, and may put a list of words together.
            Self::Lookup => (8, Some(Duration::from_secs(10))),
            Self::Stream => (8, None),
            Self::Begin => (8, long),
            Self::Form => (64, short),
            // Two thousand players fit.
            Self::Report => (512, short),
            Self::Setup => (512, long),
            // A line has some 600 bytes: sixty rounds of a thousand players, or the log of any
            // evening many times over; still little beside the memory of a laptop.
            Self::Upload => (64 * 1024, long),
        }
    }
}

/// Lets through who may open the address and does not ask too fast, and answers 408 where the
/// request or the answer takes too long.
///
/// # Errors
/// Those of the page behind it.
pub async fn admit(
    (least, kind): (Role, Kind),
    mut request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse, actix_web::Error> {
    let visit = Visit::of(request.request())?;
    at_hand(&visit).await?;
    let who = Who::of(&visit.app, &visit.request);
    let mut parts = visit.request.match_info().iter();
    let turned_away = if parts.any(|(_, part)| part.len() > LONGEST_NAME) {
        Some(visit.not_found())
    } else if !is_in_pace(&visit, &who, kind) {
        Some(turned_away::too_fast(&visit))
    } else if !who.may(least) {
        Some(turned_away::turned_away(&visit, &who, least).await)
    } else if kind == Kind::Lookup {
        turned_away::closed_in_round(&visit, &who)
    } else if kind == Kind::Report && Keyed::hall(&visit).is_none() {
        Some(by_key::unknown(&visit))
    } else {
        None
    };
    if let Some(answer) = turned_away {
        return Ok(request.into_response(answer));
    }
    note_work(&visit, &who, kind);
    request.extensions_mut().insert(who);
    if least < Role::Arbiter
        && request.method() == Method::POST
        && let Err(refused) = body::read(&mut request, kind.most_bytes()).await
    {
        return Ok(request.into_response(refused));
    }
    let answer = in_time(kind.time(), request, next).await?;
    let fault = answer.response().error().and_then(|error| error.as_error());
    match fault.map(|fault| visit.faulty(fault)) {
        Some(page) => Ok(answer.into_response(page)),
        None => Ok(answer),
    }
}

/// Opens the file of who may sign in, which [`Who::of`] asks, beside the threads that serve.
///
/// # Errors
/// When the program stops.
async fn at_hand(visit: &Visit) -> Result<(), Fault> {
    let has_cookie = [Cookie::Helper, Cookie::Player]
        .into_iter()
        .any(|kind| cookies::read(&visit.request, kind).is_some());
    if has_cookie && !visit.id().is_empty() && !visit.app.has_passes(visit.id()) {
        // What is amiss with it is told by who asks it.
        visit.work(|app| drop(app.passes(&app.id))).await?;
    }
    Ok(())
}

/// The answer, or 408 where it takes longer than it may.
///
/// # Errors
/// Those of the page behind it.
pub(crate) async fn in_time(
    longest: Option<Duration>,
    request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse, actix_web::Error> {
    let Some(longest) = longest else { return next.call(request).await };
    let asked = request.request().clone();
    match tokio::time::timeout(longest, next.call(request)).await {
        Ok(answer) => answer,
        Err(_late) => {
            let mut answer = HttpResponse::RequestTimeout();
            // What is left of a body that comes too slowly is not waited for.
            answer.force_close();
            Ok(ServiceResponse::new(asked, answer.finish()))
        }
    }
}

/// An arbiter from the network who does something himself stays signed in; pages that keep
/// themselves up to date are not work.
fn note_work(visit: &Visit, who: &Who, kind: Kind) {
    let is_fragment = show::asked(&visit.request, "fragment").is_some();
    if kind != Kind::Stream
        && !is_fragment
        && let Some(cookie) = &who.arbiter_cookie
    {
        visit.app.arbiters.works(cookie, Instant::now());
    }
}

/// The machine of the program is not held up: the arbiter works there.
fn is_in_pace(visit: &Visit, who: &Who, kind: Kind) -> bool {
    let Visit { app, request, .. } = visit;
    let now = Instant::now();
    let take = |bucket, pace| app.paces.take(bucket, pace, now);
    let address = || who::origin(request);
    let is_here = who::is_here(request);
    let is_guess = kind == Kind::Guess && request.method() != Method::GET && !is_here;
    if is_guess && !take(Bucket::Guesses(address()), Pace::GUESSES) {
        return false;
    }
    if kind == Kind::Lookup && !is_here && !take(Bucket::Lookups(address()), Pace::LOOKUPS) {
        return false;
    }
    let helper = who.helper.as_ref().map(|_| (Cookie::Helper, Pace::KEYED));
    let keyer = helper.or(who.player.map(|_| (Cookie::Player, Pace::SLIPS)));
    if is_here && keyer.is_none() {
        return true;
    }
    let session = match keyer {
        Some((cookie, _)) => cookies::read(request, cookie),
        None => who.arbiter_cookie.clone(),
    };
    let Some(name) = session.map(|cookie| Bucket::name_of(&cookie)) else {
        return take(Bucket::Address(address()), Pace::ADDRESS);
    };
    let slips = keyer.map(|(_, slips)| slips);
    let slips = slips.filter(|_| kind == Kind::Slip && is_keyed(request));
    if slips.is_some_and(|pace| !take(Bucket::Slips(name.clone()), pace)) {
        return false;
    }
    take(Bucket::Session(name), Pace::SESSION)
}

/// Whether a request records something, and not only asks what a line would be worth.
fn is_keyed(request: &HttpRequest) -> bool {
    request.method() != Method::GET && !request.path().ends_with("/check")
}
