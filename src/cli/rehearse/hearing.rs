//! The live connections: which phone has heard what, and when the last one had heard it.

use crate::rehearse::phone::Phone;
use futures_util::StreamExt;
use std::{cell::RefCell, rc::Rc, time::Duration, time::Instant};

/// So many connections are opened at once.
const AT_ONCE: usize = 200;
/// How long it is waited for the last one.
const LONGEST: Duration = Duration::from_secs(20);
/// How often it is looked.
const GLANCE: Duration = Duration::from_millis(2);

/// What all phones together have heard.
#[derive(Debug, Default)]
pub(super) struct Hearing {
    /// The last revision of each.
    heard: Vec<u64>,
    /// What everybody had heard when something new was about to be told.
    before: u64,
    /// How many have not heard the new yet.
    missing: usize,
    /// When the last one heard it.
    last: Option<Instant>,
    /// How often a connection ended.
    pub(super) broken: usize,
}

/// It is shared by all connections, which live on one thread.
pub(super) type SharedHearing = Rc<RefCell<Hearing>>;

impl Hearing {
    fn hear(&mut self, place: usize, rev: u64) {
        let is_news = self.heard[place] <= self.before && rev > self.before;
        self.heard[place] = self.heard[place].max(rev);
        if is_news && self.missing > 0 {
            self.missing -= 1;
            if self.missing == 0 {
                self.last = Some(Instant::now());
            }
        }
    }

    /// From now on everybody who hears something new is counted.
    pub(super) fn expect_news(&mut self) {
        self.before = self.heard.iter().copied().max().unwrap_or(0);
        self.missing = self.heard.len();
        self.last = None;
    }

    /// How many listen by now.
    fn listening(&self) -> usize {
        self.heard.iter().filter(|rev| **rev > 0).count()
    }
}

/// When the last phone heard the news; `None` where one did not within twenty seconds.
pub(super) async fn last_heard(hearing: &SharedHearing) -> Option<Instant> {
    let begun = Instant::now();
    while begun.elapsed() < LONGEST {
        if let Some(last) = hearing.borrow().last {
            return Some(last);
        }
        tokio::time::sleep(GLANCE).await;
    }
    None
}

/// Opens the live connection of every phone.
///
/// # Errors
/// When some of them hear nothing.
pub(super) async fn open_all(phones: &[Phone]) -> Result<SharedHearing, String> {
    let hearing = SharedHearing::default();
    hearing.borrow_mut().heard = vec![0; phones.len()];
    let mut wanted = 0;
    for some in phones.chunks(AT_ONCE) {
        for phone in some {
            actix_web::rt::spawn(stay(phone.clone(), wanted, hearing.clone()));
            wanted += 1;
        }
        let begun = Instant::now();
        while hearing.borrow().listening() < wanted {
            if begun.elapsed() > LONGEST {
                let deaf = wanted - hearing.borrow().listening();
                return Err(format!("{deaf} live connections could not be opened"));
            }
            tokio::time::sleep(GLANCE).await;
        }
    }
    Ok(hearing)
}

/// Listens, and again a while after the connection broke.
async fn stay(phone: Phone, place: usize, hearing: SharedHearing) {
    loop {
        listen(&phone, place, &hearing).await;
        hearing.borrow_mut().broken += 1;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn listen(phone: &Phone, place: usize, hearing: &SharedHearing) {
    let Ok(mut answer) = phone.site.listen("live/me", &phone.cookie).send().await else { return };
    let mut rest = Vec::new();
    while let Some(Ok(bytes)) = answer.next().await {
        rest.extend_from_slice(&bytes);
        while let Some(end) = rest.windows(2).position(|two| two == b"\n\n") {
            if let Some(rev) = revision(&rest[..end]) {
                hearing.borrow_mut().hear(place, rev);
            }
            rest.drain(..end + 2);
        }
    }
}

/// The revision that a message tells.
fn revision(message: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(message).ok()?;
    let id = text.lines().find_map(|line| line.strip_prefix("id: "))?;
    id.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_news_is_heard_when_the_last_one_has_heard_it() {
        let mut hearing = Hearing { heard: vec![5, 6], ..Hearing::default() };
        hearing.expect_news();
        hearing.hear(0, 6);
        hearing.hear(0, 7);
        hearing.hear(0, 8);
        assert_eq!(hearing.last, None);
        hearing.hear(1, 8);
        assert!(hearing.last.is_some());
    }

    #[test]
    fn a_message_tells_its_revision() {
        assert_eq!(revision(b"event: message\nid: 12\ndata: {}"), Some(12));
        assert_eq!(revision(b"event: over\ndata: {}"), None);
    }
}
