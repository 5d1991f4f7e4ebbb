//! The event streams: they say that something changed and how the clock stands, never what is
//! secret.
//!
//! Pages are whole HTML: a stream tells a revision, the page fetches itself and exchanges the
//! regions that changed. One place words everything, a slow machine only skips revisions, and a
//! reconnect is the same as a first visit.
//!
//! Streams are told ten thousand times a second in all, each at most ten times: the first change at
//! once, the last one of many a little later. The screen has a stream of its own, since who signs
//! in concerns it and not every phone.

use crate::frame::{show, who};
use crate::{
    frame::show::SharedState, frame::who::Who, http::cookies, http::cookies::Cookie,
    http::crowd::Seat, http::pace::Bucket, http::retry_after::retry_after,
};
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use bytes::Bytes;
use flavita_app::{
    desk::view::DeskView, machine::clock, passes::joining::Session, passes::keeper::Passes,
    passes::token::Token,
};
use futures_util::{stream, stream::StreamExt};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// How long a stream is silent before it gives a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// The least time between two messages to the same listener.
const PAUSE: Duration = Duration::from_millis(100);
/// Messages a second to all listeners together: while slips are recorded many times a second, each
/// of ten thousand pages is told of it, and asks, once a second.
const MOST_MESSAGES: u64 = 10_000;

/// For how long somebody may listen.
enum Right {
    /// As long as he likes.
    Everybody,
    /// As long as it likes: the screen of the hall, which says how many phones have joined.
    Screen(Arc<Passes>),
    /// As long as this session of the tournament lives.
    Session(Arc<Passes>, Token),
    /// As long as the arbiter works; his machine always may, and he hears of sign-ins too.
    Arbiter(SharedState, Arc<Passes>, Option<Token>),
}

impl Right {
    fn holds(&self) -> bool {
        match self {
            Self::Everybody | Self::Screen(_) | Self::Arbiter(_, _, None) => true,
            Self::Session(passes, cookie) => {
                let session = passes.session(cookie, clock::now_ms());
                matches!(session, Some(Session::Live(_)))
            }
            Self::Arbiter(app, _, Some(cookie)) => app.arbiters.knows(cookie, Instant::now()),
        }
    }

    /// The session that listens, if it is one, as it is called where sessions are counted.
    fn session(&self) -> Option<String> {
        match self {
            Self::Everybody | Self::Screen(_) | Self::Arbiter(_, _, None) => None,
            Self::Session(_, cookie) | Self::Arbiter(_, _, Some(cookie)) => {
                Some(Bucket::name_of(cookie))
            }
        }
    }

    /// How long a listener among so many is left alone after a message; the arbiter's pages are few.
    fn pause(&self, listeners: usize) -> Duration {
        let listeners = u64::try_from(listeners).unwrap_or(u64::MAX);
        match self {
            Self::Arbiter(..) => PAUSE,
            Self::Everybody | Self::Screen(_) | Self::Session(..) => {
                PAUSE.max(Duration::from_millis(listeners.saturating_mul(1000) / MOST_MESSAGES))
            }
        }
    }

    /// What changed beside the game, for whom it concerns.
    fn news(&self) -> u64 {
        match self {
            Self::Everybody | Self::Session(..) => 0,
            Self::Screen(passes) => passes.arrivals(),
            Self::Arbiter(app, passes, _) => {
                passes.news() + app.visitors.news() + app.reports.news()
            }
        }
    }
}

/// `GET /t/{id}/live`: for everybody.
pub async fn hall(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    stream(&app, &id, &request, |_passes| Some(Right::Everybody))
}

/// `GET /t/{id}/live/screen`: for the screen of the hall.
pub async fn screen(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    stream(&app, &id, &request, |passes| Some(Right::Screen(passes)))
}

/// `GET /t/{id}/live/me`: for a player, as long as this is his device.
pub async fn player(app: SharedState, id: web::Path<String>, request: HttpRequest) -> HttpResponse {
    let cookie = cookies::read(&request, Cookie::Player);
    stream(&app, &id, &request, |passes| Some(Right::Session(passes, cookie?)))
}

/// `GET /t/{id}/live/keying`: for a helper, as long as his invitation holds; for the arbiter too.
pub async fn helper(
    app: SharedState,
    id: web::Path<String>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let cookie = cookies::read(&request, Cookie::Helper).filter(|_| who.helper.is_some());
    let arbiter = who.arbiter_cookie.clone();
    stream(&app, &id, &request, |passes| {
        Some(match cookie {
            Some(cookie) => Right::Session(passes, cookie),
            None => Right::Arbiter(app.clone(), passes, arbiter),
        })
    })
}

/// `GET /t/{id}/live/staff`: for the arbiter, as long as he is signed in.
pub async fn staff(
    app: SharedState,
    id: web::Path<String>,
    who: web::ReqData<Who>,
    request: HttpRequest,
) -> HttpResponse {
    let cookie = who.arbiter_cookie.clone();
    stream(&app, &id, &request, |passes| Some(Right::Arbiter(app.clone(), passes, cookie)))
}

/// Somebody who listens.
struct Listener {
    changes: watch::Receiver<Arc<DeskView>>,
    right: Right,
    /// When it was last told something.
    told: Option<tokio::time::Instant>,
    is_over: bool,
    seat: Seat,
}

impl Listener {
    /// The present state first, then every change; who is slow hears of the last one only.
    async fn next(mut self) -> Option<(Bytes, Self)> {
        if self.is_over {
            return None;
        }
        let mut name = "message";
        if let Some(told) = self.told {
            match tokio::time::timeout(HEARTBEAT, self.changes.changed()).await {
                Ok(changed) => changed.ok()?,
                Err(_silence) => name = "heartbeat",
            }
            tokio::time::sleep_until(told + self.right.pause(self.seat.among())).await;
        }
        self.told = Some(tokio::time::Instant::now());
        if !self.right.holds() {
            self.is_over = true;
            return Some((Bytes::from_static(b"event: over\ndata: {}\n\n"), self));
        }
        let view = self.changes.borrow_and_update().clone();
        Some((message(name, &view, self.right.news()), self))
    }
}

fn stream(
    app: &SharedState,
    id: &str,
    request: &HttpRequest,
    right: impl FnOnce(Arc<Passes>) -> Option<Right>,
) -> HttpResponse {
    let found = app.folder.desk(id).and_then(|desk| Ok((desk, app.passes(id)?)));
    let (desk, passes) = match found {
        Ok(found) => found,
        Err(fault) => return show::folder_fault(app, request, &fault),
    };
    let right = right(passes);
    let session = right.as_ref().and_then(Right::session);
    let from = (&*who::device(request), who::is_here(request));
    let (Some(right), Some(seat)) = (right, app.crowd.seat(session, from)) else {
        return HttpResponse::ServiceUnavailable().insert_header(retry_after(2)).finish();
    };
    let listener = Listener { changes: desk.watch(), right, told: None, is_over: false, seat };
    let messages = stream::unfold(listener, Listener::next);
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A compressed stream would be held back until a block is full.
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(messages.boxed_local().map(Ok::<_, actix_web::Error>))
}

fn message(name: &str, view: &Arc<DeskView>, news: u64) -> Bytes {
    let rev = view.rev + news;
    let state = serde_json::json!({
        "rev": rev,
        "remaining_ms": view.remaining_ms(),
        "running": view.clock.is_running(),
        "epoch": view.state.epoch,
    });
    Bytes::from(format!("event: {name}\nid: {rev}\ndata: {state}\n\n"))
}
