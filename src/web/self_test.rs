//! The page on which any phone of the hall sees whether it reaches this computer well enough.
//! Nothing of a tournament is there.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};
use bytes::Bytes;
use futures_util::stream::{self, StreamExt};

use crate::admission::retry_after;
use crate::pages::self_test::SelfTestPage;
use crate::show::{self, SharedHall};
use crate::who;
use flavita_app::clock;

/// Devices that are remembered.
const MOST_DEVICES: usize = 5_000;
/// Messages of the stream that is tried.
const TICKS: u32 = 3;
/// The time between two of them.
const TICK: Duration = Duration::from_secs(1);

/// The devices that have opened the page since the program was started.
#[derive(Debug, Default)]
pub struct Visitors {
    /// By address: whether the stream came through to the end.
    seen: Mutex<BTreeMap<String, bool>>,
    news: AtomicU64,
}

impl Visitors {
    /// How many devices came, and for how many of them the stream came through.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let heard = seen.values().filter(|heard| **heard).count();
        (seen.len(), heard)
    }

    /// Rises with every change of the counts.
    #[must_use]
    pub fn news(&self) -> u64 {
        self.news.load(Ordering::Relaxed)
    }

    /// Notes that a device came, and whether its stream came through.
    fn note(&self, device: &str, has_heard: bool) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let known = seen.get(device).copied();
        let is_news = known.is_none_or(|heard| has_heard && !heard);
        if is_news && (known.is_some() || seen.len() < MOST_DEVICES) {
            seen.insert(device.to_owned(), has_heard);
            self.news.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// `GET /test`.
pub async fn show(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    if !who::is_here(&request) {
        hall.visitors.note(&who::device(&request), false);
    }
    show::page(&hall, &request, &SelfTestPage {})
}

/// `GET /test/time`: this computer's time of day.
pub async fn time() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(serde_json::json!({ "now_ms": clock::now_ms() }))
}

/// `GET /test/live`: a short event stream.
pub async fn live(hall: SharedHall, request: HttpRequest) -> HttpResponse {
    let (device, is_here) = (who::device(&request), who::is_here(&request));
    let Some(seat) = hall.crowd.seat(None, (&*device, is_here)) else {
        return HttpResponse::ServiceUnavailable()
            .insert_header(retry_after(2))
            .finish();
    };
    let ticks = stream::unfold((0, seat), move |(tick, seat)| {
        let (hall, device) = (hall.clone(), device.clone());
        async move {
            if tick == TICKS {
                return None;
            }
            if tick > 0 {
                tokio::time::sleep(TICK).await;
            }
            if tick + 1 == TICKS && !is_here {
                hall.visitors.note(&device, true);
            }
            let message = format!("event: tick\ndata: {tick}\n\n");
            Some((Bytes::from(message), (tick + 1, seat)))
        }
    });
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::CONTENT_ENCODING, "identity"))
        .streaming(ticks.boxed_local().map(Ok::<_, actix_web::Error>))
}

#[cfg(test)]
mod tests {
    use super::Visitors;

    #[test]
    fn a_device_counts_once_and_is_not_forgotten_when_it_comes_again() {
        let visitors = Visitors::default();
        visitors.note("192.168.1.20", false);
        visitors.note("192.168.1.20", true);
        visitors.note("192.168.1.20", false);
        visitors.note("192.168.1.21", false);
        assert_eq!(visitors.counts(), (2, 1));
        assert_eq!(visitors.news(), 3);
    }
}
