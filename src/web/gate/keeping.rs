//! Pages that are the same for everybody, kept at a gate for a moment: the news of a round asks the
//! desk once, not once for every screen.

use crate::gate::envelope::Answered;
use parking_lot::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{collections::BTreeMap, future::Future, sync::Arc, time::Duration, time::Instant};

/// How long a page is kept: its clock is right within that.
const FRESH: Duration = Duration::from_secs(1);
/// The most pages that are kept.
const MOST: usize = 1000;
/// The most bytes of them: whoever asks for a large page under ever new addresses fills no memory.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// The revision that a page shows; `None` where it is of no tournament.
pub type Revision = Option<(u64, u64)>;

/// A page, when it came, and which revision was known when it was asked for.
#[derive(Clone, Debug)]
struct Kept {
    page: Arc<Answered>,
    at: Instant,
    revision: Revision,
}

/// Held while one asks for all.
type Slot = Arc<tokio::sync::Mutex<Option<Kept>>>;

/// The pages.
#[derive(Debug, Default)]
pub struct Keeping {
    places: Mutex<BTreeMap<String, Slot>>,
    /// Bytes that were put there since all were given up.
    bytes: AtomicUsize,
}

impl Keeping {
    /// The page under this name as of `revision`: the kept one, or else what `ask` brings. Many who
    /// come at once wait for one who asks.
    pub async fn page<F>(
        &self,
        name: String,
        revision: Revision,
        ask: impl FnOnce() -> F,
    ) -> Option<Arc<Answered>>
    where
        F: Future<Output = Option<Answered>>,
    {
        let place = self.place(name);
        let mut kept = place.lock().await;
        let is_good = |kept: &&Kept| kept.revision == revision && kept.at.elapsed() < FRESH;
        if let Some(kept) = kept.as_ref().filter(is_good) {
            return Some(Arc::clone(&kept.page));
        }
        let page = Arc::new(ask().await?);
        self.make_room(page.body.len());
        *kept = (page.status == 200).then(|| Kept {
            page: Arc::clone(&page),
            at: Instant::now(),
            revision,
        });
        Some(page)
    }

    /// Gives all pages up where there would be too many bytes.
    fn make_room(&self, bytes: usize) {
        if self.bytes.fetch_add(bytes, Ordering::Relaxed) + bytes > MOST_BYTES {
            self.places.lock().clear();
            self.bytes.store(bytes, Ordering::Relaxed);
        }
    }

    fn place(&self, name: String) -> Slot {
        let mut places = self.places.lock();
        if places.len() >= MOST && !places.contains_key(&name) {
            places.clear();
        }
        Arc::clone(places.entry(name).or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bytes::Bytes;

    #[actix_web::test]
    async fn only_so_many_bytes_are_kept() {
        let keeping = Keeping::default();
        let large = Answered { body: Bytes::from(vec![0; MOST_BYTES / 4]), ..Answered::bare(200) };
        for n in 0..10 {
            let page = keeping.page(n.to_string(), None, || async { Some(large.clone()) });
            assert!(page.await.is_some());
            assert!(keeping.places.lock().len() <= 4);
        }
    }

    #[test]
    fn only_so_many_are_kept() {
        let keeping = Keeping::default();
        for n in 0..=MOST {
            keeping.place(n.to_string());
        }
        assert_eq!(keeping.places.lock().len(), 1);
    }
}
