//! The sheet of keys.

use serde::Serialize;

use crate::page::Page;

/// `GET /keys`: every key and how a slip is keyed; printable.
#[derive(Debug, Clone, Default, Serialize)]
pub struct KeysPage {
    /// Where the reader came from, such as a console.
    pub back: Option<String>,
}

impl Page for KeysPage {
    const TEMPLATE: &'static str = "pages/keys.html";
}
