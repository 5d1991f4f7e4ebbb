//! What a row of stored events makes: a table, or another game that is played at one.

use serde::{Serialize, de::DeserializeOwned};
use std::fmt;

/// What a row of events makes.
pub trait Told: Clone {
    /// What happens, as it is stored.
    type Event: Serialize + DeserializeOwned;
    /// Why it cannot have happened.
    type Fault: fmt::Display;
    /// What an event is called in the log.
    const KIND: &'static str;

    /// What the first event begins.
    ///
    /// # Errors
    /// When there is none, or it begins nothing that can be.
    fn begun(first: Option<Self::Event>) -> Result<Self, Self::Fault>;

    /// Takes an event.
    ///
    /// # Errors
    /// When it cannot have happened here.
    fn apply(&mut self, event: &Self::Event) -> Result<(), Self::Fault>;

    /// What these events have made.
    ///
    /// # Errors
    /// The first event that cannot be taken.
    fn of(events: impl IntoIterator<Item = Self::Event>) -> Result<Self, Self::Fault> {
        let mut events = events.into_iter();
        let mut made = Self::begun(events.next())?;
        events.try_for_each(|event| made.apply(&event))?;
        Ok(made)
    }
}
