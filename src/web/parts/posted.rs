//! What a page posts, where it is one of several things.

use serde::Deserialize;

/// One of the things that a page asks for, or something else, which a page of today does not ask.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Posted<A> {
    Known(A),
    Unknown {},
}
