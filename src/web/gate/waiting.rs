//! Phones of a gate that wait for what becomes of their slip.

use crate::gate::envelope::Answered;
use parking_lot::Mutex;
use std::{collections::BTreeMap, sync::atomic::AtomicU64, sync::atomic::Ordering};
use tokio::sync::oneshot;

/// Who waits, by number.
#[derive(Debug, Default)]
pub struct Waiting {
    last: AtomicU64,
    phones: Mutex<BTreeMap<u64, oneshot::Sender<Answered>>>,
}

/// A phone's turn; it is forgotten when this is dropped.
#[derive(Debug)]
pub struct Turn<'a> {
    waiting: &'a Waiting,
    /// Its number.
    pub number: u64,
    answer: oneshot::Receiver<Answered>,
}

impl Waiting {
    /// Lets somebody wait.
    pub fn turn(&self) -> Turn<'_> {
        let number = self.last.fetch_add(1, Ordering::Relaxed);
        let (sender, answer) = oneshot::channel();
        self.phones.lock().insert(number, sender);
        Turn { waiting: self, number, answer }
    }

    /// Answers whoever waits under this number, if he still does.
    pub fn answer(&self, number: u64, answered: Answered) {
        if let Some(phone) = self.phones.lock().remove(&number) {
            // He may have gone; his phone asks again under the same key.
            let _gone = phone.send(answered);
        }
    }
}

impl Turn<'_> {
    /// The answer; `None` where none will come.
    pub async fn answer(&mut self) -> Option<Answered> {
        (&mut self.answer).await.ok()
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.waiting.phones.lock().remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[actix_web::test]
    async fn everybody_gets_his_own_answer_and_who_left_is_forgotten() {
        let waiting = Waiting::default();
        let (mut one, mut two) = (waiting.turn(), waiting.turn());
        let gone = waiting.turn().number;
        waiting.answer(two.number, Answered::bare(202));
        waiting.answer(one.number, Answered::bare(201));
        waiting.answer(gone, Answered::bare(500));
        assert_eq!(one.answer().await.unwrap().status, 201);
        assert_eq!(two.answer().await.unwrap().status, 202);
        drop((one, two));
        assert!(waiting.phones.lock().is_empty());
    }
}
