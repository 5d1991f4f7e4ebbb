//! Everything that can be printed.

use serde::Serialize;

use crate::page::Page;

/// `GET /t/{id}/print`: what there is to print, in the order of an evening.
#[derive(Debug, Clone, Default, Serialize)]
pub struct PrintPage {
    /// The tournament's identifier in addresses.
    pub tournament: String,
    /// The tournament's name.
    pub name: String,
    /// The sheets: before, during and after the game.
    pub parts: Vec<PrintPart>,
}

/// What is printed at one time of the evening.
#[derive(Debug, Clone, Serialize)]
pub struct PrintPart {
    /// `До игры`.
    pub title: String,
    /// Its sheets.
    pub sheets: Vec<SheetLink>,
}

/// The way to one sheet.
#[derive(Debug, Clone, Serialize)]
pub struct SheetLink {
    /// Where it is.
    pub href: String,
    /// What it is.
    pub title: String,
    /// What it is for.
    pub what: String,
}

impl Page for PrintPage {
    const TEMPLATE: &'static str = "pages/print/index.html";
}
