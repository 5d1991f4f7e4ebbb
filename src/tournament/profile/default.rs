//! What goes without saying in a stored value.

/// Whether a value is the one that goes without saying.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
