//! What features keep of the folder between two requests. The folder knows none of them: each has
//! its place by its type.

use parking_lot::Mutex;
use std::{any::Any, any::TypeId, collections::BTreeMap, sync::Arc};

/// One value of each type that was asked for.
#[derive(Debug, Default)]
pub(crate) struct Memory(Mutex<BTreeMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl Memory {
    /// The value of this type; its default when nobody has asked for it before.
    pub(crate) fn of<T: Any + Default + Send + Sync>(&self) -> Arc<T> {
        let mut kept = self.0.lock();
        let place = kept.entry(TypeId::of::<T>()).or_insert_with(|| Arc::new(T::default()));
        Arc::clone(place).downcast().expect("a place holds a value of its own type")
    }
}
