//! That a request came through a gate: then nobody is at this machine, wherever he asks from.

use actix_web::{HttpMessage, HttpRequest};

/// The mark of such a request.
#[derive(Clone, Copy, Debug)]
pub struct Through {
    /// Whether it came to the gate under TLS.
    pub is_secure: bool,
}

impl Through {
    /// The mark of a request, if it has one. Only the desk's own door sets it; no header can.
    pub fn of(request: &HttpRequest) -> Option<Self> {
        request.extensions().get::<Self>().copied()
    }
}
