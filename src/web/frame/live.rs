//! The event streams: they say that something changed and how the clock stands, never what is
//! secret.
//!
//! Pages are whole HTML: a stream tells a revision, the page fetches itself and exchanges the
//! regions that changed. One place words everything, a slow machine only skips revisions, and a
//! reconnect is the same as a first visit.
//!
//! The screen has a stream of its own, since who signs in concerns it and not every phone.

use crate::frame::visit::{Answer, AtDesk};
use crate::http::listening::{PAUSE, Source, events, fair_pause, message, messages};
use crate::{frame::app_state::AppState, frame::neighbours::is_live, frame::who, http::cookies};
use crate::{http::cookies::Cookie, http::crowd::Whose, http::headers::busy, http::pace::Bucket};
use actix_web::{HttpRequest, web::Data};
use bytes::Bytes;
use flavita_app::{desk::Desk, desk::DeskView, passes::keeper::Passes, passes::token::Token};
use std::{sync::Arc, time::Duration, time::Instant};
use tokio::sync::watch;

/// For how long somebody may listen.
enum Right {
    /// As long as he likes.
    Everybody,
    /// As long as it likes: the screen of the hall, which says how many phones have joined.
    Screen(Arc<Passes>),
    /// As long as this session of the tournament lives.
    Session(Arc<Passes>, Token),
    /// As long as the arbiter works; his machine always may, and he hears of sign-ins too.
    Arbiter(Data<AppState>, Arc<Passes>, Option<Token>),
}

impl Right {
    fn is_arbiters(&self) -> bool {
        matches!(self, Self::Arbiter(..))
    }

    fn holds(&self) -> bool {
        match self {
            Self::Everybody | Self::Screen(_) | Self::Arbiter(_, _, None) => true,
            Self::Session(passes, cookie) => is_live(passes, cookie),
            Self::Arbiter(app, _, Some(cookie)) => app.arbiters.knows(cookie, Instant::now()),
        }
    }

    /// Who listens, as listeners are counted.
    fn whose(&self, request: &HttpRequest) -> Whose {
        match self {
            Self::Arbiter(..) => Whose::Arbiter,
            Self::Session(_, cookie) => Whose::Session(Bucket::name_of(cookie)),
            Self::Everybody | Self::Screen(_) if who::is_here(request) => Whose::Arbiter,
            Self::Everybody | Self::Screen(_) => Whose::Address(who::origin(request)),
        }
    }

    /// The revision of what he may know.
    fn rev(&self, view: &DeskView) -> u64 {
        self.news() + if self.is_arbiters() { view.rev } else { view.told.rev }
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
pub(crate) async fn hall(at: AtDesk) -> Answer {
    stream(&at, |_passes| Right::Everybody)
}

/// `GET /t/{id}/live/screen`: for the screen of the hall.
pub(crate) async fn screen(at: AtDesk) -> Answer {
    stream(&at, Right::Screen)
}

/// `GET /t/{id}/live/me`: for a player, as long as this is his device.
pub(crate) async fn player(at: AtDesk) -> Answer {
    match cookies::read(&at.request, Cookie::Player) {
        Some(cookie) => stream(&at, |passes| Right::Session(passes, cookie)),
        None => Ok(busy(2)),
    }
}

/// `GET /t/{id}/live/keying`: for a helper, as long as his invitation holds; for the arbiter too.
pub(crate) async fn helper(at: AtDesk) -> Answer {
    let who = at.who();
    let cookie = cookies::read(&at.request, Cookie::Helper).filter(|_| who.helper.is_some());
    stream(&at, |passes| match cookie {
        Some(cookie) => Right::Session(passes, cookie),
        None => Right::Arbiter(at.app.clone(), passes, who.arbiter_cookie),
    })
}

/// `GET /t/{id}/live/staff`: for the arbiter, as long as he is signed in.
pub(crate) async fn staff(at: AtDesk) -> Answer {
    let cookie = at.who().arbiter_cookie;
    stream(&at, |passes| Right::Arbiter(at.app.clone(), passes, cookie))
}

/// A tournament, for who has the right to it.
struct OfDesk {
    /// Stays open as long as somebody listens.
    _desk: Arc<Desk>,
    changes: watch::Receiver<Arc<DeskView>>,
    right: Right,
    /// The revision that he was last told.
    told: Option<u64>,
}

impl Source for OfDesk {
    /// What only the arbiter may know wakes nobody else.
    async fn changed(&mut self) -> Option<()> {
        loop {
            self.changes.changed().await.ok()?;
            let view = self.changes.borrow_and_update().clone();
            if self.told != Some(self.right.rev(&view)) {
                return Some(());
            }
        }
    }

    async fn may_go_on(&mut self) -> bool {
        self.right.holds()
    }

    fn message(&mut self, name: &str) -> Option<Bytes> {
        let view = self.changes.borrow_and_update().clone();
        let clock = (view.clock.left_ms(), view.clock.is_running());
        let rev = self.right.rev(&view);
        self.told = Some(rev);
        Some(message(name, rev, clock, view.state.epoch))
    }

    /// The arbiter's pages are few.
    fn pause(&self, listeners: usize) -> Duration {
        if self.right.is_arbiters() { PAUSE } else { fair_pause(listeners) }
    }
}

fn stream(at: &AtDesk, right: impl FnOnce(Arc<Passes>) -> Right) -> Answer {
    let right = right(at.app.passes(&at.id)?);
    let Some(seat) = at.app.crowd.seat(right.whose(&at.request)) else { return Ok(busy(2)) };
    let source =
        OfDesk { _desk: Arc::clone(&at.desk), changes: at.desk.watch(), right, told: None };
    Ok(events().streaming(messages(source, seat)))
}
