//! The way in for tournaments that come as files.

use serde::Serialize;

use crate::page::Page;

/// `GET /open`: a tournament from the lines of its log.
#[derive(Debug, Clone, Copy, Default, Serialize)]
pub struct OpenPage {
    /// The most bytes of a file.
    pub most_bytes: usize,
    /// The same in megabytes.
    pub most_megabytes: usize,
}

impl Page for OpenPage {
    const TEMPLATE: &'static str = "pages/open.html";
}
