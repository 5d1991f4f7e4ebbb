//! Who puts words together and searches positions for anybody who asks: one thing after the other,
//! beside the threads that serve, so that neither the hall nor the reveal waits.

use flavita_app::words::chosen::ChosenWords;
use std::{sync::Arc, time::Duration};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How long somebody waits for his turn before he is told to ask again.
const PATIENCE: Duration = Duration::from_secs(2);

/// The one turn there is, and the words that were put together last.
#[derive(Debug)]
pub struct Analyst {
    turn: Arc<Semaphore>,
    patience: Duration,
    /// The words.
    pub words: ChosenWords,
}

impl Default for Analyst {
    fn default() -> Self {
        let turn = Arc::new(Semaphore::new(1));
        Self { turn, patience: PATIENCE, words: ChosenWords::default() }
    }
}

impl Analyst {
    /// Waits for the turn; `None` where others take too long. Whoever has it takes it along to the
    /// thread that works: it is over when the work is, even if nobody waits for the answer any more.
    pub async fn turn(&self) -> Option<OwnedSemaphorePermit> {
        let turn = Arc::clone(&self.turn).acquire_owned();
        tokio::time::timeout(self.patience, turn).await.ok()?.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn one_works_at_a_time_and_the_next_when_he_is_done() {
        let analyst = Analyst { patience: Duration::ZERO, ..Analyst::default() };
        let first = analyst.turn().await.unwrap();
        assert!(analyst.turn().await.is_none());
        drop(first);
        assert!(analyst.turn().await.is_some());
    }
}
