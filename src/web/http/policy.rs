//! What a page may load and run, and who may frame it.

/// Everything comes from here, nothing may be framed, nothing is guessed.
pub(crate) const CONTENT_POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// The same for the one page that the console shows inside its own.
pub(crate) const FRAMED_POLICY: &str = "default-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'self'";
