//! What goes without saying in a stored value.
//!
//! A default is what the first program did, and frozen: a log leaves out what is as usual.

/// Whether a value is the one that goes without saying.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
