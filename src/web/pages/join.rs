//! Where a badge or an invitation is taken up.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/join`.
#[derive(Debug, Clone, Default, Serialize)]
pub struct JoinPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The number that was typed.
    pub number: String,
    /// Why nobody was signed in; empty before the first try.
    pub fault: String,
}

impl Page for JoinPage {
    const TEMPLATE: &'static str = "pages/join.html";
}
